"""The games of a search, kept in a folder while it plays, so that the same search can go on after an interruption.

The file has a line for everything that decides the search, then one for each batch of games in the order of playing. A
search that begins anew asks for the same batches, and gets those that are there: it comes to the same decisions as
before, to where it was interrupted, and plays on from there. A batch that it does not ask for ends what can be used.
"""

import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FILE = "search.jsonl"


class OtherSearch(ValueError):
    """A folder holds another search, or something else; the message says what to do."""


class KeptSearch:
    """The batches of a search in a folder: those that are there, and those that are added."""

    def __init__(self, folder: Path, identity: Mapping[str, Any]) -> None:
        """Open a folder, or make one. `identity` is everything that decides the search, as JSON values.

        Raises OtherSearch if the folder holds something else, and OSError if it cannot be read or written.
        """
        self._path = folder / FILE
        self._lines: list[tuple[str, Any, int]] = []  # request, answer, and where the line begins in the file
        self._at = 0
        found, self._end = self._read()
        if not found or not isinstance(found[0][1], dict):
            if folder.is_dir() and any(folder.iterdir()):
                raise OtherSearch(f"{folder} is not empty and holds no search. Name another folder.")
            folder.mkdir(parents=True, exist_ok=True)
            self._append("search", dict(identity))
            return
        self._lines = found[1:]
        there = found[0][1]
        differing = [key for key in {**there, **identity} if there.get(key) != identity.get(key)]
        if differing:
            what = f"{', '.join(differing)} {'differs' if len(differing) == 1 else 'differ'}"
            raise OtherSearch(
                f"{folder} holds another search: {what}. Name another folder, or repeat the command of that search."
            )

    def answer(self, request: str) -> Any | None:
        """What was kept for a request, if it is the next one; None if it is not there."""
        if self._at < len(self._lines) and self._lines[self._at][0] == request:
            self._at += 1
            return self._lines[self._at - 1][1]
        return None

    def keep(self, request: str, answer: Any) -> None:
        """Keep the answer to a request, in place of anything that was kept after the last one. Raises OSError."""
        if self._at < len(self._lines):
            self._end = self._lines[self._at][2]
            self._lines = self._lines[: self._at]
        self._append(request, answer)

    def _append(self, request: str, answer: Any) -> None:
        text = json.dumps([request, answer])
        line = f"{zlib.crc32(text.encode()):08x} {text}\n".encode()
        with open(self._path, "r+b" if self._path.exists() else "wb") as file:
            file.truncate(self._end)
            file.seek(self._end)
            file.write(line)
        self._end += len(line)

    def _read(self) -> tuple[list[tuple[str, Any, int]], int]:
        """The lines of the file up to the first one that is damaged or unfinished, and where they end."""
        found: list[tuple[str, Any, int]] = []
        end = 0
        content = self._path.read_bytes() if self._path.exists() else b""
        for line in content.splitlines(keepends=True):
            checksum, _, text = line.rstrip(b"\n").partition(b" ")
            if not line.endswith(b"\n") or checksum != b"%08x" % zlib.crc32(text):
                break
            try:
                request, answer = json.loads(text)
            except (ValueError, TypeError):
                break
            found.append((request, answer, end))
            end += len(line)
        return found, end


def seed_of(folder: Path) -> int | None:
    """The seed of the search in a folder; None if it holds none."""
    try:
        line = (folder / FILE).read_bytes().partition(b"\n")[0]
        seed = json.loads(line.partition(b" ")[2])[1]["seed"]
    except (OSError, ValueError, LookupError, TypeError):
        return None
    return seed if type(seed) is int else None
