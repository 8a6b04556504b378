"""The summary of a deck's odds: what games say, counted by hand in made-up games."""

from dataclasses import replace

import numpy as np
import pytest

from reports.measures.trigger_worth import trigger_worth
from reports.measures.triggers import trigger_statistics
from reports.summaries.odds import BrokenShields, summarize_odds
from sim.engine.record.codes import card_marks, columns
from sim.experiments.runs.run import Run
from sim.games.playing.batch import Games
from sim.statistics.ratios import share_interval
from tests.reports.examples.odds import played_odds


@pytest.fixture(scope="module")
def run() -> Run:
    return played_odds()


def test_the_numbers_are_those_of_their_games(run: Run) -> None:
    played = summarize_odds(run).played
    assert played is not None
    base, *others = run.cells
    assert played.matchup.games == 600
    assert played.deals.deals == 600
    assert played.triggers == trigger_statistics(base, 0)
    cards = [("Brain Serum",), ("Locomotiver",), ("Terror Pit",)]
    assert list(played.worth) == [
        trigger_worth(base, games, card, compared=3) for games, card in zip(others, cards, strict=False)
    ]
    assert all(one.worth_taken_together.low < one.worth.low for one in played.worth)
    assert played.worth_together == trigger_worth(base, others[-1], [card for (card,) in cards])
    assert played.worth_together is not None
    assert (
        played.worth_together.uses == sum(one.uses for one in played.worth) == sum(one.used for one in played.triggers)
    )


def test_hits_are_shield_triggers_that_were_broken_and_used_counted_by_hand(run: Run) -> None:
    """Made-up games with four broken shields each: of the first 60, one was a Terror Pit that was used."""
    base = run.cells[0]
    pit = next(slot for slot, name in enumerate(base.matchup.sides[0].slots) if name == "Terror Pit")
    rows = np.zeros((100, columns.COLUMNS), np.int64)
    rows[:, columns.TURNS] = 9
    rows[:, columns.SHIELDS_BROKEN_A] = 4
    rows[:, columns.FIRST_MARK + card_marks.TRIGGER_BROKEN] = 1 << pit
    rows[:60, columns.FIRST_MARK + card_marks.TRIGGER_USED] = 1 << pit
    rows[60:, columns.FIRST_MARK + card_marks.TRIGGER_USED] = 2 << pit  # another one, whose shield was not broken
    games = Games(base.matchup, 1, 100, rows, np.zeros(100, np.uint64), 0.0)
    none = replace(games, rows=rows[:0], digests=games.digests[:0])
    played = summarize_odds(replace(run, cells=(games, *[none] * 4))).played
    assert played is not None
    assert [(one.card, one.hits, one.shields_broken) for one in played.hits] == [
        ("Brain Serum", 0, 400),
        ("Locomotiver", 0, 400),
        ("Terror Pit", 60, 400),
        (None, 60, 400),
    ]
    assert played.hits[2].hit_rate == share_interval([2] * 30 + [0] * 20, [8] * 50)


def test_notable_games_are_won_with_the_trigger_and_lost_without_it(run: Run) -> None:
    summary = summarize_odds(run)
    base, *others = run.cells
    assert 0 < len(summary.notable_games) <= 3
    for one in summary.notable_games:
        assert one.why == one.to_json()["what"] == f"won by {one.card}: without its shield trigger the game is lost"
        without = next(games for games in others if games.matchup.sides[0].without_triggers == (one.card,))
        assert one.cell == 0
        assert (base.rows[one.game, columns.WINNER], without.rows[one.game, columns.WINNER]) == (0, 1)


def test_games_by_the_shields_that_were_broken_counted_by_hand(run: Run) -> None:
    """Made-up games: 80 with three broken shields, 40 of them with a trigger; 40 with five, all with one."""
    base = run.cells[0]
    pit = next(slot for slot, name in enumerate(base.matchup.sides[0].slots) if name == "Terror Pit")
    rows = np.zeros((124, columns.COLUMNS), np.int64)
    rows[:, columns.WINNER] = np.tile([0, 1], 62)
    rows[:, columns.TURNS] = 9
    rows[:, columns.SHIELDS_BROKEN_A] = [3] * 80 + [5] * 40 + [0] * 4
    rows[:80:2, columns.FIRST_MARK + card_marks.TRIGGER_BROKEN] = 1 << pit
    rows[80:120, columns.FIRST_MARK + card_marks.TRIGGER_BROKEN] = 1 << pit
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


def test_an_interrupted_run_shows_what_was_played(run: Run) -> None:
    base, first, *others = run.cells
    short = replace(first, rows=first.rows[:400], digests=first.digests[:400])
    none = [replace(games, rows=games.rows[:0], digests=games.digests[:0]) for games in others]
    played = summarize_odds(replace(run, cells=(base, short, *none), interrupted=True)).played
    assert played is not None
    assert [(one.cards, one.pairs) for one in played.worth] == [(("Brain Serum",), 200)]
    assert played.worth_together is None
    nothing = replace(base, rows=base.rows[:0], digests=base.digests[:0])
    assert summarize_odds(replace(run, cells=(nothing, nothing, *none))).played is None
