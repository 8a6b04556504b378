"""Phrases that describe cards: "non-evolution creatures that cost 4 or less"."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sim.cards import words
from sim.cards.text.chart import NOTHING
from sim.cards.text.phrases.declaring import Mark, Marked, also, joins, joint, listed, means, reads
from sim.cards.text.phrases.terminals import ABILITY_WORDS
from sim.cards.words.descriptions import COSTS, LIMITED_BY_MANA, POWERS, Cards
from sim.cards.words.nouns import Noun
from sim.engine.record.codes import civilizations, comparisons, descriptions, keywords, owners, programs, zones

for _bit, _name in civilizations.NAMES.items():
    means("civilization", _name, _bit, says="civilization")
    means("lacking", f"non-{_name}", _bit, says="without_civilization")
also("civilizations", "{civilization}")
joins("civilizations", "{civilization} , {civilizations}", "{civilization} or {civilizations}")(
    lambda bit, bits: bit | bits
)
also("all lacking", "{lacking}")
joins("all lacking", "{lacking} , {all lacking}")(lambda bit, bits: bit | bits)


# Words that narrow down a description, and say the same in English.
PLAIN_ADJECTIVES = (
    "tapped", "untapped", "battling", "attacking", "evolution", "non_evolution", "non_creature", "exile", "non_exile",
    "face_up", "face_down", "neo", "linked", "unleashed", "crossed", "psychic", "non_psychic", "non_dragheart",
    "non_weapon", "twinpact",
)  # fmt: skip
for _name in PLAIN_ADJECTIVES:
    means("adjective", _name.replace("_", "-"), Marked(_name))
means("adjective", "(other|another)", Marked("other"))
means("adjective", "Forbidden", Marked("forbidden"))
means("adjective", "GR", Marked("gr"))
means("adjective", "non-GR", Marked("non_gr"))
means("adjective", "multicolored", Marked("of_several_civilizations"))
means("adjective", "non-multicolored", Marked("not_of_several_civilizations"))
joins("adjective", "{civilizations}")(lambda bits: Marked("civilization", bits))
joins("adjective", "{all lacking}")(lambda bits: Marked("without_civilization", bits))
reads("adjective", "{each of civilizations}", says="of_each_civilization")(
    lambda bits: Marked("of_each_civilization", bits) if bits.bit_count() > 1 else NOTHING
)
reads("adjective", "{denied race}", says="without_race")(lambda race: Marked("without_race", race))
means("adjective", "colorless", Marked("without_civilization", sum(civilizations.NAMES)))


means("noun of cards", "(creature|creatures)", words.CREATURES)
means("noun of cards", "(shield|shields)", words.SHIELDS)
means("noun of cards", "(seal|seals)", words.SEALS)
means("noun of cards", "dragheart (creature|creatures)", words.DRAGHEART_CREATURES)
means("noun of cards", "Forbidden (field|fields)", words.FORBIDDEN_FIELDS)  # a card type (204.3c), and no race
means("noun of cards", "D2 (field|fields)", words.D2_FIELDS)
reads("noun of cards", "{race}", says="race")(lambda race: words.CREATURES.race(race))
for _noun, _cards in {
    "(card|cards)": words.CARDS,
    "(element|elements)": words.ELEMENTS,
    "(spell|spells)": words.SPELLS,
    "(field|fields)": words.FIELDS,
    "(tamaseed|tamaseeds)": words.TAMASEEDS,
    "(castle|castles)": words.CASTLES,
    "(dragheart|draghearts)": words.DRAGHEARTS,
    "dragheart (weapon|weapons)": words.WEAPONS,
    "dragheart (fortress|fortresses)": words.FORTRESSES,
    "cross (gear|gears)": words.GEARS,
    "(aura|auras)": words.AURAS,
}.items():
    means("noun of cards", _noun, _cards)
    reads("noun of cards", f"{{race}} {_noun}", says="race")(lambda race, cards=_cards: cards.race(race))
means("cards without limit", "the equipped creature", words.THE_EQUIPPED)
means("cards without limit", "the attached creature", words.THE_ATTACHED)


also("named cards", "{noun of cards}")


@joins("named cards", "{adjective} {named cards}")
def _with_adjective(mark: Mark, cards: Cards) -> object:
    return mark(cards)


@joins("several races", "{named cards} or {named cards}", "{named cards} or {several races}")
def _races(first: Cards, second: Cards) -> object:
    """Races of one description; the adjectives are repeated, but for "other"."""
    if (
        not first.races
        or not second.races
        or replace(first, races=(), is_other=False) != replace(second, races=(), is_other=False)
    ):
        return NOTHING
    return replace(first, races=first.races + second.races)


def _range_words(least: int | None, most: int | None) -> tuple[tuple[str, int], ...]:
    return tuple((name, value) for name, value in (("at_least", least), ("at_most", most)) if value is not None)


joins("range", "{number}")(lambda number: _range_words(number, number))
joins("range", "{number} or less")(lambda number: _range_words(None, number))
joins("range", "{number} or more")(lambda number: _range_words(number, None))
joins("range", "{number} to {number}")(lambda least, most: _range_words(least, most))

_KEYWORDS = {name: bit for bit, name in keywords.NAMES.items()}
# Names before abilities by which descriptions know cards, but for their numbers, besides ABILITY_WORDS.
NAMES_IN_DESCRIPTIONS = (
    "ultimate evolution",
    "silent skill",
    "wave striker",
    "shield go",
    "mugen climb",
    "bad action dynamite",
    "fushigiverse",
)


@reads("property", "{quoted}", says="having, with_ability_word")
def _keyword_or_ability_word(name: str) -> object:
    if name in _KEYWORDS:
        return "keyword", _KEYWORDS[name]
    is_known = name.lower() in NAMES_IN_DESCRIPTIONS or re.fullmatch(ABILITY_WORDS.pattern, name, flags=re.IGNORECASE)
    return ("ability word", name) if is_known else NOTHING


reads("property", "power {range}", says="power")(lambda limits: ("power", limits))
listed("properties", "{property}", " and")


class _Having(tuple[Any, ...]):
    """Keywords, power and ability words that cards have."""

    def __call__(self, cards: Cards) -> object:
        """The description with them."""
        keywords = sum(value for kind, value in self if kind == "keyword")
        cards = cards.having(keywords) if keywords else cards
        for kind, value in self:
            if kind == "power":
                cards = cards.power(**dict(value))
            if kind == "ability word":
                cards = cards.with_ability_word(value)
        return cards


reads("condition of cards", "(with|that have|that has|and have|and has) {properties}", says="having, power")(_Having)


@reads("condition of cards", "(that|and) (don't|doesn't) have {lacking keywords}", says="lacking")
def _lacking(names: tuple[str, ...]) -> object:
    if any(name not in _KEYWORDS for name in names):
        return NOTHING
    return Marked("lacking", sum({_KEYWORDS[name] for name in names}))


listed("lacking keywords", "{quoted}", " or")
reads("condition of cards", "(that|and) (cost|costs) {range}", says="cost")(lambda limits: Marked("cost", limits))
reads("condition of cards", "with the race {race}", says="with_race_too")(lambda race: Marked("with_race_too", race))
listed("names", "{quoted}", " or")
reads("condition of cards", "with {names} in (their names|its name)", says="named")(
    lambda names: Marked("named", *names)
)
reads("condition of cards", "with {quoted} and {quoted} in (their names|its name)", says="with_each_in_its_name")(
    lambda first, second: Marked("with_each_in_its_name", first, second)
)
reads("condition of cards", "named {quoted}", says="called")(lambda name: Marked("called", name))
reads("condition of cards", "not named {quoted}", says="not_called")(lambda name: Marked("not_called", name))
reads("condition of cards", "(that|and) (evolve|evolves) from (a|an) {race}", says="evolving_from")(
    lambda race: Marked("evolving_from", race)
)
# What follows the noun and takes nothing else, by the words that say it.
PLAIN_CONDITIONS = {
    "costing_the_number": "(that|and) (cost|costs) that number",
    "with_when_put_ability": 'with an ability that begins with " when you put this creature into the battle zone "',
    "without_abilities": "without abilities",
    "of_that_race": "of that race",
    "of_that_civilization": "of that civilization",
    "with_that_power": "with that power",
    "with_that_name": "with that name",
    "of_the_race_chosen_for_this": "of the race chosen for this creature",
    "with_the_name_chosen_for_this": "with the name chosen for this creature",
    "of_highest_power": "with the highest power",
    "of_lowest_power": "with the lowest power",
    "sharing_a_race_with_the_destroyed": "(that|and) (share|shares) a race with the destroyed creature",
    "put_this_turn": "(that|and) (was|were) put into the battle zone this turn",
    "with_the_same_name_as_another": "(that|and) (share|shares) a name with another of them",
    "sharing_a_civilization_with_your_mana": "(that|and) (share|shares) a civilization with a card in your mana zone",
    "sharing_a_name_with_the_graveyard": "(that|and) (share|shares) a name with a creature in its owner's graveyard",
    "crossed_with_the_crossed": "crossed with the crossed creature",
    "that_can_attack": "(that|and) can attack",
    "that_can_be_linked": "(that|and) can be linked with one of your creatures",
    "that_can_evolve_from_this": "(that|and) can evolve from this creature",
    "under_this": "under this creature",
    "right_under_this": "directly under this creature",
    "linked_to_this": "linked to this one",
    "not_crossed_with_this": "other than the crossed creature",
    "sharing_a_race_with_the_crossed": "(that|and) (share|shares) a race with the crossed creature",
    "not_attacking": "(that|and) (isn't|aren't) attacking",
    "that_were_under_this": "(that|and) (was|were) under this creature",
    "crossed_with_this": "crossed with (this creature|it)",
    "that_were_crossed_with_this": "(that|and) (was|were) crossed with this creature",
}
for _name, _said in PLAIN_CONDITIONS.items():
    means("condition of cards", _said, Marked(_name))


class _Compared(tuple[Any, ...]):
    """A comparison with its arguments: two that say the same are equal."""

    def __call__(self, cards: Cards) -> object:
        """The description with it."""
        what, sign, to = self
        return words.compared(cards, what, sign, to)


def _costing_exactly(more: bool) -> Callable[[int, Noun], Mark]:
    """What says that a card costs exactly that much more, or less, than another one."""
    compare = words.costing_exactly_more if more else words.costing_exactly_less
    return lambda number, to: lambda cards: compare(cards, number, to)


# The engine distinguishes them by what is known: the card of the event, or those spoken of.
for _said, _others in {
    "this creature": (words.THIS,),
    "that (creature|element|spell|shield)": (words.THAT, words.IT),
    "that card": (words.THAT_CARD, words.IT),
    "those (creatures|cards|spells|shields)": (words.IT,),
}.items():
    for _pronoun in _others:
        joins("another card", _said)(lambda pronoun=_pronoun: pronoun)
joins("another card", "it")(lambda: words.THIS)  # after "this creature", in one sentence
for _sign, _said in POWERS.items():
    reads("condition of cards", f"with {_said} power (than|as) {{another card}} [together]", says="compared")(
        lambda to, sign=_sign: _Compared((descriptions.POWER, sign, to))
    )
for _sign, _said in COSTS.items():
    reads("condition of cards", f"(that|and) (cost|costs) {_said} {{another card}} [together]", says="compared")(
        lambda to, sign=_sign: _Compared((descriptions.COST, sign, to))
    )
    reads("mana limit", f"that (cost|costs) {_said} {{count}}", says="compared")(
        lambda to, sign=_sign: _Compared((descriptions.COST, sign, to))
    )
for _than in ("more", "less"):
    _said = f"(that|and) (cost|costs) exactly {{number}} {_than} than {{another card}}"
    reads("condition of cards", _said, says=f"costing_exactly_{_than}")(_costing_exactly(_than == "more"))
reads("condition of cards", "with the same name as [the first of] {another card}", says="compared")(
    lambda to: _Compared((descriptions.NAME, comparisons.IS_EQUAL, to))
)
reads("condition of cards", "(that|and) (share|shares) a race with [the first of] {another card}", says="compared")(
    lambda to: _Compared((descriptions.RACE, comparisons.IS_EQUAL, to))
)
reads(
    "condition of cards", "(that|and) (share|shares) a civilization with [the first of] {another card}", says="compared"
)(lambda to: _Compared((descriptions.CIVILIZATION, comparisons.IS_EQUAL, to)))
listed("conditions of cards", "{condition of cards}", "")
also("plain cards", "[(a|an)] {named cards}", "[(a|an)] {several races}")


@joins("plain cards", "[(a|an)] {named cards} {conditions of cards}", "[(a|an)] {several races} {conditions of cards}")
def _conditioned(cards: Cards, marks: tuple[Mark, ...]) -> object:
    return functools.reduce(lambda some, mark: mark(some), marks, cards)


joins("alternatives", "{plain cards} [,] or {plain cards}")(lambda first, second: (first, second))
joins("alternatives", "{plain cards} [,] or {alternatives}")(lambda first, others: (first, *others))
also("bare", "{plain cards}")


@reads("bare", "{alternatives}", says="either")
def either_of(alternatives: tuple[Cards, ...]) -> object:
    """Cards that are one of these, unless they are races of one description."""
    if any(_races(first, other) is not NOTHING for first, other in itertools.pairwise(alternatives)):
        return NOTHING  # they are races of one description
    return words.either(*alternatives)


@reads("bare", "{plain cards} that (are|is) {alternatives}", says="either")
def _either_with_more(cards: Cards, alternatives: tuple[Cards, ...]) -> object:
    found = words.either(*alternatives)
    return replace(cards, either=alternatives, types=cards.types or found.types)


means("whose", "your", owners.YOURS, says="your")
means("whose", "(your opponent's|their)", owners.OPPONENTS, says="your_opponents")
means("whose", "that player's", programs.CHOSEN_PLAYERS, says="that_players")
joint("zone", "(battle zone|battle zones)", zones.BATTLE)
joint("zone", "(hand|hands)", zones.HAND)
joint("zone", "(mana zone|mana zones)", zones.MANA)
joint("zone", "(graveyard|graveyards)", zones.GRAVEYARD)
joint("zone", "(deck|decks)", zones.DECK)
joint("zone", "(shield zone|shield zones)", zones.SHIELD)
joint("zone", "(hyperspatial zone|hyperspatial zones)", zones.HYPERSPATIAL)
joint("zone", "ultra-GR (zone|zones)", zones.GR)
listed("zones", "{zone}", " or")
reads("place", "(in|from) {whose} {zones}", says="in_zone")(lambda whose, zones: (whose, zones))
reads("place", "(in|from) (any player's|both players') {zones}", says="in_zone")(lambda zones: (owners.ANYONES, zones))
means("place", "(in|from) the battle zone", (None, (zones.BATTLE,)), says="CARDS")
means("place", "(in|from) the shield zone", (None, (zones.SHIELD,)), says="in_zone")
for _name, _limit in {
    "costing_at_most_their_mana": descriptions.COSTS_AT_MOST_THEIR_MANA,
    "costing_more_than_their_mana": descriptions.COSTS_MORE_THAN_THEIR_MANA,
    "costing_at_least_their_mana": descriptions.COSTS_AT_LEAST_THEIR_MANA,
}.items():
    _said = f"{LIMITED_BY_MANA[_limit]} the number of cards in (that|their owner's|its owner's) mana zone"
    means("mana limit", f"that (cost|costs) {_said}", Marked(_name))


def in_place(cards: Cards, place: tuple[int | None, tuple[int, ...]]) -> Cards:
    """The cards in these zones, of this player."""
    whose, zones = place
    return replace(cards, zones=zones, whose=cards.whose if whose is None else whose)


also("cards without limit", "{bare}", "each {bare}")


@joins("cards without limit", "{bare} {place}", "each {bare} {place}")
def _somewhere(cards: Cards, place: tuple[int | None, tuple[int, ...]]) -> object:
    return in_place(cards, place)


@joins("cards without limit", "{whose} {bare}", "(one|each) of {whose} {bare}")
def _somebodys(whose: int, cards: Cards) -> object:
    return replace(cards, whose=whose)


@joins("cards without limit", "{whose} {bare} {place}", "(one|each) of {whose} {bare} {place}")
def _somebodys_somewhere(whose: int, cards: Cards, place: tuple[int | None, tuple[int, ...]]) -> object:
    return in_place(replace(cards, whose=whose), place)


also("cards", "{cards without limit}")
means("cards", "the crossed creature", words.THE_CROSSED)
reads("cards without limit", "the equipped {civilizations} creature", says="THE_EQUIPPED")(
    lambda bits: words.THE_EQUIPPED.civilization(bits)
)
reads("cards without limit", "the equipped {civilizations} {race}", says="THE_EQUIPPED")(
    lambda bits, race: words.THE_EQUIPPED.civilization(bits).race(race)
)
reads("cards", "the crossed creature {conditions of cards}", says="THE_CROSSED")(
    lambda marks: functools.reduce(lambda some, mark: mark(some), marks, words.THE_CROSSED)
)
joins("cards", "{cards without limit} {mana limit}")(lambda cards, mark: mark(cards))
