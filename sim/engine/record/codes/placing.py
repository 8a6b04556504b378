"""Where an experiment puts a card before the game begins."""

from typing import Final

NOT_PLACED: Final = 0
PLACED_IN_HAND: Final = 1
PLACED_AT_BOTTOM: Final = 2
