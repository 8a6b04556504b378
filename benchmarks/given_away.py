"""How much win probability a pilot's choices give away, for `gates.py`: the coach, of players who look ahead, too.

The pilot plays a deck against the script. At some of its questions each answer is tried on deals of what it cannot see,
in games that the script plays on. Where another answer wins clearly more than the pilot's, both are judged on fresh
deals: so what is given away does not come from the luck of the deals that found it.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sim.engine.record.codes import choices
from sim.engine.record.luck import root_key
from sim.games.matchups.matchup import Matchup
from sim.games.narration.questions import Question
from sim.games.playing.batch import TURN_CAP
from sim.games.playing.searching import play_searching
from sim.games.sessions.memory import NoDeal
from sim.games.sessions.session import Session

NOT_JUDGED = (choices.ASK_PAY, choices.ASK_RESOLVE, choices.ASK_ORDER)


@dataclass(frozen=True)
class Judge:
    """How choices are judged: one question in `every`, on this many deals, and on `fresh` others."""

    every: int = 4
    deals: int = 40
    fresh: int = 100

    def given_away(self, piloted: Matchup, scripted: Matchup, seed: int, games: int) -> Any:
        """Points that the pilot of the first deck gives away in each game, estimated from the questions judged.

        `scripted` is the same matchup by the script that the pilot follows.
        """
        played = play_searching(piloted, root_key(seed)[1], 0, games, TURN_CAP)
        random = np.random.default_rng(seed)
        return np.array(
            [
                self.every * sum(self._losses(Session.start(scripted, seed, game), game, answers, random))
                for game, answers in enumerate(played.answers)
            ]
        )

    def _losses(self, session: Session, game: int, answers: Sequence[int], random: Any) -> Iterator[float]:
        """What is given away at each of the questions that are judged."""
        seat = game % 2  # deck A goes first in even games
        for number, answer in enumerate(answers):
            question = session.question
            assert question is not None
            asked = question.player == seat and len(question.options) > 1 and question.ask not in NOT_JUDGED
            if asked and random.integers(self.every) == 0:
                yield self._loss(session, question, answer, number)
            session.answer(answer)

    def _loss(self, session: Session, question: Question, given: int, number: int) -> float:
        """By how many points another answer is better than the one that was given; 0 if none is."""
        others = alternatives(question, given)
        if not others:
            return 0.0
        first = range(number << 20, (number << 20) + self.deals)
        wins = points_of(session, question.player, (given, *others), first).sum(axis=0)
        best = int(wins.argmax())
        if wins[best] - wins[0] <= math.sqrt(self.deals) / 2:
            return 0.0
        fresh = range(first.stop, first.stop + self.fresh)
        both = points_of(session, question.player, (given, others[best - 1]), fresh)
        return 100 * float((both[:, 1] - both[:, 0]).mean()) if len(both) else 0.0


def alternatives(question: Question, given: int) -> tuple[int, ...]:
    """The other answers; of copies that nothing tells apart, one."""

    def kind(option: Any) -> tuple[Any, ...]:
        return option.what, option.name or option.card, option.number, option.text

    seen = {kind(question.options[given])}
    found = []
    for index, option in enumerate(question.options):
        if index != given and kind(option) not in seen:
            seen.add(kind(option))
            found.append(index)
    return tuple(found)


def points_of(session: Session, seat: int, answers: Sequence[int], seeds: Sequence[int]) -> Any:
    """What each of the answers wins on each deal, of shape (deals that lead to the question, answers)."""
    rows = []
    for seed in seeds:
        try:
            deal = session.deal_hidden(seed)
        except NoDeal:
            continue
        row = []
        for answer in answers:
            trial = deal.copy()
            trial.answer(answer)
            trial.play_out()
            row.append(1.0 if trial.winner == seat else 0.0 if trial.winner == 1 - seat else 0.5)
        rows.append(row)
    return np.array(rows).reshape(-1, len(answers))
