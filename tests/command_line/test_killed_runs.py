"""A run that is killed at any moment and resumed, or that three processes write, is the usual one to the byte."""

import hashlib
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

# After this many of its six parts each is killed; all three are played and kept by the same code. The soak kills each
# after any of them.
KILLED_AT = {"match": (0, 2, 5), "gauntlet": (3,), "matrix": (1,)}
pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="processes of POSIX"),
    pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="takes too long interpreted"),
    pytest.mark.usefixtures("drawn_pictures"),  # programs draw theirs
]
# Quick decks, because each run is played several times.
COMMANDS = {
    "match": ("match", "mono-red-rush", "fn-rush", "--games", "12000"),
    "gauntlet": (
        *("gauntlet", "mono-red-rush", "--field", "fn-rush", "dokindam-redzone", "--games", "6000"),
        *("--target-ci", "0.1"),  # which so few games do not reach
    ),
    "matrix": ("matrix", "mono-red-rush", "fn-rush", "--games", "4000"),
}


def command(kind: str) -> tuple[str, ...]:
    """It is in the manifest, so the folder of the run has the same name everywhere."""
    return (*COMMANDS[kind], "--seed", "3", "--json", "--out", "run")


def play_here(run: Any, kind: str, folder: Path) -> None:
    """Run the command in this process, in a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr(sys, "argv", ["duelsim", *command(kind)])  # what the manifest says
        assert run(*command(kind)).exit_code == 0


def contents(folder: Path) -> dict[str, str]:
    """A checksum of every file of the run but those that a killed process was writing."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def parts(folder: Path) -> int:
    return len(list((folder / "games").glob("part-*.parquet")))


@pytest.fixture(scope="module")
def usual(run: Any, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], dict[str, str]]:
    """The contents of the run of a kind that nothing disturbs."""
    found: dict[str, dict[str, str]] = {}

    def played(kind: str) -> dict[str, str]:
        if kind not in found:
            folder = tmp_path_factory.mktemp(kind)
            play_here(run, kind, folder)
            found[kind] = contents(folder / "run")
        return found[kind]

    return played


@pytest.mark.parametrize(
    ("kind", "moments"),
    [*KILLED_AT.items(), *(pytest.param(kind, range(6), marks=pytest.mark.soak) for kind in COMMANDS)],
)
@pytest.mark.slow(7, "starts the program up to six times")
def test_a_run_killed_at_any_moment_is_the_uninterrupted_one_to_the_byte(
    program: Any,
    run: Any,
    usual: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    moments: Sequence[int],
) -> None:
    uninterrupted = usual(kind)
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "run"
    for wanted in moments:
        # The first one is what a user starts; no page is due before a process is killed.
        process = program(*command(kind), module="tests.page_writer_here" if wanted else "duelsim")
        while parts(folder) < wanted and process.poll() is None:
            time.sleep(0.01)
        process.kill()
        process.communicate()
    play_here(run, kind, tmp_path)
    assert parts(folder) == 6
    assert contents(folder) == uninterrupted


@pytest.mark.slow(9, "starts the program three times, once with the process that recounts games")
def test_three_commands_may_write_the_same_run(
    program: Any, usual: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = usual("match")  # compiles, so that the programs need not
    monkeypatch.chdir(tmp_path)
    modules = ("duelsim", "tests.page_writer_here", "tests.page_writer_here")
    processes = [program(*command("match"), module=module) for module in modules]
    for process in processes:
        process.communicate(timeout=120)
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert contents(tmp_path / "run") == alone
