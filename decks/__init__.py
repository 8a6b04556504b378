"""Decklists: reading them, checking them, and those that ship with duelsim.

A deck is a text file with lines such as ``4 Aqua Hulcus``. This package turns it into names and counts and reports
everything that is wrong with it. It does not know what cards do: the caller passes the names of the known cards,
and nothing here imports the game.
"""

from decks.alignment import aligned, differing_cards
from decks.checking import DeckError, Problem
from decks.coverage import Coverage, coverage
from decks.formats import FORMATS, DeckFormat, Format, FormatError, as_format, find_format
from decks.matching import match_key
from decks.names import CardNames, UnplayableCard
from decks.naming import ImpossibleCards, NamedCards, named_cards
from decks.outside import MAIN, Outside
from decks.reading import (
    Deck,
    Section,
    check_deck,
    deck_hash,
    deck_of_text,
    default_field,
    distinct_names,
    outside,
    read_cards,
    read_deck,
    slots,
)
from decks.shipped import ShippedDeck, all_shipped, shipped_decks
from decks.sideboards import check_sideboard, sideboard, sideboarded
from decks.sources import check_stdin_is_named_once, field_decks
from decks.tournaments import ResultRow, ResultsError, read_results

__all__ = [
    "CardNames",
    "Coverage",
    "Deck",
    "DeckError",
    "DeckFormat",
    "FORMATS",
    "Format",
    "FormatError",
    "MAIN",
    "ImpossibleCards",
    "NamedCards",
    "Outside",
    "Problem",
    "ResultRow",
    "ResultsError",
    "UnplayableCard",
    "Section",
    "ShippedDeck",
    "aligned",
    "all_shipped",
    "as_format",
    "check_deck",
    "check_sideboard",
    "check_stdin_is_named_once",
    "coverage",
    "deck_hash",
    "deck_of_text",
    "default_field",
    "differing_cards",
    "distinct_names",
    "field_decks",
    "find_format",
    "match_key",
    "named_cards",
    "outside",
    "read_cards",
    "read_deck",
    "read_results",
    "shipped_decks",
    "sideboard",
    "sideboarded",
    "slots",
]
