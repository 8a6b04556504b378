"""Every name of every card that duelsim knows, in both languages, written as people write it: never another card."""

import json
import re
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from decks.matching import match_key
from sim.cards.imported.spelling import mended
from sim.cards.library import cards_in_use
from sim.cards.library.unreviewed import not_understood_that_ship

SHARED = Path(__file__).parents[3] / "shared"
SOME = 40  # of the names of a language are tried with every change
KATAKANA = {ord(letter): ord(letter) - 0x60 for letter in map(chr, range(0x30A1, 0x30F7))}
LARGE = str.maketrans("ァィゥェォッャュョ", "アイウエオツヤユヨ")
WIDE = {at: at + 0xFEE0 for at in range(0x21, 0x7F)} | {0x20: 0x3000}
CHANGES: dict[str, Callable[[str], str]] = {
    "no blanks": lambda name: "".join(name.split()),
    "no ・": lambda name: name.replace("・", ""),
    "a blank for ・": lambda name: name.replace("・", " "),
    "- for ー": lambda name: name.replace("ー", "-"),
    "hiragana": lambda name: name.translate(KATAKANA),
    "large kana": lambda name: name.translate(LARGE),
    "full width": lambda name: name.translate(WIDE),
    "half width": lambda name: unicodedata.normalize("NFKC", name),
    "no readings": lambda name: re.sub(r"（[^（）]*）", "", name),
    "《》": lambda name: f"《{name}》",
    "capitals": str.upper,
    "no marks": lambda name: re.sub(r"[^\w /×]", "", name),
    "another order": lambda name: ", ".join([*name.split(", ")[1:], name.split(", ")[0]]),
    "no comma": lambda name: name.replace(",", ""),
    "strokes": lambda name: name.replace(" / ", "／"),
}
# Names that differ only in a mark: a spelling without it may mean either.
ALIKE = [
    {'Tech, "Question 1"', 'Tech Up, "Question 1"'},
    {'Noron, "Question 2"', 'Noron Up, "Question 2"'},
    {"The Red, Lightning Sonic", "The Re:d, Lightning Sonic"},
]
NAMES = cards_in_use().deck_names


def names_of_cards() -> dict[str, list[str]]:
    """The names of all cards, playable or not, by the name under which duelsim keeps them."""
    found = {entry.name: list(entry.names) for entry in cards_in_use().entries}
    return found | {one.names[0]: list(one.names) for one in not_understood_that_ship()}


def meant(spelling: str) -> tuple[str, ...]:
    """The cards that a spelling means, playable or not."""
    real = NAMES.unplayable_card(spelling)
    return NAMES.cards_called(spelling) or (() if real is None else (real.name,))


def check_every_change(pairs: Iterable[tuple[str, str]]) -> None:
    for card, name in pairs:
        assert meant(name) == (card,), name
        for change, changed in CHANGES.items():
            if any(letter.isalnum() for letter in changed(name)):
                found = meant(changed(name))
                assert found == (card,) or set(found) in ALIKE, f"{name}, {change}: {found}"


def test_no_two_cards_share_a_name() -> None:
    cards: dict[str, set[str]] = {}
    for card, names in names_of_cards().items():
        for name in names:
            cards.setdefault(match_key(name), set()).add(card)
    assert len(cards) > 20_000
    assert [(key, found) for key, found in cards.items() if len(found) > 1] == []


def test_a_name_in_another_spelling_is_the_same_card() -> None:
    pairs = [(card, name) for card, names in names_of_cards().items() for name in names]
    japanese = [pair for pair in pairs if not pair[1].isascii()]
    english = [pair for pair in pairs if pair[1].isascii()]
    check_every_change([*japanese[:: len(japanese) // SOME], *english[:: len(english) // SOME]])


@pytest.mark.soak
def test_every_name_in_every_spelling_is_the_same_card() -> None:
    check_every_change((card, name) for card, names in names_of_cards().items() for name in names)


def test_a_half_or_another_side_is_its_card_or_several_that_have_it() -> None:
    assert meant("殺戮の覚醒者アシュラ・サイバー") or meant("Gaial King Dragon, Raging Dragon Lord")
    several = meant("激竜王ガイアール・オウドラゴン")
    assert several == ("Boost, Crimson Lord", "Dragonic Pippi", "Gaial Kaiser")
    assert meant("ガイアール・カイザー／激竜王ガイアール・オウドラゴン") == ("Gaial Kaiser",)
    assert meant("ボルシャック・ドラゴン/決闘者・チャージャー") == ("Bolshack Dragon / Duelist Charger",)
    assert meant("決闘者・チャージャー") == ("Bolshack Dragon / Duelist Charger",)
    assert meant("Bolshack Dragon") == ("Bolshack Dragon",)  # a card of its own


# --- What is published ------------------------------------------------------------------------------------
# Cards of which nothing but a deck has the name: no English card is known to be the same.
NOT_KNOWN = {
    *[
        "卍夜の降凰祭",
        "暗闇の裏闇市",
        "解罪 ジェ霊ニー",
        "赤攻銀 ハムラービ/ハムラティス・ジャッジ",
        "罪罰執行 ジョ喰ンマ",
    ],
    *[
        "卍魔刃 キ・ルジャック",
        "ルクショップ・チェサイズ",
        "幽具リンリ",
        "ガンバトラーG7",
        "“閃忍勝”威斬斗",
        "卍月の流星群",
    ],
    *["音奏ハイオリーダ/音奏曲第3番「幻惑」", "葬罪 ホネ損ビー", "最終命令:3150-1059", "超煌ノ裁キ ダイヤモン将"],
    *["新世界王の破壊/新世界秩序"],
}


def published() -> dict[str, set[str]]:
    """The names in the collections, by file."""
    data = SHARED / "data"
    lists = (json.loads(line)["cards"] for line in (data / "lists_classic_2005_2009_ja.jsonl").read_text().splitlines())
    decks = json.loads((data / "ready_made_decks_ja.json").read_text())
    return {
        "cards": {mended(json.loads(line)["name"]) for line in (data / "cards.jsonl").read_text().splitlines()},
        "Japanese names": set(json.loads((data / "names_ja_en_2026.json").read_text())),
        "printings": {json.loads(line)["name"] for line in (data / "sets_ja.jsonl").read_text().splitlines()},
        "lists of 2005 to 2009": {name for cards in lists for name, _ in cards},
        "ready-made decks": {name for deck in decks.values() for name, _ in deck["cards"]},
        "decks of 2025": set(json.loads((data / "usage_modern_2025_ja.json").read_text())["cards"]),
        "Hall of Fame": {
            name
            for change in json.loads((data / "hall_of_fame_history_ja.json").read_text())
            for name in re.findall("《([^》]+)》", change["card"])
        },
    }


@pytest.mark.skipif(not SHARED.exists(), reason="there are no collections of published cards")
def test_every_published_name_is_known() -> None:
    notes = {name for name in published()["Japanese names"] if "Forbidden Characters" in name}
    for what, names in published().items():
        unknown = {name for name in names if not meant(name)}
        assert unknown <= NOT_KNOWN | notes, what
