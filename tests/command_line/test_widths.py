"""How wide results are: as wide as the terminal; in a pipe as COLUMNS says."""

import pytest
from click.testing import CliRunner

from sim.command_line import commands

LISTS = [
    ("cards", "list"),
    ("cards", "show", "bolmeteus steel dragon"),
    ("decks", "show", "dogiragon-buster"),
    ("players",),
    ("rules", "options"),
    ("replay", "fn-rush", "liquid-beast", "--seed", "1"),
]
TABLES = [("odds", "murky-riptide", "--games", "0", "--seed", "1")]


def widest(words: tuple[str, ...], columns: str) -> int:
    result = CliRunner().invoke(commands, words, prog_name="duelsim", env={"COLUMNS": columns})
    assert result.exit_code == 0
    return max(len(line) for line in result.stdout.splitlines() if ".txt" not in line)  # paths are never broken


@pytest.mark.parametrize("words", [*LISTS, *TABLES], ids=" ".join)
@pytest.mark.parametrize("columns", [60, 80])
def test_in_a_pipe_columns_counts(words: tuple[str, ...], columns: int) -> None:
    assert columns - 25 < widest(words, str(columns)) <= columns


def test_without_columns_a_pipe_has_whole_lines_and_tables_of_a_sensible_width() -> None:
    assert widest(("replay", "fn-rush", "liquid-beast", "--seed", "1"), "") > 120
    assert 80 < widest(("rules", "options"), "") <= 120
    assert 80 < widest(TABLES[0], "") <= 120


@pytest.mark.parametrize("columns", ["0", "1", "wide", "-5", "²", "1000000000", "9" * 5_000])
def test_columns_that_make_no_sense_do_no_harm(columns: str) -> None:
    for words in (("rules", "options"), *TABLES):
        assert 30 < widest(words, columns) <= 120
