"""Rulings on the site: the text of a situation, what changes it, and what the rules make of it."""

import html
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from sim.games.scenario.ruling_files import read_situation
from sim.games.scenario.ruling_forms import FORMS, STEPS, ZONES
from sim.games.scenario.rulings import play_ruling
from sim.web.ruling_pages import EXAMPLES, example
from tests.web.test_pages import text

TORCON = "player A:\n    battle zone: Torcon\nplayer B:\n    hand: Corile\n"


def situation(page: Any) -> str:
    """The text in the editor."""
    found = re.search(r"<textarea id=\"text\".*?>\n(.*?)</textarea>", page.text, re.DOTALL)
    assert found is not None
    return html.unescape(found[1])


def edited(client: TestClient, before: str, do: str, **more: str) -> str:
    return situation(client.post("/ruling/edit", data={"text": before, "do": do, **more}))


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_played_and_its_page_is_the_ruling(client: TestClient, name: str) -> None:
    page = client.get(f"/ruling?example={name}")
    assert situation(page) == example(name) and 'class="wrong' not in page.text
    assert example(name).startswith(f"# {EXAMPLES[name]}\n")
    play_ruling(read_situation(example(name), "x"))
    answer = client.post("/ruling", data={"text": example(name), "do": "ask"})
    assert answer.status_code == 200
    assert re.search("All of this is allowed|Not allowed: ", text(answer))
    assert "Sections of the comprehensive rules" in answer.text and '"moves":' in answer.text
    assert "script-src 'unsafe-inline'" in answer.headers["Content-Security-Policy"]
    assert "form-action 'self'" in answer.headers["Content-Security-Policy"]
    back = client.post("/ruling", data={"text": example(name), "do": "look"})
    assert situation(back) == example(name)


def test_what_the_rules_forbid_says_why_and_in_which_line(client: TestClient) -> None:
    answer = client.post("/ruling", data={"text": example("may-i-block"), "do": "ask"})
    assert "Not allowed: block with Aqua Guard" in text(answer) and "It is tapped (line 8)." in text(answer)


def test_a_ruling_in_japanese_has_no_english_and_ends_its_sentences_once(client: TestClient) -> None:
    in_japanese = {"Accept-Language": "ja"}
    answer = text(client.post("/ruling", data={"text": example("may-i-block"), "do": "ask"}, headers=in_japanese))
    assert "ダミーが" in answer and "Fillerが" not in answer and "裁定：" not in answer
    for name in EXAMPLES:
        shown = situation(client.get(f"/ruling?example={name}", headers=in_japanese))
        read_situation(shown, "x")
        assert not any(card in shown for card in ("Torcon", "Aqua Guard", "Corile", "King Neptas"))
        assert "# " not in shown or not re.search("^# .*[a-z]{4}", shown, re.MULTILINE)
    put = client.post("/ruling/edit", data={"text": TORCON, "do": "put:Corile", "where": "0|hand"}, headers=in_japanese)
    assert "hand: コーライル" in situation(put)
    unknown = {"text": "player A:\n    battle zone: ホゲ\n", "do": "ask"}
    page = text(client.post("/ruling", data=unknown, headers=in_japanese))
    assert "見つかりません。" in page and "。。" not in page and "。." not in page
    refused = text(client.post("/ask/odds", data={"of-deck": "shipped:fn-rush", "of-games": "x"}, headers=in_japanese))
    assert "整数ではありません。" in refused and "。." not in refused


def test_the_japanese_page_writes_japanese_into_its_text(client: TestClient) -> None:
    client.headers["Accept-Language"] = "ja"
    for name in EXAMPLES:
        shown = situation(client.get(f"/ruling?example={name}"))
        assert not re.search("player|zone|play|hand|shields|turn|attack|choose|declare|block|tapped|sick", shown)
        asked = client.post("/ruling", data={"text": shown, "do": "ask"})
        assert asked.status_code == 200
    new = edited(client, "", "put:Corile", where="0|battle zone")
    assert new == "プレイヤーA：\n    バトルゾーン：コーライル\n"
    new = edited(client, new, "put:1|mana zone|Torcon")  # dragged
    assert new.endswith("プレイヤーB：\n    マナゾーン：孤高の願\n")
    assert "コーライル（タップ）" in edited(client, new, "tap:0|battle zone|0")
    assert edited(client, new, "move:1|mana zone|0|0|mana zone").endswith("    マナゾーン：孤高の願\nプレイヤーB：\n")
    set_up = edited(client, new, "set", turn="player B", step="attack")
    assert set_up.startswith("ステップ：攻撃\nターン：プレイヤーB\n")
    assert edited(client, set_up, "set", turn="player B", step="attack") == set_up
    page = client.post("/ruling", data={"text": set_up, "do": "look"}).text
    assert '<option value="player B" selected>' in page and '<option value="attack" selected>' in page
    assert '<option value="コーライル">' in page
    done = edited(client, new, "do", action="attack with {card} -> {target}", card="コーライル", target="プレイヤーB")
    assert done.endswith("行動：\n    コーライルでプレイヤーBを攻撃する\n")
    for form in FORMS:
        done = edited(client, new, "do", action=form, card="コーライル", target="孤高の願")
        assert not re.search("[a-z]", done)
        assert len(read_situation(done, "x").actions) == 1


