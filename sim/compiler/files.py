"""Files of compiled code: they begin with a checksum, because what they hold is run.

The disk may be full, and files may be damaged: then code is compiled again, and games are played all the same.
"""

import contextlib
import hashlib
import pickle
import uuid
from pathlib import Path
from typing import Any


def checksum(data: bytes) -> bytes:
    """SHA-256."""
    return hashlib.sha256(data).digest()


CHECKSUM_BYTES = len(checksum(b""))


def read_checked(file: Path) -> Any:
    """What a file holds; ValueError if it is damaged."""
    written = file.read_bytes()
    expected, data = written[:CHECKSUM_BYTES], written[CHECKSUM_BYTES:]
    if checksum(data) != expected:
        raise ValueError(f"{file} is damaged")
    return pickle.loads(data)


def write_checked(file: Path, data: bytes) -> None:
    """Write what has been pickled, if that is possible: under another name first, so that nobody reads half of it."""
    unfinished = file.with_suffix(f".{uuid.uuid4().hex}")
    with contextlib.suppress(OSError):
        unfinished.write_bytes(checksum(data) + data)
        unfinished.replace(file)
    with contextlib.suppress(OSError):
        unfinished.unlink(missing_ok=True)
