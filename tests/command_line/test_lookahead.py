"""A player who looks ahead, in each command that takes a player: a few short games, and the words of their results."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import duelsim
from sim.api import defaults

SHORT = ("--games", "2", "--turn-cap", "6", "--seed", "3", "--jobs", "1")
PLAYERS = ("--players", "lookahead:1/rush,rush")
BETWEEN = "a player who looks ahead and a scripted player"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("match", "fn-rush", "liquid-beast", *PLAYERS), f"between {BETWEEN}"),
        (("gauntlet", "fn-rush", "--field", "liquid-beast", "mono-red-rush", *PLAYERS), f"between {BETWEEN}"),
        (("matrix", "fn-rush", "liquid-beast", "--players", "lookahead:1/rush"), "between players who look ahead"),
        (("slots", "fn-rush", "--field", "mono-red-rush", "--card", "Torcon", *PLAYERS), "lookahead:1/rush"),
        (("lift", "fn-rush", "--against", "mono-red-rush", "--card", "Torcon", *PLAYERS), f"between {BETWEEN}"),
        (("goldfish", "fn-rush", "--player", "lookahead:1/rush"), "played by a player who looks ahead"),
        (("odds", "fn-rush", *PLAYERS), f"results of the games between {BETWEEN}"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_every_experiment_takes_a_player_who_looks_ahead(run: Any, words: tuple[str, ...], says: str) -> None:
    shown = run(*words, *SHORT)
    assert shown.exit_code == 0, shown.stderr
    assert says in " ".join(shown.stdout.split())


def test_it_plays_where_nobody_is_named(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(defaults.VARIABLE)
    shown = run("match", "fn-rush", "liquid-beast", *SHORT)
    assert shown.exit_code == 0, shown.stderr
    said = " ".join(shown.stdout.split())
    assert "between players who look ahead" in said
    assert "player lookahead:8/fn-rush.play lookahead:8/liquid-beast.play" in said
    [command] = re.findall("^To watch a game: duelsim (.*) N$", shown.stdout, re.MULTILINE)
    assert command == "replay fn-rush liquid-beast --seed 3 --no-learning --turn-cap 6 --game"
    assert "A player looks ahead" in run(*command.split(), "1").stderr
    scripted = run("match", "fn-rush", "liquid-beast", *SHORT, "--players", "auto")
    assert "replay fn-rush liquid-beast --seed 3 --players auto,auto --turn-cap 6 --game" in scripted.stdout


def test_two_lists_are_compared_by_a_player_who_looks_ahead(run: Any) -> None:
    short = ("--games", "4", *SHORT[2:])
    shown = run("compare", "fn-rush", "liquid-beast", "--against", "mono-red-rush", *PLAYERS, *short, "--json")
    assert shown.exit_code == 0, shown.stderr
    assert json.loads(shown.stdout)["between"] == BETWEEN


def test_its_game_is_replayed_from_the_run_and_without_it(run: Any, tmp_path: Path) -> None:
    words = ("fn-rush", "liquid-beast", *PLAYERS)
    assert run("match", *words, *SHORT, "--out", str(tmp_path / "run")).exit_code == 0
    kept = run("replay", str(tmp_path / "run"), "1", "--json")
    again = run("replay", *words, *SHORT[2:6], "--game", "1", "--json")
    assert "A player looks ahead, so its choices are worked out again. That takes a moment." in again.stderr
    assert json.loads(kept.stdout)["digest"] == json.loads(again.stdout)["digest"]


def test_python_takes_it_and_better_pilots(run: Any) -> None:
    options: Any = {"games": 2, "turn_cap": 6, "seed": 3, "jobs": 1}
    result = duelsim.match("fn-rush", "liquid-beast", players=("lookahead:1/rush", "rush"), **options)
    assert result.summary.between == BETWEEN
    better = duelsim.match("fn-rush", "liquid-beast", players="rush", pilots=2, better_pilot="lookahead:2", **options)
    assert better.to_json()["pilots"]["better_pilot"] == "lookahead:2"
    with pytest.raises(duelsim.ImpossibleExperiment, match="better_pilot: 'rush' is no better player"):
        duelsim.match("fn-rush", "liquid-beast", pilots=2, better_pilot="rush", **options)
    with pytest.raises(duelsim.ImpossibleExperiment, match="better_pilot: it plays the games of pilots; say how many"):
        duelsim.match("fn-rush", "liquid-beast", better_pilot="search", **options)


@pytest.mark.parametrize(
    "words", [("tune", "fn-rush", "--base", "lookahead"), ("improve", "fn-rush", "--tune", *PLAYERS)]
)
def test_what_tunes_playbooks_wants_one(run: Any, words: tuple[str, ...]) -> None:
    refused = run(*words)
    assert refused.exit_code == 2
    assert "A lookahead is not tuned. Name its playbook" in refused.stderr
