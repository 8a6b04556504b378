"""Kizuna: an ability of a creature, and when it lets such abilities of others be used (docs/keywords.md)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.clauses import if_you_do, may
from sim.cards.words.descriptions import CARDS
from sim.cards.words.effects import Effect, in_context, sentences
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import word
from sim.cards.words.nouns import choose
from sim.cards.words.plain_effects import plain
from sim.cards.words.rows import Rows
from sim.cards.words.triggers import trigger
from sim.cards.words.verbs import put_into_graveyard
from sim.cards.words.ways import MOST_CARDS
from sim.engine.record.codes import events, programs


@dataclass(frozen=True)
class Kizuna(Feature):
    """A Kizuna ability, and when this creature lets abilities of that kind be used (docs/keywords.md)."""

    effects: tuple[Effect, ...]
    event: int  # PUT, or ATTACKS for Kizuna Comp
    most: int
    name: str
    said: str
    number_of_triggers = 1  # when it lets them be used

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(kizuna=rows.program(self.effects))
        trigger(self.event, "", self.lending()).write(rows)

    def lending(self) -> tuple[Effect, ...]:
        """What the creature does to use such abilities."""
        return (plain(programs.USE_KIZUNA, self.said, amount=self.most),)

    def words(self) -> str:
        """The paragraph in English."""
        return f"{self.name}: {self.said}. Its Kizuna ability: {sentences(in_context(self.effects, None)[0])}"


@word
def kizuna(*effects: Effect) -> Kizuna:
    """Kizuna: when you put this creature, use the Kizuna ability of one of your creatures; and its own ability."""
    said = "When you put this creature into the battle zone, use the Kizuna ability of one of your creatures"
    return Kizuna(effects, events.PUT, 1, "Kizuna", said)


@word
def kizuna_comp(*effects: Effect) -> Kizuna:
    """Kizuna Comp: whenever it attacks, use those of any number of your creatures; and its own ability."""
    said = "Whenever this creature attacks, you may use the Kizuna abilities of any number of your creatures"
    return Kizuna(effects, events.ATTACKS, MOST_CARDS, "Kizuna Comp", said)


@dataclass(frozen=True)
class KizunaPlus(Kizuna):
    """Kizuna Plus: a card from under it is what its own ability and that of another creature cost."""

    def lending(self) -> tuple[Effect, ...]:
        """Put a card under this creature into the graveyard; if that is done, the abilities are used."""
        return (may(put_into_graveyard(choose(1, CARDS.under_this()))), if_you_do(*super().lending()))


@word
def kizuna_plus(*effects: Effect) -> KizunaPlus:
    """Kizuna Plus: whenever it attacks, its own ability and that of another, for a card under it; and its own."""
    said = (
        "Whenever this creature attacks, you may put a card under this creature into its owner's graveyard. "
        "If you do, use its Kizuna ability and that of another of your creatures"
    )
    return KizunaPlus(effects, events.ATTACKS, programs.ITS_OWN_AND_ANOTHER, "Kizuna Plus", said)
