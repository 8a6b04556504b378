"""What readers do with a page, in a real browser: reach every column on a telephone, sort and filter rows, read cards.

By keyboard, by mouse and by touch; and without scripts.
"""

from pathlib import Path
from typing import Any

import pytest

from reports.writing.document import Document, Section, Table, heads
from reports.writing.page import FEWEST_FILTERED, page
from reports.writing.values import Bar, Link, Number, Points
from reports.writing.verdict import Verdict
from sim.statistics.intervals import Interval
from tests.reports.writing.browser import Browser
from tests.reports.writing.documents import rate

PHONE = 390
# Every table that is not reached whole: what is wrong with it. A row's name stays in sight where a wide table scrolls.
NOT_REACHED = """
[...document.querySelectorAll('table')].flatMap(table => {
    const wrong = [], around = table.closest('.scroll'), name = table.caption.textContent
    if (!around) return [name + ': is in nothing that scrolls']
    if (around.getBoundingClientRect().right > innerWidth + 0.5) wrong.push('is too wide')
    if (!['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) wrong.push('does not scroll')
    around.scrollLeft = 1e6
    const last = [...table.rows].map(row => row.lastElementChild.getBoundingClientRect().right)
    if (Math.max(...last) > innerWidth + 0.5) wrong.push('its last column is not reached')
    const heads = [...table.querySelectorAll('thead th')]
    if (heads.some(one => parseFloat(getComputedStyle(one).fontSize) < 13)) wrong.push('small heads')
    if (heads.some(one => one.scrollWidth > one.clientWidth + 1)) wrong.push('a head is cut off')
    if (table.matches('.wide table') && around.scrollLeft > 0) {
        const names = [...table.querySelectorAll('tbody th')].map(one => one.getBoundingClientRect())
        if (names.some(box => box.left < 0 || box.width > innerWidth / 2)) wrong.push('the names of rows are not seen')
    }
    around.scrollLeft = 0
    return wrong.map(what => name + ': ' + what)
})
"""


def test_on_a_telephone_every_column_of_every_kind_of_page_is_reached(browser: Browser, kinds: dict[str, Path]) -> None:
    for kind, file in kinds.items():
        browser.open(file, width=PHONE, height=800)
        browser.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        assert browser.complaints == [], kind
        assert browser.evaluate("document.documentElement.scrollWidth") <= PHONE, kind
        assert browser.evaluate("document.querySelectorAll('table').length") > 0, kind
        assert browser.evaluate(NOT_REACHED) == [], kind
        drawn = "[...document.querySelectorAll('figure svg text')].map(one => one.getBoundingClientRect().height)"
        assert min(browser.evaluate(drawn), default=99) > 10, kind


# --- Sorting ----------------------------------------------------------------------------------------------
def points(estimate: float) -> Points:
    return Points(Interval(estimate, estimate - 0.01, estimate + 0.01))


ROWS = (
    ("deck 10", 1234, points(-0.02), rate(0.9, short=True), "b", Bar((0.1, 0.2))),
    ("deck 9", 99, None, rate(1.0, 0.0005, short=True), "ä", Bar((0.1, 0.2))),
    ("deck 1", 1000, points(0.1), None, "c", Bar((0.1, 0.2))),
    ("deck 2", 5, points(0.015), rate(0.101, short=True), "a", Bar((0.1, 0.2))),
    ("all", 2338, points(0.5), rate(0.5, short=True), "z", Bar((0.1, 0.2))),
)
SORTABLE = Table("Sortable", heads("deck", "games", "gain", "wins", "word", ""), ROWS, totals=1)
MANY = Table(
    "Many",
    heads("name", "number"),
    tuple((f"card {number} of {'water' if number % 3 else 'fire'}", number) for number in range(FEWEST_FILTERED)),
)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    of_a_deck = Table("Halves", heads("", "n"), (("a", 1), (" b", 2), ("c", 3), ("d", 4)))
    words = Table("Words", heads("term", "meaning"), (("a", "b"), ("c", Link("d", "e")), ("e", "f")))
    few = Table("Few", heads("name", "n"), (("a", 1), ("b", Number(2))))
    file = tmp_path_factory.mktemp("tables") / "tables.html"
    blocks = (SORTABLE, MANY, of_a_deck, words, few)
    file.write_text(page([Document("Tables", Verdict("There are tables"), (Section("", blocks),))]), encoding="utf-8")
    return file


