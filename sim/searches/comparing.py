"""Comparing two versions on held-out luck, on more and more pairs."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from sim.searches.field import valid
from sim.statistics.comparison import Comparison, compare
from sim.statistics.intervals import Floats

PAIRS_AT_A_TIME = 64  # of a test on held-out luck, against each opponent


def comparisons(
    scores_of: Callable[[range], Any],
    parts: Iterable[range],
    shares: Floats | None = None,
    confidence: float = 0.95,
) -> Iterator[Comparison]:
    """Compare two versions on some pairs after others, and say after each part what is known, once there are two pairs.

    `scores_of` plays pairs, and returns the scores of the old version and the new one, of shape (2, opponents, pairs).
    A part is played when the next comparison is asked for.
    """
    scores: list[Any] = []
    for pairs in parts:
        scores.append(scores_of(pairs))
        old, new = valid(np.concatenate(scores, axis=2))
        if old.shape[1] > 1:
            yield compare(old, new, shares, confidence)


def held_out_parts(pairs: int) -> Iterator[range]:
    """The pairs of a test on held-out luck, some at a time, so that Ctrl-C leaves what is known by then."""
    for first in range(0, pairs, PAIRS_AT_A_TIME):
        yield range(first, min(first + PAIRS_AT_A_TIME, pairs))
