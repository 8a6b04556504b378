"""One game driven from outside: a person, a Python player, a search, a replay or a test answers its questions.

The engine never waits. It plays until an answer is missing and stops there (decision D5). To resume, the session
restores the record as it was at the start of the turn, and plays the turn again with the answers so far and one more.
The other player can be a scripted one (`strategies.scripted.dispatch`).
"""

import copy
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from sim.cards.fitting import nameable
from sim.cards.words import Card
from sim.engine.play import copy_record, play_on, start_game
from sim.engine.record.codes.abilities import VERB_NAMES
from sim.engine.record.codes.cards import HYPERSPATIAL
from sim.engine.record.codes.choices import (
    AS_GUARDMAN,
    ASK_BLOCK,
    ASK_CARD_NAME,
    ASK_NAMES,
    ASK_RACE,
    ASK_RESOLVE,
    OPTION_ABILITY,
    OPTION_CARD,
    OPTION_NO,
    OPTION_NUMBER,
    OPTION_PLAYER,
    OPTION_YES,
)
from sim.engine.record.codes.play import ERRED, ERROR_NAMES, HALTED, INVARIANT, OVER, REASON_NAMES, RUNNING
from sim.engine.record.codes.programs import A_RACE
from sim.engine.record.invariants import INVARIANT_NAMES
from sim.engine.record.luck import root_key
from sim.engine.record.state import EVENT_WIDTH, GAME, new_records
from sim.games.batch import TURN_CAP
from sim.games.matchup import Matchup
from sim.games.option_texts import option_text

# Only the fields before the answers are restored, all frames included, because a scenario may start within effects:
# the answers are what is new, and the log is written again.
_FIELDS: Any = GAME.fields
_RESTORED: int = _FIELDS["answers"][1]

Event = tuple[int, int, int, int, int, int]  # a row of the log: see `sim.engine.record.codes.log`


class GameError(RuntimeError):
    """The engine stopped with an error; the message says which."""


class NoQuestion(RuntimeError):
    """An answer was given, but no question is open."""


class NotAnOption(ValueError):
    """An answer is not the number of an option; the message lists them."""


@dataclass(frozen=True)
class Option:
    """One way to answer: what it is (`OPTION_CARD`, `OPTION_NO` ...), its card and its number.

    `name` is None if there is no card or the player asked may not see its face; `card` is the number of the card in
    the record, or -1. `text` is the ability of the card, or the way of using it, if another option of the question
    is the same card.
    """

    what: int
    card: int
    name: str | None
    number: int
    text: str | None = None

    def words(self) -> str:
        """The option in a word or two, for messages and menus."""
        if self.what in (OPTION_NO, OPTION_YES):
            return "yes" if self.what == OPTION_YES else "no"
        if self.what == OPTION_PLAYER:
            return f"player {self.number}"
        if self.what == OPTION_NUMBER:
            return self.text or str(self.number)
        return named(self.name or "a hidden card", self.text)


def named(name: str, text: str | None) -> str:
    """The name of an option's card, with what tells it apart from other options of the same card."""
    return f"{name} ({text})" if text else name


@dataclass(frozen=True)
class Question:
    """What a player is asked: the kind of question (`ASK_MAIN` ...), by which card, to do what, and the options."""

    ask: int
    player: int
    source: str | None
    verb: int
    options: tuple[Option, ...]

    def words(self) -> str:
        """The question and its options in one line."""
        asked = ASK_NAMES[self.ask]
        verb = f" to {VERB_NAMES[self.verb]}" if self.verb else ""
        source = f" for {self.source}" if self.source else ""
        options = ", ".join(option.words() for option in self.options)
        return f"player {self.player}: {asked}{verb}{source}: {options}"


