"""Damaged runs and full disks on the command line: messages, what is kept, and how the run continues."""

import errno
import hashlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sim import files

MATCH = ("match", "fn-rush", "liquid-beast", "--games", "16", "--seed", "5", "--out")


@pytest.fixture(autouse=True, scope="module")
def short_chunks() -> Iterator[None]:
    """Runs of these tests have four games in a file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sim.experiments.runs.experiment.GAMES_IN_CHUNK", 4)
        yield


@pytest.fixture(scope="module")
def played(run: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a match of four files, and a copy of it next to it."""
    path = tmp_path_factory.mktemp("damaged") / "run"
    assert run(*MATCH, str(path)).exit_code == 0
    shutil.copytree(path, path.with_name("copy"))
    return path


@pytest.fixture
def whole(played: Path) -> Path:
    """The folder of a match of four files, as it was played."""
    shutil.rmtree(played, ignore_errors=True)
    return shutil.copytree(played.with_name("copy"), played)


@pytest.fixture
def folder(whole: Path) -> Path:
    """The folder of a match of four files, without its page."""
    (whole / "report.html").unlink()
    return whole


def contents(path: Path) -> dict[str, str]:
    """A checksum of every file of a run."""
    files = sorted(file for file in path.rglob("*") if file.is_file())
    return {str(file.relative_to(path)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def part(folder: Path, chunk: int) -> Path:
    return folder / "games" / f"part-0000-{chunk:06}.parquet"


def damage(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1] + b"?")


def test_a_damaged_run_is_reported_only_when_it_is_to_be_salvaged(run: Any, folder: Path) -> None:
    damage(part(folder, 1))
    refused = run("report", str(folder))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert f"{part(folder, 1)}: its checksum is wrong (4 games)" in refused.stderr
    assert f"duelsim report {folder} --salvage" in refused.stderr
    assert not (folder / "report.html").exists()
    salvaged = run("report", str(folder), "--salvage")
    assert salvaged.exit_code == 0
    assert f"{folder}: 4 games are lost" in salvaged.stderr
    assert "Salvaged: 4 games are lost because a file is damaged" in (folder / "report.html").read_text("utf-8")


@pytest.mark.parametrize("form", ["md", "csv"])
def test_every_format_of_a_salvaged_report_says_so(run: Any, folder: Path, form: str) -> None:
    damage(part(folder, 0))
    text = run("report", str(folder), "--salvage", "--format", form, "--output", "-").stdout
    assert "Salvaged: 4 games are lost" in text
    assert "the other 12 of at most 16 games" in text


def test_the_json_of_a_salvaged_report_counts_the_lost_games(run: Any, folder: Path) -> None:
    damage(part(folder, 2))
    (one,) = json.loads(run("report", str(folder), "--salvage", "--json").stdout)["runs"]
    assert (one["games"], one["lost_games"], one["complete"]) == (12, 4, False)
    assert one["damaged"] == {str(part(folder, 2)): "its checksum is wrong"}


def test_an_unfinished_run_says_so_in_csv_too(run: Any, folder: Path) -> None:
    part(folder, 3).unlink()
    text = run("report", str(folder), "--format", "csv", "--output", "-").stdout
    assert "Unfinished: 12 of at most 16 games have been played" in text


@pytest.mark.parametrize("chunks", [[0], [3], [0, 2], [0, 1, 2, 3]])
def test_the_command_of_a_damaged_run_repairs_it(run: Any, whole: Path, chunks: list[int]) -> None:
    folder, before = whole, contents(whole)
    for chunk in chunks:
        damage(part(folder, chunk))
    (folder / "summary.json").write_text("{")
    (folder / "report.html").unlink()
    again = run(*MATCH, str(folder))
    assert again.exit_code == 0
    for chunk in chunks:
        assert f"{part(folder, chunk)} was damaged: its checksum is wrong. Its games are played again." in again.stderr
    assert contents(folder) == before


def test_the_command_repairs_a_damaged_manifest(run: Any, whole: Path) -> None:
    folder, before = whole, contents(whole)
    manifest = folder / "manifest.json"
    manifest.write_text(manifest.read_text("utf-8").replace('"seed": 5', '"seed": 7'), encoding="utf-8")
    refused = run("report", str(folder))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "manifest.json: its checksum is wrong" in refused.stderr
    assert "with its --seed" in refused.stderr
    without_seed = (*MATCH[:5], "--out", str(folder))
    assert run(*without_seed).exit_code == 2
    assert run(*MATCH, str(folder)).exit_code == 0
    assert contents(folder) == before


# --- Full disks -----------------------------------------------------------------------------------------------
@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`room(name)`: from now on, writing a file whose name has this in it fails as on a full disk."""
    fill = files._fill
    full = ["no file has this name"]

    def write(descriptor: int, content: bytes, name: str, at: int | None = None) -> None:
        if full[0] not in name:
            return fill(descriptor, content, name, at)
        fill(descriptor, content[:4], name)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files, "_fill", write)
    return lambda name: full.__setitem__(0, name)


@pytest.mark.parametrize(
    ("name", "has_result"),
    [("manifest.json", False), ("part-0000-000002", False), ("summary.json", True), ("report.html", True)],
)
def test_a_full_disk_is_named_and_what_was_played_is_kept(
    run: Any, room: Any, whole: Path, name: str, has_result: bool
) -> None:
    folder, before = whole, contents(whole)
    shutil.rmtree(folder)
    room(name)
    full = run(*MATCH, str(folder))
    assert full.exit_code == 1
    assert isinstance(full.exception, SystemExit)
    (file,) = [line for line in full.stderr.splitlines() if "the disk is full" in line]
    assert file.startswith(f"{folder}") and name in file
    assert ("win rate" in full.stdout) == has_result
    if name.startswith("part"):
        assert "keeps the games played so far; the same command resumes the run" in full.stderr
        assert [part(folder, chunk).exists() for chunk in range(4)] == [True, True, False, False]
    assert not list(folder.rglob(".*"))
    room("no file has this name")
    assert run(*MATCH, str(folder)).exit_code == 0
    assert contents(folder) == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_report_to_a_full_device(run: Any, folder: Path) -> None:
    result = run("report", str(folder), "--format", "md", "--output", "/dev/full")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "the disk is full" in result.stderr
