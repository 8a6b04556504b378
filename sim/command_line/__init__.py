"""The command line: a file for each command, and what they share.

Results go to stdout, everything else - progress, notices, errors - to stderr. Exit codes: 0 success, 1 something
failed while running, 2 the command or a deck is wrong, 3 finished, but more games ended in an error than allowed, 130
interrupted.

    errors              errors that users can cause: messages and exit codes
    output              pages, JSON, notices, progress
    help                the help of commands, short and long, below headings
    options             options that several commands share
    named_decks         the decks that a command names
    deck_list           decks as they are shown, and the list of those that ship
    taken_lines         what the lines of a decklist were taken for
    format_note         the format that a deck was checked against
    files               files that commands write where the user says
    experiment_options  options of every command that plays an experiment
    playing             playing an experiment: its progress, result and exit code
    searching           what the commands that search or coach share: options, progress, Ctrl-C
    table               the game of a person in the terminal, and the words that are typed
    results             the result of an experiment in the terminal
    card_facts          a card in a line, and as JSON
    waiting             waiting for the compiled engine
    questions           the questions of `duelsim serve`, made of the commands
    for_page            the process that answers such a question
    for_game            the process that plays a game of a person on the site
    wishes              which reads what the person wants, and writes what they see
    completion          what the shell offers for decks and cards
    group               the command `duelsim`; each file of `commands` adds itself to it
    command_files       which imports such a file when its command is called

What takes more than five milliseconds to import is imported inside the functions that need it, so that help and card
texts appear at once: the API behind the experiments takes most of a second.
"""

import contextlib
import gc
import io
import os
import sys

from sim.command_line.completion import use_mended_scripts
from sim.command_line.errors import RUNTIME_ERROR, complain, explain
from sim.command_line.group import commands

__all__ = ["commands", "explain", "main"]


def main() -> None:
    """The console script `duelsim`."""
    gc.set_threshold(200_000, 20, 20)  # imported modules live long; collecting less often starts faster
    # A stream that was closed by the shell is None.
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")
    if sys.stdout is None:
        print("The output could not be written: standard output is closed.", file=sys.stderr)
        _leave(RUNTIME_ERROR)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A deck may have a name that the terminal cannot show.
            stream.reconfigure(errors="replace")
    use_mended_scripts()
    try:
        commands(prog_name="duelsim")
    except (OSError, KeyboardInterrupt) as error:  # from help and usage, which run before any command
        _leave(complain(error) or RUNTIME_ERROR)
    except SystemExit as ended:
        _leave(ended.code)


def _leave(code: str | int | None) -> None:
    """End the program at once: tearing down all imported modules takes Python a third of a second."""
    if not isinstance(code, int | None):
        sys.exit(code)
    for stream in filter(None, (sys.stdout, sys.stderr)):
        with contextlib.suppress(OSError):
            stream.flush()
    os._exit(code or 0)
