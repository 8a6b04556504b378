"""One game driven from outside: a person, a Python player, a search, a replay or a test answers its questions.

The engine never waits. It plays until an answer is missing and stops there (decision D5). To resume, the session
restores the record as it was at the start of the turn, and plays the turn again with the answers so far and one more.
The other player can be a scripted one (`strategies.scripted.dispatch`).
"""

import copy
import itertools
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np

from sim.cards.words import Card
from sim.engine.entry_point import copy_record, play_on, play_to_question, start_game
from sim.engine.record.codes import choices, course, endings, faults, steps
from sim.engine.record.invariants import INVARIANT_NAMES
from sim.engine.record.luck import root_key
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import EVENT_WIDTH, GAME, new_records
from sim.games.matchups.matchup import Matchup
from sim.games.narration.board import Board, question_lines
from sim.games.narration.narration import Narrator
from sim.games.narration.questions import Question, read_question
from sim.games.playing.batch import TURN_CAP, deck_labels
from sim.games.sessions.memory import NO_ANSWERS, RECORDS, Beginning, Memory, NoDeal
from sim.games.sessions.view import SEAT_NAMES, Option, View
from strategies.playbooks.finding import find_player
from strategies.registry import UnknownPlayer, chosen_player, thinker_of
from strategies.thinkers import AUTO

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


@dataclass(frozen=True)
class Origin:
    """Where a session comes from: the number of the game in its match, and the names of the decks by seat.

    `scripts` play a seat where it is played out by "auto". `beginning` is that of a game whose players remember.
    """

    number: int = 0
    names: tuple[str, str] = SEAT_NAMES
    scripts: Scripts | None = None
    beginning: Beginning | None = None


UNKNOWN_ORIGIN = Origin()


