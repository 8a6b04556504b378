"""A game move by move in a page: what is written of it, and what readers do with it in a browser."""

import base64
import hashlib
import json
import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from reports.writing.document import Document, Section
from reports.writing.page import PLAYERS, _scripts, page
from reports.writing.verdict import Verdict
from sim.language import speaking
from tests.reports.writing.accessibility import violations
from tests.reports.writing.browser import Browser
from tests.reports.writing.documents import EVIL, JAPANESE
from tests.reports.writing.watched import GEAR, MOVES, OTHER, OWN, RECORDING, SHIELD, game, watched

SHOWN = "document.querySelector('.where').textContent"
SAYS = "document.querySelector('.says').innerText"
MOVING = "document.getAnimations().filter(one => one.effect.target.matches('.card')).length"


def data(text: str) -> dict[str, Any]:
    (found,) = re.findall(r'<script type="application/json">(.*?)</script>', text, re.DOTALL)
    return dict(json.loads(found))


def test_a_recording_is_written_with_what_is_not_usual_of_every_card() -> None:
    found = data(watched())
    assert found["anchor"] == "game-3-event-"
    assert found["players"] == ["A", "B"]
    assert [face[:4] for face in found["faces"]] == [
        [EVIL, "3", "W", "2000"],
        [JAPANESE, "8", "FN", "13000"],
        ["Corile", "5", "W", ""],
        ["A God", "0", "", "5000"],
    ]
    assert [bool(face[4]) for face in found["faces"]] == [True, True, True, False]
    opening = {row[0]: row[1:] for row in found["opening"]}
    assert opening[OWN] == ["b", 0, 0, 2000]
    assert opening[1] == ["d"]
    assert opening[2] == ["mt", 1]
    assert opening[GEAR] == ["bC", 2, 1, None, OTHER]
    assert opening[SHIELD] == ["s", 2, 0]
    assert opening[69] == ["su", 1, 1]
    assert [move[:4] for move in found["moves"]] == [
        ["", 0, 1, -1],
        ["a", 0, OWN, -1],
        ["k", 1, OWN, -1],
        ["a", 1, OTHER, OWN],
    ]
    assert found["turns"] == [["Opening", -1, 0], ["Turn 1", 0, 0], ["Turn 2", 1, 3]]


def test_no_word_of_a_recording_ends_its_element_and_every_event_has_its_anchor() -> None:
    text = watched()
    assert EVIL not in text
    assert re.findall(r'<li id="(game-3-event-\d)">', text) == [f"game-3-event-{at}" for at in (1, 2, 3, 4)]
    assert page([Document("T", Verdict("V"), (Section("", (replace(game(), recording=None),)),))]).count("-event-") == 0


def test_only_a_page_that_plays_a_game_has_the_script_that_does_and_its_policy_lets_it_run() -> None:
    for player in _scripts(PLAYERS):
        digest = base64.b64encode(hashlib.sha256(player.encode()).digest()).decode()
        for text, plays in ((watched(), True), (page([Document("T", Verdict("V"))]), False)):
            assert (f"<script>{player}</script>" in text) == (f"'sha256-{digest}'" in text) == plays
            assert (".told" in text) == plays


def test_a_page_with_twenty_games_has_less_than_a_megabyte() -> None:
    """Each as long as a long game of a report: 130 events, which move three cards each."""
    moves = tuple(replace(MOVES[1], line=4, changes=3 * MOVES[1].changes) for _ in range(130))
    long = replace(RECORDING, moves=moves)
    lines = [f"  attack  the {at}th event of a game is a sentence as long as this one" for at in range(130)]
    games = [replace(game(f"game {at}"), recording=long, lines=(*game().lines, *lines)) for at in range(20)]
    assert len(page([Document("T", Verdict("V"), (Section("", tuple(games)),))]).encode()) < 700_000


# --- In a browser -----------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The page with the game folded, and with it open."""
    found = []
    for is_open in (False, True):
        found.append(tmp_path_factory.mktemp("watched") / "game.html")
        found[-1].write_text(watched(is_open=is_open), encoding="utf-8")
    return found[0], found[1]


def card(name: str) -> str:
    """The element of a card that is drawn, as an expression."""
    return f"[...document.querySelectorAll('.mat .card')].find(one => one.textContent.includes({name!r}))"


def test_keys_step_through_the_game(browser: Browser, files: tuple[Path, Path]) -> None:
    browser.open(files[1])
    browser.evaluate("document.querySelector('.stage').focus()")
    assert browser.evaluate(SHOWN) == "Opening · move 0 of 4"
    seen = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home", "ArrowLeft"):
        browser.press(key)
        seen.append(int(browser.evaluate(SHOWN).split("move ")[1][0]))
    assert seen == [1, 2, 1, 4, 0, 0]
    browser.press(" ")
    browser.wait_until(f"{SHOWN}.includes('move 1')")
    assert browser.evaluate("document.querySelector('[data-does=play]').title") == "Pause"
    browser.press(" ")
    assert browser.evaluate("document.querySelector('[data-does=play]').title") == "Play"
    assert browser.complaints == []


