"""How far better pilots move a result: in verdicts, tables and JSON, and where it was not or not all measured."""

import json

import numpy as np
import pytest

from decks.reading import read_deck
from reports.full_report import whole_report
from reports.sections import match, matrix, pilots
from reports.sections.pilots import NOT_MEASURED
from reports.summaries.match import summarize_match
from reports.summaries.matrix import summarize_matrix
from reports.summaries.pilots import summarize_pilots
from reports.writing.document import Table
from reports.writing.values import Points, Rate
from reports.writing.verdict import Verdict
from sim.cards.library import known_names
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.run import Run
from tests.reports.examples.matrix import FEW, A, B, games, run_of
from tests.reports.examples.pilots import with_pilots
from tests.reports.examples.terminal import on_terminal

NAMES = known_names()
RUSH, LIQUID = (read_deck(name, NAMES) for name in ("fn-rush", "liquid-beast"))
EVEN, STRONG, WEAK = [A, B] * 100, [A, A, A, B] * 50, [B, B, B, A] * 50


def match_run(winners: list[int], *players: str, decks: tuple[str, str] = ("fn-rush", "liquid-beast")) -> Run:
    both = [read_deck(name, NAMES) for name in decks]
    experiment = match_experiment(both[0], both[1], players=(players[0], players[-1]), games=len(winners), seed=5)
    return Run(experiment, (games(experiment.cells[0], winners),))


def verdict(run: Run) -> Verdict:
    return match.verdict(summarize_match(run))


def test_a_verdict_says_how_far_better_pilots_move_it() -> None:
    run = match_run(EVEN, "auto")
    assert verdict(with_pilots(run, STRONG, WEAK, EVEN)).text == (
        "Too close to call: 50.0 % win rate for FN Rush (48.6 - 51.4 %) in 200 games between playbooks."
        " With better players: 25 to 75 % (each to within 6 points) as one side or both look ahead."
    )
    assert verdict(run).doubt == NOT_MEASURED


def test_the_range_is_that_of_the_deck_of_the_verdict() -> None:
    found = verdict(with_pilots(match_run(WEAK, "rush"), [A, A] * 100, WEAK, WEAK))
    assert found.text.startswith("Liquid Beast beats FN Rush: 75 % win rate (")
    assert found.doubt == "With better players: 0 to 75 % (each to within 6 points) as one side or both look ahead."


def test_the_range_of_a_mirror_match_is_that_of_going_first() -> None:
    run = match_run(EVEN, "rush", decks=("fn-rush", "fn-rush"))
    found = verdict(with_pilots(run, EVEN, STRONG, EVEN))
    assert "100 % win rate going first" in found.text
    assert found.doubt.endswith(": 75 to 100 % (each to within 6 points) as one side or both look ahead.")


def test_the_table_says_what_changed_in_the_same_pairs() -> None:
    run = with_pilots(match_run(EVEN, "rush"), [A, A] * 4, WEAK[:8], EVEN[:8])
    document = match.document(summarize_match(run))
    (section,) = (one for one in document.sections if one.title == "Better pilots")
    (table,) = section.blocks
    assert isinstance(table, Table)
    found = {row[0]: row for row in table.rows}
    assert list(found) == ["the player of FN Rush", "the player of Liquid Beast", "both"]
    changes = [row[4].interval.estimate for row in table.rows if isinstance(row[4], Points)]
    rates = [row[2].interval.estimate for row in table.rows if isinstance(row[2], Rate)]
    others = [row[3].interval for row in table.rows if isinstance(row[3], Rate)]
    assert (rates, changes) == ([1, 0.25, 0.5], [0.5, -0.25, 0])
    assert [one.estimate for one in others] == [0, 0.75, 0.5] and all(one.low <= one.high for one in others)
    assert (
        "8 deals of what it cannot see, up to the end of the opponent's next turn as rush would play it" in table.note
    )
    assert "between scripted players" in table.note
    assert NOT_MEASURED not in on_terminal(document, width=120)


def test_the_words_are_those_of_the_better_player() -> None:
    run = with_pilots(match_run(EVEN, "rush"), [A, A] * 4, WEAK[:8], EVEN[:8], pilot="search:50")
    summary = summarize_match(run)
    assert match.verdict(summary).doubt.endswith("as one side or both search.")
    text = " ".join(on_terminal(match.document(summary), width=120).split())
    assert "win rates with players who search" in text and "who searches" in text
    assert "tries each answer on 50 deals of what it cannot see, in games that rush then plays to the end." in text
    assert summary.to_json()["pilots"]["better_pilot"] == "search:50"


