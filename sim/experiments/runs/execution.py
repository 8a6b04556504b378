"""The games of an experiment while it is played: chunk by chunk, written to a folder or read from it.

Chunk number n of a matchup always starts at game n · `Experiment.chunk`. If an experiment stops within a chunk and is
resumed later - a race, a longer run - the rest of that chunk is appended.

The rows of all games are in memory until the result is known, and packed, because millions of games are played.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from sim.engine.record.luck import root_key
from sim.experiments.runs.columns import frame, rows_of
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.parts import DamagedPart
from sim.games.matchups.matchup import Matchup
from sim.games.playing.arrays import Digests, Floats, Integers, PlayedGames
from sim.games.playing.batch import Chunk, Games, play_chunks, width_of_rows
from sim.games.playing.packed_rows import PackedPart, PackedRows
from sim.games.playing.recorded_answers import widened

# Plays chunks of an experiment and yields the rows and digests of each, in order.
Backend = Callable[["Execution", Sequence[Chunk]], Generator[PlayedGames]]


def threads(jobs: int) -> Backend:
    """A backend that plays with threads of this process; it loads the engine first if necessary."""

    def play(execution: Execution, chunks: Sequence[Chunk]) -> Generator[PlayedGames]:
        turn_cap = execution.experiment.turn_cap
        needed = max(1, min(jobs, len(chunks)))
        return play_chunks(execution.matchups, chunks, execution.roots, jobs=needed, turn_cap=turn_cap)

    return play


def nobody(execution: Execution, chunks: Sequence[Chunk]) -> Generator[PlayedGames]:
    """The backend of an experiment that wants no games."""
    yield from ()


class Execution:
    """An experiment being played.

    `matchups` are prepared, and `roots` are the keys of their luck. `done` games of at most `total` have been played.
    `damaged` says what was wrong with files of the folder, whose games are played again.
    """

    def __init__(
        self, experiment: Experiment, folder: RunFolder | None, backend: Backend, chunk: int | None = None
    ) -> None:
        """Prepare the matchups; a folder says itself how many games a chunk has.

        Raises UnknownCard or DefinitionError.
        """
        self.experiment = experiment
        self.matchups = self._matchups()
        self.roots = [root_key(seed)[1] for seed in experiment.seeds]
        self.total = rounded_to_pairs(experiment.games) * len(self.matchups)
        self.done = 0
        self._folder = folder
        self._backend = backend
        self._chunk = folder.chunk if folder is not None else chunk or experiment.chunk
        self.damaged: dict[str, str] = {}
        self._parts: list[list[tuple[PackedPart, Digests]]] = [[] for _ in self.matchups]
        self._scores: list[list[npt.NDArray[np.float32]]] = [[] for _ in self.matchups]
        self._played = [0] * len(self.matchups)

    def _matchups(self) -> tuple[Matchup, ...]:
        """The matchups as this execution needs them."""
        return self.experiment.matchups

    def play(self, cells: Sequence[int], games: int) -> Iterator[int]:
        """Play matchups until each has `games` games, rounded up to pairs; yields the cell after each chunk.

        The matchups take turns, so an interrupted experiment has about as many games of each.
        """
        wanted = sorted(
            (piece for cell in cells for piece in self._pieces(cell, rounded_to_pairs(games))),
            key=lambda piece: (piece.first_game, piece.cell),
        )
        missing = [piece for piece in wanted if not self._is_kept(piece)]
        to_play = set(missing)
        with contextlib.closing(self._backend(self, missing)) as results:
            for piece in wanted:
                part = next(results) if piece in to_play else self._read(piece)
                if piece in to_play:
                    self._keep(piece, part)  # first: Ctrl-C must not leave a game that is counted and not kept
                self._take(piece, part)
                yield piece.cell

    def _take(self, piece: Chunk, part: PlayedGames) -> None:
        """Add the games of a piece, rows and digests, to those of its matchup."""
        rows, digests = part
        rows = widened(rows, width_of_rows(self.matchups[piece.cell]))
        self._parts[piece.cell].append((PackedPart.of(rows), digests))
        scores = self._games(piece.cell, rows, digests).valid_scores
        self._scores[piece.cell].append(scores.astype(np.float32))  # exact: 0, 1/2, 1 or NaN
        self._played[piece.cell] += piece.games
        self.done += piece.games

    def games(self, cell: int) -> Games:
        """The games of a matchup so far; their `seconds` are 0."""
        packed, digests = zip(*self._parts[cell], strict=True) if self._parts[cell] else ((), ())
        rows = PackedRows(packed, width_of_rows(self.matchups[cell]))
        return self._games(cell, rows, np.concatenate([np.zeros(0, np.uint64), *digests]))

    def all_scores(self, cell: int) -> Floats:
        """Deck A's scores in the games of a matchup so far, as in `Games.valid_scores`: NaN in a pair with an error."""
        return np.concatenate([np.zeros(0), *self._scores[cell]])

    def all_pair_scores(self, cell: int) -> Floats:
        """Deck A's scores in the pairs of a matchup so far, as in `Games.pair_scores`: NaN for a pair with an error."""
        found: Floats = self.all_scores(cell).reshape(-1, 2).mean(axis=1)
        return found

    def valid_pair_scores(self, cell: int) -> Floats:
        """The scores of the valid pairs of a matchup so far; shape (valid pairs)."""
        scores = self.all_pair_scores(cell)
        return scores[~np.isnan(scores)]

    def _games(self, cell: int, rows: Integers | PackedRows, digests: Digests) -> Games:
        return Games(self.matchups[cell], self.experiment.seeds[cell], self.experiment.turn_cap, rows, digests, 0.0)

    def _pieces(self, cell: int, games: int) -> Iterator[Chunk]:
        """The missing part of each chunk of a matchup, up to `games` games."""
        first = self._played[cell]
        while first < games:
            number = first // self._chunk
            end = min(games, (number + 1) * self._chunk)
            yield Chunk(cell, number, first, end - first)
            first = end

    def _is_kept(self, piece: Chunk) -> bool:
        """Whether the folder has a piece; the last chunk of a matchup grows when a run is extended."""
        if self._folder is None:
            return False
        try:
            return self._folder.held(piece.cell, piece.number) >= self._end_in_chunk(piece)
        except DamagedPart as damage:
            self.damaged[str(self._folder.part(piece.cell, piece.number))] = str(damage)
            return False

    def _end_in_chunk(self, piece: Chunk) -> int:
        return piece.first_game + piece.games - piece.number * self._chunk

    def _read(self, piece: Chunk) -> PlayedGames:
        assert self._folder is not None
        end = self._end_in_chunk(piece)
        return rows_of(self._folder.read_part(piece.cell, piece.number)[end - piece.games : end])

    def _keep(self, piece: Chunk, part: PlayedGames) -> None:
        """Write the chunk, with the games that it already had."""
        if self._folder is not None:
            first = piece.number * self._chunk
            rows, digests = part
            if piece.first_game != first:
                before = self.games(piece.cell)
                rows = np.concatenate([before.rows[first:], widened(rows, before.rows.shape[1])])
                digests = np.concatenate([before.digests[first:], digests])
            self._folder.write_part(piece.cell, piece.number, frame(rows, digests, first, piece.cell))


def rounded_to_pairs(games: int) -> int:
    """A number of games, rounded up to whole pairs."""
    return games + games % 2


def play_everything(execution: Execution) -> Iterator[int]:
    """Play all games of all matchups; yields the cell after each chunk."""
    return execution.play(range(len(execution.matchups)), execution.experiment.games)
