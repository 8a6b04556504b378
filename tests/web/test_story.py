"""The whole way of a new user, from a pasted Japanese list to a result to share: by mouse, by keys and by touch.

Nothing is lost on the way when the network is slow, or when the server is killed while it plays.
"""

import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.reports.writing.accessibility import violations
from tests.reports.writing.browser import Browser
from tests.web.conftest import GOOD, Server
from tests.web.test_decklists import PASTED

COMPILED_ONLY = pytest.mark.skipif(bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="takes too long interpreted")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the pipes to the browser are POSIX")
Serve = Callable[..., Server]
UNKNOWN = "未知のカード"
FOCUSED = "document.activeElement?.matches({!r})"
GONE = "ERR_CONNECTION_REFUSED"  # what the browser itself says of a server that is not there


@dataclass
class Visitor:
    """Somebody at the pages: what they press by mouse, and the addresses that they have seen."""

    browser: Browser
    width: int = 1280
    seen: list[str] = field(default_factory=list)

    def press(self, selector: str) -> None:
        """Press a button, or follow a link."""
        self.browser.click(selector)

    def go(self, selector: str, path: str) -> None:
        """Press what leads to another page, and wait for that."""
        self.browser.evaluate("window.left = true")
        self.press(selector)
        self.wait(f"!window.left && location.pathname.startsWith({path!r}) && document.querySelector('main')")

    def wait(self, condition: str) -> None:
        """Wait for something on the page; note the page."""
        self.browser.wait_until(condition, 60)
        self.seen.append(self.browser.evaluate("location.pathname + location.search"))

    def paste(self, selector: str, text: str) -> None:
        """Put a text into a field."""
        self.press(selector)
        self.browser.type(text)

    def choose(self, selector: str, value: str) -> None:
        """Choose from a list. The browser draws it outside the page, where a test cannot press anything."""
        self.browser.evaluate(
            f"(one => {{ one.value = {value!r}; one.dispatchEvent(new Event('change', {{bubbles: true}})) }})"
            f"(document.querySelector({selector!r}))"
        )

    def text(self, selector: str) -> str:
        """What stands somewhere."""
        return str(self.browser.evaluate(f"document.querySelector({selector!r}).innerText"))


class AtKeys(Visitor):
    """A visitor who uses the keys alone."""

    def press(self, selector: str) -> None:
        """Tab to it from where the focus is, and press Enter."""
        self._reach(selector)
        self.browser.press("Enter")

    def paste(self, selector: str, text: str) -> None:
        """Tab to the field, and put a text into it."""
        self._reach(selector)
        self.browser.type(text)

    def choose(self, selector: str, value: str) -> None:
        """Tab to the list, and go down to what is wanted."""
        self._reach(selector)
        for _ in range(60):
            if self.browser.evaluate("document.activeElement.value") == value:
                return
            self.browser.press("ArrowDown")
        raise AssertionError(f"{value} cannot be chosen")

    def _reach(self, selector: str) -> None:
        for _ in range(250):
            if self.browser.evaluate(FOCUSED.format(selector)):
                return
            self.browser.press("Tab")
        raise AssertionError(f"no key leads to {selector}")


class ByTouch(Visitor):
    """A visitor with a telephone."""

    def press(self, selector: str) -> None:
        """Tap."""
        self.browser.tap(selector)


def paste_a_list(visitor: Visitor) -> None:
    """Paste a Japanese list, see what cannot be played and why, and take it out."""
    visitor.go("main a[href='/deck']", "/deck")
    visitor.paste("#list", f"{PASTED}\n2 {UNKNOWN}\n")
    visitor.wait("document.querySelector('.wrong')")
    assert f'no card is known by the name "{UNKNOWN}"' in visitor.text(".wrong")
    visitor.press("#take-out")
    visitor.wait("document.querySelector('.fine')")
    assert visitor.text(".fine") == "赤青 is a valid standard deck of 40 cards."


