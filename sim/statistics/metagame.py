"""A field of decks, from the table of its pairings: win rates, significant differences, equilibrium and cycles.

A table is an array of shape (decks, decks, pairs): the score of the row's deck against the column's in pair number p.
The pair index is common to all cells - pair p has the same luck everywhere - so everything that is estimated
from several cells is estimated, and resampled, by pair index. What one deck scores, its opponent does not: a cell
and its mirror image sum to 1, and a deck scores 1/2 against itself.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sim.statistics.comparison import field_shares
from sim.statistics.intervals import Floats, Interval, check_confidence, difference_p_value, holm, mean_interval

PLAYED_AT_ALL = 1e-6  # a smaller share of a mixture is the solver's rounding


def full_table(decks: int, cells: Mapping[tuple[int, int], npt.ArrayLike]) -> Floats:
    """Return the table of all pairings from one cell of each: shape (decks, decks, pairs).

    ``cells[row, column]`` are the pair scores of the row's deck, shape (pairs,), for each two different decks in
    one order or the other. The mirror images of these cells are 1 minus that, and mirror matches 1/2.

    Raises ``ValueError`` if a pairing is missing, given twice or not of these decks, or the pairs differ in number.
    """
    wanted = {frozenset((one, other)) for one in range(decks) for other in range(one)}
    if len(cells) != len(wanted) or {frozenset(cell) for cell in cells} != wanted:
        raise ValueError(f"a table of {decks} decks needs each of its {len(wanted)} pairings once, not {sorted(cells)}")
    scores = {cell: np.asarray(values, dtype=np.float64) for cell, values in cells.items()}
    shapes = {values.shape for values in scores.values()}
    if len(shapes) != 1 or len(next(iter(shapes))) != 1:
        raise ValueError(f"every pairing needs the same number of pairs, not {sorted(shapes)}")
    table = np.full((decks, decks, *shapes.pop()), 0.5)
    for (row, column), values in scores.items():
        table[row, column], table[column, row] = values, 1 - values
    return _checked(table)


def _checked(table: npt.ArrayLike) -> Floats:
    scores = np.asarray(table, dtype=np.float64)
    if scores.ndim != 3 or scores.shape[0] != scores.shape[1] or scores.size == 0:
        raise ValueError(f"a table has the shape (decks, decks, pairs), not {scores.shape}")
    if not np.all((scores >= 0) & (scores <= 1)):
        raise ValueError("every pair score must be between 0 and 1")
    if not np.allclose(scores + scores.transpose(1, 0, 2), 1, rtol=0, atol=1e-9):
        raise ValueError("a cell and the one opposite must sum to 1 in every pair, and a mirror match be even")
    return scores


def field_win_rates(table: npt.ArrayLike, shares: npt.ArrayLike, confidence: float = 0.95) -> tuple[Interval, ...]:
    """Return each deck's win rate against a field, with its confidence interval, in the order of the decks.

    ``table`` as above; ``shares``, shape (decks,), are the decks' shares of the field and sum to 1. A deck meets
    itself as often as its share says. The unit of the interval is the pair index: the weighted sum of a row in pair p.

    Raises ``ValueError`` for an impossible table, shares or confidence.
    """
    return tuple(mean_interval(row, confidence) for row in _field_scores(_checked(table), shares))


def _field_scores(scores: Floats, shares: npt.ArrayLike) -> Floats:
    """Return what each deck scores against the field in each pair, shape (decks, pairs)."""
    weights = field_shares(shares, len(scores))
    by_pair: Floats = np.einsum("ijp,j->ip", scores, weights)
    return np.clip(by_pair, 0, 1)  # rounding


def different_cells(table: npt.ArrayLike, level: float = 0.05) -> npt.NDArray[np.int64]:
    """Return which pairings are not even: 1 where the row's deck is favoured, -1 the column's, else 0; (decks, decks).

    The flags are Holm's over all pairings: the chance that any of them is wrong is at most ``level``.

    Raises ``ValueError`` for an impossible table or level.
    """
    return _flags(_checked(table) - 0.5, level)


def different_in_field(table: npt.ArrayLike, shares: npt.ArrayLike, level: float = 0.05) -> npt.NDArray[np.int64]:
    """Return which decks differ against a field: 1 where the row's deck does better, -1 the column's, else 0.

    ``table`` and ``shares`` as in ``field_win_rates``; the shape is (decks, decks). Two decks are compared by what they
    score in the same pairs. The flags are Holm's over all pairs of decks, so they also hold for the best deck,
    although it was picked by its score.

    Raises ``ValueError`` for an impossible table, shares or level.
    """
    by_pair = _field_scores(_checked(table), shares)
    return _flags(np.clip(by_pair[:, None] - by_pair[None, :], -1, 1), level)


def _flags(differences: Floats, level: float) -> npt.NDArray[np.int64]:
    """Return the signs of the mean differences that Holm's method flags; they have the shape (decks, decks, pairs)."""
    rows, columns = np.triu_indices(len(differences), 1)
    p_values = [difference_p_value(differences[cell]) for cell in zip(rows, columns, strict=True)]
    flags = np.zeros(differences.shape[:2], dtype=np.int64)
    flags[rows, columns] = holm(p_values, level) * np.sign(differences.mean(axis=2)[rows, columns])
    return flags - flags.T


