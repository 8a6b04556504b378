"""The control player: charge longer, trade creatures, remove threats, and attack when that is safe or wins.

It is its parameters and its attacks; everything else it does as `strategies.priorities` says.
"""

from typing import Any, Final

from sim import vocabulary as v
from sim.compiling import rule
from sim.view import breaks, cards_in, keywords, power
from strategies.judgement import (
    BRAVE,
    EDGE,
    HUNT_LEAST,
    battle_gain,
    can_be_blocked,
    can_finish,
    count_attackers,
    parameter,
    strongest_attacker,
    strongest_blocker,
)
from strategies.priorities import FIRST, FOURTH, SECOND, THIRD, finishing_order

# By the indices in strategies.judgement.
PARAMETERS: Final = (
    7,  # MANA_ENOUGH
    9,  # MANA_MOST
    1,  # HAND_KEPT
    7,  # HAND_FULL
    5,  # DECK_LOW
    400,  # SPELL_YIELD
    2200,  # SHIELD_POINTS
    1,  # HUNT_LEAST
    1,  # EDGE
    1,  # BLOCK_LEAST
    2,  # CHUMP_SHIELDS
    0,  # BRAVE
)

LATE: Final = 10  # cards in the own deck from which the game must be brought to an end


@rule
def is_needed_at_home(g: Any, t: Any, card: int) -> bool:
    """Whether a blocker must stay untapped, because the opponent could finish in the next turn."""
    return (keywords(g, t, card) & v.BLOCKER) != 0 and can_finish(g, t, 1 - g.ask_player, False, -1, 1)


@rule
def want_attack(g: Any, t: Any, card: int, target: int, finishing: bool) -> int:
    """Attacking the target (-1: the player) with this creature."""
    me = g.ask_player
    # Win.
    if target < 0 and finishing:
        return FIRST + finishing_order(g, t, card)
    if is_needed_at_home(g, t, card):
        return -FIRST
    # Destroy any creature at a profit.
    if target >= 0:
        gain = battle_gain(g, t, card, target)
        return SECOND + gain if gain >= parameter(g, HUNT_LEAST) else gain - FIRST
    # Not into a blocker that wins.
    eaten = can_be_blocked(g, t, card) and strongest_blocker(g, t, 1 - me) > power(g, t, card)
    if eaten and parameter(g, BRAVE) == 0:
        return -1
    # Time is running out.
    if cards_in(g, me, v.DECK) <= LATE:
        return THIRD + breaks(g, t, card)
    # The board is won.
    if count_attackers(g, t, me) - count_attackers(g, t, 1 - me) >= parameter(g, EDGE):
        return THIRD + breaks(g, t, card)
    # Nothing there could punish a tapped creature.
    if strongest_attacker(g, t, 1 - me) < power(g, t, card):
        return FOURTH + breaks(g, t, card)
    return -1