def ask(visitor: Visitor, question: str, **fields: str) -> str:
    """Fill in the form that is open, and wait for the answer; returns its address."""
    for name, value in fields.items():
        if name == "field":
            visitor.choose("#of-field-field", value)
        else:
            visitor.paste(f"#of-{name}", value)
    visitor.go("#ask .main", "/")
    visitor.wait("location.pathname.startsWith('/runs/') && document.querySelector('.verdict')")
    return str(visitor.browser.evaluate("location.pathname"))


def follow(visitor: Visitor, question: str) -> None:
    """Go on to another question about the deck."""
    visitor.go(f".next a[href^='/ask/{question}?']", f"/ask/{question}")


def walk_through(visitor: Visitor) -> None:
    """The whole story, with few games."""
    browser = visitor.browser
    paste_a_list(visitor)
    visitor.go("button[value='ask:gauntlet']", "/ask/gauntlet")
    tested = ask(visitor, "gauntlet", field="all:era:2009", games="4")
    follow(visitor, "slots")
    assert browser.evaluate("document.querySelector('#of-field-field').value") == "all:era:2009"  # the same field
    ask(visitor, "slots", games="2")
    assert any(word in visitor.text(".verdict") for word in ("weakest", "blank", "costs"))
    visitor.go(".buttons a[href^='/deck?']", "/deck")
    visitor.press("#fewer-c0")  # the swap
    visitor.wait("document.querySelector('.card-list .count').textContent === '3'")
    visitor.paste("#find-cards", "Torcon")
    visitor.wait("document.querySelector('.found .add button')")
    visitor.press(".found .add button")
    visitor.wait("document.querySelector('.fine')")
    visitor.go("button[value='ask:compare']", "/ask/compare")
    ask(visitor, "compare", field="all:era:2009", games="2")
    follow(visitor, "improve")
    ask(visitor, "improve", games="40")
    visitor.browser.open(visitor.browser.evaluate("location.origin") + tested, width=visitor.width)
    visitor.go(".watching a", f"{tested}/game")
    visitor.wait("document.querySelector('.stage')")
    visitor.press("[data-does=forward]")
    visitor.wait("document.querySelector('.where').textContent.includes('move 1')")
    visitor.go(".way-back a", f"{tested}/games")
    visitor.go("main a[href^='/runs/']", tested)
    visitor.press(".share summary")
    visitor.press("[data-copy]")
    visitor.wait("document.querySelector('[data-copy]').textContent === 'Copied'")
    assert browser.complaints == []


def look_again(visitor: Visitor, server: Server, scheme: str) -> None:
    """Every page that was seen, as axe sees it."""
    still_there = (path for path in dict.fromkeys(visitor.seen) if not path.startswith("/asked"))
    for path in still_there:
        visitor.browser.open(server.address + path, width=visitor.width, scheme=scheme)
        assert violations(visitor.browser) == [], path
        assert visitor.browser.evaluate("document.documentElement.scrollWidth") <= visitor.width, path
        assert visitor.browser.complaints == [], path


@COMPILED_ONLY
@pytest.mark.slow(30, "asks four questions of a server, and looks at all pages on the way")
@pytest.mark.parametrize(
    ("hand", "width", "scheme"),
    [
        pytest.param(Visitor, 1280, "light", id="mouse"),
        pytest.param(AtKeys, 1280, "dark", id="keys", marks=pytest.mark.soak),
        pytest.param(ByTouch, 390, "dark", id="touch", marks=pytest.mark.soak),
    ],
)
def test_from_a_pasted_list_to_a_result_to_share(
    browser: Browser, serve: Serve, monkeypatch: pytest.MonkeyPatch, hand: type[Visitor], width: int, scheme: str
) -> None:
    monkeypatch.setenv("DUELSIM_PLAYER", "rush")  # who learns nothing first
    server = serve("--jobs", "1")
    visitor = hand(browser, width)
    with browser.touching(on=hand is ByTouch):
        browser.open(server.address, width=width, height=844 if width == 390 else 1000, scheme=scheme)
        walk_through(visitor)
        look_again(visitor, server, scheme)


