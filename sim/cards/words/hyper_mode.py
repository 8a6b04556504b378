"""Hyper Mode: abilities and a power that a creature has while it is unleashed; Hyperify, which unleashes it (816)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.amounts import at_least
from sim.cards.words.descriptions import CREATURES, your
from sim.cards.words.keywords import Feature, Keyword
from sim.cards.words.misuse import DefinitionError, FromOne, word
from sim.cards.words.nouns import THIS, choose
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Static
from sim.cards.words.tap_abilities import TapAbility
from sim.cards.words.triggers import Trigger
from sim.cards.words.verbs import tap, unleash
from sim.engine.record.codes import statics

LABEL = "Hyper Mode: "


@dataclass(frozen=True)
class HyperMode(Feature):
    """The power that the creature has while its Hyper Mode is unleashed, and no other (816.2b).

    `sim.cards.tabulation` writes what it is then, with the abilities of its Hyper Mode.
    """

    power: int

    def write(self, rows: Rows) -> None:
        """Write nothing."""

    def words(self) -> str:
        """The paragraph in English."""
        return f"{LABEL}This creature has {self.power} power."


@word
def hyper_mode(power: FromOne) -> HyperMode:
    """Until it is unleashed, nothing of a Hyper Mode counts (816.3); then it has this power, and its abilities too."""
    return HyperMode(power)


@dataclass(frozen=True)
class InHyperMode(Feature):
    """An ability that the creature has while its Hyper Mode is unleashed: its own, and no given one (816.2a)."""

    ability: Keyword | Static | Trigger | TapAbility

    def write(self, rows: Rows) -> None:
        """Write nothing."""

    def words(self) -> str:
        """The paragraph in English."""
        return f"{LABEL}{self.ability.words()}"


@word
def in_hyper_mode(ability: Keyword | Static | Trigger | TapAbility) -> InHyperMode:
    """The creature has this ability besides the others while its Hyper Mode is unleashed (816.2a)."""
    if isinstance(ability, Trigger) and ability.declared:
        raise DefinitionError(f'"{ability.words()}": it is declared outside the battle zone')
    return InHyperMode(ability)


@dataclass(frozen=True)
class Hyperify(Feature):
    """In its player's main step, other creatures are tapped to unleash its Hyper Mode (110.3c, docs/keywords.md)."""

    number: int

    def write(self, rows: Rows) -> None:
        """Write its row: it can only be used if as many untapped creatures are there."""
        others = your(CREATURES.other().untapped())
        rows.static(
            head=statics.HYPERIFIES,
            condition=rows.plain_condition(at_least(self.number, others)),
            program=rows.program((tap(choose(self.number, others)), unleash(THIS))),
        )

    def words(self) -> str:
        """The paragraph in English."""
        others = your(CREATURES.other())
        tapped = choose(self.number, others).words()
        return (
            f"Hyperify: During your main step, you may tap {tapped} to unleash this creature's Hyper Mode until the "
            "start of your next turn."
        )


@word
def hyperify(number: FromOne) -> Hyperify:
    """You may tap that many of your other creatures to unleash this creature's Hyper Mode, in your main step."""
    return Hyperify(number)
