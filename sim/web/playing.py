"""The process that plays a run of the queue: `python -m sim.web.playing FOLDER JOBS`.

It writes lines of JSON to standard output: what it is doing, and how far it is. When its standard input ends, because
the run was cancelled or the server has ended in whatever way, it stops at the next file of games, as after Ctrl-C: the
games that are finished are kept.
"""

import contextlib
import json
import os
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

from sim.api.errors import GamesErred, Interrupted
from sim.api.kept_runs import resume_run
from sim.api.observer import Observer
from sim.cards.library.shown_names import names_of_parent
from sim.experiments.runs.kind import kind_of
from sim.language import gettext, sentences, speaking_as_parent, translatable
from sim.web.errors import USERS, in_words

if TYPE_CHECKING:
    from sim.api.result import Result
    from sim.experiments.runs.execution import Execution
    from sim.experiments.runs.experiment import Experiment
    from sim.games.matchups.matchup import Matchup

SECONDS_BETWEEN = 0.3  # two lines about the games
STOPPED = 130
LEARNING = translatable(
    "{deck} is played by a player who looks ahead, who first learns the deck from games against itself and the decks"
    " that ship."
    " What is learned is kept, so that this happens once."
)


class Reporter(Observer):
    """Writes down how a run goes, and ends it on request."""

    def __init__(self) -> None:
        self._stopped = threading.Event()
        self._plays = False  # from the first game to the last: the only time in which there are games to keep
        self._finished = False
        self._next = 0.0

    def listen(self) -> None:
        """Wait for the end of standard input, and stop then."""
        while os.read(0, 1024):
            pass
        self._stopped.set()
        if not (self._plays or self._finished):
            os._exit(STOPPED)  # the compiler notices nothing; no game is lost

    def load_engine(self, matchup: "Matchup") -> None:
        """Compile and load the engine."""
        from sim.games.playing.warming import loading_notices, wait_for_engine

        say(state="loading", notice=" ".join(loading_notices()), done=0, total=0)
        wait_for_engine()

    def learning(self, deck: str, done: int, total: int) -> None:
        """Report how far the learning of a deck is, unless it has just done so."""
        if self._is_time():
            say(state="learning", notice=gettext(LEARNING, deck=deck), done=done, total=total)

    def started(self, experiment: "Experiment") -> None:
        """The games begin."""
        self._plays = True
        say(state="playing", notice="", done=0, total=experiment.games * len(experiment.cells), rates=[])

    def chunk_played(self, execution: "Execution") -> None:
        """Report how far the run is, unless it has just done so. Raises KeyboardInterrupt to end it."""
        if self._stopped.is_set():
            raise KeyboardInterrupt
        if self._is_time() or execution.done >= execution.total:
            rates = kind_of(execution.experiment).rates_so_far(execution)
            say(state="playing", done=execution.done, total=execution.total, rates=rates)

    def _is_time(self) -> bool:
        """Whether the last line is some time ago."""
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + SECONDS_BETWEEN
        return True

    def finished(self, result: "Result") -> None:
        """The games have been played; the page remains, and is not interrupted."""
        self._finished = True

    def writing(self) -> None:
        """The page is about to be written."""
        say(state="writing")


def say(**facts: Any) -> None:
    """Write a line of JSON."""
    with contextlib.suppress(OSError):  # the server was killed, and the end of standard input stops the run
        print(json.dumps(facts), flush=True)


def main(folder: str, jobs: int | None) -> int:
    """Play the run in a folder; returns the exit code."""
    reporter = Reporter()
    threading.Thread(target=reporter.listen, daemon=True).start()
    try:
        with speaking_as_parent(), names_of_parent():
            resume_run(folder, observer=reporter, jobs=jobs)
    except Interrupted:
        return STOPPED
    except GamesErred as error:
        say(error=sentences(in_words(error), gettext("The report names them.")))
        return 3
    except USERS as error:
        say(error=in_words(error))
        return 1
    return 0


if __name__ == "__main__":
    code = main(sys.argv[1], int(sys.argv[2]) or None)
    sys.stdout.flush()
    os._exit(code)  # the thread that listens never ends by itself
