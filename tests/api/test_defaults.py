"""Who plays where nobody is named, and how many games."""

from pathlib import Path
from typing import Any

import pytest

import duelsim
from sim.api import defaults, experiments
from sim.api.defaults import OF_MATCH, default_player, two_players


class Asked(Exception):
    """Raised with the players and the number of games, instead of playing."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Experiments are made, and not played."""

    def stop(make: Any, options: Any, *more: Any, **pilots: Any) -> None:
        experiment = make(seed=1)
        raise Asked({side.player for cell in experiment.cells for side in cell}, experiment.games)

    monkeypatch.setattr(experiments, "run_experiment", stop)


def test_the_environment_names_the_default_player_but_for_the_games_that_better_pilots_play_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(defaults.VARIABLE)
    assert default_player() == defaults.PLAYER
    monkeypatch.setenv(defaults.VARIABLE, "lookahead:2/rush")
    assert (default_player(), default_player(pilots=True)) == ("lookahead:2/rush", "auto")
    assert two_players(None) == ("lookahead:2/rush", "lookahead:2/rush")
    assert two_players(("rush", "control")) == ("rush", "control")


@pytest.mark.parametrize(
    "players, games",
    [(["rush", "my-deck.play"], 10_000), (["rush", "lookahead"], 2_000), (["lookahead:2/rush", "search:5/rush"], 200)],
)
def test_the_slowest_player_says_how_many_games_are_played(players: list[str], games: int) -> None:
    assert OF_MATCH.by(players) == games


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize(
    "play, games, of_scripts",
    [
        (duelsim.match, 2_000, 10_000),
        (duelsim.gauntlet, 400, 20_000),
        (duelsim.matrix, 200, 20_000),
    ],
)
def test_match_gauntlet_and_matrix_are_played_by_the_default_player(
    play: Any, games: int, of_scripts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(defaults.VARIABLE, "lookahead:2/rush")
    decks = ("fn-rush",) if play is duelsim.gauntlet else ("fn-rush", "liquid-beast")
    field = {"field": "liquid-beast"} if play is duelsim.gauntlet else {}
    for options, expected in (
        ({}, ({"lookahead:2/rush"}, games)),
        ({"players": "rush"}, ({"rush"}, of_scripts)),
        ({"games": 20}, ({"lookahead:2/rush"}, 20)),
        ({"pilots": 10}, ({"fn-rush.play", "liquid-beast.play"}, of_scripts)),
    ):
        with pytest.raises(Asked) as found:
            play(*decks, **field, **options)
        assert found.value.args == expected


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize("play, games", [("match", 2_000), ("gauntlet", 400), ("matrix", 200), ("meta", 200)])
def test_without_the_variable_the_players_of_win_rates_look_ahead(
    play: str, games: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(defaults.VARIABLE)
    (tmp_path / "results.csv").write_text("deck,placing\nfn-rush,1\nliquid-beast,2\n", encoding="utf-8")
    asked: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
        "match": (("fn-rush", "liquid-beast"), {}),
        "gauntlet": (("fn-rush",), {"field": "liquid-beast"}),
        "matrix": (("fn-rush", "liquid-beast"), {}),
        "meta": ((tmp_path / "results.csv",), {}),
    }
    decks, options = asked[play]
    with pytest.raises(Asked) as found:
        getattr(duelsim, play)(*decks, **options)
    assert found.value.args == ({"lookahead:8/fn-rush.play", "lookahead:8/liquid-beast.play"}, games)


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize(
    "play, decks, options",
    [
        ("compare", ("fn-rush", "fn-rush"), {"against": "liquid-beast"}),
        ("slots", ("fn-rush",), {"field": "liquid-beast"}),
        ("lift", ("fn-rush",), {"against": "liquid-beast"}),
        ("odds", ("fn-rush",), {"against": "liquid-beast"}),
        ("goldfish", ("fn-rush", "liquid-beast"), {}),
    ],
)
def test_what_tells_differences_is_played_by_playbooks(
    play: str, decks: tuple[str, ...], options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for player in ("lookahead:2/rush", ""):  # no words are no player
        monkeypatch.setenv(defaults.VARIABLE, player)
        with pytest.raises(Asked) as found:
            getattr(duelsim, play)(*decks, **options)
        players, _ = found.value.args
        assert players - {"goldfish"} == {"fn-rush.play", "liquid-beast.play"}
