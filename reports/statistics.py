"""The statistics of games played in seat-swapped pairs: intervals, and curves of what has happened by a turn.

Two games of a pair share their luck and are not independent, so the unit of every interval is the pair. The
score of a game is 1 for a win, 1/2 for a draw or an undecided game, 0 for a loss; the score of a pair is the
mean of its two games' scores: 0, 1/4, 1/2, 3/4 or 1. Tables, figures and pages are made elsewhere.

Every interval of pairs is Student's interval of the pairs *and two more*: one half a point above an even result
and one half a point below it, that is, one pair won and one pair lost (``_two_more`` says why). What is counted a
different number of times in each pair - games in which a card was seen, uses of a shield trigger - is a ratio of two
sums over the pairs (``share_interval``, ``ratio_interval``).
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.special import ndtri, stdtr, stdtrit  # not scipy.stats, which takes a second to import

Floats = npt.NDArray[np.float64]

# From so many effective pairs on, the 95 % interval of a ratio holds the truth in 93 to 97 % of experiments; with fewer
# it is wider than it need be.
ENOUGH_PAIRS = 30


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
        """The longer way from the estimate to an end; of an interval that is cut off, more than half its width."""
        return max(self.high - self.estimate, self.estimate - self.low)


def mean_interval(pair_scores: npt.ArrayLike, confidence: float = 0.95) -> Interval:
    """Return the mean score of the pairs - the win rate - with its confidence interval.

    ``pair_scores`` has shape (pairs,), each between 0 and 1. The interval is mean ± t · sd / √pairs of the pairs
    and of two more, one won and one lost (Student, one degree of freedom fewer than pairs), cut off at 0 and 1.
    The estimate is the plain mean. One formula serves for few pairs, for scores that are all equal, and for two
    lists so alike that hardly a pair is not an even one.

    Raises ``ValueError`` if there is no pair or a score is not between 0 and 1.
    """
    even = _scores(pair_scores) - 0.5
    low, high = _bounds(even.size, even.sum(), (even * even).sum(), confidence)
    estimate = 0.5 + float(even.mean())
    return Interval(estimate, max(0.0, min(estimate, 0.5 + float(low))), min(1.0, max(estimate, 0.5 + float(high))))


def difference_interval(differences: npt.ArrayLike, confidence: float = 0.95) -> Interval:
    """Return the mean of differences of pair scores, with its confidence interval: between -1 and 1.

    ``differences`` has shape (pairs,), each between -1 and 1: of two lists playing the same pairs, or of going
    first and going second. As in ``mean_interval``, two more pairs are added, here with +1/2 and -1/2: one
    game of the pair turned by the difference, for better and for worse.

    Raises ``ValueError`` if there is no pair or a difference is not between -1 and 1.
    """
    values = _differences(differences)
    low, high = _bounds(values.size, values.sum(), (values * values).sum(), confidence)
    estimate = float(values.mean())
    return Interval(estimate, max(-1.0, min(estimate, float(low))), min(1.0, max(estimate, float(high))))


def difference_p_value(differences: npt.ArrayLike) -> float:
    """Return the two-sided p-value of "the mean difference is 0": below 1 - c where the c interval excludes 0.

    ``differences`` as in ``difference_interval``; for "the win rate is 50 %" give pair scores minus 1/2.
    The p-values of several comparisons go through ``holm`` before anything is called different.
    """
    values = _differences(differences)
    mean, deviation = _two_more(values.size, values.sum(), (values * values).sum())
    return float(2 * stdtr(values.size + 1, -abs(mean) / deviation))


def interval_bounds(
    pairs: npt.ArrayLike, sums: npt.ArrayLike, squares: npt.ArrayLike, confidence: float = 0.95
) -> tuple[Floats, Floats]:
    """Return the ends of many ``mean_interval`` at once: arrays of the shape of the sums.

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
    """Return the ends of the interval of n values around 0, of their sums and sums of squares."""
    _check_confidence(confidence)
    mean, deviation = _two_more(n, sums, squares)
    half = stdtrit(np.asarray(n) + 1, (1 + confidence) / 2) * deviation
    return mean - half, mean + half


