"""Games that nobody wins, because a turn cap ends them, are a result like any other."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kinds import OF_DECKS


@pytest.mark.parametrize("turn_cap", ["1", "5"])
@pytest.mark.parametrize("games", ["2", "20"])
@pytest.mark.parametrize("command", OF_DECKS)
def test_nobody_wins(run: Any, command: str, games: str, turn_cap: str) -> None:
    words = OF_DECKS[command].in_words(int(games), "--turn-cap", turn_cap)
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


@pytest.mark.parametrize("command", OF_DECKS)
def test_a_run_that_nobody_wins_has_its_reports(run: Any, tmp_path: Path, command: str) -> None:
    folder = str(tmp_path / "run")
    words = OF_DECKS[command].in_words(8, "--turn-cap", "1", "--out", folder)
    assert run(*words).exit_code == 0
    assert (tmp_path / "run" / "report.html").exists()
    for form in ("html", "md", "csv"):
        assert run("report", folder, "--format", form).exit_code == 0
