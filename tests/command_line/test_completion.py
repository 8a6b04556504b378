"""What the shell offers at Tab: in this process, and once in a real bash."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete

from decks.reading import read_cards
from decks.shipped import all_shipped, shipped_decks
from sim.cards.library import cards_in_use, known_names
from sim.cards.wording import JAPANESE_NAME
from sim.command_line import commands, completion
from sim.command_line.completion import use_mended_scripts
from strategies.registry import PLAYERS

ROOT = Path(__file__).parents[2]
FILES = "<files>"


def offered(*words: str) -> list[str]:
    """What is offered for the last of the words of a command; `FILES` where files are."""
    shell = ShellComplete(commands, {}, "duelsim", "_DUELSIM_COMPLETE")
    found = shell.get_completions(list(words[:-1]), words[-1])
    return [FILES if item.type == "file" else item.value for item in found]


def test_decks_and_files_are_offered_for_a_deck() -> None:
    assert offered("match", "") == [*(deck.key for deck in all_shipped()), FILES]
    assert offered("match", "fn-rush", "LIQ") == ["liquid-beast", FILES]
    assert offered("match", "fn-rush", "DMC-57") == ["dmc-57", FILES]
    assert offered("lift", "fn-rush", "--against", "mu") == ["murky-riptide", FILES]
    assert offered("decks", "show", "勝太") == ["勝太の疾風速攻", FILES]
    assert offered("gauntlet", "fn-rush", "--field", "era:2009") == ["era:2009"]


@pytest.mark.parametrize("words", [("--field",), ("--field", "fn-rush"), ("--games", "40", "--field", "fn-rush")])
def test_each_deck_of_a_field_is_offered(words: tuple[str, ...]) -> None:
    assert offered("gauntlet", "liquid-beast", *words, "murk") == ["murky-riptide", FILES]
    assert "--seed" in offered("gauntlet", "liquid-beast", *words, "--se")


def test_cards_are_offered_whatever_their_case_and_accents() -> None:
    assert offered("cards", "show", "gonta, the w") == ["Gonta, the Warrior Savage"]
    assert offered("cards", "show", "") == list(cards_in_use().names)


def test_a_name_of_several_words_is_completed_word_by_word() -> None:
    assert offered("cards", "show", "aqua", "hulc") == ["Hulcus"]
    assert offered("cards", "show", "gonta,", "the", "") == ["Warrior Savage"]


@pytest.mark.parametrize("words", [("lift", "liquid-beast", "--card"), ("improve", "liquid-beast", "--keep")])
def test_only_cards_of_the_deck_are_offered_with_a_deck(words: tuple[str, ...]) -> None:
    cards = read_cards("liquid-beast", known_names())
    assert set(offered(*words, "")) == {name for name, _ in cards}
    assert offered(*words, "aqua h") == ["Aqua Hulcus"]


def test_a_deck_that_is_not_there_and_standard_input_offer_all_cards() -> None:
    for deck in ("no-such-deck", "-"):
        assert "Aqua Knight" in offered("lift", deck, "--card", "aqua")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("cards", "show", "コーライ"), ["コーライル", "コーライルの海幻"]),
        (("cards", "show", "こーらい"), ["コーライル", "コーライルの海幻"]),  # in hiragana
        (("cards", "show", "アクアハルカ"), ["アクア・ハルカス"]),
        (("cards", "show", "氷牙レオポル・ディーネ公", "/", ""), ["エマージェンシー・タイフーン"]),
        (("lift", "liquid-beast", "--card", "アクア"), ["アクア・ガード", "アクア・ハルカス", "アクア・ビークル"]),
        (("lift", "liquid-beast", "--card", "デーモン"), []),
    ],
)
def test_japanese_names_are_offered_where_a_japanese_word_has_begun(words: tuple[str, ...], wanted: list[str]) -> None:
    assert offered(*words) == wanted


def test_card_files_say_japanese_names_as_they_are_looked_for() -> None:
    assert completion.JAPANESE == JAPANESE_NAME


def test_cards_of_the_card_folder_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.txt").write_text("Zzz Sleeper\nCreature - fire - cost 1 - power 1000 - Human\n")
    (tmp_path / "broken.txt").write_bytes(b"\xff\xfe\x00")
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path))
    assert offered("cards", "show", "zzz") == ["Zzz Sleeper"]


@pytest.mark.parametrize(
    "words",
    [
        *(("match", "fn-rush", "fn-rush", "--players"), ("matrix", "--players"), ("meta", "x.csv", "--players")),
        *(("goldfish", "fn-rush", "--player"), ("tune", "fn-rush", "--base"), ("players", "show")),
        ("train", "fn-rush", "--players"),
        *(("improve", "fn-rush", "--players"), ("play", "fn-rush", "fn-rush", "--players")),
    ],
)
def test_players_are_offered(words: tuple[str, ...]) -> None:
    books = [f"{deck}.play" for deck in shipped_decks()]
    assert offered(*words, "") == ["auto", "general", "lookahead:8/", "search:20/", *sorted(PLAYERS), *books]
    assert offered(*words, "RA") == ["random", "rainbow-connection.play"]


def test_players_are_offered_behind_a_comma_and_for_a_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "runs").mkdir()
    for file in ("mine.play", "runs/many.play", "mist.txt"):
        (tmp_path / file).touch()
    match = ("match", "fn-rush", "fn-rush", "--players")
    assert offered(*match, "auto,ru") == ["auto,rush"]
    assert offered(*match, "search:5/con") == ["search:5/control"]
    assert offered(*match, "rush,search:5/con") == ["rush,search:5/control"]
    assert offered(*match, "rush,lookahead/con") == ["rush,lookahead/control"]
    assert offered("match", "fn-rush", "fn-rush", "--better-pilot", "loo") == ["lookahead"]
    assert offered(*match, "mi") == ["mine.play"]
    assert offered(*match, "auto,runs/m") == ["auto,runs/many.play"]
    assert offered(*match, "nowhere/") == offered(*match, "\0/") == []


@pytest.mark.parametrize(
    ("words", "begun", "wanted"),
    [
        (("match", "fn-rush", "fn-rush", "--rules"), "2005", ["2005-jp", "2005-en"]),
        (("match", "fn-rush", "fn-rush", "--rule"), "blockers=", ["blockers=several", "blockers=one"]),
        (("decks", "check", "--format"), "cl", ["classic-05", "classic-08", FILES]),
        (("decks", "formats"), "o", ["open", "original", FILES]),
        (("cards", "search", "--set"), "dm-0", [f"DM-0{number}" for number in range(1, 10)]),
        (("cards", "search", "--race"), "armored wy", ["Armored Wyvern"]),
    ],
)
def test_names_of_closed_sets_are_offered(words: tuple[str, ...], begun: str, wanted: list[str]) -> None:
    assert offered(*words, begun) == wanted


def leaves(group: click.Group) -> list[click.Command]:
    found: list[click.Command] = []
    for command in group.commands.values():
        found += leaves(command) if isinstance(command, click.Group) else [command]
    return found


def test_every_parameter_that_is_a_deck_offers_decks() -> None:
    found = 0
    for command in leaves(commands):
        context = click.Context(command, resilient_parsing=True)
        for one in command.params:
            if re.search("DECK|OPPONENT|VARIANT", one.make_metavar(context)) and one.type is click.STRING:
                assert shipped_decks()[0] in [item.value for item in one.shell_complete(context, "")], command.name
                found += 1
    assert found > 20


# --- Shells -------------------------------------------------------------------------------------------------
@pytest.fixture
def path_with_duelsim(tmp_path: Path) -> str:
    script = tmp_path / "bin" / "duelsim"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexport PYTHONPATH="{ROOT}"\nexec "{sys.executable}" -m duelsim "$@"\n')
    script.chmod(0o755)
    return os.pathsep.join([str(script.parent), os.environ["PATH"]])


@pytest.mark.skipif(shutil.which("bash") is None or sys.platform == "win32", reason="no bash")
def test_bash_completes_names_with_spaces_and_files(path_with_duelsim: str, tmp_path: Path) -> None:
    """Whole names, each an entry of its own. That bash writes them with backslashes needs a terminal to see."""
    (tmp_path / "my deck.txt").touch()
    program = """
