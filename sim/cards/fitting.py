"""Which cards fit a description by their printed characteristics: types, races, names, cost.

This is decided once, when the tables are written; the rules only test a bit. The engine itself compares what changes
during a game: power, keywords, orientation.

A twinpact is one card with both halves in every zone but the battle zone (810.1, 810.4), where its creature half is a
kind of its own. What a description denies ("non-darkness", "colorless") must be true of the whole card. If it names a
card type, the half of that type must be everything else that it says (810.3a). Otherwise the card has the
civilizations, races, names and abilities of both halves, and either cost (201.2b).
"""

import copy
import functools
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sim.cards.picking import is_named, name_has, race_has
from sim.cards.words import Card, Cards, Feature, Trigger, shinkarise
from sim.cards.words.descriptions import CARDS, WHEN_PUT
from sim.cards.words.evolving import Evolves
from sim.engine.record.codes import card_types, civilizations, descriptions, programs, traits, zones

# What is printed on a card, with the fields of a description that speak of it.
CHARACTERISTICS: Final = {
    "type": ("types", "not_types", "all_types"),
    "civilization": (
        "civilizations", "all_civilizations", "not_civilizations", "multicolored", "not_multicolored",
    ),
    "race": ("races", "not_races", "race_in_full", "race_too", "evolving_race"),
    "name": ("names", "all_names", "name_in_full", "name_denied"),
    "cost": ("least_cost", "most_cost"),
}  # fmt: skip


def altered(card: Card, **changes: Any) -> Card:
    """The card with other characteristics. They need not go with its abilities, which `replace` would check."""
    other = copy.copy(card)
    for name, value in changes.items():
        object.__setattr__(other, name, value)
    return other


def changed(card: Card, races: tuple[str, ...], civilizations: int) -> Card:
    """The card with races and civilizations besides its own; both halves of a twinpact have them."""
    more = tuple(race for race in races if race not in card.races)
    halves = tuple(changed(half, races, civilizations) for half in card.halves)
    return altered(card, races=card.races + more, civilizations=card.civilizations | civilizations, halves=halves)


def asks_for_races(cards: Cards) -> bool:
    """Whether a description asks for a race, or denies one."""
    here = cards.races or cards.not_races or cards.race_in_full
    return bool(here) or any(asks_for_races(part) for part in cards.either)


def fits_as_printed(cards: Cards, card: Card) -> bool:
    """Whether the printed characteristics of a card fit a description."""
    if cards.is_seal:
        return False  # it lies face down
    if cards.as_base and any(feature == shinkarise for feature in card.features):
        card = altered(card, types=card.types | card_types.CREATURE)
    return _fits(cards, card, card)


def unlike_as_printed(cards: Cards, card: Card) -> list[str]:
    """The only printed characteristic, "civilization" or "cost", that keeps a card from fitting a description."""
    return [
        name
        for name, fields in CHARACTERISTICS.items()
        if not fits_as_printed(replace(CARDS, **{field: getattr(cards, field) for field in fields}), card)
    ]


def _fits(cards: Cards, part: Card, whole: Card) -> bool:
    """Whether a description fits the card, if it means this part of it, which may be all of it."""
    if cards.not_types & whole.types or cards.not_civilizations & whole.civilizations:
        return False
    if cards.not_races and any(_has_race(face, word) for word in cards.not_races for face in (whole, *whole.halves)):
        return False
    if cards.all_types & card_types.TWINPACT & ~whole.types:
        return False
    if cards.not_multicolored and whole.civilizations.bit_count() > 1:
        return False
    if not part.halves:
        return _is_all_of(cards, part, whole)
    return any(_is_all_of(cards, meant, whole) for meant in _meant(cards, part))


def _meant(cards: Cards, twinpact: Card) -> tuple[Card, ...]:
    """The halves of a twinpact, one of which a named type means (810.3a); otherwise the card itself."""
    return twinpact.halves if cards.types | cards.all_types & ~card_types.TWINPACT else (twinpact,)


