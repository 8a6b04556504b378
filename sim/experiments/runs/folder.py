"""Runs kept in folders, so that they can be resumed, extended, read and replayed.

A run is a folder with `manifest.json`, which says everything that decides its games, and one Parquet file for each
chunk of games in `games/`. A chunk is written under a temporary name and then renamed, so that every file in place is
complete. Resuming a run means playing the missing chunks; the folder then has the same bytes as an uninterrupted run.
`reports` computes results from the games, `sim.experiments.conduct` plays them; docs/runs.md describes the columns.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sim.compiler.cache import COMPILED, add_sources
from sim.engine.record.codes import results
from sim.engine.record.codes.play import REASON_NAMES
from sim.engine.record.codes.results import (
    A_GOES_FIRST,
    CHOICES,
    ERROR_CODE,
    FIRST_MARK,
    MARK_NAMES,
    PAIR,
    REASON,
    SHIELDS_BROKEN_A,
    SHIELDS_BROKEN_B,
    TURNS,
    TURNS_A,
    WINNER,
)
from sim.games.batch import GAMES_IN_CHUNK

if TYPE_CHECKING:
    import polars as pl

SCHEMA = 2
MANIFEST = "manifest.json"
SUMMARY = "summary.json"
PAGE = "report.html"
# The contents of a manifest, and the minimum of its numbers.
_LEAST = {"seed": 0, "turn_cap": 1, "chunk": GAMES_IN_CHUNK, "games": 0}
_TYPES: dict[str, type] = {"experiment": str, "engine": str, "rules": dict, "sides": list, "cells": list}
_TYPES |= {"settings": dict, "versions": dict, **dict.fromkeys(_LEAST, int)}
# What may change on resume: the number of games, the questions about them, and the command that was typed.
MAY_CHANGE = ("games", "settings", "command", "versions")


class RunMismatch(ValueError):
    """A folder holds a different run from the one asked for, or none; the message names the differences."""


@dataclass(frozen=True)
class Column:
    """One column of the games: its name, its Polars type by name, and what it says."""

    name: str
    type: str
    meaning: str


def _marks(deck: str) -> tuple[Column, ...]:
    return tuple(
        Column(f"{name}_{deck}", "Int64", f"slots of deck {deck.upper()}, as bits: {name.replace('_', ' ')}")
        for name in MARK_NAMES
    )


COLUMNS = (
    Column("cell", "UInt16", "number of the matchup in the manifest"),
    Column("game", "UInt32", "number of the game in its matchup; `duelsim replay` takes it"),
    Column("pair", "UInt32", "number of the seat-swapped pair: the unit of every estimate"),
    Column("a_goes_first", "Boolean", "whether deck A went first"),
    Column("winner", "Int8", "0: deck A, 1: deck B, 2: both lost, -1: nobody (undecided, or an error)"),
    Column("reason", "UInt8", "why the game ended: " + ", ".join(f"{i} {w}" for i, w in enumerate(REASON_NAMES) if w)),
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
_FROM_ROWS = (
    PAIR,
    A_GOES_FIRST,
    WINNER,
    REASON,
    TURNS,
    TURNS_A,
    ERROR_CODE,
    CHOICES,
    SHIELDS_BROKEN_A,
    SHIELDS_BROKEN_B,
    *range(FIRST_MARK, results.COLUMNS),
)  # the columns between "game" and "digest"


def frame(rows: Any, digests: Any, first_game: int, cell: int = 0) -> pl.DataFrame:
    """Games as a data frame with the columns of `COLUMNS`; rows and digests as in `sim.games.batch.Games`."""
    import polars as pl

    games = len(rows)
    values = {"cell": np.full(games, cell), "game": np.arange(first_game, first_game + games), "digest": digests}
    values |= {column.name: rows[:, at] for column, at in zip(COLUMNS[2:-1], _FROM_ROWS, strict=True)}
    return pl.DataFrame(
        [
            # A mask of slots keeps all its bits; the limits of the engine keep the other numbers small enough.
            pl.Series(column.name, values[column.name]).cast(getattr(pl, column.type))
            for column in COLUMNS
        ]
    )


def rows_of(games: pl.DataFrame) -> tuple[Any, Any]:
    """The rows and digests that a data frame was made from."""
    rows = np.zeros((len(games), results.COLUMNS), np.int64)
    for column, at in zip(COLUMNS[2:-1], _FROM_ROWS, strict=True):
        rows[:, at] = games[column.name].to_numpy()
    return rows, games["digest"].to_numpy().astype(np.uint64)


class RunFolder:
    """The folder of a run. Create one with `RunFolder.open`, read one with `RunFolder.read`."""

    def __init__(self, path: Path, manifest: dict[str, Any]) -> None:
        self.path = path
        self.manifest = manifest

    @classmethod
    def open(cls, path: str | os.PathLike[str], manifest: Mapping[str, Any]) -> RunFolder:
        """Start a run in a folder, or resume the run that it holds.

        Raises RunMismatch if the folder holds something else, and names the differences.
        """
        folder = Path(path)
        wanted = {"schema": SCHEMA, **manifest}
        if (folder / MANIFEST).exists():
            found = cls.read(folder).manifest
            differing = [key for key in {**found, **wanted} if found.get(key) != wanted.get(key)]
            differing = [key for key in differing if key not in MAY_CHANGE]
            if differing:
                raise RunMismatch(
                    f"{folder} holds another run: {', '.join(differing)} differ. Name another folder, or repeat the"
                    " command of that run."
                )
        elif folder.exists() and any(folder.iterdir()):
            raise RunMismatch(f"{folder} is not empty and holds no run. Name another folder.")
        (folder / "games").mkdir(parents=True, exist_ok=True)
        run = cls(folder, wanted)
        run.write_json(MANIFEST, wanted)
        return run

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> RunFolder:
        """The run in a folder. Raises RunMismatch if there is none that this version can read."""
        folder = Path(path)
        try:
            manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise RunMismatch(f"{folder} is not the folder of a run: it has no {MANIFEST}.") from None
        except (ValueError, NotADirectoryError) as error:
            raise RunMismatch(f"{folder / MANIFEST} cannot be read: {error}.") from None
        if not isinstance(manifest, dict) or manifest.get("schema") != SCHEMA:
            raise RunMismatch(f"{folder} was written by a version of duelsim that this one cannot read.")
        damaged = [key for key, type in _TYPES.items() if not isinstance(manifest.get(key), type)]
        damaged = damaged or [key for key, least in _LEAST.items() if manifest[key] < least]
        if damaged:
            raise RunMismatch(f"The manifest of the run is damaged: {folder / MANIFEST} has no valid {damaged[0]}.")
        return cls(folder, manifest)

    def part(self, cell: int, chunk: int) -> Path:
        """The file of a chunk of games of a matchup."""
        return self.path / "games" / f"part-{cell:04}-{chunk:06}.parquet"

    def has(self, cell: int, chunk: int, games: int) -> bool:
        """Whether a chunk has at least so many games: the last one grows when a run is extended."""
        part = self.part(cell, chunk)
        return part.exists() and _length(part) >= games

    def write_part(self, cell: int, chunk: int, games: pl.DataFrame) -> None:
        """Write a chunk: the file appears complete, or not at all."""
        with atomic_write(self.part(cell, chunk)) as file:
            games.write_parquet(file, compression="zstd", statistics=False)

    def read_part(self, cell: int, chunk: int) -> pl.DataFrame:
        """A chunk that has been played. Raises RunMismatch if the file is damaged, or has other games."""
        return _read_part(self.part(cell, chunk), cell)

    def digest(self, cell: int, game: int) -> int | None:
        """The checksum of a game of a matchup; None if the game has not been played.

        Raises RunMismatch if the file is damaged.
        """
        chunk = game // int(self.manifest["chunk"])
        if not self.part(cell, chunk).exists():
            return None
        games = self.read_part(cell, chunk)
        found = games.filter(games["game"] == game)["digest"].to_list()
        return found[0] if found else None

    def games_of(self, cell: int) -> int:
        """How many games of a matchup have been played."""
        parts = (self.path / "games").glob(f"part-{cell:04}-*.parquet")
        return sum(_length(part) for part in parts)

    def games(self) -> pl.DataFrame:
        """All games of the run, by matchup and number. Raises RunMismatch if there are none, or a file is damaged."""
        import polars as pl

        parts = sorted((self.path / "games").glob("part-*.parquet"))
        if not parts:
            raise RunMismatch(f"{self.path} holds no games yet.")
        return pl.concat([_read_part(part, int(part.stem.split("-")[1])) for part in parts])

    def write_json(self, name: str, content: Any) -> None:
        """Write a JSON file of the run."""
        with atomic_write(self.path / name) as file:
            file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


@contextlib.contextmanager
def _readable(part: Path) -> Iterator[None]:
    """Turn errors of reading a file of games into RunMismatch."""
    import polars as pl

    try:
        yield
    except (OSError, pl.exceptions.PolarsError) as error:
        raise RunMismatch(f"{part} cannot be read: {error}. Delete it to play it again.") from None


def _length(part: Path) -> int:
    """The number of games in a file; this reads only the end of the file."""
    import polars as pl

    with _readable(part):
        return int(pl.scan_parquet(part).select(pl.len()).collect().item())


def _read_part(part: Path, cell: int) -> pl.DataFrame:
    import polars as pl

    with _readable(part):
        games = pl.read_parquet(part)
    if {name: str(type) for name, type in games.schema.items()} != {column.name: column.type for column in COLUMNS}:
        raise RunMismatch(f"{part} is missing columns. Delete it to play it again.")
    if not (games["cell"] == cell).all():
        raise RunMismatch(f"{part} holds the games of another matchup. Delete it to play it again.")
    return games


@contextlib.contextmanager
def atomic_write(path: Path) -> Iterator[Path]:
    """Write a file under a temporary name, and rename it when it is complete."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield unfinished
        os.replace(unfinished, path)
    except OSError as error:
        if error.filename is not None:
            error.filename, error.filename2 = str(path), None  # the name that the user knows
        raise
    finally:
        unfinished.unlink(missing_ok=True)


# --- What decides the games of a run ---
def game_hash() -> str:
    """Sixteen hexadecimal digits that change with every source file that decides the outcome of a game."""
    digest = hashlib.sha256()
    add_sources(digest, (*COMPILED, "sim/cards/**/*.py", "sim/games/matchup.py"))
    return digest.hexdigest()[:16]


def seed_of(path: str | os.PathLike[str]) -> int | None:
    """The seed of the run in a folder, which resuming it uses; None if there is no run."""
    if not (Path(path) / MANIFEST).exists():
        return None
    seed: int = RunFolder.read(path).manifest["seed"]
    return seed
