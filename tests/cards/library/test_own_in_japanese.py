"""Cards of the user's own may be written in Japanese."""

import re
from pathlib import Path

import pytest

from decks.shown_names import BOTH
from sim.cards.library import CardFileError, cards_in_use, using_cards
from sim.cards.library.shown_names import japanese_lines_of, using_names
from sim.cards.wording import facts_line, rules_text
from sim.language import speaking

CARDS = """\
いとこ
クリーチャー - 自然 - コスト3 - パワー2000 - ビーストフォーク
S・トリガー
このクリーチャーが出た時、自分の山札の上から1枚をマナゾーンに置く。

Both
Creature - water - cost 4 - power 3000 - Merfolk
ブロッカー

にじ
呪文 - 火/自然 - コスト2
自分のクリーチャーを1体、自分の手札に戻す。
"""


GUIDE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text("utf-8")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.txt"
    file.write_text(CARDS, "utf-8")
    return file


def test_a_card_in_japanese_is_read(own: Path) -> None:
    with using_cards([own]):
        card = cards_in_use().find("いとこ")
        assert facts_line(card) == "Creature - nature - cost 3 - power 2000 - Beast Folk"
        assert rules_text(card).split("\n")[1].endswith("put the top card of your deck into your mana zone.")
        assert rules_text(cards_in_use().find("Both")) == "Blocker"
        tapped, _ = rules_text(cards_in_use().find("にじ")).split("\n")
        assert tapped == "(This card is put into your mana zone tapped.)"


def test_its_text_is_shown_to_those_who_read_japanese(own: Path) -> None:
    with using_cards([own]):
        assert japanese_lines_of("いとこ") == []
        with using_names(BOTH):
            assert japanese_lines_of("いとこ")[0] == "In Japanese: S・トリガー"
            assert japanese_lines_of("Corile") == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("名\n呪文 - 火 - コスト2\n歌う。", "line 3: 名: no phrase has 「歌う」"),
        ("名\n歌 - 火 - コスト2\n歌う。", "line 2: 名: no card has the type 「歌」"),
        ("名\nクリーチャー - 金 - コスト2 - パワー1000\nブロッカー", "line 2: 名: 「金」 is no civilization"),
        (
            "名\nクリーチャー - 火 - コスト2 - パワー1000 - 名無し\nブロッカー",
            "line 2: 名: no card has the race 「名無し」",
        ),
    ],
)
def test_what_is_not_understood_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "own.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(CardFileError) as error, using_cards([file]):
        cards_in_use().find("名")
    assert str(error.value) == f"{file}, {message}"


def test_a_japanese_reader_is_told_in_japanese_how_far_it_is_understood(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("名\n呪文 - 火 - コスト2\n相手のクリーチャーを1体、鍋に入れる。", "utf-8")
    with speaking("ja"), pytest.raises(CardFileError) as error, using_cards([file]):
        cards_in_use().find("名")
    assert "「鍋に入れる」にあたる言い回しはありません" in str(error.value)


CREATURE = "クリーチャー - 火 - コスト2 - パワー1000\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # whole words, in the spelling of the card and not in the reader's
        (
            "呪文 - 火 - コスト2\n自分の山札の上から5枚を見る。その中から、異なる歌を選び、歌う。",
            "「その中から、異なる歌を選び」; understood up to 「その中から」",
        ),
        (CREATURE + "フォートE：歌(このクリーチャーは歌う)", "no phrase has 「フォートE：歌」"),
        (
            CREATURE
            + "このクリーチャーが攻撃するとき、バトルゾーンにある自分のタップされていないクリーチャーを2体、歌わせる。",
            "no phrase has 「歌わせる」",
        ),
        (
            CREATURE + "自分のタップされていないカードを8枚歌って、破壊する。",
            "「自分のタップされていないカードを8枚歌って」; understood up to 「自分のタップされていないカードを8枚」",
        ),
        # two clauses that do not go together
        (
            CREATURE + "各ターンはじめて、歌が聞こえた時、カードを1枚引く。",
            "「各ターンはじめて、歌が聞こえた時」; understood up to 「各ターンはじめて」",
        ),
        (CREATURE + "カードを1枚引く。", "it is not said when this happens"),
        (CREATURE + "このクリーチャーが攻撃する時", "「このクリーチャーが攻撃する時」 is not a whole ability"),
    ],
)
def test_the_clause_that_is_not_understood_is_named_as_it_is_written(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "own.txt"
    file.write_text(f"名\n{text}", "utf-8")
    with pytest.raises(CardFileError) as error, using_cards([file]):
        cards_in_use().find("名")
    assert str(error.value).endswith(said)


def test_the_sign_behind_a_printed_power_is_no_part_of_it(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("名\nクリーチャー - 火 - コスト2 - パワー1000+ - ヒューマノイド\nブロッカー", "utf-8")
    with using_cards([file]):
        assert cards_in_use().find("名").power == 1000


def test_the_cards_of_the_guide_are_as_it_says(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    for card in re.findall(r"^```card-ja\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL):
        file.write_text(card, "utf-8")
        with using_cards([file]):
            assert cards_in_use().find(card.partition("\n")[0]).features
    for card, message in re.findall(r"^```wrong-ja\n(.*?)^```\n```text\n(.*?)\n```", GUIDE, re.MULTILINE | re.DOTALL):
        file.write_text(card, "utf-8")
        with pytest.raises(CardFileError, match=re.escape(message)), using_cards([file]):
            cards_in_use().find(card.partition("\n")[0])
