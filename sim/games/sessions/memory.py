"""What the players of a game played from outside remember, and dealing again what they do not know.

A memory is a second record of the game, which follows it by its answers and looks after every choice
(`sim.engine.outside`). Only a player who asks what it remembers, or who searches, waits for that.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sim.engine.entry_point import begin_outside, copy_record, play_to_question, redeal
from sim.engine.record.codes import course
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import new_records
from sim.games.matchups.matchup import Matchup

RECORDS = 2  # of a game played from outside: the game, and the copy from which it is resumed
LARGEST_SEED = 1 << 62
ATTEMPTS = 100  # at a deal; nearly every one fits
NO_ANSWERS: Any = np.zeros(0, np.int64)


class NoDeal(RuntimeError):
    """What a player does not know cannot be dealt again here; the message says why."""


@dataclass(frozen=True)
class Beginning:
    """The beginning of a game, numbered as in a batch; `outside` are the decks played from outside."""

    matchup: Matchup
    root: Any
    game: int
    outside: Collection[int]
    turn_cap: int

    def write(self, state: Any, scratch: Any, *, remembers: bool) -> None:
        """Begin the game in two records and the scratch of a search."""
        outside = [deck in self.outside for deck in range(2)]
        job = self.matchup.job(self.root, self.game, self.turn_cap, outside=outside, remembers=remembers)
        begin_outside(job, state, scratch, self.matchup.tables)


class Memory:
    """A game that is followed. `state` are its two records, `scratch` what is noted next to them."""

    def __init__(self, beginning: Beginning) -> None:
        """Begin the game."""
        self.tables = beginning.matchup.tables
        self.state = new_records(RECORDS)
        self.scratch = new_scratch()
        self._given: int | None = None  # answers that have been followed; None before the first question
        self._dealt = new_records(RECORDS)
        beginning.write(self.state, self.scratch, remembers=True)

    def follow(self, answers: Sequence[int]) -> None:
        """Follow the game to the question after these answers, of which the first have been followed already."""
        if self._given != len(answers):
            more = np.array(answers[self._given or 0 :], np.int64)
            self._given = len(answers)
            play_to_question(self.state, self.scratch, self.tables, more)

    def deal(self, seed: int) -> tuple[Any, bool]:
        """The record that can be resumed, with other hidden cards, and whether a turn has begun in it.

        The game halts at a question. Where and how the hidden cards lie makes no difference to the deal.

        Raises NoDeal if no deal leads to the same question, and ValueError for what is no seed.
        """
        if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or seed < 0:
            raise ValueError(f"{seed!r} is not a seed: give a whole number from 0")
        dealt = self._dealt
        for attempt in range(ATTEMPTS):
            scratch = self.scratch.copy()
            redeal(dealt, self.state, scratch, int(seed) % LARGEST_SEED, attempt)
            scratch["remembers"], scratch["misfits"], scratch["numbers"] = 0, 0, 0
            play_to_question(dealt, scratch, self.tables, NO_ANSWERS)
            if dealt["stopped"][0] == course.HALTED and scratch["misfits"][0] == 0:
                found = np.empty(1, dealt.dtype).view(type(dealt))  # what is not copied, no rule reads
                copy_record(found, dealt[1:])
                return found, bool(scratch["begun"][0])
        raise NoDeal(f"of {ATTEMPTS} deals of the hidden cards, none leads to this question")
