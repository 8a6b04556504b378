"""The decks that the page offers: those in the folder of the user, and those that ship with duelsim; saving a list.

The page names a deck by where it is and its name, "file:my-deck.txt" or "shipped:fn-rush". Only what is listed can be
named, so that no name leads out of the folder. A list that was changed and not saved is a draft, "draft:my-deck.txt".
"""

import contextlib
import re
from dataclasses import dataclass, replace
from pathlib import Path

from decks.checking import DeckError, Problem
from decks.encodings import decoded_lines
from decks.formats import DeckFormat
from decks.reading import Deck, deck_of_text, read_deck
from decks.shipped import ERA, all_shipped, decks_of_era, shipped_decks
from decks.sources import VALUE_ENDING, UnreadableText, read_text
from decks.visible_text import shown
from sim.cards.library import cards_in_use, check_own_cards
from sim.files import delete_file, obstacle, replace_file, write_file
from sim.language import gettext, translatable
from sim.web.deck_facts import list_facts
from strategies.playbooks.finding import ENDING

FILE, SHIPPED, DRAFT = "file:", "shipped:", "draft:"
DRAFTS = "runs/drafts"  # their folder in that of the decks
WHOLE_FOLDER, ALL_SHIPPED = "all:folder", "all:shipped"
FIELD = "all:"  # how the choice of several decks begins
PASTED = Path()  # the file of a list that is none
YEARS = {f"{FIELD}{ERA}{year}": year for year in sorted({deck.year for deck in all_shipped()})}
NOT_THERE = translatable("it is not there any more. Choose another one.")


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
        return self._files(".txt", self.path)

    def playbooks(self) -> list[str]:
        """The names of the playbooks next to the decks."""
        return self._files(ENDING, self.path)

    def drafts(self) -> list[str]:
        """The names of the lists that were changed and not saved."""
        return self._files(".txt", self.path / DRAFTS)

    def _files(self, ending: str, folder: Path) -> list[str]:
        try:
            files = [file for file in folder.iterdir() if file.suffix == ending and file.is_file()]
            return sorted(file.name for file in files if not file.name.endswith(VALUE_ENDING))
        except OSError:
            return []

    def file(self, choice: str) -> Path | None:
        """The file of a deck that the page offers; None for any other words."""
        kind, _, name = choice.partition(":")
        if f"{kind}:" == FILE and name in self.names():
            return self.path / name
        if f"{kind}:" == DRAFT and name in self.drafts():
            return self.path / DRAFTS / name
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
            raise DeckError(file.name, [Problem(None, gettext("it cannot be read: {error}", error=error))]) from None

    def name(self, choice: str) -> str:
        """What the deck of a choice is called: the name in its list, or that of its file."""
        shipped = next((deck for deck in all_shipped() if choice == SHIPPED + deck.key), None)
        if shipped is not None:
            return shipped.name
        with contextlib.suppress(DeckError):
            if name := name_in(self.text(choice)):
                return name
        return shown(Path(choice.partition(":")[2]).stem)

    def beside(self, file: Path) -> dict[str, Path]:
        """By their endings, the playbook and the value next to the file of a deck."""
        found = {ending: file.with_name(file.stem + ending) for ending in (ENDING, VALUE_ENDING)}
        return {ending: other for ending, other in found.items() if other.is_file()}

    def words_of_field(self, choice: str) -> list[str]:
        """Several decks as commands name them."""
        if choice == WHOLE_FOLDER:
            return [str(self.path)]
        return [*shipped_decks()] if choice == ALL_SHIPPED else [choice.removeprefix(FIELD)]

    def keep_draft(self, choice: str, name: str, text: str) -> str:
        """Keep a list that was changed and not saved, with the playbook of the deck that it was opened from.

        Returns the choice that it is from now on. Raises OSError.
        """
        folder = self.path / DRAFTS
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{file_name(name or name_in(text)) or 'list'}.txt"
        source = self.file(choice)
        replace_file(file, named(text, shown(name) or name_in(text) or gettext("My list")).encode())
        for ending, beside in (self.beside(source) if source is not None and source != file else {}).items():
            replace_file(file.with_name(file.stem + ending), beside.read_bytes())
        return DRAFT + file.name

    def save_playbook(self, name: str, text: str) -> str:
        """Write a playbook into a file that is named after it, and return the name of the file.

        Raises UnusableName, FileExists, and OSError.
        """
        slug = file_name(name)
        if not slug:
            raise UnusableName(gettext("Give the playbook a name with letters or numbers; its file is named after it."))
        file = self.path / f"{slug}{ENDING}"
        if file.exists() and file.read_bytes() != text.encode():
            raise FileExists(file.name)
        write_file(file, text.encode(), overwrite=True)
        return file.name

    def drop_draft(self, choice: str) -> None:
        """Delete a draft that has been saved. Raises OSError."""
        file = self.file(choice)
        if choice.startswith(DRAFT) and file is not None:
            for one in (file, *self.beside(file).values()):
                delete_file(one)

    def read(self, choice: str, format: DeckFormat = "standard") -> list[Deck]:
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
            raise DeckError(choice, [Problem(None, gettext(NOT_THERE))])
        return [read_deck(file, cards_in_use().deck_names, format) for file in files]

    def save(self, name: str, text: str, replacing: str = "", opened: str = "") -> tuple[str, ...]:
        """Write a list into a file that is named after the deck, and return the names of its files.

        The playbook and the value of the deck that it was `opened` from go with it, unless the list has one.
        The deck of the folder that it was opened from is written again, if it has the same name. Another file of this
        name that has another list is replaced only if it is the one named by `replacing`. Raises UnusableName,
        FileExists, and OSError.
        """
        slug = file_name(name)
        if not slug:
            raise UnusableName(gettext("Give the deck a name with letters or numbers; its file is named after it."))
        if not text.strip():
            raise UnusableName(gettext("There is no list to save yet."))
        file = self.path / f"{slug}.txt"
        if opened.startswith(FILE) and (own := self.file(opened)) and name == self.name(opened):
            file, replacing = own, own.name  # the deck that was opened is changed
        content = named(text, shown(name)).encode("utf-8")
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


