"""Runs kept in folders, so that they can be resumed, extended, read and replayed.

A run is a folder with `manifest.json`, which says everything that decides its games, and one Parquet file for each
chunk of games in `games/`. Both carry checksums, which every reading checks (`manifest`, `parts`). A file is written
under a temporary name and then renamed (`sim.files`), so that every file in place is complete. Resuming a run means
playing the missing and the damaged chunks; the folder then has the same bytes as an uninterrupted run. `reports`
computes results from the games, `sim.experiments.conduct` plays them; docs/runs.md describes the columns.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Self

from sim.compiler.cache import COMPILED, checksum_of_sources
from sim.experiments.runs.columns import rows_of
from sim.experiments.runs.kept_folder import FOUND, ROWS, KeptFolder, bytes_of, quoted
from sim.experiments.runs.kept_folder import MANIFEST as MANIFEST
from sim.experiments.runs.kept_folder import RunMismatch as RunMismatch
from sim.experiments.runs.parts import DamagedPart, Label, games_of, label_of, to_bytes, too_few
from sim.files import is_link, replace_file, system_error
from sim.games.playing.arrays import Integers
from sim.json_types import JsonObject
from sim.language import gettext, translatable

if TYPE_CHECKING:
    import polars as pl

SUMMARY = "summary.json"
PAGE = "report.html"
PICTURE = "summary.png"  # of the page, for those who share it
PILOTS = "pilots"  # the folder of the run with better players
REPORTS = (PAGE, "report.md", "report.csv")  # as `duelsim report` names them
MOST_NAMED = 10  # damaged files in one message
LARGEST_PART = 1 << 30  # bytes; the largest chunk that a manifest may ask for has a fifth of it
PART = re.compile(r"part-(\d{4,9})-(\d{6,9})\.parquet")


@dataclass(frozen=True)
class Damage:
    """A file of games that cannot be used: its path, what is wrong with it, and how many games it should hold.

    `at_most` says that it may have held fewer: the last file of a matchup.
    """

    part: Path
    reason: str
    games: int
    at_most: bool = False

    def __str__(self) -> str:
        """The damage as text."""
        values = {"file": self.part, "reason": self.reason, "games": self.games}
        if self.at_most:
            return gettext("{file}: {reason} (up to {games:,} games)", **values)
        return gettext("{file}: {reason} ({games:,} games)", **values)


class RunFolder(KeptFolder):
    """The folder of a run. Create one with `RunFolder.open`, read one with `RunFolder.read`."""

    what, part_of_it, seed_is_in = "run", translatable("file of games"), SUMMARY
    after_writing = translatable("writes the manifest again and keeps the games")

    def __init__(self, path: Path, manifest: JsonObject) -> None:
        super().__init__(path, manifest)
        self.chunk = int(manifest["chunk"])

    @classmethod
    def open(cls, path: str | os.PathLike[str], manifest: JsonObject) -> Self:
        """Start a run in a folder, or resume the run that it holds. Raises what `KeptFolder.open` raises."""
        run = super().open(path, manifest)
        (run.path / "games").mkdir(exist_ok=True)
        return run

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Self:
        """The run in a folder. Raises RunMismatch if there is none that this version can read."""
        run = super().read(path)
        if run.is_search:
            raise RunMismatch(
                gettext("{path} holds a search, not a run. duelsim.read_search and duelsim report read it.", path=path)
            )
        return run

    def holds_own(self) -> bool:
        """Whether a file of games in the folder is one of this run."""
        for cell, chunk in self.parts():
            with contextlib.suppress(DamagedPart):
                if self.held(cell, chunk):
                    return True
        return False

    def prepare(self) -> None:
        """Raise RunMismatch if there is a link instead of the folder of games."""
        if is_link(self.path / "games"):
            raise RunMismatch(
                gettext(
                    "{path} is a link, and nothing is written through one. Name another folder.",
                    path=self.path / "games",
                )
            )

    def _refuse_another(self, found: JsonObject) -> None:
        """Refuse another run; one without games has no values yet, which are learned before the first is played."""
        if not self.parts() and len(found["sides"]) == len(self.manifest["sides"]):
            values = [{"value": side["value"]} if "value" in side else {} for side in self.manifest["sides"]]
            found = {**found, "sides": [side | value for side, value in zip(found["sides"], values, strict=True)]}
        super()._refuse_another(found)

    # --- Files of games ---
    def part(self, cell: int, chunk: int) -> Path:
        """The file of a chunk of games of a matchup."""
        return self.path / "games" / f"part-{cell:04}-{chunk:06}.parquet"

    def held(self, cell: int, chunk: int) -> int:
        """How many games the file of a chunk holds, 0 if there is none: the last one grows when a run is extended.

        Raises DamagedPart if it is damaged, or holds the games of another run, matchup or chunk.
        """
        found = self._content(cell, chunk)
        return 0 if found is None else found[1].games

    def write_part(self, cell: int, chunk: int, games: pl.DataFrame) -> None:
        """Write a chunk: the file appears complete, or not at all."""
        replace_file(self.part(cell, chunk), to_bytes(games, Label(self.identity, cell, chunk, len(games))))

    def read_part(self, cell: int, chunk: int) -> pl.DataFrame:
        """A chunk that has been played. Raises RunMismatch if the file is missing, damaged, or has other games."""
        try:
            found = self._content(cell, chunk)
            if found is None:
                raise DamagedPart(too_few(0))
            return games_of(*found, chunk * self.chunk)
        except DamagedPart as error:
            raise RunMismatch(self._in_words([self._damage(cell, chunk, str(error), at_most=False)])) from None

    def _content(self, cell: int, chunk: int) -> tuple[bytes, Label] | None:
        """The content and the label of the file of a chunk, or None.

        Raises DamagedPart if it is damaged, or the label is another one.
        """
        try:
            content = bytes_of(self.part(cell, chunk), LARGEST_PART)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise DamagedPart(gettext("it cannot be read ({why})", why=system_error(error))) from None
        label = label_of(content)
        if label.run != self.identity:
            raise DamagedPart(gettext("it holds games of another run"))
        if (label.cell, label.chunk) != (cell, chunk):
            raise DamagedPart(gettext("it holds the games of {file}", file=self.part(label.cell, label.chunk).name))
        return content, label

    def parts(self) -> list[tuple[int, int]]:
        """The matchup and the chunk of each file that has the name of one of this run, whole or not, in order."""
        cells, games = len(self.manifest["cells"]), int(self.manifest["games"])
        chunks = -(-games // self.chunk)
        try:
            names = os.listdir(self.path / "games")
        except (FileNotFoundError, NotADirectoryError):
            return []
        found = (PART.fullmatch(name) for name in names)
        parts = ((int(one[1]), int(one[2])) for one in found if one is not None)
        return sorted((cell, chunk) for cell, chunk in parts if cell < cells and chunk < chunks)

    def lost(self) -> bool:
        """Whether there are files of games."""
        return bool(self.parts())

    def last_chunk(self, cell: int) -> int:
        """The last chunk of a matchup that is there, whole or not; -1 if there is none."""
        return max((chunk for at, chunk in self.parts() if at == cell), default=-1)

    # --- Damage ---
    def damages(self) -> list[Damage]:
        """All files of games that cannot be used: damaged ones, and missing ones with a later one after them."""
        found: list[Damage] = []
        there: dict[int, set[int]] = {}
        for cell, chunk in self.parts():
            there.setdefault(cell, set()).add(chunk)
        for cell, chunks in sorted(there.items()):
            last = max(chunks)
            for chunk in range(last + 1):
                try:
                    held = self.held(cell, chunk) if chunk in chunks else 0
                except DamagedPart as error:
                    found.append(self._damage(cell, chunk, str(error), at_most=chunk == last))
                    continue
                if held < self.chunk and chunk < last:
                    found.append(self._damage(cell, chunk, too_few(held), at_most=False))
        return found

    def _damage(self, cell: int, chunk: int, reason: str, *, at_most: bool) -> Damage:
        games = int(self.manifest["games"])
        left = games + games % 2 - chunk * self.chunk
        return Damage(self.part(cell, chunk), reason, max(0, min(self.chunk, left)), at_most)

    def refusal(self) -> RunMismatch:
        """The error for a damaged run: it names every damaged file, and says what can be done."""
        return RunMismatch(self._in_words(self.damages()))

    def _in_words(self, damages: list[Damage]) -> str:
        named = [f"  {one}" for one in damages[:MOST_NAMED]]
        others = gettext("and {count:,} more", count=len(damages) - MOST_NAMED)
        more = [f"  {others}"] if len(damages) > MOST_NAMED else []
        damaged = gettext("The run in {folder} is damaged. These files of games cannot be used:", folder=self.path)
        lines = [damaged, *named, *more]
        # The command is not repeated here: a run may come from anywhere, and nobody should type what it says.
        again = translatable("The command that played the run plays their games again and keeps all others.")
        known = translatable(
            "The command that played the run plays their games again and keeps all others; {manifest} has it."
        )
        lines.append(gettext(known, manifest=self.path / MANIFEST) if self.manifest.get("command") else gettext(again))
        if len(self.parts()) > len(damages):
            lines.append(
                gettext(
                    "Or report what the other files say: duelsim report {folder} --salvage", folder=quoted(self.path)
                )
            )
        return "\n".join(lines)

    # --- Games ---
    def digest(self, cell: int, game: int) -> int | None:
        """The checksum of a game of a matchup; None if the game has not been played.

        Raises RunMismatch if the file is damaged.
        """
        chunk = game // self.chunk
        if chunk > self.last_chunk(cell):
            return None
        games = self.read_part(cell, chunk)
        found = games.filter(games["game"] == game)["digest"].to_list()
        return found[0] if found else None

    def row(self, cell: int, game: int) -> Integers:
        """The row of results of a game that has been played. Raises RunMismatch if the file is missing or damaged."""
        chunk, at = divmod(game, self.chunk)
        found: Integers = rows_of(self.read_part(cell, chunk)[at : at + 1])[0][0]
        return found

    def games_of(self, cell: int) -> int:
        """How many games of a matchup have been played. Raises RunMismatch if the last file is damaged."""
        last = self.last_chunk(cell)
        if last < 0:
            return 0
        return last * self.chunk + len(self.read_part(cell, last))

    def games(self) -> pl.DataFrame:
        """All games of the run, by matchup and number. Raises RunMismatch if there are none, or a file is damaged."""
        import polars as pl

        parts = self.parts()
        if not parts:
            raise RunMismatch(gettext("{path} holds no games yet.", path=self.path))
        return pl.concat([self.read_part(*part) for part in parts])

    def write_json(self, name: str, content: object) -> None:
        """Write a JSON file of the run."""
        replace_file(self.path / name, (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode())


def is_of_a_run(file: Path) -> bool:
    """Whether a run or a search cannot do without this file: a manifest, games, or the rows or result of a search."""
    return file.is_file() and (file.name in (MANIFEST, ROWS, FOUND) or PART.fullmatch(file.name) is not None)


# --- What decides the games of a run ---
def game_hash() -> str:
    """Sixteen hexadecimal digits that change with every source file that decides the outcome of a game.

    Those of the unreviewed cards do not: a run has the texts of those that it plays.
    """
    cards = ("sim/cards/**/*.py", "sim/cards/text/*.txt", "sim/cards/library/*.txt")
    patterns = (*COMPILED, *cards, "sim/games/matchups/matchup.py")
    return checksum_of_sources(patterns)[:16]


def seed_of(path: str | os.PathLike[str]) -> int | None:
    """The seed of the run in a folder, which resuming it uses; None if there is no run."""
    if not (Path(path) / MANIFEST).exists():
        return None
    seed: int = RunFolder.read(path).manifest["seed"]
    return seed
