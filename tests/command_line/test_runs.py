"""`duelsim runs`: finding kept runs again, showing and comparing them without playing, and taking them off the list."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from click.testing import CliRunner

import duelsim
from sim.command_line import commands
from sim.experiments.runs.columns import frame
from sim.experiments.runs.folder import RunFolder
from sim.statistics.intervals import difference_interval, independent_difference_interval

DECK = "# name: {name}\n" + "".join(
    f"4 {card}\n"
    for card in (
        *("Aqua Guard", "Aqua Hulcus", "Corile", "Crystal Lancer", "Spiral Gate"),
        *("Burning Mane", "Barkwhip, the Smasher", "Bronze-Arm Tribe", "Fear Fang"),
    )
)
GAMES = 4


def json_of(result: Any) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with two versions of a deck, runs of both, and their index.

    1: the first version against three decks; 2: the second against two of them, with the same luck; 3: again, with
    other luck, rules and players; 4: a matrix with both versions; 5: a comparison of them; 6: a goldfish; 7: a match of
    two other decks.
    """
    folder = tmp_path_factory.mktemp("runs")
    first, second = folder / "first.txt", folder / "second.txt"
    first.write_text(DECK.format(name="My Deck 3") + "4 Aqua Vehicle\n")
    second.write_text(DECK.format(name="My Deck 7") + "2 Aqua Vehicle\n2 Aqua Surfer\n")
    shared: Any = {"games": GAMES, "page": False}
    field = ["fn-rush", "mono-red-rush"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DUELSIM_RUNS", str(folder / "runs.sqlite"))
        duelsim.gauntlet(first, field=[*field, "murky-riptide"], players="rush", seed=7, out=folder / "1", **shared)
        duelsim.gauntlet(second, field=field, players="rush", seed=7, out=folder / "2", **shared)
        other: Any = {"rules": {"breaking": "one-by-one"}, "turn_cap": 60, "players": ("control", "rush")}
        duelsim.match(second, "fn-rush", seed=8, out=folder / "3", **other, **shared)
        duelsim.matrix(first, second, *field, players="rush", seed=7, out=folder / "4", **shared)
        duelsim.compare(first, second, against=field, shares=[3, 1], players="rush", seed=9, out=folder / "5", **shared)
        duelsim.goldfish(first, seed=1, out=folder / "6", **shared)
        duelsim.match("murky-riptide", "liquid-beast", seed=1, players="rush", out=folder / "7", **shared)
    yield folder


@pytest.fixture
def index(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of that index for one test."""
    shutil.copy(played / "runs.sqlite", tmp_path / "runs.sqlite")
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))


# --- list and add -------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("index")
def test_the_list_has_every_run_the_newest_first_with_its_result(run: Any, played: Path) -> None:
    found = json_of(run("runs", "list", "--json"))
    assert [one["number"] for one in found] == [7, 6, 5, 4, 3, 2, 1]
    oldest = found[-1]
    assert (oldest["experiment"], oldest["games"], oldest["complete"], oldest["there"]) == ("gauntlet", 12, True, True)
    assert oldest["run"] == str(played / "1")
    assert oldest["decks"][0] == {"name": "My Deck 3", "player": "rush"}
    assert oldest["verdict"] == duelsim.read_run(played / "1").verdict
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", oldest["played"])
    page = run("runs", "list").stdout
    for words in (
        "   1  ",
        "gauntlet  12 games  My Deck 3, FN Rush, Mono-red Rush, Murky Riptide (rush)",
        "win rate for My Deck 3",
    ):
        assert words in page
    assert "FN Rush (rush)" in page  # of run 3, whose decks have different players
    assert len(page.splitlines()) == 14 and str(played / "7") not in page  # two lines a run
    assert str(played / "7") in run("runs", "list", "--long").stdout


@pytest.mark.usefixtures("index")
def test_a_line_of_the_list_is_cut_at_the_width_of_the_terminal(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = run("runs", "list").stdout.splitlines()
    assert len(lines) == 14 and max(map(len, lines)) <= 60


@pytest.mark.usefixtures("index")
def test_the_list_can_be_that_of_a_deck(run: Any) -> None:
    assert [one["number"] for one in json_of(run("runs", "list", "--deck", "my deck 7", "--json"))] == [5, 4, 3, 2]
    none = run("runs", "list", "--deck", "Nobody")
    assert (none.exit_code, none.stdout.strip()) == (0, "")
    assert "No run has a deck 'Nobody'" in none.stderr


@pytest.mark.usefixtures("index")
def test_the_list_calls_decks_by_the_names_of_its_language_and_finds_them_by_both(run: Any) -> None:
    listed = run("runs", "list", "--deck", "fn rush", "--language", "ja").stdout
    assert listed == run("runs", "list", "--deck", "赤緑速攻", "--language", "ja").stdout
    assert "My Deck 3、赤緑速攻、赤単速攻、青黒コントロール" in listed and "FN Rush" not in listed


def test_an_empty_list_says_how_runs_get_there(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "new" / "runs.sqlite"))
    assert json_of(run("runs", "list", "--json")) == []
    assert "No run has been kept yet. --out DIR keeps a run" in run("runs", "list").stderr


def test_runs_from_elsewhere_are_added(run: Any, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    shutil.copytree(played / "1", tmp_path / "old" / "one")
    shutil.copytree(played / "7", tmp_path / "old" / "deep" / "seven")
    os.utime(tmp_path / "old" / "one" / "manifest.json", (1_000_000_000, 1_000_000_000))
    added = json_of(run("runs", "add", str(tmp_path / "old"), "--json"))
    assert [(one["experiment"], one["games"]) for one in added] == [("match", 4), ("gauntlet", 12)]
    assert added[1]["played"].startswith("2001-09-09")
    assert added[1]["verdict"] == duelsim.read_run(played / "1").verdict
    (tmp_path / "old" / "one").rename(tmp_path / "moved")
    assert "(it is no longer there; duelsim runs add" in " ".join(run("runs", "list").stdout.split())
    gone = run("runs", "show", str(added[1]["number"]))
    assert (gone.exit_code, gone.stdout) == (2, "")
    assert "is no longer in" in gone.stderr
    again = json_of(run("runs", "add", str(tmp_path / "moved"), "--json"))
    assert [(one["number"], one["run"]) for one in again] == [(added[1]["number"], str(tmp_path / "moved"))]


@pytest.mark.usefixtures("index")
def test_a_damaged_run_is_not_added_and_others_are(run: Any, played: Path, tmp_path: Path) -> None:
    shutil.copytree(played / "1", tmp_path / "old" / "damaged")
    shutil.copytree(played / "7", tmp_path / "old" / "fine")
    part = next((tmp_path / "old" / "damaged" / "games").iterdir())
    part.write_bytes(part.read_bytes()[:-1])
    result = run("runs", "add", str(tmp_path / "old"), str(tmp_path / "nowhere"))
    assert result.exit_code == 2
    assert "its checksum is wrong" in result.stderr
    assert "nowhere has no run" in result.stderr
    assert str(tmp_path / "old" / "fine") in result.stdout
    assert str(tmp_path / "old" / "damaged") not in result.stdout


# --- show ---------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("index")
def test_a_run_is_shown_as_it_was_played(run: Any, played: Path) -> None:
    shown = json_of(run("runs", "show", "2", "--json"))
    summary = json.loads((played / "2" / "summary.json").read_text(encoding="utf-8"))
    assert {key: shown[key] for key in summary} == summary
    page = run("runs", "show", str(played / "2"))
    assert page.exit_code == 0
    assert "win rate for My Deck 7" in page.stdout
    assert f"duelsim report {played / '2'}" in " ".join(page.stdout.split())


# --- compare ------------------------------------------------------------------------------------------------
def scores(folder: Path, cell: int) -> Any:
    """The scores of deck A in the pairs of a matchup, straight from the games of the run."""
    games = duelsim.read_run(folder).games.filter(pl.col("cell") == cell).sort("game")
    won = games["winner"].to_numpy()
    return np.where(won == 0, 1.0, np.where(won == 1, 0.0, 0.5)).reshape(-1, 2).mean(axis=1)


def same(interval: Any, wanted: Any) -> None:
    assert (interval["estimate"], interval["low"], interval["high"]) == pytest.approx(
        (wanted.estimate, wanted.low, wanted.high)
    )


@pytest.mark.usefixtures("index")
def test_two_versions_with_the_same_luck_are_compared_pair_by_pair(run: Any, played: Path) -> None:
    found = json_of(run("runs", "compare", "1", "2", "--json"))
    assert (found["first"]["name"], found["first"]["label"]) == ("My Deck 3", "run 1")
    assert (found["second"]["name"], found["second"]["label"]) == ("My Deck 7", "run 2")
    assert found["cards"] == [
        {"card": "Aqua Surfer", "japanese_name": "アクア・サーファー", "copies": 2},
        {"card": "Aqua Vehicle", "japanese_name": "アクア・ビークル", "copies": -2},
    ]
    assert (found["same_luck"], found["warnings"], found["between"]) == (True, [], "scripted players")
    assert (found["only_in_first"], found["only_in_second"]) == (["Murky Riptide"], [])
    differences = [scores(played / "2", cell) - scores(played / "1", cell) for cell in range(2)]
    for cell, one in enumerate(found["opponents"]):
        assert one["name"] == ("FN Rush", "Mono-red Rush")[cell]
        assert (one["pairs_first"], one["pairs_second"], one["share"]) == (2, 2, 0.5)
        assert one["first_win_rate"]["estimate"] == pytest.approx(scores(played / "1", cell).mean())
        same(one["difference"], difference_interval(differences[cell]))
    same(found["over_field"]["difference"], difference_interval((differences[0] + differences[1]) / 2))


@pytest.mark.usefixtures("index")
def test_runs_with_other_luck_are_independent_and_what_else_differs_is_named(run: Any, played: Path) -> None:
    found = json_of(run("runs", "compare", "1", "3", "--json"))
    assert not found["same_luck"]
    (one,) = found["opponents"]
    same(one["difference"], independent_difference_interval(scores(played / "3", 0), scores(played / "1", 0)))
    said = " ".join(found["warnings"])
    for words in (
        "different rules: breaking (simultaneous, one-by-one)",
        "different turn caps: 100 and 60",
        "played by different players: rush and control",
    ):
        assert words in said
    page = " ".join(run("runs", "compare", "1", "3").stdout.split())
    assert "These runs differ in more than the decklist; see below." in page
    assert "independent luck" in page


@pytest.mark.usefixtures("index")
def test_every_experiment_with_an_opponent_in_common_can_be_compared(run: Any, played: Path) -> None:
    """The matrix and the gauntlet have the same seed, so their matchups are the same games."""
    words = ("runs", "compare", "2", "4", "--json")
    same_games = json_of(run(*words))  # the matrix has a deck of the same name
    assert [one["difference"]["estimate"] for one in same_games["opponents"]] == [0, 0]
    assert same_games["cards"] == []
    assert same_games["only_in_second"] == ["My Deck 3"]
    turned = json_of(run(*words, "--deck", "my deck 7", "--deck", "My Deck 3"))
    wanted = json_of(run("runs", "compare", "2", "1", "--json"))
    assert turned["over_field"] == wanted["over_field"]
    assert turned["opponents"] == wanted["opponents"]


@pytest.mark.usefixtures("index")
def test_a_comparison_with_itself_has_the_differences_that_it_reports(run: Any, played: Path) -> None:
    found = json_of(run("runs", "compare", "5", "5", "--deck", "My Deck 3", "--deck", "My Deck 7", "--json"))
    kept = duelsim.read_run(played / "5").to_json()
    assert found["shares_given"]
    assert [one["share"] for one in found["opponents"]] == [0.75, 0.25]
    assert found["over_field"]["difference"] == pytest.approx(kept["over_field"]["difference"])
    for one, wanted in zip(found["opponents"], kept["against"], strict=True):
        assert one["difference"] == pytest.approx(wanted["difference"])


@pytest.mark.usefixtures("index")
def test_other_versions_of_the_engine_are_named(run: Any, played: Path, tmp_path: Path) -> None:
    older = RunFolder.open(tmp_path / "old", RunFolder.read(played / "2").manifest | {"engine": "0123456789abcdef"})
    for cell, games in enumerate(duelsim.read_run(played / "2").run.cells):
        older.write_part(cell, 0, frame(games.rows, games.digests, 0, cell))
    found = json_of(run("runs", "compare", "1", str(tmp_path / "old"), "--json"))
    assert "different versions of the rules or the cards" in found["warnings"][0]


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("compare", "4", "5"), "Which deck of run 4 is compared? Name it (--deck, in Python decks): My Deck 3, "),
        (("compare", "1", "6"), "Run 6 is a goldfish: its decks have met no opponent"),
        (("compare", "1", "7", "--deck", "Nobody"), "Run 1 has no deck 'Nobody'. It has My Deck 3 ("),
        (("compare", "3", "7"), "have met no opponent in common: run 3 has FN Rush and run 7 has Liquid Beast"),
        (("compare", "1", "2", "--deck", "a", "--deck", "b", "--deck", "c"), "Give --deck once, or twice"),
        (("compare", "1", "99"), "There is no run 99. duelsim runs list has the numbers."),
        (("compare", "1", "nowhere"), "nowhere is not the folder of a run"),
        (("compare", "1"), "Missing argument"),
        (("show", "nowhere"), "nowhere is not the folder of a run"),
        (("show", "0"), "There is no run 0"),
        (("rm", "nowhere"), "nowhere is not listed"),
        (("rm", "99"), "There is no run 99"),
        (("add",), "Missing argument"),
    ],
)
def test_what_cannot_be_compared_or_found_is_an_error(run: Any, words: tuple[str, ...], message: str) -> None:
    result = run("runs", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in " ".join(result.stderr.split())


# --- rm -----------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("index")
def test_a_run_that_is_forgotten_keeps_its_folder(run: Any, played: Path) -> None:
    assert json_of(run("runs", "rm", "7", "--json")) == [{"number": 7, "run": str(played / "7"), "deleted": False}]
    assert (played / "7" / "manifest.json").exists()
    assert 7 not in [one["number"] for one in json_of(run("runs", "list", "--json"))]
    assert "There is no run 7" in run("runs", "rm", "7").stderr


@pytest.mark.usefixtures("index")
def test_a_folder_is_deleted_after_asking_and_only_what_duelsim_wrote(run: Any, played: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    shutil.copytree(played / "7", folder)
    (number,) = (str(one["number"]) for one in json_of(run("runs", "add", str(folder), "--json")))
    assert run("report", str(folder), "--format", "csv").exit_code == 0
    refused = CliRunner().invoke(commands, ["runs", "rm", number, "--folder"], input="n\n", prog_name="duelsim")
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert f"{folder} will be deleted" in refused.stderr
    assert (folder / "manifest.json").exists()
    (folder / "notes.txt").write_text("mine")
    (folder / "games" / "more.parquet").write_text("mine")
    result = run("runs", "rm", number, "--folder", "--yes")
    assert result.exit_code == 0
    assert f"{folder / 'notes.txt'} is not part of the run, and stays." in result.stderr
    assert sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()) == [
        "games/more.parquet",
        "notes.txt",
    ]


@pytest.mark.usefixtures("index")
def test_a_whole_folder_is_gone_and_a_damaged_one_is_refused(run: Any, played: Path, tmp_path: Path) -> None:
    shutil.copytree(played / "7", tmp_path / "run")
    shutil.copytree(played / "6", tmp_path / "broken")
    numbers = [str(one["number"]) for one in json_of(run("runs", "add", str(tmp_path), "--json"))]
    (tmp_path / "broken" / "manifest.json").write_text("{}")
    refused = run("runs", "rm", *numbers, "--folder", "--yes")
    assert refused.exit_code == 2
    assert (tmp_path / "run").exists() and (tmp_path / "broken").exists()
    assert run("runs", "rm", numbers[1], "--folder", "--yes").exit_code == 0
    assert not (tmp_path / "run").exists()
    assert run("runs", "rm", numbers[0]).exit_code == 0
    assert (tmp_path / "broken").exists()


def test_without_an_index_folders_can_still_be_shown_and_compared(run: Any, played: Path) -> None:
    assert run("runs", "show", str(played / "1")).exit_code == 0
    assert run("runs", "compare", str(played / "1"), str(played / "2")).exit_code == 0
    result = run("runs", "list")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "DUELSIM_RUNS is off" in result.stderr


# --- Python -------------------------------------------------------------------------------------------------
def test_runs_are_compared_in_python(played: Path) -> None:
    found = duelsim.compare_runs(played / "1", str(played / "2"))
    assert repr(found).startswith("<RunComparison: ")
    assert found.summary.decks[0].label == f"the run in {played / '1'}"
    assert len(found.to_json()["opponents"]) == 2
    with pytest.raises(duelsim.ImpossibleExperiment, match="decks: name one deck, or two"):
        duelsim.compare_runs(played / "1", played / "2", decks=["a", "b", "c"])
    with pytest.raises(duelsim.RunMismatch, match="is not the folder of a run"):
        duelsim.compare_runs(played / "1", played / "nowhere")


@pytest.mark.usefixtures("index")
def test_the_guide_has_the_keys_of_the_json(run: Any) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    described = set(re.findall(r"`(\w+)`", guide.split("## duelsim runs\n")[1].split("\n## ")[0]))
    compared = json_of(run("runs", "compare", "1", "2", "--json"))
    (listed, *_) = json_of(run("runs", "list", "--json"))
    keys = {*compared, *compared["first"], *compared["opponents"][0], *compared["cards"][0], *listed}
    assert keys <= described | {"card", "copies"}
