"""What cards mean to the engine stays what it is: the rows of some cards, chosen by their names."""

import pytest

from sim.cards.library import cards_without_ones_own
from tests.cards.library.short_rows import kept_rows, short_rows

KEPT = kept_rows()
PARTS = 30


def test_some_hundred_cards_are_kept() -> None:
    assert len(KEPT) >= 280


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_have_the_rows_that_they_had(part: int) -> None:
    """After a correction, `python -m tests.cards.library.short_rows` writes the rows again: read the difference."""
    pool = cards_without_ones_own()
    for name in sorted(KEPT)[part::PARTS]:
        assert short_rows(pool.find(name)) == KEPT[name], name
