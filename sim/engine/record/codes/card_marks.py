"""Marks of a game, for statistics: by player, the slots of the deck as bits."""

from typing import Final

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
NAMES: Final = (
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