def first_names(browser: Browser) -> list[str]:
    found = browser.evaluate("[...document.querySelector('tbody').rows].map(row => row.cells[0].textContent)")
    return [str(name).removeprefix("deck ") for name in found]


@pytest.mark.parametrize(
    ("column", "once", "twice"),
    [
        (0, ["1", "2", "9", "10"], ["10", "9", "2", "1"]),  # numbers within words
        (1, ["10", "1", "9", "2"], ["2", "9", "1", "10"]),  # thousands
        (2, ["1", "2", "10", "9"], ["10", "2", "1", "9"]),  # signs and intervals; a dash is last both ways
        (3, ["9", "10", "2", "1"], ["2", "10", "9", "1"]),
        (4, ["2", "9", "10", "1"], ["1", "10", "9", "2"]),
    ],
)
def test_a_head_sorts_its_column_and_a_third_time_restores_the_order(
    browser: Browser, tables: Path, column: int, once: list[str], twice: list[str]
) -> None:
    browser.open(tables)
    head = f"document.querySelector('thead tr').cells[{column}]"
    browser.evaluate(f"{head}.querySelector('button').focus()")
    orders = ["descending", "ascending"] if column in (1, 2, 3) else ["ascending", "descending"]
    for names, order in ((once, orders[0]), (twice, orders[1]), (["10", "9", "1", "2"], None)):
        browser.press("Enter")
        assert first_names(browser) == [*names, "all"]  # what is about all rows stays below them
        assert browser.evaluate(f"{head}.getAttribute('aria-sort')") == order
        assert browser.evaluate("document.querySelectorAll('[aria-sort]').length") == (order is not None)
    assert browser.complaints == []


def test_only_rows_that_can_stand_in_another_order_can_be_sorted(browser: Browser, tables: Path) -> None:
    browser.open(tables)
    buttons = "[...document.querySelectorAll('table')].map(one => one.querySelectorAll('thead button').length)"
    assert browser.evaluate(buttons) == [5, 2, 0, 0, 0]  # the drawn column has none


def test_many_rows_are_filtered_by_words_and_all_are_on_paper(browser: Browser, tables: Path) -> None:
    browser.open(tables)
    assert browser.evaluate("document.querySelectorAll('input').length") == 1
    assert browser.evaluate("document.querySelector('input').labels[0].textContent.trim()") == "Filter"
    seen = "[...document.querySelectorAll('tbody')[1].rows].filter(row => row.getBoundingClientRect().height).length"
    browser.evaluate("document.querySelector('input').focus()")
    browser.type("FIRE card")
    assert browser.evaluate(seen) == 6
    assert browser.evaluate("document.querySelector('[role=status]').textContent") == f"6 of {FEWEST_FILTERED} rows"
    browser.type(" 9")
    assert browser.evaluate(seen) == 1
    browser.emulate(media="print")
    assert browser.evaluate(seen) == FEWEST_FILTERED
    assert browser.evaluate("document.querySelector('.filter').getBoundingClientRect().height") == 0


def test_without_a_script_everything_is_there(browser: Browser, tables: Path) -> None:
    with browser.without_scripts():
        browser.open(tables)
        text = browser.text()
    assert "deck 10" in text and "card 15 of fire" in text
    assert "Filter" not in text


