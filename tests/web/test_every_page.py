"""Every kind of report and every page of `serve` in a browser: no message in its console, nothing that axe finds.

Both at the width of a desk and of a telephone, light and dark; and every button does something.
"""

import contextlib
import shutil
import sys
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from starlette.routing import Route, compile_path

import duelsim
from sim.api.kept_runs import keep_run
from sim.experiments.kinds.match import match_experiment
from sim.experiments.runs.kind_files import names_of_kinds
from sim.web.app import make_app
from sim.web.decklists import DeckFolder
from sim.web.queue import Queue
from strategies.thinkers import AUTO
from tests.reports.writing.accessibility import violations
from tests.reports.writing.browser import Browser
from tests.reports.writing.kinds import for_all_processes, made_once, make_pages_of_kinds
from tests.reports.writing.test_in_a_browser import TOO_WIDE
from tests.web.conftest import GOOD, Server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the pipes to the browser are POSIX")
WIDTHS, SCHEMES = (1280, 390), ("light", "dark")
KINDS = (*names_of_kinds(), "coach", "game", "meta", "race", "several")
# Addresses that need a finished search or a stopped question: tests/web/test_questions.py asks for them.
ELSEWHERE = ("/runs/{number:int}/keep", "/asked/{name}/resume")
# What each button of a report does; those that do nothing. Links lead to what is there.
PRESS = """
(() => {
    const idle = [], press = (button, seen) => { button.click(); if (!seen()) idle.push(button.outerHTML) }
    for (const one of document.querySelectorAll('summary')) {
        const fold = one.parentElement, was = fold.open
        press(one, () => fold.open !== was)
    }
    for (const one of document.querySelectorAll('thead button'))
        press(one, () => one.closest('th').hasAttribute('aria-sort'))
    for (const stage of document.querySelectorAll('.stage')) {
        const shown = () => stage.querySelector('.where').textContent
        for (const name of ['forward', 'back', 'end', 'start', 'play', 'play']) {
            const before = shown() + stage.querySelector('.controls').innerHTML
            press(stage.querySelector(`[data-does=${name}]`),
                () => shown() + stage.querySelector('.controls').innerHTML !== before)
        }
        const last = stage.querySelector('.controls input'), before = shown()
        last.value = last.max
        last.dispatchEvent(new Event('input'))
        if (shown() === before) idle.push(last.outerHTML)
    }
    for (const one of document.querySelectorAll('[popovertarget]:enabled')) {
        press(one, () => one.popoverTargetElement.matches(':popover-open'))
        one.popoverTargetElement.hidePopover()
    }
    for (const one of document.querySelectorAll('.filter input')) {
        one.value = 'no such words'
        one.dispatchEvent(new Event('input'))
        if (!one.closest('p').querySelector('[role=status]').textContent.startsWith('0 of')) idle.push(one.outerHTML)
    }
    for (const one of document.querySelectorAll('a[href^="#"]'))
        if (!document.getElementById(one.hash.slice(1))) idle.push(one.outerHTML)
    const known = 'summary, thead button, [popovertarget], main .filter input, a[href^="#"], .stage *'
    for (const one of document.querySelectorAll('main :is(button, input, select, textarea, a, summary)'))
        if (!one.matches(known)) idle.push(`not pressed: ${one.outerHTML}`)
    return idle
})()
"""
KEY = "of-"  # how the fields of a question begin
# Words of drawings that do not lie within the text of the page.
OUTSIDE = """
[...document.querySelectorAll('figure svg text')].filter(one => {
    const box = one.getBoundingClientRect(), page = document.querySelector('main').getBoundingClientRect()
    return box.width && (box.left < page.left + 4 || box.right > page.right - 4)
}).map(one => one.textContent)
"""


def look_at(browser: Browser, name: str) -> None:
    """Fail for what is wrong with the page that is open, whatever the width and the colours."""
    for width, scheme in product(WIDTHS, SCHEMES):
        browser.resize(width)
        browser.emulate(scheme=scheme)
        assert violations(browser) == [], (name, width, scheme)
        assert browser.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
        assert browser.evaluate(TOO_WIDE) == [], (name, width)
        assert browser.evaluate(OUTSIDE) == [], (name, width)
    assert browser.complaints == [], name


# --- Reports ------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def kinds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return made_once(for_all_processes(tmp_path_factory) / "kinds", make_pages_of_kinds)