def check_list(text: str, name: str = "", file: Path | None = None, format: DeckFormat = "standard") -> Deck:
    """Read a list as `duelsim decks check` does; its name is `name`, or the one in the text. Raises DeckError."""
    path = PASTED if file is None else file
    deck = deck_of_text(text.encode("utf-8", "replace"), path, cards_in_use().deck_names, format)
    check_own_cards(deck)
    return replace(deck, name=shown(name)) if shown(name) else deck


def name_in(text: str) -> str:
    """The name that a list has in its first lines; "" if it has none."""
    found = re.search(r"^[#/]+ ?name ?: ?(.+)$", text, re.IGNORECASE | re.MULTILINE)
    return shown(found[1]) if found else list_facts(text).title


def file_name(name: str) -> str:
    """The name of a file for a deck of this name, without its ending: letters, numbers and hyphens.

    >>> file_name("My Deck, Version 7"), file_name("../../etc/passwd"), file_name("アクア")
    ('my-deck-version-7', 'etc-passwd', 'アクア')
    """
    return re.sub(r"[\W_]+", "-", name.casefold()).strip("-")[:60]


def in_problems(error: DeckError) -> str:
    """What is wrong with the list on the page: the lines of `duelsim decks check` after the one that names the file."""
    return "\n".join(line.strip() for line in str(error).split("\n")[1:])


def named(text: str, name: str) -> str:
    """The text with the name of the deck in its first line, unless it has it."""
    lines = "\n".join(text.splitlines()).strip("\n") + "\n"
    return lines if name_in(lines) == name else f"# name: {name}\n{lines}"
