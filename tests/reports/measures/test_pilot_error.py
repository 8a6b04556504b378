"""How far a stronger player moves win rates is kept for one player with one value, and for no other."""

from dataclasses import replace
from pathlib import Path

import pytest

from decks import read_deck
from reports.measures import pilot_error
from reports.measures.pilot_error import Movement, PilotError, checksum, kept_error, movement
from sim.cards.library import known_names
from sim.games.matchups.matchup import side_of
from strategies.values.finding import universal_value

RED, BLUE = (side_of(read_deck(name, known_names()), "lookahead:8") for name in ("fn-rush", "liquid-beast"))
KEPT = PilotError("1", "lookahead:8", "lookahead:32/auto", checksum(universal_value()), 60.0, 3.0, 4.0, [RED.hash])


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pilot_error, "FILE", tmp_path / "kept.json")
    kept_error.cache_clear()
    assert movement((RED, BLUE)) is None, "nothing was measured yet"
    kept_error.cache_clear()
    (tmp_path / "kept.json").write_text(KEPT.text, encoding="utf-8")


@pytest.mark.usefixtures("kept")
def test_pairings_of_shipped_decks_and_of_others_move_differently() -> None:
    assert movement((RED, RED)) == Movement(60.0, 3.0)
    assert movement((RED, BLUE)) == movement((BLUE, BLUE)) == Movement(60.0, 4.0)
    kept_error.cache_clear()


@pytest.mark.usefixtures("kept")
def test_nothing_is_known_of_other_players_and_values() -> None:
    for other in (
        replace(BLUE, player="lookahead:4/general"),
        replace(BLUE, player="search:8/general"),
        replace(BLUE, player="general"),
        replace(BLUE, value=BLUE.value + "# another\n"),
        replace(BLUE, python="Mine"),
    ):
        assert movement((RED, other)) is None, other.player
    kept_error.cache_clear()
