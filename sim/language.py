"""The card language: what a card definition is made of, in the words of the game.

A definition reads like the card:

    creature("Bronze-Arm Tribe", NATURE, 3, 1000, "Beast Folk",
             when_put(charge_from_deck(1)))

    spell("Terror Pit", DARKNESS, 6,
          shield_trigger,
          destroy(choose(1, your_opponents(CREATURES))))

Every piece knows two things: the rows that it becomes (`write`, for `sim.tabulation`) and its English
(`words`, for `sim.wording`). A piece that has no rows does not exist: there is no way to write an ability
that the engine would not play. `docs/cards.md` teaches the language; the rows are described in `sim.tables`.
"""

from __future__ import annotations

import functools
import inspect
import typing
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, ParamSpec, TypeVar, cast

from sim import tables as t
from sim import vocabulary as v
from sim.vocabulary import DARKNESS, FIRE, LIGHT, NATURE, WATER

if TYPE_CHECKING:
    from sim.tabulation import Rows

__all__ = [
    "Act",
    "Amount",
    "AtRandom",
    "CARDS",
    "COMMANDS",
    "CREATURES",
    "Card",
    "Cards",
    "Choose",
    "Condition",
    "DARKNESS",
    "DRAGONS",
    "DefinitionError",
    "Delayed",
    "Effect",
    "Every",
    "Evolves",
    "ExtraTurn",
    "FIRE",
    "Feature",
    "FinalRevolution",
    "ForEach",
    "IT",
    "If",
    "IfYouDo",
    "Keyword",
    "LIGHT",
    "LOSE_THE_GAME",
    "May",
    "Misuse",
    "NATURE",
    "NO_OTHER_ATTACKED",
    "NO_SHIELD_TRIGGERS_THIS_TURN",
    "Noun",
    "ON_OPPONENTS_TURN",
    "ON_YOUR_TURN",
    "OneOf",
    "PICK_A_PLAYER",
    "PUT_ON_NON_EVOLUTION",
    "Plain",
    "Pronoun",
    "SHIELDS",
    "SHUFFLE_THAT_DECK",
    "SHUFFLE_YOUR_DECK",
    "SPELLS",
    "Several",
    "StartsSealed",
    "Static",
    "StrikeBack",
    "THAT",
    "THAT_BROKE_A_SHIELD",
    "THAT_MANY",
    "THEM",
    "THE_REST",
    "THIS",
    "THIS_ATTACKED",
    "THIS_BROKE_SHIELDS",
    "THIS_IS_ATTACKING",
    "THIS_IS_BATTLING",
    "THIS_IS_TAPPED",
    "THIS_IS_UNTAPPED",
    "THIS_IS_YOUR_ONLY_HAND_CARD",
    "TapAbility",
    "Trigger",
    "WATER",
    "WIN_THE_GAME",
    "Way",
    "YOU_HAVE_NO_SHIELDS",
    "ability_word",
    "add_to_shields",
    "after_it_attacks",
    "among_them",
    "at_end_of_your_turn",
    "at_least",
    "at_most",
    "at_random",
    "at_start_of_your_turn",
    "attack_this_turn",
    "attacks_each_turn",
    "attacks_untapped",
    "before_it_breaks_shields",
    "blocker",
    "both",
    "break_shields",
    "cant_attack",
    "cant_attack_creatures",
    "cant_attack_players",
    "cant_be_attacked",
    "cant_be_blocked",
    "cant_be_chosen_by",
    "cant_be_destroyed",
    "cant_block",
    "cant_leave",
    "cast_for_no_cost",
    "charge_from_deck",
    "charger",
    "choose",
    "choose_any_number",
    "choose_one_of_each_civilization",
    "choose_up_to",
    "count",
    "creature",
    "destroy",
    "discard",
    "does_not_untap",
    "double_breaker",
    "draw",
    "draw_up_to",
    "each_gets_power",
    "each_has",
    "either",
    "enters_instead_of_being_discarded",
    "every",
    "evolves_from",
    "fight",
    "final_revolution",
    "for_each",
    "for_each_of",
    "gets_power",
    "give",
    "give_power",
    "has",
    "if_you_do",
    "impulse",
    "invasion",
    "keep_tapped",
    "kirifudash",
    "liberates",
    "look_at_top",
    "loses_outside",
    "may",
    "may_cost_less",
    "may_summon_by",
    "may_summon_for_less",
    "may_summon_for_no_cost",
    "one_of",
    "opponent_chooses",
    "opponents_creatures_go_to_graveyard",
    "power_attacker",
    "prohibit",
    "put",
    "put_into_graveyard",
    "put_into_mana",
    "put_on_bottom_of_deck",
    "put_on_top_of_deck",
    "quattro_breaker",
    "return_shields",
    "return_to_hand",
    "reveal",
    "reveal_top",
    "revolution_change",
    "revolution_zero_trigger",
    "seal",
    "shield_trigger",
    "shieldify_from_deck",
    "shields_go_to_graveyard",
    "slayer",
    "speed_attacker",
    "spell",
    "star_evolves_from",
    "starts_sealed",
    "strike_back",
    "summoned_another",
    "sympathy",
    "take",
    "take_an_extra_turn",
    "tap",
    "tap_ability",
    "that_players",
    "they_are",
    "together",
    "triple_breaker",
    "twinpact",
    "untap",
    "when",
    "when_destroyed",
    "when_leaves",
    "when_liberated",
    "when_put",
    "when_put_on_non_evolution",
    "when_put_or_attacks",
    "when_put_or_destroyed",
    "when_put_or_discarded_by_opponent",
    "when_wins_battle",
    "whenever_attacks",
    "whenever_becomes_blocked",
    "whenever_blocks",
    "whenever_put",
    "whenever_unblocked",
    "whenever_you_cast",
    "whenever_you_summon",
    "wins_all_battles",
    "world_breaker",
    "your",
    "your_opponents",
]

WHOSE_WORDS = {
    v.ANYONES: "",
    v.YOURS: "your ",
    v.OPPONENTS: "your opponent's ",
    t.CHOSEN_PLAYERS: "that player's ",
}
IN_PLAY = ((v.BATTLE,), (v.SHIELD,), ())  # zones that a rules text does not name
ANY_NUMBER = 60


class DefinitionError(ValueError):
    """A card definition that the language cannot express; the message names the card and the phrase."""


# ---------------------------------------------------------------------------------------------------------
# Words: what makes a piece out of other pieces
# ---------------------------------------------------------------------------------------------------------
_Arguments = ParamSpec("_Arguments")
_Piece = TypeVar("_Piece")
FromZero = Annotated[int, 0]  # a number, and the least that it may be
FromOne = Annotated[int, 1]


class Misuse:
    """A word that was used wrongly. It goes up with the words around it, to the card that can name itself."""

    def __init__(self, message: str) -> None:
        self.message = message

    def __getattr__(self, name: str) -> Any:
        """Whatever is asked of the piece that it is not: still misused."""
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *arguments, **named: self


def _misuses(value: object) -> list[Misuse]:
    if isinstance(value, tuple):
        return [misuse for part in value for misuse in _misuses(part)]
    return [value] if isinstance(value, Misuse) else []


def _is_a(value: object, hint: Any) -> bool:
    """Whether an argument is what the word's annotation says."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return type(value) is int and value >= parts[1]
    if origin is tuple:
        return isinstance(value, tuple) and all(_is_a(part, parts[0]) for part in value)
    if origin in (typing.Union, UnionType):
        return any(_is_a(value, part) for part in parts)
    return type(value) is int if hint is int else isinstance(value, hint)


def _wanted(hint: Any) -> str:
    """What an annotation asks for, in words."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return f"number from {parts[1]}"
    if origin is tuple:
        return f"tuple of {_wanted(parts[0])}s"
    if origin in (typing.Union, UnionType):
        return " or ".join(_wanted(part) for part in parts if part is not type(None))
    names = {Cards: "description of cards", Noun: "noun such as choose(1, ...)", int: "number"}
    return names.get(hint) or hint.__name__.lower()


def _shown(value: object) -> str:
    """An argument as a message shows it."""
    if isinstance(value, Cards):
        return value.whose_words()
    return str(value.words()) if isinstance(value, Noun | Effect | Feature) else repr(value)


# Read once for each word.
_signature = functools.cache(inspect.signature)
_hints = functools.cache(functools.partial(typing.get_type_hints, include_extras=True))


def _check_arguments(
    function: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any], may_be_empty: bool
) -> None:
    """Raise DefinitionError unless the arguments are what the annotations of the word say."""
    signature = _signature(function)
    try:
        bound = signature.bind(*arguments, **named)
    except TypeError as error:
        raise DefinitionError(str(error)) from None
    hints = _hints(function)
    for name, parameter in signature.parameters.items():
        several = parameter.kind is inspect.Parameter.VAR_POSITIONAL
        if several and not bound.arguments.get(name) and not may_be_empty:
            raise DefinitionError(f"it has no {name}")
        if name in bound.arguments:
            value = bound.arguments[name]
            for part in value if several else (value,):
                if not _is_a(part, hints[name]):
                    raise DefinitionError(f'"{_shown(part)}" is no {_wanted(hints[name])}')


def word(function: Callable[_Arguments, _Piece], may_be_empty: bool = False) -> Callable[_Arguments, _Piece]:
    """Make a function a word of the language: what is not used as its annotations say becomes a Misuse.

    The words inside a definition are read before the card is, and so a mistake waits for the card's name.
    `may_be_empty`: it may stand without the pieces that it takes any number of.
    """

    @functools.wraps(function)
    def checked(*arguments: _Arguments.args, **named: _Arguments.kwargs) -> _Piece:
        inside = _misuses((*arguments, *named.values()))
        if inside:
            return cast(_Piece, inside[0])
        try:
            _check_arguments(function, arguments, named, may_be_empty)
            return function(*arguments, **named)
        except DefinitionError as error:
            return cast(_Piece, Misuse(f"{function.__name__}: {error}"))

    return checked


def word_alone(function: Callable[_Arguments, _Piece]) -> Callable[_Arguments, _Piece]:
    """A word that may stand without the pieces that it takes any number of."""
    return word(function, may_be_empty=True)


