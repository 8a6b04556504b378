"""Where the text of a deck comes from: a file, a pipe, standard input, or the decks that ship with duelsim.

Nothing here can hang or fill the memory: a text has a largest size, devices are refused, and a pipe must say something.
"""

import os
import select
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

from decks.checking import DeckError, Problem
from decks.matching import match_key
from decks.shipped import ERA, decks_of_era, find_shipped, is_era, names_years, shipped_decks, shipped_names
from decks.suggesting import did_you_mean
from decks.visible_text import shown
from sim.files import system_error
from sim.language import gettext, sentences, translatable

STDIN = "-"
LARGEST_TEXT = 200_000  # bytes; a deck of sixty different cards with a comment each has 6,000
VALUE_ENDING = ".value.txt"  # of a deck's value (strategies.values), which lies next to the deck and is none
PATIENCE = 10.0  # seconds that a pipe may be silent


class UnreadableText(Exception):
    """A text cannot be read; the message is a sentence that says why."""


def find_deck(source: str | os.PathLike[str]) -> tuple[Path, bytes]:
    """The file and the text of a deck: a file, `-` for standard input, or the name of a deck that ships with duelsim.

    Raises DeckError.
    """
    path = Path(source)
    try:
        if os.fspath(source) == STDIN:
            return path, _read_stdin()
        return path, read_text(os.path.expanduser(path))
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        pass
    except UnreadableText as error:
        raise DeckError(str(path), [Problem(None, str(error))]) from error
    if (shipped := find_shipped(str(path))) is not None:
        return shipped, shipped.read_bytes()
    raise DeckError(str(path), [_not_found(path)])


def field_decks(sources: Sequence[str | os.PathLike[str]]) -> list[str | os.PathLike[str]]:
    """The decks of a field: for each folder the deck files (*.txt) in it, and for each era the shipped decks of it.

    Raises DeckError for a folder without deck files or one that cannot be read, and for an era without decks.
    """
    found: list[str | os.PathLike[str]] = []
    for source in sources:
        place = os.path.expanduser(source)
        if is_era(os.fspath(source)):
            found += decks_of_era(os.fspath(source))
            continue
        if not os.path.isdir(place) or find_shipped(os.fspath(source)):  # also for what can be no name
            found.append(source)
            continue
        folder = Path(place)
        try:
            files = sorted(file for file in folder.iterdir() if is_named_as_deck(file) and file.is_file())
        except OSError as error:
            raise DeckError(
                str(folder), [Problem(None, gettext("{system_error}.", system_error=system_error(error)))]
            ) from None
        if not files:
            raise DeckError(str(folder), [Problem(None, gettext("there is no deck file (*.txt) in this folder."))])
        found += files
    return found


def is_named_as_deck(file: Path) -> bool:
    """Whether a file has the name of a deck's.

    >>> is_named_as_deck(Path("my-deck.txt")), is_named_as_deck(Path("my-deck.value.txt"))
    (True, False)
    """
    return file.suffix == ".txt" and not file.name.endswith(VALUE_ENDING)


def _not_found(path: Path) -> Problem:
    if path.is_dir():
        return Problem(None, gettext("it is a folder. Name one of the files in it."))
    if is_era(str(path)):
        return Problem(
            None, gettext("it is a field of decks. duelsim gauntlet plays it: --field {path}.", path=shown(str(path)))
        )
    if names_years(str(path)):
        return Problem(
            None,
            gettext(
                "there is no such file. The shipped decks of these years are the field {ERA}{path}.", ERA=ERA, path=path
            ),
        )
    default, names = shipped_decks(), shipped_names()
    more = len(set(names.values())) - len(default)
    suggestion = did_you_mean(match_key(str(path)), names)
    nothing = gettext("there is no such file, and no deck of this name ships with duelsim.")
    these = translatable("These do: {names}.")
    these_and_more = translatable("These do: {names}, and {more} more (duelsim decks list).")
    shipped = gettext(these_and_more if more else these, names=", ".join(default), more=more)
    return Problem(None, sentences(f"{nothing}{suggestion}", shipped))


def check_stdin_is_named_once(sources: Sequence[object]) -> None:
    """Raise DeckError if several of the decks are standard input, which can be read only once."""
    if sum(source == STDIN for source in sources) > 1:
        message = gettext(
            "standard input is a single deck, and can be read only once. Save it to a file and name that."
        )
        raise DeckError(STDIN, [Problem(None, message)])


def read_text(path: str | os.PathLike[str], largest: int = LARGEST_TEXT) -> bytes:
    """The bytes of a text file, or of a pipe that ends, at most `largest`.

    Raises FileNotFoundError, NotADirectoryError, IsADirectoryError, and UnreadableText for everything else.
    """
    try:
        # Opening a pipe that nobody writes to would wait for ever.
        file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        raise
    except PermissionError as error:
        if os.path.isdir(path):  # what Windows says of folders
            raise IsADirectoryError(error.errno, error.strerror, str(path)) from None
        raise UnreadableText(gettext("it cannot be read: {why}.", why=system_error(error))) from error
    except OSError as error:
        raise UnreadableText(gettext("it cannot be read: {why}.", why=system_error(error))) from error
    except ValueError as error:
        raise UnreadableText(gettext("this cannot be the name of a file: {error}.", error=error)) from error
    try:
        return _read_open(file, path, largest)
    finally:
        os.close(file)


def _read_open(file: int, path: str | os.PathLike[str], largest: int) -> bytes:
    kind = os.fstat(file).st_mode
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(None, gettext("it is a folder"), str(path))
    if not (stat.S_ISREG(kind) or stat.S_ISFIFO(kind)):
        raise UnreadableText(gettext("it is a device, not a file with text."))
    content = b""
    while len(content) <= largest:
        if stat.S_ISFIFO(kind) and not select.select([file], [], [], PATIENCE)[0]:
            raise UnreadableText(
                gettext("nothing came through this pipe for {PATIENCE:.0f} seconds.", PATIENCE=PATIENCE)
            )
        try:
            part = os.read(file, largest)
        except OSError as error:
            raise UnreadableText(gettext("it cannot be read: {why}.", why=system_error(error))) from error
        if not part:
            return content
        content += part
    raise _too_large(largest)


def _read_stdin() -> bytes:
    if sys.stdin is None or sys.stdin.closed:
        raise UnreadableText(gettext("standard input is closed, and - means a deck from there."))
    try:
        content = sys.stdin.buffer.read(LARGEST_TEXT + 1)
    except OSError as error:
        raise UnreadableText(gettext("standard input cannot be read: {why}.", why=system_error(error))) from error
    if len(content) > LARGEST_TEXT:
        raise _too_large(LARGEST_TEXT)
    return content


def _too_large(largest: int) -> UnreadableText:
    return UnreadableText(gettext("it has more than {largest:,} kB. Is it the right file?", largest=largest // 1000))
