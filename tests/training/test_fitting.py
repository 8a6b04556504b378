"""Fitting weights: what is known by a formula, and what is drawn from known weights."""

import math
from typing import Any

import numpy as np
import pytest

from sim.engine.record.codes import features
from sim.training import fitting
from sim.training.collecting import Notes
from sim.training.fitting import chances, fit, scales

NO_POSITIONS = np.zeros((0, features.WIDTH), np.float32)


def notes_of(rows: Any, counts: Any = None, positions: Any = NO_POSITIONS, won: Any = ()) -> Notes:
    """Notes with these rows in the first columns."""
    whole = np.zeros((len(rows), features.WIDTH), np.float32)
    whole[:, : rows.shape[1]] = rows
    given = np.ones(len(rows)) if counts is None else counts
    return Notes(whole, np.float32(given), positions, np.float32(won))


def drawn(truth: Any, count: int, seed: int) -> Any:
    """Differences of positions, turned so that the one that won by these weights comes first."""
    generator = np.random.default_rng(seed)
    rows = generator.normal(size=(count, len(truth)))
    first = generator.random(count) < chances(rows @ truth)
    return np.where(first[:, None], rows, -rows)


@pytest.mark.parametrize(("better", "worse"), [(30, 10), (7, 7), (2, 90)])
def test_the_weight_of_one_feature_is_the_logarithm_of_the_odds(better: int, worse: int) -> None:
    rows = np.concatenate([np.ones((better, 1)), -np.ones((worse, 1))])
    found = fit(notes_of(rows), np.zeros(features.WIDTH), np.full(features.WIDTH, 1e-7))
    assert found.weights[0] == pytest.approx(math.log(better / worse), abs=1e-5)
    assert found.right == pytest.approx(
        (better if better > worse else worse if worse > better else 0) / (better + worse)
    )


def test_a_row_counts_as_often_as_it_says() -> None:
    rows = np.array([[1.0], [-1.0]])
    found = fit(notes_of(rows, [1.0, 0.5]), np.zeros(features.WIDTH), np.full(features.WIDTH, 1e-7))
    assert found.weights[0] == pytest.approx(math.log(2), abs=1e-5)


def test_known_weights_are_found_again() -> None:
    truth = np.array([0.8, -0.4, 0.0, 1.5])
    found = fit(notes_of(drawn(truth, 4_000, 1)), np.zeros(features.WIDTH), np.full(features.WIDTH, 1.0))
    assert np.abs(found.weights[:4] - truth).max() < 0.12
    assert not found.weights[4:].any()  # what never differs weighs nothing
    assert 0.3 < found.log_loss < math.log(2) and found.right > 0.7


def test_without_notes_the_weights_before_stay() -> None:
    prior = np.linspace(-1, 1, features.WIDTH).round(3)
    found = fit(notes_of(np.zeros((0, 1))), prior, np.ones(features.WIDTH))
    assert np.allclose(found.weights, prior)


def test_little_data_leaves_the_weights_near_those_before() -> None:
    """The ridge pulls to what was known, not to nothing."""
    prior = np.zeros(features.WIDTH)
    prior[:4] = [0.8, -0.4, 0.0, 1.5]
    wrong = notes_of(drawn(-prior[:4], 20, 2))
    near = fit(wrong, prior, np.full(features.WIDTH, 50.0)).weights
    far = fit(wrong, np.zeros(features.WIDTH), np.full(features.WIDTH, 0.1)).weights
    assert np.abs(near - prior).max() < 0.3 < np.abs(far - prior).max()


def test_the_odds_of_an_even_position_are_those_of_the_positions() -> None:
    positions = np.zeros((1_000, features.WIDTH), np.float32)
    positions[:, features.ALWAYS] = 1.0
    positions[:, 0] = np.random.default_rng(3).normal(size=1_000)
    won = np.repeat([1.0, 0.0], [700, 300])
    found = fit(
        notes_of(drawn(np.array([1.0]), 500, 4), None, positions, won),
        np.zeros(features.WIDTH),
        np.ones(features.WIDTH),
    )
    assert chances(positions @ found.weights).mean() == pytest.approx(0.7, abs=1e-3)


def test_the_result_does_not_depend_on_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = notes_of(drawn(np.array([0.5, 1.0]), 300, 5))
    whole = fit(notes, np.zeros(features.WIDTH), np.ones(features.WIDTH)).weights
    sizes = scales(notes.rows)
    monkeypatch.setattr(fitting, "ROWS_IN_BLOCK", 7)
    assert np.allclose(fit(notes, np.zeros(features.WIDTH), np.ones(features.WIDTH)).weights, whole, atol=1e-5)
    assert np.allclose(scales(notes.rows), sizes)


def test_answers_that_are_told_without_doubt_still_give_weights() -> None:
    """All rows say the same: only the ridge holds the weight."""
    found = fit(notes_of(np.full((1_000, 1), 3.0)), np.zeros(features.WIDTH), np.full(features.WIDTH, 0.01))
    assert found.right == 1.0 and 0 < found.weights[0] < 30
