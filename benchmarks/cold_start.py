"""How long the first game of each kind of player takes, where nothing has been compiled yet, and how long the next one.

    python -m benchmarks.cold_start [--first search]

Each line is a process of its own. They run one after the other with a cache that was empty before the first. Seconds
are those of the whole process, with importing and playing: of the clock, and those that the processor worked.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.engine.record.luck import root_key
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.narration.board import survey_of
from sim.games.playing.batch import play_chunk
from sim.games.playing.warming import wait_for_engine
from sim.games.sessions.outside import play_outside
from sim.games.sessions.session import Session
from sim.games.sessions.view import Question, View

DECKS = ("liquid-beast", "murky-riptide")
SEED = 1
GAMES = 2
TURNS = 4  # of a search, which is slow: only its start is measured


def matchup_of(first: str) -> Matchup:
    """The decks, the first with this player."""
    names = known_names()
    return prepare_matchup(read_deck(DECKS[0], names), read_deck(DECKS[1], names), (first, "auto"))


def scripts() -> None:
    """Two scripts play."""
    wait_for_engine()
    play_chunk(matchup_of("auto"), root_key(SEED)[1], 0, GAMES)


def search() -> None:
    """A player who searches plays."""
    wait_for_engine()
    play_chunk(matchup_of("search:2"), root_key(SEED)[1], 0, GAMES, TURNS)


class Looking:
    """A player in Python who looks at the battle zone and takes the first option."""

    def choose(self, view: View, question: Question) -> int:
        """The first option."""
        _ = view.me.battle_zone
        return 0


def python() -> None:
    """A player in Python plays."""
    play_outside(matchup_of("auto"), {0: Looking()}, root_key(SEED)[1], 0, GAMES)


def session() -> None:
    """A session plays a turn, and is asked what the rules allow."""
    started = Session.start(matchup_of("auto"), SEED, outside=(), pausing=True)
    started.go_on()
    survey_of(started.state, started.tables)


KINDS = {kind.__name__: kind for kind in (scripts, search, python, session)}


def seconds_of(kind: str, cache: Path) -> tuple[float, float]:
    """Play in a process of its own: seconds of the clock, and of the processor."""
    environment = {**os.environ, "DUELSIM_CACHE": str(cache), "DUELSIM_IGNORE_PREBUILT": "1"}
    command = [sys.executable, "-m", "benchmarks.cold_start", "--play", kind]
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(command, env=environment, check=True, stderr=subprocess.DEVNULL)
    clock, after = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(words: Sequence[str] | None = None) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", choices=KINDS, default="scripts", help="who plays first")
    parser.add_argument("--play", choices=KINDS, help=argparse.SUPPRESS)
    options = parser.parse_args(words)
    if options.play:
        KINDS[options.play]()
        return
    print(f"{'who plays':12} {'clock, s':>9} {'processor, s':>13} {'compiled, MB':>13}")
    with tempfile.TemporaryDirectory() as folder:
        for kind in (options.first, *(other for other in KINDS if other != options.first)):
            clock, processor = seconds_of(kind, Path(folder))
            compiled = sum(file.stat().st_size for file in Path(folder).rglob("*.nbc")) / 1e6
            print(f"{kind:12} {clock:9.1f} {processor:13.1f} {compiled:13.1f}", flush=True)


if __name__ == "__main__":
    main()
