"""The document of a goldfish run: its verdict, tables and figures."""

import json
from dataclasses import replace
from typing import Any

import pytest

from reports.sections.goldfish import document, verdict
from reports.summaries.goldfish import GoldfishSummary
from reports.writing.document import Figure
from tests.reports.examples.goldfish import LOST, NOBODY, WON, summary_of
from tests.reports.examples.terminal import on_terminal


def page(summary: GoldfishSummary, width: int = 120) -> str:
    return on_terminal(document(summary), width=width)


def test_shares_are_of_all_games_and_by_seat() -> None:
    """Going first: wins in turns 3 and 5, a loss, an undecided game. Going second: four wins in turn 4."""
    summary = summary_of([(WON, 3), (WON, 4), (WON, 5), (WON, 4), (LOST, 30), (WON, 4), (NOBODY, 50), (WON, 4)])
    first, second = summary.decks[0].seats
    assert first.won_by_turn is not None and second.won_by_turn is not None
    assert first.won_by_turn.shares.tolist() == [0, 0, 0.25, 0.25, 0.5]
    assert second.won_by_turn.shares.tolist() == [0, 0, 0, 1, 1]
    assert [first.endings[ending] for ending in ("won by direct attack", "lost by deck out", "undecided")] == [2, 1, 1]
    assert (first.mean_turn, first.median_turn) == (None, None)
    assert (second.mean_turn, second.median_turn) == (4, 4)
    assert [interval.estimate for interval in summary.decks[0].won_by_turn] == [0, 0, 0.125, 0.625, 0.75]
    assert summary.turn == 4
    assert verdict(summary).text == (
        "FN Rush usually wins by turn 4: 62 % won by its own turn 4 (19 - 98 %) in 8 games played by a scripted player."
    )
    told = (
        "FN Rush wins by its own turn 4 in 25 % of games going first (on the play), 100 % going second (on the draw)."
    )
    assert told in page(summary, width=200)
    text = page(summary, width=200)
    assert "FN Rush wins by its own turn 4 in 25 % of games going first (on the play), 100 % going second" in text
    assert "lost by deck out" in text and "undecided after turn 100" in text and "lost by card effect" not in text
    assert "given only where every game was won" in text


def test_an_error_leaves_its_pair_out() -> None:
    summary = summary_of([(WON, 3), (WON, 3), (NOBODY, 2), (WON, 9)], errors=(2,))
    first, second = summary.decks[0].seats
    assert (first.games, second.games) == (1, 1)
    assert second.won_by_turn is not None and second.won_by_turn.shares.tolist() == [0, 0, 1]
    assert summary.errors == ((0, 2, "the standby pool overflowed"),)
    assert "FN Rush, game 2: the standby pool overflowed" in page(summary)


def test_nothing_but_errors() -> None:
    summary = summary_of([(NOBODY, 3), (WON, 4)], errors=(0,))
    assert verdict(summary).answer == "No result"
    assert "No result" in page(summary)
    assert json.dumps(summary.to_json(), allow_nan=False)


def test_a_deck_that_never_wins() -> None:
    summary = summary_of([(NOBODY, 50)] * 4)
    assert (summary.turn, summary.to_json()["quickest"]) == (None, None)
    assert verdict(summary).text == (
        "FN Rush never wins: 0 % won within 100 turns, 4 games played by a scripted player."
    )
    assert "0 %" in page(summary)
    both = summary_of([(NOBODY, 50)] * 4, [(LOST, 30)] * 4)
    assert verdict(both).answer == "No deck ever wins"
    assert page(both)


def test_a_deck_that_seldom_wins_is_judged_by_its_last_turn() -> None:
    summary = summary_of([(WON, 3), (NOBODY, 50), (NOBODY, 50), (WON, 7), (NOBODY, 50), (NOBODY, 50)])
    assert summary.turn == 7
    assert verdict(summary).answer == "FN Rush rarely wins, even by turn 7"
    assert "by its own turn 7 in 33 % of games going first (on the play), 33 % going second" in page(summary, 200)


