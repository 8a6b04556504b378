"""Importing cards: published wordings, rewritten into the English of the card files and judged by its strict reader.

A published sentence is put into one spelling, rewritten by rules that keep its meaning, and then read like a card file.
What is not understood is reported and never guessed: a card is imported whole or not at all.
"""

from sim.cards.imported.explaining import not_understood
from sim.cards.imported.importing import (
    Imported,
    Missed,
    import_card,
    import_cards,
    in_our_english,
    other_sides,
    sets_of,
)
from sim.cards.imported.remembered import Memory, import_files
from sim.cards.imported.report import Report, names_missed, report_of
from sim.cards.imported.sources import Published, WrongSource, read_published

__all__ = [
    "Imported",
    "Memory",
    "Missed",
    "Published",
    "Report",
    "WrongSource",
    "import_card",
    "import_cards",
    "import_files",
    "in_our_english",
    "names_missed",
    "not_understood",
    "other_sides",
    "read_published",
    "report_of",
    "sets_of",
]