def test_a_text_keeps_its_language_on_the_page_of_the_other(client: TestClient) -> None:
    japanese = "プレイヤーA：\n    場：Torcon\n"
    assert edited(client, japanese, "put:Corile", where="0|hand") == f"{japanese}    手札：Corile\n"
    assert edited(client, japanese, "do", action="use {card}", card="Torcon").endswith("行動：\n    Torconを使う\n")
    shown = client.post("/ruling", data={"text": f"{japanese}行動：\n    Torconで攻撃\n", "do": "look"})
    assert "attack with Torcon" in text(shown) and "Torconで攻撃\n" in situation(shown)
    client.headers["Accept-Language"] = "ja"
    assert "    hand: Corile; コーライル\n" in edited(client, TORCON, "put:1|hand|Corile")
    assert edited(client, TORCON, "do", action="use {card}", card="Torcon").endswith("play:\n    use Torcon\n")


@pytest.mark.parametrize(
    ("lines", "words", "line"),
    [
        ("player A:\n    battle zone: Nobody At All\n", "no card", 2),
        ("nonsense\nplayer A:\n", "is not understood", 1),
        ("player A:\n    hand: Torcon\nplay:\n    attack with Corile\n", "Corile", 4),
        ("player A:\n    hand: Torcon (flying)\n", "is not understood", 2),
        ("", "there is no situation", 0),
    ],
)
def test_an_error_names_its_line_and_keeps_the_text(client: TestClient, lines: str, words: str, line: int) -> None:
    page = client.post("/ruling", data={"text": lines, "do": "ask"})
    assert page.status_code == 422
    assert words.lower() in text(page).lower()
    assert (f'data-line="{line}"' in page.text) == bool(line)
    assert situation(page) == lines


def test_cards_are_put_tapped_moved_and_taken_and_actions_added(client: TestClient) -> None:
    two = edited(client, TORCON, "put:Corile", where="0|battle zone")
    assert "battle zone: Torcon; Corile" in two
    assert (
        edited(client, TORCON, "put:1|graveyard|Gonta, the Warrior Savage").count("graveyard: Gonta, the Warrior") == 1
    )
    assert "Torcon (tapped)" in edited(client, TORCON, "tap:0|battle zone|0")
    assert edited(client, TORCON, "move:0|battle zone|0", where="1|hand").endswith("hand: Corile; Torcon\n")
    assert edited(client, TORCON, "move:1|hand|0|0|mana zone") == (
        "player A:\n    battle zone: Torcon\n    mana zone: Corile\nplayer B:\n"
    )
    assert "Torcon" not in edited(client, TORCON, "take:0|battle zone|0")
    acts = edited(client, TORCON, "do", action="attack with {card} -> {target}", card="Torcon", target="Corile")
    assert acts.endswith("play:\n    attack with Torcon -> Corile\n")
    assert edited(client, acts, "take:play|0").endswith("play:\n")
    assert edited(client, TORCON, "set", turn="player B", step="attack").startswith("step: attack\nturn: player B\n")
    assert edited(client, TORCON, "set", turn="player A", step="main") == TORCON


@pytest.mark.parametrize(
    "do",
    [
        *(
            "put:",
            "put:0|hand|",
            "take:0|battle zone|-1",
            "put:2|hand|Torcon",
            "put:0|pocket|Torcon",
            "tap:0|hand|7",
            "tap:x",
            "take:play|0",
            "take:0|hand|-9",
        ),
        *("move:0|battle zone|0|0|pocket", "do", "fly"),
    ],
)
def test_what_cannot_be_changed_leaves_the_text(client: TestClient, do: str) -> None:
    page = client.post("/ruling/edit", data={"text": TORCON, "do": do, "where": "9|x", "action": "fly"})
    assert page.status_code == 200 and situation(page) == TORCON


def test_an_action_without_its_card_says_what_is_missing(client: TestClient) -> None:
    page = client.post("/ruling/edit", data={"text": TORCON, "do": "do", "action": "use {card}", "card": " "})
    assert "Choose a card for this action." in text(page) and situation(page) == TORCON


def test_what_is_written_is_escaped_and_stays_one_line(client: TestClient) -> None:
    evil = '<script>alert("1")</script>'
    page = client.post("/ruling/edit", data={"text": TORCON, "do": f"put:0|hand|{evil}\nplayer B:"})
    assert "<script>" not in page.text
    assert f"hand: {evil} player B:" in situation(page)
    asked = client.post("/ruling", data={"text": f"# {evil}\n{TORCON}", "do": "ask"})
    assert "<script>alert" not in asked.text


def test_cards_are_found_in_both_languages(client: TestClient) -> None:
    for words in ("corile", "コーライル"):
        page = client.post("/ruling/cards", data={"find": words})
        assert 'value="put:Corile"' in page.text
    page = client.post("/ruling", data={"text": TORCON, "do": "cards", "find": "corile"})  # without script
    assert 'value="put:Corile"' in page.text and situation(page) == TORCON
    found = client.post("/ruling/cards", data={"find": "zone"}).text.split("<li")[1:]
    assert all(('value="put:' in one) != ("cannot be played yet" in one.partition("</li>")[0]) for one in found)


def test_every_form_of_an_action_and_every_zone_can_be_read() -> None:
    for form in FORMS:
        words = form.format(card="Torcon", target="Corile")
        assert read_situation(f"player A:\n    hand: Torcon\nplay:\n    {words}\n", "x").actions[0].text == words
    for step in STEPS:
        assert read_situation(f"step: {step}\n{TORCON}", "x")
    for zone in ZONES:
        assert read_situation(f"player A:\n    {zone}: Torcon\n", "x")


def test_only_examples_that_there_are_can_be_loaded(client: TestClient) -> None:
    assert client.get("/ruling?example=../secret").status_code == 404
    assert situation(client.get("/ruling?empty=")) == ""
