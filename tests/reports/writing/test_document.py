"""Values in words and figures."""

import pytest

from reports.writing.document import Rate, percent, text_of
from sim.statistics.intervals import Interval, mean_interval


@pytest.mark.parametrize(
    ("interval", "words"),
    [
        (Interval(0.61314, 0.60123, 0.62505), "61.3 % (60.1 - 62.5 %)"),
        (Interval(0.61314, 0.51, 0.71), "61 % (51 - 71 %)"),
        (Interval(0.61314, 0.61202, 0.61427), "61.31 % (61.20 - 61.43 %)"),
        (Interval(1.0, 1.0, 1.0), "100.0000 % (100.0000 - 100.0000 %)"),
    ],
)
def test_digits_follow_the_interval(interval: Interval, words: str) -> None:
    assert percent(interval) == words


def test_a_short_rate_has_the_longer_side_of_an_interval_that_is_cut_off() -> None:
    certain = mean_interval([1] * 1000)
    assert text_of(Rate(certain, short=True)) == f"100.0 ± {100 * (1 - certain.low):.1f}" == "100.0 ± 0.3"
