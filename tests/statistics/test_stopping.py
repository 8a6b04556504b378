"""Stopping rules: they stop where they say, whatever brought the pairs, and are wrong no more often than they say."""

import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.statistics.intervals import mean_interval
from sim.statistics.stopping import Outcome, SequentialTest, StoppingRule, TargetHalfWidth

SCORES = np.array([0, 0.25, 0.5, 0.75, 1])


def stream(seed: int, pairs: int, chances: tuple[float, ...]) -> npt.NDArray[np.float64]:
    return np.random.default_rng(seed).choice(SCORES, size=pairs, p=chances)


def test_a_target_stops_at_the_first_look_with_so_narrow_an_interval() -> None:
    scores = stream(1, 20_000, (0.2, 0.05, 0.4, 0.05, 0.3))
    decision = TargetHalfWidth(1.5, most_pairs=20_000).decide(scores)
    looks = range(256, 20_001, 32)
    first = next(pairs for pairs in looks if 100 * mean_interval(scores[:pairs]).reach <= 1.5)
    assert (decision.outcome, decision.stopped_at, decision.early) == (Outcome.PRECISE, first, False)
    assert decision.value == pytest.approx(100 * mean_interval(scores[:first]).reach)
    assert (
        decision.words == f"after {first} pairs the 95 % interval is ± 1.50 points wide: the target of ± 1.5 is reached"
    )


def test_a_sequential_test_in_closed_form() -> None:
    # 50 lost, 300 even, 50 won pairs; for the variance a pair of each score more, 405 in all.
    variance = (2 * 51 / 4 + 2 / 16) / 405
    rule = SequentialTest(50, 52, most_pairs=1000)
    ratio = rule.log_likelihood_ratios([50, 0, 300, 0, 50])
    assert ratio == pytest.approx(400 * 0.02 * (1 - 0.5 - 0.52) / (2 * variance))
    assert rule.bounds == pytest.approx((-math.log(19), math.log(19)))
    assert SequentialTest(50, 52, 1000, alpha=0.01, beta=0.1).bounds == pytest.approx((-math.log(9.9), math.log(90)))


def test_a_sequential_test_says_in_words_what_it_accepts() -> None:
    rule = SequentialTest(50, 60, most_pairs=10_000)
    better = rule.decide(stream(2, 10_000, (0.1, 0, 0.4, 0, 0.5)))
    assert (better.outcome, better.stopped_at, better.early) == (Outcome.HIGHER, 256, True)
    assert better.words.startswith("a win rate of 60 % is accepted over 50 %: log-likelihood ratio ")
    assert better.words.endswith("after 256 pairs")
    even = rule.decide(stream(3, 10_000, (0.3, 0, 0.4, 0, 0.3)))
    assert (even.outcome, even.early) == (Outcome.LOWER, True)
    assert even.words.startswith("a win rate of 50 % is accepted over 60 %")


RULES: list[StoppingRule] = [
    TargetHalfWidth(2.4, most_pairs=1000),
    TargetHalfWidth(0.1, most_pairs=1000),
    SequentialTest(50, 55, most_pairs=1000),
    SequentialTest(50, 50.1, most_pairs=1000),
    SequentialTest(50, 55, most_pairs=1000, first_look=7, look_every=5),
]


@pytest.mark.parametrize("rule", RULES, ids=str)
@given(st.integers(0, 50), st.lists(st.integers(1, 400), max_size=10))
def test_the_stopping_pair_does_not_depend_on_the_chunks(rule: StoppingRule, seed: int, chunks: list[int]) -> None:
    scores = stream(seed, 1200, (0.2, 0.02, 0.4, 0.03, 0.35))
    whole = rule.decide(scores)
    assert whole.stopped_at is not None and whole.stopped_at <= rule.most_pairs
    for end in np.minimum(np.cumsum([*chunks, 1200]), 1200):
        decision = rule.decide(scores[:end])
        if end >= whole.stopped_at:
            assert decision == whole
            break
        assert (decision.outcome, decision.stopped_at) == (Outcome.RUNNING, None)


@pytest.mark.parametrize("rule", RULES[1:], ids=str)
def test_before_the_first_look_nothing_is_decided(rule: TargetHalfWidth | SequentialTest) -> None:
    decision = rule.decide(np.ones(rule.first_look - 1))
    assert (decision.outcome, decision.value) == (Outcome.RUNNING, None)
    assert decision.words == f"{rule.first_look - 1} pairs; the first look comes after {rule.first_look}"


def test_the_most_pairs_allowed_are_the_last_look() -> None:
    scores = stream(4, 400, (0.25, 0, 0.5, 0, 0.25))
    for rule in (TargetHalfWidth(0.1, most_pairs=300), SequentialTest(50, 50.1, most_pairs=300)):
        decision = rule.decide(scores)
        assert (decision.outcome, decision.stopped_at, decision.early) == (Outcome.UNDECIDED, 300, False)
        assert "within the most pairs allowed" in decision.words
    few = SequentialTest(50, 52, most_pairs=100).decide(scores)
    assert few.stopped_at == 100


@pytest.mark.parametrize(
    ("score", "outcome"), [(1.0, Outcome.HIGHER), (0.75, Outcome.HIGHER), (0.5, Outcome.LOWER), (0.0, Outcome.LOWER)]
)
def test_streams_without_any_variance_end(score: float, outcome: Outcome) -> None:
    decision = SequentialTest(50, 52, most_pairs=100_000).decide(np.full(100_000, score))
    assert (decision.outcome, decision.stopped_at) == (outcome, 256)
    precise = TargetHalfWidth(0.5, most_pairs=100_000).decide(np.full(100_000, score))
    assert precise.outcome == Outcome.PRECISE and precise.stopped_at is not None and precise.stopped_at < 1000


