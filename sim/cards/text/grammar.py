"""The grammar that joins phrases: descriptions, nouns, conditions, sentences. A new phrase rarely needs a line here.

What is read is judged by its wording (`reader`): the grammar may be loose about plurals, articles and pronouns, and
never about the meaning. A kind of phrase must not begin with itself.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from sim.cards.text.asked import phrases_of_words
from sim.cards.text.chart import NOTHING, Grammar, Phrase
from sim.cards.text.events import event_phrases
from sim.cards.text.phrases.declaring import PHRASES
from sim.cards.text.phrases.terminals import TERMINALS
from sim.cards.words.amounts import unless
from sim.cards.words.keywords import Keyword
from sim.cards.words.misuse import Misuse
from sim.cards.words.statics import Static, given

ABOUT_THIS, ABOUT_CARDS = "(this creature|it) ", "{cards} "


def _predicates(derived: list[Phrase]) -> Iterator[Phrase]:
    """A statement about a creature or some cards, as it follows "and"."""
    for one in derived:
        if one.kind == "ability" and one.pattern.startswith(ABOUT_THIS):

            def of_this(*parts: Any, meaning: Callable[..., Any] = one.meaning) -> Any:
                return lambda cards: (meaning(*parts),) if cards is None else ()

            yield Phrase("predicate", one.pattern.removeprefix(ABOUT_THIS), of_this)
        if one.kind == "ability" and one.pattern.startswith(ABOUT_CARDS):

            def of_cards(*parts: Any, meaning: Callable[..., Any] = one.meaning) -> Any:
                return lambda cards: () if cards is None else (meaning(cards, *parts),)

            yield Phrase("predicate", one.pattern.removeprefix(ABOUT_CARDS), of_cards)


def _exceptions(derived: list[Phrase]) -> Iterator[Phrase]:
    """Static abilities with an exception after them: "this creature can't attack unless you have a Dragon"."""
    for one in derived:
        if one.kind == "ability" and not any(part in one.pattern for part in ("{condition}", "{effects}", "unless")):

            def unless_it_holds(*parts: Any, meaning: Callable[..., Any] = one.meaning) -> Any:
                *others, condition = parts
                ability = meaning(*others)
                if type(ability) is Keyword and ability.is_sentence:
                    ability = given(ability, ability.english)
                if type(ability) is not Static or ability.condition is not None or ability.instead or ability.then:
                    return NOTHING
                denied: Any = unless(condition)
                return denied if isinstance(denied, Misuse) else replace(ability, condition=denied, condition_last=True)

            yield Phrase("ability", f"{one.pattern} unless {{denied condition}}", unless_it_holds)


def _offers(derived: list[Phrase]) -> Iterator[Phrase]:
    """What the opponent may have happen: "have it get +1000 power"; what they do themselves: "draw a card"."""
    for one in derived:
        if one.kind == "offered effect" and one.pattern.startswith("have "):
            said = one.pattern.removeprefix("have your opponent ")
            yield Phrase("offered to them", said, one.meaning)


@functools.cache
def read_here() -> frozenset[str]:
    """The words that are read by the phrases of this file alone."""
    return frozenset(name for phrase in PHRASES if not phrase.besides for name in phrase.says.split(", "))


@functools.cache
def phrases() -> tuple[Phrase, ...]:
    """All phrases."""
    derived = phrases_of_words(read_here())
    return (*derived, *_predicates(derived), *_offers(derived), *_exceptions(derived), *event_phrases(), *PHRASES)


@functools.cache
def grammar() -> Grammar:
    """All phrases, to read with."""
    return Grammar(phrases(), TERMINALS)