class Session:
    """A game in progress and its question.

    Players are seats: player 0 goes first. A `duelsim.Game` begins with two decks, `Session.start` with a matchup,
    `sim.games.scenario` in the middle of a game. `legal` are the answers to the question, `push` gives one. A session
    knows the whole game, which `print` shows; `view` is what a player may see. With `pausing`, it stops between turns
    until `go_on` is called. It can be copied (`copy`) and pickled; the copy continues by itself.
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
        origin: Origin = UNKNOWN_ORIGIN,
    ) -> None:
        """Resume from a record (an array of one); with `next_turn`, the record is between two turns.

        `answers` are given first.
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
        self._legal: tuple[Option, ...] | None = None  # likewise
        self._origin = origin
        self._memory: Memory | None = None
        self.moment = 0  # changes whenever the game moves on
        self._run()

    @staticmethod
    def start(
        matchup: Matchup,
        seed: int,
        game: int = 0,
        *,
        outside: Collection[int] = (0, 1),
        turn_cap: int = TURN_CAP,
        checked: bool = False,
        pausing: bool = False,
    ) -> "Session":
        """Start game number `game` of a match, as `sim.games.playing.batch.play_match` numbers them.

        `outside` are the decks (0 is deck A, 1 deck B) whose players are driven from outside; the matchup's players
        play the others. In even games deck A goes first.
        """
        state, origin = begun(matchup, seed, game, outside, turn_cap)
        state["checking"] = int(checked)
        return Session(matchup.tables, matchup.cards, state, next_turn=True, pausing=pausing, origin=origin)

    def copy(self) -> Self:
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
        """The record as an array of one, which the entry points of the engine take; do not change it."""
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
        if self._question is None and self._state["stopped"][0] == course.HALTED:
            self._question = read_question(self._state, self._tables, self._cards)
        return self._question

    @property
    def number(self) -> int:
        """The number of the game in its match."""
        return self._origin.number

    @property
    def names(self) -> tuple[str, str]:
        """The names of the decks, by seat."""
        return self._origin.names

    @property
    def player(self) -> int | None:
        """The seat of the player who is asked; None if nobody is."""
        return int(self.record.ask_player) if self.record.stopped == course.HALTED else None

    @property
    def legal(self) -> tuple[Option, ...]:
        """What the player who is asked may answer, in the words of its view; empty if nobody is asked."""
        if self._legal is None:
            question = None if self.player is None else self.view().question
            self._legal = () if question is None else question.options
        return self._legal

    @property
    def turn(self) -> int:
        """The number of the turn; the first player's first turn is 1."""
        return int(self.record.turn)

    @property
    def turn_player(self) -> int:
        """The seat of the player whose turn it is."""
        return int(self.record.turn_player)

    @property
    def step(self) -> str:
        """The step of the turn: "charge", "main", "attack" ..."""
        return steps.NAMES[int(self.record.step)]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record.stopped == course.OVER)

    @property
    def over(self) -> bool:
        """`is_over`, by its earlier name."""
        return self.is_over

    @property
    def turn_is_over(self) -> bool:
        """Whether the game is between two turns (only with `pausing`)."""
        return bool(self.record.stopped == course.RUNNING)

    @property
    def winner(self) -> int:
        """The player who has won, `DRAWN` if both lost, `NOBODY` if nobody has won."""
        return int(self.record.winner)

    @property
    def reason(self) -> str:
        """Why the game ended, as text; empty while it is being played."""
        return endings.NAMES[int(self.record.reason)]

    @property
    def answers(self) -> tuple[int, ...]:
        """Every answer given from outside, in order: with the seed and the game number, they determine the game."""
        return (*self._earlier, *self._answers)

    @property
    def events(self) -> tuple[Event, ...]:
        """The log of the game so far, row by row as `sim.engine.record.codes.log` describes it."""
        return (*self._finished, *self._events_of_turn())

    def __repr__(self) -> str:
        """The whole board, with what is hidden, and what is asked; `print(game.view())` shows what a player may see."""
        lines = Board(self.state, Narrator(self, self.record, self.names)).lines()
        if self.player is not None:
            lines += question_lines(
                f"{self.names[self.player]} is", choices.ASK_NAMES[int(self.record.ask)], self.legal
            )
        elif self.is_over:
            lines.append(f"{self._outcome()}: {self.reason}")
        return "\n".join(lines)

    def _outcome(self) -> str:
        if self.winner in (0, 1):
            return f"{self.names[self.winner]} has won"
        return "Both players have lost" if self.winner == endings.DRAWN else "Nobody has won"

    def card_name(self, card: int) -> str:
        """The name of a card of the record: of the face or half that is in use now."""
        return self._cards[int(self.record.kind[card])].name

    # --- what the players may see ------------------------------------------------------------------------------
    def view(self, player: int | None = None) -> View:
        """What a player may see of the game now: by default the one who is asked.

        Raises NoQuestion if nobody is asked and no player is named.
        """
        asked = self.player
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
        if self._origin.beginning is None:
            raise NoDeal(
                "only a game that is followed from its beginning is remembered: not a dealt one, nor a scenario"
            )
        if self._memory is None:
            self._memory = Memory(self._origin.beginning)
        self._memory.follow(self.answers)
        return self._memory

    def deal_hidden(self, seed: int) -> "Session":
        """The game with what the asked player does not know dealt again: see `View.deal_hidden`."""
        if self.record.stopped != course.HALTED:
            raise NoDeal("no question is open")
        return dealt_session(self.memory(), seed, self._cards, self._origin)

    # --- playing ---------------------------------------------------------------------------------------------
    def push(self, answer: Option | int) -> None:
        """Answer the question with one of `legal`, or with its number, and play to the next question.

        An answer is not taken back: keep a `copy` of the game as it was. Raises what `answer` raises.
        """
        if isinstance(answer, Option):
            if answer not in self.legal[answer.index : answer.index + 1]:
                raise (self._not_an_option(answer) if self.legal else self._no_question())
            answer = answer.index
        self.answer(answer)

    def answer(self, index: int) -> None:
        """Choose the option number `index`, and play to the next question.

        Raises NoQuestion, NotAnOption, or GameError if the engine stops with an error.
        """
        record = self.record
        if record.stopped != course.HALTED:
            raise self._no_question()
        if not is_option(index, int(record.option_count)):
            raise self._not_an_option(index)
        # In a dealt game the answers up to its first question are codes (`sim.engine.rules.choices.answer_again`).
        self._answers.append(int(index) if not record.hands_over else _code_of(record, int(index)))
        self._restore()
        self._run()

    def _no_question(self) -> NoQuestion:
        return NoQuestion("no question is open: " + ("the game is over" if self.is_over else "the turn is over"))

    def _not_an_option(self, answer: Option | int) -> NotAnOption:
        question = self.question
        assert question is not None
        return NotAnOption(
            f"{answer!r} is not among the options 0 to {len(question.options) - 1} of {question.words()}"
        )

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
        while not self.is_over:
            if (question := self.question) is None:
                self.go_on()
                continue
            if (player := players.get(question.player)) is None:
                raise NoQuestion(f"there is no callable for player {question.player}")
            self.answer(player(self, question))

    def play_out(self, players: str | tuple[str, str] = AUTO) -> None:
        """Let scripted players play the game to its end, instead of those who are driven from outside.

        `players` is a script, such as "rush", for both players, or one for each in their order; "auto" is the deck's
        own player, where the game is one of a match. What they do is neither in `answers` nor in the log.

        Raises UnknownPlayer, or GameError if the engine stops with an error.
        """
        names = (players, players) if isinstance(players, str) else tuple(players)
        scripts = [self._script(seat, name) for seat, name in enumerate(names)]
        if self.is_over:
            return
        rows = new_records(RECORDS)
        copy_record(rows[:1], self._state)
        rows[1:].view(np.uint8).reshape(-1)[:_RESTORED] = self._kept
        rows["answers"][1, : len(self._answers)] = self._answers
        rows["answer_count"][1], rows["answer_next"][1] = len(self._answers), 0
        rows["recording"] = 0
        scratch = new_scratch()
        scratch["begun"] = int(not self._next_turn)
        for seat, (number, parameters) in enumerate(scripts):
            scratch["numbers"][0, seat] = number
            if rows["policy"][1, seat] == choices.OUTSIDE:
                rows["parameters"][:, seat] = 0
                rows["parameters"][:, seat, : len(parameters)] = parameters
        play_to_question(rows, scratch, self._tables, NO_ANSWERS)
        copy_record(self._state, rows[:1])
        self._moves_on()
        if self.record.stopped == course.ERRED:
            raise GameError(self._what_went_wrong())

    def _script(self, seat: int, name: str) -> tuple[int, Any]:
        """The number and the parameters of a script. Raises UnknownPlayer."""
        scripts = self._origin.scripts
        if name == AUTO and scripts is not None:
            return scripts[seat]
        if name == AUTO or find_player(name).playbook:
            known = "a script, such as 'rush'" + ("" if scripts is None else ", or 'auto', the deck's own player")
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

    def _moves_on(self) -> None:
        """The game moves on: what has been read of it is of an earlier moment."""
        self._question = self._legal = None
        self.moment += 1

    def _run(self) -> None:
        """Play until a player is asked, the game is over, or the turn is over and the session pauses."""
        record = self.record
        self._moves_on()
        while True:
            self._play_turn()
            if record.stopped == course.ERRED:
                raise GameError(self._what_went_wrong())
            if record.stopped != course.RUNNING:
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
        message = f"turn {record.turn}: {faults.NAMES[int(record.error)]}"
        if record.error == faults.INVARIANT:
            message += f": {INVARIANT_NAMES[int(record.broken_invariant)]}"
        return f"{message} (answers of the turn: {self._answers})"

    def _events_of_turn(self) -> list[Event]:
        rows = self.record.events[: int(self.record.event_count), :EVENT_WIDTH].tolist()
        return [tuple(row) for row in rows]


