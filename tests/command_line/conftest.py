"""What the tests of the command line share: running it in this process, and as a separate program."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any

import pytest
from click.testing import CliRunner, Result

# With the engine imported, `duelsim replay` leaves this process compiled, as the other tests want it.
import sim.engine.play  # noqa: F401
from sim.command_line import commands
from tests.recounting_here import drawn_pictures, games_are_recounted_here  # noqa: F401

ROOT = Path(__file__).parents[2]
Run = Callable[..., Result]
Program = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture(scope="session")
def run() -> Run:
    """Run a command in this process: `run("cards", "list")`."""

    def invoke(*words: str) -> Result:
        return CliRunner().invoke(commands, words, prog_name="duelsim")

    return invoke


@pytest.fixture
def program() -> Program:
    """Start a command as a program: `program("cards", "list", stdout=file)`.

    With `module="tests.page_writer_here"` no process of its own recounts the games of a page.
    """

    def start(
        *words: str,
        module: str = "duelsim",
        stdout: int | IO[Any] = subprocess.PIPE,
        environment: Mapping[str, str] | None = None,
    ) -> "subprocess.Popen[str]":
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        return subprocess.Popen(
            [sys.executable, "-P", "-m", module, *words],
            stdout=stdout,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, **(environment or {})},
        )

    return start
