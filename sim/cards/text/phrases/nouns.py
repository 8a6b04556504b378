"""Nouns: which cards an effect is about, how many of them, and who chooses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sim.cards import words
from sim.cards.text.chart import NOTHING, OneOf
from sim.cards.text.phrases.declaring import Mark, also, joins, joint, means, reads
from sim.cards.text.phrases.descriptions import in_place
from sim.cards.words.amounts import Amount, power_of_them
from sim.cards.words.descriptions import Cards
from sim.cards.words.nouns import AtRandom, Choose, Every
from sim.engine.record.codes import civilizations, programs

for _said, _pronouns in {
    "this creature": (words.THIS,),
    "this card": (words.THIS,),
    "(this creature|it) from your graveyard": (words.THIS_FROM_GRAVEYARD,),
    "it": (words.IT, words.THIS),
    "that creature": (words.THAT, words.IT),
    "that card": (words.THAT_CARD, words.IT),
    "that spell": (words.IT,),
    "that shield": (words.IT,),
    "(them|they)": (words.THEM,),
    "those (creatures|cards|shields|spells)": (words.THEM,),
    "the rest": (words.THE_REST,),
    "the chosen (card|cards|spell)": (words.THE_CHOSEN,),
    "the blocking creature": (words.THE_BLOCKER,),
    "the returned creature": (words.THE_RETURNED,),
    "it from your graveyard": (words.IT_FROM_GRAVEYARD,),
    "it from your hand": (words.IT_FROM_HAND,),
    "the attacking creature": (words.THE_ATTACKER,),
}.items():
    for _pronoun in _pronouns:
        means("noun", _said, _pronoun)
means("noun", "all cards revealed in this way", words.THE_REVEALED)
also("noun", "{choice}")
reads("noun", "the {bare} that was crossed with it", says="the_crossed_with_it")(words.the_crossed_with_it)
reads("noun", "all cards under {noun}", says="all_under")(words.all_under)
reads("noun", "{choice} and all cross gears crossed with it", says="with_gears")(words.with_gears)
reads("noun", "all {cards}", says="every")(lambda cards: Every(cards))
reads("noun", "each of {cards}", "{cards}", says="every")(lambda cards: Every(cards))
reads("noun", "{choice} and {choice}", says="together")(words.together)
reads("noun", "{choice} , {choice} and {choice}", says="together")(words.together)


# How many cards are chosen: the most and the least.
ANY_NUMBER = words.choose_any_number(words.CARDS).most
reads("number of cards", "{how many} [of]", says="choose")(lambda number: (number, number))
reads("number of cards", "up to {how many} [of]", says="choose_up_to")(lambda number: (number, 0))
means("number of cards", "any number of", (ANY_NUMBER, 0), says="choose_any_number")
means("number of cards", "that many [of]", (words.THAT_MANY, words.THAT_MANY), says="choose")
means("number of cards", "up to that many [of]", (words.THAT_MANY, 0), says="choose_up_to")
reads("limit", "with total power {number} or less", says="choose_any_number, choose_up_to")(
    lambda most: (programs.TOTAL_POWER, most)
)
reads("limit", "with total cost {number} or less", says="choose_any_number, choose_up_to")(
    lambda most: (programs.TOTAL_COST, most)
)
reads("limit", "with total cost no greater than {count}", says="choose_any_number, choose_up_to")(
    lambda most: (programs.TOTAL_COST, most)
)
reads("limit", "in different zones with total cost no greater than {count}", says="choose_up_to_in_different_zones")(
    lambda most: (programs.TOTAL_COST_BY_ZONE, most)
)
reads("limit", "with total power no greater than {count}", says="choose_any_number, choose_up_to")(
    lambda most: (programs.TOTAL_POWER, most)
)
means(
    "limit",
    "with power no greater than (its|their total power)",
    (programs.TOTAL_POWER, power_of_them()),
    says="choose_no_stronger",
)
means(
    "limit",
    "with power no greater than that (creature's|card's|spell's|shield's)",
    (programs.TOTAL_POWER, power_of_them()),
    says="choose_no_stronger",
)
means("limit", "of each civilization", (programs.ONE_OF_EACH_CIVILIZATION, 0), says="choose_one_of_each_civilization")
means("limit", "with different costs", (programs.DIFFERENT_COSTS, 0), says="choose_of_different_costs")
means(
    "limit",
    "with a different civilization each",
    (programs.DIFFERENT_CIVILIZATIONS, 0),
    says="choose_of_different_civilizations",
)
means("limit", "with different names", (programs.DIFFERENT_NAMES, 0), says="choose_of_different_names")
Limit = tuple[int, int | Amount]


def _chosen(number: tuple[Any, Any], cards: Cards, limit: Limit) -> Any:
    """A choice, perhaps with a limit of all its cards together."""
    most, least = number
    code, amount = limit
    if code == programs.ONE_OF_EACH_CIVILIZATION:
        return words.choose_one_of_each_civilization(cards)
    if code == programs.DIFFERENT_CIVILIZATIONS:
        return words.choose_of_different_civilizations(cards) if most == least == len(civilizations.NAMES) else NOTHING
    if code == programs.DIFFERENT_COSTS:
        return words.choose_of_different_costs(cards) if most == ANY_NUMBER and cards.types else NOTHING
    if code == programs.DIFFERENT_NAMES:
        return words.choose_of_different_names(most, cards) if most == least and most != 1 else NOTHING
    if code == programs.TOTAL_COST_BY_ZONE:
        if least != 0 or not isinstance(amount, Amount) or most not in range(2, len(cards.zones) + 1):
            return NOTHING
        return words.choose_up_to_in_different_zones(most, cards, amount)
    if amount == power_of_them() and code == programs.TOTAL_POWER:
        return words.choose_no_stronger(cards)
    if code in (programs.TOTAL_POWER, programs.TOTAL_COST):
        power = amount if code == programs.TOTAL_POWER else None
        cost = amount if code == programs.TOTAL_COST else None
        if most == ANY_NUMBER:
            return words.choose_any_number(cards, power, cost)
        return words.choose_up_to(most, cards, power, cost) if least == 0 else NOTHING
    if most == ANY_NUMBER:
        return words.choose_any_number(cards)
    return words.choose(most, cards) if most == least else words.choose_up_to(most, cards)


NO_LIMIT: Limit = (0, 0)
# What follows the cards: a limit of all of them, a place, and a limit that depends on a mana zone.
joint("what follows", "", (NO_LIMIT, None, None))
joins("what follows", "{limit}")(lambda limit: (limit, None, None))
joins("what follows", "{place}")(lambda place: (NO_LIMIT, place, None))
joins("what follows", "{mana limit}")(lambda mark: (NO_LIMIT, None, mark))
joins("what follows", "{limit} {place}")(lambda limit, place: (limit, place, None))
joins("what follows", "{limit} {mana limit}")(lambda limit, mark: (limit, None, mark))
joins("what follows", "{place} {mana limit}")(lambda place, mark: (NO_LIMIT, place, mark))
joins("what follows", "{limit} {place} {mana limit}")(lambda limit, place, mark: (limit, place, mark))
Following = tuple[Limit, Any, Mark | None]


def _complete(number: tuple[Any, Any], cards: Cards, following: Following) -> object:
    limit, place, mark = following
    placed = in_place(cards, place) if place else cards
    return _chosen(number, mark(placed) if mark else placed, limit)


@reads("one choice", "{number of cards} {bare} {what follows}", says="choose")
def _several_cards(number: tuple[Any, Any], cards: Cards, following: Following) -> object:
    return _complete(number, cards, following)


@reads("one choice", "{number of cards} {whose} {bare} {what follows}", says="choose")
def _several_of_somebodys(number: tuple[Any, Any], whose: int, cards: Cards, following: Following) -> object:
    return _complete(number, replace(cards, whose=whose), following)


@reads("one choice", "{bare} {what follows}", says="choose")
def _one_card(cards: Cards, following: Following) -> object:
    return _complete((1, 1), cards, following)


@reads("one choice", "[up to] a number of {cards} equal to {count}", says="choose, choose_up_to")
def _as_many(cards: Cards, number: Amount) -> object:
    return OneOf(words.choose(number, cards), words.choose_up_to(number, cards))


also("choice", "{one choice}")


@reads("choice", "{one choice} or {one choice}", says="or_one_of")
def _or_one_of(first: Choose, second: Choose) -> object:
    """Either of two descriptions, of which as many are chosen."""
    if replace(first, cards=words.CARDS) != replace(second, cards=words.CARDS):
        return NOTHING
    return replace(first, cards=first.cards.or_one_of(second.cards))


means("known cards", "from among them", words.among_them, says="among_them")
means("known cards", "from among the rest", words.among_the_rest, says="among_the_rest")


@reads(
    "choice",
    "{number of cards} {bare} {known cards}",
    "{number of cards} {bare} {known cards} {mana limit}",
    says="among_them",
)
def _among(
    number: tuple[Any, Any], cards: Cards, among: Callable[[Choose], Choose], mark: Mark | None = None
) -> object:
    return among(_chosen(number, mark(cards) if mark else cards, NO_LIMIT))


@reads("choice", "{number of cards} {bare} {limit} {known cards}", says="among_them")
def _limited_among(number: tuple[Any, Any], cards: Cards, limit: Limit, among: Callable[[Choose], Choose]) -> object:
    return among(_chosen(number, cards, limit))


@reads("choice", "{bare} {known cards}", "{bare} {known cards} {mana limit}", says="among_them")
def _one_among(cards: Cards, among: Callable[[Choose], Choose], mark: Mark | None = None) -> object:
    return among(words.choose(1, mark(cards) if mark else cards))


reads("noun", "all {bare} from among them", says="all_among_them")(words.all_among_them)


@reads(
    "choice", "[up to] a number of {bare} {known cards} [{mana limit}] equal to {count}", says="choose, choose_up_to"
)
def _as_many_among(cards: Cards, among: Callable[[Choose], Choose], *others: Any) -> object:
    number = others[-1]
    cards = others[0](cards) if len(others) > 1 else cards
    return OneOf(among(words.choose(number, cards)), among(words.choose_up_to(number, cards)))


@reads("noun", "{how many} {bare} at random", "{how many} {bare} at random {place}", says="at_random")
def _at_random(number: int, cards: Cards, place: Any = None) -> object:
    return AtRandom(number, in_place(cards, place) if place else cards)


@reads(
    "noun",
    "{how many} {bare} {mana limit} at random",
    "{how many} {bare} {mana limit} at random {place}",
    "{how many} {bare} {mana limit} {place} at random",
    says="at_random",
)
def _at_random_with_limit(number: int, cards: Cards, mark: Mark, place: Any = None) -> object:
    return AtRandom(number, mark(in_place(cards, place) if place else cards))


reads("noun", "{how many} of {cards} at random", "{how many} {bare} {place} at random", says="at_random")(_at_random)


@reads("noun", "a number of {cards} at random equal to {count}", "that many [of] {cards} at random", says="at_random")
def _as_many_at_random(cards: Cards, number: Amount = words.THAT_MANY) -> object:
    return AtRandom(number, cards)


@reads(
    "noun",
    "a number of {bare} at random {place} equal to {count}",
    "that many {bare} at random {place}",
    says="at_random",
)
def _as_many_at_random_there(cards: Cards, place: Any, number: Amount = words.THAT_MANY) -> object:
    return AtRandom(number, in_place(cards, place))


reads("noun", "one more of {cards} at random", says="one_more_at_random")(words.one_more_at_random)


@reads(
    "noun",
    "one more {bare} at random",
    "one more {bare} at random {place}",
    "one more {bare} {place} at random",
    says="one_more_at_random",
)
def _one_more_at_random(cards: Cards, place: Any = None) -> object:
    return words.one_more_at_random(in_place(cards, place) if place else cards)


@reads("noun", "{bare} at random {place}", "{cards} at random", says="at_random")
def _one_at_random(cards: Cards, place: Any = None) -> object:
    return AtRandom(1, in_place(cards, place) if place else cards)


_BACK = "put (it|them|that (card|creature|spell|shield)|those (cards|creatures|spells|shields)) back [in any order]"
means("sentence", _BACK, (words.PUT_THEM_BACK,), says="PUT_THEM_BACK")
means(
    "sentence",
    "your opponent puts (it|that card|that creature) on the bottom of their deck in any order",
    (words.OPPONENT_PUTS_THEM_ON_BOTTOM,),
    says="OPPONENT_PUTS_THEM_ON_BOTTOM",
)
