"""One game driven from outside: a person, a Python player, a search, a replay or a test answers its questions.

The engine never waits. It plays until an answer is missing and stops there (decision D5). To resume, the session
restores the record as it was at the start of the turn, and plays the turn again with the answers so far and one more.
The other player can be a scripted one (`strategies.scripted.dispatch`).
"""

import copy
import itertools
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from sim.cards.words import Card
from sim.engine.entrances import copy_record, play_on, play_to_question, start_game
from sim.engine.record.codes.choices import OUTSIDE
from sim.engine.record.codes.play import ERRED, ERROR_NAMES, HALTED, INVARIANT, OVER, REASON_NAMES, RUNNING
from sim.engine.record.desk import new_desks
from sim.engine.record.invariants import INVARIANT_NAMES
from sim.engine.record.luck import root_key
from sim.engine.record.state import EVENT_WIDTH, GAME, new_records
from sim.games.batch import TURN_CAP
from sim.games.matchup import Matchup
from sim.games.memory import NO_ANSWERS, RECORDS, Beginning, Memory, NoDeal
from sim.games.questions import Question, read_question
from sim.games.view import View
from strategies.playbooks.finding import AUTO, find_player
from strategies.registry import UnknownPlayer, chosen_player, thinker_of

# Only the fields before the answers are restored, all frames included, because a scenario may start within effects:
# the answers are what is new, and the log is written again.
_FIELDS: Any = GAME.fields
_RESTORED: int = _FIELDS["answers"][1]

Scripts = tuple[tuple[int, Any], tuple[int, Any]]  # by seat: the number of a script, and its parameters
Event = tuple[int, int, int, int, int, int]  # a row of the log: see `sim.engine.record.codes.log`


class GameError(RuntimeError):
    """The engine stopped with an error; the message says which."""


class NoQuestion(RuntimeError):
    """An answer was given, but no question is open."""


class NotAnOption(ValueError):
    """An answer is not the number of an option; the message lists them."""


