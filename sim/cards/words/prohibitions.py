"""Effects that forbid something for a while, and the English of what is forbidden.

A prohibition that lasts while a card is in the battle zone is a static ability: `statics.prohibits`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.descriptions import TYPES_TO_PUT, WHOSE_WORDS, Cards
from sim.cards.words.effects import Effect
from sim.cards.words.english import count_word, listed
from sim.cards.words.keywords import Keyword, granted
from sim.cards.words.misuse import DefinitionError, FromOne, FromZero, word
from sim.cards.words.rows import Rows
from sim.cards.words.verbs import how_long
from sim.engine.record.codes import acts, card_types, comparisons, descriptions, durations, owners, programs, traits
from sim.engine.record.codes.sets import in_word
from sim.language import gettext

PROHIBITED_FOR = {
    durations.END_OF_THIS_TURN: "this turn",
    durations.OPPONENTS_NEXT_TURN: "during your opponent's next turn",
}


# Moving cards out of a zone, by the zones that a sentence names.
ACTS_OF_LEAVING = {
    acts.LEAVE_GRAVEYARD: ("graveyard", "graveyards"),
    acts.LEAVE_MANA: ("mana zone", "mana zones"),
    acts.LEAVE_SHIELDS: ("shield zone", "shield zones"),
    acts.LEAVE_GRAVEYARD | acts.LEAVE_MANA: ("graveyard or mana zone", "graveyards or mana zones"),
}
ACTS_FOR_NO_COST = {acts.CAST_FOR_NO_COST: acts.CAST, acts.SUMMON_FOR_NO_COST: acts.SUMMON}


def _types_for(act: int) -> dict[str, int]:
    """The types of cards that an act is done with, by their nouns; empty if it is done with all of them."""
    if act in (
        acts.SHIELD_TRIGGER,
        acts.GUARD_STRIKE,
        acts.LEAVE_GRAVEYARD,
        acts.LEAVE_MANA,
        acts.LEAVE_SHIELDS,
        acts.TAP_ABILITY,
        acts.CHARGE,
        acts.LOOK_AT_DECK,
        acts.USE_FROM_OUTSIDE,
    ):
        return {}
    if act == acts.DRAGSOLVE:
        return {"dragheart": card_types.CREATURE | card_types.WEAPON | card_types.FORTRESS}
    act = ACTS_FOR_NO_COST.get(act, act)
    rows = card_types.CARD_TYPES.items()
    if act == acts.UNSEAL:
        return {card_types.CARD_TYPES[card_types.CREATURE].noun: card_types.CREATURE}
    if act == acts.CAST_FROM_THERE:
        act = acts.CAST
    if act in (acts.PUT, acts.PUT_UNSUMMONED, acts.PUT_FROM_ELSEWHERE, acts.PUT_FROM_OUTSIDE):
        return {row.noun: bit for bit, row in rows if row.traits & traits.ELEMENT}
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


def forbidden(barred: int, whose: int, cards: Cards | None = None, which: str = "") -> str:
    """Acts that a player can't do, in English: "your opponent can't cast spells"; `which` follows the noun."""
    who = {owners.ANYONES: "players", owners.YOURS: "you", owners.OPPONENTS: "your opponent"}
    if barred in ACTS_OF_LEAVING and whose in who:
        one, several = ACTS_OF_LEAVING[barred]
        where = several if whose == owners.ANYONES else f"{WHOSE_WORDS[whose]}{one}"
        return f"{'cards' if cards is None else cards.words()}{which} can't leave {where}"
    meant = replace(Cards() if cards is None else cards, zones=())
    # What is summoned is a creature, and what is cast a spell.
    plain = meant.noun == "card" and not meant.either and not is_all_to_put(meant)
    nouns = {
        row.noun: (replace(meant, noun=row.noun) if plain else meant).words() + which
        for row in card_types.CARD_TYPES.values()
    }
    creatures = nouns["creature"]
    all_cards = replace(meant, whose=owners.ANYONES) == Cards(zones=()) and not which
    of_which = "" if all_cards else f" of {meant.words()}{which}"
    hand, mana, graveyard = {
        owners.ANYONES: ("their hands", "their mana zones", "their graveyards"),
        owners.YOURS: ("your hand", "your mana zone", "your graveyard"),
    }.get(whose, ("their hand", "their mana zone", "their graveyard"))
    there = f"{graveyard} or {mana.split(' ', 1)[1]}"
    outside = f"{hand} or {'decks' if whose == owners.ANYONES else 'deck'}"
    names = {
        acts.SHIELD_TRIGGER: f'use "shield trigger" abilities{of_which}',
        acts.GUARD_STRIKE: f'use "guard strike" abilities{of_which}',
        acts.TAP_ABILITY: f"use tap abilities{of_which}",
        **{row.act: f"{row.verb} {nouns[row.noun]}" for row in card_types.CARD_TYPES.values() if row.act},
        acts.CAST_FOR_NO_COST: f"cast {nouns['spell']} for no cost",
        acts.SUMMON_FOR_NO_COST: f"summon {creatures} for no cost",
        acts.DRAGSOLVE: f"dragsolve {(replace(meant, noun='dragheart') if plain else meant).words()}{which}",
        acts.PUT: f"put {creatures} into the battle zone",
        acts.PUT_UNSUMMONED: f"put {creatures} into the battle zone unless they summon them",
        acts.UNSEAL: f"put seals from {creatures} into {graveyard}",
        acts.CHARGE: f"put {meant.words()}{which} from {hand} into {mana}",
        acts.LOOK_AT_DECK: "look at cards of decks",
        acts.CAST_FROM_THERE: f"cast {nouns['spell']} from {there}",
        acts.PUT_FROM_ELSEWHERE: f"put {creatures} into the battle zone from anywhere except {hand}",
        acts.PUT_FROM_OUTSIDE: f"put {creatures} into the battle zone from anywhere except {outside}",
        acts.USE_FROM_OUTSIDE: f"use {meant.words()}{which} from anywhere except {outside}",
    }
    if barred == acts.USE and whose in who:
        return f"{who[whose]} can't use {meant.words()}{which}"
    if barred & acts.LOOK_AT_DECK and not all_cards:
        raise DefinitionError("nobody knows which cards of a deck are looked at: forbid it alone, and for all cards")
    if whose not in who or barred & ~sum(names):
        raise DefinitionError(
            "it takes the sum of ACT_CAST and other ACT_... words (ACT_LEAVE_... only alone), and ANYONES, YOURS "
            "or OPPONENTS"
        )
    return f"{who[whose]} can't {listed([name for act, name in names.items() if barred & act], 'or')}"


@dataclass(frozen=True)
class Prohibit(Effect):
    """A player can't do something for a while, perhaps only with some cards."""

    acts: int
    whose: int
    until: durations.Duration
    cards: Cards | None
    is_statement = True

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        cards = self.cards
        of_the_number = cards is not None and cards.relation == descriptions.COSTS_THE_NUMBER
        if cards is not None and of_the_number:
            rows.needs_named(not self.acts & acts.SHIELD_TRIGGER and self.acts not in ACTS_OF_LEAVING)
            cards = replace(cards, relation=descriptions.NO_RELATION)
        as_much = programs.AS_THE_NUMBER if of_the_number else 0
        if cards is not None and cards.comparison is not None:
            rows.needs("them", "no card has been mentioned before that costs as much, or has the name")
            as_much = programs.AS_THEY if cards.comparison.what == descriptions.COST else programs.NAMED_AS_THEY
            cards = replace(cards, relation=descriptions.NO_RELATION, comparison=None)
        if cards is not None and cards.named_as == "of that civilization":
            said = gettext('nothing before chooses what "{english}" speaks of', english=cards.words())
            rows.needs("civilization named", said)
            cards = replace(cards, named_as="")
            if forbidden(self.acts, self.whose, cards) != forbidden(self.acts, self.whose):
                raise rows.error("the engine asks for the civilization alone")
            as_much = programs.OF_THE_NAMED
        which = -1 if cards is None else rows.plain_filter(replace(cards, zones=()), printed_only=True, powers=True)
        rows.step(
            programs.PROHIBIT,
            acts=self.acts,
            whose=self.whose,
            until=self.until,
            filter=which,
            costing_the_number=as_much,
        )

    def offered(self) -> None:
        """It can't be chosen."""

    def words(self) -> str:
        """The sentence in English."""
        duration = PROHIBITED_FOR.get(self.until) or how_long(self.until)
        cards = None if self.cards is None else replace(self.cards, zones=())
        return f"{forbidden(self.acts, self.whose, cards)} {duration}"


@dataclass(frozen=True)
class Limit(Effect):
    """The opponent can attack, block, or put creatures, only so often each turn for a while."""

    acts: int
    number: int
    until: durations.Duration
    is_statement = True

    def write(self, rows: Rows) -> None:
        """Write the step."""
        rows.step(programs.LIMIT, amount=self.number, acts=self.acts, whose=owners.OPPONENTS, until=self.until)

    def offered(self) -> None:
        """It can't be chosen."""

    def words(self) -> str:
        """The sentence in English."""
        if self.acts & acts.PUT:
            creatures = "creature" if self.number == 1 else "creatures"
            during = PROHIBITED_FOR[self.until]
            return f"{during}, your opponent can put only {count_word(self.number)} {creatures} into the battle zone"
        what = "attack or block" if self.acts & acts.BLOCK else "attack"
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
    is_statement = True

    def write(self, rows: Rows) -> None:
        """Write the step."""
        if not self.cards.types or not card_types.traits_of(self.cards.types) & traits.ELEMENT:
            raise rows.error("only creatures are summoned")
        which = rows.plain_filter(self.cards, printed_only=True, powers=True)
        floor = -1 - self.floor if self.optional else self.floor
        gets = 0 if self.ability is None else granted(self.ability)
        rows.step(programs.NEXT_COSTS_LESS, filter=which, amount=self.amount, cost=floor, keywords=in_word(gets))

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
        which = rows.plain_filter(self.cards, printed_only=True, powers=True)
        floor = -1 - self.floor if self.optional else self.floor
        rows.step(programs.NEXT_COSTS_LESS, filter=which, amount=self.amount, cost=floor, keywords=0)

    def words(self) -> str:
        """The sentence in English."""
        which = self.cards.words(plural=False)
        less = f"may cost up to {self.amount}" if self.optional else f"costs {self.amount}"
        return f"the next {which} you use this turn {less} less, but not less than {self.floor}"


@word
def next_use_costs_less(cards: Cards, amount: FromOne, floor: FromZero) -> NextUseCostsLess:
    """The next card that fits and that you use this turn costs that much less (112.2b, 701.5)."""
    return NextUseCostsLess(replace(cards, zones=(), whose=owners.ANYONES), amount, floor)


@word
def next_use_may_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> NextUseCostsLess:
    """The next card that fits and that you use this turn costs that much less, if you want (112.2b, 701.5)."""
    return NextUseCostsLess(replace(cards, zones=(), whose=owners.ANYONES), amount, floor, optional=True)


@word
def next_costs_less(cards: Cards, amount: FromOne, floor: FromZero) -> NextCostsLess:
    """The next creature that fits and that you summon this turn costs that much less (112.2b)."""
    return NextCostsLess(replace(cards, zones=(), whose=owners.ANYONES), amount, floor)


@word
def next_may_cost_less(cards: Cards, amount: FromOne, floor: FromZero) -> NextCostsLess:
    """The next creature that fits and that you summon this turn costs that much less, if you want (112.2b)."""
    return NextCostsLess(replace(cards, zones=(), whose=owners.ANYONES), amount, floor, optional=True)


@word
def next_gets(cards: Cards, ability: Keyword) -> NextCostsLess:
    """The next creature that fits and that you summon this turn gets a keyword until the end of the turn."""
    return NextCostsLess(replace(cards, zones=(), whose=owners.ANYONES), 0, 0, ability=ability)


@word
def prohibit(
    acts: FromOne,
    whose: int = owners.OPPONENTS,
    until: durations.Duration = durations.END_OF_THIS_TURN,
    cards: Cards | None = None,
) -> Prohibit:
    """A player, or both with ANYONES, can't do some acts (ACT_CAST ...) for a while.

    With `cards`, the prohibition applies only to cards of this description.
    """
    forbidden(acts, whose)
    if until not in PROHIBITED_FOR:
        how_long(until)
    if cards is not None and cards.comparison is not None:
        compared = cards.comparison
        if (compared.sign, compared.to) != (comparisons.IS_EQUAL, programs.END) or compared.what not in (
            descriptions.COST,
            descriptions.NAME,
        ):
            raise DefinitionError(
                "what is forbidden costs as much as the card spoken of before, or has its name: use IT"
            )
    meant = None if cards is None else replace(meant_by(acts, cards), whose=owners.ANYONES)
    # "Can't summon creatures" is about all cards that are summoned, and "cards can't leave" about all cards.
    return Prohibit(acts, whose, until, None if forbidden(acts, whose, meant) == forbidden(acts, whose) else meant)


@word
def limit_attacks(number: FromOne, until: durations.Duration = durations.YOUR_NEXT_TURN) -> Limit:
    """Your opponent can attack only so often each turn, for a while; attacks before it in that turn count too."""
    how_long(until)
    return Limit(acts.ATTACK, number, until)


@word
def limit_attacks_and_blocks(number: FromOne, until: durations.Duration = durations.YOUR_NEXT_TURN) -> Limit:
    """Your opponent can attack only so often each turn, and block only so often, for a while."""
    how_long(until)
    return Limit(acts.ATTACK | acts.BLOCK, number, until)


@word
def limit_creatures_put(number: FromOne) -> Limit:
    """Your opponent can put only this many creatures into the battle zone in their next turn."""
    return Limit(acts.PUT, number, durations.OPPONENTS_NEXT_TURN)


NO_SHIELD_TRIGGERS_THIS_TURN = prohibit(acts.SHIELD_TRIGGER, owners.ANYONES)
