"""The lists of the page: pasted in any form, and opened from files in any encoding."""

from pathlib import Path

import pytest

from decks.checking import DeckError
from sim.web.decklists import FILE, DeckFolder, check_list

PASTED = "赤青\n" + "　".join(
    f"《{name}》×4"
    for name in (
        *("アクア・ハルカス", "コーライル", "デーモン・ハンド", "青銅の鎧", "フェアリー・ライフ"),
        *("スパイラル・ゲート", "アクア・サーファー", "地獄スクラッパー", "ホーリー・スパーク", "ナチュラル・トラップ"),
    )
)


def test_a_pasted_list_is_read_in_any_form() -> None:
    deck = check_list(f"{PASTED}\n合計40枚\n")
    assert (deck.name, sum(copies for _, copies in deck.cards), len(deck.cards)) == ("赤青", 40, 10)
    with pytest.raises(DeckError, match="says 41, but 40 were read"):
        check_list(f"{PASTED}\n合計41枚\n")


def test_a_file_in_shift_jis_is_opened_as_what_it_says(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(PASTED, encoding="cp932")
    assert DeckFolder(tmp_path).text(f"{FILE}mine.txt") == PASTED


def test_a_saved_list_keeps_the_value_of_the_deck_that_it_was_opened_from(tmp_path: Path) -> None:
    folder = DeckFolder(tmp_path)
    (tmp_path / "old.txt").write_text("4 Torcon\n", encoding="utf-8")
    (tmp_path / "old.value.txt").write_text("always 1\n", encoding="utf-8")
    assert folder.names() == ["old.txt"]
    assert folder.save("New", "4 Torcon\n", opened="file:old.txt") == ("new.txt", "new.value.txt")
    assert (tmp_path / "new.value.txt").read_text(encoding="utf-8") == "always 1\n"
