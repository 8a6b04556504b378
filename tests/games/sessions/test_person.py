"""A person sees what a player may see, answers can be taken back exactly, and it is the game of the match."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
GAMES = 3


@pytest.fixture(scope="module")
def found() -> Any:
    """What persons_games.py prints."""
    run = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("persons_games.py")), str(GAMES)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_no_name_of_a_card_that_has_not_been_shown_is_printed(found: Any) -> None:
    assert found["hidden"] > 100
    assert found["leaks"] == 0


def test_a_hidden_card_has_no_number_by_which_a_page_could_follow_it(found: Any) -> None:
    assert found["moves"] > 100 and found["reasons"] > 10
    assert found["traced"] == 0


def test_exchanging_what_the_person_cannot_know_changes_nothing_that_is_printed(found: Any) -> None:
    assert found["exchanged"] > 30
    assert found["differing"] == 0


def test_answers_taken_back_and_hints_leave_no_trace(found: Any) -> None:
    assert found["undone"] == GAMES


def test_a_person_who_answers_as_the_script_plays_the_game_of_the_match(found: Any) -> None:
    assert found["same"] == GAMES


def test_an_opponent_who_looks_ahead_plays_as_it_does_in_the_match(found: Any) -> None:
    assert found["thinking"] == 1
