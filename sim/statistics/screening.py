"""Screening: what each of many changes is worth, when several at a time are tried at random.

Trying hundreds of changes one by one takes as many games as there are changes for a single look at each. Where most are
worth about nothing and the rest about add up, a *bundle* of several changes says something about all of them at once:
each change is in many bundles, and its worth is the difference between the bundles with it and those without it.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sim.statistics.distributions import normal_cdf
from sim.statistics.intervals import Floats

EXPECTED = 0.01  # of scores: what a change is worth, as a standard deviation, before anything was played
LEAST_NOISE = 1e-3  # of a bundle's score: a standard deviation, where all bundles played alike so far


@dataclass(frozen=True)
class Worth:
    """What each change is worth, as the posterior says: means and standard deviations, of shape (changes,)."""

    mean: Floats
    error: Floats

    def chance_above(self, least: float) -> Floats:
        """The chance that each change is worth more than this."""
        return normal_cdf((self.mean - least) / self.error)


def draw_bundles(
    generator: np.random.Generator, about: Sequence[Hashable], bundles: int, size: float
) -> npt.NDArray[np.bool_]:
    """Return which changes are in each of some random bundles; shape (bundles, changes).

    ``about`` says what each change is about: of those that are about the same, a bundle has one at most. ``size`` is
    the number of changes in a bundle, about; with few changes each of them is in every second bundle.
    """
    chosen = np.zeros((bundles, len(about)), dtype=np.bool_)
    share = min(0.5, size / max(len(about), 1))
    for bundle in chosen:
        taken: set[Hashable] = set()
        for change in generator.permutation(len(about)):
            if about[change] not in taken and generator.random() < share:
                bundle[change] = True
                taken.add(about[change])
    return chosen


class Screening:
    """The bundles that were played so far, and what they say of each change.

    It is Bayesian linear regression: each worth is normal with mean 0 and standard deviation ``expected`` before, and
    the noise is estimated from what the changes leave unexplained (D. V. Lindley and A. F. M. Smith, Journal of the
    Royal Statistical Society B 34 (1972), page 1). Random bundles, fewer than there are changes, are random balance
    designs (F. E. Satterthwaite, Technometrics 1 (1959), page 111).
    """

    def __init__(self, changes: int = 0, expected: float = EXPECTED) -> None:
        """Begin with some changes; `grow` adds others."""
        self._expected = expected
        self._products, self._sums = np.zeros((0, 0)), np.zeros(0)
        self._squares = self._freedom = 0.0
        self.grow(changes)

    @property
    def changes(self) -> int:
        """How many changes there are."""
        return self._sums.size

    def grow(self, changes: int) -> None:
        """Have this many changes; the new ones were in no bundle so far."""
        more = changes - self.changes
        if more < 0:
            raise ValueError(f"there are {self.changes} changes already, not {changes}")
        self._products = np.pad(self._products, (0, more))
        self._sums = np.pad(self._sums, (0, more))

    def add_block(self, bundles: npt.ArrayLike, scores: npt.ArrayLike) -> None:
        """Add bundles that were played with the same luck against the same opponent.

        ``bundles`` has shape (bundles, changes): 1 for a change that a bundle has; ``scores`` has shape (bundles,),
        means of as many pairs each. Only the differences within the block count.

        Raises ``ValueError`` for other shapes.
        """
        design, values = np.asarray(bundles, dtype=np.float64), np.asarray(scores, dtype=np.float64)
        if design.shape != (*values.shape, self.changes) or not values.size:
            raise ValueError(f"{values.shape} scores are not of bundles of the shape {design.shape}")
        design, values = design - design.mean(axis=0), values - values.mean()
        self._products += design.T @ design
        self._sums += design.T @ values
        self._squares += float(values @ values)
        self._freedom += values.size - 1

    def fade(self, share: float) -> None:
        """Count only this share of the bundles so far: they were played with another playbook."""
        self._products *= share
        self._sums *= share
        self._squares *= share
        self._freedom *= share

    def worth(self) -> Worth:
        """What each change is worth."""
        # Along the eigenvectors, each of them is a regression of its own, for any noise.
        sizes, vectors = np.linalg.eigh(self._products)
        sums = vectors.T @ self._sums
        freedom = max(1.0, self._freedom)
        noise = self._squares / freedom  # if no change explained anything
        for _ in range(3):
            noise = max(noise, LEAST_NOISE**2)
            variances = 1 / (sizes / noise + 1 / self._expected**2)
            means = variances * sums / noise
            left = self._squares - float(means @ (2 * sums - sizes * means))
            noise = left / max(1.0, freedom - float(variances @ sizes) / noise)
        return Worth(vectors @ means, np.sqrt(vectors**2 @ variances))
