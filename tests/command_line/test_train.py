"""`duelsim train`: the file that it writes, what it refuses, and what Ctrl-C leaves."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sim.command_line.commands import train
from sim.training import deck_course, rounds

DECK = "20 Immortal Baron, Vorg\n12 Deadly Fighter Braid Claw\n8 Tornado Flame\n"
OTHER = "16 Torcon\n8 Fear Fang\n16 Aqua Hulcus\n"
WORDS = ("--against", "other.txt", "--format", "open", "--seed", "3", "--turn-cap", "14", "--games", "4")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder with two decks, and players who think little."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text(DECK, encoding="utf-8")
    (tmp_path / "other.txt").write_text(OTHER, encoding="utf-8")
    monkeypatch.setattr(deck_course, "DEALS", 1)
    return tmp_path


@pytest.fixture
def winning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Held-out games in which the new weights win all games, and others half of them."""

    def play(mirrors: Any, cells: Any, seed: int, **_: Any) -> Any:
        first = cells[0].version[0]
        rates = [1.0 if cell.version[0] == first else 0.5 for cell in cells]
        return [
            type("Played", (), {"pair_scores": np.full(len(cell.pairs), rate), "error_games": []})()
            for cell, rate in zip(cells, rates, strict=True)
        ]

    monkeypatch.setattr(rounds, "play_cells", play)
    monkeypatch.setattr(rounds, "SHARE_HELD_OUT", 10)


@pytest.mark.usefixtures("winning")
def test_a_value_is_written_beside_the_deck_and_played_by(run: Any, folder: Path) -> None:
    result = run("train", "mine.txt", *WORDS)
    assert result.exit_code == 0, result.output
    said = result.stdout.replace("\n  ", " ")
    assert "mine, trained: 100.0 ± " in said and "Round 1: 4 games, " in said
    assert "With --seed 3 --games 4 the same value is found again." in said
    assert "mine.value.txt was written" in said
    text = (folder / "mine.value.txt").read_text(encoding="utf-8")
    head = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line and not line.startswith("#"))
    assert text.startswith("# The value of mine\nversion: ")
    assert head["trained on"] == "mine against itself and other (lookahead:1/general)"
    assert (head["seed"], head["games"], head["rounds"], head["advances"]) == ("3", "4", "1", "1")
    assert head["held out"].startswith("100.0 ± ")
    assert '"Tornado Flame" in ' in text
    assert run("players", "check", "mine.value.txt").exit_code == 0
    played = run("match", "mine.txt", "other.txt", "--players", "lookahead:1,auto", "--games", "2", *WORDS[2:8])
    assert played.exit_code == 0, played.output
    # A value that is there is not written over. It is not read either, not even a broken one: the same value is found.
    again = run("train", "mine.txt", *WORDS)
    assert again.exit_code == 2 and "mine.value.txt is there already" in again.stderr
    (folder / "mine.value.txt").write_text("own-shields-1 0.3\n", encoding="utf-8")
    assert run("train", "mine.txt", *WORDS, "--jobs", "1", "--overwrite").exit_code == 0
    assert (folder / "mine.value.txt").read_text(encoding="utf-8") == text


def test_json_has_the_rounds(run: Any, folder: Path) -> None:
    result = run("train", "mine.txt", *WORDS, "--output", "new.value.txt", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["deck"], found["player"], found["seed"]) == ("mine", "lookahead:1/general", 3)
    assert found["against"] == [{"name": "other", "player": "lookahead:1/general"}]
    assert (found["errors"], found["games_of_training"], found["stopped"]) == (0, 4, "budget spent")
    (only,) = found["rounds"]
    assert only["held_out"]["pairs"] == 2 and 0 <= only["held_out"]["against_best"]["estimate"] <= 1
    assert found["better"] == bool(found["value"]) == Path("new.value.txt").exists()


def test_nothing_is_written_where_nothing_is_gained(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds.Test, "is_advance", False)
    result = run("train", "mine.txt", *WORDS)
    assert result.exit_code == 0, result.output
    assert "no round was an advance on the universal value" in result.stdout
    assert "mine.value.txt was not written: the universal value stays." in result.stdout
    assert not (folder / "mine.value.txt").exists()


@pytest.mark.usefixtures("winning")
@pytest.mark.parametrize("round", [1, 2])
def test_ctrl_c_keeps_the_best_value(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, round: int) -> None:
    collect, calls = rounds.collect, 0

    def interrupted(*words: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == round:
            raise KeyboardInterrupt
        return collect(*words, **options)

    monkeypatch.setattr(rounds, "collect", interrupted)
    monkeypatch.setattr("sim.training.deck_course.DeckCourse.games_in_round", 2)
    result = run("train", "mine.txt", *WORDS)
    assert result.exit_code == 130
    assert "The training was interrupted." in result.stdout
    assert "no round was an advance" not in result.stdout
    assert ("interrupted before the first round was over" in result.stdout) is (round == 1)
    assert (folder / "mine.value.txt").exists() is (round == 2)
    if round == 2:
        text = (folder / "mine.value.txt").read_text(encoding="utf-8")
        assert "held out: interrupted before the last test" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--for", "2m"), "Name a time (--for) or a number of games (--games), not both."),
        (("--players", "search/auto"), "A search follows a script. Name that, or auto."),
        (("--players", "nobody"), "nobody"),
        (("--output", "mine.txt"), "a value is called something.value.txt"),
        (("--output", "nowhere/mine.value.txt"), "there is no folder nowhere"),
        (("--output", "other.value.txt", "--overwrite"), "is read by the same command"),
    ],
)
def test_what_cannot_be_trained_is_said_before_a_game(run: Any, folder: Path, words: Any, said: str) -> None:
    universal = Path(train.__file__).parents[3] / "strategies" / "values" / "universal.txt"
    (folder / "other.value.txt").write_text(universal.read_text(encoding="utf-8"), encoding="utf-8")
    result = run("train", "mine.txt", *WORDS, *words)
    assert result.exit_code == 2
    assert said in result.stderr.replace("\n  ", " ")
    assert not (folder / "mine.value.txt").exists()


def test_nothing_is_written_beside_a_deck_that_ships(run: Any, folder: Path) -> None:
    result = run("train", "fn-rush", *WORDS)
    assert result.exit_code == 2
    assert "ships with duelsim" in result.stderr and "--output fn-rush.value.txt" in result.stderr
