"""Games that nobody wins, because a turn cap ends them, are a result like any other."""

import json
from pathlib import Path
from typing import Any

import pytest

EXPERIMENTS = {
    "match": "fn-rush liquid-beast",
    "compare": "fn-rush mono-red-rush --against liquid-beast",
    "gauntlet": "fn-rush --field liquid-beast mono-red-rush",
    "matrix": "fn-rush liquid-beast",
    "goldfish": "fn-rush liquid-beast",
    "lift": "fn-rush --against liquid-beast --card Torcon",
    "slots": "fn-rush --field liquid-beast --card Torcon",
    "odds": "fn-rush --against liquid-beast",
}


@pytest.mark.parametrize("turn_cap", ["1", "5"])
@pytest.mark.parametrize("games", ["2", "20"])
@pytest.mark.parametrize("command", EXPERIMENTS)
def test_nobody_wins(run: Any, command: str, games: str, turn_cap: str) -> None:
    words = (command, *EXPERIMENTS[command].split(), "--games", games, "--turn-cap", turn_cap, "--seed", "1")
    for more in ((), ("--json",)):
        result = run(*words, *more)
        assert (result.exit_code, result.exception) == (0, None), result.stderr
    assert json.loads(result.stdout)["turn_cap"] == int(turn_cap)


def test_nobody_wins_a_match(run: Any) -> None:
    words = ("match", "fn-rush", "liquid-beast", "--best-of", "3", "--matches", "2", "--turn-cap", "1", "--seed", "1")
    result = run(*words)
    assert (result.exit_code, result.exception) == (0, None), result.stderr
    assert "2 matches were drawn: half a win for each deck." in result.stdout
    assert json.loads(run(*words, "--json").stdout)["deck_a"]["results"] == {"0-0": 2}


@pytest.mark.parametrize("command", EXPERIMENTS)
def test_a_run_that_nobody_wins_has_its_reports(run: Any, tmp_path: Path, command: str) -> None:
    folder = str(tmp_path / "run")
    words = (command, *EXPERIMENTS[command].split(), "--games", "8", "--turn-cap", "1", "--seed", "1", "--out", folder)
    assert run(*words).exit_code == 0
    assert (tmp_path / "run" / "report.html").exists()
    for form in ("html", "md", "csv"):
        assert run("report", folder, "--format", form).exit_code == 0
