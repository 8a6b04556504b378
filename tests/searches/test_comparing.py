"""Two versions on held-out luck, some pairs after others."""

from functools import partial
from typing import Any

import numpy as np
import pytest

from sim.searches.comparing import comparisons, held_out_parts
from sim.searches.field import valid
from sim.statistics.comparison import Comparison
from tests.searches.fields import FieldOfNumbers
from tests.searches.test_playbooks import BASE, GAIN, TUNED, book

FIRST, SECOND = book(BASE), book(TUNED)


def test_a_comparison_grows_with_each_part_of_the_pairs_and_has_luck_of_its_own() -> None:
    field = FieldOfNumbers(GAIN)
    found = list(comparisons(partial(field.scores, (FIRST, SECOND), seed=99), held_out_parts(500)))
    assert [one.field.pairs for one in found] == [64, 128, 192, 256, 320, 384, 448, 500]
    assert found[-1].field.difference.low < 0.05 < found[-1].field.difference.high
    assert {seed for seed, _ in field.played} == {99}


def test_ctrl_c_leaves_the_last_comparison() -> None:
    calls = 0

    def press() -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise KeyboardInterrupt

    known: list[Comparison] = []
    with pytest.raises(KeyboardInterrupt):
        scores = partial(FieldOfNumbers(GAIN, before=press).scores, (FIRST, SECOND), seed=99)
        for one in comparisons(scores, held_out_parts(500)):
            known.append(one)
    assert [one.field.pairs for one in known] == [64, 128]


def test_the_shares_of_the_opponents_count() -> None:
    scores = partial(FieldOfNumbers(GAIN).scores, (FIRST, SECOND), seed=1)
    (even,), (first,) = (list(comparisons(scores, [range(100)], shares)) for shares in (None, np.array([1.0, 0.0])))
    assert first.field.difference.estimate == first.opponents[0].difference.estimate
    assert even.field.difference.estimate == pytest.approx(np.mean([one.difference.estimate for one in even.opponents]))


def test_pairs_with_an_error_count_for_no_version() -> None:
    scores: Any = np.array([[[0.5, np.nan, 1.0]], [[0.0, 0.5, 0.5]]])
    assert valid(scores).tolist() == [[[0.5, 1.0]], [[0.0, 0.5]]]
