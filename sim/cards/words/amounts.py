"""Amounts and conditions: numbers that are read when they are needed, and comparisons of them.

`clauses`, `triggers`, `statics` and `ways` make effects and abilities depend on conditions.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, replace
from typing import Any, TypeVar, cast

from sim.cards.words.descriptions import CARDS, CREATURES, SHIELDS, Cards, your, your_opponents
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, Spoken, word
from sim.engine.record.codes import (
    amounts,
    card_types,
    civilizations,
    comparisons,
    counted,
    declared,
    descriptions,
    owners,
    programs,
    zones,
)


@dataclass(frozen=True)
class Amount(Spoken):
    """A number that is read when it is needed (605.2d)."""

    code: amounts.Counted
    english: str
    cards: Cards | None = None
    factor: int = 1
    argument: int = -1  # of an amount that does not count cards
    is_power: bool = False  # "+1000 power for each ..."
    but: Cards | None = None  # what is not counted

    def words(self) -> str:
        """The amount in English."""
        return self.english


# What is asked about the cards that the text has just spoken of.
ABOUT_THEM = (
    amounts.OF_THEM,
    amounts.POWER_OF_THEM,
    amounts.COST_OF_THEM,
    amounts.CIVILIZATIONS_OF_THEM,
    amounts.COSTS_OF_THEM,
    amounts.DIFFER_IN_COST,
)
# What is asked about this creature itself.
ABOUT_THIS = (
    amounts.THIS_TAPPED,
    amounts.THIS_ATTACKING,
    amounts.THIS_BATTLING,
    amounts.THIS_ATTACKS,
    amounts.THIS_BREAKS,
    amounts.UNDER_THIS,
    amounts.THIS_NEW,
    amounts.THIS_POWER,
    amounts.THIS_ATTACKING_CREATURE,
    amounts.THIS_ATTACKING_PLAYER,
    amounts.THIS_BLOCKING,
    amounts.BATTLING_SUCH,
    amounts.THIS_WAS_ATTACKED,
    amounts.CARDS_OF_THIS,
    amounts.THIS_CROSSED,
    amounts.THIS_LINKED,
    amounts.THIS_IS_EVOLUTION,
    amounts.THIS_ARMED,
)


@dataclass(frozen=True)
class Condition(Spoken):
    """A comparison of two amounts, perhaps another comparison (`also`) that must hold too, or one that does instead."""

    left: Amount
    sign: int
    right: int | Amount
    english: str  # "if you have no shields", "while this creature is tapped", "during your turn"
    also: Condition | None = None
    or_else: Condition | None = None

    def words(self) -> str:
        """The condition in English."""
        return self.english

    @property
    def fits_events_alone(self) -> bool:
        """Whether its words can only stand in an event, as "for no cost" does."""
        return bool(self.english) and not self.english.startswith(("if ", "while ", "during "))

    @property
    def ways(self) -> tuple[Condition, ...]:
        """Conditions of which one holds if this one does, and never two: without `or_else`, as rows have them."""
        if self.or_else is None:
            return (self,)
        found: list[tuple[Condition, ...]] = []
        before: list[tuple[Condition, ...]] = []
        for way in (replace(self, or_else=None), *self.or_else.ways):
            parts = way.parts
            ways = [parts]
            for other in before:
                ways = [(*one, *denied) for one in ways for denied in _denied(other)]
            found += ways
            before.append(parts)
        return tuple(_all_of(parts) for parts in found)

    @property
    def parts(self) -> tuple[Condition, ...]:
        """The comparisons that must all hold, one by one."""
        return (replace(self, also=None, or_else=None), *(() if self.also is None else self.also.parts))

    @property
    def about_them(self) -> bool:
        """Whether it asks about the cards that the text has just spoken of."""
        return self.left.code in (amounts.OF_THEM, amounts.POWER_OF_THEM) or (
            any(part is not None and part.about_them for part in (self.also, self.or_else))
        )

    @property
    def about_this(self) -> bool:
        """Whether it speaks of this creature alone."""
        of_another = "the equipped creature" in self.english
        others = [part for part in (self.also, self.or_else) if part is not None]
        return self.left.code in ABOUT_THIS and not of_another and all(part.about_this for part in others)

    @property
    def asks_strength(self) -> bool:
        """Whether it counts cards by their power or keywords."""
        counted = [
            side.cards for side in (self.left, self.right) if isinstance(side, Amount) and side.cards is not None
        ]
        others = [part for part in (self.also, self.or_else) if part is not None]
        return any(cards.asks_strength for cards in counted) or any(part.asks_strength for part in others)

    def spoken(self, them: str, many: bool) -> Condition:
        """The condition in a text that has just spoken of these cards ("that creature"); many of them, or one."""
        if not self.about_them or not them:
            return self
        return replace(self, english=self.english.replace("that card", f"one of {them}" if many else them))

    @property
    def as_if(self) -> str:
        """The condition in English where it is checked once, as in "if this creature is tapped"."""
        if self.english.startswith("while "):
            return "if " + self.english.removeprefix("while ")
        if self.english.startswith("during "):
            return "if it is " + self.english.removeprefix("during ").replace(" and while ", " and ")
        return self.english


def number_is(
    code: amounts.Counted,
    number: int,
    english: str = "",
    cards: Cards | None = None,
    argument: int = -1,
    also: Condition | None = None,
) -> Condition:
    """That an amount that has no English of its own is this number."""
    return Condition(Amount(code, "", cards, argument=argument), comparisons.IS_EQUAL, number, english, also)


def number_reaches(
    code: amounts.Counted,
    number: int,
    english: str = "",
    cards: Cards | None = None,
    argument: int = -1,
    also: Condition | None = None,
) -> Condition:
    """That such an amount is at least this number."""
    condition = number_is(code, number, english, cards, argument, also)
    return replace(condition, sign=comparisons.IS_AT_LEAST)


@word
def count(cards: Cards) -> Amount:
    """The number of cards that fit."""
    return Amount(amounts.COUNT, f"the number of {cards.whose_words(total=True)}", cards)


@word
def count_of_them(cards: Cards) -> Amount:
    """How many of the cards that were put somewhere, or revealed, just before fit."""
    english = f"the number of {cards.anywhere().words()} among those cards"
    return Amount(amounts.OF_THEM, english, replace(cards, zones=(), whose=owners.ANYONES))


@word
def for_each_of(cards: Cards, amount: int) -> Amount:
    """The amount times the number of cards that fit."""
    return Amount(amounts.COUNT, f"{amount:+d} power for {cards.each_of()}", cards, amount, is_power=True)


@word
def civilizations_among(cards: Cards) -> Amount:
    """The number of different civilizations that the cards have."""
    return Amount(amounts.CIVILIZATIONS, f"the number of civilizations among {cards.whose_words(total=True)}", cards)


@word
def races_among(cards: Cards, other_than: str = "") -> Amount:
    """The number of different races that creatures in the battle zone have, perhaps without one race."""
    if cards.zones != (zones.BATTLE,):
        raise DefinitionError(f'"{cards.whose_words()}": races are counted in the battle zone')
    races = f"races other than {other_than}" if other_than else "races"
    but = replace(CARDS, zones=(), race_in_full=other_than) if other_than else None
    return Amount(amounts.RACES, f"the number of {races} among {cards.whose_words()}", cards, but=but)


@word
def for_each_race_among(cards: Cards, amount: int) -> Amount:
    """The amount times the number of different races that creatures in the battle zone have."""
    if cards.zones != (zones.BATTLE,):
        raise DefinitionError(f'"{cards.whose_words()}": races are counted in the battle zone')
    english = f"{amount:+d} power for each race among {cards.whose_words(total=True)}"
    return Amount(amounts.RACES_TIMES, english, cards, amount, is_power=True)


@word
def costs_among(cards: Cards) -> Amount:
    """The number of different costs that cards in the battle zone have."""
    if cards.zones != (zones.BATTLE,):
        raise DefinitionError(f'"{cards.whose_words()}": costs are counted in the battle zone')
    return Amount(amounts.COSTS, f"the number of different costs among {cards.whose_words()}", cards)


@word
def for_each_civilization_among(cards: Cards, amount: int) -> Amount:
    """The amount times the number of different civilizations that the cards have."""
    english = f"{amount:+d} power for each civilization among {cards.whose_words(total=True)}"
    return Amount(amounts.CIVILIZATIONS, english, cards, amount, is_power=True)


@word
def for_cost_of_the_crossed(amount: int) -> Amount:
    """The amount times the cost of the creature that this cross gear is crossed with."""
    return Amount(amounts.COST_OF_CROSSED, f"{amount:+d} power for each 1 that it costs", None, amount, is_power=True)


@word
def for_each_cost_among(cards: Cards, amount: int) -> Amount:
    """The amount times the number of different costs that cards in the battle zone have."""
    if cards.zones != (zones.BATTLE,):
        raise DefinitionError(f'"{cards.whose_words()}": costs are counted in the battle zone')
    english = f"{amount:+d} power for each different cost among {cards.whose_words()}"
    return Amount(amounts.COSTS, english, cards, amount, is_power=True)


SHIELDS_BROKEN_THIS_TURN = Amount(
    amounts.PLAYER_BREAKS, "the number of your opponent's shields that your creatures broke this turn"
)
YOUR_SHIELDS_BROKEN_THIS_TURN = Amount(
    amounts.SHIELDS_LOST, "the number of your shields that were broken this turn", argument=owners.YOURS
)
YOUR_FACE_UP_SHIELDS = Amount(amounts.FACE_UP_SHIELDS, "the number of your face-up shields")
CREATURES_YOU_PUT_THIS_TURN = Amount(
    amounts.CREATURES_PUT, "the number of creatures that you put into the battle zone this turn", argument=owners.YOURS
)
CREATURES_OPPONENT_PUT_THIS_TURN = Amount(
    amounts.CREATURES_PUT,
    "the number of creatures that your opponent put into the battle zone this turn",
    argument=owners.OPPONENTS,
)
THAT_MANY = Amount(amounts.NUMBER, "that many")
"""The number of cards that the sentence before affected."""
TAPPED_FOR_DYNAMO = Amount(
    amounts.KEYWORD_USES, 'the number of your creatures tapped for "Dynamo" this turn', argument=counted.DYNAMOS
)
HALF_THAT_NUMBER = Amount(amounts.HALF_THE_NUMBER, "half that number rounded down")


def _there_are(cards: Cards, number: str, plural: bool = True) -> str:
    """There are this many cards: "if you have 3 or more fire cards in your mana zone"."""
    theirs = cards.whose in (owners.OPPONENTS, programs.CHOSEN_PLAYERS)
    one = number == "one"
    if cards.whose == owners.ANYONES and cards.zones == (zones.SHIELD,) and cards.noun == "shield":
        # Shields have no zone in English: without the players, one would not know whose are counted.
        return f"if you and your opponent have {'' if number == 'no' else 'a total of '}{number} {cards.words(plural)}"
    if cards.whose == owners.ANYONES and cards.zones != (zones.BATTLE,):
        there = "there is" if one else "there are"
        total = "" if number in ("no", "one") else "a total of "
        what = cards.words(plural, article=one, total=True) if one else f"{number} {cards.words(plural, total=True)}"
        return f"if {there} {total}{what}"
    who = {
        owners.YOURS: "you have",
        owners.OPPONENTS: "your opponent has",
        programs.CHOSEN_PLAYERS: "that player has",
    }.get(cards.whose, "there is" if one else "there are")
    what = cards.words(plural, article=one, theirs=theirs) if one else f"{number} {cards.words(plural, theirs=theirs)}"
    return f"if {who} {what}"


@word
def at_least(number: FromOne, cards: Cards) -> Condition:
    """At least that many cards fit."""
    english = _there_are(cards, f"{number} or more" if number > 1 else "one", plural=number > 1)
    return Condition(count(cards), comparisons.IS_AT_LEAST, number, english)


@word
def at_most(number: FromZero, cards: Cards) -> Condition:
    """At most that many cards fit."""
    if number == 0:
        return Condition(count(cards), comparisons.IS_EQUAL, 0, _there_are(cards, "no"))
    return Condition(count(cards), comparisons.IS_AT_MOST, number, _there_are(cards, f"{number} or fewer"))


@word
def exactly(number: FromOne, cards: Cards) -> Condition:
    """That many cards fit, no more and no fewer."""
    return Condition(
        count(cards), comparisons.IS_EQUAL, number, _there_are(cards, f"exactly {number}", plural=number > 1)
    )


@word
def all_are(cards: Cards, such: Cards) -> Condition:
    """All of the cards fit the second description, too; of no cards, all do."""
    if replace(cards, zones=(), whose=owners.ANYONES) not in (replace(CARDS, zones=()), replace(CREATURES, zones=())):
        raise DefinitionError(f'"{cards.whose_words()}": say what all cards or creatures of a zone are')
    if such.zones not in ((zones.BATTLE,), ()) or such.whose != owners.ANYONES or such.also is not None:
        raise DefinitionError(f'"{such.whose_words()}": name the zone and the owner of all the cards only')
    which = replace(such, zones=(), either=tuple(replace(one, zones=()) for one in such.either))
    state = "" if such.is_tapped is None else "tapped" if such.is_tapped else "untapped"
    orientation_alone = state and replace(which, is_tapped=None) == replace(CARDS, zones=())
    english = f"while all {cards.whose_words(total=True)} are {state if orientation_alone else which.words()}"
    these = replace(such, noun=cards.noun, types=such.types or cards.types, zones=cards.zones, whose=cards.whose)
    return Condition(count(cards), comparisons.IS_EQUAL, count(these), english)


@word
def opponent_has_more(cards: Cards) -> Condition:
    """Your opponent has more such cards than you have."""
    theirs, mine = replace(cards, whose=owners.OPPONENTS), replace(cards, whose=owners.YOURS)
    return Condition(
        count(theirs),
        comparisons.IS_MORE,
        count(mine),
        f"if your opponent has more {theirs.words(theirs=True)} than you",
    )


@word
def opponent_has_more_shields(number: FromOne) -> Condition:
    """Your opponent has that many shields more than you, or more."""
    english = f"if your opponent has at least {number} more shield{'' if number == 1 else 's'} than you"
    return number_reaches(amounts.MORE_SHIELDS, number, english)


ONE_OF_OPPONENTS_IS_ATTACKING = number_is(
    amounts.OPPONENT_ATTACKS, 1, "while one of your opponent's creatures is attacking"
)


@word
def opponents_surplus(cards: Cards) -> Amount:
    """How many more such cards your opponent has than you."""
    theirs = replace(cards, whose=owners.OPPONENTS)
    english = f"the number of {theirs.words(theirs=True)} that your opponent has more than you"
    return Amount(amounts.SURPLUS, english, replace(cards, whose=owners.ANYONES))


@word
def you_have_more(cards: Cards) -> Condition:
    """You have more such cards than your opponent has."""
    theirs, mine = replace(cards, whose=owners.OPPONENTS), replace(cards, whose=owners.YOURS)
    return Condition(
        count(mine), comparisons.IS_MORE, count(theirs), f"if you have more {mine.words()} than your opponent"
    )


def _compared(amount: Amount) -> Amount:
    """The amount, if it has a noun that can be compared with a number."""
    if amount.is_power or amount.code == amounts.NUMBER:
        raise DefinitionError(f'"{amount.english}" can\'t be compared with a number')
    return amount


@word
def is_at_least(amount: Amount, number: FromOne) -> Condition:
    """An amount is at least that number."""
    return Condition(_compared(amount), comparisons.IS_AT_LEAST, number, f"if {amount.english} is {number} or more")


@word
def is_at_most(amount: Amount, number: FromZero) -> Condition:
    """An amount is at most that number."""
    return Condition(_compared(amount), comparisons.IS_AT_MOST, number, f"if {amount.english} is {number} or less")


@word
def is_no_less_than(amount: Amount, other: Amount) -> Condition:
    """An amount is at least another one."""
    english = f"if {amount.english} is no less than {other.english}"
    return Condition(_compared(amount), comparisons.IS_AT_LEAST, _compared(other), english)


@word
def is_greater_than(amount: Amount, other: Amount) -> Condition:
    """An amount is more than another one."""
    english = f"if {amount.english} is greater than {other.english}"
    return Condition(_compared(amount), comparisons.IS_MORE, _compared(other), english)


YOU_HAVE_THE_STRONGEST = Condition(
    Amount(amounts.HIGHEST_POWER, "", your(CREATURES)),
    comparisons.IS_MORE,
    Amount(amounts.HIGHEST_POWER, "", your_opponents(CREATURES)),
    "if one of your creatures has more power than each of your opponent's creatures",
)


@word
def they_are(cards: Cards) -> Condition:
    """The cards looked at, revealed or chosen fit the description."""
    such = replace(cards, zones=())
    return number_reaches(amounts.OF_THEM, 1, f"if that card is {such.one_of()}", such)


@word
def the_discarded_is(cards: Cards) -> Condition:
    """The card that was discarded fits the description, even if another one has been drawn since."""
    such = replace(cards, zones=())
    return number_reaches(amounts.OF_THEM, 1, f"if the discarded card is {such.one_of()}", such)


@word
def they_all_cost_the_same(cards: Cards) -> Condition:
    """All of the cards looked at or revealed fit the description, and have one cost."""
    such = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"if all those cards are {such.words()} that have the same cost"
    return number_is(amounts.COSTS_OF_THEM, 1, english, such)


@word
def they_all_are(cards: Cards) -> Condition:
    """All of the cards looked at or revealed fit the description."""
    such = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"if all those cards are {such.words()}"
    return Condition(count_of_them(such), comparisons.IS_EQUAL, count_of_them(CARDS), english)


THEY_DIFFER_IN_COST = number_is(
    amounts.DIFFER_IN_COST, 1, "if all those cards have different costs", replace(CARDS, zones=())
)


@word
def both(first: Condition, second: Condition) -> Condition:
    """Both conditions hold."""
    for condition in (first, second):
        if condition.fits_events_alone:
            raise DefinitionError(f'"{condition.english}" fits events alone')
    return both_hold(first, second)


def both_hold(first: Condition, second: Condition) -> Condition:
    """The condition that both hold, for words that add one of their own. Raises DefinitionError next to an "or"."""
    if first.or_else is not None or second.or_else is not None:
        raise DefinitionError(f'"{first.english or second.english}": "and" and "or" do not stand in one condition')
    rest = second.english
    if not first.english.startswith("during "):
        rest = re.sub("^(if|while) ", "", second.as_if)
    english = f"{first.english} and {rest}"
    return replace(first, also=second if first.also is None else both_hold(first.also, second), english=english)


_Ability = TypeVar("_Ability")


def under_each(ability: _Ability, condition: Condition | None) -> tuple[_Ability, ...]:
    """The ability under each of the ways in which the condition that it has can hold."""
    if condition is None or condition.or_else is None:
        return (ability,)
    return tuple(replace(cast(Any, ability), condition=way) for way in condition.ways)


DENIED = {
    comparisons.IS_EQUAL: (comparisons.IS_LESS, comparisons.IS_MORE),
    comparisons.IS_AT_LEAST: (comparisons.IS_LESS,),
    comparisons.IS_AT_MOST: (comparisons.IS_MORE,),
    comparisons.IS_MORE: (comparisons.IS_AT_MOST,),
    comparisons.IS_LESS: (comparisons.IS_AT_LEAST,),
}


def _denied(parts: tuple[Condition, ...]) -> list[tuple[Condition, ...]]:
    """What holds if not all of these do: always one of the results, and never two."""
    found = []
    for at, part in enumerate(parts):
        signs = DENIED[part.sign]
        if part.sign == comparisons.IS_EQUAL and part.right == 0:
            signs = (comparisons.IS_MORE,)  # nothing is counted below zero
        found += [(*parts[:at], replace(part, sign=sign)) for sign in signs]
    return found


def _all_of(parts: tuple[Condition, ...]) -> Condition:
    first, *others = parts
    return replace(first, also=_all_of(tuple(others)) if others else None)


def _bare(condition: Condition) -> str:
    return re.sub("^(if|while) ", "", condition.as_if)


@word
def either_holds(first: Condition, second: Condition) -> Condition:
    """At least one of the conditions holds."""
    if first.also is not None or second.also is not None or not first.english.startswith(("if ", "while ")):
        raise DefinitionError(f'"{first.english}": "and" and "or" do not stand in one condition')
    return replace(_or(first, second), english=f"{first.english} or {_bare(second)}")


def _or(first: Condition, second: Condition) -> Condition:
    return replace(first, or_else=second if first.or_else is None else _or(first.or_else, second))


@word
def unless(condition: Condition) -> Condition:
    """The condition does not hold."""
    if condition.or_else is not None or condition.about_them or not condition.english.startswith(("if ", "while ")):
        raise DefinitionError(f'"{condition.english}": this condition has no "unless"')
    *others, denied = (_all_of(parts) for parts in _denied(condition.parts))
    for other in reversed(others):
        denied = replace(other, or_else=denied)
    return replace(denied, english=f"unless {_bare(condition)}")


@word
def you_have_none_of(cards: Cards) -> Condition:
    """You have no such card."""
    mine = your(cards)
    return Condition(
        count(mine), comparisons.IS_EQUAL, 0, f"if you don't have {mine.words(plural=False, article=True)}"
    )


@word
def you_have_none_besides_that(cards: Cards) -> Condition:
    """You have no such creature besides the one of the event."""
    mine = your(cards)
    others = Amount(amounts.BESIDES_THAT, "", mine)
    return Condition(others, comparisons.IS_EQUAL, 0, f"if you have no {cards.words()} besides that creature")


@word
def summoned_another(cards: Cards) -> Condition:
    """You have already summoned a card that fits this turn."""
    if cards.types == card_types.SPELL:
        raise DefinitionError("it never happens: only creatures are summoned")
    cards = replace(cards, zones=(), whose=owners.ANYONES)  # no matter who owns them, and from where you summon
    english = f"if you have summoned another {cards.words(plural=False)} this turn"
    return number_reaches(amounts.SUMMONED, 1, english, cards)


@word
def you_have_put(cards: Cards) -> Condition:
    """You have put a card that fits into the battle zone this turn, in whatever way."""
    if cards.is_other:
        raise DefinitionError("say you_have_put_another(...) or you_have_put_other(...)")
    cards = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"if you have put {cards.words(plural=False, article=True)} into the battle zone this turn"
    return number_reaches(amounts.PUT, 1, english, cards)


def _of_a_sort(cards: Cards, of_all: str) -> Cards:
    """The cards wherever they are; creatures of all sorts have a word of their own."""
    sort = replace(cards, zones=(), whose=owners.ANYONES)
    if replace(sort, is_other=False) == replace(CREATURES, zones=()):
        raise DefinitionError(f"of creatures of all sorts, write {of_all}")
    return sort


@word
def second_attack_by(cards: Cards) -> Condition:
    """The attack of the event is the second one this turn by one of your creatures that fit."""
    english = f"if that is the second attack by {your(cards).one_of()} this turn"
    sort = _of_a_sort(cards, "SECOND_ATTACK")
    return number_is(amounts.SUCH_ATTACKS, 2, english, sort)


@word
def none_has_attacked(cards: Cards) -> Condition:
    """None of your creatures that fit has attacked this turn, whatever has become of them."""
    english = f"if none of {your(cards).whose_words()} has attacked this turn"
    sort = _of_a_sort(cards, "NO_CREATURE_ATTACKED")
    return Condition(Amount(amounts.SUCH_ATTACKS, "", sort), comparisons.IS_EQUAL, 0, english)


@word
def one_was_destroyed(cards: Cards) -> Condition:
    """One of your creatures that fit was destroyed this turn."""
    english = f"if {your(cards).one_of()} was destroyed this turn"
    sort = _of_a_sort(cards, "YOUR_CREATURE_WAS_DESTROYED")
    return number_is(amounts.SUCH_DESTROYED, 1, english, sort)


@word
def you_have_put_other(cards: Cards) -> Condition:
    """You have put a card that fits into the battle zone this turn that is not this one."""
    cards = replace(cards, zones=(), whose=owners.ANYONES)
    one = cards.words(plural=False, article=True)
    english = f"if you have put {one} other than this one into the battle zone this turn"
    return number_reaches(amounts.PUT, 1, english, cards.other())


@word
def you_have_put_another(cards: Cards) -> Condition:
    """You have put two cards that fit into the battle zone this turn: besides the one of the event another one."""
    cards = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"if you have put another {cards.words(plural=False)} into the battle zone this turn"
    return number_reaches(amounts.PUT, 2, english, cards)


@word
def you_have_summoned_none(cards: Cards) -> Condition:
    """You have not summoned a creature that fits this turn."""
    if cards.types == card_types.SPELL:
        raise DefinitionError("it always holds: only creatures are summoned")
    cards = replace(cards, zones=(), whose=owners.ANYONES)  # no matter who owns them, and from where you summon
    english = f"if you haven't summoned {cards.words(plural=False, article=True)} this turn"
    return number_is(amounts.SUMMONED, 0, english, cards)


@word
def a_player_has(number: FromOne, cards: Cards) -> Condition:
    """One of the players, or each of them, has at least that many such cards."""
    mine = your(cards)
    some = (
        f"{number} or more {mine.words(theirs=True)}"
        if number > 1
        else mine.words(plural=False, article=True, theirs=True)
    )
    return number_reaches(amounts.MOST, number, f"if a player has {some}", mine)


@word
def you_have_with_tamaseeds(number: FromOne, cards: Cards) -> Condition:
    """You have that many such creatures and tamaseeds together (Civil Count).

    A card that is both is counted once.
    """
    if cards.zones != (zones.BATTLE,) or cards.whose != owners.ANYONES or cards.is_other:
        raise DefinitionError(f'"{cards.whose_words()}": tamaseeds are counted with creatures in the battle zone')
    english = f"if you have a total of {number} or more {cards.words()} and tamaseeds"
    with_tamaseeds = replace(cards, types=cards.types | card_types.TAMASEED)
    return Condition(count(your(with_tamaseeds)), comparisons.IS_AT_LEAST, number, english)


def power_of_them() -> Amount:
    """The power of the creature that the text has just spoken of, as a limit: "no more than that creature's"."""
    return Amount(amounts.POWER_OF_THEM, "that creature's")


POWER_OF_THIS = Amount(amounts.THIS_POWER, "this creature's power")
COST_OF_THEM = Amount(amounts.COST_OF_THEM, "that creature's cost")
TOTAL_COST_OF_THEM = Amount(amounts.COST_OF_THEM, "the total cost of those cards")
CIVILIZATIONS_OF_THEM = Amount(amounts.CIVILIZATIONS_OF_THEM, "the number of that creature's civilizations")
THEIR_TOTAL_POWER_IS_LESS = Condition(
    power_of_them(),
    comparisons.IS_LESS,
    POWER_OF_THIS,
    "if their total power is less than this creature's power",
)
_CARDS_UNDER_THIS = Amount(amounts.UNDER_THIS, "the number of cards under this creature")


CARDS_OF_THIS = Amount(amounts.CARDS_OF_THIS, "the number of cards that this creature consists of")


@word
def this_consists_of(number: FromOne) -> Condition:
    """This creature is at least that many cards, with those under it."""
    return Condition(
        CARDS_OF_THIS, comparisons.IS_AT_LEAST, number, f"while this creature consists of {number} or more cards"
    )


@word
def this_consists_of_fewer(number: FromOne) -> Condition:
    """This creature is fewer cards than that, with those under it."""
    return Condition(
        CARDS_OF_THIS, comparisons.IS_LESS, number, f"while this creature consists of fewer than {number} cards"
    )


@word
def cards_under_this(number: FromOne) -> Condition:
    """At least that many cards are under this creature."""
    cards = "1 or more cards are" if number == 1 else f"{number} or more cards are"
    return Condition(_CARDS_UNDER_THIS, comparisons.IS_AT_LEAST, number, f"while {cards} under this creature")


@word
def this_has_power(*, at_least: FromOne | None = None, at_most: FromZero | None = None) -> Condition:
    """This creature's power is in the range; whatever changes its power comes first."""
    power = POWER_OF_THIS
    english = "while this creature has power"
    if at_least is None:
        if at_most is None:
            raise DefinitionError("it takes at_least=, at_most= or both")
        return Condition(power, comparisons.IS_AT_MOST, at_most, f"{english} {at_most} or less")
    if at_most is None:
        return Condition(power, comparisons.IS_AT_LEAST, at_least, f"{english} {at_least} or more")
    if at_least > at_most:
        raise DefinitionError(f"no power is {at_least} or more and {at_most} or less")
    below = Condition(power, comparisons.IS_AT_MOST, at_most, "")
    return Condition(power, comparisons.IS_AT_LEAST, at_least, f"{english} {at_least} to {at_most}", also=below)


