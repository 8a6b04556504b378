"""What distinguishes two options of one card, as text: which of its abilities or ways of use, by their rules text."""

from collections.abc import Mapping
from typing import Any, Final

from sim.cards.tabulation import with_statics
from sim.cards.wording import in_its_words
from sim.cards.words import BeforeAttacking, Card, Dynamo, Feature, Gives, Hyperify, TapAbility
from sim.cards.words.clauses import OneOf, SomeOf
from sim.cards.words.definitions import parts_of
from sim.cards.words.effects import sentences
from sim.cards.words.event_words import CORNERS
from sim.cards.words.ways import ways_of
from sim.engine.record.codes import card_types, choices, departures, programs, uses
from sim.language import translatable

REPLACEMENTS: Final[Mapping[int, str]] = {
    departures.BY_ITS_TOP: translatable("only its top card leaves"),
    departures.BY_A_LIFE: translatable("its EX Life"),
    departures.BY_TAPPED_MANA: translatable("it goes to the mana zone tapped"),
    departures.BY_WHAT_IS_UNDER: translatable("the cards under it leave"),
    departures.BY_FLIPPING: translatable("it flips back"),
    departures.BY_MANA: translatable("it goes to the mana zone"),
}


def with_triggers(card: Card) -> list[Feature]:
    """The features of the triggered abilities of a card, one for each of its rows."""
    return [feature for feature in card.features for _ in range(feature.number_of_triggers)]


def ability_text(tables: Any, cards: tuple[Card, ...], row: int) -> str | None:
    """The text of the triggered ability in a row of the tables; None for one that an effect created."""
    if row == programs.SLAYER_TRIGGER:
        return "slayer"
    kind = int(tables.trigger_kind[row])
    index = row - int(tables.trigger_first[kind])
    triggers = with_triggers(cards[kind])
    return in_its_words(cards[kind], triggers[index].line()) if 0 <= index < len(triggers) else None


def replacement_text(tables: Any, cards: tuple[Card, ...], number: int, row: int) -> str | None:
    """The text of what replaces the leaving of a creature, by a rule with this number or by the row of an ability.

    None for an ability that an effect has given.
    """
    if number in REPLACEMENTS:
        return REPLACEMENTS[number]
    kind = int(tables.static_kind[row])
    index = row - int(tables.static_first[kind])
    statics = with_statics(cards[kind])
    return in_its_words(cards[kind], statics[index].line()) if 0 <= index < len(statics) else None


def mode_text(card: Card, count: int, number: int) -> str | None:
    """The text of one of this many modes of a card; None if the card has no such list, or several."""
    lists = {
        modes: face
        for face in card.halves or (card,)
        for part in parts_of((face.features, face.effects))
        if isinstance(part, OneOf | SomeOf)
        for modes in part.lists
        if len(modes) == count
    }
    if len(lists) != 1:
        return None
    [(modes, face)] = lists.items()
    text = sentences(modes[number]).partition("\n")[0]  # without a list inside the list
    return in_its_words(face, text.rstrip(".:"))


def option_text(tables: Any, cards: tuple[Card, ...], what: int, kind: int, number: int) -> str | None:
    """The text of an option of a card of this kind; None if it is the card itself."""
    if what == choices.OPTION_ABILITY:
        return ability_text(tables, cards, number)
    card = cards[kind]
    if what == choices.OPTION_CARD and card.types & card_types.FINAL and card.types & card_types.FIELD and number > 0:
        return f"{CORNERS[number - 1]} corner"
    face = card.halves[0] if card.halves else card
    if what == choices.OPTION_TAP_ABILITY:
        if number > 0:
            face = cards[int(tables.static_kind[number - 1])]
        return next((part.line() for part in face.features if _is_tap_ability(part, number > 0)), None)
    if what == choices.OPTION_HYPERIFY:
        return next((part.line() for part in face.features if isinstance(part, Hyperify)), None)
    if what != choices.OPTION_USE:
        return None
    if number == uses.COMBINED:
        return None if card.other_face is None else f"combined to {card.other_face.name}"
    if number == uses.ONCE_FOR_NO_COST:
        return translatable("once each turn")
    if number == uses.SPELL_HALF:
        return card.halves[1].name
    if number == uses.PAY_COST:
        return card.halves[0].name if card.halves else translatable("paying its cost")
    return ways_of(face.features)[number - 1].line()


def _is_tap_ability(feature: Feature, is_given: bool) -> bool:
    """Whether a feature is a tap ability, or gives one."""
    if is_given and isinstance(feature, BeforeAttacking | Dynamo):
        return True
    if is_given:
        return isinstance(feature, Gives) and isinstance(feature.ability, TapAbility)
    return isinstance(feature, TapAbility)
