"""Exact odds, compared with published tables, scipy, and a count of every hand of a small deck."""

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import hypergeom, multivariate_hypergeom

from sim.statistics.exact_odds import Group, at_least, at_least_of_each, expected


@pytest.mark.parametrize(
    ("copies", "percent"), [(1, 12.50), (4, 42.71), (6, 57.71), (8, 69.40), (10, 78.34), (12, 85.06)]
)
def test_a_trigger_among_five_shields_as_published(copies: int, percent: float) -> None:
    assert 100 * at_least(1, copies, 5, 40) == pytest.approx(percent, abs=0.005)
    assert at_least(1, copies, 5, 40) == pytest.approx(1 - math.comb(40 - copies, 5) / math.comb(40, 5), rel=1e-14)


SAMPLES = st.integers(1, 60).flatmap(lambda deck: st.tuples(st.just(deck), st.integers(0, deck), st.integers(0, deck)))


@given(SAMPLES, st.integers(-1, 61))
def test_one_kind_of_card_is_the_hypergeometric_distribution_of_scipy(sizes: tuple[int, int, int], number: int) -> None:
    deck, copies, sample = sizes
    theirs = hypergeom(deck, copies, sample)
    assert at_least(number, copies, sample, deck) == pytest.approx(theirs.sf(number - 1), rel=1e-9, abs=1e-15)


@given(SAMPLES)
def test_a_group_is_one_kind_of_card_and_none_is_always_there(sizes: tuple[int, int, int]) -> None:
    deck, copies, sample = sizes
    assert at_least(0, copies, sample, deck) == 1
    assert at_least_of_each([Group(copies, 2)], sample, deck) == at_least(2, copies, sample, deck)


@given(SAMPLES)
def test_what_is_expected_is_the_sum_of_the_chances_of_one_more(sizes: tuple[int, int, int]) -> None:
    deck, copies, sample = sizes
    chances = [at_least(number, copies, sample, deck) for number in range(1, copies + 1)]
    assert sum(chances) == pytest.approx(expected(copies, sample, deck))


def test_triggers_among_the_shields_of_a_small_deck_by_counting() -> None:
    shields = list(combinations("TTTxxxxxxxx", 5))
    for number in range(4):
        assert at_least(number, 3, 5, 11) == sum(five.count("T") >= number for five in shields) / len(shields)
    assert expected(3, 5, 11) == 15 / 11


@pytest.mark.parametrize("sample", [0, 1, 5, 9, 12])
@pytest.mark.parametrize("of_a", [0, 1, 2, 5])
def test_two_kinds_of_card_by_counting_every_hand(sample: int, of_a: int) -> None:
    deck = "AAAABBBCCCCC"
    groups = [Group(4, of_a), Group(3, 1)]
    hands = list(combinations(deck, sample))
    enough = sum(hand.count("A") >= of_a and hand.count("B") >= 1 for hand in hands)
    assert at_least_of_each(groups, sample, len(deck)) == enough / len(hands)


def test_three_kinds_of_card_are_the_multivariate_distribution_of_scipy() -> None:
    theirs = sum(
        multivariate_hypergeom.pmf([a, b, c, 9 - a - b - c], [4, 8, 6, 22], 9)
        for a in range(1, 5)
        for b in range(2, 9)
        for c in range(1, 7)
        if a + b + c <= 9
    )
    assert at_least_of_each([Group(4), Group(8, 2), Group(6)], 9, 40) == pytest.approx(theirs, rel=1e-9)


def test_no_group_is_always_there_and_more_than_the_sample_never() -> None:
    assert at_least_of_each([], 5, 40) == 1
    assert at_least_of_each([Group(10, 3), Group(10, 3)], 5, 40) == 0
    assert at_least(5, 4, 40, 40) == 0


@pytest.mark.parametrize(
    "odds",
    [
        lambda: at_least(1, 41, 5, 40),
        lambda: at_least(1, -1, 5, 40),
        lambda: at_least(1, 4, 41, 40),
        lambda: at_least(1, 4, -1, 40),
        lambda: at_least_of_each([Group(30), Group(11)], 5, 40),
        lambda: at_least_of_each([Group(4)], -1, 40),
        lambda: at_least_of_each([Group(4)], 41, 40),
        lambda: expected(4, 41, 40),
        lambda: expected(0, 0, 0),
    ],
)
def test_impossible_cards_are_refused(odds: object) -> None:
    assert callable(odds)
    with pytest.raises(ValueError, match="card"):
        odds()
