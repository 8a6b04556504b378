"""`--names`: cards by their English names, their Japanese ones, or both, in everything that people read."""

import json
import re
from pathlib import Path
from typing import Any

import click
import pytest
from rich.cells import cell_len

from sim.command_line import commands

FIRST_GAME = ("replay", "liquid-beast", "murky-riptide", "--seed", "1", "--players", "rush,control", "--turn-cap", "4")
RULING = """\
player A:
hand: Terror Pit
mana zone: 6 Terror Pit
player B:
battle zone: Aqua Hulcus; Corile
play:
use Terror Pit
"""


def leaves(group: click.Group) -> list[click.Command]:
    found: list[click.Command] = []
    for command in group.commands.values():
        found += leaves(command) if isinstance(command, click.Group) else [command]
    return found


def test_commands_that_know_cards_have_the_option() -> None:
    """Those without it show no names, or files: counts of sets, playbooks, values, lists in the language of --to."""
    lacking = set()
    for command in leaves(commands):
        options = {each for one in command.params for each in one.opts}
        if "--cards" in options and "--names" not in options:
            lacking.add(command.callback.__name__ if command.callback else "")
    assert lacking == {
        *("players_show", "players_check", "players_value", "tune_command", "train_command", "decks_convert"),
        "cards_sets",
    }


# --- Cards and decks --------------------------------------------------------------------------------------
def test_cards_show(run: Any) -> None:
    english = run("cards", "show", "corile").stdout.splitlines()
    assert english[:2] == ["Corile", "Japanese name: コーライル"]
    japanese = run("cards", "show", "corile", "--names", "ja").stdout.splitlines()
    assert japanese == ["コーライル", "English name: Corile", *english[2:]]
    both = run("cards", "show", "コーライル", "--names", "both").stdout.splitlines()
    assert both == ["Corile (コーライル)", *english[2:]]


@pytest.mark.parametrize(("choice", "begin"), [("ja", "コーライル: "), ("both", "Corile (コーライル): ")])
def test_lists_of_cards(run: Any, choice: str, begin: str) -> None:
    for words in (("list",), ("search", "corile"), ("search", "corile", "--text")):
        lines = run("cards", *words, "--names", choice).stdout.splitlines()
        assert any(line.startswith(f"{begin}Creature - water - cost 5") for line in lines), words


def test_a_search_for_japanese_words_shows_both_names_unless_something_else_is_chosen(run: Any) -> None:
    assert run("cards", "search", "コーライル").stdout.startswith("Corile (コーライル): ")
    assert run("cards", "search", "--name", "コーライル").stdout.startswith("Corile (コーライル): ")
    assert run("cards", "search", "コーライル", "--names", "en").stdout.startswith("Corile: ")
    assert run("cards", "search", "corile").stdout.startswith("Corile: ")


@pytest.mark.parametrize("words", ["あくあはるかす", "アクアハルカス", "アクア･ﾊﾙｶｽ", "ハルカス"])
def test_a_search_finds_japanese_words_in_whatever_kana(run: Any, words: str) -> None:
    for asked in ((words,), ("--name", words), (words, "liquid")):
        assert run("cards", "search", *asked).stdout.startswith("Aqua Hulcus (アクア・ハルカス): ")


@pytest.mark.parametrize("choice", ["ja", "both"])
def test_the_columns_of_a_list_stay_aligned(choice: str, monkeypatch: pytest.MonkeyPatch, run: Any) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    words = ("--name", "aqua", "--type", "creature")  # what is known of cards that can be played alone
    lines = run("cards", "search", *words, "--names", choice).stdout.splitlines()
    begins = {cell_len(line[: line.index(" water")]) for line in lines if " water" in line}
    assert len(begins) == 1
    assert max(map(cell_len, lines)) <= 100


def test_decks_show_and_check(run: Any, tmp_path: Path) -> None:
    page = run("decks", "show", "liquid-beast", "--names", "ja").stdout
    assert "  4 コーライル: Creature - water - cost 5" in page and "Corile" not in page
    deck = tmp_path / "deck.txt"
    deck.write_text("36 Corile\n4 Aqua Anchor\n")
    said = run("decks", "check", str(deck), "--format", "open", "--names", "both").stdout
    assert "is imported, not reviewed: Aqua Anchor (アクア・アンカー)." in said
    taken = run("decks", "check", str(deck), "--format", "open", "--names", "ja", "--lines").stdout
    assert "36 Corile  ->  36 コーライル" in taken
    refused = run("decks", "check", str(deck), "--names", "ja").stderr
    assert '36 copies of "コーライル"' in refused
    (problem,) = json.loads(run("decks", "check", str(deck), "--names", "ja", "--json").stdout)[0]["problems"]
    assert problem["message"].startswith('36 copies of "Corile"')


