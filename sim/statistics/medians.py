"""The median of few values of any distribution, such as ratios of times, with its confidence interval."""

import math
import statistics
from collections.abc import Sequence

from sim.statistics.intervals import Interval, check_confidence


def median_interval(values: Sequence[float], confidence: float = 0.95) -> Interval | None:
    """Return the median of independent values, with a confidence interval that assumes nothing of their distribution.

    The interval reaches from the k-th smallest to the k-th largest value, with the largest k for which the coverage
    1 - 2 P(B < k) is at least ``confidence``, where B is binomial (n, 1/2). W. R. Thompson, Annals of Mathematical
    Statistics 7 (1936), page 122. None if there are too few values: 95 % takes at least 6.

    Raises ``ValueError`` for an impossible confidence.
    """
    check_confidence(confidence)
    ordered = sorted(values)
    count = len(ordered)
    outside, below = 0.0, 0
    while below < count:
        outside += 2 * math.comb(count, below) / 2**count
        if outside > 1 - confidence:
            break
        below += 1
    if not below:
        return None
    return Interval(statistics.median(ordered), ordered[below - 1], ordered[-below])
