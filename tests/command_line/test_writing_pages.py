"""What those who wait are told while the page of a run or a search is written: that, and no more the games."""

from pathlib import Path

from sim.command_line.output import Progress, telling_progress
from tests.command_line.conftest import Run

MATCH = ("match", "fn-rush", "fn-rush", "--players", "rush", "--games", "4", "--seed", "1")
SEARCH = ("improve", "fn-rush", "--against", "liquid-beast", "--players", "rush", "--games", "40", "--seed", "1")


def last_words(run: Run, *words: str) -> str:
    told: list[Progress] = []
    with telling_progress(told.append):
        run(*words)
    return told[-1].words


def test_the_page_of_a_match_is_told(run: Run, tmp_path: Path) -> None:
    assert last_words(run, *MATCH, "--out", str(tmp_path / "run")) == "Writing the report"


def test_the_page_of_a_search_is_told(run: Run, tmp_path: Path) -> None:
    assert last_words(run, *SEARCH, "--out", str(tmp_path / "search")) == "Writing the report"
