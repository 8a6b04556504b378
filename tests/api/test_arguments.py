"""Python programs get the same answers to wrong arguments as the command line, and never a raw error or a result."""

import inspect
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import duelsim
from decks.checking import DeckError
from decks.reading import Deck
from sim.command_line import commands
from tests.kinds import COMMANDS, OF_DECKS

DECKS = ("fn-rush", "liquid-beast")
WRONG = [
    {"games": -1},
    {"games": 10**10},
    {"games": "x"},
    {"games": 2.5},
    {"games": True},
    {"games": None},
    {"turn_cap": 0},
    {"turn_cap": "long"},
    {"turn_cap": None},
    {"jobs": 0},
    {"jobs": -1},
    {"jobs": 100_000},
    {"jobs": "all"},
    {"seed": -1},
    {"seed": "x"},
    {"seed": 1.5},
    {"format": "duel"},
    {"format": None},
    {"rules": "breaking=one-by-one"},
    {"rules": {"breaking": 3}},
    {"rules": {"mulligan": "yes"}},
    {"max_error_rate": 2},
    {"max_error_rate": float("nan")},
    {"max_error_rate": "few"},
    {"scheduler": "nowhere"},
    {"scheduler": 8786},
    {"out": 5},
    {"out": ""},
    {"out": "a\0b"},
    {"page": "no"},
    {"command": 3},
    {"observer": print},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
@pytest.mark.parametrize("name", OF_DECKS)
def test_wrong_options_are_refused_by_name(name: str, wrong: dict[str, Any]) -> None:
    if name in ("match", "gauntlet", "matrix") and wrong == {"games": None}:
        pytest.skip("means the default")
    argument = next(iter(wrong))
    with pytest.raises(duelsim.ImpossibleExperiment, match="breaking|mulligan" if argument == "rules" else argument):
        OF_DECKS[name].play(**{"games": 2, **wrong})


@pytest.mark.parametrize(
    ("name", "wrong", "message"),
    [
        ("match", {"games": 0}, "games: 0 is not in the range 1 to 1,000,000,000."),
        ("match", {"players": ("rush",)}, "players: ('rush',) is not two players"),
        ("match", {"players": ("rush", 3)}, "players: ('rush', 3) is not two players"),
        ("match", {"players": 3}, "players: 3 is not two players"),
        ("match", {"target_ci": 0}, "target_ci: 0 is not in the range above 0 up to 50."),
        ("match", {"target_ci": "small"}, "target_ci: 'small' is not a valid number."),
        ("match", {"sprt": (52, 50)}, "sprt: (52, 50) must be two win rates between 0 and 100"),
        ("match", {"sprt": 50}, "sprt: 50 is not two win rates"),
        ("match", {"sprt": ("a", "b")}, "sprt: ('a', 'b') is not two win rates"),
        ("compare", {"precision": 0}, "precision: 0 is not in the range above 0 up to 50."),
        ("compare", {"shares": "60,40"}, "shares: '60,40' is not a list of shares"),
        ("compare", {"shares": [float("nan")]}, "The shares of the field must be finite numbers"),
        ("goldfish", {"player": ("rush", "rush")}, "player: ('rush', 'rush') is not the name of a player"),
        ("lift", {"cards": [3]}, "cards: [3] is not a list of texts"),
        ("gauntlet", {"target_ci": "narrow"}, "target_ci: 'narrow' is not a valid number."),
        ("gauntlet", {"target_ci": 1, "sprt": (48, 52)}, "A target interval and a sequential test are two"),
        ("matrix", {"players": 7}, "players: 7 is not a list of texts"),
        ("matrix", {"shares": ["a", "b"]}, "shares: ['a', 'b'] is not a list of shares"),
        ("odds", {"shields": -1, "seen_cards": 1}, "shields: -1 is not in the range 0 to 60."),
        ("odds", {"seen_cards": "many"}, "seen_cards: 'many' is not a valid whole number."),
        ("odds", {"wants": 3}, "wants: 3 is not a list of texts"),
    ],
)
def test_wrong_arguments_are_refused(name: str, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(duelsim.ImpossibleExperiment, match=re.escape(message)):
        OF_DECKS[name].play(**wrong)


@pytest.mark.parametrize(
    ("option", "word", "value"),
    [
        ("games", "--games", 0),
        ("games", "--games", 10**10),
        ("games", "--games", "x"),
        ("turn_cap", "--turn-cap", 0),
        ("jobs", "--jobs", 0),
        ("jobs", "--jobs", 1025),
        ("seed", "--seed", -1),
        ("max_error_rate", "--max-error-rate", 2.0),
        ("target_ci", "--target-ci", 60.0),
        ("format", "--format", "duel"),
    ],
)
def test_the_words_are_those_of_the_command_line(option: str, word: str, value: Any) -> None:
    with pytest.raises(duelsim.ImpossibleExperiment) as caught:
        duelsim.match(*DECKS, **{"games": 2, option: value})
    printed = CliRunner().invoke(commands, ["match", *DECKS, word, str(value)]).stderr
    assert str(caught.value).removeprefix(f"{option}: ") in printed


@pytest.mark.parametrize("copies", [0, 3, 64])
def test_a_deck_of_an_impossible_size_is_refused(copies: int) -> None:
    made = Deck("Made", (("Corile", copies),) if copies else (), Path())
    with pytest.raises(DeckError, match='The deck "Made" cannot be used'):
        duelsim.match(made, "fn-rush", games=2, format="open")


def test_a_deck_of_a_program_must_have_the_format_of_the_experiment() -> None:
    with pytest.raises(DeckError, match="40 copies of"):
        duelsim.goldfish(Deck("Made", (("Corile", 40),), Path()), games=2)


@pytest.mark.parametrize("source", [None, 5, b"fn-rush", ["fn-rush"]])
def test_what_is_no_deck_is_refused(source: Any) -> None:
    with pytest.raises(duelsim.ImpossibleExperiment, match="is not a deck: give a name"):
        duelsim.match("fn-rush", source, games=2)


def test_standard_input_is_one_deck() -> None:
    with pytest.raises(DeckError, match="standard input is a single deck"):
        duelsim.match("-", "-", games=2)


def test_numbers_of_numpy_are_numbers(tmp_path: Path) -> None:
    result = duelsim.match(*DECKS, games=np.int64(2), seed=np.uint64(3), out=tmp_path / "run", page=False)
    assert (result.seed, result.games.height) == (3, 2)


def test_a_tilde_in_out_is_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    duelsim.match(*DECKS, games=2, seed=3, out="~/runs/mine", page=False)
    assert (tmp_path / "home" / "runs" / "mine" / "manifest.json").exists()
    assert {file.name for file in tmp_path.iterdir()} == {"home"}
    assert duelsim.read_run("~/runs/mine").seed == 3


# --- What programs and notebooks show ---------------------------------------------------------------------
def test_a_result_is_shown_in_a_line_and_in_a_notebook_as_the_command_prints_it() -> None:
    result = duelsim.match(*DECKS, games=20, seed=1)
    assert repr(result) == f"<Result of {result.run!r}: {result.verdict}>"
    assert repr(result.run) == "<Run: match, 20 games of 1 matchup, seed 1>"
    shown = result._repr_html_()
    assert shown.startswith(f"<pre>{result.document().verdict.answer}")
    assert "win rate" in shown and len(shown) < 10_000


def test_a_deck_is_shown_in_a_notebook_with_its_sections(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("40 Torcon\n\nSideboard\n2 Corile\n")
    deck = duelsim.read_deck(tmp_path / "mine.txt", format="open")
    shown = replace(deck, name="<b>")._repr_html_()
    assert "&lt;b&gt; (40 cards)" in shown and "<b>" not in shown
    assert "<td>40</td><td>Torcon</td>" in shown
    assert shown.index("sideboard (2)") < shown.index("<td>2</td><td>Corile</td>")


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"source": 3}, duelsim.ImpossibleExperiment),
        ({"source": "no-such-deck"}, DeckError),
        ({"format": "x"}, duelsim.ImpossibleExperiment),
    ],
)
def test_a_deck_that_cannot_be_read_is_an_error(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        duelsim.read_deck(**{"source": "fn-rush", **wrong})


def test_without_pandas_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ModuleNotFoundError, match=re.escape("pip install -e '.[pandas]'")):
        duelsim.odds("fn-rush", games=0).to_pandas()