def _two_more(n: npt.ArrayLike, sums: npt.ArrayLike, squares: npt.ArrayLike) -> tuple[Floats, Floats]:
    """Return the mean, and its standard error, of n values around 0 and of the two values -1/2 and 1/2.

    Student's interval alone is too sure of itself where hardly any value is not 0: with 5 won pairs expected among
    1000 even ones, it held the truth in 88 % of experiments instead of 95 %, and where every value is the same it
    has no width. Two more values, as Agresti and Caffo (The American Statistician 54 (2000), page 280) and Agresti
    and Min (Statistics in Medicine 24 (2005), page 729) add them to differences of proportions, mend both: no
    design that was tried held the truth in less than 93.5 %, and with hundreds of pairs they make no difference.
    """
    count = np.asarray(n, dtype=np.float64) + 2
    mean = np.asarray(sums, dtype=np.float64) / count
    variance = (np.asarray(squares, dtype=np.float64) + 0.5 - count * mean * mean) / (count - 1)
    return mean, np.sqrt(np.maximum(variance, 0) / count)


def _scores(pair_scores: npt.ArrayLike) -> Floats:
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
    _check_confidence(confidence)
    if not variance >= 0 or not points > 0:
        raise ValueError(f"needs a variance of at least 0 and more than 0 points, not {variance} and {points}")
    z = float(ndtri((1 + confidence) / 2))
    return math.ceil(z * z * variance / (points / 100) ** 2)


def pair_variance(differences: npt.ArrayLike) -> float:
    """Return the variance of the differences of single pairs, as ``difference_interval`` estimates it.

    For scores, give pair scores minus 1/2. The two more pairs keep it above 0, so that no number of
    pairs that are needed is 0 because nothing has happened yet.
    """
    values = _differences(differences)
    _, deviation = _two_more(values.size, values.sum(), (values * values).sum())
    return float(deviation) ** 2 * (values.size + 2)


def holm(p_values: npt.ArrayLike, level: float = 0.05) -> npt.NDArray[np.bool_]:
    """Return which of several p-values are significant together: Holm's step-down method.

    The chance of a single false flag among them all is at most ``level``, however they depend on each other.
    ``p_values`` of any shape; the answer has the same. S. Holm, Scandinavian Journal of Statistics 6 (1979), page 65.

    Raises ``ValueError`` for a p-value that is not between 0 and 1, or a level that is not in between.
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


@dataclass(frozen=True)
class Pairing:
    """What playing in seat-swapped pairs does to the precision of a win rate.

    ``correlation`` is that of the two games' scores within a pair. ``variance_ratio`` is the variance of the pair
    score divided by that of the mean of two independent games, one from each seat: below 1 the pairs save games
    (0.72: as sure with 72 games as with 100 independent ones), above 1 they cost some. Both are None where they
    do not exist, because the scores of a seat (of both seats) are all the same.
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
    first, second = _scores(first_scores), _scores(second_scores)
    return Pairing(*_joint(first, second, sign=1), pairs=first.size)


def _joint(x: Floats, y: Floats, sign: int) -> tuple[float | None, float | None]:
    """Return the correlation of x and y, and Var(x ± y) / (Var x + Var y)."""
    if x.shape != y.shape or x.size < 2:
        raise ValueError(f"needs two lists of scores of the same pairs, at least 2, not {x.size} and {y.size}")
    u, v = float(x.var(ddof=1)), float(y.var(ddof=1))
    covariance = float(np.mean((x - x.mean()) * (y - y.mean()))) * x.size / (x.size - 1)
    correlation = max(-1.0, min(1.0, covariance / math.sqrt(u * v))) if u > 0 and v > 0 else None
    if u + v == 0:
        return correlation, None
    if np.ptp(x + sign * y) == 0:  # where every pair evens out, the ratio is 0 and no rounding
        return correlation, 0.0
    return correlation, max(0.0, (u + v + 2 * sign * covariance) / (u + v))


def sharing_of_luck(base_scores: npt.ArrayLike, variant_scores: npt.ArrayLike) -> tuple[float | None, float | None]:
    """Return what common random numbers do to a difference of two lists: correlation, and ratio of variances.

    Both have shape (pairs,), scores of the same pairs. The ratio is Var(variant - base) / (Var base + Var variant):
    the part of the pairs that are needed, compared with playing the two lists independently. None as in ``Pairing``.

    Raises ``ValueError`` as ``pairing``.
    """
    return _joint(_scores(base_scores), _scores(variant_scores), sign=-1)


def effective_pairs(denominators: npt.ArrayLike, *, times: npt.ArrayLike | None = None) -> float:
    """Return how many pairs that count alike would tell as much as these: (Σm)² / Σm²; 0 if nothing was counted.

    ``denominators`` has shape (pairs,): how often something was counted in each pair, never below 0. Pairs in which
    it was not counted add nothing. L. Kish, Journal of Official Statistics 8 (1992), page 183.

    Where many pairs are alike, here and in the functions that follow, each can be given once, and in ``times``, of the
    same shape, how many there are of it.

    Raises ``ValueError`` for a denominator below 0.
    """
    counts = _denominators(denominators)
    repeated = _times(times, counts)
    total = float((repeated * counts).sum())
    return total * total / float((repeated * counts * counts).sum()) if total > 0 else 0.0


