"""A command is imported when it is called, and no other; it is options and one call."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from sim.command_line import commands
from sim.command_line.command_files import CommandFiles

FOLDER = Path(__file__).parents[2] / "sim/command_line/commands"
MOST_STATEMENTS = 13  # imports and the docstring aside: checks of the words, the call, and what is printed of it
SHOWS_FILES = """
import sys
from sim.command_line import commands
try:
    commands([WORDS], prog_name="duelsim")
except SystemExit:
    print(sorted(name.rpartition(".")[2] for name in sys.modules if name.startswith("sim.command_line.commands.")))
"""


@pytest.mark.parametrize(
    ("words", "files"),
    [
        (("--version",), []),
        (("match", "--help"), ["match"]),
        (("meta", "--help"), ["matrix", "meta"]),  # it takes an option from there
        (("cards", "show", "--help"), ["cards"]),
        (("cards", "import", "--help"), ["cards", "cards_import"]),
    ],
)
def test_a_command_imports_its_own_file_alone(words: tuple[str, ...], files: list[str]) -> None:
    program = SHOWS_FILES.replace("[WORDS]", repr(list(words)))
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.splitlines()[-1] == str(files)


def test_every_file_is_a_command_of_its_name() -> None:
    assert {"match", "improve", "cards"} <= commands.commands.keys()
    for name, command in commands.commands.items():
        assert command.name == name
    cards = commands.commands["cards"]
    assert isinstance(cards, click.Group) and {"show", "import", "picks"} <= cards.commands.keys()


def test_a_group_has_other_commands_beside_its_files() -> None:
    files = CommandFiles("decks")
    assert list(files) == ["check", "convert", "formats"]
    files["also"] = command = click.Command("also")
    assert (list(files), len(files), files["also"]) == (["also", "check", "convert", "formats"], 4, command)
    del files["also"]
    assert "also" not in files
    with pytest.raises(KeyError):
        files["never"]


def test_a_command_is_options_and_a_call() -> None:
    counted = {
        f"{file.name}: {name}": statements
        for file in sorted(FOLDER.glob("*.py"))
        for name, statements in statements_of_commands(file.read_text(encoding="utf-8"))
    }
    assert len(counted) > 40
    longer = {command: number for command, number in counted.items() if number > MOST_STATEMENTS}
    assert not longer, (
        "what they do belongs to the room that it is about, and what they print to functions of their file"
    )


def test_statements_of_a_command_are_counted_at_every_depth() -> None:
    text = """
@group.command("one")
@click.argument("words")
def one(words: str) -> None:
    \"\"\"Do it.\"\"\"
    from decks import reading
    if words:
        for word in words:
            reading.read(word)


def no_command() -> None:
    return
"""
    assert list(statements_of_commands(text)) == [("one", 3)]


def statements_of_commands(text: str) -> Iterator[tuple[str, int]]:
    """The functions of a file that are commands, and how many statements each has."""
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef) and any(map(_makes_a_command, function.decorator_list)):
            inner = [node for node in ast.walk(function) if isinstance(node, ast.stmt) and node is not function]
            imports = [node for node in inner if isinstance(node, ast.Import | ast.ImportFrom)]
            yield function.name, len(inner) - len(imports) - (ast.get_docstring(function) is not None)


def _makes_a_command(decorator: ast.expr) -> bool:
    return (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Attribute)
        and decorator.func.attr in ("command", "group")
    )
