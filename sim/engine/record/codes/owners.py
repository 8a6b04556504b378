"""Whose cards a description means, from the point of view of an ability's player."""

from typing import Final

ANYONES: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
