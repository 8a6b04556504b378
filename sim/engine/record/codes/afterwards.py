"""Where a spell goes after it has been cast (605.2f, 609.8a); `frame_afterwards` has a bit for each."""

from typing import Final

INTO_GRAVEYARD: Final = 0
INTO_HAND: Final = 1
INTO_MANA: Final = 2
INTO_MANA_TAPPED: Final = 3
ON_DECK_BOTTOM: Final = 4
SHUFFLED_INTO_DECK: Final = 5
ON_DECK_TOP: Final = 6
INTO_BATTLE_ZONE: Final = 7  # only a twinpact, as its creature
ONTO_A_SHIELD: Final = 8  # face up, if it was cast from the hand and there is a shield
UNDER_A_CREATURE: Final = 9  # that takes spells, if its player wants
INTO_MANA_FACE_DOWN: Final = 10
INTO_HYPERSPATIAL: Final = 11
PLACES: Final = 12
NAMES: Final = (
    "graveyard",
    "hand",
    "mana zone",
    "mana zone, tapped",
    "bottom of the deck",
    "shuffled into the deck",
    "top of the deck",
    "battle zone",
    "on a shield",
    "under a creature",
    "mana zone, face down",
    "hyperspatial zone",
)
STOPPED: Final = 1 << PLACES + 1  # besides: the spell has no effects, and goes to the graveyard
AFTER_A_SUMMON: Final = 1 << PLACES  # besides the bits of places: its player had just summoned a creature
