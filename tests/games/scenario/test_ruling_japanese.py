"""A situation that is written in Japanese is the same one: each word, each variant, whole files and mixed ones."""

import doctest
import re
import time
from dataclasses import replace
from pathlib import Path

import pytest

from sim.cards.library.lookup import library_names
from sim.cards.library.shown_names import using_names
from sim.games.scenario import ruling_forms, ruling_japanese, ruling_words
from sim.games.scenario.ruling_files import LONGEST_LINE, Ruling, RulingError, read_situation
from sim.games.scenario.ruling_forms import (
    CIVILIZATIONS,
    FORMS,
    MARKS,
    OF_FILES,
    SETTINGS,
    STEPS,
    VARIANTS,
    ZONES,
    said,
)
from sim.games.scenario.ruling_japanese import (
    action_in_english,
    item_in_english,
    line_in_english,
    mark_in_english,
    parts,
    thing_in_english,
)
from sim.games.scenario.ruling_words import action_in_words, line_in_words, piece_in_words, situation_in_words
from sim.games.scenario.rulings import play_ruling
from sim.language import JAPANESE, speaking
from tests.sampling import one_in

EXAMPLES = sorted((Path(ruling_words.__file__).parent / "examples").glob("*.txt"))
ENGLISH = """
# everything
turn: player B
step: main
turn number: 4
player A:
    battle zone: Fear Fang (tapped; 2 seals); Crystal Lancer (on Aqua Hulcus); 2 Corile
    shields: Terror Pit (face up); Torcon (castle Rose Castle); 1 filler
    mana zone: 6 darkness fillers; Torcon (tapped)
    deck: exactly Torcon; Corile
player B:
    battle zone: Corile; Hunter Fish (sick)
    graveyard: none
    shields: 0
play:
    attack with B's Corile -> player A
    B: choose Torcon
"""
JAPANESE_TOO = """
# 全部
手番：プレイヤーＢ
ステップ：メインステップ
ターン数：４
プレイヤーA：
    場：Fear Fang（タップ、封印2枚）、クリスタル・ランサー（アクア・ハルカスの上）；コーライル 2枚
    シールド：デーモン・ハンド（表向き）、Torcon（ローズ・キャッスルで要塞化）、ダミー１枚
    マナ: 闇６枚; Torcon (タップ)
    デッキ：ちょうどTorcon、コーライル
Ｂ：
    バトルゾーン：コーライル、狩猟魚（召喚酔い）
    墓地：なし
    シールド：0枚
プレイヤーの行動：
    プレイヤーBのCorileで攻撃 → プレイヤーＡ
    Ｂ：Torconを選ぶ
"""


def situation_of(ruling: Ruling) -> Ruling:
    """The ruling without what its author wrote: lines and names in words."""
    actions = tuple(replace(action, text="") for action in ruling.actions)
    return replace(ruling, actions=actions, lines={})


def the_same(english: str, other: str) -> bool:
    return situation_of(read_situation(english, "x")) == situation_of(read_situation(other, "x"))


def in_japanese(word: str) -> str:
    with speaking(JAPANESE):
        return said(word)


def wrong(text: str) -> str:
    with speaking(JAPANESE), pytest.raises(RulingError) as refused:
        play_ruling(read_situation(text, "x"))
    return str(refused.value)


def with_action(words: str) -> str:
    return f"player A:\n hand: Torcon; Corile\nplay:\n {words}\n"


def test_the_examples_of_the_functions() -> None:
    assert doctest.testmod(ruling_japanese).failed == doctest.testmod(ruling_words).failed == 0


@pytest.mark.parametrize("form", FORMS)
def test_an_action_that_is_shown_in_japanese_can_be_written_so(form: str) -> None:
    written = [
        form.format(card="Corile", target="Torcon"),
        form.format(card="B's Corile#2", target="A's Torcon"),
        form.format(card="Corile (draw a card)", target="player B"),
        "B: " + form.format(card="Terror Pit", target="Corile"),
    ]
    if form.endswith("{card}"):
        written += [form.format(card="shield 2"), form.format(card="Darkness Filler")]
    if form in ruling_forms.LISTS:
        written.append(form.format(card="Corile; B's Torcon; shield 1"))
    if form == "choose {card}":
        written += ["choose 3", "choose B"]
    for english in written:
        action = read_situation(with_action(english), "x").actions[0]
        with speaking(JAPANESE):
            japanese = action_in_words(english)
        left = re.sub("Corile|Torcon|Terror Pit|Darkness Filler|draw a card", "", japanese)
        assert not re.search("[a-z]{3,}", left)
        assert read_situation(with_action(japanese), "x").actions[0] == replace(action, text=japanese)


