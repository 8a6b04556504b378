"""What the odds of a deck say: counted by hand in made-up games, and the same from a folder as from the games."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from decks import Deck, read_deck
from reports.measures.trigger_worth import trigger_worth
from reports.measures.triggers import trigger_statistics
from reports.sections.odds import document, verdict
from reports.summaries.odds import BrokenShields, OddsSummary, summarize_odds
from reports.writing.document import Document, Figure, Paragraph, Table
from reports.writing.terminal import render
from sim.cards.library import known_names
from sim.engine.record.codes.play import ENDLESS
from sim.engine.record.codes.results import (
    COLUMNS,
    ERROR_CODE,
    FIRST_MARK,
    SHIELDS_BROKEN_A,
    TRIGGER_BROKEN,
    TURNS,
    WINNER,
)
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.odds import Question, Seen, odds_experiment
from sim.experiments.runs.execution import read_only
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.run import Run
from sim.games.batch import Games
from sim.statistics.ratios import share_interval

RIPTIDE = read_deck("murky-riptide", known_names())
LIQUID = read_deck("liquid-beast", known_names())
RED = read_deck("mono-red-rush", known_names())


def exact(deck: Deck, question: Question | None = None) -> OddsSummary:
    """The odds of a deck without any games."""
    return summarize_odds(conduct(odds_experiment(deck, deck, games=0, seed=1, question=question), backend=read_only))


def with_triggers(**copies: int) -> Deck:
    """A deck with so many copies of some cards with shield triggers."""
    cards = tuple((name.replace("_", " "), number) for name, number in copies.items())
    return Deck("Mine", (*cards, ("Corile", 40 - sum(copies.values()))), Path("mine.txt"))


def tables(found: Document, *, detailed: bool = False) -> dict[str, Table]:
    blocks = (block for section in found.sections if section.detailed == detailed for block in section.blocks)
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
    assert verdict(summary) == document(summary).verdict == sentence


# --- Exact odds without games -----------------------------------------------------------------------------
def test_without_games_there_are_only_exact_odds() -> None:
    summary = exact(RIPTIDE)
    assert summary.played is None
    assert summary.notable_games == ()
    assert summary.to_json()["simulated"] is None
    shown = tables(document(summary))
    assert list(shown) == [
        "Shield triggers among the five shields",
        "Shield triggers among so many shields",
        "At least one drawn, of a card with so many copies",
    ]
    assert [head.text for head in shown["At least one drawn, of a card with so many copies"].heads] == [
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


def test_what_is_wanted_comes_first_and_what_is_left_before_it() -> None:
    want = (("Terror Pit", 2), ("Brain Serum", 1))
    titles = list(tables(document(exact(RIPTIDE, Question((want,))))))
    assert titles[0] == "Drawn by turn"
    seen = document(exact(RIPTIDE, Question((want,), Seen((("Terror Pit", 1),), 18, 3))))
    assert list(tables(seen)) == ["Among the shields that are left", "Drawn in the next turns"]
    assert "Drawn by turn" in tables(seen, detailed=True)
    said = next(block.text for block in seen.sections[0].blocks if isinstance(block, Paragraph))
    assert said == "18 cards have been seen, among them 1 Terror Pit; 22 are unknown, and 3 of them are shields."


# --- What games say ---------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def run() -> Run:
    return conduct(odds_experiment(RIPTIDE, LIQUID, players=("control", "rush"), games=600, seed=8))


def test_the_numbers_are_those_of_their_games(run: Run) -> None:
    played = summarize_odds(run).played
    assert played is not None
    base, *others = run.cells
    assert played.matchup.games == 600
    assert played.deals.deals == 600
    assert played.triggers == trigger_statistics(base, 0)
    cards = [("Brain Serum",), ("Locomotiver",), ("Terror Pit",)]
    assert list(played.worth) == [trigger_worth(base, games, card) for games, card in zip(others, cards, strict=False)]
    assert played.worth_together == trigger_worth(base, others[-1], [card for (card,) in cards])
    assert played.worth_together is not None
    assert (
        played.worth_together.uses == sum(one.uses for one in played.worth) == sum(one.used for one in played.triggers)
    )


def test_notable_games_are_won_with_the_trigger_and_lost_without_it(run: Run) -> None:
    summary = summarize_odds(run)
    base, *others = run.cells
    assert 0 < len(summary.notable_games) <= 3
    for one in summary.notable_games:
        card = one.what.removeprefix("won by ").split(":")[0]
        without = next(games for games in others if games.matchup.sides[0].without_triggers == (card,))
        assert one.cell == 0
        assert (base.rows[one.game, WINNER], without.rows[one.game, WINNER]) == (0, 1)


def test_games_by_the_shields_that_were_broken_counted_by_hand(run: Run) -> None:
    """Made-up games: 80 with three broken shields, 40 of them with a trigger; 40 with five, all with one."""
    base = run.cells[0]
    pit = next(slot for slot, name in enumerate(base.matchup.sides[0].slots) if name == "Terror Pit")
    rows = np.zeros((124, COLUMNS), np.int64)
    rows[:, WINNER] = np.tile([0, 1], 62)
    rows[:, TURNS] = 9
    rows[:, SHIELDS_BROKEN_A] = [3] * 80 + [5] * 40 + [0] * 4
    rows[:80:2, FIRST_MARK + TRIGGER_BROKEN] = 1 << pit
    rows[80:120, FIRST_MARK + TRIGGER_BROKEN] = 1 << pit
    games = Games(base.matchup, 1, 100, rows, np.zeros(124, np.uint64), 0.0)
    none = replace(games, rows=rows[:0], digests=games.digests[:0])
    played = summarize_odds(replace(run, cells=(games, *[none] * 4))).played
    assert played is not None
    assert [one.games for one in played.broken] == [0, 0, 80, 0, 40]
    assert [one.exact for one in played.broken] == pytest.approx([0.3, 0.51538, 0.66842, 0.77596, 0.85064], abs=1e-5)
    assert played.broken[2].with_trigger == share_interval([1] * 40, [2] * 40)
    assert played.broken[0] == BrokenShields(1, 0, pytest.approx(0.3), None)
    assert played.broken[4].with_trigger is None  # 20 pairs are too few
    assert played.worth == ()
    assert played.worth_together is None


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
    assert read_run(tmp_path).summary.to_json() == run.summary.to_json()
    assert document(summarize_odds(read_run(tmp_path))).verdict == document(summarize_odds(run)).verdict


def test_a_run_that_was_broken_off_says_what_was_played(run: Run) -> None:
    base, first, *others = run.cells
    short = replace(first, rows=first.rows[:400], digests=first.digests[:400])
    none = [replace(games, rows=games.rows[:0], digests=games.digests[:0]) for games in others]
    played = summarize_odds(replace(run, cells=(base, short, *none), interrupted=True)).played
    assert played is not None
    assert [(one.cards, one.pairs) for one in played.worth] == [(("Brain Serum",), 200)]
    assert played.worth_together is None
    nothing = replace(base, rows=base.rows[:0], digests=base.digests[:0])
    assert summarize_odds(replace(run, cells=(nothing, nothing, *none))).played is None


def test_games_that_erred_are_told_and_their_pairs_left_out(run: Run) -> None:
    base, *others = run.cells
    rows = base.rows.copy()
    rows[3, ERROR_CODE] = ENDLESS
    summary = summarize_odds(replace(run, cells=(replace(base, rows=rows), *others)))
    assert summary.played is not None
    assert (summary.errors, summary.played.matchup.pairs_counted) == (1, 299)
    assert [one.pairs for one in summary.played.worth] == [299] * 3
    assert "1 game ended as an error; their pairs are left out." in written(summary)
    rows[:, ERROR_CODE] = ENDLESS
    nothing = summarize_odds(replace(run, cells=(replace(base, rows=rows), *others)))
    assert nothing.played is None
    assert "600 games ended as an error" in written(nothing)


# --- Writing it down --------------------------------------------------------------------------------------
def written(summary: OddsSummary) -> str:
    """Everything on a terminal, details too; and the JSON can be written."""
    json.dumps(summary.to_json(), allow_nan=False)
    found = document(summary)
    sections = tuple(replace(section, detailed=False) for section in found.sections)
    console = Console(width=200)
    with console.capture() as captured:
        console.print(render(replace(found, sections=sections), plain=True))
    return captured.get()


def test_everything_can_be_written_down(run: Run) -> None:
    text = written(summarize_odds(run))
    for part in (
        "At least one of the 12 shield triggers of Murky Riptide",
        "Murky Riptide (control) against Liquid Beast (rush), 600 games.",
        "What became of broken shield triggers",
        "What a shield trigger was worth",
        "The shuffles agree with the exact odds: of ",
        "Terror Pit among so many shields",
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