def count_word(number: int) -> str:
    """A number of things that the noun follows: "one of your creatures", "2 of your creatures"."""
    return "one" if number == 1 else str(number)


def with_article(phrase: str) -> str:
    """The phrase with its indefinite article; "other" becomes "another"."""
    if phrase.startswith("other "):
        return "an" + phrase
    return ("an " if phrase[0].lower() in "aeiou" else "a ") + phrase


def plural_of(noun: str) -> str:
    """The plural of a noun or race; names of peoples stay as they are."""
    return noun if noun.endswith(("s", "Folk", "People", "Fish")) else noun + "s"


def listed(words: list[str], last: str) -> str:
    """Words as a list: "a, b and c"."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


# ---------------------------------------------------------------------------------------------------------
# Cards: which cards a phrase speaks of
# ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Cards:
    """A description of cards: "your opponent's untapped creatures that have power 6000 or less"."""

    noun: str = "card"
    zones: tuple[int, ...] = (v.BATTLE,)
    whose: int = v.ANYONES
    types: int = 0  # any of these
    not_types: int = 0
    all_types: int = 0
    civilizations: int = 0  # any of these
    multicolored: bool = False
    races: tuple[str, ...] = ()  # any race that contains one of these words as a whole
    names: tuple[str, ...] = ()
    least_cost: int = 0
    most_cost: int | None = None
    least_power: int | None = None
    most_power: int | None = None
    keywords: int = 0  # all of these
    is_tapped: bool | None = None
    is_other: bool = False
    relation: int = t.NO_RELATION
    either: tuple[Cards, ...] = ()  # and the printed characteristics fit one of these

    def power(self, *, at_least: int | None = None, at_most: int | None = None) -> Cards:
        """Only those whose power, as it is now, lies in the range."""
        return replace(self, least_power=at_least, most_power=at_most)

    def cost(self, *, at_least: int = 0, at_most: int | None = None) -> Cards:
        """Only those whose printed cost lies in the range."""
        return replace(self, least_cost=at_least, most_cost=at_most)

    def civilization(self, civilizations: int) -> Cards:
        """Only those of one of the civilizations."""
        return replace(self, civilizations=civilizations)

    def race(self, *races: str) -> Cards:
        """Only those with a race that contains one of the words (203.2)."""
        return replace(self, races=races)

    def named(self, *names: str) -> Cards:
        """Only those with one of these in the name; a part of a name, as it stands there, is enough (202.3)."""
        return replace(self, names=names)

    def having(self, keywords: int) -> Cards:
        """Only those that have all the keywords, printed or given."""
        return replace(self, keywords=keywords)

    def non_evolution(self) -> Cards:
        """Only those that are not evolution creatures."""
        return replace(self, not_types=self.not_types | v.EVOLUTION)

    def evolution(self) -> Cards:
        """Only evolution creatures."""
        return replace(self, all_types=self.all_types | v.EVOLUTION)

    def of_several_civilizations(self) -> Cards:
        """Only multicolored ones."""
        return replace(self, multicolored=True)

    def untapped(self) -> Cards:
        """Only untapped ones."""
        return replace(self, is_tapped=False)

    def tapped(self) -> Cards:
        """Only tapped ones."""
        return replace(self, is_tapped=True)

    def other(self) -> Cards:
        """All but the creature whose ability this is."""
        return replace(self, is_other=True)

    def in_zone(self, *zones: int) -> Cards:
        """In these zones instead of the battle zone."""
        return replace(self, zones=zones)

    def of_highest_power(self) -> Cards:
        """Those with the highest power among them."""
        return replace(self, relation=t.HIGHEST_POWER)

    def that_were_under_this(self) -> Cards:
        """Those that lay under this creature when it left the battle zone."""
        return replace(self, relation=t.WAS_UNDER_THIS)

    def costing_at_most_their_mana(self) -> Cards:
        """Those that cost no more than their owner has cards in the mana zone."""
        return replace(self, relation=t.COSTS_AT_MOST_THEIR_MANA)

    def words(self, plural: bool = True, article: bool = False, where: str = "in", theirs: bool = False) -> str:
        """The phrase in English, without its owner but for the zone's: "cards in your hand".

        `theirs` is for a sentence whose subject is the owner: "your opponent discards a card from their
        hand".
        """
        before = []
        if self.is_other:
            before.append("other")
        if self.is_tapped is not None:
            before.append("tapped" if self.is_tapped else "untapped")
        if self.not_types & v.EVOLUTION:
            before.append("non-evolution")
        if self.all_types & v.EVOLUTION:
            before.append("evolution")
        if self.multicolored:
            before.append("multicolored")
        civilizations = [name for bit, name in v.CIVILIZATION_NAMES.items() if self.civilizations & bit]
        if civilizations:
            before.append(" or ".join(civilizations))
        if self.either:
            # Only the last alternative needs the noun: "RexStars or fire creatures".
            before.append(" or ".join(cards.words(plural) for cards in self.either))
        else:
            nouns = list(self.races) or [self.noun]
            before.append(" or ".join(plural_of(noun) if plural else noun for noun in nouns))
            if self.races and self.noun != "creature":
                before.append(plural_of(self.noun) if plural else self.noun)
        phrase = " ".join([*before, *self._conditions(plural)]) + self.place(where, theirs)
        if self.relation == t.COSTS_AT_MOST_THEIR_MANA:
            phrase += f" that cost{'' if plural else 's'} no more than the number of cards in that mana zone"
        return with_article(phrase) if article else phrase

    def _conditions(self, plural: bool) -> list[str]:
        """What follows the noun: "that cost 3 or less"."""
        after = []
        have = [f'"{name}"' for bit, name in v.KEYWORD_NAMES.items() if self.keywords & bit]
        if self.least_power is not None or self.most_power is not None:
            have.append("power " + _range(self.least_power, self.most_power))
        if have:
            verb = "with" if not self.keywords else "that have" if plural else "that has"
            after.append(f"{verb} {' and '.join(have)}")
        if self.most_cost is not None or self.least_cost:
            after.append(f"that cost{'' if plural else 's'} {_range(self.least_cost or None, self.most_cost)}")
        if self.names:
            after.append(f"with {' or '.join(self.names)} in {'their names' if plural else 'its name'}")
        if self.relation == t.HIGHEST_POWER:
            after.append("with the highest power")
        if self.relation == t.WAS_UNDER_THIS:
            after.append(f"that {'were' if plural else 'was'} under this creature")
        return after

    def place(self, preposition: str, theirs: bool = False) -> str:
        """The zones in English, as in " from your hand"; nothing for creatures in play and shields."""
        if self.zones in IN_PLAY:
            return ""
        owner = "their " if theirs else WHOSE_WORDS[self.whose] or "any player's "
        return f" {preposition} {owner}" + " or ".join(v.ZONE_NAMES[zone] for zone in self.zones)

    def whose_words(self, plural: bool = True, where: str = "in", theirs: bool = False) -> str:
        """The phrase in English with its owner, as in "your opponent's creatures"."""
        owner = ("their " if theirs else WHOSE_WORDS[self.whose]) if self.zones in IN_PLAY else ""
        return owner + self.words(plural, where=where, theirs=theirs)


def _range(least: int | None, most: int | None) -> str:
    if least == most:
        return str(least)
    if least is None:
        return f"{most} or less"
    return f"{least} or more" if most is None else f"{least} to {most}"


CARDS = Cards()
CREATURES = Cards("creature", types=v.CREATURE)
SPELLS = Cards("spell", types=v.SPELL)
SHIELDS = Cards("shield", zones=(v.SHIELD,))
DRAGONS = CREATURES.race("Dragon")
COMMANDS = CREATURES.race("Command")


@word
def either(*alternatives: Cards) -> Cards:
    """Cards that fit one of the descriptions; these speak of printed characteristics only."""
    types = 0  # any type, where one of them does not say
    if all(cards.types for cards in alternatives):
        types = functools.reduce(lambda some, cards: some | cards.types, alternatives, 0)
    return replace(CARDS, noun=alternatives[0].noun, types=types, either=alternatives)


@word
def your(cards: Cards) -> Cards:
    """The cards that belong to the player of the ability."""
    return replace(cards, whose=v.YOURS)


@word
def your_opponents(cards: Cards) -> Cards:
    """The cards that belong to that player's opponent."""
    return replace(cards, whose=v.OPPONENTS)


@word
def that_players(cards: Cards) -> Cards:
    """The cards of the player picked, or of the owner of the card last affected."""
    return replace(cards, whose=t.CHOSEN_PLAYERS)


# ---------------------------------------------------------------------------------------------------------
# Amounts and conditions
# ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Amount:
    """A number that is read when it is needed (605.2d)."""

    code: int
    english: str
    cards: Cards | None = None
    factor: int = 1


@dataclass(frozen=True)
class Condition:
    """A comparison of two amounts, and perhaps another one that must hold too."""

    left: Amount
    sign: int
    right: int
    english: str
    also: Condition | None = None


@word
def count(cards: Cards) -> Amount:
    """How many such cards there are."""
    return Amount(t.A_COUNT, f"the number of {cards.whose_words()}", cards)


@word
def for_each_of(cards: Cards, amount: int) -> Amount:
    """The amount, times the number of such cards."""
    return Amount(t.A_COUNT, f"{amount:+d} power for each of {cards.whose_words()}", cards, amount)


THAT_MANY = Amount(t.A_NUMBER, "that many")


def _there_are(cards: Cards, number: str, plural: bool = True) -> str:
    if cards.zones == (v.SHIELD,) and cards.whose == v.ANYONES:
        return f"if you and your opponent have a total of {number} shields"
    who = {v.YOURS: "you have", v.OPPONENTS: "your opponent has"}.get(cards.whose, "there are")
    return f"if {who} {f'{number} {cards.words()}' if plural else cards.words(plural=False, article=True)}"


@word
def at_least(number: FromOne, cards: Cards) -> Condition:
    """There are at least so many such cards."""
    english = _there_are(cards, f"{number} or more", plural=number > 1)
    return Condition(count(cards), t.IS_AT_LEAST, number, english)


