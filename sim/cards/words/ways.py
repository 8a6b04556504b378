"""How a card can be used: from where, under which condition, and in which other ways than for its cost."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import ON_YOUR_TURN, Condition, at_least, both_hold, number_is, under_each
from sim.cards.words.casting import AfterCasting, goes_to_deck_bottom_after_casting
from sim.cards.words.clauses import at_end_of_turn, if_you_do, may, when
from sim.cards.words.descriptions import CARDS, CREATURES, Cards, your
from sim.cards.words.effects import Effect, clause, in_context
from sim.cards.words.english import sentence
from sim.cards.words.keywords import Feature, Keyword
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word, word_alone
from sim.cards.words.nouns import THIS, THIS_CREATURE, choose
from sim.cards.words.payments import all_named, check_condition, check_payment
from sim.cards.words.plain_effects import UseThis, plain
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Gives, Static, given, gives
from sim.cards.words.triggers import Event, Trigger, trigger
from sim.cards.words.verbs import (
    Act,
    may_attack_players_at_once,
    put_into_graveyard,
    put_on_bottom_of_deck,
    put_under,
    tap,
)
from sim.engine.record.codes import (
    amounts,
    card_types,
    events,
    keywords,
    links,
    owners,
    programs,
    statics,
    uses,
    zones,
)

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

    def write(self, rows: Rows) -> None:
        """Write the rows of the ways."""
        for way in self.ways():
            way.write(rows)


def _ways_of_each(features: tuple[Feature, ...]) -> list[Way]:
    ways: list[Way] = []
    for feature in features:
        if isinstance(feature, Way):
            ways += feature.alternatives()
        elif isinstance(feature, WithWays):
            ways += feature.ways()
    return ways


def ways_together(features: tuple[Feature, ...]) -> list[Way]:
    """What makes the card cost less does so as well where another of its ways lets it be used from (601.1a)."""
    ways = _ways_of_each(features)
    elsewhere = [way for way in ways if way.zones and way.reduction == 0 and not (way.payment or way.feeds)]
    return [
        replace(
            way,
            english=f"{way.english}. {sentence(less.english).removesuffix('.')}",
            reduction=less.reduction,
            payment=less.payment,
        )
        for way in elsewhere
        for less in ways
        if less.payment and less.reduction > 0 and not less.zones
    ]


def ways_of(features: tuple[Feature, ...]) -> list[Way]:
    """The other ways of using a card with these features, as the engine numbers them."""
    return _ways_of_each(features) + ways_together(features)


@word
def costs_less_on(amount: FromOne, cards: Cards) -> Way:
    """This creature costs that much less to summon if it is put on such a creature or tamaseed."""
    if cards.zones != (zones.BATTLE,) or (cards.types and not card_types.all_take(cards.types, links.UNDER)):
        raise DefinitionError(f'"{cards.words()}": it is put on creatures or tamaseeds')
    one = cards.words(plural=False, article=True)
    english = f"this creature costs {amount} less to summon if you put it on {one}"
    return Way(english, reduction=amount, base=your(cards))


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


_USED_SO = number_is(amounts.BUZZES, 2)  # one more than the times of the way


@dataclass(frozen=True)
class WayWithAbility(Way):
    """A way of summoning a creature, with an ability that triggers as the creature is put."""

    when_put: tuple[Effect, ...] = ()
    times: int = 1
    number_of_triggers = 1

    def write(self, rows: Rows) -> None:
        """Write the rows of the way, and of the trigger."""
        super().write(rows)
        Trigger((Event(events.PUT, "", condition=_USED_SO),), self.when_put).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        effects = clause(in_context(self.when_put, THIS_CREATURE)[0])
        return f"{super().words()} If you do, when you put this creature into the battle zone, {effects}"


@word_alone
def may_summon_for_less_and_when_put(amount: FromOne, effect: Effect, *effects: Effect) -> WayWithAbility:
    """Summon this for less; the effects are those of an ability that then triggers when this is put."""
    return WayWithAbility(
        f"you may summon this creature for {amount} less", reduction=amount, when_put=(effect, *effects)
    )


@word_alone
def may_summon_for_and_when_put(
    cost: FromOne, civilizations: FromOne, effect: Effect, *effects: Effect
) -> WayWithAbility:
    """Pay that much mana instead of the cost; the effects are those of an ability that triggers when this is put."""
    english = f"you may pay {cost} {all_named(civilizations)} mana to summon this creature"
    return WayWithAbility(english, reduction=0, cost=cost, paid_with=civilizations, when_put=(effect, *effects))


@word
def costs_to_summon(cost: FromOne, condition: Condition) -> Way:
    """While something holds, this creature costs so much to summon; what changes costs changes that one."""
    check_condition(condition)
    return Way(f"this creature costs {cost} to summon", condition, 0, cost)


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


_BEFORE_ATTACKS = number_is(amounts.PLAYER_ATTACKS, 0)

_SHOWN = number_is(amounts.SHOWN, 1)


@dataclass(frozen=True)
class Vividdraw(Way):
    """Vividdraw: for another cost in the turn in which this was drawn, and revealed (docs/keywords.md)."""

    number_of_triggers = 1  # it is revealed as it is drawn

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
