"""The decks that the page offers: those in the folder of the user, and those that ship with duelsim; saving a list.

The page names a deck by where it is and its name, "file:my-deck.txt" or "shipped:fn-rush". Only what is listed can be
named, so that no name leads out of the folder.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from decks.checking import DeckError, Problem
from decks.encodings import decoded_lines
from decks.reading import Deck, deck_of_text, read_deck
from decks.shipped import ERA, all_shipped, decks_of_era, shipped_decks
from decks.sources import VALUE_ENDING, UnreadableText, read_text
from decks.visible_text import shown
from sim.cards.library import cards_in_use, check_own_cards
from sim.files import obstacle, write_file
from strategies.playbooks.finding import ENDING

FILE, SHIPPED = "file:", "shipped:"
WHOLE_FOLDER, ALL_SHIPPED = "all:folder", "all:shipped"
FIELD = "all:"  # how the choice of several decks begins
PASTED = Path()  # the file of a list that is none
YEARS = {f"{FIELD}{ERA}{year}": f"shipped decks of {year}" for year in sorted({deck.year for deck in all_shipped()})}


class UnusableName(ValueError):
    """A list cannot be saved under a name; the message says why."""


class FileExists(Exception):
    """A list would replace another one; `args` has the name of the file."""


@dataclass(frozen=True)
class DeckFolder:
    """The folder of the user's decks, files that end in .txt."""

    path: Path

    def names(self) -> list[str]:
        """The names of its deck files, in alphabetical order; none if it cannot be read."""
        return self._files(".txt")

    def playbooks(self) -> list[str]:
        """The names of the playbooks next to the decks."""
        return self._files(ENDING)

    def _files(self, ending: str) -> list[str]:
        try:
            files = [file for file in self.path.iterdir() if file.suffix == ending and file.is_file()]
            return sorted(file.name for file in files if not file.name.endswith(VALUE_ENDING))
        except OSError:
            return []

    def file(self, choice: str) -> Path | None:
        """The file of a deck that the page offers; None for any other words."""
        kind, _, name = choice.partition(":")
        if f"{kind}:" == FILE and name in self.names():
            return self.path / name
        if f"{kind}:" == SHIPPED:
            return next((deck.file for deck in all_shipped() if deck.key == name), None)
        return None

    def text(self, choice: str) -> str:
        """The text of a deck that the page offers; "" for a pasted list. Raises DeckError."""
        file = self.file(choice)
        if file is None:
            return ""
        try:
            lines, _ = decoded_lines(read_text(file))
            return "\n".join(line for _, line in lines)
        except (OSError, UnreadableText) as error:
            raise DeckError(file.name, [Problem(None, f"it cannot be read: {error}")]) from None

    def read(self, choice: str) -> list[Deck]:
        """The decks that the page offers under some words: one, all in the folder, the eight shipped ones, or a year's.

        Raises DeckError.
        """
        choices = [choice]
        if choice == WHOLE_FOLDER:
            choices = [FILE + name for name in self.names()]
        elif choice == ALL_SHIPPED:
            choices = [SHIPPED + name for name in shipped_decks()]
        elif choice in YEARS:
            choices = [SHIPPED + key for key in decks_of_era(choice.removeprefix(FIELD))]
        files = [file for one in choices if (file := self.file(one)) is not None]
        if not files or len(files) < len(choices):
            raise DeckError(choice, [Problem(None, "it is not there any more. Choose another one.")])
        return [read_deck(file, cards_in_use().deck_names) for file in files]

    def save(self, name: str, text: str, replacing: str = "", opened: str = "") -> tuple[str, ...]:
        """Write a list into a file that is named after the deck, and return the names of its files.

        The playbook and the value of the deck that it was `opened` from go with it, unless the list has one.
        A file of this name that has another list is replaced only if it is the one named by `replacing`. Raises
        UnusableName, FileExists, and OSError.
        """
        slug = file_name(name)
        if not slug:
            raise UnusableName("Give the deck a name with letters or numbers; its file is named after it.")
        if not text.strip():
            raise UnusableName("There is no list to save yet.")
        file = self.path / f"{slug}.txt"
        content = _named(text, shown(name)).encode("utf-8")
        if problem := obstacle(file, overwrite=True):
            raise UnusableName(f"{problem}.")
        if file.exists() and file.name != replacing and file.read_bytes() != content:
            raise FileExists(file.name)
        write_file(file, content, overwrite=True)
        source = self.file(opened)
        beside = [file.with_suffix(ending) for ending in (ENDING, VALUE_ENDING)]
        for own, ending in zip(beside, (ENDING, VALUE_ENDING), strict=True):
            other = None if source is None else source.with_suffix(ending)
            if other is not None and other.is_file() and not own.exists():
                write_file(own, other.read_bytes(), overwrite=False)
        return (file.name, *(own.name for own in beside if own.is_file()))


def check_list(text: str, name: str = "", file: Path | None = None) -> Deck:
    """Read a list as `duelsim decks check` does; its name is `name`, or the one in the text. Raises DeckError."""
    path = PASTED if file is None else file
    deck = deck_of_text(text.encode("utf-8", "replace"), path, cards_in_use().deck_names)
    check_own_cards(deck)
    return replace(deck, name=shown(name)) if shown(name) else deck


def name_in(text: str) -> str:
    """The name that a list has in its first lines; "" if it has none."""
    found = re.search(r"^[#/]+ ?name ?: ?(.+)$", text, re.IGNORECASE | re.MULTILINE)
    return shown(found[1]) if found else ""


def file_name(name: str) -> str:
    """The name of a file for a deck of this name, without its ending: letters, numbers and hyphens.

    >>> file_name("My Deck, Version 7"), file_name("../../etc/passwd"), file_name("アクア")
    ('my-deck-version-7', 'etc-passwd', 'アクア')
    """
    return re.sub(r"[\W_]+", "-", name.casefold()).strip("-")[:60]


def _named(text: str, name: str) -> str:
    """The text with the name of the deck in its first line, unless it has it."""
    lines = "\n".join(text.splitlines()).strip("\n") + "\n"
    return lines if name_in(lines) == name else f"# name: {name}\n{lines}"
