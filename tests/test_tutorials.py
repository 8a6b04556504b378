"""The tutorials and the notebook of experiments: each command, program and cell prints what stands below it."""

import json
from pathlib import Path

import pytest

from docs.tutorials import NOTEBOOK, TUTORIALS, played, played_notebook


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda tutorial: tutorial.stem)
@pytest.mark.slow(5, "runs all that a tutorial shows")
def test_a_tutorial_prints_what_it_says(tutorial: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it no longer does: `python -m docs.tutorials`, and read what the text says about the figures."""
    monkeypatch.chdir(tmp_path)
    text = tutorial.read_text(encoding="utf-8")
    assert played(text, slow=False).splitlines() == text.splitlines()


def test_the_notebook_of_experiments_shows_what_it_says() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    again = played_notebook(notebook)
    for cell, other in zip(notebook["cells"], again["cells"], strict=True):
        assert other == cell, "".join(cell["source"])


def test_the_tutorials_are_found() -> None:
    assert [tutorial.stem for tutorial in TUTORIALS] == ["tutorial-data", "tutorial-judges", "tutorial-players"]
