"""The benchmark has a line for each player, with the win rate and the events of the deck."""

from dataclasses import replace
from types import ModuleType

from click.testing import CliRunner

from sim.engine.record.codes.cards import HAND, SHIELD, SHIELD_FACE_UP
from sim.games.narration import Event


def test_each_player_has_its_win_rate_and_its_events(benchmark: ModuleType) -> None:
    shown = CliRunner().invoke(benchmark.main, ["dokindam-redzone", "--games", "2", "--mirrors", "2"])
    assert shown.exit_code == 0, shown.output
    title, *lines = shown.stdout.splitlines()
    assert title == "Dokindam Redzone"
    assert [line.split()[0] for line in lines] == ["rush", "control", "general"]
    assert all(" % (" in line and "seals" in line for line in lines)


def test_a_card_that_goes_face_up_into_the_shield_zone_is_told_from_one_that_does_not(benchmark: ModuleType) -> None:
    """An emblem is put onto a shield; no shield is turned face up then."""
    move = Event(3, "main", "A", "move", "Furious Broken Mask Judgment", HAND, SHIELD_FACE_UP, None)
    assert benchmark.EVENTS[benchmark.name_of(move)] == "cards put into the shield zone face up"
    assert benchmark.name_of(replace(move, more=SHIELD)) not in benchmark.EVENTS
    assert benchmark.EVENTS[benchmark.name_of(replace(move, what="crossed"))] == "gears crossed"
