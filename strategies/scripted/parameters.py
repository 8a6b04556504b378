"""Where each parameter of a player stands in `g.parameters[player]`."""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.record.state import Game

# --- Parameters: where each stands in `g.parameters[player]` ----------------------------------------------
MANA_ENOUGH: Final = 0  # mana cards after which only a dearer card or a missing civilization asks for more
MANA_MOST: Final = 1  # mana cards after which none is charged
HAND_KEPT: Final = 2  # cards that stay in the hand once there is some mana
HAND_FULL: Final = 3  # cards in hand from which more cards are worth little
DECK_LOW: Final = 4  # cards in the deck from which no card is drawn that need not be
SPELL_YIELD: Final = 5  # points that a spell must bring for each mana, to be cast from the hand
SHIELD_POINTS: Final = 6  # what one of the own shields is worth
HUNT_LEAST: Final = 7  # points that attacking a creature must bring
EDGE: Final = 8  # how many more attackers than the opponent has creatures make it safe to go for the shields
BLOCK_LEAST: Final = 9  # points that a block must bring while there is no danger
CHUMP_SHIELDS: Final = 10  # own shields up to which a creature is thrown in the way of a double breaker
BRAVE: Final = 11  # attack into a blocker that wins? 0: no, 1: if attackers outnumber blockers, 2: always


@rule
def parameter(g: Game, index: int) -> int:
    """A parameter of the asked player."""
    return g.parameters[g.ask_player, index]
