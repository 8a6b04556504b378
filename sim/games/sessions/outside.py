"""Games with players who are Python programs: the protocol of such a player, and playing many games with one or two.

The games of a match are played one after the other, in the order of their numbers, each to its end, so that a player
may keep notes of a game in itself.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

import numpy as np

from decks.visible_text import shown
from sim.cards.words import Card
from sim.engine.entry_point import answering, end_outside, play_to_question
from sim.engine.record.codes import columns, course
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import new_records
from sim.games.matchups.matchup import Matchup
from sim.games.playing.batch import TURN_CAP
from sim.games.playing.recorded_answers import with_answers
from sim.games.sessions.memory import NO_ANSWERS, RECORDS, Beginning, Memory
from sim.games.sessions.session import Session, dealt_session, is_option, origin_of
from sim.games.sessions.view import Question, View


@runtime_checkable
class Player(Protocol):
    """A player in Python: any object with the method `choose`.

    class Careless:
        def choose(self, view, question):
            return 0  # the first option: no, nothing, or the first card

    duelsim.match("liquid-beast", "fn-rush", players=(Careless(), "auto"), games=1000)
    """

    def choose(self, view: View, question: Question) -> int:
        """The index of the option that the player takes, from 0 to `len(question) - 1`.

        `view` is all that the player may see (`help(duelsim.View)`), `question` what it is asked (`help(
        duelsim.Question)`). It is called for every choice with two options or more, in the games one after the other.
        Both can be read until it returns.
        """
        ...


class PlayerFailed(RuntimeError):
    """A Python player raised an error, or gave an answer that is not the number of an option.

    The message names the game, the turn and the question. An error of the player is the `__cause__`. From an
    experiment, `result` has the games played so far.
    """

    result: Any = None


class PlayedGame:
    """The game that is being played: what its views read (`sim.games.sessions.view.Played`)."""

    def __init__(self, matchup: Matchup, root: Any, turn_cap: int) -> None:
        """Make room for a game of the match."""
        self.state = new_records(RECORDS)
        self.tables = matchup.tables
        self.cards: tuple[Card, ...] = matchup.cards
        self.number = -1
        self.moment = 0
        self.answers: list[int] = []
        self._matchup = matchup
        self._scratch = new_scratch()
        self._root = root
        self._turn_cap = turn_cap
        self._beginning: Beginning | None = None
        self._memory: Memory | None = None
        self._give_answer: Callable[[], Any] | None = None
        # What is read for every question; these arrays show the record as it is now.
        self._answer = np.zeros((1, 1), np.uint8)
        self._stopped, self._asked = self.state["stopped"][:1], self.state["ask_player"][:1]
        self._options = self.state["option_count"][:1]

    def play(self, number: int, players: Mapping[int, tuple[str, Player]]) -> None:
        """Play a game; `players` are the names and the players of decks. Raises PlayerFailed."""
        self.number = number
        self.answers = []
        self._memory = None
        self._beginning = Beginning(self._matchup, self._root, number, players, self._turn_cap)
        self._beginning.write(self.state, self._scratch, remembers=False)
        second = number % 2
        seated = [players.get(deck) for deck in (second, 1 - second)]
        self.moment += 1
        play_to_question(self.state, self._scratch, self.tables, NO_ANSWERS)
        if self._give_answer is None:
            self._give_answer = answering(self.state, self._scratch, self.tables, self._answer)
        answer, give_answer = self._answer, self._give_answer
        while self._stopped[0] == course.HALTED:
            seat = int(self._asked[0])
            asked = seated[seat]
            assert asked is not None
            chosen = self._ask(seat, *asked)
            self.answers.append(chosen)
            answer[0, 0] = chosen
            self.moment += 1
            give_answer()

    def _ask(self, seat: int, name: str, player: Player) -> int:
        """The answer of a player. Raises PlayerFailed."""
        view = View(self, seat, is_asked=True)
        question = view.question
        assert question is not None
        try:
            chosen = player.choose(view, question)
        except Exception as error:
            wrong = f"raised {type(error).__name__}: {shown(str(error))}"
            raise PlayerFailed(self._failure(name, view, wrong)) from error
        if not is_option(chosen, int(self._options[0])):
            last = int(self._options[0]) - 1
            plain = chosen is None or isinstance(chosen, int | float | str | bytes)
            what = shown(repr(chosen)) if plain else f"a {type(chosen).__name__}"
            wrong = f"answered {what}, which is not the number of an option, 0 to {last}"
            raise PlayerFailed(self._failure(name, view, wrong))
        return int(chosen)

    def _failure(self, name: str, view: View, wrong: str) -> str:
        return f"{name} {wrong}. This was in game {self.number}, turn {view.turn}, at the question: {view.question}."

    @property
    def names(self) -> tuple[str, str]:
        """The names of the decks, by seat."""
        return origin_of(self._matchup, self.number).names

    def memory(self) -> Memory:
        """What the players remember, as of now."""
        if self._memory is None:
            assert self._beginning is not None
            self._memory = Memory(self._beginning)
        self._memory.follow(self.answers)
        return self._memory

    def deal_hidden(self, seed: int) -> Session:
        """The game with what the asked player does not know dealt again. Raises NoDeal."""
        return dealt_session(self.memory(), seed, self.cards, origin_of(self._matchup, self.number))


def play_outside(
    matchup: Matchup,
    players: Mapping[int, Player],
    root: Any,
    first_game: int,
    games: int,
    turn_cap: int = TURN_CAP,
) -> tuple[Any, Any]:
    """Play games `first_game` ... `first_game + games - 1`; rows and digests as in `sim.games.playing.batch.Games`.

    `players` answer for decks of the matchup, 0 for deck A and 1 for deck B; their answers are kept after the columns
    of the rows (`sim.games.playing.recorded_answers`). Scripts answer for the other deck.

    Raises PlayerFailed.
    """
    if any(rollouts and deck not in players for deck, rollouts in enumerate(matchup.rollouts)):
        raise ValueError("a player who searches or looks ahead cannot play against a Python player")
    named = {deck: (matchup.players[deck], player) for deck, player in players.items()}
    rows = np.empty((games, columns.COLUMNS), np.int64)
    digests = np.empty(games, np.uint64)
    answers = []
    played = PlayedGame(matchup, root, turn_cap)
    for index in range(games):
        played.play(first_game + index, named)
        end_outside(played.state, first_game + index, rows, digests, index)
        answers.append(played.answers)
    return with_answers(rows, answers), digests
