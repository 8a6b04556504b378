"""The answers of games in which a player searches, recorded after the columns of their rows.

To search again takes a thousand times longer than a game; with its answers a game is replayed at once.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from sim.engine.record.codes import columns

WORDS: Final = 256  # of eight answers each; of a longer game nothing is kept, and a replay searches again
WIDTH: Final = columns.COLUMNS + 1 + WORDS  # of such a row: its columns, the number of answers or -1, the answers


def with_answers(rows: Any, answers: Sequence[Sequence[int]]) -> Any:
    """The rows of games with their answers."""
    kept = np.full((len(rows), 1 + WORDS), -1, np.int64)
    for row, given in zip(kept, answers, strict=True):
        if len(given) <= 8 * WORDS:
            row[0] = len(given)
            row[1:].view(np.uint8)[: len(given)] = given
            row[1:].view(np.uint8)[len(given) :] = 0
    return np.concatenate([rows, kept], axis=1)


def answers_in(row: Any) -> tuple[int, ...] | None:
    """The answers kept after a row, or None."""
    if row is None or len(row) < WIDTH or row[columns.COLUMNS] < 0:
        return None
    return tuple(np.ascontiguousarray(row[columns.COLUMNS + 1 : WIDTH]).view(np.uint8)[: row[columns.COLUMNS]].tolist())


def widened(rows: Any, width: int) -> Any:
    """Rows with room for answers, which are not known."""
    more = np.full((len(rows), width - rows.shape[1]), -1, np.int64)
    return rows if rows.shape[1] == width else np.concatenate([rows, more], axis=1)
