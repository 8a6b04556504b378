"""What an experiment sets in a game and reads from it: places of a card, marks of cards, columns of results."""

from typing import Final

# --- Marks of a game, for statistics: by player, the slots of the deck as bits ---
IN_OPENING_HAND: Final = 0
FROM_DECK: Final = 1  # came into the hand from the deck, after the opening hand
FROM_SHIELDS: Final = 2  # came into the hand from the shield zone
PLAYED: Final = 3  # was cast, or put into the battle zone
TRIGGER_BROKEN: Final = 4  # a shield trigger whose shield was broken
TRIGGER_USABLE: Final = 5  # ... and which could have been used then
TRIGGER_DECLARED: Final = 6
TRIGGER_USED: Final = 7
TRIGGER_STOPPED_ATTACKER: Final = 8  # the creature whose attack it was used in had left when the attack ended
TRIGGER_ENDED_ATTACKS: Final = 9  # no attack followed in that turn
MARKS: Final = 10
MARK_NAMES: Final = (
    "in_opening_hand",
    "from_deck",
    "from_shields",
    "played",
    "trigger_broken",
    "trigger_usable",
    "trigger_declared",
    "trigger_used",
    "trigger_stopped_attacker",
    "trigger_ended_attacks",
)

# --- Where an experiment puts a card before the game begins ---
NOT_PLACED: Final = 0
PLACED_IN_HAND: Final = 1
PLACED_AT_BOTTOM: Final = 2

# --- Columns of a game's row of results ---
PAIR: Final = 0
A_GOES_FIRST: Final = 1
WINNER: Final = 2  # 0: deck A, 1: deck B, 2: both lost, -1: nobody (undecided or error)
REASON: Final = 3
TURNS: Final = 4
TURNS_A: Final = 5  # those of them that were deck A's
ERROR_CODE: Final = 6
CHOICES: Final = 7
SHIELDS_BROKEN_A: Final = 8  # shields that A lost to breaks
SHIELDS_BROKEN_B: Final = 9
FIRST_MARK: Final = 10  # MARKS columns of deck A, then those of deck B
COLUMNS: Final = FIRST_MARK + 2 * MARKS