def test_the_help_of_every_experiment_shows_its_options() -> None:
    for name in COMMANDS:
        function = getattr(duelsim, name)
        parameters = inspect.signature(function).parameters
        for option in duelsim.RunOptions.__annotations__:
            assert option in parameters, (name, option)
            assert f"`{option}`" in function.__doc__, (name, option)
        assert (parameters["turn_cap"].default, parameters["seed"].default) == (100, None)
        assert "options" not in parameters
        for own in (one for one in parameters.values() if one.kind is one.KEYWORD_ONLY):
            assert re.search(f"`{own.name}[`=]", function.__doc__), (name, own.name)


@pytest.mark.parametrize(
    ("function", "arguments", "message"),
    [
        ("gauntlet", {"field": []}, "field: name at least one deck"),
        ("gauntlet", {"field": ()}, "field: name at least one deck"),
        ("slots", {"field": []}, "field: name at least one deck"),
        ("slots", {"field": ["liquid-beast"], "cards": []}, "cards: name at least one card"),
        ("lift", {"against": "liquid-beast", "cards": []}, "cards: name at least one card"),
        ("compare", {"against": []}, "against: name at least one deck"),
        ("coach", {"against": []}, "against: name at least one deck"),
    ],
)
def test_only_what_is_left_out_has_a_default(function: str, arguments: dict[str, Any], message: str) -> None:
    """An empty list is a mistake of a program: it does not ask for what is played by default."""
    with pytest.raises(duelsim.ImpossibleExperiment, match=message):
        getattr(duelsim, function)("fn-rush", **arguments)


def test_an_empty_name_is_no_player() -> None:
    with pytest.raises(duelsim.ImpossibleExperiment, match="no player is called ''"):
        duelsim.session("fn-rush", "liquid-beast", players=("", "auto"))
