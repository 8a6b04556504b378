"""The value of a player who looks ahead: the deck's own or the universal one, kept with the side."""

from dataclasses import replace
from pathlib import Path

import pytest

from decks.reading import read_deck
from reports.full_report import pilots_note
from sim.cards.library import known_names
from sim.engine.record.codes import features
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.pilots import before_pilots, pilots_experiment
from sim.experiments.runs.differences import differences
from sim.experiments.runs.experiment import Experiment
from sim.games.matchups.matchup import Side, prepare_matchup, side_of
from strategies.values.finding import universal_value
from strategies.values.reading import UnusableValue
from strategies.values.writing import STAYS

NAMES = known_names()
RUSH = read_deck("fn-rush", NAMES)


def own(weight: float) -> str:
    return "".join(f"{one.name} {weight}\n" for one in features.FEATURES) + '"Torcon" in own hand 2\n'


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The file of a deck with a value of its own."""
    file = tmp_path / "mine.txt"
    file.write_text("# name: Mine\n" + "".join(f"{copies} {card}\n" for card, copies in RUSH.cards), encoding="utf-8")
    file.with_suffix(".value.txt").write_text(own(0.5), encoding="utf-8")
    return file


def test_a_player_who_looks_ahead_judges_by_the_value_beside_the_deck_or_the_universal_one(mine: Path) -> None:
    deck = read_deck(mine, NAMES)
    assert side_of(deck, "lookahead/rush").value == own(0.5)
    assert side_of(RUSH, "lookahead/rush").value == universal_value()
    assert side_of(RUSH, "lookahead/rush", like=deck).value == own(0.5)
    assert side_of(deck, "search/rush").value == side_of(deck, "auto").value == ""
    assert replace(side_of(deck, "auto"), player="lookahead/rush").value == own(0.5)
    assert replace(side_of(deck, "lookahead"), player="rush").value == ""


def test_a_matchup_has_the_weights_of_who_looks_ahead(mine: Path) -> None:
    matchup = prepare_matchup(read_deck(mine, NAMES), RUSH, ("lookahead:3/rush", "search:5/rush"))
    assert matchup.rollouts.tolist() == [3, 5]
    assert matchup.look_ahead.tolist() == [1, 0]
    assert matchup.values.shape == (2, features.WEIGHTS)
    assert sorted(set(matchup.values[0].tolist())) == [0, 0.5, 2]
    assert not matchup.values[1].any()


def test_a_side_keeps_its_value(mine: Path) -> None:
    side = side_of(read_deck(mine, NAMES), "lookahead/rush")
    kept = side.to_json()
    assert Side.from_json(kept) == side
    assert Side.from_json({**kept, "value": own(0.25)}) != side
    assert "value" not in side_of(RUSH, "rush").to_json()
    with pytest.raises(UnusableValue, match="The value of Mine cannot be used:\n  line 1: no feature is called"):
        Side.from_json({**kept, "value": "nothing 1"})


def test_runs_with_other_values_are_told_apart(mine: Path) -> None:
    first, other = (
        match_experiment(read_deck(mine, NAMES), RUSH, players=("lookahead/rush", "rush"), games=2, seed=1)
        for _ in "ab"
    )
    assert first == other
    mine.with_suffix(".value.txt").write_text(own(0.75), encoding="utf-8")
    other = match_experiment(read_deck(mine, NAMES), RUSH, players=("lookahead/rush", "rush"), games=2, seed=1)
    assert first != other
    told = differences(first.manifest(), other.manifest(), ["sides"])
    assert told == ["value of Mine, which its player uses to judge positions"]
    assert Experiment.from_manifest(other.manifest()) == other


def test_better_pilots_judge_by_the_value_of_the_deck(mine: Path) -> None:
    first = match_experiment(read_deck(mine, NAMES), RUSH, players=("rush", "rush"), games=2, seed=1)
    pilots = pilots_experiment(first, 2, "lookahead:8")
    assert [[side.value for side in cell] for cell in pilots.cells] == [
        [own(0.5), ""],
        ["", universal_value()],
        [own(0.5), universal_value()],
    ]
    again = Experiment.from_manifest(pilots.manifest())
    assert again == pilots
    assert before_pilots(again) == first.cells


def test_a_value_that_cannot_be_used_is_named_with_its_file_and_line(mine: Path) -> None:
    file = mine.with_suffix(".value.txt")
    file.write_text(own(0.5) + "own-hnd-1 1\n", encoding="utf-8")
    with pytest.raises(UnusableValue) as raised:
        side_of(read_deck(mine, NAMES), "lookahead/rush")
    assert str(raised.value).startswith(f"The value {file} cannot be used:\n  line {len(features.FEATURES) + 2}: ")
    assert side_of(read_deck(mine, NAMES), "rush").player == "rush"  # who does not look ahead reads none


def test_a_value_of_the_deck_against_the_universal_one_is_said(mine: Path) -> None:
    deck = read_deck(mine, NAMES)
    unlike = match_experiment(deck, RUSH, players=("lookahead/rush", "lookahead/rush"), games=2, seed=1)
    assert pilots_note(unlike).startswith(
        "Unlike pilots: the player of Mine looks ahead by a value of its own, that of FN Rush by the"
    )
    alike = match_experiment(deck, deck, players=("lookahead/rush", "lookahead/rush"), games=2, seed=1)
    assert pilots_note(alike) == ""


def test_what_was_learned_and_is_no_better_is_no_value_of_its_own(mine: Path) -> None:
    mine.with_suffix(".value.txt").write_text(f"judges by: {STAYS}\n{universal_value()}", encoding="utf-8")
    deck = read_deck(mine, NAMES)
    even = match_experiment(deck, RUSH, players=("lookahead/rush", "lookahead/rush"), games=2, seed=1)
    assert [side.has_own_value for side in even.cells[0]] == [False, False]
    assert pilots_note(even) == ""


@pytest.mark.parametrize(
    ("players", "chunk", "at_once"),
    [
        (("lookahead/rush", "rush"), 200, 10),
        (("lookahead/rush", "search/rush"), 20, 2),
        (("rush", "search/rush"), 20, 2),
    ],
)
def test_the_slower_the_players_the_fewer_games_are_kept_together(
    players: tuple[str, str], chunk: int, at_once: int
) -> None:
    experiment = match_experiment(RUSH, RUSH, players=players, games=2, seed=1)
    assert experiment.chunk == chunk
    assert experiment.matchups[0].games_at_once == at_once
    assert match_experiment(RUSH, RUSH, players=("rush", "rush"), games=2, seed=1).chunk == 2000
