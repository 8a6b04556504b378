"""Tap abilities: what a creature does instead of attacking. `statics` gives them to other creatures."""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.effects import Effect, in_context, sentences
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import word
from sim.cards.words.nouns import THIS_CREATURE
from sim.cards.words.rows import Rows


@dataclass(frozen=True)
class TapAbility(Feature):
    """Instead of attacking, tap this creature for an effect (602.3a)."""

    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(tap_ability=rows.program(self.effects))

    def words(self) -> str:
        """The paragraph in English."""
        effects, _ = in_context(self.effects, THIS_CREATURE)
        return f"Instead of having this creature attack, you may tap it: {sentences(effects)}"


@word
def tap_ability(*effects: Effect) -> TapAbility:
    """Instead of attacking, tap this creature for an effect."""
    return TapAbility(effects)
