"""The tables of this room: text files of rows `pattern => English`, under headings that say what the rows are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ARROW = " => "


def rows(name: str) -> Iterator[tuple[str, str, str]]:
    """The rows of a table: the heading that they stand under, the pattern, and the English.

    Raises ValueError for a line that is no row.
    """
    heading = ""
    for line in Path(__file__).with_name(f"{name}.txt").read_text(encoding="utf-8").split("\n"):
        if line.startswith("[") and line.endswith("]") and ARROW not in line:
            heading = line[1:-1]
        elif line and not line.startswith("#"):
            pattern, arrow, english = line.partition(ARROW)
            if not arrow:
                raise ValueError(f"{name}.txt: no row: {line}")
            yield heading, pattern, "" if english == "nothing" else english
