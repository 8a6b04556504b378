"""Tables of cards: spreadsheets with the names of their columns, and lists in several columns."""

import re
from dataclasses import dataclass

from decks.items import Item, items_of
from decks.lexicon import Lexicon
from decks.matching import match_key
from decks.notes import is_note
from decks.sections import TOTAL, Heading, heading_of
from decks.text import cells, plain_text

_COUNTS = [
    match_key(head)
    for head in (
        "count",
        "counts",
        "quantity",
        "qty",
        "copies",
        "amount",
        "number",
        "no. of copies",
        "枚数",
        "枚",
        "数",
        "数量",
    )
]
_CARDS = [
    match_key(head)
    for head in ("name", "card", "cards", "card name", "cardname", "カード", "カード名", "名前", "名称", "カード名称")
]
_BOARDS = [match_key(head) for head in ("section", "board", "zone", "ゾーン", "区分")]
_SEPARATORS = "\t|,;"
_COUNT = re.compile(r"[(\[]?[x×*]? ?(?P<count>-?\d{1,9}) ?[x×*]? ?(?:枚|cards?|copies)?[)\]]?", re.IGNORECASE)


@dataclass(frozen=True)
class Columns:
    """The columns of a table, by number: pairs of counts (None: each row is one copy) and cards, and the sections."""

    separator: str
    pairs: tuple[tuple[int | None, int], ...]
    section: int | None


@dataclass(frozen=True)
class ColumnHeadings:
    """Headings that stand side by side, by column."""

    headings: tuple[tuple[int, Heading], ...]

    def of(self, column: int, pair: int) -> int:
        """Which of the headings is that of a card, by its column and its place among the cards of a row."""
        columns = [at for at, _ in self.headings]
        if columns == list(range(len(columns))):
            return min(pair, len(columns) - 1)
        return max((place for place, at in enumerate(columns) if at <= column), default=0)


def columns_of(line: str) -> Columns | None:
    """The columns that a line names, or None for any other line.

    >>> columns_of("Quantity,Name,Set")
    Columns(separator=',', pairs=((0, 1),), section=None)
    """
    for separator in _SEPARATORS:
        if separator not in line:
            continue
        heads = [match_key(plain_text(cell).strip("*")) for cell in cells(line, separator)]
        cards = [at for at, head in enumerate(heads) if head in _CARDS]
        counts: list[int | None] = [at for at, head in enumerate(heads) if head in _COUNTS]
        if len(heads) < 2 or not cards or len(counts) not in (0, len(cards)):
            continue
        section = next((at for at, head in enumerate(heads) if head in _BOARDS), None)
        return Columns(separator, tuple(zip(counts or [None] * len(cards), cards, strict=True)), section)
    return None


def is_rule(text: str) -> bool:
    """Whether a line only rules off others."""
    return not any(letter.isalnum() for letter in text)


def count_in(cell: str) -> str | None:
    """The number of copies that a cell is, or None.

    >>> count_in("x4"), count_in("4枚"), count_in("Corile")
    ('4', '4', None)
    """
    match = _COUNT.fullmatch(plain_text(cell))
    return match["count"] if match else None


def separated(raw: str) -> list[str]:
    """The cells of a line with tabs or strokes; one for any other line."""
    if "\t" in raw.strip():
        return [plain_text(cell) for cell in raw.strip("\r\n").split("\t")]
    if "|" in raw:
        return [plain_text(cell) for cell in cells(raw, "|")]
    return [plain_text(raw)]


def column_headings(raw: str) -> ColumnHeadings | None:
    """The headings of a line that consists of several side by side, or None."""
    row = separated(raw)
    if len(row) == 1:
        row = [plain_text(cell) for cell in re.split(r"[ \u3000]{2,}", raw.strip())]
    found = [(at, heading_of(cell)) for at, cell in enumerate(row) if cell]
    headings = tuple((at, heading) for at, heading in found if heading is not None and heading.section != TOTAL)
    return ColumnHeadings(headings) if len(headings) == len(found) > 1 else None


def cards_of_row(raw: str, lexicon: Lexicon) -> list[tuple[int, int, tuple[Item, ...]]]:
    """The cards of a row without names of columns, as (column, place among the cards, what the card may be).

    Each has its number in the cell before or after it, all on the same side. Other cells are passed over if the
    row has a single number: the card is then the first of them. In a row with tabs or strokes a name may be unknown.
    """
    for separator in _SEPARATORS:
        if separator in raw:
            row = [plain_text(cell) for cell in cells(raw, separator)]
            found = _cards_of_cells(row, lexicon)
            if any(item.cards for *_, items in found for item in items) or (found and separator in "\t|"):
                return found
    return []


def _cards_of_cells(row: list[str], lexicon: Lexicon) -> list[tuple[int, int, tuple[Item, ...]]]:
    filled = [(at, cell) for at, cell in enumerate(row) if cell]
    numbers = {at: count_in(cell) for at, cell in filled}
    counts = {at: number for at, number in numbers.items() if number is not None}
    names = {at: tuple(items_of(cell, lexicon, 0)) or (Item((), cell),) for at, cell in filled if at not in counts}
    if len(counts) == 1 and names:
        (count_at,) = counts
        at = next((at for at in names if not is_note(row[at])), next(iter(names)))
        return [(min(at, count_at), 0, _with_count(names[at], counts[count_at], at < count_at))]
    if len(counts) != len(names) or not counts:
        return []
    order = [at for at, _ in filled]
    found = []
    for first, second in zip(order[::2], order[1::2], strict=True):
        number, name = (first, second) if order[0] in counts else (second, first)
        if number not in counts or name not in names:
            return []
        found.append((first, first // 2, _with_count(names[name], counts[number], name < number)))
    return found


def _with_count(items: tuple[Item, ...], count: str, behind: bool) -> tuple[Item, ...]:
    return tuple(Item(item.cards, item.name, (count,), behind=behind) for item in items)
