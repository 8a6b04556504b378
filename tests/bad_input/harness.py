"""One bad input is a `Case`; `trouble_with` runs it and says what duelsim did wrong.

A case is refused with a message, the right exit code and without a result; or it is fine, because it only looks bad.
Either way nothing hangs, nothing is executed, nothing is left behind, and no control character reaches the terminal.
A new kind is a module with a function that yields cases, listed in `test_bad_input.KINDS`.
"""

import contextlib
import os
import signal
import subprocess
import sys
import traceback
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from click.testing import CliRunner

import duelsim
from sim.command_line import commands

ROOT = Path(__file__).parents[2]
SECONDS = 20  # more than any message needs
LONGEST_MESSAGE = 6_000
FORTY = "".join(f"4 {name}\n" for name in ("Aqua Hulcus", "Corile", "Terror Pit", "Spiral Gate", "Torcon")) + "".join(
    f"4 {name}\n" for name in ("Comet Missile", "Crystal Lancer", "Brain Serum", "Locomotiver", "Burning Mane")
)
CARELESS = ("Traceback (most recent call last)", "object at 0x", "dataclass(", "<class '")


@dataclass(frozen=True)
class Case:
    """A bad input: a command with `words`, or a `call` of a Python program.

    `files` are written into an empty folder, the current one. `codes` are the exit codes that are right; with 0 among
    them a result is allowed. Each of `says` must be in the message. `makes` names what may be new in the folder.
    `child` runs the command as a program, started by `shell` if that is given; `slow` leaves the case out of the
    short form. With `counts`, the command says on stdout how much of the input is right, although it refuses the rest.
    """

    name: str
    words: tuple[str, ...] = ()
    codes: tuple[int, ...] = (2,)
    says: tuple[str, ...] = ()
    files: Mapping[str, bytes | str] = field(default_factory=dict)
    stdin: bytes = b""
    call: Callable[[], object] | None = None
    makes: tuple[str, ...] = ()
    child: bool = False
    shell: str = ""
    environment: Mapping[str, str | None] = field(default_factory=dict)
    prepare: Callable[[Path], None] | None = None
    check: Callable[[str, Path], str | None] | None = None
    slow: bool = False
    counts: bool = False


class TooSlow(BaseException):
    """A case still runs. Not an Exception, which a command might catch."""


@dataclass(frozen=True)
class Outcome:
    """What a case did: exit code, output, message, and the traceback of an error that nobody explained."""

    code: int
    stdout: str
    stderr: str
    fault: str = ""


def trouble_with(case: Case, folder: Path) -> list[str]:
    """Run a case in an empty folder; returns what is wrong, nothing if all is as it must be."""
    for name, content in case.files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    if case.prepare is not None:
        case.prepare(folder)
    before = _contents(folder)
    try:
        outcome = _as_child(case, folder) if case.child else _in_this_process(case, folder)
    except TooSlow:
        return [f"still running after {SECONDS} s"]
    found = list(_faults(case, outcome))
    left = {name for name in _contents(folder) - before if not name.startswith(case.makes or ("\0",))}
    if left:
        found.append(f"left behind: {sorted(left)}")
    if case.check is not None and (complaint := case.check(outcome.stdout, folder)):
        found.append(complaint)
    return found


def _faults(case: Case, outcome: Outcome) -> Iterator[str]:
    message = outcome.stderr
    if outcome.fault:
        yield outcome.fault
        return
    if outcome.code not in case.codes:
        yield f"exit code {outcome.code}, not {case.codes}: {(message or outcome.stdout)[-300:]!r}"
    if outcome.code != 0:
        if outcome.stdout and not case.counts:
            yield f"a result: {outcome.stdout[:200]!r}"
        if not message.strip():
            yield "no message"
        for words in case.says:
            if words not in message:
                yield f"the message does not say {words!r}: {message[-400:]!r}"
    for careless in CARELESS:
        if careless in message + outcome.stdout:
            yield f"the message has {careless!r}: {message[-400:]!r}"
    if len(message) > LONGEST_MESSAGE:
        yield f"a message of {len(message):,} letters"
    for stream in (message, outcome.stdout):
        if control := {letter for letter in stream if unicodedata.category(letter) in ("Cc", "Cf") and letter != "\n"}:
            yield f"control characters reach the terminal: {sorted(map(hex, map(ord, control)))}"


def _contents(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*")}


def _in_this_process(case: Case, folder: Path) -> Outcome:
    with _changed(folder, case.environment), _time_limit():
        if case.call is not None:
            return _called(case.call)
        result = CliRunner().invoke(commands, list(case.words), input=case.stdin, prog_name="duelsim")
    if result.exception is None or isinstance(result.exception, SystemExit):
        return Outcome(result.exit_code, result.stdout, result.stderr)
    return Outcome(1, result.stdout, result.stderr, "".join(traceback.format_exception(result.exception))[-1500:])


def _called(call: Callable[[], object]) -> Outcome:
    """A Python program: the errors of duelsim count as refusals with exit code 2."""
    try:
        call()
    except (duelsim.DeckError, duelsim.ImpossibleExperiment, duelsim.PlayerFailed, duelsim.RunMismatch) as error:
        return Outcome(2, "", str(error))
    except Exception:
        return Outcome(1, "", "", traceback.format_exc()[-1500:])
    return Outcome(0, "", "")


def _as_child(case: Case, folder: Path) -> Outcome:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "1", **case.environment}
    given = {name: value for name, value in environment.items() if value is not None}
    command: Any = [sys.executable, "-m", "duelsim", *case.words]
    if case.shell:
        command = ["sh", "-c", case.shell.replace("duelsim", f"'{sys.executable}' -P -m duelsim")]
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=given,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        stdout, stderr = process.communicate(case.stdin, timeout=6 * SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise TooSlow from None
    text = stderr.decode("utf-8", "replace")
    fault = text[-1500:] if "Traceback (most recent call last)" in text else ""
    return Outcome(process.returncode, stdout.decode("utf-8", "replace"), text, fault)


@contextlib.contextmanager
def _changed(folder: Path, environment: Mapping[str, str | None]) -> Iterator[None]:
    """The current folder and the environment of the case."""
    before = os.getcwd()
    old = {name: os.environ.get(name) for name in environment}
    os.chdir(folder)
    try:
        _set(environment)
        yield
    finally:
        _set(old)
        os.chdir(before)


def _set(environment: Mapping[str, str | None]) -> None:
    for name, value in environment.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


@contextlib.contextmanager
def _time_limit() -> Iterator[None]:
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def stop(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
