"""How strong a player who looks ahead or searches is against another one, and what it costs.

    python -m benchmarks.search_strength [DECK ...] [--player lookahead/rush] [--against rush] [--games 100] [--field]

In each mirror, the player sits on one side and the other one on the other; with `--field`, each deck plays all others
too, once by each of them with the same luck, so that the difference is that of the pilot. Games are played
on one thread. The first line of output is how long the engine took to load or compile.
"""

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from decks import read_deck, shipped_decks
from sim.cards.library import known_names
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.playing.batch import play_match
from sim.games.playing.warming import wait_for_engine

SEED = 14


@dataclass(frozen=True)
class Measured:
    """A percentage with the half of its 95 % interval, and milliseconds of one core for a game."""

    percent: float
    interval: float
    milliseconds: float

    def __str__(self) -> str:
        return f"{self.percent:5.1f} +- {self.interval:4.1f} %  {self.milliseconds:6.1f} ms a game"


def matchup(own: str, other: str, players: tuple[str, str]) -> Matchup:
    """Two decks and their players."""
    names = known_names()
    return prepare_matchup(read_deck(own, names), read_deck(other, names), players)


def measure(pairing: Matchup, games: int, baseline: Matchup | None = None) -> Measured:
    """The score of the first deck, or what it scores more than with the baseline's players, pair by pair."""
    started = time.process_time()
    scores = play_match(pairing, games, SEED).pair_scores
    seconds = time.process_time() - started
    if baseline is not None:
        scores = scores - play_match(baseline, games, SEED).pair_scores
    interval = 1.96 * float(np.nanstd(scores, ddof=1)) / math.sqrt(len(scores))
    return Measured(100 * float(np.nanmean(scores)), 100 * interval, 1000 * seconds / games)


def lines(decks: Sequence[str], player: str, against: str, games: int, *, field: bool) -> Iterator[str]:
    """What was measured, line by line."""
    for deck in decks:
        yield f"{deck:<20} mirror: {measure(matchup(deck, deck, (player, against)), games)}"
    for deck in decks if field else ():
        for other in decks:
            if other != deck:
                baseline = matchup(deck, other, (against, against))
                gain = measure(matchup(deck, other, (player, against)), games, baseline)
                yield f"{deck:<20} v {other:<20} gains {gain}"


def main() -> None:
    """Measure, and print."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("decks", nargs="*", default=shipped_decks())
    asked.add_argument("--player", default="lookahead/rush")
    asked.add_argument("--against", default="rush")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--field", action="store_true")
    options = asked.parse_args()
    started = time.perf_counter()
    wait_for_engine()
    print(f"{options.player} against {options.against}, loaded in {time.perf_counter() - started:.0f} s", flush=True)
    for line in lines(options.decks, options.player, options.against, options.games, field=options.field):
        print(line, flush=True)


if __name__ == "__main__":
    main()
