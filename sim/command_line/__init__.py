"""The command line: a file for each command, and what they share.

Results go to stdout, everything else - progress, notices, errors - to stderr. Exit codes: 0 fine, 1 something went
wrong while running, 2 the command or a deck is wrong, 3 finished, but more games erred than allowed, 130
interrupted.

    errors   messages and exit codes of what users can do wrong
    output   pages, JSON, notices, progress
    options  options that several commands have
    experiment_options  those of all commands that play an experiment
    waiting  for the compiled engine, or doing without it
    group    the command `duelsim`; each file of `commands` adds itself to it

What takes long to import is imported where it is needed, so that help and card texts come at once.
"""

import contextlib
import gc
import io
import os
import sys

from sim.command_line.commands import (  # noqa: F401 - each adds itself to the group
    bench,
    compare,
    exhaustive,
    goldfish,
    lift,
    lists,
    match,
    matrix,
    odds,
    players,
    replay,
    report,
    rules,
    run,
)
from sim.command_line.errors import RUNTIME_ERROR, complain, explain
from sim.command_line.group import commands

__all__ = ["commands", "explain", "main"]


def main() -> None:
    """The console script `duelsim`."""
    gc.set_threshold(200_000, 20, 20)  # what is imported lives long: looking for garbage seldom starts it sooner
    # Where somebody has closed them, Python has none.
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A deck may have a name that the terminal cannot show.
            stream.reconfigure(errors="replace")
    try:
        commands(prog_name="duelsim")
    except (OSError, KeyboardInterrupt) as error:  # of help and usage, which come before any command
        _leave(complain(error) or RUNTIME_ERROR)
    except SystemExit as ended:
        _leave(ended.code)


def _leave(code: str | int | None) -> None:
    """End the program at once: to take all apart that was imported, Python needs a third of a second."""
    if not isinstance(code, int | None):
        sys.exit(code)
    with contextlib.suppress(OSError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code or 0)
