"""Documents on a terminal: tables with Rich, bars for figures, and plain ASCII where the output is not a terminal.

A table that is too wide first wraps its heads and names, then continues below, with its first column repeated. What has
an interval is never broken, neither in a table nor in a sentence.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as RichTable
from rich.text import Text

from reports.writing.document import Block, Command, Document, Figure, FileText, Paragraph, Table
from reports.writing.values import Bar, Link, Rate, Value, short_rate, text_of
from reports.writing.verdict import Measured, Verdict
from sim.language import gettext

STYLES = (
    "bright_blue",
    "orange3",
)  # deck A and deck B: everybody can tell them apart, and colour is never the only sign
NARROWEST_BAR, WIDEST_BAR = 6, 30
INTERVAL_BAR = 27  # odd, so that it has a middle
BETWEEN_COLUMNS = 3
LONGEST_WORD = 24  # of a name that is never broken
# An estimate with its interval in a sentence, 61.3 % (60.1 - 62.5 %) or +1.2 (-0.3 to +2.1), and any number with its %.
UNBROKEN = re.compile(r"[+-]?[\d.,]+(?: %)?(?: \([+-]?[\d.]+ (?:-|to|～) [+-]?[\d.]+(?: %)?\))?")
NO_BREAK = "\ue000"  # stands for a space where no line may end; Rich breaks lines at all that Unicode has


def render(document: Document, *, plain: bool, closing: tuple[str, ...] = ()) -> RenderableType:
    """The document for a terminal; `plain` uses ASCII only. `closing` are lines that belong to this terminal alone."""
    parts = _verdict(document.verdict, plain)
    above: Block | None = Command("")  # what follows the verdict stands below an empty line
    for section in document.sections:
        if section.detailed:
            continue
        if section.title:
            parts += [Text(""), Text(section.title, style="bold")]
            above = None
        for block in section.blocks:
            if not (isinstance(block, Paragraph) and (above is None or isinstance(above, Paragraph))):
                parts.append(Text(""))
            parts += _block(block, plain)
            above = block
    if closing:
        parts += [
            Text(""),
            *(_unbroken(line) if line.startswith(" ") or "duelsim " in line else _Prose(line) for line in closing),
        ]
    return Group(*parts)


def _verdict(verdict: Verdict, plain: bool) -> list[RenderableType]:
    """The answer alone in the first line, then its number with a bar, then who played how much, then the doubt."""
    parts: list[RenderableType] = [_Prose(verdict.answer, style="bold")]
    if verdict.number is not None:
        parts.append(_Interval(verdict.number, plain))
    words = [verdict.played] * bool(verdict.played) + ([verdict.pilots.text] if verdict.pilots else [])
    if words:
        played = gettext("{said} {pilots}", said=words[0], pilots=words[1]) if len(words) == 2 else words[0]
        parts.append(_Prose(gettext("{said}.", said=f"{played[:1].upper()}{played[1:]}")))
    return [*parts, _Prose(verdict.doubt)] if verdict.doubt else parts


def _block(block: Block, plain: bool) -> list[RenderableType]:
    if isinstance(block, Paragraph):
        return [_Prose(block.text)]
    if isinstance(block, Figure):
        return _table(block.table, plain)
    if isinstance(block, Table):
        return _table(block, plain)
    if isinstance(block, Command):
        return [_unbroken(f"    {block.text}")]
    if isinstance(block, FileText):
        return [Text(block.title, style="bold"), Text(block.text.rstrip("\n"))]
    return [Text(block.title, style="bold"), *(Text(line) for line in block.lines_with_remarks())]


def _unbroken(line: str) -> Text:
    """A line with a command to copy: the terminal breaks it where it must, without adding a line break."""
    return Text(line, no_wrap=True, overflow="ignore")


@dataclass(frozen=True)
class _Prose:
    """Sentences, broken between words but not within numbers and their intervals."""

    text: str
    style: str = ""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        glued = UNBROKEN.sub(lambda found: found[0].replace(" ", NO_BREAK), self.text)
        for line in Text(glued).wrap(console, options.max_width):
            yield Text(line.plain.replace(NO_BREAK, " ").rstrip(), style=self.style)


@dataclass(frozen=True)
class _Interval:
    """The number of a verdict, and a bar of its interval behind it, or below it where there is no room."""

    number: Measured
    plain: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        number = self.number
        said = Text(number.text)
        begins = number.text.index(number.estimate)
        said.stylize("bold", begins, begins + len(number.estimate))
        low, high = map(number.mark, number.scale)
        bar = Text.assemble(f"{low} ", self._bar(), f" {high}")
        if cell_len(said.plain) + BETWEEN_COLUMNS + cell_len(bar.plain) <= options.max_width:
            yield Text.assemble(said, " " * BETWEEN_COLUMNS, bar)
            return
        yield _Prose(said.plain)
        yield bar

    def _bar(self) -> Text:
        number = self.number
        axis, even, reach, estimate = ".:=#" if self.plain else "·│━●"
        marks = [axis] * INTERVAL_BAR
        low, high = number.bar
        first, at, last = (
            round(end * (INTERVAL_BAR - 1)) for end in (low, number.place(number.interval.estimate), high)
        )
        if number.even is not None:
            marks[INTERVAL_BAR // 2] = even
        marks[first : last + 1] = [reach] * (last + 1 - first)
        marks[at] = estimate
        bar = Text("".join(marks))
        bar.stylize(STYLES[0], first, last + 1)
        return bar


# --- Tables -----------------------------------------------------------------------------------------------
def _table(table: Table, plain: bool) -> list[RenderableType]:
    title = [_Prose(table.title, style="bold")] if table.title else []
    return [
        *title,
        _Fitted(table, plain),
        *([_Prose(_ascii(table.note) if plain else table.note)] if table.note else []),
    ]


@dataclass(frozen=True)
class _Fitted:
    """A table in the width of the terminal; a matrix leaves its intervals out where there is no room for them."""

    table: Table
    plain: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        found = _Columns(self.table, self.plain)
        if self.table.heat and len(found.parts(options.max_width)) > 1:
            found = _Columns(self.table, self.plain, intervals=False)
        for number, part in enumerate(found.parts(options.max_width)):
            if number:
                yield Text("")
            yield found.drawn(part, options.max_width)


class _Columns:
    """The columns of a table: how wide each is at best, how narrow it may be, and what is in it."""

    def __init__(self, table: Table, plain: bool, *, intervals: bool = True) -> None:
        self._table = table
        self._plain = plain
        self._intervals = intervals
        heads, columns = table.heads, [[row[at] for row in table.rows] for at in range(len(table.heads))]
        self._cells = [[_value(value, plain, intervals) for value in column] for column in columns]
        self._is_text = [all(isinstance(value, str | Link | None) for value in column) for column in columns]
        self._widest = [
            max(cell_len(head.text), *map(_width, cells), 0) for head, cells in zip(heads, self._cells, strict=True)
        ]
        self._narrowest = [
            max(_longest_word(head.text), *(_least_width(cell, is_text) for cell in cells), 0)
            for head, cells, is_text in zip(heads, self._cells, self._is_text, strict=True)
        ]

    def parts(self, width: int) -> list[list[int]]:
        """The columns in their order, in as many tables as the width needs; each has the first column."""
        found: list[list[int]] = [[0]]
        for at in range(1, len(self._table.heads)):
            if len(found[-1]) > 1 and self._needed(self._narrowest, [*found[-1], at]) > width:
                found.append([0])
            found[-1].append(at)
        return found

    @staticmethod
    def _needed(widths: Sequence[int], columns: Sequence[int]) -> int:
        return sum(widths[at] for at in columns) + BETWEEN_COLUMNS * (len(columns) - 1)

    def drawn(self, columns: Sequence[int], width: int) -> RichTable:
        """Some columns as a table: where they are too wide, the widest ones become narrower."""
        widths = list(self._widest)
        while self._needed(widths, columns) > width:
            wide = [at for at in columns if widths[at] > self._narrowest[at]]
            if not wide:
                break
            widths[max(wide, key=lambda at: widths[at])] -= 1
        # Rich's own ASCII boxes draw every line; a rule under the heads is enough.
        ruled = box.Box("    \n    \n -- \n    \n    \n    \n    \n    \n", ascii=True)
        drawn = RichTable(box=ruled if self._plain else box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for at in columns:
            head = self._table.heads[at]
            style = "" if head.deck is None else STYLES[head.deck]
            right = self._intervals and not self._is_text[at]
            drawn.add_column(Text(head.text, style=style), justify="right" if right else "left", width=widths[at])
        for number in range(len(self._table.rows)):
            drawn.add_row(*(self._cells[at][number] for at in columns))
        return drawn


def _width(cell: "Text | _Bar") -> int:
    return WIDEST_BAR if isinstance(cell, _Bar) else cell_len(cell.plain)


def _least_width(cell: "Text | _Bar", is_text: bool) -> int:
    """How narrow a cell may be: words can stand below each other, numbers with their intervals cannot."""
    if isinstance(cell, _Bar):
        return NARROWEST_BAR
    return _longest_word(cell.plain) if is_text else cell_len(cell.plain)


def _longest_word(text: str) -> int:
    return min(LONGEST_WORD, max(map(cell_len, text.split()), default=0))


def _value(value: Value, plain: bool, intervals: bool = True) -> "Text | _Bar":
    if isinstance(value, Bar):
        return _Bar(value.shares, plain)
    text = text_of(value)
    style = ""
    if isinstance(value, Rate):
        style = ("", *STYLES)[value.favoured]
        if not intervals:
            text = short_rate(value, with_interval=False)
            text = text if text[1:2].isdigit() else f" {text}"  # under the tens of the others
    return Text(_ascii(text) if plain else text, style=style)


def _ascii(text: str) -> str:
    return text.replace("±", "+-")


@dataclass(frozen=True)
class _Bar:
    """Deck A's share from the left, deck B's from the right, as wide as there is room for."""

    shares: tuple[float, float]
    plain: bool

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(NARROWEST_BAR, WIDEST_BAR)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST_BAR)
        left, right = (round(share * width) for share in self.shares)
        right = min(right, width - left)
        marks = "A.B" if self.plain else "█·▓"
        bar = Text(marks[0] * left, style=STYLES[0])
        bar.append(marks[1] * (width - left - right), style="dim")
        bar.append(marks[2] * right, style=STYLES[1])
        yield bar