@pytest.mark.parametrize("form", [form for form in FORMS if "{card}" in form])
def test_an_action_is_read_with_japanese_names_of_cards(form: str) -> None:
    with speaking(JAPANESE), using_names("ja"):
        japanese = action_in_words(form.format(card="Corile", target="Torcon"))
    assert action_in_english(japanese) == form.format(card="コーライル", target="孤高の願")


@pytest.mark.parametrize("zone", ZONES)
def test_each_zone(zone: str) -> None:
    english = f"player A:\n {zone}: Torcon\n"
    for name in (in_japanese(zone), *VARIANTS.get(zone, ())):
        assert the_same(english, f"プレイヤーA：\n　{name}：Torcon\n"), name
        assert the_same(english, f"player A:\n {name}: Torcon\n"), name


@pytest.mark.parametrize("mark", MARKS)
def test_each_mark(mark: str) -> None:
    english = mark.format(card="Aqua Hulcus", count=2)
    for written in (in_japanese(mark), *VARIANTS.get(mark, ())):
        assert mark_in_english(written.format(card="Aqua Hulcus", count="２")) == english, written
    with speaking(JAPANESE):
        shown = piece_in_words(f"2 Corile (tapped; {english})")
    assert not re.search("[a-z]{3,}", re.sub("Corile|Aqua Hulcus", "", shown))
    assert item_in_english(shown) == f"2 Corile (tapped; {english})"


@pytest.mark.parametrize("step", STEPS)
def test_each_step(step: str) -> None:
    for name in (in_japanese(step), *VARIANTS.get(step, ()), f"{in_japanese(step)}ステップ"):
        for setting in (in_japanese("step"), "step"):
            assert the_same(f"step: {step}\n{with_action('pass')}", f"{setting}：{name}\n{with_action('パス')}"), name


def test_each_setting_and_heading() -> None:
    for line in ("turn: player B", "step: attack", "turn number: 12", "player A:", "player B:", "play:"):
        with speaking(JAPANESE):
            written = line_in_words(line)
        assert not re.search("[a-z]", written)
        assert line_in_english(written) == line
    assert {line_in_english(f"{name}：プレイヤーB") for name in ("ターン", "手番")} == {"turn: player B"}
    assert set(SETTINGS) <= set(OF_FILES)


@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_fillers(civilization: str) -> None:
    for written in (in_japanese("{count} {civilization} fillers"), *VARIANTS["{count} {civilization} fillers"]):
        words = written.format(count="６", civilization=in_japanese(civilization))
        assert item_in_english(words) == f"6 {civilization} fillers"
    with speaking(JAPANESE), using_names("ja"):
        shown = piece_in_words(f"6 {civilization} fillers"), action_in_words(f"choose {civilization.title()} Filler")
    assert item_in_english(shown[0]) == f"6 {civilization} fillers"
    assert action_in_english(shown[1]) == f"choose {civilization.title()} Filler"


@pytest.mark.parametrize(
    ("words", "english"),
    [
        ("3枚", "3 fillers"),
        ("ダミー3枚", "3 fillers"),
        ("コーライル2体", "2 コーライル"),
        ("2枚のコーライル（タップ）", "2 コーライル (tapped)"),
        ("コーライル（タップ）２枚", "2 コーライル (tapped)"),
        ("コーライル2枚（タップ；召喚酔い）", "2 コーライル (tapped; sick)"),
        ("2 コーライル（タップ状態）", "2 コーライル (tapped)"),
        ("Corile (タップ)", "Corile (tapped)"),
        ("ボルシャック・NEX（ネックス）", "ボルシャック・NEX（ネックス）"),
        ("ボルシャック・NEX（ネックス）（タップ）×2", "2 ボルシャック・NEX（ネックス） (tapped)"),
        ("ダミー（火）×3", "3 fire fillers"),
        ("3 ダミー（火）", "3 fire fillers"),
        ("2 ダミー", "2 fillers"),
    ],
)
def test_cards_of_a_zone(words: str, english: str) -> None:
    assert item_in_english(words) == english
    assert item_in_english(english) == english


