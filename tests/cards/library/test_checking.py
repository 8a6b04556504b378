"""`duelsim cards check` is loading: it accepts what every other command accepts, and nothing else."""

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sim.cards.library import CardFileError, cards_in_use, using_cards
from sim.cards.text.blocks import REPLACES, blocks
from sim.cards.wording import IMPORTED, JAPANESE_NAME
from sim.command_line import commands
from tests.progress import without_progress

FACTS = "Creature - water - cost 3 - power 2000 - Liquid People"
GOOD = f"Torcon's Cousin\n{FACTS}\nBlocker\n\nTorcon's Aunt\n{FACTS}\n"
LETTERS = ("\u200b", "\x1b[31m", "\x07", "\u202e", "\u2028", "\ufeff", "\x85", "\x0b", "\xa0", "\t", "\ue000", "#", "ä")
WHOLE = {
    "a control character": f"Torcon\x1b[31m\n{FACTS}\n",
    "an invisible letter": f"Torcon\u200b's Cousin\n{FACTS}\n",
    "a megabyte": f"Cousin\n{FACTS}\n" + "Blocker\n" * 131_072,
    "a name of a megabyte": "x" * 2**20 + f"\n{FACTS}\n",
    "twice": f"Cousin\n{FACTS}\n\nCOUSIN\n{FACTS}\nBlocker\n",
    "twice the same": f"Cousin\n{FACTS}\n\nCousin\n{FACTS}\n",
    "of the library": f"Corile\n{FACTS}\n",
    "of the library, imported": f"Corile\n{IMPORTED}\n{FACTS}\n",
    "of the library, replaced": f"Corile\n{REPLACES}\n{FACTS}\n",
    "a Japanese name of the library": f"Cousin\n{JAPANESE_NAME}ボルシャック・ドラゴン\n{FACTS}\n",
    "a name in common": f"One\n{JAPANESE_NAME}ア\n{FACTS}\n\nTwo\n{JAPANESE_NAME}ア\n{FACTS}\n",
    "no facts": "4 Aqua Hulcus\n",
    "not understood": f"Cousin\n{FACTS}\nSing a song.\n",
    "fine": GOOD,
}


def check(file: Path) -> Result:
    return CliRunner().invoke(commands, ["cards", "check", str(file)])


def is_loaded(file: Path) -> bool:
    """Whether each card of the file can be played."""
    try:
        with using_cards([file]):
            for _, lines in blocks(file.read_text(encoding="utf-8-sig")):
                cards_in_use().find(lines[0])
    except CardFileError:
        return False
    return True


@pytest.mark.parametrize("name", WHOLE)
def test_a_file_is_accepted_if_it_can_be_loaded(tmp_path: Path, name: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(WHOLE[name], encoding="utf-8", newline="")
    result = check(file)
    assert result.exit_code == (0 if is_loaded(file) else 2), result.output
    assert is_loaded(file) == (name in ("fine", "of the library, imported", "of the library, replaced"))
    assert not any(letter in result.output for letter in "\x1b\u200b")


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_anywhere_is_accepted_or_refused_alike(tmp_path: Path, letter: str) -> None:
    file = tmp_path / "mine.txt"
    for at in range(0, len(GOOD), 11):
        file.write_text(GOOD[:at] + letter + GOOD[at:], encoding="utf-8", newline="")
        os.utime(file, ns=(at, at))  # an edit is noticed
        assert check(file).exit_code == (0 if is_loaded(file) else 2), (at, letter)


def test_every_fault_of_a_file_is_said_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(f"One\n{FACTS}\nSing a song.\n\nTwo\u200b\n{FACTS}\n\nCorile\n{FACTS}\n\nThree\n{FACTS}\n", "utf-8")
    result = check(file)
    assert (result.exit_code, result.stdout) == (2, f"{file}: 1 card is understood.\n")
    for line, said in (
        (3, "One: no sentence begins with"),
        (5, "Two: this line has characters"),
        (8, "the library has the"),
    ):
        assert f"{file}, line {line}: {said}" in result.stderr


def test_what_the_card_folder_has_is_checked_against(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cards").mkdir()
    monkeypatch.setenv("DUELSIM_CARDS", str(tmp_path / "cards"))
    (tmp_path / "cards" / "first.txt").write_text(f"Cousin\n{FACTS}\n", "utf-8")
    other = tmp_path / "other.txt"
    other.write_text(f"Cousin\n{FACTS}\nBlocker\n", "utf-8")
    result = check(other)
    assert result.exit_code == 2
    assert "Cousin is in" in result.stderr and "first.txt, line 1 already, with another text" in result.stderr
    assert check(tmp_path / "cards" / "first.txt").exit_code == 0  # it is not there twice


def test_a_race_that_no_other_card_has_deserves_a_word(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(f"One\n{FACTS.replace('People', 'Peoples')}\n\nTwo\n{FACTS}\n", "utf-8")
    result = check(file)
    assert (result.exit_code, result.stdout) == (0, f"{file}: 2 cards are understood.\n")
    said = f'{file}, line 2: One: no other card has the race Liquid Peoples. Did you mean "Liquid People"'
    assert without_progress(result.stderr).startswith(said)
    file.write_text(f"One\n{FACTS}/Own Race\n\nTwo\n{FACTS}/Own Race\n\nThree\n{FACTS}/???\n", "utf-8")
    assert without_progress(check(file).stderr) == ""
