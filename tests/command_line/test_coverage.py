"""`duelsim decks coverage`: which lists can be played, and what keeps the others from it."""

import json
from pathlib import Path
from typing import Any

import pytest

from sim.cards.library.not_understood import remember

OTHERS = ("Aqua Hulcus", "Corile", "Terror Pit", "Spiral Gate", "Torcon", "Comet Missile", "Crystal Lancer")
NAMES = (*OTHERS, "Brain Serum", "Locomotiver")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lists: one can be played, two lack a real card, one of them has a typo too, and one has too many cards."""
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path / "cards"))
    monkeypatch.chdir(tmp_path)
    remember({"Mystery": ["Wait.", "Vanish."]}, [])
    lists = {
        "fine": (*NAMES, "Burning Mane"),
        "mystery": (*NAMES, "MYSTERY"),
        "typo": (*OTHERS, "Brain Serum", "Locomotivar", "Mystery"),
        "long": (*NAMES, "Burning Mane", "Mystery"),
    }
    for name, cards in lists.items():
        Path(f"{name}.txt").write_text("".join(f"4 {card}\n" for card in cards))
    return [f"{name}.txt" for name in lists]


def test_the_cards_of_most_lists_come_first(run: Any, files: list[str]) -> None:
    assert run("decks", "coverage", *files).stdout.splitlines() == [
        "1 of 4 lists can be played.",
        "",
        "missing  list",
        "      1  mystery.txt",
        "      2  typo.txt",
        "      1  long.txt: 44 cards: a standard deck has exactly 40. Take out 4.",
        "",
        "  lists  card",
        '      3  Mystery: not understood: "Wait."',
        '      1  Locomotivar: no card is known by this name. Did you mean "Locomotiver"?',
    ]


def test_its_json_has_all_sentences(run: Any, files: list[str]) -> None:
    found = json.loads(run("decks", "coverage", *files, "--json").stdout)
    assert found["playable"] == 1
    assert found["lists"][0] == {
        "file": "fine.txt",
        "name": "fine",
        "playable": True,
        "missing": [],
        "problems": [],
    }
    assert found["lists"][3]["problems"][0]["line"] is None
    mystery, typo = found["missing"]
    assert (mystery["real"], mystery["sentences"]) == (True, ["Wait.", "Vanish."])
    assert mystery["lists"] == ["mystery.txt", "typo.txt", "long.txt"]
    assert (typo["card"], typo["real"], typo["sentences"]) == ("Locomotivar", False, [])


def test_a_name_of_more_letters_than_a_message_shows_is_looked_up_whole(run: Any, files: list[str]) -> None:
    name = "Armeria, Seafaring Faerie / I can somehow hear a long song underwater"
    remember({name: ["Sing."]}, [])
    Path("long-name.txt").write_text("".join(f"4 {card}\n" for card in (*NAMES, name)))
    typo = "No card has a name of so many letters as this one, which is therefore cut"
    Path("typo.txt").write_text("".join(f"4 {card}\n" for card in (*NAMES, typo)))
    found = json.loads(run("decks", "coverage", "long-name.txt", "typo.txt", "--json").stdout)
    assert [one["missing"] for one in found["lists"]] == [[name], [typo]]
    assert [(one["card"], one["real"]) for one in found["missing"]] == [(name, True), (typo, False)]
    assert f'{name}: not understood: "Sing."' in run("decks", "coverage", "long-name.txt").stdout


def test_a_file_that_is_none_is_a_list_that_cannot_be_played(run: Any, files: list[str]) -> None:
    result = run("decks", "coverage", "fine.txt", "nowhere.txt")
    assert result.exit_code == 0
    assert "1 of 2 lists can be played." in result.stdout
    assert "      0  nowhere.txt: there is no such file" in result.stdout


def test_an_import_remembers_what_it_did_not_understand(run: Any, files: list[str]) -> None:
    facts = {"Civilization": "Water", "Cost": "3", "Type": "Creature", "Race": "Fish", "Power": "1000"}
    cards = [
        {"name": "Mystery", "Rules": "Blocker", **facts},
        {"name": "Enigma", "Rules": "Blocker\nThis creature sings.", **facts},
    ]
    Path("cards.jsonl").write_text("".join(f"{json.dumps(card)}\n" for card in cards))
    result = run("cards", "import", "cards.jsonl", "--output", "cards/imported.txt")
    assert result.exit_code == 0
    assert "cards/not-understood.jsonl keeps the names" in result.stderr
    Path("enigma.txt").write_text(Path("mystery.txt").read_text().replace("MYSTERY", "enigma"))
    found = json.loads(run("decks", "coverage", "mystery.txt", "enigma.txt", "--json").stdout)
    assert [one["playable"] for one in found["lists"]] == [True, False]
    (enigma,) = found["missing"]
    assert (enigma["card"], enigma["real"]) == ("Enigma", True)
    assert "sings" in enigma["sentences"][0]


def test_an_import_without_a_folder_to_write_says_so(
    run: Any, files: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUELSIM_CARDS", "fine.txt")
    facts = {"Civilization": "Water", "Cost": "3", "Type": "Creature", "Race": "Fish", "Power": "1000"}
    Path("cards.jsonl").write_text(json.dumps({"name": "Enigma", "Rules": "This creature sings.", **facts}))
    result = run("cards", "import", "cards.jsonl")
    assert result.exit_code == 0
    assert "cannot be kept for decklists" in result.stderr
