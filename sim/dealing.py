"""How the cards of a deck lie when its games begin: the shuffles alone, as the games have them. Nothing is played."""

from typing import Any

import numpy as np

from sim import vocabulary as v
from sim.batch import TURN_CAP
from sim.engine import start_game
from sim.luck import root_key
from sim.matchup import Matchup
from sim.state import SEAT, new_records


def deal(matchup: Matchup, seed: int, games: int, deck: int = 0) -> Any:
    """Return the slots of a deck (0 or 1) in the order in which they lie at the start of its first games.

    The shape is (games, cards): the five shields, then the five cards of the opening hand, then the deck from the
    top. Cards that start the game in the battle zone, and the seals on them, are left out. The order of a
    game is that of any other one with the same probability, and independent of it.
    """
    _, root = root_key(seed)
    state = new_records()
    record = state[0]
    dealt = []
    for game in range(games):
        pair, second = divmod(game, 2)
        seats = matchup.seat(record, second, TURN_CAP)
        start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root, pair)
        seat = second if deck == 0 else 1 - second
        zones, counts = record.zone_cards[seat], record.zone_count[seat]
        shields, hand = zones[v.SHIELD, : counts[v.SHIELD]], zones[v.HAND, : counts[v.HAND]]
        dealt.append(np.concatenate([shields, hand, zones[v.DECK, : counts[v.DECK]][::-1]]))
    return np.array(dealt) % SEAT
