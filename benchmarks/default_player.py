"""Which player `duelsim match A B` should have by default: the one whose win rates are least wrong after ten seconds.

    python benchmarks/default_player.py
    python benchmarks/default_player.py auto general lookahead:4/auto --truth search:80/auto --json

Each candidate plays both sides of the 28 pairings of the shipped decks, and of as many pairings of the lists of
`--lists` as there are lists. So does the player who stands for the truth, on the same luck. The error of a candidate is

- its *pilot error*: how far its win rates are from the truth after endlessly many games, as the root of the mean square
  over the pairings, without the luck of the games played here;
- its *luck*: the standard error after as many games as `--seconds` allow on two cores, but no more than a million;
- both together: the root of the sum of their squares.

The interval of the pilot error is a 95 % interval over the pairings.

    python benchmarks/default_player.py --differences

measures instead where only differences count, under playbooks and under the player who looks ahead: what the cards of
three decks are worth (`duelsim slots`), and by how much the decks become better or worse with all copies of a card
changed for another one, as `improve` tries and `compare` judges. It prints the rank correlation, and how many of the
signs agree that both are sure of.

Who looks ahead learns decks at first use, as users' players do; with `--no-learning` it judges by the universal value.
"""

import itertools
import json
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click
import numpy as np
from ladder import deck_of
from lists import UNSEEN, unseen_lists
from pilots import Pilots, tell
from scipy.stats import spearmanr

from decks.shipped import shipped_decks
from sim.api.experiments import slots
from sim.command_line.options import no_learning_option
from sim.games.playing.batch import play_match
from sim.games.playing.warming import wait_for_engine
from sim.searches.other_lists import matchups_with
from sim.searches.swaps import Swap, fitting_cards, swapped
from sim.statistics.intervals import Interval, difference_interval
from strategies.registry import thinker_of

CANDIDATES = ("auto", "general", "lookahead:2/auto", "lookahead:4/auto", "lookahead:8/auto")
TRUTH = "search:20/auto"
CORES = 2
GAMES = 80  # of a player who searches, as the truth does, they take an hour
VERSIONS = 600  # games of each version of a deck
MOST_GAMES = 1_000_000
RESAMPLES = 2_000
SLOTS = ("murky-riptide", "fn-rush", "rainbow-connection")
SCRIPTS_PLAY = 10  # times as many games
SLOTS_AGAINST = ("liquid-beast", "dokindam-redzone")
CHANGES = 12  # of each deck
COPIES = 4

Pairing = tuple[str, str]


@dataclass(frozen=True)
class Played:
    """The games of a player on both sides of some pairings: scores of shape (pairings, pairs), and the time of a game.

    `seconds` are those of one core, of shape (pairings).
    """

    scores: Any
    seconds: Any


@dataclass(frozen=True)
class Errors:
    """How wrong the win rates of a player are, in points: the root of the mean square over the pairings."""

    player: str
    pairings: int
    pilot: Interval
    luck: float
    games: int  # that the seconds allow, the median of the pairings
    total: float

    def line(self) -> str:
        """A line of the table."""
        return (
            f"{self.player:<20}{self.pilot.estimate:>7.1f} ({self.pilot.low:.1f} to {self.pilot.high:.1f})"
            f"{self.luck:>8.1f}{self.games:>12,}{self.total:>8.1f}"
        )


def pairings_of(lists: Sequence[str]) -> dict[str, list[Pairing]]:
    """All pairings of the shipped decks, and each of the lists with the next one."""
    found = {"shipped": list(itertools.combinations(shipped_decks(), 2))}
    if len(lists) > 2:
        found["unseen"] = list(zip(lists, [*lists[1:], lists[0]], strict=True))
    return found


def play(pairings: Sequence[Pairing], player: str, games: int, seed: int, pilots: Pilots) -> Played:
    """Play each pairing with the player on both sides; the luck depends on the pairing alone."""
    scores, seconds = [], []
    for number, (deck, other) in enumerate(pairings):
        matchup = pilots.matchup(deck_of(deck), deck_of(other), (player, player))
        started = time.process_time()
        played = play_match(matchup, games, seed * 10_000 + number, jobs=pilots.jobs)
        seconds.append((time.process_time() - started) / games)
        if played.error_games.size:
            raise click.ClickException(f"{deck} against {other}: {played.error_games.size} games ended in an error")
        scores.append(played.pair_scores)
        tell(f"{player}: {Path(deck).stem} v {Path(other).stem}: {100 * scores[-1].mean():.1f} %")
    return Played(np.array(scores), np.array(seconds))


