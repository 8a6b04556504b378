"""The summary of a matrix: counted from games whose results are written by hand."""

from dataclasses import replace

import numpy as np
import pytest

from reports.summaries.best_of import summarize_best_of
from reports.summaries.matrix import summarize_matrix
from reports.summaries.summary import GameOfMatch
from sim.statistics.intervals import difference_interval, mean_interval
from tests.reports.examples.best_of import run_of as match_of
from tests.reports.examples.matrix import FEW, FN, LIQUID, MONO, A, B, games, matches_of_run, run_of


def test_win_rates_against_the_field_by_hand() -> None:
    field = summarize_matrix(run_of(FEW)).field
    assert field is not None
    cells = {(cell.row, cell.column): cell for cell in field.cells}
    assert {at: cell.win_rate.estimate for at, cell in cells.items()} == {
        (FN, FN): 0.5,
        (FN, MONO): 0.75,
        (FN, LIQUID): 0.25,
        (MONO, MONO): 0.5,
        (MONO, LIQUID): 2.5 / 4,
        (LIQUID, LIQUID): 0.5,
    }
    assert cells[FN, MONO].win_rate == mean_interval([1, 0.5])
    assert cells[FN, FN].win_rate.half_width == 0
    # Pair by pair, a third of each opponent.
    by_pair = {FN: [(0.5 + 1 + 0.5) / 3, (0.5 + 0.5 + 0) / 3], MONO: [(0 + 0.5 + 0.75) / 3, (0.5 + 0.5 + 0.5) / 3]}
    for deck, scores in by_pair.items():
        assert field.standings[deck].win_rate.estimate == pytest.approx(sum(scores) / 2)
        assert field.standings[deck].win_rate.low == pytest.approx(mean_interval(scores).low)
    assert sum(standing.win_rate.estimate for standing in field.standings) == pytest.approx(3 / 2)
    assert field.ranking == (LIQUID, FN, MONO)  # 0.5417, 0.5 and 0.4583


def test_going_first_and_second_by_hand() -> None:
    field = summarize_matrix(run_of(FEW)).field
    assert field is not None
    # FN goes first in games 0 and 2: it wins both against Mono-red, one against Liquid Beast, both against itself.
    fn = field.standings[FN]
    assert fn.going_first.estimate == pytest.approx((2 + 1 + 2) / 6)
    assert fn.going_second.estimate == pytest.approx((1 + 0 + 0) / 6)
    assert fn.worth_of_going_first == difference_interval([3 / 3 - 1 / 3, 2 / 3 - 0])
    # Liquid Beast is deck B of its pairings, and goes first in games 1 and 3.
    liquid = field.standings[LIQUID]
    assert liquid.going_first.estimate == pytest.approx((2 + 0.5 + 2) / 6)
    assert liquid.going_second.estimate == pytest.approx((1 + 1 + 0) / 6)
    for standing in field.standings:
        halves = (standing.going_first.estimate + standing.going_second.estimate) / 2
        assert halves == pytest.approx(standing.win_rate.estimate)
    firsts = np.mean([standing.going_first.estimate for standing in field.standings])
    assert field.first_player_win_rate.estimate == pytest.approx(firsts)


def test_the_flags_are_those_of_all_pairings_together() -> None:
    """A pairing that is certain alone (p = 0.036) is not among three of which two are even."""
    even, better = [A, B] * 100, [A, A] * 6 + [A, B] * 94
    alone = summarize_matrix(run_of({(FN, MONO): better}, decks=2)).field
    among = summarize_matrix(run_of({(FN, MONO): better, (FN, LIQUID): even, (MONO, LIQUID): even})).field
    assert alone is not None and among is not None
    assert alone.cells[1].win_rate == among.cells[1].win_rate
    assert alone.cells[1].win_rate.low > 0.5
    assert (alone.cells[1].favoured, among.cells[1].favoured) == (1, 0)


