"""The examples in docstrings run, and so does the one of `docs/runs.md`.

Modules are found by their text and imported by the test that runs them, so that collecting tests imports nothing. The
examples of the other guides are run by the tests of what they explain.
"""

import doctest
import importlib
import re
from pathlib import Path

import polars as pl
import pytest

import duelsim

ROOT = Path(__file__).parents[1]
PROMPT = re.compile(r"^\s*>>> ", re.MULTILINE)
EXAMPLES = {
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): len(prompts)
    for package in ("decks", "duelsim", "reports", "sim", "strategies")
    for file in sorted((ROOT / package).rglob("*.py"))
    if (prompts := PROMPT.findall(file.read_text(encoding="utf-8")))
}


@pytest.mark.parametrize("module", EXAMPLES)
def test_the_examples_of_a_module_run(module: str) -> None:
    """All of them: what doctest does not find, such as an example in a comment, would be run by nobody."""
    assert doctest.testmod(importlib.import_module(module)) == doctest.TestResults(0, EXAMPLES[module])


def test_examples_are_found() -> None:
    assert sum(EXAMPLES.values()) >= 30


def test_the_example_of_the_columns_runs() -> None:
    guide = (ROOT / "docs" / "runs.md").read_text(encoding="utf-8")
    [example] = re.findall(r"^```python\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    games = duelsim.match("liquid-beast", "fn-rush", games=40, seed=3).games
    found = eval(example, {"games": games, "pl": pl})
    bits = games["in_opening_hand_a"].to_list()
    assert found.height == sum(bits_of_game >> 2 & 1 for bits_of_game in bits) > 0
