"""Exact odds, held against published tables, scipy, and counting every hand of a small deck."""

import math
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import hypergeom, multivariate_hypergeom

from sim.statistics.exact_odds import (
    Group,
    at_least,
    at_least_of_any,
    at_least_of_each,
    cards_drawn,
    distribution,
    drawn_by_turn,
    drawn_by_turn_given,
    exactly,
    expected,
    in_shields,
    in_shields_given,
)


@pytest.mark.parametrize(
    ("copies", "percent"), [(1, 12.50), (4, 42.71), (6, 57.71), (8, 69.40), (10, 78.34), (12, 85.06)]
)
def test_a_trigger_among_five_shields_as_published(copies: int, percent: float) -> None:
    assert 100 * in_shields(1, copies) == pytest.approx(percent, abs=0.005)
    assert in_shields(1, copies) == pytest.approx(1 - math.comb(40 - copies, 5) / math.comb(40, 5), rel=1e-14)


SAMPLES = st.integers(1, 60).flatmap(lambda deck: st.tuples(st.just(deck), st.integers(0, deck), st.integers(0, deck)))


@given(SAMPLES, st.integers(-1, 61))
def test_one_kind_of_card_is_the_hypergeometric_distribution_of_scipy(sizes: tuple[int, int, int], number: int) -> None:
    deck, copies, sample = sizes
    theirs = hypergeom(deck, copies, sample)
    assert exactly(number, copies, sample, deck) == pytest.approx(theirs.pmf(number), rel=1e-9, abs=1e-300)
    assert at_least(number, copies, sample, deck) == pytest.approx(theirs.sf(number - 1), rel=1e-9, abs=1e-15)


@given(SAMPLES)
def test_the_numbers_of_copies_share_out_all_samples(sizes: tuple[int, int, int]) -> None:
    deck, copies, sample = sizes
    assert sum(exactly(number, copies, sample, deck) for number in range(copies + 1)) == pytest.approx(1)
    assert at_least(0, copies, sample, deck) == 1
    assert at_least_of_each([Group(copies, 2)], sample, deck) == at_least(2, copies, sample, deck)


@given(SAMPLES)
def test_a_distribution_and_what_is_expected_of_it(sizes: tuple[int, int, int]) -> None:
    deck, copies, sample = sizes
    chances = distribution(copies, sample, deck)
    assert len(chances) == min(copies, sample) + 1
    assert sum(chances) == pytest.approx(1)
    assert sum(number * chance for number, chance in enumerate(chances)) == pytest.approx(
        expected(copies, sample, deck)
    )


def test_triggers_among_the_shields_of_a_small_deck_by_counting() -> None:
    shields = list(combinations("TTTxxxxxxxx", 5))
    for number, chance in enumerate(distribution(3, 5, 11)):
        assert chance == sum(five.count("T") == number for five in shields) / len(shields)
    assert expected(3, 5, 11) == 15 / 11


@pytest.mark.parametrize("sample", [0, 1, 5, 9, 12])
@pytest.mark.parametrize("of_a", [0, 1, 2, 5])
def test_two_kinds_of_card_by_counting_every_hand(sample: int, of_a: int) -> None:
    deck = "AAAABBBCCCCC"
    groups = [Group(4, of_a), Group(3, 1)]
    hands = [(hand.count("A") >= of_a, hand.count("B") >= 1) for hand in combinations(deck, sample)]
    assert at_least_of_each(groups, sample, len(deck)) == sum(a and b for a, b in hands) / len(hands)
    assert at_least_of_any(groups, sample, len(deck)) == sum(a or b for a, b in hands) / len(hands)


def test_one_of_several_different_triggers_is_one_of_all_their_copies() -> None:
    several = [Group(4), Group(3), Group(2)]
    for shields in range(6):
        assert at_least_of_any(several, shields) == in_shields(1, 9, shields)


def test_three_kinds_of_card_are_the_multivariate_distribution_of_scipy() -> None:
    theirs = sum(
        multivariate_hypergeom.pmf([a, b, c, 9 - a - b - c], [4, 8, 6, 22], 9)
        for a in range(1, 5)
        for b in range(2, 9)
        for c in range(1, 7)
        if a + b + c <= 9
    )
    assert at_least_of_each([Group(4), Group(8, 2), Group(6)], 9) == pytest.approx(theirs, rel=1e-9)


