"""Successive halving: its schedule, who advances, and whether it finds the best of many lists."""

import math
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.statistics.race import Race, halving_schedule, race, survivors
from tests.statistics.model_games import Floats, play


def test_a_schedule_by_hand() -> None:
    # Five variants and 300 pairs: three rounds of 100 pairs each.
    schedule = halving_schedule(5, 300, fresh_pairs=1000)
    assert [(one.variants, one.pairs) for one in schedule.rounds] == [
        (5, range(0, 20)),
        (3, range(20, 53)),
        (2, range(53, 103)),
    ]
    assert schedule.fresh == range(103, 1103)
    assert schedule.pairs_to_play == 299


@given(st.integers(2, 200), st.integers(1, 50), st.integers(1, 100))
def test_a_schedule_ends_with_one_variant_within_the_budget(variants: int, generous: int, fresh: int) -> None:
    budget = generous * 8 * variants
    schedule = halving_schedule(variants, budget, fresh)
    assert schedule.pairs_to_play <= budget
    assert schedule.rounds[-1].variants == 2
    assert [one.pairs.start for one in schedule.rounds[1:]] == [one.pairs.stop for one in schedule.rounds[:-1]]
    assert schedule.fresh.start == schedule.rounds[-1].pairs.stop and len(schedule.fresh) == fresh


@pytest.mark.parametrize(("variants", "budget", "fresh"), [(1, 100, 10), (8, 23, 10), (8, 100, 0)])
def test_impossible_races_are_refused(variants: int, budget: int, fresh: int) -> None:
    with pytest.raises(ValueError, match="a race"):
        halving_schedule(variants, budget, fresh)


def test_the_best_go_on_and_of_equals_the_earlier() -> None:
    assert survivors([0.5, 0.7, 0.5, 0.6], [10, 11, 12, 13], 3) == (11, 13, 10)
    for means, keep in (([0.5], 1), ([0.5, 0.5], 0), ([0.5, math.nan], 1)):
        with pytest.raises(ValueError, match="cannot keep"):
            survivors(means, [1, 2], keep)


def test_a_race_by_hand() -> None:
    # Always equal but for variant 3, which wins everything, and variant 0, which wins nothing at first.
    played: list[tuple[tuple[int, ...], range]] = []

    def game(variants: Sequence[int], pairs: range) -> Floats:
        played.append((tuple(variants), pairs))
        return np.array([[1.0 if one == 3 else 0.0 if one == 0 else 0.5] * len(pairs) for one in variants])

    schedule = halving_schedule(4, 16, 10)
    assert race(schedule, game) == Race((3, 1, 2, 0), (0, 0.5, 0.5, 1), (2, 6, 2, 6))
    assert played == [((0, 1, 2, 3), range(0, 2)), ((1, 3), range(2, 6))]
    with pytest.raises(ValueError, match="pairs were played"):
        race(schedule, lambda variants, pairs: np.zeros((len(pairs), len(variants))))


def regret(seed: int, budget: int, *, halving: bool, common: bool) -> float:
    """Return how many points the chosen one of 32 variants is worse than the best."""
    random = np.random.default_rng(seed)
    rates = 0.5 + 0.02 * random.standard_normal(32)
    games = random.random((budget, 2))

    def score(variants: Sequence[int], pairs: range) -> Floats:
        scores = []
        for one in variants:
            own = random.random((len(pairs), 2))
            if common:  # but in every fourth game, where the swapped cards matter
                own = np.where(random.random(own.shape) < 0.25, own, games[pairs.start : pairs.stop])
            scores.append(play([rates[one]], own)[0])
        return np.array(scores)

    if halving:
        chosen = race(halving_schedule(32, budget, 1), score).winner
    else:
        chosen = int(np.argmax(score(range(32), range(budget // 32)).mean(axis=1)))
    return 100 * float(rates.max() - rates[chosen])


def test_halving_with_common_luck_finds_a_better_list_than_the_same_pairs_spent_evenly() -> None:
    mean = {
        (halving, common): np.mean([regret(seed, 6400, halving=halving, common=common) for seed in range(200)])
        for halving in (False, True)
        for common in (False, True)
    }
    assert mean[True, True] < 0.7 * mean[False, True] < 0.7 * mean[False, False]
    assert mean[True, True] < 0.7 * mean[True, False] < 0.7 * mean[False, False]


def test_the_winner_of_a_race_is_exaggerated_and_fresh_pairs_are_not() -> None:
    raced, fresh = [], []
    for seed in range(300):
        games, rates = np.random.default_rng(seed).random((16, 1200, 2)), np.full(16, 0.5)

        def score(variants: Sequence[int], pairs: range, games: Floats = games, rates: Floats = rates) -> Floats:
            wins = games[list(variants), pairs.start : pairs.stop] < rates[list(variants), None, None]
            return np.asarray(wins.mean(axis=2))

        schedule = halving_schedule(16, 1600, 400)
        result = race(schedule, score)
        raced.append(result.win_rates[result.winner])
        fresh.append(score([result.winner], schedule.fresh).mean())
    assert np.mean(raced) > 0.52
    assert np.mean(fresh) == pytest.approx(0.5, abs=4 * math.sqrt(0.125 / 400 / 300))
