"""What a command says while the engine is loaded, compiled here, or compiled by another duelsim."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import locket
import pytest

from sim.command_line import output, waiting
from sim.compiler.cache import LOCK, cache_folder, is_being_compiled, lock_of_cache, make_cache_folder
from sim.compiler.progress import progress
from sim.games.playing.warming import COMPILING, WAITING, loading_notices
from tests.progress import without_progress


@pytest.fixture(autouse=True)
def short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An empty cache, and no patience."""
    monkeypatch.setenv("DUELSIM_CACHE", str(tmp_path))
    monkeypatch.setenv("DUELSIM_IGNORE_PREBUILT", "1")
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    monkeypatch.setattr(waiting, "SECONDS_OF_SILENCE", 0.05)
    monkeypatch.setattr(waiting, "SECONDS_BETWEEN_LINES", 0.01)
    yield
    progress.is_waiting = progress.is_compiling = progress.is_damaged = False


def wait_for(condition: Callable[[], bool]) -> None:
    ends = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < ends
        time.sleep(0.01)


def thread_of(*steps: tuple[str, float]) -> threading.Thread:
    """A thread in which one thing after another is true of the progress, each for some seconds."""

    def run() -> None:
        for name, seconds in steps:
            if name:
                setattr(progress, name, True)
            time.sleep(seconds)
            if name and name != "is_damaged":
                setattr(progress, name, False)

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def test_whoever_waits_for_another_process_knows_it() -> None:
    make_cache_folder()
    assert not is_being_compiled() and loading_notices() == [COMPILING]
    done = threading.Event()

    def compiled() -> None:
        with lock_of_cache():
            done.set()

    with locket.lock_file(str(cache_folder() / LOCK)):
        assert is_being_compiled() and loading_notices() == [WAITING]
        thread = threading.Thread(target=compiled)
        thread.start()
        wait_for(lambda: progress.is_waiting)
        assert not done.is_set()
    thread.join(20)
    assert done.is_set() and not progress.is_waiting and not is_being_compiled()


def test_a_command_that_waits_for_another_says_so(capsys: Any) -> None:
    waiting.announce_compiling(thread_of(("is_waiting", 0.8), ("", 0.1)))
    told = capsys.readouterr().err
    assert "... waiting for another duelsim, which compiles: 1 s" in told.replace("0 s", "1 s")
    assert "Waited 1 s for the rules." in told and "Compiled" not in told


def test_a_command_takes_over_when_the_other_one_was_killed(capsys: Any) -> None:
    waiting.announce_compiling(thread_of(("is_waiting", 0.8), ("is_compiling", 0.8)))
    told = capsys.readouterr().err
    assert "The other duelsim has not compiled what is needed here. Compiling it." in told
    assert "Compiled in " in told


@pytest.mark.parametrize(
    ("steps", "said", "unsaid"),
    [
        ([("", 0.3)], "Loading the rules of the game ...", "Compil"),  # however slow the machine is
        ([("", 0.2), ("is_compiling", 0.3)], COMPILING, "damaged"),  # a killed command has compiled a part
        ([("", 0.2), ("is_waiting", 0.7)], "waiting for another duelsim", "damaged"),
        ([("is_damaged", 0.5)], "or is damaged. Compiling it again", "another duelsim"),
    ],
)
def test_only_what_is_damaged_is_called_so(capsys: Any, steps: Any, said: str, unsaid: str) -> None:
    waiting._wait_for_loading(thread_of(*steps))
    told = capsys.readouterr().err
    assert said in told and unsaid not in told


def test_what_takes_long_is_told_and_what_does_not_is_silent(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "SECONDS_OF_SILENCE", 0.2)
    monkeypatch.setattr(output, "SECONDS_BETWEEN_LINES", 0.1)
    with output.working("Reading the run"):
        pass
    assert capsys.readouterr().err == ""
    with output.working("Reading the run"):
        time.sleep(0.6)
    told = capsys.readouterr().err
    assert told.startswith("Reading the run ...\nReading the run: 0 s\n")
    assert without_progress(told) == ""


def test_a_run_that_takes_long_to_read_says_so(
    run: Any, tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A matrix of forty decks was silent for minutes."""
    said: list[str] = []

    @contextlib.contextmanager
    def noted(words: str) -> Iterator[None]:
        said.append(words)
        yield

    for command in ("runs", "report"):
        monkeypatch.setattr(import_module(f"sim.command_line.commands.{command}"), "working", noted)
    for words in (("runs", "show", "run"), ("runs", "compare", "run", "run"), ("report", "run"), ("report", "a", "b")):
        assert run(*words, *(("--output", "x.html") if words[-1] == "b" else ())).exit_code == 2
    assert said == ["Reading the run", "Comparing the runs", "Reading the run", "Reading 2 runs"]
