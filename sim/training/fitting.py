"""Fits weights so that they tell the better of two positions from the other (logistic regression).

A logistic regression without an intercept on differences of positions, with a ridge towards the weights that are known
before: where the notes say little, these stay. It is summed in blocks, in doubles and always in the same order.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from sim.engine.record.codes import features
from sim.training.collecting import Notes
from sim.training.columns import Weights, as_written

ROWS_IN_BLOCK: Final = 512
PRECISELY: Final = {"maxiter": 1_000, "maxfun": 2_000, "ftol": 1e-13, "gtol": 1e-6}
MOST_ODDS: Final = 30.0  # logits; beyond them a chance is 0 or 1
LEAST_SCALE: Final = 1e-3  # of a column, for one that is always 0


@dataclass(frozen=True)
class Fitted:
    """Weights, and how well they tell the better answer: the mean log-loss, and the share that they tell rightly."""

    weights: Weights
    log_loss: float
    right: float


def scales(rows: NDArray[np.float32]) -> Weights:
    """How large the numbers of each column are: the root of the mean square."""
    squares = sum((np.square(block).sum(axis=0) for block in _blocks(rows)), np.zeros(rows.shape[1]))
    return np.sqrt(squares / max(len(rows), 1)) + LEAST_SCALE


def weighed(rows: NDArray[Any], weights: Weights) -> Weights:
    """The logits of rows.

    No linear algebra of a library, whose threads wait for each other where other programs keep the processor busy.
    """
    found: Weights = np.einsum("ij,j->i", rows, weights)
    return found


def chances(odds: Weights) -> Weights:
    """The chance to win of these logits."""
    return 0.5 + 0.5 * np.tanh(0.5 * np.clip(odds, -MOST_ODDS, MOST_ODDS))


def fit(notes: Notes, prior: Weights, ridge: Weights) -> Fitted:
    """The weights that make the rows of the notes likeliest, with a ridge of this strength towards the prior.

    A `ridge` of 1 for a column counts as much as knowing its weight with a standard deviation of 1.
    """
    unit = np.sqrt(ridge + len(notes.rows) * np.square(scales(notes.rows)))  # where all columns curve about the same

    def loss(moved: Weights) -> tuple[float, Weights]:
        value, slope = _likelihood(notes, prior + moved / unit, prior, ridge)
        return value, slope / unit

    found = minimize(loss, np.zeros(len(prior)), jac=True, method="L-BFGS-B", options=PRECISELY)
    return _with_intercept(notes, prior + found.x / unit)


def _with_intercept(notes: Notes, weights: Weights) -> Fitted:
    """The weights, with that of `always` so that the chances of the noted positions are as high as their wins.

    No difference between two positions tells it.
    """
    weights = weights.copy()
    odds = weighed(notes.positions, weights)
    won = (float(notes.won.sum()) + 0.5) / (len(notes.won) + 1)
    low, high = -MOST_ODDS, MOST_ODDS
    for _ in range(60 if len(odds) else 0):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if chances(odds + middle).mean() < won else (low, middle)
    weights[features.ALWAYS] += 0.5 * (low + high)
    weights = as_written(weights)
    told = np.concatenate([weighed(block, weights) for block in _blocks(notes.rows)] or [np.zeros(0)])
    counts = notes.counts.astype(np.float64)
    total = max(float(counts.sum()), 1e-9)
    loss = float((counts * np.logaddexp(0.0, -told)).sum()) / total
    return Fitted(weights, loss, float((counts * (told > 0)).sum()) / total)


def _likelihood(notes: Notes, weights: Weights, prior: Weights, ridge: Weights) -> tuple[float, Weights]:
    """The negative log-likelihood with the ridge, and its slope."""
    away = weights - prior
    loss = 0.5 * float((ridge * away * away).sum())
    slope = ridge * away
    counts = notes.counts.astype(np.float64)
    at = 0
    for block in _blocks(notes.rows):
        odds = weighed(block, weights)
        weight = counts[at : at + len(block)]
        at += len(block)
        loss += float((weight * np.logaddexp(0.0, -odds)).sum())
        slope = slope - np.einsum("ij,i->j", block, weight * chances(-odds))
    return loss, slope


def _blocks(rows: NDArray[np.float32]) -> Iterator[Weights]:
    """The rows as doubles, some at a time, all in the same place."""
    place = np.empty((min(ROWS_IN_BLOCK, len(rows)), rows.shape[1]))
    for first in range(0, len(rows), ROWS_IN_BLOCK):
        some = rows[first : first + ROWS_IN_BLOCK]
        block = place[: len(some)]
        block[:] = some
        yield block
