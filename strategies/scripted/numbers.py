"""The numbers of the players in the record: a player is chosen by an integer (decision D1)."""

from typing import Final

OUTSIDE: Final = 0  # nobody at hand: the engine halts and waits for an answer
RANDOM: Final = 1
RUSH: Final = 2
CONTROL: Final = 3
GOLDFISH: Final = 4
