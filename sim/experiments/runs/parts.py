"""One file of games: a Parquet file that carries a checksum of itself, and says whose games it holds.

The entry `duelsim` of the Parquet metadata has the identity of the run, the matchup, the chunk, the number of games,
and the SHA-256 of all other bytes of the file. A file is parsed only after its checksum has been found right.
`sim.experiments.runs.folder` knows where the files lie.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sim.experiments.runs.columns import ANSWERS, COLUMNS
from sim.language import gettext

if TYPE_CHECKING:
    import polars as pl

_DIGITS = 64  # hexadecimal, of a SHA-256
_LABEL = re.compile(
    rb'\{"run": "([0-9a-f]{64})", "cell": (\d{1,9}), "chunk": (\d{1,9}), "games": (\d{1,9}),'
    rb' "sha256": "([0-9a-f]{64})"\}'
)


class DamagedPart(ValueError):
    """A file of games cannot be used; the message says what is wrong with it, as in "its checksum is wrong"."""


@dataclass(frozen=True)
class Label:
    """Whose games a file holds: the identity of the run, the matchup, the chunk, and how many games."""

    run: str
    cell: int
    chunk: int
    games: int


def to_bytes(games: pl.DataFrame, label: Label) -> bytes:
    """The content of a file of games. The same games and label always give the same bytes."""
    entry = json.dumps(vars(label) | {"sha256": "0" * _DIGITS})
    file = io.BytesIO()
    games.write_parquet(file, compression="zstd", statistics=False, metadata={"duelsim": entry})
    content = bytearray(file.getvalue())
    found = _find_label(bytes(content))
    assert found is not None
    begin, end = found.span(5)
    content[begin:end] = _checksum(bytes(content), found).encode()
    return bytes(content)


def label_of(content: bytes) -> Label:
    """Check the checksum of a file of games, and read its label. Raises DamagedPart."""
    found = _find_label(content)
    if found is None:
        raise DamagedPart(gettext("it has no checksum"))
    if _checksum(content, found) != found[5].decode():
        raise DamagedPart(gettext("its checksum is wrong"))
    return Label(found[1].decode(), int(found[2]), int(found[3]), int(found[4]))


def too_few(held: int) -> str:
    """What is wrong with a file that holds this many games, and should hold more."""
    return gettext("it holds only {held:,}", held=held) if held else gettext("it is missing")


def games_of(content: bytes, label: Label, first_game: int) -> pl.DataFrame:
    """The games in a file with the right checksum, whose first one has this number. Raises DamagedPart."""
    import polars as pl

    try:
        games = pl.read_parquet(io.BytesIO(content))
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException) as error:
        raise DamagedPart(gettext("it is not a Parquet file ({error})", error=error)) from None
    found = {name: str(type) for name, type in games.schema.items()}
    usual = {column.name: column.type for column in COLUMNS}
    if found not in (usual, usual | {ANSWERS.name: ANSWERS.type}):
        raise DamagedPart(gettext("it does not have the columns of a run"))
    numbers = pl.int_range(first_game, first_game + label.games, dtype=pl.Int64, eager=True)
    if not (games["cell"] == label.cell).all() or games["game"].cast(pl.Int64).to_list() != numbers.to_list():
        raise DamagedPart(gettext("it does not hold the games that it says it holds"))
    return games


def _find_label(content: bytes) -> re.Match[bytes] | None:
    """The label: the metadata is at the end of a Parquet file."""
    at = content.rfind(b'{"run": "')
    return None if at < 0 else _LABEL.match(content, at)


def _checksum(content: bytes, label: re.Match[bytes]) -> str:
    """The checksum of a file, with zeros where the checksum itself stands."""
    begin, end = label.span(5)
    digest = hashlib.sha256(content[:begin])
    digest.update(b"0" * _DIGITS)
    digest.update(content[end:])
    return digest.hexdigest()
