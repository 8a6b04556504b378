"""The document of a lift: its verdict, tables and figures."""

import pytest

from reports.sections.lift import document, verdict
from reports.summaries.lift import CardLift, LiftSummary
from tests.reports.examples.lift import card, summary
from tests.reports.examples.terminal import on_terminal


def page(found: LiftSummary, width: int = 120) -> str:
    return on_terminal(document(found), width=width)


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
    assert "It is not an effect of the card" in text
    assert "As shuffled, Mine (rush) wins 50.0 % (49.0 - 51.0 %) of 1,000 games against Theirs (control)." in text


def test_what_is_missing_is_reported() -> None:
    text = page(summary(card("Good", 0.05), not_played=("Late", "Later"), errors=1))
    assert "Not played yet: Late, Later." in text
    assert "1 game ended as an error; their pairs are left out." in text


def test_the_page_is_ascii_and_fits_a_terminal() -> None:
    found = summary(card("Judgement of the Flame's Spear and the Water's Blade", 0.05), card("Bad", -0.1234))
    for width in (80, 120):
        text = page(found, width)
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= width
