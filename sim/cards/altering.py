"""Cards that change what the text of another card does: the other one is written so, for as long as they are there."""

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import partial
from typing import cast

from sim.cards.words import CREATURES, Card, Choose, DestroysStronger, at_least, when, your
from sim.cards.words.effects import Effect
from sim.cards.words.keywords import Feature
from sim.cards.words.verbs import Act
from sim.engine.record.codes import verbs


def as_altered(cards: Sequence[Card]) -> list[Card]:
    """The cards of a match, those changed of which another card of the match says what they do instead."""
    changes = [
        (card.name, feature) for card in cards for feature in card.features if isinstance(feature, DestroysStronger)
    ]
    return [_changed(card, changes) for card in cards]


def _changed(card: Card, changes: Sequence[tuple[str, DestroysStronger]]) -> Card:
    for holder, change in changes:
        if card.name == change.name:
            features = _mapped(card.features, partial(_stronger, holder=holder, change=change))
            card = replace(card, features=cast(tuple[Feature, ...], features))
    return card


def _stronger(effect: Effect, holder: str, change: DestroysStronger) -> Effect:
    """The effect if it destroys no such creature; or else what it destroys while the holder is in the battle zone."""
    if not isinstance(effect, Act) or effect.verb != verbs.DESTROY or not isinstance(effect.noun, Choose):
        return effect
    if effect.noun.cards.most_power != change.most:
        return effect
    noun = replace(effect.noun, cards=replace(effect.noun.cards, most_power=change.instead))
    there = at_least(1, your(CREATURES.called(holder)))
    return when(there, replace(effect, noun=noun), otherwise=(effect,))


def _mapped(piece: object, change: Callable[[Effect], Effect]) -> object:
    """The piece with all effects in it changed."""
    if isinstance(piece, tuple):
        return tuple(_mapped(part, change) for part in piece)
    if not is_dataclass(piece) or isinstance(piece, type):
        return piece
    if isinstance(piece, Effect):
        changed = change(piece)
        if changed is not piece:
            return changed
    parts = {field.name: getattr(piece, field.name) for field in fields(piece)}
    new = {name: _mapped(part, change) for name, part in parts.items() if isinstance(part, tuple | Effect)}
    return replace(piece, **{name: part for name, part in new.items() if part != parts[name]})
