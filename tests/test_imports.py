"""Imports stand at the head of a file, but for those that take long and are not always needed.

Commands import when they are called (`sim/command_line`), which this test leaves out.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("decks", "duelsim", "reports", "sim", "strategies")

# What may be imported inside a function, by the beginning of its name: the milliseconds of processor time that it takes
# once `sim.api.experiments` is imported, and when it is not needed. A new one needs more than five, and a reason.
SLOW = {
    "distributed": (230, "without a cluster"),
    "joblib": (55, "on a cluster, and with players in Python"),
    "matplotlib": (113, "without figures"),
    "msgspec": (13, "where nothing that others wrote is read"),
    "pandas": (157, "without `to_pandas`"),
    "polars": (112, "without a folder and without `games`"),
    "reports.cards_noted": (29, "where the games alone are wanted"),
    "reports.decks_shown": (61, "without a document"),
    "reports.full_report": (100, "without a whole report"),
    "reports.recounting": (99, "where no game is recounted"),
    "reports.sections": (20, "where the games alone are wanted"),
    "reports.shared_picture": (114, "without a page"),
    "reports.summaries.by_kind": (9, "where the games alone are wanted"),
    "reports.summaries.two_runs": (12, "where no runs are compared"),
    "reports.values_shown": (12, "where the games alone are wanted"),
    "reports.writing": (19, "without a document"),
    "rich": (27, "outside a notebook"),
    "scipy": (200, "where nothing is estimated"),
    "sim.api.run_coach": (11, "where nobody is coached"),
    "sim.cards.japanese": (159, "for cards whose text is in English"),
    "sim.cards.library.not_understood": (16, "where every card is known"),
    "sim.cards.text": (19, "for cards that have been read before: it has the grammar"),
    "sim.experiments.kinds.settings": (15, "where no run is read: it needs msgspec"),
    "sim.experiments.runs.index": (20, "for runs that are not kept: it needs msgspec and SQLite"),
    "sim.experiments.runs.manifest_fields": (15, "where no run is read: it needs msgspec"),
    "sim.training": (291, "where no value is learned"),
    "sqlite3": (6, "for runs that are not kept; and not every Python has it"),
}
# Those that have another reason.
OTHERS = {
    "duelsim/__main__.py: sim.command_line": "Ctrl-C ends the program with a message from then on",
    "sim/api/observer.py: sim.games.playing.warming": "25 ms, and help and options import this file",
    "sim/games/playing/warming.py: sim.engine.entry_point": "importing it loads or compiles the engine",
    "sim/games/playing/warming.py: sim.engine.record.state": "it belongs to the engine",
    "sim/tools/bench/machine.py: resource": "Windows has none",
    "sim/tools/prebuild.py: sim.compiler.target": "251 ms, after the arguments have been read",
    "sim/tools/prebuild.py: sim.engine.entry_point": "in a process of its own: importing it loads the engine",
    "sim/tools/prebuild.py: sim.games.playing.warming": "in a process of its own, which compiles the engine",
    "sim/web/playing.py: sim.games.playing.warming": "the pages appear before the engine is loaded",
}


def test_imports_inside_functions_are_slow_ones() -> None:
    found = set(_inside_functions())
    unexplained = {one for one in found - OTHERS.keys() if _slow(one) is None}
    assert unexplained == set(), "move them to the head of the file, or add what they take to the table"


def test_the_tables_name_only_what_there_is() -> None:
    found = set(_inside_functions())
    assert OTHERS.keys() - found == set()
    assert SLOW.keys() - {_slow(one) for one in found} == set()
    assert all(milliseconds > 5 for milliseconds, _ in SLOW.values())


def _slow(one: str) -> str | None:
    """The name in the table that an import has."""
    module = one.partition(": ")[2]
    return next((name for name in SLOW if module == name or module.startswith(f"{name}.")), None)


def _inside_functions() -> Iterator[str]:
    """Each import inside a function, as "file: module"."""
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            file = path.relative_to(ROOT).as_posix()
            if file.startswith("sim/command_line/"):
                continue
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    for node in ast.walk(function):
                        if isinstance(node, ast.ImportFrom):
                            names = (alias.name for alias in node.names)
                            whole = [f"{node.module}.{name}" for name in names]
                            yield f"{file}: {next((one for one in whole if one in SLOW), node.module)}"
                        elif isinstance(node, ast.Import):
                            yield from (f"{file}: {alias.name}" for alias in node.names)