def test_even_pairs_alone_do_not_decide_between_win_rates_that_hardly_differ() -> None:
    # A list that wins one pair in 250 (50.2 %) shows no won pair among 256 more often than one time in three.
    decision = SequentialTest(50, 50.2, most_pairs=100_000).decide(np.full(256, 0.5))
    assert decision.outcome == Outcome.RUNNING


def errors(rule: SequentialTest, chances: tuple[float, ...], experiments: int, seed: int) -> tuple[float, float]:
    """Return the shares of experiments that accept the lower and the higher win rate."""
    random = np.random.default_rng(seed)
    outcomes = []
    for _ in range(experiments):
        scores = random.choice(SCORES, size=2048, p=chances)
        while (decision := rule.decide(scores)).outcome == Outcome.RUNNING:
            scores = np.append(scores, random.choice(SCORES, size=scores.size, p=chances))
        outcomes.append(decision.outcome)
    return outcomes.count(Outcome.LOWER) / experiments, outcomes.count(Outcome.HIGHER) / experiments


def split(win_rate: float, spread: float | None) -> tuple[float, ...]:
    """Return chances of pair scores with this mean; ``spread`` is the share of pairs that are not even ones.

    Without it, no pair is lost.
    """
    won = 2 * win_rate - 1 if spread is None else (spread + 2 * win_rate - 1) / 2
    lost = 0 if spread is None else max(0, spread - won)
    return (lost, 0, 1 - lost - won, 0, won)


@pytest.mark.parametrize(
    ("lower", "higher", "spread", "first_look"),
    [
        pytest.param(50, 52, 0.5, 256, id="independent games"),
        pytest.param(50, 52, 0.36, 256, id="luck shared by seat"),
        pytest.param(50, 52, 0.64, 256, id="luck shared by deck"),
        pytest.param(50, 51, 0.05, 256, id="near-mirror"),
        pytest.param(50, 50.5, 0.01, 256, id="nearest mirror, one list is better"),
        pytest.param(50, 60, 0.5, 32, id="far apart, looking early"),
        pytest.param(80, 82, 0.68, 256, id="one-sided"),
        pytest.param(99, 99.5, None, 256, id="hopeless"),
    ],
)
def test_error_rates_are_at_or_under_the_nominal_ones(
    lower: float, higher: float, spread: float | None, first_look: int
) -> None:
    experiments, rule = 1500, SequentialTest(lower, higher, most_pairs=10**6, first_look=first_look)
    slack = 3 * math.sqrt(0.05 * 0.95 / experiments)
    low, high = errors(rule, split(lower / 100, spread), experiments, seed=5)
    assert low + high == 1 and high <= 0.05 + slack
    low, high = errors(rule, split(higher / 100, spread), experiments, seed=6)
    assert low + high == 1 and low <= 0.05 + slack


def test_luck_shared_by_seat_makes_the_test_shorter() -> None:
    rule = SequentialTest(50, 52, most_pairs=10**6)
    lengths = {}
    for spread in (0.36, 0.5):
        decisions = [rule.decide(stream(seed, 20_000, split(0.52, spread))) for seed in range(200)]
        lengths[spread] = np.mean([decision.stopped_at or math.inf for decision in decisions])
    assert lengths[0.36] / lengths[0.5] == pytest.approx(0.36 / 0.5, rel=0.2)


@pytest.mark.parametrize("chances", [(0.25, 0, 0.5, 0, 0.25), (0.05, 0, 0.55, 0, 0.4), (0.01, 0, 0.96, 0, 0.03)])
def test_an_estimate_that_stopped_at_a_target_width_is_as_good_as_its_interval_says(chances: tuple[float, ...]) -> None:
    rule, truth, held, estimates = TargetHalfWidth(1.5, most_pairs=5000), float(SCORES @ np.array(chances)), 0, []
    for seed in range(1000):
        scores = stream(seed, 5000, chances)
        stopped_at = rule.decide(scores).stopped_at
        interval = mean_interval(scores[:stopped_at])
        held += interval.low <= truth <= interval.high
        estimates.append(interval.estimate)
    assert 930 <= held <= 970
    assert np.mean(estimates) == pytest.approx(truth, abs=3 * 0.015 / 1.96 / math.sqrt(1000))


@pytest.mark.parametrize("scores", [[0.3], [math.nan], [2], [[0.5]]])
def test_scores_that_no_pair_has_are_refused(scores: npt.ArrayLike) -> None:
    for rule in RULES:
        with pytest.raises(ValueError, match="pair scores"):
            rule.decide(scores)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: TargetHalfWidth(0, 100), "above 0 points"),
        (lambda: TargetHalfWidth(math.nan, 100), "above 0 points"),
        (lambda: TargetHalfWidth(1, 100, confidence=95), "confidence"),
        (lambda: TargetHalfWidth(1, 0), "numbers of pairs"),
        (lambda: SequentialTest(52, 50, 100), "the lower one first"),
        (lambda: SequentialTest(0.5, 0.52, 100, alpha=0.7), "error chances"),
        (lambda: SequentialTest(50, 100, 100), "in percent"),
        (lambda: SequentialTest(50, 52, 100, look_every=0), "numbers of pairs"),
    ],
)
def test_rules_that_decide_nothing_are_refused(make: object, message: str) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=message):
        make()


def test_an_interval_that_is_cut_off_is_as_wide_as_its_longer_side() -> None:
    scores = np.ones(4000)
    decision = TargetHalfWidth(0.2, 4000).decide(scores)
    assert decision.stopped_at is not None
    assert 0.998 <= mean_interval(scores[: decision.stopped_at]).low
    assert mean_interval(scores[: decision.stopped_at - 32]).low < 0.998
