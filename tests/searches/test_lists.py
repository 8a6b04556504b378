"""The search for a better list, on a field without games: what a list scores is what its cards are worth, and luck."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from sim.searches import lists
from sim.searches.budget import Budget
from sim.searches.field import Field
from sim.searches.lists import ListSearch, changes_of_list, changes_of_step
from sim.searches.swaps import Limits

ORIGINAL = ("Aqua Guard",) * 4 + ("Corile",) * 4 + ("Fear Fang",) * 4
MOST = {"Aqua Guard": 4, "Corile": 4, "Terror Pit": 4, "Locomotiver": 4, "Hunter Fish": 4}
SHARES = np.array([0.5, 0.5])


class Scores:
    """Games of which only the scores of the pairs are known."""

    def __init__(self, scores: Any) -> None:
        self.pair_scores = scores


class FieldOfNumbers(Field[tuple[str, ...]]):
    """A field in which each copy of a card wins this many points; KeyboardInterrupt is raised after `stop` calls."""

    def __init__(self, worth: dict[str, float], stop: int = 10**9) -> None:
        super().__init__([])
        self.played: list[tuple[int, range]] = []  # seeds and pairs
        self._worth, self._stop = worth, stop

    @property
    def opponents(self) -> int:
        """Two, without matchups."""
        return 2

    def play(self, cells: Sequence[Any], seed: int) -> list[Any]:
        """Scores of 0, 1/2 and 1; the same pair has the same luck for all lists."""
        self._check()
        self._stop -= 1
        if self._stop < 0:
            raise KeyboardInterrupt
        found = []
        for cell in cells:
            self.played.append((seed, cell.pairs))
            self.games += 2 * len(cell.pairs)
            chance = 0.4 + sum(self._worth.get(name, 0) for name in cell.version)
            luck = np.random.default_rng((seed, cell.matchup)).random((20_000, 2))[cell.pairs.start : cell.pairs.stop]
            found.append(Scores((luck < chance).mean(axis=1)))
        return found


def searched(play: FieldOfNumbers, seed: int = 1, changed: int = 12) -> ListSearch:
    play.begin(Budget())
    return ListSearch(play, Limits(ORIGINAL, MOST, (), changed), SHARES, seed, lambda step: None)


def test_good_cards_come_for_bad_ones() -> None:
    play = FieldOfNumbers({"Terror Pit": 0.03, "Fear Fang": -0.02, "Corile": 0.02})
    found = searched(play).run()
    assert found.stopped == "nothing gains"
    changes = dict(changes_of_list(found))
    assert changes["Terror Pit"] == 4 and changes["Fear Fang"] == -4 and "Corile" not in changes
    assert all(step.gain is not None and step.gain.difference.low > 0 for step in found.steps if step.is_kept)


def test_where_all_cards_are_alike_the_deck_stays() -> None:
    kept = [searched(FieldOfNumbers({}), seed).run().has_changed for seed in range(6)]
    assert sum(kept) <= 1  # a test of each round errs in a few of a hundred


def test_no_more_cards_change_than_allowed() -> None:
    found = searched(FieldOfNumbers({"Terror Pit": 0.03, "Fear Fang": -0.02}), changed=2).run()
    assert sum(number for _, number in changes_of_list(found) if number > 0) == 2


def test_no_pair_is_played_for_two_purposes() -> None:
    play = FieldOfNumbers({"Terror Pit": 0.03})
    searched(play).run()
    ranges = sorted({(pairs.start, pairs.stop) for _, pairs in play.played})
    assert all(before[1] <= after[0] for before, after in pairwise(ranges))


def test_the_budget_ends_the_search_and_what_was_confirmed_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "STAGE_BLOCKS", 8)
    play = FieldOfNumbers({"Terror Pit": 0.05, "Fear Fang": -0.05})
    running = searched(play)
    play.begin(Budget(games=1))
    assert running.run().stopped == "budget spent"
    assert not running.found.has_changed


def test_an_interrupt_leaves_what_was_confirmed() -> None:
    running = searched(FieldOfNumbers({"Terror Pit": 0.05, "Fear Fang": -0.05}, stop=8))
    with pytest.raises(KeyboardInterrupt):
        running.run()
    assert running.found.stopped == "interrupted"
    assert [step.is_kept for step in running.found.steps][:1] == [True]
    assert running.found.has_changed


@pytest.mark.parametrize(("missing", "rounds"), [(0, 1), (1_100, 0)])
def test_the_first_round_needs_what_is_said(missing: int, rounds: int) -> None:
    """One card gains, so the round ends with its test."""
    play = FieldOfNumbers({"Terror Pit": 0.05})
    search = searched(play)
    play.begin(Budget(games=search.games_of_first_round - missing))
    found = search.run()
    assert (found.stopped, len(found.steps)) == ("budget spent", rounds)
    assert all(step.games == search.games_of_first_round for step in found.steps)


@pytest.mark.parametrize(
    ("seed", "rounds"),
    [
        (1, [({"Fear Fang": -2, "Terror Pit": 2}, 33_792), ({"Fear Fang": -2, "Terror Pit": 2}, 67_584),
             ({"Aqua Guard": -2, "Locomotiver": 2}, 101_376), ({"Aqua Guard": -2, "Hunter Fish": 2}, 167_936)]),
        (2, [({"Fear Fang": -2, "Terror Pit": 2}, 33_792), ({"Fear Fang": -2, "Terror Pit": 2}, 67_584),
             ({"Aqua Guard": -2, "Hunter Fish": 2}, 101_376), ({"Aqua Guard": -2, "Locomotiver": 2}, 167_936)]),
    ],
)  # fmt: skip
def test_a_seed_tries_the_same_in_every_version(seed: int, rounds: list[tuple[dict[str, int], int]]) -> None:
    """Somebody may have kept such a search."""
    found = searched(FieldOfNumbers({"Terror Pit": 0.03, "Fear Fang": -0.02, "Corile": 0.02}), seed).run()
    assert [(dict(changes_of_step(step)), step.games) for step in found.steps] == rounds
