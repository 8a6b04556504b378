"""What came this turn: a creature is sick then (301.5), unless it has awakened since (805.6)."""

from typing import Final

CAME_THIS_TURN: Final = 1
HAS_AWAKENED: Final = 2
