"""Made-up games of a goldfish run, for the tests of its summary and of its document."""

import numpy as np

from decks.reading import read_deck
from reports.summaries.goldfish import GoldfishSummary, summarize_goldfish
from sim.cards.library import known_names
from sim.engine.record.codes import columns, endings, faults
from sim.experiments.kinds.goldfish import goldfish_experiment
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import prepare_sides
from sim.games.playing.batch import Games

WON, LOST, NOBODY = 0, 1, endings.NOBODY
NAMES = known_names()


def summary_of(*decks: list[tuple[int, int]], errors: tuple[int, ...] = ()) -> GoldfishSummary:
    """Of games of up to two decks: who won, and in which of the deck's own turns. The errors are the first deck's."""
    found = [read_deck(name, NAMES) for name in ("fn-rush", "liquid-beast")[: len(decks)]]
    experiment = goldfish_experiment(found, games=max(map(len, decks)), seed=1)
    cells = []
    for cell, results in zip(experiment.cells, decks, strict=True):
        rows = np.zeros((len(results), columns.COLUMNS), np.int64)
        for game, (winner, turns) in enumerate(results):
            rows[game, columns.A_GOES_FIRST] = 1 - game % 2
            rows[game, columns.WINNER] = winner
            rows[game, columns.REASON] = {WON: endings.DIRECT_ATTACK, LOST: endings.DECK_OUT, NOBODY: endings.TURN_CAP}[
                winner
            ]
            rows[game, columns.TURNS_A] = turns
            rows[game, columns.TURNS] = 2 * turns
        if not cells:
            rows[list(errors), columns.ERROR_CODE] = faults.POOL_FULL
        cells.append(Games(prepare_sides(cell), 1, 100, rows, np.zeros(len(results), np.uint64), 0.0))
    return summarize_goldfish(Run(experiment, tuple(cells)))
