"""Whether a game of players who look ahead ends in an error, or without a winner, over all pairings of decks.

    python benchmarks/all_pairings.py --games 20000 --seed 1
    python benchmarks/all_pairings.py --drawn 60 --games 20000 --json > pairings.json
    python benchmarks/all_pairings.py --lists my-lists --player general --games 20000

Every deck that ships - those with playbooks, ready-made and published ones, of all card types - meets every other one
and itself. With `--drawn`, lists of players and lists drawn from all cards join them, cards that nobody has reviewed
among them; reading those takes half a minute. With `--lists`, those of a folder play instead, each list in a text file;
those that cannot be played are named and left out. The games are spread evenly over the pairings, whole pairs of games
each. Where there are fewer, the seed draws the pairings.

A game that ends in an error is reported at once, with a command to replay it. The exit code is 1 if there is any or
if one game in a thousand or more has no winner.

Who looks ahead learns decks at first use, as users' players do; with `--no-learning` it judges by the universal value.
"""

import itertools
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
from ladder import deck_of
from lists import unseen_lists
from pilots import Pilots, tell

from decks.checking import DeckError
from decks.reading import Deck
from decks.shipped import all_shipped
from sim.command_line.options import no_learning_option
from sim.engine.record.codes import columns, endings
from sim.games.matchups.matchup import prepare_sides, seated
from sim.games.playing.batch import Chunk, Games, error_of, in_threads, play_match
from sim.games.playing.warming import wait_for_engine
from sim.statistics.percentages import in_percent
from sim.statistics.ratios import wilson_interval
from sim.tools.exhaustive import Failure
from sim.tools.train_value import lists_of_players, random_lists
from strategies.thinkers import looks_ahead

PLAYER = "lookahead:8/auto"
MOST_UNDECIDED = 0.001  # of all games
SECONDS_BETWEEN_LINES = 10.0


@dataclass
class Found:
    """What the games showed."""

    player: str
    seed: int
    pairings: int
    pilots: Pilots
    games: int = 0
    undecided: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def is_fine(self) -> bool:
        """Whether no game ended in an error, and few without a winner."""
        return not self.failures and self.undecided < MOST_UNDECIDED * self.games

    def command(self, failure: Failure, folder: Path) -> str:
        """The command that replays a game, whose decks are written into the folder."""
        universal = looks_ahead(self.player) and not self.pilots.learn
        return failure.command(folder) + (" --no-learning" if universal else "")

    def lines(self, folder: Path) -> list[str]:
        """What was found, for a reader; the decks of failed games are written into the folder."""
        errors, undecided = (wilson_interval(count, self.games) for count in (len(self.failures), self.undecided))
        return [
            f"{self.games:,} games of {self.player} over {self.pairings:,} pairings, seed {self.seed}:"
            f" {len(self.failures)} errors (below {in_percent(errors.high, 3)} %),"
            f" {self.undecided} undecided (below {in_percent(undecided.high, 3)} %)",
            *(f"{failure.what}: {self.command(failure, folder)}" for failure in self.failures),
            *self.pilots.lines(),
        ]

    def to_json(self, folder: Path) -> dict[str, Any]:
        """Every number."""
        return {
            "player": self.player,
            "seed": self.seed,
            "pairings": self.pairings,
            "games": self.games,
            "undecided": self.undecided,
            "errors": [{"what": one.what, "command": self.command(one, folder)} for one in self.failures],
            "judges": self.pilots.judges,
        }


