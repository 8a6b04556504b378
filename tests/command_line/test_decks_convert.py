"""`duelsim decks convert`, and what `duelsim decks check` says of lines: a pasted list in the form of duelsim."""

import json
from pathlib import Path

import pytest

from tests.command_line.conftest import Run

CLEAR = "赤青\n《アクア・ハルカス》×4　《コーライル》×3\nデーモン・ハンド 4枚\n合計 11枚\n"
TEXT = "# name: 赤青\n4 Aqua Hulcus\n3 Corile\n4 Terror Pit\n"


@pytest.fixture
def pasted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "pasted.txt"
    file.write_text(CLEAR, encoding="cp932")
    return file


def test_it_writes_the_list_in_the_form_of_duelsim(run: Run, pasted: Path) -> None:
    assert run("decks", "convert", "pasted.txt").stdout == TEXT
    assert run("decks", "convert", "pasted.txt", "--to", "en").stdout == TEXT
    japanese = run("decks", "convert", "pasted.txt", "--to", "ja").stdout
    assert japanese == "# name: 赤青\n4 アクア・ハルカス\n3 コーライル\n4 デーモン・ハンド\n"


@pytest.mark.parametrize("form", ["text", "csv", "json", "ja", "en"])
def test_what_it_writes_reads_back_to_the_same_deck(run: Run, pasted: Path, form: str) -> None:
    assert run("decks", "convert", "pasted.txt", "--to", form, "-o", "other.txt").exit_code == 0
    first, again = json.loads(run("decks", "check", "pasted.txt", "other.txt", "--format", "open", "--json").stdout)
    assert first["cards"] == again["cards"]


def test_it_replaces_no_file_unasked_and_writes_no_list_that_is_not_clear(run: Run, pasted: Path) -> None:
    refused = run("decks", "convert", "pasted.txt", "--output", "pasted.txt", "--overwrite")
    assert (refused.exit_code, pasted.read_text(encoding="cp932")) == (2, CLEAR)
    pasted.write_text(f"{CLEAR}2 Corile x3\n", encoding="cp932")
    unclear = run("decks", "convert", "pasted.txt")
    assert (unclear.exit_code, unclear.stdout) == (2, "")
    assert "may be 2 or 3 copies" in unclear.stderr or "may be 2 or 3 copies" in str(unclear.exception)


def test_check_says_what_lines_were_taken_for(run: Run, pasted: Path) -> None:
    said = run("decks", "check", "pasted.txt", "--format", "open").stdout
    assert [line.split()[:2] for line in said.splitlines()[1:]] == [["line", "taken"], ["1", "title"], ["4", "heading"]]
    every = run("decks", "check", "pasted.txt", "--format", "open", "--lines").stdout
    assert "2  cards      《アクア・ハルカス》×4 《コーライル》×3  ->  4 Aqua Hulcus; 3 Corile" in every
    (found,) = json.loads(run("decks", "check", "pasted.txt", "--format", "open", "--json").stdout)
    assert [line["taken_for"] for line in found["lines"]] == ["title", "cards", "cards", "heading"]
