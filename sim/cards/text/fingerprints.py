"""What a phrase means, in a few letters: they change if anything changes that its meaning is made of.

Followed are the functions that a meaning calls by name, the classes of the pieces that it makes, and the values that
these are made with. So two versions of the language can be compared phrase by phrase.
"""

from __future__ import annotations

import dataclasses
import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import partial
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from sim.cards.text import events
from sim.cards.text.asked import Call
from sim.cards.text.chart import Phrase, sequences
from sim.cards.text.phrases.declaring import PHRASES
from sim.cards.words import event_words

OURS = ("sim.", "decks.")
# Of a class: what Python notes of it.
NOT_MADE_OF = ("__annotations__", "__dict__", "__doc__", "__module__", "__slotnames__", "__weakref__")
PLAIN = (str, int, bool, bytes, type(None))
# The phrases of all words: each has a fingerprint of its own.
LISTS = (PHRASES, events.OF_THIS, event_words.EVENT_PHRASES)


class Fingerprints:
    """Fingerprints of values; what several of them are made of is looked at once."""

    def __init__(self) -> None:
        self._nodes: dict[int, tuple[Any, str, list[Any]]] = {}  # by id: a function or class, its text, its links
        self._reached: dict[frozenset[int], str] = {}  # by the ids of the functions and classes

    def of(self, thing: object) -> str:
        """The fingerprint of a value."""
        links: list[Any] = []
        text = self._text(thing, links)
        key = frozenset(map(id, links))
        if key not in self._reached:
            self._reached[key] = self._all_from(links)
        return hashlib.sha256(f"{text}\n{self._reached[key]}".encode()).hexdigest()[:16]

    def _all_from(self, links: list[Any]) -> str:
        """The texts of the functions and classes that these lead to."""
        reached: dict[int, str] = {}
        while links:
            node = links.pop()
            if id(node) not in reached:
                _, reached[id(node)], more = self._node(node)
                links += more
        return hashlib.sha256("\n".join(sorted(reached.values())).encode()).hexdigest()

    def _node(self, thing: Any) -> tuple[Any, str, list[Any]]:
        """A function or a class, its text, and the functions and classes that it names."""
        if id(thing) not in self._nodes:
            links: list[Any] = []
            parts = self._of_class(thing, links) if isinstance(thing, type) else self._of_function(thing, links)
            text = hashlib.sha256("|".join([_name(thing), *parts]).encode()).hexdigest()
            self._nodes[id(thing)] = thing, text, [*{id(link): link for link in links}.values()]
        return self._nodes[id(thing)]

    def _of_class(self, kind: type, links: list[Any]) -> Iterator[str]:
        for name, value in sorted(vars(kind).items()):
            if name not in NOT_MADE_OF:
                yield f"{name}={self._text(value, links)}"
        yield self._text(kind.__bases__, links)

    def _of_function(self, function: FunctionType, links: list[Any]) -> Iterator[str]:
        for code in _codes(function.__code__):
            yield code.co_code.hex()
            yield repr(code.co_names)
            yield self._text([value for value in code.co_consts if not isinstance(value, CodeType)], links)
            for name in code.co_names:
                if name in function.__globals__:
                    yield f"{name}={self._text(function.__globals__[name], links)}"
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        yield self._text([cells, function.__defaults__, function.__kwdefaults__], links)

    def _text(self, thing: object, links: list[Any]) -> str:
        """A value in letters; the functions and classes in it are links."""
        if type(thing) in PLAIN:
            return repr(thing)
        if isinstance(thing, FunctionType | type):
            if thing.__module__.startswith(OURS):
                links.append(thing)
            return _name(thing)
        if isinstance(thing, ModuleType):
            return thing.__name__
        if isinstance(thing, Call):  # what the word says is its pattern
            return self._text(thing.function, links)
        if isinstance(thing, MethodType):
            return self._text((thing.__func__, thing.__self__), links)
        if isinstance(thing, partial):
            return f"partial {self._text((thing.func, thing.args, thing.keywords), links)}"
        if isinstance(thing, property | staticmethod | classmethod):
            made_of = thing.fget if isinstance(thing, property) else thing.__func__
            return f"{type(thing).__name__} {self._text(made_of, links)}"
        if any(thing is one for one in LISTS):
            return "phrases"
        if isinstance(thing, dict):
            return f"dict [{', '.join(sorted(self._text(item, links) for item in thing.items()))}]"
        if isinstance(thing, set | frozenset):
            return f"set [{', '.join(sorted(self._text(part, links) for part in thing))}]"
        if isinstance(thing, tuple | list):
            return f"{self._text(type(thing), links)} [{', '.join([self._text(part, links) for part in thing])}]"
        if isinstance(thing, re.Pattern):
            return f"{thing.pattern!r} {thing.flags}"
        if dataclasses.is_dataclass(thing) or type(thing).__module__.startswith(OURS):
            parts = getattr(thing, "__dict__", {})
            return f"{self._text(type(thing), links)} {self._text(dict(parts), links)} {_value(thing)}"
        wrapped = getattr(thing, "__wrapped__", None)  # of a function whose results are cached
        return f"{type(thing).__name__} {self._text(wrapped, links) if wrapped else _value(thing)}"


def _name(thing: Any) -> str:
    return f"{thing.__module__}.{thing.__qualname__}"


def _value(thing: object) -> str:
    """What a plain value is; nothing of one that is known by its parts."""
    return repr(thing) if isinstance(thing, int | str | bytes | float | None) else ""


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a function and of those inside it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)


def fingerprints(phrases: Iterable[Phrase]) -> frozenset[tuple[str, frozenset[str]]]:
    """The fingerprint of each phrase with the words that stand in it, for each way of leaving some out."""
    found = Fingerprints()
    return frozenset(one for phrase in phrases for one in of_phrase(phrase, found))


def of_phrase(phrase: Phrase, found: Fingerprints) -> Iterator[tuple[str, frozenset[str]]]:
    """What a single phrase means, with each sequence of its words, and which words those are."""
    made = found.of((phrase.kind, phrase.meaning))
    for sequence in sequences(phrase.pattern):
        yield f"{made} {' '.join(sequence)}", frozenset(part for part in sequence if part[0] != "{")