@word
def at_most(number: FromZero, cards: Cards) -> Condition:
    """There are at most so many such cards."""
    return Condition(count(cards), t.IS_AT_MOST, number, _there_are(cards, f"{number} or fewer"))


@word
def they_are(cards: Cards) -> Condition:
    """The cards looked at, revealed or chosen fit the description."""
    return Condition(
        Amount(t.A_OF_THEM, "", replace(cards, zones=())),
        t.IS_AT_LEAST,
        1,
        f"if that card is {replace(cards, zones=()).words(plural=False, article=True)}",
    )


@word
def both(first: Condition, second: Condition) -> Condition:
    """Both conditions hold."""
    if first.also is not None:
        return replace(first, also=both(first.also, second), english=f"{first.english} and {second.english}")
    return replace(first, also=second, english=f"{first.english} and {second.english}")


@word
def summoned_another(cards: Cards) -> Condition:
    """You have summoned such a card this turn already."""
    return Condition(
        Amount(t.A_SUMMONED, "", cards),
        t.IS_AT_LEAST,
        1,
        f"if you have summoned another {cards.words(plural=False)} this turn",
    )


def _this(code: int, sign: int, right: int, english: str) -> Condition:
    return Condition(Amount(code, english), sign, right, english)


YOU_HAVE_NO_SHIELDS = Condition(count(your(SHIELDS)), t.IS_EQUAL, 0, "if you have no shields")
THIS_IS_YOUR_ONLY_HAND_CARD = Condition(
    count(your(CARDS.in_zone(v.HAND))), t.IS_EQUAL, 1, "if this is the only card in your hand"
)
THIS_BROKE_SHIELDS = _this(t.A_THIS_BREAKS, t.IS_AT_LEAST, 1, "if this creature broke any shields this turn")
THIS_ATTACKED = _this(t.A_THIS_ATTACKS, t.IS_AT_LEAST, 1, "if this creature attacked this turn")
THIS_IS_UNTAPPED = _this(t.A_THIS_TAPPED, t.IS_EQUAL, 0, "if this creature is untapped")
THIS_IS_TAPPED = _this(t.A_THIS_TAPPED, t.IS_EQUAL, 1, "while this creature is tapped")
THIS_IS_BATTLING = _this(t.A_THIS_BATTLING, t.IS_EQUAL, 1, "while this creature is battling")
THIS_IS_ATTACKING = _this(t.A_THIS_ATTACKING, t.IS_EQUAL, 1, "while this creature is attacking")
NO_OTHER_ATTACKED = _this(t.A_OTHERS_ATTACKS, t.IS_EQUAL, 0, "if none of your other creatures has attacked this turn")
ON_YOUR_TURN = _this(t.A_YOUR_TURN, t.IS_EQUAL, 1, "during your turn")
ON_OPPONENTS_TURN = _this(t.A_YOUR_TURN, t.IS_EQUAL, 0, "during your opponent's turn")
THAT_BROKE_A_SHIELD = _this(t.A_EVENT_NUMBER, t.IS_AT_LEAST, 1, "if that creature broke a shield during the attack")


# ---------------------------------------------------------------------------------------------------------
# Nouns: the cards that an effect acts on
# ---------------------------------------------------------------------------------------------------------
class Noun:
    """Cards as the object of a verb."""

    @property
    def whose(self) -> int:
        """Whose cards they are, as far as the text says."""
        return v.ANYONES

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return True

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        raise NotImplementedError

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        raise NotImplementedError

    def as_subject(self) -> str:
        """The noun in English as the subject of a sentence."""
        return self.words()

    def home(self, zone: str) -> str:
        """A zone of the owner: "your hand", "its owner's hand", "their owners' hands"."""
        if self.whose == v.YOURS:
            return f"your {zone}"
        if self.whose != v.ANYONES:
            return f"their {zone}"
        return f"their owners' {plural_of(zone)}" if self.many else f"its owner's {zone}"


@dataclass(frozen=True)
class Choose(Noun):
    """Some player chooses among cards when the effect is processed (605.2b)."""

    most: int
    cards: Cards
    least: int
    by_opponent: bool = False
    limit: int = t.NO_LIMIT
    limit_amount: int = 0
    among_them: bool = False
    in_addition: bool = False

    def __post_init__(self) -> None:
        """Refuse what the engine would not look at."""
        if self.cards.relation == t.HIGHEST_POWER:
            raise DefinitionError(f"only `every` and `at_random` can speak of {self.cards.words()}")
        if self.limit and self.among_them:
            raise DefinitionError("a choice among cards looked at can't have a limit")
        if self.limit and v.SHIELD in self.cards.zones:
            raise DefinitionError("a shield is face down: a choice among shields can't have a limit")

    @property
    def whose(self) -> int:
        """Whose cards they are; what is looked at or revealed lay in your deck."""
        return v.YOURS if self.among_them else self.cards.whose

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.most > 1

    @property
    def in_deck(self) -> bool:
        """Whether the deck is searched."""
        return not self.among_them and self.cards.zones == (v.DECK,)

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        if self.among_them:
            rows.needs("them", "there are no cards to choose among")
        rows.step(
            t.SELECT_AMONG if self.among_them else t.SELECT,
            rows.filter(self.cards),
            self.least,
            self.most,
            int(self.by_opponent),
            self.limit,
            self.limit_amount,
            verb,
            int(self.in_addition),
        )

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        cards = self.cards
        if self.limit == t.ONE_OF_EACH_CIVILIZATION:
            owner, bare = self._owner(theirs), replace(cards, zones=())
            one = f"one of {owner}{bare.words()}" if owner else bare.words(plural=False, article=True)
            return f"{one} of each civilization{cards.place('in', theirs)}"
        among = " from among them" if self.among_them else cards.place(where, theirs)
        bare = replace(cards, zones=())
        owner = self._owner(theirs)
        if self.most >= ANY_NUMBER:
            limits = {
                t.NO_LIMIT: "",
                t.TOTAL_POWER: f" with total power {self.limit_amount} or less",
                t.TOTAL_COST: f" with total cost {self.limit_amount} or less",
            }
            return f"any number of {owner}{bare.words()}{limits[self.limit]}{among}"
        if cards.relation == t.COSTS_AT_MOST_THEIR_MANA:
            return cards.words(self.many, article=not self.many, where=where, theirs=theirs)
        if self.least < self.most and self.most > 1:
            return f"up to {self.most} {'of ' + owner if owner else ''}{bare.words()}{among}"
        if owner:
            return f"{count_word(self.most)} of {owner}{bare.words()}{among}"
        if self.most == 1:
            return bare.words(plural=False, article=True) + among
        return f"{self.most} {bare.words()}{among}"

    def _owner(self, theirs: bool) -> str:
        """Whose cards they are, where the zone does not say it."""
        if self.cards.zones not in IN_PLAY:
            return ""
        return "their " if theirs else WHOSE_WORDS[self.cards.whose]


@dataclass(frozen=True)
class Several(Noun):
    """Cards chosen one group after the other, to which the same then happens at once."""

    choices: tuple[Choose, ...]

    def __post_init__(self) -> None:
        """Refuse what the engine would not look at."""
        if any(noun.by_opponent or noun.among_them for noun in self.choices):
            raise DefinitionError("only your own choices among cards of zones can be made together")

    @property
    def whose(self) -> int:
        """Whose cards they are, if all are one player's."""
        return self.choices[0].whose if len({noun.whose for noun in self.choices}) == 1 else v.ANYONES

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        for index, noun in enumerate(self.choices):
            replace(noun, in_addition=index > 0).write(rows, verb)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        return listed([noun.words(where, theirs) for noun in self.choices], "and")


@dataclass(frozen=True)
class Every(Noun):
    """All such cards; "all" is not choosing (605.2b)."""

    cards: Cards

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.cards.whose

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        rows.step(t.EVERY, rows.filter(self.cards, as_a_whole=True))

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        return f"all {self.cards.whose_words(where=where, theirs=theirs)}"


