"""Versions of a deck, or of its player, against a field: their scores, on common luck."""

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Generic, TypeVar

import numpy as np
from msgspec import Meta

from sim.foreign import WrongValue, typed
from sim.games.playing.batch import TURN_CAP
from sim.games.playing.versions import Cell, Versions, play_cells
from sim.searches.budget import Budget
from sim.searches.kept import KeptSearch

Version = TypeVar("Version")

CELLS_AT_A_TIME = 64  # the time is looked at after them


@dataclass(frozen=True)
class Played:
    """The games of a cell: the scores of their pairs, NaN for one with an error, and a checksum of all the games."""

    pair_scores: Any
    digest: str


class Spent(Exception):
    """The budget of the search is spent."""


class Field(Generic[Version]):
    """A deck and its opponents. It counts the games, and those that ended in an error."""

    def __init__(
        self,
        matchups: Sequence[Versions[Version]],
        *,
        jobs: int = 1,
        turn_cap: int = TURN_CAP,
        kept: KeptSearch | None = None,
    ) -> None:
        """Take the matchups with the opponents. What `kept` has is not played again."""
        self.matchups = matchups
        self.games = self.errors = 0
        self._started = time.monotonic()
        self.limit = Budget()
        self.progress: Callable[[int], None] = lambda games: None  # gets the games so far
        self._jobs, self._turn_cap, self._kept = jobs, turn_cap, kept

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

    def play(self, cells: Sequence[Cell[Version]], seed: int) -> list[Played]:
        """Play cells. Raises Spent before games for which the budget has nothing left."""
        played: list[Played] = []
        for first in range(0, len(cells), CELLS_AT_A_TIME):
            some = cells[first : first + CELLS_AT_A_TIME]
            request = _checksum(repr((seed, some)).encode())
            found = None if self._kept is None else self._kept.answer(request, partial(_fits, some))
            played += self._play(some, seed, request) if found is None else self._again(found)
        return played

    def _play(self, cells: Sequence[Cell[Version]], seed: int, request: str) -> list[Played]:
        """Play cells, and keep them."""
        self._check()
        errors = self.errors
        played = self._fresh(cells, seed)
        if self._kept is not None:
            scores = [[None if np.isnan(score) else float(score) for score in one.pair_scores] for one in played]
            answer = {"seconds": self.seconds, "errors": self.errors - errors, "scores": scores}
            self._kept.keep(request, {**answer, "digests": [one.digest for one in played]})
        return played

    def _fresh(self, cells: Sequence[Cell[Version]], seed: int) -> list[Played]:
        games = play_cells(self.matchups, cells, seed, jobs=self._jobs, turn_cap=self._turn_cap, progress=self._count)
        self.errors += sum(len(one.error_games) for one in games)
        return [Played(one.pair_scores, _checksum(one.digests.tobytes())) for one in games]

    def _again(self, found: dict[str, Any]) -> list[Played]:
        """Cells that were played before; the time is what it was then."""
        self._started = time.monotonic() - found["seconds"]
        self.errors += found["errors"]
        self._count(2 * sum(map(len, found["scores"])))
        return [
            Played(np.array(scores, dtype=np.float64), digest)
            for scores, digest in zip(found["scores"], found["digests"], strict=True)
        ]

    def scores(self, versions: Sequence[Version], pairs: range, seed: int) -> Any:
        """The pair scores of versions against all opponents; shape (versions, opponents, pairs), NaN for errors."""
        cells = [Cell(at, version, pairs) for version in versions for at in range(self.opponents)]
        games = self.play(cells, seed)
        return np.array([one.pair_scores for one in games]).reshape(len(versions), self.opponents, len(pairs))

    def _count(self, games: int) -> None:
        self.games += games
        self.progress(self.games)

    def _check(self) -> None:
        limit = self.limit
        request = f"the end of {limit}"  # an earlier run of the search with the same limit ended at the same place
        if self._kept is not None and self._kept.answer(request) is not None:
            raise Spent
        if limit.is_spent(self.seconds, self.games):
            if self._kept is not None:
                self._kept.keep(request, {})
            raise Spent


def _checksum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


@dataclass(frozen=True)
class _Kept:
    """What is kept of a batch: of each cell the scores of its pairs, None for an error, and a digest."""

    seconds: Annotated[float, Meta(ge=0)]
    errors: Annotated[int, Meta(ge=0)]
    scores: list[list[Annotated[float, Meta(ge=0, le=1)] | None]]
    digests: list[str]


def _fits(cells: Sequence[Cell[Any]], found: Any) -> bool:
    """Whether what was kept is what playing these cells gives: a file may have been written by anybody."""
    try:
        kept = typed(found, _Kept)
    except WrongValue:
        return False
    lengths = [len(scores) for scores in kept.scores]
    return lengths == [len(cell.pairs) for cell in cells] and len(kept.digests) == len(cells)


def valid(scores: Any) -> Any:
    """The scores of the pairs that are valid for every version and every opponent; shape (versions, ..., pairs)."""
    return scores[..., ~np.isnan(scores).any(axis=(0, 1))]
