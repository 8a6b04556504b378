"""Cards of the user's own: which files are read, what they may replace, and the messages about faults."""

import itertools
import os
from collections import Counter
from pathlib import Path

import pytest

from decks.checking import DeckError
from decks.matching import match_key
from decks.reading import read_deck
from sim.cards.library import (
    CannotBePlayed,
    CardFileError,
    OwnCard,
    UnknownCard,
    cards_in_use,
    find_card,
    text_of,
    using_cards,
)
from sim.cards.library.entries import further_names
from sim.cards.library.lookup import library_texts
from sim.cards.library.not_understood import FILE, not_understood, remember
from sim.cards.text.blocks import REPLACES
from sim.cards.wording import IMPORTED, card_text
from sim.command_line.card_facts import card_json, entry_json

FACTS = "Creature - water - cost 3 - power 2000 - Liquid People"


def write(folder: Path, text: str, name: str = "mine.txt") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def test_a_named_file_is_used_and_then_forgotten(tmp_path: Path) -> None:
    with using_cards([write(tmp_path, f"Torcon's Cousin\n{FACTS}\n# a note\nBlocker\n")]):
        assert cards_in_use().find("TORCON’S cousin").power == 2000
        assert "Torcon's Cousin" in cards_in_use().names
        with pytest.raises(UnknownCard, match='Did you mean "Torcon\'s Cousin"'):
            cards_in_use().find("Torcons Cusin")
    with pytest.raises(UnknownCard):
        cards_in_use().find("Torcon's Cousin")
    assert cards_in_use().find("Corile") == find_card("Corile")


@pytest.mark.parametrize("kind", ["D2 Field", "S-MAX Evolution Creature", "Tamaseed/Creature"])
def test_the_type_of_a_card_may_have_any_letters(kind: str, tmp_path: Path) -> None:
    with using_cards([write(tmp_path, f"Torcon's Cousin\n{FACTS.replace('Creature', kind)}\n")]):
        assert [entry.facts for entry in cards_in_use().entries if entry.name == "Torcon's Cousin"]


def test_the_card_folder_is_always_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path))
    file = write(tmp_path, f"Torcon's Cousin\n{FACTS}\n")
    write(tmp_path, "no card", "notes.md")
    assert cards_in_use().find("Torcon's Cousin").cost == 3
    with using_cards([file]):  # named too: it is one file
        assert cards_in_use().find("Torcon's Cousin").cost == 3
    write(tmp_path, f"Torcon's Aunt\n{FACTS}\n")  # an edit is noticed
    os.utime(file, ns=(0, 0))
    assert cards_in_use().find("Torcon's Aunt").cost == 3


def test_nothing_of_the_library_is_replaced_unless_the_card_says_so(tmp_path: Path) -> None:
    own = f"Corile\n{FACTS}\nBlocker\n"
    with using_cards([write(tmp_path, own)]):
        assert cards_in_use().find("Aqua Hulcus").cost == 3  # the others are not affected
        with pytest.raises(CardFileError, match=rf"mine.txt, line 1: the library has the card Corile.*{REPLACES}"):
            cards_in_use().find("corile")
    with using_cards([write(tmp_path, own.replace(FACTS, f"{REPLACES}\n{FACTS}"))]):
        assert cards_in_use().find("corile").cost == 3
        assert cards_in_use().own_cards(["Corile", "Aqua Hulcus"]) == (OwnCard(own.rstrip()),)
    assert find_card("Corile").cost == 5


def test_a_reviewed_card_is_played_instead_of_an_imported_one(tmp_path: Path) -> None:
    text = f"Corile\n{IMPORTED}\n{FACTS}\n\nTorcon's Cousin\n{IMPORTED}\n{FACTS}\n"
    imported = write(tmp_path, text, "imported.txt")
    with using_cards([imported]):
        assert cards_in_use().find("Corile") == find_card("Corile")
        assert cards_in_use().own_cards(["Corile", "Torcon's Cousin"]) == (
            OwnCard(f"Torcon's Cousin\n{FACTS}", imported=True),
        )
    mine = write(tmp_path, f"Torcon's Cousin\n{FACTS}\nBlocker\n")
    for files in ([imported, mine], [mine, imported]):
        with using_cards(files):
            assert cards_in_use().own_cards(["Torcon's Cousin"]) == (OwnCard(f"Torcon's Cousin\n{FACTS}\nBlocker"),)


