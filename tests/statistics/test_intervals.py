"""Intervals of pairs, p-values and Holm's method: against formulas, by hand, and in simulated experiments."""

import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import t as student
from scipy.stats import ttest_ind

from sim.statistics.intervals import (
    Interval,
    difference_interval,
    difference_p_value,
    holm,
    independent_difference_interval,
    independent_difference_p_value,
    interval_bounds,
    mean_interval,
    pair_variance,
    pairs_for_half_width,
    simultaneous_confidence,
)

CONFIDENCES = st.floats(0, 1, exclude_min=True, exclude_max=True)
PAIR_SCORES = st.lists(st.sampled_from([0, 0.25, 0.5, 0.75, 1]), min_size=1, max_size=100)


@given(PAIR_SCORES, CONFIDENCES)
def test_a_mean_interval_contains_its_estimate_and_lies_between_0_and_1(scores: list[float], confidence: float) -> None:
    interval = mean_interval(scores, confidence)
    assert 0 <= interval.low <= interval.estimate <= interval.high <= 1
    assert interval.estimate == pytest.approx(sum(scores) / len(scores))


@given(PAIR_SCORES)
def test_the_interval_of_the_opponent_is_the_mirror_image(scores: list[float]) -> None:
    ours, theirs = mean_interval(scores), mean_interval([1 - score for score in scores])
    assert theirs.low == pytest.approx(1 - ours.high)
    assert theirs.high == pytest.approx(1 - ours.low)


def test_a_mean_interval_in_closed_form() -> None:
    # 50 scores of 1 and 50 of 0, and one more of each: sd √(102/4/101), t(0.975, 101) = 1.983731.
    half = 1.983731 * math.sqrt(102 / 4 / 101 / 102)
    interval = mean_interval(np.repeat([0.0, 1.0], 50))
    assert interval.estimate == 0.5
    assert interval.low == pytest.approx(0.5 - half, abs=1e-7)
    assert interval.high == pytest.approx(0.5 + half, abs=1e-7)
    assert interval.half_width == pytest.approx(half, abs=1e-7)


def test_an_interval_is_student_of_the_pairs_and_two_more() -> None:
    scores = np.random.default_rng(2004).choice([0, 0.25, 0.5, 0.75, 1], size=40, p=[0.1, 0.1, 0.3, 0.2, 0.3])
    two_more = np.append(scores, [0, 1])
    low, high = student.interval(0.9, 41, two_more.mean(), two_more.std(ddof=1) / math.sqrt(42))
    interval = mean_interval(scores, 0.9)
    assert (interval.low, interval.estimate, interval.high) == pytest.approx((low, scores.mean(), high), abs=1e-12)


def test_hundreds_of_pairs_make_it_the_plain_interval_of_student() -> None:
    scores = np.random.default_rng(2004).choice([0, 0.5, 1], size=2000, p=[0.2, 0.4, 0.4])
    plain = student.interval(0.95, 1999, scores.mean(), scores.std(ddof=1) / math.sqrt(2000))
    interval = mean_interval(scores)
    assert (interval.low, interval.high) == pytest.approx(plain, abs=3e-4)


def test_equal_scores_do_not_make_a_certainty() -> None:
    # n wins and one win and one loss more: the mean is 1 - 1/(n + 2), and its standard error 1/(n + 2).
    interval = mean_interval(np.ones(400))
    assert interval.low == pytest.approx(1 - (1 + 1.965912) / 402, abs=1e-7)
    assert interval.high == interval.estimate == 1
    # Where no pair of n tells the lists apart, up to 3/n of them may (the rule of three), each by half a point.
    assert mean_interval(np.full(400, 0.5)).high > 0.5 + 1.3 / 400


def test_one_pair_says_next_to_nothing() -> None:
    assert mean_interval([1.0]).low == 0


