"""A search and a lookahead see only what a player may see: exchanging the rest changes nothing that they do.

The cards whose faces a player remembers are in `sim.engine.hidden`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


def printed(script: str, *arguments: object) -> Any:
    """What a script next to this file prints, interpreted."""
    run = subprocess.run(
        [sys.executable, str(Path(__file__).with_name(script)), *map(str, arguments)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_the_scripts_answer_is_kept_unless_another_one_wins_clearly_more() -> None:
    # Clear is a lead of more than the root of 20 deals: 4 points, two wins.
    wins = ("10:10", "10:12", "10:13", "4:6", "4:7", "12:9")
    assert printed("search_leads.py", "search", 20, *wins) == [0, 0, 1, 0, 1, 0]


def test_an_answer_that_is_clearly_better_is_given_by_a_lookahead_of_any_number_of_deals() -> None:
    # The lead that many deals need is more than the first four can give.
    assert printed("search_leads.py", "lookahead", 8, "4:4", "4:5") == [0, 1]
    assert printed("search_leads.py", "lookahead", 2000, "1000:1000", "1000:1002", "1000:1250") == [0, 0, 1]


def test_a_lookahead_that_has_thought_enough_about_a_turn_follows_its_script() -> None:
    assert printed("search_limits.py", "lookahead", 0.9, 1.0, 1.1) == [[True, False, False], [True, True, True]]
    assert printed("search_limits.py", "search", 0.9, 1.0, 1.1) == [[True, True, True], [True, True, True]]


def test_answers_are_noted_for_training_while_there_is_room_and_not_too_much_work() -> None:
    assert printed("search_limits.py", "notes", 0.9, 1.0, 1.1) == [[True, True, False], [False, False, False]]


@pytest.mark.parametrize("player", ["search", "lookahead"])
def test_exchanging_what_a_player_cannot_know_changes_no_choice(player: str) -> None:
    found = printed("search_honesty.py", player, 7, 8, 1)
    assert found["compared"] > 15
    assert found["exchanged"] > 15
    assert found["within_effects"] > 5
    assert found["differing"] == 0


@pytest.mark.soak
@pytest.mark.parametrize("player", ["search", "lookahead"])
def test_exchanging_what_a_player_cannot_know_changes_no_choice_with_many_decks(player: str) -> None:
    found = printed("search_honesty.py", player, 120, 25, 10)
    assert found["compared"] > 1000
    assert found["within_effects"] > 300
    assert found["remembered"] > 50
    assert found["gr"] > 100
    assert found["hyperspatial"] > 100
    assert found["asks"] > 9
    assert found["differing"] == 0
