"""The rows of the cards of a match, as the pieces of a definition write them: programs and abilities.

Descriptions, numbers and conditions are written by `sim.cards.row_writer`, which knows whole cards;
`sim.cards.tabulation` decides which cards are written, and in which order.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal, Protocol

import numpy as np

from sim.cards.words.amounts import Amount, Condition
from sim.cards.words.descriptions import Cards
from sim.cards.words.misuse import DefinitionError
from sim.engine.record.codes import (
    card_types,
    descriptions,
    events,
    programs,
    statics,
    traits,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word, words_of
from sim.language import gettext

# What a program can know, from its earlier steps or from the event that triggered it.
Known = Literal[
    "them",
    "cards of any type",  # they were spoken of as cards, not as creatures
    "rest",
    "number",
    "player",
    "named",
    "power named",
    "race named",
    "civilization named",
    "card named",
    "race of this",
    "card of this",
    "this",
    "that creature",
    "that card",
    "that ability",
    "a battle",
    "battled",
    "blocker",
    "attacker",
    "this attacks",
    "single cards",
    "shields",
    "gone",
    "picked",
    "revealed",
    "chosen",
    "its use",
    "spell half",
    "this spell",
    "this in the graveyard",
    "this anywhere",
]


class Sentence(Protocol):
    """A part of a program: it writes steps."""

    @property
    def asks_whether_done(self) -> bool:
        """Whether it is an "if you do" that asks about the sentence before."""
        ...

    @property
    def tells_whether_done(self) -> bool:
        """Whether the engine knows afterwards whether it was done."""
        ...

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        ...


# Where an ability works, as bits of zones.
WORKS_IN_BATTLE: Final = 1 << zones.BATTLE
WORKS_IN_SHIELDS: Final = 1 << zones.SHIELD
WORKS_IN_HYPERSPATIAL: Final = 1 << zones.HYPERSPATIAL
WORKS_OUTSIDE: Final = 1 << zones.GRAVEYARD | 1 << zones.MANA | WORKS_IN_HYPERSPATIAL  # public zones (603.2e)

# What the columns of an ability say if nothing else is written; those that are not named here say 0.
PLAIN_TRIGGER: Final = {
    "subject": descriptions.SUBJECT_IS_SELF,
    "condition": -1,
    "needs": -1,
    "given_to": -1,
    "given_while": -1,
    "reads_event": True,
}
PLAIN_STATIC: Final = {
    "filter": descriptions.SUBJECT_IS_SELF,
    "against": -1,
    "condition": -1,
    "most_power": -1,
    "most_cost": statics.NO_COST_IS_TOO_MUCH,
}

# What a step makes known to the steps after it.
MAKES_KNOWN: dict[int, tuple[Known, ...]] = {
    programs.SELECT: ("them",),
    programs.SELECT_AMONG: ("rest",),
    programs.EVERY: ("them",),
    programs.AT_RANDOM: ("them",),
    programs.THIS: ("them",),
    programs.THAT: ("them",),
    programs.OF_ATTACK: ("them",),
    programs.TOP: ("them",),
    programs.PICK_PLAYER: ("player",),
    programs.DO: ("number", "player"),
    **dict.fromkeys(programs.LEAVES_A_NUMBER, ("number",)),
    programs.CHARGE: ("number", "them"),
    programs.MILL: ("number", "them"),
    programs.MILL_BOTTOM: ("number", "them"),
    programs.GR_SUMMON: ("number", "them"),
    programs.MARKED: ("them",),
}

NAMED: dict[int, Known] = {
    programs.A_NUMBER: "named",
    programs.A_RACE: "race named",
    programs.A_CIVILIZATION: "civilization named",
    programs.A_CARD_NAME: "card named",
    programs.A_POWER: "power named",
}
FOR_THE_CARD: set[Known] = {"race named", "civilization named", "card named"}  # the card of the ability remembers it
WHERE_THIS_WENT: set[Known] = {"this in the graveyard", "this anywhere"}


# What is done "in this way", by the verb of the step that says how many; steps without a verb do none of it.
IN_THIS_WAY = {
    "broken": (verbs.BREAK, verbs.THAT_BREAKS, verbs.THEY_BREAK),
    "destroyed": (verbs.DESTROY, verbs.TO_GRAVEYARD),
    "discarded": (verbs.DISCARD, verbs.TO_GRAVEYARD),  # 701.7a
    "returned": (verbs.TO_HAND, verbs.SHIELD_TO_HAND),
    "tapped": (verbs.TAP,),
    "won": (verbs.NO_VERB,),
}


# After these verbs the cards are elsewhere, as other objects (400.5).
MOVES_AWAY = (*verbs.MOVES_CARDS, verbs.DISCARD, verbs.SHIELD_TO_HAND)


class Fields:
    """The fields of the one record of an array, by name: numbers, and arrays that are looked up once.

    NumPy's own `np.record` looks a field up at each access, in Python, which takes a third of the time to write a card.
    """

    dtype: Any

    def __init__(self, array: Any) -> None:
        places = array.dtype.fields
        vars(self).update(dtype=array.dtype, _places=places, _get=array[0].getfield, _set=array[0].setfield)

    def __getattr__(self, name: str) -> Any:
        found = self._get(*self._place(name))
        if isinstance(found, np.ndarray):
            vars(self)[name] = found
        return found

    def __setattr__(self, name: str, value: Any) -> None:
        self._set(value, *self._place(name))

    def _place(self, name: str) -> tuple[Any, int]:
        """The type of a field, and where it begins."""
        if name not in self._places:
            raise AttributeError(f"no field is called {name}")
        found: tuple[Any, int] = self._places[name][:2]
        return found

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self, name, value)


class Rows:
    """The rows of the cards of a match, written card by card: a `TABLES` record."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.record: Any = Fields(array)
        self.phrase: Callable[[], str] | None = None  # English of the piece being written
        self.is_asked_about = False  # whether the sentence being written is followed by one with "if you do"
        self.flipping_awakens = False  # whether the ability says that a creature awakens (701.20a)
        self._event = 0  # the event that the ability being written waits for
        self._reads_numbers = False  # whether it refers to a number of the event; `trigger` reads it
        self._is_given = False  # whether it is an ability that an effect gives to creatures
        self._known: set[Known] = set()  # what the program knows so far: see `needs`
        self._steps = programs.NO_PROGRAM + 1
        self._triggers = programs.SLAYER_TRIGGER
        self._triggers_of_kind = iter(range(0))
        self._statics = 0
        self._statics_aside = 0  # they fill the table from its end
        self._is_aside = False
        self._last_row = 0
        self._ways = 0
        self._action: int = verbs.NO_VERB  # the verb of the last step that left a number
        self._revealing = 0  # the step that has revealed cards until one fits
        self._taking_rest = 0  # the step that has made the rest "them"
        self._words: set[str] = set()  # the open words that can't be inside themselves: see `alone`

    # --- What `sim.cards.row_writer` adds: the card, and descriptions ---
    @property
    def kind(self) -> int:
        """The kind being written."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """The name of the card being written."""
        raise NotImplementedError

    @property
    def types(self) -> int:
        """The types of the card being written; none before the first one."""
        raise NotImplementedError

    def needs(self, what: Known, reason: str) -> None:
        """Refuse a program that needs something that no earlier step has made known."""
        raise NotImplementedError

    def filter(self, cards: Cards, as_a_whole: bool = False, to_choose: bool = False, of_event: bool = False) -> int:
        """The row of a description; equal ones share it.

        With `as_a_whole`, all such cards are taken; with `to_choose`, some are chosen in zones; with `of_event`, it is
        about the card of an event. Raises DefinitionError if the engine would ignore a part of it.
        """
        raise NotImplementedError

    def described(self, row: int) -> Cards:
        """The description that a filter is of."""
        raise NotImplementedError

    def plain_filter(
        self, cards: Cards, printed_only: bool = False, powers: bool = False, keywords: bool = False
    ) -> int:
        """The row of a description that is read outside any effect; `printed_only`: of printed facts alone.

        `powers`, `keywords`: it may refer to them, because no power, or no keyword, depends on this description.
        """
        raise NotImplementedError

    def change(self, races: tuple[str, ...], civilizations: int) -> int:
        """The bit of a change that gives races and civilizations to cards; equal ones share it."""
        raise NotImplementedError

    def needs_nameable(self, sort: int) -> None:
        """Keep in mind that a card of the match asks for a name of this sort."""
        raise NotImplementedError

    def amount(self, value: int | Amount) -> int:
        """The code of a number that a resolving effect reads: itself, or -1 - row."""
        raise NotImplementedError

    def plain_amount(self, value: int | Amount, strength: bool = False) -> int:
        """The code of a number that is read outside a resolving effect, without power and keywords.

        With `strength`, creatures of the battle zone may be counted by both.
        """
        raise NotImplementedError

    def condition(self, condition: Condition | None) -> int:
        """The row of a condition that a resolving effect checks, or -1 for none."""
        raise NotImplementedError

    def plain_condition(self, condition: Condition | None, knows: Iterable[Known] = (), strength: bool = False) -> int:
        """The row of a condition that is read like a `plain_amount`, or -1 for none."""
        raise NotImplementedError

    # --- Refusing ---
    def error(self, reason: str) -> DefinitionError:
        """An error that names the card and the phrase that is being written."""
        phrase = f'"{self.phrase()}": ' if self.phrase else ""
        return DefinitionError(f"{self.name}: {phrase}{gettext(reason)}")

    def _refuse(self, reason: str) -> None:
        """Raise DefinitionError if there is a reason."""
        if reason:
            raise self.error(reason)

    def _free(self, used: int, capacity: int, what: str) -> int:
        """The next row, if the tables have one left."""
        if used >= capacity:
            raise DefinitionError(
                gettext(
                    "{card}: the two decks together need more than {capacity} {what}",
                    card=self.name,
                    capacity=capacity,
                    what=gettext(what),
                )
            )
        return used

    def needs_named(self, one_cost: bool) -> None:
        """Refuse to compare costs with a number that has not been named, or where a twinpact has two costs."""
        self.needs("named", "nothing before has named a number")
        if not one_cost:
            raise self.error(
                "only costs of creatures in play, or of what is summoned, cast or put, can be compared with it"
            )

    @contextmanager
    def at_event(self, event: int, awakens: bool = False) -> Iterator[None]:
        """Let what is written inside refer to the numbers of the event; `awakens`: flipping is awakening there."""
        outside = self._event, self.flipping_awakens
        self._event, self.flipping_awakens = event, awakens
        yield
        self._event, self.flipping_awakens = outside

    def argument(self, value: int | Amount | Cards) -> int:
        """The argument of a step: a number as it is, the code of an amount or the row of a description."""
        if isinstance(value, Amount):
            return self.amount(value)
        return self.filter(value) if isinstance(value, Cards) else value

    # --- Steps ---
    def step(self, code: programs.StepCode, **arguments: int) -> int:
        """Write one step of the program and return its row.

        Raises TypeError unless the arguments are those of the step; only jumps may be left out.
        """
        names = programs.ARGUMENTS[code]
        missing = set(names) - set(arguments) - set(programs.LATER)
        if missing or not set(arguments) <= set(names):
            raise TypeError(f"step {code} takes {names}, not {tuple(arguments)}")
        row = self._free(self._steps, len(self.record.step_code), "program steps")
        self._steps = row + 1
        self.record.step_code[row] = code
        for name, value in arguments.items():
            self._column(name)[row] = value
        if arguments.get("whose") == programs.CHOSEN_PLAYERS:
            self.needs("player", "nothing before says which player is meant")
        self._learn(code, arguments)
        if arguments.get("verb") == verbs.NO_VERB and code == programs.DO:
            self._known.discard("number")  # choosing alone does nothing to any card
        return row

    def needs_way(self, done: str) -> None:
        """Refuse "in this way" if the step that says how many does something else than that ("discarded")."""
        if self._action not in IN_THIS_WAY.get(done, (self._action,)):
            raise self.error(gettext("the sentence right before it does not say how many are {done}", done=done))

    def _learn(self, code: programs.StepCode, arguments: dict[str, int]) -> None:
        """Keep what the step makes known."""
        makes_known = MAKES_KNOWN.get(code, ())
        self._known.update(makes_known)
        if "number" in makes_known:
            self._action = arguments.get("verb", verbs.NO_VERB)
        if code == programs.JUDGE and arguments["how"] == programs.UNTIL_LOST:
            self._known.add("number")
            self._action = verbs.NO_VERB
        if code == programs.NAME:
            if arguments["names"] in (programs.A_NUMBER, programs.A_POWER):
                self._known -= {"named", "power named"}  # one number is remembered
            else:
                self.needs_nameable(arguments["names"])
            self._known.add(NAMED[arguments["names"]])
        if code == programs.NAME_THEM:
            self.needs("them", "nothing before says which creature's name it is")
            self.needs_nameable(programs.A_CARD_NAME)
            self._known.add(NAMED[programs.A_CARD_NAME])
        if code in (programs.SELECT_AMONG, programs.REST):
            self._known.discard("revealed")
            self._known.discard("chosen")
        if code == programs.REST:
            self._known.add("chosen")
            self._taking_rest = self._steps - 1
        if code == programs.TOP and arguments["filter"] >= 0:
            self._known.update(("rest", "revealed"))
            self._revealing = self._steps - 1
        if "them" in makes_known and not arguments.get("add_to_them"):
            self._known -= {"single cards", "shields"}
        if code in (programs.SELECT, programs.EVERY, programs.AT_RANDOM):
            if self.described(arguments["filter"]).zones == (zones.SHIELD,):
                self._known.add("shields")
        if "them" in makes_known or code in (programs.SELECT_AMONG, programs.REST):
            self._known.discard("gone")
            filter_of_them = arguments.get("filter", -1)
            if filter_of_them < 0 or self.described(filter_of_them).noun == "card":
                self._known.add("cards of any type")
            else:
                self._known.discard("cards of any type")
        if code == programs.SELECT_AMONG:
            self._known.add("picked")
        elif "them" in makes_known or code == programs.REST:
            self._known.discard("picked")
        if code == programs.DO and arguments["verb"] in MOVES_AWAY:
            self._known.add("gone")
        takes_single = code in (programs.SELECT, programs.AT_RANDOM) or (code == programs.EVERY and arguments["single"])
        if code == programs.DRAW and arguments["add_to_them"]:
            self._known.add("them")
        if takes_single and self.described(arguments["filter"]).are_single:
            self._known.add("single cards")
        if code == programs.CROSSED_WITH_THEM and arguments["how"] == programs.THE_CARDS_UNDER:
            self._known.add("single cards")

    @property
    def has_just_revealed(self) -> bool:
        """Whether the last step revealed cards until one fits, which is "them"."""
        return "revealed" in self._known and self._revealing == self._steps - 1

    @property
    def has_just_shown_top_cards(self) -> bool:
        """Whether the last step looked at top cards or revealed them, where they stay."""
        last = self._steps - 1
        return bool(self.record.step_code[last] == programs.TOP and self.record.step_filter[last] < 0)

    def keep_revealed(self) -> None:
        """Let the card that ended the revealing be one of the rest too; refuse it if nothing was revealed so."""
        self.needs("revealed", "no cards have been revealed until one fits")
        self.record.step_shown[self._revealing] = programs.REVEALED_TOGETHER

    def keep_chosen(self) -> None:
        """Let the cards chosen before the rest became "them" be kept; refuse it if no rest has been spoken of."""
        self.needs("chosen", "no cards have been chosen before the rest was spoken of")
        self.record.step_exchanged[self._taking_rest] = 1

    @property
    def speaks_of_them(self) -> bool:
        """Whether an earlier step has made some cards "them"."""
        return "them" in self._known

    @property
    def they_have_gone(self) -> bool:
        """Whether an earlier step has moved "them" elsewhere, where no later step finds them (400.8)."""
        return "gone" in self._known

    @property
    def they_are_picked(self) -> bool:
        """Whether "they" are what was chosen among other cards: those left are the rest."""
        return "picked" in self._known

    @property
    def this_has_left(self) -> bool:
        """Whether the ability waits for this creature to leave the battle zone, wherever it goes."""
        return bool({"this in the graveyard", "this anywhere"} & set(self._known))

    def how_to_find_this(self) -> int:
        """AS_IT_IS, or AS_IT_LEFT if the ability waits for this creature to go to the graveyard (603.5c).

        An ability that waits for it to leave, wherever it goes, is refused: it may be in a hidden zone.
        """
        if "this anywhere" in self._known:
            raise self.error("this creature has left by then; only what waits for it to be destroyed can find it")
        return programs.AS_IT_LEFT if "this in the graveyard" in self._known else programs.AS_IT_IS

    @property
    def they_are_single(self) -> bool:
        """Whether "they" are single cards in the battle zone, which leave the rest of a creature there (109.2a)."""
        return "single cards" in self._known

    def skip_to_here(self, row: int) -> None:
        """Let a step jump to the next one; what those in between would choose is nothing then (101.3)."""
        self.go_here(row)
        skipped = range(row + 1, self._steps)
        codes = [int(self.record.step_code[at]) for at in skipped]
        chosen = {known for code in codes for known in MAKES_KNOWN.get(code, ()) if code != programs.DO}
        if any(self.record.step_add_to_them[at] for at in skipped):
            chosen.discard("them")
        them, player = programs.FORGETS_THEM * ("them" in chosen), programs.FORGETS_PLAYER * ("player" in chosen)
        self.record.step_forgets[row] = them | player

    def go_here(self, row: int, argument: str = "go_to") -> None:
        """Set the jump of a step to the next step that will be written."""
        self._column(argument)[row] = self._steps

    def _column(self, argument: str) -> Any:
        """The column of a step argument."""
        if argument in programs.MODES:
            return self.record.step_modes[:, programs.MODES.index(argument)]
        return self.record["step_" + argument]

    def needs_action(self, sentences: Iterable[Sentence]) -> None:
        """Refuse "if you do" if the engine does not know whether the sentences before it were done."""
        if not any(sentence.tells_whether_done for sentence in sentences):
            raise self.error('nothing that "if you do" could ask about comes before it')

    @contextmanager
    def alone(self, word: str) -> Iterator[None]:
        """Refuse a word inside another word of the same name."""
        if word in self._words:
            raise self.error(gettext("one {word} can't be inside another", word=word))
        self._words.add(word)
        yield
        self._words.remove(word)

    # --- Programs ---
    def sentences(self, sentences: Iterable[Sentence]) -> None:
        """Write the steps of sentences, one after the other; they may be one of several ways that a text goes."""
        before: tuple[Sentence, ...] = ()
        had_gone = self.they_have_gone
        sentences = tuple(sentences)
        for sentence, after in itertools.zip_longest(sentences, sentences[1:]):
            if sentence.asks_whether_done:
                self.needs_action(before)
            self.is_asked_about = after is not None and after.asks_whether_done
            sentence.write(self)
            before = (sentence,)
        if not had_gone:
            self._known.discard("gone")

    @contextmanager
    def forgotten(self) -> Iterator[None]:
        """Let the sentences written next not know what those written inside make known: a text goes one way only."""
        known = set(self._known)
        yield
        self._known = known

    def program(
        self, sentences: Iterable[Sentence], last: programs.StepCode = programs.END, knows: Iterable[Known] = ()
    ) -> int:
        """Write a whole program and return its first row."""
        start = self._steps
        outside, self._known = self._known, set(knows)
        self.sentences(sentences)
        self._known = outside
        self.step(last)
        if last != programs.END:
            self.step(programs.END)
        return start

    @contextmanager
    def aside(self, given: bool = False) -> Iterator[None]:
        """Let the triggers and static abilities written inside be none of the card: only an effect begins them.

        One that is `given` is the ability of a creature, even if a spell gives it.
        """
        over = self.step(programs.JUMP)
        outside = self._is_aside, self._is_given
        self._is_aside, self._is_given = True, given
        yield
        self._is_aside, self._is_given = outside
        self.go_here(over)

    @property
    def is_aside(self) -> bool:
        """Whether what is being written is no ability of the card: only an effect begins it."""
        return self._is_aside

    @property
    def last_row(self) -> int:
        """The row of the trigger or static ability that has been written last aside."""
        return self._last_row

    def program_aside(
        self, sentences: Iterable[Sentence], knows: Iterable[Known] = (), of_them: bool = False, named: bool = False
    ) -> int:
        """Write a program that a step of another program starts, and return its first row.

        The other program jumps over its steps. It knows none of the numbers of the other program's event, but where its
        card is; with `named`, it knows what the other program has had named for the card.
        """
        recalled = self._known & FOR_THE_CARD if named else set()
        knows = {*knows, *self._known & WHERE_THIS_WENT}
        over = self.step(programs.JUMP)
        with self.at_event(0, self.flipping_awakens):
            program = self._steps
            if of_them:
                self.step(programs.MARKED)
                knows.add("them")
            if recalled:
                self.step(programs.RECALL_NAMED)
                knows |= recalled
            self.program(sentences, knows=knows)
        self.go_here(over)
        return program

    # --- Abilities ---
    def _at_home(self, places: int) -> int:
        """Where an ability works: those of a castle work in the shield zone (110.3d), not in the battle zone."""
        castle = card_types.traits_of(self.types) & traits.FORTIFIES and not self._is_aside
        return 1 << zones.SHIELD if castle and places == 1 << zones.BATTLE else places

    def _next_trigger(self) -> int:
        row = self._free(self._triggers, len(self.record.trigger_kind), "triggered abilities")
        self._triggers = row + 1
        return row

    def _write_row(self, table: str, row: int, columns: Mapping[str, object]) -> None:
        """Write columns of a row of a table."""
        for name, value in columns.items():
            self.record[f"{table}_{name}"][row] = value

    def _write_trigger(self, row: int, kind: int, *, event: int, zones: int = WORKS_IN_BATTLE, **columns: int) -> None:
        where = {"event": words_of(event), "zones": self._at_home(zones)}
        self._write_row("trigger", row, {**PLAIN_TRIGGER, **columns, **where, "kind": kind})

    def trigger(
        self, *, event: int, zones: int, program: int, declared: bool, first_time: bool, **columns: int
    ) -> None:
        """Write a triggered ability of the card, after its program; `columns` are the others of its row.

        The triggers of a card are in consecutive rows.
        """
        steps = self.record.step_code[program : self._steps].tolist()
        reads_event = self._reads_numbers or not set(steps).isdisjoint(programs.READ_EVENT)
        self._reads_numbers = False
        row = self._next_trigger() if self._is_aside else next(self._triggers_of_kind)
        self._last_row = row
        self._write_trigger(
            row,
            self.kind,
            event=event,
            zones=zones,
            program=program,
            declared=declared,
            first_time=first_time,
            reads_event=reads_event,
            **columns,
        )
        if first_time:
            self.record.first_events[:] |= words_of(event)
        if not self._is_aside:
            self._listen(event, zones, declared)

    def _listen(self, event: int, zones: int, declared: bool) -> None:
        """Let the kind listen to the events of an ability where that works."""
        record = self.record
        if declared:
            record.declared_watches[self.kind] |= words_of(event)
            record.declared_events[:] |= words_of(event)
            record.declared_zones |= zones
            return
        zones = self._at_home(zones)
        # The card itself, wherever it comes from.
        arrives = events.INTO_GRAVEYARD | events.INTO_MANA_FROM | events.INTO_HYPERSPATIAL
        if zones & WORKS_IN_BATTLE or event & arrives:
            record.watches[self.kind] |= words_of(event)
        if zones & WORKS_IN_SHIELDS:
            record.shield_watches[self.kind] |= words_of(event)
        outside = zones & (WORKS_IN_HYPERSPATIAL if event & arrives else WORKS_OUTSIDE)
        if outside:
            record.outside_events[:] |= words_of(event)
            record.outside_zones |= outside

    def hidden_trigger(
        self, event: int, sentences: Iterable[Sentence], of_them: bool = False, named: bool = False
    ) -> int:
        """Write a triggered ability that only a resolving effect creates (603.6), and return its row.

        With `of_them`, it is done to the creatures that are "them" when it is created; with `named`, it knows what has
        been named by then.
        """
        knows: tuple[Known, ...] = (
            ("that creature",) if event in (events.END_OF_ATTACK, events.AFTER_THE_ATTACK) else ()
        )
        if event == events.AFTER_BATTLE:
            knows = ("attacker",)
        program = self.program_aside(sentences, knows=knows, of_them=of_them, named=named)
        row = self._next_trigger()
        self._write_trigger(row, self.kind, event=event, program=program)
        return row

    def static(self, *, head: int, zones: int = WORKS_IN_BATTLE, keywords: int = 0, **columns: int) -> None:
        """Write a static ability of the card; `columns` are the others of its row."""
        assert 0 < head < statics.HEADS, "no room for another head of static abilities: STATIC_WORDS must grow"
        self._free(self._statics + self._statics_aside, len(self.record.static_head), "static abilities")
        if self._is_aside:
            self._statics_aside += 1
            row = len(self.record.static_head) - self._statics_aside
        else:
            row = self._statics
            self._statics = row + 1
        self._last_row = row
        own = {"head": head, "zones": self._at_home(zones), "keywords": in_word(keywords), "kind": self.kind}
        self._write_row("static", row, {**PLAIN_STATIC, **columns, **own})

    def way(self, **columns: int) -> None:
        """Write another way of using the card, by the columns of its row."""
        row = self._free(self._ways, len(self.record.way_cost), "ways of using cards")
        self._ways = row + 1
        self._write_row("way", row, columns)

    def printed(self, **columns: int | Sequence[int]) -> None:
        """Write columns of the card; a sequence fills the first places of a column."""
        for name, value in columns.items():
            if isinstance(value, int):
                self.record[name][self.kind] = value
            else:
                self.record[name][self.kind, : len(value)] = value

    def add_bits(self, **columns: int) -> None:
        """Add bits to columns of the card."""
        keywords, *more = words_of(columns.pop("keywords", 0))
        self.record.keywords[self.kind] |= keywords
        self.record.more_keywords[self.kind] |= more
        for name, bits in columns.items():
            self.record[name][self.kind] |= bits