@word
def crossed_is(cards: Cards) -> Condition:
    """The creature with which this cross gear is crossed is one that fits."""
    such = replace(cards, zones=(zones.BATTLE,), whose=owners.YOURS, relation=descriptions.CROSSED_BY_THIS)
    english = f"while the crossed creature is {cards.anywhere().words(plural=False, article=True)}"
    return Condition(count(such), comparisons.IS_AT_LEAST, 1, english)


@word
def while_battling(cards: Cards) -> Condition:
    """This creature is in a battle with one that fits (115.2)."""
    if cards.zones != (zones.BATTLE,) or cards.is_other:
        raise DefinitionError(f'"{cards.whose_words()}": it battles a creature in the battle zone')
    english = f"while this creature is battling {cards.one_of()}"
    return number_is(amounts.BATTLING_SUCH, 1, english, cards)


@word
def you_drew(number: FromOne) -> Condition:
    """You have drawn at least that many cards this turn."""
    cards = "a card" if number == 1 else f"{number} or more cards"
    amount = Amount(amounts.DRAWN, "", argument=owners.YOURS)
    return Condition(amount, comparisons.IS_AT_LEAST, number, f"if you have drawn {cards} this turn")


@word
def opponent_drew(number: FromOne) -> Condition:
    """Your opponent has drawn at least that many cards this turn."""
    cards = "a card" if number == 1 else f"{number} or more cards"
    amount = Amount(amounts.DRAWN, "", argument=owners.OPPONENTS)
    return Condition(amount, comparisons.IS_AT_LEAST, number, f"if your opponent has drawn {cards} this turn")


