"""Definitions: whole cards - creature, spell, castle, cross gear, aura, field, twinpact - made of features and effects.

Abilities that a card of its type can't have are refused here. The cards themselves are in `sim.cards.library`.
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ParamSpec

from sim.cards.words.added_rules import AnyNumberInDeck, MoreInDeck
from sim.cards.words.around_shields import (
    GuardStrike,
    SabakiZ,
    SavesFortifiedShield,
    ShieldTriggerAsItComes,
    ShieldTriggerIf,
    StrikeBack,
    sabaki_z,
    sabaki_z_of_spell,
)
from sim.cards.words.casting import AfterCasting
from sim.cards.words.clauses import KnightMagic
from sim.cards.words.effects import Effect
from sim.cards.words.evolving import CreatureIf, Evolves
from sim.cards.words.gears import ShieldTriggerCross
from sim.cards.words.hyper_mode import Hyperify, HyperMode, InHyperMode
from sim.cards.words.keywords import Feature, Keyword, shield_trigger
from sim.cards.words.king_cells import Combines
from sim.cards.words.misuse import DefinitionError, Misuse, shown, written
from sim.cards.words.more_mana import SpellOverDrive
from sim.cards.words.sealing import EntersSealed, StartsSealed
from sim.cards.words.statics import Gives, Static
from sim.cards.words.tap_abilities import TapAbility
from sim.cards.words.triggers import Trigger
from sim.cards.words.ways import (
    AdditionalCost,
    CastCondition,
    CastFrom,
    EvoCharger,
    SummonCondition,
    Way,
    galaxy_go_of_spell,
)
from sim.engine.record.codes import acts, card_types, civilizations, events, keywords, links, statics, traits, zones

ADDABLE = (
    card_types.FORBIDDEN,
    card_types.EXILE,
    card_types.GR_CREATURE,
    card_types.PSYCHIC,
    card_types.DRAGHEART,
    card_types.SUPER,
    card_types.KING,
    card_types.DREAM,
)  # to a creature
FOR_SPELLS = (AdditionalCost, AfterCasting, CastCondition, CastFrom, EvoCharger, ShieldTriggerIf, SpellOverDrive)
FOR_ANY_ELEMENT = (
    keywords.SHIELD_TRIGGER | keywords.CANT_LEAVE | keywords.CANT_BE_DESTROYED | keywords.SHINKARISE
)  # keywords that do not concern fighting
OF_TWINPACTS = (card_types.EVOLUTION, card_types.NEO)  # the evolutions that a half of a twinpact may have
UNLIKE_A_FACE = (
    Evolves,
    StrikeBack,
    SabakiZ,
    ShieldTriggerAsItComes,
    EntersSealed,
    StartsSealed,
    SummonCondition,
)  # what a face or half can't have
ONLY_ONE = (
    *FOR_SPELLS,
    Combines,
    SummonCondition,
    Evolves,
    TapAbility,
    StrikeBack,
    StartsSealed,
    EntersSealed,
    HyperMode,
    Hyperify,
)
OF_HYPER_MODE = (Hyperify, HyperMode, InHyperMode)


@dataclass(frozen=True)
class Card:
    """A card, or one face or half of one: characteristics (200.1-2, 202.1, 203.1, 204.1) and a text box (205.1).

    A feature is an ability (110.3), an advantage or not (110.2a, 110.2c). `effects` are what a spell does; `other_face`
    is the back of a double-sided card; `halves` are the creature and the spell of a twinpact. Its other names, its
    Japanese name and the codes of the sets that it is printed in mean nothing to a game.
    """

    name: str
    types: int
    civilizations: int
    cost: int
    power: int
    races: tuple[str, ...]
    features: tuple[Feature, ...] = ()
    effects: tuple[Effect, ...] = ()
    mana_number: int = 1  # the mana symbol (207.1); without a civilization it is colorless (207.3)
    other_face: Card | None = None
    halves: tuple[Card, ...] = dataclasses.field(default=())
    linked: tuple[Card, ...] = ()  # the Gods of which it consists (804); made by the tables, and no card
    other_names: tuple[str, ...] = ()
    japanese_name: str = ""
    printed_in: tuple[str, ...] = ()
    imported: bool = False  # from a published wording, and not reviewed

    def __post_init__(self) -> None:
        """Refuse what the engine would ignore on such a card.

        Raises DefinitionError with the name of the card.
        """
        for part in (*self.features, *self.effects):
            if isinstance(part, Misuse):
                raise DefinitionError(f"{self.name}: {part.message}")
        self._check_facts()
        self._check_features()
        self._check_faces()

    def _check_facts(self) -> None:
        """Refuse characteristics that no card can have."""
        if self.other_face is not None and not isinstance(self.other_face, Card):
            raise DefinitionError(f"{self.name}: {shown(self.other_face)} is not a card for the other face")
        numbers = (self.types, self.civilizations, self.cost, self.power, self.mana_number)
        if not self.name or not all(type(number) is int and number >= 0 for number in numbers):
            raise DefinitionError(f"{self.name}: types, civilizations, cost and power are numbers from 0")
        if self.civilizations & ~sum(civilizations.NAMES):
            raise DefinitionError(f"{self.name}: {self.civilizations} is not a civilization")
        if not card_types.rows_of(self.types):
            raise DefinitionError(f"{self.name}: it has no card type")

    def _check_features(self) -> None:
        """Refuse abilities that a card of this type can't have, or can't have twice or together with others."""
        noun = card_types.rows_of(self.types)[-1].noun
        for feature in self.features:
            can_have = self._can_have_in_hyper_mode if isinstance(feature, OF_HYPER_MODE) else self._can_have
            if not can_have(feature):
                article = "an" if noun[0] in "aeiou" else "a"
                raise DefinitionError(f'{self.name}: {article} {noun} can\'t have "{feature.words()}"')
        for single in ONLY_ONE:
            if sum(isinstance(feature, single) for feature in self.features) > 1:
                raise DefinitionError(f"{self.name}: there can be only one {single.__name__}")
        for feature in self.features:
            if isinstance(feature, Way) and feature.pays_creatures and self.types & card_types.EVOLUTION:
                reason = "the payment could include the creature that it is put on"
                raise DefinitionError(f'{self.name}: "{feature.words()}": {reason}')
        for feature in self.features:
            if isinstance(feature, Way) and feature.paid_with not in (0, self.civilizations):
                raise DefinitionError(f'{self.name}: "{feature.words()}": these are not its civilizations')
            if isinstance(feature, Way) and feature.floor > self.civilizations.bit_count():
                raise DefinitionError(f'{self.name}: "{feature.words()}": the engine does not ask for such a floor')
        heads = (statics.BREAK_TO_ZONE, statics.BREAK_TO_TOP_CARDS)
        replacing = [part for part in self.features if isinstance(part, Static) and part.head in heads]
        if len(replacing) > 1:
            raise DefinitionError(f'{self.name}: there can be only one "{replacing[0].words()}"')
        bits = functools.reduce(lambda some, part: some | getattr(part, "bits", 0), self.features, 0)
        if bits & keywords.LIBERATES and self.other_face is None:
            raise DefinitionError(f"{self.name}: it has no other face to be flipped to")

    def _check_faces(self) -> None:
        """Refuse abilities on a back or a half if the engine looks for them on the front or the whole card."""
        back = self.other_face.features if self.other_face else ()
        creature_half = self.halves[0].features if self.halves else ()
        of_twinpact = [part for part in creature_half if isinstance(part, Trigger) and _is_read_outside(part)]
        for part in (feature for face in (self, *self.halves) for feature in (back if face is self else face.features)):
            if part in of_twinpact:
                continue
            if isinstance(part, Evolves) and self.types & card_types.DRAGHEART:
                continue  # 807.1a: it says only what the flipped card is put on
            if isinstance(part, Evolves) and part in creature_half and part.types in OF_TWINPACTS:
                continue  # 810.1: the whole card has the bases of its creature half
            if isinstance(part, SabakiZ) and part in creature_half:
                continue  # the engine asks for which half it is
            if isinstance(part, UNLIKE_A_FACE) or (isinstance(part, Way) and part.casts) or _is_read_outside(part):
                raise DefinitionError(f'{self.name}: a face or half can\'t have "{part.words()}"')

    def _can_have(self, feature: Feature) -> bool:
        """Whether the engine looks for the ability on a card of this type."""
        bits = feature.bits if isinstance(feature, Keyword) else 0
        has = card_types.traits_of(self.types)
        acts = card_types.acts_of(self.types)
        if isinstance(feature, Trigger) and feature.act and not feature.act & acts:
            return False
        if isinstance(feature, SabakiZ):
            return feature == (sabaki_z_of_spell if has & traits.RESOLVES else sabaki_z)
        if isinstance(feature, ShieldTriggerAsItComes):
            return has & (traits.RESOLVES if feature.noun == "spell" else traits.FIGHTS) != 0
        casts = isinstance(feature, Way) and feature.casts
        if casts or isinstance(feature, FOR_SPELLS) or _is_cost_of_spell(feature):
            return not has & traits.ELEMENT and has & traits.RESOLVES != 0
        if isinstance(feature, ShieldTriggerCross) and not self.types & card_types.CROSS_GEAR:
            return False
        if isinstance(feature, Combines):
            return self.types & card_types.KING != 0 and has & traits.FIGHTS != 0
        if isinstance(feature, AnyNumberInDeck | MoreInDeck):
            return isinstance(feature, AnyNumberInDeck) or self.types & card_types.RULE_PLUS != 0
        arrives = isinstance(feature, Trigger) and feature.event in (events.INTO_MANA_FROM, events.INTO_GRAVEYARD)
        if self.types & card_types.KING and not has & traits.FIGHTS:
            return isinstance(feature, GuardStrike) or arrives
        if self.types & card_types.IMPULSE:
            return isinstance(feature, EntersSealed | StartsSealed) or bits in (keywords.CANT_LEAVE, keywords.LIBERATES)
        if (
            has & traits.ELEMENT
            and (acts or self.types & (card_types.DRAGHEART | card_types.ZERON))
            and not self.halves
        ):
            if isinstance(feature, CreatureIf):
                return self.types & card_types.TAMASEED != 0 and has & traits.FIGHTS != 0
            if isinstance(feature, Evolves):
                evolves = has & traits.FIGHTS != 0 or self.types & card_types.CROSS_GEAR != 0
                return evolves and card_types.all_take(self.types, links.UNDER)
            if has & traits.FIGHTS:
                return not bits & (keywords.CHARGER | keywords.CYCLONE | keywords.LIBERATES)
            allowed = FOR_ANY_ELEMENT | (keywords.OPPONENT_BEGINS_WITH_MORE if self.types & card_types.CEREMONY else 0)
            allowed |= keywords.EVOLVES_INTO_ANY_RACE if self.types & card_types.CROSS_GEAR else 0
            return not isinstance(feature, TapAbility) and not bits & ~allowed
        if has & traits.ATTACHES:
            trigger = isinstance(feature, Trigger) and (not feature.declared or feature.zones == (zones.GRAVEYARD,))
            plain = type(feature) in (Static, Gives) or trigger
            way = isinstance(feature, Way) and feature.base is None and not feature.goes_to
            return plain or way or bits == keywords.SHIELD_TRIGGER
        if has & traits.FORTIFIES:
            plain = type(feature) in (Static, Gives) or (isinstance(feature, Trigger) and not feature.declared)
            return plain or isinstance(feature, SavesFortifiedShield) or bits == keywords.SHIELD_TRIGGER
        if has & traits.RESOLVES:
            declared = isinstance(feature, Trigger) and (feature.declared or feature == galaxy_go_of_spell)
            declared = declared or (isinstance(feature, Way) and feature.goes_to != 0)
            return (
                declared
                or arrives
                or isinstance(feature, StrikeBack | GuardStrike | SabakiZ)
                or bits in (keywords.SHIELD_TRIGGER, keywords.CHARGER, keywords.CYCLONE)
            )
        return False

    def _can_have_in_hyper_mode(self, feature: Feature) -> bool:
        """Whether the card can have a Hyper Mode, and this in it: a creature with one side, which is always one."""
        if isinstance(feature, InHyperMode) and not self._can_have(feature.ability):
            return False
        plain = not self.types & (card_types.NEO | card_types.TAMASEED) and self.other_face is None
        return plain and card_types.traits_of(self.types) & traits.FIGHTS != 0

    @property
    def all_races(self) -> tuple[str, ...]:
        """The races of the card and, if it is a twinpact, of its halves."""
        return self.races + tuple(race for half in self.halves for race in half.races)

    @property
    def has_shield_trigger(self) -> bool:
        """Whether the card or one of its halves has a shield trigger, perhaps under a condition."""
        return any(_is_shield_trigger(feature) for face in (self, *self.halves) for feature in face.features)

    def without_shield_trigger(self) -> Card:
        """The card without its shield trigger, under another name: "Terror Pit (no shield trigger)".

        Raises ValueError if it has none.
        """
        if not self.has_shield_trigger:
            raise ValueError(f"{self.name} has no shield trigger")
        card, *halves = (
            replace(face, features=tuple(part for part in face.features if not _is_shield_trigger(part)))
            for face in (self, *self.halves)
        )
        return replace(card, name=f"{self.name} (no shield trigger)", halves=tuple(halves))

    def blank(self) -> Card:
        """A spell without a text, with the cost and the mana of the card, under another name: "Terror Pit (blank)"."""
        return Card(
            name=f"{self.name} (blank)",
            types=card_types.SPELL,
            civilizations=self.civilizations,
            cost=self.cost,
            power=0,
            races=(),
            mana_number=self.mana_number,
        )


def check_hyper_mode(card: Card) -> None:
    """Raise DefinitionError for a whole card that says something of a Hyper Mode, and not its power (816.1b)."""
    of_mode = [part for part in card.features if isinstance(part, OF_HYPER_MODE)]
    if of_mode and not any(isinstance(part, HyperMode) for part in of_mode):
        raise DefinitionError(f'{card.name}: "{of_mode[0].words()}": write the power of its Hyper Mode, too')


def _is_cost_of_spell(feature: Feature) -> bool:
    """Whether it says that this spell costs less, or what pays for it."""
    return (
        isinstance(feature, Static)
        and feature.head in (statics.SELF_COST, statics.MANA_NUMBER, statics.TAPS_TO_COST_LESS)
        and feature.acts == acts.CAST
    )


def _is_shield_trigger(feature: Feature) -> bool:
    return feature == shield_trigger or isinstance(feature, ShieldTriggerIf | ShieldTriggerCross)


def _is_read_outside(feature: Feature) -> bool:
    """Whether an ability works outside the battle zone, where only the front of the whole card counts."""
    if isinstance(feature, Trigger):
        return feature.declared or (any(event.code & events.DISCARDED and event.about_this for event in feature.events))
    return isinstance(feature, Static) and feature.head == statics.DISCARD_TO_BATTLE


def _parts(name: str, parts: tuple[Feature | Effect, ...]) -> tuple[tuple[Feature, ...], tuple[Effect, ...]]:
    for part in parts:
        if isinstance(part, Misuse):
            raise DefinitionError(f"{name}: {part.message}")
        if not isinstance(part, Feature | Effect):
            raise DefinitionError(f"{name}: '{shown(part)}' is not an ability or effect of the card language")
    return (
        tuple(part for part in parts if isinstance(part, Feature)),
        tuple(part for part in parts if isinstance(part, Effect)),
    )


_Arguments = ParamSpec("_Arguments")


def _definition(function: Callable[_Arguments, Card]) -> Callable[_Arguments, Card]:
    """Make a function define cards: with wrong arguments, it raises a DefinitionError that names the card."""

    @functools.wraps(function)
    def checked(*arguments: _Arguments.args, **named: _Arguments.kwargs) -> Card:
        name = arguments[0] if arguments and isinstance(arguments[0], str) else function.__name__
        try:
            inspect.signature(function).bind(*arguments, **named)
        except TypeError as error:
            raise DefinitionError(f"{name}: {error}; write {written(function)}") from None
        return function(*arguments, **named)

    return checked


def _races(words: str) -> tuple[str, ...]:
    return tuple(race.strip() for race in words.split("/") if race.strip())


@_definition
def creature(
    name: str,
    civilizations: int,
    cost: int,
    power: int,
    races: str,
    *features: Feature,
    types: int = 0,
    other_face: Card | None = None,
) -> Card:
    """A creature; several races are separated by slashes.

    Raises DefinitionError for features that only a spell can have.
    """
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a creature has no effect outside an ability: {effects[0].words()!r}")
    if not isinstance(types, int) or types & ~sum(ADDABLE) or not isinstance(races, str):
        added = "FORBIDDEN, EXILE, GR_CREATURE, PSYCHIC, DRAGHEART, SUPER, KING and DREAM"
        raise DefinitionError(f"{name}: races are text, and only the types {added} can be added")
    kinds = card_types.CREATURE | types
    for feature in abilities:
        if isinstance(feature, Evolves):
            kinds |= feature.types
    card = Card(name, kinds, civilizations, cost, power, _races(races), abilities, other_face=other_face)
    check_hyper_mode(card)
    return card


@_definition
def spell(name: str, civilizations: int, cost: int, *parts: Feature | Effect, races: str = "") -> Card:
    """A spell: keywords, and effects in the order in which they are carried out (302.2).

    Some spells have races, such as Magic Tool; one of them has no text at all. Raises DefinitionError if another one
    has no effect, or an effect after its Knight Magic, which would seem to be part of it.
    """
    if not isinstance(races, str):
        raise DefinitionError(f"{name}: races are text")
    abilities, effects = _parts(name, parts)
    if any(isinstance(effect, KnightMagic) for effect in effects[:-1]):
        raise DefinitionError(f"{name}: Knight Magic is the last that a spell says")
    if not effects and (abilities or not races):
        raise DefinitionError(f"{name}: a spell needs an effect")
    return Card(name, card_types.SPELL, civilizations, cost, 0, _races(races), abilities, effects)


@_definition
def castle(name: str, civilizations: int, cost: int, *features: Feature, races: str = "") -> Card:
    """A castle (304): it fortifies a shield, and works as long as that is a shield.

    Few castles have races. Raises DefinitionError for effects outside an ability.
    """
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a castle has no effect outside an ability: {effects[0].words()!r}")
    return Card(name, card_types.CASTLE, civilizations, cost, 0, _races(races), abilities)


@_definition
def aura(name: str, civilizations: int, cost: int, power: int, races: str, *features: Feature) -> Card:
    """An Orega Aura (310): it is attached to a GR creature, and gives it this much power."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: an aura has no effect outside an ability: {effects[0].words()!r}")
    if not isinstance(races, str):
        raise DefinitionError(f"{name}: races are text")
    return Card(name, card_types.AURA | card_types.OREGA, civilizations, cost, power, _races(races), abilities)


