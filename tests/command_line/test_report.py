"""`duelsim report`: where it writes which report, and folders that hold no run."""

import html
import json
import os
import re
import shlex
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import sim.api.run_experiment
from sim.api.page_writer import PageWriter
from sim.experiments.runs.manifest import from_bytes, to_text

MATCH = ("match", "fn-rush", "liquid-beast", "--games", "4", "--seed", "5", "--out")


@pytest.fixture(scope="module")
def played(run: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a short match, with the page that it wrote, and a copy of both next to it."""
    path = tmp_path_factory.mktemp("report") / "run"
    assert run(*MATCH, str(path)).exit_code == 0
    shutil.copytree(path, path.with_name("copy"))
    return path


@pytest.fixture
def folder(played: Path) -> Path:
    """The folder of a short match as it was played, without the page that the match wrote."""
    shutil.rmtree(played, ignore_errors=True)
    shutil.copytree(played.with_name("copy"), played)
    (played / "report.html").unlink()
    return played


@pytest.mark.usefixtures("drawn_pictures")
def test_the_report_of_a_run_is_a_page_in_its_folder(run: Any, folder: Path) -> None:
    result = run("report", str(folder))
    assert result.exit_code == 0
    page, picture = folder / "report.html", folder / "summary.png"
    assert result.stdout == f"{page}\n"
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    first = page.read_bytes(), picture.read_bytes()
    run("report", str(folder))
    assert (page.read_bytes(), picture.read_bytes()) == first


@pytest.mark.usefixtures("drawn_pictures")
def test_the_page_names_its_summary_picture_only_beside_it(run: Any, folder: Path, tmp_path: Path) -> None:
    run("report", str(folder))
    assert '<meta property="og:image" content="summary.png">' in (folder / "report.html").read_text(encoding="utf-8")
    assert (folder / "summary.png").read_bytes().startswith(b"\x89PNG")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    run("report", str(folder), "--output", str(elsewhere / "page.html"))
    assert "og:image" not in (elsewhere / "page.html").read_text(encoding="utf-8")
    assert [file.name for file in elsewhere.iterdir()] == ["page.html"]


@pytest.mark.usefixtures("drawn_pictures")
def test_an_experiment_that_is_kept_writes_the_same_page_at_once(run: Any, folder: Path) -> None:
    page, picture = folder / "report.html", folder / "summary.png"
    run("report", str(folder))
    reported, drawn = page.read_bytes(), picture.read_bytes()
    page.unlink()
    picture.unlink()
    result = run(*MATCH, str(folder))
    assert result.exit_code == 0
    assert f"The whole report: {page}\n" in result.stdout
    assert (page.read_bytes(), picture.read_bytes()) == (reported, drawn)


@pytest.mark.parametrize("out", ["mine", "runs/my first run"])
def test_the_commands_of_the_page_work_where_the_run_was_made(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run("match", "fn-rush", "liquid-beast", "--games", "4", "--seed", "5", "--out", out)
    page = html.unescape((tmp_path / out / "report.html").read_text(encoding="utf-8"))
    commands = re.findall(r"<code>duelsim (replay .*)</code>", page)
    assert len(commands) >= 2
    for command in commands:
        shown = run(*shlex.split(command))
        assert shown.exit_code == 0, shown.stderr
        assert f"Seed 5, game {command.split()[-1]}." in shown.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_a_page_whose_games_cannot_be_replayed_is_an_error(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\necho nothing works >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setattr(sim.api.run_experiment, "PageWriter", PageWriter)
    monkeypatch.setattr(sys, "executable", str(broken))
    result = run(*MATCH, str(tmp_path / "run"))
    assert result.exit_code == 1
    assert "win rate" in result.stdout  # the result is printed all the same
    assert f"duelsim report {tmp_path / 'run'} tries again. The reason: nothing works." in result.stderr
    assert not (tmp_path / "run" / "report.html").exists()


@pytest.mark.parametrize(("form", "begin"), [("md", "# FN Rush against"), ("csv", '\ufeff"FN Rush against')])
def test_other_formats(run: Any, folder: Path, form: str, begin: str) -> None:
    assert run("report", str(folder), "--format", form).exit_code == 0
    assert (folder / f"report.{form}").read_text(encoding="utf-8").startswith(begin)


def test_on_the_screen(run: Any, folder: Path) -> None:
    result = run("report", str(folder), "--format", "md", "--output", "-")
    assert result.stdout.startswith("# FN Rush against Liquid Beast\n")
    assert not (folder / "report.md").exists()


def test_several_runs_are_one_report(run: Any, folder: Path, tmp_path: Path) -> None:
    run("match", "fn-rush", "fn-rush", "--games", "2", "--seed", "6", "--out", str(tmp_path / "other"))
    output = tmp_path / "both.md"
    result = run("report", str(folder), str(tmp_path / "other"), "--format", "md", "--output", str(output))
    assert result.exit_code == 0
    text = output.read_text(encoding="utf-8")
    assert "# FN Rush against Liquid Beast\n" in text
    assert "# FN Rush (A) against FN Rush (B)\n" in text


def test_as_json(run: Any, folder: Path) -> None:
    result = json.loads(run("report", str(folder), "--json").stdout)
    assert result["written"] == str(folder / "report.html")
    assert result["bytes"] == (folder / "report.html").stat().st_size
    (one,) = result["runs"]
    assert (one["run"], one["experiment"], one["games"], one["complete"]) == (str(folder), "match", 4, True)
    assert one["verdict"]


def test_an_interrupted_run_is_reported_with_the_games_it_has(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run("match", "fn-rush", "liquid-beast", "--games", "2002", "--seed", "5", "--out", str(folder))
    (folder / "games" / "part-0000-000001.parquet").unlink()
    result = json.loads(run("report", str(folder), "--json").stdout)
    assert (result["runs"][0]["games"], result["runs"][0]["complete"]) == (2000, False)
    assert "Unfinished: 2,000 of at most 2,002 games" in (folder / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("nowhere",), "nowhere is not the folder of a run"),
        (("run", "nowhere", "--output", "x.html"), "nowhere is not the folder of a run"),
        (("run", "run"), "Use --output to choose"),
        (("run", "--output", "-", "--json"), "both print to the screen"),
        (("run", "--format", "pdf"), "'pdf' is not one of"),
        ((), "Missing argument 'RUN...'. For example: duelsim report"),
    ],
)
def test_unreadable_runs_and_outputs_are_errors(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], message: str
) -> None:
    monkeypatch.chdir(folder.parent)
    result = run("report", *words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert not (folder / "report.html").exists()


@pytest.mark.parametrize("wrong", [None, -1, "x"])
@pytest.mark.parametrize("key", ["schema", "experiment", "seed", "rules", "turn_cap", "cells", "games", "versions"])
def test_an_invalid_manifest(run: Any, folder: Path, key: str, wrong: object) -> None:
    """It is not reported, replayed or resumed, even if its checksum is right."""
    file = folder / "manifest.json"
    file.write_text(to_text(from_bytes(file.read_bytes()) | {key: wrong}), encoding="utf-8")
    for words in (("report", str(folder)), (*MATCH[:5], "--out", str(folder))):
        result = run(*words)
        assert (result.exit_code, result.stdout) == (2, "")
        assert str(folder) in result.stderr or "manifest of the run is damaged" in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of POSIX")
def test_devices_are_written_to_and_not_replaced(run: Any, folder: Path, tmp_path: Path) -> None:
    """A device, here a pipe, is not replaced by a file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as pool:
        read = pool.submit(pipe.read_text, "utf-8")
        assert run("report", str(folder), "--format", "md", "--output", str(pipe)).exit_code == 0
        assert read.result(60).startswith("# FN Rush against")
    assert pipe.is_fifo()


def test_a_run_without_games_and_a_damaged_one(run: Any, folder: Path) -> None:
    part = next((folder / "games").iterdir())
    part.write_bytes(b"no games")
    result = run("report", str(folder))
    assert result.exit_code == 2
    assert f"{part}: it has no checksum (up to 4 games)" in result.stderr
    assert "--salvage" not in result.stderr  # no other file is there
    result = run("report", str(folder), "--salvage")
    assert result.exit_code == 2
    assert "holds no undamaged games" in result.stderr
    part.unlink()
    result = run("report", str(folder))
    assert result.exit_code == 2
    assert "holds no games yet" in result.stderr


def test_a_file_that_cannot_be_written(run: Any, folder: Path, tmp_path: Path) -> None:
    result = run("report", str(folder), "--output", str(tmp_path / "nowhere" / "report.html"))
    assert result.exit_code == 2
    assert f"there is no folder {tmp_path / 'nowhere'}." in result.stderr.replace("\n", " ")


def test_a_report_is_not_written_over_a_run(run: Any, folder: Path) -> None:
    for file in (folder / "manifest.json", *(folder / "games").iterdir()):
        before = file.read_bytes()
        result = run("report", str(folder), "--output", str(file))
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"{file} is part of a run or a search, which is never overwritten." in result.stderr.replace("\n", "")
        assert file.read_bytes() == before


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are Unicode")
def test_a_folder_whose_name_is_no_text_is_shown_with_its_bytes(run: Any, folder: Path) -> None:
    odd = os.fsdecode(bytes(folder) + b"\xff")
    folder.rename(odd)
    for form in ("html", "md", "csv"):
        assert run("report", odd, "--format", form).exit_code == 0
    assert r"run\udcff" in Path(odd, "report.md").read_text(encoding="utf-8")
    result = run(*MATCH, odd)
    assert result.exit_code == 0
    assert r"udcff" in result.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="names that Windows does not allow")
def test_the_name_of_a_folder_is_shown_and_neither_obeyed_nor_run(run: Any, folder: Path) -> None:
    odd = str(folder.rename(folder.with_name("\x1b[31m$(touch x)")))
    result = run(*MATCH, odd)
    assert result.exit_code == 0 and "\x1b" not in result.stdout
    assert re.search(r"duelsim replay '.*\$\(touch x\)' GAME", result.stdout.replace("\n", " "))
