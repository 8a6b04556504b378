"""Effects that forbid something for a while, and the English of what is forbidden.

A prohibition that lasts while a card is in the battle zone is a static ability: `statics.prohibits`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.descriptions import TYPES_TO_PUT, WHOSE_WORDS, Cards
from sim.cards.words.effects import Effect
from sim.cards.words.english import listed
from sim.cards.words.keywords import Keyword, granted
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word
from sim.cards.words.rows import Rows
from sim.cards.words.verbs import how_long
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import (
    ACT_ATTACK,
    ACT_BLOCK,
    ACT_CAST,
    ACT_CAST_FOR_NO_COST,
    ACT_CHARGE,
    ACT_DRAGSOLVE,
    ACT_GUARD_STRIKE,
    ACT_LEAVE_GRAVEYARD,
    ACT_LOOK_AT_DECK,
    ACT_PUT,
    ACT_PUT_UNSUMMONED,
    ACT_SHIELD_TRIGGER,
    ACT_SUMMON,
    ACT_SUMMON_FOR_NO_COST,
    ACT_TAP_ABILITY,
    ACT_UNSEAL,
    ANYONES,
    END_OF_THIS_TURN,
    OPPONENTS,
    OPPONENTS_NEXT_TURN,
    YOUR_NEXT_TURN,
    YOURS,
)
from sim.engine.record.codes.card_types import CARD_TYPES, CREATURE, ELEMENT, FORTRESS, WEAPON, traits_of
from sim.engine.record.codes.descriptions import COST, COSTS_THE_NUMBER, IS_EQUAL, NAME, NO_RELATION
from sim.engine.record.codes.sets import in_word

__all__ = [
    "NO_SHIELD_TRIGGERS_THIS_TURN",
    "limit_attacks",
    "limit_attacks_and_blocks",
    "next_costs_less",
    "next_gets",
    "next_may_cost_less",
    "next_use_costs_less",
    "prohibit",
]


PROHIBITED_FOR = {END_OF_THIS_TURN: "this turn", OPPONENTS_NEXT_TURN: "during your opponent's next turn"}


FOR_NO_COST = {ACT_CAST_FOR_NO_COST: ACT_CAST, ACT_SUMMON_FOR_NO_COST: ACT_SUMMON}


def _types_for(act: int) -> dict[str, int]:
    """The types of cards that an act is done with, by their nouns; empty if it is done with all of them."""
    if act in (
        ACT_SHIELD_TRIGGER,
        ACT_GUARD_STRIKE,
        ACT_LEAVE_GRAVEYARD,
        ACT_TAP_ABILITY,
        ACT_CHARGE,
        ACT_LOOK_AT_DECK,
    ):
        return {}
    if act == ACT_DRAGSOLVE:
        return {"dragheart": CREATURE | WEAPON | FORTRESS}
    act = FOR_NO_COST.get(act, act)
    rows = CARD_TYPES.items()
    if act == ACT_UNSEAL:
        return {CARD_TYPES[CREATURE].noun: CREATURE}
    if act in (ACT_PUT, ACT_PUT_UNSUMMONED):
        return {row.noun: bit for bit, row in rows if row.traits & ELEMENT}
    return {row.noun: bit for bit, row in rows if row.act == act}


def is_all_to_put(cards: Cards) -> bool:
    """Whether cards of all types that are put into the battle zone are meant, and not creatures alone."""
    return cards.types == TYPES_TO_PUT and cards.noun == "card"


def meant_by(acts: int, cards: Cards) -> Cards:
    """The cards that acts can be done with: those that are summoned are creatures.

    Raises DefinitionError for cards that one of the acts is never done with, such as spells that are summoned.
    """
    done_with = [_types_for(1 << bit) for bit in range(acts.bit_length()) if acts >> bit & 1]
    for types in done_with:
        if cards.types and types and not cards.types & sum(types.values()):
            raise DefinitionError(f'"{cards.words()}": one of these acts is never done with them')
    # The text says "creatures" for cards that are summoned or put into the battle zone.
    nouns = {"creature" if "creature" in types else next(iter(types), "card") for types in done_with}
    if len(nouns) == 1 and nouns != {"card"} and cards.noun == "card" and not cards.either and not is_all_to_put(cards):
        noun = nouns.pop()
        return replace(cards, zones=(), noun=noun, types=cards.types | done_with[0][noun])
    return replace(cards, zones=())


def forbidden(acts: int, whose: int, cards: Cards | None = None, which: str = "") -> str:
    """Acts that a player can't do, in English: "your opponent can't cast spells"; `which` follows the noun."""
    who = {ANYONES: "players", YOURS: "you", OPPONENTS: "your opponent"}
    if acts == ACT_LEAVE_GRAVEYARD and whose in who:
        where = "graveyards" if whose == ANYONES else f"{WHOSE_WORDS[whose]}graveyard"
        return f"{'cards' if cards is None else cards.words()}{which} can't leave {where}"
    meant = replace(Cards() if cards is None else cards, zones=())
    # What is summoned is a creature, and what is cast a spell.
    plain = meant.noun == "card" and not meant.either and not is_all_to_put(meant)
    nouns = {
        row.noun: (replace(meant, noun=row.noun) if plain else meant).words() + which for row in CARD_TYPES.values()
    }
    creatures = nouns["creature"]
    all_cards = replace(meant, whose=ANYONES) == Cards(zones=()) and not which
    of_which = "" if all_cards else f" of {meant.words()}{which}"
    hand, mana, graveyard = {
        ANYONES: ("their hands", "their mana zones", "their graveyards"),
        YOURS: ("your hand", "your mana zone", "your graveyard"),
    }.get(whose, ("their hand", "their mana zone", "their graveyard"))
    names = {
        ACT_SHIELD_TRIGGER: f'use "shield trigger" abilities{of_which}',
        ACT_GUARD_STRIKE: f'use "guard strike" abilities{of_which}',
        ACT_TAP_ABILITY: f"use tap abilities{of_which}",
        **{row.act: f"{row.verb} {nouns[row.noun]}" for row in CARD_TYPES.values() if row.act},
        ACT_CAST_FOR_NO_COST: f"cast {nouns['spell']} for no cost",
        ACT_SUMMON_FOR_NO_COST: f"summon {creatures} for no cost",
        ACT_DRAGSOLVE: f"dragsolve {(replace(meant, noun='dragheart') if plain else meant).words()}{which}",
        ACT_PUT: f"put {creatures} into the battle zone",
        ACT_PUT_UNSUMMONED: f"put {creatures} into the battle zone unless they summon them",
        ACT_UNSEAL: f"put seals from {creatures} into {graveyard}",
        ACT_CHARGE: f"put {meant.words()}{which} from {hand} into {mana}",
        ACT_LOOK_AT_DECK: "look at cards of decks",
    }
    if acts & ACT_LOOK_AT_DECK and not all_cards:
        raise DefinitionError("nobody knows which cards of a deck are looked at: forbid it alone, and for all cards")
    if whose not in who or acts & ~sum(names):
        raise DefinitionError(
            "it takes the sum of ACT_CAST and other ACT_... words (ACT_LEAVE_GRAVEYARD only alone), and ANYONES, YOURS "
            "or OPPONENTS"
        )
    return f"{who[whose]} can't {listed([name for act, name in names.items() if acts & act], 'or')}"


