"""What placings say of decks, counted by hand, and compared with every order that the placings allow."""

import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from decks.tournaments import LAST, ResultRow
from sim.api.placings import Placings, placings_of

FILE = Path("results.csv")


def rows_of(*rows: tuple[str, int, int, int]) -> list[tuple[ResultRow, str]]:
    return [(ResultRow(FILE, 1, "", deck, best, worst, count), deck) for deck, best, worst, count in rows]


def test_counted_by_hand() -> None:
    found, unknown = placings_of(rows_of(("a", 1, 1, 1), ("b", 2, 4, 3), ("c", LAST, LAST, 4)), top=5)
    assert found["a"] == Placings(1, 1, 1, 1, 1.0, 1.0)
    assert (found["b"].top, found["b"].top_at_most, found["b"].ahead) == (3, 3, pytest.approx(3 * 5 / 7))
    assert (found["c"].top, found["c"].top_at_most, found["c"].ahead) == (1, 1, pytest.approx(4 * 1.5 / 7))
    assert unknown == 0


@given(some.lists(some.sampled_from("abc"), min_size=1, max_size=6), some.integers(0, 4), some.integers(1, 7))
def test_the_ends_are_those_of_all_orders(unplaced: list[str], before: int, top: int) -> None:
    """Players without a placing may have come in any order after the others."""
    placed = [("first", place, place, 1) for place in range(1, before + 1)]
    found, unknown = placings_of(rows_of(*placed, *((deck, LAST, LAST, 1) for deck in unplaced)), top)
    orders = {order[: max(0, top - before)] for order in itertools.permutations(unplaced)}
    for deck in set(unplaced):
        numbers = [order.count(deck) for order in orders]
        assert (found[deck].top, found[deck].top_at_most) == (min(numbers), max(numbers))
    sure = sum(found[deck].top for deck in set(unplaced))
    assert unknown == min(len(unplaced), max(0, top - before)) - sure