def test_an_imported_card_says_that_nobody_has_reviewed_it(tmp_path: Path) -> None:
    text = f"Torcon's Cousin\n{IMPORTED}\n{FACTS}"
    with using_cards([write(tmp_path, text)]):
        card = cards_in_use().find("Torcon's Cousin")
        assert card_text(card) == text
        assert card_json(card)["imported"] is True
        (entry,) = (entry for entry in cards_in_use().entries if entry.name == card.name)
        assert entry_json(entry) == card_json(card)


def test_two_cards_of_one_name_are_refused_unless_they_are_the_same(tmp_path: Path) -> None:
    first = write(tmp_path, f"Cousin\n{FACTS}\n", "first.txt")
    same = write(tmp_path, f"# again\n\nCousin\n{FACTS}\n", "same.txt")
    other = write(tmp_path, f"\nCOUSIN\n{FACTS}\nBlocker\n", "other.txt")
    with using_cards([first, same]):
        assert cards_in_use().find("Cousin").features == ()
    with pytest.raises(CardFileError, match=r"other.txt, line 2: COUSIN is in .*first.txt, line 1 already"):
        with using_cards([first, other]):
            pass


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f"Cousin\n{FACTS}\n# a note\nBlocks.\n", 4, 'no sentence begins with "Blocks"'),
        (f"Cousin\n{FACTS}\nCharger\n", 1, "a creature can't have"),
        (f"\n\nCousin\n\n{FACTS}", 3, "the line of facts is missing"),
        ("4 Aqua Hulcus\n4 Corile\n", 1, "the line of facts is missing"),
        (f"Cousin\n{FACTS}\nBlo\x1bcker\n", 3, "characters that cannot be shown"),
        (f"{'x' * 1001}\n{FACTS}\n", 1, "a name has at most 1,000 letters"),
        ("Cousin\n" + f"{FACTS}\n" * 1000, 1, "20,000"),
        ("Cousin\n\0", 2, "save it as UTF-8"),
    ],
)
def test_a_fault_names_the_file_and_the_line(tmp_path: Path, text: str, line: int, reason: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(CardFileError) as raised:
        with using_cards([file]):
            cards_in_use().find("Cousin")
    assert str(raised.value).startswith(f"{file}, line {line}: ")
    assert reason in str(raised.value)


def test_a_fault_matters_only_if_the_card_is_wanted(tmp_path: Path) -> None:
    with using_cards([write(tmp_path, f"First\n{FACTS}\nBlocks.\n\nSecond\n{FACTS}\n")]):
        assert cards_in_use().find("Second").cost == 3


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "cards.txt"
    file.write_bytes(b"First\n\xff\xfe")
    with pytest.raises(CardFileError, match=r"cards.txt, line 2: it is not text in UTF-8"):
        text_of(file)
    for path, reason in ((tmp_path / "nowhere", "No such file"), (tmp_path, "folder"), (Path(os.devnull), "device")):
        with pytest.raises(CardFileError, match=reason):
            text_of(path)


# --- Japanese names, and cards that cannot be played ------------------------------------------------------
def test_cards_are_found_by_their_japanese_names(tmp_path: Path) -> None:
    assert cards_in_use().find("コーライル") == find_card("Corile")
    with using_cards([write(tmp_path, f"Torcon's Cousin\nJapanese name: トルコンのいとこ\n{FACTS}\n")]):
        assert cards_in_use().find("トルコンのいとこ").name == "Torcon's Cousin"
        with pytest.raises(UnknownCard, match='Did you mean "トルコンのいとこ"'):
            cards_in_use().find("トルコンのいとニ")


def test_cards_are_found_by_their_other_names(tmp_path: Path) -> None:
    with using_cards([write(tmp_path, f"Torcon's Cousin\nAlso called: Torcon II; Cousin, the Third\n{FACTS}\n")]):
        card = cards_in_use().find("cousin, the third")
        assert (card.name, card.other_names) == ("Torcon's Cousin", ("Torcon II", "Cousin, the Third"))


def test_no_two_cards_of_the_library_have_a_name_in_common() -> None:
    names = [{*map(match_key, (lines[0], *further_names(lines)))} for lines in library_texts().values()]
    assert sum(map(len, names)) > 2 * 1_800
    assert [name for name, times in Counter(itertools.chain(*names)).items() if times > 1] == []


def test_a_decklist_may_name_cards_in_japanese(tmp_path: Path) -> None:
    names = ("アクア・ハルカス", "Aqua Hulcus", "デーモン・ハンド", "コーライル×1")
    text = f"4 {names[0]}\n2 {names[1]}\n{names[2]} 3枚\n{names[3]}\n1 コーラエル\n"
    with pytest.raises(DeckError) as raised:
        read_deck(write(tmp_path, text), cards_in_use().deck_names, "open")
    (problem,) = raised.value.problems
    assert problem.message.startswith('no card is known by the name "コーラエル". Did you mean "コーライル"')
    read = read_deck(write(tmp_path, text.replace("エ", "イ")), cards_in_use().deck_names, "open")
    assert read.cards == (("Aqua Hulcus", 6), ("Terror Pit", 3), ("Corile", 2))


def test_a_card_that_was_not_understood_is_told_from_a_typo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path / "cards"))
    remember({"Torcon, 3 Times King": ["Do magic."], "Corile Again": ["Vanish."]}, [])
    assert remember({"Mystery": ["Wait."]}, ["corile again"]) == tmp_path / "cards" / FILE
    assert {key: one.sentences for key, one in not_understood().items()} == {
        "torcon, 3 times king": ("Do magic.",),
        "mystery": ("Wait.",),
    }
    with pytest.raises(CannotBePlayed, match="Mystery is a real card that duelsim cannot play yet") as refused:
        cards_in_use().find("MYSTERY")
    assert refused.value.card.sentences == ("Wait.",)
    with pytest.raises(DeckError) as raised:
        read_deck(write(tmp_path, "4 torcon, 3 times king\nMystery x4\n4 Mistery\n"), cards_in_use().deck_names, "open")
    problems = raised.value.problems
    assert [problem.unknown for problem in problems] == ["Torcon, 3 Times King", "Mystery", "Mistery"]
    assert problems[1].message == 'Mystery is a real card that duelsim cannot play yet. Not understood: "Wait."'
    assert str(raised.value).endswith("docs/cards.md says how to write a card that duelsim cannot play yet.")
    assert problems[2].message.startswith("no card is known by the name")


