"""How a card can be used: evolution, other costs, conditions, zones, Strike Back.

Also `ability_word`, the name before an ability. Cost reductions are in `statics`; abilities that are declared at an
event are in `declared`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sim.cards.words.amounts import (
    ON_YOUR_TURN,
    YOU_HAVE_NO_SHIELDS,
    Amount,
    Condition,
    at_least,
    both_hold,
    under_each,
)
from sim.cards.words.before_attacking import BeforeAttacking
from sim.cards.words.casting import AfterCasting, goes_to_deck_bottom_after_casting
from sim.cards.words.clauses import Repeat, at_end_of_turn, if_you_do, may, one_of, when
from sim.cards.words.descriptions import CARDS, CREATURES, SHIELDS, Cards, your, your_opponents
from sim.cards.words.effects import Effect, clause, in_context, sentences
from sim.cards.words.english import listed, sentence
from sim.cards.words.event_words import when_destroyed
from sim.cards.words.keywords import Feature, Keyword, cant_attack, double_breaker, triple_breaker
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word, word_alone
from sim.cards.words.nouns import IT, THEM, THIS, THIS_CREATURE, choose
from sim.cards.words.payments import all_named, check_condition, check_payment, civilization_bits
from sim.cards.words.plain_effects import (
    SHUFFLE_YOUR_DECK,
    UseThis,
    plain,
    reveal_top,
    reveal_until,
    shieldify_from_deck,
)
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Gives, Static, given, gives, may_instead_of_leaving
from sim.cards.words.triggers import Event, Trigger, trigger
from sim.cards.words.verbs import (
    Act,
    add_to_shields_face_up,
    destroy,
    give,
    have_this_break_shields,
    may_attack_players_at_once,
    put_into_graveyard,
    put_on_bottom_of_deck,
    put_on_shield,
    put_under,
    put_under_this,
    return_to_hand,
    reveal,
    tap,
)
from sim.engine.record.codes import (
    amounts,
    card_types,
    civilizations,
    comparisons,
    descriptions,
    events,
    keywords,
    links,
    numbers,
    owners,
    programs,
    state_checks,
    statics,
    uses,
    zones,
)


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
            raise rows.error(f"it can only be put on creatures in the {zones.NAMES[self.zone]}")
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

    @property
    def number_of_triggers(self) -> int:
        """One."""
        return 1

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


MOST_CARDS = 64  # of a pile


@dataclass(frozen=True)
class Way(Feature):
    """Another way of using the card (601.1a): for less, for nothing, or for another cost."""

    english: str
    condition: Condition | None = None
    reduction: int = -1  # -1: no mana at all
    cost: int = -1  # that is paid instead of the printed one
    paid_with: int = 0  # the civilizations of that cost
    floor: int = 0  # of the reduction
    casts: bool = False  # a way of casting a spell
    least: int = 0  # of the reductions from which the player chooses; 0: there is one
    payment: tuple[Effect, ...] = ()
    rider: tuple[Effect, ...] = ()
    zones: int = 0  # the zones from which it is used so, bits; 0: from where the card can be used anyway
    label: str = ""
    goes_to: int = 0  # the place where the card is put, which is not used then; 0: it is used
    base: Cards | None = None  # what the creature is put on in this way, and in no other
    least_cards: int = 1  # of how many cards that consists
    most_cards: int = MOST_CARDS
    more: int = 0  # mana paid besides the cost
    times: int = 0  # how many times something was paid more
    put_on_least: int = 0  # on how many creatures it is put at least; 0: as it says otherwise
    put_on_most: int = 0
    feeds: bool = False  # it costs less by the cost of a creature that is put into the mana zone for it
    tapped_beside: int = 0  # mana cards tapped besides the cost, three bits for the number of each civilization

    @property
    def written_as(self) -> tuple[Way, ...]:
        """One for each way in which its condition can hold."""
        return under_each(self, self.condition)

    def alternatives(self) -> tuple[Way, ...]:
        """The ways that are offered: one for each reduction from which the player chooses."""
        if not self.least:
            return (self,)
        numbers = range(self.reduction, self.least - 1, -1)
        said = f"up to {self.reduction} less"
        return tuple(
            replace(self, english=self.english.replace(said, f"{number} less"), reduction=number, least=0)
            for number in numbers
        )

    @property
    def pays_creatures(self) -> bool:
        """Whether the cost is paid with creatures in the battle zone."""
        if self.feeds:
            return True
        acts = (effect for effect in self.payment if isinstance(effect, Act))
        return any(zones.BATTLE in cards.zones for act in acts for cards in act.noun.described)

    def write(self, rows: Rows) -> None:
        """Write its row and its programs, or those of each reduction that can be chosen."""
        for way in self.alternatives():
            rows.way(
                condition=rows.plain_condition(self.condition),
                reduction=way.reduction,
                cost=self.cost,
                zones=self.zones,
                payment=rows.program(self.payment, last=programs.PAID) if self.payment else -1,
                rider=rows.program(self.rider, knows=("this attacks",)) if self.rider else -1,
                goes_to=self.goes_to,
                bases=self.put_on_least,
                most_bases=self.put_on_most,
                base=-1 if self.base is None else rows.plain_filter(replace(self.base, as_base=True)),
                least_cards=self.least_cards,
                most_cards=self.most_cards,
                more=self.more,
                times=self.times,
                tapped_beside=self.tapped_beside,
                feeds=self.feeds,
            )

    def words(self) -> str:
        """The paragraph in English."""
        condition = f"{self.condition.as_if}, " if self.condition else ""
        rider = f" If you do, {clause(in_context(self.rider, THIS_CREATURE)[0])}" if self.rider else ""
        return self.label + sentence(condition + self.english) + rider


@dataclass(frozen=True)
class WithWays(Feature):
    """A paragraph that offers other ways of using the card, besides what else it says."""

    def ways(self) -> tuple[Way, ...]:
        """The ways, as the engine numbers them."""
        raise NotImplementedError


def ways_of(features: tuple[Feature, ...]) -> list[Way]:
    """The other ways of using a card with these features, as the engine numbers them."""
    ways: list[Way] = []
    for feature in features:
        if isinstance(feature, Way):
            ways += feature.alternatives()
        elif isinstance(feature, WithWays):
            ways += feature.ways()
    return ways


@word
def costs_less_on(amount: FromOne, cards: Cards) -> Way:
    """This creature costs that much less to summon if it is put on such a creature or tamaseed."""
    if cards.zones != (zones.BATTLE,) or (cards.types and not card_types.all_take(cards.types, links.UNDER)):
        raise DefinitionError(f'"{cards.words()}": it is put on creatures or tamaseeds')
    one = cards.words(plural=False, article=True)
    english = f"this creature costs {amount} less to summon if you put it on {one}"
    return Way(english, reduction=amount, base=your(cards))


@dataclass(frozen=True)
class Buzzrender(WithWays):
    """A creature for which its player may pay more, any number of times, and an ability used once more for each."""

    cost: int
    effects: tuple[Effect, ...]

    @property
    def number_of_triggers(self) -> int:
        """One: when it is put."""
        return 1

    def ways(self) -> tuple[Way, ...]:
        """A way for each number of times that can matter."""
        return tuple(
            Way(f"you may pay {self.cost * times} more to summon this creature", reduction=0, more=self.cost * times)
            for times in range(1, MOST_BUZZES + 1)
        )

    def write(self, rows: Rows) -> None:
        """Write the rows of the ways, and of the trigger."""
        for times, way in enumerate(self.ways(), 1):
            replace(way, times=times).write(rows)
        trigger(events.PUT, "", (Repeat(self.effects, "", times=_BUZZES),)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"Buzzrender: While you are summoning this creature, you may pay {self.cost} more any number of times. "
            "When you put this creature into the battle zone, use its Buzzrender ability once, and once more for each "
            f"time that you paid more. Its Buzzrender ability: {sentences(in_context(self.effects, None)[0])}"
        )


MOST_BUZZES = 12  # as much mana as a deck has
_BUZZES = Amount(amounts.BUZZES, "")


@word
def buzzrender(cost: FromOne, *effects: Effect) -> Buzzrender:
    """Buzzrender: pay that much more, as often as you like; its ability is used once, and once more for each time."""
    return Buzzrender(cost, effects)


MOST_TAPPED = 7  # cards of a civilization, in three bits


@dataclass(frozen=True)
class OverDrive(WithWays):
    """A creature for which its player may tap more mana cards of civilizations, for an ability when it is put."""

    taps: tuple[tuple[int, int], ...]  # how many, and of which civilization
    effects: tuple[Effect, ...]

    @property
    def number_of_triggers(self) -> int:
        """One: when it is put."""
        return 1

    @property
    def offer(self) -> str:
        """What the player may do, in English."""
        cards = [f"{number} more {all_named(bit)} card{'s' if number > 1 else ''}" for number, bit in self.taps]
        return f"you may tap {listed(cards, 'and')} in your mana zone"

    def ways(self) -> tuple[Way, ...]:
        """The way in which they are tapped."""
        beside = sum(number << 3 * (civilization.bit_length() - 1) for number, civilization in self.taps)
        return (Way(self.offer, reduction=0, times=1, tapped_beside=beside),)

    def write(self, rows: Rows) -> None:
        """Write the rows of the way, and of the trigger."""
        for way in self.ways():
            way.write(rows)
        tapped = Condition(_BUZZES, comparisons.IS_AT_LEAST, 2, "")
        trigger(events.PUT, "", (when(tapped, *self.effects),)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"Over Drive: While you are summoning this creature, {self.offer}. If you do, use its Over Drive ability "
            f"when you put it into the battle zone: {sentences(in_context(self.effects, None)[0])}"
        )


@word
def over_drive(number: FromOne, civilization: FromOne, *effects: Effect) -> OverDrive:
    """Over Drive: more mana cards of one civilization are tapped for an ability that is used when this is put."""
    if civilization not in civilizations.NAMES or number > MOST_TAPPED:
        raise DefinitionError(f"it takes one civilization, and up to {MOST_TAPPED} cards")
    return OverDrive(((number, civilization),), effects)


@word
def over_drive_of_each(each: FromOne, *effects: Effect) -> OverDrive:
    """Over Drive: one more mana card of each of two or three civilizations is tapped for the ability."""
    named = tuple(bit for bit in civilizations.NAMES if each & bit)
    if not 2 <= len(named) <= 3 or each != sum(named):
        raise DefinitionError("it takes two or three civilizations")
    return OverDrive(tuple((1, bit) for bit in named), effects)


# The sets of two or three drives for which something is tapped, in an order in which each drive has few ranges.
_SETS = {2: ((0,), (0, 1), (1,)), 3: ((0,), (0, 1), (0, 1, 2), (0, 2), (2,), (1, 2), (1,))}


@dataclass(frozen=True)
class EitherOverDrive(WithWays):
    """A creature for which its player may tap more mana cards of several civilizations, for an ability of each."""

    drives: tuple[OverDrive, ...]

    @property
    def number_of_triggers(self) -> int:
        """One for each range of ways."""
        return sum(len(self._ranges(at)) for at in range(len(self.drives)))

    def ways(self) -> tuple[Way, ...]:
        """The ways in which they are tapped; the triggers know them by their numbers."""
        return tuple(
            replace(way, times=number + 1)
            for number, some in enumerate(_SETS[len(self.drives)])
            for way in OverDrive(tuple(tap for at in some for tap in self.drives[at].taps), ()).ways()
        )

    def _ranges(self, drive: int) -> list[tuple[int, int]]:
        """The first and the last number of ways one after the other that have the drive."""
        found: list[tuple[int, int]] = []
        for number, some in enumerate(_SETS[len(self.drives)], 1):
            if drive not in some:
                continue
            if found and found[-1][1] == number - 1:
                found[-1] = (found[-1][0], number)
            else:
                found.append((number, number))
        return found

    def write(self, rows: Rows) -> None:
        """Write the rows of the ways, and of the triggers."""
        for way in self.ways():
            way.write(rows)
        for at, drive in enumerate(self.drives):
            for first, last in self._ranges(at):
                tapped = Condition(_BUZZES, comparisons.IS_AT_LEAST, 1 + first, "")
                if last < len(_SETS[len(self.drives)]):
                    tapped = replace(tapped, also=Condition(_BUZZES, comparisons.IS_AT_MOST, 1 + last, ""))
                Trigger((Event(events.PUT, "", condition=tapped),), drive.effects).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        taps = [tap for drive in self.drives for tap in drive.taps]
        names = [all_named(civilization) for _, civilization in taps]
        cards = [
            f"{number} more {name} card{'s' if number > 1 else ''}"
            for (number, _), name in zip(taps, names, strict=True)
        ]
        used = [
            f"For {name}: {sentences(in_context(drive.effects, None)[0])}"
            for name, drive in zip(names, self.drives, strict=True)
        ]
        or_all = "both" if len(cards) < len(_SETS) + 1 else "several of them"
        return (
            f"Over Drive: While you are summoning this creature, you may tap {', '.join(cards)} or {or_all} in your "
            "mana zone. When you put it into the battle zone, use its Over Drive ability for each civilization that "
            f"you tapped so. {' '.join(used)}"
        )


@word
def over_drive_of_either(first: OverDrive, second: OverDrive, third: OverDrive | None = None) -> EitherOverDrive:
    """Over Drive: more mana cards of one civilization, of another or of several, for an ability of each."""
    drives = (first, second) if third is None else (first, second, third)
    if any(len(drive.taps) > 1 for drive in drives):
        raise DefinitionError("each of them takes cards of one civilization: over_drive")
    if len({drive.taps[0][1] for drive in drives}) < len(drives):
        raise DefinitionError("it takes two or three civilizations")
    return EitherOverDrive(drives)


@dataclass(frozen=True)
class SpellOverDrive(WithWays):
    """A spell for which its player may tap more mana cards of civilizations; its effects ask whether they did."""

    taps: tuple[tuple[int, int], ...]  # how many, and of which civilization

    @property
    def offer(self) -> str:
        """What the player may do, in English."""
        return OverDrive(self.taps, ()).offer

    def ways(self) -> tuple[Way, ...]:
        """The way in which they are tapped."""
        return tuple(replace(way, casts=True) for way in OverDrive(self.taps, ()).ways())

    def write(self, rows: Rows) -> None:
        """Write the row of the way."""
        for way in self.ways():
            way.write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return f"Over Drive: While you are casting this spell, {self.offer}."


@word
def over_drive_of_spell(number: FromOne, civilizations: FromOne) -> SpellOverDrive:
    """Over Drive of a spell: more mana cards of one civilization are tapped, or one of each of several."""
    named = tuple(bit for bit in civilization_bits if civilizations & bit)
    if not named or civilizations != sum(named) or number > MOST_TAPPED or (len(named) > 1 and number > 1):
        raise DefinitionError(f"it takes up to {MOST_TAPPED} cards of one civilization, or one of each of several")
    return SpellOverDrive(tuple((number, bit) for bit in named))


THE_SPELL_DOES_NOTHING = plain(programs.STOP_SPELL, "that spell has no effects and is put into its owner's graveyard")


@dataclass(frozen=True)
class DestroysStronger(Feature):
    """What another card of its player destroys may be stronger: that card is written so (`sim.cards.altering`)."""

    name: str
    most: int  # power of what that card destroys otherwise
    instead: int

    def write(self, rows: Rows) -> None:
        """Write nothing."""

    def words(self) -> str:
        """The paragraph in English."""
        one = "one of your opponent's creatures with power"
        return (
            f'When you would destroy {one} {self.most} or less by the ability of "{self.name}", destroy {one} '
            f"{self.instead} or less instead."
        )


@word
def destroys_stronger(name: str, most: FromOne, instead: FromOne) -> DestroysStronger:
    """The ability of your cards of that name destroys a creature with more power, while this is in the battle zone."""
    if instead <= most:
        raise DefinitionError(f"{instead} is not more than {most}")
    return DestroysStronger(name, most, instead)


@dataclass(frozen=True)
class StopsSpells(Static):
    """Something that is done before a spell of either player has its effects, so that it has none."""

    def words(self) -> str:
        """The paragraph in English, with what its program does."""
        return self.label + sentence(self.english)


may_stop_spells = StopsSpells(
    statics.AT_SPELLS,
    "when a spell is about to have its effects, you may put a card under this creature into its owner's graveyard. If "
    "you do, that spell has no effects and is put into its owner's graveyard",
    then=(may(put_into_graveyard(choose(1, CARDS.under_this()))), if_you_do(THE_SPELL_DOES_NOTHING)),
)


@dataclass(frozen=True)
class DragonBreaker(Feature):
    """A breaker whose player puts the top card of their deck into the shield zone before each break."""

    keyword: Keyword
    shields: int

    @property
    def number_of_triggers(self) -> int:
        """One: before the breaks."""
        return 1

    def write(self, rows: Rows) -> None:
        """Write the keyword, and the trigger's rows."""
        self.keyword.write(rows)
        modes = one_of(shieldify_from_deck(1), (reveal_top(1), put_on_shield(IT)))
        trigger(events.BEFORE_BREAK, "", (Repeat((modes,), "", times=Amount(amounts.EVENT_NUMBER, "")),)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"Dragon {self.keyword.english}: This creature breaks {self.shields} shields. Before it breaks each of "
            "them, add the top card of your deck to your shields face down or put it onto one of your shields face up."
        )


