"""Games with players who search or look ahead: the same by any pieces, replayed, better than the script's."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.playing.batch import play_match
from sim.games.playing.recorded_answers import WORDS, answers_in, with_answers
from sim.games.sessions.session import Session
from tests.games.playing.searching_checks import played

PLAYERS = ("search:3", "lookahead:2")  # those of searching_checks.py


def matchup(deck: str, *players: str) -> Matchup:
    own = read_deck(deck, known_names())
    return prepare_matchup(own, own, (players[0], players[1]))


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What came out of the games of searching_checks.py."""
    return played(tmp_path_factory.mktemp("run"))


def test_halting_at_every_question_changes_no_game(found: Any) -> None:
    assert found["scripts"] == [True, True]


@pytest.mark.parametrize("player", PLAYERS)
def test_the_games_depend_neither_on_threads_nor_on_pieces(found: Any, player: str) -> None:
    assert found[player]["pieces"] == found[player]["whole"]
    assert found[player]["whole"] != found[player]["script"]


@pytest.mark.parametrize("player", PLAYERS)
def test_a_mirror_of_two_such_players_is_even_in_every_pair(found: Any, player: str) -> None:
    first, second = found[player]["mirror"]
    assert first == second


@pytest.mark.parametrize("player", PLAYERS)
def test_a_game_is_replayed_with_its_answers_and_without_them(found: Any, player: str) -> None:
    assert found[player]["replays"] == [found[player]["whole"][1]] * 2
    assert found[player]["same_end"] == [True, True]


@pytest.mark.parametrize("player", PLAYERS)
def test_a_run_keeps_the_answers(found: Any, player: str) -> None:
    assert found[player]["run"] == found[player]["whole"][:2]
    assert found[player]["run_replay"] == found[player]["whole"][1]
    assert found[player]["answers"]


def test_a_search_may_cast_a_blank(found: Any) -> None:
    assert found["blanks"] == [0, 0]


def test_a_verdict_says_that_a_player_searches_or_looks_ahead(found: Any) -> None:
    assert "between a player who searches and a scripted player" in found["search:3"]["verdict"]
    assert "between a player who looks ahead and a scripted player" in found["lookahead:2"]["verdict"]


@pytest.mark.parametrize("player", PLAYERS)
def test_the_coach_judges_the_choices_of_a_script(found: Any, player: str) -> None:
    assert found[player]["coached"] == [[2, True], [2, True]]
    for one in found[player]["judgements"]:
        assert one["done"] != one["better"]
        assert -100 <= one["gain"] <= 100
    assert found[player]["judgements"]


def test_answers_are_kept_behind_the_rows_as_far_as_there_is_room() -> None:
    import numpy as np

    rows = with_answers(np.zeros((3, 30), np.int64), [(3, 0, 127), (), (1,) * (8 * WORDS + 1)])
    assert [answers_in(row) for row in rows] == [(3, 0, 127), (), None]
    assert answers_in(rows[0, :30]) is None


def test_a_session_does_not_search() -> None:
    with pytest.raises(ValueError, match="a session does not search or look ahead"):
        Session.start(matchup("fn-rush", "search:2", "rush"), seed=1, outside=(1,))


@pytest.mark.soak
def test_interpreted_searches_choose_what_compiled_ones_do(found: Any, tmp_path: Path) -> None:
    """Interpreted, every index is tested."""
    run = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("searching_checks.py")), str(tmp_path)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == json.loads(json.dumps(found))


@pytest.mark.soak
@pytest.mark.parametrize("deck", ["liquid-beast", "mono-red-rush"])
@pytest.mark.parametrize("player", ["search:10/rush", "lookahead/rush"])
def test_a_search_and_a_lookahead_beat_the_script_that_they_follow(deck: str, player: str) -> None:
    games = play_match(matchup(deck, player, "rush"), 60, seed=8)
    assert games.scores.mean() > 0.65
