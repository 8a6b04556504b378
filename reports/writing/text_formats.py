"""Documents as Markdown, for people who write, and as CSV, for spreadsheets.

CSV has a block for each table, with its title above it and an empty line below. A column with intervals is three: the
estimate, and the low and the high end. Shares are numbers between 0 and 1, differences of shares between -1 and 1,
with six digits. Sentences, drawings and games are left out.
"""

import csv
import io
import re
from collections.abc import Iterator, Sequence

from reports.writing.document import (
    Bar,
    Block,
    Command,
    Document,
    Figure,
    Number,
    Paragraph,
    Points,
    Rate,
    Share,
    Table,
    Transcript,
    Value,
    text_of,
)


# --- Markdown ---------------------------------------------------------------------------------------------
def markdown(documents: Sequence[Document]) -> str:
    """Write documents as Markdown, one below the other."""
    return "\n\n".join("\n\n".join(_markdown(document)) for document in documents) + "\n"


def _markdown(document: Document) -> Iterator[str]:
    yield f"# {_escaped(document.title)}"
    yield f"**{_escaped(document.verdict)}**"
    for section in document.sections:
        if section.title:
            yield f"## {_escaped(section.title)}"
        for block in section.blocks:
            yield from _markdown_block(block)


def _markdown_block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield ("> " if block.warning else "") + _escaped(block.text.strip())
        case Command():
            yield f"```sh\n{block.text}\n```"
        case Table():
            yield from _markdown_table(block)
        case Figure():
            yield from _markdown_table(block.table)
            yield _escaped(block.finding)
        case Transcript():
            yield f"### {_escaped(block.title)}"
            if block.command:
                yield f"```sh\n{block.command}\n```"
            yield "\n".join(["```text", *block.lines, "```"])


def _markdown_table(table: Table) -> Iterator[str]:
    if table.title:
        yield f"**{_escaped(table.title)}**"
    kept = _without_bars(table)
    lines = [_markdown_row(_escaped(table.heads[at].text) for at in kept)]
    lines.append(_markdown_row("---:" if at and _is_numbers(table, at) else "---" for at in kept))
    lines += [_markdown_row(_escaped(text_of(row[at])) for at in kept) for row in table.rows]
    yield "\n".join(lines)
    if table.note:
        yield _escaped(table.note)


def _markdown_row(cells: Iterator[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _escaped(text: str) -> str:
    r"""Text escaped for Markdown; indentation stays.

    >>> _escaped("  Trigger *of* <Fire|Water>")
    '\xa0\xa0Trigger \\*of\\* \\<Fire\\|Water\\>'
    """
    words = text.lstrip(" ")
    return "\u00a0" * (len(text) - len(words)) + re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", words)


# --- CSV --------------------------------------------------------------------------------------------------
def comma_separated(documents: Sequence[Document]) -> str:
    """Write the tables of documents as CSV; the module says how."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    for document in documents:
        writer.writerow([document.title])
        writer.writerow([document.verdict])
        for title, table in _tables(document):
            writer.writerow([])
            if title or table.title:
                writer.writerow([table.title or title])
            writer.writerows(_csv_rows(table))
        writer.writerow([])
    return file.getvalue()


def _tables(document: Document) -> Iterator[tuple[str, Table]]:
    """Every table with the title of its section."""
    title = ""
    for section in document.sections:
        title = section.title or title
        for block in section.blocks:
            if isinstance(block, Table):
                yield title, block
            elif isinstance(block, Figure):
                yield title, block.table


def _csv_rows(table: Table) -> Iterator[list[str | int | float | None]]:
    kept = _without_bars(table)
    wide = {at for at in kept if any(isinstance(row[at], Rate | Points) for row in table.rows)}
    heads: list[str | int | float | None] = []
    for at in kept:
        name = table.heads[at].text
        heads += [name, f"{name} low", f"{name} high"] if at in wide else [name]
    yield heads
    for row in table.rows:
        cells: list[str | int | float | None] = []
        for at in kept:
            value = row[at]
            if isinstance(value, Rate | Points):
                ends = (value.interval.estimate, value.interval.low, value.interval.high)
                cells += [round(end, 6) for end in ends]
            else:
                cells += [_plain(value), None, None] if at in wide else [_plain(value)]
        yield cells


def _plain(value: Value) -> str | int | float | None:
    if isinstance(value, Share | Number):
        return round(value.value, 6)
    return value.strip() if isinstance(value, str) else value if isinstance(value, int) else None


# --- Both -------------------------------------------------------------------------------------------------
def _without_bars(table: Table) -> list[int]:
    """The columns with words or numbers."""
    return [at for at in range(len(table.heads)) if not any(isinstance(row[at], Bar) for row in table.rows)]


def _is_numbers(table: Table, at: int) -> bool:
    return any(value is not None and not isinstance(value, str) for value in (row[at] for row in table.rows))
