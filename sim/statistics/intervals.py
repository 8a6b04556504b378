"""Confidence intervals of games played in seat-swapped pairs, and which of several differences are significant.

Two games of a pair share their luck and are not independent, so the unit of every interval is the pair. The
score of a game is 1 for a win, 1/2 for a draw or an undecided game, 0 for a loss; the score of a pair is the
mean of its two games' scores: 0, 1/4, 1/2, 3/4 or 1.

Every interval of pairs is Student's interval of the pairs *and two more*: half a point above an even result and
half a point below it, that is, one pair won and one pair lost (``_two_more`` says why). What is counted a different
number of times in each pair - games in which a card was seen, uses of a shield trigger - is a ratio of two sums over
the pairs (`ratios`).
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sim.statistics.distributions import normal_quantile, student_cdf, student_quantile

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Interval:
    """An estimate and the ends of its confidence interval: low <= estimate <= high.

    A share, such as a win rate, lies between 0 and 1; a difference of two shares between -1 and 1.
    """

    estimate: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half the distance between the ends, in the unit of the estimate."""
        return (self.high - self.low) / 2

    @property
    def reach(self) -> float:
        """The distance from the estimate to the farther end: more than half the width where the interval is cut off."""
        return max(self.high - self.estimate, self.estimate - self.low)


EVEN = Interval(0.5, 0.5, 0.5)  # a deck against itself, by design


def mean_interval(pair_scores: npt.ArrayLike, confidence: float = 0.95) -> Interval:
    """Return the mean score of the pairs - the win rate - with its confidence interval.

    ``pair_scores`` has shape (pairs,), each between 0 and 1. The interval is mean ± t · sd / √pairs of the pairs
    and of two more, one won and one lost (Student, one degree of freedom fewer than pairs), cut off at 0 and 1.
    The estimate is the plain mean. One formula serves for few pairs, for scores that are all equal, and for two
    lists so alike that nearly every pair is even.

    Raises ``ValueError`` if there is no pair or a score is not between 0 and 1.
    """
    even = check_scores(pair_scores) - 0.5
    low, high = _bounds(even.size, even.sum(), (even * even).sum(), confidence)
    estimate = 0.5 + float(even.mean())
    return Interval(estimate, max(0.0, min(estimate, 0.5 + float(low))), min(1.0, max(estimate, 0.5 + float(high))))


def difference_interval(differences: npt.ArrayLike, confidence: float = 0.95) -> Interval:
    """Return the mean of differences of pair scores, with its confidence interval: between -1 and 1.

    ``differences`` has shape (pairs,), each between -1 and 1: of two lists playing the same pairs, or of going
    first and going second. As in ``mean_interval``, two more pairs are added, here with +1/2 and -1/2: one
    game of the pair turned, for better and for worse.

    Raises ``ValueError`` if there is no pair or a difference is not between -1 and 1.
    """
    values = _differences(differences)
    low, high = _bounds(values.size, values.sum(), (values * values).sum(), confidence)
    estimate = float(values.mean())
    return Interval(estimate, max(-1.0, min(estimate, float(low))), min(1.0, max(estimate, float(high))))


def difference_p_value(differences: npt.ArrayLike) -> float:
    """Return the two-sided p-value of "the mean difference is 0": below 1 - c where the c interval excludes 0.

    ``differences`` as in ``difference_interval``; to test "the win rate is 50 %", give pair scores minus 1/2.
    The p-values of several comparisons go through ``holm`` before anything is called different.
    """
    values = _differences(differences)
    mean, deviation = _two_more(values.size, values.sum(), (values * values).sum())
    return 2 * student_cdf(values.size + 1, float(-abs(mean) / deviation))


