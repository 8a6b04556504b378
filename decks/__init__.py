"""Decklists: reading them, checking them, and the eight that ship with duelsim.

A deck is a text file with lines such as ``4 Aqua Hulcus``. This package turns it into names and counts and reports
everything that is wrong with it. It does not know what cards do: the caller passes the names of the known cards,
and nothing here imports the game.
"""

from decks.alignment import aligned, differing_cards
from decks.checking import DeckError, DeckFormat, Problem
from decks.naming import ImpossibleCards, NamedCards, named_cards
from decks.reading import Deck, deck_hash, distinct_names, match_key, read_deck, shipped_decks, slots

__all__ = [
    "Deck",
    "DeckError",
    "DeckFormat",
    "ImpossibleCards",
    "NamedCards",
    "Problem",
    "aligned",
    "deck_hash",
    "differing_cards",
    "distinct_names",
    "match_key",
    "named_cards",
    "read_deck",
    "shipped_decks",
    "slots",
]
