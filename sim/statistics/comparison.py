"""Which list is better, and by how much: lists that play the same pairs, with the same luck, against the same field.

Two lists are compared by the differences of their scores in the same pairs (common random numbers): what both lists do
alike cancels out, so detecting a swap of a few cards takes a fraction of the games. Many lists are raced first
(`race`), to find the best of them.
"""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from sim.statistics.intervals import (
    Floats,
    Interval,
    difference_interval,
    difference_p_value,
    holm,
    pair_variance,
    pairs_for_half_width,
)
from sim.statistics.variance_reduction import sharing_of_luck


class Verdict(StrEnum):
    """What a comparison shows about the variant. No difference shown does not mean that there is none."""

    BETTER = "better"
    WORSE = "worse"
    NO_DIFFERENCE_SHOWN = "no difference shown"


@dataclass(frozen=True)
class Difference:
    """A variant against its base list, over the same pairs.

    ``base`` and ``variant`` are their win rates, ``difference`` the second minus the first, all between -1 and 1.
    ``correlation`` and ``variance_ratio`` say how much the common luck helped (``sharing_of_luck``): with a
    ratio of 0.25, independent games would have needed four times as many pairs. ``variance`` is that of
    the difference in a single pair.
    """

    base: float
    variant: float
    difference: Interval
    verdict: Verdict
    pairs: int
    correlation: float | None
    variance_ratio: float | None
    variance: float
    confidence: float

    def pairs_still_needed(self, points: float) -> int:
        """Return how many more pairs narrow the interval to ± ``points`` percentage points: z² v / x² - n.

        Raises ``ValueError`` for points that are not above 0.
        """
        return max(0, pairs_for_half_width(self.variance, points, self.confidence) - self.pairs)


@dataclass(frozen=True)
class Comparison:
    """A variant against its base list: over the weighted field, and against each opponent in the order given.

    The verdict over the field stands by itself. Those against the single opponents are Holm's: the chance that any
    of them is wrong is at most 1 - confidence, so a verdict can be missing where an interval excludes 0.
    """

    field: Difference
    opponents: tuple[Difference, ...]


def compare(
    base_scores: npt.ArrayLike,
    variant_scores: npt.ArrayLike,
    shares: npt.ArrayLike | None = None,
    confidence: float = 0.95,
) -> Comparison:
    """Return how a variant does against its base list.

    Both have shape (opponents, pairs), or (pairs,) for one opponent: pair scores between 0 and 1, the same
    pairs with the same luck in the same places. ``shares``, shape (opponents,), are the opponents' shares of the
    field, equal ones if not given. Over the field, the unit is the pair index: the weighted sum of its
    scores against all opponents, so it does not matter whether they share their luck among themselves.

    Raises ``ValueError`` for different shapes, fewer than 2 pairs, impossible scores, shares that are negative or do
    not sum to 1, or an impossible confidence.
    """
    base, variant = (np.asarray(scores, dtype=np.float64) for scores in (base_scores, variant_scores))
    if base.shape != variant.shape or base.ndim not in (1, 2) or base.size == 0:
        raise ValueError(f"scores must be of the same opponents and pairs, not {base.shape} and {variant.shape}")
    base, variant = np.atleast_2d(base), np.atleast_2d(variant)
    weights = field_shares(np.full(len(base), 1 / len(base)) if shares is None else shares, len(base))
    against_each = [variant_row - base_row for base_row, variant_row in zip(base, variant, strict=True)]
    flags = holm([difference_p_value(differences) for differences in against_each], 1 - confidence)
    opponents = tuple(
        _difference(base_row, variant_row, confidence, bool(flag))
        for base_row, variant_row, flag in zip(base, variant, flags, strict=True)
    )
    # Rounding can carry a weighted mean of scores beyond 1.
    over_field = _difference(np.clip(weights @ base, 0, 1), np.clip(weights @ variant, 0, 1), confidence)
    return Comparison(over_field, opponents)


def _difference(base: Floats, variant: Floats, confidence: float, shown: bool = True) -> Difference:
    correlation, ratio = sharing_of_luck(base, variant)
    interval = difference_interval(variant - base, confidence)
    verdict = Verdict.NO_DIFFERENCE_SHOWN
    if shown and (interval.low > 0 or interval.high < 0):
        verdict = Verdict.BETTER if interval.low > 0 else Verdict.WORSE
    return Difference(
        base=float(base.mean()),
        variant=float(variant.mean()),
        difference=interval,
        verdict=verdict,
        pairs=base.size,
        correlation=correlation,
        variance_ratio=ratio,
        variance=pair_variance(variant - base),
        confidence=confidence,
    )


def field_shares(shares: npt.ArrayLike, decks: int) -> Floats:
    """Return shares of a field as an array of shape (decks,), checked and not changed.

    Raises ``ValueError`` if they are not one for each deck, one is negative, or they do not sum to 1.
    """
    weights = np.asarray(shares, dtype=np.float64)
    if weights.shape != (decks,) or not np.all(weights >= 0) or abs(float(weights.sum()) - 1) > 1e-9:
        raise ValueError(f"the shares of a field must be one for each of {decks} decks, and sum to 1, not {shares!r}")
    return weights
