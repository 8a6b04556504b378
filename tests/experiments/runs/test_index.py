"""The index of runs: it finds every run that was kept, follows those that move, and never stands in the way."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import duelsim
from sim.experiments.runs.folder import RunMismatch
from sim.experiments.runs.index import KnownRun, RunIndex, UnusableIndex, index_file, runs_below


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunIndex]:
    """An empty index, which the runs of the test note themselves in."""
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "data" / "runs.sqlite"))
    with closing(RunIndex.of_user()) as opened:
        yield opened


def play(folder: Path, games: int = 2, seed: int = 1) -> duelsim.Result:
    return duelsim.match("fn-rush", "liquid-beast", games=games, seed=seed, players="rush", out=folder, page=False)


def test_a_run_that_is_kept_notes_itself(index: RunIndex, tmp_path: Path) -> None:
    result = play(tmp_path / "run", seed=2**70)
    duelsim.match("fn-rush", "liquid-beast", games=2, players="rush")  # not kept
    (run,) = index.runs()
    assert (run.number, run.folder, run.kind, run.seed) == (1, tmp_path / "run", "match", 2**70)
    assert (run.games, run.complete, run.is_there) == (2, True, True)
    assert run.decks == (("FN Rush", "rush"), ("Liquid Beast", "rush"))
    assert run.verdict == result.verdict
    assert index.run(1) == run


def test_a_run_that_is_extended_keeps_its_number(index: RunIndex, tmp_path: Path) -> None:
    play(tmp_path / "first")
    play(tmp_path / "second")
    play(tmp_path / "first", games=4)
    newest = {run.number: run for run in index.runs()}
    assert (newest[1].games, newest[2].games) == (4, 2)


def test_another_run_in_the_same_folder_has_another_number(index: RunIndex, tmp_path: Path) -> None:
    play(tmp_path / "run")
    shutil.rmtree(tmp_path / "run")
    play(tmp_path / "run", seed=2)
    assert [(run.number, run.seed) for run in index.runs()] == [(2, 2)]


def test_a_run_that_was_moved_keeps_its_number_and_a_copy_gets_one(index: RunIndex, tmp_path: Path) -> None:
    play(tmp_path / "run")
    shutil.copytree(tmp_path / "run", tmp_path / "copy")
    play(tmp_path / "copy")
    (tmp_path / "run").rename(tmp_path / "moved")
    assert not index.run(1).is_there
    play(tmp_path / "moved")
    assert {run.number: run.folder.name for run in index.runs()} == {1: "moved", 2: "copy"}


def test_numbers_are_not_used_again(index: RunIndex, tmp_path: Path) -> None:
    play(tmp_path / "run")
    index.forget(1)
    assert index.runs() == []
    play(tmp_path / "run")
    assert [run.number for run in index.runs()] == [2]
    for number in (1, 3, 10**30):
        with pytest.raises(RunMismatch, match=f"no run {number}"):
            index.run(number)


@pytest.mark.parametrize("file", ["taken.txt", "taken.txt/index", "/dev/null", "/proc/nowhere/index", "folder"])
def test_an_index_that_cannot_be_written_does_not_disturb_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("taken.txt").write_text("4 Aqua Hulcus\n" * 100)
    Path("folder").mkdir()
    monkeypatch.setenv("DUELSIM_RUNS", file)
    assert play(tmp_path / "run").run.game_count == 2
    assert Path("taken.txt").read_text() == "4 Aqua Hulcus\n" * 100
    assert sorted(os.listdir()) == ["folder", "run", "taken.txt"]
    with pytest.raises((UnusableIndex, OSError)):
        RunIndex.of_user()


def test_the_database_of_another_program_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "other.db"))
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE runs (number INTEGER, folder TEXT)")
        other.commit()
    before = (tmp_path / "other.db").read_bytes()
    play(tmp_path / "run")
    with pytest.raises(UnusableIndex, match=r"other\.db is the database of another program"):
        RunIndex.of_user()
    assert (tmp_path / "other.db").read_bytes() == before


def test_a_run_waits_no_longer_than_a_second_for_another_program(
    index: RunIndex, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sim.experiments.runs.index.SECONDS_TO_WAIT", 0.01)
    file = index_file()
    assert file is not None
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        play(tmp_path / "run")
        other.execute("ROLLBACK")
    assert index.runs() == []


def test_the_index_is_in_the_folder_of_the_user_and_can_be_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sim.experiments.runs.index.user_data", lambda: tmp_path)
    monkeypatch.delenv("DUELSIM_RUNS")
    assert index_file() == tmp_path / "runs.sqlite"
    monkeypatch.setenv("DUELSIM_RUNS", "off")
    assert index_file() is None
    with pytest.raises(UnusableIndex, match="DUELSIM_RUNS is off"):
        RunIndex.of_user()
    monkeypatch.delenv("DUELSIM_RUNS")
    monkeypatch.setattr("sim.experiments.runs.index.user_data", lambda: None)
    with pytest.raises(UnusableIndex, match="no home folder"):
        RunIndex.of_user()


def test_the_tests_keep_out_of_the_index_of_the_user() -> None:
    assert index_file() is None


def test_runs_are_found_however_deep_and_other_folders_are_not(tmp_path: Path) -> None:
    play(tmp_path / "deep" / "er" / "run")
    play(tmp_path / "another")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "manifest.json").write_text('{"name": "a page"}')
    assert runs_below(tmp_path) == [tmp_path / "another", tmp_path / "deep" / "er" / "run"]
    assert runs_below(tmp_path / "another") == [tmp_path / "another"]
    assert runs_below(tmp_path / "nowhere") == []


@pytest.mark.parametrize(
    ("column", "value"),
    [("decks", "{}"), ("decks", "[[1, 2]]"), ("seed", "x"), ("games", "many"), ("folder", 7), ("played", 2**62)],
)
def test_a_damaged_row_stands_in_the_way_of_no_other(
    index: RunIndex, tmp_path: Path, column: str, value: object
) -> None:
    play(tmp_path / "first")
    play(tmp_path / "second")
    file = index_file()
    assert file is not None
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"UPDATE runs SET {column} = ? WHERE number = 1", [value])
        database.commit()
    assert [run.number for run in index.runs()] == [2]
    (row,) = index.damaged()
    assert row.number == 1 and f"the field {column}: " in row.why
    with pytest.raises(RunMismatch, match=f"Run 1 is damaged in the index: the field {column}"):
        index.run(1)
    play(tmp_path / "first")  # notes itself again
    assert {run.folder.name for run in index.runs()} == {"first", "second"}
    assert index.damaged() == []
    assert {run.number for run in index.runs()} == {1, 2}


def test_a_run_is_called_what_its_users_call_it(tmp_path: Path) -> None:
    """`best_of` is a word of the code."""
    known = KnownRun(1, tmp_path, 0, "best_of", 7, 2, complete=True, decks=(), verdict="")
    assert (known.kind_in_words, replace(known, kind="gauntlet").kind_in_words) == ("best-of-three match", "gauntlet")
