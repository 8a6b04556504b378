"""The phrase book: every phrase of the card language by the word that says it, and which phrases a card uses.

Most words are asked what they say (`asked`); the phrases of `grammar` name the words that they say. One that only joins
others, such as "{sentence}, then {effects}", has no entry.
"""

from __future__ import annotations

import ast
import dataclasses
import functools
import importlib
import inspect
import itertools
import pkgutil
import re
import typing
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from sim.cards import words
from sim.cards.text.asked import calls_of, said_by_piece
from sim.cards.text.grammar import read_here
from sim.cards.text.phrases.declaring import PHRASES
from sim.cards.text.phrases.terminals import ABILITY_WORDS
from sim.cards.text.placeholders import (
    SOME_CONDITION,
    SOME_COUNT,
    SOME_POWER,
    SomeCards,
    SomeChoice,
    SomeEffects,
    SomeNoun,
    SomeNumber,
)
from sim.cards.words import Cards, Effect, Feature, Noun
from sim.cards.words.amounts import Amount, Condition, power_of_them
from sim.cards.words.battles import NamedStatic, PartialBlocker
from sim.cards.words.clauses import ForEach, IfYouDo, May, Naming, OneOf, OneOrBoth, OrElse, SomeOrEach
from sim.cards.words.event_words import EventPhrase
from sim.cards.words.evolving import Evolves
from sim.cards.words.faces import HIGHER_SIDE, SUPER_DRAGSOLUTION, TO_CREATURE, LinkThem
from sim.cards.words.fields import SWITCH
from sim.cards.words.keywords import Keyword
from sim.cards.words.lasting import GiveAbility
from sim.cards.words.nouns import ANY_NUMBER, THAT_OWNER, THAT_PLAYER, AllAmong, Choose
from sim.cards.words.once import OnceEachTurn
from sim.cards.words.plain_effects import Plain
from sim.cards.words.prohibitions import NextCostsLess
from sim.cards.words.replacements import InsteadOfDrawing
from sim.cards.words.statics import Change, Gives, GivesSaver, Static
from sim.cards.words.triggers import Event, Trigger
from sim.cards.words.verbs import Act
from sim.cards.words.ways import Way, WayWithAbility, galaxy_go, galaxy_go_of_spell
from sim.engine.record.codes import amounts, card_types, durations, programs, statics, verbs, zones

EFFECTS, ABILITIES, CONDITIONS, AMOUNTS, NOUNS, DESCRIPTIONS, DURATIONS, ACTS = (
    "Effects", "Abilities", "Conditions", "Amounts", "Nouns", "Descriptions", "How long", "What can be forbidden",
)  # fmt: skip
GROUPS = (EFFECTS, ABILITIES, CONDITIONS, AMOUNTS, NOUNS, DESCRIPTIONS, DURATIONS, ACTS)

# Names that stand for a description that other words say.
SHORT_FOR = {"DRAGONS", "COMMANDS", "MAGIC_TOOLS"}
# What a phrase is shown with: words that follow from others are left out.
SHOWN_KINDS = ("effect", "ability", "one condition", "event condition", "count", "power")


@dataclass(frozen=True)
class Entry:
    """A phrase of the language: what one word says, with all its wordings."""

    name: str  # of the word: a name that `sim.cards.words` exports, or a method of a description
    group: str
    meaning: str
    wordings: tuple[str, ...]
    fits: Callable[[Any], bool]  # whether a piece of a definition is this phrase


@functools.cache
def phrase_book() -> dict[str, Entry]:
    """All entries by name, in the order of the groups."""
    by_hand = _wordings_by_hand()
    found = [entry for name in words.WORDS if (entry := _entry_of_word(name, by_hand)) is not None]
    found += [_entry_of_method(name, by_hand) for name in _methods()]
    found.sort(key=lambda entry: GROUPS.index(entry.group))
    return {entry.name: entry for entry in found}


@functools.cache
def phrases_of(card: Any) -> frozenset[str]:
    """The names of the phrases that a card uses."""
    return frozenset().union(*map(_phrases_of_piece, pieces_of(card)))


