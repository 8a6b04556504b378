"""The phrases of the language's words: each word is asked what it says about placeholders.

`whenever_destroyed(<some cards>, <some effects>)` says "Whenever ⟨cards⟩ is destroyed, ⟨effects⟩." That pattern
reads the word: a word declares its English once, in its wording, and none can be written that cannot be
read. How descriptions, nouns and sentences are put together is in `grammar`.
"""

from __future__ import annotations

import inspect
import itertools
import re
import typing
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, replace
from functools import partial
from types import UnionType
from typing import Annotated, Any

from sim.cards import words
from sim.cards.text.chart import NOTHING, Phrase
from sim.cards.text.placeholders import (
    SOME_ABILITY,
    SOME_CONDITION,
    SOME_COUNT,
    SOME_KEYWORD,
    SOME_POWER,
    SomeCards,
    SomeChoice,
    SomeEffects,
    SomeNoun,
    SomeNumber,
)
from sim.cards.words.amounts import THAT_MANY, Amount, Condition
from sim.cards.words.casting import AfterCasting
from sim.cards.words.descriptions import Cards
from sim.cards.words.effects import Effect
from sim.cards.words.keywords import Feature, Keyword
from sim.cards.words.misuse import DefinitionError, Misuse
from sim.cards.words.nouns import THAT_OWNER, THAT_PLAYER, AtRandom, Choose, Every, Noun, all_but
from sim.cards.words.statics import Static
from sim.cards.words.tap_abilities import TapAbility
from sim.cards.words.triggers import Trigger
from sim.cards.words.verbs import how_long
from sim.engine.record.codes import card_types, durations, owners, programs, zones

OWNERS = (owners.ANYONES, owners.YOURS, owners.OPPONENTS, programs.CHOSEN_PLAYERS)
ZONES = (zones.BATTLE, zones.HAND, zones.MANA, zones.GRAVEYARD, zones.SHIELD, zones.DECK)
# Where choices are tried: what is chosen elsewhere reads alike.
ZONES_OF_WORDS = {
    "break_shields": (zones.SHIELD,),
    "cast_and_put": (zones.HAND, zones.DECK),
    "cast_for_no_cost": (zones.HAND, zones.DECK),
    "have_that_break_shields": (zones.SHIELD,),
    "have_this_break_shields": (zones.SHIELD,),
    "discard": (zones.HAND,),
    "look_at": (zones.SHIELD, zones.HAND),
    "put": (zones.HAND, zones.DECK),
    "put_under": (zones.HAND, zones.DECK),
    "return_shields": (zones.SHIELD,),
    "add_to_shields": (zones.HAND, zones.DECK),
    "add_to_shields_face_up": (zones.HAND, zones.DECK),
    "shuffle_into_deck": (zones.BATTLE, zones.HAND),
    "put_into_mana_face_down": (zones.HAND, zones.DECK),
    "summon_for_no_cost": (zones.HAND, zones.DECK),
    "turn_face_up": (zones.SHIELD, zones.MANA),
    "turn_mana_face_down": (zones.MANA,),
    "use_and_cross_for_no_cost": (zones.HAND, zones.DECK),
    "use_for_no_cost": (zones.HAND, zones.DECK),
}
BY_NAME: dict[str, tuple[int, ...]] = {
    "whose": (owners.YOURS, owners.OPPONENTS, programs.CHOSEN_PLAYERS, owners.ANYONES),
    "zone": (*ZONES, zones.DECK_BOTTOM, zones.MANA_FACE_DOWN, zones.HYPERSPATIAL),
    "zones": (zones.BATTLE, zones.HAND, zones.MANA, zones.GRAVEYARD),
    "tools": tuple(range(1, 21)),  # the text also says what is computed from it
    "corner": (1, 2, 3, 4),
}
MOST_ZONES = 4


def _all_of(kind: type) -> list[Any]:
    """The constants of a kind."""
    return [value for value in words.WORDS.values() if type(value) is kind]


SAYINGS = [keyword for keyword in _all_of(Keyword) if keyword.is_sentence]


def _same(part: Any) -> Any:
    return part


@dataclass(frozen=True)
class _Argument:
    """A value that a parameter is tried with: one of a few, or a placeholder and how it is filled."""

    value: Any
    kind: str = ""  # of the phrase that fills it
    read: Callable[[Any], Any] = _same  # the argument for what was read; NOTHING if it does not fit

    @property
    def slot(self) -> str:
        """How a pattern names it: a word can have two numbers."""
        parameter = getattr(self.value, "parameter", "")
        return f"{self.kind}:{parameter}" if parameter else self.kind


