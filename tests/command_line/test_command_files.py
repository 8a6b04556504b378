"""A command is imported when it is called, and no other."""

import subprocess
import sys

import click
import pytest

from sim.command_line import commands
from sim.command_line.command_files import CommandFiles

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
    assert list(files) == ["convert", "formats"]
    files["also"] = command = click.Command("also")
    assert (list(files), len(files), files["also"]) == (["also", "convert", "formats"], 3, command)
    del files["also"]
    assert "also" not in files
    with pytest.raises(KeyError):
        files["never"]
