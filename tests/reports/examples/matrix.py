"""Made-up games of a matrix, for the tests of its summary and of its document."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import columns, endings, faults
from sim.experiments.kinds.best_of import best_of_experiment
from sim.experiments.kinds.matrix import matrix_experiment, pairings
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import prepare_sides
from sim.games.playing.batch import Games

DECKS = [read_deck(name, known_names()) for name in ("fn-rush", "mono-red-rush", "liquid-beast")]
FN, MONO, LIQUID = range(3)
A, B = 0, 1


def games(cell: Any, winners: Sequence[int], turns: Sequence[int] = (), errors: Sequence[int] = ()) -> Games:
    """Games of a matchup: A goes first in the first of each two."""
    rows = np.zeros((len(winners), columns.COLUMNS), np.int64)
    rows[:, columns.PAIR] = np.arange(len(winners)) // 2
    rows[:, columns.A_GOES_FIRST] = 1 - np.arange(len(winners)) % 2
    rows[:, columns.WINNER] = winners
    rows[:, columns.REASON] = np.where(np.array(winners) == endings.NOBODY, endings.TURN_CAP, endings.DIRECT_ATTACK)
    rows[:, columns.TURNS] = turns or [10] * len(winners)
    for game in errors:
        rows[game, [columns.ERROR_CODE, columns.WINNER, columns.REASON]] = (
            faults.POOL_FULL,
            endings.NOBODY,
            endings.ERROR,
        )
    return Games(prepare_sides(cell), 1, 100, rows, np.arange(len(winners), dtype=np.uint64), 1.0)


def run_of(
    cells: Mapping[tuple[int, int], Sequence[int]],
    *,
    shares: Sequence[float] | None = None,
    decks: int = 3,
    **more: Any,
) -> Run:
    """A run in which the games of each pairing have these winners; in mirror matches, the first player wins."""
    experiment = matrix_experiment(DECKS[:decks], shares=shares, games=1000, seed=1)
    length = len(next(iter(cells.values())))
    played = [
        games(
            cell, cells.get(at, [A, B] * (length // 2)), **{name: values.get(at, ()) for name, values in more.items()}
        )
        for cell, at in zip(experiment.cells, pairings(decks), strict=True)
    ]
    return Run(experiment, tuple(played), 1.0)


def matches_of_run(
    cells: Mapping[tuple[int, int], Sequence[Sequence[int]]],
    *,
    decks: int = 3,
    errors: Mapping[tuple[int, int], Sequence[Sequence[int]]] | None = None,
) -> Run:
    """A run of best-of-three matches: the winners of the games 1, 2 and 3 of each pairing."""
    single = matrix_experiment(DECKS[:decks], games=1000, seed=1)
    seats = [(deck, "rush") for deck in DECKS[:decks]]
    experiment = best_of_experiment(single, [(seats[row], seats[column]) for row, column in pairings(decks)])
    length = min(len(won) for of_pairing in cells.values() for won in of_pairing)
    winners = [won for at in pairings(decks) for won in cells.get(at, [[A, B] * (length // 2)] * 3)]
    erred = [numbers for at in pairings(decks) for numbers in (errors or {}).get(at, [()] * 3)]
    played = (
        games(cell, won, errors=numbers) for cell, won, numbers in zip(experiment.cells, winners, erred, strict=True)
    )
    return Run(experiment, tuple(played), 1.0)


FEW = {(FN, MONO): [A, A, A, B], (FN, LIQUID): [A, B, B, B], (MONO, LIQUID): [A, endings.NOBODY, B, A]}
