"""Effects without a noun: draw, charge from the deck, win the game; and using this card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sim.cards.words.amounts import Amount
from sim.cards.words.descriptions import Cards
from sim.cards.words.misuse import DefinitionError, FromOne, word
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import (
    YOURS,
)
from sim.engine.record.codes.descriptions import AMOUNT_COUNT

if TYPE_CHECKING:
    from sim.cards.tabulation import Rows

from sim.cards.words.effects import Effect, sentences


@dataclass(frozen=True)
class Plain(Effect):
    """A step that needs no noun."""

    code: int
    arguments: tuple[int | Amount | Cards, ...]
    english: str

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.step(self.code, *(rows.argument(argument) for argument in self.arguments))

    def words(self) -> str:
        """The sentence in English."""
        return self.english


def _cards(number: int | Amount) -> str:
    if isinstance(number, Amount):
        if number.factor != 1:
            raise DefinitionError(f'"{number.english}" is no number of cards')
        if number.code == AMOUNT_COUNT:
            return f"as many cards as {number.english}"
        return f"{number.english} cards"
    return "a card" if number == 1 else f"{number} cards"


@word
def draw(number: FromOne | Amount) -> Plain:
    """Draw cards, one at a time (114.2)."""
    return Plain(programs.DRAW, (number, YOURS, 0), f"draw {_cards(number)}")


@word
def draw_up_to(number: FromOne | Amount) -> Plain:
    """Draw cards, stopping when you like."""
    return Plain(programs.DRAW, (number, YOURS, 1), f"draw up to {_cards(number)}")


@word
def charge_from_deck(number: FromOne, *, tapped: bool = False) -> Plain:
    """The top cards of your deck into your mana zone."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    how = " tapped" if tapped else ""
    return Plain(programs.CHARGE, (number, YOURS, int(tapped)), f"put {cards} of your deck into your mana zone{how}")


@word
def mill_from_deck(number: FromOne) -> Plain:
    """The top cards of your deck into your graveyard; they are "them"."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    return Plain(programs.MILL, (number, YOURS), f"put {cards} of your deck into your graveyard")


@word
def shieldify_from_deck(number: FromOne) -> Plain:
    """The top cards of your deck become shields (701.32a)."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    return Plain(programs.SHIELDIFY, (number, YOURS), f"add {cards} of your deck to your shields face down")


@word
def look_at_top(number: FromOne) -> Plain:
    """Look at the top cards of your deck; they are "them"."""
    cards = "card" if number == 1 else f"{number} cards"
    return Plain(programs.TOP, (number, YOURS, 1), f"look at the top {cards} of your deck")


@word
def reveal_top(number: FromOne) -> Plain:
    """Reveal the top cards of your deck; they are "them"."""
    cards = "card" if number == 1 else f"{number} cards"
    return Plain(programs.TOP, (number, YOURS, 2), f"reveal the top {cards} of your deck")


SHUFFLE_YOUR_DECK = Plain(programs.SHUFFLE, (YOURS,), "shuffle your deck")
SHUFFLE_THAT_DECK = Plain(programs.SHUFFLE, (programs.CHOSEN_PLAYERS,), "that player shuffles their deck")
PICK_A_PLAYER = Plain(programs.PICK_PLAYER, (), "choose a player")
SKIP_THE_REST_OF_THE_TURN = Plain(programs.SKIP_TURN, (), "skip the rest of the turn")
YOURS_CAN_ATTACK_PLAYERS_ANYWAY = Plain(
    programs.ATTACK_ANYWAY,
    (),
    "this turn, your creatures can attack your opponent in spite of summoning sickness and of all effects that would "
    "prevent it",
)
LOSE_THE_GAME = Plain(programs.LOSE, (YOURS,), "you lose the game")
REDRAW_HANDS = Plain(
    programs.REDRAW_HANDS,
    (),
    "each player counts the cards in their hand, shuffles them into their deck and draws that many",
)
WIN_THE_GAME = Plain(programs.WIN, (YOURS,), "you win the game")
THE_ATTACK_ENDS = Plain(programs.STOP_ATTACK, (), "the attack ends")


@dataclass(frozen=True)
class UseThis(Effect):
    """Summon or cast this card from where it is declared, and what follows its use."""

    cost: int  # -1: for no cost
    english: str  # "summon this creature"
    rider: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rider = rows.program_aside(self.rider) if self.rider else programs.NO_PROGRAM
        rows.step(programs.USE_THIS, self.cost, rider, 0)

    def words(self) -> str:
        """The sentence in English."""
        price = "no cost" if self.cost < 0 else f"{self.cost} mana"
        return f"{self.english} for {price}" + (f". {sentences(self.rider)}" if self.rider else "")
