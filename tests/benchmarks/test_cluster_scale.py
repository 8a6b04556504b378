"""Sentences about what a large run on a cluster took, from what was measured."""

from types import ModuleType


def test_progress_says_how_many_games_were_played(benchmark: ModuleType) -> None:
    assert benchmark.games_so_far("") == 0
    assert (
        benchmark.games_so_far("Playing: 2,000 of 10,000 games, 3 s left\nPlaying: 1,004,000 of 9 games") == 1_004_000
    )


def test_the_result_in_words_has_figures_for_a_game(benchmark: ModuleType) -> None:
    scale = benchmark.Scale(1000, 2, 50.0, 4000, 8000, {"worker 1": 30.0}, {"worker 1": 100.0}, 400)
    lines = scale.lines()
    assert lines[0].endswith("in 50 s: 20 a second.")
    assert "4.00 a game" in lines[1] and "8.00 a game" in lines[1]
    assert "worker 1" in lines[3] and "100 MiB" in lines[3]
