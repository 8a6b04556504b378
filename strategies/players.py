"""The players by name and number, and the one function through which the rules ask them.

A player is chosen by an integer, not by passing a function: Numba never caches compiled functions that are
arguments (architecture D1).
"""

from typing import Any, Final

from sim.compiling import rule
from strategies.random_player import choose_at_random

OUTSIDE: Final = 0  # nobody at hand: the engine halts and waits for an answer
RANDOM: Final = 1
RUSH: Final = 2
CONTROL: Final = 3
PLAYERS: Final = {"random": RANDOM, "rush": RUSH, "control": CONTROL}


@rule
def choose(g: Any, t: Any) -> int:
    """The number of the option that the asked player takes."""
    return choose_at_random(g, t)
