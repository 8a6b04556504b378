"""What a creature is put on: evolutions of all kinds, and creatures that are one under a condition alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import Condition
from sim.cards.words.descriptions import CARDS, Cards, your
from sim.cards.words.english import listed
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import DefinitionError, FromOne, word, word_alone
from sim.cards.words.nouns import IT, choose
from sim.cards.words.payments import check_condition
from sim.cards.words.plain_effects import SHUFFLE_YOUR_DECK, reveal_until
from sim.cards.words.replacements import may_instead_of_leaving
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Static
from sim.cards.words.triggers import trigger
from sim.cards.words.verbs import destroy, put_under_this
from sim.engine.record.codes import card_types, events, numbers, owners, state_checks, statics, zones
from sim.language import gettext, pgettext


def _are_bases(cards: Cards) -> bool:
    """Whether only creatures fit, or only cross gears."""
    return cards.types in (card_types.CREATURE, card_types.CROSS_GEAR)


def _names_race(cards: Cards) -> bool:
    """Whether a description demands a race, or names one among others."""
    return bool(cards.races or cards.race_in_full) or any(_names_race(part) for part in cards.either)


@dataclass(frozen=True)
class Evolves(Feature):
    """Evolution: put on one of your creatures, or on one of each description (801)."""

    bases: tuple[Cards, ...]
    types: int = card_types.EVOLUTION
    sort: str = ""  # its name before "Evolution"
    zone: int = zones.BATTLE  # where its bases lie
    many: bool = False  # one or more of them
    of_deck: int = 0  # top cards of the deck, one of which is the base
    suffix: str = ""  # its name after "Evolution"

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        if any(not _are_bases(base) or base.zones != (self.zone,) for base in self.bases):
            raise rows.error(
                gettext("it can only be put on creatures in the {zone}", zone=pgettext("zone", zones.NAMES[self.zone]))
            )
        if self.sort == "Ultimate " and not self.suffix and not self.bases[0].all_types & card_types.EVOLUTION:
            raise rows.error("it is put on an evolution creature")
        # Those that a card fills which evolves into any race, or a cross gear into any civilization.
        by_race = sum(
            1 << slot
            for slot, base in enumerate(self.bases)
            if _names_race(base) or (base.types == card_types.CROSS_GEAR and base.civilizations)
        )
        # In the battle zone a base may have its power and keywords from others; none of them depends on a base.
        there = self.zone == zones.BATTLE
        bases = [rows.plain_filter(replace(base, as_base=True), powers=there, keywords=there) for base in self.bases]
        rows.printed(evolution_base=bases, evolution_by_race=by_race, evolution_many=self.of_deck or int(self.many))

    def words(self) -> str:
        """The paragraph in English."""
        if self.types & card_types.STAR_MAX:
            return (
                "S-MAX Evolution: This creature is put on nothing. When you would lose the game, destroy it or discard "
                "a card with its name from your hand instead. You can have only one S-MAX evolution creature."
            )
        bases = listed([f"one of {base.whose_words(one=True)}" for base in self.bases], "and")
        put_on = f"Put on {bases}."
        if self.many and self.zone != zones.BATTLE:
            return f"{self.sort}Evolution: Put on one or more {self.bases[0].words()}."
        if self.many:
            put_on = f"Put on one or more of {self.bases[0].whose_words()}."
        if self.zone == zones.DECK:
            return f"{self.sort}Evolution: {self._of_deck()}"
        if self.zone != zones.BATTLE:
            which = replace(self.bases[0], whose=owners.ANYONES).anywhere()
            one = which.words(plural=False, article=True)
            many = len(self.bases)
            put_on = f"Put on {one if many == 1 else f'{many} {which.words()}'} in your {zones.NAMES[self.zone]}."
        if self.types & card_types.NEO:
            leaving = " When it would leave, the cards under it leave instead." if self.types & card_types.G_NEO else ""
            sort = "G-Neo" if self.types & card_types.G_NEO else "Neo"
            return f"{sort} Evolution: You may put this creature on {bases}.{leaving}"
        if self.types & card_types.STAR:
            return f"Star Evolution: {put_on} When this creature would leave, only its top card leaves."
        return f"{self.sort}Evolution{self.suffix}: {put_on}"

    def _of_deck(self) -> str:
        """The sentences of Deck Evolution."""
        one = replace(self.bases[0], whose=owners.ANYONES).anywhere().words(plural=False, article=True)
        base = f"{one} revealed from the top of your deck"
        if self.of_deck > 1:
            base = (
                f"{one} from among {self.of_deck} cards revealed from the top of your deck, and put the rest into "
                "your graveyard"
            )
        return f"Put on {base}. If you can't, return this creature to your hand."


@word
def evolves_from(base: Cards) -> Evolves:
    """Evolution: put on one of your creatures that fit."""
    return Evolves((your(base),))


@word
def vortex_evolves_from(*bases: Cards) -> Evolves:
    """Vortex Evolution: put on several creatures at once, one of each description."""
    least, most = 2, numbers.MOST_BASES
    if not least <= len(bases) <= most:
        raise DefinitionError(f"a Vortex Evolution is put on {least} to {most} creatures, not {len(bases)}")
    return Evolves(tuple(your(base) for base in bases), sort="Vortex ")


@word
def galaxy_vortex_evolves_from(first: Cards, second: Cards, third: Cards) -> Evolves:
    """Galaxy Vortex Evolution: put on three creatures at once, one of each description."""
    return Evolves((your(first), your(second), your(third)), sort="Galaxy Vortex ")


@word
def ultimate_evolves_from(base: Cards) -> Evolves:
    """Ultimate Evolution: put on one of your evolution creatures that fit."""
    return Evolves((your(base),), sort="Ultimate ")


@word
def ultimate_max_evolves_from(base: Cards) -> Evolves:
    """Ultimate Evolution MAX: put on one of your creatures that fit, which have an Ultimate Evolution themselves."""
    return Evolves((your(base),), sort="Ultimate ", suffix=" MAX")


@word
def super_infinite_evolves_from(base: Cards) -> Evolves:
    """Super Infinite Evolution: put on any number of your creatures that fit, at least one (docs/keywords.md)."""
    return Evolves((your(base),), sort="Super Infinite ", many=True)


@word
def super_infinite_graveyard_evolves_from(base: Cards) -> Evolves:
    """Super Infinite Graveyard Evolution: put on any number of creatures of your graveyard that fit, at least one."""
    cards = your(replace(base, zones=(zones.GRAVEYARD,)))
    return Evolves((cards,), sort="Super Infinite Graveyard ", zone=zones.GRAVEYARD, many=True)


@word
def graveyard_evolves_from(base: Cards) -> Evolves:
    """Graveyard Evolution: put on a creature of your graveyard that fits (801.1)."""
    return Evolves((your(replace(base, zones=(zones.GRAVEYARD,))),), sort="Graveyard ", zone=zones.GRAVEYARD)


@word
def graveyard_galaxy_vortex_evolves_from(base: Cards) -> Evolves:
    """Graveyard Galaxy Vortex Evolution: put on three such creatures of your graveyard."""
    bases = (your(replace(base, zones=(zones.GRAVEYARD,))),) * 3
    return Evolves(bases, sort="Graveyard Galaxy Vortex ", zone=zones.GRAVEYARD)


@word
def mana_evolves_from(base: Cards) -> Evolves:
    """Mana Evolution: put on a creature of your mana zone that fits (801.1)."""
    return Evolves((your(replace(base, zones=(zones.MANA,))),), sort="Mana ", zone=zones.MANA)


@word
def mana_galaxy_vortex_evolves_from(base: Cards) -> Evolves:
    """Mana Galaxy Vortex Evolution: put on three such creatures of your mana zone."""
    bases = (your(replace(base, zones=(zones.MANA,))),) * 3
    return Evolves(bases, sort="Mana Galaxy Vortex ", zone=zones.MANA)


@word
def hand_evolves_from(base: Cards) -> Evolves:
    """Hand Evolution: put on another creature of your hand that fits (801.1)."""
    return Evolves((your(replace(base, zones=(zones.HAND,))),), sort="Hand ", zone=zones.HAND)


@word_alone
def deck_evolves_from(base: Cards) -> Evolves:
    """Deck Evolution: put on the top card of your deck, if that fits; otherwise this creature returns to the hand."""
    return Evolves((your(replace(base, zones=(zones.DECK,))),), sort="Deck ", zone=zones.DECK, of_deck=1)


@word_alone
def mad_deck_evolves_from(base: Cards, number: FromOne) -> Evolves:
    """Mad Deck Evolution: put on one of this many top cards of your deck that fits; the rest goes to the graveyard."""
    return Evolves((your(replace(base, zones=(zones.DECK,))),), sort="Mad Deck ", zone=zones.DECK, of_deck=number)


@word
def neo_evolves_from(base: Cards) -> Evolves:
    """Neo Evolution: may be put on one of your creatures that fit, and is an evolution creature then (802)."""
    return Evolves((your(base),), card_types.NEO)


@word
def g_neo_evolves_from(base: Cards) -> Evolves:
    """G-Neo Evolution: the same, and when it would leave, the cards under it leave instead (803)."""
    return Evolves((your(base),), card_types.NEO | card_types.G_NEO)


@dataclass(frozen=True)
class CreatureIf(Feature):
    """A tamaseed and creature that is no creature in the battle zone unless a condition holds, at every check."""

    condition: Condition

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(variant_unless=rows.plain_condition(self.condition))
        rows.add_bits(state_checks=state_checks.TYPE_VARIES)

    def words(self) -> str:
        """The paragraph in English."""
        return f"In the battle zone, this card is a creature only {self.condition.as_if}."


@word
def creature_if(condition: Condition) -> CreatureIf:
    """This card is a creature in the battle zone only while the condition holds; otherwise it is only a tamaseed."""
    check_condition(condition)
    return CreatureIf(condition)


@dataclass(frozen=True)
class ForbiddenStar(Evolves):
    """Forbidden Star Evolution: it needs no base, and one is revealed from the deck when it has been put (813.1b)."""

    revealed: Cards = CARDS
    number_of_triggers = 1

    def write(self, rows: Rows) -> None:
        """Write its trigger."""
        trigger(events.PUT, "", (reveal_until(self.revealed), put_under_this(IT), SHUFFLE_YOUR_DECK)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        one = self.revealed.anywhere().words(plural=False, article=True)
        return (
            "Forbidden Star Evolution: When you put this creature into the battle zone, reveal cards from the top of "
            f"your deck until you reveal {one}, put it under this creature and shuffle your deck. When this creature "
            "would leave, only its top card leaves."
        )


@word
def forbidden_star_evolves_from(base: Cards) -> ForbiddenStar:
    """Forbidden Star Evolution: put on nothing, and then on the first card of the deck that fits."""
    return ForbiddenStar((), card_types.EVOLUTION | card_types.STAR, revealed=base)


STAR_MAX_EVOLUTION = Evolves((), card_types.EVOLUTION | card_types.STAR_MAX)


@dataclass(frozen=True)
class OniStarMax(Evolves):
    """Oni S-MAX Evolution: put on nothing, and 3 face-up cards are destroyed for this creature or its player (815)."""

    def write(self, rows: Rows) -> None:
        """Write the rows of both replacements."""
        super().write(rows)
        face_up = your(replace(CARDS, zones=(zones.BATTLE,), is_face_up=True))  # no seals
        may_instead_of_leaving(destroy(choose(3, face_up))).write(rows)
        Static(statics.SURVIVES_BY_PAYING, "", face_up, amount=3, zone=zones.GRAVEYARD, optional=True).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            "Oni S-MAX Evolution: This creature is put on nothing. When you would lose the game or this creature would "
            "leave the battle zone, you may destroy 3 of your face-up cards in the battle zone instead. You can have "
            "only one S-MAX evolution creature."
        )


ONI_STAR_MAX_EVOLUTION = OniStarMax((), card_types.EVOLUTION | card_types.STAR_MAX)


@word
def star_evolves_from(base: Cards) -> Evolves:
    """Star Evolution: put on one of your creatures that fit; it loses only its top card."""
    return Evolves((your(base),), card_types.EVOLUTION | card_types.STAR)
