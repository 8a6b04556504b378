"""Telling the user of what is compiled only when a player in Python, or a session, first needs it."""

import functools
import sys

from sim.compiler import cache

COMPILING_OUTSIDE = (
    "Compiling the games of players in Python for this machine. This takes a minute or two, and happens once for each"
    " version of duelsim, when such a game is first played."
)
OUTSIDE_ENTRANCE = "outside.play_to_question"
SESSION_ENTRANCE = "play.play_on"


@functools.cache
def tell_of_compiling(entrance: str) -> None:
    """Say on stderr, once, that an entrance has to be compiled."""
    if not cache.switched_on("NUMBA_DISABLE_JIT") and not cache.is_compiled(entrance):
        print(COMPILING_OUTSIDE, file=sys.stderr)
