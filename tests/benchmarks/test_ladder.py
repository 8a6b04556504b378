"""The ladder plays every tier on the same luck, and says what is gained."""

from types import ModuleType

from click.testing import CliRunner


def test_a_win_rate_is_a_difference_in_elo(benchmark: ModuleType) -> None:
    assert benchmark.elo(0.5) == 0
    assert round(benchmark.elo(10 / 11)) == 400
    assert benchmark.elo(1.0) < 2000


def test_the_ladder_has_a_line_for_each_deck_and_each_step(benchmark: ModuleType) -> None:
    page = CliRunner().invoke(benchmark.main, ["--games", "4", "mono-red-rush", "fn-rush"]).stdout
    lines = page.splitlines()
    assert [line.split()[0] for line in lines[2:4]] == ["mono-red-rush", "fn-rush"]
    assert sum(" Elo (" in line for line in lines) == 4


def test_one_step_is_played_alone(benchmark: ModuleType) -> None:
    page = CliRunner().invoke(benchmark.main, ["--games", "40", "--step", "rush", "random", "fn-rush"]).stdout
    (line,) = page.splitlines()
    assert line.split()[:3] == ["rush", "v", "random"] and "65% in 1 of 1" in line and "ms a game" in line


def test_a_step_says_in_how_many_matchups_the_upper_tier_is_far_ahead(benchmark: ModuleType) -> None:
    ladder = benchmark.Ladder(("mono-red-rush", "fn-rush"), 40, 1, "rush", benchmark.Pilots())
    mirrors, field = ladder.step("rush", "random"), ladder.over_field("rush", "random")
    assert (mirrors.ahead, mirrors.matchups, field.ahead, field.matchups) == (2, 2, 4, 4)
    assert "65% in 4 of 4" in field.line("rush", "random")
    assert ladder.step("rush", "rush").ahead == 0


def test_the_same_tier_has_the_same_games(benchmark: ModuleType) -> None:
    ladder = benchmark.Ladder(("mono-red-rush", "fn-rush"), 4, 1, "rush", benchmark.Pilots())
    first, again = (ladder.scores("mono-red-rush", "rush", "fn-rush", "rush") for _ in range(2))
    assert first.tolist() == again.tolist()
    assert ladder.scores("mono-red-rush", "rush", "mono-red-rush", "rush").mean() == 0.5
