"""This tree and another commit play the same matchups in turns, to see which is faster and by how much.

Each plays in a process of its own (`worker`), on one core, and its processor time counts: other programs slow both
down, but rarely both turns of a round alike, so a ratio is the median over rounds. The order of the two changes from
round to round: A B, B A, A B.
"""

import contextlib
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from sim.statistics.intervals import Interval
from sim.statistics.medians import median_interval
from sim.tools.bench.machine import PAIRINGS, PLAYERS, SEED
from sim.tools.bench.trees import CommitFailed, Tree

# The pairings of the bench with all pairs of players, and the slowest matchup: long games, expensive mana.
MATCHUPS = (
    *((*pairing, players) for pairing in PAIRINGS for players in PLAYERS),
    ("four-color", "rainbow-connection", "rainbow-connection", ("rush", "control")),
)
LEAST_ROUNDS = 6  # for a 95 % interval
MOST_OF_AN_ERROR = 300  # letters


@dataclass(frozen=True)
class Turns:
    """What two trees took for the same games of a matchup, in each round: processor seconds of this and the other."""

    cards: str
    decks: tuple[str, str]
    players: tuple[str, str]
    games: int
    seconds: tuple[tuple[float, float], ...]
    digests: tuple[str, str]

    @property
    def games_per_second(self) -> tuple[float, float]:
        """Of this tree and the other, from the median times."""
        here, there = (statistics.median(times) for times in zip(*self.seconds, strict=True))
        return self.games / here, self.games / there

    @property
    def ratios(self) -> tuple[float, ...]:
        """How many times as fast this tree is, in each round."""
        return tuple(there / here for here, there in self.seconds)

    @property
    def same_games(self) -> bool:
        """Whether the two played the same games, choice by choice."""
        return self.digests[0] == self.digests[1]


@dataclass(frozen=True)
class Ratio:
    """A median of ratios, one for each round, with its 95 % confidence interval: None below `LEAST_ROUNDS`."""

    estimate: float
    interval: Interval | None

    @staticmethod
    def of(ratios: Sequence[float]) -> "Ratio":
        """The median of these."""
        return Ratio(statistics.median(ratios), median_interval(ratios))


def overall(matchups: Sequence[Turns]) -> Ratio:
    """How many times as fast this tree is over all matchups: the geometric mean in each round, then the median."""
    rounds = zip(*(turns.ratios for turns in matchups), strict=True)
    return Ratio.of([math.exp(statistics.fmean(map(math.log, ratios))) for ratios in rounds])


def compile_rules(tree: Tree) -> None:
    """Compile the rules of a tree, if that has not been done, so that it loads them later as everybody does.

    Raises CommitFailed.
    """
    with _worker(tree):
        pass


def take_turns(here: Tree, there: Tree, games: int, rounds: int, progress: Callable[[int], None]) -> list[Turns]:
    """Play all matchups in turns; `progress` is called with the number of turns taken, of `turns_in(rounds)`.

    Raises CommitFailed.
    """
    games += games % 2
    seconds: list[list[tuple[float, float]]] = [[] for _ in MATCHUPS]
    digests = [("", "")] * len(MATCHUPS)
    taken = 0
    with _worker(here) as first, _worker(there) as second:
        for number in range(rounds):
            for at, (_, *decks, players) in enumerate(MATCHUPS):
                asked = {"decks": decks, "players": players, "games": games, "seed": SEED}
                order = (first, second) if number % 2 == 0 else (second, first)
                answers = {}
                for worker in order:
                    answers[worker] = worker.ask(asked)
                    taken += 1
                    progress(taken)
                seconds[at].append((answers[first]["seconds"], answers[second]["seconds"]))
                digests[at] = (answers[first]["digest"], answers[second]["digest"])
    return [
        Turns(cards, (deck_a, deck_b), players, games, tuple(seconds[at]), digests[at])
        for at, (cards, deck_a, deck_b, players) in enumerate(MATCHUPS)
    ]


def turns_in(rounds: int) -> int:
    """How many turns `take_turns` takes."""
    return 2 * rounds * len(MATCHUPS)


class _Worker:
    """The process in which a tree plays."""

    def __init__(self, tree: Tree, process: "subprocess.Popen[str]", errors: IO[str]) -> None:
        self._tree = tree
        self._process = process
        self._errors = errors

    def ask(self, asked: Any) -> Any:
        """Have a matchup played, and wait for the answer. Raises CommitFailed."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):  # the answer will be missing, too
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
        return self.answer()

    def answer(self) -> Any:
        """The next answer. Raises CommitFailed if the process has ended."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if line:
            return json.loads(line)
        code = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().strip().splitlines() or ["it says nothing"]
        raise CommitFailed(
            f"{self._tree.name} ({self._tree.commit}) does not play with this Python and its packages (exit code"
            f" {code}): {said[-1][:MOST_OF_AN_ERROR]}"
        )


@contextlib.contextmanager
def _worker(tree: Tree) -> Iterator[_Worker]:
    """Start a process that plays with the duelsim of a tree; it is ready, and its rules are compiled."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as errors:
        process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("worker.py")), str(tree.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            cwd=tree.folder,
            env={**os.environ, **tree.environment},
        )
        try:
            worker = _Worker(tree, process, errors)
            worker.answer()
            worker.ask({"decks": MATCHUPS[0][1:3], "players": MATCHUPS[0][3], "games": 2, "seed": SEED})
            yield worker
        finally:
            process.kill()
            process.communicate()