@dataclass(frozen=True)
class Prohibit(Effect):
    """A player can't do something for a while, perhaps only with some cards."""

    acts: int
    whose: int
    until: int
    cards: Cards | None

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        cards = self.cards
        of_the_number = cards is not None and cards.relation == COSTS_THE_NUMBER
        if cards is not None and of_the_number:
            rows.needs_named(not self.acts & (ACT_SHIELD_TRIGGER | ACT_LEAVE_GRAVEYARD))
            cards = replace(cards, relation=NO_RELATION)
        as_much = programs.AS_THE_NUMBER if of_the_number else 0
        if cards is not None and cards.comparison is not None:
            rows.needs("them", "no card has been mentioned before that costs as much, or has the name")
            as_much = programs.AS_THEY if cards.comparison.what == COST else programs.NAMED_AS_THEY
            cards = replace(cards, relation=NO_RELATION, comparison=None)
        which = -1 if cards is None else rows.plain_filter(replace(cards, zones=()), printed_only=True)
        rows.step(
            programs.PROHIBIT,
            acts=self.acts,
            whose=self.whose,
            until=self.until,
            filter=which,
            costing_the_number=as_much,
        )

    @property
    def is_statement(self) -> bool:
        """It says what is so."""
        return True

    def offered(self) -> None:
        """It can't be chosen."""

    def words(self) -> str:
        """The sentence in English."""
        duration = PROHIBITED_FOR.get(self.until) or how_long(self.until)
        cards = None if self.cards is None else replace(self.cards, zones=())
        return f"{forbidden(self.acts, self.whose, cards)} {duration}"


@dataclass(frozen=True)
class Limit(Effect):
    """The opponent can attack, or block, only so often each turn for a while."""

    acts: int
    number: int
    until: int

    def write(self, rows: Rows) -> None:
        """Write the step."""
        rows.step(programs.LIMIT, amount=self.number, acts=self.acts, whose=OPPONENTS, until=self.until)

    @property
    def is_statement(self) -> bool:
        """It says what is so."""
        return True

    def offered(self) -> None:
        """It can't be chosen."""

    def words(self) -> str:
        """The sentence in English."""
        what = "attack or block" if self.acts & ACT_BLOCK else "attack"
        often = "once" if self.number == 1 else f"{self.number} times"
        return f"your opponent can {what} with creatures only {often} each turn {how_long(self.until)}"


