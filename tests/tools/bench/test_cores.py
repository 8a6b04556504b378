"""What all cores add to one: medians and ratios of measurements in turns."""

import joblib
import pytest

from sim.tools.bench.cores import games_to_measure, medians, times_as_fast


def test_ratios_are_taken_within_a_repetition() -> None:
    """A machine that slows down meanwhile does not change them."""
    seconds = [(2.0, 1.0), (20.0, 10.0), (4.0, 2.0)]
    assert medians(seconds) == (4.0, 2.0)
    assert times_as_fast(seconds) == 2.0


def test_ten_thousand_games_and_forty_thousand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joblib, "cpu_count", lambda: 2)
    assert games_to_measure(10_000) == [10_000, 40_000]


def test_a_single_core_has_nothing_to_add(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joblib, "cpu_count", lambda: 1)
    assert games_to_measure(10_000) == []