@dataclass(frozen=True)
class BeforeEachBreak(Trigger):
    """Effects before each shield that this creature's attack breaks, all of them before the first one (509.4)."""

    def words(self) -> str:
        """The paragraph in English."""
        (repeat,) = self.effects
        effects = repeat.effects if isinstance(repeat, Repeat) else ()
        return sentences(in_context(effects, THIS_CREATURE)[0], "before each break of this creature, ")


@word
def before_each_break(*effects: Effect) -> BeforeEachBreak:
    """Before this creature's attack breaks shields, as many times as it is about to break one (509.4)."""
    repeat = Repeat(effects, "", times=Amount(amounts.EVENT_NUMBER, ""))
    return BeforeEachBreak((Event(events.BEFORE_BREAK, ""),), (repeat,))


dragon_double_breaker = DragonBreaker(double_breaker, 2)
dragon_triple_breaker = DragonBreaker(triple_breaker, 3)


@dataclass(frozen=True)
class MasterBadAction(WithWays):
    """A creature that may be summoned for less, and for less again for each that was summoned this turn."""

    amount: int
    cards: Cards
    cost: int

    def ways(self) -> tuple[Way, ...]:
        """A way for each number of creatures; from some number on they make no difference."""
        most = -(-(self.cost - 1) // self.amount) - 1
        summoned = Amount(amounts.SUMMONED, "", replace(self.cards, zones=(), whose=owners.ANYONES))
        return tuple(
            Way(
                f"you may summon this creature for {min(self.amount * (number + 1), self.cost - 1)} less",
                Condition(summoned, comparisons.IS_EQUAL if number < most else comparisons.IS_AT_LEAST, number, ""),
                reduction=min(self.amount * (number + 1), self.cost - 1),
                rider=(at_end_of_turn(destroy(choose(1, your(CREATURES)))),),
            )
            for number in range(most + 1)
        )

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        if self.amount >= self.cost:
            raise rows.error("it costs 1 at least")
        for way in self.ways():
            way.write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"Master Bad Action Dynamite: You may summon this creature, which costs {self.cost}, for {self.amount} "
            f"less and for another {self.amount} less for each {self.cards.anywhere().words(plural=False)} that you "
            "have summoned this turn. It can't cost less than 1. If you do, at the end of the turn, destroy one of "
            "your creatures."
        )