DESIGNS = {  # the chances of the pair scores 0, 1/4, 1/2, 3/4 and 1
    "independent games, even": (0.25, 0, 0.5, 0, 0.25),
    "independent games, 70 %": (0.09, 0, 0.42, 0, 0.49),
    "independent games, 95 %": (0.0025, 0, 0.095, 0, 0.9025),
    "with draws": (0.1, 0.05, 0.4, 0.1, 0.35),
    "luck shared by seat": (0.05, 0, 0.8, 0, 0.15),
    "luck shared by deck": (0.4, 0, 0.2, 0, 0.4),
    "near-mirror": (0.02, 0, 0.93, 0, 0.05),
    "near-mirror, one list is better": (0, 0, 0.97, 0, 0.03),
}


@pytest.mark.parametrize("pairs", [100, 400, 1000])
@pytest.mark.parametrize("chances", DESIGNS.values(), ids=DESIGNS)
def test_a_95_percent_interval_covers_the_true_value_in_95_percent_of_experiments(
    pairs: int, chances: tuple[float, ...]
) -> None:
    held = experiments_that_hold_the_truth(pairs, chances)
    # Where a handful of pairs decides, the coverage is a staircase, and stands above 97 % on some steps of it.
    handful = pairs * (1 - max(chances)) <= 20
    assert 930 <= held <= (1000 if handful else 970)


@pytest.mark.parametrize("pairs", [1, 2, 5, 10, 20, 30])
@pytest.mark.parametrize("chances", DESIGNS.values(), ids=DESIGNS)
def test_with_few_pairs_the_interval_is_not_too_narrow(pairs: int, chances: tuple[float, ...]) -> None:
    assert experiments_that_hold_the_truth(pairs, chances) >= 930


@pytest.mark.parametrize("expected", [0.5, 1, 2, 2.5, 3, 4, 5, 8, 12])
@pytest.mark.parametrize("usual", [0.5, 1], ids=["near-mirror", "one-sided"])
def test_a_handful_of_unusual_pairs_among_a_thousand_is_not_too_narrow(expected: float, usual: float) -> None:
    rare = expected / 1000
    chances = (0, 0, 1 - rare, 0, rare) if usual == 0.5 else (0, 0, rare, 0, 1 - rare)
    assert experiments_that_hold_the_truth(1000, chances) >= 920


def experiments_that_hold_the_truth(pairs: int, chances: tuple[float, ...]) -> int:
    """Return in how many of 1 000 simulated experiments the 95 % interval covers the true win rate."""
    scores = np.array([0, 0.25, 0.5, 0.75, 1])
    truth = float(scores @ np.array(chances))
    experiments = np.random.default_rng(2005).choice(scores, size=(1000, pairs), p=chances)
    low, high = interval_bounds(pairs, experiments.sum(axis=1), (experiments**2).sum(axis=1))
    one = mean_interval(experiments[0])
    assert (one.low, one.high) == pytest.approx((low[0], high[0]), abs=1e-12)
    return int(np.sum((low <= truth) & (truth <= high)))


def test_bounds_of_no_pair_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one pair"):
        interval_bounds([3, 0], [1, 0], [1, 0])


DIFFERENCES = st.lists(st.sampled_from([-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]), min_size=1, max_size=100)


@given(DIFFERENCES, CONFIDENCES)
def test_a_difference_the_other_way_round_is_its_mirror_image(differences: list[float], confidence: float) -> None:
    ours = difference_interval(differences, confidence)
    theirs = difference_interval([-difference for difference in differences], confidence)
    assert -1 <= ours.low <= ours.estimate <= ours.high <= 1
    assert (ours.low, ours.high) == pytest.approx((-theirs.high, -theirs.low))


@pytest.mark.parametrize("turned", [0.01, 0.05, 0.3])
def test_intervals_of_differences_with_shared_luck_keep_their_coverage(turned: float) -> None:
    chances = [0, turned / 3, 1 - turned, turned * 2 / 3, 0]
    experiments = np.random.default_rng(2007).choice([-1, -0.5, 0, 0.5, 1], size=(1000, 500), p=chances)
    intervals = [difference_interval(experiment) for experiment in experiments]
    assert sum(interval.low <= turned / 6 <= interval.high for interval in intervals) >= 930


