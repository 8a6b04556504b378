"""A search that cannot finish a round says so before it has spent its budget."""

from typing import Any

import pytest

from sim.searches.field import Field
from sim.searches.plan import SearchPlan


def plan(seconds: float, games: int | None) -> tuple[SearchPlan, Field[Any], list[str]]:
    """A plan whose search has half of everything, and what it says to the user who waits."""
    said: list[str] = []
    found = SearchPlan(seconds, games, lambda done, total, remark: None, said.append)
    play: Field[Any] = Field([])
    found.begin(play, 0.5)
    return found, play, said


def test_too_few_games_are_told_at_once() -> None:
    search, _, said = plan(60, 10_000)
    search.needs(12_000)
    assert said == [
        "The first round needs about 12,000 games, and the search has 5,000: it will end before anything can be found."
        " Allow 3 times as many."
    ]
    search, _, said = plan(60, 24_000)
    search.needs(12_000)
    assert said == []


@pytest.mark.parametrize(("needed", "is_told"), [(40_000, True), (15_000, False)])
def test_too_little_time_is_told_when_the_speed_is_known(
    needed: int, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search has 15 s, and plays a thousand games a second."""
    found, play, said = plan(30, None)
    found.needs(needed)
    monkeypatch.setattr(Field, "seconds", property(lambda field: field.games / 1_000))
    for games in (1_000, 6_000, 7_000):
        play.games = games
        found.progress(games)
    words = (
        "The first round needs about 40 s at 1,000 games a second, and the search has 15 s: it will end before anything"
        " can be found. Allow 3 times as much time."
    )
    assert said == ([words] if is_told else [])
