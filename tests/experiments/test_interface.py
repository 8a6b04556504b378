"""What Python programs call: the same experiments as the commands, with the same defaults."""

import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import sim
import sim.api.experiments
from decks import Deck, DeckError, read_deck, shipped_decks
from sim.cards.library import known_names
from sim.command_line import commands
from sim.command_line.options import DEFAULT_GAMES, MOST_GAMES
from sim.experiments.runs.execution import Execution
from sim.experiments.runs.folder import RunMismatch
from sim.games.rule_options import UnknownRule
from strategies.registry import UnknownPlayer

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")


def command(*words: str) -> dict[str, Any]:
    """The JSON that a command prints, but for the time that it took."""
    result = CliRunner().invoke(commands, [*words, "--json"], prog_name="duelsim")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return {key: value for key, value in told.items() if key not in ("seconds", "games_per_second", "run")}


def told(run: sim.Run) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(json.dumps(run.to_json()))
    return written | {"interrupted": False}


# --- The same as the commands -----------------------------------------------------------------------------
def test_a_match_is_that_of_the_command() -> None:
    run = sim.match(
        "dokindam-redzone",
        "fn-rush",
        players=("control", "rush"),
        games=6,
        seed=5,
        rules={"breaking": "one-by-one"},
        turn_cap=30,
    )
    words = ("--players", "control,rush", "--games", "6", "--seed", "5", "--turn-cap", "30")
    assert told(run) == command("match", "dokindam-redzone", "fn-rush", *words, "--rule", "breaking=one-by-one")
    assert run.games.height == len(run.to_pandas()) == 6


def test_a_comparison_is_that_of_the_command() -> None:
    field = ["liquid-beast", "murky-riptide"]
    run = sim.compare("fn-rush", "mono-red-rush", against=field, shares=[60, 40], players="rush", games=8, seed=5)
    words = ("--against", *field, "--shares", "60,40", "--games", "8", "--seed", "5")
    assert told(run) == command("compare", "fn-rush", "mono-red-rush", *words)
    alone = sim.compare("fn-rush", "mono-red-rush", against="liquid-beast", games=8, seed=5)
    assert len(alone.cells) == 2


def test_a_goldfish_is_that_of_the_command() -> None:
    run = sim.goldfish("fn-rush", "mono-red-rush", player="control", games=6, seed=5)
    assert told(run) == command("goldfish", "fn-rush", "mono-red-rush", "--player", "control", "--games=6", "--seed=5")


def test_a_lift_is_that_of_the_command() -> None:
    run = sim.lift("fn-rush", against="liquid-beast", cards=["Torcon"], games=4, seed=5)
    words = ("--against", "liquid-beast", "--card", "Torcon", "--games", "4", "--seed", "5")
    assert told(run) == command("lift", "fn-rush", *words)


def test_a_matrix_is_that_of_the_command() -> None:
    run = sim.matrix("fn-rush", "liquid-beast", players=["rush", "control"], shares=[3, 1], games=4, seed=5)
    words = ("--players", "rush,control", "--shares", "3,1", "--games", "4", "--seed", "5")
    assert told(run) == command("matrix", "fn-rush", "liquid-beast", *words)
    assert len(sim.matrix(games=2, seed=5).cells) == len(shipped_decks()) * (len(shipped_decks()) + 1) / 2


def test_odds_are_those_of_the_command() -> None:
    run = sim.odds("fn-rush", against="liquid-beast", wants=["2 Torcon"], players=("control", "rush"), games=4, seed=5)
    words = ("--against", "liquid-beast", "--want", "2 Torcon", "--players", "control,rush", "--games=4", "--seed=5")
    assert told(run) == command("odds", "fn-rush", *words)
    exact = sim.odds("fn-rush", seen=["Torcon", "2 Comet Missile"], seen_cards=9, shields=3, games=0, seed=5)
    words = ("--seen", "Torcon", "--seen", "2 Comet Missile", "--seen-cards", "9", "--shields", "3")
    assert told(exact) == command("odds", "fn-rush", *words, "--games", "0", "--seed", "5")
    assert exact.games.height == 0


def test_every_experiment_of_the_command_line_is_a_function_with_its_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, experiment in commands.commands.items():
        defaults = {parameter.name: parameter.default for parameter in experiment.params}
        if not {"seed", "out"} <= defaults.keys():
            continue
        parameters = inspect.signature(getattr(sim, name)).parameters
        for parameter in ("games", "precision", "player"):
            if parameter in defaults and name != "match":
                assert parameters[parameter].default == defaults[parameter], (name, parameter)
    asked: list[int] = []
    monkeypatch.setattr(sim.api.experiments, "_play", lambda make, _: asked.append(make.keywords["games"]))
    sim.match("fn-rush", "fn-rush")
    sim.match("fn-rush", "fn-rush", target_ci=1)
    sim.match("fn-rush", "fn-rush", sprt=(50, 52))
    assert asked == [DEFAULT_GAMES, MOST_GAMES, MOST_GAMES]