def test_no_script_but_those_of_the_page_runs(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "changed.html"
    text = page([Document("T", Verdict("V"))]).replace("</main>", "<script>document.title = 'run'</script></main>")
    file.write_text(text, encoding="utf-8")
    browser.open(file)
    assert browser.evaluate("document.title") == "T - duelsim"
    assert any("Content Security Policy" in complaint for complaint in browser.complaints)


# --- Cards ------------------------------------------------------------------------------------------------
CARD = "[...document.querySelectorAll('.deck [popovertarget]')].find(one => one.textContent === 'Crystal Lancer')"
OPEN = "[...document.querySelectorAll(':popover-open')].map(one => one.innerText)"
TEXT = "This creature can't be blocked."


def at_the_card(browser: Browser) -> tuple[float, float]:
    """The middle of a name of a card, scrolled to."""
    browser.evaluate(f"{CARD}.scrollIntoView({{behavior: 'instant', block: 'center'}})")
    left, right, top, bottom = browser.evaluate(
        f"(box => [box.left, box.right, box.top, box.bottom])({CARD}.getBoundingClientRect())"
    )
    return (left + right) / 2, (top + bottom) / 2


def wait_for(browser: Browser, expression: str) -> Any:
    """The value of an expression as soon as it is true; fails after two seconds."""
    look = (
        f"const found = ({expression}); if (found || Date.now() - begin > 2000) done(found); else setTimeout(look, 20)"
    )
    found = browser.evaluate(f"new Promise(done => {{ const begin = Date.now(), look = () => {{ {look} }}; look() }})")
    assert found
    return found


def test_the_text_of_a_card_opens_at_the_mouse_beside_its_name_and_a_click_keeps_it(
    browser: Browser, kinds: dict[str, Path]
) -> None:
    browser.open(kinds["match"], height=800)
    x, y = at_the_card(browser)
    browser.point_at(x, y)
    (text,) = wait_for(browser, f"{OPEN}.length && {OPEN}")
    assert text.startswith("Crystal Lancer")
    assert TEXT in text
    far = "(box => Math.abs(box.left - {x}) + Math.min(Math.abs(box.top - {y}), Math.abs(box.bottom - {y})))"
    distance = far.format(x=x, y=y) + "(document.querySelector(':popover-open').getBoundingClientRect())"
    assert browser.evaluate(distance) < 120
    browser.point_at(2, 2)
    wait_for(browser, f"!{OPEN}.length")
    browser.point_at(x, y)
    wait_for(browser, f"{OPEN}.length")
    browser.click_at(x, y)
    browser.point_at(2, 2)
    assert browser.evaluate(f"{OPEN}.length") == 1
    browser.press("Escape")
    assert browser.evaluate(f"{OPEN}.length") == 0
    assert browser.complaints == []


def test_the_text_of_a_card_opens_where_the_keyboard_is(browser: Browser, kinds: dict[str, Path]) -> None:
    browser.open(kinds["match"])
    others = "[...document.querySelectorAll('[popovertarget]')]"
    browser.evaluate(f"{others}[{others}.indexOf({CARD}) - 1].focus()")
    browser.press("Tab")
    assert browser.evaluate(f"document.activeElement === {CARD}")
    (text,) = browser.evaluate(OPEN)
    assert TEXT in text
    browser.press("Tab")
    assert all(TEXT not in text for text in browser.evaluate(OPEN))


def test_without_a_script_and_on_a_telephone_the_name_of_a_card_opens_its_text(
    browser: Browser, kinds: dict[str, Path]
) -> None:
    browser.open(kinds["match"], width=PHONE, height=800)
    browser.click_at(*at_the_card(browser))
    (text,) = browser.evaluate(OPEN)
    assert TEXT in text
    box = browser.evaluate("(box => [box.left, box.right, box.bottom])"
                           "(document.querySelector(':popover-open').getBoundingClientRect())")  # fmt: skip
    assert box == pytest.approx([0, PHONE, 800], abs=1)
    with browser.without_scripts():
        browser.open(kinds["match"])
        assert TEXT not in browser.text()
        browser.evaluate(f"{CARD}.focus()")
        browser.press("Enter")
        assert TEXT in browser.text()


def test_names_of_cards_open_their_text_in_every_table(browser: Browser, kinds: dict[str, Path]) -> None:
    for kind in ("match", "odds", "lift", "slots", "gauntlet", "compare"):
        browser.open(kinds[kind])
        outside = "[...document.querySelectorAll('.scroll [popovertarget]')].length"
        assert browser.evaluate(outside) > 0 or kind == "compare", kind
        broken = "[...document.querySelectorAll('[popovertarget]')].filter(one => !one.popoverTargetElement).length"
        assert browser.evaluate(broken) == 0, kind
