"""The parameters of the players who weigh points: the place of each in the record, and what it means."""

from typing import Final

MANA_ENOUGH: Final = 0
MANA_MOST: Final = 1
HAND_KEPT: Final = 2
HAND_FULL: Final = 3
DECK_LOW: Final = 4
SPELL_YIELD: Final = 5
SHIELD_POINTS: Final = 6
HUNT_LEAST: Final = 7
BLOCK_LEAST: Final = 8
CHUMP_SHIELDS: Final = 9
BRAVE: Final = 10
EDGE: Final = 11

# In the order of the numbers above; a player has the first of them, as many as it reads. The names are those that a
# user writes: `rush:hand_kept=1`.
MEANINGS: Final = {
    "mana_enough": "mana cards after which only a dearer card or a missing civilization asks for more",
    "mana_most": "mana cards after which none is charged",
    "hand_kept": "cards kept in the hand once there is some mana",
    "hand_full": "cards in hand from which more cards are worth little",
    "deck_low": "cards in the deck from which no optional draw is made",
    "spell_yield": "points that a spell must bring for each mana, to be cast from the hand",
    "shield_points": "what one of the player's own shields is worth",
    "hunt_least": "points that attacking a creature must bring",
    "block_least": "points that a block must bring while there is no danger",
    "chump_shields": "own shields up to which a creature is thrown in the way of a double breaker",
    "brave": "attack into a blocker that wins? 0: no, 1: if attackers outnumber blockers, 2: always",
    "edge": "how many more attackers than the opponent make it safe to go for the shields",
}