@functools.cache
def _phrases_of_piece(piece: Any) -> frozenset[str]:
    """The names of the phrases that a piece is, without those of its parts."""
    kind: Any = type(piece)  # mypy does not take a type for hashable
    return frozenset(entry.name for entry in _entries_for(kind) if entry.fits(piece))


@functools.cache
def _entries_for(kind: type) -> tuple[Entry, ...]:
    """The entries that a piece of this type may be."""
    return tuple(
        entry
        for entry in phrase_book().values()
        if not isinstance(entry.fits, _Like) or kind in entry.fits.fields_by_type
    )


def pieces_of(value: Any) -> Iterator[Any]:
    """All pieces of a definition."""
    kind: Any = type(value)  # mypy does not take a type for hashable
    names = _fields_of(kind)
    parts: Iterable[Any] = ()
    if names is not None:
        yield value
        parts = [getattr(value, name) for name in names]
    elif isinstance(value, tuple):
        parts = value
    for part in parts:
        kind = type(part)
        if isinstance(part, tuple) or _fields_of(kind) is not None:  # most parts are numbers and words
            yield from pieces_of(part)


@functools.cache
def _fields_of(kind: type) -> tuple[str, ...] | None:
    """The names of the fields of the pieces of a type; None if it is no type of pieces."""
    return tuple(part.name for part in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else None


# --- Wordings and meanings --------------------------------------------------------------------------------------
def _wordings_by_hand() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for phrase in PHRASES:
        for name in filter(None, phrase.says.split(", ")):
            wordings = found.setdefault(name, [])
            if (said := _shown(phrase.pattern)) not in wordings:
                wordings.append(said)
    return found


def _shown(wording: str) -> str:
    """A wording for people: the placeholders in braces, the marks of lists as they look."""
    wording = re.sub(r"⟨(\w+)(?::\w+)?⟩", r"{\1}", wording).replace("{signed}", "{+number}")
    wording = wording.replace("(<1>|<2>|<3>)", "►").replace("[<0>] ", "").replace("[.] ", ". ")
    return re.sub(r" ([,:.])", r"\1", wording).removesuffix(".")


def _asked_wordings(samples: Iterable[Any]) -> list[str]:
    said = (wording for piece in samples for kind, wording in said_by_piece(piece) if kind in SHOWN_KINDS)
    return list(dict.fromkeys(map(_shown, said)))


@functools.cache
def _meanings() -> dict[str, str]:
    """What constants mean whose English does not say it, as the string below each of them says."""
    found = {}
    for file in pkgutil.iter_modules(words.__path__, f"{words.__name__}."):
        loader: Any = importlib.import_module(file.name).__loader__
        body = ast.parse(loader.get_source(file.name)).body
        for constant, meaning in itertools.pairwise(body):
            if isinstance(constant, ast.Assign) and isinstance(meaning, ast.Expr):
                if isinstance(meaning.value, ast.Constant):
                    found[ast.unparse(constant.targets[0])] = str(meaning.value.value)
    return found


def _first_line(thing: Any) -> str:
    return (inspect.getdoc(thing) or "").partition("\n")[0]


def _entry_of_word(name: str, by_hand: dict[str, list[str]]) -> Entry | None:
    """The entry of an exported word; None if it is no phrase."""
    thing = getattr(words, name)
    wordings = by_hand.get(name, [])
    if event := getattr(thing, "event_phrase", None):
        return _entry_of_event(name, thing, event)
    if name in SHORT_FOR or isinstance(thing, type):
        return None
    if inspect.isfunction(thing):
        group = _group_of_type(typing.get_type_hints(thing)["return"])
        if group is None or not hasattr(thing, "__wrapped__"):
            return None
        samples = [] if name in read_here() or group in (NOUNS, DESCRIPTIONS) else _samples(thing)
        fits = FITS.get(name) or (_like(samples) if samples else _is_what_it_makes(thing))
        if name in ALSO_FITS:
            fits = _either_fits(fits, ALSO_FITS[name])
        return Entry(name, group, _first_line(thing), tuple(_asked_wordings(samples) + wordings), fits)
    if isinstance(thing, int):
        if not wordings:
            return None
        group = ACTS if name.startswith("ACT_") else DURATIONS
        return Entry(name, group, _meanings().get(name, ""), tuple(wordings), FITS.get(name, never))
    group = _group_of_type(type(thing))
    if group is None:
        return None
    meaning = _meanings().get(name, "What it says.")
    said = _asked_wordings([thing]) if group not in (NOUNS, DESCRIPTIONS) else []
    return Entry(name, group, meaning, tuple(said + wordings), FITS.get(name) or _same_as(thing))


def _entry_of_event(name: str, word: Any, phrase: EventPhrase) -> Entry:
    said = (" ".join(filter(None, (phrase.start, pattern))) for pattern, _ in phrase.patterns())
    wordings = dict.fromkeys(one.replace("{this}", "this creature").replace("{a card}", "{cards}") for one in said)
    fits = partial(_is_event, phrase.event.phrase)
    return Entry(name, ABILITIES, _first_line(word), tuple(wordings), fits)


def _is_event(phrase: str, piece: Any) -> bool:
    return isinstance(piece, Event) and piece.phrase == phrase


def _group_of_type(kind: Any) -> str | None:
    kinds = (
        (Effect, EFFECTS), (Feature, ABILITIES), (Condition, CONDITIONS), (Amount, AMOUNTS), (Noun, NOUNS),
        (Cards, DESCRIPTIONS),
    )  # fmt: skip
    made = typing.get_args(kind)[:1] or (kind,)
    return next((group for one, group in kinds if isinstance(made[0], type) and issubclass(made[0], one)), None)


def _methods() -> list[str]:
    """The methods that narrow down a description."""
    return [
        name
        for name, method in vars(Cards).items()
        if inspect.isfunction(method)
        and hasattr(method, "__wrapped__")
        and typing.get_type_hints(method).get("return") is Cards
    ]


def _entry_of_method(name: str, by_hand: dict[str, list[str]]) -> Entry:
    fits = FITS.get(name) or _marked_by(name)
    return Entry(name, DESCRIPTIONS, _first_line(getattr(Cards, name)), tuple(by_hand.get(name, [])), fits)


# --- Which pieces are a phrase ----------------------------------------------------------------------------------
def _samples(function: Callable[..., Any]) -> list[Any]:
    """What a word makes of placeholders."""
    made = (call.piece() for call in calls_of(function))
    return [piece for piece in made if piece is not None]


def _is_what_it_makes(function: Callable[..., Any]) -> Callable[[Any], bool]:
    kind = typing.get_type_hints(function)["return"]
    if kind in (Cards, Choose, Static, Trigger, Act, Plain, Way, Condition, Amount):  # other words make these too
        return never
    return lambda piece: isinstance(piece, kind)


def _same_as(constant: Any) -> Callable[[Any], bool]:
    if isinstance(constant, Condition) and constant.also is None:
        # Joined to another condition, it has the English of both.
        return lambda piece: (
            isinstance(piece, Condition)
            and (
                piece == constant
                or (
                    piece.also is not None
                    and piece.english.startswith(constant.english)
                    and _compares_like(piece, constant)
                )
            )
        )
    if isinstance(constant, Amount):
        return lambda piece: isinstance(piece, Amount) and piece.code == constant.code
    return lambda piece: type(piece) is type(constant) and piece == constant


def _compares_like(first: Condition, second: Condition) -> bool:
    return (first.left, first.sign, first.right) == (second.left, second.sign, second.right)


@dataclass(frozen=True)
class _Like:
    """Whether a piece is of one of these types, and each of its fields fits."""

    fields_by_type: dict[type, dict[str, Callable[[Any], bool]]]

    def __call__(self, piece: Any) -> bool:
        fields = self.fields_by_type.get(type(piece))
        return fields is not None and all(fit(getattr(piece, name)) for name, fit in fields.items())


def _like(samples: list[Any]) -> _Like:
    """Whether a piece is like one of the samples, whatever stands for the placeholders."""
    by_type: dict[type, dict[str, list[Any]]] = {}
    for sample in samples:
        fields = by_type.setdefault(type(sample), {})
        for part in dataclasses.fields(sample):
            value = getattr(sample, part.name)
            values = fields.setdefault(part.name, [])
            if not any(value is other or (type(value) is type(other) and value == other) for other in values):
                values.append(value)
    named = {
        kind: {name: _like_values(name, values) for name, values in fields.items()} for kind, fields in by_type.items()
    }
    return _Like(named)


ANY = int(SomeNumber.called(""))
MANY = 4  # different numbers that a word was tried with: it takes any


def _like_values(name: str, values: list[Any]) -> Callable[[Any], bool]:
    numbers = {value for value in values if type(value) is int}
    if name in ("label", "condition_last"):
        return lambda value: True  # an ability word may stand before it, and its condition after it
    if numbers & {-ANY}:  # of a number with the opposite sign
        return lambda value: isinstance(value, int) and value < 0
    if len(numbers) >= MANY or (name == "until" and numbers - {0}):
        return lambda value: type(value) is not int or value != 0 or 0 in numbers
    same = [value for value in values if not _has_placeholder(value)]
    alike = [value for value in values if _has_placeholder(value)]
    return lambda value: (
        any(type(one) is type(value) and one == value for one in same) or any(_alike(one, value) for one in alike)
    )


def _alike(sample: Any, value: Any) -> bool:
    """Whether a value is like that of a sample."""
    if isinstance(sample, SomeNumber):
        return isinstance(value, int)
    if isinstance(sample, str):
        if "⟨" not in sample:
            return bool(sample == value)
        pattern = "(?:.+)".join(map(re.escape, re.split("⟨[^⟩]*⟩", sample)))
        return isinstance(value, str) and re.fullmatch(pattern, value, flags=re.DOTALL) is not None
    if not _has_placeholder(sample):
        return type(sample) is type(value) and bool(sample == value)
    for kind in (Cards, Noun, Condition, Amount):
        if isinstance(sample, kind):
            own = isinstance(sample, Amount | Condition) and sample not in (SOME_POWER, SOME_COUNT, SOME_CONDITION)
            return isinstance(value, kind) and (not own or _alike_fields(sample, value))
    if isinstance(sample, tuple):
        if any(isinstance(part, SomeEffects) for part in sample):
            return isinstance(value, tuple) and value != ()
        return isinstance(value, tuple) and len(sample) == len(value) and all(map(_alike, sample, value))
    return type(sample) is type(value) and _alike_fields(sample, value)


def _alike_fields(sample: Any, value: Any) -> bool:
    return all(_alike(getattr(sample, part.name), getattr(value, part.name)) for part in dataclasses.fields(sample))


def _has_placeholder(value: Any) -> bool:
    if isinstance(value, SomeNumber | SomeCards | SomeNoun | SomeChoice | SomeEffects):
        return True
    if isinstance(value, str):
        return "⟨" in value
    if isinstance(value, tuple):
        return any(map(_has_placeholder, value))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return any(_has_placeholder(getattr(value, part.name)) for part in dataclasses.fields(value))
    return False


def never(piece: Any) -> bool:
    """Of a phrase whose pieces nothing here tells: it needs an entry in `FITS`."""
    return False


def _marked_by(method: str) -> Callable[[Any], bool]:
    """Whether a description differs from a plain one as the method makes it differ."""
    function = getattr(Cards, method)
    hints = typing.get_type_hints(function, include_extras=True)
    takes = [name for name in inspect.signature(function).parameters if name != "self"]
    trial: dict[Any, Any] = {str: "Dragon", Cards: Cards()}
    plain = Cards()
    given: list[Any] = [plain]
    named: dict[str, Any] = {}
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
            named[parameter.name] = 1
        elif parameter.name != "self":
            given.append(trial.get(hints[parameter.name], 1))
    marked = function(*given, **named)
    if not isinstance(marked, Cards):
        return never
    changed = [
        part.name for part in dataclasses.fields(Cards) if getattr(plain, part.name) != getattr(marked, part.name)
    ]

    def fits(piece: Any) -> bool:
        if not isinstance(piece, Cards):
            return False
        if takes:
            return any(getattr(piece, name) != getattr(plain, name) for name in changed)
        return all(getattr(piece, name) == getattr(marked, name) for name in changed)

    return fits


def _choice(least_is_most: bool, by_opponent: bool = False, by_owner: str = "") -> Callable[[Any], bool]:
    def fits(piece: Any) -> bool:
        return (
            isinstance(piece, Choose)
            and piece.by_opponent == by_opponent
            and piece.by_owner == by_owner
            and not piece.by_each
            and not piece.limit
            and (piece.least == piece.most) == least_is_most
            and piece.most != ANY_NUMBER
        )

    return fits


def _names(what: int) -> Callable[[Any], bool]:
    return lambda piece: isinstance(piece, Naming) and piece.names == what and not piece.by_opponent


def _described(noun: str) -> Callable[[Any], bool]:
    return lambda piece: isinstance(piece, Cards) and piece.noun == noun


def _lasts(until: durations.Duration) -> Callable[[Any], bool]:
    return lambda piece: isinstance(piece, Effect) and getattr(piece, "until", 0) == until


def _forbids(act: int) -> Callable[[Any], bool]:
    return lambda piece: isinstance(piece, Effect | Static) and bool(getattr(piece, "acts", 0) & act)


def _gives(piece: Any) -> bool:
    """Whether a static ability gives a keyword or an ability."""
    if isinstance(piece, Static) and piece.head == statics.CANT_ATTACK:
        return piece.cards is None  # under a condition that asks for keywords
    return isinstance(piece, Gives | GivesSaver) or (
        isinstance(piece, Static) and piece.head in (statics.KEYWORD, statics.ATTACK_POWER)
    )


def _pays(piece: Any) -> bool:
    """Whether it is a way of using a card that is paid with something else than mana."""
    return isinstance(piece, Way) and piece.payment != ()


def _costs_otherwise(piece: object) -> bool:
    """Whether it is a way of using a card for other mana than its cost."""
    return isinstance(piece, Way) and piece.cost >= 0 and not piece.zones | piece.goes_to


def _climbs(piece: Any) -> bool:
    """Whether it is a Mugen Climb: paid with creatures, from the hand and the graveyard."""
    return _pays(piece) and piece.zones != 0


def _taps_for_climb(piece: object) -> bool:
    """Whether it is what pays for a Mugen Climb besides the mana."""
    return isinstance(piece, Act) and (piece.verb, piece.amount) == (verbs.TAP, programs.FOR_MUGEN_CLIMB)


# The phrases whose pieces are not told by what the word makes of placeholders.
def _is_link(piece: Any, label: str, end: str) -> bool:
    """Whether it is a psychic link with this label, or what one does."""
    return getattr(piece, "label", "") == label or (isinstance(piece, LinkThem) and piece.english.endswith(end))


FITS: dict[str, Callable[[Any], bool]] = {
    "ability_word": lambda piece: bool(
        getattr(piece, "label", "") and ABILITY_WORDS.fullmatch(piece.label.removesuffix(": "))
    ),
    "super_dragsolution": lambda piece: (
        (isinstance(piece, Trigger) and piece.label == SUPER_DRAGSOLUTION)
        or (isinstance(piece, LinkThem) and piece.english == TO_CREATURE)
    ),
    "gr_summon": lambda piece: isinstance(piece, Plain) and piece.code == programs.GR_SUMMON,
    "next_gets": lambda piece: isinstance(piece, NextCostsLess) and piece.ability is not None,
    "galaxy_go": lambda piece: piece in (galaxy_go, *galaxy_go.effects),
    "galaxy_go_of_spell": lambda piece: piece in (galaxy_go_of_spell, *galaxy_go_of_spell.effects),
    "draws_two_and_discards": lambda piece: isinstance(piece, InsteadOfDrawing) and not piece.zone,
    "draws_two_and_puts_one_back": lambda piece: (
        isinstance(piece, InsteadOfDrawing) and piece.zone == zones.DECK_BOTTOM
    ),
    "once_each_turn": lambda piece: type(piece) is OnceEachTurn,
    "waiting_in": lambda piece: isinstance(piece, Trigger) and "while this creature is in" in piece.events[-1].english,
    "first_time_each_turn": lambda piece: isinstance(piece, Event) and piece.first_time,
    "denjara_switch": lambda piece: isinstance(piece, Trigger) and piece.label == SWITCH,
    "psychic_link": lambda piece: _is_link(piece, "Psychic Link: ", HIGHER_SIDE),
    "victory_psychic_link": lambda piece: _is_link(piece, "Victory Psychic Link: ", HIGHER_SIDE),
    "ganpar_psychic_link": lambda piece: _is_link(piece, "Ganpar Psychic Link: ", HIGHER_SIDE),
    "races_among": lambda piece: isinstance(piece, Amount) and piece.code == amounts.RACES,
    "all_are": lambda piece: isinstance(piece, Condition) and piece.english.startswith("while all "),
    "choose_a_number": _names(programs.A_NUMBER),
    "choose_a_power": _names(programs.A_POWER),
    "choose_a_race": _names(programs.A_RACE),
    "choose_a_civilization": _names(programs.A_CIVILIZATION),
    "choose_a_card_name": _names(programs.A_CARD_NAME),
    "opponent_chooses_a_civilization": lambda piece: isinstance(piece, Naming) and piece.by_opponent,
    "each_is_also": lambda piece: isinstance(piece, Change) and piece.races != (),
    "only_these_attack": lambda piece: (
        isinstance(piece, Static) and piece.head == statics.CANT_ATTACK and piece.against is not None
    ),
    "both": lambda piece: isinstance(piece, Condition) and piece.also is not None,
    "is_no_less_than": lambda piece: isinstance(piece, Condition) and " is no less than " in piece.english,
    "is_greater_than": lambda piece: isinstance(piece, Condition) and " is greater than " in piece.english,
    "either_holds": lambda piece: (
        isinstance(piece, Condition) and piece.or_else is not None and " or " in piece.english
    ),
    "you_have_as_many": lambda piece: isinstance(piece, Condition) and " at least as many " in piece.english,
    "unless": lambda piece: isinstance(piece, Condition) and piece.english.startswith("unless "),
    "if_you_do": lambda piece: isinstance(piece, IfYouDo) or (isinstance(piece, May) and piece.then != ()),
    "may": lambda piece: isinstance(piece, May),
    "or_else": lambda piece: isinstance(piece, OrElse),
    "one_of": lambda piece: type(piece) is OneOf,
    "one_or_both": lambda piece: isinstance(piece, OneOrBoth),
    "some_or_each": lambda piece: isinstance(piece, SomeOrEach),
    "counterattack": lambda piece: isinstance(piece, Trigger) and piece.label == "Counterattack: ",
    "may_stop_spells": lambda piece: isinstance(piece, Static) and piece.head == statics.AT_SPELLS,
    "for_each": lambda piece: isinstance(piece, ForEach) and piece.cards is None,
    "for_each_card": lambda piece: isinstance(piece, ForEach) and piece.cards is not None,
    "give_ability": lambda piece: isinstance(piece, GiveAbility),
    "give_that_race": lambda piece: isinstance(piece, Act) and piece.verb == verbs.GIVE_NAMED_RACE,
    "has": lambda piece: _gives(piece) and piece.cards is None,
    "each_has": lambda piece: (
        (_gives(piece) and piece.cards is not None)
        or (isinstance(piece, Static) and piece.head == statics.DIES_TO_COST_LESS and piece.against is not None)
    ),
    "stays_if_top_card_is": lambda piece: (
        isinstance(piece, Static)
        and piece.head == statics.INSTEAD_OF_ANY_MOVE
        and piece.amount == statics.FOR_A_FITTING_TOP_CARD
    ),
    "may_summon_by": lambda piece: _pays(piece) and piece.reduction < 0 and not piece.casts,
    "may_cast_by": lambda piece: _pays(piece) and piece.casts and not piece.zones,
    "may_summon_for_less_by": lambda piece: _pays(piece) and piece.reduction >= 0 and not piece.zones,
    "may_summon_for": lambda piece: _costs_otherwise(piece) and not piece.casts and type(piece) is Way,
    "may_summon_for_and_when_put": lambda piece: isinstance(piece, WayWithAbility) and piece.cost >= 0,
    "may_cast_for": lambda piece: _costs_otherwise(piece) and piece.casts,
    "fushigiverse": lambda piece: isinstance(piece, Way) and piece.feeds,
    "galaxyshield": lambda piece: isinstance(piece, Way) and piece.goes_to == zones.SHIELD_FACE_UP,
    "pandora_shift": lambda piece: isinstance(piece, Way) and piece.goes_to == zones.HYPERSPATIAL,
    "keep_from_untapping": lambda piece: (
        isinstance(piece, Act) and (piece.verb, piece.amount) == (verbs.KEEP_TAPPED, 1)
    ),
    "mugen_climb": lambda piece: (_climbs(piece) and not piece.casts) or _taps_for_climb(piece),
    "mugen_climb_of_spell": lambda piece: (_climbs(piece) and piece.casts) or _taps_for_climb(piece),
    "civilization_blocker": lambda piece: isinstance(piece, PartialBlocker) and piece.english[0].islower(),
    "civilization_slayer": lambda piece: isinstance(piece, NamedStatic) and piece.head == statics.SLAYS,
    "race_blocker": lambda piece: isinstance(piece, PartialBlocker) and piece.english[0].isupper(),
    "vortex_evolves_from": lambda piece: isinstance(piece, Evolves) and piece.sort == "Vortex ",
    "galaxy_vortex_evolves_from": lambda piece: isinstance(piece, Evolves) and piece.sort == "Galaxy Vortex ",
    "stay_if_others_go": lambda piece: isinstance(piece, Static) and piece.head == statics.KEPT_FOR_OTHERS,
    "choose_of_different_civilizations": lambda piece: (
        isinstance(piece, Choose) and piece.limit == programs.DIFFERENT_CIVILIZATIONS
    ),
    "mana_cant_untap": lambda piece: isinstance(piece, Static) and piece.head == statics.MANA_STAYS_TAPPED,
    "prohibits": lambda piece: isinstance(piece, Static) and piece.head == statics.PROHIBIT and piece.amount == 0,
    "allows_only": lambda piece: isinstance(piece, Static) and piece.head == statics.PROHIBIT and piece.amount != 0,
    "choose": _choice(least_is_most=True),
    "choose_up_to": _choice(least_is_most=False),
    "opponent_chooses": _choice(least_is_most=True, by_opponent=True),
    "each_player_chooses": lambda piece: isinstance(piece, Choose) and piece.by_each,
    "opponent_may_choose": _choice(least_is_most=False, by_opponent=True),
    "opponent_chooses_any_number": lambda piece: (
        isinstance(piece, Choose) and piece.most == ANY_NUMBER and piece.by_opponent
    ),
    "that_player_chooses": _choice(least_is_most=True, by_owner=THAT_PLAYER),
    "that_player_may_choose": _choice(least_is_most=False, by_owner=THAT_PLAYER),
    "its_owner_chooses": _choice(least_is_most=True, by_owner=THAT_OWNER),
    "choose_any_number": lambda piece: (
        isinstance(piece, Choose)
        and piece.most == ANY_NUMBER
        and piece.limit_amount != power_of_them()
        and not piece.by_opponent
    ),
    "choose_no_stronger": lambda piece: isinstance(piece, Choose) and piece.limit_amount == power_of_them(),
    "choose_one_of_each_civilization": lambda piece: (
        isinstance(piece, Choose) and piece.limit == programs.ONE_OF_EACH_CIVILIZATION
    ),
    "choose_of_different_names": lambda piece: isinstance(piece, Choose) and piece.limit == programs.DIFFERENT_NAMES,
    "choose_up_to_in_different_zones": lambda piece: (
        isinstance(piece, Choose) and piece.limit == programs.TOTAL_COST_BY_ZONE
    ),
    "choose_of_different_costs": lambda piece: isinstance(piece, Choose) and piece.limit == programs.DIFFERENT_COSTS,
    "among_them": lambda piece: isinstance(piece, Choose) and piece.among_them and not piece.of_the_rest,
    "all_among_them": lambda piece: isinstance(piece, AllAmong),
    "among_the_rest": lambda piece: isinstance(piece, Choose) and piece.of_the_rest,
    "CARDS": _described("card"),
    "CREATURES": _described("creature"),
    "SPELLS": _described("spell"),
    "ELEMENTS": _described("element"),
    "CASTLES": _described("castle"),
    "AURAS": _described("aura"),
    "SEALS": _described("seal"),
    "DRAGHEARTS": _described("dragheart"),
    "DRAGHEART_CREATURES": _described("dragheart creature"),
    "of_each_civilization": lambda piece: isinstance(piece, Cards) and piece.all_civilizations != 0,
    "FORBIDDEN_FIELDS": lambda piece: isinstance(piece, Cards) and (piece.all_types & card_types.FORBIDDEN) != 0,
    "D2_FIELDS": lambda piece: isinstance(piece, Cards) and (piece.all_types & card_types.D2) != 0,
    "WEAPONS": _described("dragheart weapon"),
    "FORTRESSES": _described("dragheart fortress"),
    "SHIELDS": _described("shield"),
    "costing_exactly_more": lambda piece: (
        isinstance(piece, Cards) and piece.comparison is not None and piece.comparison.by > 0
    ),
    "costing_exactly_less": lambda piece: (
        isinstance(piece, Cards) and piece.comparison is not None and piece.comparison.by < 0
    ),
    "compared": lambda piece: (
        isinstance(piece, Cards)
        and piece.comparison is not None
        and piece.comparison.by == 0
        and piece.comparison.to not in (programs.EVERY, programs.OF_ATTACK)
    ),
    "either": lambda piece: isinstance(piece, Cards) and piece.either != (),
    "your": lambda piece: isinstance(piece, Cards) and piece.whose == words.YOURS,
    "your_opponents": lambda piece: isinstance(piece, Cards) and piece.whose == words.OPPONENTS,
    "that_players": lambda piece: isinstance(piece, Cards) and piece.whose == programs.CHOSEN_PLAYERS,
    "in_zone": lambda piece: isinstance(piece, Cards) and not set(piece.zones) <= {zones.BATTLE, zones.SHIELD},
    "or_one_of": lambda piece: isinstance(piece, Cards) and piece.also is not None,
    **{phrase.says: _lasts(phrase.meaning()) for phrase in PHRASES if phrase.kind == "how long"},
    **{
        name: _forbids(getattr(words, name))
        for name in words.WORDS
        if name.startswith("ACT_") and name != "ACT_USE_AURA"  # no card forbids it
    },
}


# Pieces of phrases that placeholders do not show.
ALSO_FITS: dict[str, Callable[[Any], bool]] = {
    "cost_less": lambda piece: (
        isinstance(piece, Static) and piece.head == statics.COST and piece.zone in (zones.GRAVEYARD, zones.MANA)
    ),
    "parallel_invasion": lambda piece: (
        isinstance(piece, Plain) and piece.english == "put this creature from your hyperspatial zone onto it"
    ),
    "parallel_revolution_change": lambda piece: (
        isinstance(piece, Plain) and piece.english == "exchange it with this creature in your hyperspatial zone"
    ),
    "give": lambda piece: (
        isinstance(piece, Act) and piece.verb == verbs.GIVE_ATTACK_POWER and '"power attacker' in piece.pattern
    ),
}


def _either_fits(first: Callable[[Any], bool], second: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda piece: first(piece) or second(piece)


def needs_a_meaning() -> list[str]:
    """The constants whose English does not say what they mean, and below which no string says it."""
    names = [entry.name for entry in phrase_book().values() if entry.group in (NOUNS, DESCRIPTIONS, DURATIONS, ACTS)]
    names += [name for name, word in words.WORDS.items() if type(word) is Keyword and not word.is_sentence]
    constant = (name for name in names if hasattr(words, name) and not inspect.isfunction(getattr(words, name)))
    return [name for name in constant if name not in _meanings()]