@given(DIFFERENCES, st.floats(0.6, 0.999))
def test_a_p_value_is_small_where_the_interval_excludes_0(differences: list[float], confidence: float) -> None:
    interval, p_value = difference_interval(differences, confidence), difference_p_value(differences)
    if abs(p_value - (1 - confidence)) > 1e-9:
        assert (interval.low > 0 or interval.high < 0) == (p_value < 1 - confidence)


def test_no_difference_gives_a_small_p_value_as_often_as_it_says() -> None:
    experiments = np.random.default_rng(2008).choice([-0.5, 0, 0.5], size=(2000, 200), p=[0.2, 0.6, 0.2])
    p_values = np.array([difference_p_value(experiment) for experiment in experiments])
    for level in (0.01, 0.05, 0.2, 0.5):
        assert np.mean(p_values < level) == pytest.approx(level, abs=4 * math.sqrt(level * (1 - level) / 2000))


@pytest.mark.parametrize("differences", [[], [[0.5]], [math.nan], [1.5], [-1.25]])
def test_impossible_differences_are_refused(differences: npt.ArrayLike) -> None:
    for function in (difference_interval, difference_p_value, pair_variance):
        with pytest.raises(ValueError, match="difference"):
            function(differences)


def test_pairs_for_a_half_width_by_hand_and_in_practice() -> None:
    # Independent games, 50 %: pairs vary by 1/8, and 1.959964² · 0.125 / 0.005² = 19207.3.
    assert pairs_for_half_width(0.125, 0.5) == 19_208
    assert pairs_for_half_width(0, 0.5) == 0
    scores = np.random.default_rng(2009).choice([0, 0.5, 1], size=19_208, p=[0.25, 0.5, 0.25])
    assert mean_interval(scores).half_width == pytest.approx(0.005, rel=0.02)
    assert pair_variance(scores - 0.5) == pytest.approx(0.125, rel=0.02)


def test_nothing_has_happened_yet_is_not_a_variance_of_0() -> None:
    assert pair_variance(np.zeros(98)) == pytest.approx(0.5 / 99)


@pytest.mark.parametrize(("variance", "points"), [(-1, 1), (math.nan, 1), (1, 0), (1, -1), (1, math.nan)])
def test_impossible_half_widths_are_refused(variance: float, points: float) -> None:
    with pytest.raises(ValueError, match="points"):
        pairs_for_half_width(variance, points)


def test_holm_by_hand() -> None:
    # At 5 % of four: 0.01 <= 0.05/4, 0.015 <= 0.05/3, but 0.03 > 0.05/2: it and all larger ones fail.
    assert holm([[0.03, 0.01], [0.04, 0.015]]).tolist() == [[False, True], [False, True]]
    assert holm([0.04]).tolist() == [True]
    assert holm([]).tolist() == []


def test_holm_hardly_ever_flags_anything_where_nothing_is_different() -> None:
    # 45 cells of ten equal decks: each experiment is wrong with one flag, which plain p-values are in 90 %.
    experiments = np.random.default_rng(2010).random((2000, 45))
    wrong = sum(bool(holm(experiment).any()) for experiment in experiments)
    assert wrong <= 100 + 4 * math.sqrt(2000 * 0.05 * 0.95)
    assert np.mean(np.any(experiments < 0.05, axis=1)) > 0.85


@pytest.mark.parametrize(("p_values", "level"), [([1.1], 0.05), ([math.nan], 0.05), ([0.5], 0), ([0.5], 5)])
def test_impossible_p_values_are_refused(p_values: list[float], level: float) -> None:
    with pytest.raises(ValueError, match="p-values"):
        holm(p_values, level)


@pytest.mark.parametrize("scores", [[], [[0.5, 1.0]], [0.5, math.nan], [1.5], [-0.25]])
def test_pairs_without_a_score_are_refused(scores: npt.ArrayLike) -> None:
    with pytest.raises(ValueError, match="score"):
        mean_interval(scores)


