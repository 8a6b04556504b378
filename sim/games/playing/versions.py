"""Many versions of one side of matchups, played on the same pairs: other playbooks of a deck, or other lists."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

import numpy as np

from sim.engine.record.luck import root_key
from sim.games.matchups.matchup import Matchup
from sim.games.playing.batch import TURN_CAP, Chunk, Games, in_threads, play_chunk

MOST_IN_PIECE = 100  # games; Ctrl-C waits for them

Version = TypeVar("Version", contravariant=True)
Version_co = TypeVar("Version_co", covariant=True)


class Versions(Protocol[Version]):
    """A matchup whose first deck, or its player, can be one of many versions."""

    @property
    def matchup(self) -> Matchup:
        """The matchup with the first version."""

    def played_by(self, version: Version, /) -> Matchup:
        """The matchup with this version. Threads can ask for it at a time."""


@dataclass(frozen=True)
class Cell(Generic[Version_co]):
    """Games to play: a version in one of several matchups, on these pairs."""

    matchup: int
    version: Version_co
    pairs: range


def play_cells(
    matchups: Sequence[Versions[Version]],
    cells: Sequence[Cell[Version]],
    seed: int,
    *,
    jobs: int = 1,
    turn_cap: int = TURN_CAP,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Games]:
    """Play cells, and return the games of each: the same pairs have the same luck in all of them.

    `progress` is called with the number of games whenever some are done. Ctrl-C waits for the games in play only.
    """
    root = root_key(seed)[1]

    def play(chunk: Chunk) -> tuple[int, Games]:
        cell = cells[chunk.cell]
        matchup = matchups[cell.matchup]
        rows, digests = play_chunk(matchup.played_by(cell.version), root, chunk.first_game, chunk.games, turn_cap)
        return chunk.cell, Games(matchup.matchup, seed, turn_cap, rows, digests, 0.0)

    parts: list[list[Games]] = [[] for _ in cells]
    playing = in_threads(play, _pieces(cells), jobs)
    try:
        for at, games in playing:
            parts[at].append(games)
            progress(len(games.rows))
    finally:
        playing.close()
    return list(map(_joined, parts))


def _pieces(cells: Sequence[Cell[Any]]) -> Iterator[Chunk]:
    """The games of all cells, some at a time."""
    for at, cell in enumerate(cells):
        end = 2 * cell.pairs.stop
        for first in range(2 * cell.pairs.start, end, MOST_IN_PIECE):
            yield Chunk(at, 0, first, min(MOST_IN_PIECE, end - first))


def _joined(parts: Sequence[Games]) -> Games:
    rows = np.concatenate([part.rows for part in parts])
    return replace(parts[0], rows=rows, digests=np.concatenate([part.digests for part in parts]))
