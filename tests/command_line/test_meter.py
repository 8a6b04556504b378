"""The progress meter: how much time it says is left."""

import pytest

from sim.command_line import output
from sim.command_line.output import Meter
from tests.progress import without_progress


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(output.time, "monotonic", lambda: now[0])
    return now


def test_what_came_before_the_first_games_does_not_count_as_playing(
    clock: list[float], capsys: pytest.CaptureFixture[str]
):
    """Twenty seconds of preparation, then a hundred games a second."""
    meter = Meter("Playing", 2_000, "games")
    clock[0] += 20
    meter.update(100)  # nothing is known yet about the speed
    clock[0] += 6
    meter.update(700)
    told = capsys.readouterr().err
    assert without_progress(told) == "" == without_progress(told.replace("Playing", "Drawing"))
    assert told.splitlines() == [
        "Playing: 100 of 2,000 games",
        "Playing: 700 of 2,000 games, 13 s left  100 games a second",
    ]


def test_kept_games_that_a_run_begins_with_are_not_speed(clock: list[float], capsys: pytest.CaptureFixture[str]):
    meter = Meter("Playing", 10_000, "games")
    meter.update(9_000)  # read from the folder
    clock[0] += 10
    meter.update(9_100)
    assert capsys.readouterr().err == "Playing: 9,100 of 10,000 games, 90 s left  10 games a second\n"


def test_the_first_two_seconds_are_silent(clock: list[float], capsys: pytest.CaptureFixture[str]):
    meter = Meter("Playing", 10, "games")
    clock[0] += 1.9
    meter.update(5)
    assert capsys.readouterr().err == ""
