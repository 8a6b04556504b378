"""The grammar that joins phrases: descriptions, nouns, conditions, sentences. A new phrase rarely needs a line here.

What is read is judged by its wording (`reader`): the grammar may be loose about plurals, articles and pronouns, and
never about the meaning. A kind of phrase must not begin with itself.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from sim.cards import words
from sim.cards.text.asked import phrases_of_words
from sim.cards.text.chart import NOTHING, Grammar, OneOf, Phrase, Terminal, Text
from sim.cards.text.events import Joined, event_phrases, events_of
from sim.cards.words.ability_words import ability_word
from sim.cards.words.amounts import (
    ANOTHER_BROKE_SHIELDS,
    CARDS_OF_THIS,
    CIVILIZATIONS_OF_THEM,
    COST_OF_THEM,
    POWER_OF_THIS,
    TAPPED_FOR_DYNAMO,
    THAT_MANY,
    Amount,
    Condition,
    all_are,
    both,
    count_of_them,
    either_holds,
    is_greater_than,
    is_no_less_than,
    power_of_them,
    races_among,
    unless,
    you_have_as_many,
)
from sim.cards.words.around_shields import (
    SavesShields,
    each_saves_shields,
    in_battle_or_shields,
    in_shields,
    instead_of_breaking,
    saves_shields_itself,
)
from sim.cards.words.battles import civilization_blocker, civilization_slayer, only_these_attack, race_blocker
from sim.cards.words.before_attacking import whenever_able_to_attack
from sim.cards.words.clauses import (
    May,
    after_it_attacks,
    choose_a_card_name,
    choose_a_card_name_for_this,
    choose_a_civilization,
    choose_a_number,
    choose_a_power,
    choose_a_race,
    choose_a_race_for_this,
    for_each,
    for_each_card,
    for_each_revealed,
    if_you_do,
    if_you_win_or_not,
    knight_magic,
    may,
    one_of,
    one_or_both,
    opponent_chooses_a_civilization,
    opponent_may,
    or_else,
    some_of,
    some_or_each,
    when,
)
from sim.cards.words.declared import WAITING, counterattack, waiting_in, where_it_waits
from sim.cards.words.descriptions import (
    AURAS,
    CARDS,
    CASTLES,
    COSTS,
    CREATURES,
    D2_FIELDS,
    DRAGHEARTS,
    ELEMENTS,
    FIELDS,
    FORBIDDEN_FIELDS,
    FORTRESSES,
    GEARS,
    POWERS,
    SHIELDS,
    SPELLS,
    TAMASEEDS,
    THE_ATTACHED,
    THE_CROSSED,
    THE_EQUIPPED,
    TYPES_TO_PUT,
    WEAPONS,
    Cards,
    either,
)
from sim.cards.words.effects import Effect
from sim.cards.words.event_words import waits_for
from sim.cards.words.evolving import galaxy_vortex_evolves_from, vortex_evolves_from
from sim.cards.words.faces import ganpar_psychic_link, psychic_link, super_dragsolution, victory_psychic_link
from sim.cards.words.fields import denjara_switch
from sim.cards.words.gears import cross, the_crossed_with_it
from sim.cards.words.gods import god_link
from sim.cards.words.hyper_mode import hyper_mode, hyperify, in_hyper_mode
from sim.cards.words.keywords import Keyword, power_attacker
from sim.cards.words.king_cells import combines
from sim.cards.words.lasting import for_a_while, for_those_there
from sim.cards.words.misuse import Misuse
from sim.cards.words.more_mana import over_drive, over_drive_of_each, over_drive_of_either, over_drive_of_spell
from sim.cards.words.nouns import (
    IT,
    IT_FROM_GRAVEYARD,
    IT_FROM_HAND,
    THAT,
    THAT_CARD,
    THE_ATTACKER,
    THE_BLOCKER,
    THE_CHOSEN,
    THE_REST,
    THE_RETURNED,
    THE_REVEALED,
    THEM,
    THIS,
    THIS_FROM_GRAVEYARD,
    AtRandom,
    Choose,
    Every,
    Noun,
    all_among_them,
    all_under,
    among_the_rest,
    among_them,
    choose,
    choose_any_number,
    choose_no_stronger,
    choose_of_different_civilizations,
    choose_of_different_costs,
    choose_of_different_names,
    choose_one_of_each_civilization,
    choose_up_to,
    compared,
    costing_exactly_less,
    costing_exactly_more,
    one_more_at_random,
    together,
)
from sim.cards.words.once import FIRST_TIME, once_each_turn
from sim.cards.words.plain_effects import Plain, gr_summon
from sim.cards.words.prohibitions import ACTS_OF_LEAVING, PROHIBITED_FOR, prohibit
from sim.cards.words.replacements import (
    PaidInstead,
    may_instead_of_being_destroyed,
    may_instead_of_graveyard,
    may_instead_of_leaving,
    stay_if_others_go,
    stays_if_top_card_is,
)
from sim.cards.words.statics import (
    Static,
    allows_only,
    each_has,
    each_has_also,
    each_is_also,
    given,
    is_also,
    mana_cant_untap,
    prohibits,
)
from sim.cards.words.tap_abilities import TapAbility
from sim.cards.words.triggers import AT_HOME, Event, Trigger
from sim.cards.words.verbs import (
    OPPONENT_PUTS_THEM_ON_BOTTOM,
    PUT_THEM_BACK,
    Act,
    cast_for_no_cost,
    choose_and_put_under,
    give_race,
    give_that_race,
    how_long,
    pick,
)
from sim.cards.words.ways import (
    additional_cost,
    destroys_stronger,
    fushigiverse,
    galaxyshield,
    may_cast_by,
    may_cast_for,
    may_summon_by,
    may_summon_for,
    may_summon_for_less_by,
    mugen_climb,
    mugen_climb_of_spell,
    pandora_shift,
    super_soul_cross,
    vividdraw,
    vividdraw_of_spell,
    wave_striker,
)
from sim.engine.record.codes import (
    acts,
    card_types,
    civilizations,
    comparisons,
    descriptions,
    durations,
    keywords,
    numbers,
    owners,
    programs,
    verbs,
    zones,
)

Mark = Callable[[Cards], Cards]
# In which zones of several an ability can wait.
WAITING_PLACES = [places for number in range(1, len(WAITING) + 1) for places in itertools.permutations(WAITING, number)]
PHRASES: list[Phrase] = []


class _Marked(tuple[Any, ...]):
    """A method of a description with its arguments: two that say the same are equal."""

    def __new__(cls, *parts: Any) -> _Marked:
        """The name of the method first."""
        return super().__new__(cls, parts)

    def __call__(self, cards: Cards) -> Cards:
        """The description with it."""
        method, *arguments = self
        named = dict(arguments.pop()) if method == "cost" else {}
        done: Cards = getattr(cards, method)(*arguments, **named)
        return done


def _reads(
    kind: str, *patterns: str, says: str, besides: bool = False
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let a function say what patterns of these words mean; `besides`: the words are asked for their English, too."""
    return _phrases(kind, patterns, says, besides)


