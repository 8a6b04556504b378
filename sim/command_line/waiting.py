"""Waiting for the compiled engine, with a notice if that takes long."""

import os
import sys
import threading
import time
from typing import TYPE_CHECKING

from sim.command_line.errors import INTERRUPTED
from sim.command_line.output import SECONDS_BETWEEN_LINES, SECONDS_OF_SILENCE, print_error

if TYPE_CHECKING:
    from sim.games.matchup import Matchup

SECONDS_TO_LOAD = 10


def load_engine(matchup: "Matchup") -> None:
    """Compile and load the engine, with a notice if that takes long."""
    from sim.games.warming import EngineLoading, is_ready, loading_notices

    for notice in loading_notices(matchup):
        print_error(notice)
    thread = EngineLoading(matchup)
    thread.start()
    try:
        import joblib  # noqa: F401 - needed later; reading compiled code leaves Python time for it

        if is_ready(matchup):
            _wait_for_loading(thread)
        else:
            announce_compiling(thread)
    except KeyboardInterrupt:
        # The compiler cannot be stopped, and Python would not exit while it runs.
        print_error(
            f"\nInterrupted while {'loading' if is_ready(matchup) else 'compiling'} the engine. No game was played."
        )
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)
    if thread.failure is not None:
        raise thread.failure


def _wait_for_loading(thread: threading.Thread) -> None:
    """Wait for an engine that has been compiled before, with a notice if reading it takes long."""
    thread.join(SECONDS_OF_SILENCE)
    if thread.is_alive():
        print_error("Loading the rules of the game ...")
        thread.join(SECONDS_TO_LOAD)
    if thread.is_alive():
        print_error("What was compiled cannot be used here, or is damaged. Compiling it again takes half a minute.")
        announce_compiling(thread)


def announce_compiling(thread: threading.Thread) -> None:
    """Say that the engine is being compiled and for how long, until it is done."""
    from rich.console import Console

    started = time.monotonic()
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
                print_error(f"... {told - started:.0f} s")
    print_error(f"Compiled in {max(1, round(time.monotonic() - started))} s.")