def test_there_is_a_page_of_every_kind(kinds: dict[str, Path]) -> None:
    assert set(kinds) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_report_is_fine_for_everybody_and_its_buttons_work(
    browser: Browser, kinds: dict[str, Path], kind: str
) -> None:
    browser.open(kinds[kind])
    assert browser.evaluate(PRESS) == []
    browser.evaluate("new Promise(done => setTimeout(done, 200))")  # what a press does a moment later
    assert browser.complaints == []
    browser.open(kinds[kind])
    look_at(browser, kind)


def test_a_card_that_is_open_can_be_read(browser: Browser, kinds: dict[str, Path]) -> None:
    browser.open(kinds["match"])
    browser.evaluate("document.querySelector('[popovertarget]').popoverTargetElement.showPopover()")
    look_at(browser, "a card")


def test_axe_would_find_what_cannot_be_read(browser: Browser, tmp_path: Path) -> None:
    page = tmp_path / "faint.html"
    faint = "color:#e88;background:color-mix(in srgb,#d33 20%,transparent)"
    page.write_text(
        f"<!DOCTYPE html><html lang=en><title>T</title><main><h1>A</h1><p style='{faint}'>faint</main></html>",
        encoding="utf-8",
    )
    for _ in range(2):  # only what was found fine is not judged again
        browser.open(page)
        assert [found.partition(":")[0] for found in violations(browser)] == ["color-contrast"]