def independent_difference_interval(
    scores: npt.ArrayLike, other_scores: npt.ArrayLike, confidence: float = 0.95
) -> Interval:
    """Return the mean of pair scores minus that of others, played with other luck, with its confidence interval.

    The shapes are (pairs,) and (other pairs,), each score between 0 and 1. Scores of the same pairs, with the same
    luck, are no independent samples: take ``difference_interval``. The interval is Welch's (B. L. Welch, Biometrika 34
    (1947), page 28), with two more pairs in each sample, one won and one lost, as Agresti and Caffo add them
    (``_two_more``); it lies between -1 and 1.

    Raises ``ValueError`` if there is no pair in one of them, or a score is not between 0 and 1.
    """
    check_confidence(confidence)
    estimate = float(check_scores(scores).mean() - check_scores(other_scores).mean())
    middle, deviation, degrees = _welch(scores, other_scores)
    half = float(student_quantile(degrees, (1 + confidence) / 2)) * deviation
    return Interval(estimate, max(-1.0, min(estimate, middle - half)), min(1.0, max(estimate, middle + half)))


def independent_difference_p_value(scores: npt.ArrayLike, other_scores: npt.ArrayLike) -> float:
    """Return the two-sided p-value of "the means are equal": below 1 - c where the c interval excludes 0.

    The scores are those of ``independent_difference_interval``.
    """
    middle, deviation, degrees = _welch(scores, other_scores)
    return 2 * student_cdf(degrees, -abs(middle) / deviation)


def _welch(scores: npt.ArrayLike, other_scores: npt.ArrayLike) -> tuple[float, float, float]:
    """Return the difference of two means, its standard error and its degrees of freedom (Welch-Satterthwaite)."""
    samples = [check_scores(sample) - 0.5 for sample in (scores, other_scores)]
    (mean, one), (other_mean, other) = (
        map(float, _two_more(even.size, even.sum(), (even * even).sum())) for even in samples
    )
    variance = one**2 + other**2
    degrees = variance**2 / sum(part**4 / (even.size + 1) for part, even in zip((one, other), samples, strict=True))
    return mean - other_mean, math.sqrt(variance), degrees


def interval_bounds(
    pairs: npt.ArrayLike, sums: npt.ArrayLike, squares: npt.ArrayLike, confidence: float = 0.95
) -> tuple[Floats, Floats]:
    """Return the ends of many mean intervals at once (``mean_interval``): arrays of the shape of the sums.

    ``pairs`` are numbers of pairs, ``sums`` the sums of their scores and ``squares`` the sums of the squares of
    their scores. Sums of pair scores are exact, so the ends depend on the counts of the scores alone.

    Raises ``ValueError`` if a number of pairs is below 1.
    """
    n, total = np.asarray(pairs, dtype=np.float64), np.asarray(sums, dtype=np.float64)
    if np.any(n < 1):
        raise ValueError("an interval needs at least one pair")
    low, high = _bounds(n, total - n / 2, np.asarray(squares, dtype=np.float64) - total + n / 4, confidence)
    estimate = total / n
    return np.clip(np.minimum(0.5 + low, estimate), 0, 1), np.clip(np.maximum(0.5 + high, estimate), 0, 1)


def _bounds(n: npt.ArrayLike, sums: npt.ArrayLike, squares: npt.ArrayLike, confidence: float) -> tuple[Floats, Floats]:
    """Return the ends of the interval of n values around 0, from their sums and sums of squares."""
    check_confidence(confidence)
    mean, deviation = _two_more(n, sums, squares)
    half = student_quantile(np.asarray(n) + 1, (1 + confidence) / 2) * deviation
    return mean - half, mean + half


def _two_more(n: npt.ArrayLike, sums: npt.ArrayLike, squares: npt.ArrayLike) -> tuple[Floats, Floats]:
    """Return the mean, and its standard error, of n values around 0 and of the two values -1/2 and 1/2.

    Student's interval alone is too narrow where nearly all values are 0: with 5 won pairs expected among 1000 even
    ones, it covered the true value in 88 % of experiments instead of 95 %, and where all values are equal it has no
    width. Two more values, as Agresti and Caffo (The American Statistician 54 (2000), page 280) and Agresti and Min
    (Statistics in Medicine 24 (2005), page 729) add them to differences of proportions, correct both: coverage was at
    least 93.5 % in every design that was tried, and with hundreds of pairs they make no difference.
    """
    count = np.asarray(n, dtype=np.float64) + 2
    mean = np.asarray(sums, dtype=np.float64) / count
    variance = (np.asarray(squares, dtype=np.float64) + 0.5 - count * mean * mean) / (count - 1)
    return mean, np.sqrt(np.maximum(variance, 0) / count)


