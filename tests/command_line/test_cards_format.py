"""`duelsim cards format`: files are rewritten, or checked."""

from pathlib import Path
from typing import Any

import pytest

FACTS = "Creature - water - cost 3 - power 2000 - Liquid People"
UNTIDY = f"# My cards\n\n\nTorcon's Cousin\n{FACTS}\n# a note\nblocker\n\nSecond\n{FACTS}"
TIDY = f"# My cards\n\nTorcon's Cousin\n{FACTS}\n# a note\nBlocker\n\nSecond\n{FACTS}\n"


def test_the_command_writes_and_checks(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(UNTIDY)
    checked = run("cards", "format", "--check", "mine.txt")
    assert checked.exit_code == 2
    assert checked.stdout == "mine.txt: would be rewritten (Torcon's Cousin).\n"
    assert Path("mine.txt").read_text() != TIDY
    assert run("cards", "format", "mine.txt").exit_code == 0
    assert Path("mine.txt").read_text() == TIDY
    again = run("cards", "format", "--check", "mine.txt")
    assert (again.exit_code, again.stdout) == (0, "mine.txt: nothing changes.\n")
    Path("mine.txt").write_text(f"First\n{FACTS}\nBlocks.\n")
    failed = run("cards", "format", "mine.txt")
    assert failed.exit_code == 2
    assert failed.stderr.startswith("mine.txt, line 3: First: no sentence begins with")


def test_a_file_without_a_card_is_an_error(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text("# nothing yet\n")
    checked = run("cards", "check", "mine.txt")
    assert (checked.exit_code, checked.stdout) == (2, "mine.txt: 0 cards are understood.\n")
    assert "there is no card in it" in checked.stderr


def test_a_card_that_is_there_twice_is_only_named(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(f"First\n{FACTS}\n\nFirst\n{FACTS}\n")
    for command in ("check", "format"):
        told = run("cards", command, "mine.txt")
        assert (told.exit_code, told.stderr) == (2, "mine.txt, line 4: First: the card is in line 1 already\n")


PRINTED = """\
Torcon's Cousin
Creature - water - cost 3 - power 2000 - Liquid People
# as it is printed
Blocker (This creature may block.)
When you put this creature into the battle zone, choose one of your opponent's creatures in the battle zone and tap it.

Torcon's Aunt
Creature - water - cost 3 - power 2000 - Liquid People
Sing a song.
"""


def test_wordings_of_published_cards_are_put_into_our_own(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "mine.txt"
    file.write_text(PRINTED, encoding="utf-8")
    checked = run("cards", "check", "mine.txt")
    assert checked.exit_code == 2
    told = checked.stderr.split("Check that it says the same:\n", 1)[1].splitlines()
    tapped = "When you put this creature into the battle zone, tap one of your opponent's creatures."
    assert checked.stderr.splitlines()[:2] == [
        'mine.txt, line 4: Torcon\'s Cousin: write "Blocker"',
        f'mine.txt, line 5: Torcon\'s Cousin: write "{tapped}"',
    ]
    assert told == ["", "Torcon's Cousin", "Blocker", tapped]
    done = run("cards", "format", "mine.txt")
    assert done.exit_code == 2
    assert "line 9: Torcon's Aunt: no sentence begins with" in done.stderr
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[2:5] == ["# as it is printed", "Blocker", tapped]
    assert lines[-1] == "Sing a song."


COPIED = """\
Torcon's Uncle
Creature - water - cost 3 - power 2000 - Liquid People
{SHIELD TRIGGER} (You may summon it for no cost.)
■ Whenever this creature attacks, choose one of the following:
▶ Draw a card.
▶ Sing a song.
■ When you put this creature into the battle zone, choose one of your opponent's creatures and tap it.
(You may look at it.)
"""


def test_each_line_of_a_copied_card_is_told_and_not_the_first_alone(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(COPIED, encoding="utf-8")
    told = run("cards", "check", "mine.txt").stderr.splitlines()
    assert told == [
        'mine.txt, line 3: Torcon\'s Uncle: write "Shield trigger"',
        'mine.txt, line 4: Torcon\'s Uncle: understood up to "► Draw a card. ►", not "Sing a song"; no phrase has the'
        ' word "Sing"',
        "mine.txt, line 7: Torcon's Uncle: write \"When you put this creature into the battle zone, tap one of your"
        " opponent's creatures.\"",
        "mine.txt, line 8: Torcon's Uncle: this is a reminder: leave it out",
    ]


@pytest.mark.parametrize("sign", ["►", "▶", "▼", "◇"])
def test_the_items_of_a_printed_list_have_any_of_these_signs(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sign: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(COPIED.replace("▶", sign), encoding="utf-8")
    assert (
        'line 4: Torcon\'s Uncle: understood up to "► Draw a card. ►", not "Sing'
        in run("cards", "check", "mine.txt").stderr
    )
    Path("mine.txt").write_text(COPIED.replace("▶", sign).replace("Sing a song", "Draw 2 cards"), encoding="utf-8")
    assert run("cards", "format", "mine.txt").exit_code == 0
    assert "\n► Draw a card.\n► Draw 2 cards.\n" in Path("mine.txt").read_text(encoding="utf-8")


JAPANESE_FACTS = "クリーチャー - 火 - コスト2 - パワー1000\n"


def test_each_line_of_a_japanese_card_is_told(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    when = "このクリーチャーが攻撃する時"
    text = f"歌う。\nブロッカー(歌わない)\n# 覚え書き\n{when}、踊る。\n{when}、歌う。\n"
    Path("mine.txt").write_text(f"名\n{JAPANESE_FACTS}{text}", "utf-8")
    assert run("cards", "check", "mine.txt").stderr.splitlines() == [
        "mine.txt, line 3: 名: no phrase has 「歌う」",
        "mine.txt, line 6: 名: no phrase has 「踊る」",
        "mine.txt, line 7: 名: no phrase has 「歌う」",
    ]


def test_a_printed_power_with_a_plus_is_told_how_to_write(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(f"First\n{FACTS.replace('2000', '2000+')}\nBlocker\n")
    assert (
        f'line 2: First: "{FACTS.replace("2000", "2000+")}": write "{FACTS}"'
        in run("cards", "check", "mine.txt").stderr
    )
    assert run("cards", "format", "mine.txt").exit_code == 0
    assert Path("mine.txt").read_text() == f"First\n{FACTS}\nBlocker\n"


def test_another_side_without_its_heading_and_a_bullet_are_told(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    facts = FACTS.replace("Creature", "Psychic Creature")
    Path("mine.txt").write_text(f"First\n{facts}\n■ Loop Awaken—Sing.\nSecond Side\n{facts}\nBlocker\n")
    assert run("cards", "check", "mine.txt").stderr.splitlines() == [
        'mine.txt, line 3: First: "Loop Awaken" is a name: write ":" behind it, and what it does',
        'mine.txt, line 4: First: if another side of the card begins here, write "Other side: Second Side"',
    ]


def test_a_line_of_facts_in_another_form_hides_no_other_fault(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(f"First\n{FACTS.replace('2000', '2000+')}\nblocker\nSing a song.\n")
    told = run("cards", "check", "mine.txt").stderr.splitlines()
    assert [line.partition(" First: ")[0] for line in told] == [f"mine.txt, line {line}:" for line in (2, 3, 4)]


def test_a_suggestion_is_in_good_english(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wish = "if it is your opponent's turn and this creature isn't an evolution creature, destroy this creature."
    Path("mine.txt").write_text(f"First\n{FACTS}\nWhen you put this creature into the battle zone, {wish}\n")
    checked = run("cards", "check", "mine.txt")
    assert (checked.exit_code, checked.stderr) == (0, "")


def test_a_japanese_card_stays_as_it_is_and_only_its_own_faults_are_told(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    singing = f"歌い手\n{JAPANESE_FACTS}歌う。\n"
    Path("mine.txt").write_text(f"名\n{JAPANESE_FACTS}ブロッカー\n\n{UNTIDY}\n\n{singing}", "utf-8")
    done = run("cards", "format", "mine.txt")
    assert done.stderr == "mine.txt, line 18: 歌い手: no phrase has 「歌う」\n"
    assert done.stdout == "mine.txt: rewritten (Torcon's Cousin).\n"
    assert Path("mine.txt").read_text("utf-8") == f"名\n{JAPANESE_FACTS}ブロッカー\n\n{TIDY}\n{singing}"


def test_a_japanese_name_hides_no_fault_of_an_english_card(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.txt").write_text(f"First\nJapanese name: 一番\n{FACTS}\nSing.\nHum.\n", encoding="utf-8")
    told = run("cards", "check", "mine.txt").stderr.splitlines()
    assert [line.partition(" First: ")[0] for line in told] == ["mine.txt, line 4:", "mine.txt, line 5:"]