@word
def creatures_were_destroyed(number: FromOne) -> Condition:
    """That many creatures were destroyed this turn, no matter who owned them."""
    said = f"{number} or more creatures were" if number > 1 else "a creature was"
    return number_reaches(amounts.DESTROYED, number, f"if {said} destroyed this turn", argument=owners.ANYONES)


def _happened(code: amounts.Counted, whose: int, number: int, one: str, many: str) -> Condition:
    """That something has happened so often this turn: "a card was", "2 or more cards were"."""
    english = one if number == 1 else many.replace("#", f"{number} or more")
    return number_reaches(code, number, f"if {english} this turn", argument=whose)


@word
def you_cast(number: FromOne) -> Condition:
    """You have cast at least that many spells this turn, two or more."""
    if number == 1:
        raise DefinitionError("of one spell, write YOU_CAST_A_SPELL")
    return _happened(amounts.CAST, owners.YOURS, number, "", "you have cast # spells")


@word
def your_shields_were_broken(number: FromOne) -> Condition:
    """At least that many of your shields were broken this turn."""
    one, many = "one of your shields was broken", "# of your shields were broken"
    return _happened(amounts.SHIELDS_LOST, owners.YOURS, number, one, many)


@word
def your_shields_went_to_graveyard(number: FromOne) -> Condition:
    """At least that many of your shields were put into your graveyard this turn, broken or not."""
    one, many = "one of your shields was put into your graveyard", "# of your shields were put into your graveyard"
    return _happened(amounts.SHIELDS_TO_GRAVEYARD, owners.YOURS, number, one, many)


