"""Made-up games of a comparison, for the tests of its summary and of its document."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from decks.reading import Deck, read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import columns, faults
from sim.experiments.kinds.compare import compare_experiment
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import prepare_sides
from sim.games.playing.batch import Games

NAMES = known_names()
BASE, RUSH, RIPTIDE = (read_deck(name, NAMES) for name in ("liquid-beast", "fn-rush", "murky-riptide"))


def variant(name: str, into: str = "Crystal Paladin") -> Deck:
    cards = tuple((into if card == "Aqua Guard" else card, copies) for card, copies in BASE.cards)
    return replace(BASE, name=name, cards=cards)


NEW = variant("New")
A, B = (0, 5), (1, 7)  # the list wins in turn 5, its opponent in turn 7


def run(asked: Experiment, *results: Sequence[tuple[int, int]], errors: Sequence[tuple[int, int]] = ()) -> Run:
    """A run of these winners and turns for each matchup; `errors` are matchups and games."""
    cells = []
    for cell, of_cell in enumerate(results):
        rows = np.zeros((len(of_cell), columns.COLUMNS), np.int64)
        for game, (winner, turns) in enumerate(of_cell):
            rows[game, columns.WINNER] = winner
            rows[game, columns.TURNS] = turns
            if (cell, game) in errors:
                rows[game, columns.ERROR_CODE] = faults.POOL_FULL
        matchup = prepare_sides(asked.cells[cell])
        cells.append(Games(matchup, 5, 100, rows, np.zeros(len(of_cell), np.uint64), 0.0))
    return Run(asked, tuple(cells))


def two_lists(field: Sequence[Deck] = (RUSH,), games: int = 8, **options: Any) -> Experiment:
    return compare_experiment(BASE, (options.pop("variant", NEW),), field, games=games, seed=5, **options)
