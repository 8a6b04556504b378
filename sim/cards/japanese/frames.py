"""Frames of the tables as phrases of the chart: letters instead of words, slots, and English with these slots."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sim.cards.text.chart import Phrase, Text

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
_TOKENS = re.compile(r"\d+|[^\W\d]|[^\w\s]")


@dataclass(frozen=True)
class Letters(Text):
    """A Japanese text in letters and numbers."""

    def __post_init__(self) -> None:
        """Cut the text."""
        found = list(_TOKENS.finditer(self.source))
        object.__setattr__(self, "tokens", tuple(match[0].lower() for match in found))
        object.__setattr__(self, "spans", tuple(match.span() for match in found))


def phrase(kind: str, frame: str, meaning: Callable[..., Any]) -> Phrase:
    """A phrase of this kind: a frame has {slots}, [what may be missing] and (one|of several).

    Raises ValueError for a slot that may be missing.
    """
    if re.search(r"\[[^\]]*\{|\([^)]*\{[^)]*\|[^)]*\)|\([^)]*\|[^)]*\{[^)]*\)", frame):
        raise ValueError(f"a slot is always there: {frame}")
    parts = re.split(r"(\{[^}]*\})", frame)
    for at in range(0, len(parts), 2):
        parts[at] = re.sub(r"(\d+|[^()\[\]|])", r"\1 ", parts[at])
    return Phrase(kind, "".join(parts), meaning)


def slots_of(frame: str) -> tuple[str, ...]:
    """The names of the slots of a frame, in order; a second one of a kind is called with its number.

    >>> slots_of("{o}を{number}、{o}に{number:power}")
    ('o', 'number', 'o2', 'power')
    """
    names: list[str] = []
    for kind, given in _SLOT.findall(frame):
        name = given or kind
        names.append(name if name not in names else f"{name}{1 + sum(one.rstrip('23') == name for one in names)}")
    return tuple(names)


def in_english(english: str, frame: str) -> Callable[..., str]:
    """The meaning of a frame that is a piece of English with what stands in its slots."""
    names = slots_of(frame)
    return lambda *parts: english.format_map(dict(zip(names, parts, strict=True)))
