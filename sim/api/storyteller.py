"""Telling games turn by turn, in a process of its own: the compiled engine has no entrance that records events.

That process plays interpreted, so this module imports nothing of the engine before it says so.
"""

import json
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from decks.shown_names import names_for_child
from sim.compiler.cache import TOP

if TYPE_CHECKING:
    from reports.recounting import RecountedGame
    from sim.experiments.runs.experiment import Experiment


class Storyteller:
    """A process that tells games of scripted players, interpreted. A context manager."""

    def __init__(self, experiment: "Experiment") -> None:
        self._experiment = experiment

    def __enter__(self) -> "Storyteller":
        """Start the process."""
        places = [str(TOP), os.environ.get("PYTHONPATH", "")]  # -P leaves out the current folder
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "sim.api.storyteller"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ
            | {"PYTHONPATH": os.pathsep.join(filter(None, places)), "PYTHONIOENCODING": "utf-8"}
            | names_for_child(),
        )
        self._ask(self._experiment.manifest())
        return self

    def __exit__(self, *_: object) -> None:
        """End the process."""
        with self._process:
            self._process.kill()

    def tell(self, opponent: int, game: int, choices: Sequence[int]) -> tuple["RecountedGame", dict[int, int]]:
        """A game, and the line of its text that tells what came of each of these choices.

        Raises RuntimeError, with the reason, if the game cannot be told.
        """
        self._ask([opponent, game, list(choices)])
        assert self._process.stdout is not None and self._process.stderr is not None
        try:
            told: tuple[RecountedGame, dict[int, int]] = pickle.load(self._process.stdout)
        except (EOFError, pickle.UnpicklingError):
            reason = self._process.stderr.read().decode("utf-8", "replace").strip()
            raise RuntimeError(f"game {game} could not be told again: {reason}") from None
        return told

    def _ask(self, what: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{json.dumps(what)}\n".encode())
        self._process.stdin.flush()


def tell_games() -> None:
    """Read a manifest, then opponents with games and choices, one in a line, and write the games."""
    from reports.recounting import recounted
    from sim.experiments.runs.experiment import Experiment
    from sim.games.matchup import prepare_sides
    from sim.games.replay import record_game
    from sim.games.transcript import lines_of_choices

    experiment = Experiment.from_manifest(json.loads(sys.stdin.readline()))
    for asked in sys.stdin:
        opponent, game, choices = json.loads(asked)
        matchup = prepare_sides(experiment.cells[opponent], experiment.rules)
        replay = record_game(matchup, experiment.seed, game, experiment.turn_cap)
        pickle.dump((recounted(replay), lines_of_choices(replay, choices)), sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the process that coaches
    from sim.compiler.interpreted import play_interpreted

    play_interpreted()
    from sim.cards.library.shown_names import names_of_parent

    with names_of_parent():
        tell_games()
