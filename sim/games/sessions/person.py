"""A game of a person against a player: the person's questions, taking answers back, and hints.

The engine must be interpreted: a game at human speed takes a tenth of a second, which is less than loading what is
compiled. The seed and the person's answers determine the game; taking an answer back plays it again from there.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sim.compiler.checked_arrays import checked
from sim.compiler.decorators import INTERPRETED
from sim.engine.entry_point import start_game
from sim.engine.hidden import remember
from sim.engine.record.codes import choices as asks
from sim.engine.record.codes import course, zones
from sim.engine.record.luck import absorb, mix, root_key
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import new_records
from sim.engine.search import (
    RECORDS,
    WON,
    answer_question,
    can_resume,
    is_searched,
    judge,
    keep,
    list_answers,
    play_out,
    take_answer,
)
from sim.games.matchups.matchup import Matchup
from sim.games.narration.private_narration import PrivateNarrator
from sim.games.narration.questions import Question
from sim.games.playing.batch import TURN_CAP, deck_labels
from sim.games.sessions.session import NoQuestion, Session

LUCK_OF_HINTS = 4  # added to the seat: other luck than that of a player who looks ahead or searches
TRIES_OF_A_DEAL = 2  # `judge` tries a second deal where the first one does not fit
NOT_NOTED = np.zeros((0, 0), np.int64)  # what trials lead to is noted for training alone


@dataclass(frozen=True)
class Tried:
    """An answer that a hint has tried: the option's number, of an attacker its target's card, and what it won.

    `target` is None where the answer has no target to choose, -1 for the player. A game that nobody wins is half a win;
    of a lookahead, `wins` is the sum of the chances to win.
    """

    option: int
    target: int | None
    wins: float


@dataclass(frozen=True)
class Hint:
    """What a lookahead or a search thinks of the answers, the script's first: each was tried on the same `deals` deals.

    Without deals, the question is left to the script.
    """

    tried: tuple[Tried, ...]
    deals: int
    looks_ahead: bool

    @property
    def best(self) -> Tried:
        """The answer that won most; the script's wins ties."""
        return max(self.tried, key=lambda one: one.wins)


@dataclass(frozen=True)
class Reviewed:
    """A choice that the person has made, its number among all choices of the game, and what a hint thinks of it.

    `session` is at the question, until the next choice is reviewed.
    """

    number: int
    chosen: int
    session: Session
    hint: Hint


