"""The protocol with which the pieces of a definition write their rows: all that the language knows of the tables.

`sim.cards.row_writer.RowWriter` implements it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Literal, Protocol

from sim.cards.words.amounts import Amount, Condition
from sim.cards.words.descriptions import Cards
from sim.cards.words.misuse import DefinitionError
from sim.engine.record.codes import programs, statics, zones

# What a program can know, from its earlier steps or from the event that triggered it.
Known = Literal[
    "them",
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
    "battled",
    "blocker",
    "attacker",
    "this attacks",
    "single cards",
    "shields",
    "gone",
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


class Rows(Protocol):
    """The rows of the cards of a match, written card by card."""

    is_asked_about: bool  # whether the sentence that is to be written is followed by one that begins with "if you do"

    # --- Refusing ---
    def error(self, reason: str) -> DefinitionError:
        """An error that names the card and the phrase that is being written."""
        ...

    @property
    def is_aside(self) -> bool:
        """Whether what is being written is no ability of the card: only an effect begins it."""
        ...

    def needs(self, what: Known, reason: str) -> None:
        """Refuse a program that needs something that no earlier step has made known."""
        ...

    @property
    def they_have_gone(self) -> bool:
        """Whether an earlier step has moved "them" elsewhere, where no later step finds them (400.8)."""
        ...

    @property
    def this_has_left(self) -> bool:
        """Whether the ability waits for this creature to leave the battle zone, wherever it goes."""
        ...

    def how_to_find_this(self) -> int:
        """AS_IT_IS, or AS_IT_LEFT if the ability waits for this creature to go to the graveyard (603.5c).

        An ability that waits for it to leave, wherever it goes, is refused: it may be in a hidden zone.
        """
        ...

    @property
    def they_are_single(self) -> bool:
        """Whether "they" are single cards in the battle zone, which leave the rest of a creature there (109.2a)."""
        ...

    def needs_way(self, done: str) -> None:
        """Refuse "in this way" if the step that says how many does something else than that ("discarded")."""
        ...

    def needs_named(self, one_cost: bool) -> None:
        """Refuse to compare costs with a number that has not been named, or where a twinpact has two costs."""
        ...

    def needs_action(self, sentences: Iterable[Sentence]) -> None:
        """Refuse "if you do" if the engine does not know whether the sentences before it were done."""
        ...

    def alone(self, word: str) -> AbstractContextManager[None]:
        """Refuse a word inside another word of the same name."""
        ...

    # --- Descriptions: codes of numbers, rows of filters and conditions ---
    def filter(self, cards: Cards, as_a_whole: bool = False, to_choose: bool = False, of_event: bool = False) -> int:
        """The row of a description.

        With `as_a_whole`, all such cards are taken; with `to_choose`, some are chosen in zones; with `of_event`, it is
        about the card of an event.
        """
        ...

    def change(self, races: tuple[str, ...], civilizations: int) -> int:
        """The bit of a change that gives races and civilizations to cards."""
        ...

    def plain_filter(
        self, cards: Cards, printed_only: bool = False, powers: bool = False, keywords: bool = False
    ) -> int:
        """The row of a description that is read outside any effect; `printed_only`: of printed facts alone.

        `powers`, `keywords`: it may refer to them, because no power, or no keyword, depends on this description.
        """
        ...

    def amount(self, value: int | Amount) -> int:
        """The code of a number that a resolving effect reads."""
        ...

    def plain_amount(self, value: int | Amount) -> int:
        """The code of a number that is read without power and keywords, outside a resolving effect."""
        ...

    def argument(self, value: int | Amount | Cards) -> int:
        """The argument of a step: a number, the code of an amount or the row of a description."""
        ...

    def condition(self, condition: Condition) -> int:
        """The row of a condition that a resolving effect checks."""
        ...

    def plain_condition(self, condition: Condition | None, knows: Iterable[Known] = ()) -> int:
        """The row of a condition that is read like a `plain_amount`, or -1 for none."""
        ...

    # --- Programs ---
    def step(self, code: int, **arguments: int) -> int:
        """Write a step with its arguments (`programs.ARGUMENTS`) and return its row; jumps may be left to `go_here`."""
        ...

    @property
    def has_just_revealed(self) -> bool:
        """Whether the last step revealed cards until one fits, which is "them"."""
        ...

    def keep_revealed(self) -> None:
        """Let the card that ended the revealing be one of the rest too; refuse it if nothing was revealed so."""
        ...

    def keep_chosen(self) -> None:
        """Let the cards chosen before the rest became "them" be kept; refuse it if no rest has been spoken of."""
        ...

    def skip_to_here(self, row: int) -> None:
        """Let a step jump to the next one that will be written; what it jumps over has chosen nothing then."""
        ...

    def go_here(self, row: int, argument: str = "go_to") -> None:
        """Set the jump of a step to the next step that will be written."""
        ...

    def sentences(self, sentences: Iterable[Sentence]) -> None:
        """Write the steps of sentences, one after the other."""
        ...

    def forgotten(self) -> AbstractContextManager[None]:
        """Let the sentences written next, up to a jump, not know what those written inside make known."""
        ...

    def program(self, sentences: Iterable[Sentence], last: int = programs.END, knows: Iterable[Known] = ()) -> int:
        """Write a whole program, and return its first row; `knows` is what it knows from the start."""
        ...

    def program_aside(self, sentences: Iterable[Sentence]) -> int:
        """Write a program that a step of another program starts, and return its first row."""
        ...

    def hidden_trigger(
        self, event: int, sentences: Iterable[Sentence], of_them: bool = False, named: bool = False
    ) -> int:
        """Write a triggered ability that only a resolving effect creates (603.6), and return its row.

        With `of_them`, it is done to the creatures that are "them" when it is created; with `named`, it knows what has
        been named by then.
        """
        ...

    def aside(self, given: bool = False) -> AbstractContextManager[None]:
        """Let the triggers and static abilities written inside be none of the card: only an effect begins them.

        One that is `given` is the ability of a creature, even if a spell gives it.
        """
        ...

    @property
    def last_row(self) -> int:
        """The row of the trigger or static ability that has been written last aside."""
        ...

    # --- The card ---
    def printed(self, **columns: int | Sequence[int]) -> None:
        """Write columns of the card."""
        ...

    def add_bits(self, **columns: int) -> None:
        """Add bits to columns of the card."""
        ...

    def at_event(self, event: int, awakens: bool = False) -> AbstractContextManager[None]:
        """Let what is written inside refer to the numbers of the event; `awakens`: flipping is awakening there."""
        ...

    @property
    def flipping_awakens(self) -> bool:
        """Whether the ability is one of awakening: its text says so (701.20a)."""
        ...

    def trigger(  # noqa: PLR0913 - a keyword for each column
        self,
        *,
        event: int,
        zones: int,
        subject: int,
        condition: int,
        needs: int,
        whose: int,
        program: int,
        declared: bool,
        act: int,
        tag: int,
        named: bool,
        given_to: int,
        given_while: int,
    ) -> None:
        """Write a triggered ability of the card: its columns, without `trigger_`."""
        ...

    def static(  # noqa: PLR0913 - a keyword for each column
        self,
        *,
        head: int,
        filter: int,
        amount: int = 0,
        acts: int = 0,
        most_cost: int = statics.NO_COST_IS_TOO_MUCH,
        keywords: int = 0,
        zone: int = 0,
        condition: int = -1,
        floor: int = 0,
        optional: bool = False,
        program: int = programs.NO_PROGRAM,
        against: int = -1,
        least_power: int = 0,
        most_power: int = -1,
        zones: int = 1 << zones.BATTLE,
    ) -> None:
        """Write a static ability of the card: its columns, without `static_`."""
        ...

    def way(  # noqa: PLR0913 - a keyword for each column
        self,
        *,
        condition: int,
        reduction: int,
        cost: int,
        zones: int,
        payment: int,
        rider: int,
        base: int = -1,
        least_cards: int = 1,
        most_cards: int = 1,
        into_shields: bool = False,
        more: int = 0,
        times: int = 0,
        tapped_beside: int = 0,
    ) -> None:
        """Write another way of using the card: its columns, without `way_`."""
        ...
