"""How far better pilots move win rates: every number of ``--pilots``.

The games are those of `sim.experiments.kinds.pilots`. The change is measured on the same pairs between the first
players: pair p has the same luck in both. A pair in which a game ended in an error is left out.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np

from reports.summaries.summary import NotableGame
from sim.experiments.kinds.pilots import WAYS, before_pilots
from sim.experiments.runs.execution import rounded_to_pairs
from sim.experiments.runs.run import Run
from sim.games.playing.arrays import Floats
from sim.games.playing.batch import Games, deck_labels, on_common_pairs
from sim.json_types import JsonObject
from sim.statistics.intervals import Interval, difference_interval, mean_interval
from strategies.registry import LOOKAHEAD, THINKERS, Thinker, split_thinking, thinker_of

WHO = ("a", "b", "both")  # who has the better player, in the order of WAYS


@dataclass(frozen=True)
class Piloted:
    """The games of a matchup in which the players of `searching` search or look ahead: "a", "b" or "both".

    `win_rate` is deck A's, and `first_player_win_rate` the first player's; None without pairs that count.
    `change` is that win rate minus the one of the same pairs between the first players, between -1 and 1; None where
    there are no common pairs, or those games are not at hand. `errors` games ended in an error.
    """

    searching: str
    players: tuple[str, str]
    games: int
    pairs_counted: int
    errors: int
    win_rate: Interval | None
    first_player_win_rate: Interval | None
    change: Interval | None

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "searching": self.searching,
            "players": list(self.players),
            "games": self.games,
            "pairs_counted": self.pairs_counted,
            "errors": self.errors,
            "win_rate_a": None if self.win_rate is None else asdict(self.win_rate),
            "change": None if self.change is None else asdict(self.change),
        }


@dataclass(frozen=True)
class Ends:
    """The least and the most of some win rates, and the widest reach of their intervals."""

    low: float
    high: float
    reach: float

    def of_the_other(self) -> "Ends":
        """The ends of what the other side wins."""
        return Ends(1 - self.high, 1 - self.low, self.reach)


def ends_of(rates: Sequence[Interval | None]) -> Ends | None:
    """The ends of those win rates that were measured; None without any."""
    found = [rate for rate in rates if rate is not None]
    if not found:
        return None
    estimates = [rate.estimate for rate in found]
    return Ends(min(estimates), max(estimates), max(rate.reach for rate in found))


@dataclass(frozen=True)
class PilotRange:
    """How far better pilots move a matchup: `ways` are the games with a better player on each side, and on both."""

    names: tuple[str, str]
    ways: tuple[Piloted, ...]

    @property
    def ends(self) -> Ends | None:
        """The least and the most win rate of deck A, of those that were measured; None without any."""
        return ends_of([one.win_rate for one in self.ways])

    @property
    def pilot(self) -> str:
        """The better player, without the script that it follows."""
        return self.ways[0].players[0].partition("/")[0]

    @property
    def thinker(self) -> Thinker:
        """What the better player does."""
        return thinker_of(self.pilot) or THINKERS[LOOKAHEAD]

    @property
    def deals(self) -> int:
        """On how many deals it tries an answer."""
        return split_thinking(self.pilot)[0]

    @property
    def ends_going_first(self) -> Ends | None:
        """The least and the most that the player who goes first wins."""
        return ends_of([one.first_player_win_rate for one in self.ways])

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        ends = self.ends
        return {
            "least_win_rate_a": None if ends is None else ends.low,
            "most_win_rate_a": None if ends is None else ends.high,
            "ways": [one.to_json() for one in self.ways],
        }


@dataclass(frozen=True)
class PilotsSummary:
    """The ranges of all matchups, in their order; `wanted` games of each way were asked for, `missing` are missing."""

    ranges: tuple[PilotRange, ...]
    wanted: int
    missing: int

    @property
    def notable_games(self) -> tuple[NotableGame, ...]:
        """None: what is notable is the difference."""
        return ()

    @property
    def thinker(self) -> Thinker:
        """What the better players do."""
        return self.ranges[0].thinker

    def to_json(self) -> JsonObject:
        """Every number, ready for `json.dumps`."""
        return {
            "better_pilot": self.ranges[0].pilot,
            "games_of_each": self.wanted,
            "games_missing": self.missing,
            "matchups": [{"decks": list(one.names), **one.to_json()} for one in self.ranges],
        }


@dataclass(frozen=True)
class PilotsInField:
    """A deck's win rate against the field, itself included: with better players on its side, on the field's, on all.

    None where no pair counts in all its pairings.
    """

    it_searches: Interval | None
    field_searches: Interval | None
    all_search: Interval | None

    @property
    def ends(self) -> Ends | None:
        """The least and the most of them, of those that were measured; None without any."""
        return ends_of((self.it_searches, self.field_searches, self.all_search))


def summarize_pilots(run: Run, first: Run | None = None) -> PilotsSummary:
    """Count and estimate what the games with better players say; `first` is the run whose pilots they are."""
    ranges = []
    for at in range(len(before_pilots(run.experiment))):
        cells = run.cells[len(WAYS) * at : len(WAYS) * (at + 1)]
        before = None if first is None else first.cells[at]
        ways = tuple(_way(who, games, before) for who, games in zip(WHO, cells, strict=True))
        ranges.append(PilotRange(deck_labels(cells[0].matchup.names), ways))
    wanted = rounded_to_pairs(run.experiment.games)
    return PilotsSummary(tuple(ranges), wanted, wanted * len(run.cells) - run.game_count)


def _way(searching: str, games: Games, before: Games | None) -> Piloted:
    scores = games.scores.reshape(-1, 2)[games.valid_pairs]  # of a pair, deck A goes first in the first game
    return Piloted(
        searching=searching,
        players=games.matchup.players,
        games=games.played,
        pairs_counted=len(scores),
        errors=len(games.error_games),
        win_rate=mean_interval(scores.mean(axis=1)) if len(scores) else None,
        first_player_win_rate=mean_interval((scores[:, 0] + 1 - scores[:, 1]) / 2) if len(scores) else None,
        change=None if before is None else _change(games, before),
    )


def _change(better: Games, before: Games) -> Interval | None:
    """What deck A wins more, over the pairs that count in both."""
    both = on_common_pairs((better, before))
    differences = both[0].valid_pair_scores - both[1].valid_pair_scores
    return difference_interval(differences) if len(differences) else None


def weighted(games: Sequence[Games], signs: Sequence[int], shares: Sequence[float]) -> Floats:
    """What a deck scores against a field, by pair that counts everywhere; shape (pairs).

    `games` are those against each opponent; a sign of -1 says that the deck is deck B there.
    """
    scores = [one.valid_pair_scores for one in on_common_pairs(games)]
    own = [one if sign > 0 else 1 - one for one, sign in zip(scores, signs, strict=True)]
    found: Floats = np.clip(np.asarray(shares) @ np.array(own), 0, 1)
    return found
