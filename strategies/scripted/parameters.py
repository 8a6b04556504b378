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
PLAYBOOK: Final = 15  # 1 + the deck whose playbook the player has; 0: it has none

# In the order of the numbers above; a player has the first of them, as many as it reads. The names are those that a
# user writes: `rush:hand_kept=1`.
MEANINGS: Final = {
    "mana_enough": "mana cards after which more are charged only for a more expensive card or a missing civilization",
    "mana_most": "mana cards after which no more are charged",
    "hand_kept": "cards kept in hand once there is some mana",
    "hand_full": "cards in hand at which further cards are worth little",
    "deck_low": "cards left in the deck at which optional draws stop",
    "spell_yield": "points that a spell must gain for each mana to be cast from the hand; a third of them if it cannot"
    " find more later, as one can that destroys creatures",
    "shield_points": "what one of the player's own shields is worth",
    "hunt_least": "points that attacking a creature must gain",
    "block_least": "points that a block must gain while there is no danger",
    "chump_shields": "own shields at or below which a creature chump-blocks a double breaker",
    "brave": "attack into a blocker that would win? 0: no, 1: if attackers outnumber blockers, 2: always",
    "edge": "how many more attackers than the opponent make it safe to go for the shields",
}