@dataclass(frozen=True)
class Field:
    """Decks that meet each other: all pairings, in the order in which a seed draws them."""

    decks: Sequence[Deck]
    player: str
    seed: int
    pilots: Pilots

    def pairings(self) -> list[tuple[Deck, Deck]]:
        """Each deck against each one, itself too."""
        found = list(itertools.combinations_with_replacement(self.decks, 2))
        random.Random(self.seed).shuffle(found)
        return found

    def play(self, games: int) -> Iterator[tuple[tuple[Deck, Deck], Games]]:
        """Play this many games or a few more, and give those of each pairing that has some."""
        sides = {id(deck): self.pilots.side(deck, self.player) for deck in self.decks}
        pairings = self.pairings()

        def play(chunk: Chunk) -> Games:
            one, other = pairings[chunk.cell]
            matchup = prepare_sides(seated(sides[id(one)], sides[id(other)]))
            return play_match(matchup, chunk.games, self.seed)

        each = shares(games, len(pairings))
        chunks = (Chunk(at, 0, 0, count) for at, count in enumerate(each) if count)
        return zip(pairings, in_threads(play, chunks, self.pilots.jobs), strict=False)


def shares(games: int, pairings: int) -> list[int]:
    """How many games each pairing has, in whole pairs of games; the first ones have more.

    >>> shares(10, 3)
    [4, 4, 2]
    """
    pairs, more = divmod(-(-games // 2), pairings)
    return [2 * (pairs + (at < more)) for at in range(pairings)]


def decks_of(drawn: int, seed: int) -> list[Deck]:
    """The decks that ship, and if lists are drawn, this many and those of players."""
    shipped = [deck_of(one.key) for one in all_shipped()]
    return [*shipped, *lists_of_players(), *random_lists(drawn, seed)] if drawn else shipped


def decks_in(folder: Path) -> list[Deck]:
    """The lists of a folder that can be played."""
    found = []
    for file in unseen_lists(folder):
        try:
            found.append(deck_of(file))
        except DeckError as error:
            tell(f"left out: {Path(file).name}: {error.problems[0].message}")
    return found


def measure(field: Field, games: int, folder: Path) -> Found:
    """Play, and tell errors at once; Ctrl-C ends it."""
    found = Found(field.player, field.seed, len(field.pairings()), field.pilots)
    line = time.monotonic() + SECONDS_BETWEEN_LINES
    try:
        for decks, played in field.play(games):
            found.games += played.played
            found.undecided += int((played.rows[:, columns.REASON] == endings.TURN_CAP).sum())
            for game in played.error_games.tolist():
                what, players = error_of(played.rows[game]), played.matchup.players
                found.failures.append(Failure(what, decks, field.seed, game, players))
                tell(f"{what}: {found.command(found.failures[-1], folder)}")
            if time.monotonic() >= line:
                line = time.monotonic() + SECONDS_BETWEEN_LINES
                tell(f"{found.games:,} of {games:,} games, {len(found.failures)} errors, {found.undecided} undecided")
    except KeyboardInterrupt:
        tell("Interrupted.")
    return found


@click.command(help=__doc__)
@click.option("--games", default=20_000, show_default=True)
@click.option("--player", default=PLAYER, show_default=True, help="of both sides")
@click.option("--drawn", default=0, show_default=True, help="lists drawn from all cards")
@click.option("--lists", type=click.Path(exists=True, file_okay=False, path_type=Path), help="a folder of lists")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=1, show_default=True)
@no_learning_option
@click.option(
    "--folder", default="failed-games", type=click.Path(path_type=Path), show_default=True, help="for decks with errors"
)
@click.option("--json", "as_data", is_flag=True, help="Print JSON.")
def main(
    games: int,
    player: str,
    drawn: int,
    lists: Path | None,
    seed: int,
    jobs: int,
    learning: bool,
    folder: Path,
    as_data: bool,
) -> None:
    """Measure, and print."""
    wait_for_engine()
    decks = decks_of(drawn, seed) if lists is None else decks_in(lists)
    found = measure(Field(decks, player, seed, Pilots(learning, jobs)), games, folder)
    print(json.dumps(found.to_json(folder), indent=1) if as_data else "\n".join(found.lines(folder)))
    sys.exit(0 if found.is_fine else 1)


if __name__ == "__main__":
    main()
