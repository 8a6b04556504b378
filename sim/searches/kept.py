"""The games of a search, kept in a folder while it plays, so that the same search can be resumed.

The folder has the contract of a run (`sim.experiments.runs.kept_folder`): its manifest says everything that decides the
search. `search.jsonl` has a row for each batch of games, with its number and a checksum of the row and of the search
that it belongs to. A search that begins again asks for the same batches, and gets those that are there: it comes to the
same decisions as before, to where it was interrupted, and continues from there. A damaged row is reported, and
only its batch is played again. A batch that the search does not ask for ends what can be used. One process at a time
searches in a folder. `found.json` is what it has found, for reports.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Self, TypeVar

import locket
from msgspec import Meta

from sim.experiments.runs.folder import LARGEST_PART
from sim.experiments.runs.kept_folder import FOUND, LOCK, MANIFEST, KeptFolder, RunMismatch, bytes_of
from sim.experiments.runs.kept_folder import ROWS as FILE
from sim.experiments.runs.manifest import CHECKSUM, checksum_of
from sim.files import is_link, replace_file, system_error, write_end
from sim.foreign import WrongValue, plain, read_json, typed
from sim.language import gettext, ngettext, translatable

Found = TypeVar("Found")

_DIGITS = 16  # hexadecimal, of a checksum


class KeptSearch(KeptFolder):
    """The batches of a search in a folder: those that are there, and those that are added.

    Open it with `KeptSearch.open`, which raises RunMismatch if the folder holds something else, or another process
    searches there, and OSError if it cannot be read or written. Close it, so that others may search there.
    """

    what, part_of_it = "search", translatable("row of search.jsonl")

    def __init__(self, path: Path, manifest: dict[str, Any]) -> None:
        super().__init__(path, manifest)
        self.damage = ""  # in words, if there is any
        self._file = path / FILE
        self._rows: dict[int, tuple[str, Any]] = {}  # request and answer, by number
        self._at = 0  # the number of the next one
        self._end: int | None = None  # of the rows in the file; None where the file has to be rewritten
        self._lock: Any = None

    def holds_own(self) -> bool:
        """Whether a row in the folder is one of this search."""
        return any(self._parsed(line) is not None for line in self._lines())

    def lost(self) -> bool:
        """Whether there are rows."""
        return os.path.lexists(self._file)

    def prepare(self) -> None:
        """Lock the folder, and read the rows. Raises RunMismatch if another process searches there."""
        for own in (self._file, self.path / LOCK):
            if is_link(own):
                raise RunMismatch(
                    gettext("{path} is a link, and nothing is written through one. Name another folder.", path=own)
                )
        lock = locket.lock_file(str(self.path / LOCK), timeout=0)
        try:
            lock.acquire()
        except locket.LockError:
            busy = gettext(
                "Another duelsim is searching in {folder}. Wait until it has ended, or name another folder.",
                folder=self.path,
            )
            raise RunMismatch(busy) from None
        except OSError:
            return self._read()  # a file system without locks
        self._lock = lock
        self._read()

    def close(self) -> None:
        """Let others search in the folder."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def answer(self, request: str, fits: Callable[[Any], bool] = lambda answer: True) -> Any | None:
        """What was kept for a request, if it is the next one and `fits`; None if it is not there."""
        found = self._rows.get(self._at)
        if found is None or found[0] != request or not fits(found[1]):
            return None
        self._at += 1
        return found[1]

    def gap(self) -> int | None:
        """How many requests, the next one among them, come before one that is there; None if none of them is."""
        later = min((number for number in self._rows if number > self._at), default=None)
        return None if later is None else later - self._at

    def keep(self, request: str, answer: Any) -> None:
        """Keep the answer to the next request. Raises OSError.

        What was kept after the last one was that of another course of the search, unless just its row was damaged.
        """
        if self._rows.get(self._at, (request,))[0] != request:
            self._rows = {number: row for number, row in self._rows.items() if number < self._at}
            self._end = None
        is_last = self._at == len(self._rows)
        self._rows[self._at] = request, answer
        self._at += 1
        if is_last and self._end is not None:
            line = self._line(self._at - 1)
            write_end(self._file, self._end, line)
            self._end += len(line)
        else:
            content = b"".join(map(self._line, sorted(self._rows)))
            replace_file(self._file, content)
            self._end = len(content)

    # --- What it has found ---
    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Self:
        """The search in a folder. Raises RunMismatch if there is none that this version can read."""
        kept = super().read(path)
        if not kept.is_search:
            raise RunMismatch(
                gettext("{path} holds a run, not a search. duelsim report and duelsim.read_run read it.", path=path)
            )
        return kept

    def write_found(self, found: Mapping[str, Any]) -> None:
        """Keep what the search has found: the fields of a class with types."""
        content = {"search": self.identity, "found": plain(found)}
        text = json.dumps({**content, CHECKSUM: checksum_of(content)}, ensure_ascii=False) + "\n"
        replace_file(self.path / FOUND, text.encode())

    def read_found(self, wanted: type[Found]) -> Found:
        """What the search has found, as a class with types. Raises RunMismatch if it is damaged, or not there."""
        try:
            content = read_json(bytes_of(self.path / FOUND, LARGEST_PART))
        except FileNotFoundError:
            unfinished = gettext(
                "The search in {folder} has no result yet: it is running, or it ended without one. Repeat its command:"
                " that keeps what it has played.",
                folder=self.path,
            )
            raise RunMismatch(unfinished) from None
        except OSError as error:
            raise self.damaged(system_error(error)) from None
        except WrongValue as error:
            raise self.damaged(str(error)) from None
        if not isinstance(content, dict) or content.pop(CHECKSUM, None) != checksum_of(content):
            raise self.damaged(gettext("its checksum is wrong"))
        if content.get("search") != self.identity:
            raise self.damaged(gettext("it is that of another search"))
        try:
            return typed(content.get("found"), wanted)
        except WrongValue as error:
            raise self.damaged(str(error)) from None

    def damaged(self, why: str) -> RunMismatch:
        """The error for a result that cannot be used."""
        return RunMismatch(
            gettext(
                "{file} cannot be used: {why}. Repeat the command of the search: that keeps what it has played, and"
                " writes the result again.",
                file=self.path / FOUND,
                why=why,
            )
        )

    # --- The rows ---
    def _line(self, number: int) -> bytes:
        text = json.dumps([number, *self._rows[number]])
        return f"{self._checksum(text.encode())} {text}\n".encode()

    def _checksum(self, text: bytes) -> str:
        return hashlib.sha256(self.identity.encode() + text).hexdigest()[:_DIGITS]

    def _lines(self) -> Iterator[bytes]:
        """The lines of the file, with their ends."""
        with contextlib.suppress(FileNotFoundError):
            yield from bytes_of(self._file, LARGEST_PART).splitlines(keepends=True)

    def _parsed(self, line: bytes) -> tuple[int, str, Any] | None:
        """The number, request and answer of a line; None if it is damaged, or of another search."""
        checksum, _, text = line.rstrip(b"\n").partition(b" ")
        if checksum != self._checksum(text).encode():
            return None
        try:
            return typed(read_json(text), tuple[Annotated[int, Meta(ge=0)], str, Any])
        except WrongValue:
            return None

    def _read(self) -> None:
        """Read the rows, and say in `damage` how many are damaged. The last one may be unfinished."""
        damaged, end = 0, 0
        for line in self._lines():
            row = self._parsed(line)
            if row is not None and line.endswith(b"\n"):
                self._rows[row[0]] = row[1:]
                end += len(line)
            elif line.endswith(b"\n") or self._parsed(line[:-1]) is not None:  # it is not just unfinished
                damaged += 1
        missing = len(set(range(max(self._rows, default=-1))) - self._rows.keys())
        damaged = max(damaged, missing)
        self._end = None if damaged or end == 0 else end
        if damaged:
            self.damage = ngettext(
                "{file} is damaged: {count} row is lost, of {rows}. Their games are played again, and all others kept.",
                "{file} is damaged: {count} rows are lost, of {rows}. Their games are played again, and all others"
                " kept.",
                damaged,
                file=self._file,
                rows=len(self._rows) + damaged,
            )


def seed_of(folder: Path) -> int | None:
    """The seed of the search in a folder; None if it holds none. Raises RunMismatch if its manifest is damaged."""
    if not os.path.lexists(folder / MANIFEST):
        return None
    seed: int = KeptSearch.read(folder).manifest["seed"]
    return seed
