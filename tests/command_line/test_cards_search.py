"""`duelsim cards search` and the columns of `duelsim cards list`."""

import json
from typing import Any

import pytest
from rich.cells import cell_len

from sim.cards.library import cards_in_use, find_card
from sim.command_line.card_facts import card_json


def test_it_prints_a_line_for_each_card(run: Any) -> None:
    words = ("cards", "search", "evolution", "--civilization", "water", "--cost", "6", "--race", "liquid people")
    lines = run(*words, "--power", "8000", "--type", "evolution creature").stdout.splitlines()
    assert "Crystal Lancer: Evolution Creature - water - cost 6 - power 8000 - Liquid People" in lines


def test_its_json_is_that_of_the_cards(run: Any) -> None:
    found = json.loads(run("cards", "search", "--name", "Terror Pit", "--json").stdout)
    assert found == [card_json(find_card("Terror Pit"))]
    assert run("cards", "search", "qqqqqqq", "--json").stdout == "[]\n"


def test_it_says_that_names_are_only_similar(run: Any) -> None:
    result = run("cards", "search", "bronse-arm", "tribe")
    assert result.stderr == "No card has these words. These have similar names:\n"
    assert result.stdout.startswith("Bronze-Arm Tribe: ")
    assert run("cards", "search", "qqqqqqq").stderr == "No card has these words.\n"
    assert run("cards", "search", "--cost", "1", "--race", "Nobody").stderr == "No card is like that.\n"


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_a_list_fits_the_terminal(run: Any, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = run("cards", "list").stdout.splitlines()
    assert columns - 5 < max(map(cell_len, lines)) <= columns
    (corile,) = (line for line in lines if line.startswith("Corile "))
    assert corile.split()[:3] == ["Corile", "5", "water"]
    assert lines[-1] == "* imported, not reviewed"
    assert sum(" *" in line for line in lines) == sum(entry.imported for entry in cards_in_use().entries)
