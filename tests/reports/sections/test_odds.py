"""The document of a deck's odds: its verdict, tables and figures."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from decks.reading import Deck, read_deck
from reports.sections.odds import document, verdict
from reports.summaries.odds import OddsSummary, summarize_odds
from reports.writing.document import Document, Figure, Paragraph, Table
from reports.writing.values import Points, Rate, Share
from sim.cards.library import known_names
from sim.engine.record.codes import columns, faults
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.odds import Question, Seen, odds_experiment
from sim.experiments.runs.execution import nobody
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.run import Run
from tests.reports.examples.odds import LIQUID, RIPTIDE, played_odds
from tests.reports.examples.terminal import on_terminal

RED = read_deck("mono-red-rush", known_names())


@pytest.fixture(scope="module")
def run() -> Run:
    return played_odds()


def exact(deck: Deck, question: Question | None = None) -> OddsSummary:
    """The odds of a deck without any games."""
    return summarize_odds(conduct(odds_experiment(deck, deck, games=0, seed=1, question=question), backend=nobody))


def with_triggers(**copies: int) -> Deck:
    """A deck with this many copies of some cards with shield triggers."""
    cards = tuple((name.replace("_", " "), number) for name, number in copies.items())
    return Deck("Mine", (*cards, ("Corile", 40 - sum(copies.values()))), Path("mine.txt"))


def tables(shown: Document, *, detailed: bool = False) -> dict[str, Table]:
    blocks = (block for section in shown.sections if section.detailed == detailed for block in section.blocks)
    found = (block.table if isinstance(block, Figure) else block for block in blocks)
    return {table.title: table for table in found if isinstance(table, Table)}


# --- The sentence that comes first ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("deck", "seen", "sentence"),
    [
        (
            with_triggers(Terror_Pit=4, Spiral_Gate=4),
            None,
            "At least one of the 8 shield triggers of Mine is among its five shields in 69.4 % of games.",
        ),
        (
            with_triggers(Terror_Pit=1),
            None,
            "The one shield trigger of Mine is among its five shields in 12.5 % of games.",
        ),
        (with_triggers(), None, "Mine has no shield trigger."),
        (RED, None, "Mono-red Rush has no shield trigger."),
        (
            with_triggers(Terror_Pit=4, Spiral_Gate=4),
            Seen((("Terror Pit", 3),), 20, 2),
            "At least one of the 5 unseen shield triggers of Mine is among the 2 shields that are left in 44.7 % of"
            " cases.",
        ),
        (
            with_triggers(Terror_Pit=4),
            Seen((("Terror Pit", 3),), 20, 1),
            "The last unseen shield trigger of Mine is among the one shield that is left in 5.0 % of cases.",
        ),
        (
            with_triggers(Terror_Pit=4),
            Seen((("Terror Pit", 4),), 20),
            "All shield triggers of Mine have been seen: none is among the 5 shields that are left.",
        ),
    ],
)
def test_the_main_thing_in_one_sentence(deck: Deck, seen: Seen | None, sentence: str) -> None:
    summary = exact(deck, Question(seen=seen))
    assert verdict(summary) == document(summary).verdict
    said = [block.text for one in document(summary).sections for block in one.blocks if isinstance(block, Paragraph)]
    assert sentence.replace("All shield triggers of Mine have been seen: none", "None") in [
        *said,
        verdict(summary).text,
    ]
    assert "These odds hold for any player." in said


# --- The story of shield triggers -------------------------------------------------------------------------
def test_the_first_thing_shown_is_how_likely_shield_triggers_are_how_often_they_hit_and_what_a_hit_is_worth(
    run: Run,
) -> None:
    summary = summarize_odds(run)
    played = summary.played
    assert played is not None
    figure = document(summary).sections[0].blocks[0]
    assert isinstance(figure, Figure)
    assert [row[0] for row in figure.table.rows] == ["Brain Serum", "Locomotiver", "Terror Pit", "any of them"]
    assert figure.table.totals == 1
    *each, together = figure.table.rows
    assert together[2:] == (
        Share(summary.odds.together.at_start.at_least[0]),  # type: ignore[union-attr]
        Rate(played.hits[-1].hit_rate),  # type: ignore[arg-type]
        Points(played.worth_together.each_use),  # type: ignore[union-attr, arg-type]
    )
    assert [row[4] for row in each] == [one.each_use and Points(one.each_use) for one in played.worth]
    first, second, third = figure.draw().axes
    assert [bar.get_width() for bar in first.patches] == pytest.approx(  # type: ignore[attr-defined]
        [100 * row[2].value for row in figure.table.rows]  # type: ignore[union-attr]
    )
    assert len(second.patches) == 4
    assert len(third.patches) == sum(row[4] is not None for row in figure.table.rows)
    assert "A shield trigger is among the five shields in 85.1 % of games." in figure.finding


# --- Exact odds without games -----------------------------------------------------------------------------
def test_without_games_there_are_only_exact_odds() -> None:
    summary = exact(RIPTIDE)
    assert summary.played is None
    assert summary.notable_games == ()
    assert summary.to_json()["simulated"] is None
    shown = tables(document(summary))
    assert list(shown) == [
        "Shield triggers by number of shields",
        "Shield triggers among the five shields",
        "At least one copy drawn, by number of copies",
    ]
    assert [head.text for head in shown["At least one copy drawn, by number of copies"].heads] == [
        "going first",
        "going second",
        "cards drawn",
        "2 copies",
        "4 copies",
    ]
    rows = shown["Shield triggers among the five shields"].rows
    assert [(row[0], row[1]) for row in rows] == [
        ("Brain Serum", 4),
        ("Locomotiver", 4),
        ("Terror Pit", 4),
        ("any of them", 12),
    ]


@pytest.mark.parametrize(
    "question", [None, Question(seen=Seen((("Terror Pit", 1),), 18, 3)), Question(((("Terror Pit", 1),),))]
)
def test_a_figure_comes_after_one_table_at_most(question: Question | None) -> None:
    for deck in (RIPTIDE,) if question else (RIPTIDE, RED):
        blocks = [block for section in document(exact(deck, question)).sections for block in section.blocks]
        at = next(number for number, block in enumerate(blocks) if isinstance(block, Figure))
        assert sum(isinstance(block, Table) for block in blocks[:at]) <= 1
        for block in blocks:
            if isinstance(block, Figure):
                assert block.draw().axes[0].get_lines()


def test_no_table_says_that_a_trigger_stopped_what_it_may_not_have_stopped(run: Run) -> None:
    shown = tables(document(summarize_odds(run)))
    followed = shown["What followed their use, as a percentage of those broken"]
    assert [head.text for head in followed.heads] == [
        "card",
        "attacker gone when its attack ended",
        "no further attack that turn",
    ]
    assert "not always an effect" in followed.note
    text = on_terminal(document(summarize_odds(run)))
    assert "What they stopped" not in text and "stopped the" not in text


def test_the_curves_are_the_exact_odds() -> None:
    shown = {
        block.name: block
        for section in document(exact(RIPTIDE)).sections
        for block in section.blocks
        if isinstance(block, Figure)
    }
    shields = shown["shield triggers by number of shields"]
    assert shields.finding == "Two shields have a shield trigger among them in 51.5 % of cases, five in 85.1 %."
    curve = shields.draw().axes[0].get_lines()[0].get_ydata()
    assert curve[::2][1:] == pytest.approx([30, 51.5, 66.8, 77.6, 85.1][1:], abs=0.06)
    draws = shown["draws by number of copies"]
    assert draws.finding == "Of 4 copies, at least one is among the first 8 cards drawn in 60.7 % of games."


def test_what_is_wanted_comes_first_and_what_is_left_before_it() -> None:
    want = (("Terror Pit", 2), ("Brain Serum", 1))
    titles = list(tables(document(exact(RIPTIDE, Question((want,))))))
    assert titles[0] == "Drawn by turn"
    seen = document(exact(RIPTIDE, Question((want,), Seen((("Terror Pit", 1),), 18, 3))))
    assert list(tables(seen)) == ["Among the shields that are left", "Drawn in the next turns"]
    assert "Drawn by turn" in tables(seen, detailed=True)
    said = next(block.text for block in seen.sections[0].blocks if isinstance(block, Paragraph))
    assert said == "18 cards have been seen, among them 1 Terror Pit. 22 are unknown, and 3 of them are shields."


def test_a_deck_without_shield_triggers_has_games_all_the_same() -> None:
    summary = summarize_odds(conduct(odds_experiment(RED, LIQUID, games=40, seed=8)))
    assert summary.played is not None
    assert (summary.played.broken, summary.played.triggers, summary.played.worth) == ((), (), ())
    assert summary.played.deals.shields.keys().isdisjoint({None})
    written(summary)


def test_a_run_from_its_folder_says_the_same(tmp_path: Path) -> None:
    question = Question(((("Terror Pit", 1),),), Seen((("Terror Pit", 1),), 9, 4))
    asked = odds_experiment(RIPTIDE, LIQUID, games=40, seed=8, question=question)
    run = conduct(asked, RunFolder.open(tmp_path, asked.manifest()))
    assert summarize_odds(read_run(tmp_path)).to_json() == summarize_odds(run).to_json()
    assert document(summarize_odds(read_run(tmp_path))).verdict == document(summarize_odds(run)).verdict


def test_games_that_erred_are_reported_and_their_pairs_left_out(run: Run) -> None:
    base, *others = run.cells
    rows = np.array(base.rows)
    rows[3, columns.ERROR_CODE] = faults.ENDLESS
    summary = summarize_odds(replace(run, cells=(replace(base, rows=rows), *others)))
    assert summary.played is not None
    assert (summary.errors, summary.played.matchup.pairs_counted) == (1, 299)
    assert [one.pairs for one in summary.played.worth] == [299] * 3
    assert "1 game ended in an error; their pairs are left out." in written(summary)
    rows[:, columns.ERROR_CODE] = faults.ENDLESS
    nothing = summarize_odds(replace(run, cells=(replace(base, rows=rows), *others)))
    assert nothing.played is None
    assert "600 games ended in an error" in written(nothing)


# --- Writing it down --------------------------------------------------------------------------------------
def written(summary: OddsSummary) -> str:
    """Everything on a terminal, details too; and the JSON can be written."""
    json.dumps(summary.to_json(), allow_nan=False)
    found = document(summary)
    sections = tuple(replace(section, detailed=False) for section in found.sections)
    return on_terminal(replace(found, sections=sections), width=200)


def test_everything_can_be_written_down(run: Run) -> None:
    text = written(summarize_odds(run))
    for part in (
        "At least one of the 12 shield triggers of Murky Riptide",
        "Murky Riptide (control) against Liquid Beast (rush), 600 games.",
        "What became of broken shield triggers",
        "What a shield trigger was worth",
        "The shuffles agree with the exact odds: of ",
        "Terror Pit by number of shields",
        "Which deck has won by which turn",
    ):
        assert part in text


def test_the_figure_draws_what_its_table_has(run: Run) -> None:
    found = document(summarize_odds(run))
    figure = next(
        block
        for section in found.sections
        for block in section.blocks
        if isinstance(block, Figure) and block.name == "worth of shield triggers"
    )
    assert [row[0] for row in figure.table.rows][-1] == "all of them"
    assert figure.finding.startswith(f"{figure.table.rows[0][0]} was worth the most: +")
    axes: Any = figure.draw().axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == [row[0] for row in figure.table.rows]