def test_buttons_and_the_slider_of_turns(browser: Browser, files: tuple[Path, Path]) -> None:
    browser.open(files[1])
    steps = {"forward": "Turn 1 · move 1", "end": "Turn 2 · move 4", "back": "Turn 1 · move 3", "start": "Opening"}
    for name, shown in steps.items():
        browser.click(f"[data-does={name}]")
        assert browser.evaluate(SHOWN).startswith(shown)
    browser.evaluate("document.querySelector('.controls input').focus()")
    browser.press("End")
    assert browser.evaluate(SHOWN) == "Turn 2 · move 4 of 4"
    browser.press("Home")
    assert browser.evaluate(SHOWN) == "Opening · move 0 of 4"


def test_the_board_shows_what_lies_where_and_who_attacks_what(browser: Browser, files: tuple[Path, Path]) -> None:
    browser.open(files[1])
    own = card("power 2000")
    assert browser.evaluate(f"{own}.className").split() == ["card"]
    assert browser.evaluate(f"{card('power 13000')}.querySelector('.unseen').textContent") == (
        f"{JAPANESE}, power 13000, 1 under it, 1 seal"
    )
    assert browser.evaluate("document.querySelectorAll('.shields .back').length") == 1
    assert browser.evaluate("document.querySelectorAll('.card.linked').length") == 1
    assert browser.evaluate("document.querySelectorAll('.pending .card').length") == 1
    browser.click(".told li[id$='-event-2']")
    assert browser.evaluate(f"{own}.className").split() == ["card", "tapped", "acts"]
    assert browser.evaluate("document.querySelectorAll('.arrow path').length") == 3
    assert browser.evaluate(SAYS) == f"{EVIL} of A attacks B"
    assert browser.evaluate("document.querySelector('[aria-current]').id") == "game-3-event-2"
    browser.click(".told li[id$='-event-4']")
    assert browser.evaluate("document.querySelector('.seat-0 .head').innerText").endswith("graveyard 1")
    assert browser.evaluate("document.querySelector('.seat-1').classList.contains('turn')")
    assert browser.evaluate(SAYS).endswith(f"{EVIL} is the better target.")
    browser.click(".seat-0 .head button")
    assert EVIL in browser.evaluate("document.querySelector('.head :popover-open').innerText")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_link_to_a_moment_shows_it(browser: Browser, files: tuple[Path, Path], width: int) -> None:
    for fragment, shown in (
        ("#game-3-event-2", "Turn 1 · move 2"),
        ("#game-3-choice-2", "Turn 2 · move 4"),
        ("#game-3-turn-2", "Turn 2 · move 4"),
        ("#game-3-board-1", "Turn 1 · move 3"),
        ("#game-3-board-2", "Turn 2 · move 4"),
    ):
        browser.open(files[0], width=width, height=800, fragment=fragment)
        browser.wait_until(f"document.querySelector('.where') && {SHOWN}.startsWith({shown!r})")
        browser.evaluate("new Promise(requestAnimationFrame)")
        top = browser.evaluate("document.querySelector('.stage').getBoundingClientRect().top")
        assert -1 <= top < 700, fragment
        assert browser.evaluate("document.activeElement.className") == "stage"
    browser.click("[data-does=start]")
    browser.click("[data-does=forward]")
    browser.evaluate("document.querySelector('.controls a').click()")
    assert browser.evaluate("location.hash") == "#game-3-event-1"


def test_the_text_of_a_card_opens_at_its_picture(browser: Browser, files: tuple[Path, Path]) -> None:
    browser.open(files[1])
    browser.evaluate(f"{card('power 2000')}.focus({{focusVisible: true}})")
    browser.wait_until("document.querySelector('aside:popover-open')")
    assert browser.evaluate("document.querySelector('aside:popover-open').innerText").endswith(f"{EVIL} does.")
    assert browser.evaluate(f"{card(JAPANESE)}.querySelector('.name').lang") == "ja"


def test_nothing_moves_where_that_is_not_wanted(browser: Browser, files: tuple[Path, Path]) -> None:
    browser.open(files[1])
    browser.evaluate("document.querySelector('[data-does=end]').click()")
    assert browser.evaluate(MOVING) > 0
    with browser.without_motion():
        browser.emulate()
    browser.evaluate("document.getAnimations().forEach(one => one.cancel())")
    browser.evaluate("document.querySelector('[data-does=start]').click()")
    assert browser.evaluate(MOVING) == 0


