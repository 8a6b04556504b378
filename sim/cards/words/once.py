"""Abilities that can be used once each turn, and what only they say: casting a spell again."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace

from sim.cards.words.amounts import Condition, both_hold, number_is
from sim.cards.words.clauses import If, May, when
from sim.cards.words.descriptions import Cards, your
from sim.cards.words.effects import Effect
from sim.cards.words.keywords import Feature
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, FromZero, word
from sim.cards.words.nouns import IT
from sim.cards.words.replacements import PaidInstead
from sim.cards.words.rows import Rows
from sim.cards.words.statics import Static
from sim.cards.words.triggers import Trigger
from sim.cards.words.verbs import Act
from sim.engine.record.codes import acts, afterwards, amounts, durations, programs, statics, verbs

MOST_NUMBERS = 1 << 20
FIRST_TIME = "for the first time each turn"


@dataclass(frozen=True)
class UsesOnce(Effect):
    """What is done from here on uses the ability, mostly for this turn; it has no English of its own."""

    ability: int
    until: durations.Duration = durations.END_OF_THIS_TURN

    def write(self, rows: Rows) -> None:
        """Write the step."""
        rows.step(programs.USE_ONCE, keyword=self.ability, until=self.until)


@dataclass(frozen=True)
class OnceEachTurn(Trigger):
    """A triggered ability that its player may use once each turn."""

    until = durations.END_OF_THIS_TURN
    how_often = "Once each turn"

    def write(self, rows: Rows) -> None:
        """Write its rows: it does not trigger, and does nothing, once it has been used this turn."""
        number = _number_of(self)
        does = _used_by_doing(self.effects, UsesOnce(number, self.until))
        changed = {"effects": (when(_not_used(number), *does),), "condition": _while_not_used(self.condition, number)}
        Trigger(**{**vars(self), **changed}).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        text = super().words()
        return f"{self.how_often}, {text[0].lower()}{text[1:]}"


@dataclass(frozen=True)
class OnceWhileItStays(OnceEachTurn):
    """A triggered ability that its player may use once while the card stays in the battle zone."""

    until = durations.REST_OF_GAME  # another object is another card (400.5)
    how_often = "Once while this creature stays in the battle zone"


@dataclass(frozen=True)
class PaidOnceEachTurn(PaidInstead):
    """Something that its player may do once each turn instead of what would happen."""

    def write(self, rows: Rows) -> None:
        """Write its row: nothing is replaced any more this turn once it has been used."""
        number = _number_of(self)
        changed = {"then": (UsesOnce(number), *self.then), "condition": _while_not_used(self.condition, number)}
        PaidInstead(**{**vars(self), **changed}).write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        text = super().words()
        return f"Once each turn, {text[0].lower()}{text[1:]}"


def _used_by_doing(effects: tuple[Effect, ...], used: UsesOnce) -> tuple[Effect, ...]:
    """The effects, which use the ability once any of them is done: not if it is declined, or if its "if" fails."""
    first = effects[0]
    if isinstance(first, May):
        return (replace(first, effects=(used, *first.effects)), *effects[1:])
    if type(first) is If and not first.otherwise:
        return (replace(first, effects=_used_by_doing(first.effects, used)), *effects[1:])
    return (used, *effects)


def _number_of(ability: Feature) -> int:
    """The number of an ability: the same in every kind that the card can be, another one for its other abilities."""
    return 1 + zlib.crc32(ability.words().encode()) % MOST_NUMBERS


def _while_not_used(condition: Condition | None, number: int) -> Condition:
    """The condition of an ability as long as it has not been used this turn."""
    return _not_used(number) if condition is None else both_hold(condition, _not_used(number))


def _not_used(number: int) -> Condition:
    """That this ability has not been used this turn."""
    return number_is(amounts.THIS_USED, 0, argument=number)


@word
def once_each_turn(ability: Trigger | Static) -> Trigger | Static:
    """An ability that is used once in a turn at most; declining what you may do does not use it."""
    if type(ability) is PaidInstead and not ability.label:
        return PaidOnceEachTurn(**vars(ability))
    if type(ability) is not Trigger or ability.declared or ability.label:
        raise DefinitionError(f'"{ability.words()}": such an ability can\'t be used once each turn')
    if isinstance(ability.effects[0], May) and ability.effects[1:]:
        raise DefinitionError(f'"{ability.words()}": what can be declined is the only sentence')
    return OnceEachTurn(**vars(ability))


@word
def once_while_it_stays(ability: Trigger) -> Trigger | Static:
    """An ability that is used once while the card stays in the battle zone; declining does not use it."""
    found = once_each_turn(ability)
    return OnceWhileItStays(**vars(found)) if type(found) is OnceEachTurn else found


@word
def first_time_each_turn(ability: Trigger) -> Trigger:
    """An ability that waits for the first such event of each turn, whether or not the card was there for others."""
    if type(ability) is not Trigger or len(ability.events) != 1 or ability.declared or ability.label:
        raise DefinitionError(f'"{ability.words()}": such an ability can\'t wait for the first time each turn')
    (event,) = ability.events
    first = replace(event, english=f"{event.english} {FIRST_TIME}", first_time=True)
    return replace(ability, events=(first,))


@dataclass(frozen=True)
class UsedOnce(Static):
    """Something that its player may have happen once each turn: a card costs less, or they don't lose."""

    def write(self, rows: Rows) -> None:
        """Write its row: it is not there any more this turn once it has been used."""
        number = _number_of(self)
        self._check(rows)
        rows.static(
            head=self.head,
            filter=self._subject(rows),
            amount=rows.plain_amount(self.amount),
            acts=self.acts,
            floor=self.floor,
            optional=True,
            condition=rows.plain_condition(_not_used(number)),
            program=number,
        )