@dataclass(frozen=True)
class AtRandom(Noun):
    """Cards that nobody chooses."""

    number: int
    cards: Cards

    @property
    def whose(self) -> int:
        """Whose cards they are."""
        return self.cards.whose

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.number > 1

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        rows.step(t.AT_RANDOM, rows.filter(self.cards, as_a_whole=True), rows.amount(self.number))

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English; `where` is the preposition of its zone."""
        bare = replace(self.cards, zones=())
        cards = f"{self.number} {bare.words()}" if self.many else bare.words(plural=False, article=True)
        return f"{cards} at random{self.cards.place(where, theirs)}"


@dataclass(frozen=True)
class Pronoun(Noun):
    """A card, or cards, that the effect already knows."""

    code: int  # a step, or END for "them", which needs none
    english: str
    owner: int = v.ANYONES
    subject: str = ""
    plural: bool = False

    @property
    def whose(self) -> int:
        """Whose cards they are, as far as the text says."""
        return self.owner

    @property
    def many(self) -> bool:
        """Whether they may be several."""
        return self.plural

    def write(self, rows: Rows, verb: int) -> None:
        """Write the steps that make these cards "them"."""
        if self.code == t.END:
            rows.needs("them", f'nothing before says who "{self.english}" is')
            return
        if self.code == t.REST:
            rows.needs("rest", "nothing before leaves a rest")
        if self.code == t.THAT:
            rows.needs("that", "no creature belongs to what happened")
        rows.step(self.code)

    def words(self, where: str = "from", theirs: bool = False) -> str:
        """The noun in English."""
        return self.english

    def as_subject(self) -> str:
        """The noun in English as the subject of a sentence."""
        return self.subject or self.english


THIS = Pronoun(t.THIS, "this creature", v.YOURS)
THAT = Pronoun(t.THAT, "that creature")
THEM = Pronoun(t.END, "them", subject="they", plural=True)
IT = Pronoun(t.END, "it", v.YOURS)  # the one card of your own that was looked at, revealed or chosen
THE_REST = Pronoun(t.REST, "the rest", v.YOURS, plural=True)


@word
def choose(number: FromOne, cards: Cards) -> Choose:
    """Choose exactly so many, or as many as there are."""
    return Choose(number, cards, number)


@word
def choose_up_to(number: FromOne, cards: Cards) -> Choose:
    """Choose any number from none to so many."""
    return Choose(number, cards, 0)


@word
def choose_any_number(cards: Cards, total_power: FromZero | None = None, total_cost: FromZero | None = None) -> Choose:
    """Choose any number, perhaps with a limit on their total power or cost."""
    if total_power is not None and total_cost is not None:
        raise DefinitionError("a total power and a total cost at once")
    if total_power is not None:
        return Choose(ANY_NUMBER, cards, 0, limit=t.TOTAL_POWER, limit_amount=total_power)
    if total_cost is not None:
        return Choose(ANY_NUMBER, cards, 0, limit=t.TOTAL_COST, limit_amount=total_cost)
    return Choose(ANY_NUMBER, cards, 0)


@word
def choose_one_of_each_civilization(cards: Cards) -> Choose:
    """For each civilization, choose one card of it."""
    return Choose(5, cards, 5, limit=t.ONE_OF_EACH_CIVILIZATION)


@word
def opponent_chooses(number: FromOne, cards: Cards) -> Choose:
    """The opponent chooses."""
    return Choose(number, cards, number, by_opponent=True)


@word
def among_them(selection: Choose) -> Choose:
    """Choose among the cards looked at or revealed; the others become the rest."""
    return replace(selection, among_them=True, cards=replace(selection.cards, zones=()))


@word
def together(*choices: Choose) -> Several:
    """Choose these one after the other; what happens to them happens to all at once."""
    return Several(choices)


@word
def every(cards: Cards) -> Every:
    """All such cards."""
    return Every(cards)


@word
def at_random(number: FromOne, cards: Cards) -> AtRandom:
    """Cards at random."""
    return AtRandom(number, cards)


# ---------------------------------------------------------------------------------------------------------
# Effects: the sentences of a rules text
# ---------------------------------------------------------------------------------------------------------
class Effect:
    """One sentence of a rules text."""

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        raise NotImplementedError

    def words(self) -> str:
        """The sentence in English, without capital and full stop."""
        raise NotImplementedError


def sentences(effects: tuple[Effect, ...]) -> str:
    """Effects as English sentences, one after the other."""
    return " ".join(_sentence(effect.words()) for effect in effects)


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:] + ("" if text.endswith(".") else ".")


def with_it(paragraph: str) -> str:
    """The paragraph with "it" where its first sentence speaks of this creature again."""
    first, *others = paragraph.split(". ")
    before, again, after = first.partition("this creature")
    return ". ".join([before + again + after.replace("this creature", "it"), *others])


def clause(effects: tuple[Effect, ...]) -> str:
    """Effects as the second half of a sentence: only the first word stays small."""
    first, *others = effects
    text = first.words()
    ended = text + ("" if text.endswith(".") else ".")
    return " ".join([ended, *(_sentence(effect.words()) for effect in others)])


@dataclass(frozen=True)
class Act(Effect):
    """Do something to cards."""

    verb: int
    noun: Noun
    pattern: str  # English, with {} for the noun
    amount: int | Amount = 0
    until: int = 0
    ordered: bool = False

    def __post_init__(self) -> None:
        """Refuse a verb that does nothing to cards in such a zone."""
        zones = ZONES_OF_VERBS.get(self.verb)
        for cards in cards_of(self.noun):
            if zones and not set(cards.zones) <= set(zones):
                places = " or ".join(v.ZONE_NAMES[zone] for zone in zones)
                raise DefinitionError(f'"{cards.whose_words()}": it can only be done in the {places}')

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        self.noun.write(rows, self.verb)
        rows.step(t.DO, self.verb, rows.amount(self.amount), self.until, int(self.ordered))

    def words(self) -> str:
        """The sentence in English."""
        noun = self.noun
        opponent_does = self.pattern.startswith("your opponent")
        if isinstance(noun, Choose) and noun.by_opponent and not opponent_does:
            chosen = replace(noun, by_opponent=False).words("from", theirs=noun.whose == v.OPPONENTS)
            them = Pronoun(t.END, "them" if noun.many else "it", subject="they" if noun.many else "it")
            done = replace(self, noun=them).words()
            return f"your opponent chooses {chosen}. {done[0].upper()}{done[1:]}"
        if isinstance(noun, Choose) and noun.in_deck:
            bare = replace(noun, cards=replace(noun.cards, zones=()), among_them=False)
            deck = WHOSE_WORDS[noun.cards.whose] + "deck"
            cards = replace(bare, cards=replace(bare.cards, whose=v.ANYONES)).words()
            return f"search {deck} for {cards} and {self.pattern.format('them' if noun.many else 'it')}"
        if "{s}" in self.pattern:
            return self.pattern.format(s=noun.as_subject())
        where = "in" if self.verb in (v.TAP, v.UNTAP) else "from"
        return self.pattern.format(noun.words(where, theirs=opponent_does))


ZONES_OF_VERBS = {
    v.DESTROY: (v.BATTLE, v.SHIELD),
    v.DISCARD: (v.HAND,),
    v.TAP: (v.BATTLE, v.MANA),
    v.UNTAP: (v.BATTLE, v.MANA),
    v.KEEP_TAPPED: (v.BATTLE, v.MANA),
    v.FIGHT: (v.BATTLE,),
    v.SEAL: (v.BATTLE,),
    v.GIVE_POWER: (v.BATTLE,),
    v.GIVE_KEYWORD: (v.BATTLE,),
    v.SHIELD_TO_HAND: (v.SHIELD,),
    v.BREAK: (v.SHIELD,),
    v.PUT_INTO_BATTLE: (v.DECK, v.HAND, v.GRAVEYARD, v.MANA, v.SHIELD),
    v.CAST_FREE: (v.DECK, v.HAND, v.GRAVEYARD, v.MANA),
    v.TO_SHIELD: (v.DECK, v.HAND, v.BATTLE, v.GRAVEYARD, v.MANA),
}  # a noun that speaks of other zones would be passed over


def cards_of(noun: Noun) -> tuple[Cards, ...]:
    """The descriptions in a noun that speak of zones; pronouns and choices among them have none."""
    if isinstance(noun, Several):
        return tuple(choice.cards for choice in noun.choices)
    if isinstance(noun, Choose):
        return () if noun.among_them else (noun.cards,)
    return (noun.cards,) if isinstance(noun, Every | AtRandom) else ()


@word
def destroy(noun: Noun) -> Act:
    """Battle zone to graveyard (701.6)."""
    if isinstance(noun, Choose) and noun.by_opponent and noun.whose == v.OPPONENTS:
        return Act(v.DESTROY, noun, "your opponent destroys {}")
    return Act(v.DESTROY, noun, "destroy {}")


@word
def return_to_hand(noun: Noun) -> Act:
    """To the owner's hand."""
    return Act(v.TO_HAND, noun, f"return {{}} to {noun.home('hand')}")


@word
def take(noun: Noun) -> Act:
    """Into your hand, from among cards looked at, revealed or searched."""
    if noun.whose != v.YOURS and noun is not THEM:
        raise DefinitionError(f'"{noun.words()}": only your own cards can come into your hand')
    return Act(v.TO_HAND, noun, "put {} into your hand")


@word
def reveal(noun: Noun) -> Act:
    """Show cards to both players."""
    return Act(v.REVEAL, noun, "reveal {}")


@word
def put_into_mana(noun: Noun) -> Act:
    """To the owner's mana zone."""
    return Act(v.TO_MANA, noun, f"put {{}} into {noun.home('mana zone')}")


@word
def put_into_graveyard(noun: Noun) -> Act:
    """To the owner's graveyard; this is not destroying."""
    return Act(v.TO_GRAVEYARD, noun, f"put {{}} into {noun.home('graveyard')}")


@word
def put_on_top_of_deck(noun: Noun) -> Act:
    """On top of the owner's deck."""
    order = " in any order" if noun.many else ""
    return Act(v.TO_DECK_TOP, noun, f"put {{}} on top of {noun.home('deck')}{order}", ordered=True)


@word
def put_on_bottom_of_deck(noun: Noun) -> Act:
    """On the bottom of the owner's deck, in any order."""
    order = " in any order" if noun.many else ""
    return Act(v.TO_DECK_BOTTOM, noun, f"put {{}} on the bottom of {noun.home('deck')}{order}", ordered=True)


@word
def discard(noun: Noun) -> Act:
    """Hand to graveyard (701.7)."""
    if noun.whose != v.OPPONENTS:
        return Act(v.DISCARD, noun, "discard {}")
    if isinstance(noun, Choose) and not noun.by_opponent:
        them = "them" if noun.many else "it"
        return Act(v.DISCARD, noun, f"choose {{}}. Your opponent discards {them}")
    return Act(v.DISCARD, noun, "your opponent discards {}")


@word
def tap(noun: Noun) -> Act:
    """Tap (701.2a)."""
    return Act(v.TAP, noun, "tap {}")


@word
def untap(noun: Noun) -> Act:
    """Untap (701.2b)."""
    return Act(v.UNTAP, noun, "untap {}")


@word
def put(noun: Noun) -> Act:
    """Into the battle zone: not a summon (K11)."""
    return Act(v.PUT_INTO_BATTLE, noun, "put {} into the battle zone")


@word
def fight(noun: Noun) -> Act:
    """This creature battles it (115.1a)."""
    return Act(v.FIGHT, noun, "have this creature battle {}")


@word
def cast_for_no_cost(noun: Noun) -> Act:
    """Cast a spell without paying: it is resolved inside this effect (101.4d)."""
    if noun.many:
        raise DefinitionError(f'"{noun.words()}": spells are cast one by one')
    if any(cards.types != v.SPELL for cards in cards_of(noun)):
        raise DefinitionError(f'"{noun.words()}": only spells are cast')
    return Act(v.CAST_FREE, noun, "cast {} for no cost")


@word
def break_shields(noun: Noun) -> Act:
    """Break shields by this effect; the shield check comes in the middle of it (113.6)."""
    if noun.whose not in (v.YOURS, v.OPPONENTS, t.CHOSEN_PLAYERS) or not cards_of(noun):
        raise DefinitionError(f'"{noun.words()}": it must say whose shields are broken')
    return Act(v.BREAK, noun, "break {}")


