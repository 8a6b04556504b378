"""Results of tournaments as spreadsheets (CSV): which decks were played, and where they were placed.

Only the rows are read here. Which deck a name means, and what the placings say, is found elsewhere.
"""

import csv
import io
import os
import re
from dataclasses import dataclass
from pathlib import Path

from decks.checking import shown
from decks.matching import match_key
from decks.sources import UnreadableText, read_text

LARGEST_FILE = 5_000_000  # bytes
MOST_PLAYERS = 1_000_000
LAST = 10_000_000  # a place behind all that can be written
_MOST_SHOWN = 8
_NAMES = {
    "deck": "deck, deck name, decklist, deck list, list, archetype, デッキ",
    "placing": "placing, placings, place, placement, position, rank, ranking, standing, 順位",
    "count": "count, number, players, copies, 人数",
    "event": "event, tournament, date, day, 大会, 日付",
}
_COLUMNS = {column: frozenset(map(match_key, names.split(", "))) for column, names in _NAMES.items()}
_PLACE = re.compile(r"(\d{1,6})(?:\.|st|nd|rd|th|位)?(?: ?- ?(\d{1,6})(?:\.|st|nd|rd|th|位)?)?")


class ResultsError(ValueError):
    """Results of a tournament cannot be used; the message names the file and the lines."""


@dataclass(frozen=True)
class ResultRow:
    """Decks that were placed alike: `count` of them, on one of the places `best` to `worst` of an event.

    Both are `LAST` where the file gives no placing: behind all that it gives. `deck` is as it was written in this
    `line` of the `file`.
    """

    file: Path
    line: int
    event: str
    deck: str
    best: int
    worst: int
    count: int


def refuse(file: str | os.PathLike[str], problems: list[tuple[int | None, str]]) -> ResultsError:
    """The error for the problems of a file, each with its line."""
    lines = [message if line is None else f"line {line}: {message}" for line, message in sorted(problems, key=_order)]
    if len(lines) > _MOST_SHOWN:
        lines[_MOST_SHOWN:] = [f"and {len(lines) - _MOST_SHOWN:,} more problems."]
    return ResultsError("\n  ".join([f"The results {os.fspath(file)} cannot be used:", *lines]))


def _order(problem: tuple[int | None, str]) -> int:
    return problem[0] or 0


def read_results(file: str | os.PathLike[str]) -> list[ResultRow]:
    """The rows of a file of results.

    The columns are found by their names: deck and placing, perhaps how many players, a tournament, a date; others are
    ignored. Rows of one event have the same tournament and date.

    Raises ResultsError with every line that cannot be read.
    """
    path = Path(os.path.expanduser(file))
    text = _text_of(file)
    columns: dict[str, list[int]] | None = None
    rows: list[ResultRow] = []
    problems: list[tuple[int | None, str]] = []
    first = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=True)
    try:
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            try:
                if columns is None:
                    columns = _columns(cells)
                else:
                    rows.append(_row(path, reader.line_num, cells, columns))
            except ValueError as error:
                problems.append((reader.line_num, str(error)))
                if columns is None:
                    break
    except csv.Error as error:
        problems.append((reader.line_num, f"it is not CSV: {error}."))
    if not rows and not problems:
        problems.append((None, "it has no results."))
    if problems:
        raise refuse(file, problems)
    return rows


def _text_of(file: str | os.PathLike[str]) -> str:
    try:
        return read_text(os.path.expanduser(file), LARGEST_FILE).decode("utf-8-sig")
    except UnicodeDecodeError:
        reason = "it is not UTF-8 text. Save the file as UTF-8."
    except (OSError, UnreadableText) as error:
        reason = f"{error.strerror or 'there is no such file'}." if isinstance(error, OSError) else str(error)
    raise refuse(file, [(None, reason)])


def _columns(heads: list[str]) -> dict[str, list[int]]:
    """The columns of each kind, by number. Raises ValueError if the deck or the placing has none."""
    keys = [match_key(head) for head in heads]
    found = {name: [at for at, key in enumerate(keys) if key in known] for name, known in _COLUMNS.items()}
    missing = [name for name in ("deck", "placing") if not found[name]]
    if missing:
        raise ValueError(
            f"there is no column {' and no column '.join(missing)}. Name the columns in the first line, such as:"
            " deck,placing,count,tournament."
        )
    return found


def _row(file: Path, line: int, cells: list[str], columns: dict[str, list[int]]) -> ResultRow:
    """A row. Raises ValueError with what is wrong with it."""

    def cell(name: str) -> str:
        found = (cells[at].strip() for at in columns[name] if at < len(cells))
        return " ".join(filter(None, found))

    deck = cell("deck")
    if deck in ("", "-") or not deck.isprintable():
        raise ValueError("it names no deck.")
    best, worst = _places(cell("placing"))
    return ResultRow(file, line, cell("event"), deck, best, worst, _count(cell("count")))


def _places(text: str) -> tuple[int, int]:
    """The best and the worst place that a placing means.

    >>> _places("3rd"), _places("5-8"), _places("") == (LAST, LAST)
    ((3, 3), (5, 8), True)
    """
    if text in ("", "-"):
        return LAST, LAST
    found = _PLACE.fullmatch(match_key(text).removeprefix("#"))
    places = (0, 0) if found is None else (int(found[1]), int(found[2] or found[1]))
    if not 0 < places[0] <= places[1]:
        raise ValueError(
            f'"{shown(text)}" is not a placing. Write a place, such as 3, or the places shared, such as 5-8.'
        )
    return places


def _count(text: str) -> int:
    if not text:
        return 1
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and 0 < int(text) <= MOST_PLAYERS):
        raise ValueError(f'"{shown(text)}" is not a number of players: write 1 or more.')
    return int(text)
