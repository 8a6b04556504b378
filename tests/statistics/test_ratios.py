"""Intervals of shares and ratios over pairs, compared with closed forms and with simulated experiments."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest
from scipy.stats import t as student

from sim.statistics.intervals import Interval, difference_interval, mean_interval
from sim.statistics.ratios import (
    ENOUGH_PAIRS,
    effective_pairs,
    ratio_interval,
    share_difference_interval,
    share_if_enough,
    share_interval,
    wilson_interval,
)

Counts = npt.NDArray[np.int64]
ANYTHING = Interval(0, -1, 1)  # of an experiment in which nothing was counted

CONFIDENCES = st.floats(0, 1, exclude_min=True, exclude_max=True)


# --- What they are ----------------------------------------------------------------------------------------
COUNTED_PAIRS = st.lists(
    st.integers(0, 8).flatmap(lambda count: st.tuples(st.integers(0, 2 * count), st.just(count))), min_size=1
).filter(lambda pairs: any(count for _, count in pairs))


@given(COUNTED_PAIRS, st.floats(0.5, 0.999))
def test_a_share_is_that_of_the_sums_and_its_interval_lies_between_0_and_1(
    pairs: list[tuple[int, int]], confidence: float
) -> None:
    halves, counts = (np.array(column) for column in zip(*pairs, strict=True))
    interval = share_interval(halves / 2, counts, confidence)
    assert 0 <= interval.low <= interval.estimate <= interval.high <= 1
    assert interval.estimate == pytest.approx(halves.sum() / 2 / counts.sum())
    others = share_interval(counts - halves / 2, counts, confidence)
    assert (others.low, others.high) == pytest.approx((1 - interval.high, 1 - interval.low))


@given(st.lists(st.sampled_from([0, 0.25, 0.5, 0.75, 1]), min_size=1), st.integers(1, 8))
def test_where_every_pair_counts_alike_a_share_is_the_mean_of_the_pairs(scores: list[float], count: int) -> None:
    share, mean = share_interval(np.array(scores) * count, np.full(len(scores), count)), mean_interval(scores)
    assert (share.low, share.estimate, share.high) == pytest.approx((mean.low, mean.estimate, mean.high), abs=1e-12)


@given(COUNTED_PAIRS, st.integers(1, 100))
def test_pairs_in_which_nothing_was_counted_change_nothing(pairs: list[tuple[int, int]], more: int) -> None:
    halves, counts = (np.array(column) for column in zip(*pairs, strict=True))
    nothing = np.zeros(more)
    alone = share_interval(halves / 2, counts)
    among = share_interval(np.append(halves / 2, nothing), np.append(counts, nothing))
    assert (among.low, among.estimate, among.high) == pytest.approx((alone.low, alone.estimate, alone.high), abs=1e-12)


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(1, 40)), min_size=1, max_size=12))
def test_pairs_that_are_alike_can_be_given_once(kinds: list[tuple[int, int, int]]) -> None:
    """Each kind of pair counts 1 to 7 and has a share of that; the others count as much as is left of 8."""
    seen, won, times = (np.array(column) for column in zip(*kinds, strict=True))
    counts, wins = seen + 1.0, np.minimum(won, seen + 1) / 1.0
    others, other_wins = 8 - counts, (8 - counts) / 4
    once = {"times": times}
    each = [np.repeat(column, times) for column in (wins, counts, other_wins, others)]
    assert effective_pairs(counts, **once) == pytest.approx(effective_pairs(each[1]))
    for one, other in (
        (share_interval(wins, counts, 0.9, **once), share_interval(each[0], each[1], 0.9)),
        (share_difference_interval(wins, counts, other_wins, others, **once), share_difference_interval(*each)),
    ):
        assert (one.low, one.estimate, one.high) == pytest.approx((other.low, other.estimate, other.high), abs=1e-12)
    shown, told = share_if_enough(wins, counts, **once), share_if_enough(each[0], each[1])
    assert (shown is None) == (told is None)


def test_effective_pairs_by_hand() -> None:
    assert effective_pairs([]) == effective_pairs([0, 0]) == 0
    assert effective_pairs([3, 3, 0, 3]) == pytest.approx(3)
    assert effective_pairs([1, 2, 1]) == pytest.approx(16 / 6)
    assert effective_pairs([1, 2], times=[2, 1]) == pytest.approx(16 / 6)
    with pytest.raises(ValueError, match=r"how many there are of each pair, not \(1,\) of \(2,\)"):
        effective_pairs([1, 2], times=[2])


def test_a_ratio_in_closed_form() -> None:
    # Four pairs with 1, 2, 1 and 0 uses that brought 1, 0, -1 and 0 games: 16/6 effective pairs of 3/2 uses, and two
    # more that brought 3/2 and -3/2. The ratio is 0, so that the deviations are what they brought.
    pairs, uses = 16 / 6, 4 + 2 * 1.5
    deviation = math.sqrt((pairs + 2) / (pairs + 1) * (2 + 2 * 1.5**2)) / uses
    interval = ratio_interval([1, 0, -1, 0], [1, 2, 1, 0])
    assert interval.estimate == 0
    half = float(student.ppf(0.975, pairs + 1)) * deviation
    assert (interval.low, interval.high) == pytest.approx((-half, half))


def test_thousands_of_pairs_make_it_the_formula_of_the_textbook() -> None:
    random = np.random.default_rng(2013)
    uses = random.poisson(0.7, size=20_000)
    won = random.binomial(uses, 0.3) - random.binomial(uses, 0.05)
    ratio = won.sum() / uses.sum()
    deviation = math.sqrt(np.sum((won - ratio * uses) ** 2)) / uses.sum()
    interval = ratio_interval(won, uses)
    assert interval.estimate == ratio
    plain = (ratio - 1.959964 * deviation, ratio + 1.959964 * deviation)
    assert (interval.low, interval.high) == pytest.approx(plain, abs=3e-4)
    shares = share_interval(np.maximum(won, 0), uses, 0.8)
    assert shares.half_width < interval.half_width


def test_a_ratio_may_lie_anywhere() -> None:
    interval = ratio_interval([6, 8, 7], [1, 1, 1])
    assert interval.estimate == 7
    assert interval.low < 7 < interval.high


def test_nothing_turned_is_not_a_certainty() -> None:
    # The rule of three: what was never seen in 100 uses may still happen in 3 %.
    interval = ratio_interval(np.zeros(100), np.ones(100))
    assert interval.low < -0.025 and interval.high > 0.025
    assert share_interval(np.full(100, 2), np.full(100, 2)).low < 0.972


def test_the_difference_of_shares_that_are_one_half_each_of_a_pair() -> None:
    # One game of each pair counts for the one share, the other for the other: paired differences of scores.
    first, second = np.random.default_rng(2014).choice([0, 1], size=(2, 5000), p=[0.4, 0.6])
    ones = np.ones(5000)
    ours, theirs = share_difference_interval(first, ones, second, ones), difference_interval(first - second)
    assert ours.estimate == pytest.approx(theirs.estimate)
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=1e-4)
    same = share_difference_interval(first, ones, first, ones)
    assert same.estimate == 0
    assert same.half_width < 5e-4 < ours.half_width


def test_a_difference_of_shares_stays_between_minus_1_and_1() -> None:
    interval = share_difference_interval([1, 1], [1, 1], [0, 0], [1, 1])
    assert (interval.estimate, interval.high) == (1, 1)
    assert -1 < interval.low < 0
    mirrored = share_difference_interval([0, 0], [1, 1], [1, 1], [1, 1])
    assert (mirrored.low, mirrored.high) == pytest.approx((-interval.high, -interval.low))


@pytest.mark.parametrize(
    ("numerators", "denominators"),
    [([], []), ([0, 0], [0, 0]), ([1], [1, 1]), ([1], [-1]), ([1], [math.nan]), ([math.nan], [1]), ([[1]], [[1]]),
     ([1], [math.inf])],
)  # fmt: skip
def test_impossible_ratios_are_refused(numerators: npt.ArrayLike, denominators: npt.ArrayLike) -> None:
    for function in (ratio_interval, share_interval):
        with pytest.raises(ValueError, match=r"ratio|numerator|denominator"):
            function(numerators, denominators)
    with pytest.raises(ValueError, match=r"ratio|numerator|denominator"):
        share_difference_interval([1], [1], numerators, denominators)


@pytest.mark.parametrize(("numerators", "denominators"), [([2], [1]), ([-1, 1], [1, 1]), ([1], [0])])
def test_shares_beyond_0_and_1_are_refused(numerators: npt.ArrayLike, denominators: npt.ArrayLike) -> None:
    with pytest.raises(ValueError, match="between 0 and its denominator"):
        share_interval(numerators, denominators)


def test_shares_of_other_pairs_and_impossible_confidences_are_refused() -> None:
    with pytest.raises(ValueError, match="same pairs"):
        share_difference_interval([1], [1], [1, 1], [1, 1])
    for confidence in (0, 1, 95, math.nan):
        with pytest.raises(ValueError, match="confidence"):
            share_interval([1], [1], confidence)


# --- Whether they hold the truth --------------------------------------------------------------------------
@dataclass(frozen=True)
class Sightings:
    """Games in which a card may be seen, in pairs: a design with a known win rate of the games in which it is.

    Of its copies a game shows those among this many cards of a deck of 40, which are more in the games that are won, or
    in those that are lost. `together` is how often the second game of a pair ends as the first one (below 0: as the
    first one does not).
    """

    copies: int
    win_rate: float
    seen_in_wins: int
    seen_in_losses: int
    together: float = 0.0

    def play(self, random: np.random.Generator, pairs: int) -> tuple[Counts, Counts]:
        """What was won, 1 or 0, and the copies seen, both (pairs, 2)."""
        luck = random.random((pairs, 2))
        shared = random.random(pairs) < abs(self.together)
        luck[shared, 1] = luck[shared, 0] if self.together > 0 else 1 - luck[shared, 0]
        won = luck < self.win_rate
        cards = np.where(won, self.seen_in_wins, self.seen_in_losses)
        seen = random.hypergeometric(self.copies, 40 - self.copies, cards)
        return won.astype(np.int64), seen

    @property
    def rates(self) -> tuple[float, float]:
        """The win rate of the games in which a copy is seen, and of those in which it is not."""
        wins, losses = self.win_rate, 1 - self.win_rate
        seen = wins * self.seen_in_wins, losses * self.seen_in_losses
        unseen = wins * (40 - self.seen_in_wins), losses * (40 - self.seen_in_losses)
        return seen[0] / sum(seen), unseen[0] / sum(unseen)


SIGHTINGS = {
    "four copies": Sightings(4, 0.5, 12, 12),
    "four copies, luck shared by seat": Sightings(4, 0.55, 12, 12, together=-0.6),
    "four copies, luck shared by deck": Sightings(4, 0.55, 12, 12, together=0.6),
    "four copies, long games are won": Sightings(4, 0.5, 17, 10, together=-0.4),
    "four copies, long games are lost": Sightings(4, 0.7, 9, 16, together=-0.4),
    "one copy": Sightings(1, 0.5, 14, 14, together=-0.5),
    "one copy, long games are won": Sightings(1, 0.4, 18, 9, together=-0.5),
    "one copy in the opening hand": Sightings(1, 0.6, 5, 5),
    "a one-sided matchup": Sightings(2, 0.8, 10, 14),
}


def coverage(truth: float, experiment: Callable[[], Interval], experiments: int = 1000) -> float:
    """The share of experiments in which the interval covers the true value."""
    intervals = [experiment() for _ in range(experiments)]
    return sum(interval.low <= truth <= interval.high for interval in intervals) / experiments


@pytest.mark.parametrize("pairs", [100, 400])
@pytest.mark.parametrize("design", SIGHTINGS.values(), ids=SIGHTINGS)
def test_the_win_rate_when_seen_is_covered_in_95_percent_of_experiments(design: Sightings, pairs: int) -> None:
    assert 0.93 <= coverage(design.rates[0], win_rate_when_seen(design, pairs)) <= 0.97


@pytest.mark.parametrize("design", SIGHTINGS.values(), ids=SIGHTINGS)
def test_with_few_pairs_the_win_rate_when_seen_is_not_too_narrow(design: Sightings) -> None:
    for pairs in (15, 30):
        assert coverage(design.rates[0], win_rate_when_seen(design, pairs)) >= 0.93


def win_rate_when_seen(design: Sightings, pairs: int) -> Callable[[], Interval]:
    random = np.random.default_rng(pairs)

    def experiment() -> Interval:
        won, seen = design.play(random, pairs)
        return share_interval((won * seen).sum(axis=1), seen.sum(axis=1)) if seen.any() else ANYTHING

    return experiment


@pytest.mark.parametrize("design", SIGHTINGS.values(), ids=SIGHTINGS)
def test_the_improvement_when_seen_is_covered_in_95_percent_of_experiments(design: Sightings) -> None:
    random = np.random.default_rng(2015)

    def experiment() -> Interval:
        won, seen = design.play(random, 400)
        unseen = design.copies - seen
        counts = [(won * seen).sum(axis=1), seen.sum(axis=1), (won * unseen).sum(axis=1), unseen.sum(axis=1)]
        return share_difference_interval(*counts)

    assert 0.93 <= coverage(design.rates[0] - design.rates[1], experiment) <= 0.97


@pytest.mark.parametrize("sizes", [(1,), (1, 1, 1, 2, 2, 4)], ids=["one sighting a pair", "up to four"])
@pytest.mark.parametrize("win_rate", [0.35, 0.5, 0.7])
@pytest.mark.parametrize("expected", [5, 10, ENOUGH_PAIRS, 60])
def test_a_card_that_is_seen_in_one_pair_of_a_hundred(expected: int, win_rate: float, sizes: tuple[int, ...]) -> None:
    """Half of the pairs with several sightings have them all in games that end alike."""
    random = np.random.default_rng(expected)

    def experiment() -> Interval:
        seen = random.choice(sizes, 100 * expected) * (random.random(100 * expected) < 0.01)
        alike = random.random(seen.size) < 0.5
        won = np.where(alike, seen * (random.random(seen.size) < win_rate), random.binomial(seen, win_rate))
        return share_interval(won, seen) if seen.any() else ANYTHING

    assert 0.93 <= coverage(win_rate, experiment) <= (1 if expected < ENOUGH_PAIRS else 0.975)


@pytest.mark.parametrize("usual", [0, 1])
@pytest.mark.parametrize("expected", [0.5, 1, 2, 3, 5, 8])
def test_a_handful_of_unusual_sightings_is_not_too_narrow(expected: float, usual: int) -> None:
    random = np.random.default_rng(2016)

    def experiment() -> Interval:
        seen = random.choice([0, 1, 2], 200)
        unusual = random.binomial(seen, expected / 200)
        return share_interval(unusual if usual == 0 else seen - unusual, seen)

    assert coverage(abs(usual - expected / 200), experiment) >= 0.92


@dataclass(frozen=True)
class Uses:
    """Uses of a shield trigger in games of pairs, each turning its game for better or for worse with these chances."""

    in_a_game: float
    for_better: float
    for_worse: float

    def play(self, random: np.random.Generator, pairs: int) -> tuple[Counts, Counts]:
        """Games won because of the uses less games lost, and the uses, both (pairs)."""
        uses = random.poisson(self.in_a_game, size=(pairs, 2))
        luck = random.random((pairs, 2))
        better = 1 - (1 - self.for_better) ** uses
        worse = 1 - (1 - self.for_worse) ** uses
        turned = np.where(luck < better, 1, np.where(luck > 1 - worse, -1, 0))
        return turned.sum(axis=1), uses.sum(axis=1)

    @property
    def worth(self) -> float:
        """Games won by a use: 1 - (1 - c) to the power of a Poisson number is 1 - exp(-rate c) on average."""
        gained, lost = (1 - math.exp(-self.in_a_game * chance) for chance in (self.for_better, self.for_worse))
        return (gained - lost) / self.in_a_game


USES = {
    "rarely used, often decisive": Uses(0.02, 0.3, 0.05),
    "rarely used, sometimes decisive": Uses(0.02, 0.1, 0.03),
    "used in many games": Uses(0.4, 0.3, 0.05),
    "used in many games, as often for worse": Uses(0.4, 0.2, 0.2),
    "used more than once": Uses(1.2, 0.4, 0.1),
}


@pytest.mark.parametrize("design", USES.values(), ids=USES)
def test_what_a_use_was_worth_is_covered_in_95_percent_of_experiments(design: Uses) -> None:
    pairs = int(200 / (1 - math.exp(-2 * design.in_a_game)))  # some 200 of them with a use
    assert 0.93 <= coverage(design.worth, worth_of_a_use(design, pairs)) <= 0.97


@pytest.mark.parametrize("effective", [10, ENOUGH_PAIRS, 100])
@pytest.mark.parametrize("decisive", [0.02, 0.05, 0.3])
def test_a_use_that_is_seldom_decisive_is_not_called_worthless(decisive: float, effective: int) -> None:
    design = Uses(0.05, decisive, 0)
    assert coverage(design.worth, worth_of_a_use(design, 10 * effective)) >= 0.93


def worth_of_a_use(design: Uses, pairs: int) -> Callable[[], Interval]:
    random = np.random.default_rng(pairs)

    def experiment() -> Interval:
        turned, uses = design.play(random, pairs)
        return ratio_interval(turned, uses) if uses.any() else ANYTHING

    return experiment


@pytest.mark.soak
@pytest.mark.parametrize("pairs", [60, 200, 2000])
@pytest.mark.parametrize("design", SIGHTINGS.values(), ids=SIGHTINGS)
def test_the_win_rate_when_seen_is_covered_in_many_experiments(design: Sightings, pairs: int) -> None:
    held = coverage(design.rates[0], win_rate_when_seen(design, pairs), experiments=10_000)
    assert 0.94 <= held <= (0.96 if pairs == 2000 else 0.975)


# --- Wilson's interval of independent trials ---------------------------------------------------------------
@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))), CONFIDENCES)
def test_wilson_contains_its_estimate_and_lies_between_0_and_1(counts: tuple[int, int], confidence: float) -> None:
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


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (3, 2), (-1, 5)])
def test_impossible_counts_are_refused(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="at least one trial"):
        wilson_interval(successes, trials)
