"""What all cores add to one: for playing a match, and for the whole command, from its start to its printed result."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import joblib

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import play_match
from sim.tools.bench.machine import PAIRINGS, SEED, run_python

DECKS = PAIRINGS[0][1:]
PLAYERS = ("rush", "control")
TIMES_AS_MANY = 4  # games in the second measurement, where the start and the end of a match count less


@dataclass(frozen=True)
class Cores:
    """Seconds that a number of games took on one core and on all cores, in turns; a pair for each repetition."""

    games: int
    playing: tuple[tuple[float, float], ...]
    whole_command: tuple[tuple[float, float], ...]


def medians(seconds: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The medians of one core and of all cores."""
    one, every = (statistics.median(times) for times in zip(*seconds, strict=True))
    return one, every


def times_as_fast(seconds: Sequence[tuple[float, float]]) -> float:
    """How many times as fast all cores are: the median over the repetitions."""
    return statistics.median(one / every for one, every in seconds)


def games_to_measure(games: int) -> list[int]:
    """The numbers of games to measure: these and four times as many; none if there is only one core."""
    return [] if joblib.cpu_count() == 1 else [games, TIMES_AS_MANY * games]


def measure_cores(games: int, repeats: int) -> Cores:
    """Play and run the whole command, on one core and on all cores; the engine must be loaded before."""
    names = known_names()
    matchup = prepare_matchup(read_deck(DECKS[0], names), read_deck(DECKS[1], names), PLAYERS)
    playing = _in_turns(lambda jobs: play_match(matchup, games, SEED, jobs=jobs), repeats)
    return Cores(games, playing, _in_turns(lambda jobs: _command(games, jobs), repeats))


def _in_turns(play: Callable[[int], object], repeats: int) -> tuple[tuple[float, float], ...]:
    """The seconds of `play(jobs)` with one core and with all cores, in turns."""

    def seconds(jobs: int) -> float:
        started = time.perf_counter()
        play(jobs)
        return time.perf_counter() - started

    return tuple((seconds(1), seconds(joblib.cpu_count())) for _ in range(repeats))


def _command(games: int, jobs: int) -> None:
    """Run `duelsim match` in a process of its own."""
    words = ["match", *DECKS, "--players", ",".join(PLAYERS), "--games", str(games), "--seed", str(SEED)]
    run_python(f"sys.argv[1:] = {[*words, '--jobs', str(jobs)]!r}; from duelsim.__main__ import main; main()")
