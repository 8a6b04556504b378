"""The cards of a deck that begin the game outside it, by the section of the deck file that lists them (100.3-4).

Psychic creatures, draghearts and rule plus cards begin in the hyperspatial zone, GR creatures in the ultra-GR zone, and
some cards in the battle zone. None of them is one of the forty.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

MAIN: Final = "main deck"
HYPERSPATIAL_ZONE: Final = "hyperspatial zone"
GR_ZONE: Final = "GR zone"
BATTLE_ZONE: Final = "battle zone"
OUTSIDE: Final = {"gr": GR_ZONE, "hyperspatial": HYPERSPATIAL_ZONE, "battle": BATTLE_ZONE}  # by the field of `Outside`


@dataclass(frozen=True)
class Outside:
    """One name for each card that begins the game outside the deck, in the order of the slots after those of the deck.

    GR cards come first: there are twelve or none, so that their slots, and with them their luck, are always the same.
    """

    gr: tuple[str, ...] = ()
    hyperspatial: tuple[str, ...] = ()
    battle: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All of them.

        >>> Outside(hyperspatial=("Kill", "Kill"), gr=("Jug",)).names
        ('Jug', 'Kill', 'Kill')
        """
        return self.gr + self.hyperspatial + self.battle

    def sections(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The sections that have cards, as a deck file calls them."""
        for field, section in OUTSIDE.items():
            if names := getattr(self, field):
                yield section, names

    def to_json(self) -> dict[str, list[str]]:
        """The zones that have cards."""
        return {field.name: list(names) for field in fields(self) if (names := getattr(self, field.name))}

    @staticmethod
    def from_json(value: Mapping[str, Any]) -> "Outside":
        """What `to_json` wrote. Raises TypeError for anything else."""
        return Outside(**{zone: tuple(names) for zone, names in value.items()})
