"""How phrases are declared that join others, or that no word can ask for by its own English.

Each file of this folder declares those of one kind as it is imported; `grammar` collects them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from sim.cards import words
from sim.cards.text.chart import Phrase
from sim.cards.words.amounts import Amount
from sim.cards.words.descriptions import Cards
from sim.cards.words.nouns import Noun

Mark = Callable[[Cards], Cards]
PHRASES: list[Phrase] = []


class Marked(tuple[Any, ...]):
    """A method of a description with its arguments: two that say the same are equal."""

    def __new__(cls, *parts: Any) -> Marked:
        """The name of the method first."""
        return super().__new__(cls, parts)

    def __call__(self, cards: Cards) -> Cards:
        """The description with it."""
        method, *arguments = self
        named = dict(arguments.pop()) if method == "cost" else {}
        done: Cards = getattr(cards, method)(*arguments, **named)
        return done


def reads(
    kind: str, *patterns: str, says: str, besides: bool = False
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let a function say what patterns of these words mean; `besides`: the words are asked for their English, too."""
    return _phrases(kind, patterns, says, besides)


def joins(kind: str, *patterns: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let a function say what patterns mean that only join other phrases."""
    return _phrases(kind, patterns)


def _phrases(
    kind: str, patterns: tuple[str, ...], says: str = "", besides: bool = False
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def declare(meaning: Callable[..., Any]) -> Callable[..., Any]:
        PHRASES.extend(Phrase(kind, pattern, meaning, says, besides) for pattern in patterns)
        return meaning

    return declare


def means(kind: str, pattern: str, value: Any, says: str = "", besides: bool = False) -> None:
    """Let a pattern mean a constant: a word of the language, or a mark of descriptions."""
    name = says or (str(value[0]) if isinstance(value, Marked) else _constants()[id(value)])
    PHRASES.append(Phrase(kind, pattern, lambda: value, name, besides))


def joint(kind: str, pattern: str, value: Any) -> None:
    """Let a pattern mean a part of phrases that is no word by itself."""
    PHRASES.append(Phrase(kind, pattern, lambda: value))


@functools.cache
def _constants() -> dict[int, str]:
    return {id(value): name for name, value in words.WORDS.items() if isinstance(value, Cards | Noun | Amount)}


def also(kind: str, *patterns: str, says: str = "") -> None:
    """Let patterns with one {kind} in them mean what that means."""
    _phrases(kind, patterns, says)(lambda meaning: meaning)


def listed(kind: str, one: str, *links: str) -> None:
    """Let phrases of one kind, with one of the links between them, be a list: its meaning is a tuple."""
    joins(kind, one)(lambda first: (first,))
    joins(kind, *(f"{one}{link} {{{kind}}}" for link in links))(lambda first, others: (first, *others))
