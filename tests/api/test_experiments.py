"""The Python functions: the same experiments as the commands, with the same defaults."""

import errno
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

import duelsim
import sim.api.experiments
import sim.games.playing.batch
from decks.checking import DeckError
from decks.reading import Deck, read_deck
from decks.shipped import shipped_decks
from sim.api.defaults import MOST, OF_MATCH
from sim.cards.library import known_names
from sim.command_line import commands
from sim.engine.record.codes import columns, faults
from sim.experiments.runs.execution import Execution
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.kind_files import names_of_kinds
from sim.games.matchups.matchup import Matchup
from tests.experiments.runs.forged import change_manifest
from tests.kinds import EXAMPLES, write_results

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")


def command(*words: str) -> dict[str, Any]:
    """The JSON that a command prints, without its times."""
    result = CliRunner().invoke(commands, [*words, "--json"], prog_name="duelsim")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return {key: value for key, value in found.items() if key not in ("seconds", "games_per_second", "run")}


def json_of(result: duelsim.Result) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(json.dumps(result.to_json()))
    return written | {"interrupted": False}


# --- The same as the commands -----------------------------------------------------------------------------
def test_a_match_is_that_of_the_command() -> None:
    result = duelsim.match(
        "dokindam-redzone",
        "fn-rush",
        players=("control", "rush"),
        games=6,
        seed=5,
        rules={"breaking": "one-by-one"},
        turn_cap=30,
    )
    words = ("--players", "control,rush", "--games", "6", "--seed", "5", "--turn-cap", "30")
    assert json_of(result) == command("match", "dokindam-redzone", "fn-rush", *words, "--rule", "breaking=one-by-one")
    assert result.games.height == len(result.to_pandas()) == 6


