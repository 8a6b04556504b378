"""Amounts and conditions: numbers that are read when they are needed, and comparisons of them.

`clauses`, `triggers`, `statics` and `ways` make effects and abilities depend on conditions.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.descriptions import CARDS, IN_PLAY, SHIELDS, Cards, your, your_opponents
from sim.cards.words.misuse import FromOne, FromZero, word
from sim.engine.record.codes.abilities import ANYONES, OPPONENTS, YOURS
from sim.engine.record.codes.cards import DARKNESS, FIRE, GRAVEYARD, HAND, MANA, SHIELD
from sim.engine.record.codes.descriptions import (
    AMOUNT_COUNT,
    AMOUNT_DESTROYED,
    AMOUNT_EVENT_NUMBER,
    AMOUNT_FEWEST_SHIELDS,
    AMOUNT_FREE,
    AMOUNT_NUMBER,
    AMOUNT_OF_THEM,
    AMOUNT_OTHERS_ATTACKS,
    AMOUNT_OTHERS_BREAKS,
    AMOUNT_PLAYER_ATTACKS,
    AMOUNT_POWER_OF_THEM,
    AMOUNT_PUT_FREE,
    AMOUNT_PUT_THIS_TURN,
    AMOUNT_SUMMONED,
    AMOUNT_THIS_ATTACKING,
    AMOUNT_THIS_ATTACKS,
    AMOUNT_THIS_BATTLING,
    AMOUNT_THIS_BREAKS,
    AMOUNT_THIS_TAPPED,
    AMOUNT_UNDER_THIS,
    AMOUNT_YOUR_TURN,
    IS_AT_LEAST,
    IS_AT_MOST,
    IS_EQUAL,
    IS_MORE,
)

__all__ = [
    "ANOTHER_BROKE_SHIELDS",
    "A_PLAYER_HAS_NO_SHIELDS",
    "Amount",
    "Condition",
    "DARKNESS_AND_FIRE_MANA",
    "IF_THIS_IS_TAPPED",
    "NONE_OF_ITS_NAME_PUT",
    "NO_OTHER_ATTACKED",
    "ON_OPPONENTS_TURN",
    "ON_YOUR_TURN",
    "OPPONENT_PUT_FOR_NO_COST",
    "OPPONENT_TAPPED_NO_MANA",
    "SECOND_ATTACK",
    "THAT_BROKE_A_SHIELD",
    "THAT_MANY",
    "THIS_ATTACKED",
    "THIS_BROKE_SHIELDS",
    "THIS_IS_ATTACKING",
    "THIS_IS_BATTLING",
    "THIS_IS_TAPPED",
    "THIS_IS_UNTAPPED",
    "THIS_IS_YOUR_ONLY_HAND_CARD",
    "YOUR_CREATURE_WAS_DESTROYED",
    "YOUR_OPPONENT_HAS_MORE_SHIELDS",
    "YOU_HAVE_NO_SHIELDS",
    "at_least",
    "at_most",
    "both",
    "cards_under_this",
    "count",
    "for_each_of",
    "summoned_another",
    "they_are",
    "you_have_none_of",
]


@dataclass(frozen=True)
class Amount:
    """A number that is read when it is needed (605.2d)."""

    code: int
    english: str
    cards: Cards | None = None
    factor: int = 1
    argument: int = -1  # of an amount that does not count cards


@dataclass(frozen=True)
class Condition:
    """A comparison of two amounts, and perhaps another comparison (`also`) that must hold too."""

    left: Amount
    sign: int
    right: int | Amount
    english: str
    also: Condition | None = None


@word
def count(cards: Cards) -> Amount:
    """The number of cards that fit."""
    return Amount(AMOUNT_COUNT, f"the number of {cards.whose_words()}", cards)


@word
def for_each_of(cards: Cards, amount: int) -> Amount:
    """The amount times the number of cards that fit."""
    each = f"of {cards.whose_words()}" if cards.whose and cards.zones in IN_PLAY else cards.words(plural=False)
    return Amount(AMOUNT_COUNT, f"{amount:+d} power for each {each}", cards, amount)


THAT_MANY = Amount(AMOUNT_NUMBER, "that many")


def _there_are(cards: Cards, number: str, plural: bool = True) -> str:
    if cards.zones == (SHIELD,) and cards.whose == ANYONES:
        return f"if you and your opponent have a total of {number} shields"
    if cards.zones == (GRAVEYARD,) and cards.whose == ANYONES:
        return f"if there are a total of {number} {replace(cards, zones=()).words(plural)} in both players' graveyards"
    who = {YOURS: "you have", OPPONENTS: "your opponent has"}.get(cards.whose, "there are")
    return f"if {who} {f'{number} {cards.words()}' if plural else cards.words(plural=False, article=True)}"


@word
def at_least(number: FromOne, cards: Cards) -> Condition:
    """At least that many cards fit."""
    english = _there_are(cards, f"{number} or more", plural=number > 1)
    return Condition(count(cards), IS_AT_LEAST, number, english)


@word
def at_most(number: FromZero, cards: Cards) -> Condition:
    """At most that many cards fit."""
    return Condition(count(cards), IS_AT_MOST, number, _there_are(cards, f"{number} or fewer"))


@word
def they_are(cards: Cards) -> Condition:
    """The cards looked at, revealed or chosen fit the description."""
    return Condition(
        Amount(AMOUNT_OF_THEM, "", replace(cards, zones=())),
        IS_AT_LEAST,
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
    return Condition(count(mine), IS_EQUAL, 0, f"you don't have {mine.words(plural=False, article=True)}")


@word
def summoned_another(cards: Cards) -> Condition:
    """You have already summoned a card that fits this turn."""
    return Condition(
        Amount(AMOUNT_SUMMONED, "", cards),
        IS_AT_LEAST,
        1,
        f"if you have summoned another {cards.words(plural=False)} this turn",
    )


def _this(code: int, sign: int, right: int, english: str) -> Condition:
    return Condition(Amount(code, english), sign, right, english)


POWER_OF_THEM = Amount(AMOUNT_POWER_OF_THEM, "that creature's")
CARDS_UNDER_THIS = Amount(AMOUNT_UNDER_THIS, "the number of cards under this creature")


@word
def cards_under_this(number: FromOne) -> Condition:
    """At least that many cards are under this creature."""
    cards = "1 or more cards are" if number == 1 else f"{number} or more cards are"
    return Condition(CARDS_UNDER_THIS, IS_AT_LEAST, number, f"while {cards} under this creature")


def _this_turn(code: int, english: str, whose: int = OPPONENTS) -> Condition:
    return Condition(Amount(code, "", argument=whose), IS_AT_LEAST, 1, english)


OPPONENT_PUT_FOR_NO_COST = _this_turn(
    AMOUNT_PUT_FREE, "if your opponent put a creature into the battle zone for no cost this turn"
)
OPPONENT_TAPPED_NO_MANA = _this_turn(
    AMOUNT_FREE, "if your opponent put a creature or cast a spell without tapping a card in their mana zone this turn"
)
YOUR_CREATURE_WAS_DESTROYED = _this_turn(AMOUNT_DESTROYED, "if one of your creatures was destroyed this turn", YOURS)
A_PLAYER_HAS_NO_SHIELDS = Condition(Amount(AMOUNT_FEWEST_SHIELDS, ""), IS_EQUAL, 0, "if a player has no shields")
YOU_HAVE_NO_SHIELDS = Condition(count(your(SHIELDS)), IS_EQUAL, 0, "if you have no shields")
YOUR_OPPONENT_HAS_MORE_SHIELDS = Condition(
    count(your_opponents(SHIELDS)), IS_MORE, count(your(SHIELDS)), "if your opponent has more shields than you"
)
THIS_IS_YOUR_ONLY_HAND_CARD = Condition(
    count(your(CARDS.in_zone(HAND))), IS_EQUAL, 1, "if this is the only card in your hand"
)
THIS_BROKE_SHIELDS = _this(AMOUNT_THIS_BREAKS, IS_AT_LEAST, 1, "if this creature broke any shields this turn")
THIS_ATTACKED = _this(AMOUNT_THIS_ATTACKS, IS_AT_LEAST, 1, "if this creature attacked this turn")
THIS_IS_UNTAPPED = _this(AMOUNT_THIS_TAPPED, IS_EQUAL, 0, "if this creature is untapped")
THIS_IS_TAPPED = _this(AMOUNT_THIS_TAPPED, IS_EQUAL, 1, "while this creature is tapped")
IF_THIS_IS_TAPPED = _this(AMOUNT_THIS_TAPPED, IS_EQUAL, 1, "if this creature is tapped")
THIS_IS_BATTLING = _this(AMOUNT_THIS_BATTLING, IS_EQUAL, 1, "while this creature is battling")
THIS_IS_ATTACKING = _this(AMOUNT_THIS_ATTACKING, IS_EQUAL, 1, "while this creature is attacking")
SECOND_ATTACK = _this(
    AMOUNT_PLAYER_ATTACKS, IS_EQUAL, 2, "if that is the second attack by one of your creatures this turn"
)
NONE_OF_ITS_NAME_PUT = _this(
    AMOUNT_PUT_THIS_TURN, IS_EQUAL, 0, "if you haven't put a creature with its name into the battle zone this turn"
)
NO_OTHER_ATTACKED = _this(AMOUNT_OTHERS_ATTACKS, IS_EQUAL, 0, "if none of your other creatures has attacked this turn")
ANOTHER_BROKE_SHIELDS = _this(
    AMOUNT_OTHERS_BREAKS, IS_AT_LEAST, 1, "if any of your other creatures broke any shields this turn"
)
ON_YOUR_TURN = _this(AMOUNT_YOUR_TURN, IS_EQUAL, 1, "during your turn")
ON_OPPONENTS_TURN = _this(AMOUNT_YOUR_TURN, IS_EQUAL, 0, "during your opponent's turn")
THAT_BROKE_A_SHIELD = _this(AMOUNT_EVENT_NUMBER, IS_AT_LEAST, 1, "if that creature broke a shield during the attack")
DARKNESS_AND_FIRE_MANA = replace(
    both(
        at_least(1, your(CARDS.civilization(DARKNESS).in_zone(MANA))),
        at_least(1, your(CARDS.civilization(FIRE).in_zone(MANA))),
    ),
    english="you have at least one darkness card and one fire card in your mana zone",
)
