"""Plain Numba takes minutes to compile the engine: where a test wants it, it starts first, and that test comes last."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 900
PROGRAM = """
import os, sys, threading

def end_with_pytest():
    sys.stdin.read()
    os._exit(1)

threading.Thread(target=end_with_pytest, daemon=True).start()
if hasattr(os, "nice"):
    os.nice(10)
from tests.compiler import test_plain_numba
test_plain_numba.play_by_plain_numba()
"""


class PlainNumba:
    """A process that plays with plain Numba, and what it prints; it ends when this one does, however that happens."""

    def __init__(self) -> None:
        """Start it."""
        self._output: IO[str] = tempfile.TemporaryFile("w+", encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "0", "DUELSIM_PLAIN_NUMBA": "1"},
            stdin=subprocess.PIPE,
            stdout=self._output,
            stderr=subprocess.STDOUT,
        )

    def lines(self) -> list[str]:
        """What it has printed, notices included, when it is done."""
        code = self._process.wait(SECONDS)
        self._output.seek(0)
        printed = self._output.read()
        assert code == 0, printed
        return printed.splitlines()

    def stop(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._output.close()


STARTED = pytest.StashKey[PlainNumba]()


def _wants_it(item: pytest.Item) -> bool:
    return "plain_numba" in getattr(item, "fixturenames", ())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests that wait for plain Numba last."""
    items.sort(key=_wants_it)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Start plain Numba if a test wants it that will be run."""
    if os.environ.get("CI") and not session.config.option.collectonly and any(map(_wants_it, session.items)):
        session.config.stash[STARTED] = PlainNumba()


def pytest_unconfigure(config: pytest.Config) -> None:
    """End it, also after Ctrl-C."""
    if STARTED in config.stash:
        config.stash[STARTED].stop()


@pytest.fixture
def plain_numba(pytestconfig: pytest.Config) -> PlainNumba:
    """The process that plays with plain Numba."""
    if STARTED not in pytestconfig.stash:
        pytest.skip(
            "plain Numba takes five minutes and 2 GB to compile the engine: CI=1 python -m pytest"
            " tests/compiler/test_plain_numba.py"
        )
    return pytestconfig.stash[STARTED]
