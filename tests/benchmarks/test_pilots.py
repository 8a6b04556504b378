"""Decks and their players in benchmarks: who looks ahead judges by what a user's player judges by."""

from pathlib import Path
from types import ModuleType

import click
import pytest

from decks.reading import Deck, read_deck
from sim.api import defaults
from sim.cards.library import known_names
from sim.training import at_first_use, cached_values, deck_course
from strategies.values.finding import universal_value
from strategies.values.writing import THE_UNIVERSAL

DECKS = ("fn-rush", "mono-red-rush")
AHEAD = "lookahead:1/rush"


@pytest.fixture
def decks() -> list[Deck]:
    return [read_deck(name, known_names()) for name in DECKS]


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Learning is on, quick, and keeps its values in a folder of the test."""
    monkeypatch.delenv(defaults.LEARNING)
    monkeypatch.setattr(cached_values, "user_cache", lambda: tmp_path / "cache")
    monkeypatch.setattr(deck_course, "DEALS", 1)
    monkeypatch.setattr(deck_course.DeckCourse, "games_in_lesson", 2)
    monkeypatch.setattr(at_first_use, "GAMES", 2)
    monkeypatch.setattr(at_first_use, "TURN_CAP", 4)


@pytest.mark.usefixtures("learning")
def test_a_deck_is_learned_once_and_told(
    benchmark: ModuleType, decks: list[Deck], capsys: pytest.CaptureFixture[str]
) -> None:
    pilots = benchmark.Pilots()
    sides = [pilots.side(decks[0], f"lookahead:{deals}/rush") for deals in (1, 4)]
    assert sides[0].value == sides[1].value != universal_value()
    assert pilots.side(decks[1], "rush").value == ""
    told = capsys.readouterr().err
    assert told.count("Learning to play FN Rush: about ") == told.count("Learned to play FN Rush in ") == 1
    assert "Mono-red Rush" not in told
    assert list(pilots.judges) == ["FN Rush by rush"]
    (line,) = pilots.lines()
    assert line.startswith("Who looks ahead judges by ") and line.endswith(": FN Rush by rush")


@pytest.mark.usefixtures("learning")
def test_what_is_no_better_is_named(benchmark: ModuleType, decks: list[Deck], monkeypatch: pytest.MonkeyPatch) -> None:
    def learn(side: object, field: object, rules: object, **_: object) -> str:
        return f"games: 2\nheld out: even\njudges by: {at_first_use.STAYS}\n{universal_value()}"

    monkeypatch.setattr(at_first_use, "learn", learn)
    pilots = benchmark.Pilots()
    pilots.side(decks[0], AHEAD)
    assert pilots.judges == {"FN Rush by rush": at_first_use.STAYS}


@pytest.mark.usefixtures("learning")
def test_nothing_is_learned_where_it_is_turned_off(
    benchmark: ModuleType, decks: list[Deck], monkeypatch: pytest.MonkeyPatch
) -> None:
    def side_of(pilots: object) -> str:
        matchup = pilots.matchup(*decks, (AHEAD, "rush"))  # type: ignore[attr-defined]
        assert pilots.judges == {"FN Rush by rush": THE_UNIVERSAL}
        return str(matchup.sides[0].value)

    assert side_of(benchmark.Pilots(learning=False)) == universal_value()
    monkeypatch.setenv(defaults.LEARNING, defaults.OFF)
    assert side_of(benchmark.Pilots()) == universal_value()


@pytest.mark.usefixtures("learning")
def test_what_cannot_be_kept_is_an_error(
    benchmark: ModuleType, decks: list[Deck], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cache").write_text("no folder")
    monkeypatch.setattr(at_first_use, "learn", lambda side, field, rules, **_: "games: 2\nheld out: good\n")
    with pytest.raises(click.ClickException, match=r"cannot be kept.*--no-learning"):
        benchmark.Pilots().side(decks[0], AHEAD)
