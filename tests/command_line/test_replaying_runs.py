"""`duelsim replay RUN GAME`: any game of a run, without deck files; and what is refused."""

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from decks.reading import deck_hash, read_deck
from sim.cards.library import known_names
from sim.engine.record.codes import endings
from sim.experiments.conduct import conduct
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.parts import label_of, to_bytes
from sim.games.matchups.matchup import seated, side_of
from sim.games.matchups.rule_options import RuleOptions
from tests.experiments.runs.forged import change_manifest

PLAYERS = ("control", "rush")
NAMES = ("dokindam-redzone", "liquid-beast")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A run of two matchups, with players, rules and a turn cap that are not the defaults."""
    sides = [side_of(read_deck(name, known_names()), player) for name, player in zip(NAMES, PLAYERS, strict=True)]
    cells = (seated(*sides), seated(sides[1], sides[1]))
    experiment = Experiment("matrix", cells, 6, 3, RuleOptions(breaking="one-by-one"), turn_cap=22)
    conduct(experiment, RunFolder.open(tmp_path / "a run", experiment.manifest()))
    return tmp_path / "a run"


def test_every_game_of_a_run_is_replayed_as_it_was(run: Any, kept: Path) -> None:
    for row in RunFolder.read(kept).games().iter_rows(named=True):
        replay = json.loads(run("replay", str(kept), str(row["game"]), "--cell", str(row["cell"]), "--json").stdout)
        assert int(replay["digest"], 16) == row["digest"]
        assert (replay["game"], replay["turns"]) == (row["game"], row["turns"])
        assert replay["reason"] == endings.NAMES[row["reason"]]
        first = {0: "Dokindam Redzone", 1: "Liquid Beast (A)"}[row["cell"]]
        assert (replay["going_first"] == first) == row["a_goes_first"]


def test_a_game_of_a_run_as_a_page_names_the_command_that_shows_it(run: Any, kept: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert run("replay", str(kept), "5", "--cell", "1", "--page", str(page)).exit_code == 0
    assert f"duelsim replay &#34;{kept}&#34; 5 --cell 1" in page.read_text(encoding="utf-8")
    refused = run("replay", str(kept), "5", "--page", str(kept / "manifest.json"))
    assert refused.exit_code == 2
    assert "is part of a run" in refused.stderr


def test_a_run_needs_no_deck_files(run: Any, tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text((Path("decks") / "fn-rush.txt").read_text(encoding="utf-8"), encoding="utf-8")
    words = ("match", str(deck), "liquid-beast", "--games", "4", "--seed", "9", "--players", "control,rush")
    page = run(*words, "--out", str(tmp_path / "run")).stdout
    named = run("replay", str(deck), "liquid-beast", "--seed", "9", "--game", "2", "--players", "control,rush").stdout
    deck.unlink()
    assert run("replay", str(tmp_path / "run"), "2").stdout == named
    assert f"To watch a game: duelsim replay {tmp_path / 'run'} GAME\n" in page
    assert "--game N" not in page


def test_the_games_to_watch_of_several_matchups_name_theirs(kept: Path) -> None:
    from reports.summaries.summary import NotableGame
    from sim.command_line.results import games_to_watch

    class Told:
        notable_games = (NotableGame(1, 5, "longest game"),)

    class Kept:
        cells, path = (None, None), kept

    class Shown:
        run, summary = Kept, Told

    assert games_to_watch(Shown, lambda cell: "") == (  # type: ignore[arg-type]
        f'To watch a game: duelsim replay "{kept}" GAME [--cell N]',
        "      5 --cell 1  longest game",
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("6",), "has no game 6 of matchup 0: it has the games 0 to 5."),
        (("99999",), "has no game 99999 of matchup 0: it has the games 0 to 5."),
        (("9" * 5000,), "is a run, and the number of its game is too long."),
        (("0", "--cell", "2"), "has no matchup 2: it has the matchups 0 to 1."),
        (("0", "--seed", "3"), "The run already determines --seed. Give only RUN, GAME and --cell."),
        (("0", "--players", "rush", "--turn-cap", "9"), "The run already determines --players and --turn-cap."),
        (("liquid-beast",), "is a run, and 'liquid-beast' is not the number of a game."),
    ],
)
def test_games_that_a_run_does_not_have(run: Any, kept: Path, words: tuple[str, ...], message: str) -> None:
    result = run("replay", str(kept), *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("fn-rush", "3"), "fn-rush is not the folder of a run: it has no manifest.json."),
        (("fn-rush", "liquid-beast", "--seed", "1", "--cell", "0"), "--cell is only for a game of a run"),
        (("fn-rush", "liquid-beast"), "Missing option '--seed'"),
    ],
)
def test_something_that_is_not_a_run(run: Any, words: tuple[str, ...], message: str) -> None:
    result = run("replay", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_games_that_were_not_played_yet(run: Any, kept: Path) -> None:
    (kept / "games" / "part-0001-000000.parquet").unlink()
    result = run("replay", str(kept), "0", "--cell", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "has no game 0 of matchup 1: none has been played." in result.stderr


def test_another_version_is_announced_and_the_game_shown_if_it_is_the_same(run: Any, kept: Path) -> None:
    usual = run("replay", str(kept), "4")
    assert usual.stderr == ""
    change_manifest(kept, engine="0" * 16)
    other = run("replay", str(kept), "4")
    assert other.exit_code == 0
    assert "was played by another version of the rules or the cards: the game may be different now." in other.stderr
    assert other.stdout == usual.stdout


def test_a_game_that_differs_from_the_run_is_not_shown(run: Any, kept: Path) -> None:
    part = kept / "games" / "part-0000-000000.parquet"
    games = pl.read_parquet(part)
    other = games.with_columns(pl.when(pl.col("game") == 4).then(7).otherwise("digest").cast(pl.UInt64).alias("digest"))
    part.write_bytes(to_bytes(other, label_of(part.read_bytes())))
    result = run("replay", str(kept), "4")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Game 4 of matchup 0 is no longer the game in" in result.stderr
    assert run("replay", str(kept), "5").exit_code == 0


def test_a_game_of_a_damaged_file_is_not_shown(run: Any, kept: Path) -> None:
    part = kept / "games" / "part-0001-000000.parquet"
    part.write_bytes(part.read_bytes()[:-1] + b"?")
    result = run("replay", str(kept), "4", "--cell", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{part}: its checksum is wrong (6 games)" in result.stderr
    assert run("replay", str(kept), "4").exit_code == 0


@pytest.mark.parametrize("change", [{"sides": None}, {"sides": [{}]}, {"cells": [[0, 9]]}, {"rules": []}])
def test_a_damaged_manifest(run: Any, kept: Path, change: dict[str, Any]) -> None:
    change_manifest(kept, **change)
    result = run("replay", str(kept), "0")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "The manifest of the run is damaged" in result.stderr


def test_a_run_of_cards_or_players_that_are_no_longer_known(run: Any, kept: Path) -> None:
    sides = json.loads((kept / "manifest.json").read_text(encoding="utf-8"))["sides"]
    change_manifest(kept, sides=[sides[0] | {"player": "oracle"}, *sides[1:]])
    assert "no player is called 'oracle'" in run("replay", str(kept), "0").stderr
    lotuses = ["Black Lotus"] * 40
    change_manifest(kept, sides=[sides[0] | {"slots": lotuses}, *sides[1:]])
    assert "have another checksum" in run("replay", str(kept), "0").stderr
    change_manifest(kept, sides=[sides[0] | {"slots": lotuses, "hash": deck_hash(lotuses)}, *sides[1:]])
    assert "Black Lotus" in run("replay", str(kept), "0").stderr


def test_a_run_is_replayed_by_the_program_too(run: Any, program: Any, kept: Path) -> None:
    """It plays the game interpreted, and compares it with the run."""
    process = program("replay", str(kept), "3")
    stdout, stderr = process.communicate(timeout=120)
    assert (process.returncode, stderr) == (0, "")
    assert stdout == run("replay", str(kept), "3").stdout
