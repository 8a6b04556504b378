"""Rows in short, for tests that notice what a change of the card language changes. Nothing here is a test.

`python -m tests.cards.library.short_rows` rewrites `rows_of_cards.txt`: one card of twenty, chosen by its name.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from sim.cards.library import cards_without_ones_own
from sim.cards.tabulation import NONE_YET, tabulate
from sim.cards.words import Card
from sim.engine.record.codes import amounts, events, programs, statics, verbs
from sim.engine.record.codes.sets import set_of

FILE = Path(__file__).with_name("rows_of_cards.txt")
ONE_OF = 22
# Tables by the first part of the names of their columns, and what `RowWriter.used` calls them.
TABLES = {
    "trigger": "triggers",
    "static": "statics",
    "step": "steps",
    "filter": "filters",
    "condition": "conditions",
    "amount": "amounts",
    "way": "ways",
}


# Columns that say none by -1, besides those of `NONE_YET`; all others do by 0.
NONE_BY_MINUS_ONE = {
    "trigger_condition",
    "trigger_needs",
    "trigger_given_to",
    "trigger_given_while",
    "static_against",
    "static_condition",
    "static_most_power",
    "step_condition",
    "step_filter",
    "step_trigger",
    "filter_min_power",
    "filter_max_power",
    "filter_tapped",
    "filter_also",
    "condition_next",
    *NONE_YET,
}


def short_rows(card: Card) -> list[str]:
    """The rows of a card: a line for each, with the columns that say something."""
    rows, _ = tabulate([card])
    record, used = rows.record, rows.used()
    lines = []
    for table, name in TABLES.items():
        columns = [column for column in record.dtype.names if column.startswith(f"{table}_")]
        columns = [
            column for column in columns if record[column].shape[:1] == (used[name][1],) and column != "filter_kinds"
        ]
        described = rows.descriptions if table == "filter" else ()
        for row in range(used[name][0] if table != "static" else used[name][1]):
            if table == "static" and record.static_head[row] == 0:
                continue
            if table == "step":
                columns = _columns_of(int(record.step_code[row]), record.dtype.names)
            said = [f"{column.removeprefix(f'{table}_')}={value}" for column, value in _written(record, columns, row)]
            if row < len(described):
                said.append(described[row].shown())
            if said and not (table == "trigger" and row == 0):
                lines.append(f"  {table} {row}: {' '.join(said)}")
    kinds = [column for column in record.dtype.names if record[column].shape[:1] == (used["kinds"][1],)]
    for kind in range(used["kinds"][0]):
        lines.append(
            f"  kind {kind}: " + " ".join(f"{column}={value}" for column, value in _written(record, kinds, kind))
        )
    return lines


def _columns_of(step: int, known: Collection[str]) -> list[str]:
    """The columns that a step of this code reads."""
    arguments = [f"step_{name}" for name in programs.ARGUMENTS[step]]
    modes = [] if all(name in known for name in arguments) else ["step_modes"]
    return ["step_code", *(name for name in arguments if name in known), *modes]


def _written(record: Any, columns: list[str], row: int) -> Iterator[tuple[str, str]]:
    for column in columns:
        value = record[column][row]
        if not np.all(value == (-1 if column in NONE_BY_MINUS_ONE else 0)):
            yield column, _named(column, value)


def _names(module: ModuleType, codes: Collection[int] | None = None) -> dict[int, str]:
    numbers = ((value, name) for name, value in reversed(vars(module).items()) if type(value) is int)
    return {value: name for value, name in numbers if codes is None or value in codes}


NAMES = {
    "step_code": _names(programs, programs.ARGUMENTS),
    "step_verb": _names(verbs),
    "static_head": _names(statics),
    "amount_code": _names(amounts),
}
EVENTS = {code: name for code, name in _names(events).items() if code.bit_count() == 1}


def _named(column: str, value: Any) -> str:
    """A value by its name where the numbers say nothing and may change."""
    if column in NAMES:
        return NAMES[column].get(int(value), str(value))
    if column == "trigger_event":
        bits = set_of(value.tolist())
        return "|".join(name for code, name in sorted(EVENTS.items()) if bits & code)
    return ",".join(map(str, value.ravel().tolist())) if np.ndim(value) else str(value)


def kept_rows() -> dict[str, list[str]]:
    """The rows of the file by the names of their cards."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found[name].append(line)
        else:
            name = line
            found[name] = []
    return found


def _write() -> None:
    pool = cards_without_ones_own()
    chosen = [name for name in pool.names if zlib.crc32(name.encode()) % ONE_OF == 0]
    text = "".join("\n".join([name, *short_rows(pool.find(name))]) + "\n" for name in chosen)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _write()
