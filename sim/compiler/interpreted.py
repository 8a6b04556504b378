"""Playing without the compiled engine: a single game takes less time than importing Numba."""

import os
import sys


def play_interpreted() -> None:
    """Play without the compiled engine, unless it is loaded: a few games finish sooner, and are the same.

    Call this before anything of the engine is imported.
    """
    if "sim.compiler.decorators" not in sys.modules:
        os.environ["NUMBA_DISABLE_JIT"] = "1"
