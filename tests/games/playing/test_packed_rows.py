"""Packed rows are read like the array that they were made from, and take a fraction of its memory."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sim.engine.record.codes import columns
from sim.games.playing.packed_rows import PackedPart, PackedRows

LARGEST = np.iinfo(np.int64).max
PARTS = (7, 1, 20, 12)  # games


def rows_with(*extremes: int) -> Any:
    """Rows of games with numbers of all sizes, both signs and constant columns."""
    luck = np.random.default_rng(5)
    rows = luck.integers(0, 1 << luck.integers(1, 63, columns.COLUMNS), (sum(PARTS), columns.COLUMNS))
    rows[:, columns.WINNER] = luck.integers(-1, 3, len(rows))
    rows[:, columns.PAIR] = np.arange(len(rows)) // 2 + 65_500  # the third byte changes, too
    rows[:, 3] = 7
    rows[: len(extremes), 4] = extremes
    return rows


ROWS = rows_with(-LARGEST - 1, LARGEST, -1, 0)


def packed(rows: Any = ROWS) -> PackedRows:
    """The rows in parts of several sizes."""
    parts = np.split(rows, np.cumsum(PARTS)[:-1])
    return PackedRows([PackedPart.of(part) for part in parts], rows.shape[1])


@pytest.mark.parametrize(
    "read",
    [
        np.array,
        len,
        lambda rows: rows.shape,
        lambda rows: rows[:, columns.WINNER],
        lambda rows: rows[:, columns.PAIR],
        lambda rows: rows[:, 3],
        lambda rows: rows[:, 4],
        lambda rows: rows[np.arange(40) % 3 == 0, 4],
        lambda rows: rows[[39, 0, 8], columns.PAIR],
        lambda rows: rows[:9, columns.WINNER],
        lambda rows: rows[5, columns.WINNER],
        lambda rows: rows[np.int64(7)],
        lambda rows: rows[-1],
        lambda rows: list(map(list, rows)),
        lambda rows: np.array(rows[:0]),
        lambda rows: np.array(rows[7:8]),
        lambda rows: np.array(rows[3:30]),
        lambda rows: rows[3:30][2:][:, columns.PAIR],
        lambda rows: rows[6:][1],
        lambda rows: np.array(rows[20:5]),
        lambda rows: np.array(rows[:1000]),
    ],
)
def test_packed_rows_are_read_like_an_array(read: Callable[[Any], Any]) -> None:
    assert np.array_equal(read(packed()), read(ROWS))


def test_every_column_and_every_row_is_what_was_packed() -> None:
    rows = packed()
    assert all(np.array_equal(rows[:, column], ROWS[:, column]) for column in range(columns.COLUMNS))
    assert all(np.array_equal(rows[game], ROWS[game]) for game in range(len(ROWS)))
    assert np.array_equal(np.asarray(packed(np.asfortranarray(ROWS))), ROWS)


def test_there_is_no_row_behind_the_last_one_and_no_cut_with_steps() -> None:
    with pytest.raises(IndexError):
        packed()[len(ROWS)]
    with pytest.raises(IndexError):
        packed()[:, columns.COLUMNS]
    with pytest.raises(ValueError, match="consecutive"):
        packed()[::2]


def test_no_rows_are_packed_rows_too() -> None:
    nothing = PackedRows([], columns.COLUMNS)
    assert (len(nothing), nothing.shape, nothing[:, columns.PAIR].tolist()) == (0, (0, columns.COLUMNS), [])
    assert np.array(nothing).shape == (0, columns.COLUMNS)


def test_only_bytes_that_differ_take_memory() -> None:
    rows = np.zeros((2_000, columns.COLUMNS), np.int64)
    rows[:, columns.PAIR] = np.arange(2_000) // 2  # two bytes
    rows[:, columns.COLUMNS - 1] = np.arange(2_000) % 2 << 39  # one
    assert PackedPart.of(rows).kept.nbytes == 3 * 2_000


def test_what_is_changed_later_is_not_what_was_packed() -> None:
    rows = ROWS.copy()
    part = PackedPart.of(rows)
    rows[:] = 0
    assert np.array_equal(PackedRows([part], columns.COLUMNS), ROWS)