eval "$(_DUELSIM_COMPLETE=bash_source duelsim)"
offer() {
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    COMP_LINE="${LINE-$*}" COMP_POINT=1000
    "$(complete -p duelsim | sed 's/.*-F \\([^ ]*\\).*/\\1/')" duelsim
    printf '%s\\n' "${COMPREPLY[@]}"
}
offer duelsim lift liquid-beast --card '"aqua h'
offer duelsim cards show コーライ
offer duelsim match my
LINE='duelsim match a b --players search:20/ru' offer duelsim match a b --players search : 20/ru
LINE='duelsim match a b --players search:' offer duelsim match a b --players search :
LINE='duelsim match a b --rule blockers=s' offer duelsim match a b --rule blockers = s
LINE='duelsim match a b --rule "blockers=s' offer duelsim match a b --rule '"blockers=s'
"""
    done = subprocess.run(
        ["bash", "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PATH": path_with_duelsim},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == (
        "Aqua Hulcus\nコーライル\nコーライルの海幻\nmy deck.txt\n20/rush\n20/\nseveral\nblockers=several\n",
        "",
    )


@pytest.mark.skipif(shutil.which("fish") is None, reason="no fish")
def test_fish_completes_names_with_commas(path_with_duelsim: str, tmp_path: Path) -> None:
    program = '_DUELSIM_COMPLETE=fish_source duelsim | source; complete -C "duelsim cards show gonta"'
    done = subprocess.run(
        ["fish", "--no-config", "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PATH": path_with_duelsim},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "Gonta, the Warrior Savage\n"


def test_the_scripts_for_bash_and_fish_are_those_of_duelsim() -> None:
    from click.shell_completion import get_completion_class

    use_mended_scripts()
    for shell, mended in (("bash", "compgen -f"), ("fish", 'string split -m 1 ","')):
        found = get_completion_class(shell)
        assert found is not None and mended in found.source_template


def test_nothing_slow_is_imported(path_with_duelsim: str) -> None:
    program = """
import sys
from click.shell_completion import ShellComplete
from sim.command_line import commands
ShellComplete(commands, {}, "duelsim", "").get_completions(["lift", "fn-rush", "--card"], "a")
print([name for name in ("numba", "numpy", "polars", "sim.cards.library", "sim.cards.words") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")