def share_interval(
    numerators: npt.ArrayLike,
    denominators: npt.ArrayLike,
    confidence: float = 0.95,
    *,
    times: npt.ArrayLike | None = None,
) -> Interval:
    """Return the share Σx / Σm, such as the win rate of the games in which a card was seen, with its interval.

    Both have shape (pairs,): m is how often something was counted in the pair, and x, between 0 and m, its part of
    interest, such as the scores of the games in which it was counted. It is the interval of ``ratio_interval``, but
    its two more pairs have the shares 0 and 1, and it is cut off there. Where every m is the same it is
    ``mean_interval`` of the shares of the pairs.

    Raises ``ValueError`` if nothing was counted, for different shapes, or an x that is not between 0 and m.
    """
    interval = _share(numerators, denominators, times).interval(confidence)
    low, share, high = (max(0.0, min(1.0, 0.5 + value)) for value in (interval.low, interval.estimate, interval.high))
    return Interval(share, low, high)


def share_if_enough(
    numerators: npt.ArrayLike,
    denominators: npt.ArrayLike,
    confidence: float = 0.95,
    *,
    times: npt.ArrayLike | None = None,
) -> Interval | None:
    """Return the ``share_interval``, or None with fewer than ``ENOUGH_PAIRS`` effective pairs: too few to be shown.

    With 30 of them the interval of an even share reaches 18 points to either side.

    Raises ``ValueError`` as ``share_interval``, but not if nothing was counted.
    """
    if effective_pairs(denominators, times=times) < ENOUGH_PAIRS:
        return None
    return share_interval(numerators, denominators, confidence, times=times)


def ratio_interval(numerators: npt.ArrayLike, denominators: npt.ArrayLike, confidence: float = 0.95) -> Interval:
    """Return the ratio Σx / Σm, such as the win rate that a use of a shield trigger was worth, with its interval.

    Both have shape (pairs,): m >= 0 is how often something was counted in the pair, and x what came of it, such as
    the games that were won because of these uses, less those that were lost. For a share between 0 and 1 take
    ``share_interval``. The ends are not cut off.

    The interval is linearised (the delta method) with the pair as the unit: W. G. Cochran, Sampling Techniques, third
    edition 1977, chapter 6: ratio ± t · √(n / (n - 1) · Σe²) / Σm, where e = x - ratio · m is the deviation of a pair.
    For n stands the number of ``effective_pairs``, since pairs in which nothing was counted tell nothing. As in
    ``mean_interval`` two more pairs are added, both of the usual size Σm² / Σm: one in which every count was worth 1,
    and one in which every count was worth -1. Without them it is too sure of itself: where one use in fifty decides a
    game, it held the truth in 46 % of experiments of 30 uses.

    In experiments like those of cards and triggers (``tests/reports/test_ratio_intervals.py``) it held the truth in 93
    to 97 % of them from ``ENOUGH_PAIRS`` effective pairs on, and in more with fewer pairs, or where only a handful is
    not like the others. What has not happened yet it cannot know: where one pair in thirty counted eight times as
    often as the others, and came out otherwise, it took a few hundred pairs.

    Raises ``ValueError`` if nothing was counted, for different shapes, or a denominator below 0.
    """
    return _ratio(numerators, denominators, reach=1.0).interval(confidence)


def share_difference_interval(
    numerators: npt.ArrayLike,
    denominators: npt.ArrayLike,
    other_numerators: npt.ArrayLike,
    other_denominators: npt.ArrayLike,
    confidence: float = 0.95,
    *,
    times: npt.ArrayLike | None = None,
) -> Interval:
    """Return the difference of two shares that were counted in the same pairs, Σx / Σm - Σy / Σl, with its interval.

    Such as the win rate of the games in which a card was seen, less that of the games in which it was not. All have
    shape (pairs,), and each share is one of ``share_interval``. The deviations of the two are subtracted pair by pair,
    so that it counts how they go together; there are as many degrees of freedom as the share of fewer pairs has. It
    lies between -1 and 1.

    Raises ``ValueError`` as ``share_interval``, for either share.
    """
    one = _share(numerators, denominators, times)
    other = _share(other_numerators, other_denominators, times)
    if one.deviations.shape != other.deviations.shape:
        raise ValueError("the two shares must be counted in the same pairs")
    difference = _Ratio(
        plain=one.plain - other.plain,
        middle=one.middle - other.middle,
        deviations=one.deviations - other.deviations,
        two_more=one.two_more + other.two_more,
        degrees=min(one.degrees, other.degrees),
    )
    interval = difference.interval(confidence)
    return Interval(interval.estimate, max(-1.0, interval.low), min(1.0, interval.high))


