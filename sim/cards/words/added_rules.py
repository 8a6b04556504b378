"""What a rule plus card adds to the rules of a game (314.3a)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import FromOne, word
from sim.cards.words.rows import Rows


@dataclass(frozen=True)
class MoreInDeck(Feature):
    """A deck of this many cards more than the format says (314.3a): a decklist is checked for it."""

    cards: int

    def write(self, rows: Rows) -> None:
        """Write nothing: a game is played with the cards that the deck has."""

    def words(self) -> str:
        """The paragraph in English."""
        cards = "one more card" if self.cards == 1 else f"{self.cards} more cards"
        return f"You start the game with {cards} in your deck."


@word
def starts_with_more_in_deck(cards: FromOne) -> MoreInDeck:
    """The deck must have that many cards more, for each such card in the hyperspatial zone (314.3a)."""
    return MoreInDeck(cards)


@dataclass(frozen=True)
class AnyNumberInDeck(Feature):
    """More copies of this card than a format says may be in a deck: a decklist is checked with it."""

    def write(self, rows: Rows) -> None:
        """Write nothing: a game is played with the cards that the deck has."""

    def words(self) -> str:
        """The paragraph in English."""
        return ANY_NUMBER_IN_DECK


ANY_NUMBER_IN_DECK = "You may have any number of this card in your deck."
any_number_in_deck = AnyNumberInDeck()
"""Its deck, or its zone outside the deck, may have as many copies of it as its player wants."""
