"""Loading the compiled engine before games are played, and saying so when it takes long."""

import gc
import os
import sys
import threading
import time
from typing import TYPE_CHECKING

from rich.console import Console

from sim.command_line.errors import INTERRUPTED
from sim.command_line.output import SECONDS_BETWEEN_LINES, SECONDS_OF_SILENCE, tell

if TYPE_CHECKING:
    from sim.matchup import Matchup


COMPILER_STACK = 64 * 1024 * 1024  # Numba nests deeply; some systems give a thread half a megabyte


def load_engine(matchup: "Matchup") -> None:
    """Play one pair, so that the engine is compiled and loaded; say so when that takes long.

    It is done in a thread: while the compiler works, it would not notice Ctrl-C.
    """
    from sim.batch import play_chunk
    from sim.cache import is_compiled
    from sim.luck import root_key

    failures: list[BaseException] = []

    def load() -> None:
        # What Numba makes lives long: looking for garbage less often saves a tenth of the time.
        thresholds = gc.get_threshold()
        gc.set_threshold(200_000, 20, 20)
        try:
            play_chunk(matchup, root_key(0)[1], 0, 2)
        except BaseException as failure:
            failures.append(failure)
        finally:
            gc.set_threshold(*thresholds)

    previous = threading.stack_size(COMPILER_STACK)
    thread = threading.Thread(target=load, name="compiling", daemon=True)
    thread.start()
    threading.stack_size(previous)
    try:
        thread.join(0.0 if not is_compiled() else SECONDS_OF_SILENCE)
        if thread.is_alive():
            announce_compiling(thread)
    except KeyboardInterrupt:
        # The compiler cannot be stopped, and Python would not end while it works.
        tell("\nInterrupted while the engine was compiled: no game was played. It will be compiled next time.")
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)
    if failures:
        raise failures[0]


def announce_compiling(thread: threading.Thread) -> None:
    """Say that the engine is being compiled, and for how long, until it is."""
    started = time.monotonic()
    tell(
        "Compiling the rules of the game for this machine. This takes about a minute, and happens once for each"
        " version of duelsim."
    )
    console = Console(stderr=True)
    if console.is_terminal:
        with console.status("compiling") as status:
            while thread.is_alive():
                thread.join(0.5)
                status.update(f"compiling: {time.monotonic() - started:.0f} s")
    else:
        told = started
        while thread.is_alive():
            thread.join(0.5)
            if time.monotonic() - told >= 2 * SECONDS_BETWEEN_LINES:
                told = time.monotonic()
                tell(f"... {told - started:.0f} s")
    tell(f"Compiled in {time.monotonic() - started:.0f} s.")
