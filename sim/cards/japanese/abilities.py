"""Abilities of a Japanese card: keywords, what is always so, what happens when, and what happens instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from sim.cards.japanese.clauses import Clause, Sentence, Unclear, written
from sim.cards.japanese.frames import in_english, phrase, slots_of
from sim.cards.japanese.nouns import Noun
from sim.cards.japanese.tables import rows
from sim.cards.text.chart import NOTHING, Phrase
from sim.cards.words.english import capital

Paragraphs = tuple[str, ...]
BETWEEN = " // "  # paragraphs of a row


@dataclass(frozen=True)
class Event:
    """What an ability waits for, and the card that this is about."""

    english: str
    noun: Noun | None


def phrases() -> Iterator[Phrase]:
    """All of them."""
    for heading, frame, english in rows("keywords"):
        if heading == "quoted":
            yield phrase("keyword", frame, in_english(english, frame))
        elif heading == "with a body":
            yield phrase("ability", f"{frame}[:]{{body}}", _headed(english, frame))
            yield phrase("ability", f"{frame}[:]{{ability}}", _before(english, frame))
        else:
            yield phrase("ability", frame, _paragraphs(english, frame))
    for heading, frame, english in rows("events"):
        yield phrase("would" if heading == "instead" else "event", frame, _event(english, frame))
    yield phrase("ability", "{event}[、]{body}", _when)
    yield phrase("ability", "{would}[、][かわりに|墓地に置くかわりに|その]{body}", _instead)
    yield phrase("ability", "{always}", lambda clauses: _said("", clauses))
    yield phrase("ability", "{condition}[、]{always}", _said)
    yield phrase("effects", "{body}", lambda body: _written(body))


def _paragraphs(english: str, frame: str) -> Callable[..., Paragraphs]:
    said = in_english(english, frame)
    return lambda *parts: tuple(filter(None, said(*parts).split(BETWEEN)))


def _headed(english: str, frame: str) -> Callable[..., Any]:
    names = slots_of(frame)

    def meaning(*parts: Any) -> Any:
        *said, body = parts
        text = _written(body)
        return NOTHING if text is NOTHING else (english.format(**dict(zip(names, said, strict=True)), body=_lower(english, text[0])),)

    return meaning


def _before(english: str, frame: str) -> Callable[..., Any]:
    """A name before an ability that says by itself when it is used; only names that say nothing more."""
    return lambda *parts: NOTHING if not english.endswith(": {body}") else tuple(
        english.format(body=text) for text in parts[-1]
    )


def _lower(english: str, text: str) -> str:
    """A sentence that goes on behind a comma begins with a small letter."""
    return text[:1].lower() + text[1:] if english.endswith(", {body}") else text


def _event(english: str, frame: str) -> Callable[..., Event]:
    said = in_english(english, frame)

    def meaning(*parts: Any) -> Event:
        nouns = [part for part in parts if isinstance(part, Noun)]
        return Event(said(*parts), nouns[0] if nouns else None)

    return meaning


def _written(body: tuple[Sentence, ...], spoken: Noun | None = None) -> Any:
    try:
        return (written(body, spoken),)
    except Unclear:
        return NOTHING


def _when(event: Event, body: tuple[Sentence, ...]) -> Any:
    text = _written(body, event.noun)
    if text is NOTHING or body[0].lead:
        return NOTHING
    return (f"{capital(event.english)}, {text[0][0].lower()}{text[0][1:]}",)


def _instead(event: Event, body: tuple[Sentence, ...]) -> Any:
    first, *others = body
    *clauses, last = first.clauses
    changed = replace(first, clauses=(*clauses, replace(last, english=f"{last.english} instead")))
    return _when(event, (changed, *others))


def _said(condition: str, clauses: tuple[Clause, ...]) -> Paragraphs:
    before = f"{condition}, " if condition else ""
    return tuple(capital(before + clause.words()) + "." for clause in clauses)