@word
def opponents_shields_were_broken(number: FromOne) -> Condition:
    """At least that many shields of your opponent were broken this turn."""
    one, many = "one of your opponent's shields was broken", "# of your opponent's shields were broken"
    return _happened(amounts.SHIELDS_LOST, owners.OPPONENTS, number, one, many)


@word
def put_into_your_shields(number: FromOne) -> Condition:
    """At least that many cards were put into your shield zone this turn, in whatever way."""
    one, many = "a card was put into your shield zone", "# cards were put into your shield zone"
    return _happened(amounts.PUT_INTO_SHIELDS, owners.YOURS, number, one, many)


@word
def opponents_creatures_were_destroyed(number: FromOne) -> Condition:
    """At least that many creatures of your opponent were destroyed this turn."""
    one, many = "one of your opponent's creatures was destroyed", "# of your opponent's creatures were destroyed"
    return _happened(amounts.DESTROYED, owners.OPPONENTS, number, one, many)


@word
def opponents_creatures_left(number: FromOne) -> Condition:
    """At least that many creatures of your opponent left the battle zone this turn, destroyed or not."""
    one, many = (f"{what} of your opponent's creatures left the battle zone" for what in ("one", "#"))
    return _happened(amounts.CREATURES_LEFT, owners.OPPONENTS, number, one, many)


