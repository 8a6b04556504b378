"""Shares as they are written: one number for one share, whichever way it was computed."""

from decimal import Decimal

import pytest

from sim.statistics.percentages import in_percent


@pytest.mark.parametrize("digits", [0, 1, 2, 3])
def test_a_share_and_what_is_left_add_up_to_all_of_it_as_they_are_written(digits: int) -> None:
    games = 20 * 10**digits  # every second share of them lies between two numbers with this many digits
    for won in range(games + 1):
        share = won / games
        assert in_percent(1 - share, digits) == in_percent((games - won) / games, digits)
        assert Decimal(in_percent(share, digits)) + Decimal(in_percent(1 - share, digits)) == 100
        assert in_percent(-share, digits, signed=True).strip("+-") == in_percent(share, digits)


def test_a_difference_has_its_sign_and_nothing_has_no_minus() -> None:
    assert [in_percent(share, signed=True) for share in (0.0123, -0.0123, -0.0)] == ["+1.2", "-1.2", "+0.0"]
    assert in_percent(-0.0) == "0.0"