class Session:
    """A game in progress and its question.

    Players are seats: player 0 goes first. `Session.start` starts a game of a match; `sim.games.scenario`
    starts in the middle of a game. With `pausing`, the session stops between turns until `go_on` is called. A session
    can be copied (`copy`) and pickled; the copy goes on by itself.
    """

    def __init__(
        self,
        tables: Any,
        cards: tuple[Card, ...],
        state: Any,
        *,
        next_turn: bool,
        pausing: bool = False,
        answers: Sequence[int] = (),
        scripts: Scripts | None = None,
        beginning: Beginning | None = None,
        number: int = 0,
    ) -> None:
        """Resume from a record (an array of one); with `next_turn`, the record is between two turns.

        `answers` are given first. `scripts` play a seat where it is played out by "auto". `beginning` is that of the
        game, whose players remember; `number` is that of the game in its match.
        """
        self._tables = tables
        self._cards = cards
        self._state = state
        self._kept = self._bytes[:_RESTORED].copy()
        self._next_turn = next_turn
        self._pausing = pausing
        self._answers: list[int] = [*answers]  # of this turn
        self._earlier: list[int] = []
        self._finished: list[Event] = []
        self._turn_before: tuple[Any, list[int], bool] | None = None  # while the game is between two turns
        self._question: Question | None = None  # once it has been read
        self._scripts = scripts
        self._beginning = beginning
        self._memory: Memory | None = None
        self.number = number
        self.moment = 0  # changes whenever the game moves on
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
            raise ValueError(
                "a session does not search or look ahead: give it the player's script, or the answers of `searching`"
            )
        pair, second = divmod(game, 2)
        state = new_records()
        record = state[0]
        seats = matchup.seat(record, second, turn_cap, outside)
        record.checking = int(checked)
        record.recording = 1
        _, root = root_key(seed)
        start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root, pair)
        return cls(
            matchup.tables,
            matchup.cards,
            state,
            next_turn=True,
            pausing=pausing,
            scripts=(
                (int(matchup.policies[seats[0]]), matchup.parameters[seats[0]]),
                (int(matchup.policies[seats[1]]), matchup.parameters[seats[1]]),
            ),
            beginning=Beginning(matchup, root, game, tuple(outside), turn_cap),
            number=game,
        )

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
        return {**self.__dict__, **own, "_memory": None}

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
    def tables(self) -> Any:
        """The tables of the match."""
        return self._tables

    @property
    def cards(self) -> tuple[Card, ...]:
        """The definition of each kind of card."""
        return self._cards

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over or between two turns."""
        if self._question is None and self._state["stopped"][0] == HALTED:
            self._question = read_question(self._state, self._tables, self._cards)
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

    # --- what the players may see ------------------------------------------------------------------------------
    def view(self, player: int | None = None) -> View:
        """What a player may see of the game now: by default the one who is asked.

        Raises NoQuestion if nobody is asked and no player is named.
        """
        asked = int(self.record.ask_player) if self.record.stopped == HALTED else None
        if player is None and asked is None:
            raise NoQuestion("no question is open: say whose view you want, 0 or 1")
        if player not in (None, 0, 1):
            raise ValueError(f"{player!r} is not a player: player 0 goes first, the other is 1")
        seat = asked if player is None else player
        assert seat is not None
        return View(self, seat, is_asked=seat == asked)

    def memory(self) -> Memory:
        """What the players remember, as of now.

        Raises NoDeal in a dealt game or a scenario.
        """
        if self._beginning is None:
            raise NoDeal(
                "only a game that is followed from its beginning is remembered: not a dealt one, nor a scenario"
            )
        if self._memory is None:
            self._memory = Memory(self._beginning)
        self._memory.follow(self.answers)
        return self._memory

    def deal_hidden(self, seed: int) -> "Session":
        """The game with what the asked player does not know dealt anew: see `View.deal_hidden`."""
        if self.record.stopped != HALTED:
            raise NoDeal("no question is open")
        return dealt_session(self.memory(), seed, self._cards, self._scripts, self.number)

    # --- playing on -------------------------------------------------------------------------------------------
    def answer(self, index: int) -> None:
        """Choose the option number `index`, and play on to the next question.

        Raises NoQuestion, NotAnOption, or GameError if the engine stops with an error.
        """
        record = self.record
        if record.stopped != HALTED:
            raise NoQuestion("no question is open: " + ("the game is over" if self.over else "the turn is over"))
        if not is_option(index, int(record.option_count)):
            question = self.question
            assert question is not None
            raise NotAnOption(f"{index!r} is not among the options 0 to {len(question.options) - 1} of "
                              f"{question.words()}")  # fmt: skip
        # In a dealt game the answers up to its first question are codes (`sim.engine.rules.choices.answer_again`).
        self._answers.append(int(index) if not record.hands_over else _code_of(record, int(index)))
        self._restore()
        self._run()

    def unasked(self) -> Iterator[Any]:
        """The states of the game at the questions since the last answer that nobody was asked: they had one option.

        Between two turns, those are questions of the turn that is over. Each state can be kept: it is a copy.
        """
        for number in itertools.count(1):
            then = copy.copy(self)
            if self._turn_before is not None:
                then._kept, then._answers, then._next_turn = self._turn_before
            then._restore()
            then.record.unasked_left = number
            then._play_turn()
            if then.record.unasked_left > 0:
                return
            yield then._state

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
            if (question := self.question) is None:
                self.go_on()
                continue
            if (player := players.get(question.player)) is None:
                raise NoQuestion(f"there is no callable for player {question.player}")
            self.answer(player(self, question))

    def play_out(self, players: str | tuple[str, str] = AUTO) -> None:
        """Let scripted players play the game to its end, in the place of those who are driven from outside.

        `players` is a script, such as "rush", for both players, or one for each in their order; "auto" is the deck's
        own player, where the game is one of a match. What they do is neither in `answers` nor in the log.

        Raises UnknownPlayer, or GameError if the engine stops with an error.
        """
        names = (players, players) if isinstance(players, str) else tuple(players)
        scripts = [self._script(seat, name) for seat, name in enumerate(names)]
        if self.over:
            return
        rows = new_records(RECORDS)
        copy_record(rows[:1], self._state)
        rows[1:].view(np.uint8).reshape(-1)[:_RESTORED] = self._kept
        rows["answers"][1, : len(self._answers)] = self._answers
        rows["answer_count"][1], rows["answer_next"][1] = len(self._answers), 0
        rows["recording"] = 0
        desks = new_desks()
        desks["begun"] = int(not self._next_turn)
        for seat, (number, parameters) in enumerate(scripts):
            desks["numbers"][0, seat] = number
            if rows["policy"][1, seat] == OUTSIDE:
                rows["parameters"][:, seat] = 0
                rows["parameters"][:, seat, : len(parameters)] = parameters
        play_to_question(rows, desks, self._tables, NO_ANSWERS)
        copy_record(self._state, rows[:1])
        self._question = None
        self.moment += 1
        if self.record.stopped == ERRED:
            raise GameError(self._what_went_wrong())

    def _script(self, seat: int, name: str) -> tuple[int, Any]:
        """The number and the parameters of a script. Raises UnknownPlayer."""
        if name == AUTO and self._scripts is not None:
            return self._scripts[seat]
        if name == AUTO or find_player(name).playbook:
            known = "a script, such as 'rush'" + ("" if self._scripts is None else ", or 'auto', the deck's own player")
            raise UnknownPlayer(f"{name!r} cannot play a game out: give {known}")
        chosen = chosen_player(name)
        if thinker := thinker_of(name):
            raise UnknownPlayer(f"{name!r} {thinker.does}, and cannot play a game out: give a script, such as 'rush'")
        return chosen.number, chosen.values

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
        self._turn_before = self._kept, self._answers, self._next_turn
        self._answers = []
        self.record.event_count = 0
        self._kept = self._bytes[:_RESTORED].copy()
        self._next_turn = True

    def _run(self) -> None:
        """Play until a player is asked, the game is over, or the turn is over and the session pauses."""
        record = self.record
        self._question = None
        self.moment += 1
        while True:
            self._play_turn()
            if record.stopped == ERRED:
                raise GameError(self._what_went_wrong())
            if record.stopped != RUNNING:
                self._turn_before = None
                return
            self._keep()
            if self._pausing:
                return

    def _play_turn(self) -> None:
        """Play the turn from its beginning, with the answers so far."""
        record = self.record
        record.event_count = 0
        record.answer_next = 0
        record.answer_count = len(self._answers)
        record.answers[: len(self._answers)] = self._answers
        play_on(self._state, self._tables, int(self._next_turn))

    def _what_went_wrong(self) -> str:
        record = self.record
        message = f"turn {record.turn}: {ERROR_NAMES[int(record.error)]}"
        if record.error == INVARIANT:
            message += f": {INVARIANT_NAMES[int(record.broken_invariant)]}"
        return f"{message} (answers of the turn: {self._answers})"

    def _events_of_turn(self) -> list[Event]:
        rows = self.record.events[: int(self.record.event_count), :EVENT_WIDTH].tolist()
        return [tuple(row) for row in rows]


def is_option(index: Any, options: int) -> bool:
    """Whether an answer is the number of one of so many options."""
    return isinstance(index, int | np.integer) and not isinstance(index, bool) and bool(0 <= index < options)


def dealt_session(memory: Memory, seed: int, cards: tuple[Card, ...], scripts: Scripts | None, number: int) -> Session:
    """A session with what the asked player of a remembered game does not know dealt anew; `View.deal_hidden`.

    Raises NoDeal.
    """
    state, begun = memory.deal(seed)
    answers = state["answers"][0, : int(state["answer_count"][0])].tolist()
    return Session(memory.tables, cards, state, next_turn=not begun, answers=answers, scripts=scripts, number=number)


def _code_of(record: Any, index: int) -> int:
    """The code of an option: `sim.engine.rules.choices.code_of_option`."""
    return int(record.option_what[index] + 16 * (record.option_card[index] + 1 + 256 * record.option_number[index]))
