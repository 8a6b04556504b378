"""Pages that are made when the site is built: commands from their help, the gallery from its commands, notebooks."""

import json
import shlex
from pathlib import Path

import click
import pytest

from docs import command_pages, gallery, notebook_pages
from sim.command_line import commands
from sim.experiments.runs.kind_files import names_of_kinds

ROOT = Path(__file__).parents[1]
PAGES = command_pages.pages()
ENTRIES = gallery.entries(gallery.GUIDE.read_text(encoding="utf-8"))
NOT_ALONE = ("pilots",)  # a part of the page of a match


def test_every_command_has_a_page() -> None:
    assert {"match", "decks-check", "cards-show", "runs-list"} <= PAGES.keys()
    shown = {name for name, command in commands.commands.items() if not command.hidden}
    assert {name.partition("-")[0] for name in PAGES} == shown


@pytest.mark.parametrize("name", PAGES)
def test_the_page_of_a_command_has_its_help_its_options_and_its_examples(name: str) -> None:
    command: click.Command = commands
    for word in name.split("-"):
        assert isinstance(command, click.Group)
        command = command.commands[word]
    page = PAGES[name]
    assert page.startswith(f"# duelsim {name.replace('-', ' ')}\n\n    duelsim ")
    for option in (one for one in command.params if isinstance(one, click.Option)):
        assert (f"`{option.opts[0]}" in page or f", {option.opts[0]}" in page) != option.hidden, option.opts
    for line in (command.epilog or "").split("\n"):
        assert not line.startswith("  duelsim ") or f"\n    {line.strip()}\n" in page
    assert "\b" not in page


def test_pages_are_written_only_where_they_change(tmp_path: Path) -> None:
    command_pages.write(tmp_path)
    assert {file.stem for file in tmp_path.iterdir()} == {*PAGES, "index"}
    times = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    (tmp_path / "match.md").write_text("older", encoding="utf-8")
    command_pages.write(tmp_path)
    assert (tmp_path / "match.md").read_text(encoding="utf-8") == PAGES["match"]
    assert all(file.stat().st_mtime_ns == times[file] for file in times if file.stem != "match")


def test_the_gallery_has_a_page_of_each_kind() -> None:
    kinds = {name.replace("best_of", "best-of-three") for name in names_of_kinds() if name not in NOT_ALONE}
    assert kinds | {"meta", "improve", "tune", "coach", "ruling", "game"} <= ENTRIES.keys()
    guide = gallery.GUIDE.read_text(encoding="utf-8")
    assert guide.count("\n## ") == guide.count("\n    duelsim ") == len(ENTRIES)
    assert gallery.with_pages(guide).count("Open this page") == len(ENTRIES)


@pytest.mark.parametrize("name", ENTRIES)
def test_a_command_of_the_gallery_can_be_typed_and_its_page_is_small_in_the_guide(name: str) -> None:
    called, command, *words = shlex.split(ENTRIES[name])
    assert called == "duelsim" and words[-2] in ("--out", "--page")
    found = commands.commands[command]
    context = found.make_context(command, list(words), resilient_parsing=True)
    assert not context.args
    assert (gallery.PICTURES / f"{name}.png").stat().st_size < 60_000


@pytest.mark.soak
def test_the_pages_of_the_gallery_are_made(tmp_path: Path) -> None:
    gallery.make(tmp_path)
    assert {page.stem for page in tmp_path.glob("*.html")} == ENTRIES.keys()


@pytest.mark.parametrize("name", ["python-experiments", "python-players"])
def test_a_notebook_is_a_page_with_all_its_programs_and_what_they_showed(name: str) -> None:
    notebook = json.loads((ROOT / "docs" / f"{name}.ipynb").read_text(encoding="utf-8"))
    page = notebook_pages.markdown(notebook)
    programs = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    shown = sum(len(cell["outputs"]) for cell in programs)
    assert page.count("```python\n") == len(programs) > 3
    assert page.count("```text\n") + page.count("```{raw} html\n") == shown > 2
    assert page.startswith("# ")