@word
def master_bad_action_dynamite(amount: FromOne, cost: FromOne, cards: Cards) -> MasterBadAction:
    """Master Bad Action Dynamite: summon this for less, and for less again for each such creature summoned this turn.

    Then one of your creatures is destroyed at the end of the turn.
    """
    return MasterBadAction(amount, cards, cost)


@dataclass(frozen=True)
class CostsLessOn(WithWays):
    """A creature that costs less for each card that it is put on, but no less than a floor."""

    amount: int
    floor: int
    cost: int

    def ways(self) -> tuple[Way, ...]:
        """A way for each number of cards; from some number on they make no difference."""
        most = -(-(self.cost - self.floor) // self.amount)
        return tuple(
            Way(
                f"this creature costs {min(self.amount * number, self.cost - self.floor)} less to summon on "
                f"{number}{' or more' if number == most else ''} cards",
                reduction=min(self.amount * number, self.cost - self.floor),
                base=your(CREATURES),
                least_cards=number,
                most_cards=MOST_CARDS if number == most else number,
            )
            for number in range(1, most + 1)
        )

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        if self.floor >= self.cost:
            raise rows.error("the floor is less than the cost")
        for way in self.ways():
            way.write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"This creature, which costs {self.cost}, costs {self.amount} less to summon for each card that you put it "
            f"on. It can't cost less than {self.floor}."
        )


@dataclass(frozen=True)
class RevealsForLess(WithWays):
    """A creature that costs less for each card of its player's hand that they reveal for it."""

    cards: Cards
    amount: int

    def ways(self) -> tuple[Way, ...]:
        """A way for each number of cards that can matter."""
        return tuple(
            may_summon_for_less_by(self.amount * number, reveal(choose(number, self.cards)))
            for number in range(1, MOST_REVEALED + 1)
        )

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        for way in self.ways():
            way.write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        which = replace(self.cards, whose=owners.ANYONES).anywhere().words()
        return (
            f"While you are summoning this creature, you may reveal any number of {which} from your hand. For each "
            f"card revealed in this way, it costs {self.amount} less to summon. It can't cost less than 1."
        )


MOST_REVEALED = 9  # more never matter in practice


@word
def may_summon_for_less_by_revealing(cards: Cards, amount: FromOne) -> RevealsForLess:
    """This creature costs that much less for each card of your hand that you reveal for it."""
    return RevealsForLess(your(replace(cards, zones=(zones.HAND,))), amount)


