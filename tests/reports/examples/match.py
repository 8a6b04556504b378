"""Made-up games of a match, for the tests of its summary and of its document."""

import numpy as np

from decks import read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import play
from sim.engine.record.codes.play import DIRECT_ATTACK, ERROR, POOL_FULL, TURN_CAP
from sim.engine.record.codes.results import (
    A_GOES_FIRST,
    COLUMNS,
    ERROR_CODE,
    PAIR,
    REASON,
    SHIELDS_BROKEN_A,
    SHIELDS_BROKEN_B,
    TURNS,
    WINNER,
)
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import Games

A, B, NOBODY, DRAWN = 0, 1, play.NOBODY, play.DRAWN
NAMES = known_names()
MATCHUP = prepare_matchup(read_deck("murky-riptide", NAMES), read_deck("fn-rush", NAMES), ("control", "rush"))


def games(*results: tuple[int, int], errors: tuple[int, ...] = ()) -> Games:
    """Games of these winners and numbers of turns."""
    rows = np.zeros((len(results), COLUMNS), np.int64)
    for game, (winner, turns) in enumerate(results):
        rows[game, PAIR] = game // 2
        rows[game, A_GOES_FIRST] = 1 - game % 2
        rows[game, WINNER] = winner
        rows[game, REASON] = TURN_CAP if winner == NOBODY else DIRECT_ATTACK
        rows[game, TURNS] = turns
        rows[game, SHIELDS_BROKEN_A] = 4
        rows[game, SHIELDS_BROKEN_B] = game
    for game in errors:
        rows[game, ERROR_CODE] = POOL_FULL
        rows[game, REASON] = ERROR
    return Games(
        matchup=MATCHUP,
        seed=5,
        turn_cap=100,
        rows=rows,
        digests=np.arange(len(results), dtype=np.uint64),
        seconds=2.0,
    )
