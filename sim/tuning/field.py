"""A deck against a field, played by any playbooks: their scores, on common luck."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sim.games.batch import TURN_CAP
from sim.games.matchup import Side, seated
from sim.games.other_playbooks import Cell, OtherPlaybooks, play_cells
from sim.games.rule_options import DEFAULT_RULES, RuleOptions
from strategies.playbooks.lines import Playbook

CELLS_AT_A_TIME = 64  # the time is looked at after them


@dataclass(frozen=True)
class Budget:
    """How long a search goes on: so many seconds, or so many games."""

    seconds: float | None = None
    games: int | None = None


@dataclass(frozen=True)
class Played:
    """The games of a cell: the scores of their pairs, NaN for one with an error, and the checksums of the games."""

    pair_scores: Any
    digests: Any


class Spent(Exception):
    """The budget of the search is spent."""


class Field:
    """A deck and its opponents. It counts the games, and those that ended in an error."""

    def __init__(
        self,
        side: Side,
        opponents: Sequence[Side],
        rules: RuleOptions = DEFAULT_RULES,
        *,
        jobs: int = 1,
        turn_cap: int = TURN_CAP,
    ) -> None:
        """Prepare the matchups. Raises what `sim.games.matchup.prepare_sides` raises."""
        self.matchups = [OtherPlaybooks(seated(side, other), rules) for other in opponents]
        self.games = self.errors = 0
        self._started = time.monotonic()
        self.limit = Budget()
        self.progress: Callable[[int], None] = lambda games: None  # is told the games so far
        self._jobs, self._turn_cap = jobs, turn_cap

    @property
    def opponents(self) -> int:
        """How many decks there are in the field."""
        return len(self.matchups)

    @property
    def seconds(self) -> float:
        """How long it has been played."""
        return time.monotonic() - self._started

    def begin(self, limit: Budget) -> None:
        """Count the seconds from now on, and refuse games beyond this limit."""
        self._started = time.monotonic()
        self.limit = limit

    def play(self, cells: Sequence[Cell], seed: int) -> list[Played]:
        """Play cells. Raises Spent before games for which the budget has nothing left."""
        played: list[Played] = []
        for first in range(0, len(cells), CELLS_AT_A_TIME):
            self._check()
            some = cells[first : first + CELLS_AT_A_TIME]
            games = play_cells(
                self.matchups, some, seed, jobs=self._jobs, turn_cap=self._turn_cap, progress=self._count
            )
            self.errors += sum(len(one.error_games) for one in games)
            played += [Played(one.pair_scores, one.digests) for one in games]
        return played

    def scores(self, playbooks: Sequence[Playbook], pairs: range, seed: int) -> Any:
        """The pair scores of playbooks against all opponents; shape (playbooks, opponents, pairs), NaN for errors."""
        cells = [Cell(at, book, pairs) for book in playbooks for at in range(self.opponents)]
        games = self.play(cells, seed)
        return np.array([one.pair_scores for one in games]).reshape(len(playbooks), self.opponents, len(pairs))

    def _count(self, games: int) -> None:
        self.games += games
        self.progress(self.games)

    def _check(self) -> None:
        limit = self.limit
        if (limit.seconds is not None and self.seconds >= limit.seconds) or (
            limit.games is not None and self.games >= limit.games
        ):
            raise Spent
