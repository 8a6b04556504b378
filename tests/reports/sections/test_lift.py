"""The document of a lift: its verdict, tables and figures."""

import numpy as np
import pytest

from reports.sections.lift import document, verdict
from reports.summaries.lift import CardLift, LiftSummary
from reports.writing.document import Figure, Paragraph
from sim.statistics.intervals import difference_interval, simultaneous_confidence
from tests.reports.examples.lift import card, summary
from tests.reports.examples.terminal import on_terminal


def page(found: LiftSummary, width: int = 120) -> str:
    return on_terminal(document(found), width=width)


GOOD, BAD = "+5.0", "-4.0"  # with the ends that hold for all cards at once


@pytest.mark.parametrize(
    ("cards", "answer", "number"),
    [
        ([card("Good", 0.05), card("Bad", -0.04)], "Good helps Mine most at the start", GOOD),
        ([card("Good", 0.05), card("Bad", -0.04, certain=False)], "Good helps Mine most at the start", GOOD),
        ([card("Good", 0.005, certain=False), card("Bad", -0.04)], "Bad helps Mine least at the start", BAD),
        (
            [card("Good", 0.005, certain=False), card("Bad", -0.005, certain=False)],
            "No card is shown to matter to Mine",
            "+0",
        ),
        ([card("Alone", 0.05)], "Alone helps Mine at the start", GOOD),
        ([card("Alone", -0.04)], "Alone hurts Mine at the start", BAD),
        ([card("Alone", 0.005, certain=False)], "Alone is not shown to matter to Mine", "+0"),
    ],
)
def test_the_verdict(cards: list[CardLift], answer: str, number: str) -> None:
    found = verdict(summary(*cards))
    assert found.answer == answer
    assert found.number is not None and found.number.estimate.removesuffix(" points") == number
    assert found.text.endswith(" in 2,000 games between scripted players.")


def test_the_least_card_is_said_below_the_verdict() -> None:
    both = summary(card("Good", 0.05), card("Bad", -0.04))
    assert verdict(both).text == (
        "Good helps Mine most at the start: +5.0 points of win rate in the opening hand (+3.5 to +6.5) in 2,000 games"
        " between scripted players."
    )
    said = "Bad did the least: -4.0 (-5.5 to -2.5) points. These ranges allow for picking the best and the worst"
    assert said in " ".join(page(both).split())
    assert "did the least" not in page(summary(card("Alone", 0.05)))
    assert verdict(summary()).text == "No result. No pair of games was played without an error."


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


def test_the_best_of_many_cards_that_do_nothing_is_rarely_called_certain() -> None:
    """Thirty cards without any effect: with an interval for each alone, the best one would exclude 0 in most runs."""
    random = np.random.default_rng(7)
    called = alone = 0
    for _ in range(200):
        cards = [random.choice([-0.5, 0.0, 0.5], size=200) for _ in range(30)]
        best = max(cards, key=lambda one: float(one.mean()))
        together = difference_interval(best, simultaneous_confidence(30))
        called += together.low > 0
        alone += difference_interval(best).low > 0
    assert called <= 12 < 60 < alone


def test_visible_sentences_do_not_speak_of_the_folded_table() -> None:
    shown = document(summary(card("Good", 0.05), card("Bad", -0.04)))
    said = [block.text for section in shown.sections for block in section.blocks if isinstance(block, Paragraph)]
    assert not [text for text in said if "column" in text or "In hand minus" in text or "when seen" in text]
    (figure,) = (block for section in shown.sections for block in section.blocks if isinstance(block, Figure))
    assert "It is not an effect of the card" in figure.table.note


def test_what_is_missing_is_reported() -> None:
    text = page(summary(card("Good", 0.05), not_played=("Late", "Later"), errors=1))
    assert "Not played yet: Late, Later." in text
    assert "1 game ended in an error; their pairs are left out." in text


def test_the_page_is_ascii_and_fits_a_terminal() -> None:
    found = summary(card("Judgement of the Flame's Spear and the Water's Blade", 0.05), card("Bad", -0.1234))
    for width in (80, 120):
        text = page(found, width)
        assert text.isascii()
        assert max(map(len, text.splitlines())) <= width