def test_without_a_script_and_on_paper_it_is_the_text(browser: Browser, files: tuple[Path, Path]) -> None:
    with browser.without_scripts():
        browser.open(files[1])
        assert browser.evaluate("document.querySelector('.stage')") is None
        assert f"{EVIL} of A attacks B" in browser.evaluate("document.querySelector('.game').innerText")
        assert browser.evaluate("document.querySelector('.game .board').checkVisibility()")
    browser.open(files[1], media="print")
    assert not browser.evaluate("document.querySelector('.stage').checkVisibility()")
    told = "document.querySelector('.told')"
    assert browser.evaluate(f"{told}.scrollHeight === {told}.clientHeight")
    assert "B wins on turn 2" in browser.evaluate(f"{told}.innerText")


@pytest.mark.parametrize(("width", "scheme"), list(product((1280, 390), ("light", "dark"))))
def test_everybody_can_use_it(browser: Browser, files: tuple[Path, Path], width: int, scheme: str) -> None:
    browser.open(files[1], width=width, height=844, scheme=scheme)
    for at in (0, 2, 4):
        browser.evaluate("document.querySelector('[data-does=start]').click()")
        browser.evaluate(f"for (let at = 0; at < {at}; at++) document.querySelector('[data-does=forward]').click()")
        browser.evaluate("document.getAnimations().forEach(one => one.finish())")
        assert violations(browser) == []
        assert browser.evaluate("document.documentElement.scrollWidth") <= width
    assert browser.complaints == []
    small = "[...document.querySelectorAll('.controls button')].map(one => one.getBoundingClientRect().height)"
    assert min(browser.evaluate(small)) >= (44 if width == 390 else 24)


def test_several_games_that_are_open_can_be_told_apart(browser: Browser, tmp_path: Path) -> None:
    games = tuple(game(name, is_open=True) for name in ("game 3", "game 4"))
    file = tmp_path / "games.html"
    file.write_text(page([Document("Games", Verdict("B wins"), (Section("", games),))]), encoding="utf-8")
    browser.open(file)
    assert browser.evaluate("document.querySelectorAll('.told').length") == 2
    assert violations(browser) == []


# The words of names that stand on several lines without a hyphen; and how many costs are covered by words about seals.
CUT = """
[...document.querySelectorAll('.mat .card .name:not([lang=ja])')].flatMap(name => {
    const words = [], walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT), range = document.createRange()
    while (walk.nextNode()) for (const word of walk.currentNode.data.matchAll(/[\\p{L}]+/gu)) {
        const tops = [...word[0]].map((_, at) => {
            range.setStart(walk.currentNode, word.index + at)
            range.setEnd(walk.currentNode, word.index + at + 1)
            return [...range.getClientRects()].at(-1)?.top
        })
        if (new Set(tops).size > 1) words.push(word[0])
    }
    return words
})
"""
COVERED = """
[...document.querySelectorAll('.mat .seals')].filter(one => {
    const own = one.getBoundingClientRect(), cost = one.parentElement.querySelector('.cost').getBoundingClientRect()
    return own.left < cost.right && own.top < cost.bottom
}).length
"""


def test_names_of_cards_are_cut_between_syllables_and_seals_cover_no_cost(browser: Browser, tmp_path: Path) -> None:
    names = ("Pyrofighter Magnus", "ボルシャック・ドラゴン", "Necrodragon Bryzenaga", "Deadly Fighter")
    faces = tuple(replace(face, name=name) for face, name in zip(RECORDING.faces, names, strict=True))
    file = tmp_path / "names.html"
    with speaking("ja"):
        told = replace(game(is_open=True), recording=replace(RECORDING, faces=faces))
        file.write_text(page([Document("A game", Verdict("B wins"), (Section("", (told,)),))]), encoding="utf-8")
    for width in (390, 1280):
        browser.open(file, width=width)
        browser.wait_until("document.querySelector('.mat .seals')")
        assert browser.evaluate(CUT) == []
        assert browser.evaluate(COVERED) == 0


def test_cards_keep_their_colours_where_civilizations_have_japanese_letters(browser: Browser, tmp_path: Path) -> None:
    """The script knows civilizations by their English letters; what it shows are those of the language."""
    colours = "[...document.querySelectorAll('.mat .card')].map(one => one.style.getPropertyValue('--tint'))"
    found = []
    for spoken in ("en", "ja"):
        file = tmp_path / f"{spoken}.html"
        with speaking(spoken):
            file.write_text(watched.__wrapped__(), encoding="utf-8")  # not the one that is kept
        browser.open(file)
        browser.evaluate("document.querySelector('.game').open = true")
        browser.wait_until("document.querySelector('.mat .card')")
        found.append(browser.evaluate(colours))
    assert found[0] == found[1] and any("var(" in colour for colour in found[0])