def test_an_era_is_given_by_its_name_or_beside_other_rulings() -> None:
    old, mixed = (
        duelsim.match("fn-rush", "liquid-beast", games=2, seed=5, rules=rules)
        for rules in ("2005-en", {"era": "2005-en", "blockers": "several"})
    )
    words = ("match", "fn-rush", "liquid-beast", "--games", "2", "--seed", "5", "--rules", "2005-en")
    assert json_of(old) == command(*words)
    assert json_of(mixed) == command(*words, "--rule", "blockers=several")
    with pytest.raises(duelsim.ImpossibleExperiment, match="no era '1999'"):
        duelsim.match("fn-rush", "liquid-beast", games=2, rules="1999")


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_experiment_is_that_of_its_command(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_results(tmp_path)
    example = EXAMPLES[name]
    assert json_of(example.play(**{example.count: 4}, seed=1)) == command(*example.in_words(4))


def test_players_are_those_of_the_command() -> None:
    result = duelsim.goldfish("fn-rush", player="control", games=4, seed=1)
    assert json_of(result) == command("goldfish", "fn-rush", "--player", "control", "--games", "4", "--seed", "1")
    for players in ("rush", ("control", "rush")):
        words = players if isinstance(players, str) else ",".join(players)
        for name in ("compare", "odds", "matrix"):
            result = EXAMPLES[name].play(players=players, games=4, seed=1)
            assert json_of(result) == command(*EXAMPLES[name].in_words(4, "--players", words))


def test_without_a_field_the_shipped_decks_are_played() -> None:
    assert len(duelsim.matrix(games=2, seed=5).run.cells) == len(shipped_decks()) * (len(shipped_decks()) + 1) / 2
    assert len(duelsim.gauntlet("fn-rush", games=2, seed=5).run.cells) == len(shipped_decks())


def test_exact_odds_play_nothing() -> None:
    exact = duelsim.odds("fn-rush", seen=["Torcon", "2 Comet Missile"], seen_cards=9, shields=3, games=0, seed=5)
    words = ("--seen", "Torcon", "--seen", "2 Comet Missile", "--seen-cards", "9", "--shields", "3")
    assert json_of(exact) == command("odds", "fn-rush", *words, "--games", "0", "--seed", "5")
    assert exact.games.height == 0


def test_there_is_an_example_of_every_kind() -> None:
    assert {example.kind for example in EXAMPLES.values()} == set(names_of_kinds())


def test_every_experiment_of_the_command_line_is_a_function_with_its_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, experiment in commands.commands.items():
        values = (int, float, str)  # Click has a mark for an option that has none
        defaults = {one.name: one.default if isinstance(one.default, values) else None for one in experiment.params}
        if not {"seed", "out", "backend"} <= defaults.keys():
            continue
        parameters = inspect.signature(getattr(duelsim, name)).parameters
        for parameter in ("games", "precision", "player"):
            if parameter in defaults:  # None: it depends on the others
                assert parameters[parameter].default == defaults[parameter], (name, parameter)
    asked: list[int] = []
    monkeypatch.setattr(
        sim.api.experiments, "run_experiment", lambda make, *_, **__: asked.append(make.keywords["games"])
    )
    duelsim.match("fn-rush", "fn-rush")
    duelsim.match("fn-rush", "fn-rush", target_ci=1)
    duelsim.match("fn-rush", "fn-rush", sprt=(50, 52))
    assert asked == [OF_MATCH.scripts, MOST, MOST]


def test_stopping_rules_stop(tmp_path: Path) -> None:
    result = duelsim.match("fn-rush", "liquid-beast", target_ci=49, games=600, seed=1)
    assert result.summary.stopped is not None  # type: ignore[attr-defined]
    with pytest.raises(duelsim.ImpossibleExperiment, match="two stopping rules"):
        duelsim.match("fn-rush", "liquid-beast", target_ci=49, sprt=(50, 52))


# --- Decks ------------------------------------------------------------------------------------------------
def test_decks_are_names_files_or_decks(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("40 Corile\n", encoding="utf-8")
    with pytest.raises(DeckError, match="at most 4"):
        duelsim.match(file, "fn-rush", games=2)
    made = Deck("Made", (("Corile", 40),), Path())
    by_file, by_name, by_deck = (
        duelsim.match(deck, read_deck("fn-rush", known_names()), games=2, seed=1, format="open").games
        for deck in (file, str(file), made)
    )
    assert by_file.equals(by_name)
    assert by_file.equals(by_deck)
    with pytest.raises(DeckError, match='Did you mean "fn-rush"'):
        duelsim.goldfish("fn-rsh")


# --- Folders ----------------------------------------------------------------------------------------------
def test_a_run_in_a_folder_is_that_of_the_command_and_can_be_resumed(tmp_path: Path) -> None:
    first = duelsim.match("fn-rush", "liquid-beast", games=4, seed=3, out=tmp_path / "python")
    assert first.path == tmp_path / "python"
    longer = duelsim.match("fn-rush", "liquid-beast", games=6, out=tmp_path / "python")
    assert (longer.seed, longer.games.height) == (3, 6)
    assert duelsim.read_run(tmp_path / "python").games.equals(longer.games)
    command("match", "fn-rush", "liquid-beast", "--games", "6", "--seed", "3", "--out", str(tmp_path / "command"))
    for name in ("games/part-0000-000000.parquet", "summary.json"):
        assert (tmp_path / "python" / name).read_bytes() == (tmp_path / "command" / name).read_bytes()
    assert (tmp_path / "python" / "report.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    manifests = [json.loads((tmp_path / by / "manifest.json").read_text()) for by in ("python", "command")]
    del manifests[1]["command"]
    assert manifests[0].pop("checksum") != manifests[1].pop("checksum")
    assert manifests[0] == manifests[1]
    with pytest.raises(duelsim.RunMismatch, match=r"It differs in: seed \(3 there, 4 asked for\)\."):
        duelsim.match("fn-rush", "liquid-beast", games=4, seed=4, out=tmp_path / "python")


def test_a_folder_without_a_page(tmp_path: Path) -> None:
    duelsim.match("fn-rush", "liquid-beast", games=2, seed=3, out=tmp_path / "run", page=False)
    assert {file.name for file in (tmp_path / "run").iterdir()} == {"games", "manifest.json", "summary.json"}


def test_the_command_that_a_report_names_runs(tmp_path: Path) -> None:
    options: duelsim.RunOptions = {"out": tmp_path / "run", "page": False, "command": "python mine.py"}
    duelsim.match("fn-rush", "liquid-beast", games=2, seed=3, **options)
    assert json.loads((tmp_path / "run" / "manifest.json").read_text())["command"] == "python mine.py"


def test_ctrl_c_is_raised_and_the_games_so_far_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Execution.play

    def interrupted(self: Execution, cells: Any, games: int) -> Any:
        for cell in play(self, cells, games):
            yield cell
            raise KeyboardInterrupt

    monkeypatch.setattr(Execution, "play", interrupted)
    with pytest.raises(duelsim.Interrupted) as ended:
        duelsim.goldfish("fn-rush", "mono-red-rush", games=4, out=tmp_path / "run")
    monkeypatch.undo()
    begun = duelsim.read_run(tmp_path / "run")
    assert (begun.interrupted, [len(games.rows) for games in begun.run.cells]) == (True, [4, 0])
    assert isinstance(ended.value, KeyboardInterrupt)
    assert ended.value.result.games.equals(begun.games)
    assert json.loads((tmp_path / "run" / "summary.json").read_bytes())["interrupted"]


# --- What is wrong ----------------------------------------------------------------------------------------
def test_unknown_names_are_errors(tmp_path: Path) -> None:
    """All unknown names raise the same error, and no folder is made."""
    with pytest.raises(duelsim.ImpossibleExperiment, match="clever"):
        duelsim.match("fn-rush", "fn-rush", players="clever", out=tmp_path / "run")
    with pytest.raises(duelsim.ImpossibleExperiment, match="mulligan"):
        duelsim.match("fn-rush", "fn-rush", rules={"mulligan": "yes"}, out=tmp_path / "run")
    with pytest.raises(duelsim.ImpossibleExperiment, match="has no Corile"):
        duelsim.lift("fn-rush", against="fn-rush", cards=["Corile"], out=tmp_path / "run")
    with pytest.raises(duelsim.ImpossibleExperiment, match="Aqua Hulcus"):
        duelsim.odds("fn-rush", wants=["2 Aqua Hulcus"], out=tmp_path / "run")
    unknown = Deck("Made", (("Corille", 40),), Path())
    with pytest.raises(duelsim.ImpossibleExperiment, match='Did you mean "Corile"'):
        duelsim.goldfish(unknown, format="open", out=tmp_path / "run")
    with pytest.raises(duelsim.ImpossibleExperiment, match="jobs are threads of this machine"):
        duelsim.match("fn-rush", "fn-rush", games=2, jobs=2, scheduler="tcp://127.0.0.1:1", out=tmp_path / "run")
    assert not (tmp_path / "run").exists()


def test_unknown_options_and_names_are_the_usual_python_errors() -> None:
    with pytest.raises(TypeError, match="no option sede"):
        duelsim.match("fn-rush", "fn-rush", sede=3)  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="no attribute 'mach'"):
        duelsim.mach  # type: ignore[attr-defined] # noqa: B018


def test_without_the_extra_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(duelsim.ImpossibleExperiment, match=re.escape("pip install -e '.[cluster]'")):
        duelsim.match("fn-rush", "fn-rush", scheduler="tcp://127.0.0.1:1")


def test_too_many_errors_raise_an_error_with_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    play_chunk = sim.games.playing.batch.play_chunk

    def play(*arguments: Any, **named: Any) -> Any:
        rows, digests = play_chunk(*arguments, **named)
        rows[1, columns.ERROR_CODE] = faults.ENDLESS
        return rows, digests

    monkeypatch.setattr(sim.games.playing.batch, "play_chunk", play)
    with pytest.raises(
        duelsim.GamesErred, match="1 of 4 games ended in an error, more than max_error_rate 0 allows"
    ) as e:
        duelsim.match("fn-rush", "liquid-beast", games=4, seed=1)
    assert [error["game"] for error in e.value.result.errors] == [1]
    assert (
        duelsim.match("fn-rush", "liquid-beast", games=4, seed=1, max_error_rate=0.25).errors == e.value.result.errors
    )


# --- Meanwhile --------------------------------------------------------------------------------------------
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes of POSIX")
@pytest.mark.slow(4, "imports what draws in a process for each kind")
def test_what_counts_the_games_of_every_kind_can_be_imported_while_they_are_played() -> None:
    """Each kind in a process of its own, which has imported as much as plays it and nothing of another kind."""
    program = f"""
import os, sys
import sim.api.run_experiment as run

for kind in {list(names_of_kinds())}:
    if not os.fork():
        run._import_what_counts(kind)
        print(kind, *sys.modules, flush=True)
        os._exit(0)
    assert os.wait()[1] == 0, kind
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    imported = {kind: modules for kind, *modules in map(str.split, done.stdout.splitlines())}
    assert imported.keys() == set(names_of_kinds())
    for kind, modules in imported.items():
        assert {f"reports.summaries.{kind}", f"reports.sections.{kind}", "scipy.special"} <= set(modules)


# --- Observing --------------------------------------------------------------------------------------------
def test_an_observer_is_called_in_order(tmp_path: Path) -> None:
    calls: list[str] = []

    class Listener(duelsim.Observer):
        def load_engine(self, matchup: Matchup) -> None:
            super().load_engine(matchup)
            calls.append("loaded")

        def started(self, experiment: Experiment) -> None:
            calls.append(f"started {experiment.kind}")

        def chunk_played(self, execution: Execution) -> None:
            calls.append(f"{execution.done} of {execution.total}")

        def finished(self, result: duelsim.Result) -> None:
            assert (tmp_path / "summary.json").exists() and not (tmp_path / "report.html").exists()
            calls.append(f"finished {result.games.height}")

        def page_drawn(self, done: int, total: int) -> None:
            calls.append(f"drawn {done == total}")

    duelsim.matrix("fn-rush", "liquid-beast", games=2, seed=1, observer=Listener(), out=tmp_path)
    expected = ["loaded", "started matrix", "2 of 6", "4 of 6", "6 of 6", "finished 6", "drawn False", "drawn True"]
    assert list(dict.fromkeys(calls)) == expected


def test_the_examples_of_the_guide_can_be_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a hundredth of their games."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL):
        exec(re.sub(r"games=(\d+)00\b", r"games=\1", example), names)
    assert names["longer"].games.height == 40
    assert names["quickest"].keys() == {"fn-rush", "mono-red-rush"}
    assert {file.name for file in tmp_path.iterdir()} == {"wins.svg", "match.html", "runs"}


def test_the_guide_names_everything() -> None:
    for name in duelsim.__all__:
        assert re.search(rf"`(duelsim\.)?{name}\b", GUIDE), name


def test_a_run_of_an_unknown_player_cannot_be_read(tmp_path: Path) -> None:
    """The error is that of an experiment that names one."""
    duelsim.match("fn-rush", "liquid-beast", games=2, seed=1, out=tmp_path / "run", page=False)
    sides = json.loads((tmp_path / "run" / "manifest.json").read_text(encoding="utf-8"))["sides"]
    change_manifest(tmp_path / "run", sides=[side | {"player": "clever"} for side in sides])
    with pytest.raises(duelsim.ImpossibleExperiment, match="clever"):
        duelsim.read_run(tmp_path / "run")


def test_an_interrupted_run_has_the_summary_of_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stopping(duelsim.Observer):
        def chunk_played(self, execution: Any) -> None:
            raise KeyboardInterrupt

    monkeypatch.setattr("sim.experiments.runs.experiment.GAMES_IN_CHUNK", 4)
    options: Any = {"games": 8, "seed": 7, "players": "random", "page": False}
    with pytest.raises(duelsim.Interrupted):
        duelsim.match("fn-rush", "liquid-beast", out=tmp_path / "run", observer=Stopping(), **options)
    summary = json.loads((tmp_path / "run" / "summary.json").read_bytes())
    assert (summary["games"], summary["seed"], summary["interrupted"]) == (4, 7, True)
    duelsim.match("fn-rush", "liquid-beast", out=tmp_path / "run", **options)
    duelsim.match("fn-rush", "liquid-beast", out=tmp_path / "whole", **options)
    files = [(tmp_path / name / "summary.json").read_bytes() for name in ("run", "whole")]
    assert files[0] == files[1] and b"interrupted" not in files[0]


def test_a_run_is_played_where_the_index_cannot_even_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(*_: Any) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr("sim.experiments.runs.index.remember", too_many)
    options: Any = {"games": 2, "players": "random", "page": False}
    assert duelsim.match("fn-rush", "liquid-beast", out=tmp_path / "run", **options).path == tmp_path / "run"