@dataclass(frozen=True)
class _Ratio:
    """Ratios of sums over pairs, or differences of them, linearised.

    ``plain`` is the ratio of the pairs alone, ``middle`` that of the pairs and the two more. The squares of the
    ``deviations``, of shape (pairs,), and ``two_more``, that of the two more, sum up to the variance of the middle.
    """

    plain: float
    middle: float
    deviations: Floats
    two_more: float
    degrees: float

    def interval(self, confidence: float) -> Interval:
        """Student's interval around the middle, stretched to hold the plain ratio."""
        _check_confidence(confidence)
        variance = float(np.square(self.deviations).sum()) + self.two_more
        half = float(stdtrit(self.degrees, (1 + confidence) / 2)) * math.sqrt(variance)
        return Interval(self.plain, min(self.plain, self.middle - half), max(self.plain, self.middle + half))


def _ratio(
    numerators: npt.ArrayLike, denominators: npt.ArrayLike, reach: float, times: npt.ArrayLike | None = None
) -> _Ratio:
    """Return the ratio of the sums over pairs; the two more have ratios of -reach and reach."""
    x, m = np.asarray(numerators, dtype=np.float64), _denominators(denominators)
    if x.shape != m.shape:
        raise ValueError(f"needs a numerator and a denominator for each pair, not {x.shape} and {m.shape}")
    if not np.all(np.isfinite(x)):
        raise ValueError("every numerator must be a number")
    repeated = _times(times, m)
    pairs = effective_pairs(m, times=times)
    if pairs == 0:
        raise ValueError("a ratio needs something that was counted: every denominator is 0")
    total, sum_of_x = float((repeated * m).sum()), float((repeated * x).sum())
    usual = total / pairs
    middle = sum_of_x / (total + 2 * usual)
    scale = math.sqrt((pairs + 2) / (pairs + 1)) / (total + 2 * usual)
    return _Ratio(
        plain=sum_of_x / total,
        middle=middle,
        deviations=np.sqrt(repeated) * scale * (x - middle * m),
        two_more=2 * (scale * usual) ** 2 * (reach * reach + middle * middle),
        degrees=pairs + 1,
    )


def _share(numerators: npt.ArrayLike, denominators: npt.ArrayLike, times: npt.ArrayLike | None) -> _Ratio:
    """Return a share, as its ratio above one half."""
    x, m = np.asarray(numerators, dtype=np.float64), _denominators(denominators)
    if x.shape != m.shape or not np.all((x >= 0) & (x <= m)):
        raise ValueError("each pair needs a numerator between 0 and its denominator")
    return _ratio(x - m / 2, m, reach=0.5, times=times)


def _denominators(denominators: npt.ArrayLike) -> Floats:
    counts = np.asarray(denominators, dtype=np.float64)
    if counts.ndim != 1 or not np.all((counts >= 0) & np.isfinite(counts)):
        raise ValueError("denominators must be a list of numbers that are not below 0")
    return counts


def _times(times: npt.ArrayLike | None, denominators: Floats) -> Floats | float:
    """Return how many pairs there are of each that is given; 1 stands for one of each."""
    if times is None:
        return 1.0
    repeated = _denominators(times)
    if repeated.shape != denominators.shape:
        raise ValueError(f"needs how many there are of each pair, not {repeated.shape} of {denominators.shape}")
    return repeated


def wilson_interval(successes: int, trials: int, confidence: float = 0.95) -> Interval:
    """Return the share of successes in independent trials with Wilson's score interval.

    For counts of independent games only; the two games of a pair are not (see ``mean_interval``).
    Formula: E. B. Wilson, Journal of the American Statistical Association 22 (1927), page 209.

    Raises ``ValueError`` if there is no trial, or successes are not between 0 and trials.
    """
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes in {trials} trials: needs at least one trial, no more successes")
    return _wilson(int(successes) / int(trials), int(trials), confidence)


def _wilson(share: float, trials: int, confidence: float) -> Interval:
    _check_confidence(confidence)
    z = float(ndtri((1 + confidence) / 2))
    weight = z * z / trials
    centre = (share + weight / 2) / (1 + weight)
    half = math.sqrt(share * (1 - share) * weight + weight * weight / 4) / (1 + weight)
    # In exact arithmetic the bounds never cross; at shares of 0 and 1 rounding could.
    return Interval(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))


