"""The recipes of docs/architecture.md are true: made-up things are added as they say, and work.

`changed` holds the lines that are added, and `made_up/tries.py` what is asked of them. A made-up kind of experiment,
with its figure and its option, is in tests/experiments/made_up.
"""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.recipes.changed import RECIPES, ROOT

ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FILE = re.compile(r"`((?:benchmarks|decks|docs|duelsim|reports|sim|strategies|tests)/[\w./-]+\.\w+)`")


def listed_files(room: Path) -> set[str]:
    """The files that the docstring of a room lists, on lines of their names and what they are for."""
    docstring = ast.get_docstring(ast.parse((ROOT / room / "__init__.py").read_text(encoding="utf-8"))) or ""
    lists = re.findall(r"^ *((?:[a-z_]+, )*[a-z_]+) {2,}\S", docstring.partition("\n")[2], re.MULTILINE)
    return {name for names in lists for name in names.split(", ")}


ROOMS_WITH_LISTS = [
    init.parent.relative_to(ROOT)
    for part in ("decks", "duelsim", "reports", "sim", "strategies")
    for init in sorted((ROOT / part).rglob("__init__.py"))
    if listed_files(init.parent.relative_to(ROOT))
]


def files_of(recipe: str) -> set[str]:
    """The files that the steps of a recipe name."""
    _, _, steps = ARCHITECTURE.partition(f"\n**A {recipe}**")
    return set(FILE.findall(steps.partition("\n**A")[0]))


@pytest.mark.slow(5, "starts a program that builds the grammar")
def test_what_the_recipes_add_works() -> None:
    tries = Path(__file__).parent / "made_up" / "tries.py"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-p", "tests.recipes.changed"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [*command, str(tries)], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_names_each_file_that_it_changes(recipe: str) -> None:
    named = files_of(recipe)
    assert {lines.file for lines in RECIPES[recipe]} <= named, "say in docs/architecture.md where they go"


def test_the_files_of_a_step_have_the_names_that_it_cites() -> None:
    """Functions, classes and constants; NAME is a kind of experiment or a player that there is."""
    steps = re.split(r"\n(?=\d\. |\n)", ARCHITECTURE.partition("### Recipes")[2])
    cited = 0
    for step in steps:
        places = [file.replace("NAME", "rush" if "scripted/" in file else "gauntlet") for file in FILE.findall(step)]
        sources = "\n".join((ROOT / file).read_text(encoding="utf-8") for file in places if (ROOT / file).exists())
        for name in re.findall(r"`([A-Za-z_]\w*)(?:\(\.\.\.\))?`", step) if places else ():
            if name != "NAME" and ("_" in name.strip("_") or name[0] == "_" or name[0].isupper()):
                cited += 1
                name = re.sub("(?<![A-Z])NAME(?![A-Z])", "gauntlet", name)
                assert re.search(rf"\b{name}\b", sources), f"{name} is in none of {', '.join(places)}"
    assert cited > 30


def test_the_files_of_the_page_are_there() -> None:
    named = {file for file in FILE.findall(ARCHITECTURE) if "NAME" not in file}
    assert len(named) > 40
    assert [file for file in sorted(named) if not (ROOT / file).exists()] == []


@pytest.mark.parametrize("room", ROOMS_WITH_LISTS, ids=str)
def test_a_room_that_lists_its_files_lists_all_of_them(room: Path) -> None:
    listed = listed_files(room)
    files = {file.stem for file in (ROOT / room).glob("*.py")} - {"__init__"}
    assert files - listed == set(), f"say in {room}/__init__.py what they are for"
    there = {path.name.partition(".")[0] for path in (ROOT / room).iterdir()}
    assert listed - there == set(), f"{room}/__init__.py lists what is not there"


def test_the_tree_has_every_folder_and_nothing_else() -> None:
    """The folders of the product, and the files that the tree names on lines of their own."""
    tree: list[Path] = []
    for line in ARCHITECTURE.split("```\n")[1].split("\n"):
        if found := re.match(r"((?:  ){0,4})([a-z]\w*(?:/|\.py))(?:  |$)", line):
            above = tree[-1].parts[: len(found[1]) // 2] if tree else ()
            tree.append(Path(*above, found[2]))
    assert [str(path) for path in tree if not (ROOT / path).exists()] == []
    parts = ("benchmarks", "decks", "docs", "duelsim", "reports", "sim", "strategies")
    folders = {file.parent.relative_to(ROOT) for part in parts for file in (ROOT / part).rglob("__init__.py")}
    assert sorted(map(str, folders - set(tree))) == []
