"""The README and the guides agree with the command line, `.ci/run` and the files of the repository."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import click
import pytest

from decks.shipped import shipped_decks
from sim.cards.library import cards_in_use, known_names
from sim.command_line import commands
from tests.kinds import CARD, OF_DECKS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
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


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\((?!<?https?:)([^)#]+)", document.read_text(encoding="utf-8")):
        assert (document.parent / link).exists(), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_file_that_a_document_names_exists(document: Path) -> None:
    """Only files of our folders, not the planned ones; a path with a word in capitals is a placeholder."""
    text = re.sub(r"\n## Where will it go\?\n.*?(?=\n## )", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    for path in re.findall(r"`((?:benchmarks|decks|docs|duelsim|reports|sim|strategies|tests)/[\w./-]*)`", text):
        assert (ROOT / path).exists() or re.search("[A-Z]{2}", path), path


def section(name: str) -> str:
    """The section of the guide about a command."""
    found = re.search(rf"^## duelsim {name}\n(.*?)(?=^## |\Z)", GUIDE, re.MULTILINE | re.DOTALL)
    assert found, name
    return found[1]


def options_of(command: click.Command) -> set[str]:
    if isinstance(command, click.Group):
        return set().union(*(options_of(one) for one in command.commands.values()))
    return {named(one) for one in command.params if isinstance(one, click.Option) and not one.hidden}


def named(option: click.Option) -> str:
    """The first long name of an option: those after it are older names."""
    return next(name for name in option.opts if name.startswith("--"))


def test_the_guide_begins_with_all_commands() -> None:
    table = GUIDE.split("\n\n")[1]
    assert sorted(re.findall(r"\[(\w+)\]\(#duelsim-\1\)", table)) == sorted(commands.commands)


@pytest.mark.parametrize("name", commands.commands)
def test_the_guide_has_all_options(name: str) -> None:
    """The usage has exactly the command's options, and the text names none that no command has."""
    text = section(name)
    usage = text.split("\n\n")[0]
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", usage)) == options_of(commands.commands[name])
    every = set().union(*(options_of(one) for one in commands.commands.values())) | {"--help"}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) <= every


IN_THE_GUIDE = {
    "match": "a match",
    "compare": "a comparison",
    "lift": "a lift",
    "gauntlet": "a gauntlet",
    "goldfish": "a goldfish",
    "matrix": "a matrix",
    "slots": "the slots of a deck",
    "odds": "odds",
}
MORE = {"gauntlet": ("--target-ci", "10"), "odds": ("--seen", CARD)}  # have keys of their own


def json_table(what: str) -> tuple[set[str], str]:
    """The keys that the guide lists for the JSON of an experiment, and the whole text."""
    found = re.search(rf"^### The JSON of {what}\n(.*?)(?=^##)", GUIDE, re.MULTILINE | re.DOTALL)
    assert found, what
    keys = re.findall(r"^\| (`.*?) \|", found[1], re.MULTILINE)  # not those that stand below others
    return {key for first in keys for key in re.findall(r"`(\w+)`", first)}, found[1]


def keys_within(value: Any) -> set[str]:
    if isinstance(value, list):
        return set().union(*map(keys_within, value))
    return set(value).union(*map(keys_within, value.values())) if isinstance(value, dict) else set()


@pytest.mark.parametrize("name", OF_DECKS)
def test_the_guide_has_the_keys_of_the_json(run: Any, name: str) -> None:
    result = json.loads(run(*OF_DECKS[name].in_words(40, *MORE.get(name, ()), "--json")).stdout)
    keys, text = json_table(IN_THE_GUIDE[name])
    explained = set(re.findall(r"`(\w+)`", text))
    assert keys <= set(result) <= explained
    # Nested keys, if they are names of fields; those of a match are explained there.
    inside = {key for key in keys_within({**result, "rules": None}) if re.fullmatch("[a-z_]+", key)}
    elsewhere = set(re.findall(r"`(\w+)`", json_table("a match")[1]))
    assert inside <= explained | elsewhere | {"drawn", "undecided"}


def test_the_example_of_the_guide_is_a_real_page_and_the_readme_has_its_verdict(run: Any) -> None:
    """Its form, not its figures: those change with the players."""
    example, verdict = (
        text.split("```text\n")[1].split("```")[0]
        for text in ((ROOT / "docs" / "install.md").read_text(encoding="utf-8"), README)
    )
    assert example.startswith(verdict) and verdict.count("\n") == 4
    page = run("match", "liquid-beast", "murky-riptide", "--games", "4", "--seed", "8").stdout
    # The heads of the tables and the lines of the page begin alike.
    for start in ("player", "win rate", "  going first", "Going first wins", "To watch a game"):
        assert re.search(f"^{start}", example, re.MULTILINE)
        assert re.search(f"^{start}", page, re.MULTILINE)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_ci_can_be_run() -> None:
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100


def test_the_readme_says_how_many_cards_there_are() -> None:
    assert f"* It knows {len(known_names()):,} cards:" in README
    unreviewed = sum(entry.imported for entry in cards_in_use().entries)
    assert f"* It plays {unreviewed:,} more published cards" in README
