"""From card definitions to rows: the only writer of a `TABLES` record.

`tabulate(decks)` gives the rows of all card kinds that can be met in one match. Equal filters, amounts and
conditions share a row. Which kinds fit the printed part of a filter (types, races, names, cost) is decided
here, once, so that the rules only test a bit. What the engine would read wrongly is refused here.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from sim.cards.words import (
    THAT,
    Act,
    Amount,
    Card,
    Cards,
    Condition,
    DefinitionError,
    Delayed,
    Effect,
    If,
    IfYouDo,
    May,
    Plain,
    StartsSealed,
    Static,
    Trigger,
    UseThis,
    Way,
    destroy,
)
from sim.cards.words.effects import sentences
from sim.cards.words.verbs import cards_of
from sim.engine.record.codes import programs
from sim.engine.record.codes.abilities import (
    AFTER_BATTLE,
    AFTER_THE_ATTACK,
    ANYONES,
    ATTACKED,
    ATTACKS,
    BECOMES_BLOCKED,
    BLOCKS,
    CAST,
    END_OF_ATTACK,
    END_OF_TURN,
    GIVE_KEYWORD,
    PUT,
    SHIELD_TO_HAND,
    START_OF_TURN,
    SUMMONED,
    UNBLOCKED,
    YOURS,
)
from sim.engine.record.codes.cards import (
    ANY_SHIELD_TRIGGER,
    BATTLE,
    CREATURE,
    EVOLUTION,
    GUARD_STRIKE,
    KINDS,
    LOSES_OUTSIDE_BATTLE,
    NOWHERE,
    SHIELD,
    SHIELD_TRIGGER,
)
from sim.engine.record.codes.descriptions import (
    AMOUNT_CONSTANT,
    AMOUNT_EVENT_NUMBER,
    AMOUNT_NUMBER,
    AMOUNT_OF_THEM,
    AMOUNT_POWER_OF_THEM,
    AMOUNT_PUT_HOW,
    AMOUNT_PUT_ON,
    AMOUNT_SUMMONED,
    CAN_ATTACK,
    COSTS_AT_MOST_THEIR_MANA,
    COSTS_THE_NUMBER,
    HIGHEST_POWER,
    NO_RELATION,
    SUBJECT_IS_NONE,
    SUBJECT_IS_SELF,
    WAS_UNDER_THIS,
)
from sim.engine.record.codes.statics import (
    INSTEAD_OF_LEAVING,
    STATIC_CANT_ATTACK,
    STATIC_COST,
    STATIC_DRAWS_ATTACKS,
    STATIC_KEYWORD,
    STATIC_POWER,
    STATIC_PROHIBIT,
    STATIC_PUT_TAPPED,
    STATIC_PUT_TO_GRAVEYARD,
    STATIC_UNCHOOSABLE,
    STATIC_UNTAPS_FEW,
)
from sim.engine.record.tables import AMOUNTS, CONDITIONS, FILTERS, STATIC_ROWS, STEPS, TRIGGERS, WAYS, new_tables

# Steps after which the engine knows whether something was done, and to how many cards.
DEEDS = (programs.DRAW, programs.CHARGE, programs.SHIELDIFY, programs.MILL)
DONE_OR_NOT = (programs.PUT_THIS_ONTO, programs.CHANGE_PLACES, programs.USE_THIS)
# What a step makes known to the steps after it, but for verbs.
MAKES_KNOWN = {
    programs.SELECT: "them",
    programs.SELECT_AMONG: "rest",
    programs.EVERY: "them",
    programs.AT_RANDOM: "them",
    programs.THIS: "them",
    programs.THAT: "them",
    programs.THE_BLOCKER: "them",
    programs.TOP: "them",
    programs.PICK_PLAYER: "player",
    programs.NAME_NUMBER: "named",
    **dict.fromkeys(DEEDS, "number"),
}
# Which argument of a step says whose: the other steps speak of a player in their filter.
WHOSE_AT = {
    programs.SHUFFLE: 0,
    programs.WIN: 0,
    programs.LOSE: 0,
    programs.TOP: 1,
    programs.DRAW: 1,
    programs.CHARGE: 1,
    programs.SHIELDIFY: 1,
    programs.MILL: 1,
    programs.PROHIBIT: 1,
}
# Verbs whose amount is something else, and has a column of its own.
AMOUNT_OF_VERB = {GIVE_KEYWORD: "keywords", SHIELD_TO_HAND: "triggers_barred"}
PRINTED_ONLY = (
    STATIC_UNTAPS_FEW,
    STATIC_COST,
    STATIC_UNCHOOSABLE,
    STATIC_PUT_TO_GRAVEYARD,
    STATIC_PUT_TAPPED,
    STATIC_PROHIBIT,
)  # of cards not in play

# Fields of a kind that are -1 until something writes them.
NONE_YET = (
    "evolution_base",
    "program",
    "tap_ability",
    "strike_back",
    "guard_strike",
    "trigger_under",
    "other_face",
    "creature_half",
    "spell_half",
    "starts_sealed",
    "cast_condition",
    "additional_cost",
)
# Events at which the players can declare abilities (603.2e); at others the engine asks nobody.
CAN_BE_DECLARED_AT = ATTACKS | ATTACKED | BLOCKS | END_OF_ATTACK | START_OF_TURN | END_OF_TURN | PUT | CAST | SUMMONED
NO_COST_IS_TOO_MUCH = 1 << 20


class Rows:
    """A `TABLES` record being written, one kind after the other."""

    def __init__(self) -> None:
        self.array = new_tables()
        self.record: Any = self.array[0]
        self.cards: list[Card] = []  # by kind
        self._filters: dict[Cards, int] = {}
        self._amounts: dict[tuple[int, int, int], int] = {}
        self._conditions: dict[tuple[int, int, int, int], int] = {}
        self._steps = programs.NO_PROGRAM + 1
        self._triggers = programs.SLAYER_TRIGGER
        self._statics = 0
        self._ways = 0
        self._kind = -1
        self._phrase: Callable[[], str] | None = None  # words of what is being written
        self._event = 0  # of the trigger being written
        self._known: set[str] = set()  # to the program so far: them, rest, number, player, that
        self.looping = False
        self.choosing_modes = False
        slays = (destroy(THAT),)
        self._write_trigger(0, Trigger(AFTER_BATTLE, "after the battle", slays), self.program(slays, knows=("that",)))

    def _room(self, used: int, capacity: int, what: str) -> int:
        if used >= capacity:
            raise DefinitionError(
                f"{self.cards[self._kind].name}: the two decks together need more than {capacity} {what}"
            )
        return used

    # --- steps ---
    def step(self, code: int, *arguments: int) -> int:
        """Write one step of the program and return its row."""
        row = self._room(self._steps, STEPS, "program steps")
        self.record.step_code[row] = code
        for name, value in zip(programs.ARGUMENTS[code], arguments, strict=False):
            self._column(row, name)[row] = value
        self._steps = row + 1
        if WHOSE_AT.get(code, len(arguments)) < len(arguments) and arguments[WHOSE_AT[code]] == programs.CHOSEN_PLAYERS:
            self.needs("player", "nothing before says which player is meant")
        if code == programs.DO:
            self._known |= {"number", "player"}
        elif code in MAKES_KNOWN:
            self._known.add(MAKES_KNOWN[code])
        if code == programs.MILL:
            self._known.add("them")
        return row

    def needs(self, what: str, reason: str) -> None:
        """Refuse a program that asks for what no step before has made known."""
        if what not in self._known:
            raise self.error(reason)

    def needs_named(self, one_cost: bool) -> None:
        """Refuse to compare with a number that nobody has named, or the cost of a twinpact, which has two."""
        self.needs("named", "nothing before has named a number")
        if not one_cost:
            raise self.error("the number can be that of creatures in play, or of what is summoned, cast or put")

    def needs_deed(self, effects: Iterable[Effect]) -> None:
        """Refuse "if you do" after effects of which the engine does not know whether they were done."""
        codes = (*DEEDS, *DONE_OR_NOT)
        for effect in effects:
            if isinstance(effect, Act | May | UseThis) or (isinstance(effect, Plain) and effect.code in codes):
                return
        raise self.error('"if you do" needs something before it that is done or not')

    def go_here(self, row: int, argument: int) -> None:
        """Make the jump of a step lead to the next step to be written."""
        self._column(row, programs.ARGUMENTS[int(self.record.step_code[row])][argument - 1])[row] = self._steps

    def _column(self, row: int, name: str) -> Any:
        """The column of a step's argument; what verbs have in the place of an amount has its own."""
        if name in programs.MODES:
            return self.record.step_modes[:, programs.MODES.index(name)]
        if name == "amount":
            name = AMOUNT_OF_VERB.get(int(self.record.step_verb[row]), name)
        return self.record["step_" + name]

    def effects(self, effects: Iterable[Effect]) -> None:
        """Write the steps of effects, one after the other."""
        before: tuple[Effect, ...] = ()
        for effect in effects:
            if isinstance(effect, IfYouDo):
                self.needs_deed(before)
            effect.write(self)
            before = (effect,)

    def program(self, effects: Iterable[Effect], last: int = programs.END, knows: Iterable[str] = ()) -> int:
        """Write a whole program and return its first row.

        A program written inside another one (a delayed trigger's) would lie in its way: it is jumped over.
        """
        start = self._steps
        outside, self._known = self._known, set(knows)
        self.effects(effects)
        self._known = outside
        self.step(last)
        if last != programs.END:
            self.step(programs.END)
        return start

    def argument(self, value: int | Amount | Cards) -> int:
        """A step's argument as an integer."""
        if isinstance(value, Amount):
            return self.amount(value)
        return self.filter(value) if isinstance(value, Cards) else value

    # --- shared rows ---
    def filter(self, cards: Cards, as_a_whole: bool = False, to_choose: bool = False) -> int:
        """The row of a filter; equal ones share it.

        Only where all cards of the filter are taken (`as_a_whole`) the highest power among them is looked for, and
        only where cards are chosen in zones (`to_choose`) the filter beside it.
        Raises DefinitionError if the engine would pass over a part of the description.
        """
        if not all(type(zone) is int and 0 <= zone < NOWHERE for zone in cards.zones):
            raise self.error(f"{cards.zones} are no zones")
        for number in (cards.least_cost, cards.most_cost, cards.least_power, cards.most_power):
            if number is not None and (type(number) is not int or number < 0):
                raise self.error(f"{number!r} is no cost and no power")
        for alternative in cards.either:
            if _needs_state(alternative) or alternative.either or alternative.also:
                raise self.error("alternatives can only speak of printed characteristics")
            if alternative.zones != (BATTLE,) or alternative.whose != ANYONES:
                raise self.error("say zones and whose cards outside of the alternatives")
        if SHIELD in cards.zones and replace(cards, noun="", zones=(), whose=ANYONES) != Cards(noun="", zones=()):
            raise self.error("a shield is face down: it has no characteristics")
        if cards.relation == HIGHEST_POWER and not (as_a_whole and cards.zones == (BATTLE,)):
            raise self.error(f"only `every` and `at_random` can speak of {cards.words()}")
        if cards.relation == CAN_ATTACK and cards.zones != (BATTLE,):
            raise self.error("only creatures in the battle zone can attack")
        if cards.relation == COSTS_THE_NUMBER:
            self.needs_named(cards.zones == (BATTLE,))
        if cards.whose == programs.CHOSEN_PLAYERS:
            self.needs("player", "nothing before says which player is meant")
        if cards.also is not None:
            if not to_choose or cards.also.also is not None:
                raise self.error("only a choice in zones can fall on one card or another, and on no third")
            self.filter(cards.also)
        if cards not in self._filters:
            self._filters[cards] = self._room(len(self._filters), FILTERS, "descriptions of cards")
        return self._filters[cards]

    def plain_filter(self, cards: Cards, printed_only: bool = False, of_attackers: bool = False) -> int:
        """The row of a filter that is read without power and keywords, so that facts never recurse.

        With `printed_only` not even the card's place and orientation are looked at. What is read only `of_attackers`,
        when one is chosen, may speak of power and keywords after all.
        Raises DefinitionError if the description needs more than that.
        """
        relations = (NO_RELATION,) if printed_only else (NO_RELATION, COSTS_AT_MOST_THEIR_MANA)
        if not of_attackers and (cards.least_power is not None or cards.most_power is not None):
            raise self.error("what this ability applies to or counts can't depend on power")
        if cards.keywords and not of_attackers:
            raise self.error("what this ability applies to or counts can't depend on keywords")
        if cards.whose == programs.CHOSEN_PLAYERS:
            raise self.error("no player has been picked for this ability")
        if cards.relation not in relations:
            raise self.error(f"this ability can't speak of {cards.words()}")
        if printed_only and _needs_state(cards):
            raise self.error("this ability can only speak of printed characteristics")
        return self.filter(cards)

    def plain_amount(self, value: int | Amount) -> int:
        """The code of a number that is read without power and keywords and outside any resolving effect."""
        if isinstance(value, Amount):
            if value.code in (AMOUNT_NUMBER, AMOUNT_OF_THEM, AMOUNT_POWER_OF_THEM):
                raise self.error("only a resolving effect knows this number")
            if value.cards is not None:
                self.plain_filter(value.cards, printed_only=value.code == AMOUNT_SUMMONED)
        return self.amount(value)

    def plain_condition(self, condition: Condition | None) -> int:
        """The row of a condition that is read as `plain_amount` is."""
        part = condition
        while part is not None:
            self.plain_amount(part.left)
            self.plain_amount(part.right)
            part = part.also
        return self.condition(condition)

    def error(self, reason: str) -> DefinitionError:
        """An error that names the card and the phrase that is being written."""
        phrase = f'"{self._phrase()}": ' if self._phrase else ""
        return DefinitionError(f"{self.cards[self._kind].name}: {phrase}{reason}")

    def amount(self, value: int | Amount) -> int:
        """The code of a number: itself, or -1 - row."""
        if isinstance(value, int):
            if value >= 0:
                return value
            key = (AMOUNT_CONSTANT, value, 1)
        else:
            self._check_amount(value.code)
            key = (value.code, self.filter(value.cards) if value.cards else value.argument, value.factor)
        if key not in self._amounts:
            row = self._room(len(self._amounts), AMOUNTS, "amounts")
            self._amounts[key] = row
            self.record.amount_code[row], self.record.amount_argument[row], self.record.amount_factor[row] = key
        return -1 - self._amounts[key]

    def _check_amount(self, code: int) -> None:
        """Refuse a number that nothing has left, or that another event would have."""
        if code == AMOUNT_NUMBER:
            self.needs("number", "nothing before says how many")
        if code in (AMOUNT_OF_THEM, AMOUNT_POWER_OF_THEM):
            self.needs("them", "there are no cards before that it could speak of")
        if code == AMOUNT_EVENT_NUMBER and self._event not in (END_OF_ATTACK, UNBLOCKED):
            raise self.error("only what waits for the end of an attack knows this")
        if code in (AMOUNT_PUT_HOW, AMOUNT_PUT_ON) and self._event != PUT:
            raise self.error("only what waits for a creature being put into the battle zone knows this")

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
            row = self._room(len(self._conditions), CONDITIONS, "conditions")
            self._conditions[key] = row
            record = self.record
            record.condition_left[row], record.condition_sign[row] = key[0], key[1]
            record.condition_right[row], record.condition_next[row] = key[2], key[3]
        return self._conditions[key]

    # --- abilities ---
    def _write_trigger(self, kind: int, trigger: Trigger, program: int) -> int:
        row = self._room(self._triggers, TRIGGERS, "triggered abilities")
        self._triggers = row + 1
        record = self.record
        record.trigger_event[row] = trigger.event
        record.trigger_zones[row] = sum(1 << zone for zone in trigger.zones)
        record.trigger_declared[row] = int(trigger.declared)
        record.trigger_act[row] = trigger.act
        if trigger.declared and trigger.event & ~CAN_BE_DECLARED_AT:
            raise self.error("the engine lets nobody declare at this event")
        if not trigger.declared and trigger.zones != (BATTLE,):
            raise self.error("an ability that triggers outside the battle zone must be declared")
        subject = trigger.subject
        if subject is not None and subject.relation in (WAS_UNDER_THIS, HIGHEST_POWER, CAN_ATTACK):
            raise self.error(f"an ability can't wait for {subject.words()}")
        if subject is not None and subject.zones != (BATTLE,):
            raise self.error("where the card of an event was or is can't be asked")
        record.trigger_subject[row] = (
            SUBJECT_IS_NONE
            if trigger.no_subject
            else SUBJECT_IS_SELF
            if trigger.subject is None
            else self.filter(trigger.subject)
        )
        record.trigger_condition[row] = -1 if trigger.condition is None else self.plain_condition(trigger.condition)
        record.trigger_whose[row] = trigger.whose
        record.trigger_program[row] = program
        record.trigger_tag[row] = trigger.tag
        record.trigger_kind[row] = kind
        return row

    def trigger(self, kind: int, trigger: Trigger) -> None:
        """Write a triggered ability of the kind: its rows lie together."""
        # A declared ability's "you may" is spent by declaring it (item 9.13): its program goes on without asking.
        effects = _without_may(trigger.effects) if trigger.declared else trigger.effects
        row = self._triggers_of_kind[self._next_trigger]
        self._next_trigger += 1
        self._event = trigger.event
        knows = set() if trigger.no_subject else {"that"}
        if trigger.subject is None and not trigger.declared:
            knows.add("this attacks")
        if trigger.event == BECOMES_BLOCKED:
            knows.add("blocker")
        program = self.program(effects, knows=knows)
        kept, self._triggers = self._triggers, row
        self._write_trigger(kind, trigger, program)
        self._triggers = kept
        self._event = 0
        record = self.record
        if trigger.declared:
            record.declared_watches[kind] |= trigger.event
            record.declared_events |= trigger.event
            record.declared_zones |= record.trigger_zones[row]
        else:
            record.watches[kind] |= trigger.event
            record.heard_events |= trigger.event

    def hidden_trigger(self, event: int, effects: tuple[Effect, ...]) -> int:
        """Write a trigger that only a resolving effect creates (603.6), and return its row."""
        program = self.program_aside(effects, knows=("that",) if event in (END_OF_ATTACK, AFTER_THE_ATTACK) else ())
        return self._write_trigger(self._kind, Trigger(event, "", effects), program)

    def program_aside(self, effects: tuple[Effect, ...], knows: Iterable[str] = ()) -> int:
        """Write a program that something inside another one starts, and return its first row."""
        over = self.step(programs.JUMP, -1)
        outside, self._event = self._event, 0  # it knows no number of the event around it
        program = self.program(effects, knows=knows)
        self._event = outside
        self.go_here(over, 1)
        return program

    def static(self, kind: int, static: Static) -> None:
        """Write a static ability of the kind."""
        row = self._room(self._statics, STATIC_ROWS, "static abilities")
        self._statics = row + 1
        record = self.record
        record.static_head[row] = static.head
        record.static_acts[row] = static.acts
        record.static_most_cost[row] = (
            NO_COST_IS_TOO_MUCH if static.most_cost is None else self.plain_amount(static.most_cost)
        )
        if static.head == STATIC_COST and (static.cards is None or static.cards.whose != YOURS):
            raise self.error("only your own cards can cost less")
        if static.head == STATIC_COST and static.cards is not None and static.cards.types != CREATURE:
            raise self.error("only creatures can cost less")
        in_play = STATIC_POWER | STATIC_KEYWORD | STATIC_DRAWS_ATTACKS | STATIC_CANT_ATTACK | INSTEAD_OF_LEAVING
        if static.head & in_play and static.cards and static.cards.zones != (BATTLE,):
            raise self.error("it works on cards in the battle zone only")
        record.static_filter[row] = (
            SUBJECT_IS_SELF
            if static.cards is None
            else self.plain_filter(
                static.cards, printed_only=static.head in PRINTED_ONLY, of_attackers=static.head == STATIC_CANT_ATTACK
            )
        )
        if static.head == STATIC_KEYWORD:
            record.static_keywords[row] = static.amount
        elif static.head & INSTEAD_OF_LEAVING:
            record.static_zone[row] = static.amount
        else:
            record.static_amount[row] = self.plain_amount(static.amount)
        record.static_condition[row] = self.plain_condition(static.condition)
        record.static_floor[row] = static.floor
        record.static_optional[row] = int(static.optional)
        if static.head == STATIC_POWER:
            lowest = static.amount if isinstance(static.amount, int) else static.amount.factor
            if lowest < 0:
                record.may_fall[kind] = 1

    def way(self, kind: int, way: Way) -> None:
        """Write another way of using the kind."""
        row = self._room(self._ways, WAYS, "ways of using cards")
        self._ways = row + 1
        record = self.record
        record.way_condition[row] = self.plain_condition(way.condition)
        record.way_reduction[row] = way.reduction
        pays_creatures = any(
            BATTLE in cards.zones for act in way.payment if isinstance(act, Act) for cards in cards_of(act.noun)
        )
        if pays_creatures and record.types[kind] & EVOLUTION:
            raise self.error("the creature that it is put on could be paid away")
        record.way_payment[row] = self.program(way.payment, last=programs.PAID) if way.payment else -1
        record.way_rider[row] = self.program(way.rider, knows=("this attacks",)) if way.rider else -1

    # --- kinds ---
    def kind(self, card: Card, front: Card | None = None) -> int:
        """Write a card, its other face and its halves, and return its kind; `front` is the face before this one."""
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
        record.may_fall[kind] = int(card.types & CREATURE != 0 and card.power <= 0)
        for name in NONE_YET:
            record[name][kind] = -1

        triggers = [part for feature in card.features for part in feature.parts if isinstance(part, Trigger)]
        record.trigger_first[kind] = self._triggers
        record.trigger_count[kind] = len(triggers)
        self._triggers_of_kind = range(self._triggers, self._triggers + len(triggers))
        self._room(self._triggers + len(triggers) - 1, TRIGGERS, "triggered abilities")
        self._triggers += len(triggers)
        self._next_trigger = 0
        record.static_first[kind] = self._statics
        record.way_first[kind] = self._ways
        for feature in card.features:
            self._phrase = feature.words
            feature.write(self, kind)
        record.static_count[kind] = self._statics - record.static_first[kind]
        record.way_count[kind] = self._ways - record.way_first[kind]
        if card.effects:
            self._phrase = partial(sentences, card.effects)
            record.program[kind] = self.program(card.effects)
        self._phrase = None
        if record.keywords[kind] & ANY_SHIELD_TRIGGER and record.keywords[kind] & GUARD_STRIKE:
            raise self.error("the engine asks for a shield trigger or a guard strike, not for both")
        if record.keywords[kind] & LOSES_OUTSIDE_BATTLE:
            # The engine watches the one card that starts the game in the battle zone and has this on its back.
            if front is None or not any(isinstance(feature, StartsSealed) for feature in front.features):
                raise self.error("only the back of a card that starts the game in the battle zone can lose so")
            record.any_loses_outside = 1

        if card.other_face is not None:
            other = self.kind(card.other_face, front=card)
            record.other_face[kind] = other
            record.other_face[other] = kind
        if card.halves:
            record.creature_half[kind] = self.kind(card.halves[0])
            record.spell_half[kind] = self.kind(card.halves[1])
            for half in (record.creature_half[kind], record.spell_half[kind]):
                record.keywords[kind] |= record.keywords[half] & (ANY_SHIELD_TRIGGER | GUARD_STRIKE)
                record.guard_strike[kind] = max(record.guard_strike[kind], record.guard_strike[half])
                record.trigger_under[kind] = max(record.trigger_under[kind], record.trigger_under[half])
            if record.trigger_under[kind] >= 0 and record.keywords[kind] & SHIELD_TRIGGER:
                raise self.error("the engine looks for the shield trigger of the card, not of a half")
            # What the creature declares outside the battle zone is declared with the whole card.
            half = record.creature_half[kind]
            for name in ("trigger_first", "trigger_count", "declared_watches"):
                record[name][kind] = record[name][half]
        return kind

    def finish(self) -> None:
        """Decide which kinds fit each filter, and what never occurs; call when all kinds are written."""
        record = self.record
        given = record.static_keywords[: self._statics]
        lasting = record.step_keywords[: self._steps]
        for bits in (record.keywords[: len(self.cards)], given, lasting):
            record.all_keywords |= np.bitwise_or.reduce(bits, initial=0)
        for cards, row in self._filters.items():
            record.filter_zones[row] = sum(1 << zone for zone in cards.zones)
            record.filter_whose[row] = cards.whose
            record.filter_min_power[row] = -1 if cards.least_power is None else cards.least_power
            record.filter_max_power[row] = -1 if cards.most_power is None else cards.most_power
            record.filter_keywords[row] = cards.keywords
            record.filter_tapped[row] = -1 if cards.is_tapped is None else int(cards.is_tapped)
            record.filter_other[row] = int(cards.is_other)
            record.filter_new[row] = int(cards.is_new)
            record.filter_relation[row] = cards.relation
            record.filter_also[row] = -1 if cards.also is None else self._filters[cards.also]
            for kind, card in enumerate(self.cards):
                if _fits(cards, card):
                    bit = np.uint64(1) << np.uint64(kind & 63)
                    record.filter_kinds[row, kind >> 6] |= np.uint64(bit).astype(np.int64)


