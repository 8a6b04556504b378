"""Phrases that mean something else: a definition with the pieces of one phrase changed, for tests that must notice.

The English of a changed definition stays as it was. Each phrase has up to two mutants: without its meaning, and with
another one. A mutant is tried in several forms, of which the first that the language accepts is played. Nothing here
is a test.
"""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any
from unittest import mock

from sim.cards import tabulation
from sim.cards.library import in_use
from sim.cards.text.phrase_book import ACTS, DESCRIPTIONS, DURATIONS, Entry, phrase_book
from sim.cards.words import (
    CARDS,
    CREATURES,
    OPPONENTS,
    SPELLS,
    THEM,
    THIS,
    YOURS,
    Card,
    Cards,
    DefinitionError,
    Effect,
    Feature,
    Noun,
    among_them,
    at_random,
    charge_from_deck,
    choose,
    count,
    draw,
    every,
    reveal,
    your,
    your_opponents,
)
from sim.cards.words.added_rules import MoreInDeck
from sim.cards.words.amounts import Amount, Condition
from sim.cards.words.battles import PartialBlocker
from sim.cards.words.casting import AfterCasting
from sim.cards.words.clauses import (
    Delayed,
    ForEach,
    If,
    IfYouDo,
    May,
    Naming,
    OneOf,
    SomeOf,
)
from sim.cards.words.descriptions import SHIELDS
from sim.cards.words.evolving import Evolves
from sim.cards.words.keywords import Keyword, PowerAttacker
from sim.cards.words.lasting import GiveAbility
from sim.cards.words.nouns import AllAmong, AllBut, AtRandom, Choose, Every, Pronoun, Several
from sim.cards.words.plain_effects import Plain
from sim.cards.words.prohibitions import Prohibit
from sim.cards.words.rows import Rows
from sim.cards.words.sealing import StartsSealed
from sim.cards.words.statics import Gives, Static
from sim.cards.words.triggers import Event, Trigger
from sim.cards.words.verbs import Act, PutsUnder
from sim.cards.words.ways import WaveStriker, Way
from sim.engine.record.codes import (
    acts,
    afterwards,
    amounts,
    card_types,
    comparisons,
    durations,
    events,
    keywords,
    owners,
    programs,
    statics,
    verbs,
    zones,
)
from sim.games.scenario import Scenario, Side

MOST_CANDIDATES = 12
SECONDS = 20  # of computing that a game with a mutant may take


class Refused(Exception):
    """The language accepts no form of the mutant."""


class TookTooLong(AssertionError):
    """The game with the mutant does not end: the mutant is noticed."""


@dataclass(frozen=True)
class Nothing(Effect):
    """An effect without steps."""

    english: str

    @property
    def tells_whether_done(self) -> bool:
        """An "if you do" after it asks about what was done before."""
        return True

    def write(self, rows: Rows) -> None:
        """Nothing."""

    def words(self) -> str:
        """The English of the effect that it stands for."""
        return self.english


ABSENT: Any = object()  # a piece that may be missing where it stands
Change = Callable[[Any], Sequence[Any]]  # candidates for a piece; a tuple stands for several sentences


# --- Effects ----------------------------------------------------------------------------------------------------
OTHER_VERBS = (
    verbs.TO_MANA,
    verbs.TO_HAND,
    verbs.TO_DECK_BOTTOM,
    verbs.TO_DECK_TOP,
    verbs.TAP,
    verbs.UNTAP,
    verbs.DESTROY,
    verbs.TO_GRAVEYARD,
    verbs.REVEAL,
)
# Verbs that do the same in some zones: destroying is putting into the graveyard (701.6a, 701.7a).
SAME = ({verbs.DESTROY, verbs.TO_GRAVEYARD, verbs.DISCARD}, {verbs.CAST_FREE, verbs.USE_FREE})


def _without(effect: Any) -> Sequence[Any]:
    """The effect without its action, condition, choice or repetition."""
    if isinstance(effect, Act) and not isinstance(effect, GiveAbility | PutsUnder):
        return replace(effect, verb=verbs.NO_VERB), Nothing(effect.words())
    if isinstance(effect, May):
        return [effect.when_declared()]
    if isinstance(effect, IfYouDo | If | ForEach | Delayed):
        return [effect.effects]
    if isinstance(effect, OneOf | SomeOf):
        return [effect.modes[0]]
    return [Nothing(effect.words())]


