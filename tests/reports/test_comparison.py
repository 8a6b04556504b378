"""Comparisons and races: against hand-made scores, and simulated lists whose true win rates are known."""

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.statistics.comparison import Verdict, compare, field_shares
from sim.statistics.race import Race, halving_schedule, race, survivors

Floats = npt.NDArray[np.float64]
BETTER, WORSE, NONE = Verdict.BETTER, Verdict.WORSE, Verdict.NO_DIFFERENCE_SHOWN


def play(win_rates: Sequence[float], luck: Floats) -> Floats:
    """Return pair scores, shape (lists, pairs): a game is won where its luck, shape (pairs, 2), is below the rate."""
    return np.asarray((luck[None] < np.asarray(win_rates)[:, None, None]).mean(axis=2))


def luck(seed: int, pairs: int) -> Floats:
    return np.random.default_rng(seed).random((pairs, 2))


def test_a_comparison_by_hand() -> None:
    # Of 100 pairs the variant turns one lost game into a win in 10, and one won game into a loss in 2.
    base = np.repeat([0.5, 0.5, 0, 1], [10, 2, 44, 44])
    variant = np.repeat([1.0, 0, 0, 1], [10, 2, 44, 44])
    found = compare(base, variant).field
    assert (found.base, found.variant, found.pairs) == (0.5, 0.54, 100)
    assert found.difference.estimate == pytest.approx(0.04)
    assert found.verdict == BETTER
    # Two more pairs, +1/2 and -1/2: the variance is (14 · 1/4 - 4² / 102) / 101.
    assert found.variance == pytest.approx((14 / 4 - 16 / 102) / 101)
    half = 1.983731 * math.sqrt(found.variance / 102)
    assert found.difference.low == pytest.approx(4 / 102 - half, abs=1e-7)
    assert found.pairs_still_needed(1) == math.ceil(1.959964**2 * found.variance / 0.01**2) - 100
    assert found.pairs_still_needed(50) == 0


def test_the_same_list_is_no_different_and_the_other_way_round_is_the_opposite() -> None:
    base, variant = play([0.5, 0.6], luck(1, 400))
    same = compare(base, base).field
    assert (same.difference.estimate, same.verdict, same.variance_ratio) == (0, NONE, 0)
    forth, back = compare(base, variant).field, compare(variant, base).field
    assert (forth.verdict, back.verdict) == (BETTER, WORSE)
    assert forth.difference.low == pytest.approx(-back.difference.high)


def test_common_luck_needs_a_fraction_of_the_pairs() -> None:
    # Win rates p < q with the same luck: a game differs with q - p, so the ratio is (q-p)(1-q+p) / (p(1-p) + q(1-q)).
    base, variant = play([0.5, 0.54], luck(2, 40_000))
    common = compare(base, variant).field
    apart = compare(base, play([0.54], luck(3, 40_000))[0]).field
    assert common.variance_ratio == pytest.approx(0.04 * 0.96 / (0.25 + 0.54 * 0.46), rel=0.05)
    assert apart.variance_ratio == pytest.approx(1, abs=0.03)
    assert common.difference.half_width / apart.difference.half_width == pytest.approx(
        math.sqrt(common.variance_ratio or 0), rel=0.05
    )


@pytest.mark.parametrize("gain", [0, 0.01, 0.04])
def test_the_interval_over_a_field_holds_the_truth(gain: float) -> None:
    # Three opponents, whose games share their luck too; the list gains against the first only.
    shares, base_rates, held, called = [0.5, 0.3, 0.2], [0.5, 0.6, 0.3], 0, 0
    variant_rates = [0.5 + gain, 0.6, 0.3]
    for seed in range(1000):
        games = luck(seed, 600)
        found = compare(play(base_rates, games), play(variant_rates, games), shares).field
        held += found.difference.low <= gain / 2 <= found.difference.high
        called += found.verdict != NONE
    assert held >= 930
    assert called <= 70 if gain == 0 else called > 300


def test_shares_weigh_the_opponents() -> None:
    games = luck(4, 500)
    base, variant = play([0.4, 0.7], games), play([0.5, 0.6], games)
    found = compare(base, variant, [0.25, 0.75])
    one, two = found.opponents
    assert one.difference == compare(base[0], variant[0]).field.difference
    assert (one.verdict, two.verdict) == (BETTER, WORSE)
    assert found.field.difference.estimate == pytest.approx(
        0.25 * one.difference.estimate + 0.75 * two.difference.estimate
    )
    assert found.field.base == pytest.approx(0.25 * one.base + 0.75 * two.base)
    assert compare(base, variant).field == compare(base, variant, [0.5, 0.5]).field


def test_many_opponents_do_not_make_a_false_verdict_likely() -> None:
    wrong = 0
    for seed in range(400):
        base, variant = np.random.default_rng(seed).choice([0, 0.5, 1], size=(2, 12, 200), p=[0.25, 0.5, 0.25])
        wrong += any(one.verdict != NONE for one in compare(base, variant).opponents)
    assert wrong <= 20 + 3 * math.sqrt(400 * 0.05 * 0.95)