@pytest.mark.parametrize(
    ("words", "english"),
    [
        ("コーライルを召喚", "use コーライル"),
        ("デーモン・ハンドを唱える", "use デーモン・ハンド"),
        ("コーライルがTorconを攻撃する", "attack with コーライル -> Torcon"),
        ("attack with コーライル → Torcon", "attack with コーライル -> Torcon"),
        ("コーライルで攻撃→Torcon", "attack with コーライル -> Torcon"),
        ("コーライルで相手を攻撃", "attack with コーライル -> the player"),
        ("１枚目のシールドを選ぶ", "choose shield 1"),
        ("A:コーライル、Bのコーライルを選択", "A: choose コーライル; B's コーライル"),
        ("しない", "no"),
        ("パス", "pass"),
        ("ターン終了", "end the turn"),
        ("ターンエンド", "end the turn"),
        ("プレイヤーＢのTorconを使う", "use B's Torcon"),
        ("アクアサーファー（draw a card）を選ぶ", "choose アクアサーファー (draw a card)"),
        ("use Torcon", "use Torcon"),
        ("プレイヤーA: use Torcon", "player A: use Torcon"),
        ("謎", "謎"),
    ],
)
def test_variants_of_actions(words: str, english: str) -> None:
    assert action_in_english(words) == english
    assert action_in_english(english) == english


def test_names_with_marks_of_lists_and_words_of_forms() -> None:
    assert [*parts("「大親分、ここにあり！」、1、2、3、チームボンバーイェー！、コーライル2枚")] == [
        "「大親分、ここにあり！」",
        "1、2、3、チームボンバーイェー！",
        "コーライル2枚",
    ]
    assert [*parts("デーモン・ハンド、2枚（タップ、召喚酔い）；Torcon")] == [
        "デーモン・ハンド",
        "2枚（タップ、召喚酔い）",
        "Torcon",
    ]
    assert action_in_english("月のダンスを見においででコーライルを攻撃する") == (
        "attack with 月のダンスを見においで -> コーライル"
    )
    assert item_in_english("シュバルスリング-B3 2枚") == "2 シュバルスリング-B3"
    assert item_in_english("ホゲ12枚") == "12 ホゲ"


@pytest.mark.slow(8, "reads hundreds of names in seven ways")
def test_no_name_of_a_card_is_taken_for_other_words() -> None:
    names = [name for name in library_names() if not name.isascii() and not re.search(r"\s#", name)]
    for name in one_in(30, names):
        assert [*parts(name)] == [name]
        assert line_in_english(name) == action_in_english(name) == thing_in_english(name) == name
        assert item_in_english(name).replace("（", "(").replace("）", ")") == name.replace("（", "(").replace("）", ")")
        assert action_in_english(f"{name}でコーライルを攻撃する") == f"attack with {name} -> コーライル"
        assert action_in_english(f"コーライルで{name}を攻撃する") == f"attack with コーライル -> {name}"
        assert action_in_english(f"{name}、コーライルを選ぶ") == f"choose {name}; コーライル"


def test_a_whole_file_is_the_same_as_its_english_twin() -> None:
    assert the_same(ENGLISH, JAPANESE_TOO)
    assert the_same(JAPANESE_TOO, JAPANESE_TOO.replace("：", ":").replace("（", "(").replace("）", ")"))
    english, japanese = (play_ruling(read_situation(text, "x")) for text in (ENGLISH, JAPANESE_TOO))
    assert english.after == japanese.after and english.refused == japanese.refused is None
    mixed = [pair[at % 2] for at, pair in enumerate(zip(ENGLISH.splitlines(), JAPANESE_TOO.splitlines(), strict=True))]
    assert the_same(ENGLISH, "\n".join(mixed))


@pytest.mark.parametrize("file", EXAMPLES, ids=[file.stem for file in EXAMPLES])
def test_an_example_in_japanese_gives_the_same_ruling(file: Path) -> None:
    english = file.read_text("utf-8")
    with speaking(JAPANESE):
        japanese = situation_in_words(english)
    assert not re.search(
        "^[^#\n]*(player |zone:|shields|hand|play|attack|choose|declare |block)", japanese, re.MULTILINE
    )
    played = [play_ruling(read_situation(text, "x")).to_json() for text in (english, japanese)]
    for outcome in played:
        for step in outcome["steps"]:
            step["action"] = None
        if outcome["refused"]:
            outcome["refused"]["action"] = None
    assert played[0] == played[1]


