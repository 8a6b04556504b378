"""The default player of each experiment, and the default number of games of those that measure win rates.

The numbers of games take about ten seconds on two cores, or less. Players who look ahead are least wrong in that time,
pilots and luck together (`benchmarks/default_player.py`). Imports nothing slow.
"""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from strategies.thinkers import AUTO, thinker_of

PLAYER: Final = "lookahead"
SCRIPT: Final = AUTO  # where only differences count, and with --pilots
VARIABLE: Final = "DUELSIM_PLAYER"  # an environment variable that names another one
LEARNING, OFF = "DUELSIM_LEARNING", "off"  # an environment variable, and its value if no deck is learned at first use


@dataclass(frozen=True)
class DefaultGames:
    """How many games are played, by who is the slowest of the players."""

    scripts: int
    looking_ahead: int
    searching: int

    def by(self, players: Iterable[str]) -> int:
        """The number for these players; any but those who look ahead or search are as quick as scripts."""
        found = [one for one in map(thinker_of, players) if one is not None]
        if not found:
            return self.scripts
        return self.looking_ahead if all(one.looks_ahead for one in found) else self.searching

    def __str__(self) -> str:
        return (
            f"{self.scripts:,}, {self.looking_ahead:,} by players who look ahead, or {self.searching:,} by players who"
            " search"
        )


OF_MATCH: Final = DefaultGames(10_000, 2_000, 200)
OF_GAUNTLET: Final = DefaultGames(20_000, 400, 40)  # against each opponent, of whom there are eight
OF_MATRIX: Final = DefaultGames(20_000, 200, 20)  # of each pairing, of which eight decks have 36
MATCHES: Final = DefaultGames(10_000, 800, 80)  # best of three
MOST: Final = 1_000_000  # with a stopping rule
HINT_DEALS: Final = 20


def default_player(*, pilots: bool = False) -> str:
    """Who plays all decks; with better `pilots` a script, whose place they take."""
    return SCRIPT if pilots else os.environ.get(VARIABLE) or PLAYER


def two_players(players: tuple[str, str] | None, *, pilots: bool = False) -> tuple[str, str]:
    """The players of two decks: those that were named, or the default player on both sides."""
    player = default_player(pilots=pilots)
    return (player, player) if players is None else players


def learning(asked: bool = True) -> bool:
    """Whether decks are learned at first use, if that is asked for, which is the default."""
    return asked and os.environ.get(LEARNING) != OFF
