"""The gates of the players who look ahead: what a figure says, and how movement is distinguished from luck."""

from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import click
import numpy as np
import pytest
from click.testing import CliRunner

from decks.reading import read_deck
from reports.measures.pilot_error import PilotError
from sim.cards.library import known_names
from sim.games.matchups.matchup import side_of
from sim.statistics.intervals import Interval
from strategies.thinkers import LOOKAHEAD, THINKERS
from strategies.values.finding import universal_value


@pytest.mark.parametrize(
    "low, high, least, most, verdict",
    [
        (86, 90, 85, None, "reached"),
        (80, 90, 85, None, "open"),
        (70, 80, 85, None, "missed"),
        (1, 2, None, 3, "reached"),
        (2, 4, None, 3, "open"),
        (4, 5, None, 3, "missed"),
        (4, 5, None, None, ""),
    ],
)
def test_a_gate_is_reached_by_the_whole_interval_and_missed_by_none_of_it(
    benchmark: ModuleType, low: float, high: float, least: float | None, most: float | None, verdict: str
) -> None:
    figure = benchmark.Figure("unseen", "a", Interval((low + high) / 2, low, high), least=least, most=most)
    assert figure.verdict == figure.to_json()["verdict"] == verdict
    assert verdict in figure.line()


def test_lists_that_must_reach_a_gate_each_are_counted(benchmark: ModuleType) -> None:
    ends = (70, 80), (55, 65), (52, 66), (40, 50)
    lists = [benchmark.Figure("trained", "a v b", Interval(sum(two) / 2, *two), least=55) for two in ends]
    counted = benchmark.how_many(lists, 2)
    assert counted.line().split() == "trained lists that win 55 % v b 3 (2 to 3) lists at least 2: reached".split()
    assert [benchmark.how_many(lists, least).verdict for least in (2, 3, 4)] == ["reached", "open", "missed"]


def test_games_of_several_seeds_are_one_sample_with_the_mean_of_each(benchmark: ModuleType) -> None:
    def step(*scores: float, milliseconds: float) -> object:
        return benchmark.Step(np.array([scores]), milliseconds)

    played = benchmark.Played(
        {
            "one": (step(1.0, 0.5, milliseconds=2.0), step(0.5, 0.5, milliseconds=4.0)),
            "two": (step(0.0, 0.0, milliseconds=6.0), step(0.5, 0.0, milliseconds=6.0)),
        }
    )
    assert played.overall.estimate == pytest.approx(37.5)
    assert played.by_seed == pytest.approx((37.5, 37.5))
    assert [(one.what, one.found.estimate) for one in benchmark.of_lists("unseen", "general", played)] == [
        ("one v general", pytest.approx(62.5)),
        ("two v general", pytest.approx(12.5)),
    ]
    assert played.milliseconds == (3.0, 6.0)


def test_movement_is_that_of_pairings_and_not_of_luck(benchmark: ModuleType) -> None:
    random = np.random.default_rng(7)
    luck = random.normal(0, 0.4, (60, 400))
    moves = random.normal(0, 0.05, (60, 1))
    assert benchmark.mean_move(luck) < 1.2 < 100 * np.abs(luck.mean(axis=1)).mean()
    assert benchmark.mean_move(luck + moves) == pytest.approx(100 * np.abs(moves).mean(), abs=0.8)


def test_decks_are_ordered_by_their_rates_against_all_others(benchmark: ModuleType) -> None:
    pairings = [("a", "b"), ("a", "c"), ("b", "c")]
    assert benchmark.field_rates("abc", pairings, [0.6, 0.8, 0.5]) == pytest.approx([0.7, 0.45, 0.35])


@pytest.mark.parametrize(("power", "wanted"), [(1, 40), (0.5, 1600)])  # most answers are dropped after few deals
def test_deals_are_sought_that_cost_what_is_asked(benchmark: ModuleType, power: float, wanted: int) -> None:
    tried = []

    def cost_of(deals: int) -> object:
        tried.append(deals)
        return benchmark.Step(np.array([[0.5]]), 2.0 + 20 * (deals / wanted) ** power)

    deals, cost = benchmark.deals_for(22.0, cost_of)
    assert (deals, cost) == (pytest.approx(wanted, rel=0.15), pytest.approx(22, rel=0.07))
    assert len(tried) <= benchmark.PRICE_ROUNDS + 1


def test_an_unknown_gate_and_a_folder_without_lists_are_errors(benchmark: ModuleType, tmp_path: Path) -> None:
    unknown = CliRunner().invoke(benchmark.main, ["--only", "unseen,door"])
    assert unknown.exit_code == 1 and "no gate 'door'; there are unseen, price" in unknown.output
    empty = CliRunner().invoke(benchmark.main, ["--only", "unseen", "--lists", str(tmp_path)])
    assert empty.exit_code == 1 and "no lists" in empty.output


