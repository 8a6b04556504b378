"""Static abilities: what holds as long as a card is where it works, and what replaces an event.

A keyword that is printed on its card is no `Static`: those are in `keywords`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sim import tables as t
from sim import vocabulary as v
from sim.language.amounts import ON_OPPONENTS_TURN, ON_YOUR_TURN, THIS_IS_ATTACKING, Amount, Condition, count
from sim.language.cards import CREATURES, Cards, your_opponents
from sim.language.effects import size
from sim.language.english import sentence, with_it
from sim.language.keywords import Feature, Keyword, granted
from sim.language.misuse import FromOne, FromZero, word

if TYPE_CHECKING:
    from sim.tabulation import Rows


@dataclass(frozen=True)
class Static(Feature):
    """A static ability (604)."""

    head: int
    english: str
    cards: Cards | None = None  # None: this card itself
    amount: int | Amount = 0
    condition: Condition | None = None
    whose: int = v.ANYONES
    floor: int = 0
    optional: bool = False
    label: str = ""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.static(kind, self)

    def words(self) -> str:
        """The paragraph in English."""
        condition = f"{self.condition.english}, " if self.condition else ""
        return self.label + sentence(with_it(condition + self.english))


@word
def gets_power(amount: int | Amount, *, condition: Condition | None = None) -> Static:
    """This creature's power is greater or smaller."""
    return Static(t.S_POWER, f"this creature gets {size(amount)}", amount=amount, condition=condition)


@word
def each_gets_power(cards: Cards, amount: int, *, condition: Condition | None = None) -> Static:
    """Creatures' power is greater or smaller."""
    return Static(
        t.S_POWER,
        f"each of {cards.whose_words()} gets {amount:+d} power",
        cards=cards,
        amount=amount,
        condition=condition,
    )


@word
def power_attacker(amount: FromOne) -> Static:
    """Power attacker: more power while attacking."""
    return Static(t.S_POWER, f"this creature gets {amount:+d} power", amount=amount, condition=THIS_IS_ATTACKING)


@word
def has(keyword: Keyword, *, condition: Condition) -> Static:
    """This creature has a keyword under a condition."""
    english = keyword.english if keyword.is_sentence else f'this creature has "{keyword.english}"'
    return Static(t.S_KEYWORD, english, amount=granted(keyword), condition=condition)


@word
def each_has(cards: Cards, keyword: Keyword) -> Static:
    """Creatures have a keyword."""
    return Static(
        t.S_KEYWORD,
        f'each of {cards.whose_words()} has "{keyword.english}"',
        cards=cards,
        amount=granted(keyword),
    )


@word
def may_cost_less(cards: Cards, amount: FromOne, floor: FromZero, *, condition: Condition | None = None) -> Static:
    """Creatures may cost up to so much less to summon."""
    return Static(
        t.S_COST,
        f"{cards.whose_words()} may each cost up to {amount} less to summon. They can't cost less than {floor}",
        cards=replace(cards, zones=()),
        amount=amount,
        condition=condition,
        floor=floor,
        optional=True,
    )


@word
def sympathy(cards: Cards, floor: FromZero) -> Static:
    """Sympathy: this creature costs 1 less for each of those."""
    return Static(
        t.S_SELF_COST,
        f"this creature costs 1 less to summon for each of {cards.whose_words()}. It can't cost less than {floor}",
        amount=count(cards),
        floor=floor,
        label="Sympathy: ",
    )


@word
def cant_be_chosen_by(cards: Cards) -> Static:
    """The opponent can't choose this creature with such cards."""
    return Static(
        t.S_UNCHOOSABLE,
        f"your opponent can't choose this creature with {cards.words()}",
        cards=replace(cards, zones=()),
    )


shields_go_to_graveyard = Static(
    t.S_BREAK_TO_GRAVEYARD,
    "whenever this creature would break a shield, your opponent puts that shield into their graveyard instead",
)


@word
def top_cards_go_to_graveyard(number: FromOne) -> Static:
    """Instead of each shield that this creature would break, top cards of the opponent's deck go to the graveyard."""
    cards = "top card" if number == 1 else f"top {number} cards"
    return Static(
        t.S_BREAK_TO_TOP_CARDS,
        f"whenever this creature would break a shield, your opponent puts the {cards} of their deck into their "
        "graveyard instead",
        amount=number,
    )


opponents_creatures_go_to_graveyard = Static(
    t.S_PUT_TO_GRAVEYARD,
    "whenever your opponent would put a creature into the battle zone, put it into its owner's graveyard instead",
    cards=replace(your_opponents(CREATURES), zones=()),
    condition=ON_YOUR_TURN,
)
enters_instead_of_being_discarded = Static(
    t.S_DISCARD_TO_BATTLE,
    "when this creature would be discarded from your hand, you may put it into the battle zone instead",
    condition=ON_OPPONENTS_TURN,
    optional=True,
)
