"""From card definitions to rows: the only writer of a `TABLES` record.

`tabulate(decks)` gives the rows of all card kinds that can be met in one match. Equal filters, amounts and
conditions share a row. Which kinds fit the printed part of a filter (types, races, names, cost) is decided
here, once, so that the rules only test a bit. What the engine would read wrongly is refused here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from sim import tables as t
from sim import vocabulary as v
from sim.language import Amount, Card, Cards, Condition, DefinitionError, Effect, Static, Trigger, Way
from sim.state import KINDS

PRINTED_ONLY = (t.S_COST, t.S_UNCHOOSABLE, t.S_PUT_TO_GRAVEYARD)  # read for cards that are not in play


class Rows:
    """A `TABLES` record being written, one kind after the other."""

    def __init__(self) -> None:
        self.array = t.new_tables()
        self.record: Any = self.array[0]
        self.cards: list[Card] = []  # by kind
        self._filters: dict[Cards, int] = {}
        self._amounts: dict[tuple[int, int, int], int] = {}
        self._conditions: dict[tuple[int, int, int, int], int] = {}
        self._steps = t.NO_PROGRAM + 1
        self._triggers = 0
        self._statics = 0
        self._ways = 0
        self._kind = -1

    def _room(self, used: int, capacity: int, what: str) -> int:
        if used >= capacity:
            raise DefinitionError(
                f"{self.cards[self._kind].name}: the two decks together need more than {capacity} {what}"
            )
        return used

    # --- steps ---
    def step(self, code: int, *arguments: int) -> int:
        """Write one step of the program and return its row."""
        row = self._room(self._steps, t.STEPS, "program steps")
        self.record.steps[row, 0] = code
        self.record.steps[row, 1 : 1 + len(arguments)] = arguments
        self._steps = row + 1
        return row

    def go_here(self, row: int, argument: int) -> None:
        """Make the jump of a step lead to the next step to be written."""
        self.record.steps[row, argument] = self._steps

    def effects(self, effects: Iterable[Effect]) -> None:
        """Write the steps of effects, one after the other."""
        for effect in effects:
            effect.write(self)

    def program(self, effects: Iterable[Effect], last: int = t.END) -> int:
        """Write a whole program and return its first row.

        A program written inside another one (a delayed trigger's) would lie in its way: it is jumped over.
        """
        start = self._steps
        self.effects(effects)
        self.step(last)
        if last != t.END:
            self.step(t.END)
        return start

    def argument(self, value: int | Amount | Cards) -> int:
        """A step's argument as an integer."""
        if isinstance(value, Amount):
            return self.amount(value)
        return self.filter(value) if isinstance(value, Cards) else value

    # --- shared rows ---
    def filter(self, cards: Cards) -> int:
        """The row of a filter; equal ones share it."""
        if any(_needs_state(alternative) for alternative in cards.either):
            raise self._error(cards.words(), "alternatives can only speak of printed characteristics")
        if cards not in self._filters:
            self._filters[cards] = self._room(len(self._filters), t.FILTERS, "descriptions of cards")
        return self._filters[cards]

    def plain_filter(self, cards: Cards, phrase: str, printed_only: bool = False) -> int:
        """The row of a filter that is read without power and keywords, so that facts never recurse.

        With `printed_only` not even the card's place and orientation are looked at.
        Raises DefinitionError if the description needs more than that.
        """
        relations = (t.NO_RELATION,) if printed_only else (t.NO_RELATION, t.COSTS_AT_MOST_THEIR_MANA)
        if cards.least_power is not None or cards.most_power is not None:
            raise self._error(phrase, "what this ability applies to or counts can't depend on power")
        if cards.keywords:
            raise self._error(phrase, "what this ability applies to or counts can't depend on keywords")
        if cards.relation not in relations:
            raise self._error(phrase, f"this ability can't speak of {cards.words()}")
        if printed_only and _needs_state(cards):
            raise self._error(phrase, "this ability can only speak of printed characteristics")
        return self.filter(cards)

    def plain_amount(self, value: int | Amount, phrase: str) -> int:
        """The code of a number that is read without power and keywords and outside any resolving effect."""
        if isinstance(value, Amount):
            if value.code in (t.A_NUMBER, t.A_OF_THEM):
                raise self._error(phrase, "only a resolving effect knows this number")
            if value.cards is not None:
                self.plain_filter(value.cards, phrase, printed_only=value.code == t.A_SUMMONED)
        return self.amount(value)

    def plain_condition(self, condition: Condition | None, phrase: str) -> int:
        """The row of a condition that is read as `plain_amount` is."""
        part = condition
        while part is not None:
            self.plain_amount(part.left, phrase)
            part = part.also
        return self.condition(condition)

    def _error(self, phrase: str, reason: str) -> DefinitionError:
        return DefinitionError(f'{self.cards[self._kind].name}: "{phrase}": {reason}')

    def amount(self, value: int | Amount) -> int:
        """The code of a number: itself, or -1 - row."""
        if isinstance(value, int):
            if value >= 0:
                return value
            key = (t.A_CONSTANT, value, 1)
        else:
            key = (value.code, self.filter(value.cards) if value.cards else -1, value.factor)
        if key not in self._amounts:
            row = self._room(len(self._amounts), t.AMOUNTS, "amounts")
            self._amounts[key] = row
            self.record.amount_code[row], self.record.amount_argument[row], self.record.amount_factor[row] = key
        return -1 - self._amounts[key]

    def condition(self, condition: Condition | None) -> int:
        """The row of a condition, or -1 for none."""
        if condition is None:
            return -1
        key = (
            self.amount(condition.left),
            condition.sign,
            self.amount(condition.right),
            self.condition(condition.also),
        )
        if key not in self._conditions:
            row = self._room(len(self._conditions), t.CONDITIONS, "conditions")
            self._conditions[key] = row
            record = self.record
            record.condition_left[row], record.condition_sign[row] = key[0], key[1]
            record.condition_right[row], record.condition_next[row] = key[2], key[3]
        return self._conditions[key]

    # --- abilities ---
    def _write_trigger(self, kind: int, trigger: Trigger, program: int) -> int:
        row = self._room(self._triggers, t.TRIGGERS, "triggered abilities")
        self._triggers = row + 1
        record = self.record
        record.trigger_event[row] = trigger.event
        record.trigger_zone[row] = trigger.zone
        if trigger.subject is not None and trigger.subject.relation in (t.WAS_UNDER_THIS, t.HIGHEST_POWER):
            raise self._error(trigger.words(), f"an ability can't wait for {trigger.subject.words()}")
        record.trigger_subject[row] = (
            t.SUBJECT_IS_NONE
            if trigger.no_subject
            else t.SUBJECT_IS_SELF
            if trigger.subject is None
            else self.filter(trigger.subject)
        )
        record.trigger_condition[row] = (
            -1 if trigger.condition is None else self.plain_condition(trigger.condition, trigger.words())
        )
        record.trigger_whose[row] = trigger.whose
        record.trigger_program[row] = program
        record.trigger_tag[row] = trigger.tag
        record.trigger_kind[row] = kind
        return row

    def trigger(self, kind: int, trigger: Trigger) -> None:
        """Write a triggered ability of the kind: its rows lie together."""
        # A declared ability's "you may" is spent by declaring it (9.13): its program goes on without asking.
        effects = _without_may(trigger.effects) if trigger.declared else trigger.effects
        row = self._triggers_of_kind[self._next_trigger]
        self._next_trigger += 1
        program = self.program(effects)
        kept, self._triggers = self._triggers, row
        self._write_trigger(kind, trigger, program)
        self._triggers = kept
        record = self.record
        if trigger.zone == v.HAND:
            record.hand_watches[kind] |= trigger.event
        else:
            record.watches[kind] |= trigger.event

    def hidden_trigger(self, event: int, effects: tuple[Effect, ...]) -> int:
        """Write a trigger that only a resolving effect creates (603.6), and return its row."""
        over = self.step(t.JUMP, -1)
        program = self.program(effects)
        self.go_here(over, 1)
        return self._write_trigger(self._kind, Trigger(event, "", effects), program)

    def static(self, kind: int, static: Static) -> None:
        """Write a static ability of the kind."""
        row = self._room(self._statics, t.STATIC_ROWS, "static abilities")
        self._statics = row + 1
        record = self.record
        record.static_head[row] = static.head
        phrase = static.words()
        if static.head == t.S_COST and (static.cards is None or static.cards.whose != v.YOURS):
            raise self._error(phrase, "only your own cards can cost less")
        record.static_filter[row] = (
            t.SUBJECT_IS_SELF
            if static.cards is None
            else self.plain_filter(static.cards, phrase, printed_only=static.head in PRINTED_ONLY)
        )
        record.static_amount[row] = (
            static.amount
            if static.head == t.S_KEYWORD and isinstance(static.amount, int)
            else self.plain_amount(static.amount, phrase)
        )
        record.static_condition[row] = self.plain_condition(static.condition, phrase)
        record.static_floor[row] = static.floor
        record.static_optional[row] = int(static.optional)
        if static.head == t.S_POWER:
            lowest = static.amount if isinstance(static.amount, int) else static.amount.factor
            if lowest < 0:
                record.may_fall[kind] = 1

    def way(self, kind: int, way: Way) -> None:
        """Write another way of using the kind."""
        row = self._room(self._ways, t.WAYS, "ways of using cards")
        self._ways = row + 1
        record = self.record
        record.way_condition[row] = self.plain_condition(way.condition, way.words())
        record.way_reduction[row] = way.reduction
        record.way_payment[row] = self.program(way.payment, last=t.PAID) if way.payment else -1
        record.way_rider[row] = self.program(way.rider) if way.rider else -1

    # --- kinds ---
    def kind(self, card: Card) -> int:
        """Write a card, its other face and its halves, and return its kind."""
        kind = len(self.cards)
        self._kind = kind
        self.cards.append(card)
        if kind >= KINDS:
            raise DefinitionError(f"{card.name}: the two decks together hold more than {KINDS} kinds of cards")
        record = self.record
        record.kind_count = kind + 1
        record.cost[kind] = card.cost
        record.civilizations[kind] = card.civilizations
        record.types[kind] = card.types
        record.power[kind] = card.power
        record.mana_number[kind] = card.mana_number
        record.is_command[kind] = int(any("Command" in race.split() for race in card.all_races))
        record.may_fall[kind] = int(card.types & v.CREATURE != 0 and card.power <= 0)
        for name in ("evolution_base", "program", "tap_ability", "strike_back", "other_face"):
            record[name][kind] = -1
        for name in ("creature_half", "spell_half", "starts_sealed"):
            record[name][kind] = -1

        triggers = [feature for feature in card.features if isinstance(feature, Trigger)]
        record.trigger_first[kind] = self._triggers
        record.trigger_count[kind] = len(triggers)
        self._triggers_of_kind = range(self._triggers, self._triggers + len(triggers))
        self._room(self._triggers + len(triggers) - 1, t.TRIGGERS, "triggered abilities")
        self._triggers += len(triggers)
        self._next_trigger = 0
        record.static_first[kind] = self._statics
        record.way_first[kind] = self._ways
        for feature in card.features:
            feature.write(self, kind)
        record.static_count[kind] = self._statics - record.static_first[kind]
        record.way_count[kind] = self._ways - record.way_first[kind]
        if card.effects:
            record.program[kind] = self.program(card.effects)
        if record.keywords[kind] & v.LOSES_OUTSIDE_BATTLE:
            record.any_loses_outside = 1

        if card.other_face is not None:
            other = self.kind(card.other_face)
            record.other_face[kind] = other
            record.other_face[other] = kind
        if card.halves:
            record.creature_half[kind] = self.kind(card.halves[0])
            record.spell_half[kind] = self.kind(card.halves[1])
            for half in (record.creature_half[kind], record.spell_half[kind]):
                record.keywords[kind] |= record.keywords[half] & v.SHIELD_TRIGGER
        return kind

    def finish(self) -> None:
        """Decide which kinds fit each filter; call when all kinds are written."""
        record = self.record
        for cards, row in self._filters.items():
            record.filter_zones[row] = sum(1 << zone for zone in cards.zones)
            record.filter_whose[row] = cards.whose
            record.filter_min_power[row] = -1 if cards.least_power is None else cards.least_power
            record.filter_max_power[row] = -1 if cards.most_power is None else cards.most_power
            record.filter_keywords[row] = cards.keywords
            record.filter_tapped[row] = -1 if cards.is_tapped is None else int(cards.is_tapped)
            record.filter_other[row] = int(cards.is_other)
            record.filter_relation[row] = cards.relation
            for kind, card in enumerate(self.cards):
                if _fits(cards, card):
                    bit = np.uint64(1) << np.uint64(kind & 63)
                    record.filter_kinds[row, kind >> 6] |= np.uint64(bit).astype(np.int64)


def _without_may(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    from sim.language import If, May

    result: list[Effect] = []
    for effect in effects:
        if isinstance(effect, May):
            result.extend([*effect.effects, *effect.then])
        elif isinstance(effect, If):
            result.append(replace(effect, effects=_without_may(effect.effects)))
        else:
            result.append(effect)
    return tuple(result)


def _needs_state(cards: Cards) -> bool:
    """Whether more than printed characteristics decides what fits the description."""
    powers = (cards.least_power, cards.most_power)
    unprinted = cards.keywords or cards.is_other or cards.relation or cards.is_tapped is not None
    return bool(unprinted) or powers != (None, None)


def _has_race(card: Card, word: str) -> bool:
    """Whether a race contains the word as a whole: "Dragonoid" is no Dragon (203.2)."""
    words = word.split()
    for race in card.all_races:
        parts = race.split()
        if any(parts[at : at + len(words)] == words for at in range(len(parts))):
            return True
    return False


def _fits(cards: Cards, card: Card) -> bool:
    """Whether the printed characteristics of a card fit a description; a twinpact fits if one half does."""
    if card.halves and set(cards.zones) != {v.BATTLE}:
        return any(_fits(cards, half) for half in card.halves)
    if cards.types and not cards.types & card.types:
        return False
    if cards.not_types & card.types or cards.all_types & ~card.types:
        return False
    if cards.civilizations and not cards.civilizations & card.civilizations:
        return False
    if cards.multicolored and card.civilizations.bit_count() < 2:
        return False
    if cards.races and not any(_has_race(card, word) for word in cards.races):
        return False
    if cards.either and not any(_fits(alternative, card) for alternative in cards.either):
        return False
    if cards.names and not any(name in card.name for name in cards.names):
        return False
    return card.cost >= cards.least_cost and (cards.most_cost is None or card.cost <= cards.most_cost)


def tabulate(cards: Sequence[Card]) -> tuple[Rows, dict[str, int]]:
    """The rows of all these cards, and the kind of each name.

    Raises DefinitionError, naming the card, when the cards together exceed a capacity of the tables.
    """
    rows = Rows()
    kinds: dict[str, int] = {}
    for card in cards:
        if card.name not in kinds:
            kinds[card.name] = rows.kind(card)
    rows.finish()
    return rows, kinds
