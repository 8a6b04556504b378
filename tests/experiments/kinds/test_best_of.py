"""The rules of a best-of-three match, its lists, and its games, which are those of ordinary matchups."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from decks.reading import Deck, read_deck
from sim.cards.library import known_names
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.best_of import (
    best_of_experiment,
    game_of_match,
    matches_of,
    single_games,
    win_rate_of_match,
)
from sim.experiments.kinds.gauntlet import gauntlet_experiment
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.cluster import to_json
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, RunMismatch
from sim.experiments.runs.kind import check_kind
from sim.experiments.runs.replaying import replay_of_run
from strategies.playbooks.reading import PlaybookError
from tests.experiments.kinds.matches import matches_between

NAMES = known_names()
LIQUID, FN = (read_deck(name, NAMES) for name in ("liquid-beast", "fn-rush"))
WIN, LOSS, DRAWN, ERRED = 1.0, 0.0, 0.5, float("nan")


def with_plan(folder: Path, plan: str, sideboard: str = "4 Emeral") -> Deck:
    """Liquid Beast with a sideboard, and a playbook that has this plan, in a folder."""
    text = LIQUID.path.read_text(encoding="utf-8")
    (folder / "mine.txt").write_text(f"{text}\n[Sideboard]\n{sideboard}\n", encoding="utf-8")
    (folder / "mine.play").write_text(f"base: rush\nsideboard\n  {plan}\n", encoding="utf-8")
    return read_deck(folder / "mine.txt", NAMES)


# --- The rules of a match ---------------------------------------------------------------------------------
def course(*scores: float, first: bool = True) -> tuple[list[str], float]:
    """Who goes first in each game of a match with these scores of deck A, and its result.

    The same scores are those of both games of each pair, no matter who goes first in them.
    """
    found = matches_of([[score, score] for score in scores])
    match = 0 if first else 1
    played = int(found.needed[:, match].sum())
    return ["AB"[int(game) % 2] for game in found.games[:played, match]], float(found.results[match])


@pytest.mark.parametrize(
    ("scores", "first", "result"),
    [
        ([WIN, WIN, LOSS], "AB", 1.0),  # the third game is not played
        ([LOSS, LOSS, WIN], "AA", 0.0),
        ([WIN, LOSS, WIN], "ABA", 1.0),
        ([WIN, LOSS, LOSS], "ABA", 0.0),
        ([LOSS, WIN, WIN], "AAB", 1.0),
        ([DRAWN, WIN, LOSS], "AAB", 0.5),  # after a drawn game, the same player goes first
        ([WIN, DRAWN, DRAWN], "ABB", 1.0),
        ([DRAWN, DRAWN, DRAWN], "AAA", 0.5),
        ([DRAWN, LOSS, DRAWN], "AAA", 0.0),
    ],
)
def test_the_loser_goes_first_and_two_games_win(scores: list[float], first: str, result: float) -> None:
    assert course(*scores) == (list(first), result)
    turned = [1 - score for score in scores]
    other = ["AB"["BA".index(player)] for player in first]
    assert course(*turned, first=False) == (other, 1 - result)  # from the other side of the table


def test_only_games_that_are_needed_can_spoil_a_match() -> None:
    assert course(WIN, WIN, ERRED) == (["A", "B"], 1.0)
    assert np.isnan(course(WIN, LOSS, ERRED)[1])
    found = matches_of([[WIN, WIN], [LOSS, LOSS], [ERRED, ERRED]])
    assert not found.valid_pairs.any()


def test_matches_are_as_many_as_all_games_allow() -> None:
    found = matches_of([[WIN] * 6, [WIN] * 4, [WIN] * 5])
    assert found.games.shape == (3, 4)


@pytest.mark.parametrize(("before", "after"), [((0.6, 0.4), (0.6, 0.4)), ((0.9, 0.5), (0.2, 0.35)), ((1, 1), (0, 0))])
def test_the_closed_form_is_what_matches_come_to(before: tuple[float, float], after: tuple[float, float]) -> None:
    """P(win) = w (s + (1 - s) f) + (1 - w) f s, with w = P(game 1), f and s = P(going first), P(second) after it."""
    won, (first, second) = sum(before) / 2, after
    exact = won * (second + (1 - second) * first) + (1 - won) * first * second
    chances = [[(1 - rate, 0, rate) for rate in rates] for rates in (before, after)]
    assert win_rate_of_match(*map(tuple, chances)) == pytest.approx(exact, abs=1e-12)  # type: ignore[arg-type]
    luck = np.random.default_rng(1)
    pairs = 40_000
    scores = [(luck.random((pairs, 2)) < rates).astype(float).ravel() for rates in (before, after, after)]
    found = matches_of(scores)
    error = found.pair_scores.std() / np.sqrt(pairs)
    assert abs(found.results.mean() - exact) <= 4 * error + 1e-12


def test_drawn_games_are_a_part_of_the_closed_form() -> None:
    """Every course of a match with drawn games, by the rules for arrays."""
    chances = ((0.5, 0.2, 0.3), (0.1, 0.3, 0.6)), ((0.2, 0.5, 0.3), (0.4, 0.4, 0.2))
    luck = np.random.default_rng(2)
    pairs = 40_000
    scores = [
        np.stack([luck.choice((0, 0.5, 1), pairs, p=chance) for chance in of_game], axis=1).ravel()
        for of_game in (chances[0], chances[1], chances[1])
    ]
    found = matches_of(scores)
    assert abs(found.results.mean() - win_rate_of_match(*chances)) <= 4 * found.pair_scores.std() / np.sqrt(pairs)


# --- Lists --------------------------------------------------------------------------------------------------
def test_games_2_and_3_are_played_by_the_sideboarded_lists(tmp_path: Path) -> None:
    mine = with_plan(tmp_path, "against FN Rush: -4 Corile, +4 Emeral")
    experiment = matches_between(mine, FN, players=("auto", "rush"), matches=4, seed=1)
    before, after, again = experiment.cells
    assert after == again
    assert sorted(after[0].slots) == sorted("Emeral" if card == "Corile" else card for card in before[0].slots)
    same = [one for one, other in zip(before[0].slots, after[0].slots, strict=True) if one == other]
    assert len(same) == 36  # common cards keep their slots
    assert after[1] == before[1]
    assert experiment.settings["plans"] == ["against FN Rush: -4 Corile, +4 Emeral", ""]
    assert "sideboard" not in before[0].playbook  # the run has the lists, and needs no plan
    assert Experiment.from_manifest(experiment.manifest()) == experiment
    check_kind(experiment)


@pytest.mark.parametrize(
    ("against", "fits"),
    [
        *(("FN Rush", True), ("fn-rush", True), ("decks with Torcon", True), ("everything", True)),
        *(("Murky Riptide", False), ("decks with Corile", False)),
    ],
)
def test_a_plan_is_against_a_deck_by_its_name_its_file_or_its_cards(tmp_path: Path, against: str, fits: bool) -> None:
    mine = with_plan(tmp_path, f"against {against}: -1 Corile, +1 Emeral")
    experiment = matches_between(mine, FN, players=("auto", "rush"), matches=2, seed=1)
    assert (experiment.cells[0] != experiment.cells[1]) == fits


def test_a_plan_is_against_a_deck_whose_name_is_too_long_to_be_shown_whole(tmp_path: Path) -> None:
    name = "The blue and black deck that won the third tournament of the year"
    opponent = tmp_path / "opponent.txt"
    opponent.write_text(f"# name: {name}\n{FN.path.read_text(encoding='utf-8')}", encoding="utf-8")
    mine = with_plan(tmp_path, f"against {name}: -1 Corile, +1 Emeral")
    other = read_deck(opponent, NAMES)
    experiment = matches_between(mine, other, players=("auto", "rush"), matches=2, seed=1)
    assert experiment.cells[0] != experiment.cells[1]


def test_the_first_plan_that_fits_is_carried_out(tmp_path: Path) -> None:
    plans = "against decks with Torcon: -1 Corile, +1 Emeral\n against FN Rush: -2 Corile, +2 Emeral"
    experiment = matches_between(with_plan(tmp_path, plans), FN, players=("auto", "rush"), matches=2, seed=1)
    assert experiment.cells[1][0].slots.count("Emeral") == 1


def test_plans_that_the_deck_cannot_carry_out_are_refused_with_their_lines(tmp_path: Path) -> None:
    plans = "against FN Rush: -4 Corile, -1 Torcon, +5 Emeral\n  against everything: -1 Corile, +1 Terror Pit"
    with pytest.raises(PlaybookError) as refused:
        matches_between(with_plan(tmp_path, plans), FN, players=("auto", "rush"), matches=2, seed=1)
    assert str(refused.value).splitlines()[1:] == [
        "  line 3: 1 Torcon cannot go out: Liquid Beast has none.",
        "  line 3: 5 Emeral cannot come in: the sideboard has 4.",
        "  line 4: 1 Terror Pit cannot come in: the sideboard has none.",
    ]


def test_without_a_plan_the_lists_stay() -> None:
    experiment = matches_between(LIQUID, FN, players=("rush", "control"), matches=2, seed=1)
    assert experiment.cells == experiment.cells[:1] * 3
    assert experiment.settings == {"plans": ["", ""]}


# --- Luck and games -----------------------------------------------------------------------------------------
def test_each_game_of_a_match_has_luck_of_its_own_and_game_1_that_of_the_match() -> None:
    experiment = matches_between(LIQUID, FN, matches=2, seed=5)
    assert experiment.seeds[0] == 5 and len(set(experiment.seeds)) == 3
    run = conduct(experiment)
    single = conduct(match_experiment(LIQUID, FN, games=2, seed=5))
    assert (run.cells[0].digests == single.cells[0].digests).all()
    again = conduct(match_experiment(LIQUID, FN, games=2, seed=experiment.seeds[2]))
    assert (run.cells[2].digests == again.cells[0].digests).all()
    assert len({int(digest) for games in run.cells for digest in games.digests}) == 6


def test_a_mirror_is_exactly_even_in_every_pair() -> None:
    run = conduct(matches_between(FN, FN, matches=6, seed=2))
    found = matches_of([games.valid_scores for games in run.cells])
    assert found.pair_scores.tolist() == [0.5] * 3


def test_a_worker_of_a_cluster_is_told_the_luck_of_its_game() -> None:
    experiment = matches_between(LIQUID, FN, matches=2, seed=5)
    import json

    sent = [Experiment.from_manifest(json.loads(text)) for text in to_json(experiment)]
    assert [one.seeds for one in sent] == [(seed,) for seed in experiment.seeds]


def test_a_kept_run_is_read_extended_and_replayed(tmp_path: Path) -> None:
    experiment = matches_between(LIQUID, FN, matches=2, seed=3)
    conduct(experiment, RunFolder.open(tmp_path / "run", experiment.manifest()))
    longer = replace(experiment, games=4)
    folder = RunFolder.open(tmp_path / "run", longer.manifest())
    run = conduct(longer, folder)
    again = read_run(tmp_path / "run")
    assert not again.interrupted
    assert [games.digests.tolist() for games in again.cells] == [games.digests.tolist() for games in run.cells]
    found = matches_of([games.valid_scores for games in run.cells])
    for match in range(4):
        for game in range(int(found.needed[:, match].sum())):
            cell, number = game_of_match(folder, match, game + 1)
            assert (cell, number) == (game, found.games[game, match])
    assert replay_of_run(folder, number, cell).digest == int(run.cells[cell].digests[number])
    with pytest.raises(RunMismatch, match="it has the matches 0 to 3"):
        game_of_match(folder, 4, 1)
    needed = int(found.needed[:, 0].sum())
    with pytest.raises(RunMismatch, match=f"Match 0 has the games 1 to {needed}, and no game {needed + 1}"):
        game_of_match(folder, 0, needed + 1)


@pytest.mark.parametrize(
    "change",
    [
        {"luck": (0, 0, 0)},
        {"luck": ()},
        {"settings": {}},
        {"settings": {"plans": ["", 1]}},
        {"settings": {"plans": ["", ""], "more": 1}},
        {"cells": ()},
    ],
)
def test_what_is_no_experiment_of_matches_is_damaged(change: dict[str, Any]) -> None:
    experiment = matches_between(LIQUID, FN, matches=2, seed=3)
    with pytest.raises(RunMismatch):
        check_kind(replace(experiment, **change))


def test_other_kinds_have_common_luck() -> None:
    experiment = match_experiment(LIQUID, FN, games=2, seed=3)
    with pytest.raises(RunMismatch):
        check_kind(replace(experiment, luck=(1,)))


def test_a_stopping_rule_looks_at_pairs_of_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """With made-up games: deck A wins every match, and the test decides after its first look."""
    experiment = matches_between(LIQUID, FN, matches=20_000, seed=3, sprt=(45, 55))

    def play(execution: Any, chunks: Sequence[Any]) -> Any:
        from sim.engine.record.codes import columns

        for chunk in chunks:
            yield np.zeros((chunk.games, columns.COLUMNS), np.int64), np.zeros(chunk.games, np.uint64)  # deck 0 wins

    run = conduct(experiment, None, play)
    assert [len(games.rows) for games in run.cells] == [2_000] * 3
    assert not run.interrupted


# --- Several opponents ---------------------------------------------------------------------------------------
def against_field(mine: Deck, *field: Deck, games: int = 2, **more: Any) -> Experiment:
    """A gauntlet of best-of-three matches."""
    players = more.pop("players", ("rush", "rush"))
    single = gauntlet_experiment(mine, field, players=players, games=games, seed=5, **more)
    return best_of_experiment(single, [((mine, players[0]), (opponent, players[1])) for opponent in field])


def test_each_opponent_has_three_matchups_and_a_plan_of_its_own(tmp_path: Path) -> None:
    mine = with_plan(tmp_path, "against FN Rush: -4 Corile, +4 Emeral\n  against everything: -1 Corile, +1 Emeral")
    experiment = against_field(mine, FN, LIQUID, players=("auto", "rush"))
    assert experiment.kind == "gauntlet" and experiment.luck == (0, 1, 2) * 2
    names = [own.name for own, _ in experiment.cells]
    against_fn, others = (f"Liquid Beast (sideboarded against {whom})" for whom in ("FN Rush", "everything"))
    assert names == ["Liquid Beast", *[against_fn] * 2, "Liquid Beast", *[others] * 2]
    assert experiment.settings["plans"] == [
        ["against FN Rush: -4 Corile, +4 Emeral", ""],
        ["against everything: -1 Corile, +1 Emeral", ""],
    ]
    assert Experiment.from_manifest(experiment.manifest()) == experiment
    check_kind(experiment)
    single = gauntlet_experiment(mine, [FN, LIQUID], players=("auto", "rush"), games=2, seed=5)
    assert single_games(experiment) == single == single_games(single)


def test_a_gauntlet_plays_the_games_of_its_matches(tmp_path: Path) -> None:
    mine = with_plan(tmp_path, "against FN Rush: -4 Corile, +4 Emeral")
    experiment = against_field(mine, LIQUID, FN, players=("auto", "rush"))
    folder = RunFolder.open(tmp_path / "run", experiment.manifest())
    run = conduct(experiment, folder)
    match = conduct(matches_between(mine, FN, players=("auto", "rush"), matches=2, seed=5))
    assert [games.digests.tolist() for games in run.cells[3:]] == [games.digests.tolist() for games in match.cells]
    again = read_run(tmp_path / "run")
    assert not again.interrupted and again.experiment == experiment
    cell, number = game_of_match(folder, 1, 2, 3)
    assert (cell, number // 2) == (4, 0)
    assert replay_of_run(folder, number, cell).digest == int(match.cells[1].digests[number])
    with pytest.raises(RunMismatch, match="has no matches whose game 1 is of matchup 4: those are 0, 3"):
        game_of_match(folder, 1, 2, 4)


def test_each_opponent_stops_by_its_own_matches() -> None:
    """With made-up games: the deck wins every match against the first opponent, and every other one else."""
    experiment = against_field(LIQUID, FN, LIQUID, games=20_000, sprt=(45, 55))

    def play(execution: Any, chunks: Sequence[Any]) -> Any:
        from sim.engine.record.codes import columns

        for chunk in chunks:
            rows = np.zeros((chunk.games, columns.COLUMNS), np.int64)
            rows[:, columns.WINNER] = np.arange(chunk.games) % 2 if chunk.cell >= 3 else 0
            yield rows, np.zeros(chunk.games, np.uint64)

    run = conduct(experiment, None, play)
    first, second = (len(run.cells[cell].rows) for cell in (0, 3))
    assert [len(games.rows) for games in run.cells] == [first] * 3 + [second] * 3
    assert first == 2_000 <= second


@pytest.mark.parametrize(
    "change",
    [
        {"luck": ()},
        {"luck": (0, 1, 2, 0, 2, 1)},
        {"luck": (0, 1, 2)},
        {"settings": {"shares": [0.5, 0.5]}},
        {"settings": {"shares": [0.5, 0.5], "plans": ["", ""]}},
        {"settings": {"shares": [0.5, 0.5], "plans": [["", ""]]}},
        {"settings": {"shares": [1.0], "plans": [["", ""], ["", ""]]}},
        {"kind": "lift"},
    ],
)
def test_what_is_no_gauntlet_of_matches_is_damaged(change: dict[str, Any]) -> None:
    experiment = against_field(LIQUID, FN, LIQUID)
    with pytest.raises(RunMismatch):
        check_kind(replace(experiment, **change))
