"""Cumulative incidence: by which turn a game has been won, with bands."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sim.statistics.intervals import Floats, interval_bounds


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
    won games alone would make a deck that rarely wins look fast. No game is censored, so this is the
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

    As ``cumulative_incidence``, but ``turns`` and ``counted`` have shape (pairs, 2), or (pairs, 1) for the games of one
    seat alone: the unit of the interval is the pair. Each turn has the ``mean_interval`` of the pairs'
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
