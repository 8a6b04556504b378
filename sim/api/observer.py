"""Who is told what happens while an experiment runs."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sim.api.result import Result
    from sim.experiments.runs.execution import Execution
    from sim.experiments.runs.experiment import Experiment
    from sim.games.matchup import Matchup


class Observer:
    """Told what happens while an experiment runs; override what you want to know.

    This one only says on stderr that the rules are being compiled, where that is so.
    """

    def load_engine(self, matchup: "Matchup") -> None:
        """Compile and load the engine, which any matchup does, and wait until that is done."""
        from sim.compiler.cache import is_compiled
        from sim.games.warming import COMPILING, wait_for_engine

        if not is_compiled():
            print(COMPILING, file=sys.stderr)
        wait_for_engine(matchup)

    def connected(self, scheduler: str, threads: int) -> None:
        """The workers of a cluster are there, with so many threads in all."""

    def started(self, experiment: "Experiment") -> None:
        """Its games are played from now on."""

    def chunk_played(self, execution: "Execution") -> None:
        """Some games more have been played."""

    def finished(self, result: "Result") -> None:
        """All games have been played, or as many as were before Ctrl-C. The page has not been written yet."""

    def page_drawn(self, done: int, total: int) -> None:
        """So many sections of the page have been drawn."""
