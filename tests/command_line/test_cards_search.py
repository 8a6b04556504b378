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
    assert run("cards", "search", "--cost", "1", "--race", "Nobody").stderr == "No card matches.\n"


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_a_list_fits_the_terminal(run: Any, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = run("cards", "list").stdout.splitlines()
    assert columns - 5 < max(map(cell_len, lines)) <= columns
    (corile,) = (line for line in lines if line.startswith("Corile "))
    assert corile.split()[:3] == ["Corile", "5", "water"]
    assert lines[-1] == "* imported, not reviewed"
    assert sum(" *" in line for line in lines) == sum(entry.imported for entry in cards_in_use().entries)


def test_it_counts_cards_and_can_order_and_limit_them(run: Any) -> None:
    every = run("cards", "search", "--race", "Liquid People", "--sort", "cost")
    lines = every.stdout.splitlines()
    assert every.stderr == f"{len(lines)} cards.\n"
    costs = [int(line.split(" - cost ")[1].split(" ")[0]) for line in lines]
    assert costs == sorted(costs) and len(set(costs)) > 3
    limited = run("cards", "search", "--race", "Liquid People", "--sort", "cost", "--limit", "3")
    assert limited.stdout.splitlines() == lines[:3]
    assert limited.stderr == f"{len(lines)} cards. The first 3 are shown.\n"
    powers = json.loads(run("cards", "search", "--race", "Liquid People", "--sort", "power", "--json").stdout)
    found = [(card["halves"][0] if "halves" in card else card)["power"] for card in powers]
    without, powered = [power for power in found if power is None], [power for power in found if power is not None]
    assert found == [*without, *sorted(powered)] and len(found) == len(lines)


def test_it_can_show_rules_texts(run: Any) -> None:
    lines = run("cards", "search", "--name", "Terror Pit", "--text").stdout.splitlines()
    assert lines[0].startswith("Terror Pit: Spell - darkness - cost 6")
    assert lines[1:] == ["    Shield trigger", "    Destroy one of your opponent's creatures."]
    two = run("cards", "search", "--type", "twinpact", "--limit", "1", "--text")
    assert two.exit_code == 0


def test_several_names_show_several_cards(run: Any) -> None:
    for names in (("terror pit", "aqua hulcus"), ("corile", "torcon")):
        text = run("cards", "show", *names).stdout
        alone = [run("cards", "show", name).stdout for name in names]
        assert text == "\n".join(alone)
        assert len(json.loads(run("cards", "show", *names, "--json").stdout)) == 2
    assert run("cards", "show", "terror", "pit").stdout == run("cards", "show", "Terror Pit").stdout
    assert '"aqua hulkus"' in run("cards", "show", "terror pit", "aqua hulkus").stderr
    assert '"corile nobody"' in run("cards", "show", "corile", "nobody").stderr
