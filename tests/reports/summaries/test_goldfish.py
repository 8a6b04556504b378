"""The summary of a goldfish run: counted from games whose results are written by hand."""

import json

from tests.reports.examples.goldfish import NOBODY, WON, summary_of


def test_the_telling_games() -> None:
    summary = summary_of([(WON, 4), (WON, 3), (WON, 3), (NOBODY, 50)])
    assert [(one.cell, one.game, one.what) for one in summary.notable_games] == [
        (0, 1, "quickest win of FN Rush"),
        (0, 3, "longest game of FN Rush"),
    ]


def test_the_json_is_what_the_guide_says() -> None:
    value = summary_of([(WON, 4), (WON, 3)] * 4, [(WON, 4), (WON, 5)] * 4).to_json()
    assert set(value) == {"turn", "quickest", "leads", "decks", "notable_games"}
    assert set(value["decks"][0]) == {
        "name", "hash", "player", "going_first", "going_second", "won_by_turn", "ahead_of_first_deck",
    }  # fmt: skip
    assert set(value["decks"][0]["going_first"]) == {
        "games", "endings", "won_by_turn", "won_by_turn_low", "won_by_turn_high", "mean_turn", "median_turn",
    }  # fmt: skip
    assert json.loads(json.dumps(value, allow_nan=False)) == value
