"""Reading a Japanese rules text: its lines in English, or which piece of which line is unknown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from sim.cards.japanese import abilities, noun_phrases, sentences
from sim.cards.japanese.clauses import Number
from sim.cards.japanese.frames import Letters
from sim.cards.japanese.spelling import lines_of
from sim.cards.japanese.tables import rows
from sim.cards.text.chart import Chart, Grammar, Terminal, Text, TooManyMeanings
from sim.cards.words.english import BULLET, capital

SHOWN = 24  # letters of an unknown piece
_KATAKANA = re.compile(r"[ァ-ヴー]")


class NotRead(ValueError):
    """A Japanese text with an unknown piece, or with two meanings; `line` counts from 0."""

    def __init__(self, message: str, piece: str, line: int = 0) -> None:
        """The message is for people; `piece` is the unknown words alone."""
        super().__init__(message)
        self.piece = piece
        self.line = line


@cache
def races() -> dict[str, str]:
    """The races in English by their Japanese names."""
    return {japanese: english for _, japanese, english in rows("races")}


@cache
def grammar() -> Grammar:
    """All frames, with the terminals."""
    phrases = [*noun_phrases.phrases(), *sentences.phrases(), *abilities.phrases()]
    return Grammar(phrases, {"number": _number, "race": _race, "name": _name, "racial": _racial})


def _number(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    if at < len(text.tokens) and text.tokens[at].isdigit():
        yield at + 1, Number(int(text.tokens[at]))


def _race(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    """The longest race that begins here, unless a longer word does."""
    if at >= len(text.tokens):
        return
    source = text.source[text.spans[at][0] :]
    for race in _longest_first():
        if source.startswith(race):
            end = at + len(Letters(race).tokens)
            rest = source[len(race) :]
            if not _KATAKANA.match(rest) or rest.startswith("クリーチャー"):
                yield end, races()[race]
            return


@cache
def _longest_first() -> tuple[str, ...]:
    return tuple(sorted(races(), key=len, reverse=True))


def _racial(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    yield from _race(text, at)


def _name(text: Text, at: int) -> Iterator[tuple[int, Any]]:
    """What stands between the marks of a name, up to the closing one."""
    for end in range(at, len(text.tokens)):
        if text.tokens[end] in "》」。":
            if end > at:
                yield end, text.source[text.spans[at][0] : text.spans[end - 1][1]]
            return


def paragraphs_in_english(text: str, is_spell: bool) -> list[tuple[str, ...]]:
    """The paragraphs of a rules text, each with the ways to say it in English. Raises NotRead."""
    found: list[tuple[str, ...]] = []
    effects: list[tuple[str, ...]] = []
    for number, line in enumerate(joined(lines_of(text))):
        try:
            readings = read_line(line, is_spell)
        except NotRead as error:
            raise NotRead(str(error), error.piece, number) from None
        if len(readings) > 1:
            raise NotRead(f"「{line}」 has {len(readings)} meanings", line, number)
        kind, said = readings[0]
        if kind == "effects":
            effects.append(said)
        else:
            found += [(one,) for one in said]
    if effects:
        found.append((" ".join(said[0] for said in effects),))
    return found


def joined(lines: list[str]) -> list[str]:
    """The lines, with names that stand alone before what they do."""
    heads = {frame for heading, frame, _ in rows("keywords") if heading == "with a body"}
    found: list[str] = []
    for line in lines:
        if found and found[-1] in heads:
            found[-1] += line
        else:
            found.append(line)
    return found


def read_line(line: str, is_spell: bool) -> list[tuple[str, tuple[str, ...]]]:
    """What a line may mean: as an ability or, of a spell, as effects. Raises NotRead."""
    chart = Chart(grammar(), Letters(line))
    found: list[tuple[str, tuple[str, ...]]] = []
    try:
        for kind in ("ability", "effects") if is_spell else ("ability",):
            found += [(kind, meaning) for meaning in chart.meanings(kind)]
    except (TooManyMeanings, RecursionError):
        raise NotRead("the line could mean too many things", line) from None
    if not found:
        piece = _unknown(chart)
        raise NotRead(f"no frame has 「{piece}」", piece)
    return list(dict.fromkeys(found))


def _unknown(chart: Chart) -> str:
    """The words where the reading ended: from the last comma on."""
    source, at = chart.text.source, chart.understood()
    start = max(source.rfind(mark, 0, at) for mark in "、。")
    end = min((found for mark in "、。" if (found := source.find(mark, max(at, start + 2))) >= 0), default=len(source))
    return source[start + 1 : end]
