"""The pages in a real browser: a match by keyboard alone, and by mouse; a lost connection; a telephone; the dark."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from reports.writing.colours import DARK, LIGHT
from sim.experiments.runs.index import RunIndex
from tests.reports.writing.browser import Browser
from tests.reports.writing.test_in_a_browser import TOO_WIDE, hexadecimal, style
from tests.web.conftest import GOOD, Server

FOCUS = "document.activeElement.id || document.activeElement.textContent.trim()"
COMPILED = not os.environ.get("NUMBA_DISABLE_JIT")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the pipes to the browser are POSIX")
Serve = Callable[..., Server]


def tab_to(browser: Browser, name: str) -> None:
    """Press Tab until an element with these words, or of this id, has the focus."""
    seen = []
    for _ in range(80):  # each card of a list has three
        browser.press("Tab")
        seen.append(browser.evaluate(FOCUS))
        if seen[-1] == name:
            assert browser.evaluate("document.activeElement.matches(':focus-visible')")
            assert browser.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            return
    raise AssertionError(f"{name} is not among {seen}")


def test_a_match_by_keyboard_from_a_pasted_list_to_its_report(browser: Browser, serve: Serve, folder: Path) -> None:
    server = serve()
    browser.open(f"{server.address}/deck")
    tab_to(browser, "name")
    browser.type("Fast")
    tab_to(browser, "list")
    with browser.slow_network(milliseconds=500, bytes_a_second=1e6):
        browser.type("5" + GOOD[GOOD.index("\n4 ") + 2 :])  # five of the first card, and no name
        browser.wait_until("checking.innerText === 'Checking the list ...'")
        assert browser.evaluate("check.ariaBusy") == "true"
        browser.wait_until("document.querySelector('.wrong')")
    assert browser.evaluate("checking.textContent + check.ariaBusy") == "false"
    assert "line 1: 5 copies of" in browser.evaluate("document.querySelector('#check').innerText")
    assert browser.evaluate("document.querySelector('#check').getAttribute('role')") == "status"
    browser.evaluate("list.setSelectionRange(0, 1)")
    browser.type("4")
    browser.wait_until("document.querySelector('.fine')")
    assert browser.evaluate("document.querySelector('.fine').innerText") == "Fast is a valid standard deck of 40 cards."
    tab_to(browser, "Past the cards, to the search")
    browser.press("Enter")
    assert browser.evaluate("document.activeElement.id") == "find-cards"
    browser.type("コーライル")
    settled = "!document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling')"
    browser.wait_until(f"document.querySelector('.found button') && {settled}")
    tab_to(browser, "Add")
    browser.press("Enter")
    browser.wait_until("list.value.trimEnd().endsWith('1 Corile')", 60)
    tab_to(browser, "−")
    browser.press("Enter")
    browser.wait_until("document.querySelector('.fine')")
    browser.evaluate("document.querySelector('h1').scrollIntoView(); document.querySelector('.bar a').focus()")
    tab_to(browser, "Save")
    browser.press("Enter")
    browser.wait_until("document.querySelector('.notice')")
    assert (folder / "fast.txt").exists()
    tab_to(browser, "Play one opponent")
    browser.press("Enter")
    browser.wait_until("location.pathname === '/ask/match' && document.querySelector('#ask')")
    tab_to(browser, "of-deck_b")
    for letter in "fn r":
        browser.press(letter)
    assert browser.evaluate("document.querySelector('#of-deck_b').value") == "file:mine.txt"
    tab_to(browser, "of-games")
    browser.type("4")
    tab_to(browser, "Start")
    browser.press("Enter")
    browser.wait_until("location.pathname === '/runs/1' && document.querySelector('.verdict')", 400)
    assert browser.evaluate("document.querySelector('.who').innerText").startswith("4 games")
    assert browser.complaints == []
    asked = {request.split("/")[2] for request in browser.requests if not request.startswith("data:")}
    assert asked == {server.address.split("/")[2]}
    tab_to(browser, "The report")
    browser.press("Enter")
    browser.wait_until("location.pathname === '/runs/1/report' && document.querySelector('svg')")
    assert browser.evaluate("document.title").startswith("Fast against FN Rush")
    (run,) = RunIndex.of_user().runs()
    assert (run.complete, run.games) == (True, 4)


@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
@pytest.mark.slow(6, "plays while a browser looks on")
def test_a_gauntlet_by_mouse_its_progress_and_a_lost_connection(browser: Browser, serve: Serve, folder: Path) -> None:
    server = serve("--jobs", "1")
    browser.open(f"{server.address}/deck?deck=file:mine.txt", width=390, height=800)
    assert browser.evaluate("list.value.length") > 400
    browser.click(".asking .main")
    browser.wait_until("document.querySelector('#of-games')")
    browser.click("#of-games")
    browser.type("1000000")
    browser.click("#ask .main")
    browser.wait_until("document.querySelector('.rates')?.innerText.includes('the field')", 120)
    rates = browser.evaluate("document.querySelector('.rates').innerText")
    assert "against Liquid Beast" in rates
    assert re.search(r"[\d,]+ of 8,000,000 games", browser.evaluate("document.querySelector('.state').innerText"))
    assert browser.evaluate("document.querySelector('#announce').textContent") == "Playing: 0 %"
    assert browser.evaluate("document.documentElement.scrollWidth") <= 390
    browser.click("nav a[href='/']")
    browser.wait_until("document.querySelector('#queue a')")
    browser.click("#queue a")  # a page that is opened again shows the progress again
    browser.wait_until("document.querySelector('.rates')")
    browser.click("main form button")
    browser.wait_until("location.pathname === '/runs/1' && document.querySelector('a.button')", 60)
    (run,) = RunIndex.of_user().runs()
    assert not run.complete and run.games >= 2_000
    assert f"Unfinished: {run.games:,} of at most 8,000,000 games" in browser.evaluate("document.body.innerText")
    browser.click("a[href$='/delete']")
    browser.wait_until("location.pathname.endsWith('/delete') && document.querySelector('button[value=delete]')")
    browser.click("button[value=delete]")
    browser.wait_until("location.pathname === '/runs' && !document.querySelector('.runs')")
    assert not run.folder.exists()
    browser.open(f"{server.address}/deck?deck=file:mine.txt")
    server.stop()
    browser.evaluate("list.focus(); list.setSelectionRange(0, 0)")
    browser.type("4 Corile\n")
    browser.wait_until("!connection.hidden")
    assert "No connection to duelsim serve." in browser.evaluate("connection.innerText")
    assert browser.evaluate("list.value").startswith("4 Corile\n")  # what was written is still there


def test_every_page_fits_a_telephone_and_is_light_or_dark(browser: Browser, serve: Serve, folder: Path) -> None:
    server = serve()
    for path in ("/deck?deck=shipped:liquid-beast", "/ask/improve?deck=file:mine.txt"):
        for scheme, colours in (("light", LIGHT), ("dark", DARK)):
            browser.open(server.address + path, width=390, scheme=scheme)
            assert browser.evaluate("document.documentElement.scrollWidth") <= 390, path
            assert browser.evaluate(TOO_WIDE) == [], path
            assert hexadecimal(style(browser, "body", "backgroundColor")) == colours["paper"]
            assert browser.complaints == []
            unnamed = "[...document.querySelectorAll('input:not([type=hidden]), select, textarea')].filter(one =>" \
                " !one.labels.length && !one.ariaLabel).map(one => one.outerHTML)"  # fmt: skip
            assert browser.evaluate(unnamed) == []
