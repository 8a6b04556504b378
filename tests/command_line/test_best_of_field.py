"""`--best-of 3` against several decks: what is printed, kept, resumed and replayed, and which decks are refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import duelsim

ROOT = Path(__file__).parents[2]
LIST = (ROOT / "decks" / "liquid-beast.txt").read_text(encoding="utf-8")
PLAN = "against FN Rush: -4 Corile, +4 Emeral"
GAUNTLET = ("gauntlet", "mine.txt", "--field", "fn-rush", "mono-red-rush", "--best-of", "3", "--seed", "1")


@pytest.fixture(autouse=True)
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Liquid Beast with a sideboard and a plan, in the current folder."""
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(f"{LIST}\n[Sideboard]\n4 Emeral\n", encoding="utf-8")
    Path("mine.play").write_text(f"base: rush\nsideboard\n  {PLAN}\n", encoding="utf-8")


def test_a_gauntlet_of_matches_is_kept_extended_and_replayed(run: Any) -> None:
    assert run(*GAUNTLET, "--matches", "2", "--out", "run").exit_code == 0
    result = run(*GAUNTLET, "--matches", "4", "--out", "run")
    assert result.exit_code == 0 and "kept apart" not in result.stderr
    text = " ".join(result.stdout.split())
    assert "8 best-of-three matches between " in text
    assert "FN Rush -4 Corile, +4 Emeral" in text
    assert "To watch a game: duelsim replay run MATCH --game N [--cell N]" in text
    games = re.findall(r"^ +(\d+) --game (\d) --cell (\d)  (.*)", result.stdout, re.MULTILINE)
    assert games
    for match, game, cell, what in games:
        replay = run("replay", "run", match, "--game", game, "--cell", cell)
        assert replay.exit_code == 0
        assert ("Mono-red Rush" if cell == "3" else "FN Rush") in replay.stdout
        assert f"on {re.findall(r'turn [0-9]+', what)[0]}:" in replay.stdout.splitlines()[-1]
    found = json.loads(Path("run/summary.json").read_text(encoding="utf-8"))
    assert (found["best_of"], found["games"]) == (3, 24)
    assert [one["matches"]["matches"] for one in found["opponents"]] == [4, 4]
    refused = run("replay", "run", "0", "--game", "1", "--cell", "1")
    assert refused.exit_code != 0 and "those are 0, 3" in " ".join(refused.stderr.split())
    assert run("report", "run", "--format", "md").exit_code == 0
    report = Path("run/report.md").read_text(encoding="utf-8")
    assert "Liquid Beast (sideboarded against FN Rush), 40 cards" in report
    assert "only single games are compared" in run("runs", "compare", "run", "run").stderr


def test_its_matches_are_those_of_match_and_of_python(run: Any) -> None:
    found = json.loads(run(*GAUNTLET, "--matches", "2", "--json").stdout)
    for opponent, name in zip(found["opponents"], ("fn-rush", "mono-red-rush"), strict=True):
        words = ("match", "mine.txt", name, "--best-of", "3", "--matches", "2", "--seed", "1", "--json")
        match = json.loads(run(*words).stdout)
        assert (opponent["digest"], opponent["win_rate"]) == (match["digest"], match["win_rate_a"])
        assert opponent["matches"] == {key: match[key] for key in opponent["matches"]}
    result = duelsim.gauntlet("mine.txt", field=["fn-rush", "mono-red-rush"], best_of=3, matches=2, seed=1)
    assert json.loads(json.dumps(result.to_json()))["opponents"] == found["opponents"]


def test_games_that_are_not_kept_are_replayed(run: Any) -> None:
    printed = run(*GAUNTLET, "--matches", "2")
    commands = re.findall(r"duelsim (replay .* --match \d+ --game \d)", printed.stdout)
    assert commands
    for words in commands:
        assert run(*words.split()).exit_code == 0


def test_plans_and_sideboards_are_checked_before_anything_is_played(run: Any) -> None:
    Path("mine.play").write_text(f"sideboard\n  {PLAN.replace('Emeral', 'Aqua Sniper')}\n", encoding="utf-8")
    result = run(*GAUNTLET, "--matches", "2")
    assert result.exit_code == 2
    assert result.stderr.splitlines()[1:] == ["  line 2: 4 Aqua Sniper cannot come in: the sideboard has none."]
    with Path("mine.txt").open("a", encoding="utf-8") as file:
        file.write("1 Nobody Whatsoever\n")
    result = run(*GAUNTLET, "--matches", "2")
    assert result.exit_code == 2 and "no card is known by the name" in result.stderr


MATRIX = ("matrix", "mine.txt", "fn-rush", "mono-red-rush", "--best-of", "3", "--seed", "1")


def test_a_matrix_of_matches_is_kept_extended_and_replayed(run: Any) -> None:
    assert run(*MATRIX, "--matches", "2", "--out", "run").exit_code == 0
    result = run(*MATRIX, "--matches", "4", "--out", "run")
    assert result.exit_code == 0 and "kept apart" not in result.stderr
    assert re.search(r"^\d+ best-of-three matches between ", result.stdout, re.MULTILINE)
    games = re.findall(r"^ +(\d+) --game (\d) --cell (\d+)  (.*)", result.stdout, re.MULTILINE)
    assert games
    for match, game, cell, _ in games:
        assert run("replay", "run", match, "--game", game, "--cell", cell).exit_code == 0
    found = json.loads(Path("run/summary.json").read_text(encoding="utf-8"))
    assert (found["best_of"], found["pairs"], found["games"]) == (3, 2, 72)
    words = ("match", "mine.txt", "fn-rush", "--best-of", "3", "--matches", "4", "--seed", "1", "--json")
    match = json.loads(run(*words).stdout)
    assert found["cells"][1]["matches"] == {key: match[key] for key in found["cells"][1]["matches"]}
    again = duelsim.matrix("mine.txt", "fn-rush", "mono-red-rush", best_of=3, matches=4, seed=1)
    assert json.loads(json.dumps(again.to_json()))["cells"] == found["cells"]
    printed = run(*MATRIX, "--matches", "2")
    for words in re.findall(r"duelsim (replay .* --match \d+ --game \d)", printed.stdout):
        assert run(*words.split()).exit_code == 0


def test_each_deck_of_a_matrix_has_its_player_and_its_plans(run: Any) -> None:
    words = ("matrix", "mine.txt", "fn-rush", "--players", "auto,control", "--best-of", "3", "--matches", "2", "--json")
    cells = json.loads(run(*words, "--seed", "1").stdout)["cells"]
    assert [(one["matches"]["deck_a"]["plan"], one["matches"]["deck_b"]["player"]) for one in cells] == [
        (None, "mine.play"),
        (PLAN, "control"),
        (None, "control"),
    ]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--best-of 3 --games 10", "With --best-of 3, say how many matches: --matches, and not --games."),
        ("--matches 10", "--matches needs --best-of 3; single games are counted by --games."),
        ("--best-of 3 --pilots", "--pilots plays single games again. Leave out --best-of."),
        ("--best-of 3 --players rush,rush,rush", "each of the 2 decks in their order, not 3"),
    ],
)
def test_options_that_do_not_fit_a_matrix_are_refused(run: Any, words: str, message: str) -> None:
    result = run("matrix", "fn-rush", "liquid-beast", *words.split())
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
