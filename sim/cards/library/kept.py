"""Cards that have been read before, kept on disk: reading takes the grammar, and a third of a second to build it.

A card is kept under a checksum of its text and of all that reads it, so an edit anywhere is noticed. A folder that
cannot be written, or a damaged file, only means that cards are read again.
"""

import contextlib
import hashlib
import pickle
import uuid
from functools import cache

from sim.cards.words.definitions import Card
from sim.compiler.cache import add_sources, user_cache

READ_BY = ("sim/cards/*.py", "sim/cards/text/*.py", "sim/cards/words/*.py", "sim/engine/record/codes/*.py")
CHECKSUM_BYTES = hashlib.sha256().digest_size
NAME = "cards.pickle"


@cache
def _version() -> bytes:
    digest = hashlib.sha256()
    add_sources(digest, READ_BY)
    return digest.digest()


def _key(lines: list[str]) -> bytes:
    return hashlib.sha256(_version() + "\n".join(lines).encode()).digest()


@cache
def _kept() -> dict[bytes, bytes]:
    """The cards of this version, each pickled by itself."""
    with contextlib.suppress(Exception):
        content = (user_cache() / NAME).read_bytes()
        checksum, data = content[:CHECKSUM_BYTES], content[CHECKSUM_BYTES:]
        if hashlib.sha256(data).digest() == checksum:
            version, cards = pickle.loads(data)
            if version == _version():
                return dict(cards)
    return {}


def kept_card(lines: list[str]) -> Card | None:
    """The card of these lines, if it has been read before."""
    pickled = _kept().get(_key(lines))
    if pickled is None:
        return None
    card: Card = pickle.loads(pickled)
    return card


def keep(cards: list[tuple[list[str], Card]]) -> None:
    """Keep cards for the next time, if that is possible."""
    _kept().update((_key(lines), pickle.dumps(card)) for lines, card in cards)
    data = pickle.dumps((_version(), _kept()))
    file = user_cache() / NAME
    # Written under another name, so that nobody reads half of it.
    unfinished = file.with_suffix(f".{uuid.uuid4().hex}")
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(hashlib.sha256(data).digest() + data)
        unfinished.replace(file)
    with contextlib.suppress(OSError):
        unfinished.unlink(missing_ok=True)
