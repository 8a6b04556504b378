"""Where the files of a user's cards are, and reading them as text."""

import os
from pathlib import Path

from decks.sources import UnreadableText, read_text
from sim.compiler.cache import user_data
from sim.files import system_error
from sim.language import gettext

FOLDER = "DUELSIM_CARDS"
LARGEST_FILE = 32 << 20  # bytes; all cards that have been printed have a tenth of it
LONGEST_TEXT = 20_000  # letters of a card
LONGEST_NAME = 1_000


class CardFileError(ValueError):
    """A card or a file of the user's own cannot be used; the message names the file and the line.

    `card` is the name of the card, if it is about one.
    """

    def __init__(self, message: str, card: str = "") -> None:
        """The message is what the user sees."""
        super().__init__(message)
        self.card = card


def card_folder() -> Path | None:
    """The folder whose card files are always used; `DUELSIM_CARDS` comes first. None without a home."""
    if override := os.environ.get(FOLDER):
        return Path(override)
    folder = user_data()
    return None if folder is None else folder / "cards"


def text_of(file: Path) -> str:
    """The text of a card file. Raises CardFileError."""
    try:
        content = read_text(file, LARGEST_FILE)
    except (UnreadableText, OSError) as error:
        why = str(error)
        if isinstance(error, OSError):
            why = gettext("it cannot be read: {why}.", why=system_error(error))
        raise CardFileError(gettext("{file}: {why}", file=file, why=why)) from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise CardFileError(_in_line(file, line)) from None
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise CardFileError(_in_line(file, line))
    return text


def _in_line(file: Path, line: int) -> str:
    """That a line of a file is no text."""
    what = gettext("it is not text in UTF-8; save it as UTF-8.")
    return gettext("{file}, line {line}: {what}", file=file, line=line, what=what)
