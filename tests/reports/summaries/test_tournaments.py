"""Results of tournaments next to the games of their field: what is computed, and when they contradict each other."""

from typing import Any

import numpy as np
import pytest

from reports.sections.tournaments import lines_by_player, sections, verdict_by_player
from reports.summaries.tournaments import summarize_results

PAIRS = 400


def table(*win_rates: float) -> Any:
    """The table of two decks for each win rate of the first; decks of different players are even."""
    decks = 2 * len(win_rates)
    found = np.full((decks, decks, PAIRS), 0.5)
    for at, rate in enumerate(win_rates):
        scores = (np.arange(PAIRS) < rate * PAIRS).astype(float)
        found[2 * at, 2 * at + 1], found[2 * at + 1, 2 * at] = scores, 1 - scores
    return found


def results(red_ahead: float, players: tuple[str, ...] = ("auto",)) -> dict[str, Any]:
    """Two hundred players of each deck; those of Red are all placed before this part of the others."""
    decks = [
        {"name": name, "played": 200, "top": top, "placed": 200, "ahead": 200 * part, "ahead_squared": 200 * part**2}
        for name, top, part in (("Red", 50, red_ahead), ("Blue", 0, 1 - red_ahead))
    ]
    return {"events": 3, "top": 8, "field": "all", "players": list(players), "left_out": [], "decks": decks}


def test_placings_that_say_the_opposite_of_the_games_are_named() -> None:
    fine = summarize_results(results(0.7), np.array([0.5, 0.5]), table(0.8))
    assert [deck.contradicts for deck in fine.decks] == [False, False]
    found = summarize_results(results(0.3), np.array([0.5, 0.5]), table(0.8))
    assert [deck.contradicts for deck in found.decks] == [True, True]
    red = found.decks[0]
    assert red.win_rates[0].estimate == pytest.approx(0.65)  # half of its games are against itself
    assert red.ahead is not None and red.ahead.estimate == pytest.approx(0.3)
    assert red.top_rate.estimate == 0.25
    words = " ".join(block.text for block in sections(found)[0].blocks if hasattr(block, "text"))
    assert "Placings and games disagree about Red: people are placed worse with it" in words


def test_each_player_has_a_field_of_its_own() -> None:
    shares = np.array([0.3, 0.1, 0.3, 0.1])  # of all sides; 3 to 1 for each player
    found = summarize_results(results(0.5, ("auto", "rush")), shares, table(0.8, 0.2))
    assert [deck.share for deck in found.decks] == pytest.approx([0.75, 0.25])
    assert [one.ranking for one in found.by_player] == [(0, 1), (1, 0)]
    assert [one.equilibrium for one in found.by_player] == [pytest.approx((1, 0)), pytest.approx((0, 1))]
    rates = [[rate.estimate for rate in deck.win_rates] for deck in found.decks]
    assert np.allclose(
        rates, [[0.75 * 0.5 + 0.25 * 0.8, 0.75 * 0.5 + 0.25 * 0.2], [0.125 + 0.75 * 0.2, 0.125 + 0.75 * 0.8]]
    )
    assert verdict_by_player(found).answer == "Bring Red or Blue: it depends on the player"
    said = lines_by_player(found)
    assert said[0] == "Against the field of 3 tournaments:" and said[2].endswith("if rush plays all decks.")


def test_without_a_pair_that_counts_only_placings_are_told() -> None:
    found = summarize_results(results(0.7), np.array([0.5, 0.5]), None)
    assert found.by_player == ()
    assert [deck.win_rates for deck in found.decks] == [(), ()]
    assert sections(found)[0].title == "Played and placed"