def _without_may(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    result: list[Effect] = []
    for effect in effects:
        if isinstance(effect, May):
            result.extend(effect.effects)
            if effect.then or effect.otherwise:
                # Declaring promises no more than to try: "if you do" is still asked (item 9.35).
                result.append(IfYouDo(effect.then, effect.otherwise))
        elif isinstance(effect, If | Delayed):
            result.append(replace(effect, effects=_without_may(effect.effects)))
        else:
            result.append(effect)
    return tuple(result)


def _needs_state(cards: Cards) -> bool:
    """Whether more than printed characteristics decides what fits the description."""
    powers = (cards.least_power, cards.most_power)
    unprinted = cards.keywords or cards.is_other or cards.is_new or cards.relation or cards.is_tapped is not None
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
    if card.halves and set(cards.zones) != {BATTLE}:
        return any(_fits(cards, half) for half in card.halves)
    if cards.types and not cards.types & card.types:
        return False
    if cards.not_types & card.types or cards.all_types & ~card.types:
        return False
    if cards.civilizations and not cards.civilizations & card.civilizations:
        return False
    if cards.not_civilizations & card.civilizations:
        return False
    if cards.multicolored and card.civilizations.bit_count() < 2:
        return False
    if cards.races and not any(_has_race(card, word) for word in cards.races):
        return False
    if cards.either and not any(_fits(alternative, card) for alternative in cards.either):
        return False
    labels = [getattr(feature, "label", "") for feature in card.features]
    if cards.ability_word and f"{cards.ability_word}: " not in labels:
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