@word
def opponent_put_creatures(number: FromOne) -> Condition:
    """Your opponent has put at least that many creatures into the battle zone this turn."""
    one, many = "a creature", "# creatures"
    one, many = (f"your opponent has put {what} into the battle zone" for what in (one, many))
    return _happened(amounts.CREATURES_PUT, owners.OPPONENTS, number, one, many)


@word
def creatures_were_put(number: FromOne) -> Condition:
    """At least that many creatures have been put into the battle zone this turn, no matter who put them."""
    one, many = (f"{what} put into the battle zone" for what in ("a creature was", "# creatures were"))
    return _happened(amounts.CREATURES_PUT, owners.ANYONES, number, one, many)


@word
def you_have_as_many(cards: Cards, others: Cards) -> Condition:
    """You have at least as many of the cards as of the other cards."""
    mine, compared = replace(cards, whose=owners.YOURS), replace(others, whose=owners.YOURS)
    english = f"if you have at least as many {mine.words()} as {compared.words()}"
    return Condition(count(mine), comparisons.IS_AT_LEAST, count(compared), english)


@word
def tapped_for_it(cards: Cards) -> Condition:
    """A card of your mana zone that fits was tapped for summoning the creature that has been put (Fort Energy)."""
    meant = replace(cards, zones=(), whose=owners.ANYONES)
    english = f"if you tapped {meant.words(plural=False, article=True)} in your mana zone to summon it"
    return number_reaches(amounts.TAPPED_FOR_IT, 1, english, meant)


