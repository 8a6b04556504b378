"""Documents on a terminal: tables with Rich, bars for figures, and plain ASCII where the output is no terminal."""

from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as RichTable
from rich.text import Text

from reports.document import Bar, Block, Command, Document, Figure, Paragraph, Table, Value, text_of

STYLES = ("bright_blue", "orange3")  # deck A and deck B: told apart by everybody, and never by colour alone
WIDEST_BAR = 30


def render(document: Document, *, plain: bool, closing: tuple[str, ...] = ()) -> RenderableType:
    """The document for a terminal; `plain` uses ASCII only. `closing` are lines that belong to this terminal alone."""
    parts: list[RenderableType] = [Text(document.verdict, style="bold")]
    for section in document.sections:
        if section.detailed:
            continue
        if section.title:
            parts += [Text(""), Text(section.title, style="bold")]
        for block in section.blocks:
            if not isinstance(block, Paragraph):
                parts.append(Text(""))
            parts += _block(block, plain)
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
    # Rich's own ASCII boxes draw every line; a rule under the heads is enough.
    ruled = box.Box("    \n    \n -- \n    \n    \n    \n    \n    \n", ascii=True)
    drawn = RichTable(
        title=table.title or None,
        title_justify="left",
        title_style="bold",
        box=ruled if plain else box.SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
    )
    for at, head in enumerate(table.heads):
        written = [row[at] for row in table.rows if row[at] is not None]
        right = at > 0 and not all(isinstance(value, str) for value in written)
        style = "" if head.deck is None else STYLES[head.deck]
        drawn.add_column(Text(head.text, style=style), justify="right" if right else "left")
    for row in table.rows:
        drawn.add_row(*(_value(value, plain) for value in row))
    return [drawn, *([Text(table.note)] if table.note else [])]


def _value(value: Value, plain: bool) -> RenderableType:
    if isinstance(value, Bar):
        return _Bar(value.shares, plain)
    return Text(text_of(value).replace("±", "+-") if plain else text_of(value))


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