@pytest.mark.parametrize("confidence", [0, 1, 95, math.nan])
def test_impossible_confidences_are_refused(confidence: float) -> None:
    for scores in ([0.5], [0.0, 1.0] * 50):
        with pytest.raises(ValueError, match="confidence"):
            mean_interval(scores, confidence)


def test_an_interval_that_is_cut_off_reaches_further_than_half_its_width() -> None:
    assert Interval(0.5, 0.4, 0.6).reach == pytest.approx(0.1)
    certain = mean_interval([1] * 1000)
    assert certain.reach == 1 - certain.low == 2 * certain.half_width


def test_intervals_taken_together_all_hold_in_nineteen_of_twenty_runs() -> None:
    """Twenty differences of 0: the one that is furthest from 0 is covered as often as promised, and no less."""
    random = np.random.default_rng(3)
    confidence = simultaneous_confidence(20)
    assert confidence == pytest.approx(0.9975) and simultaneous_confidence(1) == pytest.approx(0.95)
    missed = 0
    for _ in range(500):
        found = [difference_interval(random.choice([-0.5, 0.0, 0.5], size=150), confidence) for _ in range(20)]
        picked = max(found, key=lambda interval: abs(interval.estimate))
        missed += not picked.low <= 0 <= picked.high
    assert missed <= 40
    with pytest.raises(ValueError, match="at least 1 interval"):
        simultaneous_confidence(0)


# --- Independent samples ------------------------------------------------------------------------------------
def test_an_independent_difference_is_welch_of_the_pairs_and_two_more_in_each_sample() -> None:
    luck = np.random.default_rng(1947)
    scores, others = luck.choice([0, 0.5, 1], 30, p=[0.2, 0.2, 0.6]), luck.choice([0, 0.25, 0.5, 1], 80)
    more, more_others = np.append(scores, [0, 1]), np.append(others, [0, 1])
    welch = ttest_ind(more, more_others, equal_var=False)
    low, high = welch.confidence_interval(0.9)
    interval = independent_difference_interval(scores, others, 0.9)
    assert interval.estimate == pytest.approx(scores.mean() - others.mean())
    assert (interval.low, interval.high) == pytest.approx((low, high))
    assert independent_difference_p_value(scores, others) == pytest.approx(welch.pvalue)


@given(PAIR_SCORES, PAIR_SCORES)
def test_an_independent_difference_turned_round_is_the_mirror_image(ours: list[float], theirs: list[float]) -> None:
    one, other = independent_difference_interval(ours, theirs), independent_difference_interval(theirs, ours)
    assert -1 <= one.low <= one.estimate <= one.high <= 1
    assert (one.low, one.high) == pytest.approx((-other.high, -other.low))
    # The interval can be stretched to hold the plain estimate; otherwise it and the p-value say the same.
    if one.low < one.estimate < one.high:
        assert (independent_difference_p_value(ours, theirs) < 0.05) == (one.low > 0 or one.high < 0)


@pytest.mark.parametrize(("pairs", "others"), [(10, 10), (20, 200), (300, 300)])
@pytest.mark.parametrize(("chance", "other_chance"), [(0.5, 0.5), (0.95, 0.9), (0.99, 0.6)])
def test_independent_differences_cover_the_true_value(
    pairs: int, others: int, chance: float, other_chance: float
) -> None:
    luck = np.random.default_rng(34)
    covered = 0
    for _ in range(1000):
        interval = independent_difference_interval(
            luck.binomial(2, chance, pairs) / 2, luck.binomial(2, other_chance, others) / 2
        )
        covered += interval.low <= chance - other_chance <= interval.high
    assert covered >= 930


def test_independent_differences_need_pairs_in_both_samples() -> None:
    for ours, theirs in (([], [1.0]), ([1.0], []), ([2.0], [1.0])):
        with pytest.raises(ValueError, match="score"):
            independent_difference_interval(ours, theirs)
