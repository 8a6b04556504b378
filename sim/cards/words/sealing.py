"""Cards that begin the game, or enter the battle zone, with seals on them (116)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import FromOne, word
from sim.cards.words.rows import Rows
from sim.engine.record.codes import links


@dataclass(frozen=True)
class StartsSealed(Feature):
    """A card that starts the game in the battle zone with seals on it (809.3)."""

    seals: int
    at_corners: bool = False

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(starts_sealed=self.seals)

    def words(self) -> str:
        """The paragraph in English."""
        if self.at_corners:
            return f"This card starts the game in the battle zone with a seal on each of its {self.seals} corners."
        seals = "one seal" if self.seals == 1 else f"{self.seals} seals"
        return f"This card starts the game in the battle zone with {seals} on it."


STARTS_SEALED_AT_CORNERS = StartsSealed(links.CORNERS, at_corners=True)  # of a field that has them, with its cores


@dataclass(frozen=True)
class EntersSealed(Feature):
    """An impulse that is put into the battle zone with seals on it (item 7I.01)."""

    seals: int

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(enters_sealed=self.seals)

    def words(self) -> str:
        """The paragraph in English."""
        return f"This impulse is put into the battle zone with {self.seals} seals on it."


@word
def enters_sealed(seals: FromOne) -> EntersSealed:
    """It is put into the battle zone with that many seals on it, also by paying its cost."""
    return EntersSealed(seals)


@word
def starts_sealed(seals: FromOne) -> StartsSealed:
    """Starts the game in the battle zone with that many seals on it."""
    return StartsSealed(seals)