# --- The pages of serve -------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, kinds: dict[str, Path]) -> Iterator[Server]:
    """`duelsim serve` over a folder with two decks, and with four runs, the last of which has not been played."""
    place = tmp_path_factory.mktemp("site")
    folder = place / "decks"
    folder.mkdir()
    (folder / "mine.txt").write_text(GOOD, encoding="utf-8")
    (folder / "other.txt").write_text(f"# name: Other\n{GOOD}".replace("4 Torcon", "3 Torcon\n1 Corile"), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DUELSIM_RUNS", str(place / "runs.sqlite"))
        decks = [duelsim.read_deck(folder / name) for name in ("mine.txt", "other.txt")]
        for number, deck in enumerate((*decks, decks[0]), start=1):
            out = folder / "runs" / str(number)
            duelsim.match(deck, "liquid-beast", games=4, seed=3, out=out, page=False)
            shutil.copy(kinds["match"], out / "report.html")

        make = partial(match_experiment, *decks, players=(AUTO, AUTO), games=1_000_000)
        keep_run(make, folder / "runs" / "long", "")
        server = Server(folder, "--jobs", "1")
        yield server
        server.stop()


@contextlib.contextmanager
def expecting(browser: Browser, message: str) -> Iterator[None]:
    """Within it the browser says this of the answers, which are no pages that were asked for, and nothing else."""
    yield
    assert all(message in complaint for complaint in browser.complaints), browser.complaints
    browser.complaints.clear()


def press(browser: Browser, selector: str, path: str, then: str = "document.querySelector('main')") -> None:
    """Press a button or a link, and wait for the page of an address."""
    browser.evaluate("window.left = true")
    browser.click(selector)
    browser.wait_until(f"!window.left && location.pathname + location.search === {path!r} && {then}", 60)


class Walk:
    """Somebody who opens pages and presses buttons; remembers which addresses the browser has asked for."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.address = browser, server.address
        self.asked: set[str] = set()

    def open(self, path: str) -> None:
        """Open a page by its address."""
        self.note()
        self.browser.open(self.address + path)
        assert self.browser.evaluate("location.pathname + location.search") == path

    def note(self) -> None:
        """Remember what was asked for since the last page was opened."""
        requests = (one.removeprefix(self.address) for one in self.browser.requests)
        self.asked |= {one.partition("?")[0] for one in requests if one.startswith("/")}

    def look(self, name: str) -> None:
        """Look at the page that is open, in all widths and colours."""
        look_at(self.browser, name)
        self.browser.resize(WIDTHS[0])


def test_every_page_of_serve_is_fine_for_everybody_and_every_button_does_something(
    browser: Browser, site: Server
) -> None:
    walk = Walk(browser, site)
    browser.accepts = True
    reports_and_games = (runs_and_reports, comparing, playing_a_bot, asking_the_rules)
    for part in (home_and_deck, questions, *reports_and_games, progress, deleting, nothing):
        part(walk)
    walk.note()
    with contextlib.closing(Queue()) as queue:
        routes = [one for one in make_app(DeckFolder(Path()), queue).routes if isinstance(one, Route)]
    patterns = {route.path: compile_path(route.path)[0] for route in routes if route.path not in ELSEWHERE}
    assert [path for path, pattern in patterns.items() if not any(map(pattern.match, walk.asked))] == []


def home_and_deck(walk: Walk) -> None:
    browser = walk.browser
    walk.open("/")
    walk.look("home")
    press(browser, ".language button", "/", "document.documentElement.lang === 'ja'")
    walk.look("home in Japanese")
    press(browser, ".language button", "/", "document.documentElement.lang === 'en'")
    browser.evaluate("document.querySelector('#find').focus()")
    browser.type("murky")
    browser.wait_until("document.querySelectorAll('#groups li:not([hidden])').length === 1")
    press(browser, ".tile h2 a", "/deck?deck=file%3Amine.txt", "document.querySelector('.fine')")
    browser.evaluate("document.querySelector('#find-cards').focus()")
    browser.type("Corile")
    browser.wait_until("document.querySelector('.found [popovertarget]')")
    browser.click(".found [popovertarget]")
    assert browser.evaluate(
        "document.querySelector('.found [popovertarget]').popoverTargetElement.matches(':popover-open')"
    )
    browser.press("Escape")
    walk.look("a deck and the cards that were found")
    browser.click(".found .add button")
    browser.wait_until("list.value.trimEnd().endsWith('1 Corile') && document.querySelector('.wrong')")
    browser.evaluate("list.focus(); list.setSelectionRange(0, 0)")
    browser.type("5 Corile\n")
    browser.wait_until("document.querySelector('.wrong a')")
    browser.evaluate("window.left = true; location.reload()")  # nothing that was written is lost
    browser.wait_until("!window.left && list.value.startsWith('5 Corile') && document.querySelector('.wrong a')")
    walk.look("a list with a mistake")
    browser.click(".wrong a")
    assert browser.evaluate("document.activeElement === list && list.selectionEnd > list.selectionStart")
    browser.evaluate("document.querySelector('#name').value = 'other'")  # other.txt, which has another list
    press(browser, "button[value=save]", "/deck", "document.querySelector('button[value=replace]')")
    walk.look("a file that is there already")
    browser.evaluate("document.querySelector('#name').value = 'FN Rush'")
    saved = "/deck?deck=file%3Amine.txt&saved=mine.txt"
    press(browser, "button[value=save]", saved, "document.querySelector('.notice')")
    browser.evaluate(f"list.value = {GOOD!r}")
    press(browser, "button[value=save]", saved, "document.querySelector('.notice') && document.querySelector('.fine')")
    walk.look("a saved list")


def questions(walk: Walk) -> None:
    browser = walk.browser
    press(browser, "nav a[href='/ask']", "/ask")
    walk.look("the questions")
    walk.open("/ask/compare?deck=file:mine.txt")
    walk.look("a form")
    press(browser, "#ask .main", "/ask/compare", "document.querySelector('#problems')")
    with expecting(browser, "422"):
        pass
    walk.look("a form with a problem")
    browser.click("#problems a")
    assert browser.evaluate("location.hash") == "#of-variants"


def runs_and_reports(walk: Walk) -> None:
    browser = walk.browser
    press(browser, "nav a[href='/runs']", "/runs")
    walk.look("the runs")
    for order in ("date", "deck", "-date"):
        press(browser, f".order a[href$='={order}']", f"/runs?by={order}")
        assert browser.evaluate("document.querySelector('[aria-current]').getAttribute('href')").endswith(order)
    press(browser, "a[href='/runs/1']", "/runs/1")
    browser.click(".share summary")
    browser.click("[data-copy]")
    browser.wait_until("document.querySelector('[data-copy]').textContent === 'Copied'")
    walk.look("a run")
    for what in ("page.html", "list.txt", "picture.png"):
        file = browser.evaluate(
            f"fetch('/runs/1/{what}').then(one => one.status + ' ' + one.headers.get('content-type'))"
        )
        assert file.startswith("404" if what == "picture.png" else "200 text/"), file
    with expecting(browser, "404"):
        pass
    press(browser, "a[href$='/report']", "/runs/1/report")
    assert browser.evaluate(PRESS) == []
    walk.look("its report")
    press(browser, ".way-back a", "/runs/1")  # and back
    assert browser.complaints == []
    press(browser, "main a[href$='/games']", "/runs/1/games")
    walk.look("the games of a run")
    browser.evaluate("document.querySelector('#game').value = '2'")
    press(browser, "form.other button", "/runs/1/game?game=2", "document.querySelector('.stage')")
    assert browser.evaluate(PRESS) == []
    walk.look("a game")
    press(browser, ".way-back a", "/runs/1/games")
    press(browser, "main a[href='/runs/1']", "/runs/1")
    walk.note()
    (Path(browser.evaluate("[...document.querySelectorAll('.facts dd')].at(-1).innerText")) / "report.html").unlink()
    press(browser, "a[href$='/report']", "/runs/1/report")
    assert browser.complaints == []  # that of a run without a page


def comparing(walk: Walk) -> None:
    browser = walk.browser
    walk.open("/runs")
    for run in (1, 2):
        browser.click(f"#run-{run}")
    press(browser, ".bar-below button", "/compare?run=2&run=1")
    assert browser.evaluate("getComputedStyle(document.querySelector('.compare button')).borderRadius") == "4px"
    walk.look("two runs compared")
    assert browser.evaluate("[...document.querySelectorAll('main thead button')].every(one => !one.click())")
    browser.evaluate("deck.value = 'Liquid Beast'; other.value = 'Liquid Beast'")
    chosen = "/compare?run=1&run=2&deck=Liquid+Beast&other=Liquid+Beast"
    press(browser, ".compare button", chosen, "document.querySelector('.warning')")
    with expecting(browser, "422"):
        pass
    walk.look("decks that cannot be compared")
    press(browser, ".compare button", chosen, "document.querySelector('.warning')")
    walk.open("/runs/1")


def progress(walk: Walk) -> None:
    browser = walk.browser
    walk.open("/runs/4")
    walk.look("an unfinished run")
    press(browser, "form[action$='/resume'] button", "/runs/4", "document.querySelector('#live')")
    browser.wait_until("document.querySelector('#announce').textContent")
    walk.look("a run that is played")
    walk.open("/ask/coach?deck=file:mine.txt&games=2")
    press(browser, "#ask .main", "/asked/fn-rush-coach", "document.querySelector('#live')")
    walk.look("a question that waits")
    browser.wait_until("performance.getEntriesByName(location.href + '/progress').length", 10)
    press(browser, "form[action$='/cancel'] button", "/asked/fn-rush-coach", "document.querySelector('.main')")
    walk.look("a question that was cancelled")
    press(browser, "form[action$='/delete'] button", "/runs")
    walk.open("/")
    browser.wait_until("document.querySelector('#queue a')")
    walk.look("home while a run is played")
    browser.wait_until("performance.getEntriesByName(location.origin + '/queue').length", 10)
    press(browser, "#queue a", "/runs/4")
    press(browser, "form[action$='/cancel'] button", "/runs/4", "document.querySelector('form[action$=\"/resume\"]')")
    walk.note()


def playing_a_bot(walk: Walk) -> None:
    browser = walk.browser
    press(browser, "nav a[href='/games']", "/games")
    walk.look("no games")
    walk.open("/deck?deck=file:mine.txt")
    asked = "/ask/play?deck=file%3Amine.txt"
    press(browser, "button[value='ask:play']", asked, "document.querySelector('#ask')")
    walk.look("the form of a game")
    browser.evaluate(f"document.querySelector('#{KEY}opponent').value = 'shipped:liquid-beast'")
    browser.evaluate(f"document.querySelector('#{KEY}seed').value = '7'")
    table, options = "/games/fn-rush-play", "document.querySelector('.options') && document.querySelector('.mat')"
    press(browser, "#ask .main", table, options)
    walk.look("a game at its first question")
    browser.click(".options .about")
    assert browser.evaluate("document.querySelector('.about').popoverTargetElement.matches(':popover-open')")
    browser.press("Escape")
    browser.evaluate("document.querySelector('#option-2').focus()")
    assert browser.evaluate(
        "document.querySelector('.card.meant').dataset.card === document.activeElement.dataset.card"
    )
    browser.click("button[value=hint]")
    browser.wait_until("document.querySelector('.advice')")
    walk.look("a hint")
    moment = "document.querySelector('[name=moment]').value"
    browser.click("#option-2")
    browser.wait_until(f"{moment} === '1' && {options}")
    browser.click(".controls [data-does=back]")
    walk.look("a game move by move")
    browser.click(".controls .skip")
    browser.click(".says .quick button")  # what needs no card
    browser.wait_until(f"{moment} === '2' && {options}")
    browser.click("button[value=undo]")
    browser.wait_until(f"{moment} === '1' && {options}")
    browser.click("button[value=concede]")
    browser.wait_until("document.querySelector('#table .verdict')")
    browser.click("button[value=coach]")
    browser.wait_until("document.querySelector('#table .notice')")
    walk.look("a game that is over")
    assert browser.evaluate(f"fetch('{table}/table').then(one => one.status)") == 200  # a page that waits asks for it
    press(browser, f"form[action='{table}/replay'] button", f"{table}/replay", "document.querySelector('.stage')")
    assert browser.evaluate(PRESS) == []
    walk.look("its replay")
    press(browser, ".way-back a", table, "document.querySelector('#table .verdict')")
    press(browser, f"form[action='{table}/again'] button", f"{table}-2", options)
    walk.open("/games")
    walk.look("the games")
    press(
        browser,
        f"form[action='{table}-2/delete'] button",
        "/games",
        f"!document.querySelector('a[href$=\"{table}-2\"]')",
    )
    walk.note()


def asking_the_rules(walk: Walk) -> None:
    browser = walk.browser
    text = "document.querySelector('#text').value"
    walk.open("/")
    press(browser, "nav a[href='/ruling']", "/ruling")
    walk.look("a situation")
    press(browser, ".lead a", "/ruling?empty=")
    browser.evaluate("document.querySelector('#find-cards').focus()")
    browser.type("Torcon")
    browser.wait_until("document.querySelector('.found button[name=do]')")
    browser.click(".found button[name=do]")
    browser.wait_until(f"{text} === 'player A:\\n    battle zone: Torcon\\n'")
    browser.click(".piece button[value^=tap]")
    browser.wait_until(f"{text}.includes('Torcon (tapped)')")
    browser.evaluate("document.querySelector('#where').value = '1|hand'")
    browser.click(".piece button[value^=move]")
    browser.wait_until(f"{text}.includes('hand: Torcon')")
    browser.click(".piece button[value^=take]")
    browser.wait_until(f"!{text}.includes('Torcon')")
    browser.click("button[value=do]")  # an action without its card
    browser.wait_until("document.querySelector('.wrong')")
    walk.look("an action without its card")
    browser.evaluate("document.querySelector('#turn').value = 'player B'")
    browser.evaluate("document.querySelector('#turn').dispatchEvent(new Event('change', {bubbles: true}))")
    browser.wait_until(f"{text}.startsWith('turn: player B')")
    browser.evaluate("document.querySelector('#text').focus()")
    browser.type("nonsense\n")
    browser.wait_until("document.querySelector('.wrong a')")
    press(browser, "button[value=ask]", "/ruling", "document.querySelector('.wrong a')")
    with expecting(browser, "422"):
        pass
    walk.look("a situation that cannot be read")
    browser.click(".wrong a")
    assert browser.evaluate("document.activeElement.id") == "text"
    browser.evaluate("document.querySelector('#example').value = 'shield-trigger'")
    press(browser, ".examples button", "/ruling?example=shield-trigger")
    walk.look("an example")
    press(browser, "button[value=ask]", "/ruling", "document.querySelector('.stage')")
    assert browser.evaluate(PRESS) == []
    walk.look("a ruling")
    press(browser, "form.way-back button", "/ruling", "document.querySelector('#text')")
    assert "Terror Pit" in browser.evaluate(text)
    walk.note()


def deleting(walk: Walk) -> None:
    browser = walk.browser
    for run, button in ((3, "forget"), (2, "delete")):
        walk.open(f"/runs/{run}")
        press(browser, "a[href$='/delete']", f"/runs/{run}/delete")
        if button == "delete":
            walk.look("a question")
        press(browser, "a.button", f"/runs/{run}")
        press(browser, "a[href$='/delete']", f"/runs/{run}/delete")
        press(browser, f"button[value={button}]", "/runs", f"!document.querySelector('#run-{run}')")
        walk.note()


def nothing(walk: Walk) -> None:
    browser = walk.browser
    walk.open("/nothing")
    with expecting(browser, "404"):
        pass
    walk.look("an address that there is not")
    press(browser, "main a", "/runs")
