"""King Cells: which of them a creature is combined of (814)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.english import listed
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.rows import Rows


@dataclass(frozen=True)
class Combines(Feature):
    """The King Cells of a King Creature: what it means is written for the cells of a match together.

    `sim.cards.tabulation` does so.
    """

    names: tuple[str, ...]

    def write(self, rows: Rows) -> None:
        """Write nothing."""

    def words(self) -> str:
        """The paragraph in English."""
        cells = listed([f'"{name}"' for name in self.names], "and")
        return (
            f"If you have {cells} in your hand or mana zone, you may pay this creature's cost to combine them and "
            "summon this creature."
        )


@word
def combines(*names: str) -> Combines:
    """This creature is combined of the King Cells of these names, and summoned for its cost (814.1, 814.1c)."""
    if not names or len(set(names)) < len(names):
        raise DefinitionError("it takes the names of the King Cells, each once")
    return Combines(names)
