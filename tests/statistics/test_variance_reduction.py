"""What shared luck does to precision: by hand, and with games made with a known correlation."""

import numpy as np
import pytest

from sim.statistics.variance_reduction import pairing, sharing_of_luck


def test_pairing_by_hand() -> None:
    # Luck by seat in a mirror: what one game wins the other loses. Luck by deck: both games alike.
    swapped, alike = pairing([0, 1, 1, 0], [1, 0, 0, 1]), pairing([0, 1, 1, 0], [0, 1, 1, 0])
    assert (swapped.correlation, swapped.variance_ratio, swapped.pairs) == (-1, 0, 4)
    assert (alike.correlation, alike.variance_ratio) == (1, 2)
    assert pairing([1, 1], [1, 1]).variance_ratio is None
    one_sided = pairing([1, 1, 1], [1, 0, 1])
    assert (one_sided.correlation, one_sided.variance_ratio) == (None, 1)


def test_pairing_finds_the_correlation_that_games_were_made_with() -> None:
    # Both games won with 60 %; both together with 0.36 - 0.12: the correlation is -0.12 / 0.24.
    outcomes = np.random.default_rng(2011).choice(4, size=100_000, p=[0.04, 0.36, 0.36, 0.24])
    found = pairing(outcomes // 2, outcomes % 2)
    assert found.correlation == pytest.approx(-0.5, abs=0.015)
    assert found.variance_ratio == pytest.approx(0.5, abs=0.015)
    pair_scores = (outcomes // 2 + outcomes % 2) / 2
    assert found.variance_ratio == pytest.approx(pair_scores.var() / (0.24 / 2), abs=0.015)


def test_sharing_luck_saves_what_the_lists_have_in_common() -> None:
    assert sharing_of_luck([0, 0.5, 1], [0, 0.5, 1]) == (1, 0)
    random = np.random.default_rng(2012)
    base, other = random.choice([0, 0.5, 1], size=(2, 50_000))
    variant = np.where(random.random(50_000) < 0.9, base, other)
    correlation, ratio = sharing_of_luck(base, variant)
    assert (correlation, ratio) == pytest.approx((0.9, 0.1), abs=0.02)


@pytest.mark.parametrize(("first", "second"), [([1], [1]), ([1, 0], [1, 0, 1]), ([], []), ([2, 0], [0, 1])])
def test_impossible_pairs_of_games_are_refused(first: list[float], second: list[float]) -> None:
    for function in (pairing, sharing_of_luck):
        with pytest.raises(ValueError, match="score"):
            function(first, second)
