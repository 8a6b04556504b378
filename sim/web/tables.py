"""The games that are open: a process for each, which plays it (`sim.command_line.for_game`), and what it has said last.

A game is in its file. A process that has ended, or was ended because others are used, is started again when somebody
looks at its game. All end with the server, however that ends: their standard input ends with it.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from decks.shown_names import names_for_child
from sim.compiler.cache import TOP
from sim.json_types import JsonObject
from sim.language import language_for_child, translatable

MODULE = "sim.command_line.for_game"
MOST_OPEN = 4  # processes; each takes 150 MB
READY = "ready"
ENDED = translatable("The process that played the game ended unexpectedly. Nothing that was played is lost.")
SECONDS_TO_END = 2.0


@dataclass
class Table:
    """A game that is open, and what its process was told to speak and to call cards.

    `state` is "loading" (the rules), "thinking" (the bot), "hinting", "coaching", "ready" or "ended". `sight` is what
    there is to see since the process was last ready (`sim.web.seat.Sight`); None before that. `done` of `total` deals
    of a hint have been tried, or choices looked at. `error` says why it has ended.
    """

    process: subprocess.Popen[str]
    speaks: Mapping[str, str]
    changed: threading.Condition = field(default_factory=threading.Condition)
    state: str = "loading"
    sight: JsonObject | None = None
    done: int = 0
    total: int = 0
    error: str = ""
    asked: int = 0  # wishes
    granted: int = 0  # how often it was ready
    used: float = 0.0

    def wish(self, do: str, **more: int) -> None:
        """Tell the process what the person wants; nothing if it has ended."""
        with self.changed:
            if self.state == "ended" or self.process.stdin is None:
                return
            self.asked += 1
            self.state = "thinking"
            with contextlib.suppress(OSError):
                self.process.stdin.write(json.dumps({"do": do, **more}) + "\n")
                self.process.stdin.flush()

    def wait(self, seconds: float) -> bool:
        """Wait until all wishes are granted, or it has ended, but no longer than this; whether that is so."""
        with self.changed:
            return self.changed.wait_for(self._is_settled, seconds)

    def _is_settled(self) -> bool:
        return self.state == "ended" or self.granted > self.asked

    def listen(self) -> None:
        """Take what the process says, until it ends."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            facts = json.loads(line)
            with self.changed:
                self.state = facts.get("state", self.state)
                self.done, self.total = facts.get("done", 0), facts.get("total", 0)
                self.sight = facts.get("sight", self.sight)
                self.error = facts.get("error", self.error)
                self.granted += self.state == READY
                if self.state == READY and not self._is_settled():
                    self.state = "thinking"  # about the next wish
                self.changed.notify_all()
        self.process.wait()
        with self.changed:
            self.state = "ended"
            self.error = self.error or ENDED
            self.changed.notify_all()

    def close(self) -> None:
        """End the process; what has been chosen is in its file."""
        with contextlib.suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Tables:
    """The games that are open, by their folders. Close it when it is no longer used."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        """`environment` is that of the processes."""
        self._environment = dict(os.environ if environment is None else environment)
        self._tables: dict[Path, Table] = {}
        self._change = threading.Lock()

    def open(self, place: Path, *, again: bool = False) -> Table:
        """The table of the game in a folder, which speaks the language and calls cards by the names that hold now.

        One that has ended stays so unless it is to be opened `again`.
        """
        with self._change:
            speaks = language_for_child() | names_for_child()
            table = self._tables.get(place)
            closed = []
            if table is not None and (table.speaks != speaks or (again and table.state == "ended")):
                closed.append(self._tables.pop(place))
                table = None
            if table is None:
                table = self._tables[place] = self._started(place, speaks)
            table.used = time.monotonic()
            over = sorted(self._tables, key=lambda one: self._tables[one].used)[:-MOST_OPEN]
            closed += [self._tables.pop(one) for one in over]
        for one in closed:
            one.close()
        return table

    def forget(self, place: Path) -> None:
        """End the game in a folder."""
        with self._change:
            table = self._tables.pop(place, None)
        if table is not None:
            table.close()

    def close(self) -> None:
        """End all games."""
        for place in [*self._tables]:
            self.forget(place)

    def _started(self, place: Path, speaks: dict[str, str]) -> Table:
        places = [str(TOP), self._environment.get("PYTHONPATH", "")]  # -P leaves out the current folder
        own = {"PYTHONPATH": os.pathsep.join(filter(None, places)), "PYTHONIOENCODING": "utf-8"}
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", MODULE, str(place)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=self._environment | speaks | own,
            start_new_session=True,  # Ctrl-C reaches the server alone
        )
        table = Table(process, speaks)
        threading.Thread(target=table.listen, name="table", daemon=True).start()
        return table
