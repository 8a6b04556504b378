"""Made-up games of a gauntlet, for the tests of its summary and of its document."""

from collections.abc import Sequence
from typing import Any

from sim.experiments.kinds.gauntlet import gauntlet_experiment
from sim.experiments.runs.run import Run
from tests.reports.examples.matrix import DECKS, FN, LIQUID, MONO, games

OWN, FIRST, SECOND = FN, MONO, LIQUID


def run_of(*winners: Sequence[int], **more: Any) -> Run:
    """FN Rush against Mono-red Rush, Liquid Beast and itself, as many as have winners. FN Rush is A."""
    field = [DECKS[FIRST], DECKS[SECOND], DECKS[OWN]][: len(winners)]
    experiment = gauntlet_experiment(DECKS[OWN], field, games=max(map(len, winners)), seed=1, **more)
    cells = tuple(games(cell, won) for cell, won in zip(experiment.cells, winners, strict=True))
    return Run(experiment, cells, 1.0)
