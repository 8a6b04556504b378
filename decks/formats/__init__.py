"""Formats: which decks a tournament allows, by card, by set, by zone and by day.

A format is `standard` or `open`, a file in this folder, or a file of a user. Those with a Hall of Fame change with it.
"""

from decks.formats.finding import FORMATS, as_day, as_format, find_format
from decks.formats.format import DeckFormat, Format, FormatError
from decks.formats.hall_of_fame import hall_of_fame
from decks.formats.rules import (
    allowed_copies,
    allows_together,
    check_format,
    deck_problems,
    not_checked,
    restriction_problems,
)

__all__ = [
    "FORMATS",
    "DeckFormat",
    "Format",
    "FormatError",
    "allowed_copies",
    "allows_together",
    "as_day",
    "as_format",
    "check_format",
    "deck_problems",
    "find_format",
    "hall_of_fame",
    "not_checked",
    "restriction_problems",
]
