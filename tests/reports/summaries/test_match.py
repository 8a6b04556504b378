"""The summary of a match: counted from games whose results are written by hand."""

import json
from typing import Any

from reports.summaries.match import summarize
from tests.reports.examples.match import DRAWN, NOBODY, A, B, games


def test_wins_and_rates_by_seat() -> None:
    summary = summarize(games((A, 5), (B, 7), (A, 6), (A, 8), (A, 5), (B, 9), (B, 4), (NOBODY, 100)))
    deck_a, deck_b = summary.decks
    assert (summary.games, summary.pairs, summary.pairs_counted) == (8, 4, 4)
    assert (deck_a.wins, deck_b.wins, summary.draws, summary.undecided) == (4, 3, 0, 1)
    rates = [deck_a.win_rate, deck_a.win_rate_going_first, deck_a.win_rate_going_second]
    assert [rate.estimate for rate in rates if rate] == [4.5 / 8, 3 / 4, 1.5 / 4]
    rates = [deck_b.win_rate, deck_b.win_rate_going_first, deck_b.win_rate_going_second]
    assert [rate.estimate for rate in rates if rate] == [3.5 / 8, 2.5 / 4, 1 / 4]
    assert summary.first_player_win_rate is not None
    assert summary.first_player_win_rate.estimate == (3 + 2.5) / 8
    assert summary.mean_turns == 18
    assert summary.median_turns == 6.5


def test_draws_and_undecided_games_are_half_a_win() -> None:
    summary = summarize(games((DRAWN, 5), (NOBODY, 100)))
    assert (summary.draws, summary.undecided) == (1, 1)
    assert [deck.win_rate.estimate for deck in summary.decks if deck.win_rate] == [0.5, 0.5]


def test_turns_of_winning_are_shares_of_all_games() -> None:
    summary = summarize(games((A, 3), (B, 4), (A, 5), (NOBODY, 6)))
    bands = [deck.won_by_turn for deck in summary.decks if deck.won_by_turn is not None]
    assert [band.shares.tolist() for band in bands] == [[0, 0, 0.25, 0.25, 0.5, 0.5], [0, 0, 0, 0.25, 0.25, 0.25]]
    assert all((band.low <= band.shares).all() and (band.shares <= band.high).all() for band in bands)


def test_reasons_shields_and_games_worth_watching() -> None:
    summary = summarize(games((A, 9), (B, 4), (A, 5), (NOBODY, 100)))
    assert summary.decks[0].wins_by_reason == {"direct attack": 2, "deck out": 0, "card effect": 0}
    assert [deck.shields_lost for deck in summary.decks] == [4, 1.5]
    assert [(one.what, one.game) for one in summary.notable_games] == [
        ("quickest win of Murky Riptide", 2),
        ("quickest win of FN Rush", 1),
        ("longest game", 3),
    ]


def test_the_json_has_what_the_command_promises() -> None:
    value: dict[str, Any] = summarize(games((A, 5), (B, 7), (A, 6), (B, 8))).to_json()
    assert set(value) >= {
        "games", "pairs", "wins_a", "wins_b", "draws", "undecided", "errors", "win_rate_a",
        "win_rate_a_going_first", "win_rate_a_going_second", "first_player_win_rate", "mean_turns",
    }  # fmt: skip
    assert set(value["win_rate_a"]) == {"estimate", "low", "high"}
    assert value["win_rate_a_going_first"] == 1.0
    assert json.loads(json.dumps(value, allow_nan=False)) == value