# Places that change the words around a description.
PLACES = (((zones.BATTLE,), "card"), ((), "card"), ((zones.SHIELD,), "shield"))


def _cards(whose: int, zones: tuple[int, ...], noun: str) -> _Argument:
    return _Argument(SomeCards(noun, whose=whose, zones=zones), "cards", partial(_owned, whose))


def _owned(whose: int, cards: Cards) -> Cards:
    """A description; if it does not say whose the cards are, the sentence round it does."""
    return replace(cards, whose=whose) if cards.whose == owners.ANYONES else cards


def _nouns(of_zones: tuple[int, ...]) -> Iterator[_Argument]:
    """Nouns: as they are, and as sentences that turn round them need them."""
    for owner, plural in itertools.product(OWNERS, (False, True)):
        yield _Argument(SomeNoun(owner, plural), "noun")
        if of_zones == (zones.SHIELD,):
            yield _Argument(SomeNoun(owner, plural, of_zones), "noun")
    for owner in OWNERS:
        yield _Argument(Every(SomeCards("creature", whose=owner)), "cards", partial(_every, owner))
    yield from _choices(of_zones)
    for choice in _choices(of_zones):
        if not choice.value.among_them:
            yield _Argument(all_but(choice.value), "choice", partial(_all_but, choice.value))


def _of_several_words(ability: Any) -> Any:
    """An ability that is no keyword, which a pattern says in quotation marks."""
    return ability if isinstance(ability, Trigger | TapAbility | Static) else NOTHING


def _every(owner: int, cards: Cards) -> Every:
    return Every(_owned(owner, cards))


def _all_but(choice: Choose, part: Choose) -> Any:
    kept = _as_chosen(choice, part)
    return NOTHING if kept is NOTHING else all_but(kept)


def _choices(of_zones: tuple[int, ...]) -> Iterator[_Argument]:
    """Choices: yours, the opponent's, those for which a deck is searched, and those among cards looked at."""
    choices = [
        SomeChoice(most, SomeCards("creature", whose=owner, zones=(zone,)), least, by_opponent=by_opponent)
        for owner, zone, most in itertools.product(OWNERS, of_zones, (1, 2))
        for by_opponent, least in ((False, most), (True, most), (True, 0))
    ]
    choices += [
        SomeChoice(most, SomeCards(zones=()), most, among_them=True, by_opponent=by_opponent)
        for most, by_opponent in itertools.product((1, 2), (False, True))
    ]
    choices += [
        SomeChoice(most, SomeCards("creature", whose=programs.CHOSEN_PLAYERS, zones=(zone,)), least, by_owner=owner)
        for zone, most, owner in itertools.product(of_zones, (1, 2), (THAT_PLAYER, THAT_OWNER))
        for least in ((0, most) if (owner, most) == (THAT_PLAYER, 1) else (most,))
        if zone != zones.DECK
    ]
    choices += [
        SomeChoice(most, SomeCards("creature", zones=(zone,)), most, by_each=True)
        for zone, most in itertools.product(of_zones, (1, 2))
        if zone != zones.DECK
    ]
    for choice in choices:
        yield _Argument(choice, "choice", partial(_as_chosen, choice))


def _as_chosen(choice: Choose, part: Choose) -> Any:
    """What was read, chosen by whom and where the placeholder is chosen; NOTHING if it says something else."""
    least = 0 if choice.least == 0 else part.least
    if choice.in_deck:
        if part.among_them or part.cards.zones not in ((zones.BATTLE,), ()):
            return NOTHING
        part = replace(part, cards=replace(part.cards, zones=choice.cards.zones, whose=choice.cards.whose))
    if choice.by_each:
        if part.least != part.most or part.among_them or part.limit:
            return NOTHING
        part = replace(part, by_each=True, cards=replace(part.cards, whose=owners.ANYONES))
    if choice.by_owner:
        if part.least != part.most or part.among_them or part.limit or part.cards.whose == owners.YOURS:
            return NOTHING
        part = replace(part, by_owner=choice.by_owner, cards=replace(part.cards, whose=programs.CHOSEN_PLAYERS))
    return replace(part, by_opponent=choice.by_opponent, least=least)


