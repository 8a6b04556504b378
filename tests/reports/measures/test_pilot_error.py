"""How far a stronger player moves win rates is kept for one class of players, and for no other."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from decks.reading import read_deck
from reports.measures import pilot_error
from reports.measures.pilot_error import VALUES, Movement, PilotError, Shift, kept_error, movement, pilot_of
from sim.cards.library import known_names
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.rule_options import RuleOptions
from sim.statistics.intervals import Interval
from strategies.values.finding import universal_value
from strategies.values.writing import LEARNED_WHEN_PLAYED, STAYS

HEAD = "games: 600\nheld out: 56.3 ± 5.3 % against the universal value"


def learned(name: str, version: str = "1", first: str = LEARNED_WHEN_PLAYED, more: str = "") -> Side:
    weights = universal_value().partition("own-shields-1")
    value = f"# {first}\nversion: {version}\n{HEAD}\n{more}{''.join(weights[1:])}"
    return replace(side_of(read_deck(name, known_names()), "lookahead:8"), value=value)


RED, BLUE, OTHER = (learned(name) for name in ("fn-rush", "liquid-beast", "mono-red-rush"))
MOVED = Shift(("FN Rush", "Mono-red Rush"), (pilot_of(RED), pilot_of(OTHER)), Interval(2.5, -4.0, 9.0))
KEPT = PilotError("1", "lookahead:8", VALUES, "search:80/auto", 60.0, 3.0, 4.0, [RED.hash, OTHER.hash], [MOVED])


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(pilot_error, "FILE", tmp_path / "kept.json")
    kept_error.cache_clear()
    assert movement((RED, BLUE)) is None, "nothing was measured yet"
    kept_error.cache_clear()
    (tmp_path / "kept.json").write_text(KEPT.text, encoding="utf-8")
    yield
    kept_error.cache_clear()


@pytest.mark.usefixtures("kept")
def test_pairings_of_shipped_decks_and_of_others_move_differently() -> None:
    assert kept_error() == KEPT
    assert movement((RED, RED)) == Movement("search:80/auto", 60.0, 3.0)
    assert movement((RED, BLUE)) == movement((BLUE, BLUE)) == Movement("search:80/auto", 60.0, 4.0)
    no_better = learned("liquid-beast", more=f"judges by: {STAYS}\n")
    assert movement((RED, no_better)) == Movement("search:80/auto", 60.0, 4.0)


@pytest.mark.usefixtures("kept")
def test_of_a_pairing_that_was_measured_its_own_shift_is_known() -> None:
    assert movement((RED, OTHER)) == Movement("search:80/auto", 60.0, 3.0, Interval(2.5, -4.0, 9.0))
    assert movement((OTHER, RED)) == Movement("search:80/auto", 60.0, 3.0, Interval(-2.5, -9.0, 4.0))
    by_rush = replace(RED, player="lookahead:8/rush", playbook="")
    assert movement((by_rush, OTHER)) == Movement("search:80/auto", 60.0, 3.0), "another pilot of the class"


@pytest.mark.usefixtures("kept")
def test_nothing_is_known_of_other_players_values_and_rules() -> None:
    for other in (
        replace(BLUE, player="lookahead:4/general"),
        replace(BLUE, player="search:8/general"),
        replace(BLUE, player="general"),
        replace(BLUE, value=universal_value()),
        learned("liquid-beast", version="2"),
        learned("liquid-beast", first="The value of Mine"),
        replace(BLUE, python="Mine"),
    ):
        assert movement((RED, other)) is None, other.player
    assert movement((RED, BLUE), RuleOptions(era="2005-en")) is None
