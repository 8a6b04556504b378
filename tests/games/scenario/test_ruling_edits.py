"""Changes of the text of a situation, and that it is read as it was meant."""

import doctest

import pytest

from sim.games.scenario import ruling_edits
from sim.games.scenario.ruling_edits import Item, do, layout_of, put, set_to, take, tap
from sim.games.scenario.ruling_files import read_situation
from sim.games.scenario.ruling_forms import FORMS, ZONES
from sim.language import JAPANESE, speaking

TEXT = """\
# The attacked creature is gone
turn: player A
player A:
    battle zone: King Neptas   # the attacker
    mana zone: none

player B:
    battle zone: 2 Torcon (tapped); Hunter Fish
    battle zone: Gonta, the Warrior Savage
play:
    attack with King Neptas -> Torcon
"""


def item(text: str, player: int, zone: str, name: str) -> Item:
    return next(one for one in layout_of(text).zones[player, zone] if one.name == name)


def test_the_examples_of_the_functions() -> None:
    assert doctest.testmod(ruling_edits).failed == 0


def test_what_stands_where() -> None:
    layout = layout_of(TEXT)
    assert [one.text for one in layout.zones[1, "battle zone"]] == [
        "2 Torcon (tapped)",
        "Hunter Fish",
        "Gonta, the Warrior Savage",
    ]
    assert layout.zones[0, "battle zone"][0].name == "King Neptas"
    assert item(TEXT, 1, "battle zone", "Torcon").is_tapped
    assert layout.settings == {"turn": (1, "player A")}
    assert [one.text for one in layout.actions] == ["attack with King Neptas -> Torcon"]


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_is_put_somewhere_is_there_and_nothing_else_changes(player: int, zone: str) -> None:
    for text in ("", "play:\n    pass\n", TEXT):
        new = put(text, player, zone, "Corile")
        assert item(new, player, zone, "Corile").text == "Corile"
        assert read_situation(new, "x")
        gone = take(new, item(new, player, zone, "Corile"))
        before, after = layout_of(text), layout_of(gone)
        for key in after.zones.keys() | before.zones.keys():
            both = (before.zones.get(key, []), after.zones.get(key, []))
            assert [one.text for one in both[0]] == [one.text for one in both[1]]
        assert [one.text for one in after.actions] == [one.text for one in before.actions]


def test_comments_and_lines_that_cannot_be_read_stay() -> None:
    text = put(TEXT.replace("turn: player A", "turn: player A\nnonsense"), 0, "battle zone", "Corile")
    assert "    battle zone: King Neptas; Corile   # the attacker" in text.splitlines()
    assert "nonsense" in text and text.startswith("# The attacked creature is gone\n")


def test_copies_are_counted() -> None:
    text = put(put("", 0, "hand", "Corile"), 0, "hand", "Corile")
    assert text == "player A:\n    hand: 2 Corile\n"
    text = take(text, item(text, 0, "hand", "Corile"))
    assert text == "player A:\n    hand: Corile\n"
    assert take(text, item(text, 0, "hand", "Corile")) == "player A:\n"


def test_a_card_is_tapped_and_untapped() -> None:
    text = tap(TEXT, item(TEXT, 1, "battle zone", "Hunter Fish"))
    assert "Hunter Fish (tapped)" in text
    assert tap(text, item(text, 1, "battle zone", "Hunter Fish")) == TEXT


def test_settings_and_actions() -> None:
    assert "turn: player B\n" in set_to(TEXT, "turn", "player B") and "turn" not in set_to(TEXT, "turn", "")
    text = do(set_to(put("", 0, "hand", "Corile"), "step", "attack"), "use Corile")
    assert text == "step: attack\nplayer A:\n    hand: Corile\nplay:\n    use Corile\n"
    assert do(text, "yes").endswith("    use Corile\n    yes\n")
    assert take(text, layout_of(text).actions[0]).endswith("play:\n")


IN_JAPANESE = """\
# 攻撃先がいなくなる
プレイヤーA：
    場：キング・ネプタス   # 攻撃する
    マナ：なし
プレイヤーB：
    バトルゾーン：孤高の願（タップ）、狩猟魚；コーライル2枚
行動：
    キング・ネプタスで孤高の願を攻撃する
"""


