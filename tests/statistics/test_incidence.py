"""By which turn a game has been won: by hand, and in simulated experiments."""

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.statistics.incidence import cumulative_incidence, incidence_band
from sim.statistics.intervals import mean_interval


def test_cumulative_incidence_by_hand() -> None:
    # Five games: won on turns 3, 5, 5 and 9, one lost on turn 2.
    turns = np.array([3, 5, 2, 5, 9], dtype=np.uint8)
    won = np.array([True, True, False, True, True])
    curve = cumulative_incidence(turns, won, last_turn=6)
    assert curve.turns.tolist() == [1, 2, 3, 4, 5, 6]
    assert curve.shares.tolist() == [0, 0, 0.2, 0.2, 0.6, 0.6]
    assert curve.games == 5


GAMES = st.lists(st.tuples(st.integers(1, 40), st.sampled_from(["won", "lost", "capped"])), min_size=1)


@given(GAMES, st.integers(1, 50))
def test_the_ways_to_end_a_game_share_out_all_games(games: list[tuple[int, str]], last_turn: int) -> None:
    turns = np.array([turn for turn, _ in games])
    endings = np.array([ending for _, ending in games])
    curves = [cumulative_incidence(turns, endings == ending, last_turn) for ending in ("won", "lost", "capped")]
    for curve in curves:
        assert curve.shares.shape == curve.turns.shape == (last_turn,)
        assert np.all(np.diff(curve.shares) >= 0)
    over = [np.mean(turns <= turn) for turn in range(1, last_turn + 1)]
    np.testing.assert_allclose(sum(curve.shares for curve in curves), over, atol=1e-12)


def test_the_turns_of_games_without_the_event_are_not_read() -> None:
    assert cumulative_incidence([0, 4], [False, True], 4).shares.tolist() == [0, 0, 0, 0.5]


@pytest.mark.parametrize(
    ("turns", "counted", "last_turn", "message"),
    [
        ([], [], 5, "at least one"),
        ([1, 2], [True], 5, "same games"),
        ([1.5], [True], 5, "integers"),
        ([1], [1], 5, "booleans"),
        ([0], [True], 5, "counted from 1"),
        ([1], [True], 0, "last turn"),
    ],
)
def test_impossible_games_are_refused(
    turns: npt.ArrayLike, counted: npt.ArrayLike, last_turn: int, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        cumulative_incidence(turns, counted, last_turn)


def test_a_band_is_the_interval_of_the_pairs_turn_by_turn() -> None:
    random = np.random.default_rng(2013)
    turns = random.integers(1, 12, size=(300, 2)).astype(np.uint8)
    won = random.random((300, 2)) < 0.6
    band = incidence_band(turns, won, 14, 0.9)
    assert band.pairs == 300
    assert band.shares.tolist() == cumulative_incidence(turns.ravel(), won.ravel(), 14).shares.tolist()
    for turn, share, low, high in zip(band.turns, band.shares, band.low, band.high, strict=True):
        interval = mean_interval(np.mean(won & (turns <= turn), axis=1), 0.9)
        assert (interval.estimate, interval.low, interval.high) == pytest.approx((share, low, high), abs=1e-12)


def test_a_band_covers_the_true_share_at_each_turn_in_95_percent_of_experiments() -> None:
    # A pair's games are won on the same turn: the games alone would make the band too narrow by a factor of √2.
    random = np.random.default_rng(2014)
    held = np.zeros(10)
    for _ in range(1000):
        turns = np.repeat(random.integers(1, 11, size=(200, 1)), 2, axis=1)
        band = incidence_band(turns, np.repeat(random.random((200, 1)) < 0.5, 2, axis=1), 10)
        truth = band.turns / 20
        held += (band.low <= truth) & (truth <= band.high)
    assert np.all(held >= 930) and held.mean() <= 970


@pytest.mark.parametrize("shape", [(4,), (2, 3)])
def test_games_that_are_not_in_pairs_are_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="in pairs"):
        incidence_band(np.ones(shape, dtype=int), np.ones(shape, dtype=bool), 5)