def _is_all_of(cards: Cards, part: Card, whole: Card) -> bool:
    """Whether this part of the card is everything that the description affirms."""
    if (cards.types and not cards.types & part.types) or cards.all_types & ~part.types & ~card_types.TWINPACT:
        return False
    if cards.civilizations and not cards.civilizations & part.civilizations:
        return False
    if cards.all_civilizations & ~part.civilizations:
        return False
    if cards.multicolored and part.civilizations.bit_count() < 2:
        return False
    if cards.races and not any(_has_race(part, word) for word in cards.races):
        return False
    if cards.race_in_full and cards.race_in_full not in part.all_races:
        return False
    if cards.race_too and not _has_race(part, cards.race_too):
        return False
    if cards.is_plain and any(face.features or face.effects for face in (part, *part.halves)):
        return False
    if cards.either and not any(_fits(alternative, part, whole) for alternative in cards.either):
        return False
    by_power = cards.comparison is not None and cards.comparison.what == descriptions.POWER
    limited = cards.least_power is not None or cards.most_power is not None
    if (limited or by_power) and not card_types.traits_of(part.types) & traits.FIGHTS:
        return False  # 301.3: only creatures have power
    return _text_fits(cards, part, whole) and _cost_fits(cards, part)


def _text_fits(cards: Cards, part: Card, whole: Card) -> bool:
    """Whether the names and abilities of the part fit."""
    if cards.names and not any(_has_in_name(part, word) for word in cards.names):
        return False
    if cards.all_names and not all(_has_in_name(part, word) for word in cards.all_names):
        return False
    if cards.is_linked and not part.linked:
        return False
    if cards.name_in_full and not _is_called(part, cards.name_in_full):
        return False
    if cards.name_denied and _is_called(part, cards.name_denied):
        return False
    if not (cards.ability_word or cards.begins_when_put or cards.evolving_race or whole.halves):
        return True  # the engine asks for keywords: in the battle zone they may be given
    features = [feature for face in (part, *part.halves) for feature in face.features]
    parts = (*features, *(effect for face in (part, *part.halves) for effect in face.effects))
    if cards.ability_word and not any(_has_name(one, cards.ability_word) for one in parts):
        return False
    if cards.begins_when_put and not any(_begins_when_put(feature) for feature in features):
        return False
    if cards.evolving_race and not any(
        _names_race(base, cards.evolving_race) for part in features for base in getattr(part, "bases", ())
    ):
        return False
    if not whole.halves:
        return True
    printed = functools.reduce(lambda some, feature: some | getattr(feature, "bits", 0), features, 0)
    return not (cards.keywords & ~printed or cards.not_keywords & printed)


def _has_name(part: object, name: str) -> bool:
    """Whether an ability stands under this name, which may leave out its number."""
    label = f"{part.sort}Evolution{part.suffix}: " if isinstance(part, Evolves) else getattr(part, "label", "")
    return re.fullmatch(rf"{re.escape(name)}( \d+)?: ", label, re.IGNORECASE) is not None


def _begins_when_put(feature: Feature) -> bool:
    """Whether the text of an ability begins so; a name before it says nothing.

    In Japanese the way in which it is put, such as by Revolution Change, and the turn stand before "is put".
    """
    if not isinstance(feature, Trigger):
        return False
    return re.fullmatch(rf"{re.escape(WHEN_PUT)}( or .*)?", feature.event_words(), re.IGNORECASE) is not None


def _names_race(base: Cards, word: str) -> bool:
    """Whether the description of what an evolution is put on names a race that contains the word."""
    named = any(race_has(race, word) for race in (*base.races, base.race_in_full))
    return named or any(_names_race(one, word) for one in base.either)