# --- Errors -----------------------------------------------------------------------------------------------
def errors_of(player: str, played: Played, truth: Played, seconds: float) -> Errors:
    """The errors of a player's win rates after this many seconds on two cores."""
    differences = played.scores - truth.scores
    games = np.minimum(MOST_GAMES, CORES * seconds / played.seconds)
    luck = played.scores.var(axis=1, ddof=1) / (games / 2)
    pilot = pilot_error(differences)
    return Errors(
        player,
        len(games),
        pilot,
        100 * math.sqrt(float(luck.mean())),
        int(np.median(games)),
        math.hypot(pilot.estimate, 100 * math.sqrt(float(luck.mean()))),
    )


def pilot_error(differences: Any) -> Interval:
    """The root of the mean square, in points, of the means of `differences` (pairings, pairs), without their luck."""
    squares = differences.mean(axis=1) ** 2 - differences.var(axis=1, ddof=1) / differences.shape[1]
    chosen = np.random.default_rng(1).integers(0, len(squares), (RESAMPLES, len(squares)))
    low, high = np.quantile(squares[chosen].mean(axis=1), [0.025, 0.975])
    estimate, low, high = (100 * math.sqrt(max(float(value), 0.0)) for value in (squares.mean(), low, high))
    return Interval(estimate, min(low, estimate), max(high, estimate))


def all_errors(
    players: Sequence[str], truth: str, games: int, seconds: float, seed: int, lists: Path, pilots: Pilots, **_: Any
) -> Iterator[tuple[str, list[Errors]]]:
    """The errors of all candidates over the pairings of each field."""
    for field, pairings in pairings_of(unseen_lists(lists)).items():
        true = play(pairings, truth, games, seed, pilots)
        tried = {player: play(pairings, player, games, seed, pilots) for player in players or CANDIDATES}
        yield (
            f"{len(pairings)} {field} pairings, root mean square in points; the truth is {truth}; {seconds:g} s",
            [errors_of(player, played, true, seconds) for player, played in tried.items()],
        )


# --- Differences ------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Agreement:
    """Whether two players agree about differences of a deck: `sure` are those that both are sure of."""

    deck: str
    what: str
    differences: int
    correlation: float
    sure: int
    same_sign: int

    def line(self) -> str:
        """A line of the table."""
        return (
            f"{self.deck:<20}{self.differences:>3} {self.what}, rank correlation {self.correlation:.2f}; of {self.sure}"
            f" that both are sure of, {self.same_sign} have the same sign"
        )


@dataclass(frozen=True)
class Change:
    """All copies of a card, as far as a deck may have that many of the other one, for copies of that one."""

    out: str
    into: str
    copies: int

    def __str__(self) -> str:
        """The change as text."""
        return f"-{self.copies} {self.out} +{self.copies} {self.into}"


def worths_of_cards(deck: str, player: str, games: int, seed: int, pilots: Pilots) -> dict[str, Interval]:
    """What all copies of each card of a deck are worth."""
    for name in (deck, *SLOTS_AGAINST):
        pilots.side(deck_of(name), player)  # learns it, and tells so
    result = slots(
        deck,
        field=SLOTS_AGAINST,
        players=player,
        games=games,
        seed=seed,
        jobs=pilots.jobs,
        learning=pilots.learning,
    )
    return {card.card: card.all_copies for card in result.summary.cards}


def worths_of_changes(deck: str, player: str, games: int, seed: int, pilots: Pilots) -> dict[str, Interval]:
    """By how much the deck is better after each of some changes, all versions with the same luck."""
    own, *opponents = (pilots.side(deck_of(name), player) for name in (deck, *SLOTS_AGAINST))
    pool = fitting_cards(own, opponents)
    matchups = matchups_with(own, opponents, pool)

    def scores(names: tuple[str, ...]) -> Any:
        each = [play_match(one.played_by(names), games, seed, jobs=pilots.jobs).pair_scores for one in matchups]
        return np.mean(each, axis=0)

    before = scores(own.slots)
    changes = drawn_changes(own.slots, [card.name for card in pool], seed)
    return {
        str(change): difference_interval(
            scores(swapped(own.slots, change.copies * [Swap(change.out, change.into)])) - before
        )
        for change in changes
    }