@word
def add_to_shields(noun: Noun) -> Act:
    """To the owner's shield zone, each as a new shield."""
    return Act(v.TO_SHIELD, noun, f"put {{}} into {noun.home('shield zone')} face down")


@word
def seal(noun: Noun) -> Act:
    """The owner of each puts a seal on it (701.24)."""
    if isinstance(noun, Every):
        return Act(v.SEAL, noun, f"a seal is put on each of {noun.cards.whose_words()}")
    return Act(v.SEAL, noun, "a seal is put on {}")


@word
def return_shields(noun: Noun, *, shield_triggers: bool) -> Act:
    """Shields to hand without breaking them (701.14b); the shield trigger may be forbidden."""
    those = "those shields" if noun.many else "that shield"
    forbidden = "" if shield_triggers else f'. You can\'t use the "shield trigger" ability of {those}'
    return Act(
        v.SHIELD_TO_HAND,
        noun,
        f"put {{}} into {noun.home('hand')}{forbidden}",
        amount=int(not shield_triggers),
    )


def _gets(noun: Noun) -> str:
    return "get" if noun.many else "gets"


def _how_long(until: int) -> str:
    """How long an effect lasts, in English."""
    words = {
        v.END_OF_THIS_TURN: "until the end of the turn",
        v.YOUR_NEXT_TURN: "until the start of your next turn",
        v.REST_OF_GAME: "for the rest of the game",
    }
    if until not in words:
        raise DefinitionError(f"{until} is no duration such as END_OF_THIS_TURN")
    return words[until]


def _size(amount: int | Amount) -> str:
    """More or less power, in English."""
    if not isinstance(amount, Amount):
        return f"{amount:+d} power"
    if amount.code == t.A_COUNT and amount.factor != 1:
        return amount.english
    return f"additional power equal to {amount.english if amount.code == t.A_COUNT else 'that number'}"


def _granted(keyword: Keyword) -> int:
    """The bits of a keyword that creatures in the battle zone can be given."""
    if keyword.bits & ONLY_PRINTED:
        raise DefinitionError(f'"{keyword.english}" can\'t be given to creatures in the battle zone')
    return keyword.bits


@word
def give_power(amount: int | Amount, noun: Noun, until: int = v.END_OF_THIS_TURN) -> Act:
    """Change power for a while."""
    return Act(
        v.GIVE_POWER,
        noun,
        f"{{s}} {_gets(noun)} {_size(amount)} {_how_long(until)}",
        amount=amount,
        until=until,
    )


@word
def give(keyword: Keyword, noun: Noun, until: int = v.END_OF_THIS_TURN) -> Act:
    """Give a keyword for a while."""
    english = f'{{s}} {_gets(noun)} "{keyword.english}" {_how_long(until)}'
    return Act(v.GIVE_KEYWORD, noun, english, amount=_granted(keyword), until=until)


@word
def attack_this_turn(noun: Noun) -> Act:
    """They must attack this turn if they can (505.2)."""
    english = f"{{s}} {'attack' if noun.many else 'attacks'} this turn if able"
    return Act(v.GIVE_KEYWORD, noun, english, amount=v.MUST_ATTACK, until=v.END_OF_THIS_TURN)


@word
def keep_tapped(noun: Noun) -> Act:
    """These cards don't untap at the start of their owner's next turn."""
    verb = "don't" if noun.many else "doesn't"
    return Act(
        v.KEEP_TAPPED,
        noun,
        f"{{s}} {verb} untap at the start of your opponent's next turn",
        until=v.OPPONENTS_NEXT_UNTAP,
    )


@dataclass(frozen=True)
class Plain(Effect):
    """A step that needs no noun."""

    code: int
    arguments: tuple[int | Amount | Cards, ...]
    english: str

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.step(self.code, *(rows.argument(argument) for argument in self.arguments))

    def words(self) -> str:
        """The sentence in English."""
        return self.english


def _cards(number: int | Amount) -> str:
    if isinstance(number, Amount):
        if number.factor != 1:
            raise DefinitionError(f'"{number.english}" is no number of cards')
        if number.code == t.A_COUNT:
            return f"as many cards as {number.english}"
        return f"{number.english} cards"
    return "a card" if number == 1 else f"{number} cards"


@word
def draw(number: FromOne | Amount) -> Plain:
    """Draw cards, one at a time (114.2)."""
    return Plain(t.DRAW, (number, v.YOURS, 0), f"draw {_cards(number)}")


@word
def draw_up_to(number: FromOne | Amount) -> Plain:
    """Draw cards, stopping when you like."""
    return Plain(t.DRAW, (number, v.YOURS, 1), f"draw up to {_cards(number)}")


@word
def charge_from_deck(number: FromOne) -> Plain:
    """The top cards of your deck into your mana zone."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    return Plain(t.CHARGE, (number, v.YOURS), f"put {cards} of your deck into your mana zone")


@word
def shieldify_from_deck(number: FromOne) -> Plain:
    """The top cards of your deck become shields (701.32a)."""
    cards = "the top card" if number == 1 else f"the top {number} cards"
    return Plain(t.SHIELDIFY, (number, v.YOURS), f"add {cards} of your deck to your shields face down")


@word
def look_at_top(number: FromOne) -> Plain:
    """Look at the top cards of your deck; they are "them"."""
    cards = "card" if number == 1 else f"{number} cards"
    return Plain(t.TOP, (number, v.YOURS, 1), f"look at the top {cards} of your deck")


@word
def reveal_top(number: FromOne) -> Plain:
    """Reveal the top cards of your deck; they are "them"."""
    cards = "card" if number == 1 else f"{number} cards"
    return Plain(t.TOP, (number, v.YOURS, 2), f"reveal the top {cards} of your deck")


SHUFFLE_YOUR_DECK = Plain(t.SHUFFLE, (v.YOURS,), "shuffle your deck")
SHUFFLE_THAT_DECK = Plain(t.SHUFFLE, (t.CHOSEN_PLAYERS,), "that player shuffles their deck")
PICK_A_PLAYER = Plain(t.PICK_PLAYER, (), "choose a player")
LOSE_THE_GAME = Plain(t.LOSE, (v.YOURS,), "you lose the game")
WIN_THE_GAME = Plain(t.WIN, (v.YOURS,), "you win the game")


@word
def prohibit(acts: FromOne, whose: int = v.OPPONENTS, until: int = v.END_OF_THIS_TURN) -> Plain:
    """A player, or with ANYONES both, can't do some acts (`sim.vocabulary.ACT_CAST` ...) for a while."""
    who = {v.ANYONES: "players", v.YOURS: "you", v.OPPONENTS: "your opponent"}
    names = {
        v.ACT_SHIELD_TRIGGER: 'use "shield trigger" abilities',
        v.ACT_SUMMON: "summon creatures",
        v.ACT_CAST: "cast spells",
    }
    if whose not in who or acts & ~sum(names):
        raise DefinitionError("it takes ACT_... bits, and ANYONES, YOURS or OPPONENTS")
    what = listed([name for act, name in names.items() if acts & act], "or")
    how_long = "this turn" if until == v.END_OF_THIS_TURN else _how_long(until)
    return Plain(t.PROHIBIT, (acts, whose, until), f"{who[whose]} can't {what} {how_long}")


NO_SHIELD_TRIGGERS_THIS_TURN = prohibit(v.ACT_SHIELD_TRIGGER, v.ANYONES)


@dataclass(frozen=True)
class May(Effect):
    """Effects that the player may decline; what follows "if you do" stands in `then`."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps: declining is choosing none where the effect begins with one choice."""
        first = self.effects[0]
        noun = first.noun if isinstance(first, Act) else None
        if isinstance(noun, Choose) and noun.by_opponent:
            raise rows.error("what your opponent chooses is no choice of yours: say may(...) of something else")
        if self.then:
            rows.needs_deed(self.effects)
        if isinstance(first, Act) and isinstance(noun, Choose) and noun.most == 1:
            replace(first, noun=replace(noun, least=0)).write(rows)
            rest = self.effects[1:]
            if rest or self.then:
                skip = rows.step(t.UNLESS_DONE, -1)
                rows.effects(rest)
                rows.effects(self.then)
                rows.go_here(skip, 1)
            return
        decline = rows.step(t.MAY, -1)
        rows.effects(self.effects)
        if self.then:
            skip = rows.step(t.UNLESS_DONE, -1)
            rows.effects(self.then)
            rows.go_here(skip, 1)
        rows.go_here(decline, 1)

    def words(self) -> str:
        """The sentence in English."""
        text = "you may " + " and ".join(effect.words() for effect in self.effects) + "."
        if self.then:
            text += " If you do, " + clause(self.then)
        return text


@dataclass(frozen=True)
class IfYouDo(Effect):
    """Effects that follow only if the sentence before affected something (101.3a)."""

    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        skip = rows.step(t.UNLESS_DONE, -1)
        rows.effects(self.effects)
        rows.go_here(skip, 1)

    def words(self) -> str:
        """The sentence in English."""
        return "if you do, " + clause(self.effects)


