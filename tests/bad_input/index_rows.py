"""The index of runs with a row that says something else: every column with every value. The other rows stay."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from tests.bad_input.harness import Case

INDEX = "runs.sqlite"
TEXTS = ("", "x", "\0", "a\0b", "\x1b[31m", "\u202e", "1\n2", "x" * 100_000, "-1", "1e9", "½", "9" * 5_000)
VALUES: tuple[Any, ...] = (None, -1, 2**63 - 1, -(2**63), 1.5, float("inf"), float("nan"), b"", b"\xff\0", *TEXTS)
DECKS = (
    *("{}", "null", "[1]", "[[]]", '[["a"]]', '[["a", null]]', '[["a", 1]]', '[["a", "b", "c"]]', '{"a": "b"}', "["),
    *('[["\\u001b[31m", "x"]]', "[" * 100_000, '[["a", NaN]]', '[["\\ud800", "x"]]', '["ab"]', "[null]", "[[[], {}]]"),
)
NOT_TEXT = "CAST(x'ff00fe' AS TEXT)"
COMMANDS = (("list",), ("list", "--json"), ("show", "2"), ("rm", "2"), ("rm", "1"))
ROW = ("x", 1_700_000_000, "match", "7", 100, 1, '[["Red", "rush"]]', "It wins.")


def cases() -> Iterator[Case]:
    """Every column with every value, in the first of two rows."""
    for column in ("folder", "played", "kind", "seed", "games", "complete", "decks", "verdict"):
        for value in (*VALUES, *(DECKS if column == "decks" else ())):
            yield from _cases(column, value, "?")
        yield from _cases(column, "bytes that are no text", NOT_TEXT)
    yield from _cases("number", 2**63 - 1, "?")
    yield from _cases("number", -5, "?")


def _cases(column: str, value: Any, sql: str) -> Iterator[Case]:
    for words in COMMANDS:
        if column == "number" and words[-1] == "1":
            continue
        shows = words[0] == "show"  # its folder is not there
        yield Case(
            f"runs {' '.join(words)} with {column} = {str(value)[:40]!r}",
            ("runs", *words),
            (2,) if shows else (0,),
            ("is no longer in",) if shows else (),
            environment={"DUELSIM_RUNS": INDEX},
            prepare=partial(_index, column, value, sql),
            check=None if shows else partial(_has_the_other_row, words),
            makes=(INDEX,),
        )


def _index(column: str, value: Any, sql: str, folder: Path) -> None:
    from sim.experiments.runs import index

    with closing(index.RunIndex(folder / INDEX)):
        pass
    with closing(sqlite3.connect(folder / INDEX)) as database:
        for number in (1, 2):
            row = (number, b"/nowhere/%d" % number, *ROW)
            database.execute(f"INSERT INTO runs VALUES ({', '.join('?' * len(row))})", row)
        database.execute("CREATE TABLE others AS SELECT * FROM runs")  # without NOT NULL
        database.execute("DROP TABLE runs")
        database.execute("ALTER TABLE others RENAME TO runs")
        values = [value] if sql == "?" else []
        database.execute(f"UPDATE runs SET {column} = {sql} WHERE number = 1", values)
        database.commit()


def _has_the_other_row(words: tuple[str, ...], stdout: str, folder: Path) -> str | None:
    if words[0] == "rm":
        with closing(sqlite3.connect(folder / INDEX)) as database:
            left = database.execute("SELECT count(*) FROM runs WHERE number = ?", [int(words[1])]).fetchone()[0]
        return None if left == 0 else "the row is still there"
    if words[-1] == "--json" and stdout:
        found = json.loads(stdout)
        return None if 2 in [run["number"] for run in found] else f"run 2 is not listed: {stdout[:200]}"
    return None if "   2  " in stdout else f"run 2 is not listed: {stdout[:200]}"
