"""Steps of a turn (500.1)."""

from typing import Final

START: Final = 0
DRAW: Final = 1
CHARGE: Final = 2
MAIN: Final = 3
ATTACK: Final = 4
END: Final = 5
NAMES: Final = ("start of turn", "draw", "charge", "main", "attack", "end of turn")