@dataclass(frozen=True)
class If(Effect):
    """Effects that follow only if a condition holds when they are processed (603.4)."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        skip = rows.step(t.UNLESS, rows.condition(self.condition), -1)
        rows.effects(self.effects)
        if self.otherwise:
            leave = rows.step(t.JUMP, -1)
            rows.go_here(skip, 2)
            rows.effects(self.otherwise)
            rows.go_here(leave, 1)
        else:
            rows.go_here(skip, 2)

    def words(self) -> str:
        """The sentence in English."""
        text = f"{self.condition.english}, {clause(self.effects)}"
        if self.otherwise:
            text += " Otherwise, " + clause(self.otherwise)
        return text


@dataclass(frozen=True)
class OneOf(Effect):
    """A choice of one of several effects, made when it is processed (700.2a)."""

    modes: tuple[tuple[Effect, ...], ...]

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        start = rows.step(t.MODE, len(self.modes), *([-1] * len(self.modes)))
        leaves = []
        for index, mode in enumerate(self.modes):
            rows.go_here(start, 2 + index)
            rows.effects(mode)
            leaves.append(rows.step(t.JUMP, -1))
        for leave in leaves:
            rows.go_here(leave, 1)

    def words(self) -> str:
        """The sentence in English."""
        if all(len(mode) == 1 and isinstance(mode[0], Act) and mode[0].noun == IT for mode in self.modes):
            return "either " + " or ".join(mode[0].words() for mode in self.modes)
        return "choose one of the following: " + " ".join(f"► {sentences(mode)}" for mode in self.modes)


@dataclass(frozen=True)
class ForEach(Effect):
    """Effects done as often as the sentence before affected a card."""

    effects: tuple[Effect, ...]
    english: str

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        loop = rows.step(t.LOOP, rows.amount(THAT_MANY), -1)
        if rows.looping:
            raise rows.error("one for_each can't stand in another")
        rows.looping = True
        rows.effects(self.effects)
        rows.looping = False
        rows.step(t.AGAIN, loop)
        rows.go_here(loop, 2)

    def words(self) -> str:
        """The sentence in English."""
        return f"for each {self.english}, {clause(self.effects)}"


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """An extra turn after this one, and what happens at its end (500.5)."""

    at_its_end: tuple[Effect, ...] = ()

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        trigger = rows.hidden_trigger(v.END_OF_TURN, self.at_its_end) if self.at_its_end else -1
        rows.step(t.EXTRA_TURN, trigger)

    def words(self) -> str:
        """The sentence in English."""
        text = "take an extra turn after this one"
        if self.at_its_end:
            text += f". At the end of that turn, {clause(self.at_its_end)}"
        return text


@dataclass(frozen=True)
class Delayed(Effect):
    """Effects that wait for an event later this turn (603.6)."""

    event: int
    english: str
    effects: tuple[Effect, ...]

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rows.step(t.DELAY, self.event, rows.hidden_trigger(self.event, self.effects))

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.english}, {clause(self.effects)}"


@word_alone
def take_an_extra_turn(*at_its_end: Effect) -> ExtraTurn:
    """Take an extra turn after this one, at the end of which something happens."""
    return ExtraTurn(at_its_end)


@word
def after_it_attacks(*effects: Effect) -> Delayed:
    """After this creature attacks this turn."""
    return Delayed(v.END_OF_ATTACK, "after it attacks", effects)


@word
def may(*effects: Effect, if_you_do: tuple[Effect, ...] = ()) -> May:
    """You may do this; and if you do, that."""
    return May(effects, if_you_do)


@word
def if_you_do(*effects: Effect) -> IfYouDo:
    """Then, only if the last sentence did something."""
    return IfYouDo(effects)


@word
def when(condition: Condition, *effects: Effect, otherwise: tuple[Effect, ...] = ()) -> If:
    """If the condition holds when this is processed."""
    return If(condition, effects, otherwise)


@word
def one_of(*modes: Effect | tuple[Effect, ...]) -> OneOf:
    """Choose one of the following."""
    least, most = t.LEAST_MODES, t.MOST_MODES
    if not least <= len(modes) <= most:
        raise DefinitionError(f"choose one of {least} to {most} effects, not {len(modes)}")
    if () in modes:
        raise DefinitionError("one of the modes does nothing")
    return OneOf(tuple(mode if isinstance(mode, tuple) else (mode,) for mode in modes))


@word
def for_each(english: str, *effects: Effect) -> ForEach:
    """For each card that the sentence before affected."""
    return ForEach(effects, english)


# ---------------------------------------------------------------------------------------------------------
# Features: the paragraphs of a card
# ---------------------------------------------------------------------------------------------------------
class Feature:
    """One paragraph of a card's rules text."""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        raise NotImplementedError

    def words(self) -> str:
        """The paragraph in English."""
        raise NotImplementedError


@dataclass(frozen=True)
class Keyword(Feature):
    """An ability that is only ever present or absent."""

    bits: int
    english: str
    is_sentence: bool = False  # otherwise a name, such as "blocker"

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.keywords[kind] |= self.bits

    def words(self) -> str:
        """The paragraph in English."""
        return _sentence(self.english) if self.is_sentence else self.english.capitalize()


shield_trigger = Keyword(v.SHIELD_TRIGGER, "shield trigger")
blocker = Keyword(v.BLOCKER, "blocker")
speed_attacker = Keyword(v.SPEED_ATTACKER, "speed attacker")
slayer = Keyword(v.SLAYER, "slayer")
double_breaker = Keyword(v.DOUBLE_BREAKER, "double breaker")
triple_breaker = Keyword(v.TRIPLE_BREAKER, "triple breaker")
quattro_breaker = Keyword(v.QUATTRO_BREAKER, "quattro breaker")
world_breaker = Keyword(v.WORLD_BREAKER, "world breaker")
charger = Keyword(v.CHARGER, "charger")


ONLY_PRINTED = v.SHIELD_TRIGGER | v.CHARGER | v.LIBERATES | v.LOSES_OUTSIDE_BATTLE  # read on the card itself


def _says(bits: int, english: str) -> Keyword:
    return Keyword(bits, english, is_sentence=True)


cant_attack = _says(v.CANT_ATTACK | v.CANT_ATTACK_PLAYERS | v.CANT_ATTACK_CREATURES, "this creature can't attack")
cant_attack_players = _says(v.CANT_ATTACK_PLAYERS, "this creature can't attack players")
cant_attack_creatures = _says(v.CANT_ATTACK_CREATURES, "this creature can't attack creatures")
cant_block = _says(v.CANT_BLOCK, "this creature can't block")
cant_be_attacked = _says(v.CANT_BE_ATTACKED, "this creature can't be attacked")
cant_be_destroyed = _says(v.CANT_BE_DESTROYED, "this creature can't be destroyed")
wins_all_battles = _says(v.WINS_BATTLES, "this creature wins all battles")
cant_be_blocked = _says(v.CANT_BE_BLOCKED, "this creature can't be blocked")
attacks_untapped = _says(v.ATTACKS_UNTAPPED, "this creature can attack untapped creatures")
attacks_each_turn = _says(v.MUST_ATTACK, "this creature attacks each turn if able")
does_not_untap = _says(v.DOES_NOT_UNTAP, "this creature doesn't untap at the start of your turn")
cant_leave = _says(v.CANT_LEAVE, "this card can't leave the battle zone")
liberates = _says(v.LIBERATES, "Forbidden Liberation: When this card has no seals on it, flip it to its creature side")
loses_outside = _says(v.LOSES_OUTSIDE_BATTLE, "if this card is in a zone other than the battle zone, you lose the game")


@dataclass(frozen=True)
class Evolves(Feature):
    """Put on one of your creatures (801)."""

    base: Cards
    types: int = v.EVOLUTION

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        if self.base.types != v.CREATURE or self.base.zones != (v.BATTLE,):
            raise rows.error("it can only be put on creatures in the battle zone")
        rows.record.evolution_base[kind] = rows.plain_filter(self.base)

    def words(self) -> str:
        """The paragraph in English."""
        put_on = f"Put on one of {self.base.whose_words()}."
        if self.types & v.STAR:
            return f"Star Evolution: {put_on} When this creature would leave, only its top card leaves."
        return f"Evolution: {put_on}"


@word
def evolves_from(base: Cards) -> Evolves:
    """Evolution: put on one of your such creatures."""
    return Evolves(your(base))


@word
def star_evolves_from(base: Cards) -> Evolves:
    """Star Evolution: put on one of your such creatures; it loses only its top card."""
    return Evolves(your(base), v.EVOLUTION | v.STAR)


@dataclass(frozen=True)
class Trigger(Feature):
    """A triggered ability (603)."""

    event: int
    english: str  # "when you put this creature into the battle zone"
    effects: tuple[Effect, ...]
    subject: Cards | None = None  # None: this card itself
    no_subject: bool = False
    zone: int = v.BATTLE
    whose: int = v.ANYONES
    condition: Condition | None = None  # up to "whenever"
    declared: bool = False
    tag: int = t.NO_TAG
    label: str = ""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.trigger(kind, self)

    def words(self) -> str:
        """The paragraph in English."""
        condition = f" {self.condition.english}" if self.condition and self.condition.english else ""
        return self.label + _sentence(with_it(f"{self.english}{condition}, {clause(self.effects)}"))


