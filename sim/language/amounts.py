"""Amounts and conditions: numbers that are read when they are needed, and comparisons of them.

How an effect or an ability depends on a condition is not said here but in `clauses`, `triggers`, `statics` and
`ways`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim import tables as t
from sim import vocabulary as v
from sim.language.cards import CARDS, IN_PLAY, SHIELDS, Cards, your, your_opponents
from sim.language.misuse import FromOne, FromZero, word


@dataclass(frozen=True)
class Amount:
    """A number that is read when it is needed (605.2d)."""

    code: int
    english: str
    cards: Cards | None = None
    factor: int = 1
    argument: int = -1  # of an amount that counts no cards


@dataclass(frozen=True)
class Condition:
    """A comparison of two amounts, and perhaps another one that must hold too."""

    left: Amount
    sign: int
    right: int | Amount
    english: str
    also: Condition | None = None


@word
def count(cards: Cards) -> Amount:
    """How many such cards there are."""
    return Amount(t.A_COUNT, f"the number of {cards.whose_words()}", cards)


@word
def for_each_of(cards: Cards, amount: int) -> Amount:
    """The amount, times the number of such cards."""
    each = f"of {cards.whose_words()}" if cards.whose and cards.zones in IN_PLAY else cards.words(plural=False)
    return Amount(t.A_COUNT, f"{amount:+d} power for each {each}", cards, amount)


THAT_MANY = Amount(t.A_NUMBER, "that many")


def _there_are(cards: Cards, number: str, plural: bool = True) -> str:
    if cards.zones == (v.SHIELD,) and cards.whose == v.ANYONES:
        return f"if you and your opponent have a total of {number} shields"
    if cards.zones == (v.GRAVEYARD,) and cards.whose == v.ANYONES:
        return f"if there are a total of {number} {replace(cards, zones=()).words(plural)} in both players' graveyards"
    who = {v.YOURS: "you have", v.OPPONENTS: "your opponent has"}.get(cards.whose, "there are")
    return f"if {who} {f'{number} {cards.words()}' if plural else cards.words(plural=False, article=True)}"


@word
def at_least(number: FromOne, cards: Cards) -> Condition:
    """There are at least so many such cards."""
    english = _there_are(cards, f"{number} or more", plural=number > 1)
    return Condition(count(cards), t.IS_AT_LEAST, number, english)


@word
def at_most(number: FromZero, cards: Cards) -> Condition:
    """There are at most so many such cards."""
    return Condition(count(cards), t.IS_AT_MOST, number, _there_are(cards, f"{number} or fewer"))


@word
def they_are(cards: Cards) -> Condition:
    """The cards looked at, revealed or chosen fit the description."""
    return Condition(
        Amount(t.A_OF_THEM, "", replace(cards, zones=())),
        t.IS_AT_LEAST,
        1,
        f"if that card is {replace(cards, zones=()).words(plural=False, article=True)}",
    )


@word
def both(first: Condition, second: Condition) -> Condition:
    """Both conditions hold."""
    if first.also is not None:
        return replace(first, also=both(first.also, second), english=f"{first.english} and {second.english}")
    return replace(first, also=second, english=f"{first.english} and {second.english}")


@word
def you_have_none_of(cards: Cards) -> Condition:
    """You have no such card."""
    mine = your(cards)
    return Condition(count(mine), t.IS_EQUAL, 0, f"you don't have {mine.words(plural=False, article=True)}")


@word
def summoned_another(cards: Cards) -> Condition:
    """You have summoned such a card this turn already."""
    return Condition(
        Amount(t.A_SUMMONED, "", cards),
        t.IS_AT_LEAST,
        1,
        f"if you have summoned another {cards.words(plural=False)} this turn",
    )


def _this(code: int, sign: int, right: int, english: str) -> Condition:
    return Condition(Amount(code, english), sign, right, english)


POWER_OF_THEM = Amount(t.A_POWER_OF_THEM, "that creature's")
CARDS_UNDER_THIS = Amount(t.A_UNDER_THIS, "the number of cards under this creature")


@word
def cards_under_this(number: FromOne) -> Condition:
    """At least so many cards lie under this creature."""
    cards = "1 or more cards are" if number == 1 else f"{number} or more cards are"
    return Condition(CARDS_UNDER_THIS, t.IS_AT_LEAST, number, f"while {cards} under this creature")


def _this_turn(code: int, english: str, whose: int = v.OPPONENTS) -> Condition:
    return Condition(Amount(code, "", argument=whose), t.IS_AT_LEAST, 1, english)


OPPONENT_PUT_FOR_NO_COST = _this_turn(
    t.A_PUT_FREE, "if your opponent put a creature into the battle zone for no cost this turn"
)
OPPONENT_TAPPED_NO_MANA = _this_turn(
    t.A_FREE, "if your opponent put a creature or cast a spell without tapping a card in their mana zone this turn"
)
YOUR_CREATURE_WAS_DESTROYED = _this_turn(t.A_DESTROYED, "if one of your creatures was destroyed this turn", v.YOURS)
A_PLAYER_HAS_NO_SHIELDS = Condition(Amount(t.A_FEWEST_SHIELDS, ""), t.IS_EQUAL, 0, "if a player has no shields")
YOU_HAVE_NO_SHIELDS = Condition(count(your(SHIELDS)), t.IS_EQUAL, 0, "if you have no shields")
YOUR_OPPONENT_HAS_MORE_SHIELDS = Condition(
    count(your_opponents(SHIELDS)), t.IS_MORE, count(your(SHIELDS)), "if your opponent has more shields than you"
)
THIS_IS_YOUR_ONLY_HAND_CARD = Condition(
    count(your(CARDS.in_zone(v.HAND))), t.IS_EQUAL, 1, "if this is the only card in your hand"
)
THIS_BROKE_SHIELDS = _this(t.A_THIS_BREAKS, t.IS_AT_LEAST, 1, "if this creature broke any shields this turn")
THIS_ATTACKED = _this(t.A_THIS_ATTACKS, t.IS_AT_LEAST, 1, "if this creature attacked this turn")
THIS_IS_UNTAPPED = _this(t.A_THIS_TAPPED, t.IS_EQUAL, 0, "if this creature is untapped")
THIS_IS_TAPPED = _this(t.A_THIS_TAPPED, t.IS_EQUAL, 1, "while this creature is tapped")
IF_THIS_IS_TAPPED = _this(t.A_THIS_TAPPED, t.IS_EQUAL, 1, "if this creature is tapped")
THIS_IS_BATTLING = _this(t.A_THIS_BATTLING, t.IS_EQUAL, 1, "while this creature is battling")
THIS_IS_ATTACKING = _this(t.A_THIS_ATTACKING, t.IS_EQUAL, 1, "while this creature is attacking")
SECOND_ATTACK = _this(
    t.A_PLAYER_ATTACKS, t.IS_EQUAL, 2, "if that is the second attack by one of your creatures this turn"
)
NONE_OF_ITS_NAME_PUT = _this(
    t.A_PUT_THIS_TURN, t.IS_EQUAL, 0, "if you haven't put a creature with its name into the battle zone this turn"
)
NO_OTHER_ATTACKED = _this(t.A_OTHERS_ATTACKS, t.IS_EQUAL, 0, "if none of your other creatures has attacked this turn")
ANOTHER_BROKE_SHIELDS = _this(
    t.A_OTHERS_BREAKS, t.IS_AT_LEAST, 1, "if any of your other creatures broke any shields this turn"
)
ON_YOUR_TURN = _this(t.A_YOUR_TURN, t.IS_EQUAL, 1, "during your turn")
ON_OPPONENTS_TURN = _this(t.A_YOUR_TURN, t.IS_EQUAL, 0, "during your opponent's turn")
THAT_BROKE_A_SHIELD = _this(t.A_EVENT_NUMBER, t.IS_AT_LEAST, 1, "if that creature broke a shield during the attack")
DARKNESS_AND_FIRE_MANA = replace(
    both(
        at_least(1, your(CARDS.civilization(v.DARKNESS).in_zone(v.MANA))),
        at_least(1, your(CARDS.civilization(v.FIRE).in_zone(v.MANA))),
    ),
    english="you have at least one darkness card and one fire card in your mana zone",
)
