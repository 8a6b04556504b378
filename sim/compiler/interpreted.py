"""Doing without the compiled engine: one game is played sooner than Numba is imported."""

import os
import sys


def play_interpreted() -> None:
    """Do without the compiled engine, unless it is there: a few games are played sooner, and are the same.

    To be called before anything of the game is imported.
    """
    if "sim.compiler.decorators" not in sys.modules:
        os.environ["NUMBA_DISABLE_JIT"] = "1"
