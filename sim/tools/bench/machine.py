"""How fast this machine plays: games per second, the time to start, memory. Nothing here asserts a time.

Every measurement includes the digest of its games (`reports.summaries.match`): measurements of different machines or
versions of duelsim can be compared only if the digests are equal.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import joblib

from decks.reading import read_deck
from reports.summaries.match import summarize
from sim.cards.library import known_names
from sim.engine.entry_point import copy_record
from sim.engine.record.copying import COPIED
from sim.engine.record.state import new_records
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.playing.batch import play_match
from sim.games.sessions.session import Session

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
    """Games to play: their cards, their players, and how many cores."""

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
    mean_turns: float | None
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
def run_python(code: str, environment: Mapping[str, str] | None = None) -> str:
    """Run a short program with this Python and this duelsim, and return what it prints; `sys` is imported."""
    top = str(Path(__file__).parents[3])
    return subprocess.run(
        [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {top!r}); {code}"],
        env={**os.environ, **(environment or {})},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


_FIRST_MATCH = (
    "sys.argv = 'duelsim match liquid-beast murky-riptide --games 2 --seed 1 --players auto'.split();"
    " from duelsim.__main__ import main; main()"
)


def measure_start() -> float:
    """Seconds from the start of `duelsim match` to the end of its two games, with a compiled engine."""
    started = time.perf_counter()
    run_python(_FIRST_MATCH)
    return time.perf_counter() - started


def measure_cold() -> float:
    """Seconds to the end of two games with an empty cache: the engine must be compiled."""
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        run_python(_FIRST_MATCH, {"DUELSIM_CACHE": folder, "DUELSIM_IGNORE_PREBUILT": "1"})
        return time.perf_counter() - started


def measure_memory() -> int | None:
    """Peak memory, in bytes, of a program that plays 100,000 games; None if the system does not measure it."""
    return (
        int(run_python(f"import sim.tools.bench.machine as bench; print(bench.own_memory_peak({GAMES_FOR_MEMORY}))"))
        or None
    )


def own_memory_peak(games: int) -> int:
    """Play games, and return the peak memory of this process, in bytes; 0 if the system does not measure it."""
    summarize(play_match(plan(2)[0].matchup, games, SEED, jobs=joblib.cpu_count()))
    try:
        import resource
    except ImportError:  # Windows
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak
