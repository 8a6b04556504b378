"""Write cards: their filters, amounts and conditions, which all cards of a match share, each written once.

Programs and abilities are written by the pieces of a definition (`sim.cards.words.rows`). What is kept of the program
being written says what a description may refer to.
"""

import functools
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from sim.cards.checks import are_counted_singly, nowhere, wrong_in, wrong_in_shields, wrong_outside_effects
from sim.cards.fitting import altered, asks_for_races, changed, description_of, fits_a_seal, fits_as_printed, nameable
from sim.cards.picking import race_has
from sim.cards.words import THAT, Amount, Card, Cards, Condition, destroy
from sim.cards.words.amounts import ABOUT_THEM, ABOUT_THIS
from sim.cards.words.descriptions import Comparison
from sim.cards.words.keywords import Feature
from sim.cards.words.rows import Known, Rows
from sim.cards.words.ways import ways_together
from sim.engine.record.codes import amounts, card_types, descriptions, events, numbers, programs, traits, verbs, zones
from sim.engine.record.codes.sets import words_of
from sim.engine.record.tables import (
    AMOUNTS,
    CONDITIONS,
    FILTERS,
    MOST_CHANGES,
    NAMEABLE,
    RACED,
    RACES,
    STATIC_ROWS,
    STEPS,
    TRIGGERS,
    WAYS,
    new_tables,
)
from sim.language import gettext

# What must be known for a description to speak of what was named.
NAMED_AS: dict[str, Known] = {
    "of that race": "race named",
    "of that civilization": "civilization named",
    "with that name": "card named",
    "of the race chosen for this creature": "race of this",
    "with the name chosen for this creature": "card of this",
}
OF_THIS: dict[Known, int] = {"race of this": programs.A_RACE, "card of this": programs.A_CARD_NAME}

# Events whose number an ability can read.
WORD = (1 << 64) - 1
NUMBERED = (
    events.BATTLES,
    events.BECOMES_BLOCKED,
    events.BEFORE_BREAK,
    events.BEFORE_BREAK | events.BEFORE_EFFECT_BREAKS,
    events.BLOCKS,
    events.DRAWS,
    events.END_OF_ATTACK,
    events.INTO_GRAVEYARD,
    events.INTO_MANA_FROM,
    events.LEAVES,
    events.SEAL_LEAVES,
    events.TAPS,
    events.UNBLOCKED,
    events.WINS_BATTLE,
)


# What only an ability knows that waits for a creature to be put.
OF_A_PUT = (amounts.PUT_HOW, amounts.PUT_ON, amounts.PUT_FOR_NO_COST, amounts.BUZZES, amounts.TAPPED_FOR_IT)
# What is counted in zones.
COUNTED_SOMEWHERE = (amounts.COUNT, amounts.SURPLUS, amounts.BESIDES_THAT, amounts.MOST, amounts.CIVILIZATIONS)
# Of cards that an effect knows by no more than what is read outside of effects.
READ_PLAINLY = (amounts.RACES, amounts.RACES_TIMES, amounts.COSTS, amounts.MOST, amounts.CIVILIZATIONS)


SHARED_WITH_THIS = {
    descriptions.RACE: descriptions.SHARES_RACE_WITH_THIS,
    descriptions.CIVILIZATION: descriptions.SHARES_CIVILIZATION_WITH_THIS,
}


def _read_plainly(cards: Cards) -> Cards:
    """The description with what it shares with this creature as a relation that is read outside of effects."""
    comparison = cards.comparison
    if comparison is None or comparison.to != programs.THIS or comparison.what not in SHARED_WITH_THIS:
        return cards
    return replace(cards, relation=SHARED_WITH_THIS[comparison.what], comparison=None)


def write_kinds(words: Any, cards: list[Card], belongs: Callable[[Card], bool]) -> None:
    """Set the bits of the kinds whose cards belong to those that are meant; `cards` are by kind."""
    bits = sum(1 << kind for kind, card in enumerate(cards) if belongs(card))
    words.view(np.uint64)[:] |= np.array([bits >> 64 * at & WORD for at in range(len(words))], np.uint64)


class RowWriter(Rows):
    """A `TABLES` record that is being written, kind by kind."""

    def __init__(self, may_be_halves: bool = False) -> None:
        super().__init__(new_tables())
        self.cards: list[Card] = []  # by kind
        self._may_be_halves = may_be_halves  # of twinpacts that are not known yet
        self._filters: dict[Cards, int] = {}
        self._filters_written = 0
        self._amounts: dict[tuple[int, int, int], int] = {}
        self._conditions: dict[tuple[int, int, int, int], int] = {}
        self._changes: list[tuple[tuple[str, ...], int]] = []  # races and civilizations that cards are given
        self._sorts: set[int] = set()  # of what can be named
        self._raced = 0  # how many filters that ask for races are written so
        self.with_statics: list[Feature] = []  # the features of static abilities, one for each of their rows
        slays = self.program((destroy(THAT),), knows=("that creature",))
        self._write_trigger(self._next_trigger(), 0, event=events.AFTER_BATTLE, program=slays)

    @property
    def kind(self) -> int:
        """The kind being written."""
        return len(self.cards) - 1

    @property
    def name(self) -> str:
        """The name of the card being written."""
        return self.cards[-1].name

    @property
    def types(self) -> int:
        """The types of the card being written; none before the first one."""
        return self.cards[-1].types if self.cards else 0

    def used(self) -> dict[str, tuple[int, int]]:
        """How many rows of each table are used, and how many there are."""
        return {
            "kinds": (len(self.cards), numbers.KINDS),
            "steps": (self._steps, STEPS),
            "triggers": (self._triggers, TRIGGERS),
            "statics": (self._statics, STATIC_ROWS),
            "ways": (self._ways, WAYS),
            "filters": (len(self._filters), FILTERS),
            "amounts": (len(self._amounts), AMOUNTS),
            "conditions": (len(self._conditions), CONDITIONS),
        }

    # --- Cards ---
    def abilities(self, card: Card) -> None:
        """Write the abilities of the card, the last one of `cards`, and the places of its rows."""
        count = sum(feature.number_of_triggers for feature in card.features)
        first = self._triggers
        self._free(first + count - 1, TRIGGERS, "triggered abilities")
        self._triggers += count
        self._triggers_of_kind = iter(range(first, first + count))
        statics, ways = self._statics, self._ways
        for feature in card.features:
            self.phrase = feature.line
            for one in feature.written_as:
                one.write(self)
            self.with_statics += [feature] * (self._statics - len(self.with_statics))
        self.phrase = None
        for way in ways_together(card.features):
            way.write(self)
        self.printed(
            trigger_first=first,
            trigger_count=count,
            static_first=statics,
            static_count=self._statics - statics,
            way_first=ways,
            way_count=self._ways - ways,
        )

    def needs(self, what: Known, reason: str) -> None:
        """Refuse a program that needs something that no earlier step has made known."""
        known = what in self._known
        if what == "this":
            types = self.cards[-1].types
            known = (
                known
                or self._is_given
                or card_types.traits_of(types) & (traits.ELEMENT | traits.ATTACHES) != 0
                or types & card_types.KING != 0
            )
        if what == "spell half":  # creatures that are given the ability may have one
            is_half = any(half is self.cards[-1] for card in self.cards for half in card.halves)
            known = self._is_given or self._may_be_halves or is_half
        if what in OF_THIS:
            known = any(OF_THIS[what] in feature.names_for_this for feature in self.cards[-1].features)
        if not known:
            raise self.error(reason)

    # --- Filters ---
    def filter(
        self,
        cards: Cards,
        as_a_whole: bool = False,
        to_choose: bool = False,
        of_event: bool = False,
        counted: bool = False,
    ) -> int:
        """The row of a description; equal ones share it.

        Raises DefinitionError if the engine would ignore a part of it.
        """
        if of_event:
            cards = _read_plainly(cards)
        self._refuse(wrong_in(cards, as_a_whole, to_choose, of_event, counted))
        if (
            cards.zones == (zones.SHIELD,)
            and cards.is_other
            and not card_types.traits_of(self.cards[-1].types) & traits.FORTIFIES
        ):
            raise self.error("a shield is face down: only a castle's shield differs from others")
        if cards.relation in (descriptions.WAS_UNDER_THIS, *descriptions.UNDER_THIS):
            self.needs("this", "it never happens: nothing lies under a spell")
        if cards.relation == descriptions.EVOLVES_FROM_THIS:
            self.needs("this", "it never happens: nothing evolves from a spell")
        of_gears = (
            descriptions.CROSSED_BY_THIS,
            descriptions.NOT_CROSSED_BY_THIS,
            descriptions.SHARES_RACE_WITH_CROSSED,
        )
        if cards.relation in descriptions.SHARING_A_RACE:
            self.needs_nameable(programs.A_RACE)
        if cards.relation in of_gears and not self.cards[-1].types & card_types.CROSS_GEAR:
            raise self.error("only a cross gear is crossed with a creature")
        if cards.relation == descriptions.IS_EQUIPPED_WITH_THIS and not self.cards[-1].types & card_types.WEAPON:
            raise self.error("only a dragheart weapon is equipped to a creature")
        if cards.relation == descriptions.HAS_THIS_AURA and not self.cards[-1].types & card_types.AURA:
            raise self.error("only an aura is attached to a creature")
        if cards.relation == descriptions.COSTS_THE_NUMBER:
            self.needs_named(zones.SHIELD not in cards.zones)
        if cards.relation == descriptions.HAS_THE_POWER:
            self.needs("power named", "nothing before has named a power")
        if cards.comparison is not None:
            self._compares(cards.comparison, of_event)
        if cards.named_as:
            self.needs(
                NAMED_AS[cards.named_as],
                gettext('nothing before chooses what "{english}" speaks of', english=cards.words()),
            )
        if cards.whose == programs.CHOSEN_PLAYERS:
            self.needs("player", "nothing before says which player is meant")
        if cards.also is not None:
            self.filter(cards.also)
        cards = self._with_either_cost(cards)
        if cards not in self._filters:
            self._filters[cards] = self._free(len(self._filters), FILTERS, "descriptions of cards")
        return self._filters[cards]

    def _with_either_cost(self, cards: Cards) -> Cards:
        """The cards, compared with either cost of a twinpact card if what they are compared with is of any type."""
        if cards.comparison is None or cards.comparison.what != descriptions.COST:
            return cards
        them = cards.comparison.to == programs.END and "cards of any type" in self._known
        either = them or cards.comparison.to == programs.THAT
        return replace(cards, comparison=replace(cards.comparison, either=either))

    def _compares(self, comparison: Comparison, of_event: bool) -> None:
        """Refuse a comparison with what nothing makes known."""
        if of_event and (comparison.what, comparison.to) != (descriptions.POWER, programs.THIS):
            raise self.error("an ability can't wait for a card that compares with another one")
        if isinstance(comparison.to, Amount):
            self.amount(comparison.to)
        elif comparison.to == programs.THIS:
            self.needs("this", "a spell is not a creature to compare with")
        elif comparison.to == programs.THAT:
            if "that creature" not in self._known:
                self.needs("that card", "the event has no card to compare with")
            self._reads_numbers = True
        elif comparison.to == programs.OF_ATTACK:
            self._check_amount(amounts.EVENT_NUMBER)
            if self._event != events.WINS_BATTLE:
                raise self.error("only an ability that waits for this creature to win a battle knows what it destroyed")
        elif comparison.to == programs.END:
            self.needs("them", "no cards have been mentioned before to compare with")

    def described(self, row: int) -> Cards:
        """The description that a filter is of."""
        return list(self._filters)[row]

    def plain_filter(
        self,
        cards: Cards,
        printed_only: bool = False,
        powers: bool = False,
        keywords: bool = False,
        counted: bool = False,
    ) -> int:
        """The row of a description that is read outside any effect.

        Raises DefinitionError if it says more than can be read there.
        """
        cards = _read_plainly(cards)
        self._refuse(wrong_outside_effects(cards, printed_only, powers, keywords))
        return self.filter(cards, counted=counted)

    def change(self, races: tuple[str, ...], civilizations: int) -> int:
        """The bit of a change that gives races and civilizations; equal ones share it."""
        if (races, civilizations) not in self._changes:
            self._free(len(self._changes), MOST_CHANGES, "changes of races or civilizations")
            self._changes.append((races, civilizations))
        return 1 << self._changes.index((races, civilizations))

    def needs_nameable(self, sort: int) -> None:
        """Keep in mind that a card of the match asks for a name of this sort."""
        self._sorts.add(sort)

    def write_nameable(self) -> None:
        """Write what can be named in this match; call this when all kinds are written."""
        for sort in sorted(self._sorts):
            names = nameable(self.cards, sort)
            self._free(len(names) - 1, NAMEABLE, "names of a sort")
            self.record.nameable_count[sort] = len(names)
            for number, name in enumerate(names):
                self.record.nameable[sort, number] = self.filter(description_of(name, sort))

    @property
    def descriptions(self) -> tuple[Cards, ...]:
        """The descriptions of the filters, by row."""
        return tuple(self._filters)

    def played(self) -> Hashable:
        """What the engine plays: cards with equal rows are the same in every game. Nearly all numbers are 0."""
        numbers = self.array.view(np.int64)
        places = np.flatnonzero(numbers)
        return places.tobytes(), numbers[places].tobytes(), self.descriptions

    def write_filters(self) -> None:
        """Write the rows of all filters that are not written yet.

        Call this when all kinds are written, because each filter lists its kinds.
        """
        record = self.record
        new = list(self._filters.items())[self._filters_written :]
        self._filters_written = len(self._filters)
        of_twinpacts = any(cards.all_types & card_types.TWINPACT for cards, _ in new)
        all_cards = self._with_halves_as_twinpacts() if of_twinpacts else self.cards
        for cards, row in new:
            record.filter_zones[row] = sum(1 << zone for zone in cards.zones)
            record.filter_whose[row] = cards.whose
            record.filter_min_power[row] = -1 if cards.least_power is None else cards.least_power
            record.filter_max_power[row] = -1 if cards.most_power is None else cards.most_power
            record.filter_keywords[row] = words_of(cards.keywords)
            record.filter_lacking[row] = words_of(cards.not_keywords)
            record.filter_single[row] = int(cards.are_single)
            record.filter_tapped[row] = -1 if cards.is_tapped is None else int(cards.is_tapped)
            record.filter_other[row] = int(cards.is_other)
            record.filter_new[row] = int(cards.is_new)
            single = are_counted_singly(cards)
            record.filter_face_up[row] = descriptions.SINGLE_CARDS if single else cards.looks_for
            record.filter_relation[row] = cards.relation
            record.filter_of_named[row] = int(cards.named_as != "")
            state = cards.is_tapped is not None or cards.is_other or cards.is_new
            more = state or cards.relation != descriptions.NO_RELATION or cards.named_as != ""
            record.filter_asks_more[row] = int(more)
            abilities = cards.keywords | cards.not_keywords
            limited = cards.least_power is not None or cards.most_power is not None
            record.filter_asks_keywords[row] = int(abilities != 0)
            record.filter_asks_strength[row] = int(limited or abilities != 0)
            if cards.comparison is not None:
                record.filter_compares[row] = cards.comparison.what
                record.filter_sign[row] = cards.comparison.sign
                to = cards.comparison.to
                record.filter_with[row] = self._compared_amount(to) if isinstance(to, Amount) else to
                record.filter_with_amount[row] = int(isinstance(to, Amount))
                record.filter_more[row] = cards.comparison.by
                record.filter_either[row] = int(cards.comparison.either)
            record.filter_takes_seals[row] = int(fits_a_seal(cards) and not cards.is_face_up)
            record.filter_also[row] = -1 if cards.also is None else self._filters[cards.also]
            write_kinds(record.filter_kinds[row], all_cards, functools.partial(fits_as_printed, cards))
        if not self._changes and not self._gives_named_race:
            return
        for combined in range(1 << len(self._changes)):
            these = [change for number, change in enumerate(self._changes) if combined >> number & 1]
            races = tuple(race for more, _ in these for race in more)
            civilizations = functools.reduce(lambda bits, change: bits | change[1], these, 0)
            record.change_civilizations[combined] = civilizations
            record.change_commands[combined] = any(race_has(race, "Command") for race in races)
            everything = [changed(card, races, civilizations) for card in all_cards]
            for cards, row in new:
                write_kinds(record.changed_kinds[combined, row], everything, functools.partial(fits_as_printed, cards))
        if self._gives_named_race:
            self._write_raced(new)

    def _with_halves_as_twinpacts(self) -> list[Card]:
        """The cards by kind, of which a half that is in the battle zone, or is cast, is a twinpact as well (810.2)."""
        kinds, record = range(len(self.cards)), self.record
        halves = {int(column[kind]) for kind in kinds for column in (record.element_half, record.resolving_half)} - {-1}
        halves |= {int(record.variant[half]) for half in halves} - {-1}
        return [
            altered(card, types=card.types | card_types.TWINPACT) if kind in halves and not card.halves else card
            for kind, card in enumerate(self.cards)
        ]

    @property
    def _gives_named_race(self) -> bool:
        """Whether a card gives a race that its player chooses."""
        return bool((self.record.step_verb == verbs.GIVE_NAMED_RACE).any())

    def _write_raced(self, new: list[tuple[Cards, int]]) -> None:
        """Write what these filters find among the cards if they have each race besides their own."""
        record = self.record
        races = nameable(self.cards, programs.A_RACE)
        self._free(len(races) - 1, RACES, "races")
        for number, race in enumerate(races):
            everything = [changed(card, (race,), 0) for card in self.cards]
            for cards, row in new:
                if asks_for_races(cards):
                    if number == 0:
                        record.raced_row[row] = self._free(self._raced, RACED, "descriptions with a race")
                        self._raced += 1
                    to = record.raced_kinds[record.raced_row[row], number]
                    write_kinds(to, everything, functools.partial(fits_as_printed, cards))

    # --- Amounts ---
    def amount(self, value: int | Amount) -> int:
        """The code of a number: itself, or -1 - row."""
        if isinstance(value, int):
            if value >= 0:
                return value
            key = (amounts.CONSTANT, value, 1)
        else:
            self._check_amount(value.code)
            if value.cards is not None:
                value = self._checked(value, value.cards)
            counted = value.code == amounts.COUNT
            argument = self.filter(value.cards, counted=counted) if value.cards else value.argument
            key = (value.code, argument, value.factor)
        if key not in self._amounts:
            row = self._free(len(self._amounts), AMOUNTS, "amounts")
            self._amounts[key] = row
            self.record.amount_code[row], self.record.amount_argument[row], self.record.amount_factor[row] = key
        return -1 - self._amounts[key]

    def _checked(self, value: Amount, cards: Cards) -> Amount:
        """An amount of cards with the filter of those that are not counted; what the engine would ignore is refused."""
        if cards.comparison is not None and isinstance(cards.comparison.to, Amount):
            raise self.error("what is counted can't be compared with another number")
        if value.code in COUNTED_SOMEWHERE:
            self._refuse(nowhere(cards))
        if value.code == amounts.CIVILIZATIONS:
            self._refuse(wrong_in_shields(cards))
        if value.code in READ_PLAINLY:
            self.plain_filter(cards)  # an effect does not read more of it
        if value.code in (amounts.RACES, amounts.RACES_TIMES):
            self.needs_nameable(programs.A_RACE)
        if value.code == amounts.RACES:
            return replace(value, factor=-1 if value.but is None else self.filter(value.but))
        if value.code == amounts.TAPPED_FOR_IT:
            self.printed(likes_tapped=1 + self.filter(cards))
        return value

    def _compared_amount(self, value: Amount) -> int:
        """The code of an amount that a description is compared with; what it needs was looked at in its effect."""
        if value.cards is None:
            return -1 - self._amounts[value.code, value.argument, value.factor]
        return self.amount(value)

    def _check_amount(self, code: amounts.Counted) -> None:
        """Refuse a number that no earlier step leaves, or that this event does not have."""
        if code in (amounts.NUMBER, amounts.HALF_THE_NUMBER):
            self.needs("number", "nothing before says how many")
        if code in ABOUT_THEM:
            self.needs("them", "no cards have been mentioned before it")
        if code in ABOUT_THIS:
            self.needs("this", "a spell is not a creature, which this asks about")
        if code == amounts.DECLARED:
            self.needs("its use", "only a spell, or a creature as it is put, knows how its shield trigger was declared")
        if code == amounts.WAY_TIMES:
            self.needs("its use", "only a spell knows in which way it was cast")
        if code == amounts.EVENT_NUMBER and self._event not in NUMBERED:
            raise self.error("only an ability that waits for the end of an attack knows this")
        if code == amounts.USED_FOR_NO_COST and not self._event:
            raise self.error("only an ability that waits for a card to be used or put knows whether it was for no cost")
        if code in OF_A_PUT and self._event != events.PUT:
            raise self.error("only an ability that waits for a creature to be put into the battle zone knows this")
        if code == amounts.EVENT_NUMBER or code in OF_A_PUT:
            self._reads_numbers = True

    def plain_amount(self, value: int | Amount, strength: bool = False) -> int:
        """The code of a number that is read outside a resolving effect, without power and keywords.

        With `strength`, creatures of the battle zone may be counted by both.
        """
        if isinstance(value, Amount):
            resolving = (
                amounts.NUMBER,
                amounts.HALF_THE_NUMBER,
                *ABOUT_THEM,
                amounts.BESIDES_THAT,
                amounts.HIGHEST_POWER,
                amounts.SURPLUS,
            )
            if value.code in resolving:
                raise self.error("only a resolving effect knows this number")
            if value.code == amounts.THIS_POWER:
                raise self.error("this can't depend on power")
            if value.cards is not None:
                printed = (
                    amounts.SUMMONED,
                    amounts.PUT,
                    amounts.TAPPED_FOR_IT,
                    amounts.SUCH_ATTACKS,
                    amounts.SUCH_DESTROYED,
                )
                counts = strength and value.code == amounts.COUNT and value.cards.zones == (zones.BATTLE,)
                self.plain_filter(
                    # Attacks of this creature itself are left out of those of others.
                    replace(value.cards, is_other=False) if value.code == amounts.SUCH_ATTACKS else value.cards,
                    printed_only=value.code in printed,
                    powers=counts,
                    keywords=counts,
                    counted=value.code == amounts.COUNT,
                )
        return self.amount(value)

    # --- Conditions ---
    def condition(self, condition: Condition | None) -> int:
        """The row of a condition, or -1 for none."""
        if condition is None:
            return -1
        if condition.or_else is not None:
            raise self.error(
                gettext(
                    '"{english}": only an ability or a sentence can have one condition or another',
                    english=condition.english,
                )
            )
        key = (
            self.amount(condition.left),
            condition.sign,
            self.amount(condition.right),
            self.condition(condition.also),
        )
        if key not in self._conditions:
            row = self._free(len(self._conditions), CONDITIONS, "conditions")
            self._conditions[key] = row
            record = self.record
            record.condition_left[row], record.condition_sign[row] = key[0], key[1]
            record.condition_right[row], record.condition_next[row] = key[2], key[3]
        return self._conditions[key]

    def plain_condition(self, condition: Condition | None, knows: Iterable[Known] = (), strength: bool = False) -> int:
        """The row of a condition that is read like a `plain_amount`, or -1 for none."""
        outside, self._known = self._known, {*self._known, *knows}
        part = condition
        while part is not None:
            self.plain_amount(part.left, strength)
            self.plain_amount(part.right, strength)
            part = part.also
        row = self.condition(condition)
        self._known = outside
        return row