def check_confidence(confidence: float) -> None:
    """Raise ``ValueError`` unless the confidence is between 0 and 1."""
    if not 0 < confidence < 1:
        raise ValueError(f"the confidence must lie between 0 and 1, such as 0.95, not {confidence}")


def check_scores(pair_scores: npt.ArrayLike) -> Floats:
    """Return scores of pairs as an array of shape (pairs,).

    Raises ``ValueError`` if there is no pair or a score is not between 0 and 1.
    """
    scores = np.asarray(pair_scores, dtype=np.float64)
    if scores.ndim != 1 or scores.size == 0:
        raise ValueError(f"pair scores must be a list of at least one score, not of shape {scores.shape}")
    if not np.all((scores >= 0) & (scores <= 1)):
        raise ValueError("every pair score must be between 0 and 1")
    return scores


def _differences(differences: npt.ArrayLike) -> Floats:
    values = np.asarray(differences, dtype=np.float64)
    if values.ndim != 1 or values.size == 0:
        raise ValueError(f"differences must be a list of at least one difference, not of shape {values.shape}")
    if not np.all((values >= -1) & (values <= 1)):
        raise ValueError("every difference of pair scores must be between -1 and 1")
    return values


def pairs_for_half_width(variance: float, points: float, confidence: float = 0.95) -> int:
    """Return the number of pairs after which an interval is estimate ± ``points`` percentage points: z² v / x².

    ``variance`` is that of the scores, or of the differences, of single pairs (``pair_variance``).

    Raises ``ValueError`` for a negative variance, or points that are not above 0.
    """
    check_confidence(confidence)
    if not variance >= 0 or not points > 0:
        raise ValueError(f"needs a variance of at least 0 and more than 0 points, not {variance} and {points}")
    z = normal_quantile((1 + confidence) / 2)
    return math.ceil(z * z * variance / (points / 100) ** 2)


def pair_variance(differences: npt.ArrayLike) -> float:
    """Return the variance of the differences of single pairs, as ``difference_interval`` estimates it.

    For scores, give pair scores minus 1/2. The two more pairs keep it above 0, so the number of
    pairs needed is not 0 only because nothing has happened yet.
    """
    values = _differences(differences)
    _, deviation = _two_more(values.size, values.sum(), (values * values).sum())
    return float(deviation) ** 2 * (values.size + 2)


def simultaneous_confidence(intervals: int, confidence: float = 0.95) -> float:
    """Return the confidence of each of several intervals that all of them together hold with this confidence.

    That is Bonferroni's 1 - (1 - confidence) / intervals: O. J. Dunn, "Multiple Comparisons Among Means", Journal of
    the American Statistical Association 56 (1961), page 52. Because all hold at once, so does the one that is picked
    after seeing them, such as that of the best card. A single interval is left as it is.

    Raises ``ValueError`` for fewer than 1 interval, or an impossible confidence.
    """
    check_confidence(confidence)
    if intervals < 1:
        raise ValueError(f"there must be at least 1 interval, not {intervals}")
    return 1 - (1 - confidence) / intervals


def holm(p_values: npt.ArrayLike, level: float = 0.05) -> npt.NDArray[np.bool_]:
    """Return which of several p-values are significant together: Holm's step-down method.

    The chance of any false flag is at most ``level``, however the tests depend on each other.
    ``p_values`` of any shape; the answer has the same. S. Holm, Scandinavian Journal of Statistics 6 (1979), page 65.

    Raises ``ValueError`` for a p-value that is not between 0 and 1, or a level that is not.
    """
    values = np.asarray(p_values, dtype=np.float64)
    if not np.all((values >= 0) & (values <= 1)) or not 0 < level < 1:
        raise ValueError("p-values must be between 0 and 1, and so must the level be, such as 0.05")
    flat = values.ravel()
    order = np.argsort(flat, kind="stable")
    passed = flat[order] <= level / np.arange(flat.size, 0, -1)
    flags = np.zeros(flat.size, dtype=np.bool_)
    flags[order] = np.logical_and.accumulate(passed)
    return flags.reshape(values.shape)
