"""Results of tournaments as spreadsheets (CSV): which decks were played, and where they were placed.

Only the rows are read here. Which deck a name means, and what the placings say, is found elsewhere.
"""

import csv
import os
import re
from dataclasses import dataclass
from pathlib import Path

from decks.matching import match_key
from decks.sources import UnreadableText, read_text
from decks.visible_text import shown
from sim.files import system_error
from sim.language import gettext

LARGEST_FILE = 5_000_000  # bytes
MOST_PLAYERS = 1_000_000
LAST = 10_000_000  # a place after all that can be written
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

    Both are `LAST` where the file gives no placing: after all that it gives. `deck` is as it was written in this
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
    lines = [
        message if line is None else gettext("line {line}: {problem}", line=line, problem=message)
        for line, message in sorted(problems, key=_order)
    ]
    if len(lines) > _MOST_SHOWN:
        lines[_MOST_SHOWN:] = [gettext("and {count:,} more problems.", count=len(lines) - _MOST_SHOWN)]
    head = gettext("The results {file} cannot be used:", file=os.fspath(file))
    return ResultsError("\n  ".join([head, *lines]))


def _order(problem: tuple[int | None, str]) -> int:
    return problem[0] or 0


def read_results(file: str | os.PathLike[str]) -> list[ResultRow]:
    """The rows of a file of results.

    The columns are found by their names: deck and placing, perhaps how many players, a tournament, a date; others are
    ignored. Rows of one event have the same tournament and date. A row is a line, so that a stray quotation mark cannot
    make one row of many.

    Raises ResultsError with every line that cannot be read.
    """
    path = Path(os.path.expanduser(file))
    lines = [(number, line) for number, line in enumerate(re.split("\r\n|\r|\n", _text_of(file)), 1) if line.strip()]
    separator = max(",;\t", key=lines[0][1].count) if lines else ","
    heads: _Heads | None = None
    rows: list[ResultRow] = []
    problems: list[tuple[int | None, str]] = []
    for number, line in lines:
        try:
            cells = _cells(line, separator)
            if not any(cells):
                continue
            if heads is None:
                heads = _Heads.of(cells)
            else:
                rows.append(_row(path, number, cells, heads))
        except ValueError as error:
            problems.append((number, str(error)))
            if heads is None:
                break
    if not rows and not problems:
        problems.append((None, gettext("it has no results.")))
    if problems:
        raise refuse(file, problems)
    return rows


def _cells(line: str, separator: str) -> list[str]:
    """The cells of a line. Raises ValueError for a quotation mark that stands alone: it would swallow other lines."""
    try:
        (cells,) = csv.reader([line], delimiter=separator, skipinitialspace=True, strict=True)
    except csv.Error as error:
        raise ValueError(
            gettext(
                "it is not a line of CSV: {error}. A cell in quotation marks ends in its line, and a"
                " quotation mark in it is written twice.",
                error=error,
            )
        ) from None
    return [" ".join(cell.split()) for cell in cells]


def _text_of(file: str | os.PathLike[str]) -> str:
    try:
        return read_text(os.path.expanduser(file), LARGEST_FILE).decode("utf-8-sig")
    except UnicodeDecodeError:
        reason = gettext("it is not UTF-8 text. Save the file as UTF-8.")
    except (OSError, UnreadableText) as error:
        reason = gettext("{error}.", error=system_error(error)) if isinstance(error, OSError) else str(error)
    raise refuse(file, [(None, reason)])


@dataclass(frozen=True)
class _Heads:
    """The first line: how many columns there are, and those of each kind, by number."""

    count: int
    columns: dict[str, list[int]]

    @staticmethod
    def of(heads: list[str]) -> "_Heads":
        """The columns with these names. Raises ValueError if the deck or the placing has none, or one has several."""
        if wrong := next((head for head in heads if '"' in head), None):
            raise ValueError(gettext("the column {wrong} has a quotation mark, which no name has.", wrong=shown(wrong)))
        keys = [match_key(head) for head in heads]
        found = {name: [at for at, key in enumerate(keys) if key in known] for name, known in _COLUMNS.items()}
        missing = [name for name in ("deck", "placing") if not found[name]]
        if missing:
            raise ValueError(
                gettext(
                    "there is no column {names}. Name the columns in the first line, such as:"
                    " deck,placing,count,tournament.",
                    names=gettext(" and no column ").join(missing),
                )
            )
        for name in ("deck", "placing", "count"):
            if len(found[name]) > 1:
                names = gettext(" and ").join(shown(heads[at]) for at in found[name])
                raise ValueError(
                    gettext("the columns {names} all say the {name}. Delete all but one.", names=names, name=name)
                )
        return _Heads(len(heads), found)


def _row(file: Path, line: int, cells: list[str], heads: _Heads) -> ResultRow:
    """A row. Raises ValueError with what is wrong with it."""
    if len(cells) != heads.count:
        raise ValueError(
            gettext(
                "it has {cells} cells, and the first line has {count}. Write one for each column, also"
                " where it is empty, and put a cell with a separator in it into quotation marks.",
                cells=len(cells),
                count=heads.count,
            )
        )

    def cell(name: str) -> str:
        text = " ".join(filter(None, (cells[at] for at in heads.columns[name])))
        if not text.isprintable():
            raise ValueError(
                gettext("the column {name}, {text}, has characters that cannot be shown.", name=name, text=shown(text))
            )
        if '"' in text:
            raise ValueError(
                gettext(
                    "the column {name}, {text}, has a quotation mark, which no name has.", name=name, text=shown(text)
                )
            )
        return text

    deck = cell("deck")
    if deck in ("", "-"):
        raise ValueError(gettext("it names no deck."))
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
            gettext(
                '"{text}" is not a placing. Write a place, such as 3, or the places shared, such as 5-8.',
                text=shown(text),
            )
        )
    return places


def _count(text: str) -> int:
    if not text:
        return 1
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and 0 < int(text) <= MOST_PLAYERS):
        raise ValueError(gettext('"{text}" is not a number of players: write 1 or more.', text=shown(text)))
    return int(text)
