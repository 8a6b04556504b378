"""What each line of a decklist may be, before the lines are looked at together."""

import itertools
import re
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from decks import remarks
from decks.entries import Entries, entries_of
from decks.items import Item, items_of, likely_item
from decks.lexicon import Lexicon
from decks.notes import is_note
from decks.sections import SAME, SIDEBOARD, TOTAL, Heading, heading_of
from decks.tables import (
    ColumnHeadings,
    Columns,
    cards_of_row,
    column_headings,
    columns_of,
    count_in,
    is_rule,
    name_in,
    row_of,
)
from decks.text import cells, plain_text, without_markup
from decks.visible_text import shown
from sim.language import gettext

CARDS: Final = "cards"
NAME: Final = "card name"  # without a count, which may be the line before or after it
COUNT: Final = "number"
COUNT_OF_A_CARD: Final = "count"
HEADING: Final = "heading"
COLUMNS: Final = "column names"
PART_OF_A_ROW: Final = "part of the row above"
RULE: Final = "ruled line"
COMMENT: Final = "comment"
UNKNOWN: Final = "not understood"
TITLE, NOTE, PROSE = remarks.TITLE, remarks.NOTE, remarks.PROSE
KINDS = (
    CARDS,
    NAME,
    COUNT,
    COUNT_OF_A_CARD,
    HEADING,
    COLUMNS,
    PART_OF_A_ROW,
    RULE,
    COMMENT,
    UNKNOWN,
    TITLE,
    NOTE,
    PROSE,
)

LONGEST_LINE = 5_000  # letters; a whole deck on a line has fewer
MOST_UNKNOWN = 200  # lines that are not understood; a text with more is no list, and the rest is not looked at closely
_PLAIN = re.compile(r"(?P<count>\d{1,2})x? (?P<name>.+)|(?P<name2>.+) x(?P<count2>\d{1,2})")
_TITLE = re.compile(r"(?:#+|//+) ?name ?: ?(?P<name>.+)", re.IGNORECASE)
_SIZED_HEADING = re.compile(r"[^\W\d]+ ?\(\d{1,2}\):")
_COUNTED_CARD_AND_WORDS = re.compile(r"(?P<card>.{2,60}?(?:[x×*✕] ?\d{1,2}枚?|\d{1,2} ?枚)) ?[(:→…]", re.IGNORECASE)
_SIDEBOARD_LINE = re.compile(r"SB ?: ?(?=.)", re.IGNORECASE)
_SIZE_AND_CARDS = re.compile(
    r"(?P<heading>(?:.*?\d ?(?:枚|cards?)[)\]]?:?)|[^:]{1,40}:) ?(?P<cards>.*\d.*)", re.IGNORECASE
)


@dataclass(frozen=True)
class Entry:
    """A card of a line, and where it stands in a table: its column, and its place among the cards of the row."""

    item: Item
    column: int = 0
    place: int = 0


@dataclass
class Line:
    """A line and what it was taken for.

    `entries` are its cards, and `others` those of another way to read it. `section` is one that the line names for
    itself alone. `words` are a title or a note, or the number of a line that is a number alone.
    """

    number: int
    text: str
    kind: str
    entries: tuple[Entry, ...] = ()
    others: tuple[Entry, ...] = ()
    heading: Heading | None = None
    columns: ColumnHeadings | None = None
    section: str = ""
    words: str = ""
    problem: str = ""

    @property
    def is_card(self) -> bool:
        """Whether it names cards."""
        return self.kind in (CARDS, NAME)

    @property
    def begins_section(self) -> bool:
        """Whether it is a heading of another section than that of the lines before."""
        return self.kind == HEADING and (self.heading is None or self.heading.section not in (SAME, TOTAL))