def _another(effect: Any) -> Sequence[Any]:
    """The effect with another action, or the other branch."""
    if isinstance(effect, GiveAbility):
        return [replace(effect, ability=replace(effect.ability, effects=(charge_from_deck(1),)))]
    if isinstance(effect, Act) and not isinstance(effect, PutsUnder):
        return _other_acts(effect)
    if isinstance(effect, If | IfYouDo):
        return [effect.otherwise or Nothing("")]
    if isinstance(effect, OneOf):
        return [effect.modes[-1]]
    if isinstance(effect, SomeOf):
        return [tuple(part for mode in effect.modes for part in mode)]
    if isinstance(effect, Prohibit):
        return [replace(effect, whose=YOURS if effect.whose != YOURS else OPPONENTS)]
    if isinstance(effect, Plain):
        return _other_steps(effect)
    if isinstance(effect, May | ForEach | Delayed | Naming):
        return [Nothing("")]
    return [charge_from_deck(1), draw(1)]


def _other_acts(act: Act) -> list[Any]:
    if act.verb in (verbs.GIVE_POWER, verbs.GIVE_ATTACK_POWER):
        return [replace(act, amount=act.amount + 500 if isinstance(act.amount, int) else 500)]
    if act.verb == verbs.GIVE_KEYWORD:
        return [replace(act, keywords=bits) for bits in _other_bits(act.keywords)]
    same = next((some for some in SAME if act.verb in some), {act.verb})
    return [_lazily(act, verb=verb) for verb in OTHER_VERBS if verb not in same]


def _other_steps(step: Plain) -> list[Any]:
    arguments = dict(step.arguments)
    if arguments.get("up_to"):
        return [replace(step, arguments=tuple({**arguments, "up_to": 0}.items()))]
    if step.code == programs.TOP:
        other = programs.LOOKED_AT + programs.REVEALED - arguments["shown"]
        return [replace(step, arguments=tuple({**arguments, "shown": other}.items()))]
    if step.code == programs.PICK_PLAYER:  # revealing makes known whose cards they are
        return [
            reveal(every(your(CARDS.in_zone(zones.MANA)))),
            reveal(every(your_opponents(CARDS.in_zone(zones.MANA)))),
        ]
    if step.code == programs.WIN:
        return [replace(step, code=programs.LOSE)]
    if step.code == programs.LOSE:
        return [replace(step, code=programs.WIN)]
    return [draw(1)] if step.code == programs.CHARGE else [charge_from_deck(1)]


# --- Abilities --------------------------------------------------------------------------------------------------
EVENTS = (
    events.PUT,
    events.ATTACKS,
    events.DESTROYED,
    events.LEAVES,
    events.BLOCKS,
    events.START_OF_TURN,
    events.END_OF_TURN,
    events.CAST,
)
KEYWORDS = (
    keywords.SPEED_ATTACKER,
    keywords.SLAYER,
    keywords.BLOCKER,
    keywords.DOUBLE_BREAKER,
    keywords.TRIPLE_BREAKER,
    keywords.CHARGER,
    keywords.CANT_ATTACK,
)


def _other_events(feature: Trigger, event: int) -> Trigger:
    return replace(feature, events=tuple(replace(one, code=event) for one in feature.events))


def _other_bits(bits: int) -> list[int]:
    if bits & keywords.DOUBLE_BREAKER:
        return [keywords.TRIPLE_BREAKER]
    if bits & (keywords.TRIPLE_BREAKER | keywords.QUATTRO_BREAKER | keywords.WORLD_BREAKER):
        return [keywords.DOUBLE_BREAKER]
    return [other for other in KEYWORDS if not other & bits]


def _no_ability(feature: Any) -> Sequence[Any]:
    if isinstance(feature, AfterCasting):  # it may be a part of another ability
        return [(), ABSENT]
    return [()]


