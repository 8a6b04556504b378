"""Columns of a game's row of results."""

from typing import Final

from sim.engine.record.codes import card_marks

PAIR: Final = 0
A_GOES_FIRST: Final = 1
WINNER: Final = 2  # 0: deck A, 1: deck B, 2: both lost, -1: nobody (undecided or error)
REASON: Final = 3
TURNS: Final = 4
TURNS_A: Final = 5  # those of them that were deck A's
ERROR_CODE: Final = 6
CHOICES: Final = 7
SHIELDS_BROKEN_A: Final = 8  # shields that A lost to breaks
SHIELDS_BROKEN_B: Final = 9
FIRST_MARK: Final = 10  # MARKS columns of deck A, then those of deck B
COLUMNS: Final = FIRST_MARK + 2 * card_marks.MARKS