def taken(lines: Iterable[tuple[int, str]], lexicon: Lexicon) -> list[Line]:
    """What each line may be; empty lines are left out."""
    found: list[Line] = []
    columns: Columns | None = None
    unknown = 0
    waiting = deque((number, part) for number, raw in lines for part in _divided(raw))
    while waiting:
        number, raw = waiting.popleft()
        if quick := _plain(number, raw, lexicon) if columns is None else None:
            found.append(quick)
            continue
        raw = without_markup(raw)
        text = plain_text(raw)
        if not text:
            continue
        if unknown > MOST_UNKNOWN or (len(text) > LONGEST_LINE and not text.startswith(("#", "//"))):
            found.append(Line(number, text, UNKNOWN))
            continue
        if named := None if text.startswith(("#", "//")) else columns_of(raw):
            columns = named
            found.append(Line(number, text, COLUMNS))
        elif columns is not None and not is_rule(text) and (row := _row_here(raw, waiting, columns, lexicon)):
            row_cells, height = row
            more = [waiting.popleft() for _ in range(height - 1)]
            raw = " ".join([raw, *(line for _, line in more)])
            found.append(_row(number, text, raw, row_cells, columns, lexicon))
            found += [Line(at, plain_text(line), PART_OF_A_ROW) for at, line in more]
        else:
            found.append(_line(number, text, raw, lexicon, found[-1].text if found else ""))
        unknown += found[-1].kind == UNKNOWN
    return found


def _divided(raw: str) -> list[str]:
    """The parts of a line in which several headings stand, each with its number of cards."""
    headings = list(_SIZED_HEADING.finditer(raw)) if "):" in raw else []
    if len(headings) < 2:
        return [raw]
    ends = [0, *(end for match in headings for end in match.span()), len(raw)]
    parts = [raw[start:end].strip() for start, end in itertools.pairwise(ends)]
    return [part.removesuffix(":") if at == 0 else part for at, part in enumerate(parts) if part]


def _plain(number: int, raw: str, lexicon: Lexicon) -> Line | None:
    """The card of a line in the plainest form, as most are, in a tenth of the time."""
    match = _PLAIN.fullmatch(raw)
    if match is None:
        return None
    count, name = match["count"] or match["count2"], match["name"] or match["name2"]
    card = lexicon.exactly(name)
    if card is None or lexicon.exactly(raw):
        return None
    item = Item((card,), name, (count,), behind=match["count"] is None)
    return Line(number, raw.strip(), CARDS, (Entry(item),))


def _line(number: int, text: str, raw: str, lexicon: Lexicon, before: str) -> Line:
    if len(filled := [cell for cell in cells(raw, "|") if cell]) == 1 and "|" in raw:  # a table of one column
        text, raw = plain_text(filled[0]), filled[0]
    if text.startswith(("#", "//")):
        return _comment(number, text)
    if is_rule(text):
        return Line(number, text, RULE)
    if side_by_side := column_headings(raw):
        return Line(number, text, HEADING, columns=side_by_side)
    if sideboard := _SIDEBOARD_LINE.match(text):
        rest = _cards(number, text[sideboard.end() :], text[sideboard.end() :], lexicon)
        if rest is not None:
            rest.text, rest.section = text, SIDEBOARD
            return rest
    if (count := count_in(text)) is not None:
        return Line(number, text, COUNT, words=count)
    if not lexicon.exactly(text) and (heading := heading_of(text)):
        return Line(number, text, HEADING, heading=heading)
    if cards := _cards(number, text, raw, lexicon):
        return cards
    begins = _COUNTED_CARD_AND_WORDS.match(text)
    if begins and items_of(begins["card"], lexicon):  # no sentence: a card would be lost
        return Line(number, text, UNKNOWN)
    return _remark(number, text, before) or Line(number, text, UNKNOWN)


def _comment(number: int, text: str) -> Line:
    if title := _TITLE.fullmatch(text):
        return Line(number, text, TITLE, words=shown(title["name"]))
    heading = heading_of(text)
    if heading is not None and heading.section != TOTAL:
        return Line(number, text, HEADING, heading=heading)
    return Line(number, text, COMMENT)


def _cards(number: int, text: str, raw: str, lexicon: Lexicon) -> Line | None:
    """The line as one of cards, perhaps after a heading or a total, or None."""
    row = cards_of_row(raw, lexicon) if "\t" in raw or "|" in raw else []
    if row and all(item.cards for *_, items in row for item in items):
        return _cards_of_row(number, text, row)
    ways = entries_of(text, raw, lexicon)
    if ways and all(item.cards for item in ways[0]):
        return _cards_of(number, text, ways[0], ways[1] if len(ways) > 1 else ())
    if line := _heading_and_cards(number, text, lexicon):
        return line
    if ways:
        return _cards_of(number, text, ways[0], ())
    if row := row or cards_of_row(raw, lexicon):
        return _cards_of_row(number, text, row)
    return None


