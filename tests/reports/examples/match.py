"""Made-up games of a match, for the tests of its summary and of its document."""

import numpy as np

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import columns, endings, faults
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import Games

A, B, NOBODY, DRAWN = 0, 1, endings.NOBODY, endings.DRAWN
NAMES = known_names()
MATCHUP = prepare_matchup(read_deck("murky-riptide", NAMES), read_deck("fn-rush", NAMES), ("control", "rush"))


def games(*results: tuple[int, int], errors: tuple[int, ...] = ()) -> Games:
    """Games of these winners and numbers of turns."""
    rows = np.zeros((len(results), columns.COLUMNS), np.int64)
    for game, (winner, turns) in enumerate(results):
        rows[game, columns.PAIR] = game // 2
        rows[game, columns.A_GOES_FIRST] = 1 - game % 2
        rows[game, columns.WINNER] = winner
        rows[game, columns.REASON] = endings.TURN_CAP if winner == NOBODY else endings.DIRECT_ATTACK
        rows[game, columns.TURNS] = turns
        rows[game, columns.SHIELDS_BROKEN_A] = 4
        rows[game, columns.SHIELDS_BROKEN_B] = game
    for game in errors:
        rows[game, columns.ERROR_CODE] = faults.POOL_FULL
        rows[game, columns.REASON] = endings.ERROR
    return Games(
        matchup=MATCHUP,
        seed=5,
        turn_cap=100,
        rows=rows,
        digests=np.arange(len(results), dtype=np.uint64),
        seconds=2.0,
    )
