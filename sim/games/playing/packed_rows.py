"""The rows of many games in a quarter of the memory: what a run holds until its end.

A row has 30 numbers of eight bytes, most of which are small or marks of a few slots. Of the rows of a chunk, only those
bytes are kept in which its games differ; the rest is in its first row.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any, Final

import numpy as np

NUMBER: Final = 8  # bytes


@dataclass(frozen=True)
class PackedPart:
    """The rows of some games, at least one.

    `first` is the row of the first of them, shape (columns). `varying`, booleans of shape (columns, NUMBER), says in
    which bytes the games differ, and `kept`, shape (varying bytes, games), has these bytes.
    """

    first: Any
    varying: Any
    kept: Any

    @staticmethod
    def of(rows: Any) -> "PackedPart":
        """Pack rows, numbers of 64 bits in an array of shape (games, columns)."""
        of_rows = np.ascontiguousarray(rows, "<i8").view(np.uint8)
        varying = (of_rows != of_rows[0]).any(axis=0)
        return PackedPart(rows[0].copy(), varying.reshape(-1, NUMBER), of_rows.T[varying])

    @property
    def games(self) -> int:
        """How many games there are."""
        return int(self.kept.shape[1])

    def write_column(self, column: int, found: Any) -> None:
        """Write one number of each game; shape (games), one after the other."""
        found[:] = self.first[column]
        if self.varying[column].any():
            of_found = found.view(np.uint8)
            begin = int(np.count_nonzero(self.varying[:column]))
            for kept, byte in enumerate(np.flatnonzero(self.varying[column]), begin):
                of_found[byte::NUMBER] = self.kept[kept]

    def row(self, game: int) -> Any:
        """All numbers of one game; shape (columns)."""
        found = self.first.astype("<i8")
        found.view(np.uint8)[self.varying.ravel()] = self.kept[:, game]
        return found


class PackedRows:
    """The rows of games, one part after the other: read like an array of shape (games, columns), as far as reports do.

    `rows[game]`, `rows[game, column]` and `rows[:, column]` are what an array gives, and `rows[some, column]` for
    booleans or numbers of games. `rows[begin:end]` are packed rows. `numpy.array(rows)` unpacks all of them.
    """

    def __init__(self, parts: Sequence[PackedPart], columns: int) -> None:
        """Rows of this many columns."""
        self._parts = tuple(parts)
        self._begins = (0, *accumulate(part.games for part in parts))
        self.shape = self._begins[-1], columns

    def __len__(self) -> int:
        """How many games there are."""
        return self.shape[0]

    def __getitem__(self, key: Any) -> Any:
        """Some of the rows; the class says which."""
        if isinstance(key, slice):
            return self._cut(range(len(self))[key])
        if isinstance(key, tuple):
            games, column = key
            return self._column(column)[games] if np.ndim(games) or isinstance(games, slice) else self[games][column]
        game = range(len(self))[key]
        at = bisect_right(self._begins, game) - 1
        return self._parts[at].row(game - self._begins[at])

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """All rows, unpacked."""
        rows = np.empty(self.shape, np.int64)
        for column in range(self.shape[1]):
            rows[:, column] = self._column(column)
        return rows if dtype is None else rows.astype(dtype, copy=False)

    def _column(self, column: int) -> Any:
        found = np.empty(len(self), "<i8")
        for begin, end, part in zip(self._begins, self._begins[1:], self._parts, strict=False):
            part.write_column(column, found[begin:end])
        return found

    def _cut(self, games: range) -> "PackedRows":
        if games.step != 1:
            raise ValueError("packed rows are cut into consecutive games")
        ends = [(games.start - begin, games.stop - begin) for begin in self._begins[:-1]]
        cut = [
            replace(part, kept=part.kept[:, max(0, begin) : max(0, end)])
            for part, (begin, end) in zip(self._parts, ends, strict=True)
        ]
        return PackedRows([part for part in cut if part.games], self.shape[1])
