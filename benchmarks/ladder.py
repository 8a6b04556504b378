"""How well the players play: each shipped deck by each tier of the ladder, against the field and in its mirror.

    python benchmarks/ladder.py --seed 1

plays every deck by `random`, `rush`, `control`, the general player and its own playbook, on the same luck, against all
decks of the field. The field is played by `--field`: by `rush`, or by `auto`, each deck by its playbook. Choose a seed
that no playbook was tuned with. Then tiers play the ones below them in the mirrors: win rates as differences in Elo,
and the processor time of a game.

    python benchmarks/ladder.py --games 400 --seed 777 --searched 100

continues with the players who look ahead or search: this many games of each mirror, then of each matchup against
the playbooks of the field. That takes an hour on one core.

    python benchmarks/ladder.py --games 100 --step lookahead/rush rush fn-rush

plays one player against another one alone, in the mirrors of the decks.

Intervals are 95 % confidence intervals of pairs. The gain of a playbook is that over the better of the two scripts, on
the same pairs. The exit code is 1 if a deck loses field points by its playbook, beyond doubt.
"""

import itertools
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import click
import numpy as np
from pilots import Pilots

from decks.reading import Deck, read_deck
from decks.shipped import shipped_decks
from sim.cards.library import cards_in_use
from sim.command_line.options import no_learning_option
from sim.games.matchups.matchup import prepare_sides, seated
from sim.games.playing.batch import play_match
from sim.statistics.comparison import Difference, compare
from sim.statistics.intervals import Interval, mean_interval

TIERS = ("random", "rush", "control", "general", "auto")
SCRIPTS = ("rush", "control")
AHEAD = 0.65  # of a win rate
STEPS = (("random", "rush"), ("rush", "general"), ("control", "general"), ("general", "auto"))
THINKERS_STEPS = (
    ("auto", "search:5/general"),
    ("search:5/general", "search:20/general"),
    ("search:20/general", "search:20/auto"),
    ("auto", "search:20/auto"),
    ("search:20/general", "lookahead:8/general"),
    ("auto", "lookahead:8/auto"),
    ("search:20/auto", "lookahead:8/auto"),
)
OVER_FIELD = ("search:20/general", "search:20/auto", "lookahead:8/auto")


@dataclass(frozen=True)
class Climb:
    """A deck on all tiers: its field, the gain of its playbook over the better script, and its mirror against that."""

    deck: str
    field: dict[str, Interval]
    script: str
    gain: Difference
    mirror: Interval


@dataclass(frozen=True)
class Step:
    """A tier against another one: the scores of its pairs, of shape (matchups, pairs), and milliseconds a game."""

    scores: Any
    milliseconds: float

    @property
    def rate(self) -> Interval:
        """Its win rate over all matchups."""
        return mean_interval(self.scores.mean(axis=0))

    @property
    def ahead(self) -> int:
        """In how many matchups it is far ahead."""
        return int((self.scores.mean(axis=1) >= AHEAD).sum())

    @property
    def matchups(self) -> int:
        """How many there are."""
        return len(self.scores)

    def line(self, upper: str, lower: str) -> str:
        """A line of the table."""
        middle, low, high = (elo(rate) for rate in (self.rate.estimate, self.rate.low, self.rate.high))
        return (
            f"{upper:>18} v {lower:<18} {percent(self.rate)} %  {middle:+5.0f} Elo ({low:+.0f} to {high:+.0f})"
            f"  {AHEAD:.0%} in {self.ahead} of {self.matchups}  {self.milliseconds:.2f} ms a game"
        )


def deck_of(name: str) -> Deck:
    """The deck of this name, or in this file."""
    return read_deck(name, cards_in_use().deck_names)