def test_what_stands_where_in_japanese() -> None:
    layout = layout_of(IN_JAPANESE)
    items = layout.zones[1, "battle zone"]
    assert [one.text for one in items] == ["孤高の願（タップ）", "狩猟魚", "コーライル2枚"]
    assert [one.name for one in items] == ["孤高の願", "狩猟魚", "コーライル"]
    assert [one.is_tapped for one in items] == [True, False, False]
    assert layout.zones[0, "mana zone"] == []
    assert layout_of("手番：Ｂ\nステップ：攻撃").settings == {"turn": (0, "player B"), "step": (1, "attack")}


def test_an_edit_keeps_the_language_of_the_text() -> None:
    text = put(IN_JAPANESE, 0, "battle zone", "Torcon")
    assert "    場：キング・ネプタス、Torcon   # 攻撃する\n" in text
    text = put(put(text, 0, "mana zone", "コーライル"), 0, "mana zone", "コーライル")
    assert "    マナ：コーライル×2\n" in text
    assert "    墓地：Torcon（タップ）\n" in put(text, 1, "graveyard", "Torcon (tapped)")
    text = take(text, item(text, 1, "battle zone", "コーライル"))
    assert "    バトルゾーン：孤高の願（タップ）；狩猟魚；コーライル\n" in text
    text = tap(text, item(text, 1, "battle zone", "狩猟魚"))
    text = tap(text, item(text, 1, "battle zone", "孤高の願"))
    assert "    バトルゾーン：孤高の願；狩猟魚（タップ）；コーライル\n" in text
    text = set_to(text, "turn", "player B")
    assert "\nターン：プレイヤーB\nプレイヤーA：\n" in text
    assert "ターン：プレイヤーA\n" in set_to(text, "turn", "player A") and "ターン" not in set_to(text, "turn", "")
    text = do(text, "attack with B's 狩猟魚 -> player A")
    assert text.endswith("攻撃する\n    プレイヤーBの狩猟魚でプレイヤーAを攻撃する\n")
    assert take(text, layout_of(text).actions[1]).endswith("    キング・ネプタスで孤高の願を攻撃する\n")
    read_situation(text, "x")


def test_a_text_without_words_is_written_in_the_language_that_holds() -> None:
    with speaking(JAPANESE):
        assert put("", 0, "battle zone", "Corile") == "プレイヤーA：\n    バトルゾーン：Corile\n"
        assert do("# 例\n", "pass") == "# 例\n行動：\n    何もしない\n"
        assert put(TEXT, 1, "graveyard", "コーライル").count("    graveyard: コーライル\n") == 1
        assert "Hunter Fish (tapped)" in tap(TEXT, item(TEXT, 1, "battle zone", "Hunter Fish"))


def test_a_mixed_text_keeps_what_it_has() -> None:
    text = "player A:\n    hand: コーライル（タップ）; Torcon (sick)\n    場：Torcon\nplayer B:\n"
    assert "hand: コーライル; Torcon (sick)" in tap(text, item(text, 0, "hand", "コーライル"))
    assert "Torcon (sick; tapped)" in tap(text, item(text, 0, "hand", "Torcon"))
    assert "    場：Torcon×2\n" in put(text, 0, "battle zone", "Torcon")
    assert "    場：Torcon、コーライル\n" in put(text, 0, "battle zone", "コーライル")


@pytest.mark.parametrize("zone", ZONES)
def test_a_card_is_put_and_taken_in_japanese(zone: str) -> None:
    for player in range(2):
        new = put(IN_JAPANESE, player, zone, "トルコン")
        assert read_situation(new.replace("トルコン", "Torcon"), "x")
        gone = layout_of(take(new, item(new, player, zone, "トルコン")))
        before = layout_of(IN_JAPANESE)
        for key in gone.zones.keys() | before.zones.keys():
            texts = [[one.text for one in layout.zones.get(key, [])] for layout in (gone, before)]
            assert texts[0] == texts[1]


@pytest.mark.parametrize("form", FORMS)
def test_each_action_is_added_in_japanese(form: str) -> None:
    new = do(IN_JAPANESE, form.format(card="Corile", target="Torcon"))
    english = do(TEXT, form.format(card="Corile", target="Torcon"))
    added = [read_situation(text, "x").actions[-1] for text in (new, english)]
    assert not added[0].text.isascii()
    assert (added[0].does, added[0].names, added[0].target) == (added[1].does, added[1].names, added[1].target)
