"""Decks that commands learn at first use: the notices, and that a printed replay repeats the very game."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from decks.reading import read_deck
from reports.summaries.improve import ImproveSummary
from sim.api import defaults
from sim.api.learning import learned
from sim.api.observer import Observer
from sim.api.search_results import ImproveResult
from sim.cards.library import known_names
from sim.games.matchups.matchup import Side, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES
from sim.searches import other_lists
from sim.searches.search import Found
from sim.training import at_first_use, cached_values, deck_course, rounds
from strategies.values.finding import universal_value
from strategies.values.origins import origin_of
from strategies.values.writing import LEARNED_WHEN_PLAYED

LISTS = {
    "mine": "20 Immortal Baron, Vorg\n12 Deadly Fighter Braid Claw\n8 Tornado Flame\n",
    "other": "20 Torcon\n12 Fear Fang\n8 Bronze-Arm Tribe\n",
}
PLAYERS = ("--players", "lookahead:1/rush,rush")
SHORT = ("--format", "open", "--seed", "3", "--turn-cap", "8")
MATCH = ("match", "mine.txt", "other.txt", *PLAYERS, *SHORT, "--games", "2", "--jobs", "1")
GAMES_OF_LEARNING = 2


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder with two small decks; learning is on, quick, and keeps its values there."""
    monkeypatch.chdir(tmp_path)
    for name, text in LISTS.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    monkeypatch.delenv(defaults.LEARNING)
    monkeypatch.setattr(cached_values, "user_cache", lambda: tmp_path / "cache")
    monkeypatch.setattr(deck_course, "DEALS", 1)
    monkeypatch.setattr(deck_course.DeckCourse, "games_in_lesson", GAMES_OF_LEARNING)
    monkeypatch.setattr(at_first_use, "GAMES", GAMES_OF_LEARNING)
    monkeypatch.setattr(at_first_use, "TURN_CAP", 5)
    return tmp_path


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is learned is the opposite of what is right, so that games tell it from the universal value."""
    lines = universal_value().splitlines()
    weights = [line.split("#")[0].split() for line in lines if not line.startswith("#") and ": " not in line]
    text = "".join(f"{name} {-float(weight)}\n" for name, weight in weights)
    head = f"# {LEARNED_WHEN_PLAYED}\ngames: 600\nheld out: 56.3 ± 5.3 % against the universal value\n"
    monkeypatch.setattr(at_first_use, "learn", lambda *_, **__: head + text)


def digest(run: Any, *words: str) -> str:
    shown = run(*words, "--json")
    assert shown.exit_code == 0, shown.stderr
    found: str = json.loads(shown.stdout)["digest"]
    return found


def printed(run: Any, *words: str) -> list[str]:
    """The words of the command that a result prints for its games."""
    shown = run(*words)
    assert shown.exit_code == 0, shown.stderr
    said = " ".join(shown.stdout.split())
    return shlex.split(said.partition("To watch a game: ")[2].partition(" --game N")[0])[1:]


def test_learning_shows_its_progress_once_and_the_result_names_the_value(run: Any, folder: Path) -> None:
    first = run(*MATCH)
    assert first.exit_code == 0, first.stderr
    assert "Learned to play mine: its player judges by " in first.stderr and "other" not in first.stderr
    said = " ".join(first.stdout.split())
    by = said.partition("The player of mine judges by ")[2]
    assert by.startswith(("a value learned from 2 games", "the universal value, because 2 games"))
    again = run(*MATCH, "--json")
    assert "Learn" not in again.stderr
    (value,) = json.loads(again.stdout)["values"]
    assert (value["deck"], value["player"], value["source"], value["games"]) == (
        "mine",
        "lookahead:1/rush",
        "learned",
        2,
    )
    without = run(*MATCH, "--json", "--no-learning")
    assert [one["source"] for one in json.loads(without.stdout)["values"]] == ["universal"]


@pytest.mark.usefixtures("strange")
def test_a_printed_replay_repeats_the_game_that_was_played(run: Any, folder: Path) -> None:
    words = printed(run, *MATCH)
    assert "--no-learning" not in words
    run(*MATCH, "--out", "kept")
    played = [digest(run, "replay", "kept", game) for game in ("0", "1")]
    assert [digest(run, *words, "--game", game) for game in ("0", "1")] == played
    for file in cached_values.folder().iterdir():
        file.unlink()
    assert digest(run, *words, "--game", "0") == played[0], "what is learned again is the same"
    assert [digest(run, *words, "--game", game, "--no-learning") for game in ("0", "1")] != played


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("by", ["option", "environment"])
def test_a_printed_replay_of_what_was_not_learned_says_so(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    with monkeypatch.context() as patch:
        if by == "environment":
            patch.setenv(defaults.LEARNING, defaults.OFF)
        off = ("--no-learning",) if by == "option" else ()
        words = printed(run, *MATCH, *off)
        run(*MATCH, *off, "--out", "kept")
    assert "--no-learning" in words
    assert digest(run, *words, "--game", "1") == digest(run, "replay", "kept", "1")


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("off", [(), ("--no-learning",)])
def test_improve_judges_all_lists_by_the_value_of_the_deck(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, off: tuple[str, ...]
) -> None:
    seen: list[Side] = []

    def matchups_with(side: Side, opponents: Sequence[Side], pool: Any, rules: Any) -> list[Any]:
        seen.extend((side, *opponents))
        raise KeyboardInterrupt  # before the games

    monkeypatch.setattr(other_lists, "matchups_with", matchups_with)
    words = ("improve", "mine.txt", "--field", "other.txt", "--pool", "other.txt", *PLAYERS, *SHORT, *off)
    assert run(*words, "--output", "new.txt").exit_code == 130
    assert [origin_of(side.value).source for side in seen if side.value] == ["universal" if off else "learned"]
    assert not (folder / "new.value.txt").exists(), "the new list is learned when it is played"
    result = ImproveResult(
        ImproveSummary(
            deck=read_deck("mine.txt", known_names(), "open"),
            side=seen[0],
            opponents=seen[1:],
            shares=(1.0,),
            seed=3,
            found=Found((), ()),
            comparison=None,
            is_tested=False,
            tuned=None,
            worth=None,
            interrupted=True,
            games=0,
            errors=0,
            seconds=0.0,
        )
    )
    assert [one["source"] for one in result.to_json()["values"]] == ["universal" if off else "learned"]
    paragraphs = [block for section in result.document().sections for block in section.blocks]
    assert any("The player of mine judges by " in getattr(block, "text", "") for block in paragraphs)


@pytest.mark.parametrize("command", ["match", "improve"])
def test_ctrl_c_while_a_deck_is_learned_ends_the_command(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def interrupted(*_: Any, **__: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(at_first_use, "learn", interrupted)
    words = {
        "match": MATCH,
        "improve": ("improve", "mine.txt", "--field", "other.txt", "--pool", "other.txt", *PLAYERS, *SHORT),
    }
    ended = run(*words[command])
    assert ended.exit_code == 130, ended.stderr
    assert "nterrupted" in ended.stderr and "Traceback" not in ended.stderr


def test_a_deck_whose_games_all_end_in_an_error_judges_by_the_universal_value(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match itself is not lost."""

    def erred(mirrors: Any, cells: Any, seed: int, **_: Any) -> Any:
        games = [np.arange(2 * len(cell.pairs)) for cell in cells]
        return [
            type("Played", (), {"pair_scores": np.full(len(cell.pairs), np.nan), "error_games": errors})()
            for cell, errors in zip(cells, games, strict=True)
        ]

    monkeypatch.setattr(rounds, "play_cells", erred)
    shown = run(*MATCH)
    assert shown.exit_code == 0, shown.stderr
    assert "The player of mine judges by the universal value" in " ".join(shown.stdout.split())


