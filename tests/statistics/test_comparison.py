"""Two lists compared over the same pairs: by hand, and the coverage of the intervals."""

import math

import numpy as np
import numpy.typing as npt
import pytest

from sim.statistics.comparison import Verdict, compare, field_shares
from tests.statistics.model_games import luck, play

BETTER, WORSE, NONE = Verdict.BETTER, Verdict.WORSE, Verdict.NO_DIFFERENCE_SHOWN


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
def test_the_interval_over_a_field_keeps_its_coverage(gain: float) -> None:
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
