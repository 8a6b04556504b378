"""What is said about the lifts of cards: sentences, tables and JSON of numbers that are written by hand."""

import json
from typing import Any

import pytest
from rich.console import Console

from reports.sections.lift import document, verdict
from reports.summaries.lift import CardLift, LiftSummary
from reports.writing.terminal import render
from sim.statistics.intervals import Interval


def around(estimate: float, half: float = 0.01) -> Interval:
    return Interval(estimate, estimate - half, estimate + half)


def card(name: str, lift: float, *, certain: bool = True, seen: float | None = 0.02) -> CardLift:
    return CardLift(
        card=name,
        copies=4,
        pairs=500,
        in_hand=around(0.5 + lift / 2),
        at_bottom=around(0.5 - lift / 2),
        lift=around(lift),
        certain=certain,
        above_shuffled=around(lift / 2),
        improvement_when_seen=None if seen is None else around(seen),
    )


def summary(*cards: CardLift, **changes: Any) -> LiftSummary:
    values: dict[str, Any] = {
        "names": ("Mine", "Theirs"),
        "hashes": ("a", "b"),
        "players": ("rush", "control"),
        "pairs": 500,
        "win_rate": around(0.5),
        "cards": cards,
        "not_played": (),
        "errors": 0,
        "notable_games": (),
    }
    return LiftSummary(**values | changes)


def page(found: LiftSummary, width: int = 120) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(render(document(found), plain=True))
    return captured.get()


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (
            [card("Good", 0.05), card("Bad", -0.04)],
            "Good did most for Mine at the start against Theirs: +5.0 (+4.0 to +6.0) points of win rate in the opening"
            " hand instead of at the bottom of the deck. Bad did least: -4.0 (-5.0 to -3.0).",
        ),
        (
            [card("Good", 0.05), card("Bad", -0.04, certain=False)],
            "Good did most for Mine at the start against Theirs: +5.0 (+4.0 to +6.0) points of win rate in the opening"
            " hand instead of at the bottom of the deck.",
        ),
        (
            [card("Good", 0.005, certain=False), card("Bad", -0.04)],
            "Bad did least for Mine at the start against Theirs: -4.0 (-5.0 to -3.0) points of win rate in the opening"
            " hand instead of at the bottom of the deck.",
        ),
        (
            [card("Good", 0.005, certain=False), card("Bad", -0.005, certain=False)],
            "No card is shown to make a difference to Mine against Theirs, in the opening hand instead of at the bottom"
            " of the deck.",
        ),
        (
            [card("Alone", 0.05)],
            "Alone helps Mine at the start against Theirs: +5.0 (+4.0 to +6.0) points of win rate in the opening hand"
            " instead of at the bottom of the deck.",
        ),
        (
            [card("Alone", -0.05)],
            "Alone does Mine no good at the start against Theirs: -5.0 (-6.0 to -4.0) points of win rate in the opening"
            " hand instead of at the bottom of the deck.",
        ),
        (
            [card("Alone", 0.005, certain=False)],
            "Alone is not shown to make a difference to Mine against Theirs, in the opening hand instead of at the"
            " bottom of the deck.",
        ),
        ([], "No result: no pair of games was played without an error."),
    ],
)
def test_the_verdict(cards: list[CardLift], words: str) -> None:
    assert verdict(summary(*cards)) == words


def test_the_table_shows_what_is_certain_beside_what_is_observed() -> None:
    found = summary(card("Good", 0.05, seen=-0.03), card("Middle", 0.001, certain=False, seen=None), card("Bad", -0.04))
    good, middle, bad = (line for line in page(found).splitlines() if line.startswith(("Good  ", "Middle", "Bad  ")))
    assert good.split("  ")[0] == "Good"
    assert "better" in good and "+2.5 (+1.5 to +3.5)" in good and "-3.0 (-4.0 to -2.0)" in good
    assert middle.rstrip().endswith("-")
    assert "worse" in bad
    text = page(found)
    assert "It is no effect of the card" in text
    assert "As shuffled, Mine (rush) wins 50.0 % (49.0 - 51.0 %) of 1,000 games against Theirs (control)." in text


def test_what_is_missing_is_told() -> None:
    text = page(summary(card("Good", 0.05), not_played=("Late", "Later"), errors=1))
    assert "Not played yet: Late, Later." in text
    assert "1 game ended as an error; their pairs are left out." in text


def test_the_page_is_ascii_and_fits_a_terminal() -> None:
    found = summary(card("Judgement of the Flame's Spear and the Water's Blade", 0.05), card("Bad", -0.1234))
    for width in (80, 120):
        text = page(found, width)
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= width


def test_the_json_is_what_the_guide_says() -> None:
    value = summary(card("Good", 0.05), card("Bad", -0.04, seen=None)).to_json()
    assert set(value) == {
        "deck", "opponent", "pairs_counted", "win_rate", "cards", "cards_not_played", "notable_games",
    }  # fmt: skip
    assert set(value["cards"][0]) == {
        "card", "copies", "pairs", "in_hand", "at_bottom", "lift", "certain", "above_shuffled", "improvement_when_seen",
    }  # fmt: skip
    assert value["deck"] == {"name": "Mine", "hash": "a", "player": "rush"}
    assert json.loads(json.dumps(value, allow_nan=False)) == value
