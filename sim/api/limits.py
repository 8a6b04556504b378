"""What the values of options may be: the same on the command line, in experiment files and in Python.

Imports nothing slow, because every command reads it.
"""

import re
from dataclasses import dataclass

from sim.language import gettext


@dataclass(frozen=True)
class Limits:
    """The range of a number. Without `most` it has no upper end; `above` leaves out the lower end."""

    least: int
    most: int | None = None
    above: bool = False

    def __contains__(self, value: float) -> bool:
        over = value > self.least if self.above else value >= self.least
        return over and (self.most is None or value <= self.most)

    def __str__(self) -> str:
        if self.most is None:
            return gettext("{least:,} or more", least=self.least)
        if self.above:
            return gettext("above {least:,} up to {most:,}", least=self.least, most=self.most)
        return gettext("{least:,} to {most:,}", least=self.least, most=self.most)


GAMES = Limits(1, 1_000_000_000)
BEST_OF = Limits(1, 3)
GAMES_OR_NONE = Limits(0, 1_000_000_000)
PILOT_GAMES = Limits(2, 1_000_000)
GAME = Limits(0, 999_999_999)
ROLLOUTS = Limits(1, 10_000)  # of a search, and deals that judge what it found
DEALS = Limits(1, 10_000)  # on which a hint tries the answers
SEED = Limits(0)
TURN_CAP = Limits(1, 10_000)
THREADS = Limits(1, 1024)  # more cores than any machine has; a process that starts too many threads crashes
SHARE = Limits(0, 1)
PLACES = Limits(1, 1_000_000)  # of a tournament
SWAPS = Limits(1, 40)
SECONDS = Limits(0, 24 * 3600, above=True)  # of a search
POINTS = Limits(0, 50, above=True)  # percentage points
SEEN_CARDS = Limits(0, 60)
SHIELDS = Limits(0, 60)
ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?[^\s/]+:(\d{1,5})")  # of a scheduler


def is_address(text: str) -> bool:
    """Whether a text is a machine and a port: `tcp://192.168.0.7:8786` or `192.168.0.7:8786`."""
    found = ADDRESS.fullmatch(text)
    return found is not None and int(found[1]) <= 65_535