@dataclass(frozen=True)
class SoulShift(WithWays):
    """A creature that costs less by the cost of the creature that it is put on, but no less than 1."""

    cost: int

    def ways(self) -> tuple[Way, ...]:
        """A way for each cost of that creature; from some cost on they make no difference."""
        most = self.cost - 1
        return tuple(
            Way(
                f"this creature costs {less} less to summon on a creature that costs {less}"
                f"{' or more' if less == most else ''}",
                reduction=less,
                base=your(CREATURES.cost(at_least=less, at_most=None if less == most else less)),
            )
            for less in range(1, most + 1)
        )

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        for way in self.ways():
            way.write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"Soul Shift: This creature, which costs {self.cost}, costs as much less to summon as the creature costs "
            "that you put it on. It can't cost less than 1."
        )


@word
def soul_shift(cost: FromOne) -> SoulShift:
    """Soul Shift: this creature costs less by the cost of the creature that it is put on, but no less than 1."""
    if cost == 1:
        raise DefinitionError("it costs 1 at least")
    return SoulShift(cost)


@dataclass(frozen=True)
class CostsLessForBases(CostsLessOn):
    """A creature that costs less for each creature that it is put on, but no less than a floor."""

    zone: int = zones.BATTLE

    def ways(self) -> tuple[Way, ...]:
        """A way for each number of creatures; from some number on they make no difference."""
        most = -(-(self.cost - self.floor) // self.amount)
        return tuple(
            Way(
                f"this creature costs {min(self.amount * number, self.cost - self.floor)} less to summon on "
                f"{number}{' or more' if number == most else ''} creatures",
                reduction=min(self.amount * number, self.cost - self.floor),
                base=your(CREATURES.in_zone(self.zone)),
                put_on_least=number,
                put_on_most=MOST_CARDS if number == most else number,
            )
            for number in range(1, most + 1)
        )

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"This creature, which costs {self.cost}, costs {self.amount} less to summon for each creature in your "
            f"{zones.NAMES[self.zone]} that you put it on. It can't cost less than {self.floor}."
        )


@word
def costs_less_for_graveyard_bases(amount: FromOne, cost: FromOne, floor: FromOne) -> CostsLessForBases:
    """This creature costs that much less to summon for each creature of the graveyard that it is put on."""
    return CostsLessForBases(amount, floor, cost, zones.GRAVEYARD)


@word
def costs_less_for_cards_under(amount: FromOne, cost: FromOne, floor: FromOne) -> CostsLessOn:
    """This creature costs that much less than its cost to summon for each card that it is put on."""
    return CostsLessOn(amount, floor, cost)


@word_alone
def may_summon_for_no_cost(condition: Condition, *rider: Effect) -> Way:
    """Under the condition, summon this for no cost; the effects then follow."""
    check_condition(condition)
    return Way("you may summon this creature for no cost", condition, rider=rider)


@word
def may_cast_for_no_cost(condition: Condition) -> Way:
    """Under the condition, cast this spell for no cost."""
    check_condition(condition)
    return Way("you may cast this spell for no cost", condition, casts=True)


@word_alone
def may_cast_for_less(amount: FromOne, *rider: Effect) -> Way:
    """Cast this spell for less; the effects then follow, before those of the spell."""
    return Way(f"you may cast this spell for {amount} less", None, amount, rider=rider, casts=True)


@word_alone
def may_summon_for_less(amount: FromOne, *rider: Effect, condition: Condition | None = None) -> Way:
    """Summon this for less; the effects then follow."""
    check_condition(condition)
    return Way(f"you may summon this creature for {amount} less", condition, amount, rider=rider)


@word
def may_summon_for_up_to_less(amount: FromOne, *, condition: Condition | None = None) -> Way:
    """Summon this for as much less as you like, up to a number."""
    check_condition(condition)
    return Way(f"you may summon this creature for up to {amount} less", condition, amount, least=1)


@word_alone
def may_cast_for(cost: FromOne, civilizations: FromOne, *payment: Effect, condition: Condition | None = None) -> Way:
    """Pay that much mana instead of the cost of this spell, with a card of each of the civilizations.

    With a payment, that is done as well; all of it must be possible.
    """
    if condition is not None:
        check_condition(condition)
    check_payment(payment)
    too = f" and {clause(payment).removesuffix('.')}" if payment else ""
    english = f"you may pay {cost} {all_named(civilizations)} mana{too} to cast this spell"
    return Way(english, condition, 0, cost, civilizations, payment=payment, casts=True)


@word_alone
def may_summon_for(cost: FromOne, civilizations: FromOne, *rider: Effect, condition: Condition | None = None) -> Way:
    """Pay that much mana instead of the cost, with a card of each of the civilizations; the effects then follow."""
    if condition is not None:
        check_condition(condition)
    english = f"you may pay {cost} {all_named(civilizations)} mana to summon this creature"
    return Way(english, condition, 0, cost, civilizations, rider=rider)


@word
def mana_reburst(cost: FromOne) -> Way:
    """Mana Reburst: summon this creature from the mana zone, for that cost."""
    english = f"you may summon this creature from your mana zone by paying {cost}"
    return Way(english, reduction=0, cost=cost, label=f"Mana Reburst {cost}: ", zones=1 << zones.MANA)


@dataclass(frozen=True)
class Recycle(Way):
    """Recycle: cast this spell from the graveyard for another cost; then it goes to the bottom of the deck."""

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        super().write(rows)
        rows.printed(after_casting_elsewhere=goes_to_deck_bottom_after_casting.where)

    def words(self) -> str:
        """The paragraph in English."""
        after = goes_to_deck_bottom_after_casting.english
        return f"{super().words()} If you do, after you cast it, {after} instead of your graveyard."


@word
def recycle(cost: FromOne) -> Recycle:
    """Recycle of a spell: cast it from the graveyard for that cost; then it goes to the bottom of the deck."""
    english = f"you may cast this spell from your graveyard by paying {cost}"
    return Recycle(english, reduction=0, cost=cost, casts=True, label=f"Recycle {cost}: ", zones=1 << zones.GRAVEYARD)


abyss_rush = Way(
    "you may summon this creature from your graveyard",
    reduction=0,
    rider=(may_attack_players_at_once(THIS), at_end_of_turn(put_on_bottom_of_deck(THIS))),
    label="Abyss Rush: ",
    zones=1 << zones.GRAVEYARD,
)


@dataclass(frozen=True)
class LendsAbyssRush(Static):
    """Creatures of the graveyard have Abyss Rush: each can be summoned for its cost, and the same follows."""

    def write(self, rows: Rows) -> None:
        """Write its row and its program."""
        assert self.cards is not None
        rows.static(
            head=self.head,
            filter=rows.plain_filter(self.cards, printed_only=True),
            zone=self.zone,
            program=rows.program(abyss_rush.rider, knows=("this attacks",)),
        )


@word
def lends_abyss_rush(cards: Cards) -> LendsAbyssRush:
    """Each of your creatures in your graveyard that fit has Abyss Rush."""
    meant = replace(cards, zones=(), whose=owners.ANYONES)
    english = f'each {meant.words(plural=False)} in your graveyard has "Abyss Rush"'
    return LendsAbyssRush(statics.USES_FROM, english, meant, zone=zones.GRAVEYARD)


