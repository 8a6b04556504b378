"""A new kind of experiment is five files of the product: `made_up` has one, and everything works with it.

Four of its files lie where those of a kind lie; what is in `experiments.py` is written into `sim/api/experiments.py`.
docs/architecture.md has the steps.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import duelsim
import sim.api.experiments
from sim.command_line import commands
from sim.experiments.runs.kind import check_kind
from sim.experiments.runs.kind_files import kind_in_words, names_of_kinds
from tests.recounting_here import games_are_recounted_here  # noqa: F401

NAME = "initiative"
MADE_UP = Path(__file__).parent / "made_up"
ROOMS = {
    "kinds": "sim.experiments.kinds",
    "summaries": "reports.summaries",
    "sections": "reports.sections",
    "commands": "sim.command_line.commands",
}
WORDS = (NAME, "fn-rush", "--fair-within", "2", "--games", "8", "--seed", "5")


@pytest.fixture(scope="module", autouse=True)
def the_made_up_kind() -> Iterator[None]:
    """The files of the kind, as if they lay in the folders of the product."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "commands", {**commands.commands})
        for folder, room in ROOMS.items():
            package = import_module(room)
            patch.setattr(package, "__path__", [*package.__path__, str(MADE_UP / folder)])
        function = import_module("tests.experiments.made_up.experiments").initiative
        patch.setattr(sim.api.experiments, NAME, function, raising=False)
        patch.setattr(sim.api.experiments, "__all__", [*sim.api.experiments.__all__, NAME])
        import_module(f"{ROOMS['commands']}.{NAME}")
        yield
    for room in ROOMS.values():
        sys.modules.pop(f"{room}.{NAME}", None)
        vars(sys.modules[room]).pop(NAME, None)


def run(*words: str) -> Result:
    result = CliRunner().invoke(commands, words, prog_name="duelsim")
    assert result.exit_code == 0, result.output
    return result


def made_up(**options: Any) -> "duelsim.Result[Any]":
    found: duelsim.Result[Any] = getattr(duelsim, NAME)("fn-rush", fair_within=2, games=8, seed=5, **options)
    return found


def test_a_new_kind_is_five_files_of_the_product() -> None:
    files = [file for file in MADE_UP.rglob("*.py") if "__pycache__" not in file.parts]
    assert len(files) <= 5
    assert NAME in names_of_kinds() and kind_in_words(NAME) == "initiative of a deck"


def test_it_is_played_in_python_and_by_its_command() -> None:
    result = made_up()
    assert result.verdict.startswith("Going first ")
    assert (result.summary.is_fair, [*result.figures()]) == (False, ["worth of going first"])
    assert NAME in dir(duelsim)
    assert run(*WORDS).stdout.splitlines()[0] == result.document().verdict.answer
    printed = json.loads(run(*WORDS, "--json").stdout)
    written = json.loads(json.dumps(result.to_json()))
    assert written.items() <= printed.items() and written["experiment"] == NAME
    with pytest.raises(duelsim.ImpossibleExperiment, match="fair_within: 0 is not in the range"):
        getattr(duelsim, NAME)("fn-rush", fair_within=0, games=2)


def test_it_is_played_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'experiment = "{NAME}"\ndeck = "fn-rush"\nfair-within = 2\ngames = 8\nseed = 5\n')
    assert json.loads(run("run", str(file), "--json").stdout)["worth"] == made_up().to_json()["worth"]


def test_it_is_kept_read_resumed_and_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    folder = tmp_path / "run"
    command = f"duelsim {NAME} fn-rush --fair-within 2 --games 8 --seed 5"
    first = made_up(out=folder, command=command)
    read = duelsim.read_run(folder)
    assert read.games.equals(first.games) and read.to_json() == first.to_json()
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert command in page and "The run says that it was played by" not in page
    assert "What going first is worth to FN Rush" in page and "<svg" in page
    for form in ("html", "md", "csv"):
        told = run("report", str(folder), "--format", form, "--output", "-").stdout
        assert "Going first " in told
    assert "initiative of a deck" in run("runs", "list").stdout
    longer = run(*WORDS[:-4], "--games", "10", "--seed", "5", "--out", str(folder), "--json")
    assert json.loads(longer.stdout)["games"] == 10


def test_one_whose_manifest_says_what_it_is_not_is_refused() -> None:
    experiment = made_up().run.experiment
    check_kind(experiment)
    other = duelsim.match("fn-rush", "liquid-beast", games=2, seed=5).run.experiment
    for settings, cells in (({}, experiment.cells), ({"fair_within": -1}, experiment.cells), (None, other.cells)):
        forged = replace(experiment, cells=cells, settings=experiment.settings if settings is None else settings)
        with pytest.raises(duelsim.RunMismatch, match="damaged"):
            check_kind(forged)
