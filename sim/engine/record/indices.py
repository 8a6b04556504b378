"""Cards and kinds of cards: both are plain integers when the engine runs, and two types for mypy.

Numba cannot call `Card` or `Kind`: compiled code takes both from the record and the tables, or uses a constant.
"""

from typing import Final, NewType

Card = NewType("Card", int)  # index into the per-card fields of the record: one card of one player
Kind = NewType("Kind", int)  # row of the tables: a card as it is printed, or one face or half of it

NO_CARD: Final = Card(-1)
NO_KIND: Final = Kind(-1)
NO_OBJECT: Final = 0  # objects are numbered from 1
NO_FRAME: Final = -1
CARD_ALONE: Final = -2  # instead of an object number: a card chosen by itself, out of those that make up a creature