@dataclass(frozen=True)
class Mixture:
    """Shares of a mixture of decks, shape (decks,), and what the best answer to it wins above 50 %: 0 or more."""

    shares: Floats
    exploitability: float


def exploitability(win_rates: npt.ArrayLike, shares: npt.ArrayLike) -> float:
    """Return what the best deck against a mixture wins above 1/2, in win rate: 0.02 is two percentage points.

    ``win_rates`` has shape (decks, decks), row against column; ``shares`` shape (decks,), summing to 1. Below
    0 is only rounding, and a mixture of exactly 0 is an equilibrium.

    Raises ``ValueError`` for impossible win rates or shares.
    """
    rates = _checked(np.asarray(win_rates, dtype=np.float64)[..., None])[..., 0]
    return max(0.0, float(((rates - 0.5) @ field_shares(shares, len(rates))).max()))


def nash_mixture(win_rates: npt.ArrayLike) -> Mixture:
    """Return a mixture that no deck beats: an equilibrium of the symmetric zero-sum game of picking decks.

    ``win_rates`` has shape (decks, decks), row against column. It solves the linear program "maximise the least
    win rate against any deck" (J. von Neumann's minimax theorem; see scipy's ``linprog`` with HiGHS). Where several
    mixtures are equilibria it is one of them. Small errors in the win rates change the shares a lot and
    the exploitability little, so never publish it without ``bootstrap_nash``.

    Raises ``ValueError`` for impossible win rates, ``RuntimeError`` if the solver fails.
    """
    from scipy.optimize import linprog  # slow to import, and most commands do not need it

    rates = _checked(np.asarray(win_rates, dtype=np.float64)[..., None])[..., 0]
    decks = len(rates)
    # The variables are the shares and the least advantage u: for each deck j, u - Σ_i share_i · (rate_ij - 1/2) <= 0.
    solution = linprog(
        c=np.append(np.zeros(decks), -1),
        A_ub=np.column_stack([-(rates.T - 0.5), np.ones(decks)]),
        b_ub=np.zeros(decks),
        A_eq=np.append(np.ones(decks), 0)[None],
        b_eq=[1],
        bounds=[(0, 1)] * decks + [(-0.5, 0.5)],
        method="highs",
    )
    if solution.status != 0:
        raise RuntimeError(f"the mixture was not found: {solution.message}")
    shares = np.where(solution.x[:decks] > PLAYED_AT_ALL, solution.x[:decks], 0.0)
    shares = shares / shares.sum()
    return Mixture(shares, exploitability(rates, shares))


@dataclass(frozen=True)
class NashBootstrap:
    """How far the mixture of a table can be trusted: how it varies over bootstrap samples of the pairs.

    ``mixture`` is that of the table itself. ``inclusion``, shape (decks,), is the share of the resampled tables whose
    mixture includes the deck, ``alone`` of those whose mixture is this deck alone; ``low`` and ``high`` are
    the ends of the middle 95 % (or the confidence) of its shares in them. ``exploitability`` is that of ``mixture`` in
    the resampled tables: the mean, and the ends of the middle.
    """

    mixture: Mixture
    inclusion: Floats
    alone: Floats
    low: Floats
    high: Floats
    exploitability: Interval
    replicates: int