def _arguments(name: str, hint: Any, zones: tuple[int, ...]) -> list[_Argument]:
    """What a parameter is tried with, by its annotation; `zones` are those that a choice is tried in."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, UnionType):
        return [argument for part in parts for argument in _arguments(name, part, zones)]
    if origin is tuple:
        return [_Argument(()), _Argument((SomeEffects(),), "effects")]
    if name in BY_NAME:
        return [_Argument(value) for value in BY_NAME[name]]
    if hint is Cards and name in ("by", "host", "against", "for_no_cost"):
        return [_Argument(SomeCards("creature", types=card_types.CREATURE, parameter=name), "cards")]
    if name == "until":
        return [_Argument(durations.END_OF_THIS_TURN, "duration")]
    if origin is Annotated or hint is int:
        small = [0, 1] if parts and parts[1] == 0 else [1]
        return [_Argument(SomeNumber.called(name), "number"), *map(_Argument, small)]
    by_type: dict[Any, Callable[[], list[_Argument]]] = {
        bool: lambda: [_Argument(value=False), _Argument(value=True)],
        type(None): lambda: [_Argument(None)],
        Amount: lambda: [_Argument(SOME_POWER, "power"), _Argument(SOME_COUNT, "count"), _Argument(THAT_MANY)],
        Cards: lambda: [_cards(owner, zones, noun) for owner in OWNERS for zones, noun in PLACES],
        Condition: lambda: [_Argument(SOME_CONDITION, "condition")],
        Keyword: lambda: [_Argument(SOME_KEYWORD, "keyword"), *(_Argument(one) for one in SAYINGS)],
        Trigger: lambda: [_Argument(SOME_ABILITY, "ability", _of_several_words)],
        TapAbility: lambda: [],  # tried as a Trigger
        Static: lambda: [],
        AfterCasting: lambda: [_Argument(after) for after in _all_of(AfterCasting)],
        Effect: lambda: [_Argument(SomeEffects(), "effects")],
        Noun: lambda: list(_nouns(zones)),
        Choose: lambda: list(_choices(zones)),
        AtRandom: lambda: [],  # read by `grammar`
    }
    return by_type[hint]()


@dataclass(frozen=True)
class Call:
    """A word with its arguments, by position and by name."""

    function: Callable[..., Any]
    positional: tuple[_Argument, ...]
    named: dict[str, _Argument]

    @property
    def arguments(self) -> tuple[_Argument, ...]:
        """All arguments."""
        return (*self.positional, *self.named.values())

    @property
    def lasts(self) -> bool:
        """Whether the word says how long."""
        return any(argument.kind == "duration" for argument in self.arguments)

    def piece(self) -> Any:
        """What the word makes of the placeholders; None if it refuses them."""
        try:
            named = {name: argument.value for name, argument in self.named.items()}
            piece = self.function(*(argument.value for argument in self.positional), **named)
        except (DefinitionError, KeyError):
            return None
        return None if isinstance(piece, Misuse) else piece

    def filled(self, slots: tuple[str, ...], *parts: Any) -> Any:
        """What the word makes of what was read for the slots of a pattern, in its order."""
        read: dict[str, Any] = {}
        for slot, part in zip(slots, parts, strict=True):
            if read.setdefault(slot, part) != part:
                return NOTHING
        positional: list[Any] = []
        for argument in self.positional:
            if argument.kind == "effects":
                positional += read["effects"]
            else:
                positional.append(self._value(argument, read))
        named = {name: self._value(argument, read) for name, argument in self.named.items()}
        if NOTHING in (*positional, *named.values()):
            return NOTHING
        return self.function(*positional, **named)

    def _value(self, argument: _Argument, read: dict[str, Any]) -> Any:
        return argument.read(read[argument.slot]) if argument.kind else argument.value

    def distinction(self) -> tuple[Any, ...]:
        """What tells placeholders apart that look the same: who chooses, and whether a deck is searched."""
        told = []
        for argument in self.arguments:
            choice = getattr(argument.value, "kept", argument.value)
            if isinstance(choice, SomeChoice):
                deck = choice.cards.whose if choice.in_deck else None
                optional = choice.by_opponent and choice.least == 0
                by = choice.by_opponent, choice.by_each, choice.by_owner
                told.append((choice is argument.value, by, optional, deck))
        return tuple(told)


def calls_of(function: Callable[..., Any]) -> Iterator[Call]:
    """The calls that try a word."""
    hints = typing.get_type_hints(function, include_extras=True)
    of_zones = ZONES_OF_WORDS.get(function.__name__, (zones.BATTLE, zones.DECK))
    positional: list[list[tuple[_Argument, ...]]] = []
    named: dict[str, list[_Argument]] = {}
    parameters = inspect.signature(function).parameters
    for parameter in parameters.values():
        values = _arguments(parameter.name, hints[parameter.name], of_zones)
        if "zones" in parameters and hints[parameter.name] is Cards:
            values = values[:1]  # of many calls: whose the cards are makes no difference to the rest of the text
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
            named[parameter.name] = values
        elif parameter.kind is inspect.Parameter.VAR_POSITIONAL and hints[parameter.name] is not Effect:
            numbers = range(MOST_ZONES + 1)
            positional.append([some for number in numbers for some in itertools.permutations(values, number)])
        else:
            positional.append([(value,) for value in values])
            if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
                positional[-1].append(())
    for chosen in itertools.product(*positional):
        for by_name in itertools.product(*named.values()):
            yield Call(function, tuple(itertools.chain(*chosen)), dict(zip(named, by_name, strict=True)))


THIS_TURN = how_long(durations.END_OF_THIS_TURN)
SLOT = re.compile(r"⟨(\w+)(?::(\w+))?⟩")
# Placeholders for the same argument that stand in different places.
SAME_SLOT = {"offered": "effects", "signed": "number"}


def _asked(function: Callable[..., Any]) -> Iterator[Phrase]:
    """The phrases of a word."""
    said = set()
    for call in calls_of(function):
        piece = call.piece()
        for kind, said_so in () if piece is None else said_by_piece(piece):
            wording = said_so.replace(THIS_TURN, "⟨duration⟩") if call.lasts else said_so
            slots = tuple(SLOT.sub(_slot, match[0]) for match in SLOT.finditer(wording))
            key = kind, wording, call.distinction()
            if key not in said and {argument.slot for argument in call.arguments if argument.kind} <= set(slots):
                said.add(key)
                yield Phrase(kind, loosened(wording), partial(call.filled, slots))


def _slot(match: re.Match[str]) -> str:
    kind = SAME_SLOT.get(match[1], match[1])
    return f"{kind}:{match[2]}" if match[2] else kind


def said_by_piece(piece: Any) -> Iterator[tuple[str, str]]:
    """What a piece says, as kinds and patterns."""
    if isinstance(piece, Effect):
        yield "effect", piece.words()
        if (offered := piece.offered()) is not None:
            yield "offered effect", offered
    elif isinstance(piece, Feature):
        yield "ability", piece.words()
        unlabelled = piece.words().removeprefix(getattr(piece, "label", ""))
        if unlabelled not in (piece.words(), "⟨effects⟩."):
            yield "ability without its label", unlabelled
    elif isinstance(piece, Condition) and piece.fits_events_alone and not piece.english.startswith("⟨"):
        yield "event condition", piece.english  # "for no cost"
    elif isinstance(piece, Condition):
        yield "one condition", piece.english
        bare = re.sub("^(if|while) ", "", piece.as_if)
        yield "another condition", bare
        if piece.as_if != piece.english:
            yield "one condition", piece.as_if
    elif isinstance(piece, Amount):
        yield ("power" if piece.is_power else "count"), piece.english


LOOSE = (
    ("it is", "(it is|it's)"),
    (
        r"(\{noun\}|\{choice\}|\bit|\bthem) into your hand",
        r"\1 into (your hand|their hand|its owner's hand|their owners' hands)",
    ),
    ("this creature", "(this creature|it)"),
    ("that creature", "(that creature|it|they|them|those creatures)"),
    (
        "that card",
        "(that card|it|they|them|one of them|those cards|one of those cards|one of those creatures|that creature"
        "|that shield|one of those shields|that spell)",
    ),
)


def loosened(pattern: str) -> str:
    """The pattern as it may be said in a text that has just spoken of the same cards; reading is judged later."""
    pattern = SLOT.sub(lambda slot: f"{{{slot[0][1:-1]}}}", pattern.removesuffix("."))
    for said, others in LOOSE:
        pattern = re.sub(rf"(?<!\w){said}(?![\w'])", others, pattern, flags=re.IGNORECASE)
    return pattern


def phrases_of_words(read_otherwise: Container[str]) -> list[Phrase]:
    """The phrases of all words of the language but those that are read differently."""
    found: list[Phrase] = []
    for name, value in words.WORDS.items():
        if hasattr(value, "event_phrase"):
            continue  # `sim.cards.text.events` reads it
        if inspect.isfunction(value) and hasattr(value, "__wrapped__") and name not in read_otherwise:
            made = typing.get_type_hints(value)["return"]
            if isinstance(made, type) and issubclass(made, Effect | Feature | Condition | Amount):
                found += _asked(value)
        elif isinstance(value, Effect | Feature | Condition | Amount):
            found += [Phrase(kind, loosened(wording), partial(_same, value)) for kind, wording in said_by_piece(value)]
    return found
