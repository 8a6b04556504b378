"""Made-up games of a gauntlet, for the tests of its summary and of its document."""

from collections.abc import Sequence
from typing import Any

from sim.experiments.kinds.best_of import GAMES, best_of_experiment
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


def matches_of_run(*winners: Sequence[int], errors: Sequence[Sequence[int]] = (), **more: Any) -> Run:
    """The run in best-of-three matches: the winners of the games 1, 2 and 3 against each opponent, one by one."""
    field = [DECKS[FIRST], DECKS[SECOND], DECKS[OWN]][: len(winners) // GAMES]
    single = gauntlet_experiment(DECKS[OWN], field, games=max(map(len, winners)), seed=1, **more)
    experiment = best_of_experiment(single, [((DECKS[OWN], "rush"), (opponent, "rush")) for opponent in field])
    erred = dict(enumerate(errors))
    cells = tuple(
        games(cell, won, errors=erred.get(at, ()))
        for at, (cell, won) in enumerate(zip(experiment.cells, winners, strict=True))
    )
    return Run(experiment, cells, 1.0)
