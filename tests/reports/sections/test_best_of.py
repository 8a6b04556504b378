"""The document of best-of-three matches: its sentences, and its table."""

from dataclasses import replace
from typing import Any

import pytest

from reports.sections.best_of import document, verdict
from reports.summaries.best_of import BestOfSummary, GameRates, summarize_best_of
from reports.writing.document import Paragraph, Table
from reports.writing.values import text_of
from sim.statistics.intervals import Interval
from tests.reports.examples.best_of import run_of
from tests.reports.examples.matrix import A, B


@pytest.fixture(scope="module")
def close() -> BestOfSummary:
    return summarize_best_of(run_of([A, A, A, B], [B, A, A, B], [B, B, B, A]))


def sentences(summary: BestOfSummary) -> list[str]:
    blocks = [block for section in document(summary).sections for block in section.blocks]
    return [block.text for block in blocks if isinstance(block, Paragraph)]


@pytest.mark.parametrize(
    ("winners", "start"),
    [
        (([A, A] * 20,) * 3, "FN Rush beats Liquid Beast: 100 % win rate ("),
        (([B, B] * 20,) * 3, "Liquid Beast beats FN Rush: 100 % win rate ("),
        (([A, B],) * 3, "Too close to call: 50 % win rate for FN Rush ("),
    ],
)
def test_verdicts(winners: Any, start: str) -> None:
    found = verdict(summarize_best_of(run_of(*winners))).text
    assert found.startswith(start) and "best-of-three matches" in found


def test_a_mirror_and_no_result_say_so(close: BestOfSummary) -> None:
    mirror = summarize_best_of(run_of([A, B], [A, B], [A, B], decks=(0, 0)))
    assert verdict(mirror).answer == "A mirror match, even by design"
    assert "FN Rush (A) and FN Rush (B) are the same lists with the same player" in sentences(mirror)[0]
    none = summarize_best_of(run_of([A, A], [A, A], [A, A], errors={0: [0]}))
    assert verdict(none).text == "No result. In every pair of the 2 matches there was an error."
    unfinished = summarize_best_of(run_of([A, A], [A, A], []))
    assert verdict(unfinished).text == "No result. Not all games of any match have been played."
    assert document(unfinished).sections
    assert "1 pair of matches is left out of the estimates" in " ".join(sentences(none))


def test_an_accepted_rate_is_said_first(close: BestOfSummary) -> None:
    found = replace(close, stopped="It is so", accepted=(0.55, 0.45))
    assert verdict(found).answer == "The test accepts 55 % for FN Rush"
    assert sentences(found)[0].startswith("The test accepts 55 % over 45 % as the win rate of FN Rush in matches")
    assert "Stopped by the rule: It is so." in sentences(found)


def test_the_table_has_matches_and_single_games(close: BestOfSummary) -> None:
    (table,) = [block for block in document(close).sections[0].blocks if isinstance(block, Table)]
    rows = {str(row[0]).strip(): [text_of(value) for value in row[1:]] for row in table.rows}
    assert rows["matches won"] == ["3", "1"]
    assert (rows["2-0"], rows["2-1"]) == (["2", "0"], ["1", "1"])
    assert "1-2" not in rows
    assert [str(row[0]) for row in table.rows if "going" in str(row[0])] == [
        *("  going first in game 1", "  going second in game 1"),
        *("  going first", "  going second") * 2,
    ]


def test_what_best_of_three_changes_and_where_it_comes_from_is_said(close: BestOfSummary) -> None:
    said = sentences(close)
    assert any(one.startswith("Of the first games FN Rush wins 75 %") for one in said)
    assert any("A match takes 2.50 games on average." in one for one in said)
    assert any("from all 12 games, including games that no match needed" in one for one in said)
    assert any(one.startswith("A check: by its win rates in single games FN Rush would win") for one in said)
    assert "FN Rush keeps its list: its player has no plan against this opponent." in said
    (how,) = [one for one in said if one.startswith('A plan is a line below "sideboard" in the playbook')]
    assert "against Liquid Beast: -2 Corile, +2 Terror Pit." in how


def test_what_is_swapped_is_said_by_the_plan(close: BestOfSummary) -> None:
    deck = replace(close.decks[0], plan="against Liquid Beast: -1 Torcon, +1 Corile")
    said = sentences(replace(close, decks=(deck, close.decks[1])))
    assert "FN Rush plays games 2 and 3 by its plan against Liquid Beast: -1 Torcon, +1 Corile." in said
    assert any(one.startswith("That changes the win rate of FN Rush in single games by -38") for one in said)
    assert not any("That changes" in one for one in sentences(close))


def test_a_loser_who_had_better_go_second_is_pointed_out(close: BestOfSummary) -> None:
    rates = GameRates(Interval(0.5, 0.4, 0.6), Interval(0.3, 0.2, 0.4), Interval(0.7, 0.6, 0.8))
    deck = replace(close.decks[1], games_2_and_3=rates)
    (said,) = [one for one in sentences(replace(close, decks=(close.decks[0], deck))) if "goes second" in one]
    assert said.startswith("Liquid Beast wins more of games 2 and 3 when it goes second.")
    assert not any("goes second" in one for one in sentences(close))


def test_drawn_matches_and_undecided_games_are_said(close: BestOfSummary) -> None:
    said = sentences(replace(close, drawn=1, undecided=3))
    assert "1 match was drawn: half a win for each deck." in said
    assert any(one.startswith("3 games drawn, or undecided after turn 100:") for one in said)
