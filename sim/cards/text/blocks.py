"""Cutting a card file into cards, without reading them: a name needs nothing else, and most cards are not wanted."""

import re
from collections.abc import Iterator

REPLACES = "# Replaces the library's card."  # a note in a user's card, below its name

BETWEEN_NAMES = " / "  # of a twinpact
FACTS = re.compile(
    r"(?P<type>[A-Z][A-Za-z0-9/ -]*?) - (?P<civilizations>[a-z/]+) - cost (?P<cost>[0-9]{1,6}|infinity)"
    r"(?: - power (?P<power>[+]?[0-9]{1,6}))?(?: - (?P<races>.+))?"
)
EXAMPLE = "Creature - water - cost 3 - power 2000 - Liquid People"
NO_FACTS = f'the line of facts is missing, such as "{EXAMPLE}"'


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