class _Shadow:
    """A game as a search plays it, which knows what each player knows; it answers for the scripts."""

    def __init__(self, matchup: Matchup, seed: int, game: int, viewer: int, turn_cap: int) -> None:
        pair, second = divmod(game, 2)
        self._array = new_records(RECORDS)
        scratch = new_scratch()
        seats = matchup.seat(self._array[0], second, turn_cap, outside=(0, 1))
        _, root = root_key(seed)
        start_game(self._array[:1], matchup.tables, matchup.kinds, matchup.sizes, seats, root, pair)
        scratch["root"], scratch["pair"], scratch["target"] = root, pair, -1
        scratch["numbers"] = matchup.policies[seats]
        scratch["deck_of"] = seats
        scratch["look_ahead"], scratch["value"] = matchup.look_ahead, matchup.values
        scratch["rollouts"] = matchup.rollouts[seats]
        scratch["rollouts"][0][viewer] = 0
        self._viewer = viewer
        self._looks_ahead = bool(matchup.look_ahead[0])  # the person plays deck A
        self._scratch_array = scratch
        self._records = checked("records", self._array)
        self._scratch: Any = checked("scratch", scratch)[0]
        self._tables: Any = checked("tables", matchup.tables)[0]
        self._array[1:2] = self._array[:1]
        self._run()

    @property
    def known(self) -> Any:
        """Whether the viewer knows of each card which one it is."""
        return self._scratch_array["known"][0][self._viewer]

    @property
    def player_asked(self) -> int:
        """The seat of the player who is asked, or -1."""
        return int(self._array[0].ask_player) if self._array[0].stopped == course.HALTED else -1

    def _run(self) -> None:
        g, s = self._records[0], self._scratch
        play_out(g, self._tables, s.begun)
        if g.stopped != course.HALTED:
            return
        for seat in range(2):
            remember(g, s, seat)
        if can_resume(g):
            keep(g, self._records[1], s)

    def answer(self) -> int:
        """The answer of the player who is asked."""
        game, kept, deal, trial = (self._records[at] for at in range(RECORDS))
        nowhere = (NOT_NOTED, NOT_NOTED, NOT_NOTED)
        return int(answer_question(game, kept, deal, trial, self._tables, self._scratch, 0, *nowhere))

    def take(self, answer: int) -> None:
        """Answer the question."""
        take_answer(self._records[0], self._records[1], self._scratch, answer)
        self._run()

    def hint(self, deals: int, told: Callable[[int], None]) -> Hint:
        """Try the answers to the open question on this many deals; `told` gets how many are done.

        KeyboardInterrupt ends it early, with what has been tried.
        """
        (game, kept, deal, trial), s, t = (self._records[at] for at in range(RECORDS)), self._scratch, self._tables
        list_answers(game, kept, trial, t, s)
        count = int(s.tried_count)
        if count == 1 or not self._is_searched():
            return Hint((self._tried(0, 0.0),), 0, self._looks_ahead)
        for at in range(count):
            s.points[at] = s.is_out[at] = s.differs[at] = 0
        root = absorb(mix(int(s.root[0])) ^ int(s.root[1]), s.pair)
        s.key = absorb(absorb(root, LUCK_OF_HINTS + self._viewer), game.choices)
        done, points = 0, [0] * count
        try:
            for sample in range(deals):
                judge(game, kept, deal, trial, t, s, TRIES_OF_A_DEAL * sample, 1, drops=False)
                points = [int(s.points[at]) for at in range(count)]
                done += int(s.deals)
                told(sample + 1)
        except KeyboardInterrupt:
            pass
        return Hint(tuple(self._tried(at, points[at] / WON) for at in range(count)), done, self._looks_ahead)

    def _is_searched(self) -> bool:
        rollouts = self._scratch.rollouts
        before = rollouts[self._viewer]
        rollouts[self._viewer] = 1
        found = is_searched(self._records[0], self._scratch)
        rollouts[self._viewer] = before
        return bool(found)

    def _tried(self, at: int, wins: float) -> Tried:
        s = self._scratch
        has_target = s.answer_target[at] >= 0
        return Tried(int(s.answer[at]), int(s.target_card[at]) if has_target else None, wins)


