"""Made-up games of best-of-three matches, for the tests of their summary and of their document."""

from collections.abc import Sequence
from typing import Any

from sim.experiments.runs.run import Run
from tests.experiments.kinds.matches import matches_between
from tests.reports.examples.matrix import DECKS, games


def run_of(*winners: Sequence[int], decks: tuple[int, int] = (0, 2), **more: Any) -> Run:
    """FN Rush (A) against Liquid Beast, with these winners of the games 1, 2 and 3 of the matches."""
    errors = more.pop("errors", {})
    turns = more.pop("turns", {})
    experiment = matches_between(*(DECKS[deck] for deck in decks), matches=len(winners[0]), seed=1, **more)
    cells = tuple(
        games(cell, won, turns.get(at, ()), errors.get(at, ()))
        for at, (cell, won) in enumerate(zip(experiment.cells, winners, strict=True))
    )
    return Run(experiment, cells, 1.0)
