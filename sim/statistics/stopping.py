"""When to stop playing: rules that decide on the stream of pairs, in the order of the pairs.

A rule looks at the first 256 pairs, then after every 32 more, whatever the sizes and the order of the chunks that
brought them: the same pairs stop at the same pair on every machine. Pair scores are 0, 1/4, 1/2,
3/4 and 1, and a rule uses only the number of each. Leave out a pair that has no score because a game ended as an
error, and give only pairs with no pair before them still being played.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import log
from typing import Protocol

import numpy as np
import numpy.typing as npt

from sim.language import gettext, ngettext
from sim.statistics.intervals import interval_bounds

FIRST_LOOK = 256  # pairs: with fewer, neither rule keeps its error rates
LOOK_EVERY = 32

_SCORES = np.array([0, 0.25, 0.5, 0.75, 1])


class Outcome(StrEnum):
    """What a stopping rule has decided."""

    RUNNING = "running"
    PRECISE = "precise"  # the interval is as narrow as requested
    LOWER = "lower"  # the lower win rate of a sequential test was accepted
    HIGHER = "higher"  # the higher one
    UNDECIDED = "undecided"  # all allowed pairs were played and the rule had not stopped


@dataclass(frozen=True)
class Decision:
    """A rule's decision about the pairs so far.

    ``stopped_at`` is the number of pairs that count, the first ones; later pairs belong to no estimate. It is
    None while the rule runs. ``value`` is what the rule watches, at the last look: a half-width in percentage points,
    a log-likelihood ratio, None before the first look. ``early`` says that the
    results themselves made the rule stop: an estimate from these pairs is exaggerated, and must say so.
    """

    outcome: Outcome
    stopped_at: int | None
    value: float | None
    words: str
    early: bool = False


class StoppingRule(Protocol):
    """A rule: what it decides about the first pairs, and the most pairs that it can ever take."""

    @property
    def most_pairs(self) -> int:
        """The number of pairs after which it stops in any case."""

    def decide(self, pair_scores: npt.ArrayLike) -> Decision:
        """Return the decision about the pairs so far, given from the first one on, in their order."""


@dataclass(frozen=True)
class TargetHalfWidth:
    """Stop when the interval of the win rate is no wider than ± ``points`` percentage points.

    The interval is that of ``sim.statistics.intervals.mean_interval``. Its width says next to nothing about who wins,
    so the estimate and its coverage are as good as with a fixed number of pairs (both are tested).

    Raises ``ValueError`` for points not above 0, a confidence not between 0 and 1, or impossible numbers of pairs.
    """

    points: float
    most_pairs: int
    confidence: float = 0.95
    first_look: int = FIRST_LOOK
    look_every: int = LOOK_EVERY

    def __post_init__(self) -> None:
        """Refuse targets that cannot be met."""
        _check_looks(self.most_pairs, self.first_look, self.look_every)
        if not self.points > 0 or not 0 < self.confidence < 1:
            raise ValueError(f"needs a target above 0 points and a confidence below 1, not {self}")

    def decide(self, pair_scores: npt.ArrayLike) -> Decision:
        """Return the decision about the pairs so far, given from the first one on, in their order."""
        indices = _score_indices(pair_scores)
        pairs, counts = _looks(indices, self.most_pairs, self.first_look, self.look_every)
        if not pairs.size:
            return Decision(Outcome.RUNNING, None, None, _not_yet(indices.size, self.first_look, self.most_pairs))
        low, high = interval_bounds(pairs, counts @ _SCORES, counts @ _SCORES**2, self.confidence)
        means = counts @ _SCORES / pairs
        half_widths = 100 * np.maximum(high - means, means - low)  # of the longer side, where it is cut off at 0 or 1
        narrow = np.flatnonzero(half_widths <= self.points)
        at = int(narrow[0]) if narrow.size else len(pairs) - 1
        played, value = int(pairs[at]), float(half_widths[at])
        so_far = gettext(
            "after {pairs} the {confidence:g} % interval is ± {points:.2f} points wide",
            pairs=_pairs(played),
            confidence=100 * self.confidence,
            points=value,
        )
        values = {"so_far": so_far, "points": self.points}
        if narrow.size:
            words = gettext("{so_far}: the target of ± {points:g} is reached", **values)
            return Decision(Outcome.PRECISE, played, value, words)
        if played == self.most_pairs:
            words = gettext(
                "{so_far}: the target of ± {points:g} was not reached within the most pairs allowed", **values
            )
            return Decision(Outcome.UNDECIDED, played, value, words)
        words = gettext("{so_far}; the target is ± {points:g}", **values)
        return Decision(Outcome.RUNNING, None, value, words)


@dataclass(frozen=True)
class SequentialTest:
    """Stop when the pairs say which of two win rates it is: the sequential probability ratio test of pairs.

    ``lower`` and ``higher`` are win rates in percent, such as 50 and 52. If the win rate is ``lower`` or less, the
    test accepts ``higher`` with a chance of at most ``alpha``; if it is ``higher`` or more, it accepts ``lower`` with
    one of at most ``beta``. In between it may accept either.

    It is the generalised test with the normal approximation of the likelihood ratio: with N pairs of mean m and
    variance v, LLR = N (s1 - s0) (2m - s0 - s1) / (2v), against Wald's bounds ln(beta / (1 - alpha)) and
    ln((1 - beta) / alpha): A. Wald, Annals of Mathematical Statistics 16 (1945), page 117. For v, one pair of each of
    the five scores is added to the counts, so that a stream without any variance ends too, but not too early. With half
    a pair of each, lists that differ in one pair of a hundred were judged wrongly twice as often as ``beta``. With one
    pair of each, this happened in no design that was tried, and where pairs vary it takes no more of them.

    Raises ``ValueError`` for win rates not in the order 0 < lower < higher < 100, error chances that are not between
    0 and 1/2, or impossible numbers of pairs.
    """

    lower: float
    higher: float
    most_pairs: int
    alpha: float = 0.05
    beta: float = 0.05
    first_look: int = FIRST_LOOK
    look_every: int = LOOK_EVERY

    def __post_init__(self) -> None:
        """Refuse tests that decide nothing."""
        _check_looks(self.most_pairs, self.first_look, self.look_every)
        if not 0 < self.lower < self.higher < 100:
            raise ValueError(f"needs two win rates in percent, the lower one first, not {self.lower}, {self.higher}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"error chances lie between 0 and 0.5, not {self.alpha} and {self.beta}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the lower, and the higher, win rate is accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def log_likelihood_ratios(self, counts: npt.ArrayLike) -> npt.NDArray[np.float64]:
        """Return the ratio for numbers of pairs with the scores 0, 1/4, 1/2, 3/4 and 1: shape (..., 5) to (...)."""
        number = np.asarray(counts, dtype=np.float64)
        pairs = number.sum(axis=-1)
        mean = number @ _SCORES / pairs
        padded = number + 1
        variance = (padded * (_SCORES - mean[..., None]) ** 2).sum(axis=-1) / padded.sum(axis=-1)
        low, high = self.lower / 100, self.higher / 100
        ratios: npt.NDArray[np.float64] = pairs * (high - low) * (2 * mean - low - high) / (2 * variance)
        return ratios

    def decide(self, pair_scores: npt.ArrayLike) -> Decision:
        """Return the decision about the pairs so far, given from the first one on, in their order."""
        indices = _score_indices(pair_scores)
        pairs, counts = _looks(indices, self.most_pairs, self.first_look, self.look_every)
        if not pairs.size:
            return Decision(Outcome.RUNNING, None, None, _not_yet(indices.size, self.first_look, self.most_pairs))
        ratios = self.log_likelihood_ratios(counts)
        accept_lower, accept_higher = self.bounds
        crossed = np.flatnonzero((ratios <= accept_lower) | (ratios >= accept_higher))
        at = int(crossed[0]) if crossed.size else len(pairs) - 1
        played, value = int(pairs[at]), float(ratios[at])
        so_far = gettext("log-likelihood ratio {value:.2f} after {pairs}", value=value, pairs=_pairs(played))
        values = {"so_far": so_far, "lower": self.lower, "higher": self.higher}
        if crossed.size:
            outcome = Outcome.HIGHER if value > 0 else Outcome.LOWER
            winner, loser = (self.higher, self.lower) if value > 0 else (self.lower, self.higher)
            words = gettext(
                "a win rate of {winner:g} % is accepted over {loser:g} %: {so_far}",
                winner=winner,
                loser=loser,
                so_far=so_far,
            )
            return Decision(outcome, played, value, words, early=True)
        if played == self.most_pairs:
            words = gettext(
                "undecided between {lower:g} % and {higher:g} % within the most pairs allowed: {so_far}", **values
            )
            return Decision(Outcome.UNDECIDED, played, value, words)
        words = gettext(
            "{so_far}; stops at {bound:.2f} ({lower:g} %) or {other:.2f} ({higher:g} %)",
            **values,
            bound=accept_lower,
            other=accept_higher,
        )
        return Decision(Outcome.RUNNING, None, value, words)


def _check_looks(most_pairs: int, first_look: int, look_every: int) -> None:
    if most_pairs < 1 or first_look < 1 or look_every < 1:
        raise ValueError(f"numbers of pairs must be at least 1, not {most_pairs}, {first_look} and {look_every}")


def _not_yet(played: int, first_look: int, most_pairs: int) -> str:
    return gettext(
        "{pairs}; the first look comes after {count}", pairs=_pairs(played), count=min(first_look, most_pairs)
    )


def _score_indices(pair_scores: npt.ArrayLike) -> npt.NDArray[np.int64]:
    """Return four times the scores, which are whole numbers."""
    scores = np.asarray(pair_scores, dtype=np.float64)
    if scores.ndim != 1 or not np.isin(scores, _SCORES).all():
        raise ValueError("pair scores must be a list of 0, 1/4, 1/2, 3/4 and 1")
    return (4 * scores).astype(np.int64)


def _looks(
    indices: npt.NDArray[np.int64], most_pairs: int, first_look: int, look_every: int
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return the looks that the pairs allow - numbers of pairs, (looks,) - and the counts of the scores, (looks, 5)."""
    last = min(indices.size, most_pairs)
    looks = np.arange(first_look, last + 1, look_every)
    if last == most_pairs and (not looks.size or looks[-1] < most_pairs):
        looks = np.append(looks, most_pairs)  # the last look of all
    if not looks.size:
        return looks, np.zeros((0, 5), dtype=np.int64)
    between = np.searchsorted(looks, np.arange(int(looks[-1])), side="right")  # which look comes after this pair
    counts = np.bincount(5 * between + indices[: looks[-1]], minlength=5 * looks.size).reshape(-1, 5)
    return looks, counts.cumsum(axis=0)


def _pairs(count: int) -> str:
    return ngettext("{count} pair", "{count} pairs", count)
