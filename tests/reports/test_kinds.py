"""Every kind of experiment has its files, named after it."""

from importlib import import_module

import pytest

from sim.command_line import commands
from sim.experiments.runs.kind import find_kind
from sim.experiments.runs.kind_files import names_of_kinds


@pytest.mark.parametrize("kind", names_of_kinds())
def test_a_kind_has_a_file_for_its_numbers_and_its_words_and_a_command(kind: str) -> None:
    assert callable(getattr(import_module(f"reports.summaries.{kind}"), f"summarize_{kind}"))
    assert callable(import_module(f"reports.sections.{kind}").document)
    for name in find_kind(kind).played_by:
        options = {one.name for one in commands.commands[name].params}
        assert "out" in options and (name in (kind, "meta") or kind in options)
