"""Lists as people paste them: each form, in either language, reads to the same deck, and no line vanishes."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import items
from decks.assembly import read_list
from decks.checking import DeckError
from decks.listing import CardList
from decks.matching import match_key
from decks.names import CardNames, UnplayableCard
from decks.reading import deck_of_text
from decks.sections import heading_of, sections_known
from decks.writing import written
from sim.language import comma, speaking

SHARED = Path(__file__).parents[2].parent / "shared"
PUBLISHED = sorted((SHARED / "decks" / "meta").glob("*.txt"))
JAPANESE = {
    "750 Man": "750男",
    "Aqua Hulcus": "アクア・ハルカス",
    "Barkwhip, the Smasher": "大昆虫ギガマンティス",
    "Brain x Brain": "ブレイン×ブレイン",
    "Bronze-Arm Tribe": "青銅の鎧",
    "Corile": "コーライル",
    'Great Hero "Twin Fangs"': "大勇者「ふたつ牙」",
    "King the Slotton 7 / Seventh Seven": "キング・ザ・スロットン7/7777777",
    "Onimaru Boy / Onishura Hole": "最終決戦だ！鬼丸ボーイ/超次元オニシュラ・ホール",
    "One, Two, Three, Team Bomber Yeah!": "1、2、3、チームボンバーイェー！",
    "Terror Pit": "デーモン・ハンド",
    "Psychic Gil": "時空の封殺ディアスZ",
    "Gacha Kid": "ガチャ・キッド",
}
ZONES = {"Psychic Gil": "hyperspatial zone", "Gacha Kid": "GR zone"}
NAMES = CardNames(
    {match_key(name): english for english, japanese in JAPANESE.items() for name in (english, japanese)},
    section_of=lambda name: ZONES.get(name, "main deck"),
    faces=lambda: [
        (match_key(face), whole)
        for whole, japanese in JAPANESE.items()
        for name in (whole, japanese)
        for face in name.split("/")
        if "/" in name
    ],
)
Cards = list[tuple[str, int]]


def lines_with(form: str) -> Callable[[Cards], str]:
    return lambda cards: "\n".join(form.format(c=card, n=copies) for card, copies in cards)


def in_two_columns(cards: Cards) -> str:
    half = (len(cards) + 1) // 2
    rows = zip(cards[:half], [*cards[half:], None][:half], strict=True)
    return "\n".join("\t".join(f"{one[1]}\t{one[0]}" for one in row if one) for row in rows)


FORMS: dict[str, Callable[[Cards], str]] = {
    **{
        form: lines_with(form)
        for form in (
            "{n} {c}",
            "{n}x {c}",
            "{n} × {c}",
            "x{n} {c}",
            "{n}枚 {c}",
            "{c} x{n}",
            "{c}×{n}",
            "{c} ×{n}枚",
            "{c} {n}枚",
            "{c}({n}枚)",
            "{c}＊{n}",
            "{c} ✕ {n}",
            "{c} ... {n}",
            "{c}・・・{n}枚",
            "{c}…{n}枚",
            "《{c}》×{n}",
            "{n} x 《{c}》",
            "{n}×《{c}",
            "「{c}」 {n}",
            "【{c}】 x {n}",
            "『{c}』 x{n}",
            "・{c} ×{n}",
            "  • {c}×{n}",
            "■ {n} {c}",
            "1. {n}x {c}",
            "| {n} | {c} |",
            "| {n}x {c} |",
            "{n}x {c}（Sトリガー・殿堂）",
            "{n}\t{c}\tDM-01",
            "{c},{n}",
            "{c};{n}",
            "{n} {c} (DM-01) 12",
            "{n}x {c} DMC47など",
            "{n}x {c} 14弾など",
            "{n} {c}（殿堂）",
            "{n} {c}(殿)",
            "{n} [{c}](https://example.com/card?id=1)",
            "{n} {c} https://example.com/1",
            "{c} ×{n} ※初動",
            "{c}\n{n}",
            "{c}\n×{n}",
            "{n}枚\n{c}",
            "{c}\n\n{n}枚\n",
        )
    },
    "two a line": lambda cards: "\n".join(
        ", ".join(f"{n} {c}" for c, n in cards[at : at + 2]) for at in range(0, len(cards), 2)
    ),
    "all on one line": lambda cards: "　".join(f"{c}×{n}" for c, n in cards),
    "one after another": lambda cards: " ".join(f"{n} x 《{c}》" for c, n in cards),
    "a table with names of columns": lambda cards: "Cost\tCard\tCopies\n" + lines_with("3\t{c}\t{n}")(cards),
    "a table of Markdown": lambda cards: "| 枚数 | カード名 |\n|---|:--|\n" + lines_with("| {n} | {c} |")(cards),
    "a spreadsheet": lambda cards: "Name,Set,Quantity\n" + lines_with('"{c}",DM-01,{n}')(cards),
    "a table whose tabs are spaces": lambda cards: (
        "文明 カード名 種類 コスト 枚数 種族\n" + lines_with("{c} クリーチャー 3 {n} ドラゴン")(cards)
    ),
    "headings within a line": lambda cards: (
        f"Mine: Creatures({sum(n for _, n in cards)}): Fire({cards[0][1]}): {cards[0][1]} {cards[0][0]} "
        f"Others({sum(n for _, n in cards[1:])}): {' '.join(f'{n} {c}' for c, n in cards[1:])}"
    ),
    "two columns": in_two_columns,
    "headings and a total": lambda cards: (
        f"【赤青デッキ】\nデッキリスト\nクリーチャー({sum(n for _, n in cards)}枚)\n{lines_with('{c} {n}')(cards)}\n"
        f"-----\n合計 {sum(n for _, n in cards)}枚\nhttps://example.com/decks/1\nよろしくお願いします。"
    ),
    "the heading before the first card": lambda cards: (
        f"クリーチャー\n{sum(n for _, n in cards)}枚  {lines_with('{n}x {c}')(cards)}"
    ),
    "a blog": lambda cards: (
        f"赤単速攻\n2024/05/03\n作者：だれか\nデッキ名：これ\n\n{lines_with('《{c}》×{n}')(cards)}\n\n"
        "このデッキはとても強いです！"
    ),
    "Arena": lambda cards: (
        f"About\nName Mine\n\nDeck\n{lines_with('{n} {c} (SET) 123')(cards)}\n\nSideboard\n2 Anything\n"
    ),
}
lists = st.lists(
    st.tuples(st.sampled_from([*JAPANESE]), st.integers(1, 4)), min_size=2, max_size=8, unique_by=lambda card: card[0]
)


def read(text: str | bytes) -> CardList:
    return read_list(text if isinstance(text, bytes) else text.encode(), NAMES)


def cards_of(found: CardList) -> dict[str, dict[str, int]]:
    """The copies of each card that is played, by section."""
    copies: dict[str, dict[str, int]] = {}
    for card in found.cards:
        if card.section in ("main deck", *ZONES.values()):
            of_section = copies.setdefault(card.section, {})
            of_section[card.name] = of_section.get(card.name, 0) + (card.copies or 0)
    return copies


def by_section(cards: Cards) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for card, copies in cards:
        found.setdefault(ZONES.get(card, "main deck"), {})[card] = copies
    return found


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=15)
@given(cards=lists, japanese=st.booleans())
def test_every_form_reads_to_the_same_deck_in_either_language(form: str, cards: Cards, japanese: bool) -> None:
    text = FORMS[form]([(JAPANESE[card] if japanese else card, copies) for card, copies in cards])
    found = read(text)
    assert found.problems == [], text
    assert cards_of(found) == by_section(cards), text


@settings(max_examples=40)
@given(cards=lists, form=st.sampled_from([*FORMS]), what=st.sampled_from(["json", "csv", "text"]))
def test_what_is_written_reads_back(cards: Cards, form: str, what: str) -> None:
    found = read(FORMS[form](cards))
    again = read(written(found, what, name="Mine"))  # type: ignore[arg-type]
    assert again.problems == []
    assert cards_of(again) == cards_of(found)


@given(cards=lists, form=st.sampled_from([*FORMS]), random=st.randoms(use_true_random=False), at=st.integers(0, 7))
def test_a_garbled_card_is_a_problem_or_said_to_be_something_else(
    cards: Cards, form: str, random: random.Random, at: int
) -> None:
    """Never is a card read that is not there, and never does a line vanish in silence."""
    name, _ = cards[at % len(cards)]
    letters = list(name)
    letters[random.randrange(len(letters))] = "ψ"
    text = FORMS[form]([(card if card != name else "".join(letters), number) for card, number in cards])
    found = read(text)
    told = {line.line for line in found.lines}
    assert told == {number for number, line in enumerate(text.splitlines(), 1) if line.strip()}
    read_cards = {card: number for of_one in cards_of(found).values() for card, number in of_one.items()}
    assert found.problems or read_cards == dict(cards), text


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp932", "euc_jp"])
def test_every_encoding_of_japanese_lists(encoding: str) -> None:
    text = "メインデッキ\r\n4 アクア・ハルカス\r\nコーライル　×３\r\n2枚 青銅の鎧\r\n"
    assert cards_of(read(text.encode(encoding))) == {
        "main deck": {"Aqua Hulcus": 4, "Corile": 3, "Bronze-Arm Tribe": 2}
    }


def test_bytes_that_are_no_text_are_an_error_with_the_line() -> None:
    found = read("4 アクア・ハルカス\n4 コー".encode() + b"\xff\n" + "3 コーライル".encode())
    assert [problem.line for problem in found.problems] == [2]


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("『赤青ビート』", "title"),
        ("デッキ名：赤青ビート", "title"),
        ("⚫️デッキ名 赤青ビート", "title"),
        ("**Mono-Red Rush**", "title"),
        ("作者: だれか", "note"),
        ("2024年5月3日", "note"),
        ("https://example.com/1", "note"),
        ("by somebody", "note"),
        ("[Main]", "heading"),
        ("クリーチャー 5枚", "heading"),
        ("総計 5枚", "heading"),
        ("火文明", "heading"),
        ("🔥火", "heading"),
        ("●初動 8種", "heading"),
        ("====", "ruled line"),
        ("# 4 Corile", "comment"),
        ("今回は赤青のデッキを紹介します。", "sentence"),
        ("This is the list that I played in May.", "sentence"),
    ],
)
def test_what_a_line_is_taken_for(line: str, kind: str) -> None:
    found = read(f"{line}\n3 Corile\n2 Terror Pit\n")
    assert (found.problems, [one.kind for one in found.lines]) == ([], [kind, "cards", "cards"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("クリーチャー(5枚)\n4 Corile\n", '"クリーチャー(5枚)" says 5, but 4 were read'),
        ("4 Corile\n合計 40枚\n", '"合計 40枚" says 40, but 4 were read'),
        ("Corile\n4\nTerror Pit\nAqua Hulcus\n4\n", "is a number alone"),
        ("Corile\n4 Terror Pit\n4 Aqua Hulcus\n", "is the title of the list or one copy"),
        ("4 Corile\n2\t3\tTerror Pit\n", "may be 2 or 3 copies"),
        ("[Main]\n4 Psychic Gil\n", "begins the game in the hyperspatial zone"),
        ("[Sideboard]\n4 Corile\n[GR]\n4 Corile\n", "belongs in the main deck"),
        ("4 Corile (Terror Pit)\n", "no card is known"),
        ("4 Corile/Terror Pit\n", "may mean"),
        ("fourx Corile\n4 Terror Pit\n", '"four" is neither a number'),
        ("? Corile\n4 Terror Pit\n", '"?" is neither a number'),
        ("コーライル 四つ\n4 Terror Pit\n", "コーライル 四つ"),
    ],
)
def test_what_is_not_clear_is_an_error(text: str, message: str) -> None:
    assert any(message in problem.message for problem in read(text).problems), read(text).problems


@pytest.mark.parametrize("line", ["750 ψan ×1 ※初動", "4 Corψle # mine"])
def test_a_garbled_card_with_a_comment_is_no_title(line: str) -> None:
    others = "Aqua Hulcus ×1" if "×" in line else "4 Aqua Hulcus"
    assert read(f"{line}\n{others}\n").problems


@pytest.mark.parametrize("line", ["ψarkwhip, the Smasher クリーチャー 3 1 ドラゴン"])
def test_a_garbled_row_below_the_names_of_columns_is_no_title(line: str) -> None:
    found = read(f"文明 カード名 種類 コスト 枚数 種族\n{line}\n750 Man クリーチャー 3 1 ドラゴン\n")
    assert (found.title, [problem.line for problem in found.problems]) == (None, [2])


@pytest.mark.parametrize(
    ("line", "title"),
    [("○優勝デッキ", "優勝デッキ"), ("１位：赤緑速攻", "赤緑速攻"), ("2nd Place: Blue Rush", "Blue Rush")],
)
def test_a_place_before_the_list_is_its_title(line: str, title: str) -> None:
    found = read(f"{line}\n4 Corile\n36 Aqua Guard\n")
    assert found.title == title


def test_results_below_the_list_are_notes() -> None:
    found = read("4枚 コーライル\n2枚 デーモン・ハンド\n\n・青単が後攻で赤単が先行を10戦回して8勝2敗\n")
    assert (found.problems, found.lines[-1].kind) == ([], "note")
    assert read("4枚 コーライル\n2枚 デーモン・ハンド\n\n・とても長い名前のカードψ 4枚 (初動)\n").problems


@pytest.mark.parametrize("price", ["20-50 cents each", "10 cents", "$1.50", "￥1,200", "300円", "100～200円"])
def test_a_price_behind_a_card_is_passed_over(price: str) -> None:
    found = read(f"3: Corile ({price})\n4 Terror Pit ({price})\n")
    assert (found.problems, cards_of(found)) == ([], {"main deck": {"Corile": 3, "Terror Pit": 4}})


def test_headings_side_by_side_and_the_title_of_a_table() -> None:
    text = (
        "デッキ名 | 【2ブロック】赤青 | ||||\nクリーチャー(2種/7枚) | 呪文(1種/2枚) | 超次元ゾーン(0種/0枚) | |||\n"
        "4 | コーライル | 2 | デーモン・ハンド | ||\n3 | 青銅の鎧 | ||||\n"
    )
    found = read(text)
    assert (found.title, found.problems) == ("【2ブロック】赤青", [])
    assert cards_of(found) == {"main deck": {"Corile": 4, "Terror Pit": 2, "Bronze-Arm Tribe": 3}}
    wrong = read(text.replace("2枚", "3枚"))
    assert "says 3, but 2 were read" in wrong.problems[0].message


HALVES = "2\tキング・ザ・スロットン7\n7777777\t7\n7\tクリ\n呪文\t水\n水\t\n"


@pytest.mark.parametrize(
    ("row", "lines"),
    [(HALVES, 5), ("2 | キング・ザ・スロットン7 7777777 |\n7 7 |\nクリ 呪文 |\n水 水 |\n|\n", 5)],
    ids=["in the name, too", "in the other cells"],
)
def test_lines_may_break_within_the_cells_of_a_table(row: str, lines: int) -> None:
    """As the halves of a twinpact stand below each other on a page."""
    head, other = "数\tカード名\tコスト\t種類\t文明\tコメント\n", "4\tコーライル\t5\tクリ\t水\t\n"
    if "|" in row:
        head, other = (f"{line.strip().replace(chr(9), ' | ')} |\n" for line in (head, other))
    found = read(head + other + row + other.replace("4", "3").replace("コーライル", "青銅の鎧"))
    assert found.problems == []
    twinpact = "King the Slotton 7 / Seventh Seven"
    assert cards_of(found) == {"main deck": {"Corile": 4, twinpact: 2, "Bronze-Arm Tribe": 3}}
    assert [line.kind for line in found.lines].count("part of the row above") == lines - 1


@pytest.mark.parametrize("columns", [3, 4, 5, 6])
def test_rows_that_lack_their_last_cells_are_rows_of_their_own(columns: int) -> None:
    heads = ["数", "カード名", "コスト", "種類", "文明", "コメント"][:columns]
    for filled in range(2, columns):
        rows = [["4", "コーライル", "5", "クリ", "水"][:filled], ["3", "青銅の鎧", "3", "クリ", "自然"][:filled]]
        found = read("\n".join("\t".join(row) for row in (heads, *rows, *rows)))
        assert found.problems == []
        assert cards_of(found) == {"main deck": {"Corile": 8, "Bronze-Arm Tribe": 6}}


def test_the_sides_of_a_card_have_columns_of_their_own() -> None:
    text = "数\tカード名\tコスト\tカード名\tコスト\tカード名\n3\t{}(プレ殿)\t6\t最終決戦だ！鬼丸ボーイ\t12\t(プレ殿)\n"
    found = read(text.format("超次元オニシュラ・ホール") + "2\tコーライル\t5\t\t\t\n")
    assert (cards_of(found), found.problems) == ({"main deck": {"Onimaru Boy / Onishura Hole": 3, "Corile": 2}}, [])
    for wrong in ("ψデーモン", "コーライル"):
        assert read(text.format(wrong)).problems


def test_what_follows_all_cards_is_no_part_of_the_list() -> None:
    found = read("My deck:\nMana Curve: 3.8\n4 Corile\n2 Terror Pit\nHow to play it\n使い方:\nmonster destruction.\n")
    assert (found.problems, cards_of(found)) == ([], {"main deck": {"Corile": 4, "Terror Pit": 2}})
    assert [line.kind for line in found.lines] == ["heading", "note", "cards", "cards", "note", "note", "note"]
    for garbled in ("3 Aqua Hulcψs", "Aqua Hulcψs", "Aqua Hulcus!x3"):
        assert read(f"4 Corile\n{garbled}\n").problems or cards_of(read(f"4 Corile\n{garbled}\n"))["main deck"] != {
            "Corile": 4
        }


def test_a_title_with_its_label_and_the_long_mark_as_a_dash() -> None:
    found = read(
        "①デッキレシピ\nf:id:somebody:20201214140512p:plain\n■デッキリスト : 赤単\nメインデッキ\nデ―モンハンド×4\n"
    )
    assert (found.title, cards_of(found), found.problems) == ("赤単", {"main deck": {"Terror Pit": 4}}, [])


def test_a_set_alone_on_a_line_is_a_note() -> None:
    found = read("| ■青単 |\n| 呪文4枚 |\n| 4x デーモン・ハンド |\nDMC65 |\n")
    assert (found.title, cards_of(found), found.problems) == ("青単", {"main deck": {"Terror Pit": 4}}, [])


def test_a_romanised_name_before_the_japanese_one() -> None:
    assert cards_of(read("4 Seidō no Yoroi 青銅の鎧\n")) == {"main deck": {"Bronze-Arm Tribe": 4}}


def test_the_error_of_a_deck_has_the_lines_of_the_list() -> None:
    with pytest.raises(DeckError, match="line 2: "):
        deck_of_text("デッキ\n《コーライろ》×4\n".encode(), Path(), NAMES)


@pytest.mark.skipif(not PUBLISHED, reason="the project's sources are not here")
@pytest.mark.parametrize("file", PUBLISHED, ids=lambda file: file.stem)
def test_published_lists_are_read_as_forty_cards(file: Path) -> None:
    """Whatever cards are known: each line is cards, or said to be something else; a name may be unknown."""
    found = read_list(file.read_bytes(), NAMES)
    assert all("no card is known" in problem.message for problem in found.problems), found.problems
    assert sum(card.copies or 0 for card in found.cards) >= 40


def test_json_has_the_copies_of_each_card() -> None:
    assert json.loads(written(read("4 Corile\n"), "json"))["cards"] == [{"name": "Corile", "copies": 4}]


def test_a_card_is_known_by_one_face_if_the_other_is_nearly_right_and_in_its_zone_if_it_cannot_be_played() -> None:
    real = UnplayableCard(
        "Black Ganveet", "not understood", "時空の凶兵ブラック・ガンヴィート", section="hyperspatial zone"
    )
    other_side = match_key("凶刃の覚醒者ダークネス・ガンヴィート")
    names = CardNames(
        {match_key("Corile"): "Corile"},
        lambda: {match_key(name): real for name in (real.name, real.japanese_name)},
        faces=lambda: [(other_side, real.name)],
    )
    found = read_list(
        "4 Corile\n1 x 時空の凶兵ブラック・ガンヴィート/凶刀の覚醒者ダークネス・ガンヴィート\n".encode(), names
    )
    assert found.problems == []
    assert [(card.section, card.name) for card in found.cards] == [
        ("main deck", "Corile"),
        ("hyperspatial zone", "Black Ganveet"),
    ]
    assert [problem.line for problem in found.unplayable()] == [2]
    wrong = read_list("4 Corile\n1 x 時空の凶兵ブラック・ガンヴィート/青銅の鎧\n".encode(), names)
    assert "no card is known" in wrong.problems[0].message


@pytest.mark.parametrize(
    ("four", "two"),
    [
        ("4枚積み", "2枚積み"),
        ("☆４枚採用", "☆２枚採用"),
        ("各4枚", "各2枚"),
        ("■4投", "■2投"),
        ("4x each:", "2x each:"),
        ("4-ofs", "2-ofs"),
        ("【4枚】", "【2枚】"),
        ("4枚", "2枚"),
        ("×4", "×2"),
    ],
)
def test_a_heading_may_say_the_copies_of_each_card_below_it(four: str, two: str) -> None:
    text = f"Blue Beat\n{four}\nCorile\nTerror Pit\n{two}\nAqua Hulcus\nSpells\nBronze-Arm Tribe\n"
    found = read(text + "超次元\n1 Psychic Gil\n")
    assert (found.problems, found.title) == ([], "Blue Beat")
    assert cards_of(found) == {
        "main deck": {"Corile": 4, "Terror Pit": 4, "Aqua Hulcus": 2, "Bronze-Arm Tribe": 2},
        "hyperspatial zone": {"Psychic Gil": 1},
    }


def test_a_name_that_is_not_known_among_cards_with_one_number_for_all_is_an_error() -> None:
    found = read("4枚積み\nCorile\nテーモン・バンド\n2枚積み\nAqua Hulcus\nなぞのカード\n")
    unknown = [(problem.line, problem.unknown) for problem in found.problems]
    assert unknown == [(3, "テーモン・バンド"), (6, "なぞのカード")]


def test_a_number_above_as_many_names_is_their_number() -> None:
    found = read("2枚\nCorile\nTerror Pit\n")
    assert (found.problems, cards_of(found)) == ([], {"main deck": {"Corile": 1, "Terror Pit": 1}})


@pytest.mark.parametrize(
    "words",
    ["(確定枠)", " (3枚目は自由枠かもしれません)", "…ドローソース。2→3と繋がる", " → 強い", ":説明不要の強さです。"],
)
def test_words_behind_a_marked_number_lose_no_card(words: str) -> None:
    found = read(f"Corile ×3\nアクア・ハルカス×4{words}\nデーモン・ハンド 4枚\n")
    lines = [one.kind for one in found.lines]
    assert lines == ["cards"] * 3 or [problem.line for problem in found.problems] == [2]
    assert "枚" in words or cards_of(found) == {"main deck": {"Corile": 3, "Aqua Hulcus": 4, "Terror Pit": 4}}


@pytest.mark.parametrize("words", ["(コーライル×2でもいいです。)", "…コーライル×4と替えられます。", "(コーライル)"])
def test_words_that_may_be_further_cards_are_an_error(words: str) -> None:
    found = read(f"Bronze-Arm Tribe ×3\nアクア・ハルカス×4{words}\nデーモン・ハンド×4\n")
    assert {problem.line for problem in found.problems} == {2}


@pytest.mark.parametrize(
    "line",
    [
        "アクア・ハルカス　Ｃ　4枚",
        "アクア・ハルカス SR ×4",
        "アクア・ハルカス4 st",
        "アクア・ハルカス 水 3コスト ×4",
        "アクア・ハルカス【水/3】×4",
        "アクア(スイセイ)・ハルカス ×4",
        "《アクア（すいせい）・ハルカス》×4",
        "≪アクア・ハルカス≫×4",
        "«アクア・ハルカス» 4枚",
        "4\t≪アクア・ハルカス≫",
    ],
)
def test_what_pages_write_around_a_name_is_passed_over(line: str) -> None:
    found = read(f"{line}\nコーライル ×2\n")
    assert (found.problems, cards_of(found)) == ([], {"main deck": {"Aqua Hulcus": 4, "Corile": 2}})


def test_a_card_in_brackets_within_a_name_is_no_reading() -> None:
    assert read("アクア(コーライル)・ハルカス ×4\n").problems


@pytest.mark.parametrize("line", ["So here we have it:", "Here it is:", "以下レシピ：", "今回のデッキはこちら:"])
def test_the_end_of_a_sentence_before_the_list_is_no_heading(line: str) -> None:
    found = read(f"{line}\nBlue Beat\n3 Corile\n2 Terror Pit\n")
    assert (found.problems, found.title) == ([], "Blue Beat")
    assert read(f"3 Corile\n{line}\n2 Terror Pit\n").problems


def test_a_label_may_stand_above_what_it_says() -> None:
    head = "デッキ情報\nデッキ作成者\nだれか\nデッキ名\n「赤青ビート」\nデッキ内容\n"
    found = read(head + "3 Corile\n超次元スロット\n1 Psychic Gil\n")
    assert (found.problems, found.title) == ([], "赤青ビート")
    assert cards_of(found) == {"main deck": {"Corile": 3}, "hyperspatial zone": {"Psychic Gil": 1}}


def test_a_name_with_its_number_that_is_not_known_is_no_title_where_others_are_written_so() -> None:
    found = read("なぞのカード4\nふしぎなカード2\nアクア・ハルカス4\nコーライル3\n")
    assert found.title is None
    assert [problem.line for problem in found.problems] == [1, 2]


def test_cards_that_are_explained_below_the_list_are_no_further_copies() -> None:
    text = "3 Corile\n2 Terror Pit\n【採用カード解説】\n《コーライル》×3\n強いです。\nTerror Pit\n"
    found = read(text + "超次元\n1 Psychic Gil\n")
    assert found.problems == []
    assert cards_of(found) == {"main deck": {"Corile": 3, "Terror Pit": 2}, "hyperspatial zone": {"Psychic Gil": 1}}


def test_what_a_page_shows_around_a_post_is_passed_over() -> None:
    text = "Home > Decks > Blue Beat\n使用デッキ：赤青ビート\n3 Corile\n2 Terror Pit\n"
    found = read(text + "1.2万 件の表示\n3\nリポスト\n120\nLikes\nEdit: 2 less\n")
    assert (found.problems, found.title) == ([], "赤青ビート")
    assert cards_of(found) == {"main deck": {"Corile": 3, "Terror Pit": 2}}


def test_the_sections_that_a_message_names_are_headings_in_both_languages() -> None:
    for language in ("en", "ja"):
        with speaking(language):
            named = sections_known().split(comma())
        assert [heading_of(name) for name in named if heading_of(name) is None] == []
        assert len(named) == 6
        assert all(name.isascii() for name in named) == (language == "en")


# --- Numbers in circles, words behind them, sentences, two lists ----------------------------------------------
@pytest.mark.parametrize(
    "text",
    [
        "アクア・ハルカス④\nコーライル ③\n",
        "④アクア・ハルカス\n③ コーライル\n",
        "4️⃣ アクア・ハルカス\n3️⃣コーライル\n",
        "アクア・ハルカス❹\nコーライル➂枚\n",
        "①アクア・ハルカス×4\n②コーライル×3\n",
        "1️⃣アクア・ハルカス×4\n2️⃣コーライル×3\n",
        "アクア・ハルカス×4 序盤の壁\nコーライル ×3 除去\n",
        "Aqua Hulcus x4 draws a card\nCorile x3 slows them down\n",
        "デッキはアクア・ハルカス4枚とコーライル3枚です。よろしくお願いします！",
        "内訳は、アクア・ハルカス×4、コーライル×3になります。",
        "赤青です。内訳はアクア・ハルカスが4枚、コーライルが3枚です。",
        "アクア・ハルカスを4枚とコーライルを3枚入れています。",
        "・アクア・ハルカス ④\n・コーライル ③\n",
        "・アクア・ハルカス 4️⃣\n・《コーライル》3⃣\n",
        "My deck is 4 Aqua Hulcus and 3 Corile.",
    ],
)
def test_what_people_write_instead_of_a_line_for_each_card(text: str) -> None:
    found = read(text)
    assert (cards_of(found), found.problems) == ({"main deck": {"Aqua Hulcus": 4, "Corile": 3}}, [])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("①アクア・ハルカス\n②コーライル\n", 1),  # numbers of lines or of copies
        ("アクア・ハルカス④\nホゲホゲ③\n", 2),
        ("4 デーモン・ハンド\nアクア・ハルカス×4 コーライ\n", 2),  # another card, garbled
        ("4 デーモン・ハンド\nアクア・ハルカス×4 コーライル\n", 2),
        ("デッキはアクア・ハルカス4枚、ホゲホゲ4枚、コーライル3枚です。", 1),
        ("デッキはアクア・ハルカス4枚、コーライル3枚です。ホゲホゲも2枚入っています。", 1),
    ],
)
def test_no_card_is_lost_where_a_part_is_not_understood(text: str, line: int) -> None:
    assert line in [problem.line for problem in read(text).problems]


def test_sentences_below_a_list_add_no_cards_to_it() -> None:
    found = read("4 アクア・ハルカス\n3 コーライル\nこのデッキはアクア・ハルカス4枚、コーライル3枚です。\n")
    assert (cards_of(found), found.problems) == ({"main deck": {"Aqua Hulcus": 4, "Corile": 3}}, [])


def test_a_line_is_shown_as_it_was_written() -> None:
    found = read("4枚積み\nアクア・ハルカス\nアクア・ホゲホゲ\n")
    assert [line.meaning for line in found.lines[1:]] == ["4 Aqua Hulcus", "アクア・ホゲホゲ"]
    assert read("アクア・ハルカス④\n").lines[0].text == "アクア・ハルカス④"


FORTY = "".join(f"4 {name}\n" for name in ("Aqua Hulcus", "Corile", "Terror Pit", "750 Man", "Brain x Brain") * 2)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{FORTY}\n{FORTY}", 12),
        (f"1位：赤青\n{FORTY}2位：青黒\n{FORTY}", 12),
        (f"Blue\n{FORTY}3 Corile\nBlack\n{FORTY}", 13),
        (f"Blue\n{FORTY}[Main]\n{FORTY}", 12),
        (f"{FORTY}\n{FORTY}\n{FORTY}", 12),
        (FORTY, None),
        (f"{FORTY}\n4 Corile\n4 Terror Pit\n", None),
        (f"{FORTY}\nSideboard\n{FORTY}", None),
    ],
)
def test_where_a_second_list_begins_is_said(text: str, line: int | None) -> None:
    try:
        deck_of_text(text.encode(), Path("two.txt"), NAMES, "open")
        found = []
    except DeckError as error:
        found = [problem for problem in error.problems if "another list begins here" in problem.message]
    assert [problem.line for problem in found] == ([] if line is None else [line])


def test_a_list_on_one_line_is_compared_with_no_misspelt_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A comparison looks at all names of cards: hundreds take seconds."""
    compared: list[str] = []
    monkeypatch.setattr(items, "is_spelt_like_one", lambda key, names: bool(compared.append(key)))
    names = ("アクア・ハルカス", "コーライル", "青銅の鎧", "フェアリー・ライフ")
    found = read_list("　".join(f"《{name}》×4" for name in names).encode(), CardNames.of(names))
    assert [card.name for card in found.cards] == list(names)
    assert compared == []


def test_a_circled_number_in_a_list_of_json_loses_no_line() -> None:
    cards = [{"name": "Corile", "copies": 4}]
    text = json.dumps({"name": "Two ②", "cards": cards, "apart": [{"section": "sideboard", "cards": cards}]})
    found = read(text)
    assert found.title == "Two ②"
    assert [(card.section, card.copies) for card in found.cards] == [("main deck", 4), ("sideboard", 4)]