def _cost_fits(cards: Cards, part: Card) -> bool:
    """Whether the cost of the part is in the range: of a twinpact as a card either cost (201.2b)."""
    most = cards.most_cost
    if most is None and cards.least_cost <= 0:
        return True
    costs = [half.cost for half in (*part.halves, *part.linked)] or [part.cost]
    return any(cards.least_cost <= cost and (most is None or cost <= most) for cost in costs)


def fits_a_seal(cards: Cards) -> bool:
    """Whether a description fits a card in the battle zone that lies face down: it costs 0, and has nothing else.

    116.3a, 200.3b. It has no power, no keywords and no orientation either.
    """
    if zones.BATTLE not in cards.zones or cards.least_cost > 0:
        return False
    printed = cards.types or cards.all_types or cards.civilizations or cards.multicolored or cards.races or cards.names
    if cards.all_names or cards.is_linked or cards.named_as:
        return False
    in_full = cards.race_in_full or cards.name_in_full or cards.evolving_race or cards.begins_when_put or cards.is_plain
    in_full = in_full or cards.race_too
    state = cards.keywords or cards.not_keywords or cards.is_tapped is not None or cards.is_new or cards.relation
    powers = (cards.least_power, cards.most_power)
    return not (printed or in_full or state or cards.either or cards.ability_word) and powers == (None, None)


def nameable(cards: Sequence[Card], sort: int) -> list[str]:
    """What can be named among the cards of a match: their races, the civilizations or their names, in order."""
    if sort == programs.A_RACE:
        printed = {race for card in cards for race in card.all_races}
        return sorted(printed | {race for race in _put_on(cards) if not any(race_has(one, race) for one in printed)})
    if sort == programs.A_CIVILIZATION:
        return list(civilizations.NAMES.values())
    return sorted({name for card in cards if not card.halves and not card.linked for name in _names(card)})


def _put_on(cards: Sequence[Card]) -> set[str]:
    """The races that evolution creatures are put on: one can be named that no card has."""
    bases = [base for card in cards for feature in card.features for base in getattr(feature, "bases", ())]
    bases += [part for base in bases for part in base.either]
    return {race for base in bases for race in (*base.races, base.race_in_full) if race}


def description_of(name: str, sort: int) -> Cards:
    """The cards that have what is named."""
    if sort == programs.A_RACE:
        return Cards(zones=(), race_in_full=name)
    if sort == programs.A_CIVILIZATION:
        return Cards(zones=(), civilizations=next(bit for bit, one in civilizations.NAMES.items() if one == name))
    return Cards(zones=(), name_in_full=name)


def share(first: Card, second: Card, what: int) -> bool:
    """Whether two cards have a race, or a name, in common; a twinpact has those of both halves (810.4)."""
    if what == descriptions.RACE:
        return not set(first.all_races).isdisjoint(second.all_races)
    return not _names(first).isdisjoint(_names(second))


def _names(card: Card) -> set[str]:
    """Its name; a twinpact has those of both halves (810.4), and a linked creature those of its Gods (202.5).

    What lies face down has none (405.4).
    """
    if card.types & card_types.FACE_DOWN:
        return set()
    return {part.name for part in (*card.halves, *card.linked)} or {card.name}


def _has_in_name(card: Card, word: str) -> bool:
    """Whether the word is in one of its names (202.3)."""
    if card.types & card_types.FACE_DOWN:
        return False
    by_itself = not card.halves and not card.linked
    named = [card] if by_itself else [*card.halves, *card.linked]
    return any(name_has(one.name, word, one.japanese_name) for one in named)


def _is_called(card: Card, name: str) -> bool:
    """Whether a text that names this card in full means it."""
    return not card.types & card_types.FACE_DOWN and any(is_named(one, name) for one in (card.name, *_names(card)))


def _has_race(card: Card, word: str) -> bool:
    """Whether it has a race that contains the word (203.2)."""
    return any(race_has(race, word) for race in card.all_races)
