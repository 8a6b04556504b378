"""The statistics of pairs, held against closed forms, other libraries and simulated experiments."""

import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from reports.statistics import cumulative_incidence, mean_interval, wilson_interval

PAIR_SCORES = st.lists(st.sampled_from([0, 0.25, 0.5, 0.75, 1]), min_size=1, max_size=100)
CONFIDENCES = st.floats(0, 1, exclude_min=True, exclude_max=True)


@given(PAIR_SCORES, CONFIDENCES)
def test_a_mean_interval_holds_its_estimate_and_lies_between_0_and_1(scores: list[float], confidence: float) -> None:
    interval = mean_interval(scores, confidence)
    assert 0 <= interval.low <= interval.estimate <= interval.high <= 1
    assert interval.estimate == pytest.approx(sum(scores) / len(scores))


@given(PAIR_SCORES)
def test_the_interval_of_the_opponent_is_the_mirror_image(scores: list[float]) -> None:
    ours, theirs = mean_interval(scores), mean_interval([1 - score for score in scores])
    assert theirs.low == pytest.approx(1 - ours.high)
    assert theirs.high == pytest.approx(1 - ours.low)


def test_a_mean_interval_in_closed_form() -> None:
    # 50 scores of 1 and 50 of 0: mean 1/2, sd √(25/99), t(0.975, 99) = 1.984217.
    half = 1.984217 * math.sqrt(25 / 99) / 10
    interval = mean_interval(np.repeat([0.0, 1.0], 50))
    assert interval.estimate == 0.5
    assert interval.low == pytest.approx(0.5 - half, abs=1e-7)
    assert interval.high == pytest.approx(0.5 + half, abs=1e-7)


def test_equal_scores_do_not_make_a_certainty() -> None:
    # Wilson without a failure in n trials: the lower end is n / (n + z²).
    interval = mean_interval(np.ones(400))
    assert interval.low == pytest.approx(400 / (400 + 1.959964**2))
    assert interval.high == interval.estimate == 1
    assert mean_interval(np.full(400, 0.5)).high > 0.5


def test_few_pairs_are_wilson_with_the_pairs_as_trials() -> None:
    scores = [1.0] * 12 + [0.5] * 6 + [0.0] * 11
    assert mean_interval(scores) == wilson_interval(15, 29)
    assert mean_interval([*scores, 0.5]) != wilson_interval(31, 60)


@pytest.mark.parametrize("pairs", [30, 400])
@pytest.mark.parametrize("chances", [(0.25, 0, 0.5, 0, 0.25), (0.1, 0.05, 0.4, 0.1, 0.35)])
def test_a_95_percent_interval_holds_the_truth_in_95_percent_of_experiments(
    pairs: int, chances: tuple[float, ...]
) -> None:
    scores = np.array([0, 0.25, 0.5, 0.75, 1])
    truth = float(scores @ np.array(chances))
    experiments = np.random.default_rng(2005).choice(scores, size=(1000, pairs), p=chances)
    intervals = [mean_interval(experiment) for experiment in experiments]
    held = sum(interval.low <= truth <= interval.high for interval in intervals)
    assert 930 <= held <= 970


def test_with_few_pairs_the_interval_is_not_too_narrow() -> None:
    experiments = np.random.default_rng(2006).choice([0, 0.5, 1], size=(1000, 20), p=[0.25, 0.25, 0.5])
    intervals = [mean_interval(experiment) for experiment in experiments]
    assert sum(interval.low <= 0.625 <= interval.high for interval in intervals) >= 930


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))), CONFIDENCES)
def test_wilson_holds_its_estimate_and_lies_between_0_and_1(counts: tuple[int, int], confidence: float) -> None:
    interval = wilson_interval(*counts, confidence)
    assert 0 <= interval.low <= interval.estimate <= interval.high <= 1


@pytest.mark.parametrize(("successes", "trials", "confidence"), [(0, 10, 0.95), (7, 20, 0.9), (500, 500, 0.99)])
def test_wilson_is_the_one_of_scipy(successes: int, trials: int, confidence: float) -> None:
    theirs = binomtest(successes, trials).proportion_ci(confidence, method="wilson")
    ours = wilson_interval(successes, trials, confidence)
    assert ours.estimate == successes / trials
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=1e-12)


def test_wilson_by_hand() -> None:
    # z = 1.959964, half of 10 trials: 1/2 ± z / (2 √(10 + z²)).
    half = 1.959964 / (2 * math.sqrt(10 + 1.959964**2))
    interval = wilson_interval(5, 10)
    assert interval.estimate == 0.5
    assert (interval.low, interval.high) == pytest.approx((0.5 - half, 0.5 + half), abs=1e-7)


@pytest.mark.parametrize("scores", [[], [[0.5, 1.0]], [0.5, math.nan], [1.5], [-0.25]])
def test_pairs_without_a_score_are_refused(scores: npt.ArrayLike) -> None:
    with pytest.raises(ValueError, match="score"):
        mean_interval(scores)


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (3, 2), (-1, 5)])
def test_impossible_counts_are_refused(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="at least one trial"):
        wilson_interval(successes, trials)


@pytest.mark.parametrize("confidence", [0, 1, 95, math.nan])
def test_impossible_confidences_are_refused(confidence: float) -> None:
    for scores in ([0.5], [0.0, 1.0] * 50):
        with pytest.raises(ValueError, match="confidence"):
            mean_interval(scores, confidence)


def test_cumulative_incidence_by_hand() -> None:
    # Five games: won on turns 3, 5, 5 and 9, one lost on turn 2.
    turns = np.array([3, 5, 2, 5, 9], dtype=np.uint8)
    won = np.array([True, True, False, True, True])
    curve = cumulative_incidence(turns, won, last_turn=6)
    assert curve.turns.tolist() == [1, 2, 3, 4, 5, 6]
    assert curve.shares.tolist() == [0, 0, 0.2, 0.2, 0.6, 0.6]
    assert curve.games == 5


GAMES = st.lists(st.tuples(st.integers(1, 40), st.sampled_from(["won", "lost", "capped"])), min_size=1)


@given(GAMES, st.integers(1, 50))
def test_the_ways_to_end_a_game_share_out_all_games(games: list[tuple[int, str]], last_turn: int) -> None:
    turns = np.array([turn for turn, _ in games])
    endings = np.array([ending for _, ending in games])
    curves = [cumulative_incidence(turns, endings == ending, last_turn) for ending in ("won", "lost", "capped")]
    for curve in curves:
        assert curve.shares.shape == curve.turns.shape == (last_turn,)
        assert np.all(np.diff(curve.shares) >= 0)
    over = [np.mean(turns <= turn) for turn in range(1, last_turn + 1)]
    np.testing.assert_allclose(sum(curve.shares for curve in curves), over, atol=1e-12)


def test_the_turns_of_games_without_the_event_are_not_read() -> None:
    assert cumulative_incidence([0, 4], [False, True], 4).shares.tolist() == [0, 0, 0, 0.5]


@pytest.mark.parametrize(
    ("turns", "counted", "last_turn", "message"),
    [
        ([], [], 5, "at least one"),
        ([1, 2], [True], 5, "same games"),
        ([1.5], [True], 5, "integers"),
        ([1], [1], 5, "booleans"),
        ([0], [True], 5, "counted from 1"),
        ([1], [True], 0, "last turn"),
    ],
)
def test_impossible_games_are_refused(
    turns: npt.ArrayLike, counted: npt.ArrayLike, last_turn: int, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        cumulative_incidence(turns, counted, last_turn)
