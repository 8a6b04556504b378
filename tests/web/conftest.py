"""What the tests of the web page share: its pages without a network, the program, and a browser."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

import duelsim
from sim.command_line import commands
from sim.command_line.questions import questions
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.index import RunIndex
from sim.web.app import make_app
from sim.web.decklists import DeckFolder
from sim.web.queue import Queue
from tests.reports.writing.browser import Browser, started_browser

ROOT = Path(__file__).parents[2]
HOST = "http://127.0.0.1:8000"
GOOD = (ROOT / "decks" / "fn-rush.txt").read_text(encoding="utf-8")
MATCH = {"of-deck_a": "file:mine.txt", "of-deck_b": "shipped:liquid-beast", "of-games": "4", "of-players": "auto"}
DECK = {"deck": "", "name": "", "list": GOOD, "do": "check"}
QUESTIONS = questions()


def listed(run: Path) -> int:
    """List the run in a folder, after those that are listed; returns its number."""
    with contextlib.closing(RunIndex.of_user()) as index:
        return index.add(RunFolder.read(run), duelsim.read_run(run).outcome, 1_000_000_000 + len(index.runs())).number


class IdleQueue(Queue):
    """A queue in which everything waits."""

    def _work(self) -> None:
        pass


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's decks; the index of runs is next to it."""
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    place = tmp_path / "decks"
    place.mkdir()
    (place / "mine.txt").write_text(GOOD, encoding="utf-8")
    return place


@pytest.fixture
def queue() -> Iterator[Queue]:
    """A queue in which everything waits."""
    found = IdleQueue()
    yield found
    found.close()


@pytest.fixture
def client(folder: Path, queue: Queue) -> TestClient:
    """The pages, asked as their own forms ask."""
    app = make_app(DeckFolder(folder), queue, QUESTIONS)
    return TestClient(app, base_url=HOST, headers={"Origin": HOST}, follow_redirects=False)


@pytest.fixture
def run() -> Callable[..., object]:
    """Run a command in this process."""
    return lambda *words: CliRunner().invoke(commands, words, prog_name="duelsim")


class Server:
    """`duelsim serve` as a program of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "duelsim", "serve", str(folder), "--no-open", "--port", "0", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().removesuffix("/")
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", self.address), self.stop()

    def stop(self, how: int = signal.SIGINT) -> tuple[int, str]:
        """End it; returns the exit code and what it wrote to standard error."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, errors


@pytest.fixture
def serve(folder: Path) -> Iterator[Callable[..., Server]]:
    """Start `duelsim serve` over the folder, as often as wanted."""
    started: list[Server] = []

    def start(*words: str) -> Server:
        started.append(Server(folder, *words))
        return started[-1]

    yield start
    for server in started:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Chromium, once for all tests."""
    yield from started_browser(tmp_path_factory.mktemp("profile"))


@pytest.fixture
def browser(chromium: Browser) -> Browser:
    """Chromium without the cookies of other tests, such as the language that they chose: a cookie is for every port."""
    chromium.forget_cookies()
    return chromium
