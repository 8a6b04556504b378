"""`--pilots`: its games are kept with the run, shown again without playing, resumed and interrupted.

Only one test searches, interpreted and for a few turns: in the others a script plays for the better players, because
a search is slow.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import duelsim
from sim.command_line.playing import TerminalObserver
from sim.experiments.conduct import read_run
from sim.experiments.kinds import pilots
from sim.experiments.runs.execution import Execution
from tests.experiments.runs.forged import change_manifest

OPTIONS: Any = {"players": "rush", "games": 8, "pilots": 4, "seed": 3, "turn_cap": 20, "page": False}
WORDS = ("match", "fn-rush", "liquid-beast", "--players", "rush", "--games", "8", "--seed", "3", "--turn-cap", "20")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `control` play instead of the better players."""
    monkeypatch.setattr(pilots, "better", lambda player, pilot: "control")


def contents(path: Path) -> dict[str, str]:
    files = sorted(file for file in path.rglob("*") if file.is_file())
    return {str(file.relative_to(path)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def ctrl_c_in_pilots(_: Any, execution: Execution) -> None:
    """What an observer does: it presses Ctrl-C after the first chunk with better players."""
    if execution.experiment.kind == "pilots":
        raise KeyboardInterrupt


def full_disk_in_pilots(_: Any, execution: Execution) -> None:
    if execution.experiment.kind == "pilots":
        raise OSError(28, "No space left on device", "part")


def no_games(matchups: Any, chunks: Any, root: Any, **_: Any) -> Iterator[Any]:
    """What plays the games of a run that lacks none."""
    assert not chunks
    yield from ()


@pytest.mark.usefixtures("quick")
def test_pilots_are_played_kept_and_shown_again_without_playing(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    shown = run(*WORDS, "--pilots", "4", "--out", str(folder))
    assert shown.exit_code == 0, shown.stderr
    assert "as one side or both look ahead." in " ".join(shown.stdout.split("\n\n")[0].split())
    assert "12 games with better players in" in shown.stdout
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "Better pilots" in page and "as one side or both look ahead." in page
    kept = read_run(folder).pilots
    assert kept is not None and [len(games.rows) for games in kept.cells] == [4, 4, 4] and not kept.interrupted

    monkeypatch.setattr("sim.experiments.runs.execution.play_chunks", no_games)
    (folder / "report.html").unlink()
    assert run("report", str(folder)).exit_code == 0
    assert (folder / "report.html").read_text(encoding="utf-8") == page
    again = json.loads(run(*WORDS, "--out", str(folder), "--json").stdout)  # without --pilots: they are there already
    assert [way["games"] for way in again["pilots"]["matchups"][0]["ways"]] == [4, 4, 4]
    assert again == json.loads((folder / "summary.json").read_text(encoding="utf-8")) | {
        key: again[key] for key in ("seconds", "games_per_second", "interrupted", "run")
    }
    alone = run("report", str(folder / "pilots"), "--format", "md", "--output", "-")
    assert "FN Rush against Liquid Beast, with players who look ahead" in alone.stdout


@pytest.mark.usefixtures("quick", "drawn_pictures")
def test_what_was_interrupted_says_what_is_missing_and_is_resumed(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    duelsim.match("fn-rush", "liquid-beast", out=whole, **OPTIONS)
    with monkeypatch.context() as patched, pytest.raises(duelsim.Interrupted) as told:
        patched.setattr(duelsim.Observer, "chunk_played", ctrl_c_in_pilots)
        duelsim.match("fn-rush", "liquid-beast", out=broken, **OPTIONS)
    result = told.value.result
    assert result.interrupted and result.games.height == 8
    assert result.document().verdict.doubt.endswith("as the player of FN Rush looks ahead.")
    reported = run("report", str(broken), "--format", "md", "--output", "-")
    assert reported.exit_code == 0, reported.stderr
    assert "measured by 4 of 12 games. The others have not been played." in reported.stdout
    assert json.loads(run("report", str(broken), "--json").stdout)["runs"][0]["complete"] is False
    for file in ("report.html", "summary.png"):
        (broken / file).unlink()
    duelsim.match("fn-rush", "liquid-beast", out=broken, **OPTIONS)
    assert contents(broken) == contents(whole)


@pytest.mark.usefixtures("quick")
def test_ctrl_c_prints_what_was_found(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TerminalObserver, "chunk_played", ctrl_c_in_pilots)
    shown = run(*WORDS, "--pilots", "4")
    assert shown.exit_code == 130
    assert "Interrupted after 8 games and 4 of 12 with better players; this is their result:" in shown.stderr
    assert "as the player of FN Rush looks ahead." in " ".join(shown.stdout.split("\n\n")[0].split())
    assert "Not complete: 4 of 12 games with players who look ahead" in " ".join(shown.stdout.split())


@pytest.mark.usefixtures("quick")
def test_a_failure_does_not_hide_what_was_played(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TerminalObserver, "chunk_played", full_disk_in_pilots)
    shown = run(*WORDS, "--pilots", "4", "--out", str(tmp_path / "run"))
    assert shown.exit_code == 1
    assert "8 games between" in " ".join(shown.stdout.split("\n\n")[0].split())


@pytest.mark.usefixtures("quick")
def test_pilots_of_another_run_are_refused(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    duelsim.match("fn-rush", "liquid-beast", out=folder, **OPTIONS)
    change_manifest(folder / "pilots", seed=4)
    for words in (("report", str(folder)), (*WORDS, "--out", str(folder))):
        refused = run(*words)
        assert refused.exit_code == 2
        assert "does not belong to the run in" in refused.stderr
    assert "It differs in: seed (" in run(*WORDS, "--pilots", "4", "--out", str(folder)).stderr


@pytest.mark.usefixtures("quick")
def test_damaged_pilots_are_named_salvaged_and_played_again(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    duelsim.match("fn-rush", "liquid-beast", out=folder, **OPTIONS)
    part = folder / "pilots" / "games" / "part-0001-000000.parquet"
    whole = part.read_bytes()
    part.write_bytes(b"")
    refused = run("report", str(folder))
    assert refused.exit_code == 2 and f"{part}: it has no checksum" in refused.stderr
    salvaged = run("report", str(folder), "--salvage", "--format", "csv", "--output", "-")
    assert salvaged.exit_code == 0 and "4 games are lost" in salvaged.stderr
    assert "measured by 8 of 12 games. 4 are lost because files are damaged." in salvaged.stdout
    again = run(*WORDS, "--pilots", "4", "--out", str(folder))
    assert f"{part} was damaged" in again.stderr
    assert part.read_bytes() == whole


@pytest.mark.usefixtures("quick")
def test_a_matrix_is_extended_with_pilots(tmp_path: Path) -> None:
    options: Any = {"players": "rush", "games": 4, "seed": 3, "page": False, "out": tmp_path}
    before = duelsim.matrix("fn-rush", "liquid-beast", **options)
    assert "as it, the field or all look ahead" not in before.verdict
    result = duelsim.matrix("fn-rush", "liquid-beast", pilots=2, **options)
    assert "as it, the field or all look ahead" in result.verdict
    assert result.games.equals(before.games)
    told = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert len(told["pilots"]["matchups"]) == 3 and told["pilots"]["games_missing"] == 0


def test_what_cannot_be_is_refused(run: Any) -> None:
    searching = run("match", "fn-rush", "liquid-beast", "--players", "rush,search", "--pilots")
    assert searching.exit_code == 2
    assert "searches already. Name players who do not, or leave out --pilots." in searching.stderr
    nobody = run("match", "fn-rush", "liquid-beast", "--pilots", "--better-pilot", "rush")
    assert nobody.exit_code == 2
    assert "'rush' is no better player: name search or lookahead, perhaps with deals" in nobody.stderr
    alone = run("match", "fn-rush", "liquid-beast", "--better-pilot", "search")
    assert alone.exit_code == 2
    assert "--better-pilot says who plays the games of --pilots. Add --pilots." in alone.stderr
    first = run("match", "--pilots", "fn-rush", "liquid-beast")
    assert first.exit_code == 2
    assert "'fn-rush' is not a valid whole number. Without a number, write --pilots after the decks." in first.stderr


@pytest.mark.parametrize("name", ["compare", "lift", "goldfish"])
def test_the_other_commands_say_why_they_have_none(run: Any, name: str) -> None:
    assert "There is no --pilots here:" in run(name, "--help").stdout
    assert "No such option '--pilots'" in run(name, "fn-rush", "--pilots").stderr


@pytest.mark.parametrize("better", ["search:1", "lookahead:1"])
def test_better_players_play_the_pilots(better: str) -> None:
    result = duelsim.match(
        "fn-rush", "mono-red-rush", players="rush", games=2, pilots=2, better_pilot=better, seed=3, turn_cap=4
    )
    pilots = result.to_json()["pilots"]
    rush, other = "rush", f"{better}/rush"
    ways = pilots["matchups"][0]["ways"]
    assert [one["players"] for one in ways] == [[other, rush], [rush, other], [other, other]]
    assert [one["games"] for one in ways] == [2, 2, 2]
    assert pilots["better_pilot"] == better
