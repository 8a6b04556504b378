"""The runs that wait to be played, of which one is played at a time, by a process of its own.

A process can be stopped at any moment without harm to the server, and the server answers while it counts and draws. It
ends with the server, however that ends: its standard input ends with it. A run that waits, or was stopped, is in its
folder and in the index, so that the queue itself need not be kept.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sim.compiler.cache import TOP
from sim.files import system_error
from sim.language import gettext, language, language_for_child, speaking

STOPPED = 130  # how a process ends that was told to stop
PATIENCE = 15.0  # seconds for a process to finish its games when it is asked to stop
WINDOW = 15.0  # seconds of playing that tell the speed
REST = 300.0  # seconds that a process without a question is kept


@dataclass(frozen=True)
class Job:
    """A run of the queue: its folder, the address of its page, what it is called, and how far it is.

    `command` is the module that plays it in a process of its own, and its arguments without the number of threads. It
    speaks `language`.
    `words` say what it is doing, if that is not playing, and `unit` is what is counted. `state` is "waiting",
    "starting", "loading" (the rules), "learning" (a deck), "playing", "writing" (the report) or "stopping". `rates` are
    win rates so far, as (what, estimate, low, high). `seconds_left` is None until the speed is known.
    """

    folder: Path
    address: str
    title: str
    command: tuple[str, ...]
    language: str = field(default_factory=language)
    state: str = "waiting"
    words: str = ""
    unit: str = "games"
    notice: str = ""
    done: int = 0
    total: int = 0
    rates: list[tuple[str, float, float, float]] = field(default_factory=list)
    seconds_left: float | None = None


class Queue:
    """The queue, and the thread that plays what is in it. Close it when it is no longer used."""

    def __init__(self, jobs: int | None = None, environment: Mapping[str, str] | None = None) -> None:
        """`jobs` are the threads to play with, by default one per core; `environment` is that of the processes."""
        self._threads = jobs
        self._environment = dict(os.environ if environment is None else environment)
        self._change = threading.Condition()
        self._waiting: list[Job] = []
        self._current: Job | None = None
        self._process: subprocess.Popen[str] | None = None
        self._free: subprocess.Popen[str] | None = None  # has answered a question, and can answer another one
        self._free_module = ""
        self._failures: dict[Path, str] = {}
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="queue", daemon=True)
        self._thread.start()

    def add(self, job: Job) -> None:
        """Play a run after those that wait; nothing if it is in the queue already."""
        with self._change:
            if self.job(job.folder) is None and not self._closed:
                self._failures.pop(job.folder, None)
                self._waiting.append(job)
                self._change.notify_all()

    def jobs(self) -> list[Job]:
        """The run that is played, and those that wait, in order."""
        with self._change:
            return [*([self._current] if self._current else []), *self._waiting]

    def job(self, folder: Path) -> Job | None:
        """The run in a folder, if it is in the queue."""
        return next((job for job in self.jobs() if job.folder == folder), None)

    def failure(self, folder: Path) -> str:
        """Why a run could not be played to its end when it was last tried; "" if it could, or was cancelled."""
        with self._change:
            return self._failures.get(folder, "")

    def cancel(self, folder: Path) -> None:
        """Take a run out of the queue; the one that is played keeps the games that are finished."""
        with self._change:
            self._waiting = [job for job in self._waiting if job.folder != folder]
            if self._current is not None and self._current.folder == folder:
                self._stop_current()

    def close(self) -> list[Job]:
        """Stop playing, and wait until the games that are finished are kept. Returns what was in the queue."""
        with self._change:
            left = self.jobs()
            self._closed = True
            self._waiting = []
            self._stop_current()
            self._change.notify_all()
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            with self._change:
                if self._process is not None:
                    self._process.kill()
            self._thread.join(1.0)
        return left

    def _stop_current(self) -> None:
        """Tell the process to stop. The lock is held."""
        if self._current is not None:
            self._current = replace(self._current, state="stopping")
            if self._process is not None and self._process.stdin is not None:
                with contextlib.suppress(OSError):
                    self._process.stdin.close()

    # --- The thread ---
    def _work(self) -> None:
        while True:
            with self._change:
                while not self._waiting and not self._closed:
                    if not self._change.wait(None if self._free is None else REST):
                        self._end_free()
                if self._closed:
                    self._end_free()
                    return
                self._current = replace(self._waiting.pop(0), state="starting")
                job = self._current
            with speaking(job.language):
                failure = self._play(job)
            with self._change:
                self._current = self._process = None
                if failure:
                    self._failures[job.folder] = failure

    def _play(self, job: Job) -> str:
        """Play a run in a process; returns why it failed, "" if it did not."""
        try:
            process = self._asked_again(job.command) or self._started(job.command)
        except OSError as error:
            return gettext("The run could not be started: {why}.", why=system_error(error))
        with self._change:
            self._process = process
            if self._current is not None and self._current.state == "stopping":  # while it was being started
                self._stop_current()
        failure = ""
        speed = _Speed()
        assert process.stdout is not None
        for line in process.stdout:
            facts = _facts(line)
            failure = facts.pop("error", failure)
            if facts.pop("free", False):
                self._free, self._free_module, code = process, job.command[0], 0
                break
            self._update(facts, speed)
        else:
            code = process.wait()
        with self._change:
            stopped = self._current is not None and self._current.state == "stopping"
        if failure or stopped or code in (0, STOPPED):
            return failure
        return gettext(
            "The process that played the run ended unexpectedly, with exit code {code}. The terminal of duelsim serve"
            " may say why. The games that were finished are kept.",
            code=code,
        )

    def _asked_again(self, command: Sequence[str]) -> subprocess.Popen[str] | None:
        """The process that is free, with another question, if it can answer that. Otherwise it is ended."""
        process = self._free
        if process is not None and process.stdin is not None and self._free_module == command[0]:
            with contextlib.suppress(OSError, ValueError):  # it has ended, or its input has
                question = {"place": command[1], "language": language()}
                process.stdin.write(json.dumps(question) + "\n")
                process.stdin.flush()
                self._free = None
                return process
        self._end_free()
        return None

    def _end_free(self) -> None:
        """End the process that is free."""
        process, self._free = self._free, None
        if process is not None and process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
            process.wait()

    def _started(self, command: Sequence[str]) -> subprocess.Popen[str]:
        places = [str(TOP), self._environment.get("PYTHONPATH", "")]  # -P leaves out the current folder
        return subprocess.Popen(
            [sys.executable, "-P", "-m", *command, str(self._threads or 0)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=self._environment
            | language_for_child()
            | {"PYTHONPATH": os.pathsep.join(filter(None, places)), "PYTHONIOENCODING": "utf-8"},
            start_new_session=True,  # Ctrl-C reaches the server alone, which tells the process
        )

    def _update(self, facts: dict[str, Any], speed: _Speed) -> None:
        with self._change:
            if self._current is None:
                return
            if self._current.state == "stopping":
                facts.pop("state", None)
            job = replace(self._current, **facts)
            self._current = replace(job, seconds_left=speed.seconds_left(job.done, job.total))


class _Speed:
    """How fast games are played, from the last seconds: files of an earlier part of the run are read much faster."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, int]] = deque()

    def seconds_left(self, done: int, total: int) -> float | None:
        """How long the rest takes at this speed; None where that is not known."""
        now = time.monotonic()
        if self._seen and done < self._seen[-1][1]:  # these are other games
            self._seen.clear()
        self._seen.append((now, done))
        while len(self._seen) > 2 and now - self._seen[0][0] > WINDOW:
            self._seen.popleft()
        since, before = self._seen[0]
        return (total - done) * (now - since) / (done - before) if done > before else None


def _facts(line: str) -> dict[str, Any]:
    """What a line of the process says; nothing if it is not one of its own."""
    try:
        facts = json.loads(line)
    except ValueError:
        return {}
    known = {"state", "words", "unit", "notice", "done", "total", "rates", "error", "free"}
    return {name: value for name, value in facts.items() if name in known} if isinstance(facts, dict) else {}