def asked_of(benchmark: ModuleType, stronger: str) -> Any:
    settings = {"games": 200, "searched": 40, "coached": 2, "deals": 8, "stronger": stronger}
    return benchmark.Asked((), trained=None, seeds=(1,), pilots=benchmark.Pilots(), **settings)


def test_a_stronger_player_who_searches_plays_fewer_games(benchmark: ModuleType) -> None:
    assert asked_of(benchmark, benchmark.STRONGER).compared == 40
    assert asked_of(benchmark, "lookahead:32/auto").compared == 200
    assert asked_of(benchmark, "auto").compared == 200


def test_only_a_player_who_is_stronger_is_kept_for_verdicts(benchmark: ModuleType) -> None:
    asked = asked_of(benchmark, "search:80/auto")
    even = benchmark.Figure("stronger", "search:80/auto v lookahead:8/auto", Interval(50, 45, 55))
    with pytest.raises(click.ClickException, match="is not stronger than lookahead:8/auto"):
        benchmark.keep(asked, [even])


def test_every_list_is_told_with_its_gate(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played = SimpleNamespace(error_games=np.array([]), pair_scores=np.array([1.0, 0.5]))
    monkeypatch.setattr("ladder.play_match", lambda *_, **__: played)
    monkeypatch.setattr("ladder.prepare_sides", lambda sides: None)
    monkeypatch.setattr(benchmark, "shipped_decks", lambda: ("fn-rush", "mono-red-rush"))
    (tmp_path / "fn-rush.value.txt").write_text(universal_value())
    shown = CliRunner().invoke(benchmark.main, ["--only", "trained", "--trained", str(tmp_path), "--seeds", "1"])
    assert shown.exit_code == 0, shown.output
    lines = [" ".join(line.split()) for line in shown.stdout.splitlines()]
    for what, least in (("v its playbook", 75), ("v search:20/auto", 60)):
        for name in ("fn-rush", "mono-red-rush"):
            assert any(one.startswith(f"trained {name} {what} ") and f"at least {least}:" in one for one in lines), what
        assert any(one.startswith(f"trained lists that win {least} % {what} ") and "at least" in one for one in lines)
    assert lines[-2:] == [
        "Who looks ahead judges by a value next to the deck: FN Rush by fn-rush.play",
        "Who looks ahead judges by the universal value: Mono-red Rush by mono-red-rush.play",
    ]


def test_what_is_kept_is_what_a_verdict_finds(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(benchmark, "shipped_decks", lambda: ("fn-rush", "mono-red-rush"))
    monkeypatch.setattr(benchmark, "FILE", tmp_path / "kept.json")
    first, second = np.full((1, 30), 0.5), np.full((1, 30), 0.75)
    pairings = [("fn-rush", "mono-red-rush")]
    asked = asked_of(benchmark, "search:80/auto")
    figures = [
        benchmark.Figure("stronger", "search:80/auto v lookahead:8/auto", Interval(61.04, 55, 66)),
        *benchmark.shifts(pairings, first, second),
        *benchmark.moved("shipped", first, second),
        *benchmark.moved("unseen", first, second),
    ]
    benchmark.keep(asked, figures)
    kept = PilotError.read((tmp_path / "kept.json").read_text(encoding="utf-8"))
    assert (kept.player, kept.values, kept.wins, kept.shipped) == ("lookahead:8", "learned at first use", 61.0, 19.9)
    (shift,) = kept.pairings
    assert shift.decks == ("FN Rush", "Mono-red Rush") and shift.points.estimate == 25.0
    sides = [side_of(read_deck(name, known_names()), "lookahead:8") for name in ("mono-red-rush", "fn-rush")]
    moved = kept.movement(sides).shift
    assert moved is not None and moved.estimate == -25.0 and moved.low < -25 < moved.high


@pytest.mark.parametrize(
    "words, advice",
    [
        (("--deals", str(THINKERS[LOOKAHEAD].rollouts), "--no-learning"), "leave out --no-learning"),
        (("--deals", "5"), f"take --deals {THINKERS[LOOKAHEAD].rollouts}"),
    ],
)
def test_what_is_kept_is_of_the_player_whom_users_get(
    benchmark: ModuleType, words: tuple[str, ...], advice: str
) -> None:
    refused = CliRunner().invoke(benchmark.main, ["--only", "stronger", "--write", *words])
    assert refused.exit_code == 2 and advice in " ".join(refused.output.split())
