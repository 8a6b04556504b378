"""The order of a deck at the start of its games: the first shuffle of each game. Nothing is played.

The shuffles are those of `sim.engine.record.luck`, computed for many games at once without the compiled engine. Tests
compare them with games.
"""

from typing import Any

import numpy as np

from sim.engine.record.luck import GOLDEN, MIX_1, MIX_2, STREAM_SHUFFLES, root_key
from sim.games.matchups.matchup import Matchup


def deal(matchup: Matchup, seed: int, games: int, deck: int = 0) -> Any:
    """Return the slots of a deck (0 or 1) in their order at the start of the first games.

    The shape is (games, cards): the five shields, then the five cards of the opening hand, then the deck from the top.
    A card that starts the game in the battle zone, and the seals on it, are left out. The orders in different games are
    independent. No card may be fixed to a place.
    """
    game = np.arange(games)
    seats = (game + deck) % 2
    size = int(matchup.sizes[deck, 0])
    # The deck is sorted by the keys, with its top card last.
    order = np.argsort(_shuffle_keys(root_key(seed)[1], game // 2, seats, size), axis=1)[:, ::-1]
    tables = matchup.tables[0]
    starting = np.flatnonzero(tables.starts_sealed[matchup.kinds[deck, :size]] >= 0)[:1]
    in_play = np.arange(int(matchup.sizes[deck].sum()))[int(matchup.sizes[deck, :-1].sum()) :]  # from the start
    sealed = tables.starts_sealed[matchup.kinds[deck, np.concatenate([starting, in_play])]]
    seals = int(sealed[sealed > 0].sum())
    return order[~np.isin(order, starting)].reshape(games, -1)[:, seals:]


def _shuffle_keys(root: Any, pairs: Any, seats: Any, slots: int) -> Any:
    """The keys that the first shuffle of each game sorts the slots by: shape (games, slots), uint64."""
    run = _mix(np.uint64(root[0]).reshape(1)) ^ np.uint64(root[1])
    stream = _absorb(_absorb(_absorb(run, pairs), seats), np.array([STREAM_SHUFFLES]))
    return _absorb(_mix(stream + np.uint64(GOLDEN))[:, None], np.arange(slots)[None, :])


def _mix(value: Any) -> Any:
    """`sim.engine.record.luck.mix` for arrays; their arithmetic wraps around."""
    value = (value ^ (value >> np.uint64(30))) * np.uint64(MIX_1)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(MIX_2)
    return value ^ (value >> np.uint64(31))


def _absorb(value: Any, number: Any) -> Any:
    """`sim.engine.record.luck.absorb` for arrays."""
    return _mix((value ^ _mix(number.astype(np.uint64) + np.uint64(GOLDEN))) + np.uint64(GOLDEN))
