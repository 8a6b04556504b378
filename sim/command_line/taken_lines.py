"""What the lines of a decklist were taken for, as `duelsim decks check` says it."""

from collections.abc import Iterator, Sequence
from typing import Any

from decks.listing import TakenLine
from decks.taking import CARDS, COMMENT, RULE, UNKNOWN
from decks.visible_text import shown, visible
from sim.language import gettext, padded

_NOT_SAID = (CARDS, COMMENT, RULE, UNKNOWN)  # what is plain, or is a problem anyway
MOST_LINES = 40  # that are shown unasked


def taken_in_words(lines: Sequence[TakenLine], *, every: bool) -> list[str]:
    """A table of the lines that are no plain cards or comments, or of every line."""
    told = [line for line in lines if every or not (line.kind in _NOT_SAID or line.text.startswith(("#", "//")))]
    rows = [(str(line.line), gettext(line.kind), shown(line.text), _meaning(line)) for line in told]
    if not rows:
        return []
    left_out = 0 if every else max(0, len(rows) - MOST_LINES)
    rows = [(gettext("line"), gettext("taken for"), gettext("text"), ""), *rows[: len(rows) - left_out]]
    more = [gettext("and {count:,} more lines; --lines shows all.", count=left_out)] if left_out else []
    return [*_table(rows), *more]


def _table(rows: Sequence[tuple[str, str, str, str]]) -> Iterator[str]:
    from rich.cells import cell_len

    number, kind = (max(cell_len(row[column]) for row in rows) for column in (0, 1))
    for row in rows:
        yield f"  {' ' * (number - cell_len(row[0]))}{row[0]}  {padded(row[1], kind)}  {row[2]}{row[3]}"


def _meaning(line: TakenLine) -> str:
    return f"  ->  {visible(line.meaning)}" if line.meaning and line.meaning != line.text else ""


def taken_json(lines: Sequence[TakenLine]) -> list[dict[str, Any]]:
    """Every line and what it was taken for, ready for `json.dumps`."""
    return [
        {"line": line.line, "taken_for": line.kind, "text": line.text, "meaning": line.meaning or None}
        for line in lines
    ]
