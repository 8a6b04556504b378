"""Every kind of experiment has its files on all floors, named after it."""

from importlib import import_module
from pathlib import Path

import pytest

from reports.summaries.by_kind import SUMMARIES
from sim.command_line import commands
from sim.experiments.kinds.pilots import MEASURED
from sim.experiments.runs.kind_files import names_of_kinds

ROOT = Path(__file__).parents[2]


def test_the_floors_know_the_same_kinds() -> None:
    assert set(SUMMARIES) == set(names_of_kinds())


@pytest.mark.parametrize("kind", names_of_kinds())
def test_a_kind_has_a_file_on_every_floor(kind: str) -> None:
    assert callable(getattr(import_module(f"reports.summaries.{kind}"), SUMMARIES[kind]))
    assert callable(import_module(f"reports.sections.{kind}").document)
    assert (ROOT / "sim/experiments/kinds" / f"{kind}.py").is_file()
    if kind in ("pilots", "best_of"):  # options of other commands
        having = MEASURED if kind == "pilots" else ("match", "gauntlet", "matrix")
        assert all(any(one.name == kind for one in commands.commands[name].params) for name in having)
    else:
        assert (ROOT / "sim/command_line/commands" / f"{kind}.py").is_file()