def test_stopping_rules_stop(tmp_path: Path) -> None:
    run = sim.match("fn-rush", "liquid-beast", target_ci=49, games=600, seed=1)
    assert run.summary.stopped is not None  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="two stopping rules"):
        sim.match("fn-rush", "liquid-beast", target_ci=49, sprt=(50, 52))


# --- Decks ------------------------------------------------------------------------------------------------
def test_decks_are_names_files_or_decks(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("40 Corile\n", encoding="utf-8")
    with pytest.raises(DeckError, match="at most 4"):
        sim.match(file, "fn-rush", games=2)
    made = Deck("Made", (("Corile", 40),), Path())
    by_file, by_name, by_deck = (
        sim.match(deck, read_deck("fn-rush", known_names()), games=2, seed=1, format="open").games
        for deck in (file, str(file), made)
    )
    assert by_file.equals(by_name)
    assert by_file.equals(by_deck)
    with pytest.raises(DeckError, match='Did you mean "fn-rush"'):
        sim.goldfish("fn-rsh")


# --- Folders ----------------------------------------------------------------------------------------------
def test_a_run_in_a_folder_is_that_of_the_command_and_gone_on_with(tmp_path: Path) -> None:
    first = sim.match("fn-rush", "liquid-beast", games=4, seed=3, out=tmp_path / "python")
    assert first.path == tmp_path / "python"
    longer = sim.match("fn-rush", "liquid-beast", games=6, out=tmp_path / "python")
    assert (longer.experiment.seed, longer.games.height) == (3, 6)
    assert sim.read_run(tmp_path / "python").games.equals(longer.games)
    command("match", "fn-rush", "liquid-beast", "--games", "6", "--seed", "3", "--out", str(tmp_path / "command"))
    for name in ("games/part-0000-000000.parquet", "summary.json"):
        assert (tmp_path / "python" / name).read_bytes() == (tmp_path / "command" / name).read_bytes()
    manifests = [json.loads((tmp_path / by / "manifest.json").read_text()) for by in ("python", "command")]
    del manifests[1]["command"]
    assert manifests[0] == manifests[1]
    with pytest.raises(RunMismatch, match="seed differ"):
        sim.match("fn-rush", "liquid-beast", games=4, seed=4, out=tmp_path / "python")


def test_ctrl_c_is_raised_and_what_was_played_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Execution.play

    def interrupted(self: Execution, cells: Any, games: int) -> Any:
        for cell in play(self, cells, games):
            yield cell
            raise KeyboardInterrupt

    monkeypatch.setattr(Execution, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        sim.goldfish("fn-rush", "mono-red-rush", games=4, out=tmp_path / "run")
    monkeypatch.undo()
    begun = sim.read_run(tmp_path / "run")
    assert (begun.interrupted, [len(games.rows) for games in begun.cells]) == (True, [4, 0])
    assert not (tmp_path / "run" / "summary.json").exists()


# --- What is wrong ----------------------------------------------------------------------------------------
def test_what_is_not_known_is_an_error() -> None:
    with pytest.raises(UnknownPlayer, match="clever"):
        sim.match("fn-rush", "fn-rush", players="clever")
    with pytest.raises(UnknownRule, match="mulligan"):
        sim.match("fn-rush", "fn-rush", rules={"mulligan": "yes"})
    with pytest.raises(TypeError, match="cannot be told sede"):
        sim.match("fn-rush", "fn-rush", sede=3)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="jobs are threads of this machine"):
        sim.match("fn-rush", "fn-rush", games=2, jobs=2, scheduler="tcp://127.0.0.1:1")
    with pytest.raises(AttributeError, match="no attribute 'mach'"):
        sim.mach  # type: ignore[attr-defined] # noqa: B018


# --- The package ------------------------------------------------------------------------------------------
def test_importing_the_package_imports_nothing_that_takes_long() -> None:
    script = "import sys, sim; print([name for name in ('numba', 'numpy', 'polars', 'click') if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"


def test_the_examples_of_the_guide_can_be_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a hundredth of their games."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL):
        exec(re.sub(r"games=(\d+)00\b", r"games=\1", example), names)
    assert names["longer"].games.height == 40
    assert names["quickest"].keys() == {"fn-rush", "mono-red-rush"}
    assert {file.name for file in tmp_path.iterdir()} == {"wins.svg", "match.html", "runs"}


def test_the_guide_names_every_function() -> None:
    for name in sim.__all__:
        assert name == "Run" or f"`sim.{name}(" in GUIDE