def test_the_quickest_deck_is_called_so_where_that_is_certain() -> None:
    summary = summary_of([(WON, 5)] * 100, [(WON, 4), (WON, 5)] * 50)
    assert (summary.turn, summary.quickest, summary.leads) == (4, 1, True)
    assert verdict(summary).answer == "Liquid Beast is the quickest of 2 decks"
    assert "Liquid Beast wins by its own turn 4 in 100 % of games going first" in page(summary, 200)
    assert summary.decks[0].ahead == ()
    assert [interval.estimate for interval in summary.decks[1].ahead] == [0, 0, 0, 0.5, 0]


def test_no_deck_is_called_quickest_where_decks_win_equally_often() -> None:
    summary = summary_of([(WON, 4), (WON, 5)] * 50, [(WON, 5), (WON, 4)] * 50)
    assert not summary.leads
    assert verdict(summary).answer == "No deck is shown to be quickest"
    assert "cannot tell which is the quickest." in page(summary)
    assert [interval.estimate for interval in summary.decks[1].ahead] == [0, 0, 0, 0, 0]


def test_a_deck_that_has_not_played_yet_is_left_out() -> None:
    """Ctrl-C came before its first chunk."""
    summary = summary_of([(WON, 4)] * 4, [])
    assert summary.decks[1].won_by_turn == summary.decks[1].ahead == ()
    assert (summary.turn, summary.quickest, summary.leads) == (4, 0, False)
    assert "FN Rush" in page(summary)


def test_the_page_is_ascii_and_fits_a_terminal() -> None:
    results = [(WON, turn) for turn in (3, 4, 5, 6, 7, 8, 9, 20)] * 20
    for summary in (summary_of(results), summary_of(results, results[::-1])):
        for width in (80, 120):
            text = page(summary, width)
            assert text.isascii()
            assert max(map(len, text.splitlines())) <= width


def test_the_figures_of_several_decks_are_the_curves_of_each_seat() -> None:
    whole = summary_of([(WON, 5)] * 100, [(WON, 4), (WON, 5)] * 50)
    visible = [section for section in document(whole).sections if not section.detailed]
    first, second = (block for section in visible for block in section.blocks if isinstance(block, Figure))
    for figure, seat, finding in (
        (first, "going first", "Going first, Liquid Beast has won the most by its own turn 4: 100 % of games."),
        (second, "going second", "Going second, Liquid Beast has won the most by its own turn 4: 0 % of games."),
    ):
        assert (figure.name, figure.finding) == (f"kill turns {seat}", finding)
        assert figure.table.title == f"Games won by own turn, {seat}, of all games"
        assert len(figure.draw().axes[0].get_lines()) == 2  # a curve for each deck, and no dots


def test_the_turns_that_are_left_are_one_row() -> None:
    """99 % of all wins have come by turn 5: what came until turn 20 stands in the row 6-20."""
    summary = summary_of([(WON, 4), (WON, 4)] * 60 + [(WON, 5), (WON, 5)] * 60 + [(WON, 20), (WON, 20)])
    (figure,) = document(summary).sections[1].blocks
    rows: Any = figure.table.rows  # type: ignore[union-attr]
    assert [row[0] for row in rows] == ["4", "5", "6-20"]
    assert rows[2][1].value == pytest.approx(1 / 121)
    assert rows[2][2].interval.estimate == 1


def test_every_deck_has_its_player() -> None:
    two = summary_of([(WON, 3)] * 4, [(WON, 4)] * 4)
    assert "The player is rush, and the goldfish does nothing." in page(two)
    first, other = two.decks
    mixed = replace(two, decks=(replace(first, player="fn-rush.play"), replace(other, player="liquid-beast.play")))
    text = " ".join(page(mixed).split())
    assert "FN Rush is played by fn-rush.play, Liquid Beast by liquid-beast.play, and the goldfish does" in text
