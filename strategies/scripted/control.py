"""The control player: charge longer, trade creatures, remove threats, and attack when that is safe or wins.

Only its parameters and its attacks are its own; the rest is in `strategies.scripted.priorities`.
"""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import asked_player, breaks, cards_in, keywords_of, parameter, power
from sim.engine.record.codes import keywords, zones
from sim.engine.record.indices import Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.by_priorities import by_priorities
from strategies.scripted.combat import TO_SURVIVE, TO_WIN, Board, is_wasted
from strategies.scripted.parameters import EDGE, MEANINGS
from strategies.scripted.player import Player
from strategies.scripted.priorities import finishing_order, want_hunt
from strategies.scripted.tiers import FIRST, FOURTH, THIRD

LATE: Final = 10  # with this many cards or fewer in its own deck, the player must end the game


@rule
def want_attack(g: Game, t: Tables, card: Card, target: Card, board: Board) -> int:
    """Attacking the target (-1: the player) with this creature."""
    me = asked_player(g)
    # Win.
    if target < 0 and board.plan == TO_WIN:
        return FIRST + finishing_order(g, t, card)
    # Blockers stay at home when the player is in danger.
    if board.plan == TO_SURVIVE and (keywords_of(g, t, card) & keywords.BLOCKER) != 0:
        return -FIRST
    # Destroy any creature at a profit, and one that helps the opponent to win at any price.
    if target >= 0:
        return want_hunt(g, t, card, target, board.plan)
    # Not into a blocker that would only eat the creature.
    if is_wasted(g, t, card, board):
        return -1
    # Time is running out.
    if cards_in(g, me, zones.DECK) <= LATE:
        return THIRD + breaks(g, t, card)
    # The board is won.
    if board.attackers - board.their_attackers >= parameter(g, EDGE):
        return THIRD + breaks(g, t, card)
    # Nothing there could punish a tapped creature.
    if board.attacker_power < power(g, t, card):
        return FOURTH + breaks(g, t, card)
    return -1


PLAYER: Final = Player(
    "control",
    "charges longer, trades creatures, removes threats, and attacks when that is safe or wins",
    by_priorities(want_attack),
    {
        "mana_enough": 7,
        "mana_most": 9,
        "hand_kept": 1,
        "hand_full": 7,
        "deck_low": 5,
        "spell_yield": 400,
        "shield_points": 2200,
        "hunt_least": 1,
        "block_least": 1,
        "chump_shields": 2,
        "brave": 0,
        "edge": 0,
    },
    MEANINGS,
)
