"""A field can be named by its era: the shipped decks of its years, in every command that takes a field."""

import json
from typing import Any

import pytest

import duelsim
from decks.shipped import decks_of_era

GAMES = ("--games", "2", "--seed", "1", "--json")


def test_a_gauntlet_against_an_era_plays_each_shipped_deck_of_it(run: Any) -> None:
    result = json.loads(run("gauntlet", "fn-rush", "--field", "era:2011", "murky-riptide", *GAMES).stdout)
    opponents = [(one["name"], one["player"]) for one in result["opponents"]]
    assert opponents == [
        ("Start Dash: Fire and Nature", "general"),
        ("Start Dash: Water and Darkness", "general"),
        ("Murky Riptide", "murky-riptide.play"),
    ]
    assert "Aures, Spirit Knight" in result["imported_cards_not_reviewed"]


def test_the_same_field_in_other_commands_and_in_python(run: Any) -> None:
    matrix = json.loads(run("matrix", "era:2002", *GAMES).stdout)
    assert [deck["name"] for deck in matrix["decks"]] == ["Shobu's Blaze Deck", "Kokujo's Darkness Deck of 2002"]
    compare = run(
        "compare", "fn-rush", "mono-red-rush", "--against", "era:2019", "--games", "8", "--seed", "1", "--json"
    )
    assert [one["name"] for one in json.loads(compare.stdout)["opponents"]] == ["Water/Fire Redzone"]
    python = duelsim.gauntlet("fn-rush", field="era:2002", games=2, seed=1)
    assert len(python.run.cells) == len(decks_of_era("era:2002")) == 2


@pytest.mark.parametrize("command", ["gauntlet", "slots", "improve", "tune", "train", "compare fn-rush", "coach"])
def test_an_era_without_decks_plays_nothing(run: Any, command: str) -> None:
    result = run(*command.split(), "fn-rush", "--field", "era:1999")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "The field era:1999 cannot be used:\n  no deck of these years ships with duelsim." in result.stderr
