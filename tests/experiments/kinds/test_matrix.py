"""Which matchups a matrix has, under which names, and that their games mirror each other."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from decks.reading import Deck, read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import columns
from sim.experiments.conduct import conduct
from sim.experiments.kinds.matrix import deck_count, matrix_experiment, pairings
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.experiments.runs.folder import RunFolder
from sim.games.playing.batch import on_common_pairs
from strategies.registry import UnknownPlayer

NAMES = known_names()
LIQUID, FN, MONO = (read_deck(name, NAMES) for name in ("liquid-beast", "fn-rush", "mono-red-rush"))
SMALL = 24  # games of each pairing


def names(experiment: Experiment) -> list[tuple[str, str]]:
    return [(row.name, column.name) for row, column in experiment.cells]


def test_every_pairing_once_and_every_mirror_match() -> None:
    experiment = matrix_experiment([LIQUID, FN, MONO], games=SMALL, seed=1)
    assert names(experiment) == [
        ("Liquid Beast", "Liquid Beast"),
        ("Liquid Beast", "FN Rush"),
        ("Liquid Beast", "Mono-red Rush"),
        ("FN Rush", "FN Rush"),
        ("FN Rush", "Mono-red Rush"),
        ("Mono-red Rush", "Mono-red Rush"),
    ]
    assert deck_count(experiment) == 3
    assert all(deck_count(replace(experiment, cells=experiment.cells[:1] * len(pairings(n)))) == n for n in range(50))
    for (row, column), numbers in zip(experiment.cells, pairings(3), strict=True):
        assert (row == column) == (numbers[0] == numbers[1])
        common = sum(min(row.slots.count(card), column.slots.count(card)) for card in set(row.slots))
        assert sum(one == other for one, other in zip(row.slots, column.slots, strict=True)) == common


@pytest.mark.parametrize("player", ["rush", "control", "random", "goldfish"])
def test_a_deck_against_itself_is_even_in_every_pair(player: str) -> None:
    run = conduct(matrix_experiment([LIQUID, FN], players=[player], games=SMALL, seed=2, turn_cap=40))
    for cell, (row, column) in zip(run.cells, pairings(2), strict=True):
        if row == column:
            assert cell.pair_scores.tolist() == [0.5] * (SMALL // 2)
            assert (cell.digests[::2] == cell.digests[1::2]).all()


def test_the_order_of_the_decks_makes_no_difference() -> None:
    """W(a, b) + W(b, a) = 1, exactly and pair by pair: what is game 2k for the one is game 2k + 1 for the other."""
    players = ["rush", "control"]
    one = conduct(matrix_experiment([LIQUID, FN], players=players, games=SMALL, seed=3)).cells[1]
    other = conduct(matrix_experiment([FN, LIQUID], players=players[::-1], games=SMALL, seed=3)).cells[1]
    assert ((one.pair_scores + other.pair_scores) == 1).all()
    assert (one.digests.reshape(-1, 2) == other.digests.reshape(-1, 2)[:, ::-1]).all()
    assert 0 < one.pair_scores.mean() < 1


def test_decks_of_the_same_name_are_distinguished_by_player_file_or_number() -> None:
    by_player = matrix_experiment([FN, FN, MONO], players=["rush", "control", "rush"], games=2, seed=1)
    assert [row.name for row, column in by_player.cells if row == column] == [
        "FN Rush (rush)",
        "FN Rush (control)",
        "Mono-red Rush",
    ]
    new, old = (Deck("Mine", deck.cards, Path(file)) for deck, file in ((FN, "a/new.txt"), (MONO, "a/old.txt")))
    assert names(matrix_experiment([new, old], games=2, seed=1))[1] == ("Mine (new)", "Mine (old)")
    same_file = replace(old, path=Path("b/new.txt"))
    assert names(matrix_experiment([new, same_file], games=2, seed=1))[1] == ("Mine (1)", "Mine (2)")


def test_shares_become_fractions_and_belong_to_the_experiment() -> None:
    experiment = matrix_experiment([LIQUID, FN, MONO], shares=[30, 0, 10], games=2, seed=1)
    assert experiment.settings == {"shares": [0.75, 0, 0.25]}
    assert Experiment.from_manifest(experiment.manifest()) == experiment
    assert matrix_experiment([LIQUID, FN], games=2, seed=1).settings == {}


def test_other_shares_use_the_same_games(tmp_path: Path) -> None:
    for shares in (None, [3.0, 1.0]):
        experiment = matrix_experiment([LIQUID, FN], shares=shares, games=SMALL, seed=4)
        run = conduct(experiment, RunFolder.open(tmp_path, experiment.manifest()))
        assert run.game_count == 3 * SMALL


@pytest.mark.parametrize(
    ("decks", "more", "message"),
    [
        ([FN], {}, "at least two decks"),
        ([], {}, "at least two decks"),
        ([FN, MONO, FN], {}, "the same cards and the same player"),
        ([FN, replace(FN, name="Other", cards=FN.cards[::-1])], {}, "the same cards and the same player"),
        ([FN, MONO], {"players": ["rush", "rush", "rush"]}, "each of the 2 decks in their order, not 3"),
        ([FN, MONO], {"players": []}, "not 0"),
        ([FN, MONO], {"shares": [1]}, r"each of the decks \(2\), in their order, not 1"),
        ([FN, MONO], {"shares": [1, -1]}, "none of them negative"),
        ([FN, MONO], {"shares": [0, 0]}, "not all of them 0"),
        ([FN, MONO], {"shares": [1, float("nan")]}, "none of them negative"),
        ([FN, MONO], {"shares": [1, float("inf")]}, "none of them negative"),
        ([FN, MONO], {"shares": [1e308, 1e308]}, "none of them negative"),
    ],
)
def test_impossible_matrices_are_refused(decks: list[Deck], more: dict[str, list[str]], message: str) -> None:
    with pytest.raises(ImpossibleExperiment, match=message):
        matrix_experiment(decks, games=2, seed=1, **more)  # type: ignore[arg-type]
    with pytest.raises(UnknownPlayer, match="'clever'"):
        matrix_experiment([FN, MONO], players=["clever"], games=2, seed=1)


def test_only_pairs_that_all_matchups_have_are_common() -> None:
    whole = conduct(matrix_experiment([LIQUID, FN], games=8, seed=5)).cells
    rows = np.array(whole[0].rows)
    rows[3, columns.ERROR_CODE] = 1  # in pair 1
    short = replace(whole[2], rows=whole[2].rows[:6], digests=whole[2].digests[:6])
    common = on_common_pairs([replace(whole[0], rows=rows), whole[1], short])
    assert [len(games.rows) for games in common] == [len(games.digests) for games in common] == [6, 6, 6]
    assert all(games.valid_pairs.tolist() == [True, False, True] for games in common)
    assert np.array_equal(common[1].valid_pair_scores, whole[1].pair_scores[[0, 2]])
