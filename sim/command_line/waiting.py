"""Waiting for the compiled engine, with a notice if that takes long."""

import contextlib
import os
import sys
import threading
import time

from sim.command_line.errors import INTERRUPTED
from sim.command_line.output import SECONDS_BETWEEN_LINES, SECONDS_OF_SILENCE, print_error
from sim.language import gettext, translatable

DAMAGED = translatable(
    "What was compiled cannot be used here, or is damaged. Compiling it again takes a minute or two."
)


def load_engine() -> None:
    """Compile and load the engine, with a notice if that takes long."""
    from sim.compiler.cache import is_compiled
    from sim.games.playing.warming import EngineLoading, loading_notices

    for notice in loading_notices():
        print_error(notice)
    thread = EngineLoading()
    thread.start()
    try:
        import joblib  # noqa: F401 - needed later; reading compiled code leaves Python time for it

        if is_compiled():
            _wait_for_loading(thread)
        else:
            announce_compiling(thread)
    except KeyboardInterrupt:
        # The compiler cannot be stopped, and Python would not exit while it runs.
        loading = translatable("Interrupted while loading the engine. No game was played.")
        compiling = translatable("Interrupted while compiling the engine. No game was played.")
        print_error(f"\n{gettext(loading if is_compiled() else compiling)}")
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)
    if thread.failure is not None:
        raise thread.failure


def _wait_for_loading(thread: threading.Thread) -> None:
    """Wait for an engine that has been compiled before, with a notice if reading it takes long.

    What a process that was killed has compiled may be a part of it: the rest is compiled now.
    """
    from sim.compiler.progress import progress
    from sim.games.playing.warming import what_is_compiled

    thread.join(SECONDS_OF_SILENCE)
    if thread.is_alive():
        print_error(gettext("Loading the rules of the game ..."))
    while thread.is_alive() and not (progress.is_waiting or progress.is_compiling or progress.is_damaged):
        thread.join(0.1)
    if thread.is_alive():
        print_error(gettext(DAMAGED) if progress.is_damaged else what_is_compiled())
        announce_compiling(thread)


def announce_compiling(thread: threading.Thread) -> None:
    """Say that the engine is being compiled, here or by another process, and for how long, until it is done."""
    from rich.console import Console

    from sim.compiler.progress import progress

    started = time.monotonic()
    has_waited = has_compiled = False
    console = Console(stderr=True)
    status = console.status(gettext("compiling")) if console.is_terminal else None
    told = started
    with status or contextlib.nullcontext():
        while thread.is_alive():
            thread.join(0.5)
            if has_waited and progress.is_compiling and not has_compiled:
                print_error(gettext("The other duelsim has not compiled what is needed here. Compiling it."))
            has_waited, has_compiled = has_waited or progress.is_waiting, has_compiled or progress.is_compiling
            waiting = translatable("waiting for another duelsim, which compiles: {seconds:.0f} s")
            what = waiting if progress.is_waiting else translatable("compiling: {seconds:.0f} s")
            words = gettext(what, seconds=time.monotonic() - started)
            if status is not None:
                status.update(words)
            elif time.monotonic() - told >= 2 * SECONDS_BETWEEN_LINES:
                told = time.monotonic()
                print_error(f"... {words}")
    took = max(1, round(time.monotonic() - started))
    compiled, waited = translatable("Compiled in {took} s."), translatable("Waited {took} s for the rules.")
    print_error(gettext(compiled if has_compiled or not has_waited else waited, took=took))