def _other_ability(feature: Any) -> Sequence[Any]:
    """The ability with another event, head, cost or place."""
    if isinstance(feature, Trigger):
        return [_other_events(feature, event) for event in EVENTS if not event & feature.event]
    if isinstance(feature, PowerAttacker):
        return [replace(feature, amount=feature.amount + 500)]
    if isinstance(feature, Keyword):
        return [replace(feature, bits=bits) for bits in _other_bits(feature.bits)]
    if isinstance(feature, PartialBlocker):
        return [replace(feature, against=CREATURES)]
    if isinstance(feature, Static):
        return _other_statics(feature)
    if isinstance(feature, Way):
        return [replace(feature, reduction=feature.reduction + 2)]
    if isinstance(feature, AfterCasting):
        places = (afterwards.INTO_HAND, afterwards.INTO_MANA, afterwards.INTO_MANA_TAPPED, afterwards.ON_DECK_BOTTOM)
        return [replace(feature, where=where) for where in places if where != feature.where]
    if isinstance(feature, WaveStriker):
        return [feature.abilities]
    if isinstance(feature, StartsSealed):
        return [replace(feature, seals=feature.seals + 1)]
    if isinstance(feature, MoreInDeck):
        return [replace(feature, cards=feature.cards + 1)]
    if isinstance(feature, Evolves):
        if len(feature.bases) > 1:
            return [replace(feature, bases=feature.bases[:1])]
        return [replace(feature, bases=(your(CREATURES),))]
    return []


def _other_statics(static: Static) -> list[Any]:
    if isinstance(static, Gives):
        given = Static(statics.KEYWORD, static.english, static.cards, condition=static.condition)
        return [replace(given, keywords=bits) for bits in KEYWORDS]
    if static.head in (statics.POWER, statics.ATTACK_POWER) and isinstance(static.amount, int):
        return [replace(static, amount=static.amount + 500)]
    if static.head == statics.KEYWORD:
        return [replace(static, keywords=bits) for bits in _other_bits(static.keywords)]
    heads = (statics.POWER, statics.KEYWORD, statics.PUT_TAPPED)
    return [
        replace(static, head=head, amount=500, keywords=keywords.SPEED_ATTACKER, acts=0, most_cost=None)
        for head in heads
        if head != static.head
    ]


# --- Conditions, amounts, nouns ---------------------------------------------------------------------------------
def _always(condition: Condition, at_least: int) -> Condition:
    return replace(condition, left=count(your(SHIELDS)), sign=comparisons.IS_AT_LEAST, right=at_least, or_else=None)


A_SPELL_IN_HAND = at_random(1, your(SPELLS.in_zone(zones.HAND)))


def _other_nouns(name: str, noun: Any) -> tuple[Sequence[Any], Sequence[Any]]:
    """What stands for a noun in the two mutants."""
    if name == "among_them":
        return [THEM], [choose(1, your(CARDS.in_zone(zones.HAND)))]
    if name == "among_the_rest":
        return [replace(noun, of_the_rest=False)], [THEM]
    if isinstance(noun, AllAmong):
        return [THEM], [among_them(choose(1, noun.cards))]
    if isinstance(noun, Choose):
        return _other_choices(noun)
    if isinstance(noun, Every):
        return [choose(1, noun.cards), Choose(1, noun.cards, 0)], [at_random(1, noun.cards)]
    if isinstance(noun, AtRandom):
        return [choose(noun.number, noun.cards)], [every(noun.cards)]
    if isinstance(noun, Several):
        return [noun.choices[0]], [noun.choices[-1]]
    if isinstance(noun, AllBut):
        return [every(noun.kept.cards)], [noun.kept]
    assert isinstance(noun, Pronoun), noun
    # In an ability about this creature, THAT is the same one.
    others = (every(your_opponents(CREATURES)), every(your(CREATURES)), THIS, THEM, A_SPELL_IN_HAND)
    return [other for other in others if getattr(other, "code", None) != noun.code], []


def _other_choices(noun: Choose) -> tuple[Sequence[Any], Sequence[Any]]:
    if noun.limit:
        more = [replace(noun, limit=programs.NO_LIMIT, limit_amount=0)]
        if noun.limit == programs.ONE_OF_EACH_CIVILIZATION:
            return more, [replace(more[0], most=1, least=1)]
        return more, [replace(noun, limit=programs.TOTAL_POWER, limit_amount=0)]
    if noun.by_each:
        return [replace(noun, by_each=False)], [every(noun.cards)]
    if noun.by_owner:
        return [replace(noun, by_owner="")], [replace(noun, least=0)]
    if noun.by_opponent:
        least = 0 if noun.least == noun.most else noun.most
        return [replace(noun, by_opponent=False)], [replace(noun, least=least)]
    if noun.least == noun.most:
        return [replace(noun, least=0)], [replace(noun, by_opponent=True)]
    return [replace(noun, least=noun.most)], [replace(noun, most=1, least=1)]


