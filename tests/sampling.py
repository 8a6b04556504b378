"""Samples of cards and of other things with names: which are in one does not change when others come or go."""

import zlib
from collections.abc import Iterable


def one_in(number: int, names: Iterable[str]) -> list[str]:
    """Of this many names one, wherever it stands among them.

    >>> one_in(3, ["Aqua Hulcus", "Corile", "Terror Pit", "Torcon"]) == one_in(3, ["Corile", "Aqua Hulcus", "Torcon"])
    True
    """
    return [name for name in names if zlib.crc32(name.encode()) % number == 0]
