"""Documents on a terminal: tables with Rich, bars for figures, and plain ASCII where the output is not a terminal."""

from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as RichTable
from rich.text import Text

from reports.writing.document import (
    Bar,
    Block,
    Command,
    Document,
    Figure,
    Paragraph,
    Rate,
    Table,
    Value,
    short_rate,
    text_of,
)

STYLES = (
    "bright_blue",
    "orange3",
)  # deck A and deck B: everybody can tell them apart, and colour is never the only sign
WIDEST_BAR = 30


def render(document: Document, *, plain: bool, closing: tuple[str, ...] = ()) -> RenderableType:
    """The document for a terminal; `plain` uses ASCII only. `closing` are lines that belong to this terminal alone."""
    parts: list[RenderableType] = [Text(document.verdict, style="bold")]
    for section in document.sections:
        if section.detailed:
            continue
        if section.title:
            parts += [Text(""), Text(section.title, style="bold")]
        above: Block | None = None
        for block in section.blocks:
            if not (isinstance(block, Paragraph) and (above is None or isinstance(above, Paragraph))):
                parts.append(Text(""))
            parts += _block(block, plain)
            above = block
    if closing:
        parts += [Text(""), *(Text(line) for line in closing)]
    return Group(*parts)


def _block(block: Block, plain: bool) -> list[RenderableType]:
    if isinstance(block, Paragraph):
        return [Text(block.text)]
    if isinstance(block, Figure):
        return _table(block.table, plain)
    if isinstance(block, Table):
        return _table(block, plain)
    if isinstance(block, Command):
        return [Text(f"    {block.text}")]
    return [Text(block.title, style="bold"), *(Text(line) for line in block.lines)]


def _table(table: Table, plain: bool) -> list[RenderableType]:
    drawn = _Heat(table, plain) if table.heat else _drawn(table, plain)
    title = [Text(table.title, style="bold")] if table.title else []
    return [*title, drawn, *([Text(_ascii(table.note) if plain else table.note)] if table.note else [])]


def _drawn(table: Table, plain: bool, *, intervals: bool = True) -> RichTable:
    # Rich's own ASCII boxes draw every line; a rule under the heads is enough.
    ruled = box.Box("    \n    \n -- \n    \n    \n    \n    \n    \n", ascii=True)
    drawn = RichTable(
        box=ruled if plain else box.SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
    )
    for at, head in enumerate(table.heads):
        written = [row[at] for row in table.rows if row[at] is not None]
        right = intervals and not all(isinstance(value, str) for value in written)
        style = "" if head.deck is None else STYLES[head.deck]
        drawn.add_column(Text(head.text, style=style), justify="right" if right else "left")
    for row in table.rows:
        drawn.add_row(*(_value(value, plain, intervals) for value in row))
    return drawn


def _value(value: Value, plain: bool, intervals: bool = True) -> RenderableType:
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
class _Heat:
    """A table of short win rates, without the intervals where there is no room for them."""

    table: Table
    plain: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = _drawn(self.table, self.plain)
        needed = whole.__rich_measure__(console, options.update_width(10_000)).maximum
        yield whole if needed <= options.max_width else _drawn(self.table, self.plain, intervals=False)


@dataclass(frozen=True)
class _Bar:
    """Deck A's share from the left, deck B's from the right, as wide as there is room for."""

    shares: tuple[float, float]
    plain: bool

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(4, WIDEST_BAR)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST_BAR)
        left, right = (round(share * width) for share in self.shares)
        right = min(right, width - left)
        marks = "A.B" if self.plain else "█·▓"
        bar = Text(marks[0] * left, style=STYLES[0])
        bar.append(marks[1] * (width - left - right), style="dim")
        bar.append(marks[2] * right, style=STYLES[1])
        yield bar
