"""`Any` says nothing to a type checker: it stays at the border of the compiler and of libraries without types.

JSON has a type of its own, `sim.json_types.JsonObject`.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("decks", "duelsim", "reports", "sim", "strategies")

# In these rooms, each file with an `Any` has a reason.
WITH_REASONS = ("reports", "sim/api", "sim/experiments")
REASONS = {
    "reports/summaries/two_decks.py": "a bound of every result of two decks, whichever summary they have",
    "reports/writing/picture.py": "Matplotlib has no types for canvases and styles",
    "reports/writing/svg.py": "Matplotlib has a literal for the name of each setting",
    "sim/api/errors.py": "the result of any search",
    "sim/api/experiments.py": "a decorator of functions with any arguments; overloads say which result a kind has",
    "sim/api/result.py": "the kind of the run decides which summary it has",
    "sim/api/run_experiment.py": "the kind that is asked for decides which summary it returns",
    "sim/experiments/runs/cluster.py": "Dask has no types",
    "sim/experiments/runs/kind_files.py": "what a file declares, before it has been checked",
}

# In the other rooms there may be this many. They only become fewer: lower the number when one is gone.
MOST = {
    "decks": 8,
    "decks/formats": 1,
    "duelsim": 1,
    "sim": 10,
    "sim/cards": 252,
    "sim/command_line": 80,
    "sim/compiler": 159,
    "sim/engine": 138,
    "sim/games": 159,
    "sim/searches": 22,
    "sim/tools": 24,
    "sim/training": 9,
    "sim/web": 10,
}


def test_any_stands_only_where_there_is_a_reason() -> None:
    with_any = {file for file, _ in _uses() if file.startswith(WITH_REASONS)}
    assert with_any - REASONS.keys() == set(), "give it a type, or add the reason here and next to it"
    assert REASONS.keys() - with_any == set(), "these have none any more: remove the reason"


def test_any_becomes_rarer_in_the_other_rooms() -> None:
    found = Counter(_room(file) for file, _ in _uses() if not file.startswith(WITH_REASONS))
    more = {room: (number, MOST.get(room, 0)) for room, number in found.items() if number > MOST.get(room, 0)}
    assert more == {}, "room: (uses of Any, how many there may be)"


def test_types_that_hide_any_are_seen() -> None:
    code = "from typing import Any\nx: dict[str, Any] = {}\ny: 'list[Any]' = []\ndef f(z: object) -> Any: ...\n"
    assert sorted(_lines_with_any(code)) == [2, 3, 4]


def _uses() -> Iterator[tuple[str, int]]:
    """The file and line of each `Any` of the product, imports aside."""
    for package in PACKAGES:
        for file in (ROOT / package).rglob("*.py"):
            for line in _lines_with_any(file.read_text(encoding="utf-8")):
                yield file.relative_to(ROOT).as_posix(), line


def _lines_with_any(code: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(code)):
        annotation = getattr(node, "annotation", None) or getattr(node, "returns", None)
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            named = [one.id for one in ast.walk(ast.parse(annotation.value)) if isinstance(one, ast.Name)]
            yield from [annotation.lineno] * named.count("Any")
        elif isinstance(node, ast.Name) and node.id == "Any":
            yield node.lineno


def _room(file: str) -> str:
    """The folder of a file within its package.

    >>> _room("sim/games/playing/batch.py"), _room("decks/names.py")
    ('sim/games', 'decks')
    """
    parts = file.split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]
