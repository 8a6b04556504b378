"""Lists that play model games with luck in common."""

from collections.abc import Sequence

import numpy as np

from sim.statistics.intervals import Floats


def play(win_rates: Sequence[float], luck: Floats) -> Floats:
    """Return pair scores, shape (lists, pairs): a game is won where its luck, shape (pairs, 2), is below the rate."""
    return np.asarray((luck[None] < np.asarray(win_rates)[:, None, None]).mean(axis=2))


def luck(seed: int, pairs: int) -> Floats:
    return np.random.default_rng(seed).random((pairs, 2))
