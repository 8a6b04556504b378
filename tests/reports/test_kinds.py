"""Every kind of experiment has its files on all floors, named after it."""

from importlib import import_module
from pathlib import Path

import pytest

from reports.summaries.by_kind import SUMMARIES
from sim.experiments.conduct import STEPS

ROOT = Path(__file__).parents[2]


def test_the_floors_know_the_same_kinds() -> None:
    assert set(SUMMARIES) == set(STEPS)


@pytest.mark.parametrize("kind", STEPS)
def test_a_kind_has_a_file_on_every_floor(kind: str) -> None:
    assert callable(getattr(import_module(f"reports.summaries.{kind}"), SUMMARIES[kind]))
    assert callable(import_module(f"reports.sections.{kind}").document)
    for floor in ("sim/experiments/kinds", "sim/command_line/commands"):
        assert (ROOT / floor / f"{kind}.py").is_file()
