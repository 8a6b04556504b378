"""Uses of a keyword that its rules count, by player."""

from typing import Final

FINAL_REVOLUTION: Final = 0  # this turn
NINJA_STRIKES: Final = 1  # this attack
DYNAMOS: Final = 2  # this turn: creatures tapped for it
NINJA_CHANGES: Final = 3  # this attack
FINAL_REVOLUTIONS: Final = 4  # this game
COUNTERATTACKS: Final = 5  # this attack
FINAL_ENDS: Final = 6  # this game
COUNTED_KEYWORDS: Final = 7
