"""Verdicts: few words, one number with the bar of its interval, who played, one doubt, and the same in every form."""

import re

import pytest

from reports.writing.document import Document, Paragraph, Section, without
from reports.writing.page import page
from reports.writing.terminal import INTERVAL_BAR
from reports.writing.text_formats import comma_separated, markdown
from reports.writing.values import Rate, Share
from reports.writing.verdict import MOST_WORDS, Measured, Pilot, Pilots, Verdict, difference, win_rate
from sim.statistics.intervals import Interval
from tests.reports.examples.terminal import on_terminal
from tests.reports.writing.documents import verdict

RATE = Interval(0.66, 0.64, 0.68)


def test_an_answer_has_at_most_eight_words_besides_names() -> None:
    assert MOST_WORDS == 8
    name = "Dokindam Redzone of the Third Round in Its Seventh Version"
    assert Verdict("{} one two three four five six seven eight", (name,)).answer.startswith(name)
    with pytest.raises(ValueError, match="has more than 8 words"):
        Verdict("{} one two three four five six seven eight nine", (name,))


@pytest.mark.parametrize(
    ("number", "scale", "marks"),
    [
        (win_rate(Interval(0.53, 0.51, 0.55)), (0.4, 0.6), ("40 %", "60 %")),
        (win_rate(RATE), (0.3, 0.7), ("30 %", "70 %")),
        (win_rate(Interval(0.97, 0.95, 0.98)), (0.0, 1.0), ("0 %", "100 %")),
        (difference(Interval(0.012, -0.001, 0.019)), (-0.02, 0.02), ("-2", "+2")),
        (difference(Interval(-0.7, -0.9, -0.5)), (-1.0, 1.0), ("-100", "+100")),
        (Measured(Share(0.85), "of games"), (0.0, 1.0), ("0 %", "100 %")),
        (Measured(Rate(RATE), "won by then"), (0.0, 1.0), ("0 %", "100 %")),
    ],
)
def test_a_bar_reaches_as_far_as_its_interval_needs(
    number: Measured, scale: tuple[float, float], marks: tuple[str, str]
) -> None:
    assert number.scale == pytest.approx(scale)
    assert tuple(map(number.mark, number.scale)) == marks
    assert 0 <= number.place(number.interval.low) <= number.place(number.interval.high) <= 1


def test_every_form_says_the_same() -> None:
    found = verdict()
    document = Document("Title", found, (Section("", (Paragraph("More."),)),))
    number = "61.3 % win rate (60.1 - 62.5 %)"
    doubt = "772 games hit the turn cap of 100 and count as draws."
    assert found.text.endswith(f"{number} in 10,000 games between a playbook and a scripted player. {doubt}")
    lines = on_terminal(document, width=160).splitlines()
    assert lines[0] == found.answer
    assert lines[1].startswith(f"{number}   30 % ") and lines[1].endswith(" 70 %")
    assert lines[2].startswith("10,000 games between a playbook and a scripted player (")
    assert "medium bot" in lines[2] and "basic bot" in lines[2]
    assert lines[3:5] == [found.doubt, ""]
    text = page([document])
    ends = "<small>60.1–\u206062.5\u00a0%</small>"
    for part in (f'<p class="number"><b>61.3\u00a0%</b> win rate&ensp;{ends}', found.doubt):
        assert part in text
    assert "10,000 games" in text and 'class="medium">medium bot<' in text and 'class="basic">basic bot<' in text
    assert number in markdown([document]) and number in comma_separated([document])


@pytest.mark.parametrize("width", [40, 60, 100])
@pytest.mark.parametrize("plain", [True, False])
def test_the_bar_of_a_terminal_is_beside_the_number_or_below_it(width: int, plain: bool) -> None:
    number = win_rate(Interval(0.5, 0.48, 0.52), "win rate for Liquid Beast")
    text = on_terminal(Document("", Verdict("Too close to call", (), number)), width=width, plain=plain)
    first, second, *more = text.splitlines()
    assert first == "Too close to call" and max(map(len, text.splitlines())) <= width
    bar = re.search(r"40 % (\S+) 60 %", text)
    assert bar is not None and len(bar[1]) == INTERVAL_BAR
    assert bar[1][INTERVAL_BAR // 2] == ("#" if plain else "●")
    assert ("40 %" in second) == (width == 100)
    assert not more or width < 100


def test_what_is_exact_is_a_bar_from_the_left_end_and_has_no_range() -> None:
    number = Measured(Share(0.5), "with one or more among five shields")
    found = Verdict("{} sometimes has a shield trigger", ("Mine",), number)
    assert found.text == "Mine sometimes has a shield trigger: 50.0 % with one or more among five shields."
    text = on_terminal(Document("", found))
    assert f"0 % {'=' * 13}#{'.' * 13} 100 %" in text
    assert "<small>" not in page([Document("", found)]).partition("<main>")[2].partition("</article>")[0]


def test_a_verdict_without_a_number_says_why() -> None:
    found = Verdict("No result", doubt="No game was finished.")
    assert found.text == "No result. No game was finished."
    assert on_terminal(Document("", found)) == "No result\nNo game was finished.\n"
    assert 'class="number"' not in page([Document("", found)])


def test_the_players_of_one_sort_are_one_badge() -> None:
    one = Verdict("Even", pilots=Pilots("between playbooks", (Pilot("playbook", "medium bot"),)), played="2 games")
    assert on_terminal(Document("", one)).splitlines()[1] == "2 games between playbooks (medium bots)."
    assert page([Document("", one)]).count("medium bot<") == 1


def test_the_doubt_of_a_verdict_is_not_said_again() -> None:
    sections = Section("", (Paragraph("Doubt."), Paragraph("Fact."))), Section("More", (Paragraph("Doubt."),))
    assert [section.blocks for section in without(sections, "Doubt.")] == [(Paragraph("Fact."),), ()]
    assert without(sections, "") == sections