def _joins(kind: str, *patterns: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let a function say what patterns mean that only join other phrases."""
    return _phrases(kind, patterns)


def _phrases(
    kind: str, patterns: tuple[str, ...], says: str = "", besides: bool = False
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def declare(meaning: Callable[..., Any]) -> Callable[..., Any]:
        PHRASES.extend(Phrase(kind, pattern, meaning, says, besides) for pattern in patterns)
        return meaning

    return declare


def _is(kind: str, pattern: str, value: Any, says: str = "", besides: bool = False) -> None:
    """Let a pattern mean a constant: a word of the language, or a mark of descriptions."""
    name = says or (str(value[0]) if isinstance(value, _Marked) else _constants()[id(value)])
    PHRASES.append(Phrase(kind, pattern, lambda: value, name, besides))


def _joint(kind: str, pattern: str, value: Any) -> None:
    """Let a pattern mean a part of phrases that is no word by itself."""
    PHRASES.append(Phrase(kind, pattern, lambda: value))


@functools.cache
def _constants() -> dict[int, str]:
    return {id(value): name for name, value in words.WORDS.items() if isinstance(value, Cards | Noun | Amount)}


def _also(kind: str, *patterns: str, says: str = "") -> None:
    """Let patterns with one {kind} in them mean what that means."""
    _phrases(kind, patterns, says)(lambda meaning: meaning)


def _list(kind: str, one: str, *links: str) -> None:
    """Let phrases of one kind, with one of the links between them, be a list: its meaning is a tuple."""
    _joins(kind, one)(lambda first: (first,))
    _joins(kind, *(f"{one}{link} {{{kind}}}" for link in links))(lambda first, others: (first, *others))


# --- Numbers, names -------------------------------------------------------------------------------------------
def _number(text: Text, at: int) -> Iterator[tuple[int, int]]:
    if at < len(text.tokens) and re.fullmatch("[0-9]{1,7}", text.tokens[at]):
        yield at + 1, int(text.tokens[at])


def _signed(text: Text, at: int) -> Iterator[tuple[int, int]]:
    if at < len(text.tokens) and re.fullmatch("[+-][0-9]{1,7}", text.tokens[at]):
        yield at + 1, int(text.tokens[at])
    if at < len(text.tokens) and text.tokens[at] in ("+infinite", "-infinite"):
        yield at + 1, numbers.INFINITE_POWER if text.tokens[at][0] == "+" else numbers.INFINITE_LOSS


def _quoted(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """A name in quotation marks."""
    if at < len(text.tokens) and text.tokens[at] == '"' and '"' in text.tokens[at + 1 :]:
        end = text.tokens.index('"', at + 1)
        yield end + 1, text.between(at + 1, end)


@functools.cache
def _names_of_races() -> frozenset[str]:
    """The races of the game, and the words in them that may stand for all: "Dragon", "Command"."""
    names = Path(__file__).with_name("races.txt").read_text(encoding="utf-8").splitlines()
    split = [name.split() for name in names]
    return frozenset(
        " ".join(words[start:end]) for words in split for start, end in itertools.combinations(range(len(words) + 1), 2)
    ) - {
        *(name.capitalize() for name in civilizations.NAMES.values()),  # "Light spells" are those of the civilization
        "Forbidden",  # the card type (204.3c)
    }


MOST_WORDS_OF_A_RACE = 4


def _race(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """A race, in the singular or the plural."""
    for end in range(at + 1, min(at + MOST_WORDS_OF_A_RACE, len(text.tokens)) + 1):
        if not text.between(end - 1, end)[0].isupper():
            return
        race = text.between(at, end)
        known = [one for one in (race.removesuffix("s"), race.removesuffix("es"), race) if one in _names_of_races()]
        yield from ((end, one) for one in known[:1])


# Names before abilities that mean nothing by themselves.
ABILITY_WORDS = re.compile(
    r"Thrilling Three|Knight Magic|Fort Energy|(Mana Arms|Mana Drive|Devil Advent|Dragon Mana Arms|Revolution) \d+"
    r"|Mega Meteorburn \d+|Goal Life Gate"
    r"|(Master )?Gogogo Gangan Galaxy|Master Blaster"
    r"|Onitime|Deloop System|(Master )?Jokers Gacharange|Multicolored Mana Arms \d+"
    r"|(Super ){1,3}Heaven Fever|(Ultra )?Shield Plus"
    r"|Saver|(Super s|S)urvivor|Metamorph|Rainbownus|Kourin|Gravity Zero|Shinkapower|Justdiver|Hunting|Magibomber \d+"
    r"|Meteorburn|Forbidden (Mechanism|Big Bang)|Zeron Birth|Infinite Sin of Sin Moonless Night"
    r"|Crystal Arms \d+|Crystal Soul \d+|Eternal K"
    r"|Sasagale \d+|Hyper Energy|Civil Count \d+|Varavariety \d+|Hatenkokonotsugatari|Galaxy Breaker"
    r"|Oshiokimoon|Jokers Tornado|Accelerator"
    r"|Abarechain|Labyrinth|Chain|Lost Prism|Shield Saver|(Mega )?Last Burst|Smash Burst"
    r"|((Ultra|Climax|Trio|Burning) )?Drone Go( [A-Z][A-Za-z]*(( or)? [A-Z][a-z]+)*)?|Space Charge|Yobinion"
    r"|Oniend|Revenge Chance|(Bad Action Dynamite( Spell)?|Jokers Over Explode) \d+|Accelerator|Samurai Generation"
    r"|(Light|Water|Darkness|Fire|Nature) stealth"
    r"|(Loop |Meteorburn )?Awaken|(3D )?Dragsolution|(True )?Escape|Ultra Saver|Friend Burst"
    r"|Freeze|Holy Field|Marshall Touch|Annihilating Soul Recall|Soul Recall|Life Gate"
    r'|(S-Rank|SS-Rank|SSS-Rank) Invasion "[A-Z][A-Za-z ]+"|Turbo rush'
)


def _label(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """A name before an ability."""
    if at == 0 and ":" in text.tokens:
        end = text.tokens.index(":")
        label = text.between(0, end)
        if ABILITY_WORDS.fullmatch(label):
            yield end, label


WORDS_OF_A_WAY = 5  # "card discarded in this way"
_IN_THIS_WAY = re.compile(
    "(card|creature|shield|spell) (broken|destroyed|discarded|drawn|put|returned|revealed|tapped|untapped) in this way"
)


def _in_this_way(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """What the sentence before was done to."""
    end = at + WORDS_OF_A_WAY
    if end <= len(text.tokens) and _IN_THIS_WAY.fullmatch(text.between(at, end)):
        yield end, text.between(at, end)


def _non_race(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """A race that is denied: "non-Dragon"."""
    for end in range(at + 1, min(at + MOST_WORDS_OF_A_RACE, len(text.tokens)) + 1):
        race = text.between(at, end).removeprefix("non-").removeprefix("Non-")
        if race != text.between(at, end) and race in _names_of_races():
            yield end, race


TERMINALS: dict[str, Terminal] = {
    "number": _number,
    "signed": _signed,
    "quoted": _quoted,
    "race": _race,
    "denied race": _non_race,
    "label": _label,
    "in this way": _in_this_way,
}
_joint("how many", "(a|an|one)", 1)
_also("how many", "{number}")

# --- Descriptions ---------------------------------------------------------------------------------------------
for _bit, _name in civilizations.NAMES.items():
    _is("civilization", _name, _bit, says="civilization")
    _is("lacking", f"non-{_name}", _bit, says="without_civilization")
_also("civilizations", "{civilization}")
_joins("civilizations", "{civilization} , {civilizations}", "{civilization} or {civilizations}")(
    lambda bit, bits: bit | bits
)
_also("all lacking", "{lacking}")
_joins("all lacking", "{lacking} , {all lacking}")(lambda bit, bits: bit | bits)


_is("adjective", "(other|another)", _Marked("other"))
_is("adjective", "tapped", _Marked("tapped"))
_is("adjective", "untapped", _Marked("untapped"))
_is("adjective", "battling", _Marked("battling"))
_is("adjective", "non-evolution", _Marked("non_evolution"))
_is("adjective", "non-creature", _Marked("non_creature"))
_is("adjective", "evolution", _Marked("evolution"))
_is("adjective", "exile", _Marked("exile"))
_is("adjective", "Forbidden", _Marked("forbidden"))
_is("adjective", "face-up", _Marked("face_up"))
_is("adjective", "face-down", _Marked("face_down"))
_is("adjective", "neo", _Marked("neo"))
_is("adjective", "linked", _Marked("linked"))
_is("adjective", "unleashed", _Marked("unleashed"))
_is("adjective", "crossed", _Marked("crossed"))
_is("adjective", "GR", _Marked("gr"))
_is("adjective", "non-GR", _Marked("non_gr"))
_is("adjective", "psychic", _Marked("psychic"))
_is("adjective", "non-psychic", _Marked("non_psychic"))
_is("adjective", "non-dragheart", _Marked("non_dragheart"))
_is("adjective", "non-exile", _Marked("non_exile"))
_is("adjective", "twinpact", _Marked("twinpact"))
_is("adjective", "multicolored", _Marked("of_several_civilizations"))
_is("adjective", "non-multicolored", _Marked("not_of_several_civilizations"))
_joins("adjective", "{civilizations}")(lambda bits: _Marked("civilization", bits))
_joins("adjective", "{all lacking}")(lambda bits: _Marked("without_civilization", bits))
_reads("adjective", "{each of civilizations}", says="of_each_civilization")(
    lambda bits: _Marked("of_each_civilization", bits) if bits.bit_count() > 1 else NOTHING
)
_reads("adjective", "{denied race}", says="without_race")(lambda race: _Marked("without_race", race))
_is("adjective", "colorless", _Marked("without_civilization", sum(civilizations.NAMES)))


_is("noun of cards", "(card|cards)", CARDS)
_is("noun of cards", "(creature|creatures)", CREATURES)
_is("noun of cards", "(spell|spells)", SPELLS)
_is("noun of cards", "(element|elements)", ELEMENTS)
_is("noun of cards", "(field|fields)", FIELDS)
_is("noun of cards", "(tamaseed|tamaseeds)", TAMASEEDS)
_is("noun of cards", "(shield|shields)", SHIELDS)
_is("noun of cards", "(castle|castles)", CASTLES)
_is("noun of cards", "(dragheart|draghearts)", DRAGHEARTS)
_is("noun of cards", "dragheart (weapon|weapons)", WEAPONS)
_is("noun of cards", "dragheart (fortress|fortresses)", FORTRESSES)
_is("cards without limit", "the equipped creature", THE_EQUIPPED)
_is("noun of cards", "cross (gear|gears)", GEARS)
_is("cards without limit", "the attached creature", THE_ATTACHED)
_is("noun of cards", "(aura|auras)", AURAS)
_reads("noun of cards", "{race}", says="race")(lambda race: CREATURES.race(race))
_reads("noun of cards", "{race} (card|cards)", says="race")(lambda race: CARDS.race(race))
_reads("noun of cards", "{race} (element|elements)", says="race")(lambda race: ELEMENTS.race(race))
_reads("noun of cards", "{race} cross (gear|gears)", says="race")(lambda race: GEARS.race(race))
_reads("noun of cards", "{race} dragheart (weapon|weapons)", says="race")(lambda race: WEAPONS.race(race))
_reads("noun of cards", "{race} dragheart (fortress|fortresses)", says="race")(lambda race: FORTRESSES.race(race))
_is("noun of cards", "Forbidden (field|fields)", FORBIDDEN_FIELDS)  # a card type (204.3c), and no race
_is("noun of cards", "D2 (field|fields)", D2_FIELDS)
_reads("noun of cards", "{race} (field|fields)", says="race")(lambda race: FIELDS.race(race))
_reads("noun of cards", "{race} (aura|auras)", says="race")(lambda race: AURAS.race(race))
_reads("noun of cards", "{race} (spell|spells)", says="race")(lambda race: SPELLS.race(race))
_reads("noun of cards", "{race} (dragheart|draghearts)", says="race")(lambda race: DRAGHEARTS.race(race))
_reads("noun of cards", "{race} (castle|castles)", says="race")(lambda race: CASTLES.race(race))
_reads("noun of cards", "{race} (tamaseed|tamaseeds)", says="race")(lambda race: TAMASEEDS.race(race))


_also("named cards", "{noun of cards}")


@_joins("named cards", "{adjective} {named cards}")
def _with_adjective(mark: Mark, cards: Cards) -> object:
    return mark(cards)


@_joins("several races", "{named cards} or {named cards}", "{named cards} or {several races}")
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


_joins("range", "{number}")(lambda number: _range_words(number, number))
_joins("range", "{number} or less")(lambda number: _range_words(None, number))
_joins("range", "{number} or more")(lambda number: _range_words(number, None))
_joins("range", "{number} to {number}")(lambda least, most: _range_words(least, most))

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


@_reads("property", "{quoted}", says="having, with_ability_word")
def _keyword_or_ability_word(name: str) -> object:
    if name in _KEYWORDS:
        return "keyword", _KEYWORDS[name]
    is_known = name.lower() in NAMES_IN_DESCRIPTIONS or re.fullmatch(ABILITY_WORDS.pattern, name, flags=re.IGNORECASE)
    return ("ability word", name) if is_known else NOTHING


_reads("property", "power {range}", says="power")(lambda limits: ("power", limits))
_list("properties", "{property}", " and")


BEGINS_WHEN_PUT = 'with an ability that begins with " when you put this creature into the battle zone "'


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


_reads("condition of cards", "(with|that have|that has|and have|and has) {properties}", says="having, power")(_Having)


@_reads("condition of cards", "(that|and) (don't|doesn't) have {lacking keywords}", says="lacking")
def _lacking(names: tuple[str, ...]) -> object:
    if any(name not in _KEYWORDS for name in names):
        return NOTHING
    return _Marked("lacking", sum({_KEYWORDS[name] for name in names}))


_list("lacking keywords", "{quoted}", " or")
_reads("condition of cards", "(that|and) (cost|costs) {range}", says="cost")(lambda limits: _Marked("cost", limits))
_is("condition of cards", "(that|and) (cost|costs) that number", _Marked("costing_the_number"))
_is("condition of cards", BEGINS_WHEN_PUT, _Marked("with_when_put_ability"))
_is("condition of cards", "without abilities", _Marked("without_abilities"))
_reads("condition of cards", "with the race {race}", says="with_race_too")(lambda race: _Marked("with_race_too", race))
_list("names", "{quoted}", " or")
_reads("condition of cards", "with {names} in (their names|its name)", says="named")(
    lambda names: _Marked("named", *names)
)
_reads("condition of cards", "with {quoted} and {quoted} in (their names|its name)", says="with_each_in_its_name")(
    lambda first, second: _Marked("with_each_in_its_name", first, second)
)
_is("condition of cards", "of that race", _Marked("of_that_race"))
_is("condition of cards", "of that civilization", _Marked("of_that_civilization"))
_is("condition of cards", "with that power", _Marked("with_that_power"))
_is("condition of cards", "with that name", _Marked("with_that_name"))
_is("condition of cards", "of the race chosen for this creature", _Marked("of_the_race_chosen_for_this"))
_is("condition of cards", "with the name chosen for this creature", _Marked("with_the_name_chosen_for_this"))
_reads("condition of cards", "named {quoted}", says="called")(lambda name: _Marked("called", name))
_reads("condition of cards", "not named {quoted}", says="not_called")(lambda name: _Marked("not_called", name))
_reads("condition of cards", "(that|and) (evolve|evolves) from (a|an) {race}", says="evolving_from")(
    lambda race: _Marked("evolving_from", race)
)
_is("condition of cards", "with the highest power", _Marked("of_highest_power"))
_is("condition of cards", "with the lowest power", _Marked("of_lowest_power"))
_is(
    "condition of cards",
    "(that|and) (share|shares) a race with the destroyed creature",
    _Marked("sharing_a_race_with_the_destroyed"),
)
_is("condition of cards", "(that|and) (was|were) put into the battle zone this turn", _Marked("put_this_turn"))
_is(
    "condition of cards",
    "(that|and) (share|shares) a name with another of them",
    _Marked("with_the_same_name_as_another"),
)
SHARED_WITH_MANA = "(that|and) (share|shares) a civilization with a card in your mana zone"
_is("condition of cards", SHARED_WITH_MANA, _Marked("sharing_a_civilization_with_your_mana"))
_is("condition of cards", "(that|and) can attack", _Marked("that_can_attack"))
_is("condition of cards", "(that|and) can evolve from this creature", _Marked("that_can_evolve_from_this"))
_is("condition of cards", "under this creature", _Marked("under_this"))
_is("condition of cards", "directly under this creature", _Marked("right_under_this"))
_is("condition of cards", "linked to this one", _Marked("linked_to_this"))
_is("condition of cards", "other than the crossed creature", _Marked("not_crossed_with_this"))
SHARED_WITH_CROSSED = "(that|and) (share|shares) a race with the crossed creature"
_is("condition of cards", SHARED_WITH_CROSSED, _Marked("sharing_a_race_with_the_crossed"))
_is("condition of cards", "(that|and) (isn't|aren't) attacking", _Marked("not_attacking"))
_is("condition of cards", "(that|and) (was|were) under this creature", _Marked("that_were_under_this"))
_is("condition of cards", "crossed with this creature", _Marked("crossed_with_this"))
_is("condition of cards", "(that|and) (was|were) crossed with this creature", _Marked("that_were_crossed_with_this"))


class _Compared(tuple[Any, ...]):
    """A comparison with its arguments: two that say the same are equal."""

    def __call__(self, cards: Cards) -> object:
        """The description with it."""
        what, sign, to = self
        return compared(cards, what, sign, to)


def _costing_exactly(more: bool) -> Callable[[int, Noun], Mark]:
    """What says that a card costs exactly that much more, or less, than another one."""
    compare = costing_exactly_more if more else costing_exactly_less
    return lambda number, to: lambda cards: compare(cards, number, to)


# The engine distinguishes them by what is known: the card of the event, or those spoken of.
for _said, _others in {
    "this creature": (THIS,),
    "that (creature|element|spell|shield)": (THAT, IT),
    "that card": (THAT_CARD, IT),
    "those (creatures|cards|spells|shields)": (IT,),
}.items():
    for _pronoun in _others:
        _joins("another card", _said)(lambda pronoun=_pronoun: pronoun)
_joins("another card", "it")(lambda: THIS)  # after "this creature", in one sentence
for _sign, _said in POWERS.items():
    _reads("condition of cards", f"with {_said} power (than|as) {{another card}} [together]", says="compared")(
        lambda to, sign=_sign: _Compared((descriptions.POWER, sign, to))
    )
for _sign, _said in COSTS.items():
    _reads("condition of cards", f"(that|and) (cost|costs) {_said} {{another card}} [together]", says="compared")(
        lambda to, sign=_sign: _Compared((descriptions.COST, sign, to))
    )
    _reads("mana limit", f"that (cost|costs) {_said} {{count}}", says="compared")(
        lambda to, sign=_sign: _Compared((descriptions.COST, sign, to))
    )
for _than in ("more", "less"):
    _said = f"(that|and) (cost|costs) exactly {{number}} {_than} than {{another card}}"
    _reads("condition of cards", _said, says=f"costing_exactly_{_than}")(_costing_exactly(_than == "more"))
_reads("condition of cards", "with the same name as [the first of] {another card}", says="compared")(
    lambda to: _Compared((descriptions.NAME, comparisons.IS_EQUAL, to))
)
_reads("condition of cards", "(that|and) (share|shares) a race with [the first of] {another card}", says="compared")(
    lambda to: _Compared((descriptions.RACE, comparisons.IS_EQUAL, to))
)
_reads(
    "condition of cards", "(that|and) (share|shares) a civilization with [the first of] {another card}", says="compared"
)(lambda to: _Compared((descriptions.CIVILIZATION, comparisons.IS_EQUAL, to)))
_list("conditions of cards", "{condition of cards}", "")
_also("plain cards", "[(a|an)] {named cards}", "[(a|an)] {several races}")


@_joins("plain cards", "[(a|an)] {named cards} {conditions of cards}", "[(a|an)] {several races} {conditions of cards}")
def _conditioned(cards: Cards, marks: tuple[Mark, ...]) -> object:
    return functools.reduce(lambda some, mark: mark(some), marks, cards)


_joins("alternatives", "{plain cards} [,] or {plain cards}")(lambda first, second: (first, second))
_joins("alternatives", "{plain cards} [,] or {alternatives}")(lambda first, others: (first, *others))
_also("bare", "{plain cards}")


@_reads("bare", "{alternatives}", says="either")
def _either(alternatives: tuple[Cards, ...]) -> object:
    if any(_races(first, other) is not NOTHING for first, other in itertools.pairwise(alternatives)):
        return NOTHING  # they are races of one description
    return either(*alternatives)


@_reads("bare", "{plain cards} that (are|is) {alternatives}", says="either")
def _either_with_more(cards: Cards, alternatives: tuple[Cards, ...]) -> object:
    found = either(*alternatives)
    return replace(cards, either=alternatives, types=cards.types or found.types)


_is("whose", "your", owners.YOURS, says="your")
_is("whose", "(your opponent's|their)", owners.OPPONENTS, says="your_opponents")
_is("whose", "that player's", programs.CHOSEN_PLAYERS, says="that_players")
_joint("zone", "(battle zone|battle zones)", zones.BATTLE)
_joint("zone", "(hand|hands)", zones.HAND)
_joint("zone", "(mana zone|mana zones)", zones.MANA)
_joint("zone", "(graveyard|graveyards)", zones.GRAVEYARD)
_joint("zone", "(deck|decks)", zones.DECK)
_joint("zone", "(shield zone|shield zones)", zones.SHIELD)
_joint("zone", "(hyperspatial zone|hyperspatial zones)", zones.HYPERSPATIAL)
_joint("zone", "ultra-GR (zone|zones)", zones.GR)
_list("zones", "{zone}", " or")
_reads("place", "(in|from) {whose} {zones}", says="in_zone")(lambda whose, zones: (whose, zones))
_reads("place", "(in|from) (any player's|both players') {zones}", says="in_zone")(lambda zones: (owners.ANYONES, zones))
_is("place", "(in|from) the battle zone", (None, (zones.BATTLE,)), says="CARDS")
_is("place", "(in|from) the shield zone", (None, (zones.SHIELD,)), says="in_zone")
_is(
    "mana limit",
    "that (cost|costs) no more than the number of cards in (that|their owner's|its owner's) mana zone",
    _Marked("costing_at_most_their_mana"),
)


_is(
    "mana limit",
    "that (cost|costs) more than the number of cards in (that|their owner's|its owner's) mana zone",
    _Marked("costing_more_than_their_mana"),
)
_is(
    "mana limit",
    "that (cost|costs) no less than the number of cards in (that|their owner's|its owner's) mana zone",
    _Marked("costing_at_least_their_mana"),
)


def _placed(cards: Cards, place: tuple[int | None, tuple[int, ...]]) -> Cards:
    whose, zones = place
    return replace(cards, zones=zones, whose=cards.whose if whose is None else whose)


_also("cards without limit", "{bare}", "each {bare}")


@_joins("cards without limit", "{bare} {place}", "each {bare} {place}")
def _somewhere(cards: Cards, place: tuple[int | None, tuple[int, ...]]) -> object:
    return _placed(cards, place)


@_joins("cards without limit", "{whose} {bare}", "(one|each) of {whose} {bare}")
def _somebodys(whose: int, cards: Cards) -> object:
    return replace(cards, whose=whose)


@_joins("cards without limit", "{whose} {bare} {place}", "(one|each) of {whose} {bare} {place}")
def _somebodys_somewhere(whose: int, cards: Cards, place: tuple[int | None, tuple[int, ...]]) -> object:
    return _placed(replace(cards, whose=whose), place)


_also("cards", "{cards without limit}")
_is("cards", "the crossed creature", THE_CROSSED)
_reads("cards without limit", "the equipped {civilizations} creature", says="THE_EQUIPPED")(
    lambda bits: THE_EQUIPPED.civilization(bits)
)
_reads("cards", "the crossed creature {conditions of cards}", says="THE_CROSSED")(
    lambda marks: functools.reduce(lambda some, mark: mark(some), marks, THE_CROSSED)
)
_joins("cards", "{cards without limit} {mana limit}")(lambda cards, mark: mark(cards))

# --- Nouns ------------------------------------------------------------------------------------------------------
for _said, _pronouns in {
    "this creature": (THIS,),
    "this card": (THIS,),
    "(this creature|it) from your graveyard": (THIS_FROM_GRAVEYARD,),
    "it": (IT, THIS),
    "that creature": (THAT, IT),
    "that card": (THAT_CARD, IT),
    "that spell": (IT,),
    "that shield": (IT,),
    "(them|they)": (THEM,),
    "those (creatures|cards|shields|spells)": (THEM,),
    "the rest": (THE_REST,),
    "the chosen (card|cards|spell)": (THE_CHOSEN,),
    "the blocking creature": (THE_BLOCKER,),
    "the returned creature": (THE_RETURNED,),
    "it from your graveyard": (IT_FROM_GRAVEYARD,),
    "it from your hand": (IT_FROM_HAND,),
    "the attacking creature": (THE_ATTACKER,),
}.items():
    for _pronoun in _pronouns:
        _is("noun", _said, _pronoun)
_is("noun", "all cards revealed in this way", THE_REVEALED)
_also("noun", "{choice}")
_reads("noun", "the {bare} that was crossed with it", says="the_crossed_with_it")(
    lambda cards: the_crossed_with_it(cards)
)
_reads("noun", "all cards under {noun}", says="all_under")(all_under)
_reads("noun", "all {cards}", says="every")(lambda cards: Every(cards))
_reads("noun", "each of {cards}", "{cards}", says="every")(lambda cards: Every(cards))
_reads("noun", "{choice} and {choice}", says="together")(lambda first, second: together(first, second))
_reads("noun", "{choice} , {choice} and {choice}", says="together")(
    lambda first, second, third: together(first, second, third)
)


# How many cards are chosen: the most and the least.
ANY_NUMBER = choose_any_number(CARDS).most
_reads("number of cards", "{how many} [of]", says="choose")(lambda number: (number, number))
_reads("number of cards", "up to {how many} [of]", says="choose_up_to")(lambda number: (number, 0))
_is("number of cards", "any number of", (ANY_NUMBER, 0), says="choose_any_number")
_is("number of cards", "that many [of]", (THAT_MANY, THAT_MANY), says="choose")
_is("number of cards", "up to that many [of]", (THAT_MANY, 0), says="choose_up_to")
_reads("limit", "with total power {number} or less", says="choose_any_number, choose_up_to")(
    lambda most: (programs.TOTAL_POWER, most)
)
_reads("limit", "with total cost {number} or less", says="choose_any_number, choose_up_to")(
    lambda most: (programs.TOTAL_COST, most)
)
_reads("limit", "with total cost no greater than {count}", says="choose_any_number, choose_up_to")(
    lambda most: (programs.TOTAL_COST, most)
)
_reads("limit", "with total power no greater than {count}", says="choose_any_number, choose_up_to")(
    lambda most: (programs.TOTAL_POWER, most)
)
_is(
    "limit",
    "with power no greater than (its|their total power)",
    (programs.TOTAL_POWER, power_of_them()),
    says="choose_no_stronger",
)
_is(
    "limit",
    "with power no greater than that (creature's|card's|spell's|shield's)",
    (programs.TOTAL_POWER, power_of_them()),
    says="choose_no_stronger",
)
_is("limit", "of each civilization", (programs.ONE_OF_EACH_CIVILIZATION, 0), says="choose_one_of_each_civilization")
_is("limit", "with different costs", (programs.DIFFERENT_COSTS, 0), says="choose_of_different_costs")
_is(
    "limit",
    "with a different civilization each",
    (programs.DIFFERENT_CIVILIZATIONS, 0),
    says="choose_of_different_civilizations",
)
_is("limit", "with different names", (programs.DIFFERENT_NAMES, 0), says="choose_of_different_names")
Limit = tuple[int, int | Amount]


def _chosen(number: tuple[Any, Any], cards: Cards, limit: Limit) -> Any:
    """A choice, perhaps with a limit of all its cards together."""
    most, least = number
    code, amount = limit
    if code == programs.ONE_OF_EACH_CIVILIZATION:
        return choose_one_of_each_civilization(cards)
    if code == programs.DIFFERENT_CIVILIZATIONS:
        return choose_of_different_civilizations(cards) if most == least == len(civilizations.NAMES) else NOTHING
    if code == programs.DIFFERENT_COSTS:
        return choose_of_different_costs(cards) if most == ANY_NUMBER and cards.types else NOTHING
    if code == programs.DIFFERENT_NAMES:
        return choose_of_different_names(most, cards) if most == least and most != 1 else NOTHING
    if amount == power_of_them() and code == programs.TOTAL_POWER:
        return choose_no_stronger(cards)
    if code in (programs.TOTAL_POWER, programs.TOTAL_COST):
        power = amount if code == programs.TOTAL_POWER else None
        cost = amount if code == programs.TOTAL_COST else None
        if most == ANY_NUMBER:
            return choose_any_number(cards, power, cost)
        return choose_up_to(most, cards, power, cost) if least == 0 else NOTHING
    if most == ANY_NUMBER:
        return choose_any_number(cards)
    return choose(most, cards) if most == least else choose_up_to(most, cards)


NO_LIMIT: Limit = (0, 0)
# What follows the cards: a limit of all of them, a place, and a limit that depends on a mana zone.
_joint("what follows", "", (NO_LIMIT, None, None))
_joins("what follows", "{limit}")(lambda limit: (limit, None, None))
_joins("what follows", "{place}")(lambda place: (NO_LIMIT, place, None))
_joins("what follows", "{mana limit}")(lambda mark: (NO_LIMIT, None, mark))
_joins("what follows", "{limit} {place}")(lambda limit, place: (limit, place, None))
_joins("what follows", "{limit} {mana limit}")(lambda limit, mark: (limit, None, mark))
_joins("what follows", "{place} {mana limit}")(lambda place, mark: (NO_LIMIT, place, mark))
_joins("what follows", "{limit} {place} {mana limit}")(lambda limit, place, mark: (limit, place, mark))
Following = tuple[Limit, Any, Mark | None]


def _complete(number: tuple[Any, Any], cards: Cards, following: Following) -> object:
    limit, place, mark = following
    placed = _placed(cards, place) if place else cards
    return _chosen(number, mark(placed) if mark else placed, limit)


@_reads("one choice", "{number of cards} {bare} {what follows}", says="choose")
def _several_cards(number: tuple[Any, Any], cards: Cards, following: Following) -> object:
    return _complete(number, cards, following)


@_reads("one choice", "{number of cards} {whose} {bare} {what follows}", says="choose")
def _several_of_somebodys(number: tuple[Any, Any], whose: int, cards: Cards, following: Following) -> object:
    return _complete(number, replace(cards, whose=whose), following)


@_reads("one choice", "{bare} {what follows}", says="choose")
def _one_card(cards: Cards, following: Following) -> object:
    return _complete((1, 1), cards, following)


@_reads("one choice", "[up to] a number of {cards} equal to {count}", says="choose, choose_up_to")
def _as_many(cards: Cards, number: Amount) -> object:
    return OneOf(choose(number, cards), choose_up_to(number, cards))


_also("choice", "{one choice}")


@_reads("choice", "{one choice} or {one choice}", says="or_one_of")
def _or_one_of(first: Choose, second: Choose) -> object:
    """Either of two descriptions, of which as many are chosen."""
    if replace(first, cards=CARDS) != replace(second, cards=CARDS):
        return NOTHING
    return replace(first, cards=first.cards.or_one_of(second.cards))


_is("known cards", "from among them", among_them, says="among_them")
_is("known cards", "from among the rest", among_the_rest, says="among_the_rest")


@_reads(
    "choice",
    "{number of cards} {bare} {known cards}",
    "{number of cards} {bare} {known cards} {mana limit}",
    says="among_them",
)
def _among(
    number: tuple[Any, Any], cards: Cards, among: Callable[[Choose], Choose], mark: Mark | None = None
) -> object:
    return among(_chosen(number, mark(cards) if mark else cards, NO_LIMIT))


@_reads("choice", "{number of cards} {bare} {limit} {known cards}", says="among_them")
def _limited_among(number: tuple[Any, Any], cards: Cards, limit: Limit, among: Callable[[Choose], Choose]) -> object:
    return among(_chosen(number, cards, limit))


@_reads("choice", "{bare} {known cards}", "{bare} {known cards} {mana limit}", says="among_them")
def _one_among(cards: Cards, among: Callable[[Choose], Choose], mark: Mark | None = None) -> object:
    return among(choose(1, mark(cards) if mark else cards))


_reads("noun", "all {bare} from among them", says="all_among_them")(lambda cards: all_among_them(cards))


@_reads(
    "choice", "[up to] a number of {bare} {known cards} [{mana limit}] equal to {count}", says="choose, choose_up_to"
)
def _as_many_among(cards: Cards, among: Callable[[Choose], Choose], *others: Any) -> object:
    number = others[-1]
    cards = others[0](cards) if len(others) > 1 else cards
    return OneOf(among(choose(number, cards)), among(choose_up_to(number, cards)))


@_reads("noun", "{how many} {bare} at random", "{how many} {bare} at random {place}", says="at_random")
def _at_random(number: int, cards: Cards, place: Any = None) -> object:
    return AtRandom(number, _placed(cards, place) if place else cards)


@_reads(
    "noun",
    "{how many} {bare} {mana limit} at random",
    "{how many} {bare} {mana limit} at random {place}",
    "{how many} {bare} {mana limit} {place} at random",
    says="at_random",
)
def _at_random_with_limit(number: int, cards: Cards, mark: Mark, place: Any = None) -> object:
    return AtRandom(number, mark(_placed(cards, place) if place else cards))


@_reads("noun", "{how many} of {cards} at random", "{how many} {bare} {place} at random", says="at_random")
def _at_random_of(number: int, cards: Cards, place: Any = None) -> object:
    return AtRandom(number, _placed(cards, place) if place else cards)


@_reads("noun", "a number of {cards} at random equal to {count}", "that many [of] {cards} at random", says="at_random")
def _as_many_at_random(cards: Cards, number: Amount = THAT_MANY) -> object:
    return AtRandom(number, cards)


@_reads(
    "noun",
    "a number of {bare} at random {place} equal to {count}",
    "that many {bare} at random {place}",
    says="at_random",
)
def _as_many_at_random_there(cards: Cards, place: Any, number: Amount = THAT_MANY) -> object:
    return AtRandom(number, _placed(cards, place))


_reads("noun", "one more of {cards} at random", says="one_more_at_random")(one_more_at_random)


@_reads(
    "noun",
    "one more {bare} at random",
    "one more {bare} at random {place}",
    "one more {bare} {place} at random",
    says="one_more_at_random",
)
def _one_more_at_random(cards: Cards, place: Any = None) -> object:
    return one_more_at_random(_placed(cards, place) if place else cards)


@_reads("noun", "{bare} at random {place}", "{cards} at random", says="at_random")
def _one_at_random(cards: Cards, place: Any = None) -> object:
    return AtRandom(1, _placed(cards, place) if place else cards)


_BACK = "put (it|them|that (card|creature|spell|shield)|those (cards|creatures|spells|shields)) back [in any order]"
_is("sentence", _BACK, (PUT_THEM_BACK,), says="PUT_THEM_BACK")
_is(
    "sentence",
    "your opponent puts (it|that card|that creature) on the bottom of their deck in any order",
    (OPPONENT_PUTS_THEM_ON_BOTTOM,),
    says="OPPONENT_PUTS_THEM_ON_BOTTOM",
)


# --- Conditions --------------------------------------------------------------------------------------------------
_also("condition", "{one condition}")


@_reads("condition", "{one condition} and {other conditions}", says="both")
def _both(first: Condition, second: Condition) -> object:
    return both(first, second)


_also("other conditions", "{another condition}", "{one condition}")
_reads("condition", "{one condition} or {alternative conditions}", says="either_holds")(either_holds)
_also("alternative conditions", "{another condition}")
_joins("alternative conditions", "{another condition} or {alternative conditions}")(either_holds)
_reads("condition", "unless {denied condition}", says="unless")(unless)
_also("denied condition", "{another condition}")
_joins("denied condition", "{another condition} and {other conditions}")(lambda first, second: both(first, second))
_joins("other conditions", "{another condition} and {other conditions}")(lambda first, second: both(first, second))
_is("count", "that many", THAT_MANY)
_is("count", "that (creature's|card's) cost", COST_OF_THEM)
_is("count", 'the number of your creatures tapped for " Dynamo " this turn', TAPPED_FOR_DYNAMO)
_is("count", "this creature's power", POWER_OF_THIS)
_is("count", "the number of that (creature's|card's) civilizations", CIVILIZATIONS_OF_THEM)
_is("count", "the number of cards that this card consists of", CARDS_OF_THIS)
_reads("count", "the number of {bare} among those cards", says="count_of_them", besides=True)(
    lambda cards: count_of_them(cards)
)

AS_MANY = "you have at least as many {bare} as {bare}"
_reads("one condition", f"(while|if) {AS_MANY}", says="you_have_as_many")(you_have_as_many)
_reads("another condition", AS_MANY, says="you_have_as_many")(you_have_as_many)
ALL_ARE = ("all [the] {cards} are {plain cards}", "all [the] {cards} are {alternatives}")


def _all_are(cards: Cards, such: Cards | tuple[Cards, ...]) -> object:
    return all_are(cards, such if isinstance(such, Cards) else _either(such))


_reads("one condition", *(f"(while|if) {pattern}" for pattern in ALL_ARE), says="all_are")(_all_are)
_reads("another condition", *ALL_ARE, says="all_are")(_all_are)
for _said, _condition in {"no less than": is_no_less_than, "greater than": is_greater_than}.items():
    _reads("one condition", f"if {{count}} is {_said} {{count}}", says=_condition.__name__)(_condition)
    _reads("another condition", f"{{count}} is {_said} {{count}}", says=_condition.__name__)(_condition)
_joint("orientation", "tapped", CARDS.tapped())
_joint("orientation", "untapped", CARDS.untapped())
_reads("one condition", "(while|if) all [the] {cards} are {orientation}", says="all_are")(_all_are)
_reads("another condition", "all [the] {cards} are {orientation}", says="all_are")(_all_are)

# --- Sentences -----------------------------------------------------------------------------------------------------
Effects = tuple[Effect, ...]
_joins("sentence", "{effect}")(lambda effect: (effect,))
_also("effects", "{sentence}")
_joins(
    "effects",
    "{sentence} . [<0>] [then] {effects}",
    "{sentence} <0> [then] {effects}",
    "{sentence} . <0> [then] {effects}",
    "{sentence} , then {effects}",
)(lambda first, others: first + others)


@_joins("effects", "{sentence} , and {effects}")
def _and(first: Effects, others: Effects) -> object:
    """A statement, or what asks whether it was done; "choose it, and it gets ..." is one sentence."""
    chosen = isinstance(first[-1], Act) and first[-1].verb == verbs.NO_VERB and others[0].is_statement
    return NOTHING if chosen else first + others


_also("effects", "do the following : {items}")
_also("items", "(<1>|<2>|<3>) {effects} [.]")
_joins("items", "(<1>|<2>|<3>) {effects} [.] {items}")(lambda first, others: first + others)
_list("modes", "(<1>|<2>|<3>) {effects} [.]", "")
_joins("offered", "{offered effect}")(lambda effect: (effect,))
_joins("offered", "{offered effect} , then {effects}")(lambda first, others: (first, *others))
_joins("offered", "{offered effect} , and {effects}")(lambda first, others: _and((first,), others))
_also("offered", "do the following : {items}")
for _kind in ("effect", "offered effect"):
    _reads(_kind, "choose one of the following : {modes}", says="one_of")(lambda modes: one_of(*modes))
    _reads(_kind, "choose one of the following . {condition} , you may choose both : {modes}", says="one_or_both")(
        lambda condition, modes: one_or_both(condition, *modes) if len(modes) == 2 else NOTHING
    )
    _reads(
        _kind,
        "choose {number} of the following . you may choose the same one again . {condition} , you may choose each of "
        "them once instead : {modes}",
        says="some_or_each",
    )(lambda number, condition, modes: some_or_each(number, condition, *modes))
    _reads(_kind, "choose {number} of the following : {modes}", says="some_of")(
        lambda number, modes: some_of(number, *modes)
    )
    _reads(_kind, "choose {number} of the following . you may choose the same one again . {modes}", says="some_of")(
        lambda number, modes: some_of(number, *modes, same_again=True)
    )


@_reads("sentence", "you may {offered}", says="may")
def _may(effects: Effects) -> object:
    return (may(*effects),)


@_reads("sentence", "you may {offered} [.] [<0>] if (you do|you win) , {effects}", says="may, if_you_do")
def _may_and_then(effects: Effects, then: Effects) -> object:
    return (may(*effects, if_you_do=then),)


@_reads("sentence", "you may {offered} [.] [<0>] if you don't , {effects}", says="may")
def _may_or_else(effects: Effects, otherwise: Effects) -> object:
    return (may(*effects, if_you_dont=otherwise),)


@_reads(
    "sentence",
    "you may {offered} [.] [<0>] if you do , {effects} [.] [<0>] if you don't , {effects}",
    says="may, if_you_do",
)
def _may_then_or_else(effects: Effects, then: Effects, otherwise: Effects) -> object:
    return (may(*effects, if_you_do=then, if_you_dont=otherwise),)


@_reads("sentence", "{effect} [.] [<0>] if (you don't|they don't|you don't win) , {effects}", says="or_else")
def _or_else(effect: Effect, otherwise: Effects) -> object:
    return (or_else(effect, *otherwise),)


@_reads("sentence", "your opponent may {offered to them}", says="opponent_may")
def _opponent_may(effect: Effect) -> object:
    return (opponent_may(effect),)


@_reads("sentence", "your opponent may {offered to them} [.] [<0>] if they do , {effects}", says="opponent_may")
def _opponent_may_and_then(effect: Effect, then: Effects) -> object:
    return (opponent_may(effect, if_they_do=then),)


@_reads("sentence", "your opponent may {offered to them} [.] [<0>] if they don't , {effects}", says="opponent_may")
def _opponent_may_or_else(effect: Effect, otherwise: Effects) -> object:
    return (opponent_may(effect, if_they_dont=otherwise),)


@_reads(
    "sentence",
    "your opponent may {offered to them} [.] [<0>] if they do , {effects} [.] [<0>] if they don't , {effects}",
    says="opponent_may",
)
def _opponent_may_then_or_else(effect: Effect, then: Effects, otherwise: Effects) -> object:
    return (opponent_may(effect, if_they_do=then, if_they_dont=otherwise),)


@_reads("sentence", "{condition} , {effects}", says="when")
def _when(condition: Condition, effects: Effects) -> object:
    return (when(condition, *effects),)


@_reads("sentence", "{condition} , {effects} [.] [<0>] otherwise , {effects}", says="when")
def _when_otherwise(condition: Condition, effects: Effects, otherwise: Effects) -> object:
    return (when(condition, *effects, otherwise=otherwise),)


@_reads("sentence", "if (you do|they do|that happens|you win) , {effects}", says="if_you_do")
def _if_you_do(effects: Effects) -> object:
    return (if_you_do(*effects),)


@_reads("sentence", "if you win , {effects} [.] [<0>] if you don't win , {effects}", says="if_you_win_or_not")
def _if_you_win_or_not(won: Effects, lost: Effects) -> object:
    return (if_you_win_or_not(won, lost),)


@_reads(
    "sentence",
    "reveal the top {number} cards of your deck . For each {bare} among them , {effects} . "
    "Put the revealed cards on the bottom of your deck in any order",
    "reveal the top {number} cards of your deck . For each {bare} among them , {effects} . <0> "
    "Then put the revealed cards on the bottom of your deck in any order",
    says="for_each_revealed",
)
def _for_each_revealed(number: int, such: Cards, effects: Effects) -> object:
    return (for_each_revealed(number, such, *effects),)


_reads("effects", "Knight Magic : {effects} [.]", says="knight_magic")(lambda effects: (knight_magic(*effects),))
_joins("either", "{effect} or {effect}")(lambda first, second: (first, second))
_joins("either", "{effect} or {either}")(lambda first, others: (first, *others))
_reads("sentence", "either {either}", says="one_of")(lambda modes: (one_of(*modes),))


@_reads("sentence", "for each {in this way} , {effects}", says="for_each")
def _for_each(english: str, effects: Effects) -> object:
    return (for_each(english, *effects),)


@_reads("sentence", "{effect} for {cards}", says="for_each_card", besides=True)
def _for_each_card(effect: Effect, cards: Cards) -> object:
    """What is done without choosing may stand first: "draw a card for each of your shields"."""
    return (_said_last(for_each_card(cards, effect)),) if isinstance(effect, Plain) else NOTHING


@_reads("sentence", "{effect} for each {in this way}", says="for_each")
def _for_each_of_those(effect: Effect, english: str) -> object:
    return (_said_last(for_each(english, effect)),) if isinstance(effect, Plain) else NOTHING


@_reads("offered", "{offered effect} for {cards}", says="for_each_card", besides=True)
def _offered_for_each_card(effect: Effect, cards: Cards) -> object:
    return _for_each_card(effect, cards)


@_reads("offered", "{offered effect} for each {in this way}", says="for_each")
def _offered_for_each_of_those(effect: Effect, english: str) -> object:
    return _for_each_of_those(effect, english)


def _said_last(loop: Any) -> object:
    return loop if isinstance(loop, Misuse) else replace(loop, last=True)


def _after_choosing(what: str) -> tuple[str, ...]:
    return tuple(f"choose {what}{link} {{effects}}" for link in (" .", " , then", " , and"))


_reads("sentence", *_after_choosing("a number"), says="choose_a_number")(lambda effects: (choose_a_number(*effects),))
_reads("sentence", *_after_choosing("a number up to {number}"), says="choose_a_power")(
    lambda at_most, effects: (choose_a_power(at_most, *effects),)
)
_reads("sentence", *_after_choosing("a civilization"), says="choose_a_civilization")(
    lambda effects: (choose_a_civilization(*effects),)
)
_reads(
    "sentence",
    *(f"your opponent {said.replace('choose', 'chooses', 1)}" for said in _after_choosing("a civilization")),
    says="opponent_chooses_a_civilization",
)(lambda effects: (opponent_chooses_a_civilization(*effects),))
_reads("sentence", *_after_choosing("a card name"), says="choose_a_card_name")(
    lambda effects: (choose_a_card_name(*effects),)
)
_reads("sentence", *_after_choosing("a race"), says="choose_a_race")(lambda effects: (choose_a_race(*effects),))
_reads("sentence", *_after_choosing("a race other than {race}"), says="choose_a_race")(
    lambda race, effects: (choose_a_race(*effects, other_than=race),)
)
_is("sentence", "choose a race for this creature", (choose_a_race_for_this(),), says="choose_a_race_for_this")
_is("offered effect", "choose a race for this creature", choose_a_race_for_this(), says="choose_a_race_for_this")
_is(
    "sentence",
    "choose a card name for this creature",
    (choose_a_card_name_for_this(),),
    says="choose_a_card_name_for_this",
)
_is(
    "offered effect",
    "choose a card name for this creature",
    choose_a_card_name_for_this(),
    says="choose_a_card_name_for_this",
)
_reads("sentence", "choose a card name other than {quoted} for this creature", says="choose_a_card_name_for_this")(
    lambda name: (choose_a_card_name_for_this(name),)
)
_reads(
    "offered effect", "choose a card name other than {quoted} for this creature", says="choose_a_card_name_for_this"
)(choose_a_card_name_for_this)
_reads("sentence", "choose a race other than {race} for this creature", says="choose_a_race_for_this")(
    lambda race: (choose_a_race_for_this(race),)
)
_reads("offered effect", "choose a race other than {race} for this creature", says="choose_a_race_for_this")(
    choose_a_race_for_this
)


@_reads("sentence", "after it attacks , {effects}", says="after_it_attacks", besides=True)
def _after_it_attacks(effects: Effects) -> object:
    return (after_it_attacks(*effects),)


for _kind in ("effect", "offered effect"):
    _is(_kind, "GR summon twice", gr_summon(2), says="gr_summon", besides=True)
    _is(_kind, "GR summon tapped twice", gr_summon(2, tapped=True), says="gr_summon", besides=True)
# "It" is "them" if the text has spoken of several cards.
_is("effect", "cast them for no cost", cast_for_no_cost(IT), says="cast_for_no_cost", besides=True)


@_reads("effect", "choose {noun}", says="pick", besides=True)
@_reads("offered effect", "choose {noun}", says="pick", besides=True)
def _pick_at_random(noun: Any) -> object:
    return pick(noun) if isinstance(noun, AtRandom) else NOTHING


_reads("effect", "{noun} (gets|get) that race {duration}", says="give_that_race")(give_that_race)


@_reads("effect", "{noun} (gets|get) the race {race} {duration}", says="give_race")
def _give_race(noun: Any, race: str, until: durations.Duration) -> object:
    return give_race(race, noun, until)


@_reads("effect", "your opponent chooses {noun} , and (it gets|they get) the race {race} {duration}", says="give_race")
def _give_race_to_their_choice(noun: Any, race: str, until: durations.Duration) -> object:
    return give_race(race, replace(noun, by_opponent=True), until) if isinstance(noun, Choose) else NOTHING


@_reads(
    "effect",
    "choose {choice} . If you do , search your deck for {choice} , reveal them , put them under that creature , then "
    "shuffle your deck",
    says="choose_and_put_under",
)
def _choose_and_put_under(host: Choose, found: Choose) -> object:
    in_deck = replace(found, cards=replace(found.cards, zones=(zones.DECK,), whose=owners.YOURS))
    return choose_and_put_under(host, in_deck) if found.cards.zones == (zones.BATTLE,) else NOTHING


_OF_THE_OPPONENT = "one of your opponent's creatures with power {number} or less"
_reads(
    "ability",
    f"When you would destroy {_OF_THE_OPPONENT} by the ability of {{quoted}} , destroy {_OF_THE_OPPONENT} instead",
    says="destroys_stronger",
)(lambda most, name, instead: destroys_stronger(name, most, instead))


@_reads("effect", "cross {noun} with {choice} for no cost", says="cross")
@_reads("offered effect", "cross {noun} with {choice} for no cost", says="cross")
def _cross(gears: Any, creature: Choose) -> object:
    return cross(gears, creature)


_reads("count", "the number of races among {cards}", says="races_among")(lambda cards: races_among(cards))
_reads("count", "the number of races other than {race} among {cards}", says="races_among")(
    lambda race, cards: races_among(cards, race)
)


@_reads("sentence", "{how long} , {ability}", says="for_a_while")
def _for_a_while(until: durations.Duration, ability: Any) -> object:
    return (for_a_while(ability, until),) if isinstance(ability, Static | Trigger) else NOTHING


@_reads("sentence", "{how long} , but not for creatures that come later , {ability}", says="for_those_there")
def _for_those_there(until: durations.Duration, ability: Any) -> object:
    return (for_those_there(ability, until),) if isinstance(ability, Static) else NOTHING


# --- Prohibitions ----------------------------------------------------------------------------------------------------
_joint("player", "(players|each player)", owners.ANYONES)
_joint("player", "you", owners.YOURS)
_joint("player", "your opponent", owners.OPPONENTS)
for _name in (
    "END_OF_THIS_TURN",
    "END_OF_YOUR_TURN",
    "YOUR_NEXT_TURN",
    "END_OF_OPPONENTS_NEXT_TURN",
    "REST_OF_GAME",
    "END_OF_THIS_ATTACK",
):
    _until = getattr(words, _name)
    _is("how long", "this turn" if _until == durations.END_OF_THIS_TURN else how_long(_until), _until, says=_name)
    _is("duration", how_long(_until), _until, says=_name)
_is(
    "how long", PROHIBITED_FOR[durations.OPPONENTS_NEXT_TURN], durations.OPPONENTS_NEXT_TURN, says="OPPONENTS_NEXT_TURN"
)
_is("act", 'use "shield trigger" abilities', (acts.SHIELD_TRIGGER, None), says="ACT_SHIELD_TRIGGER")
_reads("act", 'use "shield trigger" abilities of {bare}', says="ACT_SHIELD_TRIGGER")(
    lambda cards: (acts.SHIELD_TRIGGER, cards)
)
_is("act", "use tap abilities", (acts.TAP_ABILITY, None), says="ACT_TAP_ABILITY")
_is("act", 'use "guard strike" abilities', (acts.GUARD_STRIKE, None), says="ACT_GUARD_STRIKE")
_reads("act", 'use "guard strike" abilities of {bare}', says="ACT_GUARD_STRIKE")(
    lambda cards: (acts.GUARD_STRIKE, cards)
)
_reads("act", "use tap abilities of {bare}", says="ACT_TAP_ABILITY")(lambda cards: (acts.TAP_ABILITY, cards))
_reads("act", "cast {bare}", says="ACT_CAST")(lambda cards: (acts.CAST, cards))
_reads("act", "cast {bare} for no cost", says="ACT_CAST_FOR_NO_COST")(lambda cards: (acts.CAST_FOR_NO_COST, cards))
_reads("act", "summon {bare} for no cost", says="ACT_SUMMON_FOR_NO_COST")(
    lambda cards: (acts.SUMMON_FOR_NO_COST, cards)
)
_reads("act", "dragsolve {bare}", says="ACT_DRAGSOLVE")(lambda cards: (acts.DRAGSOLVE, cards))
_reads("act", "summon {bare}", says="ACT_SUMMON")(lambda cards: (acts.SUMMON, cards))
_reads("act", "put seals from {bare} into (your graveyard|their graveyard|their graveyards)", says="ACT_UNSEAL")(
    lambda cards: (acts.UNSEAL, cards)
)
_reads("act", "expand {bare}", says="ACT_EXPAND")(lambda cards: (acts.EXPAND, cards))
_reads("act", "use {bare}", says="ACT_USE_TAMASEED")(
    lambda cards: (acts.USE_AURA if cards.types & card_types.AURA else acts.USE_TAMASEED, cards)
)
_reads("act", "generate {bare}", says="ACT_GENERATE")(lambda cards: (acts.GENERATE, cards))
_reads("act", "put {bare} into the battle zone", says="ACT_PUT")(lambda cards: (acts.PUT, cards))
_reads("act", "put {bare} into the battle zone unless they summon them", says="ACT_PUT_UNSUMMONED")(
    lambda cards: (acts.PUT_UNSUMMONED, cards)
)
_reads(
    "act",
    "put {bare} from your hand into your mana zone",
    "put {bare} from their hand into their mana zone",
    "put {bare} from their hands into their mana zones",
    says="ACT_CHARGE",
)(lambda cards: (acts.CHARGE, cards))
_reads(
    "act",
    "cast {bare} from your graveyard or mana zone",
    "cast {bare} from their graveyard or mana zone",
    "cast {bare} from their graveyards or mana zones",
    says="ACT_CAST_FROM_THERE",
)(lambda cards: (acts.CAST_FROM_THERE, cards))
_reads(
    "act",
    "put {bare} into the battle zone from anywhere except your hand",
    "put {bare} into the battle zone from anywhere except their hand",
    "put {bare} into the battle zone from anywhere except their hands",
    says="ACT_PUT_FROM_ELSEWHERE",
)(lambda cards: (acts.PUT_FROM_ELSEWHERE, cards))
_reads(
    "act",
    "put {bare} into the battle zone from anywhere except your hand or deck",
    "put {bare} into the battle zone from anywhere except their hand or deck",
    "put {bare} into the battle zone from anywhere except their hands or decks",
    says="ACT_PUT_FROM_OUTSIDE",
)(lambda cards: (acts.PUT_FROM_OUTSIDE, cards))
_reads(
    "act",
    "use {bare} from anywhere except your hand or deck",
    "use {bare} from anywhere except their hand or deck",
    "use {bare} from anywhere except their hands or decks",
    says="ACT_USE_FROM_OUTSIDE",
)(lambda cards: (acts.USE_FROM_OUTSIDE, cards))
_is("act", "look at cards of decks", (acts.LOOK_AT_DECK, None), says="ACT_LOOK_AT_DECK")
_list("acts", "{act}", " ,", " or")


def _meant(done: tuple[tuple[int, Cards | None], ...]) -> Iterator[tuple[int, Cards | None]]:
    """The sum of acts, and what cards may be meant: those that are named, or any card that the acts are done with."""
    total = sum(act for act, _ in done)
    yield total, None
    named = [cards for _, cards in done if cards is not None]
    if named:
        yield total, replace(named[0], zones=())
        yield total, replace(named[0], zones=(), noun="card", types=0)
        if total in (acts.PUT, acts.PUT_FROM_ELSEWHERE, acts.PUT_FROM_OUTSIDE):
            yield total, replace(named[0], zones=(), noun="card", types=TYPES_TO_PUT)
        yield total, replace(CARDS, zones=())


@_reads("sentence", "{player} can't {acts} {how long}", says="prohibit")
def _prohibit(whose: int, acts: tuple[tuple[int, Cards | None], ...], until: durations.Duration) -> object:
    return OneOf(*((prohibit(total, whose, until, cards),) for total, cards in _meant(acts)))


for _act, (_one_zone, _several) in ACTS_OF_LEAVING.items():
    _joint("place to leave", _several, (_act, owners.ANYONES))
    _joint("place to leave", f"your {_one_zone}", (_act, owners.YOURS))
    _joint("place to leave", f"your opponent's {_one_zone}", (_act, owners.OPPONENTS))


@_reads("sentence", "{bare} can't leave {place to leave} {how long}", says="prohibit")
def _prohibit_leaving(cards: Cards, place: tuple[int, int], until: durations.Duration) -> object:
    act, whose = place
    return (prohibit(act, whose, until, replace(cards, zones=())),)


_joint("under a condition", "", None)
_also("under a condition", "{condition} ,")


@_reads("ability", "{under a condition} {player} can't {acts}", says="prohibits")
def _prohibits(condition: Condition | None, whose: int, acts: tuple[tuple[int, Cards | None], ...]) -> object:
    return OneOf(
        *(
            prohibits(total, replace(CARDS if cards is None else cards, whose=whose), condition=condition)
            for total, cards in _meant(acts)
        )
    )


@_reads(
    "ability",
    "{under a condition} {player} can't put {bare} that cost no more than {count} into the battle zone",
    says="prohibits, ACT_PUT",
)
def _prohibits_putting_up_to(condition: Condition | None, whose: int, cards: Cards, most: Amount) -> object:
    return _prohibits_up_to(condition, whose, (acts.PUT, cards), most)


@_reads("ability", "{under a condition} {player} can't {act} that cost no more than {count}", says="prohibits")
def _prohibits_up_to(condition: Condition | None, whose: int, one: tuple[int, Cards | None], most: Amount) -> object:
    return _prohibits_some(whose, one, most_cost=most, condition=condition)


@_reads("ability", "{under a condition} {player} can't {act} that cost less than {count}", says="prohibits")
def _prohibits_below(condition: Condition | None, whose: int, one: tuple[int, Cards | None], limit: Amount) -> object:
    return _prohibits_some(whose, one, less_than=limit, condition=condition)


def _prohibits_some(whose: int, one: tuple[int, Cards | None], **limits: Any) -> object:
    act, cards = one
    return OneOf(
        *(
            prohibits(act, replace(meant, whose=whose), **limits)
            for _, meant in _meant(((act, cards),))
            if meant is not None
        )
    )


@_reads("ability", "{under a condition} {player} can't {act} with the same name as {cards}", says="prohibits")
def _prohibits_named_like(
    condition: Condition | None, whose: int, one: tuple[int, Cards | None], named_like: Cards
) -> Any:
    act, cards = one
    return OneOf(
        *(
            prohibits(act, replace(meant, whose=whose), named_like=named_like, condition=condition)
            for _, meant in _meant(((act, cards),))
            if meant is not None
        )
    )


_joint("verb of act", "cast", acts.CAST)
_joint("verb of act", "summon", acts.SUMMON)


@_reads(
    "ability",
    "{under a condition} {bare} can't leave {place to leave}",
    says="prohibits, ACT_LEAVE_GRAVEYARD, ACT_LEAVE_MANA, ACT_LEAVE_SHIELDS",
)
def _prohibits_leaving(condition: Condition | None, cards: Cards, place: tuple[int, int]) -> object:
    act, whose = place
    return prohibits(act, replace(cards, whose=whose), condition=condition)


_also("counted acts", "{verb of act}")
_joint("counted acts", "summon or cast", acts.SUMMON | acts.CAST)


@_reads(
    "ability", "{under a condition} {player} can {counted acts} only {how many} {bare} each turn", says="allows_only"
)
def _allows_only(condition: Condition | None, whose: int, acts: int, number: int, cards: Cards) -> object:
    return OneOf(
        *(
            allows_only(number, acts, replace(meant, whose=whose), condition=condition)
            for _, meant in _meant(((acts, cards),))
            if meant is not None
        )
    )


@_reads(
    "ability",
    "{under a condition} {player} can put only {how many} {bare} into the battle zone each turn",
    says="allows_only",
)
def _allows_putting_only(condition: Condition | None, whose: int, number: int, cards: Cards) -> object:
    return allows_only(number, acts.PUT, replace(cards, whose=whose), condition=condition)


# --- Abilities --------------------------------------------------------------------------------------------------------
_reads("ability", "{cards} is also (a|an) {race}", says="each_is_also")(lambda cards, race: each_is_also(cards, race))
_reads("ability", "{condition} , {cards} is also (a|an) {race}", says="each_is_also")(
    lambda condition, cards, race: each_is_also(cards, race, condition=condition)
)
_reads("ability", "{cards} is also (a|an) {civilization} creature", says="each_has_also")(each_has_also)
_reads("ability", "{cards} can't untap", says="mana_cant_untap")(lambda cards: mana_cant_untap(cards))
_list("names of cards", "{quoted}", " and", " ,")
_list("one of names", "{quoted}", " or", " ,")
_reads("ability", "god link : you may link this creature with {one of names} on its left side", says="god_link")(
    lambda left: god_link(left=left)
)
_reads("ability", "god link : you may link this creature with {one of names} on its right side", says="god_link")(
    lambda right: god_link(right=right)
)
GOD_IN_THE_MIDDLE = (
    "god link : you may link this creature with {one of names} on its left side and with {one of names} on its right "
    "side"
)
_reads("ability", GOD_IN_THE_MIDDLE, says="god_link")(lambda left, right: god_link(left=left, right=right))
_HIGHER_SIDE = "link (it|them) to this creature and flip this creature to its higher cost side"
PSYCHIC_LINK = (
    f"psychic link : at the start of your turn , if you have {{names of cards}} in the battle zone , {_HIGHER_SIDE}"
)
_AS_SOON_AS_PUT = (
    "whenever one of your psychic creatures is put into the battle zone , if you have {names of cards} in the battle "
    f"zone , {_HIGHER_SIDE}"
)
VICTORY_PSYCHIC_LINK = f"victory psychic link : {_AS_SOON_AS_PUT}"
GANPAR_PSYCHIC_LINK = f"ganpar psychic link : {_AS_SOON_AS_PUT}"
_reads("ability", PSYCHIC_LINK, says="psychic_link")(lambda names: psychic_link(*names))
_reads("ability", VICTORY_PSYCHIC_LINK, says="victory_psychic_link")(lambda names: victory_psychic_link(*names))
_reads("ability", GANPAR_PSYCHIC_LINK, says="ganpar_psychic_link")(lambda names: ganpar_psychic_link(*names))
SUPER_DRAGSOLUTION = (
    "super dragsolution : whenever one of your dragheart fortresses is put into the battle zone , if you have "
    "{names of cards} in the battle zone , flip them and this card one by one to their creature side and link them"
)
COMBINES = (
    "if you have {names of cards} in your hand or mana zone , you may pay this creature's cost to combine them and "
    "summon this creature"
)
_reads("ability", COMBINES, says="combines")(lambda names: combines(*names))
_reads("ability", SUPER_DRAGSOLUTION, says="super_dragsolution")(lambda names: super_dragsolution(*names))
_reads("ability", "{condition} , (it|this creature) is also (a|an) {race}", says="is_also")(
    lambda condition, race: is_also(race, condition=condition)
)
_reads("ability", "{cards} can't attack unless they are {bare}", says="only_these_attack")(
    lambda cards, these: only_these_attack(cards, these)
)
_reads("ability", "{civilizations} blocker", says="civilization_blocker")(lambda bits: civilization_blocker(bits))
_reads("ability", "{civilizations} slayer", says="civilization_slayer")(lambda bits: civilization_slayer(bits))
_reads("ability", "{race} blocker", says="race_blocker")(lambda race: race_blocker(race))


@_reads("ability", "{label} : {ability}", "{label} : {ability without its label}", says="ability_word")
def _with_ability_word(label: str, ability: Any) -> object:
    # Turbo rush is a condition, which the text also says.
    if label == "Turbo rush" and ANOTHER_BROKE_SHIELDS.english.removeprefix("if ") not in ability.words():
        return NOTHING
    return ability_word(label, ability)


_reads("ability", "Hyper Mode : this creature has {number} power", says="hyper_mode")(lambda power: hyper_mode(power))
HYPERIFY = (
    "Hyperify : During your main step , you may tap {} to unleash this creature's Hyper Mode until the start of your "
    "next turn"
)
_joins("ability", HYPERIFY.format("one of your other creatures"))(lambda: hyperify(1))
_reads("ability", HYPERIFY.format("{number} of your other creatures"), says="hyperify")(lambda number: hyperify(number))


@_reads("ability", "Hyper Mode : {ability}", says="in_hyper_mode")
def _in_hyper_mode(ability: object) -> object:
    return in_hyper_mode(ability) if isinstance(ability, Keyword | Static | Trigger | TapAbility) else NOTHING


@_reads("ability", "Once each turn , {ability}", says="once_each_turn", besides=True)
def _once_each_turn(ability: Any) -> object:
    return once_each_turn(ability) if type(ability) in (Trigger, PaidInstead) else NOTHING


for _places in WAITING_PLACES:
    _joint("place of waiting", where_it_waits(_places).removeprefix("while this creature "), _places)


_WAITS = "{events} while this (creature|card) {place of waiting}"


@_reads("ability", f"{_WAITS} , {{effects}}", says="waiting_in")
def _waiting_in(found: tuple[Event, ...], places: tuple[int, ...], effects: Effects) -> object:
    return _waiting_under(found, places, None, effects)


@_reads("ability", f"{_WAITS} {{event condition}} , {{effects}}", says="waiting_in")
def _waiting_under(
    found: tuple[Event, ...], places: tuple[int, ...], condition: Condition | None, effects: Effects
) -> object:
    ability = waits_for(found, effects, condition)
    return waiting_in(ability, *places) if ability.zones == AT_HOME else NOTHING


@_reads("events", f"{{first event}} {FIRST_TIME}", says="first_time_each_turn")
def _first_time_each_turn(first: Joined) -> object:
    found = events_of(first)
    if len(found) != 1 or found[0].condition is not None:
        return NOTHING
    return (replace(found[0], english=f"{found[0].english} {FIRST_TIME}", first_time=True),)


@_reads("ability", "Denjara Switch : {ability}", says="denjara_switch")
def _denjara_switch(ability: Any) -> object:
    return denjara_switch(ability) if isinstance(ability, Trigger) else NOTHING


@_reads("ability", "Whenever this creature can attack , {effects}", says="whenever_able_to_attack")
def _whenever_able_to_attack(effects: Effects) -> object:
    (first, *others) = effects
    return whenever_able_to_attack(first) if isinstance(first, May) and not others else NOTHING


_reads("ability", "As an additional cost to cast this spell , {effects}", says="additional_cost")(
    lambda effects: additional_cost(*effects)
)
_reads("ability", "When one of your shields would be broken , you may {offered} instead", says="instead_of_breaking")(
    lambda effects: instead_of_breaking(*effects)
)


@_reads(
    "ability",
    "Whenever {cards} would leave the battle zone , put the top card of your deck into your graveyard , "
    "and {condition} , that creature stays in the battle zone instead",
    says="stays_if_top_card_is",
)
def _stays_if_top_card_is(cards: Cards, condition: Condition) -> object:
    such = condition.left.cards
    return NOTHING if such is None else stays_if_top_card_is(cards, such)


_reads(
    "ability",
    "When this creature would be destroyed , you may instead {offered}",
    says="may_instead_of_being_destroyed",
)(lambda effects: may_instead_of_being_destroyed(*effects))
_reads(
    "ability",
    "When this creature would leave the battle zone , you may instead {offered}",
    says="may_instead_of_leaving",
)(lambda effects: may_instead_of_leaving(*effects))
_reads(
    "ability",
    "When this creature would be put into your graveyard from the battle zone , you may instead {offered}",
    says="may_instead_of_graveyard",
)(lambda effects: may_instead_of_graveyard(*effects))
_reads(
    "ability",
    "When this creature would be destroyed , {condition} , you may instead {offered}",
    says="may_instead_of_being_destroyed",
)(lambda condition, effects: may_instead_of_being_destroyed(*effects, condition=condition))
_reads(
    "ability",
    "When this creature would leave the battle zone , {condition} , you may instead {offered}",
    says="may_instead_of_leaving",
)(lambda condition, effects: may_instead_of_leaving(*effects, condition=condition))
_reads(
    "ability", "Whenever {cards} would be destroyed , you may instead {offered}", says="may_instead_of_being_destroyed"
)(lambda cards, effects: may_instead_of_being_destroyed(*effects, cards=cards))
_reads(
    "ability", "Whenever {cards} would leave the battle zone , you may instead {offered}", says="may_instead_of_leaving"
)(lambda cards, effects: may_instead_of_leaving(*effects, cards=cards))


_reads(
    "ability",
    "Whenever {cards} would be destroyed , {condition} , you may instead {offered}",
    says="may_instead_of_being_destroyed",
)(lambda cards, condition, effects: may_instead_of_being_destroyed(*effects, cards=cards, condition=condition))
_reads(
    "ability",
    "Whenever {cards} would leave the battle zone , {condition} , you may instead {offered}",
    says="may_instead_of_leaving",
)(lambda cards, condition, effects: may_instead_of_leaving(*effects, cards=cards, condition=condition))


@_reads("ability", "While this creature is face up in your shield zone , {ability}", says="in_shields")
def _in_shields(ability: Any) -> object:
    return in_shields(ability) if type(ability) in (Trigger, Static, SavesShields) else NOTHING


@_reads(
    "ability",
    "While this creature is in the battle zone or face up in your shield zone , {ability}",
    says="in_battle_or_shields",
)
def _in_battle_or_shields(ability: Any) -> object:
    return in_battle_or_shields(ability) if type(ability) in (Trigger, Static, SavesShields) else NOTHING


_STAYS = "whenever one of your {bare} would leave the battle zone , you may put "
_reads(
    "ability",
    _STAYS + "{number} of your {bare} on the bottom of your deck in any order instead",
    _STAYS + "{number} of your {bare} in the battle zone on the bottom of your deck in any order instead",
    says="stay_if_others_go",
)(lambda cards, number, others: stay_if_others_go(cards, number, others))
_reads(
    "ability",
    _STAYS + "one of your {bare} on the bottom of your deck instead",
    _STAYS + "one of your {bare} in the battle zone on the bottom of your deck instead",
    says="stay_if_others_go",
)(lambda cards, others: stay_if_others_go(cards, 1, others))


@_reads("ability", "Super Soul Cross : {ability}", "Super Soul Cross : {keyword}", says="super_soul_cross")
def _super_soul_cross(ability: Any) -> object:
    return super_soul_cross(ability) if type(ability) in (Trigger, Static) or isinstance(ability, Keyword) else NOTHING


_reads(
    "ability", "{under a condition} instead of paying this creature's cost , you may {effects}", says="may_summon_by"
)(lambda condition, effects: may_summon_by(*effects, condition=condition))
_reads("ability", "{under a condition} instead of paying this spell's cost , you may {effects}", says="may_cast_by")(
    lambda condition, effects: may_cast_by(*effects, condition=condition)
)
LESS_BY = "While you are summoning this creature , you may {effects} . If you do , it costs {number} less to summon"
UP_TO_LESS_BY = LESS_BY.replace("{number}", "up to {number}")
_FLOOR = " . It can't cost less than {number}"
_reads("ability", LESS_BY, LESS_BY + _FLOOR, says="may_summon_for_less_by")(
    lambda effects, amount, floor=0: may_summon_for_less_by(amount, *effects, floor=floor)
)
_reads("ability", UP_TO_LESS_BY, UP_TO_LESS_BY + _FLOOR, says="may_summon_for_less_by")(
    lambda effects, amount, floor=0: may_summon_for_less_by(amount, *effects, floor=floor, up_to=True)
)
_joins("each of civilizations", "{civilization}")(lambda bit: bit)
_joins(
    "each of civilizations", "{civilization} and {each of civilizations}", "{civilization} , {each of civilizations}"
)(lambda bit, bits: bit | bits)
OTHER_COST = "{under a condition} you may pay {number} {each of civilizations} mana to summon this creature"


_reads(
    "ability",
    "Fushigiverse : You may put one of your creatures into your mana zone tapped to summon this creature from your "
    "graveyard for {number} {each of civilizations} mana less that creature's cost",
    says="fushigiverse",
)(lambda cost, bits: fushigiverse(cost, bits))


_reads("ability", OTHER_COST.replace("summon this creature", "cast this spell"), says="may_cast_for")(
    lambda condition, cost, civilizations: may_cast_for(cost, civilizations, condition=condition)
)
_reads(
    "ability",
    "{under a condition} you may pay {number} {each of civilizations} mana and {effects} to cast this spell",
    says="may_cast_for",
)(lambda condition, cost, bits, effects: may_cast_for(cost, bits, *effects, condition=condition))


@_reads("ability", OTHER_COST, f"{OTHER_COST} . If you do , {{effects}}", says="may_summon_for")
def _summon_for(condition: Condition | None, cost: int, civilizations: int, rider: Effects = ()) -> object:
    return may_summon_for(cost, civilizations, *rider, condition=condition)


GALAXYSHIELD = (
    "Galaxyshield : You may pay {number} {each of civilizations} mana instead of using this card for its cost . "
    "If you do , put it into your shield zone face up"
)
_reads("ability", GALAXYSHIELD, says="galaxyshield")(lambda cost, civilizations: galaxyshield(cost, civilizations))
COUNTERATTACK = (
    'Counterattack : When a creature attacks you , if you haven\'t used another "Counterattack" during the attack , '
    "you may cast this spell from your hand for no cost . If you do , at the start of your next turn , pay {number} "
    "{each of civilizations} mana . If you can't , you lose the game"
)
_reads("ability", COUNTERATTACK, says="counterattack")(lambda cost, paid_with: counterattack(cost, paid_with))
PANDORA_SHIFT = GALAXYSHIELD.replace("Galaxyshield", "Pandora Shift").replace(
    "shield zone face up", "hyperspatial zone"
)
_reads("ability", PANDORA_SHIFT, says="pandora_shift")(lambda cost, civilizations: pandora_shift(cost, civilizations))
VIVIDDRAW = (
    "Vividdraw : When you draw this creature during your turn before you attack , you may reveal it . If you do , "
    "you may pay {number} {each of civilizations} mana to summon this creature this turn"
)
_reads("ability", VIVIDDRAW, says="vividdraw")(vividdraw)
VIVIDDRAW_OF_SPELL = VIVIDDRAW.replace("draw this creature", "draw this spell").replace(
    "summon this creature", "cast this spell"
)
_reads("ability", VIVIDDRAW_OF_SPELL, says="vividdraw_of_spell")(vividdraw_of_spell)
OVER_DRIVE = (
    "Over Drive : While you are summoning this creature , you may tap {number} more {each of civilizations} "
    "(card|cards) in your mana zone . If you do , use its Over Drive ability when you put it into the battle zone : "
    "{effects}"
)
_reads("ability", OVER_DRIVE, says="over_drive")(
    lambda number, civilization, effects: over_drive(number, civilization, *effects)
)
SOME_MORE = "{number} more {each of civilizations} (card|cards)"
_EITHER = (
    "Over Drive : While you are summoning this creature , you may tap {more} in your mana zone . When you put it into "
    "the battle zone , use its Over Drive ability for each civilization that you tapped so . {abilities}"
)
_FOR_ONE = "For {each of civilizations} : {effects}"
EITHER_OVER_DRIVE = _EITHER.replace("{more}", f"{SOME_MORE} , {SOME_MORE} or both").replace(
    "{abilities}", f"{_FOR_ONE} . {_FOR_ONE}"
)
ANY_OVER_DRIVE = _EITHER.replace("{more}", f"{SOME_MORE} , {SOME_MORE} , {SOME_MORE} or several of them").replace(
    "{abilities}", f"{_FOR_ONE} . {_FOR_ONE} . {_FOR_ONE}"
)


@_reads("ability", EITHER_OVER_DRIVE, says="over_drive_of_either")
@_reads("ability", ANY_OVER_DRIVE, says="over_drive_of_either")
def _either_over_drive(*said: Any) -> object:
    number = len(said) // 4
    taps = [said[2 * at : 2 * at + 2] for at in range(number)]
    abilities = [said[2 * number + 2 * at : 2 * number + 2 * at + 2] for at in range(number)]
    if [civilization for _, civilization in taps] != [named for named, _ in abilities]:
        return NOTHING
    drives = zip(taps, abilities, strict=True)
    return over_drive_of_either(*(over_drive(count, bit, *effects) for (count, bit), (_, effects) in drives))


ONE_MORE = "1 more {each of civilizations} card"
SPELL_OVER_DRIVE = "Over Drive : While you are casting this spell , you may tap {more cards} in your mana zone"
_reads("ability", SPELL_OVER_DRIVE.replace("{more cards}", SOME_MORE), says="over_drive_of_spell")(over_drive_of_spell)
_reads("ability", SPELL_OVER_DRIVE.replace("{more cards}", f"{ONE_MORE} and {ONE_MORE}"), says="over_drive_of_spell")(
    lambda one, other: over_drive_of_spell(1, one | other)
)
OVER_DRIVES = (
    OVER_DRIVE.replace("{number} more {each of civilizations} (card|cards)", f"{ONE_MORE} and {ONE_MORE}"),
    OVER_DRIVE.replace("{number} more {each of civilizations} (card|cards)", f"{ONE_MORE} , {ONE_MORE} and {ONE_MORE}"),
)
_reads("ability", OVER_DRIVES[0], says="over_drive_of_each")(
    lambda one, two, effects: over_drive_of_each(one | two, *effects)
)
_reads("ability", OVER_DRIVES[1], says="over_drive_of_each")(
    lambda one, two, three, effects: over_drive_of_each(one | two | three, *effects)
)


MUGEN_CLIMB = (
    "Mugen Climb {number} : You may {verb of act} this (creature|spell) from your hand or graveyard by tapping"
)
MUGEN_CLIMBS = (
    f"{MUGEN_CLIMB} {{number}} of your untapped creatures and paying {{number}} {{each of civilizations}} mana",
    f"{MUGEN_CLIMB} one of your untapped creatures and paying {{number}} {{each of civilizations}} mana",
)


@_reads("ability", *MUGEN_CLIMBS, says="mugen_climb, mugen_climb_of_spell", besides=True)
def _mugen_climb(number: int, act: int, *others: int) -> object:
    civilizations = others[-1]
    return mugen_climb(number, civilizations) if act == acts.SUMMON else mugen_climb_of_spell(number, civilizations)


_list("bases", "one of {cards}", " ,", " and")
_reads("ability", "Vortex Evolution : Put on {bases}", says="vortex_evolves_from")(
    lambda bases: vortex_evolves_from(*bases)
)
_reads("ability", "Galaxy Vortex Evolution : Put on {bases}", says="galaxy_vortex_evolves_from")(
    lambda bases: galaxy_vortex_evolves_from(*bases) if len(bases) == numbers.MOST_BASES else NOTHING
)
for _keyword in words.WORDS.values():
    if type(_keyword) is Keyword and not _keyword.is_sentence:
        _joint("keyword", _keyword.english, _keyword)
_joins("keyword", "power attacker {signed}")(lambda amount: power_attacker(amount))
Given = tuple[Keyword | Trigger | Static, ...]
_also("one given", "{keyword}")


@_joins("one given", "{ability}")
def _quoted_ability(ability: Any) -> object:
    return ability if isinstance(ability, Trigger) or saves_shields_itself(ability) else NOTHING


_list("quoted keywords", '" {one given} "', " and")


@_joins("given", "{ability}")
def _given(ability: Any) -> object:
    return (ability,) if isinstance(ability, Keyword | Static) else NOTHING


_also("given", "this creature has {quoted keywords}", says="wave_striker")


@_reads("given", "{cards} has {quoted keywords}", says="each_has", besides=True)
def _each_has(cards: Cards, abilities: tuple[Keyword | Trigger, ...]) -> object:
    return tuple(_has_one(cards, ability) for ability in abilities)


def _has_one(cards: Cards, ability: Any) -> object:
    return each_saves_shields(cards) if saves_shields_itself(ability) else each_has(cards, ability)


_also("abilities given", "{given}")


@_joins("abilities given", "{given} , and {abilities given}")
def _more_given(first: Given, others: Given) -> object:
    return first + others


@_joins("abilities given", "{given} and {abilities of it} , and {abilities given}")
def _of_the_same_and_more(first: Given, of_it: tuple[Callable[[Cards | None], Given], ...], others: Given) -> object:
    return _of_the_same(first, of_it) + others


@_joins("abilities given", "{given} and {abilities of it}")
def _of_the_same(first: Given, others: tuple[Callable[[Cards | None], Given], ...]) -> object:
    """Several abilities of one subject: "this creature gets +2000 power and can't be blocked"."""
    last = first[-1]
    cards = last.cards if isinstance(last, Static) else None
    return first + tuple(ability for of in others for ability in of(cards))


_list("abilities of it", "{predicate}", " and")


@_reads("predicate", "has {quoted keywords}", says="wave_striker")
def _has_keywords(abilities: tuple[Keyword | Trigger, ...]) -> object:
    return lambda cards: abilities if cards is None else tuple(_has_one(cards, ability) for ability in abilities)


@_reads(
    "ability",
    'Wave striker : while 2 or more other creatures have "wave striker" , {abilities given}',
    says="wave_striker",
)
def _wave_striker(abilities: tuple[Any, ...]) -> object:
    return wave_striker(*abilities)


ABOUT_THIS, ABOUT_CARDS = "(this creature|it) ", "{cards} "


def _predicates(derived: list[Phrase]) -> Iterator[Phrase]:
    """A statement about a creature or some cards, as it follows "and"."""
    for one in derived:
        if one.kind == "ability" and one.pattern.startswith(ABOUT_THIS):

            def of_this(*parts: Any, meaning: Callable[..., Any] = one.meaning) -> Any:
                return lambda cards: (meaning(*parts),) if cards is None else ()

            yield Phrase("predicate", one.pattern.removeprefix(ABOUT_THIS), of_this)
        if one.kind == "ability" and one.pattern.startswith(ABOUT_CARDS):

            def of_cards(*parts: Any, meaning: Callable[..., Any] = one.meaning) -> Any:
                return lambda cards: () if cards is None else (meaning(cards, *parts),)

            yield Phrase("predicate", one.pattern.removeprefix(ABOUT_CARDS), of_cards)


def _exceptions(derived: list[Phrase]) -> Iterator[Phrase]:
    """Static abilities with an exception after them: "this creature can't attack unless you have a Dragon"."""
    for one in derived:
        if one.kind == "ability" and not any(part in one.pattern for part in ("{condition}", "{effects}", "unless")):

            def unless_it_holds(*parts: Any, meaning: Callable[..., Any] = one.meaning) -> Any:
                *others, condition = parts
                ability = meaning(*others)
                if type(ability) is Keyword and ability.is_sentence:
                    ability = given(ability, ability.english)
                if type(ability) is not Static or ability.condition is not None or ability.instead or ability.then:
                    return NOTHING
                denied: Any = unless(condition)
                return denied if isinstance(denied, Misuse) else replace(ability, condition=denied, condition_last=True)

            yield Phrase("ability", f"{one.pattern} unless {{denied condition}}", unless_it_holds)


def _offers(derived: list[Phrase]) -> Iterator[Phrase]:
    """What the opponent may have happen: "have it get +1000 power"; what they do themselves: "draw a card"."""
    for one in derived:
        if one.kind == "offered effect" and one.pattern.startswith("have "):
            said = one.pattern.removeprefix("have your opponent ")
            yield Phrase("offered to them", said, one.meaning)


@functools.cache
def read_here() -> frozenset[str]:
    """The words that are read by the phrases of this file alone."""
    return frozenset(name for phrase in PHRASES if not phrase.besides for name in phrase.says.split(", "))


@functools.cache
def phrases() -> tuple[Phrase, ...]:
    """All phrases."""
    derived = phrases_of_words(read_here())
    return (*derived, *_predicates(derived), *_offers(derived), *_exceptions(derived), *event_phrases(), *PHRASES)


@functools.cache
def grammar() -> Grammar:
    """All phrases, to read with."""
    return Grammar(phrases(), TERMINALS)