def _heading_and_cards(number: int, text: str, lexicon: Lexicon) -> Line | None:
    """A line that has a heading or a size before its cards, such as "Evolution 2枚 2x Name", or None."""
    match = _SIZE_AND_CARDS.fullmatch(text)
    if match and (heading := heading_of(match["heading"])):
        ways = entries_of(match["cards"], match["cards"], lexicon)
        if not ways and (item := likely_item(match["cards"], lexicon)).counts:
            ways = [(item,)]
        line = _cards_of(number, text, ways[0], ways[1] if len(ways) > 1 else ()) if ways else None
        if line is not None and line.kind == CARDS:
            line.heading = heading
            return line
    return None


def _cards_of_row(number: int, text: str, row: list[tuple[int, int, tuple[Item, ...]]]) -> Line:
    entries = tuple(Entry(items[0], column, place) for column, place, items in row)
    others = tuple(Entry(items[-1], column, place) for column, place, items in row)
    return Line(number, text, CARDS, entries, others if others != entries else ())


def _cards_of(number: int, text: str, entries: Entries, others: Entries) -> Line:
    alone = len(entries) == 1 and not entries[0].counts and not others
    made = tuple(map(Entry, entries)), tuple(map(Entry, others))
    return Line(number, text, NAME if alone else CARDS, *made)


def _remark(number: int, text: str, before: str) -> Line | None:
    """The line as words about the list, or None."""
    if before.casefold() == "about" and (name := remarks.arena_name(text)):
        return Line(number, text, TITLE, words=shown(name))
    if remarks.is_label_of_title(before):
        return Line(number, text, TITLE, words=shown(remarks.without_marks(text)))
    if found := remarks.labelled(text):
        kind, words = found
        return Line(number, text, kind, words=shown(words))
    if remarks.is_note(text) or is_note(text, in_brackets=False):
        return Line(number, text, NOTE)
    if remarks.is_sentence(text):
        return Line(number, text, PROSE)
    return None


def _row_here(
    raw: str, waiting: Iterable[tuple[int, str]], columns: Columns, lexicon: Lexicon
) -> tuple[list[str], int] | None:
    """The cells of the row that begins with this line, and how many lines it takes; None if it is no row."""
    lines = [raw, *(line for _, line in itertools.islice(waiting, 2 * columns.width))]
    return row_of(lines, columns, lexicon)


def _row(number: int, text: str, raw: str, row: list[str], columns: Columns, lexicon: Lexicon) -> Line:
    """A row of a table with the names of its columns."""

    def cell(column: int | None) -> str:
        return row[column] if column is not None and column < len(row) else ""

    entries, others = [], []
    for place, (count_column, card_column) in enumerate(columns.pairs):
        name, count = name_in(row, card_column, columns, lexicon), cell(count_column)
        if not name:
            continue
        items = items_of(name, lexicon, 1 if count_column is None else 0) or [Item((), name)]
        if count_column is not None:
            items = [Item(item.cards, item.name, (count_in(count) or count,)) for item in items]
        entries.append(Entry(items[0], card_column, place))
        others.append(Entry(items[-1], card_column, place))
    filled = [one for one in row if one]
    if not entries or (len(filled) < 2 and not entries[0].item.cards) or not any(entry.item.cards for entry in entries):
        heading = heading_of(" ".join(filled)) or (heading_of(filled[0]) if filled else None)
        if heading is not None:
            return Line(number, text, HEADING, heading=heading)
    if not entries:
        return Line(number, text, UNKNOWN, problem=gettext("this row names no card."))
    if not all(entry.item.cards for entry in entries):  # such as a name with a comma that has no marks of quotation
        line = _cards(number, text, raw, lexicon)
        if line is not None and all(entry.item.cards for entry in line.entries):
            return line
    section = cell(columns.section)
    return Line(number, text, CARDS, tuple(entries), tuple(others) if others != entries else (), section=section)
