"""The order in which missing things free most lists, against trying everything."""

import json
import random
from pathlib import Path

import pytest

from decks.unlocking import Need, Step, unlock_order

DATA = Path(__file__).parents[2].parent / "shared" / "data"


def by_trying(needs: list[Need]) -> list[Step]:
    """The order, found by trying each thing that is left at every step."""

    def free(got: set[str]) -> int:
        return sum(need.things <= got and not need.blocked for need in needs)

    things = set().union(*(need.things for need in needs))
    lacking = {thing: sum(thing in need.things for need in needs) for thing in things}
    got: set[str] = set()
    steps = []
    while left := things - got:
        best = min(left, key=lambda thing: (-free({*got, thing}), -lacking[thing], thing))
        got.add(best)
        steps.append(Step(best, lacking[best], free({best}) - free(set()), free(got)))
    return steps


@pytest.mark.parametrize("seed", range(40))
def test_it_is_what_trying_each_thing_finds(seed: int) -> None:
    luck = random.Random(seed)
    things = "abcdefghij"[: luck.randint(2, 10)]
    needs = [
        Need(frozenset(luck.sample(things, luck.randint(0, min(4, len(things))))), luck.random() < 0.1)
        for _ in range(luck.randint(1, 30))
    ]
    assert list(unlock_order(needs)) == by_trying(needs)


def test_no_lists_need_nothing() -> None:
    assert unlock_order([]) == ()
    assert unlock_order([Need(frozenset())]) == ()


def test_what_only_blocked_lists_lack_comes_last() -> None:
    needs = [Need(frozenset("ab"), blocked=True), Need(frozenset("a"), blocked=True), Need(frozenset("c"))]
    assert unlock_order(needs) == (Step("c", 1, 1, 1), Step("a", 2, 0, 1), Step("b", 1, 0, 1))


@pytest.mark.skipif(not DATA.is_dir(), reason="the lists of players are not here")
def test_the_order_for_the_lists_of_players_is_like_one_that_was_found_for_more_of_them() -> None:
    published = [card["ja"] for card in json.loads((DATA / "unlock_classic_order.json").read_text(encoding="utf-8"))]
    lines = (DATA / "lists_classic_2005_2009_ja.jsonl").read_text(encoding="utf-8").splitlines()
    lists = [{card for card, _ in json.loads(line)["cards"]} for line in lines]
    steps = unlock_order([Need(frozenset(cards & {*published})) for cards in lists])
    assert len(steps) == len(published) == 300
    for count in (10, 25, 50, 100, 200, 300):
        locked = {*published[count:]}
        theirs = sum(not cards & locked for cards in lists)
        assert steps[count - 1].free == pytest.approx(theirs, abs=0.03 * len(lists))
    assert len({step.thing for step in steps[:50]} & {*published[:50]}) >= 40
