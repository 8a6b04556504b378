"""The document of a matrix: its verdict, tables and figures."""

import csv
import io
import json
from dataclasses import replace

import numpy as np
import pytest

from reports.sections.matrix import document, verdict
from reports.summaries.matrix import MatrixSummary, summarize_matrix
from reports.writing.document import Figure, Table
from reports.writing.text_formats import comma_separated
from reports.writing.values import text_of
from sim.experiments.runs.run import Run
from tests.reports.examples.matrix import FEW, FN, LIQUID, MONO, A, B, games, matches_of_run, run_of
from tests.reports.examples.terminal import on_terminal


def round_they_go(pairs: int = 400) -> Run:
    """Rock, paper, scissors: each deck wins three games of four, in an order that each pairing has by itself."""
    random = np.random.default_rng(1)

    def three_of_four(winner: int) -> list[int]:
        return random.permutation([winner] * (3 * pairs // 2) + [1 - winner] * (pairs // 2)).tolist()

    return run_of({(FN, MONO): three_of_four(A), (MONO, LIQUID): three_of_four(A), (FN, LIQUID): three_of_four(B)})


def page(summary: MatrixSummary, width: int = 120, plain: bool = True) -> str:
    return on_terminal(document(summary), width=width, plain=plain)


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
    assert "This field of 3 decks" in " ".join(page(summary).split())
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
    assert verdict(summary).text.startswith("Too close to call among 3 decks: 50.0 % win rate for FN Rush (")
    text = " ".join(page(summary).split())
    assert "The equilibrium: the mixture of decks that no deck beats" in text
    assert "The best reply: against this field as it is, FN Rush (or a deck that cannot be told apart from it)" in text
    assert text.count("33 %") == 3 and text.count("100.0 %") == 3
    assert "FN Rush beats Mono-red Rush (75 %), Mono-red Rush beats Liquid Beast" in text
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
    assert f"This held in {100 * nash.alone[FN]:.0f} % of {nash.replicates} bootstrap samples" in text
    assert summary.to_json()["nash"]["alone"] == nash.alone.tolist()


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


def test_an_interrupted_run_counts_the_pairs_that_all_pairings_have() -> None:
    run = run_of({(FN, MONO): [A, A, B, B], (FN, LIQUID): [A, B, A, B], (MONO, LIQUID): [A, B, A, B]})
    longer = games(run.experiment.cells[1], [A, A, B, B, A, A])
    broken = replace(run, cells=(run.cells[0], longer, *run.cells[2:]), interrupted=True)
    summary, whole = summarize_matrix(broken), summarize_matrix(run)
    assert (summary.pairs, summary.games_cut_off) == (2, 2)
    assert summary.field is not None and whole.field is not None
    assert summary.field.cells == whole.field.cells
    assert "2 more games were played of some pairings" in page(summary)


def test_no_result() -> None:
    run = run_of({(FN, MONO): [A, A]}, decks=2)
    none_yet = replace(run, cells=(run.cells[0], *(games(cell, []) for cell in run.experiment.cells[1:])))
    assert verdict(summarize_matrix(none_yet)).text == "No result. Not every pairing has been played yet."
    erred = run_of({(FN, MONO): [A, A]}, decks=2, errors={(MONO, MONO): [1]})
    assert verdict(summarize_matrix(erred)).doubt.startswith("In every pair of the 2 games there was an error")
    for one in (none_yet, erred):
        summary = summarize_matrix(one)
        assert summary.field is None
        assert "No result" in page(summary)
        described = json.loads(json.dumps(summary.to_json(), allow_nan=False))
        assert described["ranking"] is None and described["cells"][1]["win_rate"] is None
        assert described["decks"][0]["win_rate"] is None


def test_one_pair_of_games_is_enough_for_a_result() -> None:
    summary = summarize_matrix(run_of({(FN, MONO): [A, A]}, decks=2))
    assert summary.field is not None
    assert summary.field.intransitivity is None
    assert verdict(summary).answer == "Too close to call among 2 decks"
    assert json.dumps(summary.to_json(), allow_nan=False)
    assert "cycle" not in page(summary)  # of two decks


def test_who_is_best_and_who_may_be() -> None:
    strong, even = [A, A, A, B] * 100, [A, B] * 200
    clear = {(FN, MONO): strong, (FN, LIQUID): strong, (MONO, LIQUID): even}
    summary = summarize_matrix(run_of(clear))
    assert summary.field is not None
    assert [standing.alike for standing in summary.field.standings] == [(), (2,), (1,)]
    assert verdict(summary).text.startswith(
        "FN Rush is the best of 3 decks: 67 % win rate against the field (64 - 69 %) in 2,400 games between scripted"
        " players."
    )
    assert "The range is a bit wider because this is the best of 3 decks." in page(summary)
    best = summary.field.standings[FN]
    assert best.win_rate_taken_together.low < best.win_rate.low < best.win_rate.high
    # Mono-red is as good as FN Rush, and both are better than Liquid Beast.
    both = {(FN, MONO): even, (FN, LIQUID): strong, (MONO, LIQUID): strong}
    assert verdict(summarize_matrix(run_of(both))).answer == "FN Rush or Mono-red Rush is best"
    assert "Mono-red Rush cannot be told apart from FN Rush." in page(summarize_matrix(run_of(both)))


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
    assert [text_of(matrix.rows[at][1 + at]) for at in range(3)] == ["50"] * 3
    rows = list(csv.reader(io.StringIO(comma_separated([document(summarize_matrix(round_they_go()))]))))
    begin = rows.index([matrix.title]) + 2
    for at, row in enumerate(rows[begin : begin + 3]):
        assert row[1 + 3 * at : 4 + 3 * at] == ["50.0", "50.0", "50.0"]
        assert all(0 <= float(cell) <= 100 for cell in row[1:])
        assert max(float(cell) for cell in row[1:]) > 1  # in percent, as the title says
    (pairings_table,) = (block for block in blocks if isinstance(block, Table) and block.title == "Each of 800 games")
    assert len(pairings_table.rows) == 6


@pytest.mark.parametrize(("width", "row"), [(120, "1 FN Rush 50 75 +- 3 + 25 +- 3 -"), (40, "1 FN Rush 50 75+ 25-")])
def test_where_there_is_little_room_the_matrix_leaves_out_the_intervals(width: int, row: str) -> None:
    lines = [" ".join(line.split()) for line in page(summarize_matrix(round_they_go()), width).splitlines()]
    assert row in lines
    assert "the widest +- 3" in " ".join(lines)


def test_what_is_won_are_matches() -> None:
    close = [[A, A, A, B] * 20, [B, A, A, B] * 20, [B, B, B, A] * 20]
    summary = summarize_matrix(
        matches_of_run({(FN, MONO): [[A] * 80] * 3, (FN, LIQUID): close, (MONO, LIQUID): [[B] * 80] * 3})
    )
    assert " in 480 best-of-three matches between scripted players." in verdict(summary).text
    assert document(summary).title == "3 decks, all against all, best of three"
    shown = " ".join(page(summary).split())
    for words in (
        "Each pairing: 80 matches, all decks played by rush",
        "Matches against this field, by who goes first in game 1:",
        "wins more than half of its matches against it.",
    ):
        assert words in shown
    assert "better pilots" not in shown
    blocks = [block for section in document(summary).sections for block in section.blocks]
    (figure,) = [block for block in blocks if isinstance(block, Figure)]
    assert figure.finding == "The decks win between 17 % and 75 % of their matches."
    tables = [block for block in blocks if isinstance(block, Table)]
    (pairings,) = [table for table in tables if table.title == "Each of 80 matches"]
    rows = {(row[0], row[1]): [text_of(value) for value in row[2:]] for row in pairings.rows}
    assert rows["1 FN Rush", "1 FN Rush"][:3] == ["50", "50", "50"]
    assert rows["1 FN Rush", "2 Liquid Beast"][-1] == "2.50"
    titles = [section.title for section in document(summary).sections if section.detailed and section.title]
    assert titles[:3] == ["All pairings", "FN Rush against itself", "FN Rush against Liquid Beast"]
    assert "Sideboarding" not in titles  # which is a part of each pairing


def test_a_game_of_a_match_that_erred_is_named_as_replay_takes_it() -> None:
    winners = {(FN, MONO): [[A, A, A, B]] * 3}
    summary = summarize_matrix(matches_of_run(winners, decks=2, errors={(FN, MONO): [[], [2], []]}))
    shown = page(summary)
    assert "FN Rush against Mono-red Rush, game 2 --cell 4: " in shown
    assert "1 pair of matches is left out of all pairings" in " ".join(shown.split())
