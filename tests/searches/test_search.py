"""The rounds of every search, with a made-up one: when a test looks again, when the search ends, and what errors do."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from sim.searches.budget import Budget
from sim.searches.search import LOOKS, Search, Step
from sim.statistics.comparison import Verdict
from strategies.playbooks.lines import Playbook
from tests.searches.fields import FieldOfNumbers
from tests.searches.test_playbooks import BASE, GAIN, TUNED, book

FIRST, SECOND = book(BASE), book(TUNED)
PAIRS = 10  # that a round takes before its test


class OneChange(Search[Playbook, str]):
    """A search that tries the same single change in each round, without a game."""

    def __init__(self, play: FieldOfNumbers, rounds_without_gain: int = 1) -> None:
        self.steps: list[Step[str]] = []
        super().__init__(play, FIRST, 5, self.steps.append, None, rounds_without_gain)

    @property
    def games_of_first_round(self) -> int:
        """Those of its test."""
        return 0

    def _choose(self) -> tuple[int, Sequence[str]]:
        self._take(PAIRS)
        return 1, ["fill the mana"]

    def _changed(self, changes: Sequence[str]) -> Playbook:
        return SECOND if changes else self.found.best


@pytest.mark.parametrize(
    ("gain", "looks", "verdict"),
    [(30.0, 1, Verdict.BETTER), (-30.0, 1, Verdict.WORSE), (1.0, 2, Verdict.BETTER)],
)
def test_a_test_looks_again_only_while_it_cannot_decide(gain: float, looks: int, verdict: Verdict) -> None:
    field = FieldOfNumbers({"fill the mana": gain})
    search = OneChange(field)
    search.run()
    step = search.steps[0]
    assert step.gain is not None and step.gain.pairs == LOOKS[looks - 1]
    assert step.gain.verdict is verdict and step.is_kept == (verdict is Verdict.BETTER)
    pairs = sorted({(pairs.start, pairs.stop) for _, pairs in field.played})
    edges = [PAIRS, *(PAIRS + look for look in LOOKS[:looks])]
    assert pairs == list(pairwise(edges))
    assert search._take(1).start == edges[-1] + PAIRS * step.is_kept


def test_a_change_that_was_made_already_is_no_gain_and_ends_the_search() -> None:
    search = OneChange(FieldOfNumbers(GAIN), rounds_without_gain=2)
    found = search.run()
    assert (found.best, found.stopped) == (SECOND, "nothing gains")
    assert [step.is_kept for step in found.steps] == [True, False, False]
    assert [step.changes for step in found.steps] == [("fill the mana",), (), ()]
    assert found.steps == search.steps


def test_a_budget_ends_a_search_before_its_first_game() -> None:
    field = FieldOfNumbers(GAIN)
    field.begin(Budget(games=0))
    found = OneChange(field).run()
    assert (found.has_changed, found.steps, found.stopped) == (False, [], "budget spent")


def test_without_a_valid_pair_a_test_says_nothing() -> None:
    class Broken(FieldOfNumbers):
        def scores(self, versions: Any, pairs: range, seed: int) -> Any:
            return np.full((len(versions), self.opponents, len(pairs)), np.nan)

    (step,) = OneChange(Broken(GAIN)).run().steps
    assert step.gain is None and not step.is_kept and step.changes == ("fill the mana",)


@pytest.mark.parametrize(
    ("budget", "seconds", "games", "is_spent"),
    [
        (Budget(), 1e9, 10**9, False),
        (Budget(seconds=2.0), 1.9, 10**9, False),
        (Budget(seconds=2.0), 2.0, 0, True),
        (Budget(games=10), 1e9, 9, False),
        (Budget(games=10), 0.0, 10, True),
    ],
)
def test_a_budget_is_spent_when_nothing_is_left(budget: Budget, seconds: float, games: int, is_spent: bool) -> None:
    assert budget.is_spent(seconds, games) is is_spent