@pytest.mark.usefixtures("strange")
def test_players_value_says_by_what_a_deck_is_played(run: Any, folder: Path) -> None:
    words = ("players", "value", "mine.txt", "--format", "open")
    before = run(*words)
    assert before.exit_code == 0, before.stderr
    assert "with mine judges by the universal value.\nNothing has been learned of the deck yet" in before.stdout
    side = side_of(read_deck("mine.txt", known_names(), "open"), "lookahead")
    learned([side], DEFAULT_RULES, Observer())
    after = " ".join(run(*words).stdout.split())
    assert "judges by a value learned from 600 games, 56 % (51 - 62 %) against" in after
    assert f"The value is in {folder / 'cache' / 'values'}" in after
    assert "Nothing has been learned" in run(*words, "--rules", "2005-en").stdout, "by other rules it is another value"
    (folder / "mine.value.txt").write_text(universal_value() + "# mine\n", encoding="utf-8")
    found = json.loads(run(*words, "--json").stdout)
    assert (found["source"], found["file"]) == ("trained", "mine.value.txt")
    assert found["text"] == universal_value() + "# mine\n"


def test_players_value_wants_a_deck(run: Any, folder: Path) -> None:
    refused = run("players", "value", "nobody-has-this")
    assert refused.exit_code == 2 and "The deck nobody-has-this cannot be used" in refused.stderr
