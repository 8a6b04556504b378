"""Functions are short, or say why they are not; docstrings can be read alone. Ruff counts the parameters."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sim.tools.rules_map import statements

ROOT = Path(__file__).parents[1]
FOLDERS = ("benchmarks", "decks", "docs", "duelsim", "reports", "sim", "strategies", "tests")
ROOMS = sorted({file.parent.relative_to(ROOT) for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")})
MOST_LINES = 60
WHY_LONG = "# Over 60 lines: "
WHY_MANY = "PLR0913"  # what ruff calls too many parameters


def faults_of(text: str) -> Iterator[str]:
    """What is wrong with the functions and docstrings of a module."""
    lines = text.splitlines()
    module = ast.parse(text)
    for node in (module, *statements(module)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            own = lines[node.lineno - 1 : node.end_lineno]
            says_why = any(WHY_LONG in line for line in own)
            if (len(own) > MOST_LINES) != says_why:
                yield f"{node.lineno}: {node.name} has {len(own)} lines, and {'a' if says_why else 'no'} reason"
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
            if (ast.get_docstring(node, clean=False) or "").startswith("The same"):
                yield f"{getattr(node, 'name', 'the module')}: say what it is the same as, or what it does"
    for number, line in enumerate(lines, 1):
        if f"noqa: {WHY_MANY}" in line and f"{WHY_MANY} - " not in line:
            yield f"{number}: no reason for so many parameters"


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_functions_are_short_or_say_why_not(room: Path) -> None:
    files = sorted((ROOT / room).glob("*.py"))
    faults = [f"{file.relative_to(ROOT)}:{fault}" for file in files for fault in faults_of(file.read_text("utf-8"))]
    assert not faults, "\n".join(faults)


LONG = "def long():\n" + "    x = 1\n" * MOST_LINES


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (LONG, "1: long has 61 lines, and no reason"),
        (f"{LONG}    {WHY_LONG}it has.\n    return\n", ""),
        (f"def short():\n    {WHY_LONG}it was.\n    return\n", "1: short has 3 lines, and a reason"),
        ('class Two:\n    """The same twice."""\n', "Two: say what it is the same as, or what it does"),
        (f"def many(a):  # noqa: {WHY_MANY}\n    return\n", "1: no reason for so many parameters"),
        (f"def many(a):  # noqa: {WHY_MANY} - all are needed\n    return\n", ""),
    ],
)
def test_what_is_wrong_is_said(text: str, fault: str) -> None:
    assert list(faults_of(text)) == ([fault] if fault else [])