def _check_confidence(confidence: float) -> None:
    if not 0 < confidence < 1:
        raise ValueError(f"the confidence must lie between 0 and 1, such as 0.95, not {confidence}")


@dataclass(frozen=True)
class CumulativeIncidence:
    """The share of all games in which an event has happened by a turn.

    ``turns``: integers 1, 2, ... last_turn, shape (last_turn,). ``shares``: between 0 and 1, never falling,
    the same shape. ``games``: the number of all games, with and without the event.
    """

    turns: npt.NDArray[np.int64]
    shares: npt.NDArray[np.float64]
    games: int


def cumulative_incidence(turns: npt.ArrayLike, counted: npt.ArrayLike, last_turn: int) -> CumulativeIncidence:
    """Return, for each turn up to ``last_turn``, the share of all games in which an event has happened.

    ``turns``, integers of shape (games,), is the turn of the event, counted from 1; ``counted``, booleans of
    the same shape, says in which games the event happens at all - for the turn of the win, which games were
    won. The turns of the other games are not read. Every game stays in the denominator: the mean turn of the
    won games alone would make a deck that wins seldom look fast. No game is censored, so this is the
    cumulative incidence function of competing risks (Aalen and Johansen) itself, as a plain share.

    ``incidence_band`` gives the intervals.

    Raises ``ValueError`` for no games, different shapes, wrong types, or a counted turn below 1.
    """
    turn, happens = np.asarray(turns), np.asarray(counted)
    if turn.ndim != 1 or turn.shape != happens.shape or turn.size == 0:
        raise ValueError(f"turns {turn.shape} and counted {happens.shape} must list the same games, at least one")
    if not np.issubdtype(turn.dtype, np.integer) or happens.dtype != np.bool_:
        raise ValueError(f"turns must be integers and counted booleans, not {turn.dtype} and {happens.dtype}")
    if last_turn < 1:
        raise ValueError(f"the last turn must be at least 1, not {last_turn}")
    event_turns = turn[happens].astype(np.int64)
    if np.any(event_turns < 1):
        raise ValueError("turns are counted from 1: a counted game has an earlier one")
    shares = _by_turn(event_turns, last_turn) / turn.size
    return CumulativeIncidence(np.arange(1, last_turn + 1), shares, turn.size)


@dataclass(frozen=True)
class IncidenceBand:
    """A cumulative incidence with a confidence interval for each turn by itself, not for the whole curve at once.

    ``turns``: integers 1, 2, ... last_turn, shape (last_turn,). ``shares``, ``low`` and ``high``: between 0 and 1,
    the same shape. ``pairs``: the number of all pairs.
    """

    turns: npt.NDArray[np.int64]
    shares: Floats
    low: Floats
    high: Floats
    pairs: int


def incidence_band(
    turns: npt.ArrayLike, counted: npt.ArrayLike, last_turn: int, confidence: float = 0.95
) -> IncidenceBand:
    """Return the cumulative incidence of games in pairs, with the pointwise interval of each turn.

    As ``cumulative_incidence``, but ``turns`` and ``counted`` have shape (pairs, 2), or (pairs, 1) where only the games
    of one seat are looked at: the unit of the interval is the pair. Each turn has the ``mean_interval`` of the pairs'
    means of "has happened by this turn".

    Raises ``ValueError`` as ``cumulative_incidence``, and for games that are not in pairs.
    """
    turn, happens = np.asarray(turns), np.asarray(counted)
    if turn.ndim != 2 or turn.shape[1] not in (1, 2):
        raise ValueError(f"games must be given in pairs, in the shape (pairs, 2) or (pairs, 1), not {turn.shape}")
    curve = cumulative_incidence(turn.ravel(), happens.ravel(), last_turn)
    when = np.sort(np.where(happens, turn.astype(np.int64), last_turn + 1), axis=1)
    once, *twice = (_by_turn(column, last_turn) for column in when.T)  # pairs with at least one, with two
    sums, squares = ((once + twice[0]) / 2, (once + 3 * twice[0]) / 4) if twice else (once, once)
    low, high = interval_bounds(len(turn), sums, squares, confidence)
    return IncidenceBand(curve.turns, curve.shares, low, high, len(turn))


def _by_turn(turns: npt.NDArray[np.int64], last_turn: int) -> npt.NDArray[np.int64]:
    """Return how many of the turns are at most 1, 2, ... last_turn."""
    return np.cumsum(np.bincount(turns[turns <= last_turn], minlength=last_turn + 1)[1:])
