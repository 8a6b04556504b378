"""The control player: charge longer, trade creatures, remove threats, and attack when that is safe or wins.

It is its parameters and its attacks; everything else it does as `strategies.scripted.priorities` says.
"""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import breaks, cards_in, keywords, power
from sim.engine.record.codes.cards import BLOCKER, DECK
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.combat import TO_SURVIVE, TO_WIN, count_attackers, is_wasted, strongest_attacker
from strategies.scripted.parameters import EDGE, parameter
from strategies.scripted.priorities import FIRST, FOURTH, THIRD, finishing_order, want_hunt

# By the indices in strategies.scripted.combat.
PARAMETERS: Final = (
    7,  # MANA_ENOUGH
    9,  # MANA_MOST
    1,  # HAND_KEPT
    7,  # HAND_FULL
    5,  # DECK_LOW
    400,  # SPELL_YIELD
    2200,  # SHIELD_POINTS
    1,  # HUNT_LEAST
    0,  # EDGE
    1,  # BLOCK_LEAST
    2,  # CHUMP_SHIELDS
    0,  # BRAVE
)

LATE: Final = 10  # cards in the own deck from which the game must be brought to an end


@rule
def want_attack(g: Game, t: Tables, card: int, target: int, plan: int) -> int:
    """Attacking the target (-1: the player) with this creature."""
    me = g.ask_player
    # Win.
    if target < 0 and plan == TO_WIN:
        return FIRST + finishing_order(g, t, card)
    # Blockers stay at home in times of danger.
    if plan == TO_SURVIVE and (keywords(g, t, card) & BLOCKER) != 0:
        return -FIRST
    # Destroy any creature at a profit, and one that helps the opponent to win at any price.
    if target >= 0:
        return want_hunt(g, t, card, target, plan)
    # Not into a blocker that would only eat the creature.
    if is_wasted(g, t, card):
        return -1
    # Time is running out.
    if cards_in(g, me, DECK) <= LATE:
        return THIRD + breaks(g, t, card)
    # The board is won.
    if count_attackers(g, t, me) - count_attackers(g, t, 1 - me) >= parameter(g, EDGE):
        return THIRD + breaks(g, t, card)
    # Nothing there could punish a tapped creature.
    if strongest_attacker(g, t, 1 - me) < power(g, t, card):
        return FOURTH + breaks(g, t, card)
    return -1