_BEFORE_ATTACKS = Condition(Amount(amounts.PLAYER_ATTACKS, ""), comparisons.IS_EQUAL, 0, "")
_SHOWN = Condition(Amount(amounts.SHOWN, ""), comparisons.IS_EQUAL, 1, "")


@dataclass(frozen=True)
class Vividdraw(Way):
    """Vividdraw: for another cost in the turn in which this was drawn, and revealed (docs/keywords.md)."""

    @property
    def number_of_triggers(self) -> int:
        """One: it is revealed as it is drawn."""
        return 1

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        before = both_hold(ON_YOUR_TURN, _BEFORE_ATTACKS)
        shown = (plain(programs.SHOW_THIS, "reveal it"),)
        trigger(events.DRAWS, "", shown, zones=(zones.HAND,), condition=before, declared=True).write(rows)
        super().write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        card = "spell" if self.casts else "creature"
        return (
            f"Vividdraw: When you draw this {card} during your turn before you attack, you may reveal it. If you do, "
            f"{self.english}."
        )


@word
def vividdraw(cost: FromOne, civilizations: FromOne) -> Vividdraw:
    """Vividdraw: drawn in your turn and revealed, this creature can be summoned for that cost this turn."""
    english = f"you may pay {cost} {all_named(civilizations)} mana to summon this creature this turn"
    return Vividdraw(english, _SHOWN, 0, cost, civilizations, zones=1 << zones.HAND)


@word
def vividdraw_of_spell(cost: FromOne, civilizations: FromOne) -> Vividdraw:
    """Vividdraw of a spell: drawn in your turn and revealed, it can be cast for that cost this turn."""
    english = f"you may pay {cost} {all_named(civilizations)} mana to cast this spell this turn"
    return Vividdraw(english, _SHOWN, 0, cost, civilizations, casts=True, zones=1 << zones.HAND)


@word
def may_summon_by(*payment: Effect, condition: Condition | None = None) -> Way:
    """Instead of paying the mana cost, do this; all of it must be possible."""
    check_payment(payment)
    if condition is not None:
        check_condition(condition)
    return Way(f"instead of paying this creature's cost, you may {clause(payment)}", condition, payment=payment)


@word
def may_cast_by(*payment: Effect, condition: Condition | None = None) -> Way:
    """Instead of paying the mana cost of this spell, do this; all of it must be possible."""
    check_payment(payment)
    if condition is not None:
        check_condition(condition)
    english = f"instead of paying this spell's cost, you may {clause(payment)}"
    return Way(english, condition, payment=payment, casts=True)


def _mugen_climb(number: int, civilizations: int, verb: str, card: str) -> Way:
    """Mugen Climb (docs/keywords.md): creatures are tapped for a lower cost, also in the graveyard."""
    tapped = f"{number} of your untapped creatures" if number > 1 else "one of your untapped creatures"
    return Way(
        f"you may {verb} this {card} from your hand or graveyard by tapping {tapped} and paying {number} "
        f"{all_named(civilizations)} mana",
        reduction=0,
        cost=number,
        paid_with=civilizations,
        casts=card == "spell",
        payment=(replace(tap(choose(number, your(CREATURES.untapped()))), amount=programs.FOR_MUGEN_CLIMB),),
        zones=1 << zones.HAND | 1 << zones.GRAVEYARD,
        label=f"Mugen Climb {number}: ",
    )


@word
def mugen_climb(number: FromOne, civilizations: FromOne) -> Way:
    """Mugen Climb of a creature: summon it by tapping this many creatures and paying so much."""
    return _mugen_climb(number, civilizations, "summon", "creature")


@word
def mugen_climb_of_spell(number: FromOne, civilizations: FromOne) -> Way:
    """Mugen Climb of a spell: cast it by tapping this many creatures and paying so much."""
    return _mugen_climb(number, civilizations, "cast", "spell")


@word
def may_summon_for_less_by(amount: FromOne, *payment: Effect, floor: FromZero = 0, up_to: bool = False) -> Way:
    """Summon this for less by doing something besides; all of it must be possible.

    The mana of each civilization is paid in any case (112.2b): a floor of that height changes nothing.
    """
    check_payment(payment)
    least = f". It can't cost less than {floor}" if floor else ""
    english = (
        f"while you are summoning this creature, you may {clause(payment).removesuffix('.')}. "
        f"If you do, it costs {'up to ' if up_to else ''}{amount} less to summon{least}"
    )
    return Way(english, reduction=amount, floor=floor, payment=payment, least=1 if up_to else 0)


@dataclass(frozen=True)
class SavesShields(Feature):
    """Something that may be done instead of having a shield broken (609)."""

    payment: tuple[Effect, ...]
    label: str = ""
    zones: tuple[int, ...] = (zones.BATTLE,)

    def write(self, rows: Rows) -> None:
        """Write its row and its program."""
        program = rows.program(self.payment, last=programs.PAID)
        zones = sum(1 << zone for zone in self.zones)
        rows.static(
            head=statics.INSTEAD_OF_BREAK,
            filter=descriptions.SUBJECT_IS_SELF,
            optional=True,
            program=program,
            zones=zones,
        )

    def words(self) -> str:
        """The paragraph in English."""
        done = clause(in_context(self.payment, None)[0], may=True).removesuffix(".")
        return f"{self.label}When one of your shields would be broken, you may {done} instead."


@word
def instead_of_breaking(*payment: Effect) -> SavesShields:
    """When one of your shields would be broken, you may do this instead; all of it must be possible."""
    if payment != (destroy(THIS),):
        check_payment(payment)
    return SavesShields(payment)


@dataclass(frozen=True)
class GivesSavers(Static):
    """Creatures of which each may be destroyed instead of having a shield broken (609)."""

    def write(self, rows: Rows) -> None:
        """Write its row, with the program of the creature that is destroyed."""
        self._check(rows)
        rows.static(
            head=statics.INSTEAD_OF_BREAK,
            filter=self._subject(rows),
            condition=rows.plain_condition(self.condition),
            optional=True,
            program=rows.program(_SAVES_ITSELF.payment),
        )


_SAVES_ITSELF = SavesShields((destroy(THIS),))


def saves_shields_itself(ability: object) -> bool:
    """Whether it is the ability that `each_saves_shields` gives."""
    return ability == _SAVES_ITSELF


@word
def each_saves_shields(cards: Cards, *, condition: Condition | None = None) -> Static:
    """Creatures have the ability to be destroyed instead of having a shield of yours broken (Shield Saver)."""
    english = f'{cards.each_of()} has "{_SAVES_ITSELF.words().removesuffix(".")}"'
    return GivesSavers(statics.INSTEAD_OF_BREAK, english, cards, condition=condition)


