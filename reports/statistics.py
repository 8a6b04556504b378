"""The statistics of games played in seat-swapped pairs: intervals, and curves of what has happened by a turn.

Two games of a pair share their luck and are not independent, so the unit of every interval is the pair. The
score of a game is 1 for a win, 1/2 for a draw or an undecided game, 0 for a loss; the score of a pair is the
mean of its two games' scores: 0, 1/4, 1/2, 3/4 or 1. Tables, figures and pages are made elsewhere.
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.special import ndtri, stdtrit  # not scipy.stats, which takes a second to import

_FEWEST_PAIRS_FOR_T = 30


@dataclass(frozen=True)
class Interval:
    """An estimated share and the ends of its confidence interval: 0 <= low <= estimate <= high <= 1."""

    estimate: float
    low: float
    high: float


def mean_interval(pair_scores: npt.ArrayLike, confidence: float = 0.95) -> Interval:
    """Return the mean score of the pairs - the win rate - with its confidence interval.

    ``pair_scores`` has shape (pairs,), each between 0 and 1. The interval is mean ± t · sd / √pairs (Student,
    with pairs - 1 degrees of freedom), cut off at 0 and 1. With fewer than 30 pairs, or where all scores are
    equal and the sd is 0, it is Wilson's with the number of pairs as the number of trials: a pair score
    varies at most as much as a single win or loss with the same mean, so that interval is wide enough.

    Raises ``ValueError`` if there is no pair or a score is not between 0 and 1.
    """
    scores = np.asarray(pair_scores, dtype=np.float64)
    if scores.ndim != 1 or scores.size == 0:
        raise ValueError(f"pair scores must be a list of at least one score, not of shape {scores.shape}")
    if not np.all((scores >= 0) & (scores <= 1)):
        raise ValueError("every pair score must be between 0 and 1")
    pairs = scores.size
    mean = float(scores.mean())
    if pairs < _FEWEST_PAIRS_FOR_T or scores.min() == scores.max():
        return _wilson(mean, pairs, confidence)
    _check_confidence(confidence)
    half = float(stdtrit(pairs - 1, (1 + confidence) / 2)) * float(scores.std(ddof=1)) / math.sqrt(pairs)
    return Interval(mean, max(0.0, mean - half), min(1.0, mean + half))


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

    For the interval of one point, give ``mean_interval`` the pairs' means of "happened by this turn".

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
    by_turn = np.bincount(event_turns[event_turns <= last_turn], minlength=last_turn + 1)[1:]
    return CumulativeIncidence(np.arange(1, last_turn + 1), np.cumsum(by_turn) / turn.size, turn.size)
