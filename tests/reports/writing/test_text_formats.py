"""Markdown and CSV: every value of a document, where people and spreadsheets look for it."""

import csv
import io
import re
from dataclasses import replace

import pytest

from reports.writing.document import Document, Head, Section, Table
from reports.writing.text_formats import comma_separated, markdown
from reports.writing.values import Points, Share
from reports.writing.verdict import Verdict
from sim.statistics.intervals import Interval
from tests.reports.writing.documents import JAPANESE, everything

LESS = Interval(-0.01, -0.02, -0.005)

MARKDOWN = markdown([everything()])
ROWS = list(csv.reader(io.StringIO(comma_separated([everything()]))))


def block(title: str) -> list[list[str]]:
    """The rows below a title in the CSV, up to the empty line."""
    begin = ROWS.index([title]) + 1
    return ROWS[begin : ROWS.index([], begin)]


def test_markdown_has_the_verdict_the_sections_and_the_tables() -> None:
    lines = MARKDOWN.splitlines()
    assert lines[0] == "# Everything"
    assert lines[2].startswith("**\\<script\\>alert(1)\\</script\\> beats")
    assert [line for line in lines if line.startswith("## ")] == [
        "## Differences",
        "## Tables",
        "## A matchup",
        "## Games",
    ]
    assert "> Stopped early." in lines
    assert f"|  | \\<script\\>alert(1)\\</script\\> | {JAPANESE} |" in lines
    assert "| win rate | 61.3 % (60.1 - 62.5 %) | 38.7 % (37.5 - 39.9 %) |" in lines
    assert "| &nbsp;&nbsp;going first | 65.0 % (64.0 - 66.0 %) | - |" in lines
    assert "| A | Fear \\| Fang | 4 |" in lines
    assert "Aqua Hulcus helps." in lines


def test_the_rows_of_a_markdown_table_are_as_wide_as_its_head() -> None:
    for table in re.findall(r"(?:^\|.*\n)+", MARKDOWN, re.MULTILINE):
        assert len({len(re.findall(r"(?<!\\)\|", line)) for line in table.splitlines()}) == 1


def test_markdown_has_games_and_commands_verbatim() -> None:
    assert "```text\nA against B\n\nTurn 1 - A\n  draw    A draws *Corile*\n" in MARKDOWN
    assert "```sh\nduelsim replay run 3\n```" in MARKDOWN
    assert "```sh\nduelsim match a b --seed 1\n```" in MARKDOWN


def test_csv_has_a_block_for_each_table_and_three_columns_for_an_interval() -> None:
    assert ROWS[0] == ["Everything"]
    assert block("By card") == [
        ["card", *(f"difference, percentage points{end}" for end in ("", ", low", ", high"))],
        ["Aqua Hulcus", "2.0", "1.0", "3.0"],
        ["<script>alert(1)</script>", "-1.0", "-2.0", "0.0"],
    ]
    assert block("Shares") == [["deck", "share, %"], ["A", "12.5"]]
    assert block("Cards")[2] == ["A", "Fear | Fang", "4"]


def test_in_a_column_of_csv_with_intervals_other_values_leave_the_ends_empty() -> None:
    name = "<script>alert(1)</script>"
    heads = [f"{deck}{end}" for deck in (name, JAPANESE) for end in ("", ", low", ", high")]
    begin = ROWS.index(["", *heads])
    player, win_rate, going_first, won, shields = ROWS[begin + 1 : begin + 6]
    assert player == ["player", "rush", "", "", "control", "", ""]
    # The columns also have numbers that are no shares, so the rows name their units.
    assert win_rate[:4] == ["win rate, %", "61.314", "60.123", "62.505"]
    assert going_first == ["going first, %", "65.0", "64.0", "66.0", "", "", ""]
    assert won == ["games won", "6131", "", "", "3869", "", ""]
    assert shields[1] == "3.84"


def test_a_matrix_of_csv_has_its_estimates_and_ends() -> None:
    rows = block("Win rates in percent")
    assert len(rows) == 6
    assert all(len(row) == 1 + 3 * 5 for row in rows)
    assert rows[0][4:7] == ["Deck 1, %", "Deck 1, %, low", "Deck 1, %, high"]
    assert rows[1][4:7] == ["56.0", "55.0", "57.0"]


@pytest.mark.parametrize("begin", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
def test_no_text_of_csv_is_a_formula(begin: str) -> None:
    evil = f'{begin}HYPERLINK("http://example.com","x"),1'
    table = Table(evil, (Head("card"), Head(evil, 0)), ((f"  {evil}", Share(0.5)), ("Corile", Points(LESS))), evil)
    document = Document(
        evil, Verdict("{}", (evil,)), (Section(evil, (table,)), Section(evil, (replace(table, title=""),)))
    )
    rows = list(csv.reader(io.StringIO(comma_separated([document]), newline="")))
    cells = [cell for row in rows for cell in row]
    assert sum("HYPERLINK" in cell for cell in cells) >= 8
    assert not [cell for cell in cells if cell.lstrip(" ")[:1] == begin and not re.fullmatch(r"-?[\d.]+", cell)]
    assert ["Corile, percentage points", "-1.0", "-2.0", "-0.5"] in rows  # numbers stay numbers


def test_every_text_of_csv_is_quoted_and_no_number_is() -> None:
    line = next(line for line in comma_separated([everything()]).splitlines() if "Aqua Hulcus" in line)
    assert line == '"Aqua Hulcus",2.0,1.0,3.0'


def test_several_documents_stand_below_each_other() -> None:
    both = comma_separated([everything("One"), everything("Two")])
    assert [row for row in csv.reader(io.StringIO(both)) if row in (["One"], ["Two"])] == [["One"], ["Two"]]
    assert re.findall(r"^# (.*)$", markdown([everything("One"), everything("Two")]), re.MULTILINE) == ["One", "Two"]
