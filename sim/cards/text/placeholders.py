"""Placeholders: pieces of the card language that say only what kind of piece they stand for.

A word that is given placeholders says its own English around them: "whenever ⟨cards⟩ is destroyed, ⟨effects⟩". That is
the pattern that reads the word (`sim.cards.text.asked`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sim.cards.words.amounts import Amount, Condition
from sim.cards.words.descriptions import Cards
from sim.cards.words.effects import Effect
from sim.cards.words.keywords import Keyword
from sim.cards.words.nouns import Choose, Noun
from sim.cards.words.rows import Rows
from sim.cards.words.triggers import Trigger
from sim.engine.record.codes import amounts, comparisons, keywords, owners


class SomeNumber(int):
    """A number of several; words can have two of them."""

    parameter: str

    @classmethod
    def called(cls, parameter: str) -> SomeNumber:
        """The placeholder for a parameter."""
        number = cls(7)
        number.parameter = parameter
        return number

    def __str__(self) -> str:
        """The placeholder."""
        return f"⟨number:{self.parameter}⟩"

    def __format__(self, how: str) -> str:
        """The placeholder."""
        return f"⟨signed:{self.parameter}⟩" if how.startswith("+") else str(self)


@dataclass(frozen=True)
class SomeCards(Cards):
    """Any description, with its owner and its zone; of a word with two of them, the second is named."""

    parameter: str = ""

    def words(self, *_: Any, **__: Any) -> str:
        """The placeholder."""
        return f"⟨cards:{self.parameter}⟩" if self.parameter else "⟨cards⟩"

    whose_words = one_of = each_of = words

    def place(self, *_: Any, **__: Any) -> str:
        """Nothing."""
        return ""

    owner_words = mana_limit = place

    def anywhere(self) -> Cards:
        """The placeholder itself: it names no zone."""
        return self


@dataclass(frozen=True)
class SomeNoun(Noun):
    """Any noun of this owner and number."""

    owner: int = owners.ANYONES
    plural: bool = True
    zones: tuple[int, ...] = ()  # if the word must know where they are

    @property
    def described(self) -> tuple[Cards, ...]:
        """What describes them."""
        return (SomeCards("shield", self.zones, self.owner),) if self.zones else ()

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.owner

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.plural

    def write(self, rows: Rows, verb: int) -> None:
        """It has no rows."""

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The placeholder."""
        return "⟨noun⟩"


@dataclass(frozen=True)
class SomeChoice(Choose):
    """Any choice of this owner and number."""

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The placeholder."""
        return "⟨choice⟩"


class SomeEffects(Effect):
    """Any effects."""

    def words(self) -> str:
        """The placeholder."""
        return "⟨effects⟩"

    def offered(self) -> str:
        """The placeholder for what follows "you may"."""
        return "⟨offered⟩"


class SomeAbility(Trigger):
    """Any ability of several words."""

    def words(self) -> str:
        """The placeholder."""
        return "⟨ability⟩"


SOME_ABILITY = SomeAbility((), ())
SOME_KEYWORD = Keyword(keywords.BLOCKER, "⟨keyword⟩")  # of those that have a name
SOME_CONDITION = Condition(Amount(amounts.Counted(-1), ""), comparisons.IS_EQUAL, 0, "⟨condition⟩")
SOME_POWER = Amount(amounts.COUNT, "⟨power⟩", is_power=True)
SOME_COUNT = Amount(amounts.COUNT, "⟨count⟩")
