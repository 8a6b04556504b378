"""Benchmarks: games per second, the time to start, memory. Nothing here asserts a time.

Every measurement includes the digest of its games (`reports.summaries.match`): measurements of different machines or
versions of duelsim can be compared only if the digests are equal.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import joblib
import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from decks import read_deck
from reports.summaries.match import summarize
from sim.cards.library import known_names
from sim.compiler.cache import engine_version
from sim.engine.play import copy_record
from sim.engine.record.copying import COPIED
from sim.engine.record.state import new_records
from sim.games.batch import play_match
from sim.games.matchup import Matchup, prepare_matchup
from sim.games.session import Session
from sim.version import VERSION

SEED = 1
GAMES_FOR_MEMORY = 100_000
TURN_OF_COPY = 7
COPIES = 64  # made by one call, which takes ten microseconds by itself
REPEATS_OF_COPY = 101
PAIRINGS = (
    ("classic", "liquid-beast", "murky-riptide"),
    ("modern", "dogiragon-buster", "dokindam-redzone"),
)
PLAYERS = (("rush", "rush"), ("control", "control"), ("rush", "control"))


@dataclass(frozen=True)
class Task:
    """Games to play: with which cards, by which players, on how many cores."""

    cards: str
    matchup: Matchup
    games: int
    jobs: int


@dataclass(frozen=True)
class Measurement:
    """The results of a task, which is repeated several times."""

    task: Task
    seconds: tuple[float, ...]
    digest: str
    mean_turns: float
    errors: int

    @property
    def games_per_second(self) -> float:
        """From the median time."""
        return self.task.games / statistics.median(self.seconds)


def plan(games: int) -> list[Task]:
    """The tasks: classic and modern decks, three pairs of players, one core and all cores."""
    games += games % 2
    names = known_names()
    every_core = joblib.cpu_count()
    return [
        Task(cards, prepare_matchup(read_deck(deck_a, names), read_deck(deck_b, names), players), games, jobs)
        for cards, deck_a, deck_b in PAIRINGS
        for players in PLAYERS
        for jobs in sorted({1, every_core})
    ]


def measure_matchup(task: Task, repeats: int) -> Measurement:
    """Play the games of a task several times; the engine must be loaded before."""
    played = [play_match(task.matchup, task.games, SEED, jobs=task.jobs) for _ in range(repeats)]
    summary = summarize(played[0])
    return Measurement(
        task=task,
        seconds=tuple(games.seconds for games in played),
        digest=summary.digest,
        mean_turns=summary.mean_turns,
        errors=len(summary.errors),
    )


def measure_copy() -> dict[str, float]:
    """What a copy of a game in play takes, between two turns and without its log: microseconds, and bytes copied."""
    game = Session.start(plan(2)[0].matchup, SEED, outside=(), pausing=True)
    while game.turn_is_over and game.record.turn < TURN_OF_COPY:
        game.go_on()
    copies = new_records(COPIES)
    seconds = []
    for _ in range(REPEATS_OF_COPY + 1):
        started = time.perf_counter()
        copy_record(copies, game.state)
        seconds.append(time.perf_counter() - started)
    # The first call may compile, and touches the memory of the copies for the first time.
    return {"microseconds": 1e6 * statistics.median(seconds[1:]) / COPIES, "bytes": COPIED}


# --- In a process of its own ------------------------------------------------------------------------------
def _run(code: str, environment: Mapping[str, str] | None = None) -> str:
    """Run a short program with this Python and this duelsim, and return what it prints."""
    top = str(Path(__file__).parents[2])
    return subprocess.run(
        [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {top!r}); {code}"],
        env={**os.environ, **(environment or {})},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


_FIRST_PAIR = "from sim.tools.bench import plan, measure_matchup; measure_matchup(plan(2)[0], 1)"


def measure_start() -> float:
    """Seconds from the start of a program to the end of its first two games, with a compiled engine."""
    started = time.perf_counter()
    _run(_FIRST_PAIR)
    return time.perf_counter() - started


def measure_cold() -> float:
    """The same with an empty cache: the engine must be compiled."""
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        _run(_FIRST_PAIR, {"DUELSIM_CACHE": folder})
        return time.perf_counter() - started


def measure_memory() -> int | None:
    """Peak memory, in bytes, of a program that plays 100,000 games; None if the system does not measure it."""
    return int(_run(f"import sim.tools.bench; print(sim.tools.bench.own_memory_peak({GAMES_FOR_MEMORY}))")) or None


def own_memory_peak(games: int) -> int:
    """Play games, and return the peak memory of this process, in bytes; 0 if the system does not measure it."""
    summarize(play_match(plan(2)[0].matchup, games, SEED, jobs=joblib.cpu_count()))
    try:
        import resource
    except ImportError:  # Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak


# --- Output -----------------------------------------------------------------------------------------------
def to_json(measured: Sequence[Measurement], others: Mapping[str, Any]) -> dict[str, Any]:
    """All figures, ready for `json.dumps`."""
    return {
        "version": VERSION,
        "engine": engine_version(),
        "python": sys.version.split()[0],
        "numba": version("numba"),
        "numpy": np.__version__,
        "cores": joblib.cpu_count(),
        "matchups": [
            {
                "cards": measurement.task.cards,
                "decks": list(measurement.task.matchup.names),
                "players": list(measurement.task.matchup.players),
                "jobs": measurement.task.jobs,
                "games": measurement.task.games,
                "seconds": list(measurement.seconds),
                "games_per_second": measurement.games_per_second,
                "mean_turns": measurement.mean_turns,
                "errors": measurement.errors,
                "digest": measurement.digest,
            }
            for measurement in measured
        ],
        **others,
    }


def render_bench(measured: Sequence[Measurement], others: Mapping[str, Any]) -> RenderableType:
    """The figures for the terminal."""
    # Without a box, a line has room for the whole digest in 80 columns.
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("cards", "players", "cores", "games a second", "slowest", "fastest", "turns", "digest"):
        table.add_column(
            head,
            justify="left" if head in ("cards", "players") else "right",
            no_wrap=head == "digest",
        )
    for measurement in measured:
        task = measurement.task
        table.add_row(
            task.cards,
            " - ".join(task.matchup.players),
            str(task.jobs),
            f"{measurement.games_per_second:,.0f}",
            f"{task.games / max(measurement.seconds):,.0f}",
            f"{task.games / min(measurement.seconds):,.0f}",
            f"{measurement.mean_turns:.1f}",
            measurement.digest,
        )
    lines = [
        f"duelsim {VERSION}, engine {engine_version()}, Python {sys.version.split()[0]}, "
        f"Numba {version('numba')}, NumPy {np.__version__}.",
        "Medians. Compare only figures with the same digest: they are of the same games.",
        *(f"{cards}: {deck_a} against {deck_b}" for cards, deck_a, deck_b in PAIRINGS),
    ]
    if "start_seconds" in others:
        lines.append(f"From the start of the program to its first two games: {others['start_seconds']:.1f} s.")
    if "copy" in others:
        copy = others["copy"]
        lines.append(f"A copy of a game in play: {copy['microseconds']:.1f} microseconds, {copy['bytes']:,} bytes.")
    if "cold_start_seconds" in others:
        lines.append(f"The same when the engine must be compiled: {others['cold_start_seconds']:.0f} s.")
    if "memory_peak_bytes" in others:
        peak = others["memory_peak_bytes"]
        words = "not measured on this system" if peak is None else f"{peak / 2**20:,.0f} MiB"
        lines.append(f"Most memory used to play {GAMES_FOR_MEMORY:,} games: {words}.")
    return Group(table, Text(""), *(Text(line) for line in lines))
