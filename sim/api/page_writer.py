"""The page of a run that has just been played, written with as little waiting as can be.

What draws and lays out pages takes as long to import as some thousands of games to play, so a thread does that while
they are played. The games that the page tells are played again by a process of its own, without the compiled engine,
which has no entrance for a game that is told; it too gets ready in the meantime.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sim.compiler.cache import TOP

if TYPE_CHECKING:
    from reports.full_report import RecountedGame
    from reports.summaries.summary import NotableGame
    from sim.experiments.runs.folder import RunFolder
    from sim.experiments.runs.run import Run


class PageWriter:
    """Writes the page of the run in a folder. To be used as a context: begun before the games are played."""

    def __init__(self, folder: "RunFolder") -> None:
        self._folder = folder

    def __enter__(self) -> "PageWriter":
        """Begin to get ready."""
        places = [str(TOP), os.environ.get("PYTHONPATH", "")]
        self._teller = subprocess.Popen(
            [sys.executable, "-m", "sim.api.page_writer", str(self._folder.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places))},
        )
        self._thread = threading.Thread(target=_import_what_draws, name="importing", daemon=True)
        return self

    def __exit__(self, *_: object) -> None:
        """Let the process end, whether or not it has told anything."""
        with self._teller:
            self._teller.kill()

    def import_meanwhile(self) -> None:
        """Import what draws, beside the games that are played now."""
        self._thread.start()

    def ask(self, run: "Run") -> None:
        """The run is complete: ask for its telling games, which `write` will need."""
        from reports.full_report import games_to_recount

        assert self._teller.stdin is not None
        with contextlib.suppress(BrokenPipeError), self._teller.stdin as asked:  # `write` will find out why it died
            for notable in games_to_recount(run, run.summary):
                print(notable.cell, notable.game, file=asked)

    def write(self, run: "Run") -> None:
        """Write the page. Raises OSError when that cannot be done."""
        from sim.command_line.commands.report import write_page

        self._thread.join()
        write_page(run, self._told)

    def _told(self, notable: "NotableGame") -> "RecountedGame":
        """The next answer: the games are asked for in the order in which they are wanted."""
        from reports.full_report import RecountedGame

        assert self._teller.stdout is not None
        line = self._teller.stdout.readline()
        if not line:
            assert self._teller.stderr is not None
            message = self._teller.stderr.read().strip() or "no reason is known"
            raise OSError(
                "The page of the run could not be written, because its games could not be told."
                f" duelsim report {self._folder.path} tries it again. What went wrong: {message}"
            )
        digest, lines = json.loads(line)
        return RecountedGame(digest, tuple(lines))


def _import_what_draws() -> None:
    """Import it, and write a page of nothing: the first one takes three times as long as the second."""
    from reports.writing.document import Document
    from reports.writing.figures import new_axes
    from reports.writing.page import page
    from reports.writing.svg import to_svg

    page([Document("", "")])
    figure, _ = new_axes(100)
    to_svg(figure, "", "", "")


def tell_games(folder: str, asked: Iterable[str]) -> Iterable[str]:
    """Answer lines, each a matchup and a game of the run in a folder, with lines of JSON: digest and words."""
    from reports.full_report import recount
    from sim.experiments.runs.experiment import Experiment
    from sim.experiments.runs.folder import RunFolder
    from sim.games.matchup import prepare_sides

    experiment = Experiment.from_manifest(RunFolder.read(folder).manifest)
    for line in asked:
        cell, game = map(int, line.split())
        matchup: Any = prepare_sides(experiment.cells[cell], experiment.rules)
        recounted = recount(matchup, experiment.seed, game, experiment.turn_cap)
        yield json.dumps([recounted.digest, recounted.lines])


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that plays
    from sim.command_line.waiting import play_interpreted

    play_interpreted()
    import reports.full_report  # noqa: F401

    for answer in tell_games(sys.argv[1], sys.stdin):
        print(answer, flush=True)