def is_option(index: Any, options: int) -> bool:
    """Whether an answer is the number of one of this many options."""
    return isinstance(index, int | np.integer) and not isinstance(index, bool) and bool(0 <= index < options)


def begun(matchup: Matchup, seed: int, game: int, outside: Collection[int], turn_cap: int) -> tuple[Any, Origin]:
    """A record of a game of a match before its first turn, and its origin: `Session.start`."""
    if any(rollouts and deck not in outside for deck, rollouts in enumerate(matchup.rollouts)):
        raise ValueError(
            "a session does not search or look ahead: give it the player's script, or the answers of `searching`"
        )
    pair, second = divmod(game, 2)
    state = new_records()
    seats = matchup.seat(state[0], second, turn_cap, outside)
    state["recording"] = 1
    _, root = root_key(seed)
    start_game(state, matchup.tables, matchup.kinds, matchup.sizes, seats, root, pair)
    return state, origin_of(matchup, game, Beginning(matchup, root, game, tuple(outside), turn_cap))


def origin_of(matchup: Matchup, game: int, beginning: Beginning | None = None) -> Origin:
    """The origin of game number `game` of a match: in even games deck A goes first."""
    seats = (0, 1) if game % 2 == 0 else (1, 0)
    labels = deck_labels(matchup.names)
    first, other = ((int(matchup.policies[deck]), matchup.parameters[deck]) for deck in seats)
    return Origin(game, (labels[seats[0]], labels[seats[1]]), (first, other), beginning)


def dealt_session(memory: Memory, seed: int, cards: tuple[Card, ...], origin: Origin) -> Session:
    """A session with what the asked player of a remembered game does not know dealt again; `View.deal_hidden`.

    Raises NoDeal.
    """
    state, has_begun = memory.deal(seed)
    answers = state["answers"][0, : int(state["answer_count"][0])].tolist()
    origin = replace(origin, beginning=None)
    return Session(memory.tables, cards, state, next_turn=not has_begun, answers=answers, origin=origin)


def _code_of(record: Any, index: int) -> int:
    """The code of an option: `sim.engine.rules.choices.code_of_option`."""
    return int(record.option_what[index] + 16 * (record.option_card[index] + 1 + 256 * record.option_number[index]))
