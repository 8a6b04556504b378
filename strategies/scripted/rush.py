"""The rush player: attack with everything in every turn, and keep nothing back.

It is its parameters and its attacks; everything else it does as `strategies.scripted.priorities` says.
"""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import breaks
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.combat import TO_WIN, is_wasted
from strategies.scripted.priorities import FIRST, THIRD, finishing_order, want_hunt

# By the indices in strategies.scripted.combat.
PARAMETERS: Final = (
    6,  # MANA_ENOUGH
    7,  # MANA_MOST
    0,  # HAND_KEPT
    6,  # HAND_FULL
    3,  # DECK_LOW
    250,  # SPELL_YIELD
    1200,  # SHIELD_POINTS
    1500,  # HUNT_LEAST
    0,  # EDGE: not asked
    1,  # BLOCK_LEAST
    0,  # CHUMP_SHIELDS
    1,  # BRAVE
)


@rule
def want_attack(g: Game, t: Tables, card: int, target: int, plan: int) -> int:
    """Attacking the target (-1: the player) with this creature."""
    # Win.
    if target < 0 and plan == TO_WIN:
        return FIRST + finishing_order(g, t, card)
    # Destroy a creature that is worth the delay, or that helps the opponent to win.
    if target >= 0:
        return want_hunt(g, t, card, target, plan)
    # Break shields, unless a blocker would only eat the creature.
    if is_wasted(g, t, card):
        return -1
    return THIRD + breaks(g, t, card)
