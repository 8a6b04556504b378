"""Cutting a card file into cards, without reading them: a name needs nothing else, and most cards are not wanted."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from decks.visible_text import shown
from sim.cards.text.files import LONGEST_NAME, LONGEST_TEXT
from sim.language import gettext, translatable

REPLACES = "# Replaces the library's card."  # a note in a user's card, below its name

BETWEEN_NAMES = " / "  # of a twinpact
FACTS = re.compile(
    r"(?P<type>[A-Z][A-Za-z0-9/ -]*?) - (?P<civilizations>[a-z/]+) - cost (?P<cost>[0-9]{1,6}|infinity)"
    r"(?: - power (?P<power>[+]?[0-9]{1,6}|infinity)[+-]?)?(?: - (?P<races>(?!power )(?:(?! - ).)+))?"
)
NO_FACTS = translatable(
    'the line of facts is missing, such as "Creature - water - cost 3 - power 2000 - Liquid People"'
)


LONGEST_REASON = 1_000  # letters; a line of a file may have a megabyte


@dataclass(frozen=True)
class Fault:
    """What is wrong with a card of a file; lines count from 1."""

    line: int
    card: str
    reason: str

    def __str__(self) -> str:
        """As a message shows it."""
        problem = gettext("{card}: {why}", card=shown(self.card), why=self.reason)
        return gettext("line {line}: {problem}", line=self.line, problem=problem)


class WrongLine(ValueError):
    """A line that says no card; `line` counts from 0."""

    def __init__(self, line: int, reason: str) -> None:
        """The reason says what to write."""
        super().__init__(reason if len(reason) <= LONGEST_REASON else f"{reason[: LONGEST_REASON - 2]} …")
        self.line = line


def check_letters(lines: list[str]) -> None:
    """Raise WrongLine for a card with characters that cannot be shown, or with too many of any."""
    for number, line in enumerate(lines):
        if not line.isprintable():
            raise WrongLine(number, gettext("this line has characters that cannot be shown"))
    if len(lines[0]) > LONGEST_NAME or sum(len(line) + 1 for line in lines) > LONGEST_TEXT:
        limits = translatable("a name has at most {name:,} letters, and a card {text:,}")
        raise WrongLine(0, gettext(limits, name=LONGEST_NAME, text=LONGEST_TEXT))


def blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines of each card, and the number of its first line; a note inside a card is an empty line."""
    lines: list[str] = []
    for number, line in enumerate([*text.split("\n"), ""], start=1):
        if line.strip():
            if lines or not line.startswith("#"):
                lines.append("" if line.startswith("#") else line.rstrip())
        elif lines:
            yield number - len(lines), lines
            lines = []
