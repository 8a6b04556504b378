"""The errors that a user of the web page can cause, as text."""

import errno

from sim.api.errors import IMPOSSIBLE, DeckError, GamesErred, ImpossibleExperiment, RunMismatch
from sim.experiments.runs.index import UnusableIndex
from sim.files import system_error
from sim.language import gettext

USERS = (DeckError, ImpossibleExperiment, RunMismatch, UnusableIndex, GamesErred, OSError, MemoryError, *IMPOSSIBLE)


def in_words(error: BaseException) -> str:
    """The message of one of the `USERS` errors."""
    if isinstance(error, MemoryError):
        return gettext("There is not enough memory.")
    if isinstance(error, OSError):
        if error.errno == errno.ENOSPC:
            return gettext("{file} could not be written: the disk is full.", file=error.filename or gettext("A file"))
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return gettext(
                "Too many files are open. Allow more of them (ulimit -n 256), and start duelsim serve again."
            )
        return f"{f'{error.filename}: ' if error.filename else ''}{system_error(error)}."
    return str(error) if isinstance(error, DeckError) else str(error.args[0])
