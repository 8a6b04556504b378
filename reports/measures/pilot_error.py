"""How far a stronger player moves win rates: what was measured once, for the pairings of a class, and is kept here.

`benchmarks/gates.py --only stronger --write` measures it and writes the file. It holds for players who look ahead on as
many deals by the same value; any other value is another player.
"""

import hashlib
import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

from sim.games.matchups.matchup import Side

FILE = Path(__file__).with_name("pilot_error.json")


@dataclass(frozen=True)
class PilotError:
    """How far win rates between players move if a stronger one plays both sides.

    `player` is named without the script that it follows, and `value` is the checksum of what it judges by. The
    `stronger` player wins `wins` percent of mirrors against it. `shipped` points is the mean movement of pairings of
    the shipped decks, whose checksums are `decks`; `other` that of lists that no value was trained on.
    """

    version: str
    player: str
    stronger: str
    value: str
    wins: float
    shipped: float
    other: float
    decks: Collection[str]

    @property
    def text(self) -> str:
        """What the file says."""
        return json.dumps(asdict(self), indent=1) + "\n"

    def points(self, sides: Sequence[Side]) -> float | None:
        """The mean movement of a pairing such as this one; None for other players or values."""
        pilots = {(side.player.partition("/")[0], checksum(side.value)) for side in sides}
        if pilots != {(self.player, self.value)} or any(side.python for side in sides):
            return None
        return self.shipped if all(side.hash in self.decks for side in sides) else self.other


def checksum(value: str) -> str:
    """The checksum of the text of a value."""
    return hashlib.sha256(value.encode()).hexdigest()[:16]


@lru_cache(1)
def kept_error() -> PilotError | None:
    """What is kept; None before it was measured."""
    return PilotError(**json.loads(FILE.read_text(encoding="utf-8"))) if FILE.is_file() else None


@dataclass(frozen=True)
class Movement:
    """How far a player who wins so many percent of mirrors against these moves a win rate, in points, on average."""

    wins: float
    points: float


def movement(sides: Sequence[Side]) -> Movement | None:
    """What is known about these two decks and players."""
    kept = kept_error()
    points = None if kept is None else kept.points(sides)
    return None if kept is None or points is None else Movement(kept.wins, points)
