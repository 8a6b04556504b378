"""The summary of a matrix: counted from games whose results are written by hand."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from decks import read_deck
from reports.sections.matrix import document, verdict
from reports.summaries.matrix import MatrixSummary, summarize_matrix
from reports.writing.document import Figure, Table
from reports.writing.terminal import render
from sim.cards.library import known_names
from sim.engine.record.codes.play import DIRECT_ATTACK, ERROR, NOBODY, POOL_FULL, TURN_CAP
from sim.engine.record.codes.results import A_GOES_FIRST, COLUMNS, ERROR_CODE, PAIR, REASON, TURNS, WINNER
from sim.experiments.kinds.matrix import matrix_experiment, pairings
from sim.experiments.runs.run import Run
from sim.games.batch import Games
from sim.games.matchup import prepare_sides
from sim.statistics.intervals import difference_interval, mean_interval

DECKS = [read_deck(name, known_names()) for name in ("fn-rush", "mono-red-rush", "liquid-beast")]
FN, MONO, LIQUID = range(3)
A, B = 0, 1


def games(cell: Any, winners: Sequence[int], turns: Sequence[int] = (), errors: Sequence[int] = ()) -> Games:
    """Games of a matchup: A goes first in the first of each two."""
    rows = np.zeros((len(winners), COLUMNS), np.int64)
    rows[:, PAIR] = np.arange(len(winners)) // 2
    rows[:, A_GOES_FIRST] = 1 - np.arange(len(winners)) % 2
    rows[:, WINNER] = winners
    rows[:, REASON] = np.where(np.array(winners) == NOBODY, TURN_CAP, DIRECT_ATTACK)
    rows[:, TURNS] = turns or [10] * len(winners)
    for game in errors:
        rows[game, [ERROR_CODE, WINNER, REASON]] = POOL_FULL, NOBODY, ERROR
    return Games(prepare_sides(cell), 1, 100, rows, np.arange(len(winners), dtype=np.uint64), 1.0)


def run_of(
    cells: Mapping[tuple[int, int], Sequence[int]],
    *,
    shares: Sequence[float] | None = None,
    decks: int = 3,
    **more: Any,
) -> Run:
    """A run in which the games of each pairing have these winners; in mirror matches, whoever goes first wins."""
    experiment = matrix_experiment(DECKS[:decks], shares=shares, games=1000, seed=1)
    length = len(next(iter(cells.values())))
    played = [
        games(
            cell, cells.get(at, [A, B] * (length // 2)), **{name: values.get(at, ()) for name, values in more.items()}
        )
        for cell, at in zip(experiment.cells, pairings(decks), strict=True)
    ]
    return Run(experiment, tuple(played), 1.0)


def round_they_go(pairs: int = 400) -> Run:
    """Rock, paper, scissors: each deck wins three games of four, in an order that each pairing has by itself."""
    random = np.random.default_rng(1)

    def three_of_four(winner: int) -> list[int]:
        return random.permutation([winner] * (3 * pairs // 2) + [1 - winner] * (pairs // 2)).tolist()

    return run_of({(FN, MONO): three_of_four(A), (MONO, LIQUID): three_of_four(A), (FN, LIQUID): three_of_four(B)})


def page(summary: MatrixSummary, width: int = 120, plain: bool = True) -> str:
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        console.print(render(document(summary), plain=plain))
    return captured.get()


FEW = {(FN, MONO): [A, A, A, B], (FN, LIQUID): [A, B, B, B], (MONO, LIQUID): [A, NOBODY, B, A]}


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


def test_a_field_of_given_shares() -> None:
    summary = summarize_matrix(run_of(FEW, shares=[0, 20, 60]))
    assert [deck.share for deck in summary.decks] == [0, 0.25, 0.75]
    assert summary.field is not None
    rates = [standing.win_rate.estimate for standing in summary.field.standings]
    assert rates == pytest.approx([0.25 * 0.75 + 0.75 * 0.25, 0.25 * 0.5 + 0.75 * 0.625, 0.25 * 0.375 + 0.75 * 0.5])
    assert summary.field.first_player_win_rate.estimate == pytest.approx(
        sum(
            share * standing.going_first.estimate
            for share, standing in zip([0, 0.25, 0.75], summary.field.standings, strict=True)
        )
    )
    assert "this field of 3 decks" in verdict(summary)
    assert "75.0 %" in page(summary)


def test_rock_paper_scissors() -> None:
    summary = summarize_matrix(round_they_go())
    field = summary.field
    assert field is not None
    assert [cell.favoured for cell in field.cells] == [0, 1, -1, 0, 1, 0]
    assert field.nash.mixture.shares == pytest.approx([1 / 3] * 3)
    assert field.nash.inclusion.tolist() == [1, 1, 1]
    assert field.cycle is not None
    assert (field.cycle.decks, field.cycle.least_win_rate) == ((FN, MONO, LIQUID), 0.75)
    assert field.intransitivity == pytest.approx(1)
    assert [standing.alike for standing in field.standings] == [(1, 2), (0, 2), (0, 1)]
    assert verdict(summary).startswith("Too close to call: FN Rush wins 50.0 % ")
    text = " ".join(page(summary).split())
    assert "The mixture that no deck beats" in text
    assert text.count("33 %") == 3 and text.count("100.0 %") == 3
    assert "FN Rush beats Mono-red Rush (75 % (72 - 78 %)), Mono-red Rush beats Liquid Beast" in text
    assert "explains 0 % of the differences" in text


def test_how_often_everybody_plays_the_one_deck() -> None:
    # Where FN Rush loses to Liquid Beast all three are mixed, and FN Rush is still part of the mixture.
    close = np.random.default_rng(8).permutation([A] * 427 + [B] * 373).tolist()
    summary = summarize_matrix(run_of({(FN, MONO): [A] * 800, (FN, LIQUID): close, (MONO, LIQUID): [A] * 800}))
    assert summary.field is not None
    nash = summary.field.nash
    assert nash.inclusion[FN] == 1 and nash.alone[FN] == 1 - nash.inclusion[LIQUID] < 1
    text = " ".join(page(summary).split())
    assert "everybody plays FN Rush" in text
    assert f"it was so in {100 * nash.alone[FN]:.0f} % of the drawings" in text
    assert summary.to_json()["nash"]["alone"] == nash.alone.tolist()


def test_the_flags_are_those_of_all_pairings_together() -> None:
    """A pairing that is certain alone (p = 0.036) is not among three of which two are even."""
    even, better = [A, B] * 100, [A, A] * 6 + [A, B] * 94
    alone = summarize_matrix(run_of({(FN, MONO): better}, decks=2)).field
    among = summarize_matrix(run_of({(FN, MONO): better, (FN, LIQUID): even, (MONO, LIQUID): even})).field
    assert alone is not None and among is not None
    assert alone.cells[1].win_rate == among.cells[1].win_rate
    assert alone.cells[1].win_rate.low > 0.5
    assert (alone.cells[1].favoured, among.cells[1].favoured) == (1, 0)


def test_a_pair_that_erred_anywhere_is_left_out_everywhere() -> None:
    winners = {(FN, MONO): [A, A, B, B, A, B], (FN, LIQUID): [A, B, A, B, A, A], (MONO, LIQUID): [A, B, A, B, B, B]}
    summary = summarize_matrix(run_of(winners, errors={(MONO, LIQUID): [3], (FN, FN): [2, 3]}))
    clean = {at: [*results[:2], *results[4:]] for at, results in winners.items()}
    without = summarize_matrix(run_of(clean))
    assert (summary.pairs, summary.pairs_counted) == (3, 2)
    assert summary.field is not None and without.field is not None
    assert summary.field.cells == without.field.cells
    assert summary.field.standings == without.field.standings
    assert [matchup.pairs_counted for matchup in summary.matchups] == [2] * 6
    assert [matchup.decks[0].win_rate for matchup in summary.matchups] == [
        matchup.decks[0].win_rate for matchup in without.matchups
    ]
    text = page(summary)
    assert "1 pair of games is left out of all pairings" in text
    assert "Mono-red Rush against Liquid Beast, game 3: the standby pool overflowed" in text
    assert "FN Rush against itself, game 2" in text


def test_a_run_broken_off_is_read_as_far_as_all_pairings_have_come() -> None:
    run = run_of({(FN, MONO): [A, A, B, B], (FN, LIQUID): [A, B, A, B], (MONO, LIQUID): [A, B, A, B]})
    longer = games(run.experiment.cells[1], [A, A, B, B, A, A])
    broken = replace(run, cells=(run.cells[0], longer, *run.cells[2:]), interrupted=True)
    summary, whole = summarize_matrix(broken), summarize_matrix(run)
    assert (summary.pairs, summary.games_cut_off) == (2, 2)
    assert summary.field is not None and whole.field is not None
    assert summary.field.cells == whole.field.cells
    assert "2 games more were played of some pairings" in page(summary)


def test_no_result() -> None:
    run = run_of({(FN, MONO): [A, A]}, decks=2)
    none_yet = replace(run, cells=(run.cells[0], *(games(cell, []) for cell in run.experiment.cells[1:])))
    assert verdict(summarize_matrix(none_yet)) == "No result: not every pairing has been played yet."
    erred = run_of({(FN, MONO): [A, A]}, decks=2, errors={(MONO, MONO): [1]})
    assert verdict(summarize_matrix(erred)).startswith("No result: in each of the 1 pairs there was an error")
    for one in (none_yet, erred):
        summary = summarize_matrix(one)
        assert summary.field is None
        assert "No result" in page(summary)
        described = json.loads(json.dumps(summary.to_json(), allow_nan=False))
        assert described["ranking"] is None and described["cells"][1]["win_rate"] is None
        assert described["decks"][0]["win_rate"] is None


def test_a_mirror_match_that_is_not_even_is_a_fault_and_no_result() -> None:
    run = run_of({(FN, MONO): [A, A]}, decks=2)
    uneven = replace(run, cells=(games(run.experiment.cells[0], [A, A]), *run.cells[1:]))
    with pytest.raises(RuntimeError, match="not even in every pair"):
        summarize_matrix(uneven)


def test_one_pair_of_games_is_enough_for_a_result() -> None:
    summary = summarize_matrix(run_of({(FN, MONO): [A, A]}, decks=2))
    assert summary.field is not None
    assert summary.field.intransitivity is None
    assert verdict(summary).startswith("Too close to call: FN Rush wins")
    assert json.dumps(summary.to_json(), allow_nan=False)
    assert "circle" not in page(summary)  # of two decks


def test_who_is_best_and_who_may_be() -> None:
    strong, even = [A, A, A, B] * 100, [A, B] * 200
    clear = {(FN, MONO): strong, (FN, LIQUID): strong, (MONO, LIQUID): even}
    summary = summarize_matrix(run_of(clear))
    assert summary.field is not None
    assert [standing.alike for standing in summary.field.standings] == [(), (2,), (1,)]
    assert verdict(summary) == (
        "FN Rush wins 67 % (64 - 69 %) of its games against an equal field of these 3 decks, more than every"
        " other deck."
    )
    # Mono-red is as good as FN Rush, and both are better than Liquid Beast.
    both = {(FN, MONO): even, (FN, LIQUID): strong, (MONO, LIQUID): strong}
    words = verdict(summarize_matrix(run_of(both)))
    assert words.endswith("more than all others but Mono-red Rush, which cannot be told apart from it.")


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
        (2, 3, "quickest win: Liquid Beast beats FN Rush in turn 4"),
        (4, 2, "longest game: Mono-red Rush against Liquid Beast, 50 turns"),
        (1, 9, "upset: Mono-red Rush beats FN Rush, as in 10.0 % of their games"),
    ]


def test_the_document_has_each_pairing_once_and_every_figure_a_name_of_its_own() -> None:
    sections = document(summarize_matrix(round_they_go())).sections
    titles = [section.title for section in sections if section.detailed and section.title]
    assert titles == [
        "All pairings",
        "FN Rush against itself",
        "FN Rush against Mono-red Rush",
        "FN Rush against Liquid Beast",
        "Mono-red Rush against itself",
        "Mono-red Rush against Liquid Beast",
        "Liquid Beast against itself",
    ]
    blocks = [block for section in sections for block in section.blocks]
    figures = [block.name for block in blocks if isinstance(block, Figure)]
    assert len(figures) == len(set(figures)) == 7
    (matrix,) = (block for block in blocks if isinstance(block, Table) and block.heat)
    assert [row[0] for row in matrix.rows] == ["1 FN Rush", "2 Mono-red Rush", "3 Liquid Beast"]
    assert [matrix.rows[at][1 + at] for at in range(3)] == ["50"] * 3
    (pairings_table,) = (block for block in blocks if isinstance(block, Table) and block.title == "Each of 800 games")
    assert len(pairings_table.rows) == 6


@pytest.mark.parametrize(("width", "row"), [(120, "1 FN Rush 50 75 +- 3 + 25 +- 3 -"), (40, "1 FN Rush 50 75+ 25-")])
def test_where_there_is_little_room_the_matrix_leaves_out_the_intervals(width: int, row: str) -> None:
    lines = [" ".join(line.split()) for line in page(summarize_matrix(round_they_go()), width).splitlines()]
    assert row in lines
    assert "the widest +- 3" in " ".join(lines)
