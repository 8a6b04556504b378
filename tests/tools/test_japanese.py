"""The measure of Japanese texts, on the twins: cards that are known in both languages."""

import json
from functools import cache
from pathlib import Path

import pytest

from sim.tools.japanese import DIFFERENT, EQUAL, UNREAD, JapaneseCard, Measure, Outcome, freeing, summary

SHARED = Path(__file__).parents[2].parent / "shared" / "data"
TWINS = SHARED / "cards_ja_2002_2010.jsonl"
needs_texts = pytest.mark.skipif(not TWINS.exists(), reason="the texts are not here")


@cache
def _measure() -> Measure:
    return Measure.with_names({})


def _outcome(name: str, text: str) -> Outcome:
    return _measure().outcome(JapaneseCard(name, "DM-01", text, {}))


def test_a_twin_that_says_the_same_is_equal_in_any_order() -> None:
    said = _outcome("青銅の鎧", "このクリーチャーが出た時、自分の山札の上から1枚をマナゾーンに置く。")
    assert (said.kind, said.twin) == (EQUAL, "Bronze-Arm Tribe")


def test_a_twin_that_says_something_else_is_a_finding() -> None:
    said = _outcome("青銅の鎧", "このクリーチャーが出た時、自分の山札の上から2枚をマナゾーンに置く。")
    assert said.kind == DIFFERENT
    assert said.paragraphs == (
        "When you put this creature into the battle zone, put the top 2 cards of your deck into your mana zone.",
    )


def test_what_is_not_read_is_listed_by_what_it_would_free() -> None:
    some = [_outcome(name, "踊る。\nブロッカー") for name in ("青銅の鎧", "コーライル")]
    some.append(_outcome("アクア・ハルカス", "踊る。\n歌う。"))
    assert {one.kind for one in some} == {UNREAD}
    assert freeing(some, 2) == [("踊る", 2, "青銅の鎧"), ("歌う", 1, "アクア・ハルカス")]
    assert list(summary(some, {}))[1:] == ["DM-01  3  3  3  0  0", "all  3  3  3  0  0"]


@needs_texts
def test_a_sample_of_the_twins_is_read_to_the_same_rows() -> None:
    rows = [json.loads(line) for line in TWINS.read_text("utf-8").splitlines()[::101]]
    outcomes = [one for one in _measure().outcomes(map(JapaneseCard.of_row, rows)) if one.twin]
    assert sum(one.kind == EQUAL for one in outcomes) >= 0.8 * len(outcomes) > 5


@pytest.mark.soak
@needs_texts
def test_the_twins_are_read_to_the_same_rows() -> None:
    rows = map(json.loads, TWINS.read_text("utf-8").splitlines())
    outcomes = [one for one in _measure().outcomes(map(JapaneseCard.of_row, rows)) if one.twin]
    assert sum(one.kind == EQUAL for one in outcomes) >= 1_840
