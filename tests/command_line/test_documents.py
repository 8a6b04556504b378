"""The README and the guide say what the command line and `.ci/run` do."""

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import click
import pytest

from decks import shipped_decks
from sim.command_line import commands

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
LINES = [line.strip() for line in README.splitlines() if line.startswith("    python3 -m venv")]


def leaves(group: click.Group) -> list[click.Command]:
    found: list[click.Command] = []
    for command in group.commands.values():
        found += leaves(command) if isinstance(command, click.Group) else [command]
    return found


def test_the_readme_has_the_two_commands_and_ci_runs_the_second() -> None:
    match, test = LINES
    assert test in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    words = shlex.split(match.split("&&")[-1])
    assert words[:2] == [".venv/bin/duelsim", "match"]
    assert set(words[2:4]) <= set(shipped_decks())


def test_every_link_of_the_readme_leads_somewhere() -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", README):
        assert (ROOT / link).exists(), link


@pytest.mark.parametrize("command", leaves(commands), ids=lambda command: str(command.name))
def test_the_guide_names_every_option(command: click.Command) -> None:
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert any(name in GUIDE for name in parameter.opts), parameter.opts


def test_the_example_of_the_readme_is_a_real_page(run: Any) -> None:
    """Its form, not its figures: those change with the players."""
    example = README.split("```text\n")[1].split("```")[0]
    page = run("match", "liquid-beast", "murky-riptide", "--games", "4", "--seed", "8").stdout
    # The heads of the tables and the lines of the page begin alike.
    for start in ("player", "win rate", "  going first", "The player who goes first", "To watch a game"):
        assert re.search(f"^{start}", example, re.MULTILINE)
        assert re.search(f"^{start}", page, re.MULTILINE)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_ci_can_be_run() -> None:
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100
