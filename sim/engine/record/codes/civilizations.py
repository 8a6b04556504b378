"""Civilizations (106.1-2), bits; colorless is none of them."""

from typing import Final

LIGHT: Final = 1
WATER: Final = 2
DARKNESS: Final = 4
FIRE: Final = 8
NATURE: Final = 16
ALL: Final = LIGHT | WATER | DARKNESS | FIRE | NATURE
NAMES: Final = {
    LIGHT: "light",
    WATER: "water",
    DARKNESS: "darkness",
    FIRE: "fire",
    NATURE: "nature",
}