@pytest.mark.slow(8, "waits for a slow network")
def test_a_slow_network_loses_nothing_that_is_typed(browser: Browser, serve: Serve) -> None:
    server = serve()
    visitor = Visitor(browser)
    browser.open(f"{server.address}/deck")
    with browser.slow_network(milliseconds=500, bytes_a_second=60_000):
        visitor.paste("#list", PASTED)
        visitor.wait("document.querySelector('.fine')")
        visitor.press("#fewer-c0")
        browser.evaluate("document.querySelector('#name').focus()")
        browser.type("Slow")  # while the list is on its way
        visitor.wait("document.querySelector('.card-list .count').textContent === '3'")
        assert browser.evaluate("document.querySelector('#name').value") == "Slow"
        visitor.press("#fewer-c0")
        browser.evaluate("list.focus(); list.setSelectionRange(list.value.length, list.value.length)")
        browser.type("\n2 Torcon")
        visitor.wait("document.querySelector('.fine')")
        counts = "[...document.querySelectorAll('.card-list .count')].map(one => one.textContent).sort().join('')"
        assert browser.evaluate(counts) == "22444444444"  # what was taken out, and what was written
        assert browser.evaluate("list.value.trimEnd()").endswith("\n2 Torcon")
        browser.evaluate("window.left = true; location.reload()")
        visitor.wait("!window.left && document.querySelector('.fine')")
        assert browser.evaluate("document.querySelector('#name').value") == "Slow"
        assert browser.evaluate("list.value.trimEnd()").endswith("\n2 Torcon")
    assert browser.complaints == []


@COMPILED_ONLY
@pytest.mark.slow(12, "starts two servers that play")
def test_a_server_that_is_killed_has_lost_no_question_and_nothing_typed(
    browser: Browser, serve: Serve, folder: Path
) -> None:
    first = serve("--jobs", "1")
    visitor = Visitor(browser)
    for games in ("1000000", "4"):  # the second one waits behind the first
        browser.open(f"{first.address}/ask/match?deck=file:mine.txt&deck_b=shipped:liquid-beast&players=auto,auto")
        visitor.paste("#of-games", games)
        visitor.go("#ask .main", "/asked/fn-rush-match")
    browser.open(f"{first.address}/asked/fn-rush-match")
    visitor.wait("document.querySelector('.rates')")
    first.stop(signal.SIGKILL)
    visitor.wait("!connection.hidden")
    second = serve("--jobs", "1", "--port", first.address.rpartition(":")[2])
    assert second.address == first.address
    visitor.wait("location.pathname === '/runs/1' && document.querySelector(\"form[action$='/resume']\")")
    browser.complaints[:] = [one for one in browser.complaints if GONE not in one]
    visitor.go("nav a[href='/']", "/")
    assert visitor.text(".results").count("FN Rush: Play one opponent\ncan be resumed") == 2
    visitor.go("a[href='/asked/fn-rush-match-2']", "/asked/fn-rush-match-2")
    visitor.go("form[action$='/resume'] button", "/")
    visitor.wait("location.pathname === '/runs/2' && document.querySelector('.verdict')")
    browser.open(f"{second.address}/deck?deck=file:mine.txt")
    browser.evaluate("list.focus(); list.setSelectionRange(0, 0)")
    second.stop(signal.SIGKILL)
    browser.type("4 Corile\n")
    visitor.wait("!connection.hidden")
    third = serve("--port", first.address.rpartition(":")[2])
    browser.complaints[:] = [one for one in browser.complaints if GONE not in one]
    browser.open(f"{third.address}/deck?deck=file:mine.txt")
    visitor.wait("list.value.startsWith('4 Corile') && document.querySelector('.wrong')")
    assert browser.complaints == []
    assert (folder / "mine.txt").read_text(encoding="utf-8") == GOOD
