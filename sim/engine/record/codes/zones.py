"""Zones (400.1), in the order of the rules; NOWHERE holds pending and standby cards (409, 113.6a)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NewType

Zone = NewType("Zone", int)  # a zone, or a place in one where a card goes: for mypy, an integer when the engine runs

NO_ZONE: Final = Zone(-1)
DECK: Final = Zone(0)
HAND: Final = Zone(1)
BATTLE: Final = Zone(2)
GRAVEYARD: Final = Zone(3)
MANA: Final = Zone(4)
SHIELD: Final = Zone(5)
HYPERSPATIAL: Final = Zone(6)
GR: Final = Zone(7)
ABYSS: Final = Zone(8)
NOWHERE: Final = Zone(9)
ZONES: Final = 10
MANA_TAPPED: Final = Zone(10)  # where a card goes that is put into the mana zone tapped: it lies in the mana zone then
SHIELD_FACE_UP: Final = Zone(11)  # the same for the shield zone: it lies there face up
DECK_BOTTOM: Final = Zone(12)  # the same for the deck: it lies at the bottom of it
MANA_FACE_DOWN: Final = Zone(13)  # the same for the mana zone: it lies there face down (405.4)
DECK_SHUFFLED: Final = Zone(16)  # the same for the deck: it is shuffled into it
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

if TYPE_CHECKING:

    def between(first: Zone, last: Zone, step: int = 1) -> Iterable[Zone]:
        """The zones from the first up to the last one, which is not among them."""

else:
    between = range  # Numba compiles no other loop