def test_json_has_both_names_whatever_is_chosen(run: Any) -> None:
    for words in (
        ("cards", "show", "corile"),
        ("cards", "search", "corile"),
        ("decks", "show", "liquid-beast"),
        ("decks", "check", "liquid-beast"),
        (*FIRST_GAME, "--game", "0"),
    ):
        plain, chosen = (run(*words, "--json", *more).stdout for more in ((), ("--names", "ja")))
        assert plain == chosen
        assert {"コーライル", "アクア・ガード"} & set(re.findall('"japanese_name": "([^"]*)"', json_text(plain))), words


def json_text(output: str) -> str:
    return json.dumps(json.loads(output), ensure_ascii=False)


def test_a_card_in_json_is_followed_by_its_japanese_name(run: Any) -> None:
    events = json.loads(run(*FIRST_GAME, "--game", "0", "--json").stdout)["events"]
    named = next(event for event in events if event["card"] == "Aqua Guard")
    keys = list(named)
    assert named["japanese_name"] == "アクア・ガード" and keys[keys.index("card") + 1] == "japanese_name"
    card = json.loads(run("cards", "show", "Sir Leopol Deenay, the Ice Fang / Emergency Typhoon", "--json").stdout)
    assert [half["japanese_name"] for half in card["halves"]] == [
        "氷牙レオポル・ディーネ公",
        "エマージェンシー・タイフーン",
    ]


# --- Games and odds ---------------------------------------------------------------------------------------
def test_a_game_turn_by_turn(run: Any) -> None:
    told = run(*FIRST_GAME, "--game", "0", "--names", "ja").stdout
    assert "Liquid Beast summons アクア・ガード for 1 mana" in told
    assert "Liquid Beast's アクア・ガード enters the battle zone" in told
    assert "Battle zone: アクア・ガード" in told and "Liquid Beast, hand: アクア・ガード; " in told
    assert "Aqua" not in told
    both = run(*FIRST_GAME, "--game", "0", "--names", "both").stdout
    assert "summons Aqua Guard (アクア・ガード) for 1 mana" in both


def test_the_page_of_a_game(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    printed = run(*FIRST_GAME, "--game", "0", "--names", "ja", "--page", str(file), "--json").stdout
    page = file.read_text(encoding="utf-8")
    assert 'summons <span lang="ja">アクア・ガード</span> for 1 mana' in page
    assert re.search(r'<li><span lang="ja">アクア・ガード</span> <b>2000</b>', page)
    assert "summons Aqua Guard for 1 mana" in printed


def test_odds_are_aligned(run: Any) -> None:
    for choice, name in (("ja", "デーモン・ハンド"), ("both", "Terror Pit (デーモン・ハンド)")):
        page = run("odds", "murky-riptide", "--games", "0", "--seed", "1", "--names", choice).stdout
        rows = [line for line in page.splitlines() if line.startswith((name, "any of them"))]
        assert len(rows) == 2
        assert len(set(map(cell_len, rows))) == 1, rows


def test_a_ruling(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "situation.txt"
    file.write_text(RULING)
    said = run("ruling", str(file), "--names", "ja").stdout
    assert "デーモン・ハンド: which card do you destroy?" in said
    assert "アクア・ハルカス | コーライル" in said and "battle  アクア・ハルカス (2000); コーライル (2000)" in said
    assert not re.search("Hulcus|Corile", said)
    assert json.loads(run("ruling", str(file), "--names", "ja", "--json").stdout)["open_question"]["question"] == (
        "Terror Pit: which card do you destroy?"
    )


# --- The setting ------------------------------------------------------------------------------------------
def test_the_setting_holds_for_all_commands_and_the_option_wins(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_NAMES", "ja")
    assert run("cards", "search", "corile").stdout.startswith("コーライル: ")
    assert run("cards", "search", "corile", "--names", "both").stdout.startswith("Corile (コーライル): ")
    assert run("cards", "search", "コーライル").stdout.startswith("コーライル: ")
    assert "Aqua" not in run(*FIRST_GAME, "--game", "0").stdout
    monkeypatch.setenv("DUELSIM_NAMES", "")
    assert run("cards", "search", "corile").stdout.startswith("Corile: ")


def test_a_wrong_choice_is_refused(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = run("cards", "show", "corile", "--names", "jp")
    assert refused.exit_code == 2 and not refused.stdout
    assert "'jp' is no such choice: write en, ja or both." in refused.stderr
    monkeypatch.setenv("DUELSIM_NAMES", "japanese")
    refused = run("cards", "show", "corile")
    assert refused.exit_code == 2 and not refused.stdout
    assert "the environment variable DUELSIM_NAMES is 'japanese': write en, ja or both." in refused.stderr
    assert run("cards", "show", "corile", "--names", "en").exit_code == 0
