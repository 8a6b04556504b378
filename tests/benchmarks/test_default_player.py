"""The choice of the default player: pilot errors are told from luck, and signs from noise."""

from types import ModuleType

import numpy as np
import pytest

from sim.statistics.intervals import Interval


def test_the_pilot_error_is_the_distance_from_the_truth_without_luck(benchmark: ModuleType) -> None:
    random = np.random.default_rng(3)
    truth = benchmark.Played(random.choice([0.0, 0.5, 1.0], (40, 300)), np.full(40, 0.02))
    off = benchmark.Played(truth.scores + np.where(np.arange(40) % 2, 0.1, -0.1)[:, None], np.full(40, 0.01))
    errors = benchmark.errors_of("auto", off, truth, 10)
    assert errors.pilot.estimate == pytest.approx(10)
    assert errors.games == 2_000  # ten seconds on two cores
    assert errors.luck == pytest.approx(100 * np.sqrt(truth.scores.var() / 1_000), rel=0.05)
    assert errors.total == pytest.approx(np.hypot(errors.pilot.estimate, errors.luck))
    shuffled = benchmark.Played(random.choice([0.0, 0.5, 1.0], (40, 300)), np.full(40, 0.01))
    assert benchmark.errors_of("auto", shuffled, truth, 10).pilot.estimate < 2.5


def test_each_list_meets_the_next_one(benchmark: ModuleType) -> None:
    pairings = benchmark.pairings_of(["a", "b", "c"])
    assert (len(pairings["shipped"]), pairings["unseen"]) == (28, [("a", "b"), ("b", "c"), ("c", "a")])


def test_only_signs_count_that_both_players_are_sure_of(benchmark: ModuleType) -> None:
    one = {"a": Interval(0.2, 0.1, 0.3), "b": Interval(-0.2, -0.3, -0.1), "c": Interval(0.1, -0.1, 0.2)}
    other = {"a": Interval(0.3, 0.2, 0.4), "b": Interval(0.2, 0.1, 0.3), "c": Interval(0.1, 0.05, 0.2)}
    found = benchmark.agreement("deck", one, other)
    assert (found.cards, found.sure, found.same_sign) == (3, 2, 1)
    assert found.correlation == pytest.approx(0.5)