@word
def when_put(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """When you put this creature into the battle zone."""
    return Trigger(v.PUT, "when you put this creature into the battle zone", effects, condition=condition)


@word
def whenever_put(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever such a creature is put into the battle zone."""
    phrase = f"one of {cards.whose_words()}" if cards.whose else cards.words(plural=False, article=True)
    return Trigger(v.PUT, f"whenever {phrase} is put into the battle zone", effects, subject=cards)


@word
def whenever_attacks(*effects: Effect) -> Trigger:
    """Whenever this creature attacks."""
    return Trigger(v.ATTACKS, "whenever this creature attacks", effects)


@word
def when_put_or_attacks(*effects: Effect) -> Trigger:
    """When you put this creature, or whenever it attacks."""
    return Trigger(
        v.PUT | v.ATTACKS,
        "when you put this creature into the battle zone or whenever it attacks",
        effects,
    )


@word
def when_put_or_destroyed(*effects: Effect) -> Trigger:
    """When you put this creature, or when it is destroyed."""
    return Trigger(
        v.PUT | v.DESTROYED,
        "when you put this creature into the battle zone or when it is destroyed",
        effects,
    )


@word
def when_put_or_discarded_by_opponent(*effects: Effect) -> Trigger:
    """When you put this creature, or when an effect of the opponent discards it."""
    return Trigger(
        v.PUT | v.DISCARDED,
        "when you put this creature into the battle zone or when it is discarded by your opponent's effect",
        effects,
        whose=v.OPPONENTS,
    )


@word
def when_destroyed(*effects: Effect) -> Trigger:
    """When this creature is destroyed."""
    return Trigger(v.DESTROYED, "when this creature is destroyed", effects)


@word
def when_leaves(*effects: Effect) -> Trigger:
    """When this card leaves the battle zone."""
    return Trigger(v.LEAVES, "when this card leaves the battle zone", effects)


@word
def when_wins_battle(*effects: Effect) -> Trigger:
    """When this creature wins a battle."""
    return Trigger(v.WINS_BATTLE, "when this creature wins a battle", effects)


@word
def when_liberated(*effects: Effect) -> Trigger:
    """When this creature is liberated."""
    return Trigger(v.LIBERATED, "when this creature is liberated", effects)


@word
def whenever_blocks(*effects: Effect) -> Trigger:
    """Whenever this creature blocks."""
    return Trigger(v.BLOCKS, "whenever this creature blocks", effects)


@word
def whenever_becomes_blocked(*effects: Effect) -> Trigger:
    """Whenever this creature becomes blocked."""
    return Trigger(v.BECOMES_BLOCKED, "whenever this creature becomes blocked", effects)


@word
def whenever_unblocked(*effects: Effect) -> Trigger:
    """Whenever this creature attacks and is not blocked."""
    return Trigger(v.UNBLOCKED, "whenever this creature attacks and isn't blocked", effects)


@word
def before_it_breaks_shields(*effects: Effect) -> Trigger:
    """When an attack of this creature is about to break the shields chosen (509.4)."""
    return Trigger(v.BEFORE_BREAK, "whenever this creature's attack would break shields", effects)


@word
def whenever_you_summon(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever you have summoned such a creature."""
    english = f"whenever you summon {cards.words(plural=False, article=True)}"
    return Trigger(v.SUMMONED, english, effects, subject=your(cards))


@word
def whenever_you_cast(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever you cast such a spell; what it does comes first."""
    english = f"whenever you cast {cards.words(plural=False, article=True)}"
    return Trigger(v.CAST, english, effects, subject=your(cards))


@word
def at_start_of_your_turn(*effects: Effect) -> Trigger:
    """At the start of each of your turns."""
    return Trigger(v.START_OF_TURN, "at the start of your turn", effects, no_subject=True, whose=v.YOURS)


@word
def at_end_of_your_turn(*effects: Effect) -> Trigger:
    """At the end of each of your turns."""
    return Trigger(v.END_OF_TURN, "at the end of your turn", effects, no_subject=True, whose=v.YOURS)


PUT_ON_NON_EVOLUTION = Condition(Amount(t.A_PUT_ON, ""), t.IS_EQUAL, 1, "on a non-evolution creature")


@word
def when_put_on_non_evolution(*effects: Effect) -> Trigger:
    """When you put this creature on a non-evolution creature."""
    return Trigger(
        v.PUT,
        "when you put this creature",
        effects,
        condition=PUT_ON_NON_EVOLUTION,
    )


@word
def invasion(cards: Cards) -> Trigger:
    """Invasion: when one of your such creatures attacks, you may put this card from your hand onto it."""
    return Trigger(
        v.ATTACKS,
        f"when one of your {cards.words()} attacks",
        (May((Plain(t.PUT_THIS_ONTO, (1, v.BY_INVASION), "put this creature from your hand onto it"),)),),
        subject=your(cards),
        zone=v.HAND,
        declared=True,
        tag=t.INVASION,
        label="Invasion: ",
    )


@word
def revolution_change(cards: Cards) -> Trigger:
    """Revolution Change: when one of your such creatures attacks, it may change places with this card."""
    return Trigger(
        v.ATTACKS,
        f"when one of your {cards.words()} attacks",
        (May((Plain(t.CHANGE_PLACES, (), "exchange it with this creature in your hand"),)),),
        subject=your(cards),
        zone=v.HAND,
        declared=True,
        tag=t.REVOLUTION_CHANGE,
        label="Revolution Change: ",
    )


@word
def final_revolution(*effects: Effect) -> Trigger:
    """Final Revolution: when put by Revolution Change, if it is the first one this turn."""
    by_change = Condition(Amount(t.A_PUT_HOW, ""), t.IS_EQUAL, v.BY_REVOLUTION_CHANGE, "")
    first = Condition(
        Amount(t.A_FINAL_REVOLUTIONS, ""),
        t.IS_EQUAL,
        0,
        'if you haven\'t used another "Final Revolution" this turn',
    )
    used = Plain(t.COUNT_FINAL_REVOLUTION, (), "")
    return Trigger(
        v.PUT,
        'when you put this creature with "Revolution Change"',
        (FinalRevolution(first, (used, *effects)),),
        condition=by_change,
        label="Final Revolution: ",
    )


@dataclass(frozen=True)
class FinalRevolution(If):
    """The condition of a Final Revolution; its bookkeeping has no words."""

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.condition.english}, {clause(self.effects[1:])}"


@word
def revolution_zero_trigger(fits: Cards) -> Trigger:
    """Revolution 0 Trigger of an evolution creature (K2)."""
    show = Act(v.REVEAL, THIS, "reveal {} from your hand")
    onto = Plain(t.PUT_THIS_ONTO, (0, v.BY_EFFECT), "put this creature on top of it")
    return Trigger(
        v.ATTACKED,
        "whenever a creature attacks you",
        (If(YOU_HAVE_NO_SHIELDS, (May((show,), (reveal_top(1), If(they_are(fits), (onto,)))),)),),
        no_subject=True,
        zone=v.HAND,
        whose=v.YOURS,
        declared=True,
        tag=t.REVOLUTION_ZERO,
        label="Revolution 0 Trigger: ",
    )


@word
def kirifudash(cost: FromZero) -> Trigger:
    """Kirifudash: after an attack of yours that broke a shield, summon this for another cost."""
    summon = Plain(t.SUMMON_THIS, (cost,), f"summon this creature from your hand for {cost} mana")
    return Trigger(
        v.END_OF_ATTACK,
        "at the end of an attack of one of your creatures",
        (If(THAT_BROKE_A_SHIELD, (May((summon,)),)),),
        subject=your(CREATURES),
        zone=v.HAND,
        declared=True,
        tag=t.KIRIFUDASH,
        label="Kirifudash: ",
    )


@dataclass(frozen=True)
class Static(Feature):
    """A static ability (604)."""

    head: int
    english: str
    cards: Cards | None = None  # None: this card itself
    amount: int | Amount = 0
    condition: Condition | None = None
    whose: int = v.ANYONES
    floor: int = 0
    optional: bool = False
    label: str = ""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.static(kind, self)

    def words(self) -> str:
        """The paragraph in English."""
        condition = f"{self.condition.english}, " if self.condition else ""
        return self.label + _sentence(with_it(condition + self.english))


@word
def gets_power(amount: int | Amount, *, condition: Condition | None = None) -> Static:
    """This creature's power is greater or smaller."""
    return Static(t.S_POWER, f"this creature gets {_size(amount)}", amount=amount, condition=condition)


@word
def each_gets_power(cards: Cards, amount: int, *, condition: Condition | None = None) -> Static:
    """Creatures' power is greater or smaller."""
    return Static(
        t.S_POWER,
        f"each of {cards.whose_words()} gets {amount:+d} power",
        cards=cards,
        amount=amount,
        condition=condition,
    )


@word
def power_attacker(amount: FromOne) -> Static:
    """Power attacker: more power while attacking."""
    return Static(t.S_POWER, f"this creature gets {amount:+d} power", amount=amount, condition=THIS_IS_ATTACKING)


@word
def has(keyword: Keyword, *, condition: Condition) -> Static:
    """This creature has a keyword under a condition."""
    english = keyword.english if keyword.is_sentence else f'this creature has "{keyword.english}"'
    return Static(t.S_KEYWORD, english, amount=_granted(keyword), condition=condition)


@word
def each_has(cards: Cards, keyword: Keyword) -> Static:
    """Creatures have a keyword."""
    return Static(
        t.S_KEYWORD,
        f'each of {cards.whose_words()} has "{keyword.english}"',
        cards=cards,
        amount=_granted(keyword),
    )


@word
def may_cost_less(cards: Cards, amount: FromOne, floor: FromZero, *, condition: Condition | None = None) -> Static:
    """Creatures may cost up to so much less to summon."""
    return Static(
        t.S_COST,
        f"{cards.whose_words()} may each cost up to {amount} less to summon. They can't cost less than {floor}",
        cards=replace(cards, zones=()),
        amount=amount,
        condition=condition,
        floor=floor,
        optional=True,
    )


@word
def sympathy(cards: Cards, floor: FromZero) -> Static:
    """Sympathy: this creature costs 1 less for each of those."""
    return Static(
        t.S_SELF_COST,
        f"this creature costs 1 less to summon for each of {cards.whose_words()}. It can't cost less than {floor}",
        amount=count(cards),
        floor=floor,
        label="Sympathy: ",
    )


@word
def cant_be_chosen_by(cards: Cards) -> Static:
    """The opponent can't choose this creature with such cards."""
    return Static(
        t.S_UNCHOOSABLE,
        f"your opponent can't choose this creature with {cards.words()}",
        cards=replace(cards, zones=()),
    )


shields_go_to_graveyard = Static(
    t.S_BREAK_TO_GRAVEYARD,
    "whenever this creature would break a shield, your opponent puts that shield into their graveyard instead",
)
opponents_creatures_go_to_graveyard = Static(
    t.S_PUT_TO_GRAVEYARD,
    "whenever your opponent would put a creature into the battle zone, put it into its owner's graveyard instead",
    cards=replace(your_opponents(CREATURES), zones=()),
    condition=ON_YOUR_TURN,
)
enters_instead_of_being_discarded = Static(
    t.S_DISCARD_TO_BATTLE,
    "when this creature would be discarded from your hand, you may put it into the battle zone instead",
    condition=ON_OPPONENTS_TURN,
    optional=True,
)


@dataclass(frozen=True)
class Way(Feature):
    """Another way of using the card (601.1a): for less, for nothing, or for another cost."""

    english: str
    condition: Condition | None = None
    reduction: int = -1  # -1: no mana at all
    payment: tuple[Effect, ...] = ()
    rider: tuple[Effect, ...] = ()
    label: str = ""

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.way(kind, self)

    def words(self) -> str:
        """The paragraph in English."""
        condition = f"{self.condition.english}, " if self.condition else ""
        rider = f" If you do, {clause(self.rider)}" if self.rider else ""
        return self.label + _sentence(condition + self.english) + rider


@word
def may_summon_for_no_cost(condition: Condition) -> Way:
    """Under the condition, summon this for no cost."""
    return Way("you may summon this creature for no cost", condition)


@word_alone
def may_summon_for_less(amount: FromOne, *rider: Effect, condition: Condition | None = None) -> Way:
    """Summon this for less, and then something happens to it."""
    return Way(f"you may summon this creature for {amount} less", condition, amount, rider=rider)


# Verbs that can always be done to the cards chosen; tapping, to untapped ones.
PAYMENTS = (v.DESTROY, v.DISCARD, v.TAP, v.TO_HAND, v.TO_MANA, v.TO_GRAVEYARD, v.TO_DECK_TOP, v.TO_DECK_BOTTOM)


@word
def may_summon_by(*payment: Effect) -> Way:
    """Instead of paying the mana cost, do this; all of it must be possible."""
    taken: set[tuple[int, int]] = set()
    for effect in payment:
        noun = effect.noun if isinstance(effect, Act) else None
        verb = effect.verb if isinstance(effect, Act) else v.NO_VERB
        for choice in noun.choices if isinstance(noun, Several) else (noun,):
            # The engine counts what is there for each choice by itself, before anything is paid.
            if not isinstance(choice, Choose) or choice != choose(choice.most, choice.cards):
                raise DefinitionError(f'"{effect.words()}": a payment is made of choose(...)')
            places = {(zone, choice.cards.whose) for zone in choice.cards.zones}
            if choice.cards.whose != v.YOURS or places & taken:
                raise DefinitionError(f'"{effect.words()}": each choice needs a zone of yours for itself')
            taken |= places
            if verb not in PAYMENTS or (verb == v.TAP and choice.cards.is_tapped is not False):
                raise DefinitionError(f'"{effect.words()}": this need not be possible')
    return Way(f"instead of paying this creature's cost, you may {clause(payment)}", payment=payment)


@word
def ability_word(word: str, feature: Trigger | Static | Way) -> Trigger | Static | Way:
    """A name before an ability that means nothing by itself: "Mana Arms 3", "Onitime"."""
    return replace(feature, label=f"{word}: ")


@dataclass(frozen=True)
class TapAbility(Feature):
    """Instead of attacking, tap this creature for an effect (602.3a)."""

    effects: tuple[Effect, ...]

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.tap_ability[kind] = rows.program(self.effects)

    def words(self) -> str:
        """The paragraph in English."""
        return f"Instead of attacking with this creature, you may tap it: {sentences(self.effects)}"


@word
def tap_ability(*effects: Effect) -> TapAbility:
    """Instead of attacking, tap this creature for an effect."""
    return TapAbility(effects)


@dataclass(frozen=True)
class StrikeBack(Feature):
    """Strike Back: discard a fitting card that comes from your shields to use this for no cost (K1)."""

    cards: Cards

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.strike_back[kind] = rows.plain_filter(replace(self.cards, zones=()))

    def words(self) -> str:
        """The paragraph in English."""
        kind = replace(self.cards, zones=()).words(plural=False, article=True)
        return (
            f"Strike Back: When {kind} is put into your hand from your shield zone, you may discard it. "
            "If you do, use this card for no cost."
        )


@word
def strike_back(cards: Cards) -> StrikeBack:
    """Strike Back with such cards."""
    return StrikeBack(cards)


@dataclass(frozen=True)
class StartsSealed(Feature):
    """Starts the game in the battle zone with seals on it (7I)."""

    seals: int

    def write(self, rows: Rows, kind: int) -> None:
        """Write the rows for the kind."""
        rows.record.starts_sealed[kind] = self.seals

    def words(self) -> str:
        """The paragraph in English."""
        return f"This card starts the game in the battle zone with {self.seals} seals on it."


@word
def starts_sealed(seals: FromOne) -> StartsSealed:
    """Starts the game in the battle zone with so many seals on it."""
    return StartsSealed(seals)


# ---------------------------------------------------------------------------------------------------------
# Cards
# ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Card:
    """A card, or one face or half of one.

    `effects` are what a spell does; `other_face` is the back of a double-sided card; `halves` are the
    creature and the spell of a twinpact.
    """

    name: str
    types: int
    civilizations: int
    cost: int
    power: int
    races: tuple[str, ...]
    features: tuple[Feature, ...] = ()
    effects: tuple[Effect, ...] = ()
    mana_number: int = 1
    other_face: Card | None = None
    halves: tuple[Card, ...] = field(default=())

    def __post_init__(self) -> None:
        """Refuse what no such card can have: the engine would pass over it.

        Raises DefinitionError with the name of the card.
        """
        for part in (*self.features, *self.effects):
            if isinstance(part, Misuse):
                raise DefinitionError(f"{self.name}: {part.message}")
        if self.other_face is not None and not isinstance(self.other_face, Card):
            raise DefinitionError(f"{self.name}: {self.other_face!r} is no other face")
        numbers = (self.types, self.civilizations, self.cost, self.power, self.mana_number)
        if not self.name or not all(type(number) is int and number >= 0 for number in numbers):
            raise DefinitionError(f"{self.name}: types, civilizations, cost and power are numbers from 0")
        if self.civilizations & ~sum(v.CIVILIZATION_NAMES):
            raise DefinitionError(f"{self.name}: {self.civilizations} is no civilization")
        for feature in self.features:
            if not self._can_have(feature):
                kind = "a spell" if self.types & v.SPELL else "an impulse" if self.types & v.IMPULSE else "a creature"
                raise DefinitionError(f'{self.name}: {kind} can\'t have "{feature.words()}"')
        for single in (Evolves, TapAbility, StrikeBack, StartsSealed):
            if sum(isinstance(feature, single) for feature in self.features) > 1:
                raise DefinitionError(f"{self.name}: there can be only one {single.__name__}")
        bits = functools.reduce(lambda some, part: some | getattr(part, "bits", 0), self.features, 0)
        if bits & v.LIBERATES and self.other_face is None:
            raise DefinitionError(f"{self.name}: it has no other face to be flipped to")
        back = self.other_face.features if self.other_face else ()
        for part in (feature for face in (self, *self.halves) for feature in (back if face is self else face.features)):
            if isinstance(part, Evolves | StrikeBack | StartsSealed) or _is_read_outside(part):
                raise DefinitionError(f'{self.name}: a face or half can\'t have "{part.words()}"')

    def _can_have(self, feature: Feature) -> bool:
        """Whether the engine looks for such an ability on a card of this type."""
        bits = feature.bits if isinstance(feature, Keyword) else 0
        if self.types & v.CREATURE and not self.halves:
            return not bits & (v.CHARGER | v.LIBERATES)
        if self.types & v.SPELL:
            return isinstance(feature, StrikeBack) or bits in (v.SHIELD_TRIGGER, v.CHARGER)
        return isinstance(feature, StartsSealed) or bits in (v.CANT_LEAVE, v.LIBERATES)

    @property
    def all_races(self) -> tuple[str, ...]:
        """The races of the card and, where it is a twinpact, of its halves."""
        return self.races + tuple(race for half in self.halves for race in half.races)


def _is_read_outside(feature: Feature) -> bool:
    """Whether an ability works where the card lies as a whole, on its front: in the hand, for example."""
    if isinstance(feature, Trigger):
        return feature.zone == v.HAND or feature.event & v.DISCARDED != 0
    return isinstance(feature, Static) and feature.head == t.S_DISCARD_TO_BATTLE


def _parts(name: str, parts: tuple[Feature | Effect, ...]) -> tuple[tuple[Feature, ...], tuple[Effect, ...]]:
    for part in parts:
        if isinstance(part, Misuse):
            raise DefinitionError(f"{name}: {part.message}")
        if not isinstance(part, Feature | Effect):
            raise DefinitionError(f"{name}: {part!r} is no ability and no effect of the card language")
    return (
        tuple(part for part in parts if isinstance(part, Feature)),
        tuple(part for part in parts if isinstance(part, Effect)),
    )


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

    Raises DefinitionError if something that only a spell can have is among its features.
    """
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: a creature has no effect outside an ability: {effects[0].words()!r}")
    if types not in (0, v.FORBIDDEN) or not isinstance(races, str):
        raise DefinitionError(f"{name}: races are words, and the only type to be added is FORBIDDEN")
    kinds = v.CREATURE | types
    for feature in abilities:
        if isinstance(feature, Evolves):
            kinds |= feature.types
    split = tuple(race.strip() for race in races.split("/") if race.strip())
    return Card(name, kinds, civilizations, cost, power, split, abilities, other_face=other_face)


def spell(name: str, civilizations: int, cost: int, *parts: Feature | Effect) -> Card:
    """A spell: keywords and the effects that it does in order (302.2).

    Raises DefinitionError if a spell does nothing.
    """
    abilities, effects = _parts(name, parts)
    if not effects:
        raise DefinitionError(f"{name}: a spell without an effect")
    return Card(name, v.SPELL, civilizations, cost, 0, (), abilities, effects)


def impulse(name: str, civilizations: int, cost: int, *features: Feature, other_face: Card) -> Card:
    """A Forbidden Impulse (809), with its creature on the other face."""
    abilities, effects = _parts(name, features)
    if effects:
        raise DefinitionError(f"{name}: an impulse has no effect outside an ability: {effects[0].words()!r}")
    types = v.IMPULSE | v.FORBIDDEN
    return Card(name, types, civilizations, cost, 0, (), abilities, mana_number=0, other_face=other_face)


def twinpact(creature_half: Card, spell_half: Card) -> Card:
    """A twinpact (810): one card with a creature and a spell; its name is both names.

    Raises DefinitionError unless the halves are just that.
    """
    types = [half.types if isinstance(half, Card) else 0 for half in (creature_half, spell_half)]
    if types != [v.CREATURE, v.SPELL]:
        name = getattr(creature_half, "name", repr(creature_half))
        raise DefinitionError(f"{name}: the halves of a twinpact are a creature and a spell")
    return Card(
        f"{creature_half.name} / {spell_half.name}",
        creature_half.types | spell_half.types | v.TWINPACT,
        creature_half.civilizations | spell_half.civilizations,
        creature_half.cost,
        creature_half.power,
        (),
        halves=(creature_half, spell_half),
    )