class Ladder:
    """Plays decks of a field, all matchups with as many games; `read` reads a deck by its name."""

    def __init__(
        self,
        decks: tuple[str, ...],
        games: int,
        seed: int,
        field: str,
        pilots: Pilots,
        read: Callable[[str], Deck] = deck_of,
    ) -> None:
        self.names = decks
        self.seed, self.field, self.pilots = seed, field, pilots
        self._games = games
        self._decks = {name: read(name) for name in decks}
        self._seconds = 0.0  # of processor time, since `_step` began
        self._played = 0

    def scores(self, name: str, player: str, opponent: str, by: str) -> Any:
        """The scores of the pairs of one deck and player against another one; the luck depends on the decks alone."""
        sides = seated(self.pilots.side(self._decks[name], player), self.pilots.side(self._decks[opponent], by))
        seed = self.seed * 10_000 + self.names.index(name) * 100 + self.names.index(opponent)
        started = time.process_time()
        games = play_match(prepare_sides(sides), self._games, seed, jobs=self.pilots.jobs)
        self._seconds += time.process_time() - started
        self._played += self._games
        if games.error_games.size:
            raise click.ClickException(f"{name} against {opponent}: {games.error_games.size} games ended in an error")
        return games.pair_scores

    def climb(self, name: str) -> Climb:
        """A deck on all tiers."""
        table = {tier: np.array([self.scores(name, tier, other, self.field) for other in self.names]) for tier in TIERS}
        script = max(SCRIPTS, key=lambda one: float(table[one].mean()))
        gain = compare(table[script], table["auto"]).field
        mirror = mean_interval(self.scores(name, "auto", name, script))
        return Climb(
            name, {tier: mean_interval(rows.mean(axis=0)) for tier, rows in table.items()}, script, gain, mirror
        )

    def step(self, upper: str, lower: str) -> Step:
        """The win rate of a tier against the one below it, over all mirrors."""
        return self._step(upper, lower, [(name, name) for name in self.names])

    def mirror(self, name: str, upper: str, lower: str) -> Step:
        """The win rate of a tier against the one below it, in the mirror of one deck."""
        return self._step(upper, lower, [(name, name)])

    def over_field(self, upper: str, lower: str) -> Step:
        """The win rate of a tier against another one, over all matchups: each deck by the first against each one."""
        return self._step(upper, lower, list(itertools.product(self.names, self.names)))

    def _step(self, upper: str, lower: str, matchups: list[tuple[str, str]]) -> Step:
        self._seconds, self._played = 0.0, 0
        scores = np.array([self.scores(name, upper, other, lower) for name, other in matchups])
        return Step(scores, 1000 * self._seconds / self._played)


def elo(rate: float) -> float:
    """A win rate as a difference in Elo; the ends of the scale are far away.

    >>> round(elo(0.75))
    191
    """
    inside = min(max(rate, 1e-4), 1 - 1e-4)
    return 400 * math.log10(inside / (1 - inside))


def percent(interval: Interval) -> str:
    """A win rate with its interval."""
    return f"{100 * interval.estimate:5.1f} ± {100 * interval.reach:.1f}"


def print_thinkers(ladder: Ladder) -> None:
    """The tiers that look ahead or search, each against another one in the mirrors, then against playbooks."""
    for lower, upper in THINKERS_STEPS:
        print(ladder.step(upper, lower).line(upper, lower), flush=True)
    print("\nOver the field: each deck by the first player against each deck by the second")
    for upper in OVER_FIELD:
        print(ladder.over_field(upper, "auto").line(upper, "auto"), flush=True)


@click.command(help=__doc__)
@click.option("--games", default=2_000, show_default=True, help="of each matchup")
@click.option("--seed", default=1, show_default=True)
@click.option("--field", default="auto", show_default=True, type=click.Choice(["auto", "rush", "control"]))
@click.option(
    "--searched", default=0, show_default=True, help="games of each matchup of players who look ahead or search"
)
@click.option("--step", nargs=2, metavar="PLAYER OTHER", help="play only the first against the second")
@click.option("--jobs", default=1, show_default=True)
@no_learning_option
@click.argument("decks", nargs=-1)
def main(
    games: int,
    seed: int,
    field: str,
    searched: int,
    step: tuple[str, str] | None,
    jobs: int,
    learning: bool,
    decks: tuple[str, ...],
) -> None:
    """Print the ladder, or one step of it."""
    pilots = Pilots(learning, jobs)
    ladder = Ladder(decks or shipped_decks(), games, seed, field, pilots)
    if step:
        print(ladder.step(*step).line(*step), *pilots.lines(), sep="\n")
    else:
        print_ladder(ladder, games, searched)


def print_ladder(ladder: Ladder, games: int, searched: int) -> None:
    """Print what all decks and tiers score. Ends the program with 1 if a deck loses by its playbook."""
    seed, field, pilots = ladder.seed, ladder.field, ladder.pilots
    print(f"Percent against the field, which {field} plays; {games:,} games of each matchup, seed {seed}")
    print(f"{'deck':<20}" + "".join(f"{tier:>13}" for tier in TIERS) + f"{'gain over':>22}{'mirror':>13}")
    lost = []
    for name in ladder.names:
        found = ladder.climb(name)
        rates = "".join(f"{percent(found.field[tier]):>13}" for tier in TIERS)
        gain = found.gain.difference
        words = f"{100 * gain.estimate:+.1f} ± {100 * gain.reach:.1f} {found.script}"
        print(f"{name:<20}{rates}{words:>22}{percent(found.mirror):>13}", flush=True)
        if gain.high < 0:
            lost.append(name)
    print("\nEach tier against the one below it, in all mirrors")
    for lower, upper in STEPS:
        print(ladder.step(upper, lower).line(upper, lower), flush=True)
    if searched:
        print_thinkers(Ladder(ladder.names, searched, seed, field, pilots))
        print("", *pilots.lines(), sep="\n")
    if lost:
        sys.exit(f"Worse with a playbook: {', '.join(lost)}")


if __name__ == "__main__":
    main()
