"""Documents as Markdown, for people who write, and as CSV, for spreadsheets.

CSV has a block for each table, with its title above it and an empty line below. A column with intervals is three: the
estimate, and the low and the high end. Shares are in percent and differences of shares in percentage points, with four
digits; the head of the column says so, or the name of the row where the values of a column have different units.
Sentences, drawings and games are left out.

A text that a spreadsheet would take for a formula gets an apostrophe before it, and every text is quoted (OWASP, "CSV
Injection", owasp.org/www-community/attacks/CSV_Injection).
"""

import csv
import io
import re
from collections.abc import Iterator, Sequence

from reports.writing.document import Block, Command, Document, Figure, FileText, Paragraph, Table, Transcript
from reports.writing.values import Bar, Link, Number, Points, Rate, Share, Value, text_of
from sim.language import gettext


# --- Markdown ---------------------------------------------------------------------------------------------
def markdown(documents: Sequence[Document]) -> str:
    """Write documents as Markdown, one below the other."""
    return "\n\n".join("\n\n".join(_markdown(document)) for document in documents) + "\n"


def _markdown(document: Document) -> Iterator[str]:
    yield f"# {_escaped(document.title)}"
    yield f"**{_escaped(document.verdict.text)}**"
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
        case FileText():
            yield f"### {_escaped(block.title)}"
            yield "\n".join(["```text", block.text.rstrip("\n"), "```"])
        case Transcript():
            yield f"### {_escaped(block.title)}"
            if block.command:
                yield f"```sh\n{block.command}\n```"
            yield "\n".join(["```text", *block.lines_with_remarks(), "```"])


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
    '&nbsp;&nbsp;Trigger \\*of\\* \\<Fire\\|Water\\>'
    """
    words = text.lstrip(" ")
    return "&nbsp;" * (len(text) - len(words)) + re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", words)


# --- CSV --------------------------------------------------------------------------------------------------
def comma_separated(documents: Sequence[Document]) -> str:
    """Write the tables of documents as CSV; the module says how."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
    for document in documents:
        writer.writerow([_harmless(document.title)])
        writer.writerow([_harmless(document.verdict.text)])
        for title, table in _tables(document):
            writer.writerow([])
            if title or table.title:
                writer.writerow([_harmless(table.title or title)])
            writer.writerows(_csv_rows(table))
        writer.writerow([])
    return file.getvalue()


# What begins a formula; a tab, a line break and the wide forms of East Asia do in some spreadsheets.
_FORMULA = tuple("=+-@\t\r\n＝＋－＠")


def _harmless(text: str) -> str:
    """A text as a spreadsheet shows it, and does not compute it.

    >>> _harmless("=1+1"), _harmless("Liquid Beast")
    ("'=1+1", 'Liquid Beast')
    """
    return f"'{text}" if text.startswith(_FORMULA) else text


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
    units = {at: {_unit(row[at]) for row in table.rows if row[at] is not None} for at in kept}
    heads: list[str] = []
    for at in kept:
        (unit,) = units[at] if len(units[at]) == 1 else ("",)
        name = _with_unit(table.heads[at].text, unit)
        heads += [name, gettext("{name}, low", name=name), gettext("{name}, high", name=name)] if at in wide else [name]
    yield list(map(_harmless, heads))
    for row in table.rows:
        # Where the values of a column have different units, the name of the row says which one it is.
        mixed = {_unit(row[at]) for at in kept[1:] if len(units[at]) > 1 and row[at] is not None}
        cells: list[str | int | float | None] = []
        for at in kept:
            value = row[at]
            if isinstance(value, Rate | Points):
                ends = (value.interval.estimate, value.interval.low, value.interval.high)
                cells += [_number(100 * end) for end in ends]
            else:
                cell = _plain(value)
                if at == 0 and isinstance(cell, str) and len(mixed) == 1:
                    cell = _with_unit(cell, mixed.pop())
                cells += [_harmless(cell) if isinstance(cell, str) else cell, *([None, None] if at in wide else [])]
        yield cells


def _unit(value: Value) -> str:
    return "%" if isinstance(value, Rate | Share) else gettext("percentage points") if isinstance(value, Points) else ""


def _with_unit(name: str, unit: str) -> str:
    """A name with its unit, unless it says it already; the title of the table says it where there is no name.

    >>> _with_unit("win rate", "%"), _with_unit("first, %", "%"), _with_unit("gain, points", "percentage points")
    ('win rate, %', 'first, %', 'gain, percentage points')
    """
    if not name or not unit or name.endswith(unit):
        return name
    return gettext("{name}, {unit}", name=name.removesuffix(gettext(", points")), unit=unit)


def _plain(value: Value) -> str | int | float | None:
    if isinstance(value, Share):
        return _number(100 * value.value)
    if isinstance(value, Number):
        return _number(value.value)
    if isinstance(value, Link):
        return value.text
    return value.strip() if isinstance(value, str) else value if isinstance(value, int) else None


def _number(value: float) -> float:
    return round(value, 4)


# --- Both -------------------------------------------------------------------------------------------------
def _without_bars(table: Table) -> list[int]:
    """The columns with words or numbers."""
    return [at for at in range(len(table.heads)) if not any(isinstance(row[at], Bar) for row in table.rows)]


def _is_numbers(table: Table, at: int) -> bool:
    return any(value is not None and not isinstance(value, str | Link) for value in (row[at] for row in table.rows))
