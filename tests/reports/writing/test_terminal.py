"""Documents on a terminal: nothing with an interval is broken, however narrow it is."""

import re

import pytest

from reports.writing.document import Document, Head, Paragraph, Section, Table, heads
from reports.writing.values import Points, Rate, text_of
from reports.writing.verdict import Verdict
from sim.statistics.intervals import Interval
from tests.reports.examples.terminal import on_terminal
from tests.reports.writing.documents import everything, matrix

LIFT = Interval(0.0123, -0.0034, 0.0281)
WIDE = Table(
    "Many intervals",
    heads("card", "copies", "in hand minus bottom", "certain", "in hand minus as shuffled", "observed when seen"),
    tuple((name, 4, Points(LIFT), "better", Points(LIFT), Points(LIFT)) for name in ("Corile", "Bolbalzak Sword 5000")),
)
VERSUS = Table(
    "",
    (Head(""), Head("Dokindam Redzone of the Third Round", 0), Head("Dogiragon Buster", 1)),
    (("win rate", Rate(Interval(0.51, 0.5, 0.52)), Rate(Interval(0.49, 0.48, 0.5))),),
)


def shown(*blocks: Table | Paragraph, width: int) -> list[str]:
    text = on_terminal(Document("", Verdict("Even"), (Section("", blocks),)), width=width)
    assert max(map(len, text.splitlines())) <= width
    return text.splitlines()


@pytest.mark.parametrize("width", [40, 60, 80, 100])
@pytest.mark.parametrize("table", [WIDE, VERSUS, matrix([f"Deck {number}" for number in range(12)])])
def test_no_interval_of_a_table_is_broken(table: Table, width: int) -> None:
    lines = shown(table, width=width)
    for row in table.rows:
        for value in row:
            if isinstance(value, Points) or (isinstance(value, Rate) and not table.heat):
                assert any(text_of(value) in line for line in lines)
            elif isinstance(value, Rate):
                estimate = text_of(value).split()[0]
                assert any(estimate in line for line in lines)


def test_a_table_that_is_too_wide_goes_on_below_with_its_first_column() -> None:
    lines = shown(WIDE, width=60)
    assert sum(line.startswith("card ") for line in lines) == 2
    assert sum(line.startswith("Corile ") for line in lines) == 2
    assert sum(line.startswith("card ") for line in shown(WIDE, width=120)) == 1


@pytest.mark.parametrize("width", range(30, 90))
def test_no_interval_of_a_sentence_is_broken(width: int) -> None:
    rate, points = "61.3 % (60.1 - 62.5 %)", "+1.2 (-0.3 to +2.1)"
    lines = shown(
        Paragraph(f"Liquid Beast wins {rate} of all games, and with Corile {points} points more."), width=width
    )
    assert any(rate in line for line in lines) and any(points in line for line in lines)


def test_a_blank_line_stands_between_a_table_and_a_sentence_below_it_whatever_section_they_are_in() -> None:
    table, sentence = Table("", heads("card"), (("Corile",),)), Paragraph("Nothing was measured.")
    for sections in ((Section("", (table, sentence)),), (Section("", (table,)), Section("", (sentence,)))):
        text = on_terminal(Document("", Verdict("Even"), sections))
        assert text.startswith("Even\n\n")
        assert [line.strip() for line in text.splitlines()][-3:] == ["Corile", "", "Nothing was measured."]
    under_a_title = (Section("", (table,)), Section("Pilots", (sentence,)))
    assert on_terminal(Document("", Verdict("Even"), under_a_title)).endswith("\n\nPilots\nNothing was measured.\n")


def test_a_command_is_one_line_to_copy() -> None:
    (line,) = (line for line in on_terminal(everything(), width=20).splitlines() if "duelsim match" in line)
    assert re.fullmatch(r" *duelsim match a b --seed 1", line)
