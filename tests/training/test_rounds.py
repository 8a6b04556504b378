"""Rounds of training without games: when a round is an advance, what the next one learns from, and when it ends."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from sim.engine.record.codes import features
from sim.games.playing.versions import Cell
from sim.searches.budget import Budget
from sim.training import rounds
from sim.training.collecting import Lesson, Notes
from sim.training.columns import Columns
from sim.training.rounds import Mirror, Pilots, Trained, Training

PAIRS = 100


class Course:
    """A course whose first column is all that there is to learn."""

    columns = Columns()
    prior = np.zeros(features.WIDTH)
    games_in_lesson = 4
    games_in_round = 8
    most_pairs = PAIRS

    def __init__(self, begins_with_nothing: bool = False) -> None:
        self.begins_with_nothing = begins_with_nothing

    def lesson(self, number: int) -> Lesson:
        """No lesson is played."""
        raise AssertionError(number)

    def ridge(self, notes: Notes) -> Any:
        """A weak one."""
        return np.full(features.WIDTH, 0.01)

    def mirrors(self) -> Sequence[Mirror]:
        """Two of them, which nobody plays."""
        return [None, None]  # type: ignore[list-item]


@dataclass
class Games:
    """The games of the tests: the weight of the first column decides how strong a player is."""

    strengths: list[float] = field(default_factory=list)  # what the fit of each round finds
    lessons: list[tuple[int, int]] = field(default_factory=list)
    seeds: set[int] = field(default_factory=set)
    fitted: list[int] = field(default_factory=list)  # rows, by round
    interrupt_at: int = -1  # the lesson

    def collect(
        self, course: Any, weights: Any, seed: int, wanted: Iterable[tuple[int, int]], **_: Any
    ) -> Iterator[Notes]:
        """A row for each game."""
        self.seeds.add(seed)
        for number, games in wanted:
            if number == self.interrupt_at:
                raise KeyboardInterrupt
            self.lessons.append((number, games))
            none = np.zeros((0, features.WIDTH), np.float32)
            yield Notes(
                np.zeros((games, features.WIDTH), np.float32),
                np.ones(games, np.float32),
                none,
                np.zeros(0),
                games,
                games,
            )

    def fit(self, notes: Notes, prior: Any, ridge: Any) -> Any:
        """The strength that the round is to find."""
        self.fitted.append(len(notes.rows))
        weights = prior.copy()
        weights[0] = self.strengths[len(self.fitted) - 1]
        return rounds.Fitted(weights, 0.5, 0.7)

    def play(self, mirrors: Any, cells: Sequence[Cell[Pilots]], seed: int, **_: Any) -> list[Any]:
        """Scores by the strengths, with luck that the same pairs share."""
        self.seeds.add(seed)
        found = []
        for cell in cells:
            one, other = (0.0 if pilot is None else pilot[0] for pilot in cell.version)
            luck = np.random.default_rng((seed, cell.matchup)).random(len(cell.pairs))
            scores = (luck < 0.5 + one - other).astype(float)
            found.append(type("Played", (), {"pair_scores": scores, "error_games": []})())
        return found


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Games:
    """The games instead of real ones."""
    made = Games()
    monkeypatch.setattr(rounds, "collect", made.collect)
    monkeypatch.setattr(rounds, "fit", made.fit)
    monkeypatch.setattr(rounds, "play_cells", made.play)
    monkeypatch.setattr(rounds, "SHARE_HELD_OUT", PAIRS)
    return made


def test_two_rounds_without_an_advance_end_the_training(games: Games) -> None:
    games.strengths = [0.3, 0.0, 0.1]
    told: list[int] = []
    training = Training(Course(), 7, told=lambda trained: told.append(len(trained.rounds)))
    found = training.run(Budget(games=1_000))
    assert [one.is_advance for one in found.rounds] == [True, False, False]
    assert (found.best[0], found.stopped, found.advances, told) == (0.3, "no advance", 1, [1, 2, 3])
    assert found.is_better and found.last is not None and found.last.gain is not None
    assert found.last.against_best is not None and found.last.against_best.low > 0.6  # against those it began with
    assert found.last.best_against_script is not None and found.last.best_against_script.low < 0.5
    # Each round has lessons of its own, and learns from all so far.
    assert games.lessons == [(number, 4) for number in range(6)]
    assert games.fitted == [8, 16, 24]
    # Held-out games have luck that no game of training has, and the last test its own.
    assert games.seeds == {7, 8, 9}


def test_without_an_advance_the_weights_stay_and_are_not_better(games: Games) -> None:
    games.strengths = [-0.1, -0.2]
    found = Training(Course(), 7).run(Budget(games=1_000))
    assert not found.is_better and found.last is None
    assert (found.best == Course.prior).all()


def test_what_was_played_without_knowledge_serves_once(games: Games) -> None:
    games.strengths = [0.1, 0.2, 0.3]
    found = Training(Course(begins_with_nothing=True), 7).run(Budget(games=24))
    assert games.fitted == [8, 8, 16]
    assert (found.stopped, found.best[0], found.games) == ("budget spent", 0.3, 24)


def test_the_last_round_has_the_games_that_are_left(games: Games) -> None:
    games.strengths = [0.1, 0.2]
    assert Training(Course(), 7).run(Budget(games=13)).games == 14  # whole pairs
    assert games.lessons == [(0, 4), (1, 4), (2, 4), (3, 2)]


def test_a_time_ends_the_rounds_after_one_lesson_at_least(games: Games) -> None:
    games.strengths = [0.2]
    found = Training(Course(), 7).run(Budget(seconds=0.0))
    assert (found.stopped, found.games, found.best[0]) == ("budget spent", 4, 0.2)


def test_ctrl_c_leaves_the_best_weights_so_far(games: Games) -> None:
    games.strengths, games.interrupt_at = [0.2], 3
    training = Training(Course(), 7)
    with pytest.raises(KeyboardInterrupt):
        training.run(Budget(games=1_000))
    found = training.trained
    assert (found.stopped, found.best[0], found.games, found.last) == ("interrupted", 0.2, 8, None)
    assert found.is_better
    assert not Trained(Course.prior).is_better


def test_pairs_with_an_error_count_for_no_test() -> None:
    none = np.full(3, np.nan)
    half = np.array([0.5, np.nan, 0.5])
    assert rounds._test_of(none, half, half).gain is None
    assert not rounds._test_of(none, half, half).is_advance
    assert rounds._test_of(half, half, half).pairs == 2
