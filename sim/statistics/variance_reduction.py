"""What shared luck does to precision: games in pairs with the seats swapped, and two lists that play the same pairs.

Both are methods of variance reduction: antithetic variates, and common random numbers.
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sim.statistics.intervals import Floats, check_scores


@dataclass(frozen=True)
class Pairing:
    """What playing in seat-swapped pairs does to the precision of a win rate.

    ``correlation`` is that of the two games' scores within a pair. ``variance_ratio`` is the variance of the pair
    score divided by that of the mean of two independent games, one from each seat: below 1 the pairs save games
    (0.72: 72 games are as precise as 100 independent ones), above 1 they cost some. The correlation is None where all
    scores of a seat are equal, the ratio where those of both seats are.
    """

    correlation: float | None
    variance_ratio: float | None
    pairs: int


def pairing(first_scores: npt.ArrayLike, second_scores: npt.ArrayLike) -> Pairing:
    """Return what pairing does to the games of one deck: its scores when going first, and when going second.

    Both have shape (pairs,), scores 0, 1/2 or 1 of the same pairs in the same order. With the sample variances
    u and v and the covariance c, the ratio is (u + v + 2c) / (u + v).

    Raises ``ValueError`` for different numbers of pairs, fewer than 2, or a score not between 0 and 1.
    """
    first, second = check_scores(first_scores), check_scores(second_scores)
    return Pairing(*_joint(first, second, sign=1), pairs=first.size)


def sharing_of_luck(base_scores: npt.ArrayLike, variant_scores: npt.ArrayLike) -> tuple[float | None, float | None]:
    """Return what common random numbers do to a difference of two lists: correlation, and ratio of variances.

    Both have shape (pairs,), scores of the same pairs. The ratio is Var(variant - base) / (Var base + Var variant):
    the part of the pairs needed, compared with playing the two lists independently. None as in ``Pairing``.

    Raises ``ValueError`` as ``pairing``.
    """
    return _joint(check_scores(base_scores), check_scores(variant_scores), sign=-1)


def _joint(x: Floats, y: Floats, sign: int) -> tuple[float | None, float | None]:
    """Return the correlation of x and y, and Var(x ± y) / (Var x + Var y)."""
    if x.shape != y.shape or x.size < 2:
        raise ValueError(f"needs two lists of scores of the same pairs, at least 2, not {x.size} and {y.size}")
    u, v = float(x.var(ddof=1)), float(y.var(ddof=1))
    covariance = float(np.mean((x - x.mean()) * (y - y.mean()))) * x.size / (x.size - 1)
    correlation = max(-1.0, min(1.0, covariance / math.sqrt(u * v))) if u > 0 and v > 0 else None
    if u + v == 0:
        return correlation, None
    if np.ptp(x + sign * y) == 0:  # where every pair evens out, the ratio is exactly 0
        return correlation, 0.0
    return correlation, max(0.0, (u + v + 2 * sign * covariance) / (u + v))
