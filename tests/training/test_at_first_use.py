"""Learning a deck at first use: the same text on any number of cores, and none that held-out games call worse."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from decks.reading import deck_of_text
from sim.cards.library import cards_in_use
from sim.games.matchups.matchup import Side, side_of
from sim.statistics.intervals import Interval
from sim.training import at_first_use, deck_course, rounds
from sim.training.at_first_use import learn
from sim.training.collecting import nothing_noted
from sim.version import VERSION
from strategies.values.finding import universal_value
from strategies.values.origins import LEARNED, ValueOrigin, origin_of
from strategies.values.reading import head, read_value
from strategies.values.rows import value_words

NAMES = cards_in_use().deck_names
WORDS = value_words(NAMES.known)


@pytest.fixture
def side(monkeypatch: pytest.MonkeyPatch) -> Side:
    """A quick deck of three cards, and players who think little."""
    monkeypatch.setattr(deck_course, "DEALS", 1)
    monkeypatch.setattr(deck_course.DeckCourse, "games_in_lesson", 2)
    monkeypatch.setattr(at_first_use, "GAMES", 2)
    monkeypatch.setattr(at_first_use, "TURN_CAP", 5)
    deck = deck_of_text(
        b"20 Immortal Baron, Vorg\n12 Deadly Fighter Braid Claw\n8 Tornado Flame\n", Path(), NAMES, "open"
    )
    return side_of(deck, "lookahead:8/rush")


def held_out(monkeypatch: pytest.MonkeyPatch, rate: float) -> None:
    """Held-out games in which new weights have this rate, and old ones win half."""

    def play(mirrors: Any, cells: Any, seed: int, progress: Any, **_: Any) -> Any:
        rates = [rate, rate, 0.5]
        for cell in cells:
            progress(2 * len(cell.pairs))
        return [
            type("Played", (), {"pair_scores": np.full(len(cell.pairs), one), "error_games": []})()
            for cell, one in zip(cells, rates, strict=True)
        ]

    monkeypatch.setattr(rounds, "play_cells", play)
    monkeypatch.setattr(rounds, "SHARE_HELD_OUT", 5)


def test_the_text_depends_on_the_list_and_not_on_workers_or_on_what_is_asked(
    side: Side, monkeypatch: pytest.MonkeyPatch
) -> None:
    held_out(monkeypatch, 1.0)
    monkeypatch.setattr(at_first_use, "GAMES", 4)  # two lessons, for two workers
    text = learn(side, (), jobs=1)
    other = replace(side, name="Another name", player="lookahead:20/rush", slots=side.slots[::-1], blanks=(3,))
    assert learn(other, (), jobs=2) == text
    said = head(text)
    assert (said["games"], said["rounds"], said["advances"]) == ("4", "1", "1")
    assert "100.0 ± 14.0 % against the universal value, " in said["held out"]
    assert "judges by" not in said
    assert origin_of(text) == ValueOrigin(LEARNED, VERSION, 4, Interval(1.0, pytest.approx(0.86), 1.0))
    assert read_value(text, WORDS).features != read_value(universal_value(), WORDS).features


def test_what_is_no_better_is_not_judged_by(side: Side, monkeypatch: pytest.MonkeyPatch) -> None:
    held_out(monkeypatch, 0.4)
    text = learn(side, ())
    origin = origin_of(text)
    assert (origin.source, origin.games, origin.is_better) == (LEARNED, 2, False)
    value = read_value(text, WORDS)
    assert value.features == read_value(universal_value(), WORDS).features and not value.cards


def test_the_progress_ends_where_it_said(side: Side, monkeypatch: pytest.MonkeyPatch) -> None:
    held_out(monkeypatch, 1.0)
    seen: list[tuple[int, int]] = []
    learn(side, (), progress=lambda done, total: seen.append((done, total)))
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert len({total for _, total in seen}) == 1 and seen[-1][0] == seen[-1][1] == 2 + 3 * 2 * 10


def test_a_deck_whose_games_all_end_in_an_error_stays_with_the_universal_value(
    side: Side, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is noted, and no held-out pair counts."""

    def erred(mirrors: Any, cells: Any, *_: Any, **__: Any) -> Any:
        nothing = {"error_games": range(2)}
        return [type("Played", (), {"pair_scores": np.full(len(cell.pairs), np.nan), **nothing})() for cell in cells]

    def nothing(course: Any, *_: Any, **__: Any) -> Any:
        yield replace(nothing_noted(course.columns), games=2, errors=2)

    monkeypatch.setattr(rounds, "play_cells", erred)
    monkeypatch.setattr(rounds, "collect", nothing)
    origin = origin_of(learn(side, ()))
    assert (origin.source, origin.games, origin.held_out, origin.is_better) == (LEARNED, 2, None, False)
