"""The order of the tests names files that there are: a file that has moved would lose its place unnoticed."""

from pathlib import Path

import pytest

from tests.conftest import FIRST, LAST


@pytest.mark.parametrize("start", (*FIRST, *LAST))
def test_what_the_order_names_exists(start: str) -> None:
    assert (Path(__file__).parents[1] / start).exists()
