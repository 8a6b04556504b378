"""The main pages of serve in Japanese in a browser: in Japanese throughout, for everybody, at any width."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from decks.shipped import all_shipped
from sim.command_line.questions import questions
from tests.reports.writing.accessibility import violations
from tests.reports.writing.browser import Browser
from tests.reports.writing.test_in_a_browser import TOO_WIDE
from tests.web.conftest import Server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the pipes to the browser are POSIX")
# What people read and hear, but for what is marked as English and what they or commands have written.
WORDS = """
(() => {
    const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest('script, style, textarea, code, noscript, [lang=en]'))
            found.push(walk.currentNode.textContent.trim())
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name))
    return [document.title, ...new Set(found)].filter(Boolean)
})()
"""
# Names, and what commands call players, files and settings.
NAMES = re.compile(
    r"--out|\b(duelsim|serve|runs|add|FOLDER|Aqua Hulcus|draw a card|auto|general|lookahead|search|control|goldfish"
    r"|random|rush|[\w-]+\.(play|txt)|breaking=one-by-one|deck,placing|fn-rush,1|liquid-beast,2"
    r"|S-MAX|NEXT|kB)\b|/\S*",
    re.ASCII,
)
PAGES = (
    "/",
    "/deck",
    "/deck?deck=file:mine.txt",
    "/deck?deck=shipped:murky-riptide",
    "/ask",
    "/runs",
    "/games",
    "/ruling?example=may-i-block",
    "/nothing",
    *(f"/ask/{q.name}" for q in questions()),
)


def untranslated(browser: Browser, path: str) -> list[str]:
    """The texts of a page with English words that are no names; the home page has both names of the decks that ship."""
    names = sorted((deck.name for deck in all_shipped() if path == "/"), key=len, reverse=True)
    found = []
    for words in browser.evaluate(WORDS):
        left = words
        for name in names:
            left = left.replace(name, "")
        if re.search("[A-Za-z]{3,}", NAMES.sub("", left)):
            found.append(words)
    return found


@pytest.mark.slow(10, "looks at many pages in a browser")
def test_the_main_pages_are_in_japanese_throughout(
    browser: Browser, serve: Callable[..., Server], folder: Path
) -> None:
    server = serve("--language", "ja")
    for path in PAGES:
        browser.open(server.address + path, width=390, scheme="dark")
        assert browser.evaluate("document.documentElement.lang") == "ja", path
        assert untranslated(browser, path) == [], path
        assert browser.evaluate("document.documentElement.scrollWidth") <= 390, path
        assert browser.evaluate(TOO_WIDE) == [], path
        assert violations(browser) == [], path