def drawn_changes(names: Sequence[str], pool: Sequence[str], seed: int) -> list[Change]:
    """Changes of a list, as the seed draws them."""
    copies = Counter(names)
    possible = [
        Change(out, into, number)
        for out, into in itertools.product(sorted(copies), pool)
        if out != into and (number := min(copies[out], COPIES - copies[into])) > 0
    ]
    return random.Random(seed).sample(possible, min(CHANGES, len(possible)))


MEASURED: dict[str, Callable[[str, str, int, int, Pilots], dict[str, Interval]]] = {
    "cards": worths_of_cards,
    "changes": worths_of_changes,
}


def agreements(
    players: Sequence[str], games: int, seed: int, pilots: Pilots, **_: Any
) -> Iterator[tuple[str, list[Agreement]]]:
    """What cards and changes of each of the decks are worth by two players who play both sides."""
    pair = tuple(players) or ("auto", "lookahead:4/auto")
    for what, worths in MEASURED.items():
        lines = []
        for deck in SLOTS:
            found = []
            for player in pair:
                count = games if thinker_of(player) else SCRIPTS_PLAY * games
                tell(f"{what} of {deck} by {player}, {count} games of each version")
                found.append(worths(deck, player, count, seed, pilots))
            lines.append(agreement(deck, what, *found))
        yield f"What {what} are worth against {' and '.join(SLOTS_AGAINST)}, by {' and by '.join(pair)}", lines


def agreement(deck: str, what: str, one: dict[str, Interval], other: dict[str, Interval]) -> Agreement:
    """Compare what differences two players find."""
    names = sorted(one)
    correlation = spearmanr([one[name].estimate for name in names], [other[name].estimate for name in names])
    sure = [name for name in names if sign(one[name]) and sign(other[name])]
    same = sum(sign(one[name]) == sign(other[name]) for name in sure)
    return Agreement(deck, what, len(names), float(correlation.statistic), len(sure), same)


def sign(interval: Interval) -> int:
    """The sign of a difference, 0 if its interval has both."""
    return int(interval.low > 0) - int(interval.high < 0)


@click.command(help=__doc__)
@click.argument("players", nargs=-1)
@click.option("--truth", default=TRUTH, show_default=True, help="the strongest player at hand")
@click.option("--games", type=int, help=f"of each pairing and player  [default: {GAMES}; for differences {VERSIONS}]")
@click.option("--seconds", default=10.0, show_default=True, help="that the default player has, on two cores")
@click.option("--seed", default=1, show_default=True)
@click.option("--lists", default=UNSEEN, type=click.Path(path_type=Path, file_okay=False), show_default=True)
@click.option("--differences", is_flag=True, help="Measure whether differences have the same sign.")
@click.option("--jobs", default=1, show_default=True)
@no_learning_option
@click.option("--json", "as_data", is_flag=True, help="Print JSON.")
def main(
    players: tuple[str, ...],
    games: int | None,
    differences: bool,
    jobs: int,
    learning: bool,
    as_data: bool,
    **settings: Any,
) -> None:
    """Measure, and print."""
    wait_for_engine()
    pilots = Pilots(learning, jobs)
    measure: Callable[..., Iterator[tuple[str, list[Any]]]] = agreements if differences else all_errors
    found = dict(measure(players, games=games or (VERSIONS if differences else GAMES), pilots=pilots, **settings))
    if as_data:
        fields = {field: [asdict(one) for one in lines] for field, lines in found.items()}
        print(json.dumps({"judges": pilots.judges, "fields": fields}, indent=1))
        return
    for field, lines in found.items():
        print(f"\n{field}")
        if not differences:
            print(f"{'player':<20}{'pilot error':>21}{'luck':>8}{'games':>12}{'total':>8}")
        print("\n".join(one.line() for one in lines))
    print("", *pilots.lines(), sep="\n")


if __name__ == "__main__":
    main()
