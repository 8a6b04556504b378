"""The JSON of the summary of a lift; what it is counted from is tested with games that are played."""

import json

from tests.reports.examples.lift import card, summary


def test_the_json_is_what_the_guide_says() -> None:
    value = summary(card("Good", 0.05), card("Bad", -0.04, seen=None)).to_json()
    assert set(value) == {
        "deck", "opponent", "pairs_counted", "win_rate", "cards", "cards_not_played", "notable_games",
    }  # fmt: skip
    assert set(value["cards"][0]) == {
        "card", "copies", "pairs", "in_hand", "at_bottom", "lift", "lift_taken_together", "certain", "above_shuffled",
        "improvement_when_seen",
    }  # fmt: skip
    assert value["deck"] == {"name": "Mine", "hash": "a", "player": "rush"}
    assert json.loads(json.dumps(value, allow_nan=False)) == value