def test_where_it_was_not_measured_the_page_says_so() -> None:
    def words(*players: str) -> str:
        return " ".join(on_terminal(match.document(summarize_match(match_run(EVEN, *players))), width=120).split())

    assert NOT_MEASURED in words("rush") and NOT_MEASURED in words("auto")
    assert NOT_MEASURED not in words("search/rush") and NOT_MEASURED not in words("search/rush", "rush")
    assert NOT_MEASURED not in words("lookahead/rush") and NOT_MEASURED not in words("lookahead/rush", "rush")


def test_games_that_are_missing_and_errors_are_named() -> None:
    run = with_pilots(match_run(EVEN, "rush"), STRONG[:8], WEAK[:4], [], wanted=8, errors=(2,))
    summary = summarize_match(run)
    assert match.verdict(summary).doubt.endswith("25 to 83 % (each to within 75 points) as one side looks ahead.")
    document = whole_report(run, summary, numbers_only=True)
    assert "measured by 12 of 24 games. The others have not been played." in document.verdict.doubt
    words = " ".join(on_terminal(match.document(summary), width=120).split())
    assert "Not complete: 12 of 24 games with players who look ahead have been played." in words
    assert "1 game ended in an error; their pairs are left out." in words
    told = json.loads(json.dumps(summary.to_json(), allow_nan=False))["pilots"]
    assert (told["games_of_each"], told["games_missing"]) == (8, 12)
    ways = told["matchups"][0]["ways"]
    assert [(one["searching"], one["games"], one["errors"]) for one in ways] == [
        ("a", 8, 1),
        ("b", 4, 0),
        ("both", 0, 0),
    ]
    assert [one["pairs_counted"] for one in ways] == [3, 2, 0] and ways[2]["win_rate_a"] is None


def test_nothing_of_it_was_played() -> None:
    run = with_pilots(match_run(EVEN, "rush"), [], [], [], wanted=8)
    assert "better" not in verdict(run).text
    assert run.pilots is not None
    assert pilots.verdict(summarize_pilots(run.pilots)).answer == "No result"


def test_pilots_alone_are_a_document() -> None:
    run = with_pilots(match_run(EVEN, "rush"), STRONG, WEAK, EVEN)
    assert run.pilots is not None
    document = pilots.document(summarize_pilots(run.pilots))
    assert document.verdict.answer == "Too close to call with better players"
    assert "50.0 % win rate for FN Rush" in document.verdict.text and "players who look ahead" in document.verdict.text
    told = "FN Rush wins 25 to 75 % (each to within 6 points) against Liquid Beast as one side or both look ahead."
    assert told in on_terminal(document)
    assert "FN Rush against Liquid Beast" in document.title


# --- A matrix ---------------------------------------------------------------------------------------------
def test_a_matrix_says_how_far_better_pilots_move_each_deck_against_the_field() -> None:
    run = run_of({at: winners[:4] for at, winners in FEW.items()}, decks=2)
    own, field, both = [A, A, A, A], [B, B, A, B], [A, A, A, B]
    better = with_pilots(run, EVEN[:4], EVEN[:4], EVEN[:4], own, field, both, own, [B, B, B, B], EVEN[:4])
    summary = summarize_matrix(better)
    fn, mono = summary.pilots_in_field
    for found, rates in ((fn, (0.75, 0.375, 0.625)), (mono, (0.875, 0.0, 0.375))):
        each = (found.it_searches, found.field_searches, found.all_search)
        assert [one.estimate for one in each if one is not None] == pytest.approx(rates)
    words = matrix.verdict(summary).doubt
    assert "38 to 75 % (each to within" in words and "as it, the field or all look ahead" in words
    text = " ".join(on_terminal(matrix.document(summary), width=120).split())
    assert "If all look ahead, the order is FN Rush and Mono-red Rush." in text
    assert NOT_MEASURED not in text
    assert NOT_MEASURED in " ".join(on_terminal(matrix.document(summarize_matrix(run)), width=120).split())
    told = json.loads(json.dumps(summary.to_json(), allow_nan=False))["pilots"]
    assert len(told["matchups"]) == 3 and np.isclose(told["decks"][0]["it_searches"]["estimate"], 0.75)
    assert [one.title for one in matrix.document(summary).sections if one.title.startswith("Better pilots")] == [
        "Better pilots",
        "Better pilots, pairing by pairing",
    ]