@dataclass(frozen=True)
class NextCostsLess(Effect):
    """The next creature that is summoned this turn costs less."""

    cards: Cards
    amount: int
    floor: int
    optional: bool = False
    ability: Keyword | None = None  # it gets this instead

    def write(self, rows: Rows) -> None:
        """Write the step."""
        if not self.cards.types or not traits_of(self.cards.types) & ELEMENT:
            raise rows.error("only creatures are summoned")
        which = rows.plain_filter(self.cards, printed_only=True)
        floor = -1 - self.floor if self.optional else self.floor
        gets = 0 if self.ability is None else granted(self.ability)
        rows.step(programs.NEXT_COSTS_LESS, filter=which, amount=self.amount, cost=floor, keywords=in_word(gets))

    @property
    def is_statement(self) -> bool:
        """It says what is so."""
        return True

    def offered(self) -> None:
        """It can't be chosen."""

    def words(self) -> str:
        """The sentence in English."""
        which = self.cards.words(plural=False)
        if self.ability is not None:
            return f'the next {which} you summon this turn gets "{self.ability.english}" until the end of the turn'
        if self.optional:
            less = f"up to {self.amount} less, but not less than {self.floor}"
            return f"the next {which} you summon this turn may cost {less}"
        return f"the next {which} you summon this turn costs {self.amount} less, but not less than {self.floor}"


@dataclass(frozen=True)
class NextUseCostsLess(NextCostsLess):
    """The next card that is used this turn costs less, whatever its type."""

    def write(self, rows: Rows) -> None:
        """Write the step."""
        which = rows.plain_filter(self.cards, printed_only=True)
        rows.step(programs.NEXT_COSTS_LESS, filter=which, amount=self.amount, cost=self.floor, keywords=0)

    def words(self) -> str:
        """The sentence in English."""
        which = self.cards.words(plural=False)
        return f"the next {which} you use this turn costs {self.amount} less, but not less than {self.floor}"


@word
def next_use_costs_less(cards: Cards, amount: FromOne, floor: FromZero) -> NextUseCostsLess:
    """The next card that fits and that you use this turn costs that much less (112.2b, 701.5)."""
    return NextUseCostsLess(replace(cards, zones=(), whose=ANYONES), amount, floor)


@word
def next_costs_less(cards: Cards, amount: FromOne, floor: FromZero) -> NextCostsLess:
    """The next creature that fits and that you summon this turn costs that much less (112.2b)."""
    return NextCostsLess(replace(cards, zones=(), whose=ANYONES), amount, floor)


@word
def next_may_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> NextCostsLess:
    """The next creature that fits and that you summon this turn costs that much less, if you want (112.2b)."""
    return NextCostsLess(replace(cards, zones=(), whose=ANYONES), amount, floor, optional=True)


@word
def next_gets(cards: Cards, ability: Keyword) -> NextCostsLess:
    """The next creature that fits and that you summon this turn gets a keyword until the end of the turn."""
    return NextCostsLess(replace(cards, zones=(), whose=ANYONES), 0, 0, ability=ability)


@word
def prohibit(
    acts: FromOne, whose: int = OPPONENTS, until: int = END_OF_THIS_TURN, cards: Cards | None = None
) -> Prohibit:
    """A player, or both with ANYONES, can't do some acts (ACT_CAST ...) for a while.

    With `cards`, the prohibition applies only to cards of this description.
    """
    forbidden(acts, whose)
    if until not in PROHIBITED_FOR:
        how_long(until)
    if cards is not None and cards.comparison is not None:
        compared = cards.comparison
        if (compared.sign, compared.to) != (IS_EQUAL, programs.END) or compared.what not in (COST, NAME):
            raise DefinitionError(
                "what is forbidden costs as much as the card spoken of before, or has its name: use IT"
            )
    meant = None if cards is None else replace(meant_by(acts, cards), whose=ANYONES)
    # "Can't summon creatures" is about all cards that are summoned, and "cards can't leave" about all cards.
    return Prohibit(acts, whose, until, None if forbidden(acts, whose, meant) == forbidden(acts, whose) else meant)


@word
def limit_attacks(number: FromOne, until: int = YOUR_NEXT_TURN) -> Limit:
    """Your opponent can attack only so often each turn, for a while; attacks before it in that turn count too."""
    how_long(until)
    return Limit(ACT_ATTACK, number, until)


@word
def limit_attacks_and_blocks(number: FromOne, until: int = YOUR_NEXT_TURN) -> Limit:
    """Your opponent can attack only so often each turn, and block only so often, for a while."""
    how_long(until)
    return Limit(ACT_ATTACK | ACT_BLOCK, number, until)


NO_SHIELD_TRIGGERS_THIS_TURN = prohibit(ACT_SHIELD_TRIGGER, ANYONES)
