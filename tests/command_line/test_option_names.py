"""Opponents may be named by --field or --against, whichever a command documents; defaults have one form."""

from typing import Any

import click
import pytest

from sim.command_line import commands

NO_DECKS = ("bench", "meta")  # their options of these names are about something else
NAMED = {
    name
    for name, command in commands.commands.items()
    for one in command.params
    if {"--field", "--against"} & set(one.opts) and name not in NO_DECKS
}


def test_the_commands_with_opponents_are_found() -> None:
    assert {"gauntlet", "slots", "compare", "lift", "odds", "coach", "tune", "improve"} <= NAMED


@pytest.mark.parametrize("name", sorted(NAMED))
@pytest.mark.parametrize("option", ["--field", "--against"])
def test_opponents_have_two_names(run: Any, name: str, option: str) -> None:
    lists = ["fn-rush"] * (2 if name == "compare" else 1)
    for words in ((option, "nobody-has-this"), (f"{option}=nobody-has-this",)):
        refused = run(name, *lists, *words)
        assert refused.exit_code == 2
        assert "The deck nobody-has-this cannot be used" in refused.stderr


@pytest.mark.parametrize("option", ["--page", "--report"])
@pytest.mark.parametrize("name", ["improve", "tune", "coach", "replay", "ruling"])
def test_pages_have_one_name_and_an_older_one(run: Any, name: str, option: str, tmp_path: Any) -> None:
    words = {"ruling": ("situation.txt",), "replay": ("fn-rush", "fn-rush")}.get(name, ("fn-rush",))
    refused = run(name, *words, option, str(tmp_path / "nowhere" / "page.html"))
    assert (refused.exit_code, "--page: there is no folder" in refused.stderr) == (2, True), refused.stderr
    assert "--page FILE" in run(name, "--help").stdout and "--report" not in run(name, "--help").stdout


def test_no_default_is_a_number_without_commas(run: Any) -> None:
    assert "[default: 40,000;" in " ".join(run("compare", "--help").stdout.split())
    for name, command in commands.commands.items():
        for one in command.params:
            if isinstance(one, click.Option) and one.show_default and isinstance(one.default, int):
                assert isinstance(one.default, bool) or str(one.default) == f"{int(one.default):,}", name
