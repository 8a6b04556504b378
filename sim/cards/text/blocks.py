"""Cutting a card file into cards, without reading them: a name needs nothing else, and most cards are not wanted."""

from collections.abc import Iterator


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
