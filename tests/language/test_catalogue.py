"""The Japanese catalogue has a translation of every message, and of nothing else, with the same placeholders."""

import re
import string

import pytest

from sim.command_line.questions import questions
from sim.language import ENGLISH, gettext, language, ngettext, read_entries, speaking
from tests.language.extraction import CATALOGUE, extracted, in_context, write_entries

TEXT = CATALOGUE.read_text(encoding="utf-8")
ENTRIES = read_entries(TEXT)
UPDATE = "run python -m tests.language.extraction, and translate in sim/language/ja.po what it prints"


def placeholders(text: str) -> list[str]:
    """The placeholders of a message: those of Python in braces, those of templates with a percent sign."""
    braces = [f"{{{name}}}" for _, name, _, _ in string.Formatter().parse(text) if name is not None]
    return sorted({*braces, *re.findall(r"%\(\w+\)s", text)})


def test_the_catalogue_has_the_messages_of_the_sources() -> None:
    assert {(one, many) for one, many, _ in ENTRIES} == extracted(), UPDATE


def test_the_catalogue_is_written_as_the_tool_writes_it() -> None:
    assert write_entries(ENTRIES) == TEXT, UPDATE


def test_every_message_has_a_translation() -> None:
    assert [one for one, _, said in ENTRIES if not said.strip()] == [], UPDATE


def test_every_message_has_one_plural() -> None:
    messages = [one for one, _, _ in ENTRIES]
    assert sorted(messages) == sorted(set(messages))


def test_translations_have_the_placeholders_of_their_messages() -> None:
    wrong = []
    for one, many, said in ENTRIES:
        message = many or one
        if placeholders(said) != placeholders(message):
            wrong.append((message, said))
        if "%(" in message and re.search(r"%(?!\(\w+\)s|%)", said):
            wrong.append((message, said))  # a template would fail at a single percent sign
    assert wrong == []


def test_translations_end_as_their_messages_do() -> None:
    def end(text: str) -> str:
        return text[-1:].translate(str.maketrans({"。": ".", "？": "?", "：": ":"}))

    ended = ((one, said) for one, _, said in ENTRIES if not one.endswith("..."))
    wrong = [(one, said) for one, said in ended if (end(one) == ".") != (end(said) == ".")]
    assert wrong == []


def test_what_the_forms_of_commands_say_is_the_same_in_english() -> None:
    fields = [field for question in questions() for field in question.fields]
    assert [field.default_in_words for field in fields] == [field.default for field in fields]


def test_a_language_holds_within_its_block() -> None:
    assert (language(), gettext("Decks")) == (ENGLISH, "Decks")
    with speaking("ja"):
        assert gettext("Decks") == "デッキ"
    assert gettext("Decks") == "Decks"
    with pytest.raises(ValueError, match="duelsim speaks en, ja, and not 'xx'"), speaking("xx"):
        pass


def test_a_number_of_things_has_its_form() -> None:
    assert ngettext("{count:,} game", "{count:,} games", 1) == "1 game"
    assert ngettext("{count:,} game", "{count:,} games", 2000) == "2,000 games"


def test_a_message_that_has_no_translation_stays_english() -> None:
    with speaking("ja"):
        assert gettext("No catalogue has this.") == "No catalogue has this."


# What players call things, and what is wrong for them or said otherwise everywhere else here.
GLOSSARY = {
    "デッキの一番": "山札の一番",  # of the zone
    "デッキの下": "山札の下",
    "デッキの上": "山札の上",
    "デッキをシャッフル": "山札をシャッフル",
    "ライブラリ": "山札",
    "捨て札": "墓地",
    "場に出": "バトルゾーンに出",
    "マナ置き場": "マナゾーン",
    "シールドトリガー": "S・トリガー",
    "シールド・トリガー": "S・トリガー",
    "フォルダー": "フォルダ",
    "ユーザー": "プレイヤー",
    "勝利確率": "勝率",
    "信頼度区間": "信頼区間",
    "標準偏差": "標準誤差",
    "乱数": "運",
    "セーブ": "保存",
    "下さい": "ください",
    "出来る": "できる",
    "わかる": "分かる",
    "わかり": "分かり",
    "〜": "～",
}


@pytest.mark.parametrize("word", GLOSSARY)
def test_one_thing_has_one_word(word: str) -> None:
    assert [said for _, _, said in ENTRIES if word in said] == [], f"write {GLOSSARY[word]}"


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("shield trigger", "S・トリガー"),
        ("mana zone", "マナゾーン"),
        ("battle zone", "バトルゾーン"),
        ("graveyard", "墓地"),
        ("summons", "召喚する"),
        ("attack", "攻撃"),
        ("block", "ブロック"),
        ("broken", "ブレイク"),
        ("turn", "ターン"),
        ("tap", "タップ"),
        ("win rate", "勝率"),
        ("standard error", "標準誤差"),
        (in_context("zone", "deck"), "山札"),
        ("deck", "デッキ"),
    ],
)
def test_terms_of_the_game_are_those_of_the_cards(message: str, said: str) -> None:
    assert {one: japanese for one, _, japanese in ENTRIES}[message] == said
