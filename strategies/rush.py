"""The rush player: attack whenever it can, the shields first, and keep nothing back.

It is its parameters and its attacks; everything else it does as `strategies.priorities` says.
"""

from typing import Any, Final

from sim import vocabulary as v
from sim.compiling import rule
from sim.view import breaks, cards_in, power
from strategies.judgement import BRAVE, HUNT_LEAST, battle_gain, can_be_blocked, parameter, strongest_blocker
from strategies.priorities import FIRST, SECOND, THIRD, finishing_order

# By the indices in strategies.judgement.
PARAMETERS: Final = (
    4,  # MANA_ENOUGH
    7,  # MANA_MOST
    0,  # HAND_KEPT
    6,  # HAND_FULL
    3,  # DECK_LOW
    250,  # SPELL_YIELD
    1200,  # SHIELD_POINTS
    3000,  # HUNT_LEAST
    0,  # EDGE: not asked
    1,  # BLOCK_LEAST
    0,  # CHUMP_SHIELDS
    1,  # BRAVE
)


@rule
def want_attack(g: Any, t: Any, card: int, target: int, finishing: bool) -> int:
    """Attacking the target (-1: the player) with this creature."""
    # Win.
    if target < 0 and finishing:
        return FIRST + finishing_order(g, t, card)
    # Destroy a creature that is worth the delay.
    if target >= 0:
        gain = battle_gain(g, t, card, target)
        return SECOND + gain if gain >= parameter(g, HUNT_LEAST) else gain - FIRST
    # Break shields, but perhaps not into a blocker that wins.
    eaten = can_be_blocked(g, t, card) and strongest_blocker(g, t, 1 - g.ask_player) > power(g, t, card)
    if eaten and parameter(g, BRAVE) == 0 and cards_in(g, 1 - g.ask_player, v.SHIELD) > 0:
        return -1
    return THIRD + breaks(g, t, card)
