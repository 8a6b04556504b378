"""The choice of the default player: pilot errors are distinguished from luck, and signs from noise."""

import json
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
from click.testing import CliRunner

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


def test_it_is_told_by_what_decks_were_judged(benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    played = SimpleNamespace(error_games=np.array([]), pair_scores=np.array([1.0, 0.5]))
    monkeypatch.setattr(benchmark, "play_match", lambda *_, **__: played)
    monkeypatch.setattr(benchmark, "pairings_of", lambda lists: {"one": [("fn-rush", "mono-red-rush")]})
    words = ["lookahead:1/rush", "--truth", "rush", "--games", "4"]
    shown = [CliRunner().invoke(benchmark.main, [*words, *more]) for more in ([], ["--no-learning", "--json"])]
    names = "FN Rush by rush", "Mono-red Rush by rush"
    assert shown[0].stdout.splitlines()[-1] == f"Who looks ahead judges by the universal value: {', '.join(names)}"
    assert json.loads(shown[1].stdout)["judges"] == dict.fromkeys(names, "the universal value")


def test_each_list_meets_the_next_one(benchmark: ModuleType) -> None:
    pairings = benchmark.pairings_of(["a", "b", "c"])
    assert (len(pairings["shipped"]), pairings["unseen"]) == (28, [("a", "b"), ("b", "c"), ("c", "a")])


def test_only_signs_count_that_both_players_are_sure_of(benchmark: ModuleType) -> None:
    one = {"a": Interval(0.2, 0.1, 0.3), "b": Interval(-0.2, -0.3, -0.1), "c": Interval(0.1, -0.1, 0.2)}
    other = {"a": Interval(0.3, 0.2, 0.4), "b": Interval(0.2, 0.1, 0.3), "c": Interval(0.1, 0.05, 0.2)}
    found = benchmark.agreement("deck", "cards", one, other)
    assert (found.differences, found.sure, found.same_sign) == (3, 2, 1)
    assert found.correlation == pytest.approx(0.5)


def test_changes_replace_as_many_copies_as_there_may_be(benchmark: ModuleType) -> None:
    names = 4 * ("Corile",) + 3 * ("Terror Pit",)
    found = benchmark.drawn_changes(names, ["Aqua Guard", "Corile", "Terror Pit"], 1)
    assert {str(one) for one in found} == {
        "-4 Corile +4 Aqua Guard",
        "-1 Corile +1 Terror Pit",
        "-3 Terror Pit +3 Aqua Guard",
    }


def test_each_change_has_its_worth(benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "CHANGES", 2)
    found = benchmark.worths_of_changes("fn-rush", "rush", 8, 1, benchmark.Pilots())
    assert len(found) == 2
    assert all(name.startswith("-") and -1 <= worth.low <= worth.high <= 1 for name, worth in found.items())
