"""The curve of tuning has a line for each deck and budget."""

from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

from sim.searches import playbooks


def test_the_curve_has_a_line_for_each_deck_and_budget(
    benchmark: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playbooks, "IDLE_PAIRS", 1)
    words = ["fn-rush", "--budgets", "2", "--budgets", "1", "--pairs", "2", "--books", str(tmp_path)]
    result = CliRunner().invoke(benchmark.main, words)
    assert result.exit_code == 0, result.output
    lines = [line.split() for line in result.stdout.splitlines()[1:]]
    assert [line[:3] for line in lines] == [["fn-rush", "auto", "1"], ["fn-rush", "auto", "2"]]
    assert all(line[-1] == "0" for line in lines)  # of a search that ended before its first round
    assert (tmp_path / "fn-rush.2.play").read_text(encoding="utf-8").startswith("base: control\n")


def test_the_playbook_of_a_budget_is_the_last_one_found_within_it(benchmark: ModuleType) -> None:
    class Found:
        base = "base"

    class Search:
        found = Found()

    curve = benchmark.Curve(Search(), None, [(100, 1.0, "first"), (250, 3.0, "second")])
    assert [curve.at(games) for games in (99, 100, 249, 250, 999)] == ["base", "first", "first", "second", "second"]
    assert curve.seconds(100) == 1.0 and curve.seconds(101) == 3.0
