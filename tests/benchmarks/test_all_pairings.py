"""All pairings of decks: each is played, and an error or too many games without a winner are reported."""

import shutil
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from decks.shipped import find_shipped
from sim.engine.record.codes import columns, endings, faults

DECKS = ("fn-rush", "liquid-beast")
PAIRINGS = 3  # each against itself, and against the other one


@pytest.fixture
def two_decks(benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "decks_of", lambda drawn, seed: [benchmark.deck_of(name) for name in DECKS])


def ending(benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, *columns: tuple[int, int]) -> None:
    """The first game of every pairing ends so."""
    play = benchmark.play_match

    def played(*words: Any) -> Any:
        games = play(*words)
        rows = games.rows.copy()
        for column, code in columns:
            rows[0, column] = code
        return replace(games, rows=rows)

    monkeypatch.setattr(benchmark, "play_match", played)


def run(benchmark: ModuleType, *words: str) -> Any:
    return CliRunner().invoke(benchmark.main, ["--player", "general", "--games", "6", *words])


def test_games_are_spread_over_all_pairings(benchmark: ModuleType) -> None:
    assert benchmark.shares(6, 3) == [2, 2, 2]
    assert benchmark.shares(7, 3) == [4, 2, 2]
    assert benchmark.shares(2, 3) == [2, 0, 0]


@pytest.mark.usefixtures("two_decks")
def test_games_without_errors_are_fine(benchmark: ModuleType) -> None:
    shown = run(benchmark)
    assert shown.exit_code == 0, shown.output
    assert "6 games of general over 3 pairings, seed 1: 0 errors" in shown.stdout


@pytest.mark.usefixtures("two_decks")
def test_an_error_is_told_with_the_command_that_replays_it(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ending(benchmark, monkeypatch, (columns.ERROR_CODE, faults.ENDLESS), (columns.REASON, endings.ERROR))
    shown = run(benchmark, "--folder", str(tmp_path))
    assert shown.exit_code == 1
    assert shown.stdout.count(faults.NAMES[faults.ENDLESS]) == PAIRINGS
    assert (
        f"duelsim replay {tmp_path}" in shown.stdout and "--players general,general --seed 1 --game 0" in shown.stdout
    )


def test_a_game_by_the_universal_value_is_replayed_by_it(benchmark: ModuleType, tmp_path: Path) -> None:
    deck = benchmark.deck_of("fn-rush")

    def command(player: str, learn: bool) -> str:
        found = benchmark.Found(player, 1, 1, SimpleNamespace(learn=learn))
        return str(found.command(benchmark.Failure("error", (deck, deck), 1, 0, (player, player)), tmp_path))

    assert command("lookahead:8/auto", learn=False).endswith(" --game 0 --no-learning")
    assert command("lookahead:8/auto", learn=True).endswith(" --game 0")
    assert command("auto", learn=False).endswith(" --game 0")


@pytest.mark.usefixtures("two_decks")
def test_games_without_a_winner_are_few(benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ending(benchmark, monkeypatch, (columns.REASON, endings.TURN_CAP))
    shown = run(benchmark, "--json")
    assert shown.exit_code == 1
    assert f'"undecided": {PAIRINGS}' in shown.stdout


def test_lists_of_a_folder_play_and_others_are_named(benchmark: ModuleType, tmp_path: Path) -> None:
    for name in DECKS:
        shutil.copy(str(find_shipped(name)), tmp_path / f"{name}.txt")
    (tmp_path / "broken.txt").write_text("40 No Such Card\n", encoding="utf-8")
    shown = run(benchmark, "--lists", str(tmp_path))
    assert shown.exit_code == 0, shown.output
    assert "6 games of general over 3 pairings, seed 1: 0 errors" in shown.stdout
    assert "left out: broken.txt: " in shown.stderr
