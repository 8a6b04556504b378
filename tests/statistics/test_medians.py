"""The interval of a median covers as often as it says, whatever the distribution."""

import numpy as np
import pytest

from sim.statistics.medians import median_interval


@pytest.mark.parametrize(
    ("count", "low", "high"),
    [(6, 1, 6), (8, 1, 8), (9, 2, 8), (11, 2, 10), (12, 3, 10), (15, 4, 12), (20, 6, 15), (25, 8, 18)],
)
def test_the_ends_are_those_of_the_tables(count: int, low: int, high: int) -> None:
    """Tables of the 95 % interval for the median, as in textbooks on the sign test."""
    found = median_interval([float(value) for value in range(count, 0, -1)])
    assert found is not None
    assert (found.low, found.high) == (low, high)
    assert found.estimate == (count + 1) / 2


@pytest.mark.parametrize("count", range(6))
def test_too_few_values_have_no_interval(count: int) -> None:
    assert median_interval([1.0] * count) is None


@pytest.mark.parametrize("confidence", [0.0, 1.0, 95.0])
def test_an_impossible_confidence_is_an_error(confidence: float) -> None:
    with pytest.raises(ValueError, match="confidence"):
        median_interval([1.0] * 9, confidence)


@pytest.mark.parametrize("count", [6, 9, 21])
def test_the_median_of_a_skewed_distribution_is_covered(count: int) -> None:
    """Times have a long tail to one side."""
    draws = np.random.default_rng(1).lognormal(0.0, 1.5, (2_000, count))
    found = [median_interval([float(value) for value in row]) for row in draws]
    assert all(interval is not None for interval in found)
    covered = np.mean([interval.low <= 1 <= interval.high for interval in found if interval is not None])
    assert covered >= 0.94
