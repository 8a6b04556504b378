"""Zones (400.1), in the order of the rules; NOWHERE holds pending and standby cards (409, 113.6a)."""

from typing import Final

DECK: Final = 0
HAND: Final = 1
BATTLE: Final = 2
GRAVEYARD: Final = 3
MANA: Final = 4
SHIELD: Final = 5
HYPERSPATIAL: Final = 6
GR: Final = 7
ABYSS: Final = 8
NOWHERE: Final = 9
ZONES: Final = 10
MANA_TAPPED: Final = 10  # where a card goes that is put into the mana zone tapped: it lies in the mana zone then
SHIELD_FACE_UP: Final = 11  # the same for the shield zone: it lies there face up
DECK_BOTTOM: Final = 12  # the same for the deck: it lies at the bottom of it
MANA_FACE_DOWN: Final = 13  # the same for the mana zone: it lies there face down (405.4)
UNDERNEATH: Final = 14  # where an ability works: of a card under a creature, as an ability of that creature
EXECUTABLE: Final = 15  # where an ability works: in each zone from which its card may be used (110.4d)
STARTING: Final = (DECK, GR, HYPERSPATIAL, BATTLE)  # where the cards of a player begin, in the order of slots
NAMES: Final = (
    "deck",
    "hand",
    "battle zone",
    "graveyard",
    "mana zone",
    "shield zone",
    "hyperspatial zone",
    "ultra-GR zone",
    "abyss",
    "pending",
    "mana zone",
    "shield zone",
    "deck",
    "mana zone",
)
