"""Markdown and CSV: every value of a document, where people and spreadsheets look for it."""

import csv
import io
import re

from reports.writing.text_formats import comma_separated, markdown
from tests.reports.writing.documents import JAPANESE, everything

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
    assert "| \u00a0\u00a0going first | 65.0 % (64.0 - 66.0 %) | - |" in lines
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
        ["card", "difference", "difference low", "difference high"],
        ["Aqua Hulcus", "0.02", "0.01", "0.03"],
        ["<script>alert(1)</script>", "-0.01", "-0.02", "0.0"],
    ]
    assert block("Shares") == [["deck", "share"], ["A", "0.125"]]
    assert block("Cards")[2] == ["A", "Fear | Fang", "4"]


def test_in_a_column_of_csv_with_intervals_other_values_leave_the_ends_empty() -> None:
    name = "<script>alert(1)</script>"
    begin = ROWS.index(["", name, f"{name} low", f"{name} high", JAPANESE, f"{JAPANESE} low", f"{JAPANESE} high"])
    player, win_rate, going_first, won, shields = ROWS[begin + 1 : begin + 6]
    assert player == ["player", "rush", "", "", "control", "", ""]
    assert win_rate[:4] == ["win rate", "0.61314", "0.60123", "0.62505"]
    assert going_first == ["going first", "0.65", "0.64", "0.66", "", "", ""]
    assert won == ["games won", "6131", "", "", "3869", "", ""]
    assert shields[1] == "3.84"


def test_a_matrix_of_csv_has_its_estimates_and_ends() -> None:
    rows = block("Win rates in percent")
    assert len(rows) == 6
    assert all(len(row) == 1 + 3 * 5 for row in rows)
    assert rows[1][4:7] == ["0.56", "0.55", "0.57"]


def test_several_documents_stand_below_each_other() -> None:
    both = comma_separated([everything("One"), everything("Two")])
    assert [row for row in csv.reader(io.StringIO(both)) if row in (["One"], ["Two"])] == [["One"], ["Two"]]
    assert re.findall(r"^# (.*)$", markdown([everything("One"), everything("Two")]), re.MULTILINE) == ["One", "Two"]
