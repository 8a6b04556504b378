"""The games with better players: the same decks, slots and luck, on one side and on both."""

import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.experiments.kinds.compare import compare_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.matrix import matrix_experiment
from sim.experiments.kinds.pilots import before_pilots, pilots_experiment
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.experiments.runs.folder import RunMismatch
from sim.experiments.runs.kind import check_kind

RUSH, LIQUID = (read_deck(name, known_names()) for name in ("fn-rush", "liquid-beast"))
MATCH = match_experiment(RUSH, LIQUID, players=("rush:hand_kept=1", "auto"), games=100, seed=5, turn_cap=30)


def players(experiment: Experiment) -> list[tuple[str, ...]]:
    return [tuple(side.player for side in cell) for cell in experiment.cells]


def test_better_players_play_either_side_and_both_with_the_same_cards_in_the_same_slots() -> None:
    pilots = pilots_experiment(MATCH, 20, "search:20")
    rush, liquid = "rush:hand_kept=1", "liquid-beast.play"
    assert players(pilots) == [
        (f"search:20/{rush}", liquid),
        (rush, f"search:20/{liquid}"),
        (f"search:20/{rush}", f"search:20/{liquid}"),
    ]
    for cell in pilots.cells:
        assert [(side.slots, side.playbook) for side in cell] == [
            (side.slots, side.playbook) for side in MATCH.cells[0]
        ]
    assert (pilots.seed, pilots.turn_cap, pilots.rules, pilots.games) == (5, 30, MATCH.rules, 20)
    assert before_pilots(pilots) == MATCH.cells


def test_a_matrix_has_three_matchups_for_each_of_its_own() -> None:
    matrix = matrix_experiment([RUSH, LIQUID], games=10, seed=5)
    pilots = pilots_experiment(matrix, 4)
    assert len(pilots.cells) == 3 * len(matrix.cells)
    assert before_pilots(pilots) == matrix.cells


@pytest.mark.parametrize(("asked", "games"), [(20, 20), (21, 22), (1000, 100)])
def test_no_more_games_than_the_experiment_has_and_whole_pairs(asked: int, games: int) -> None:
    assert pilots_experiment(MATCH, asked).games == games


def test_a_player_who_searches_or_looks_ahead_already_is_refused() -> None:
    for player, does in (("search:20/rush", "searches"), ("lookahead:8/rush", "looks ahead")):
        asked = match_experiment(RUSH, LIQUID, players=("rush", player), games=10, seed=5)
        with pytest.raises(ImpossibleExperiment, match=rf"{player} {does} already\. Name players who do not"):
            pilots_experiment(asked, 4)


def test_a_manifest_describes_the_same_games() -> None:
    pilots = pilots_experiment(MATCH, 20)
    again = Experiment.from_manifest(pilots.manifest())
    assert again == pilots
    check_kind(again)


def test_matchups_that_are_the_pilots_of_nothing_are_refused() -> None:
    cells = compare_experiment(RUSH, [LIQUID], [RUSH], games=10, seed=5).cells
    for wrong in (cells[:1], cells[:2], (cells[0], cells[1], cells[0]), (MATCH.cells[0],) * 3):
        with pytest.raises(RunMismatch, match="do not fit its kind, games with better pilots"):
            check_kind(Experiment("pilots", wrong, 10, 5))
