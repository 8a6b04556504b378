"""Rounds of training: play with the best weights so far, fit, and let held-out games say whether that was an advance.

The held-out games are played on luck that no training game has: the new weights against the best ones so far, and
against the script that both of them follow, by as many decks as the training names. After two rounds without an
advance the training ends. After several rounds, a last test on luck of its own says what the best weights are worth.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import numpy as np

from sim.games.matchups.matchup import Matchup
from sim.games.playing.batch import TURN_CAP
from sim.games.playing.versions import Cell, play_cells
from sim.language import gettext
from sim.searches.budget import Budget
from sim.statistics.intervals import Interval, difference_interval, mean_interval
from sim.training.collecting import Lessons, Notes, collect, joined
from sim.training.columns import Columns, Weights, kinds_of
from sim.training.fitting import Fitted, fit

MOST_FAILED: Final = 2  # rounds in a row without an advance
LEAST_PAIRS: Final = 2
SHARE_HELD_OUT: Final = 0.2  # pairs of held-out games for each game of the first round
ONE_ERROR: Final = 0.6827  # the confidence of an interval of one standard error
SHARE_OF_ROUNDS: Final = 0.7  # of the time, in which games of training begin; fits and tests follow
LAST_TEST: Final = 2  # times the pairs of a round

Pilots = tuple[tuple[float, ...], tuple[float, ...] | None]  # the weights of both decks' players; None: the script


@dataclass(frozen=True)
class Mirror:
    """A deck against itself, both of whose players look ahead, as a matchup whose players can be anything."""

    matchup: Matchup
    columns: Columns

    def played_by(self, pilots: Pilots) -> Matchup:
        """The matchup with these weights; None for the script alone."""
        kinds = kinds_of(self.matchup)
        values = [self.columns.row(np.array(one), kinds) for one in pilots if one is not None]
        rollouts = [
            int(most) if one is not None else 0 for one, most in zip(pilots, self.matchup.rollouts, strict=True)
        ]
        return self.matchup.changed(values=np.array((values * 2)[:2]), rollouts=np.array(rollouts, np.int64))


class Course(Lessons, Protocol):
    """What is trained: lessons, where the weights begin, and the mirrors in which they are held to."""

    @property
    def prior(self) -> Weights:
        """The weights to begin with, towards which little data leaves them."""

    @property
    def begins_with_nothing(self) -> bool:
        """Whether the first round is played without any knowledge, by the script: its notes serve once."""

    @property
    def games_in_round(self) -> int:
        """How many games a round has."""

    @property
    def most_pairs(self) -> int:
        """How many pairs of held-out games a round has, at most."""

    def ridge(self, notes: Notes) -> Weights:
        """How strongly each weight is held to where it began."""

    def mirrors(self) -> Sequence[Mirror]:
        """Decks of what is trained, each against itself."""


@dataclass(frozen=True)
class Test:
    """Scores on held-out luck: against the best weights before, and against the script, by which these scored so much.

    Intervals are of 95 %. Where an interval cannot be told, because all pairs had an error, it is None.
    """

    against_best: Interval | None
    against_script: Interval | None
    best_against_script: Interval | None
    gain: Interval | None  # the mean of what is gained in both, of one standard error
    pairs: int

    @property
    def is_advance(self) -> bool:
        """Whether the gain is more than its standard error."""
        return self.gain is not None and self.gain.low > 0


@dataclass(frozen=True)
class Round:
    """A round that is over: its games and pairs of answers, of which this many told something, the fit and the test."""

    number: int
    games: int
    compared: int
    telling: int
    fitted: Fitted
    test: Test

    @property
    def is_advance(self) -> bool:
        """Whether its weights are the best from then on."""
        return self.test.is_advance


@dataclass
class Trained:
    """What is known so far. `stopped` says why it ended: "no advance", "budget spent" or "interrupted"."""

    best: Weights
    rounds: list[Round] = field(default_factory=list)
    last: Test | None = None
    stopped: str = "interrupted"

    @property
    def games(self) -> int:
        """How many games were played for training, in the rounds that are over."""
        return sum(one.games for one in self.rounds)

    @property
    def advances(self) -> int:
        """How many rounds were an advance."""
        return sum(one.is_advance for one in self.rounds)

    @property
    def is_better(self) -> bool:
        """Whether the best weights are better than those it began with, as far as is known."""
        if self.last is None:
            return self.advances > 0
        return self.last.gain is not None and self.last.gain.estimate > 0


class Training:
    """A training: `run` plays its rounds, and `trained` has what is known at any time."""

    def __init__(
        self,
        course: Course,
        seed: int,
        *,
        jobs: int = 1,
        turn_cap: int = TURN_CAP,
        told: Callable[[Trained], None] = lambda trained: None,
        progress: Callable[[int, str], None] = lambda games, remark: None,
    ) -> None:
        """`told` is called after each round, and `progress` with the games so far and what is being done."""
        self.trained = Trained(course.prior.copy())
        self.games = self.errors = 0  # of all kinds
        self._course, self._seed, self._jobs, self._turn_cap = course, seed, jobs, turn_cap
        self._told, self._progress = told, progress
        self._started = time.monotonic()
        self._budget = Budget()
        self._lessons = self._pairs = 0  # that were played; of a test
        self._against_script: Any = None  # the pair scores of the best weights

    @property
    def seconds(self) -> float:
        """How long it has taken."""
        return time.monotonic() - self._started

    def run(self, budget: Budget) -> Trained:
        """Play rounds until two in a row bring no progress or the budget is spent, then test what was found.

        Ctrl-C ends it, and leaves what is known: `trained`.
        """
        self._budget, self._started = budget, time.monotonic()
        trained = self.trained
        parts: list[Notes] = []
        failed = 0
        while failed < MOST_FAILED and not self._is_spent():
            parts.append(self._play_round(len(trained.rounds) + 1))
            if self._course.begins_with_nothing and len(trained.rounds) == 1:
                del parts[0]
            one = self._judged(parts)
            trained.rounds.append(one)
            failed = 0 if one.is_advance else failed + 1
            if one.is_advance:
                trained.best = one.fitted.weights
            self._told(trained)
        trained.last = self._last_test() if trained.advances else None
        trained.stopped = "no advance" if failed == MOST_FAILED else "budget spent"
        return trained

    # --- A round ---
    def _play_round(self, number: int) -> Notes:
        """The notes of the games of a round, fewer where the budget is spent; one lesson at least."""
        parts: list[Notes] = []
        wanted = list(self._wanted())
        playing = collect(self._course, self.trained.best, self._seed, wanted, jobs=self._jobs, turn_cap=self._turn_cap)
        try:
            for part in playing:
                parts.append(part)
                self.errors += part.errors
                self._count(part.games, gettext("round {number}", number=number))
                if self._is_late():
                    break
        finally:
            playing.close()
        self._lessons += len(parts)
        return joined(parts)

    def _wanted(self) -> Iterator[tuple[int, int]]:
        """The lessons of a round, as numbers and games."""
        left = self._course.games_in_round
        if self._budget.games is not None:
            left = min(left, self._budget.games - self.trained.games)
        number = self._lessons
        while left > 0:
            games = min(self._course.games_in_lesson, left + left % 2)
            yield number, games
            number, left = number + 1, left - games

    def _judged(self, parts: Sequence[Notes]) -> Round:
        """Fit to the notes of these rounds, and test the weights."""
        new, course = parts[-1], self._course
        notes = joined(parts)
        fitted = fit(notes, course.prior, course.ridge(notes))
        number = len(self.trained.rounds) + 1
        self._pairs = self._pairs or pairs_of_a_test(course, new.games)
        test, scores = self._test(
            fitted.weights, self.trained.best, gettext("round {number}, held-out games", number=number)
        )
        if test.is_advance:
            self._against_script = scores
        return Round(number, new.games, new.compared, len(new.rows), fitted, test)

    # --- Tests ---
    def _test(self, new: Weights, best: Weights, remark: str) -> tuple[Test, Any]:
        """Test new weights on the luck of all rounds; also the scores of the new ones against the script."""
        pilots: list[Pilots] = [(_frozen(new), _frozen(best)), (_frozen(new), None)]
        if self._against_script is None:
            pilots.append((_frozen(best), None))
        direct, script, *first = self._scores(pilots, self._seed + 1, self._pairs, remark)
        if first:
            (self._against_script,) = first
        return _test_of(direct, script, self._against_script), script

    def _last_test(self) -> Test:
        """Test the best weights against those it began with, on luck of its own.

        After a single round that has been done: nothing was chosen from several by its test.
        """
        if len(self.trained.rounds) == 1:
            return self.trained.rounds[0].test
        best, prior = _frozen(self.trained.best), _frozen(self._course.prior)
        pilots: list[Pilots] = [(best, prior), (best, None), (prior, None)]
        return _test_of(*self._scores(pilots, self._seed + 2, LAST_TEST * self._pairs, gettext("the last test")))

    def _scores(self, pilots: Sequence[Pilots], seed: int, pairs: int, remark: str) -> Any:
        """The pair scores of pilots, in about this many pairs over all mirrors; shape (pilots, pairs)."""
        mirrors = self._course.mirrors()
        each = max(1, pairs // len(mirrors))
        cells = [Cell(at, one, range(each)) for one in pilots for at in range(min(len(mirrors), pairs))]
        played = play_cells(
            mirrors,
            cells,
            seed,
            jobs=self._jobs,
            turn_cap=self._turn_cap,
            progress=lambda games: self._count(games, remark),
        )
        self.errors += sum(len(one.error_games) for one in played)
        return np.array([one.pair_scores for one in played]).reshape(len(pilots), -1)

    # --- The budget ---
    def _count(self, games: int, remark: str) -> None:
        self.games += games
        self._progress(self.games, remark)

    def _is_late(self) -> bool:
        seconds = self._budget.seconds
        return seconds is not None and self.seconds >= SHARE_OF_ROUNDS * seconds

    def _is_spent(self) -> bool:
        games = self._budget.games
        return (games is not None and self.trained.games >= games) or (bool(self.trained.rounds) and self._is_late())


def pairs_of_a_test(course: Course, games: int) -> int:
    """How many pairs of held-out games the test of a round has, if the first round has this many games."""
    return min(course.most_pairs, max(LEAST_PAIRS, int(SHARE_HELD_OUT * games)))


def _frozen(weights: Weights) -> tuple[float, ...]:
    return tuple(weights.tolist())


def _test_of(against_best: Any, against_script: Any, best_against_script: Any) -> Test:
    """What the scores of pairs say; only pairs that are valid in all three count."""
    scores = np.array([against_best, against_script, best_against_script])
    direct, new, old = scores[:, ~np.isnan(scores).any(axis=0)]
    if len(direct) < LEAST_PAIRS:
        return Test(None, None, None, None, len(direct))
    gain = difference_interval(0.5 * ((direct - 0.5) + (new - old)), ONE_ERROR)
    return Test(mean_interval(direct), mean_interval(new), mean_interval(old), gain, len(direct))
