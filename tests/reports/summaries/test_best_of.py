"""The summary of best-of-three matches: counted from games whose results are written by hand."""

import json

import pytest

from reports.summaries.best_of import summarize_best_of
from reports.summaries.summary import GameOfMatch
from sim.engine.record.codes import endings
from sim.experiments.kinds.best_of import win_rate_of_match
from sim.statistics.intervals import difference_interval, mean_interval
from tests.reports.examples.best_of import run_of
from tests.reports.examples.matrix import A, B

# Pair 0: A wins 2-0 twice. Pair 1: A loses match 2 by 1-2 and wins match 3 by 2-1.
ONE = [A, A, A, B]
TWO = [B, A, A, B]
THREE = [B, B, B, A]
WON, EVEN = (0, 0, 1), (0.5, 0, 0.5)  # chances of losing, drawing and winning


def test_win_rates_by_hand() -> None:
    """Who goes first and who wins, game by game.

    Match 0: A first, A wins; B first (game 1), A wins: 2-0. Match 1: B first, A wins; B first (game 1), A wins: 2-0.
    Match 2: A first, A wins; B first (game 3), B wins; A first (game 2), B wins: 1-2.
    Match 3: B first, B wins; A first (game 2), A wins; B first (game 3), A wins: 2-1.
    """
    found = summarize_best_of(run_of(ONE, TWO, THREE))
    deck_a, deck_b = found.decks
    assert (found.matches, found.pairs, found.pairs_counted, found.games, found.drawn) == (4, 2, 2, 12, 0)
    assert deck_a.results == {"2-1": 1, "2-0": 2, "1-2": 1}
    assert deck_b.results == {"2-1": 1, "1-2": 1, "0-2": 2}
    assert (deck_a.wins, deck_b.wins) == (3, 1)
    assert deck_a.win_rate == mean_interval([1, 0.5]) and deck_b.win_rate == mean_interval([0, 0.5])
    assert deck_a.going_first == mean_interval([1, 0]) and deck_a.going_second == mean_interval([1, 1])
    assert deck_b.going_first == mean_interval([0, 0]) and deck_b.going_second == mean_interval([0, 1])
    assert deck_a.game_1.win_rate == mean_interval([1, 0.5])
    assert deck_a.game_1.going_first == mean_interval([1, 1])
    assert deck_a.games_2_and_3.win_rate == mean_interval([0.25, 0.5])  # all games, needed or not
    assert deck_a.games_2_and_3.going_first == mean_interval([0, 0.5])
    assert deck_a.games_2_and_3.going_second == mean_interval([0.5, 0.5])
    assert deck_b.games_2_and_3.going_first == mean_interval([0.5, 0.5])
    assert found.change == difference_interval([0, 0])
    assert found.change_after_sideboarding == difference_interval([0.25 - 1, 0.5 - 0.5])
    assert found.comeback == mean_interval([0, 1])
    assert found.mean_games == 2.5
    assert found.first_player_wins_match == mean_interval([0.5, 0])
    assert found.computed == pytest.approx(win_rate_of_match((WON, EVEN), ((0.75, 0, 0.25), EVEN)))
    assert found.computed_without_plans == pytest.approx(win_rate_of_match((WON, EVEN), (WON, EVEN)))
    json.dumps(found.to_json())


def test_a_pair_with_an_error_is_left_out_if_a_match_needs_the_game() -> None:
    spoiled = summarize_best_of(run_of(ONE, TWO, THREE, errors={1: [1]}))
    assert [(cell, game) for cell, game, _ in spoiled.errors] == [(1, 1)]
    assert spoiled.pairs_counted == 1
    fine = summarize_best_of(run_of(ONE, TWO, THREE, errors={2: [0]}))  # 2-0 in both matches
    assert fine.pairs_counted == 2 and len(fine.errors) == 1
    none = summarize_best_of(run_of([A, A], [A, A], [A, A], errors={0: [0]}))
    assert none.decks[0].win_rate is None and none.change is None
    json.dumps(none.to_json())


def test_a_drawn_match_is_half_a_win() -> None:
    found = summarize_best_of(run_of([endings.NOBODY] * 2, [A, A], [B, B]))
    assert (found.drawn, found.undecided, found.computed) == (2, 2, 0.5)
    assert found.decks[0].results == {"1-1": 2}
    assert found.decks[0].win_rate == mean_interval([0.5])


def test_games_to_look_at_are_games_of_matches() -> None:
    run = run_of(ONE, TWO, THREE, turns={1: [9, 8, 7, 6], 2: [5, 4, 3, 12]})
    assert summarize_best_of(run).notable_games == (
        GameOfMatch(1, 2, "quickest win of FN Rush", 3),
        GameOfMatch(2, 2, "quickest win of Liquid Beast", 2),
        GameOfMatch(2, 3, "longest third game", 3),
    )


def test_a_stopping_rule_ends_the_estimates() -> None:
    many = 4_000
    found = summarize_best_of(run_of([A, B] * many, [A, A] * many, [A, A] * many, sprt=(45, 55)))
    assert found.stopped is not None and found.stopped.endswith("its intervals are too narrow")
    assert found.accepted == (0.55, 0.45)
    assert found.matches < 2 * many


def test_a_mirror_is_known_by_its_lists() -> None:
    mirror = summarize_best_of(run_of([A, B], [A, B], [A, B], decks=(0, 0)))
    assert mirror.is_mirror and mirror.decks[0].win_rate == mean_interval([0.5])
    assert not summarize_best_of(run_of(ONE, TWO, THREE)).is_mirror


def test_an_interrupted_run_has_the_matches_of_which_all_games_are_there() -> None:
    found = summarize_best_of(run_of(ONE, TWO, THREE[:2]))
    assert (found.matches, found.pairs_counted) == (2, 1)
    assert summarize_best_of(run_of(ONE, TWO, [])).decks[0].win_rate is None