@pytest.mark.parametrize(
    ("base", "variant", "shares", "message"),
    [
        ([], [], None, "same opponents"),
        ([1, 0], [1, 0, 1], None, "same opponents"),
        (np.ones((1, 2, 3)), np.ones((1, 2, 3)), None, "same opponents"),
        ([1], [0], None, "at least 2"),
        ([1, math.nan], [0, 1], None, "difference"),
        ([2, 0], [2, 1], None, "score"),
        ([[1, 0], [1, 0]], [[1, 0], [1, 0]], [1], "shares"),
        ([[1, 0], [1, 0]], [[1, 0], [1, 0]], [0.6, 0.6], "shares"),
        ([[1, 0], [1, 0]], [[1, 0], [1, 0]], [1.5, -0.5], "shares"),
    ],
)
def test_impossible_comparisons_are_refused(
    base: npt.ArrayLike, variant: npt.ArrayLike, shares: list[float] | None, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        compare(base, variant, shares)


def test_shares_are_not_changed() -> None:
    assert field_shares([0.1] * 10, 10).tolist() == [0.1] * 10


def test_a_schedule_by_hand() -> None:
    # Five variants and 300 pairs: three rounds of 100 pairs each.
    schedule = halving_schedule(5, 300, fresh_pairs=1000)
    assert [(one.variants, one.pairs) for one in schedule.rounds] == [
        (5, range(0, 20)),
        (3, range(20, 53)),
        (2, range(53, 103)),
    ]
    assert schedule.fresh == range(103, 1103)
    assert schedule.pairs_to_play == 299


@given(st.integers(2, 200), st.integers(1, 50), st.integers(1, 100))
def test_a_schedule_ends_with_one_variant_within_the_budget(variants: int, generous: int, fresh: int) -> None:
    budget = generous * 8 * variants
    schedule = halving_schedule(variants, budget, fresh)
    assert schedule.pairs_to_play <= budget
    assert schedule.rounds[-1].variants == 2
    assert [one.pairs.start for one in schedule.rounds[1:]] == [one.pairs.stop for one in schedule.rounds[:-1]]
    assert schedule.fresh.start == schedule.rounds[-1].pairs.stop and len(schedule.fresh) == fresh


@pytest.mark.parametrize(("variants", "budget", "fresh"), [(1, 100, 10), (8, 23, 10), (8, 100, 0)])
def test_impossible_races_are_refused(variants: int, budget: int, fresh: int) -> None:
    with pytest.raises(ValueError, match="a race"):
        halving_schedule(variants, budget, fresh)


def test_the_best_go_on_and_of_equals_the_earlier() -> None:
    assert survivors([0.5, 0.7, 0.5, 0.6], [10, 11, 12, 13], 3) == (11, 13, 10)
    for means, keep in (([0.5], 1), ([0.5, 0.5], 0), ([0.5, math.nan], 1)):
        with pytest.raises(ValueError, match="cannot keep"):
            survivors(means, [1, 2], keep)


def test_a_race_by_hand() -> None:
    # Always equal but for variant 3, which wins everything, and variant 0, which wins nothing at first.
    played: list[tuple[tuple[int, ...], range]] = []

    def game(variants: Sequence[int], pairs: range) -> Floats:
        played.append((tuple(variants), pairs))
        return np.array([[1.0 if one == 3 else 0.0 if one == 0 else 0.5] * len(pairs) for one in variants])

    schedule = halving_schedule(4, 16, 10)
    assert race(schedule, game) == Race((3, 1, 2, 0), (0, 0.5, 0.5, 1), (2, 6, 2, 6))
    assert played == [((0, 1, 2, 3), range(0, 2)), ((1, 3), range(2, 6))]
    with pytest.raises(ValueError, match="pairs were played"):
        race(schedule, lambda variants, pairs: np.zeros((len(pairs), len(variants))))


def regret(seed: int, budget: int, *, halving: bool, common: bool) -> float:
    """Return how many points the chosen one of 32 variants is worse than the best."""
    random = np.random.default_rng(seed)
    rates = 0.5 + 0.02 * random.standard_normal(32)
    games = random.random((budget, 2))

    def score(variants: Sequence[int], pairs: range) -> Floats:
        scores = []
        for one in variants:
            own = random.random((len(pairs), 2))
            if common:  # but in every fourth game, where the swapped cards matter
                own = np.where(random.random(own.shape) < 0.25, own, games[pairs.start : pairs.stop])
            scores.append(play([rates[one]], own)[0])
        return np.array(scores)

    if halving:
        chosen = race(halving_schedule(32, budget, 1), score).winner
    else:
        chosen = int(np.argmax(score(range(32), range(budget // 32)).mean(axis=1)))
    return 100 * float(rates.max() - rates[chosen])


def test_halving_with_common_luck_finds_a_better_list_than_the_same_pairs_spent_evenly() -> None:
    mean = {
        (halving, common): np.mean([regret(seed, 6400, halving=halving, common=common) for seed in range(200)])
        for halving in (False, True)
        for common in (False, True)
    }
    assert mean[True, True] < 0.7 * mean[False, True] < 0.7 * mean[False, False]
    assert mean[True, True] < 0.7 * mean[True, False] < 0.7 * mean[False, False]


def test_the_winner_of_a_race_is_exaggerated_and_fresh_pairs_are_not() -> None:
    raced, fresh = [], []
    for seed in range(300):
        games, rates = np.random.default_rng(seed).random((16, 1200, 2)), np.full(16, 0.5)

        def score(variants: Sequence[int], pairs: range, games: Floats = games, rates: Floats = rates) -> Floats:
            wins = games[list(variants), pairs.start : pairs.stop] < rates[list(variants), None, None]
            return np.asarray(wins.mean(axis=2))

        schedule = halving_schedule(16, 1600, 400)
        result = race(schedule, score)
        raced.append(result.win_rates[result.winner])
        fresh.append(score([result.winner], schedule.fresh).mean())
    assert np.mean(raced) > 0.52
    assert np.mean(fresh) == pytest.approx(0.5, abs=4 * math.sqrt(0.125 / 400 / 300))
