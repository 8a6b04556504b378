"""A cache on disk of the cards that have been read: reading takes the grammar, and a third of a second to build it.

A card is cached under a checksum of its text and of all that reads it, so an edit anywhere is noticed. Each card is
appended when it has been read, with a checksum of its own; what other processes append meanwhile is found, too. A
folder that cannot be written, or a damaged file, only means that cards are read again.
"""

import contextlib
import hashlib
import pickle
from functools import cache
from pathlib import Path

from sim.cards.words.definitions import Card
from sim.compiler.cache import checksum_of_sources, user_cache

READ_BY = (
    "sim/cards/*.py",
    "sim/cards/japanese/*.py",
    "sim/cards/japanese/*.txt",
    "sim/cards/text/*.py",
    "sim/cards/text/*.txt",
    "sim/cards/words/*.py",
    "sim/engine/record/codes/*.py",
)
CHECKSUM_BYTES = hashlib.sha256().digest_size
LENGTH_BYTES = 4
LONGEST = 1 << 20  # a hundred times what a card takes


def _version() -> str:
    return checksum_of_sources(READ_BY)[:16]


def _file() -> Path:
    return user_cache() / f"cards-{_version()}.kept"


def _key(lines: list[str]) -> bytes:
    return hashlib.sha256("\n".join([_version(), *lines]).encode()).digest()


class CachedCards:
    """The cards of this version, each pickled by itself. A damaged file is removed."""

    def __init__(self) -> None:
        self._found: dict[bytes, bytes] = {}
        self._file, self._end = _file(), 0  # of what has been read
        self._read_on(is_whole=True)

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: bytes) -> bytes | None:
        """The card of a key; if need be, what has been appended is read."""
        if key not in self._found:
            self._read_on(is_whole=False)
        return self._found.get(key)

    def _read_on(self, is_whole: bool) -> None:
        """Read what follows what has been read; its last record may be being written if it is not whole."""
        content = b""
        with contextlib.suppress(OSError), self._file.open("rb") as file:
            file.seek(self._end)
            content = file.read()
        at = 0
        while at < len(content):
            checksum, at = content[at : at + CHECKSUM_BYTES], at + CHECKSUM_BYTES
            length, at = int.from_bytes(content[at : at + LENGTH_BYTES], "big"), at + LENGTH_BYTES
            data, at = content[at : at + length], at + length
            if hashlib.sha256(data).digest() != checksum:
                if is_whole or at < len(content) or length > LONGEST:
                    self._end = 0
                    with contextlib.suppress(OSError):
                        self._file.unlink(missing_ok=True)
                return
            self._found[data[:CHECKSUM_BYTES]] = data[CHECKSUM_BYTES:]
            self._end += CHECKSUM_BYTES + LENGTH_BYTES + length


@cache
def cached_cards() -> CachedCards:
    """Those of the user's cache."""
    return CachedCards()


def cached_card(lines: list[str]) -> Card | None:
    """The card of these lines, if it has been read before."""
    pickled = cached_cards().get(_key(lines))
    if pickled is None:
        return None
    card: Card = pickle.loads(pickled)
    return card


def keep(lines: list[str], card: Card) -> None:
    """Keep a card for the next time, if that is possible."""
    data = _key(lines) + pickle.dumps(card)
    record = hashlib.sha256(data).digest() + len(data).to_bytes(LENGTH_BYTES, "big") + data
    with contextlib.suppress(OSError):
        if not _file().exists():
            _file().parent.mkdir(parents=True, exist_ok=True)
            for other in _file().parent.glob("cards-*.kept"):  # of other versions
                other.unlink(missing_ok=True)
        with _file().open("ab", buffering=0) as file:
            file.write(record)