def test_a_mirror_match_that_is_not_even_is_a_fault_and_no_result() -> None:
    run = run_of({(FN, MONO): [A, A]}, decks=2)
    uneven = replace(run, cells=(games(run.experiment.cells[0], [A, A]), *run.cells[1:]))
    with pytest.raises(RuntimeError, match="not even in every pair"):
        summarize_matrix(uneven)


def test_games_worth_watching_are_of_two_decks() -> None:
    winners = {(FN, MONO): [A] * 9 + [B], (FN, LIQUID): [A, B] * 5, (MONO, LIQUID): [A, B] * 5}
    turns = {
        (FN, MONO): [9] * 10,
        (FN, FN): [2, 2, 60, 60, *[9] * 6],
        (FN, LIQUID): [9, 9, 9, 4, 5, 9, 9, 9, 9, 9],
        (MONO, LIQUID): [9, 9, 50, 9, 9, 9, 9, 9, 9, 9],
    }
    found = summarize_matrix(run_of(winners, turns=turns)).notable_games
    assert [(one.cell, one.game, one.what) for one in found] == [
        (2, 3, "quickest win: Liquid Beast beats FN Rush on turn 4"),
        (4, 2, "longest game: Mono-red Rush against Liquid Beast, 50 turns"),
        (1, 9, "upset: Mono-red Rush beats FN Rush, as in 10.0 % of their games"),
    ]


# --- Best-of-three matches ----------------------------------------------------------------------------------
CLOSE = [[A, A, A, B], [B, A, A, B], [B, B, B, A]]  # A wins three of four matches
MATCHES = {(FN, MONO): [[A] * 4] * 3, (FN, LIQUID): CLOSE, (MONO, LIQUID): [[B] * 4] * 3}


def test_win_rates_of_matches_by_hand() -> None:
    summary = summarize_matrix(matches_of_run(MATCHES))
    assert summary.field is not None
    cells = {(cell.row, cell.column): cell.win_rate.estimate for cell in summary.field.cells}
    assert cells == {
        (FN, FN): 0.5,
        (FN, MONO): 1,
        (FN, LIQUID): 0.75,
        (MONO, MONO): 0.5,
        (MONO, LIQUID): 0,
        (LIQUID, LIQUID): 0.5,
    }
    assert (summary.pairs, summary.pairs_counted, summary.games_cut_off) == (2, 2, 0)
    assert summary.field.ranking == (FN, LIQUID, MONO)
    alone, found = summarize_best_of(match_of(*CLOSE)), summary.matches[2]
    assert (found.decks, found.change, found.comeback) == (alone.decks, alone.change, alone.comeback)
    # FN goes first in game 1 of matches 0 and 2; against itself, the player who goes first wins both.
    first = alone.decks[0].going_first
    assert first is not None
    assert summary.field.standings[FN].going_first.estimate == pytest.approx((1 + 1 + first.estimate) / 3)


def test_matches_of_pairings_that_go_on_are_cut_off_and_errors_left_out_everywhere() -> None:
    run = matches_of_run(MATCHES, errors={(FN, MONO): [[0], [], []], (MONO, LIQUID): [[], [], [3]]})
    summary = summarize_matrix(run)
    assert (summary.pairs, summary.pairs_counted) == (2, 1)  # nobody needs the third game that erred
    assert [one.pairs_counted for one in summary.matches] == [1] * 6
    longer = matches_of_run(MATCHES | {(FN, MONO): [[A] * 6] * 3})
    cut = summarize_matrix(longer)
    assert (cut.pairs, cut.games_cut_off) == (2, 6)


def test_games_of_matches_to_watch_and_the_json() -> None:
    summary = summarize_matrix(matches_of_run(MATCHES))
    assert summary.notable_games and all(isinstance(one, GameOfMatch) for one in summary.notable_games)
    assert summary.notable_games[0].words(18) == ("0", "--game", "1", "--cell", "3")
    found = summary.to_json()
    assert found["best_of"] == 3
    assert found["cells"][2]["matches"]["wins_a"] == 3 and found["cells"][2]["win_rate"]["estimate"] == 0.75
    assert "best_of" not in summarize_matrix(run_of(FEW)).to_json()
