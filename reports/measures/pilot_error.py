"""How far a stronger player moves win rates: what was measured once, for pairings of a class of players, is kept here.

`benchmarks/gates.py --only stronger --write` measures it and writes the file. It holds for players who look ahead on as
many deals by values that this version of duelsim learned at first use, under today's rules: every deck has a value of
its own then, and what they have in common is how it was learned. Any other value makes another player.
"""

import hashlib
import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from sim.games.matchups.matchup import Side
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.json_types import JsonObject
from sim.statistics.intervals import Interval
from strategies.values.origins import LEARNED, origin_of

FILE = Path(__file__).with_name("pilot_error.json")
VALUES: Final = "learned at first use"


@dataclass(frozen=True)
class Shift:
    """By how many points the win rate of the first of two decks moves. `pilots` are the checksums of both."""

    decks: tuple[str, str]
    pilots: tuple[str, str]
    points: Interval


@dataclass(frozen=True)
class PilotError:
    """How far win rates between players of a class move if a stronger one plays both sides.

    The class: a `player`, named without the script that it follows, and the sort of `values` that it judges by, of one
    `version`. The `stronger` player wins `wins` percent of mirrors against it. `shipped` points is the mean movement of
    pairings of the shipped decks, whose checksums are `decks`; `other` that of lists that no shipped value was trained
    on. `pairings` are those that were measured.
    """

    version: str
    player: str
    values: str
    stronger: str
    wins: float
    shipped: float
    other: float
    decks: Collection[str]
    pairings: Collection[Shift] = ()

    @property
    def text(self) -> str:
        """What the file says."""
        return json.dumps(asdict(self), indent=1) + "\n"

    @staticmethod
    def read(text: str) -> "PilotError":
        """What `text` says."""
        found: JsonObject = json.loads(text)
        pairings = [
            Shift((*one["decks"],), (*one["pilots"],), Interval(**one["points"])) for one in found.pop("pairings")
        ]
        return PilotError(**found, pairings=pairings)

    def holds_for(self, side: Side) -> bool:
        """Whether the player of a deck belongs to the class."""
        if side.python or side.player.partition("/")[0] != self.player:
            return False
        origin = origin_of(side.value)
        return self.values == VALUES and (origin.source, origin.version) == (LEARNED, self.version)

    def movement(self, sides: Sequence[Side]) -> "Movement":
        """How far a pairing of the class moves."""
        mean = self.shipped if all(side.hash in self.decks for side in sides) else self.other
        pilots = tuple(pilot_of(side) for side in sides)
        for one in self.pairings:
            if one.pilots == pilots:
                return Movement(self.stronger, self.wins, mean, one.points)
            if one.pilots == pilots[::-1]:
                return Movement(self.stronger, self.wins, mean, opposite(one.points))
        return Movement(self.stronger, self.wins, mean)


@dataclass(frozen=True)
class Movement:
    """How far win rates move if another `player` plays both sides, who wins this percentage of mirrors against these.

    `points` is how far on average, up or down. `shift` is by how many points that of the first deck moves, where this
    very pairing was measured.
    """

    player: str
    wins: float
    points: float
    shift: Interval | None = None


def pilot_of(side: Side) -> str:
    """The checksum of a deck and the script that its player follows."""
    return hashlib.sha256("\n".join((side.hash, side.player, side.playbook)).encode()).hexdigest()[:16]


def opposite(difference: Interval) -> Interval:
    """A difference of win rates, of the other deck."""
    return Interval(-difference.estimate, -difference.high, -difference.low)


@lru_cache(1)
def kept_error() -> PilotError | None:
    """What is kept; None before it was measured."""
    return PilotError.read(FILE.read_text(encoding="utf-8")) if FILE.is_file() else None


def movement(sides: Sequence[Side], rules: RuleOptions = DEFAULT_RULES) -> Movement | None:
    """What is known about these two decks and players under these rules."""
    kept = kept_error()
    if kept is None or rules != DEFAULT_RULES or not all(map(kept.holds_for, sides)):
        return None
    return kept.movement(sides)