def test_no_group_is_always_there_and_more_than_the_sample_never() -> None:
    assert at_least_of_each([], 5) == 1
    assert at_least_of_any([], 5) == 0
    assert at_least_of_any([Group(10, 3), Group(4, 0)], 5) == 1
    assert at_least_of_each([Group(10, 3), Group(10, 3)], 5) == 0
    assert at_least(5, 4, 40) == 0


@pytest.mark.parametrize(
    ("turn", "first", "second"), [(0, 5, 5), (1, 5, 6), (2, 6, 7), (4, 8, 9)], ids=lambda number: str(number)
)
def test_the_player_going_first_does_not_draw_in_turn_1(turn: int, first: int, second: int) -> None:
    assert cards_drawn(turn, going_first=True) == first
    assert cards_drawn(turn, going_first=False) == second


def test_by_turn_4_on_the_draw_nine_cards_are_seen() -> None:
    assert drawn_by_turn([Group(8, 2)], 4, going_first=False) == at_least(2, 8, 9)
    assert drawn_by_turn([Group(8, 2)], 4, going_first=True) == at_least(2, 8, 8)


def test_the_last_copy_of_four_is_a_shield_with_5_of_the_unseen_cards() -> None:
    for seen in (3, 10, 20, 35):
        assert in_shields_given(1, 4, 3, seen) == 5 / (40 - seen)
    assert in_shields_given(1, 4, 4, 10) == 0
    assert in_shields_given(1, 4, 0, 0) == in_shields(1, 4)


def test_what_has_been_seen_by_shuffling_every_way() -> None:
    # Two shields, then three cards in hand, of "TTxxxxx": the shields, given one trigger in the hand.
    given_one = [order[:2] for order in permutations("TTxxxxx") if order[2:5].count("T") == 1]
    holds = sum("T" in shields for shields in given_one)
    assert in_shields_given(1, 2, 1, 3, shields=2, deck=7) == holds / len(given_one)


def test_what_is_seen_averages_to_what_is_not() -> None:
    # The law of total probability, over the triggers in an opening hand.
    total = sum(exactly(held, 8, 5) * in_shields_given(1, 8, held, 5) for held in range(6))
    assert total == pytest.approx(in_shields(1, 8), rel=1e-12)
    now = sum(
        exactly(held, 8, 6) * drawn_by_turn_given([Group(8 - held, 2 - held)], 5, 2, True, 6) for held in range(7)
    )
    assert now == pytest.approx(drawn_by_turn([Group(8, 2)], 5, going_first=True), rel=1e-12)


@pytest.mark.parametrize(
    "odds",
    [
        lambda: exactly(1, 41, 5),
        lambda: at_least(1, -1, 5),
        lambda: at_least(1, 4, 41),
        lambda: at_least_of_each([Group(30), Group(11)], 5),
        lambda: at_least_of_any([Group(30), Group(11)], 5),
        lambda: at_least_of_any([Group(4)], -1),
        lambda: at_least_of_any([Group(4)], 41),
        lambda: distribution(41, 5),
        lambda: expected(4, 41),
        lambda: expected(0, 0, 0),
        lambda: in_shields(1, 4, -1),
        lambda: in_shields_given(1, 4, 0, 36),
        lambda: in_shields_given(1, 4, 5, 10),
        lambda: in_shields_given(1, 4, 3, 2),
        lambda: in_shields_given(1, 30, 1, 20),
        lambda: cards_drawn(-1, True),
        lambda: drawn_by_turn([Group(4)], 60, True),
        lambda: drawn_by_turn_given([Group(4)], 2, 3, True, 8),
        lambda: drawn_by_turn_given([Group(4, 1)], 5, 2, True, 39),
    ],
)
def test_impossible_cards_are_refused(odds: object) -> None:
    assert callable(odds)
    with pytest.raises(ValueError, match=r"card|turn"):
        odds()
