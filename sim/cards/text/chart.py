"""A chart parser: all meanings of a text, by phrases that are made of words and other phrases.

It knows nothing about cards. What a phrase means is computed at once, so that two ways to one meaning are one meaning.
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sim.cards.words.misuse import DefinitionError, Misuse

# A list begins a new line with triangles; "\n" alone ends it.
_TOKEN = re.compile(r"\n►+|\n|[+-]\d+|[+-]infinite|\d+|\w(?:[\w'&/-]*\w)?|[^\s\w]")
_LINES = {"\n": "<0>", "\n►": "<1>", "\n►►": "<2>", "\n►►►": "<3>"}
_SYMBOL = re.compile(r"\{[^}]*\}|<\d>|[^ \[\](){}|]+")
_OPTIONS = re.compile(r"[\[\]()|]")
NOTHING: Any = object()  # the meaning of a phrase whose parts do not go together


class OneOf(tuple[Any, ...]):
    """Several meanings of a phrase, of which one may be meant."""

    def __new__(cls, *meanings: Any) -> OneOf:
        """All of them."""
        return super().__new__(cls, meanings)


Reading = tuple[int, Any]  # where it ends, and what it means
Terminal = Callable[["Text", int], Iterable[Reading]]


@dataclass(frozen=True)
class Phrase:
    """A pattern, the kind of phrase that it makes, and what it means.

    In a pattern a word stands for itself, {kind} or {kind:name} for any phrase of that kind, [...] for what may be
    missing, and (a|b) for one of several. The meaning is called with the meanings of the {kinds}, in order.
    """

    kind: str
    pattern: str
    meaning: Callable[..., Any]
    says: str = ""  # the words of the language that it is, with commas between them; none if it only joins others
    besides: bool = False  # whether these words are read by other phrases, too


@dataclass(frozen=True)
class Text:
    """A text in tokens: words, numbers and signs, and where each begins and ends."""

    source: str
    tokens: tuple[str, ...] = field(init=False)
    spans: tuple[tuple[int, int], ...] = field(init=False)

    def __post_init__(self) -> None:
        """Cut the text."""
        found = list(_TOKEN.finditer(self.source))
        object.__setattr__(self, "tokens", tuple(_LINES.get(match[0], match[0].lower()) for match in found))
        object.__setattr__(self, "spans", tuple(match.span() for match in found))

    def between(self, start: int, end: int) -> str:
        """The text from one token up to another one."""
        return self.source[self.spans[start][0] : self.spans[end - 1][1]] if start < end else ""


def sequences(pattern: str) -> list[tuple[str, ...]]:
    """A pattern without options: each sequence of words and {kinds} that it stands for."""
    if not _OPTIONS.search(pattern):  # as in most
        symbols = _SYMBOL.findall(pattern)
        assert "".join(symbols).replace(" ", "") == pattern.replace(" ", ""), pattern
        return [tuple(itertools.chain.from_iterable(map(_parts_of, symbols)))]

    def parse(at: int, closing: str) -> tuple[list[tuple[str, ...]], int]:
        options: list[list[tuple[str, ...]]] = [[()]]
        while at < len(pattern) and pattern[at] not in closing:
            sign = pattern[at]
            if sign in " |":
                if sign == "|":
                    options.append([()])
                at += 1
                continue
            if sign in "[(":
                parts, at = parse(at + 1, "])")
                parts = [(), *parts] if sign == "[" else parts
                at += 1
            else:
                match = _SYMBOL.match(pattern, at)
                assert match is not None, pattern
                at = match.end()
                parts = [_parts_of(match[0])]
            options[-1] = [before + part for before, part in itertools.product(options[-1], parts)]
        return [sequence for option in options for sequence in option], at

    found, end = parse(0, "")
    assert end == len(pattern), pattern
    return list(dict.fromkeys(found))


def _parts_of(symbol: str) -> tuple[str, ...]:
    return (symbol,) if symbol[0] in "{<" else tuple(_TOKEN.findall(symbol.lower()))


class _Node:
    """A place in the tree of the sequences of one kind."""

    __slots__ = ("kinds", "meanings", "words")

    def __init__(self) -> None:
        self.words: dict[str, _Node] = {}
        self.kinds: dict[str, _Node] = {}
        self.meanings: list[Phrase] = []


MOST_MEANINGS = 100_000  # the longest paragraph of the library takes 311


class TooManyMeanings(Exception):
    """A text that goes on and on, where each sentence doubles what it may mean."""


class Grammar:
    """Phrases, and terminals: functions that read names and numbers."""

    def __init__(self, phrases: Iterable[Phrase], terminals: dict[str, Terminal]) -> None:
        """Raises ValueError if a pattern names a kind that nothing makes."""
        self.terminals = terminals
        self.roots: dict[str, _Node] = defaultdict(_Node)
        self.words: set[str] = set()  # of all patterns
        named: set[str] = set()
        for phrase in phrases:
            for sequence in sequences(phrase.pattern):
                node = self.roots[phrase.kind]
                for symbol in sequence:
                    if symbol[0] == "{":
                        kind = symbol[1:-1].partition(":")[0]
                        named.add(kind)
                        node = node.kinds.setdefault(kind, _Node())
                    else:
                        self.words.add(symbol)
                        node = node.words.setdefault(symbol, _Node())
                node.meanings.append(phrase)
        if unknown := named - {*self.roots, *terminals}:
            raise ValueError(f"no phrase is a {' or a '.join(sorted(unknown))}")


class Chart:
    """All that the phrases of a grammar say about a text."""

    def __init__(self, grammar: Grammar, text: Text) -> None:
        self.grammar = grammar
        self.text = text
        self.furthest = 0  # the first token that no phrase could take in
        self.refused: list[str] = []  # what was understood, and is no correct definition
        self._found: dict[tuple[str, int], list[Reading]] = {}
        self._meanings = 0

    def meanings(self, kind: str) -> list[Any]:
        """What the whole text means as a phrase of this kind."""
        return [meaning for end, meaning in self._at(kind, 0) if end == len(self.text.tokens)]

    def _at(self, kind: str, start: int) -> list[Reading]:
        """Where phrases of a kind that begin here end, and what they mean."""
        key = kind, start
        if key not in self._found:
            self._found[key] = []  # a phrase does not begin with itself
            found: list[Reading] = []
            if kind in self.grammar.terminals:
                found += self.grammar.terminals[kind](self.text, start)
                self.furthest = max([self.furthest, *(end for end, _ in found)])
            else:
                self._walk(self.grammar.roots[kind], start, (), found)
            self._found[key] = list(dict.fromkeys(found))
        return self._found[key]

    def unknown_word(self) -> str:
        """The first word that no phrase has, from where the reading ended; empty if there is none.

        Names are left out, also what might be one: what stands in quotation marks, and later words in capitals.
        """
        quoted = self.text.tokens[: self.furthest].count('"') % 2
        for at in range(self.furthest, len(self.text.tokens)):
            word, written = self.text.tokens[at], self.text.between(at, at + 1)
            quoted += word == '"'
            may_be_name = quoted % 2 or (at > self.furthest and written[0].isupper())
            if word in self.grammar.words or may_be_name or not word.isalpha():
                continue
            if not any(True for terminal in self.grammar.terminals.values() for _ in terminal(self.text, at)):
                return written
        return ""

    def following(self, kinds: Iterable[str]) -> list[str]:
        """The words and the terminals, in braces, that may follow what was understood as a phrase of these kinds."""
        again = _Following(self.grammar, self.text, self.furthest)
        for kind in kinds:
            again.meanings(kind)
        return sorted(again.words)

    def understood(self) -> int:
        """How far the source was understood, in letters."""
        return self.text.spans[self.furthest - 1][1] if self.furthest else 0

    def _made(self) -> None:
        self._meanings += 1
        if self._meanings > MOST_MEANINGS:
            raise TooManyMeanings

    def _walk(self, node: _Node, at: int, parts: tuple[Any, ...], found: list[Reading]) -> None:
        """Follow the sequences of a kind from a node, and note where they end and what they mean."""
        for phrase in node.meanings:
            self._made()
            try:
                meaning = phrase.meaning(*parts)
            except DefinitionError as error:
                meaning = Misuse(str(error))
            for one in meaning if isinstance(meaning, OneOf) else (meaning,):
                if isinstance(one, Misuse):
                    self.refused.append(one.message)
                elif one is not NOTHING and not (
                    isinstance(one, tuple) and any(isinstance(part, Misuse) for part in one)
                ):
                    found.append((at, one))
        if at < len(self.text.tokens) and (after := node.words.get(self.text.tokens[at])) is not None:
            self.furthest = max(self.furthest, at + 1)
            self._walk(after, at + 1, parts, found)
        for kind, after in node.kinds.items():
            for end, part in self._at(kind, at):
                self._walk(after, end, (*parts, part), found)


class _Following(Chart):
    """A chart that notes what the phrases have at one place."""

    def __init__(self, grammar: Grammar, text: Text, at: int) -> None:
        super().__init__(grammar, text)
        self.words: set[str] = set()
        self._noted = at

    def _walk(self, node: _Node, at: int, parts: tuple[Any, ...], found: list[Reading]) -> None:
        if at == self._noted:
            self.words |= {*node.words, *(f"{{{kind}}}" for kind in node.kinds if kind in self.grammar.terminals)}
        super()._walk(node, at, parts, found)
