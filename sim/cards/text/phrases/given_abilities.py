"""Abilities that cards are given: "each of your creatures has ...", quoted ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sim.cards import words
from sim.cards.text.chart import NOTHING
from sim.cards.text.phrases.declaring import also, joins, listed, reads
from sim.cards.text.phrases.ways_of_use import Given
from sim.cards.words.around_shields import saves_shields_itself
from sim.cards.words.descriptions import Cards
from sim.cards.words.keywords import Keyword
from sim.cards.words.statics import Static
from sim.cards.words.triggers import Trigger


@joins("one given", "{ability}")
def _quoted_ability(ability: Any) -> object:
    return ability if isinstance(ability, Trigger) or saves_shields_itself(ability) else NOTHING


listed("quoted keywords", '" {one given} "', " and")


@joins("given", "{ability}")
def _given(ability: Any) -> object:
    return (ability,) if isinstance(ability, Keyword | Static) else NOTHING


also("given", "this creature has {quoted keywords}", says="wave_striker")


@reads("given", "{cards} has {quoted keywords}", says="each_has", besides=True)
def _each_has(cards: Cards, abilities: tuple[Keyword | Trigger, ...]) -> object:
    return tuple(_has_one(cards, ability) for ability in abilities)


def _has_one(cards: Cards, ability: Any) -> object:
    return words.each_saves_shields(cards) if saves_shields_itself(ability) else words.each_has(cards, ability)


also("abilities given", "{given}")


@joins("abilities given", "{given} , and {abilities given}")
def _more_given(first: Given, others: Given) -> object:
    return first + others


@joins("abilities given", "{given} and {abilities of it} , and {abilities given}")
def _of_the_same_and_more(first: Given, of_it: tuple[Callable[[Cards | None], Given], ...], others: Given) -> object:
    return _of_the_same(first, of_it) + others


@joins("abilities given", "{given} and {abilities of it}")
def _of_the_same(first: Given, others: tuple[Callable[[Cards | None], Given], ...]) -> object:
    """Several abilities of one subject: "this creature gets +2000 power and can't be blocked"."""
    last = first[-1]
    cards = last.cards if isinstance(last, Static) else None
    return first + tuple(ability for of in others for ability in of(cards))


listed("abilities of it", "{predicate}", " and")


@reads("predicate", "has {quoted keywords}", says="wave_striker")
def _has_keywords(abilities: tuple[Keyword | Trigger, ...]) -> object:
    return lambda cards: abilities if cards is None else tuple(_has_one(cards, ability) for ability in abilities)


@reads(
    "ability",
    'Wave striker : while 2 or more other creatures have "wave striker" , {abilities given}',
    says="wave_striker",
)
def _wave_striker(abilities: tuple[Any, ...]) -> object:
    return words.wave_striker(*abilities)