def test_an_english_page_shows_japanese_lines_in_english() -> None:
    assert action_in_words("コーライルで攻撃する") == "attack with コーライル"
    assert piece_in_words("Corile（タップ）") == "Corile (tapped)"
    assert action_in_words("B: declare nothing") == "B: declare nothing"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "「プレイヤーA：」と書き、その下に「バトルゾーン：コーライル」"),
        ("謎\n", "xの1行目：「謎」を理解できません。プレイヤーより前には、「ターン：プレイヤーA」"),
        ("手札：コーライル\n", "xの1行目：「手札：」は「プレイヤーA：」か「プレイヤーB：」の下に"),
        ("プレイヤーA：\n手番：A\n", "xの2行目：「手番：」は「プレイヤーA：」「プレイヤーB：」より上に"),
        ("プレイヤーA：\n謎：コーライル\n", "xの2行目：「謎：コーライル」を理解できません。ゾーンとそのカード"),
        ("プレイヤーA：\n謎：コーライル\n", "手札／マナゾーン／バトルゾーン"),
        ("プレイヤーA：\n手札：コーライル（飛ぶ）\n", "xの2行目：「飛ぶ」を理解できません"),
        ("プレイヤーA：\n手札：コーライル（飛ぶ）\n", "タップ／召喚酔い／表向き／裏向き／裏面／カードの上"),
        (
            with_action("謎"),
            "xの4行目：「謎」を理解できません。次のどれかを書いてください：カードを使う／カード（使い方）",
        ),
        (with_action("場：コーライル"), "xの4行目：「場：」は状況の一部です。「行動：」より上に"),
        (with_action("ホゲを使う"), "xの4行目：この状況に「ホゲ」というカードはありません。"),
        (
            with_action("プレイヤーBのコーライルを使う"),
            "この状況に「プレイヤーBのコーライル」というカードはありません。",
        ),
        (with_action("シールド3を選ぶ"), "この状況に「シールド3」はありません。"),
        (
            "A：\n場：クリスタル・ランサー\n",
            "xの2行目：バトルゾーンのCrystal Lancer：進化元がありません。後に（カードの上）",
        ),
    ],
)
def test_errors_in_japanese_name_the_line_and_what_to_write(text: str, said: str) -> None:
    message = wrong(text)
    assert said in message
    assert not re.search("player|zone|CARD|WAY|play:", message)


def test_what_an_error_says_to_write_can_be_read() -> None:
    with speaking(JAPANESE):
        actions = ruling_forms.actions_to_write().split("／")
        marks = ruling_forms.marks_to_write().split("／")
    for words in actions:
        action = read_situation(with_action(words.replace("カード", "Corile")), "x").actions[0]
        assert action.does
    assert [mark_in_english(mark) for mark in marks] == [mark.format(card="カード", count=2) for mark in MARKS]


def test_the_options_that_are_shown_in_japanese_can_be_written() -> None:
    text = "プレイヤーA：\n 場：Torcon\nプレイヤーB：\n シールド：コーライル、2枚\n行動：\n Torconで攻撃\n"
    with speaking(JAPANESE), using_names("ja"):
        asked = play_ruling(read_situation(text, "x")).open_question
    assert asked is not None
    assert asked.options == ("コーライル", "ダミー（シールド2）", "ダミー（シールド3）")


def rows_of_the_guide() -> list[str]:
    """The table of docs/rulings.md: each word, its Japanese, and what is understood as well."""
    english = {"card": "CARD", "target": "CARD", "cards": "CARD", "name": "CARD", "civilization": "darkness"}
    japanese = {**dict.fromkeys(english, "カード"), "civilization": "闇"}
    heads = ("player A:", "player B:", "play:", "turn: player B", "step: attack", "turn number: 2")
    with speaking(JAPANESE):
        found = [(head, line_in_words(head), ("手番：B",) if head.startswith("turn:") else ()) for head in heads]
        found[2] = (*found[2][:2], tuple(f"{name}：" for name in VARIANTS["play"]))
        words = (*STEPS, *ZONES, *OF_FILES[OF_FILES.index("tapped") :], *FORMS)
        found += [(word, said(word), VARIANTS.get(word, ())) for word in words]
    numbers = {"count": 2, "number": 2}
    return [
        f"| `{word.format(**english, **numbers)}` | {written.format(**japanese, **numbers)}"
        f" | {'、'.join(one.format(**japanese, **numbers) for one in more)} |".replace("|  |", "| |")
        for word, written, more in found
    ]


def test_the_guide_has_each_word_in_both_languages() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text("utf-8")
    assert "\n".join(rows_of_the_guide()) in guide


@pytest.mark.parametrize("words", ["（タップ、{}）", "（アクア・ハルカス{}の上）", "（あ、い{}）", "（({})）"])
def test_a_line_of_nested_parentheses_is_refused_at_once(words: str) -> None:
    """The longest line that is read; it took ten seconds."""
    nested = ""
    while len(nested) + len(words) < LONGEST_LINE - 20:
        nested = words.format(nested)
    started = time.process_time()
    wrong(f"プレイヤーA：\n 場：コーライル{nested}\nプレイ：\n ターン終了\n")
    assert time.process_time() - started < 1  # a tenth of it on a fast machine
