"""What a card does in the shield zone, on its way from there, and as shields are broken: shield savers, Strike Back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sim.cards.words.amounts import YOU_HAVE_NO_SHIELDS, Amount, Condition
from sim.cards.words.clauses import Repeat, may, one_of, when
from sim.cards.words.descriptions import CARDS, CREATURES, SHIELDS, Cards, your, your_opponents
from sim.cards.words.effects import Effect, clause, in_context, sentences
from sim.cards.words.english import sentence
from sim.cards.words.event_words import when_destroyed
from sim.cards.words.keywords import Feature, Keyword, cant_attack, double_breaker, triple_breaker
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import IT, THEM, THIS, THIS_CREATURE, choose
from sim.cards.words.payments import check_payment
from sim.cards.words.plain_effects import UseThis, reveal_top, shieldify_from_deck
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Static
from sim.cards.words.triggers import Event, Trigger, trigger
from sim.cards.words.verbs import (
    add_to_shields_face_up,
    destroy,
    give,
    have_this_break_shields,
    put_into_graveyard,
    put_on_shield,
    return_to_hand,
)
from sim.engine.record.codes import amounts, events, keywords, owners, programs, statics, zones


@dataclass(frozen=True)
class DragonBreaker(Feature):
    """A breaker whose player puts the top card of their deck into the shield zone before each break."""

    keyword: Keyword
    shields: int
    number_of_triggers = 1  # before the breaks

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
    cards = replace(cards, zones=(zones.BATTLE,))
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
        rows.static(head=statics.AT_BREAKS, amount=statics.DIVERTS_BROKEN, program=program)

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
        rows.static(head=statics.AT_BREAKS, amount=statics.REVEALS_BEFORE, program=program)

    def words(self) -> str:
        """The paragraph in English."""
        effects, _ = in_context(self.effects, Mention(owners.OPPONENTS, many=False, fresh=False))
        return f"Whenever this creature would break a shield, your opponent reveals it first, then {clause(effects)}"


@word
def reveals_shields_before_breaking(*effects: Effect) -> RevealsBefore:
    """Your opponent reveals each shield before this creature breaks it, and then you do this (609.1)."""
    return RevealsBefore(effects)


@dataclass(frozen=True)
class BreaksOtherwise(Feature):
    """Your creatures that fit do something instead of breaking shields, once for each of the shields (609.1)."""

    cards: Cards
    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write its row and its program."""
        program = rows.program(self.effects)
        rows.static(head=statics.BREAK_OTHERWISE, filter=rows.plain_filter(self.cards), program=program)

    def words(self) -> str:
        """The paragraph in English."""
        effects, _ = in_context(self.effects, None)
        return sentences(effects, f"whenever {self.cards.one_of()} would break a shield, instead ")


@word
def does_instead_of_breaking(cards: Cards, *effects: Effect) -> BreaksOtherwise:
    """Whenever one of your creatures that fit would break a shield, you do this instead; for each of the shields."""
    if cards.whose != owners.YOURS or cards.zones != (zones.BATTLE,):
        raise DefinitionError(f'"{cards.whose_words()}": they are creatures of yours')
    return BreaksOtherwise(cards, effects)


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
        rows.static(head=statics.AT_BREAKS, amount=statics.RETURNS_BREAK, program=program)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            "When one or more of your shields would be broken for the first time in a turn, this creature breaks one "
            "of your opponent's shields instead."
        )


RETURNS_FIRST_BREAK = ReturnsBreak()


@dataclass(frozen=True)
class ShieldGo(Feature):
    """Shield Go: destroyed, the creature becomes a face-up shield, and goes to the graveyard from there."""

    label: ClassVar[str] = "Shield Go: "
    number_of_triggers = 1  # that of becoming a shield

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
class SavesFortifiedShield(Feature):
    """A castle that saves the shield that it fortifies alone: another one goes to the hand instead (item 7E.04)."""

    def write(self, rows: Rows) -> None:
        """Write its row and its program."""
        program = rows.program((return_to_hand(choose(1, your(SHIELDS.other()))),))
        another = programs.ANOTHER_SHIELD
        rows.static(
            head=statics.INSTEAD_OF_BREAK,
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


sabaki_z = SabakiZ("summon this creature")

sabaki_z_of_spell = SabakiZ("cast this spell")


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
class ShieldTriggerIf(Feature):
    """A shield trigger that a spell has only if a condition holds while it is in the shield zone (113.6b)."""

    condition: Condition
    bits: int = keywords.TRIGGER_UNDER_CONDITION
    label: str = ""

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        rows.add_bits(keywords=self.bits)
        rows.printed(trigger_under=rows.plain_condition(self.condition, strength=True))

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
