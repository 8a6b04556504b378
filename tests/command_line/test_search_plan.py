"""A search that cannot finish a round says so before it has spent its budget."""

from typing import Any

import pytest

from sim.command_line.output import Meter
from sim.command_line.search_plan import SearchPlan
from sim.searches.field import Field


def plan(seconds: float, games: int | None) -> tuple[SearchPlan, Field[Any]]:
    """A plan whose search has half of everything."""
    found = SearchPlan(seconds, games, Meter("Improving", 1, "games"))
    play: Field[Any] = Field([])
    found.begin(play, 0.5)
    return found, play


def test_too_few_games_are_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    plan(60, 10_000)[0].needs(12_000)
    assert capsys.readouterr().err == (
        "The first round needs about 12,000 games, and the search has 5,000: it will end before anything can be found."
        " Allow 3 times as many.\n"
    )
    plan(60, 24_000)[0].needs(12_000)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("needed", "said"), [(40_000, True), (15_000, False)])
def test_too_little_time_is_told_when_the_speed_is_known(
    needed: int, said: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search has 15 s, and plays a thousand games a second."""
    found, play = plan(30, None)
    found.needs(needed)
    monkeypatch.setattr(Field, "seconds", property(lambda field: field.games / 1_000))
    for games in (1_000, 6_000, 7_000):
        play.games = games
        found.progress(games)
    words = (
        "The first round needs about 40 s at 1,000 games a second, and the search has 15 s: it will end before anything"
        " can be found. Allow 3 times as much time.\n"
    )
    assert capsys.readouterr().err == (words if said else "")
