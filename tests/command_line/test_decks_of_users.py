"""Decks of users on the command line: from standard input, with sections that are kept apart, with hostile names."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sim.command_line import commands
from tests.progress import without_progress

ROOT = Path(__file__).parents[2]
LIST = (ROOT / "decks" / "liquid-beast.txt").read_text(encoding="utf-8")
WITH_MORE = f"{LIST}\nSideboard:\n2 Corile\n1 Time Gadget\n\n[Maybeboard]\n1 Nobody\n"


def run(*words: str, stdin: str = "") -> Any:
    return CliRunner().invoke(commands, words, input=stdin, prog_name="duelsim")


@pytest.mark.parametrize(
    "words",
    [
        "match - fn-rush --games 2",
        "match fn-rush - --games 2",
        "compare - fn-rush --against fn-rush --games 8",
        "compare fn-rush mono-red-rush --against - --games 8",
        "odds - --games 0",
        "odds - --games 2",
        "goldfish - --games 2",
        "matrix - fn-rush --games 2",
    ],
)
def test_standard_input_is_a_deck(words: str) -> None:
    result = run(*words.split(), "--seed", "1", stdin=LIST)
    assert result.exit_code == 0, result.stderr
    assert "Liquid Beast" in result.stdout
    assert "duelsim replay -" not in result.stdout  # the deck is gone


def test_the_games_of_standard_input_are_those_of_the_file() -> None:
    words = ("fn-rush", "--players", "rush", "--games", "4", "--seed", "1", "--json")
    piped, named = run("match", "-", *words, stdin=LIST), run("match", "liquid-beast", *words)
    assert json.loads(piped.stdout)["digest"] == json.loads(named.stdout)["digest"]


def test_what_is_kept_apart_is_said(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(WITH_MORE, encoding="utf-8")
    plain = run("match", "liquid-beast", "liquid-beast", "--players", "rush", "--games", "2", "--seed", "1", "--json")
    played = run("match", str(file), str(file), "--games", "2", "--seed", "1")  # the rules are loaded: nobody waits
    said = without_progress(played.stderr).splitlines()
    assert said == [
        f"{file}: the sideboard (3 cards) is kept apart. Only --best-of 3 plays it.",
        f"{file}: the maybeboard (1 card) is kept apart. duelsim does not play it.",
    ]
    again = run("match", str(file), str(file), "--players", "rush", "--games", "2", "--seed", "1", "--json")
    assert json.loads(again.stdout)["digest"] == json.loads(plain.stdout)["digest"]
    checked = run("decks", "check", str(file))
    assert (checked.exit_code, checked.stderr.splitlines()[:2]) == (0, said)
    assert f"The deck {file} with its sideboard cannot be used:" in checked.stderr  # Corile is a fifth and a sixth
    (described,) = json.loads(run("decks", "check", str(file), "--json").stdout)
    assert [section["section"] for section in described["apart"]] == ["sideboard", "maybeboard"]
    corile = {"name": "Corile", "japanese_name": "コーライル", "copies": 2}
    assert described["apart"][0]["cards"] == [corile, {"name": "Time Gadget", "copies": 1}]


def test_control_characters_of_names_do_not_reach_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("\x1b[31mred.txt")
    file.write_text(LIST, encoding="utf-8")
    for words in (("decks", "check", str(file)), ("decks", "show", str(file)), ("decks", "show", "\x1b[31mnobody")):
        result = run(*words)
        assert "\x1b" not in result.output
        assert "\\x1b[31m" in result.output


def test_a_name_of_thousands_of_letters_is_cut_in_messages() -> None:
    for words in (
        ("cards", "show", "x" * 50_000),
        ("decks", "show", "x" * 50_000),
        ("match", "a", "b", "--games", "x" * 50_000),
    ):
        result = run(*words)
        assert (result.exit_code, len(result.stderr) < 5_000) == (2, True)


def test_of_many_decks_that_cannot_be_used_the_first_are_shown(tmp_path: Path) -> None:
    """A folder of lists of another game is no page of errors."""
    for number in range(10, 30):
        (tmp_path / f"{number}.txt").write_text(f"4 Nobody {number}\n", encoding="utf-8")
    result = run("gauntlet", "liquid-beast", "--field", str(tmp_path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("20 decks cannot be used; the first 5 are shown here. To see what is wrong")
    assert result.stderr.count("cannot be used:") == 5
    assert "Nobody 14" in result.stderr and "Nobody 15" not in result.stderr


def test_a_god_that_finds_no_other_to_link_with_is_said(tmp_path: Path) -> None:
    file = tmp_path / "gods.txt"
    file.write_text(LIST.replace("4 Aqua Hulcus", "3 Riki, Thunder God\n1 Metal, Dragon God"), encoding="utf-8")
    result = run("decks", "check", str(file))
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    assert "Riki, Thunder God can never be linked: it needs Gou, Spirit God, which cannot be played yet." in said
    assert "Metal, Dragon God links with no God of this deck: it needs Heavy, Dragon God or Death, Destr" in said
    (in_json,) = json.loads(run("decks", "check", str(file), "--json").stdout)
    assert [(one["card"], one["needs"]) for one in in_json["never_linked"]] == [
        ("Metal, Dragon God", ["Heavy, Dragon God", "Death, Destruction God"]),
        ("Riki, Thunder God", ["Gou, Spirit God"]),
    ]
    assert "linked" not in run("decks", "check", "liquid-beast").stdout


def test_a_deck_that_cannot_be_used_is_named_once() -> None:
    result = run("match", "nobodys-deck", "fn-rush", "--games", "2")
    assert (result.exit_code, result.stderr.count("The deck nobodys-deck cannot be used:")) == (2, 1)