class Session:
    """A game in progress and its question.

    Players are seats: player 0 goes first. `Session.start` starts a game of a match; `sim.games.scenario`
    starts in the middle of a game. With `pausing`, the session stops between turns until `go_on` is called. A session
    can be copied (`copy`) and pickled; the copy goes on by itself.
    """

    def __init__(
        self, tables: Any, cards: tuple[Card, ...], state: Any, *, next_turn: bool, pausing: bool = False
    ) -> None:
        """Resume from a record (an array of one); with `next_turn`, the record is between two turns."""
        self._tables = tables
        self._cards = cards
        self._state = state
        self._kept = self._bytes[:_RESTORED].copy()
        self._next_turn = next_turn
        self._pausing = pausing
        self._answers: list[int] = []  # of this turn
        self._earlier: list[int] = []
        self._finished: list[Event] = []
        self._question: Question | None = None
        self._run()

    @classmethod
    def start(
        cls,
        matchup: Matchup,
        seed: int,
        game: int = 0,
        *,
        outside: Collection[int] = (0, 1),
        turn_cap: int = TURN_CAP,
        checked: bool = False,
        pausing: bool = False,
    ) -> "Session":
        """Start game number `game` of a match, as `sim.games.batch.play_match` numbers them.

        `outside` are the decks (0 is deck A, 1 deck B) whose players are driven from outside; the matchup's players
        play the others. In even games deck A goes first.
        """
        if any(rollouts and deck not in outside for deck, rollouts in enumerate(matchup.rollouts)):
            raise ValueError("a session does not search: give it the player's script, or the answers of `searching`")
        pair, second = divmod(game, 2)
        state = new_records()
        record = state[0]
        seats = matchup.seat(record, second, turn_cap, outside)
        record.checking = int(checked)
        record.recording = 1
        _, root = root_key(seed)
        start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root, pair)
        return cls(matchup.tables, matchup.cards, state, next_turn=True, pausing=pausing)

    def copy(self) -> "Session":
        """A game of its own that stands where this one does, to try something out; the first steps of a search.

        Either can be answered, without effect on the other, and the same answers lead to the same game. The tables of
        the cards are shared, which `copy.deepcopy` would copy too: this takes about 20 microseconds and 70 kB.
        """
        return copy.copy(self)

    def __getstate__(self) -> dict[str, Any]:
        """What copies and pickles are made of: a copy is a game of its own."""
        state = np.zeros(1, self._state.dtype)
        copy_record(state, self._state)
        own: dict[str, Any] = {"_state": state}
        for name in ("_answers", "_earlier", "_finished"):
            own[name] = [*getattr(self, name)]
        return {**self.__dict__, **own}

    # --- the state of the game ---------------------------------------------------------------------------
    @property
    def record(self) -> Any:
        """The record as it is now; do not change it."""
        return self._state[0]

    @property
    def state(self) -> Any:
        """The record as an array of one, which the entrances of the engine take; do not change it."""
        return self._state

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over or between two turns."""
        return self._question

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record.stopped == OVER)

    @property
    def turn_is_over(self) -> bool:
        """Whether the game is between two turns (only with `pausing`)."""
        return bool(self.record.stopped == RUNNING)

    @property
    def winner(self) -> int:
        """The player who has won, `DRAWN` if both lost, `NOBODY` if nobody has won."""
        return int(self.record.winner)

    @property
    def reason(self) -> str:
        """Why the game ended, in words; empty while it goes on."""
        return REASON_NAMES[int(self.record.reason)]

    @property
    def answers(self) -> tuple[int, ...]:
        """Every answer given from outside, in order: with the seed and the game number, they determine the game."""
        return (*self._earlier, *self._answers)

    @property
    def events(self) -> tuple[Event, ...]:
        """The log of the game so far, row by row as `sim.engine.record.codes.log` describes it."""
        return (*self._finished, *self._events_of_turn())

    def card_name(self, card: int) -> str:
        """The name of a card of the record: of the face or half that is in use now."""
        return self._cards[int(self.record.kind[card])].name

    # --- playing on -------------------------------------------------------------------------------------------
    def answer(self, index: int) -> None:
        """Choose the option number `index`, and play on to the next question.

        Raises NoQuestion, NotAnOption, or GameError if the engine stops with an error.
        """
        if self._question is None:
            raise NoQuestion("no question is open: " + ("the game is over" if self.over else "the turn is over"))
        if not isinstance(index, int | np.integer) or not 0 <= index < len(self._question.options):
            raise NotAnOption(f"{index!r} is not among the options 0 to {len(self._question.options) - 1} of "
                              f"{self._question.words()}")  # fmt: skip
        self._answers.append(int(index))
        self._restore()
        self._run()

    def go_on(self) -> None:
        """Begin the next turn of a game that is between two turns.

        Raises NoQuestion if it is not.
        """
        if not self.turn_is_over:
            raise NoQuestion("the game is not between two turns")
        self._run()

    def play_with(self, players: Mapping[int, Callable[["Session", Question], int]]) -> None:
        """Play to the end: each callable answers for its player, given this session and the question.

        Raises NoQuestion if a player without a callable is asked.
        """
        while not self.over:
            if self._question is None:
                self.go_on()
                continue
            if (player := players.get(self._question.player)) is None:
                raise NoQuestion(f"there is no callable for player {self._question.player}")
            self.answer(player(self, self._question))

    # --- inside -----------------------------------------------------------------------------------------------
    @property
    def _bytes(self) -> Any:
        """The bytes of the record."""
        return self._state.view(np.uint8).reshape(-1)

    def _restore(self) -> None:
        """Go back to the start of the turn, or of the scenario."""
        self._bytes[:_RESTORED] = self._kept

    def _keep(self) -> None:
        """The turn is over: make this the point to go back to."""
        self._finished += self._events_of_turn()
        self._earlier += self._answers
        self._answers.clear()
        self.record.event_count = 0
        self._kept = self._bytes[:_RESTORED].copy()
        self._next_turn = True

    def _run(self) -> None:
        """Play until a player is asked, the game is over, or the turn is over and the session pauses."""
        record = self.record
        self._question = None
        while True:
            record.event_count = 0
            record.answer_next = 0
            record.answer_count = len(self._answers)
            record.answers[: len(self._answers)] = self._answers
            play_on(self._state, self._tables, int(self._next_turn))
            if record.stopped == ERRED:
                raise GameError(self._what_went_wrong())
            if record.stopped == HALTED:
                self._question = self._read_question()
            if record.stopped != RUNNING:
                return
            self._keep()
            if self._pausing:
                return

    def _what_went_wrong(self) -> str:
        record = self.record
        message = f"turn {record.turn}: {ERROR_NAMES[int(record.error)]}"
        if record.error == INVARIANT:
            message += f": {INVARIANT_NAMES[int(record.broken_invariant)]}"
        return f"{message} (answers of the turn: {self._answers})"

    def _events_of_turn(self) -> list[Event]:
        rows = self.record.events[: int(self.record.event_count), :EVENT_WIDTH].tolist()
        return [tuple(row) for row in rows]

    def _read_question(self) -> Question:
        record = self.record
        count = int(record.option_count)
        cards = record.option_card[:count].tolist()
        options: list[Option] = []
        for index, card in enumerate(cards):
            what, number = int(record.option_what[index]), int(record.option_number[index])
            seen = bool(record.option_is_seen[index])
            name = self._nameable(number) if what == OPTION_NUMBER else None
            repeated = sum((other.what, other.card, other.number) == (what, card, number) for other in options)
            options.append(
                Option(
                    what=what,
                    card=card,
                    name=self.card_name(card) if seen else None,
                    number=number,
                    text=self._text(what, card, number, repeated) if seen and cards.count(card) > 1 else name,
                )
            )
        source = int(record.ask_card)
        return Question(
            ask=int(record.ask),
            player=int(record.ask_player),
            source=self.card_name(source) if source >= 0 else None,
            verb=int(record.ask_verb),
            options=tuple(options),
        )

    def _nameable(self, number: int) -> str | None:
        """What an option names, if that is a race, a civilization or a card."""
        asked = int(self.record.ask)
        return nameable(self._cards, asked - ASK_RACE + A_RACE)[number] if ASK_RACE <= asked <= ASK_CARD_NAME else None

    def _text(self, what: int, card: int, number: int, repeated: int) -> str | None:
        """What tells an option apart from others of its card; `repeated` counts those before it that are alike."""
        if what == OPTION_CARD and self.record.ask == ASK_BLOCK and number == AS_GUARDMAN:
            return "guardman"
        if what == OPTION_CARD and number > 0 and self.record.zone[card] == HYPERSPATIAL:
            side = int(self.record.kind[card])
            for _ in range(number):
                side = int(self._tables[0].next_face[side])
            return self._cards[side].name
        text = option_text(self._tables[0], self._cards, what, int(self.record.kind[card]), number)
        if what == OPTION_ABILITY and self.record.ask == ASK_RESOLVE:
            events = self._waits_for(card, number)
            if len(events) > 1 and events[repeated] >= 0:
                return f"{text or 'an ability'} - {self.card_name(events[repeated])}"
        return text

    def _waits_for(self, card: int, row: int) -> list[int]:
        """The cards of the different events because of which an ability of the card waits, in order."""
        record = self.record
        events = dict.fromkeys(
            (int(record.pool_event_card[at]), int(record.pool_event_object[at]), int(record.pool_event_number[at]))
            for at in range(int(record.pool_count))
            if record.pool_card[at] == card and record.pool_trigger[at] == row
        )
        return [event[0] for event in events]
