"""Comparing lists: their slots, who plays which pairs, what a race decides, and resuming one."""

import hashlib
import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

from decks.reading import Deck, read_deck
from sim.api.result import Result
from sim.cards.library import known_names
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.compare import (
    KIND,
    cells_of,
    compare_experiment,
    erred_pairs,
    field_of,
    lists_of,
    race_schedule,
    scores_of,
    scores_so_far,
    standing,
    verdict_pairs,
)
from sim.experiments.runs.execution import Execution, threads
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.experiments.runs.folder import RunFolder
from strategies.registry import UnknownPlayer

NAMES = known_names()
RUSH, LIQUID, RIPTIDE = (read_deck(name, NAMES) for name in ("fn-rush", "liquid-beast", "murky-riptide"))


def swapped(deck: Deck, out: str, into: str, name: str = "variant", copies: int = 4) -> Deck:
    """The deck with copies of a card instead of another."""
    counts = dict(deck.cards)
    counts[out] -= copies
    counts[into] = counts.get(into, 0) + copies
    return replace(deck, name=name, cards=tuple((card, number) for card, number in counts.items() if number))


BAD = swapped(RUSH, "Gonta, the Warrior Savage", "Apocalypse Vise", "bad")  # 4000 power for two mana; nothing for seven
WORSE = swapped(BAD, "Pyrofighter Magnus", "Searing Wave", "worse")
SIDEWAYS = swapped(BAD, "Torcon", "Burning Mane", "sideways")


def experiment(*variants: Deck, base: Deck = BAD, field: Sequence[Deck] = (LIQUID,), **options: Any) -> Experiment:
    return compare_experiment(base, variants, field, **({"games": 12, "seed": 5} | options))


# --- Matchups and slots -----------------------------------------------------------------------------------
def test_every_list_meets_every_opponent_and_common_cards_have_common_slots() -> None:
    asked = experiment(RUSH, field=(LIQUID, RIPTIDE), players=("rush", "control"), shares=(1, 3))
    base, variant = lists_of(asked)
    assert [side.name for side in (base, variant)] == ["bad", "FN Rush"]
    assert [side.name for side in field_of(asked)] == ["Liquid Beast", "Murky Riptide"]
    assert asked.cells == tuple((one, other) for one in (base, variant) for other in field_of(asked))
    assert {one.player for one, _ in asked.cells} == {"rush"}
    assert {other.player for _, other in asked.cells} == {"control"}
    assert list(base.slots) == sorted(base.slots)
    assert all(list(side.slots) == sorted(side.slots) for side in field_of(asked))
    new = [slot for slot in range(40) if base.slots[slot] != variant.slots[slot]]
    assert [base.slots[slot] for slot in new] == ["Apocalypse Vise"] * 4
    assert [variant.slots[slot] for slot in new] == ["Gonta, the Warrior Savage"] * 4
    assert asked.settings["shares"] == [0.25, 0.75]
    assert (cells_of(asked, (1,)), cells_of(asked, (1, 0))) == ([2, 3], [2, 3, 0, 1])


def test_shares_are_equal_by_default_and_may_have_any_unit() -> None:
    assert experiment(RUSH, field=(LIQUID, RIPTIDE)).settings["shares"] == [0.5, 0.5]
    assert experiment(RUSH, field=(LIQUID, RIPTIDE), shares=(60, 40)).settings["shares"] == [0.6, 0.4]


@pytest.mark.parametrize(
    ("variants", "options", "message"),
    [
        ((), {}, "at least one variant"),
        ((RUSH,), {"field": ()}, "at least one opponent"),
        ((RUSH,), {"shares": (50, 50)}, r"each of the opponents \(1\), in their order, not 2"),
        ((RUSH,), {"shares": (0,)}, "not all of them 0"),
        ((RUSH,), {"shares": (math.nan,)}, "none of them negative"),
        ((RUSH,), {"field": (LIQUID, RIPTIDE), "shares": (2, -1)}, "none of them negative"),
        ((RUSH, RUSH, RUSH), {"games": 4}, "4 games are too few for a race of 3 variants: play at least 6"),
    ],
)
def test_impossible_comparisons_are_refused(variants: Sequence[Deck], options: Any, message: str) -> None:
    with pytest.raises(ImpossibleExperiment, match=message):
        experiment(*variants, **options)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayer):
        experiment(RUSH, players=("rush", "clever"))


def test_the_manifest_keeps_the_comparison() -> None:
    asked = experiment(RUSH, SIDEWAYS, field=(LIQUID, RIPTIDE), shares=(1, 2), precision=0.2)
    assert Experiment.from_manifest(asked.manifest()) == asked


