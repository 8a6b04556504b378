"""Tables of cards: spreadsheets with the names of their columns, and lists in several columns."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from decks.items import Item, items_of
from decks.lexicon import Lexicon
from decks.matching import match_key
from decks.notes import is_note
from decks.remarks import is_counted
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
_OTHERS = [
    match_key(head)
    for head in (
        "civilization",
        "type",
        "cost",
        "race",
        "rarity",
        "power",
        "set",
        "文明",
        "種類",
        "コスト",
        "種族",
        "レアリティ",
        "レア度",
        "パワー",
        "収録弾",
        "収録",
    )
]
_SEPARATORS = "\t|,;"
_COUNT = re.compile(r"[(\[]?[x×*]? ?(?P<count>-?\d{1,9}) ?[x×*]? ?(?:枚|cards?|copies)?[)\]]?", re.IGNORECASE)


@dataclass(frozen=True)
class Columns:
    """The columns of a table, by number: pairs of counts (None: each row is one copy) and cards, and the sections.

    `sides` are the columns of further names of the one card of a row, and `width` says how many columns there are.
    """

    separator: str
    pairs: tuple[tuple[int | None, int], ...]
    section: int | None
    width: int
    sides: tuple[int, ...] = ()


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
    Columns(separator=',', pairs=((0, 1),), section=None, width=3, sides=())
    """
    for separator in _SEPARATORS:
        if separator not in line:
            continue
        heads = [match_key(cell.strip("*")) for cell in _plain_cells(line, separator)]
        cards = [at for at, head in enumerate(heads) if head in _CARDS]
        counts: list[int | None] = [at for at, head in enumerate(heads) if head in _COUNTS]
        if len(heads) < 2 or not cards or len(counts) not in (0, 1, len(cards)):
            continue
        section = next((at for at, head in enumerate(heads) if head in _BOARDS), None)
        sides = tuple(cards[1:]) if len(counts) == 1 else ()
        cards = [at for at in cards if at not in sides]
        pairs = tuple(zip(counts or [None] * len(cards), cards, strict=True))
        return Columns(separator, pairs, section, len(heads), sides)
    return _spaced_columns(line)


def _spaced_columns(line: str) -> Columns | None:
    """The columns of a table whose cells have lost all but a space between them: all must be known ones."""
    heads = [match_key(head) for head in plain_text(line).split(" ")]
    cards = [at for at, head in enumerate(heads) if head in _CARDS]
    counts = [at for at, head in enumerate(heads) if head in _COUNTS]
    if len(heads) < 4 or len(cards) != 1 or len(counts) != 1 or cards > counts:
        return None
    if any(head not in (*_CARDS, *_COUNTS, *_OTHERS) for head in heads):
        return None
    return Columns(" ", ((counts[0], cards[0]),), None, len(heads))


def row_of(lines: Sequence[str], columns: Columns, lexicon: Lexicon) -> tuple[list[str], int] | None:
    """The cells of the row that begins with the first of these lines, and how many it takes; None if it is no row.

    It takes more than one if lines break within its cells. A page may write the halves of a twinpact card below each
    other in each cell; a row that is copied from there ends where it has all its cells.
    """
    separator = columns.separator
    if separator not in lines[0]:
        return None
    if separator == " ":
        row = _spaced_cells(lines[0], columns, lexicon)
        return (row, 1) if row else None
    first = row = _plain_cells(lines[0], separator)
    joined = lines[0]
    for taken, line in enumerate(lines[1 : columns.width * 2], 2):
        if len(row) >= columns.width:
            break
        joined = f"{joined.rstrip(' ')} {line}"
        row = _plain_cells(joined, separator)
        if len(row) == columns.width:
            breaks_in_the_name = any(card == len(first) - 1 for _, card in columns.pairs)
            whole = all(lexicon.find(row[card]) for _, card in columns.pairs)
            alone = all(_is_a_cell(line, separator) for line in lines[1:taken])
            return (row, taken) if whole and (breaks_in_the_name or alone) else (first, 1)
    return first, 1


def _plain_cells(line: str, separator: str) -> list[str]:
    return [plain_text(cell) for cell in cells(line, separator)]


def _spaced_cells(raw: str, columns: Columns, lexicon: Lexicon) -> list[str]:
    """The cells of a row whose cells have lost all but a space between them; none if the line is no such row."""
    ((count, card),) = columns.pairs
    assert count is not None, "such a table names a column of counts"
    words = plain_text(raw).split(" ")
    known = [
        (start, end)
        for start in range(min(card, len(words)) + 1)
        for end in range(len(words), start, -1)
        if lexicon.find(" ".join(words[start:end]))
    ]
    for start, end in (*known, (0, 1)):  # each cell between the name and the count is one word
        at = end - 1 + count - card
        if at < len(words) and count_in(words[at]):
            row = [""] * columns.width
            row[card], row[count] = " ".join(words[start:end]), words[at]
            return row
    return []


def _is_a_cell(line: str, separator: str) -> bool:
    """Whether a line is one cell of a row that began above, and neither a card nor a heading."""
    text = plain_text(line).removesuffix("|").strip()
    is_card = is_counted(text) and any(letter.isalpha() for letter in text)
    return separator == "|" and line.rstrip().endswith("|") and "|" not in text and not is_card and not heading_of(text)


def name_in(row: Sequence[str], card: int, columns: Columns, lexicon: Lexicon) -> str:
    """The name of the card of a row: with that of its other sides, where they have columns of their own."""
    sides = [row[at] for at in columns.sides if at < len(row) and row[at]]
    name = row[card] if card < len(row) else ""
    if not name or not sides:
        return name
    found = [next(iter(items_of(side, lexicon, 0)), Item((), side)) for side in (name, *sides)]
    return " / ".join(item.name for at, item in enumerate(found) if at == 0 or item.cards)


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
        return _plain_cells(raw, "|")
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
            row = _plain_cells(raw, separator)
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
