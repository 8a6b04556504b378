"""The rush player: attack with everything every turn, and hold nothing back.

Only its parameters and its attacks are its own; the rest is in `strategies.scripted.priorities`.
"""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import breaks
from sim.engine.record.indices import Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from strategies.scripted.by_priorities import by_priorities
from strategies.scripted.combat import TO_WIN, Board, is_wasted
from strategies.scripted.parameters import MEANINGS
from strategies.scripted.player import Player
from strategies.scripted.priorities import finishing_order, want_hunt
from strategies.scripted.tiers import FIRST, THIRD


@rule
def want_attack(g: Game, t: Tables, card: Card, target: Card, board: Board) -> int:
    """Attacking the target (-1: the player) with this creature."""
    # Win.
    if target < 0 and board.plan == TO_WIN:
        return FIRST + finishing_order(g, t, card)
    # Destroy a creature that is worth the delay, or that helps the opponent to win.
    if target >= 0:
        return want_hunt(g, t, card, target, board.plan)
    # Break shields, unless a blocker would only eat the creature.
    if is_wasted(g, t, card, board):
        return -1
    return THIRD + breaks(g, t, card)


PLAYER: Final = Player(
    "rush",
    "attacks with everything every turn and holds nothing back",
    by_priorities(want_attack),
    {
        "mana_enough": 6,
        "mana_most": 7,
        "hand_kept": 0,
        "hand_full": 6,
        "deck_low": 3,
        "spell_yield": 250,
        "shield_points": 1200,
        "hunt_least": 1500,
        "block_least": 1,
        "chump_shields": 0,
        "brave": 1,
    },
    MEANINGS,
)