# --- Descriptions -----------------------------------------------------------------------------------------------
NO_CARDS = {"races": ("Nonesuch",)}


def _unmarked(entry: Entry) -> tuple[Change, Change]:
    """A description without what a method marks, and one that no card fits."""
    plain = Cards()
    if entry.name == "SHIELDS":
        creatures = {"noun": "creature", "types": card_types.CREATURE, "zones": (zones.BATTLE,)}
        return (
            lambda piece: [replace(piece, **creatures)],
            lambda piece: [replace(piece, noun="card", zones=(zones.MANA,))],
        )
    if entry.name in ("CARDS", "CREATURES", "ELEMENTS", "SPELLS"):
        types = card_types.CREATURE if entry.name == "CARDS" else 0
        return (
            lambda piece: [replace(piece, types=types, noun=piece.noun if types else "card")],
            lambda piece: [replace(piece, **NO_CARDS)],
        )
    if entry.name in ("your", "your_opponents", "that_players"):
        return (
            lambda piece: [replace(piece, whose=owners.ANYONES)],
            lambda piece: [replace(piece, whose=YOURS if piece.whose == OPPONENTS else OPPONENTS)],
        )
    if entry.name == "in_zone":
        ways = (zones.HAND, zones.MANA, zones.GRAVEYARD, zones.BATTLE, zones.DECK)
        return (
            lambda piece: [_lazily(piece, zones=(zone,)) for zone in ways if zone not in piece.zones],
            lambda piece: [replace(piece, zones=piece.zones[:1])] if len(piece.zones) > 1 else [],
        )
    fields = {
        "power": ("least_power", "most_power"),
        "cost": ("least_cost", "most_cost"),
        "civilization": ("civilizations",),
        "without_civilization": ("not_civilizations",),
        "race": ("races",),
        "named": ("names",),
        "called": ("name_in_full",),
        "having": ("keywords",),
        "non_evolution": ("not_types",),
        "evolution": ("all_types",),
        "of_several_civilizations": ("multicolored",),
        "not_of_several_civilizations": ("not_multicolored",),
        "untapped": ("is_tapped",),
        "tapped": ("is_tapped",),
        "other": ("is_other",),
        "put_this_turn": ("is_new",),
        "with_ability_word": ("ability_word",),
        "or_one_of": ("also",),
        "either": ("either",),
    }.get(entry.name, ("relation", "comparison", "named_as"))
    return (
        lambda piece: [replace(piece, **{name: getattr(plain, name) for name in fields})],
        lambda piece: [replace(piece, **{**{name: getattr(plain, name) for name in fields}, **NO_CARDS})],
    )


# --- All --------------------------------------------------------------------------------------------------------
def _lazily(piece: Any, **changes: Any) -> Any:
    """The piece with changes, or None if the language refuses them at once."""
    try:
        return replace(piece, **changes)
    except DefinitionError:
        return None


def _changes(entry: Entry) -> tuple[Change, Change]:
    """How the two mutants change a piece of this phrase."""
    if entry.name == "ability_word":
        return lambda piece: [replace(piece, label="")], lambda piece: [replace(piece, label="Onitime: ")]
    if entry.name == "if_you_do":
        return (
            lambda piece: [(replace(piece, then=()), *piece.then)] if isinstance(piece, May) else _without(piece),
            lambda piece: [replace(piece, then=())] if isinstance(piece, May) else _another(piece),
        )
    if entry.name == "first_time_each_turn":
        return lambda piece: [replace(piece, first_time=False)], _change_of_type(entry.name, 1)
    if entry.name == "both":
        return (
            lambda piece: [replace(piece, also=None)],
            lambda piece: [replace(piece.also, english=piece.english)],
        )
    if entry.group == DURATIONS:
        other = durations.REST_OF_GAME if entry.name == "END_OF_THIS_TURN" else durations.END_OF_THIS_TURN
        last = durations.REST_OF_GAME
        return (
            lambda piece: [replace(piece, until=other)],
            lambda piece: [replace(piece, until=last)] if last not in (other, piece.until) else [],
        )
    if entry.group == ACTS:
        everything = (acts.CAST, acts.SUMMON, acts.SHIELD_TRIGGER)
        own = getattr(acts, entry.name.removeprefix("ACT_"))
        return (
            lambda piece: [replace(piece, acts=piece.acts & ~own | act) for act in everything if act != own],
            lambda piece: [],
        )
    if entry.group == DESCRIPTIONS:
        return _unmarked(entry)
    return _change_of_type(entry.name, 0), _change_of_type(entry.name, 1)


