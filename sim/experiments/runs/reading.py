"""The games of a run that is read and not played: those that its folder has, up to the first one that is missing.

A damaged file is an error that names all damaged files. In salvage, its games are lost instead: they stay in place as
rows with the error LOST, which no estimate uses, so that the other games keep their numbers and their partners.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import merge

import numpy as np

from sim.engine.record.codes import columns, endings
from sim.experiments.runs.execution import Execution, nobody, rounded_to_pairs
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.parts import DamagedPart, too_few
from sim.games.matchups.matchup import Matchup
from sim.games.playing.arrays import PlayedGames
from sim.games.playing.batch import LOST, Chunk


class NotPlayed(Exception):
    """A run that is only read lacks games that its experiment asks for."""


class Reading(Execution):
    """An experiment whose games are read from a folder; the file of each is named in `damaged` if it is lost."""

    def __init__(self, experiment: Experiment, folder: RunFolder, *, salvage: bool) -> None:
        """Find the cards of the decks. Raises UnknownCard.

        No matchup is prepared: a run may have hundreds, and its result needs few of them.
        """
        super().__init__(experiment, folder, nobody)
        self._kept = folder
        self._salvage = salvage

    def _matchups(self) -> tuple[Matchup, ...]:
        for side in dict.fromkeys(side for cell in self.experiment.cells for side in cell):
            side.cards()
        return self.experiment.unprepared

    def play(self, cells: Sequence[int], games: int) -> Iterator[int]:
        """Read the games of matchups in the order in which they are played; yields the cell after each chunk.

        Raises NotPlayed where the games of the folder end, and RunMismatch for a damaged file unless it is salvaged.
        """
        pieces = (self._pieces_in_order(cell, rounded_to_pairs(games)) for cell in cells)
        for _, _, piece in merge(*pieces):
            self._take(piece, self._found(piece))
            yield piece.cell

    def _pieces_in_order(self, cell: int, games: int) -> Iterator[tuple[int, int, Chunk]]:
        """The pieces of a matchup, made when they are asked for: a manifest may ask for any number."""
        first = self._played[cell]
        while first < games:
            number = first // self._chunk
            end = min(games, (number + 1) * self._chunk)
            yield first, cell, Chunk(cell, number, first, end - first)
            first = end

    def _found(self, piece: Chunk) -> PlayedGames:
        """The games of a piece, or lost ones."""
        try:
            held = self._kept.held(piece.cell, piece.number)
            if held >= self._end_in_chunk(piece):
                return self._read(piece)
            if not self._goes_on_after(piece):
                raise NotPlayed
            reason = too_few(held)
        except DamagedPart as damage:
            reason = str(damage)
        if not self._salvage:
            raise self._kept.refusal()
        self.damaged[str(self._kept.part(piece.cell, piece.number))] = reason
        return _lost(piece.games)

    def _goes_on_after(self, piece: Chunk) -> bool:
        """Whether the folder has later games of the same matchup; chunks are played in their order."""
        later = [chunk for cell, chunk in self._kept.parts() if cell == piece.cell and chunk > piece.number]
        return bool(later) if not self._salvage else any(self._is_whole(piece.cell, chunk) for chunk in later)

    def _is_whole(self, cell: int, chunk: int) -> bool:
        try:
            return self._kept.held(cell, chunk) > 0
        except DamagedPart:
            return False


def _lost(games: int) -> PlayedGames:
    """Rows and digests instead of games that are lost."""
    rows = np.zeros((games, columns.COLUMNS), np.int64)
    rows[:, columns.ERROR_CODE] = LOST
    rows[:, columns.WINNER] = endings.NOBODY
    return rows, np.zeros(games, np.uint64)
