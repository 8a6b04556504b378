"""`duelsim decks coverage`: which lists can be played, and what keeps the others from it."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import duelsim
from sim.cards.library import OwnCard, cards_in_use
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


def test_the_cards_that_free_most_lists_come_first(run: Any, files: list[str]) -> None:
    said = run("decks", "coverage", *files).stdout
    assert said.startswith(
        f"1 of 4 lists can be played\n25 % of the lists   0 % {'=' * 6}#{'.' * 20} 100 %\n\n"
        "2 lack cards and nothing else. 1 has other problems.\n"
        "With the 2 cards below, 3 lists (75 %) could be played.\n"
    )
    assert cells(said, "Mystery") == ["3", "1", "2", "50.0 %", 'not understood: "Wait." and 1 more sentence.']
    typo = 'no card is known by this name. Did you mean "Locomotiver"?'
    assert cells(said, "Locomotivar") == ["1", "0", "3", "75.0 %", typo]
    assert cells(said, "Vanish.") == ["1", "3", "0", "1", "25.0 %"]  # Mystery waits for its other sentence
    assert cells(said, "Wait.") == ["1", "3", "0", "2", "50.0 %"]
    assert cells(said, "typo.txt") == ["2", "Locomotivar; Mystery"]
    assert cells(said, "long.txt") == ["1", "44 cards: a standard deck has exactly 40. Take out 4."]
    assert said.index("\nmystery.txt") < said.index("\ntypo.txt") < said.index("\nlong.txt")


def cells(said: str, first: str) -> list[str]:
    """The cells of the row that begins so."""
    (row,) = (line for line in said.splitlines() if line.startswith(f"{first}  "))
    return re.split("   +", row)[1:]


def test_the_first_rows_are_shown_unless_all_are_wanted(run: Any, files: list[str]) -> None:
    lists = Path("lists")
    lists.mkdir()
    for at in range(12):
        remember({f"Mystery {letter}": [f"Sing {letter * 5}."] for letter in "abcdefghijkl"[at]}, [])
        cards = (*NAMES, f"Mystery {'abcdefghijkl'[at]}")
        (lists / f"{at}.txt").write_text("".join(f"4 {card}\n" for card in cards))
    short = run("decks", "coverage", "lists").stdout
    assert "With the first 10 cards below, 10 lists (83 %) could be played; with all 12, 12 lists (100 %)." in short
    assert short.count("not understood: ") == 10
    assert "2 more are left out; --all shows them." in short  # of the cards
    assert short.count("7 more are left out; --all shows them.") == 2  # of sentences and lists
    whole = run("decks", "coverage", "lists", "--all").stdout
    assert whole.count("not understood: ") == 12
    assert "left out" not in whole


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
    assert (found["lacking_cards_alone"], found["with_other_problems"]) == (2, 1)
    assert (mystery["real"], mystery["sentences"]) == (True, ["Wait.", "Vanish."])
    assert [(one["frees_alone"], one["playable_then"]) for one in (mystery, typo)] == [(1, 2), (0, 3)]
    assert (mystery["japanese_name"], mystery["printed_in"]) == (None, [])
    assert found["sentences"][1] == {
        "sentence": "Wait.",
        "cards": ["Mystery"],
        "lists": ["mystery.txt", "typo.txt", "long.txt"],
        "frees_alone": 0,
        "playable_then": 2,
    }
    assert mystery["lists"] == ["mystery.txt", "typo.txt", "long.txt"]
    assert (typo["card"], typo["real"], typo["sentences"]) == ("Locomotivar", False, [])


def test_a_name_of_more_letters_than_a_message_shows_is_looked_up_whole(run: Any, files: list[str]) -> None:
    name = "Armeria, Seafaring Faerie / I can somehow hear a long song underwater"
    remember({name: ["Sing."]}, [])
    Path("long-name.txt").write_text("".join(f"4 {card}\n" for card in (*NAMES, name)))
    typo = "No card has a name of as many letters as this one, which is therefore cut"
    Path("typo.txt").write_text("".join(f"4 {card}\n" for card in (*NAMES, typo)))
    found = json.loads(run("decks", "coverage", "long-name.txt", "typo.txt", "--json").stdout)
    assert [one["missing"] for one in found["lists"]] == [[name], [typo]]
    assert [(one["card"], one["real"]) for one in found["missing"]] == [(name, True), (typo, False)]
    assert name in " ".join(run("decks", "coverage", "long-name.txt", "--all").stdout.split())


def test_a_file_that_is_none_is_a_list_that_cannot_be_played(run: Any, files: list[str]) -> None:
    result = run("decks", "coverage", "fine.txt", "nowhere.txt")
    assert result.exit_code == 0
    assert "1 of 2 lists can be played\n" in result.stdout
    assert "1 has other problems." in result.stdout
    assert cells(result.stdout, "nowhere.txt")[0] == "0"
    assert "there is no such file" in result.stdout


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_odd_names_of_files_and_cards_are_shown_and_never_obeyed(run: Any, files: list[str]) -> None:
    Path("a\x1b[31m\nb.txt").write_text("4 \x1b[31mNobody\n36 Corile\n")
    said = run("decks", "coverage", "a\x1b[31m\nb.txt", "--format", "open").stdout
    assert cells(said, "a\\x1b[31m\\nb.txt") == ["1", "[31mNobody"]
    assert "\x1b" not in said


def test_folders_are_read_and_a_list_that_is_named_twice_counts_once(run: Any, files: list[str]) -> None:
    Path("empty").mkdir()
    Path("lists").mkdir()
    for name in ("fine", "mystery"):
        Path("lists", f"{name}.txt").write_text(Path(f"{name}.txt").read_text())
    found = json.loads(run("decks", "coverage", "lists", "lists/fine.txt", "empty", "--json").stdout)
    assert [one["file"] for one in found["lists"]] == ["lists/fine.txt", "lists/mystery.txt", "empty"]
    assert found["playable"] == 1
    assert found["lists"][2]["problems"][0]["message"] == "there is no deck file (*.txt) in this folder."


def test_sentences_that_differ_in_numbers_are_one(run: Any, files: list[str]) -> None:
    remember({"Mystery": ["Sing 2 songs."], "Enigma": ["Sing 3 songs."], "Riddle": ["Sing 4 songs.", "Wait."]}, [])
    for card in ("Enigma", "Riddle"):
        Path(f"{card}.txt").write_text(Path("mystery.txt").read_text().replace("MYSTERY", card))
    found = json.loads(run("decks", "coverage", "mystery.txt", "Enigma.txt", "Riddle.txt", "--json").stdout)
    sing, wait = found["sentences"]
    assert sing["sentence"] == "Sing 2 songs."
    assert sing["cards"] == ["Enigma", "Mystery", "Riddle"]
    assert (sing["frees_alone"], sing["playable_then"]) == (2, 2)
    assert (wait["frees_alone"], wait["playable_then"]) == (0, 3)


def test_a_card_without_known_sentences_waits_for_no_sentence(run: Any, files: list[str]) -> None:
    Path("kick.txt").write_text(Path("mystery.txt").read_text().replace("MYSTERY", "Bio Kick"))
    found = json.loads(run("decks", "coverage", "kick.txt", "mystery.txt", "--json").stdout)
    assert {one["card"]: one["frees_alone"] for one in found["missing"]} == {"Bio Kick": 1, "Mystery": 1}
    assert found["sentences"][-1]["playable_then"] == 1


def test_a_card_of_the_user_that_is_not_understood_is_another_problem(run: Any, files: list[str]) -> None:
    Path("cards", "mine.txt").write_text("Enigma\nCreature - Fish - Water - cost 3 - power 1000\nThis card sings.\n")
    Path("enigma.txt").write_text(Path("mystery.txt").read_text().replace("MYSTERY", "Enigma"))
    (found,) = json.loads(run("decks", "coverage", "enigma.txt", "--json").stdout)["lists"]
    assert not found["playable"]
    assert "mine.txt" in found["problems"][0]["message"]


def test_cards_that_ship_are_not_read(run: Any, files: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """They are understood; reading the texts of thousands takes minutes."""

    def read(card: OwnCard) -> None:
        raise AssertionError(card.name)

    monkeypatch.setattr(OwnCard, "read", read)
    cards = [entry for entry in cards_in_use().entries if entry.imported and entry.faces[0].type == "Creature"]
    names = [entry.name for entry in cards[::50][:10]]
    Path("imported.txt").write_text("".join(f"4 {name}\n" for name in names), encoding="utf-8")
    (found,) = json.loads(run("decks", "coverage", "imported.txt", "--json").stdout)["lists"]
    assert found["playable"]
    assert found["imported_cards_not_reviewed"] == sorted(names)


def test_python_says_the_same(run: Any, files: list[str]) -> None:
    found = duelsim.coverage(*files)
    assert found.to_json() == json.loads(run("decks", "coverage", *files, "--json").stdout)
    assert repr(found) == "<CoverageResult: 1 of 4 lists can be played: 25 % of the lists.>"
    assert [card.name for card in found.summary.missing] == ["Mystery", "Locomotivar"]
    assert "Mystery" in found._repr_html_()


@pytest.mark.parametrize("wrong", [(), (3,), ("fine.txt", "")])
def test_python_refuses_what_is_no_list(files: list[str], wrong: tuple[Any, ...]) -> None:
    with pytest.raises(duelsim.ImpossibleExperiment):
        duelsim.coverage(*wrong)


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


def test_an_import_remembers_no_other_side_of_a_card_that_it_understood(run: Any, files: list[str]) -> None:
    facts = {"Civilization": "Water", "Type": "Psychic Creature", "Race": "Fish", "Power": "1000", "Rules": "Blocker"}
    side = {"name": "Enigma, the Awakened Fish", "Cost": "9", **facts}
    front = {"name": "Enigma, Temporal Fish", "Cost": "3", **facts, "alternates": [{**side, "type": "awakening"}]}
    fails = {"name": "Riddle", "Cost": "3", **facts, "Rules": "This creature sings."}
    Path("cards.jsonl").write_text("".join(f"{json.dumps(card)}\n" for card in (front, side, fails)))
    assert run("cards", "import", "cards.jsonl", "--output", "cards/imported.txt").exit_code == 0
    remembered = Path("cards/not-understood.jsonl").read_text(encoding="utf-8").splitlines()
    assert {json.loads(row)["name"] for row in remembered} == {"Mystery", "Riddle"}  # the first was there before


def test_an_import_without_a_folder_to_write_says_so(
    run: Any, files: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUELSIM_CARDS", "fine.txt")
    facts = {"Civilization": "Water", "Cost": "3", "Type": "Creature", "Race": "Fish", "Power": "1000"}
    Path("cards.jsonl").write_text(json.dumps({"name": "Enigma", "Rules": "This creature sings.", **facts}))
    result = run("cards", "import", "cards.jsonl")
    assert result.exit_code == 0
    assert "cannot be kept for decklists" in result.stderr