def bootstrap_nash(
    table: npt.ArrayLike, replicates: int = 200, seed: int = 0, confidence: float = 0.95
) -> NashBootstrap:
    """Return the mixture of a table and how it varies over tables resampled by pair index.

    Each replicate draws the same number of pair indices with replacement, the same ones for all cells (a cluster
    bootstrap: the cells share their luck), and solves its own game. The same ``seed`` gives the same replicates. The
    intervals are percentiles: B. Efron and R. Tibshirani, "An Introduction to the Bootstrap" (1993), chapter 13.

    Raises ``ValueError`` for an impossible table, fewer than 1 replicate or an impossible confidence.
    """
    scores = _checked(table)
    check_confidence(confidence)
    if replicates < 1:
        raise ValueError(f"needs at least 1 replicate, not {replicates}")
    decks, pairs = len(scores), scores.shape[2]
    mixture = nash_mixture(scores.mean(axis=2))
    random = np.random.default_rng(seed)
    shares, exploited = np.empty((replicates, decks)), np.empty(replicates)
    solved: dict[bytes, Floats] = {}  # few pairs give the same tables again and again
    for replicate in range(replicates):
        times = np.bincount(random.integers(pairs, size=pairs), minlength=pairs)
        resampled = scores @ times.astype(np.float64) / pairs  # in this order sums of quarters are exact
        key = resampled.tobytes()
        if key not in solved:
            solved[key] = nash_mixture(resampled).shares
        shares[replicate] = solved[key]
        exploited[replicate] = exploitability(resampled, mixture.shares)
    tails = [(1 - confidence) / 2, (1 + confidence) / 2]
    low, high = np.quantile(shares, tails, axis=0)
    mean = float(exploited.mean())
    ends = [float(end) for end in np.quantile(exploited, tails)]
    spread = Interval(mean, min(mean, ends[0]), max(mean, ends[1]))
    played = shares > 0
    alone = (played & (played.sum(axis=1, keepdims=True) == 1)).mean(axis=0)
    return NashBootstrap(mixture, played.mean(axis=0), alone, low, high, spread, replicates)


@dataclass(frozen=True)
class Cycle:
    """Three decks of which each beats the next and the last the first, and the least win rate of the three."""

    decks: tuple[int, int, int]
    least_win_rate: float


def strongest_cycle(win_rates: npt.ArrayLike) -> Cycle | None:
    """Return the cycle of three decks whose lowest win rate is highest, or None.

    ``win_rates`` has shape (decks, decks), row against column. Three are enough: where no pairing is exactly even,
    a longer cycle always contains one of three (J. Moon, "Topics on Tournaments" (1968), section 5). Of equal
    cycles it is the first one in the order of the decks. To see only certain cycles, set the cells that
    ``different_cells`` does not flag to 1/2.

    Raises ``ValueError`` for impossible win rates.
    """
    rates = _checked(np.asarray(win_rates, dtype=np.float64)[..., None])[..., 0]
    # least[i, j, k] = min(rate of i against j, j against k, k against i)
    least = np.minimum(np.minimum(rates[:, :, None], rates[None, :, :]), rates.T[:, None, :])
    first = int(least.argmax())
    one, two, three = (int(index) for index in np.unravel_index(first, least.shape))
    value = float(least[one, two, three])
    return Cycle((one, two, three), value) if value > 0.5 else None


def intransitivity(table: npt.ArrayLike) -> float | None:
    """Return the part of the differences between pairings that no rating of the decks explains, between 0 and 1.

    With the advantages a_ij = win rate - 1/2 and each deck's rating r_i its mean over the row, it is
    Σ (a_ij - r_i + r_j)² / Σ a_ij²: the cyclic part of HodgeRank with equal weights (X. Jiang, L.-H. Lim, Y. Yao and
    Y. Ye, Mathematical Programming 127 (2011), page 203). 0 means that ratings explain everything, 1 that all
    decks are equally good and the differences are pure rock, paper, scissors. Noise looks mostly cyclic, so what it
    adds to either sum, the variances of the means over the pairs, is subtracted.

    It is None with fewer than two pairs, and where the pairings differ by less than three times the noise: for decks
    that are all alike it could be any number.

    Raises ``ValueError`` for an impossible table.
    """
    advantages = _checked(table) - 0.5
    if advantages.shape[2] < 2:
        return None
    ratings = advantages.mean(axis=1)
    whole, noise = _sum_of_squares(advantages)
    cyclic, cyclic_noise = _sum_of_squares(advantages - ratings[:, None] + ratings[None, :])
    if whole == 0 or whole < 9 * noise:
        return None
    return min(1.0, max(0.0, (cyclic - cyclic_noise) / (whole - noise)))


def _sum_of_squares(values: Floats) -> tuple[float, float]:
    """Return the sum of the squared means of values by pair, (decks, decks, pairs), and what noise adds to it."""
    return float((values.mean(axis=2) ** 2).sum()), float(values.var(axis=2, ddof=1).sum()) / values.shape[2]