OPPONENT_PUT_FOR_NO_COST = number_reaches(
    amounts.PUT_FREE,
    1,
    "if your opponent put a creature into the battle zone for no cost this turn",
    argument=owners.OPPONENTS,
)
OPPONENT_TAPPED_NO_MANA = number_reaches(
    amounts.FREE,
    1,
    "if your opponent put a creature into the battle zone or cast a spell without tapping a card in their mana zone "
    "this turn",
    argument=owners.OPPONENTS,
)
A_CARD_LEFT_YOUR_MANA = number_reaches(
    amounts.MANA_LEFT, 1, "if a card has left your mana zone this turn", argument=owners.YOURS
)
FIRST_DESTROYED = number_is(
    amounts.DESTROYED, 1, "if that is the first creature destroyed this turn", argument=owners.ANYONES
)
YOUR_CREATURE_WAS_DESTROYED = number_reaches(
    amounts.DESTROYED, 1, "if one of your creatures was destroyed this turn", argument=owners.YOURS
)
YOU_HAVE_MORE_CIVILIZATIONS = Condition(
    civilizations_among(your(CARDS.in_zone(zones.MANA))),
    comparisons.IS_MORE,
    civilizations_among(your_opponents(CARDS.in_zone(zones.MANA))),
    "if you have more civilizations in your mana zone than your opponent",
)
YOUR_CREATURE_WON = number_reaches(amounts.WON, 1, "if one of your creatures has won a battle this turn")
YOU_SUMMONED_ONE = number_is(
    amounts.SUMMONED, 1, "if you have summoned exactly one creature this turn", replace(CREATURES, zones=())
)
YOU_CAST_A_SPELL = number_reaches(amounts.CAST, 1, "if you have cast a spell this turn", argument=owners.YOURS)
YOU_CAST_NO_SPELL = replace(
    YOU_CAST_A_SPELL, sign=comparisons.IS_EQUAL, right=0, english="if you haven't cast a spell this turn"
)
A_PLAYER_HAS_NO_SHIELDS = number_is(amounts.FEWEST_SHIELDS, 0, "if a player has no shields")
A_PLAYER_HAS_NO_HAND = number_is(amounts.FEWEST_IN_HAND, 0, "if a player has no cards in their hand")
YOU_HAVE_NO_SHIELDS = Condition(count(your(SHIELDS)), comparisons.IS_EQUAL, 0, "if you have no shields")
YOUR_OPPONENT_HAS_MORE_SHIELDS = Condition(
    count(your_opponents(SHIELDS)),
    comparisons.IS_MORE,
    count(your(SHIELDS)),
    "if your opponent has more shields than you",
)
YOUR_OPPONENT_HAS_NO_MORE_SHIELDS = Condition(
    count(your_opponents(SHIELDS)),
    comparisons.IS_AT_MOST,
    count(your(SHIELDS)),
    "if your opponent has no more shields than you",
)
THIS_IS_YOUR_ONLY_HAND_CARD = Condition(
    count(your(CARDS.in_zone(zones.HAND))), comparisons.IS_EQUAL, 1, "if this is the only card in your hand"
)
THIS_BROKE_SHIELDS = number_reaches(amounts.THIS_BREAKS, 1, "if this creature broke any shields this turn")
THIS_ATTACKED = number_reaches(amounts.THIS_ATTACKS, 1, "if this creature attacked this turn")
THIS_IS_UNTAPPED = number_is(amounts.THIS_TAPPED, 0, "if this creature is untapped")
THIS_IS_TAPPED = number_is(amounts.THIS_TAPPED, 1, "while this creature is tapped")
IF_THIS_IS_TAPPED = number_is(amounts.THIS_TAPPED, 1, "if this creature is tapped")
THIS_IS_EVOLUTION = number_is(amounts.THIS_IS_EVOLUTION, 1, "while this creature is an evolution creature")
THIS_IS_NO_EVOLUTION = number_is(amounts.THIS_IS_EVOLUTION, 0, "while this creature isn't an evolution creature")
THIS_IS_BATTLING = number_is(amounts.THIS_BATTLING, 1, "while this creature is battling")
THIS_IS_ATTACKING = number_is(amounts.THIS_ATTACKING, 1, "while this creature is attacking")
THIS_IS_ATTACKING_A_PLAYER = number_is(amounts.THIS_ATTACKING_PLAYER, 1, "while this creature is attacking a player")
THIS_IS_ATTACKING_A_CREATURE = number_is(
    amounts.THIS_ATTACKING_CREATURE, 1, "while this creature is attacking a creature"
)
THIS_WAS_PUT_THIS_TURN = number_is(amounts.THIS_NEW, 1, "during the turn in which you put this creature")
THIS_IS_LINKED = number_reaches(amounts.THIS_LINKED, 2, "while this creature is linked")
THIS_IS_CROSSED = number_is(amounts.THIS_CROSSED, 1, "while this creature is crossed")
THIS_IS_LINKED_WITH_TWO = number_reaches(amounts.THIS_LINKED, 3, "while this creature is linked with two Gods")
THIS_IS_NOT_CROSSED = number_is(amounts.THIS_CROSSED, 0, "while this creature isn't crossed")
THIS_IS_FORCED = number_is(amounts.THIS_FORCED, 1, 'while the "Shield Force" shield is in your shield zone')
THIS_IS_BLOCKING = number_is(amounts.THIS_BLOCKING, 1, "while this creature is blocking")
FIRST_ATTACK = number_is(amounts.PLAYER_ATTACKS, 1, "if that is the first attack by one of your creatures this turn")
DECLARED_AFTER_TWO_BREAKS = number_is(
    amounts.DECLARED,
    1,
    "if you declared this card's \"shield trigger\" in an opponent's turn in which 2 or more of your shields had been "
    "broken",
    argument=declared.AFTER_TWO_BREAKS,
)
DECLARED_WITHOUT_SHIELDS = number_is(
    amounts.DECLARED,
    1,
    'if you declared this card\'s "shield trigger" while you had no shields',
    argument=declared.WITHOUT_SHIELDS,
)
USED_OVER_DRIVE = number_reaches(amounts.WAY_TIMES, 1, "if you used this spell's Over Drive")
NOT_ATTACKED_YET = number_is(amounts.THIS_WAS_ATTACKED, 0, "while this creature hasn't been attacked this turn")
THIS_ATTACKS_FIRST = number_is(amounts.THIS_ATTACKS, 1, "if that is the first attack by this creature this turn")
SECOND_ATTACK = number_is(amounts.PLAYER_ATTACKS, 2, "if that is the second attack by one of your creatures this turn")
NONE_OF_ITS_NAME_PUT = number_is(
    amounts.PUT_THIS_TURN, 0, "if you haven't put a creature with its name into the battle zone this turn"
)
EQUIPPED_IS_BATTLING = number_is(amounts.THIS_BATTLING, 1, "while the equipped creature is battling")
EQUIPPED_IS_ATTACKING = number_is(amounts.THIS_ATTACKING, 1, "while the equipped creature is attacking")
EQUIPPED_ATTACKED_TWICE = number_reaches(
    amounts.THIS_ATTACKS, 2, "if the equipped creature has attacked 2 or more times this turn"
)
SECOND_WIN = number_is(amounts.WON, 2, "if that is the second battle that your creatures have won this turn")
THIS_IS_UNARMED = number_is(amounts.THIS_ARMED, 0, "if this creature isn't equipped with a weapon")
FIRST_ATTACK_ON_YOU = number_is(amounts.ATTACKED, 1, "if that is the first attack on you this turn")
NO_CREATURE_ATTACKED = number_is(
    amounts.PLAYER_ATTACKS, 0, "if no creature has attacked this turn", argument=owners.ANYONES
)
NO_OTHER_ATTACKED = number_is(amounts.OTHERS_ATTACKS, 0, "if none of your other creatures has attacked this turn")
ANOTHER_BROKE_SHIELDS = number_reaches(
    amounts.OTHERS_BREAKS, 1, "if any of your other creatures broke any shields this turn"
)
ON_YOUR_TURN = number_is(amounts.YOUR_TURN, 1, "during your turn")
ON_OPPONENTS_TURN = number_is(amounts.YOUR_TURN, 0, "during your opponent's turn")
THAT_BROKE_A_SHIELD = number_reaches(amounts.EVENT_NUMBER, 1, "if that creature broke a shield during the attack")
DARKNESS_AND_FIRE_MANA = replace(
    both(
        at_least(1, your(CARDS.civilization(civilizations.DARKNESS).in_zone(zones.MANA))),
        at_least(1, your(CARDS.civilization(civilizations.FIRE).in_zone(zones.MANA))),
    ),
    english="if you have at least one darkness card and one fire card in your mana zone",
)
ALL_FIVE_CIVILIZATIONS = replace(
    functools.reduce(
        both,
        (
            at_least(1, your(CARDS.civilization(one)))
            for one in (
                civilizations.LIGHT,
                civilizations.WATER,
                civilizations.DARKNESS,
                civilizations.FIRE,
                civilizations.NATURE,
            )
        ),
    ),
    english="if you have cards of all 5 civilizations in the battle zone",
)