@_definition
def impulse(name: str, civilizations: int, cost: int, *features: Feature, other_face: Card) -> Card:
    """A Forbidden Impulse (809), with its creature on the other face."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: an impulse has no effect outside an ability: {effects[0].words()!r}")
    types = card_types.IMPULSE | card_types.FORBIDDEN
    return Card(name, types, civilizations, cost, 0, (), abilities, mana_number=0, other_face=other_face)


@_definition
def king_cell(name: str, civilizations: int, *features: Feature, other_face: Card) -> Card:
    """A King Cell (814), with the creature that it and others are together; it has no cost and no race (814.1a)."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a King Cell has no effect outside an ability: {effects[0].words()!r}")
    return Card(name, card_types.CELL | card_types.KING, civilizations, 0, 0, (), abilities, other_face=other_face)


@_definition
def rule_plus(name: str, civilizations: int, *features: Feature, other_face: Card | None = None) -> Card:
    """A rule plus card (314), with what is on its back; it has no cost and no race."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a rule plus card has no effect outside an ability: {effects[0].words()!r}")
    return Card(name, card_types.RULE_PLUS, civilizations, 0, 0, (), abilities, other_face=other_face)


SORTS_OF_FIELDS = (
    0,
    card_types.D2,
    card_types.DG,
    card_types.DRAGONIC,
    card_types.FORBIDDEN,
    card_types.MOONLESS,
    card_types.PSYCHIC,
)


@_definition
def field(name: str, civilizations: int, cost: int, *features: Feature, types: int = 0, races: str = "") -> Card:
    """A field (308); of some sort: D2, DG, DRAGONIC, FORBIDDEN, MOONLESS or PSYCHIC."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a field has no effect outside an ability: {effects[0].words()!r}")
    if types not in SORTS_OF_FIELDS or not isinstance(races, str):
        raise DefinitionError(
            f"{name}: races are text, and a field is of one sort: D2, DG, DRAGONIC, FORBIDDEN, MOONLESS or PSYCHIC"
        )
    return Card(name, card_types.FIELD | types, civilizations, cost, 0, _races(races), abilities)


