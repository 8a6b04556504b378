"""Values in words and figures."""

import re

import pytest

from reports.writing.values import Rate, percent, points, text_of
from sim.statistics.intervals import Interval, mean_interval


@pytest.mark.parametrize(
    ("interval", "words"),
    [
        (Interval(0.61314, 0.60123, 0.62505), "61.3 % (60.1 - 62.5 %)"),
        (Interval(0.61314, 0.51, 0.71), "61 % (51 - 71 %)"),
        (Interval(0.61314, 0.61202, 0.61427), "61.31 % (61.20 - 61.43 %)"),
        (Interval(1.0, 0.99894, 1.0), "100 % (99.89 - 100 %)"),
        (Interval(0.0, 0.0, 0.0031), "0 % (0 - 0.3 %)"),
        (Interval(1.0, 1.0, 1.0), "100 % (100 - 100 %)"),
        (Interval(0.5, 0.5 - 1e-9, 0.5 + 1e-9), "50.000 % (50.000 - 50.000 %)"),
    ],
)
def test_digits_follow_the_interval(interval: Interval, words: str) -> None:
    assert percent(interval) == words


@pytest.mark.parametrize(
    ("interval", "words"),
    [
        (Interval(0.61314, 0.60123, 0.62505), "61.3 ± 1.2"),
        (mean_interval([1] * 1000), "100 (99.7 - 100)"),
        (Interval(0.9983, 0.9957, 1.0), "99.8 (99.6 - 100)"),
        (Interval(0.0, 0.0, 0.02), "0 (0 - 2)"),
        (Interval(0.5, 0.5, 0.5), "50"),
    ],
)
def test_a_short_rate_never_reaches_below_0_or_above_100_percent(interval: Interval, words: str) -> None:
    assert text_of(Rate(interval, short=True)) == words


@pytest.mark.parametrize("pairs", [1, 5, 40, 1000, 100_000])
@pytest.mark.parametrize("won", [0.0, 0.001, 0.5, 0.999, 1.0])
def test_whatever_is_written_of_an_interval_lies_between_0_and_100(pairs: int, won: float) -> None:
    interval = mean_interval([1.0] * round(won * pairs) + [0.0] * (pairs - round(won * pairs)))
    for rate in (Rate(interval), Rate(interval, short=True)):
        numbers = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text_of(rate))]
        if "±" in text_of(rate):
            estimate, half = numbers
            numbers = [estimate - half, estimate + half]
        assert 0 <= min(numbers) <= max(numbers) <= 100


def test_a_difference_of_nothing_has_no_sign_of_less() -> None:
    assert points(Interval(-0.00001, -0.003, 0.003)) == "+0.0 (-0.3 to +0.3)"
