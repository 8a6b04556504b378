"""The summary of a matrix: counted from games whose results are written by hand."""

from dataclasses import replace

import numpy as np
import pytest

from reports.summaries.matrix import summarize_matrix
from sim.statistics.intervals import difference_interval, mean_interval
from tests.reports.examples.matrix import FEW, FN, LIQUID, MONO, A, B, games, run_of


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