class PersonsGame:
    """A game in progress between a person, who plays deck A of the matchup, and the player of deck B.

    The person is asked one question after the other (`question`); the game is over when there is none. With the seed
    and who goes first, `choices` is the whole game: what both players have chosen, in order.
    """

    def __init__(
        self,
        matchup: Matchup,
        seed: int | None,
        *,
        goes_first: bool,
        pays: bool = False,
        turn_cap: int = TURN_CAP,
        choices: Sequence[int] = (),
        noted: Callable[[Sequence[int]], None] = lambda choices: None,
    ) -> None:
        """Start the game; with `pays`, the person chooses which mana is tapped, otherwise the person's script does.

        Without a seed, one is drawn. `choices` are made again first, by both players; nobody thinks about them.
        `noted` gets all choices whenever there is another one, or fewer.

        Raises NoQuestion or NotAnOption for choices that the rules do not allow (any more).
        """
        if not INTERPRETED:
            raise RuntimeError("a person plays with the interpreted engine: call play_interpreted first")
        self._matchup = matchup
        self.seed = root_key(seed)[0]
        self._game = 0 if goes_first else 1
        self._pays = pays
        self._turn_cap = turn_cap
        self.seat = self._game
        labels = deck_labels(matchup.names)
        self.players = (labels[0], labels[1]) if goes_first else (labels[1], labels[0])
        self.answers: list[int] = []
        self.choices: list[int] = []
        self._asked_at: list[int] = []  # for each of the person's answers, how many choices were made before it
        self._noted = noted
        self._begin()
        for choice in choices:
            self._give(choice, is_persons=self._is_persons(self.session.question))
        self._play_on()

    def _begin(self) -> None:
        self.session = Session.start(self._matchup, self.seed, self._game, turn_cap=self._turn_cap)
        self._shadow = _Shadow(self._matchup, self.seed, self._game, self.seat, self._turn_cap)

    @property
    def question(self) -> Question | None:
        """What the person is asked; None when the game is over."""
        return self.session.question

    @property
    def narrator(self) -> PrivateNarrator:
        """Tells what the person has seen; a new one, because it remembers what it has told."""
        return PrivateNarrator(self._matchup, self.session.record, self.players, viewer=self.seat)

    @property
    def known(self) -> Any:
        """Whether the person knows of each card of the record which one it is."""
        return self._shadow.known

    def cards_seen(self) -> list[int]:
        """The cards of the record that lie open to the person, in the order of where one looks for them."""
        own, other = self.seat, 1 - self.seat
        places = [
            (own, zones.HAND),
            (own, zones.BATTLE),
            (other, zones.BATTLE),
            (own, zones.MANA),
            (own, zones.GRAVEYARD),
            (other, zones.GRAVEYARD),
        ]
        return [card for player, zone in places for card in self._cards_in(player, zone)]

    @property
    def hand(self) -> list[int]:
        """The cards of the person's hand, by their numbers in the record."""
        return self._cards_in(self.seat, zones.HAND)

    @property
    def in_battle(self) -> list[int]:
        """The person's cards in the battle zone, with those under others, by their numbers in the record."""
        return self._cards_in(self.seat, zones.BATTLE)

    def _cards_in(self, player: int, zone: int) -> list[int]:
        record = self.session.record
        return [int(card) for card in record.zone_cards[player, zone, : int(record.zone_count[player, zone])]]

    def answer(self, index: int, halted: Callable[[], None] = lambda: None) -> None:
        """Choose the option of this number, counted from 0. Raises NoQuestion or NotAnOption.

        `halted` is called at each question that the other player, or the person's script, is about to answer.
        """
        self._give(index, is_persons=True)
        self._noted(self.choices)
        self._play_on(halted)

    def take_back(self) -> bool:
        """Take the last answer back; False if there is none."""
        if not self.answers:
            return False
        choices = self.choices[: self._asked_at[-1]]
        self.answers.clear()
        self.choices.clear()
        self._asked_at.clear()
        self._begin()
        for choice in choices:
            self._give(choice, is_persons=self._is_persons(self.session.question))
        self._noted(self.choices)
        return True

    def hint(self, deals: int, told: Callable[[int], None] = lambda done: None) -> Hint:
        """What the person's player, a lookahead or a search, thinks of the answers to the question.

        Raises NoQuestion when the game is over.
        """
        if self.question is None:
            raise NoQuestion("the game is over")
        return self._shadow.hint(deals, told)

    def review(self, deals: int) -> Iterator[Reviewed]:
        """Go through the person's choices so far, each with a hint on this many deals."""
        session = Session.start(self._matchup, self.seed, self._game, turn_cap=self._turn_cap)
        shadow = _Shadow(self._matchup, self.seed, self._game, self.seat, self._turn_cap)
        asked_at = set(self._asked_at)
        for number, choice in enumerate([*self.choices]):
            if number in asked_at:
                yield Reviewed(number, choice, session, shadow.hint(deals, lambda done: None))
            session.answer(choice)
            shadow.take(choice)

    def _is_persons(self, question: Question | None) -> bool:
        """Whether the person is asked, and not the person's script, which taps mana."""
        return question is not None and question.player == self.seat and (self._pays or question.ask != asks.ASK_PAY)

    def _give(self, index: int, *, is_persons: bool) -> None:
        self.session.answer(index)
        self._shadow.take(index)
        if is_persons:
            self.answers.append(index)
            self._asked_at.append(len(self.choices))
        self.choices.append(index)

    def _play_on(self, halted: Callable[[], None] = lambda: None) -> None:
        """Let the other player answer, and the person's script which mana is tapped, up to the person's question."""
        while (question := self.session.question) is not None and not self._is_persons(question):
            halted()
            self._give(self._shadow.answer(), is_persons=False)
            self._noted(self.choices)