# --- What a race decides ----------------------------------------------------------------------------------
def hand_made(asked: Experiment, worth: Sequence[float], pairs: Sequence[int]) -> list[Any]:
    """Scores of lists that score the same in every pair."""
    opponents = len(field_of(asked))
    return [np.full(pairs[cell // opponents], worth[cell // opponents]) for cell in range(len(asked.cells))]


def test_a_single_variant_does_not_race() -> None:
    asked = experiment(RUSH)
    assert race_schedule(asked) is None
    assert asked.games == 12
    assert verdict_pairs(asked, hand_made(asked, [0, 1], [6, 5])) == (1, range(5))


def test_a_race_by_hand() -> None:
    # Four variants and 12 games: two rounds of 6 pairs for all variants together, then 6 pairs for the verdict.
    asked = experiment(RUSH, SIDEWAYS, WORSE, BAD, field=(LIQUID, RIPTIDE))
    schedule = race_schedule(asked)
    assert schedule is not None
    assert [one.pairs for one in schedule.rounds] == [range(1), range(1, 4)]
    assert schedule.fresh == range(4, 10)
    assert asked.games == 20
    worth = [0.5, 0.5, 1, 0, 0.75]
    for pairs, found in [
        ([0, 0, 0, 0, 0], (0, (1, 2, 3, 4))),
        ([1, 1, 1, 0, 1], (0, (1, 2, 3, 4))),
        ([1, 1, 1, 1, 1], (1, (2, 4))),
        ([4, 1, 4, 1, 3], (1, (2, 4))),
        ([4, 1, 4, 1, 4], (2, (2,))),
        ([10, 1, 10, 1, 4], (2, (2,))),
    ]:
        assert standing(asked, hand_made(asked, worth, pairs)) == found
    assert verdict_pairs(asked, hand_made(asked, worth, [4, 1, 3, 1, 4])) is None
    assert verdict_pairs(asked, hand_made(asked, worth, [10, 1, 7, 1, 4])) == (2, range(4, 7))


def test_a_race_is_decided_by_the_shares_of_the_field() -> None:
    for shares, winner in (((3, 1), 1), ((1, 3), 2)):
        asked = experiment(RUSH, SIDEWAYS, field=(LIQUID, RIPTIDE), shares=shares)
        # The first variant beats the first opponent, the second the second.
        scores = [np.full(20, worth) for worth in (0.5, 0.5, 1, 0, 0, 1)]
        assert standing(asked, scores) == (1, (winner,))


def test_a_pair_with_an_error_counts_for_no_list() -> None:
    asked = experiment(RUSH, SIDEWAYS, games=12)  # one round of three pairs
    scores = [np.array(values) for values in ([0.5, 0.5, 0.5], [1.0, 0, 0], [0, 0, 0.5])]
    assert standing(asked, scores) == (1, (1,))
    for erred in range(3):  # in whichever list the first pair errs, the second variant is ahead in the others
        with_error = [cell.copy() for cell in scores]
        with_error[erred][0] = np.nan
        assert erred_pairs(with_error).tolist() == [True, False, False]
        assert standing(asked, with_error) == (1, (2,))


def test_erred_pairs_of_lists_that_have_left_the_race() -> None:
    assert erred_pairs([np.array([0.5, np.nan]), np.zeros(0), np.array([1, 1, 0, np.nan])]).tolist() == [
        False, True, False, True,
    ]  # fmt: skip


def test_scores_stand_by_list_opponent_and_pair() -> None:
    asked = experiment(RUSH, field=(LIQUID, RIPTIDE))
    scores = [np.array([10 * cell + pair for pair in range(5)]) for cell in range(4)]
    assert scores_of(asked, scores, (1, 0), range(1, 3)).tolist() == [[[21, 22], [31, 32]], [[1, 2], [11, 12]]]


# --- Playing ----------------------------------------------------------------------------------------------
CHUNK = 4
RACE = experiment(WORSE, RUSH, SIDEWAYS, BAD, field=(LIQUID, RIPTIDE), games=24)


def play(folder: Path | None, asked: Experiment = RACE, *, until: int | None = None) -> Execution:
    """A comparison, resumed in a folder; interrupted after a number of chunks."""
    kept = None if folder is None else RunFolder.open(folder, asked.manifest() | {"chunk": CHUNK})
    execution = Execution(asked, kept, threads(1), CHUNK)
    for number, _ in enumerate(KIND.steps(execution), start=1):
        if number == until:
            break
    return execution


def test_all_play_their_rounds_and_the_winner_and_the_base_list_the_new_pairs() -> None:
    execution = play(None)
    schedule = race_schedule(RACE)
    assert schedule is not None
    scores = scores_so_far(execution)
    rounds, (winner,) = standing(RACE, scores)
    pairs = [len(scores[cell]) for cell in range(0, len(scores), 2)]
    assert rounds == 2
    assert [len(scores[cell]) for cell in range(1, len(scores), 2)] == pairs
    assert pairs[0] == pairs[winner] == schedule.fresh.stop
    assert sorted(pairs[1:]) == [
        schedule.rounds[0].pairs.stop, schedule.rounds[0].pairs.stop,
        schedule.rounds[1].pairs.stop, schedule.fresh.stop,
    ]  # fmt: skip
    assert execution.done == execution.total == 2 * 2 * sum(pairs)
    assert verdict_pairs(RACE, scores) == (winner, schedule.fresh)
    raced = {pair for one in schedule.rounds for pair in one.pairs}
    assert not raced & set(schedule.fresh)


def contents(path: Path) -> dict[str, str]:
    """A checksum of every file of a run."""
    files = sorted(file for file in path.rglob("*") if file.is_file())
    return {str(file.relative_to(path)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


@pytest.mark.parametrize("interrupted_after", [[1], [9], [13, 14], [2, 20, 30]])
def test_a_resumed_race_is_the_uninterrupted_one_to_the_byte(tmp_path: Path, interrupted_after: Sequence[int]) -> None:
    play(tmp_path / "whole")
    for chunks in interrupted_after:
        play(tmp_path / "broken", until=chunks)
        assert contents(tmp_path / "broken") != contents(tmp_path / "whole")
    play(tmp_path / "broken")
    assert contents(tmp_path / "broken") == contents(tmp_path / "whole")


def test_a_race_that_is_extended_is_the_longer_one(tmp_path: Path) -> None:
    """No pair is played twice, and a list may have played more pairs than the longer race needs."""
    longer = experiment(WORSE, RUSH, SIDEWAYS, BAD, field=(LIQUID, RIPTIDE), games=40)
    play(tmp_path)
    grown, whole = play(tmp_path, longer), play(None, longer)
    assert all((one == other).all() for one, other in zip(scores_so_far(grown), scores_so_far(whole), strict=True))


def test_a_race_that_was_read_is_the_race_that_was_played(tmp_path: Path) -> None:
    played = conduct(RACE, RunFolder.open(tmp_path, RACE.manifest()))
    read = read_run(tmp_path)
    assert not read.interrupted
    assert read.games.equals(played.games)
    assert Result(read).summary.to_json() == Result(played).summary.to_json()
    (tmp_path / "games" / "part-0000-000000.parquet").unlink()
    assert read_run(tmp_path).interrupted


# --- Known truths -----------------------------------------------------------------------------------------
def test_a_list_without_bad_cards_is_found_to_be_better_and_the_other_way_round() -> None:
    better = Result(conduct(experiment(RUSH, games=600))).summary.to_json()
    assert better["over_field"]["verdict"] == "better"
    assert better["over_field"]["difference"]["low"] > 0.02
    worse = Result(conduct(experiment(BAD, base=RUSH, games=600))).summary.to_json()
    assert worse["over_field"]["verdict"] == "worse"


def test_a_race_finds_the_list_without_bad_cards() -> None:
    found = Result(
        conduct(experiment(WORSE, SIDEWAYS, RUSH, BAD, field=(LIQUID, RIPTIDE), games=800))
    ).summary.to_json()
    assert found["compared"] == "FN Rush"
    assert found["over_field"]["verdict"] == "better"
    places = [one["race"]["place"] for one in found["variants"]]
    assert (places[0], places[2], sorted(places)) == (4, 1, [1, 2, 3, 4])


def test_the_difference_is_computed_from_the_rows() -> None:
    run = conduct(experiment(RUSH, field=(LIQUID, RIPTIDE), shares=(1, 3), games=40))
    winners = [run.games.filter(pl.col("cell") == cell)["winner"].to_list() for cell in range(4)]
    rates = [sum({0: 1, 1: 0}.get(winner, 0.5) for winner in games) / 40 for games in winners]
    found = Result(run).summary.to_json()["over_field"]
    assert found["base_win_rate"]["estimate"] == pytest.approx(0.25 * rates[0] + 0.75 * rates[1])
    assert found["difference"]["estimate"] == pytest.approx(0.25 * (rates[2] - rates[0]) + 0.75 * (rates[3] - rates[1]))


def test_the_same_list_plays_the_same_games() -> None:
    run = conduct(experiment(BAD, field=(LIQUID, RIPTIDE), games=40))
    assert (run.cells[0].digests == run.cells[2].digests).all()
    assert (run.cells[1].digests == run.cells[3].digests).all()
    found = Result(run).summary.to_json()
    assert found["same_list"]
    assert found["over_field"]["difference"]["estimate"] == 0


def test_lists_of_different_sizes_can_be_compared() -> None:
    larger = replace(RUSH, name="larger", cards=(*RUSH.cards, ("Burning Mane", 10)))
    smaller = replace(RUSH, name="smaller", cards=RUSH.cards[:5])
    run = conduct(experiment(larger, smaller, base=RUSH, games=40))
    assert [len(side.slots) for side in lists_of(run.experiment)] == [40, 50, 20]
    assert not run.errors
    assert Result(run).summary.to_json()["variants"][0]["cards"] == {"Burning Mane": 10}
    assert Result(run).summary.to_json()["over_field"]["pairs_counted"] == 20