@word
def one_costs_less_each_turn(cards: Cards, floor: FromZero) -> Static:
    """Once each turn, a card of any type that fits may cost 1 less to use (601.1d)."""
    meant = cards.anywhere()
    english = f"once each turn, one of {meant.whose_words()} may cost 1 less to use. It can't cost less than {floor}"
    return UsedOnce(statics.COST, english, cards=meant, amount=1, floor=floor, acts=acts.SUMMON | acts.CAST)


@word
def one_costs_less_to_summon_each_turn(cards: Cards, floor: FromZero) -> Static:
    """Once each turn, a creature that fits may cost 1 less to summon (601.1d)."""
    meant = replace(cards, zones=())
    english = f"once each turn, one of {meant.whose_words()} may cost 1 less to summon. It can't cost less than {floor}"
    return UsedOnce(statics.COST, english, cards=meant, amount=1, floor=floor)


@word
def instead_of_losing_once_each_turn(cards: Cards) -> Static:
    """Once each turn, one of your creatures that fit may be destroyed instead of your losing the game."""
    mine = your(cards)
    return UsedOnce(
        statics.INSTEAD_OF_LOSING,
        "once each turn, when you would lose the game",
        mine,
        amount=statics.LOSING_ALONE,
        optional=True,
        instead=f"you may destroy one of {mine.whose_words(one=True)} instead",
    )


@dataclass(frozen=True)
class CastAgain(Effect):
    """Cast the spell of the event once more; it must have come into the graveyard from there."""

    tells_whether_done = True
    asks_for = verbs.CAST_FREE

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.needs("that card", "the event has no spell to cast again")
        rows.step(programs.THAT, how=programs.AS_IT_LEFT)
        Act(verbs.CAST_FREE, IT, "", place=afterwards.INTO_GRAVEYARD).write_action(rows)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The effect itself, in any text; nothing is mentioned after it."""
        return self, None

    def words(self) -> str:
        """The sentence in English."""
        return "cast that spell again from your graveyard for no cost"


CAST_THAT_SPELL_AGAIN = CastAgain()
