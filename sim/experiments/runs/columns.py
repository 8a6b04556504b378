"""The columns of the games of a run, and data frames with them; docs/runs.md describes them.

The rows that the engine counts in are made into frames here, and back. Files are in `parts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sim.engine.record.codes import card_marks, columns, endings
from sim.games.playing.arrays import Digests, Integers, PlayedGames
from sim.games.playing.packed_rows import PackedRows
from sim.games.playing.recorded_answers import answers_in, with_answers

if TYPE_CHECKING:
    import polars as pl


@dataclass(frozen=True)
class Column:
    """One column of the games: its name, its Polars type by name, and what it says."""

    name: str
    type: str
    meaning: str


def _marks(deck: str) -> tuple[Column, ...]:
    return tuple(
        Column(f"{name}_{deck}", "Int64", f"slots of deck {deck.upper()}, as bits: {name.replace('_', ' ')}")
        for name in card_marks.NAMES
    )


COLUMNS = (
    Column("cell", "UInt16", "number of the matchup in the manifest"),
    Column("game", "UInt32", "number of the game in its matchup; `duelsim replay` takes it"),
    Column("pair", "UInt32", "number of the seat-swapped pair: the unit of every estimate"),
    Column("a_goes_first", "Boolean", "whether deck A went first"),
    Column("winner", "Int8", "0: deck A, 1: deck B, 2: both lost, -1: nobody (undecided, or an error)"),
    Column("reason", "UInt8", "why the game ended: " + ", ".join(f"{i} {w}" for i, w in enumerate(endings.NAMES) if w)),
    Column("turns", "UInt16", "player turns; turn 1 is the first player's first"),
    Column("turns_a", "UInt16", "how many of them were deck A's, extra turns included"),
    Column("error", "UInt8", "0, or what went wrong inside the engine (never a result)"),
    Column("choices", "UInt16", "choices that were not forced"),
    Column("shields_broken_a", "UInt8", "shields that deck A lost to breaks"),
    Column("shields_broken_b", "UInt8", "shields that deck B lost to breaks"),
    *_marks("a"),
    *_marks("b"),
    Column("digest", "UInt64", "checksum of every choice of the game"),
)
ANSWERS = Column(
    "answers", "Binary", "only where a player searches or looks ahead: every answer of the game, for its replay"
)
_FROM_ROWS = (
    columns.PAIR,
    columns.A_GOES_FIRST,
    columns.WINNER,
    columns.REASON,
    columns.TURNS,
    columns.TURNS_A,
    columns.ERROR_CODE,
    columns.CHOICES,
    columns.SHIELDS_BROKEN_A,
    columns.SHIELDS_BROKEN_B,
    *range(columns.FIRST_MARK, columns.COLUMNS),
)  # the columns between "game" and "digest"


def frame(rows: Integers | PackedRows, digests: Digests, first_game: int, cell: int = 0) -> pl.DataFrame:
    """Games as a data frame with the columns of `COLUMNS`; rows and digests as in `sim.games.playing.batch.Games`.

    Rows with answers have a column of them more; it is empty where they were too many.
    """
    import polars as pl

    games = len(rows)
    values = {"cell": np.full(games, cell), "game": np.arange(first_game, first_game + games), "digest": digests}
    values |= {column.name: rows[:, at] for column, at in zip(COLUMNS[2:-1], _FROM_ROWS, strict=True)}
    made = [
        # A mask of slots keeps all its bits; the limits of the engine keep the other numbers small enough.
        pl.Series(column.name, values[column.name]).cast(getattr(pl, column.type))
        for column in COLUMNS
    ]
    if rows.shape[1] > columns.COLUMNS:
        made.append(pl.Series(ANSWERS.name, [bytes(answers_in(rows[at]) or ()) for at in range(games)], pl.Binary))
    return pl.DataFrame(made)


def rows_of(games: pl.DataFrame) -> PlayedGames:
    """The rows and digests that a data frame was made from."""
    rows = np.zeros((len(games), columns.COLUMNS), np.int64)
    for column, at in zip(COLUMNS[2:-1], _FROM_ROWS, strict=True):
        rows[:, at] = games[column.name].to_numpy()
    if ANSWERS.name in games.columns:
        kept = [list(answers) for answers in games[ANSWERS.name]]
        rows = with_answers(rows, kept)
        rows[[not answers for answers in kept], columns.COLUMNS] = -1  # there were too many
    return rows, games["digest"].to_numpy().astype(np.uint64)