def _change_of_type(name: str, mutant: int) -> Change:
    def change(piece: Any) -> Sequence[Any]:
        if isinstance(piece, Effect):
            return (_without, _another)[mutant](piece)
        if isinstance(piece, Feature):
            return _other_ability(piece) if mutant else _no_ability(piece)
        if isinstance(piece, Event):
            return [replace(piece, code=code) for code in EVENTS if not code & piece.code] if mutant else [()]
        if isinstance(piece, Condition):
            return [_always(piece, 99 if mutant else 0)]
        if isinstance(piece, Amount):
            number = 9 if mutant else 0
            return [replace(piece, code=amounts.CONSTANT, cards=None, argument=number, factor=1)]
        assert isinstance(piece, Noun), piece
        return _other_nouns(name, piece)[mutant]

    return change


MUTANTS = ("without it", "with another")


def _rewritten(value: Any, fits: Callable[[Any], bool], change: Change, candidate: int) -> Any:
    """A definition whose pieces of the phrase are this candidate. Raises IndexError if there are no more."""
    if isinstance(value, tuple):
        parts: list[Any] = []
        for part in value:
            new = _rewritten(part, fits, change, candidate)
            several = isinstance(new, tuple) and not isinstance(part, tuple)
            parts += new if several else [new]
        return tuple(parts)
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return value
    changed: Any = value
    names = [part.name for part in dataclasses.fields(value)]
    new_parts = {name: _rewritten(getattr(value, name), fits, change, candidate) for name in names}
    new_parts = {name: part for name, part in new_parts.items() if part is not getattr(value, name)}
    if any(part != getattr(value, name) for name, part in new_parts.items()):
        changed = replace(value, **new_parts)
    if fits(value):
        changed = change(changed)[candidate]
        if changed is None:
            raise DefinitionError("the language refuses this form")
    return None if changed is ABSENT else changed


@functools.cache
def _compile_the_engine() -> None:
    """A first game may compile for longer than a mutant may play."""
    Scenario(you=Side(), opponent=Side())


@dataclass
class Mutant:
    """One phrase with another meaning, for as long as `installed` lasts."""

    phrase: str
    number: int
    was_played: bool = False  # whether a card with the phrase was tabulated

    def played(self, some: Sequence[Any], real: Callable[[Sequence[Any]], Any]) -> Any:
        """What is made of the cards with the mutant instead of the phrase, such as their rows."""
        entry = phrase_book()[self.phrase]
        change = _changes(entry)[self.number]
        for candidate in range(MOST_CANDIDATES):
            try:
                changed = [_rewritten(card, entry.fits, change, candidate) for card in some]
                made = real(changed)
            except DefinitionError:
                continue
            except IndexError:
                break
            self.was_played = self.was_played or changed != list(some)
            return made
        raise Refused(self.phrase)

    @contextlib.contextmanager
    def installed(self) -> Iterator[None]:
        """Let scenarios, games and the checks of decklists have the mutant."""
        _compile_the_engine()
        real = tabulation.tabulate
        real_more = in_use.more_in_deck
        real_any = in_use.any_number_in_deck

        def tabulate(some: Sequence[Any], more: Any = None) -> Any:
            return self.played(some, functools.partial(real, more=more))

        def more_in_deck(card: Card) -> Any:
            return self.played([card], lambda changed: real_more(*changed))

        def any_number_in_deck(card: Card) -> Any:
            return self.played([card], lambda changed: real_any(*changed))

        def too_long(*_: object) -> None:
            raise TookTooLong(f"more than {SECONDS} seconds")

        before = signal.signal(signal.SIGVTALRM, too_long)
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            with (
                mock.patch("sim.games.scenario.setting.tabulate", tabulate),
                mock.patch("sim.games.matchups.matchup.tabulate", tabulate),
                mock.patch("sim.cards.library.in_use.more_in_deck", more_in_deck),
                mock.patch("sim.cards.library.in_use.any_number_in_deck", any_number_in_deck),
            ):
                yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, before)