@dataclass(frozen=True)
class DivertsBroken(Feature):
    """Broken shields may be put into the graveyard instead of the hand, and what follows if one is."""

    then: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write its row and its program: the shield is "them"."""
        divert = may(put_into_graveyard(THEM), if_you_do=self.then)
        program = rows.program((divert,), knows=("them",))
        rows.static(
            head=statics.AT_BREAKS, amount=statics.DIVERTS_BROKEN, filter=descriptions.SUBJECT_IS_SELF, program=program
        )

    def words(self) -> str:
        """The paragraph in English."""
        effects, _ = in_context(self.then, Mention(owners.YOURS, many=False, fresh=False))
        return (
            "Whenever one of your shields is broken, look at it. You may put it into your graveyard instead of your "
            f"hand. If you do, {clause(effects)}"
        )


@word
def may_send_broken_shields_to_graveyard(*then: Effect) -> DivertsBroken:
    """Whenever a shield of yours is broken, look at it; you may put it into your graveyard, and then do this."""
    return DivertsBroken(then)


@dataclass(frozen=True)
class RevealsBefore(Feature):
    """Shields that this creature breaks are revealed before, one after the other, and something is done for each."""

    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write its row and its program: the shield is "them"."""
        program = rows.program(self.effects, knows=("them",))
        rows.static(
            head=statics.AT_BREAKS, amount=statics.REVEALS_BEFORE, filter=descriptions.SUBJECT_IS_SELF, program=program
        )

    def words(self) -> str:
        """The paragraph in English."""
        effects, _ = in_context(self.effects, Mention(owners.OPPONENTS, many=False, fresh=False))
        return f"Whenever this creature would break a shield, your opponent reveals it first, then {clause(effects)}"


@word
def reveals_shields_before_breaking(*effects: Effect) -> RevealsBefore:
    """Your opponent reveals each shield before this creature breaks it, and then you do this (609.1)."""
    return RevealsBefore(effects)


@dataclass(frozen=True)
class DivertsUnseen(DivertsBroken):
    """Shields that a creature of the opponent breaks may be put into the graveyard before anybody looks at them."""

    def write(self, rows: Rows) -> None:
        """Write its row and its program: the shield is "them", and the creature that breaks it that creature."""
        divert = may(put_into_graveyard(THEM), if_you_do=self.then)
        program = rows.program((divert,), knows=("them", "that creature"))
        rows.static(
            head=statics.AT_BREAKS,
            amount=statics.DIVERTS_BROKEN,
            floor=statics.UNSEEN,
            filter=descriptions.SUBJECT_IS_SELF,
            program=program,
        )

    def words(self) -> str:
        """The paragraph in English."""
        effects, _ = in_context(self.then, None)
        return (
            "Whenever one of your opponent's creatures breaks one of your shields, you may put that shield into your "
            f"graveyard instead of your hand. If you do, {clause(effects)}"
        )


@word
def may_send_shields_to_graveyard_unseen(*then: Effect) -> DivertsUnseen:
    """When a creature of the opponent breaks a shield of yours, you may put it into your graveyard, and do this."""
    return DivertsUnseen(then)


@dataclass(frozen=True)
class ReturnsBreak(Feature):
    """Instead of the first break of your shields in a turn, this creature breaks a shield (609.1)."""

    def write(self, rows: Rows) -> None:
        """Write its row and its program."""
        program = rows.program((have_this_break_shields(choose(1, your_opponents(SHIELDS))),))
        rows.static(
            head=statics.AT_BREAKS, amount=statics.RETURNS_BREAK, filter=descriptions.SUBJECT_IS_SELF, program=program
        )

    def words(self) -> str:
        """The paragraph in English."""
        return (
            "When one or more of your shields would be broken for the first time in a turn, this creature breaks one "
            "of your opponent's shields instead."
        )


RETURNS_FIRST_BREAK = ReturnsBreak()


@word
def galaxyshield(cost: FromOne, civilizations: FromOne) -> Way:
    """Galaxyshield: pay that much instead of this card's cost, and put it into the shield zone face up.

    What forbids its use forbids that, too (item 5B.44). It is not used by that.
    """
    english = (
        f"You may pay {cost} {all_named(civilizations)} mana instead of using this card for its cost. If you do, put "
        "it into your shield zone face up"
    )
    return Way(english, None, 0, cost, civilizations, label="Galaxyshield: ", goes_to=zones.SHIELD_FACE_UP)


@word
def pandora_shift(cost: FromOne, civilizations: FromOne) -> Way:
    """Pandora Shift: pay that much instead of this card's cost, and put it into the hyperspatial zone.

    It is not used by that (docs/keywords.md).
    """
    english = (
        f"You may pay {cost} {all_named(civilizations)} mana instead of using this card for its cost. If you do, put "
        "it into your hyperspatial zone"
    )
    return Way(english, None, 0, cost, civilizations, label="Pandora Shift: ", goes_to=zones.HYPERSPATIAL)


@word
def fushigiverse(cost: FromOne, civilizations: FromOne) -> Way:
    """Fushigiverse: put a creature into the mana zone tapped, and pay that cost less its cost to summon this creature.

    It is summoned from the graveyard so, and a card of each civilization is tapped for it (112.2a).
    """
    english = (
        "You may put one of your creatures into your mana zone tapped to summon this creature from your graveyard for "
        f"{cost} {all_named(civilizations)} mana less that creature's cost"
    )
    way = Way(english, None, 0, cost, civilizations, label="Fushigiverse: ", feeds=True)
    return replace(way, zones=1 << zones.GRAVEYARD)


galaxy_go = trigger(
    events.START_OF_TURN,
    "at the start of your turn, if this creature is face up in your shield zone",
    (UseThis(uses.AS_PAID, "summon it"),),
    no_subject=True,
    zones=(zones.SHIELD,),
    whose=owners.YOURS,
)
galaxy_go_of_spell = trigger(
    events.START_OF_TURN,
    "at the start of your turn, if this spell is face up in your shield zone",
    (UseThis(uses.AS_PAID, "cast it"),),
    no_subject=True,
    zones=(zones.SHIELD,),
    whose=owners.YOURS,
)


@dataclass(frozen=True)
class ShieldGo(Feature):
    """Shield Go: destroyed, the creature becomes a face-up shield, and goes to the graveyard from there."""

    label: ClassVar[str] = "Shield Go: "

    @property
    def number_of_triggers(self) -> int:
        """That of becoming a shield."""
        return 1

    def write(self, rows: Rows) -> None:
        """Write the keyword, and the trigger's rows."""
        rows.add_bits(keywords=keywords.SHIELD_GO)
        when_destroyed(add_to_shields_face_up(THIS)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"{self.label}When this creature is destroyed, put it into your shield zone face up. "
            "When it would leave your shield zone face up, put it into your graveyard instead."
        )


shield_go = ShieldGo()