@_definition
def tamaseed(
    name: str, civilizations: int, cost: int, races: str, *features: Feature, power: int | None = None
) -> Card:
    """A tamaseed (315); with a power it is a tamaseed and a creature."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a tamaseed has no effect outside an ability: {effects[0].words()!r}")
    if not isinstance(races, str):
        raise DefinitionError(f"{name}: races are text")
    types = card_types.TAMASEED if power is None else card_types.TAMASEED | card_types.CREATURE
    return Card(name, types, civilizations, cost, power or 0, _races(races), abilities)


@_definition
def weapon(
    name: str, civilizations: int, cost: int, *features: Feature, other_face: Card | None = None, races: str = ""
) -> Card:
    """A dragheart weapon (305), with its next side on the back."""
    return _dragheart(name, card_types.WEAPON, civilizations, cost, features, other_face, races)


@_definition
def fortress(
    name: str, civilizations: int, cost: int, *features: Feature, other_face: Card | None = None, races: str = ""
) -> Card:
    """A dragheart fortress (306), with its creature on the back."""
    return _dragheart(name, card_types.FORTRESS, civilizations, cost, features, other_face, races)


def _dragheart(
    name: str, kind: int, civilizations: int, cost: int, parts: tuple[Feature, ...], back: Card | None, races: str
) -> Card:
    abilities, effects = _parts(name, parts)
    if effects:
        raise DefinitionError(f"{name}: a dragheart has no effect outside an ability: {effects[0].words()!r}")
    if not isinstance(races, str):
        raise DefinitionError(f"{name}: races are text")
    return Card(name, kind | card_types.DRAGHEART, civilizations, cost, 0, _races(races), abilities, other_face=back)


@_definition
def cross_gear(name: str, civilizations: int, cost: int, *features: Feature, races: str = "") -> Card:
    """A cross gear (303); some have races, such as Samurai."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a cross gear has no effect outside an ability: {effects[0].words()!r}")
    if not isinstance(races, str):
        raise DefinitionError(f"{name}: races are text")
    evolves = sum(feature.types for feature in abilities if isinstance(feature, Evolves))
    return Card(name, card_types.CROSS_GEAR | evolves, civilizations, cost, 0, _races(races), abilities)


@_definition
def twinpact(creature_half: Card, spell_half: Card) -> Card:
    """A twinpact (810): one card with a creature and a spell, or two spells; its name is both names (810.4).

    Raises DefinitionError for other halves.
    """
    types = [half.types if isinstance(half, Card) else 0 for half in (creature_half, spell_half)]
    types[0] &= ~(card_types.EVOLUTION | card_types.NEO | card_types.EXILE)
    if types not in ([card_types.CREATURE, card_types.SPELL], [card_types.SPELL, card_types.SPELL]):
        name = getattr(creature_half, "name", repr(creature_half))
        raise DefinitionError(f"{name}: the halves of a twinpact are a creature and a spell, or two spells")
    return Card(
        f"{creature_half.name} / {spell_half.name}",
        creature_half.types | spell_half.types | card_types.TWINPACT,
        creature_half.civilizations | spell_half.civilizations,
        creature_half.cost,
        creature_half.power,
        (),
        halves=(creature_half, spell_half),
    )


def parts_of(value: Any) -> Iterator[Any]:
    """Everything that a definition is made of, itself first."""
    if dataclasses.is_dataclass(value):
        yield value
        for field in dataclasses.fields(value):
            yield from parts_of(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts_of(item)
