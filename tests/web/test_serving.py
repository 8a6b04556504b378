"""The program `duelsim serve`: its address, and that nothing is lost when it ends while it plays."""

import asyncio
import errno
import importlib.util
import json
import os
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from decks.reading import read_deck
from sim.api.kept_runs import keep_run
from sim.cards.library import known_names
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.index import RunIndex
from sim.web.asked import AskedFolder
from sim.web.decklists import DeckFolder
from sim.web.queue import Job, Queue
from sim.web.server import _answer, listen
from tests.web.conftest import MATCH, QUESTIONS, ROOT, Server

POSIX_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
COMPILED_ONLY = pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="takes too long interpreted")
Serve = Callable[..., Server]


def post(server: Server, path: str, **fields: str) -> str:
    """Send a form; returns the address of the page that came."""
    request = urllib.request.Request(
        server.address + path, urllib.parse.urlencode(fields).encode(), {"Origin": server.address}
    )
    with urllib.request.urlopen(request) as answer:
        return str(answer.url).removeprefix(server.address)


def wait_for(condition: Callable[[], Any], seconds: float = 100) -> None:
    ends = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < ends, "waited too long"
        time.sleep(0.02)


def parts(folder: Path) -> int:
    return len(list(folder.rglob("part-*.parquet")))


@POSIX_ONLY
@COMPILED_ONLY
@pytest.mark.slow(6, "starts two servers that play")
def test_ctrl_c_keeps_what_is_finished_and_the_next_server_resumes_it(serve: Serve, folder: Path) -> None:
    first = serve("--jobs", "1")
    assert post(first, "/ask/match", **{**MATCH, "of-games": "24000"}) == "/asked/fn-rush-match"
    assert post(first, "/ask/match", **MATCH) == "/asked/fn-rush-match-2"  # waits meanwhile
    wait_for(lambda: parts(folder))
    code, errors = first.stop()
    assert code == 130
    assert "not finished: FN Rush: Play one opponent; FN Rush: Play one opponent." in errors
    assert "Traceback" not in errors
    second = serve()
    [run] = RunIndex.of_user().runs()
    kept = run.games
    assert not run.complete
    waiting = urllib.request.urlopen(second.address + "/asked/fn-rush-match-2").read().decode()
    assert "Not finished." in waiting and "Resume" in waiting
    assert kept == 2_000 * parts(folder) < 24_000
    page = urllib.request.urlopen(second.address + "/runs/1").read().decode()
    assert f"Unfinished: {kept:,} of at most 24,000 games" in page and "The report so far" in page
    before = {file: file.stat().st_mtime_ns for file in folder.rglob("part-*.parquet")}
    post(second, "/runs/1/resume")
    wait_for(lambda: any(run.complete for run in RunIndex.of_user().runs()))
    assert {file: file.stat().st_mtime_ns for file in before} == before  # not played again
    assert parts(folder) == 12
    assert (folder / "runs" / "fn-rush-match" / "report.html").exists()


@POSIX_ONLY
@COMPILED_ONLY
@pytest.mark.slow(3, "starts a program that plays")
def test_a_run_stops_by_itself_when_the_server_is_gone(folder: Path) -> None:
    known = keep_run(
        partial(
            match_experiment, *(read_deck(name, known_names()) for name in ("fn-rush", "liquid-beast")), games=10**6
        ),
        folder / "run",
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "sim.web.playing", str(known.folder), "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    wait_for(lambda: parts(folder) > 1)  # of the first it has told
    output, _ = process.communicate(timeout=60)  # closes its standard input, as the end of the server does
    assert process.returncode == 130
    (run,) = RunIndex.of_user().runs()
    assert (run.number, run.complete, run.games) == (known.number, False, 2_000 * parts(folder))
    lines = [json.loads(line) for line in output.splitlines()]
    assert [line["state"] for line in lines[:3]] == ["loading", "playing", "playing"]
    what, estimate, low, high = lines[-1]["rates"][0]
    assert what == "Liquid Beast" and low < estimate < high


@POSIX_ONLY
@COMPILED_ONLY
@pytest.mark.slow(3, "starts a program that plays")
def test_a_question_stops_by_itself_when_the_server_is_gone(folder: Path) -> None:
    (folder / "runs").mkdir()
    questions = AskedFolder(DeckFolder(folder))
    form = {name: [value] for name, value in {**MATCH, "of-games": "1000000"}.items()}
    asked = questions.ask(next(one for one in QUESTIONS if one.name == "match"), form)
    process = subprocess.Popen(
        [sys.executable, "-m", "sim.command_line.for_page", str(asked.place), "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    wait_for(lambda: parts(asked.run))
    output, _ = process.communicate(timeout=60)  # closes its standard input, as the end of the server does
    assert process.returncode == 130
    assert asked.outcome is not None and (asked.outcome.code, asked.outcome.problem) == (130, "")
    assert json.loads(output.splitlines()[0]) == {"state": "loading"}
    (run,) = RunIndex.of_user().runs()
    assert (run.folder, run.complete, run.games) == (asked.run, False, 2_000 * parts(asked.run))


@POSIX_ONLY
def test_a_run_that_cannot_be_played_says_why(folder: Path) -> None:
    (folder / "run").mkdir()
    (folder / "run" / "manifest.json").write_text("{}", encoding="utf-8")
    queue = Queue()
    queue.add(Job(folder / "run", "/runs/1", "A run", ("sim.web.playing", str(folder / "run"))))
    wait_for(lambda: not queue.jobs())
    assert "The manifest of the run is damaged" in queue.failure(folder / "run")
    assert queue.close() == []


# --- The command --------------------------------------------------------------------------------------------
def test_a_port_that_is_taken_is_an_error_that_says_what_to_do(run: Any, folder: Path) -> None:
    with listen(0) as other:
        refused = run("serve", str(folder), "--no-open", "--port", str(other.getsockname()[1]))
    assert refused.exit_code == 1
    assert "is taken, perhaps by another duelsim serve" in refused.stderr
    assert "--port 0" in refused.stderr
    assert refused.stdout == ""


def test_without_the_extra_it_says_what_to_install(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    refused = run("serve", str(folder))
    assert refused.exit_code == 2
    assert "pip install -e '.[web]'" in refused.stderr


def test_without_an_index_it_says_so(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", "off")
    refused = run("serve", str(folder), "--no-open", "--port", "0")
    assert refused.exit_code == 2
    assert "There is no index of runs: DUELSIM_RUNS is off." in refused.stderr
    assert refused.stdout == ""


def test_it_listens_on_this_machine_alone() -> None:
    with listen(0) as found:
        assert found.getsockname()[0] == "127.0.0.1"


def test_its_help_has_examples(run: Any) -> None:
    shown = run("serve", "--help").stdout
    assert "duelsim serve my-decks" in shown.split("Examples:")[1]
    assert "Ctrl-C" in shown


def test_too_many_open_files_are_told_once_and_in_words(capsys: Any) -> None:
    """Asyncio printed a traceback for each connection that it could not accept."""

    class Busy:
        async def serve(self, sockets: Any) -> None:
            for _ in range(3):
                refused = OSError(errno.EMFILE, os.strerror(errno.EMFILE))
                asyncio.get_running_loop().call_exception_handler({"message": "accept() failed", "exception": refused})

    asyncio.run(_answer(Busy(), None))  # type: ignore[arg-type]
    told = capsys.readouterr().err
    assert told == "Too many files are open. Allow more of them (ulimit -n 256), and start duelsim serve again.\n"