@pytest.mark.parametrize("line", ["{", "[]", '{"name": "A"}', '{"name": 3, "sentences": []}', "[" * 100_000, "\0"])
def test_a_damaged_file_of_such_cards_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path))
    good = '{"name": "Mystery", "sentences": []}'
    (tmp_path / FILE).write_text(f"{good}\n{line}\n")
    with pytest.raises(CardFileError, match=rf"{FILE}, line 2: it is"):
        not_understood()
    assert cards_in_use().find("Corile").cost == 5  # it is read only for a name that is not known


def test_a_card_of_a_user_does_not_take_another_name_of_the_library(tmp_path: Path) -> None:
    japanese = f"Torcon's Cousin\nJapanese name: コーライル\n{FACTS}\n"
    with using_cards([write(tmp_path, japanese)]):
        assert cards_in_use().find("コーライル") == find_card("Corile")
        with pytest.raises(CardFileError, match="the library has the card Corile too"):
            cards_in_use().find("Torcon's Cousin")
    with using_cards([write(tmp_path, f"コーライル\n{FACTS}\n")]):
        with pytest.raises(CardFileError, match="the library has the card Corile too"):
            cards_in_use().find("コーライル")
        assert cards_in_use().find("Corile").cost == 5
    with using_cards([write(tmp_path, f"コーライル\n{IMPORTED}\n{FACTS}\n")]):
        assert cards_in_use().find("コーライル") == find_card("Corile")
    with using_cards([write(tmp_path, japanese.replace("Japanese", f"{REPLACES}\nJapanese"))]):
        assert cards_in_use().find("コーライル").name == "Torcon's Cousin"


def test_two_cards_of_a_user_do_not_share_another_name(tmp_path: Path) -> None:
    first, second = (f"{name}\nJapanese name: いとこ\n{FACTS}\n" for name in ("First", "Second"))
    with pytest.raises(CardFileError, match=r"mine.txt, line 5: いとこ is in .*mine.txt, line 1 already"):
        with using_cards([write(tmp_path, f"{first}\n{second}")]):
            pass
    imported = first.replace("Japanese", f"{IMPORTED}\nJapanese")
    with using_cards([write(tmp_path, f"{imported}\n{second}")]):
        assert cards_in_use().find("いとこ").name == "Second"
        assert cards_in_use().find("First").cost == 3
