"""What a card costs less for: creatures that it is put on or destroyed for it, cards that are revealed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sim.cards.words.amounts import Amount, Condition
from sim.cards.words.clauses import at_end_of_turn
from sim.cards.words.descriptions import CREATURES, Cards, your
from sim.cards.words.effects import Effect
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word
from sim.cards.words.nouns import Choose, choose
from sim.cards.words.rows import Rows
from sim.cards.words.verbs import destroy, return_to_hand, reveal
from sim.cards.words.ways import MOST_CARDS, Way, WithWays, may_summon_for_less_by
from sim.engine.record.codes import amounts, comparisons, owners, zones


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
        super().write(rows)

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
    noun = "cards"

    def ways(self) -> tuple[Way, ...]:
        """A way for each number of cards; from some number on they make no difference."""
        most = -(-(self.cost - self.floor) // self.amount)
        ways = []
        for number in range(1, most + 1):
            less = min(self.amount * number, self.cost - self.floor)
            put_on = f"{number}{' or more' if number == most else ''} {self.noun}"
            way = Way(f"this creature costs {less} less to summon on {put_on}", reduction=less)
            ways.append(self._put_on(way, number, MOST_CARDS if number == most else number))
        return tuple(ways)

    def _put_on(self, way: Way, least: int, most: int) -> Way:
        """The way, for a creature that is put on this many of them."""
        return replace(way, base=your(CREATURES), least_cards=least, most_cards=most)

    def write(self, rows: Rows) -> None:
        """Write the rows."""
        if self.floor >= self.cost:
            raise rows.error("the floor is less than the cost")
        super().write(rows)

    def words(self) -> str:
        """The paragraph in English."""
        return (
            f"This creature, which costs {self.cost}, costs {self.amount} less to summon for each card that you put it "
            f"on. It can't cost less than {self.floor}."
        )


MOST_CARDS_PAID = 9  # more never matter in practice


@dataclass(frozen=True)
class PaysCardsForLess(WithWays):
    """A creature that costs less for each card that its player returns, destroys or reveals for it."""

    payments: tuple[Effect, ...]  # for one card, for two, ...
    english: str
    amount: int
    floor: int

    def ways(self) -> tuple[Way, ...]:
        """A way for each number of cards."""
        return tuple(
            may_summon_for_less_by(self.amount * number, payment, floor=self.floor)
            for number, payment in enumerate(self.payments, start=1)
        )

    def words(self) -> str:
        """The paragraph in English."""
        least = f" It can't cost less than {self.floor}." if self.floor else ""
        return f"While you are summoning this creature, you may {self.english} less to summon.{least}"


def _for_less(act: Callable[[Choose], Effect], cards: Cards, english: str, amount: int, floor: int) -> PaysCardsForLess:
    if cards.also is not None:
        raise DefinitionError(f'"{cards.words()}": cards of one kind are paid for it')
    payments = tuple(act(choose(number, your(cards))) for number in range(1, MOST_CARDS_PAID + 1))
    which = replace(cards, whose=owners.ANYONES).anywhere().words()
    return PaysCardsForLess(payments, f"{english.format(which)}, it costs {amount}", amount, floor)


@word
def may_summon_for_less_by_returning(cards: Cards, amount: FromOne, *, floor: FromZero = 0) -> PaysCardsForLess:
    """This creature costs that much less for each of these cards of the battle zone that you return to your hand."""
    english = "return any number of your {} to your hand. For each card returned in this way"
    return _for_less(return_to_hand, cards, english, amount, floor)


@word
def may_summon_for_less_by_destroying(cards: Cards, amount: FromOne, *, floor: FromZero = 0) -> PaysCardsForLess:
    """This creature costs that much less for each of these cards of the battle zone that you destroy."""
    english = "destroy any number of your {}. For each card destroyed in this way"
    return _for_less(destroy, cards, english, amount, floor)


@word
def may_summon_for_less_by_revealing(cards: Cards, amount: FromOne) -> PaysCardsForLess:
    """This creature costs that much less for each card of your hand that you reveal for it."""
    english = "reveal any number of {} from your hand. For each card revealed in this way"
    return _for_less(reveal, replace(cards, zones=(zones.HAND,)), english, amount, 1)


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
    noun = "creatures"

    def _put_on(self, way: Way, least: int, most: int) -> Way:
        """The way, for a creature that is put on this many of them."""
        return replace(way, base=your(CREATURES.in_zone(self.zone)), put_on_least=least, put_on_most=most)

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