@dataclass(frozen=True)
class InShields(Feature):
    """An ability that this card has while it is face up in the shield zone, and perhaps in the battle zone too."""

    ability: Trigger | Static | SavesShields
    in_battle_too: bool

    @property
    def number_of_triggers(self) -> int:
        """That of the ability."""
        return self.ability.number_of_triggers

    def write(self, rows: Rows) -> None:
        """Write the rows of the ability."""
        replace(self.ability, zones=(zones.BATTLE, zones.SHIELD) if self.in_battle_too else (zones.SHIELD,)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        where = (
            "in the battle zone or face up in your shield zone" if self.in_battle_too else "face up in your shield zone"
        )
        text = self.ability.words()
        return f"While this creature is {where}, {text[0].lower()}{text[1:]}"


def _in_shields(ability: Trigger | Static | SavesShields, in_battle_too: bool) -> InShields:
    works_there = (statics.GIVES_TRIGGER, statics.UNBREAKABLE, statics.DRAWS_BREAKS)
    of_this = isinstance(ability, Static) and (ability.cards is None) and ability.head not in works_there
    own = isinstance(ability, Trigger) and any(event.about_this for event in ability.events)
    if of_this or own or ability.zones != (zones.BATTLE,) or (isinstance(ability, Trigger) and ability.declared):
        raise DefinitionError(f'"{ability.words()}": this ability means nothing in the shield zone')
    if type(ability) not in (Trigger, Static, SavesShields) or ability.label:
        raise DefinitionError(f'"{ability.words()}": this ability works in the battle zone')
    return InShields(ability, in_battle_too)


@word
def in_shields(ability: Trigger | Static | SavesShields) -> InShields:
    """This card has the ability while it is face up in its owner's shield zone (110.3d)."""
    return _in_shields(ability, in_battle_too=False)


@word
def in_battle_or_shields(ability: Trigger | Static | SavesShields) -> InShields:
    """This card has the ability while it is in the battle zone, or face up in its owner's shield zone (110.3d)."""
    return _in_shields(ability, in_battle_too=True)


@dataclass(frozen=True)
class SuperSoulCross(Feature):
    """An ability of this card that a creature has, too, while this card is under it (818.1)."""

    ability: Trigger | Static | Keyword

    @property
    def number_of_triggers(self) -> int:
        """That of the ability."""
        return self.ability.number_of_triggers

    def write(self, rows: Rows) -> None:
        """Write the rows of the ability."""
        if isinstance(self.ability, Keyword):
            self.ability.write(rows)
            replace(given(self.ability, ""), zones=(zones.UNDERNEATH,)).write(rows)
        else:
            replace(self.ability, zones=(zones.BATTLE, zones.UNDERNEATH)).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return f"Super Soul Cross: {self.ability.words()}"


@word
def super_soul_cross(ability: Trigger | Static | Keyword) -> SuperSoulCross:
    """Super Soul Cross: this creature has the ability, and a creature has it that this card is under (818.1)."""
    outside = isinstance(ability, Trigger) and (ability.declared or ability.zones != (zones.BATTLE,))
    if outside or (not isinstance(ability, Keyword) and (type(ability) not in (Trigger, Static) or ability.label)):
        raise DefinitionError(f'"{ability.words()}": this ability can\'t be lent to the creature above')
    return SuperSoulCross(ability)


@dataclass(frozen=True)
class SavesFortifiedShield(Feature):
    """A castle that saves the shield that it fortifies alone: another one goes to the hand instead (item 7E.04)."""

    def write(self, rows: Rows) -> None:
        """Write its row and its program."""
        program = rows.program((return_to_hand(choose(1, your(SHIELDS.other()))),))
        another = programs.ANOTHER_SHIELD
        rows.static(
            head=statics.INSTEAD_OF_BREAK,
            filter=descriptions.SUBJECT_IS_SELF,
            amount=another,
            optional=True,
            program=program,
        )

    def words(self) -> str:
        """The paragraph in English."""
        return (
            "If the fortified shield isn't fortified by any other castles, whenever it would be broken by one of your "
            "opponent's creatures, you may return one of your other shields to your hand instead."
        )


saves_fortified_shield = SavesFortifiedShield()


@dataclass(frozen=True)
class CastCondition(Feature):
    """A spell that can be cast only under a condition, however it is cast (items 5B.37-5B.39)."""

    condition: Condition

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(use_condition=rows.plain_condition(self.condition))

    def words(self) -> str:
        """The paragraph in English."""
        return f"You can cast this spell only {self.condition.as_if}."


@word
def castable_only(condition: Condition) -> CastCondition:
    """Cast this spell only under the condition."""
    return CastCondition(condition)


@dataclass(frozen=True)
class SummonCondition(Feature):
    """A creature that can be summoned only under a condition, however it is summoned."""

    condition: Condition

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(use_condition=rows.plain_condition(self.condition))

    def words(self) -> str:
        """The paragraph in English."""
        return f"You can summon this creature only {self.condition.as_if}."


@word
def summonable_only(condition: Condition) -> SummonCondition:
    """Summon this creature only under the condition; effects can still put it into the battle zone."""
    check_condition(condition)
    return SummonCondition(condition)


@dataclass(frozen=True)
class AdditionalCost(Feature):
    """What must be done to cast a spell besides paying mana, even for no cost (items 5B.36, 5B.40)."""

    payment: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(additional_cost=rows.program(self.payment, last=programs.PAID))

    def words(self) -> str:
        """The paragraph in English."""
        return f"As an additional cost to cast this spell, {clause(self.payment)}"


@word
def additional_cost(*payment: Effect) -> AdditionalCost:
    """To cast this spell, do this too; all of it must be possible."""
    check_payment(payment)
    return AdditionalCost(payment)


@dataclass(frozen=True)
class CastFrom(Feature):
    """A spell that can be cast from another zone too, for its cost (items 5B.06, 5B.42)."""

    zone: int
    after: AfterCasting | None = None  # if it is cast from there

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(use_zones=1 << self.zone)
        if self.after is not None:
            rows.printed(after_casting_elsewhere=self.after.where)

    def words(self) -> str:
        """The paragraph in English."""
        text = f"You may cast this spell from your {zones.NAMES[self.zone]}."
        if self.after is not None:
            text += f" If you do, after you cast it, {self.after.english} instead of your graveyard."
        return text


@word
def may_cast_from(zone: int, after: AfterCasting | None = None) -> CastFrom:
    """Cast this spell from the graveyard or the mana zone too; `after` says where it goes then."""
    if zone not in (zones.GRAVEYARD, zones.MANA):
        raise DefinitionError("it takes GRAVEYARD or MANA")
    return CastFrom(zone, after)


@dataclass(frozen=True)
class SummonFrom(Feature):
    """A creature that can be summoned from another zone too, for its cost (601.1)."""

    zone: int

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(use_zones=1 << self.zone)

    def words(self) -> str:
        """The paragraph in English."""
        return f"You may summon this creature from your {zones.NAMES[self.zone]}."


@word
def may_summon_from(zone: int) -> SummonFrom:
    """Summon this creature from the graveyard, the mana zone or the hyperspatial zone too."""
    if zone not in (zones.GRAVEYARD, zones.MANA, zones.HYPERSPATIAL):
        raise DefinitionError("it takes GRAVEYARD, MANA or HYPERSPATIAL")
    return SummonFrom(zone)


@word
def may_summon_from_if(zone: int, condition: Condition) -> Way:
    """Under a condition, summon this creature from the graveyard or the mana zone too."""
    if zone not in (zones.GRAVEYARD, zones.MANA):
        raise DefinitionError("it takes GRAVEYARD or MANA")
    english = f"you may summon this creature from your {zones.NAMES[zone]}"
    return Way(english, condition, reduction=0, zones=1 << zone)


@dataclass(frozen=True)
class WaveStriker(Feature):
    """Abilities that the creature has while enough other creatures have wave striker (docs/keywords.md)."""

    abilities: tuple[Static, ...]
    label: str = "Wave striker: "

    @property
    def number_of_triggers(self) -> int:
        """Those of all its abilities."""
        return sum(ability.number_of_triggers for ability in self.abilities)

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        for ability in self.abilities:
            condition = (
                _OTHER_WAVE_STRIKERS
                if ability.condition is None
                else both_hold(_OTHER_WAVE_STRIKERS, ability.condition)
            )
            replace(ability, condition=condition).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        # One sentence, so that the condition governs all of them.
        said, last, subject = "", "", None
        for ability in self.abilities:
            before, subject, last_before, last = subject, ability.subject_words(), last, ability.clause()
            if subject is None or subject != before:
                said += (", and " if said else "") + last
                continue
            both_have = all(text.startswith(f'{subject} has "') for text in (last_before, last))
            said += " and" + last.removeprefix(f"{subject} has" if both_have else subject)
        return f"{self.label}{sentence(f'{_OTHER_WAVE_STRIKERS.english}, {said}')}"


_OTHER_WAVE_STRIKERS = replace(
    at_least(2, CREATURES.other().with_ability_word("Wave striker")),
    english='while 2 or more other creatures have "wave striker"',
)


@word
def wave_striker(*abilities: Static | Keyword | Trigger) -> WaveStriker:
    """Wave striker: abilities that this creature has while 2 others, of either player, have wave striker."""
    statics: list[Static] = []
    for ability in abilities:
        if isinstance(ability, Keyword):
            english = ability.english if ability.is_sentence else f'this creature has "{ability.english}"'
            statics.append(given(ability, english))
            continue
        if isinstance(ability, Trigger):
            statics.append(gives(ability))
            continue
        if type(ability) not in (Static, Gives) or ". " in ability.english or ability.label:
            raise DefinitionError(f'"{ability.words()}": wave striker gives abilities of one sentence')
        statics.append(ability)
    return WaveStriker(tuple(statics))


@dataclass(frozen=True)
class StrikeBack(Feature):
    """Strike Back: use this for no cost by discarding a card from your shields (112.3b, 509.5c)."""

    cards: Cards
    condition: Condition | None = None

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.printed(strike_back=rows.plain_filter(replace(self.cards, zones=())))
        rows.printed(strike_back_under=rows.plain_condition(self.condition))

    def words(self) -> str:
        """The paragraph in English."""
        kind = replace(self.cards, zones=()).words(plural=False, article=True)
        condition = "" if self.condition is None else f" {self.condition.as_if},"
        return (
            f"Strike Back: When {kind} is put into your hand from your shield zone,{condition} you may discard it. "
            "If you do, use this card for no cost."
        )


@word
def strike_back(cards: Cards, *, condition: Condition | None = None) -> StrikeBack:
    """Strike Back, perhaps under a condition, for which a card that fits is discarded."""
    return StrikeBack(replace(cards, whose=owners.ANYONES), condition)


@dataclass(frozen=True)
class SabakiZ(Feature):
    """Sabaki Z: use this for no cost by discarding a Judgment Emblem that has come from your shields (509.5d)."""

    verb: str

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(keywords=keywords.SABAKI_Z)
        rows.printed(strike_back=rows.plain_filter(replace(CARDS.race("Judgment Emblem"), zones=())))

    def words(self) -> str:
        """The paragraph in English."""
        return (
            "Sabaki Z: When a Judgment Emblem is put into your hand from your shield zone, you may discard it. "
            f"If you do, {self.verb} for no cost."
        )


sabaki_z = SabakiZ("you may summon this creature")
sabaki_z_of_spell = SabakiZ("you may cast this spell")


@dataclass(frozen=True)
class GuardStrike(Feature):
    """Guard Strike: shown when it comes from the shields, it stops a creature from attacking this turn (509.5b)."""

    bits: int = keywords.GUARD_STRIKE

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(keywords=self.bits)
        rows.printed(guard_strike=rows.program((give(cant_attack, choose(1, your_opponents(CREATURES))),)))

    def words(self) -> str:
        """The paragraph in English."""
        return (
            "Guard Strike: When this card is put into your hand from your shield zone, you may reveal it. "
            "If you do, choose one of your opponent's creatures. It can't attack this turn."
        )


guard_strike = GuardStrike()


@dataclass(frozen=True)
class RevolutionZeroAsItComes(Feature):
    """It is summoned as it comes from the shields if none is left; that is no shield trigger (docs/keywords.md)."""

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        summon = UseThis(-1, "summon this creature")
        rows.printed(guard_strike=rows.program((when(YOU_HAVE_NO_SHIELDS, may(summon)),)))

    def words(self) -> str:
        """The paragraph in English."""
        return (
            "Revolution 0: When you put this creature into your hand from your shield zone, if you have no shields, "
            "you may summon it for no cost."
        )


revolution_zero_as_it_comes = RevolutionZeroAsItComes()


@dataclass(frozen=True)
class Kizuna(Feature):
    """A Kizuna ability, and when this creature lets abilities of that kind be used (docs/keywords.md)."""

    effects: tuple[Effect, ...]
    event: int  # PUT, or ATTACKS for Kizuna Comp
    most: int
    name: str
    said: str

    @property
    def number_of_triggers(self) -> int:
        """One: when it lets them be used."""
        return 1

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
    said = "When you put this creature into the battle zone, you may use the Kizuna ability of one of your creatures"
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


@dataclass(frozen=True)
class EvoCharger(Feature):
    """Evo Charger: a charger, with which a creature of the mana zone may go under an evolution creature."""

    bits: int = keywords.EVO_CHARGER

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(keywords=self.bits)
        evolution = your(CREATURES.evolution())
        put = put_under(choose(1, your(CREATURES.in_zone(zones.MANA))), evolution)
        rows.printed(evo_charger=rows.program((when(at_least(1, evolution), may(put)),)))

    def words(self) -> str:
        """The paragraph in English."""
        return "Evo Charger"


evo_charger = EvoCharger()


@dataclass(frozen=True)
class ShieldTriggerIf(Feature):
    """A shield trigger that a spell has only if a condition holds while it is in the shield zone (113.6b)."""

    condition: Condition
    bits: int = keywords.TRIGGER_UNDER_CONDITION
    label: str = ""

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(keywords=self.bits)
        rows.printed(trigger_under=rows.plain_condition(self.condition))

    def words(self) -> str:
        """The paragraph in English."""
        text = self.condition.as_if
        return f'{text[0].upper()}{text[1:]} and this spell is in your shield zone, it has "shield trigger".'


@dataclass(frozen=True)
class ShieldTriggerAsItComes(ShieldTriggerIf):
    """A shield trigger that a creature has if a condition holds while it stands by, with others (113.6a)."""

    noun: str = "creature"

    def words(self) -> str:
        """The paragraph in English."""
        text = sentence(self.condition.as_if).removesuffix(".")
        return (
            f"{self.label}{text} as this {self.noun} is put into your hand from your shield zone, "
            'it has "shield trigger".'
        )


@word
def shield_trigger_as_it_comes(condition: Condition) -> ShieldTriggerAsItComes:
    """Shield trigger, if the condition holds as this creature is put into the hand from the shield zone."""
    return ShieldTriggerAsItComes(condition, keywords.TRIGGER_UNDER_CONDITION | keywords.TRIGGER_AS_IT_COMES)


@word
def shield_trigger_of_spell_as_it_comes(condition: Condition) -> ShieldTriggerAsItComes:
    """Shield trigger, if the condition holds as this spell is put into the hand from the shield zone."""
    bits = keywords.TRIGGER_UNDER_CONDITION | keywords.TRIGGER_AS_IT_COMES
    return ShieldTriggerAsItComes(condition, bits, noun="spell")


@word
def shield_trigger_if(condition: Condition) -> ShieldTriggerIf:
    """Shield trigger, if the condition holds while this spell is a shield."""
    return ShieldTriggerIf(condition)


Named = Trigger | Static | Way | SavesShields | ShieldTriggerAsItComes | BeforeAttacking


@word
def ability_word(word: str, feature: Named) -> Named:
    """Put a name without a meaning of its own before an ability: "Mana Arms 3", "Onitime"."""
    return replace(feature, label=f"{word}: ")


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


# The features besides `Way` that have other ways of using their card.
