"""A run whose process is killed at any moment is resumed, and becomes the uninterrupted one to the byte."""

import hashlib
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

# After so many parts each is killed; all three are played and kept by the same code.
KILLED_AT = {"match": (0, 1, 3, 4, 8, 11), "gauntlet": (0, 5), "matrix": (2, 11)}
POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="kills a process")
# Quick decks, because a run of twelve parts is played several times.
COMMANDS = {
    "match": ("match", "mono-red-rush", "fn-rush", "--games", "24000"),
    "gauntlet": (
        *("gauntlet", "mono-red-rush", "--field", "fn-rush", "dokindam-redzone", "--games", "12000"),
        *("--target-ci", "0.1"),  # which so few games do not reach
    ),
    "matrix": ("matrix", "mono-red-rush", "fn-rush", "--games", "8000"),
}


def contents(folder: Path) -> dict[str, str]:
    """A checksum of every file of the run but those that a killed process was writing."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def parts(folder: Path) -> int:
    return len(list((folder / "games").glob("part-*.parquet")))


@POSIX_ONLY
@pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="takes too long interpreted")
@pytest.mark.parametrize("kind", COMMANDS)
@pytest.mark.slow(10, "starts the program up to six times")
def test_a_run_killed_at_any_moment_is_the_uninterrupted_one_to_the_byte(
    program: Any, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    command = (*COMMANDS[kind], "--seed", "3", "--json", "--out", "run")
    for name in ("whole", "killed"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "whole")  # the command is in the manifest, so the folder has the same name in both
    assert run(*command).exit_code == 0
    monkeypatch.chdir(tmp_path / "killed")
    folder = tmp_path / "killed" / "run"
    for wanted in KILLED_AT[kind]:
        process = program(*command)
        while parts(folder) < wanted and process.poll() is None:
            time.sleep(0.002)
        process.kill()
        process.communicate()
    assert run(*command).exit_code == 0
    assert parts(folder) == 12
    assert contents(folder) == contents(tmp_path / "whole" / "run")
