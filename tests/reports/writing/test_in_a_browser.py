"""Pages in a real browser: everything is seen and can be read, on a desk, on a telephone, in the dark and on paper."""

import io
import re
from itertools import product
from pathlib import Path
from typing import Any

import matplotlib.image
import numpy as np
import pytest

from reports.writing.colours import DARK, LIGHT, contrast
from tests.reports.writing.browser import Browser
from tests.reports.writing.documents import JAPANESE
from tests.reports.writing.kinds import FEW

NAMES = ("match", "ten-decks", "everything", "two")
WIDTHS = (1280, 390)
Pages = dict[str, Path]

UNFOLD = "document.querySelectorAll('details').forEach(one => one.open = true)"
# The elements that reach beyond the right edge and cannot be scrolled to in a container of their own.
TOO_WIDE = """
[...document.querySelectorAll('body *')].filter(one => !one.parentElement.closest('.scroll, pre, .unseen')
    && !one.matches('.unseen') && one.getBoundingClientRect().right > innerWidth + 0.5)
    .map(one => one.tagName + ' ' + one.textContent.slice(0, 40))
"""
# Pairs of texts of a drawing that lie on each other; capitals fill about half of the height of a line.
OVERLAPPING = """
[...document.querySelectorAll('svg')].filter(svg => svg.getBoundingClientRect().width).flatMap(svg => {
    const texts = [...svg.querySelectorAll('text')].map(one => [one.textContent, one.getBoundingClientRect()])
    return texts.flatMap(([words, a], at) => texts.slice(at + 1).filter(([, b]) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * a.height)
        .map(([others]) => words + ' / ' + others))
})
"""
# Where a link has led to, and whether it is seen: the first column of a board covers what is below it.
TARGET = """
(one => (({top, bottom, left, right}) => ({
    words: one.textContent,
    open: one.closest('details').open,
    seen: top >= 0 && bottom <= innerHeight && right <= innerWidth + 1
        && left + 1 >= (one.closest('tr')?.firstElementChild.getBoundingClientRect().right ?? 0),
}))(one.getBoundingClientRect()))(document.querySelector(':target'))
"""
SHORT_CELLS = """
[...document.querySelectorAll('.heat td.short')].map(one => [getComputedStyle(one).backgroundColor,
    getComputedStyle(one).color])
"""


def hexadecimal(colour: str) -> str:
    """A colour as styles are computed, "rgb(31, 111, 180)", in the form of #1f6fb4."""
    red, green, blue = re.findall(r"\d+", colour)[:3]
    return f"#{int(red):02x}{int(green):02x}{int(blue):02x}"


def over(paper: str, colour: str) -> str:
    """What is seen of a colour as styles are computed, which may let the paper through: "rgba(31, 111, 180, 0.5)"."""
    *parts, opacity = [float(number) for number in re.findall(r"[\d.]+", colour)] + [1.0] * (colour[3] == "(")
    mixed = (
        round(below + (part - below) * opacity) for part, below in zip(parts, bytes.fromhex(paper[1:]), strict=True)
    )
    return "#" + "".join(f"{one:02x}" for one in mixed)


def style(browser: Browser, selector: str, name: str) -> Any:
    return browser.evaluate(f"getComputedStyle(document.querySelector({selector!r})).{name}")


def test_a_link_to_a_remark_opens_its_game_at_the_move(browser: Browser, pages: Pages) -> None:
    browser.open(pages["two"], width=390, height=600)
    links = "[...document.querySelectorAll('.tables td a, .tables th a')]"
    assert browser.evaluate(f"{links}.length") == 4
    for at, words in enumerate(("was better.", "So was that.") * 2):
        folded = "[...document.querySelectorAll('details.game')].map(one => one.open = false).length"
        assert browser.evaluate(folded) == 2
        browser.evaluate(f"document.documentElement.style.scrollBehavior = 'auto'; {links}[{at}].click()")
        assert browser.evaluate("document.querySelector(':target').textContent").endswith(words)
        assert browser.evaluate("document.querySelector(':target').closest('details').open")
        assert browser.evaluate("[0, innerHeight].map(end => document.querySelector(':target')"
                                ".getBoundingClientRect().top > end)") == [True, False]  # fmt: skip


@pytest.mark.parametrize("width", WIDTHS)
def test_without_a_script_a_link_to_a_turn_leads_to_its_text_and_to_its_column_and_back(
    browser: Browser, pages: Pages, width: int
) -> None:
    browser.open(pages["match"], width=width, height=700)
    moment = browser.evaluate("document.querySelector('.board thead th:last-child a').hash")
    with browser.without_scripts(), browser.without_motion():
        browser.open(pages["match"], width=width, height=700, fragment=moment)
        for _ in range(2):
            browser.wait_until(f"(({TARGET}).seen)")
            target = browser.evaluate(TARGET)
            assert (target["words"][:4], target["open"]) == ("Turn", True)
            browser.evaluate("document.querySelector(':target a').click()")
        browser.wait_until(f"location.hash === {moment!r}")
        board = "document.querySelector(':target').closest('details').querySelector('.board')"
        assert browser.evaluate(f"{board}.scrollLeft > 0 && {board}.tabIndex === 0")


def test_the_browser_test_would_hear_a_complaint(browser: Browser, tmp_path: Path) -> None:
    page = tmp_path / "bad.html"
    page.write_text("<!DOCTYPE html><img src='nowhere.png'><script>undefined.x</script>", encoding="utf-8")
    browser.open(page)
    assert any("TypeError" in complaint for complaint in browser.complaints)
    assert len(browser.requests) == 2


@pytest.mark.parametrize(("name", "width"), [*product(NAMES, WIDTHS), ("match", 320)])
def test_a_page_has_a_place_for_everything(browser: Browser, pages: Pages, name: str, width: int) -> None:
    """It asks for nothing; the verdict is seen at once; nothing is wider than the page or lies on something else."""
    browser.open(pages[name], width=width, height=800)
    assert browser.complaints == []
    assert browser.requests == [pages[name].as_uri()]
    about = "[innerWidth, document.compatMode, document.characterSet, document.documentElement.lang]"
    assert browser.evaluate(about) == [width, "CSS1Compat", "UTF-8", "en"]
    box = "document.querySelector('.verdict, .verdicts').getBoundingClientRect()"
    assert browser.evaluate(f"{box}.top > 0 && {box}.bottom < innerHeight")
    for _ in range(2):
        assert browser.evaluate("document.documentElement.scrollWidth") <= width
        assert browser.evaluate(TOO_WIDE) == []
        browser.evaluate(UNFOLD)
    tables = browser.evaluate(
        "[...document.querySelectorAll('table:not(.watched table)')].map(one => one.getBoundingClientRect().height)"
    )
    assert len(tables) >= 5
    assert min(tables) > 30
    drawn = "[...document.querySelectorAll('figure svg')].map(one => one.getBoundingClientRect().height)"
    assert min(browser.evaluate(drawn)) > 40
    assert browser.evaluate(OVERLAPPING) == []


@pytest.mark.parametrize(("name", "scheme"), list(product(("match", "ten-decks"), ("light", "dark"))))
def test_a_table_that_goes_on_to_a_side_has_a_shadow_there(
    browser: Browser, pages: Pages, name: str, scheme: str
) -> None:
    browser.open(pages[name], width=390, scheme=scheme)
    browser.evaluate(UNFOLD)
    scrolled = 0
    for at in range(int(browser.evaluate("document.querySelectorAll('.scroll').length")))[:12]:
        one = f"document.querySelectorAll('.scroll')[{at}]"
        further = browser.evaluate(f"{one}.scrollWidth - {one}.clientWidth")
        if 0 < further < 40:
            continue  # next to nothing is hidden, and what covers the shadow lies on it
        for place, (left, right) in ((0, (False, further > 1)), (further, (further > 1, False))):
            browser.evaluate(f"{one}.scrollIntoView({{behavior: 'instant'}}); {one}.scrollLeft = {place}")
            assert edges_with_shadow(browser, one, scheme) == (left, right), (at, place, further)
        scrolled += further > 1
    assert scrolled >= 2


def edges_with_shadow(browser: Browser, element: str, scheme: str) -> tuple[bool, bool]:
    """Whether the left and the right edge of an element differ from the paper, just below its upper edge."""
    left, right, top = browser.evaluate(f"(box => [box.left, box.right, box.top])({element}.getBoundingClientRect())")
    picture = matplotlib.image.imread(io.BytesIO(browser.screenshot()), format="png")
    seen = (picture[round(top) + 1, [round(left), round(right) - 1], :3] * 255).round().astype(int)
    paper = np.array(list(bytes.fromhex((LIGHT if scheme == "light" else DARK)["paper"][1:])))
    first, last = (np.abs(seen - paper).max(axis=-1) > 25).tolist()
    return first, last


@pytest.mark.parametrize(("scheme", "colours"), [("light", LIGHT), ("dark", DARK)])
def test_the_light_and_the_dark(browser: Browser, pages: Pages, scheme: str, colours: dict[str, str]) -> None:
    browser.open(pages["ten-decks"], scheme=scheme)
    assert hexadecimal(style(browser, "body", "backgroundColor")) == colours["paper"]
    assert hexadecimal(style(browser, "body", "color")) == colours["ink"]
    assert hexadecimal(style(browser, "svg text", "fill")) in (colours["muted"], colours["ink"])
    assert len(browser.evaluate(SHORT_CELLS)) >= 90
    assert_cells_can_be_read(browser, colours)
    # Its win rates are those of a few games, where these are played interpreted; those of the other page are made up.
    browser.open(pages["everything"], scheme=scheme)
    assert len(assert_cells_can_be_read(browser, colours)) > 5


def assert_cells_can_be_read(browser: Browser, colours: dict[str, str]) -> set[str]:
    """Assert that the win rates of a matrix can be read on their colours, and return these."""
    cells = browser.evaluate(SHORT_CELLS)
    for background, text in cells:
        assert contrast(over(colours["paper"], background), hexadecimal(text)) >= 4.5
    return {background for background, _ in cells}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_paper_it_is_light_and_what_is_folded_is_left_out(browser: Browser, pages: Pages, scheme: str) -> None:
    browser.open(pages["match"], scheme=scheme, media="print")
    assert style(browser, "body", "backgroundColor") == "rgb(255, 255, 255)"
    assert style(browser, "nav", "display") == "none"
    assert style(browser, "details", "display") == "none"
    assert style(browser, ".board", "display") == "none"
    shown = "[...document.querySelectorAll('h2')].filter(head => head.checkVisibility()).map(head => head.textContent)"
    heads = browser.evaluate(shown)
    assert "Glossary" in heads and "Games to watch" not in heads  # all of which are folded
    paper = browser.paper()
    assert paper.startswith(b"%PDF")
    assert 2 <= len(re.findall(rb"/Type /Page\b", paper)) <= 6


@pytest.mark.parametrize(("name", "width"), list(product(("match", "everything"), WIDTHS)))
def test_a_picture_of_it_shows_both_colours_and_text(browser: Browser, pages: Pages, name: str, width: int) -> None:
    browser.open(pages[name], width=width)
    picture = matplotlib.image.imread(io.BytesIO(browser.screenshot(whole=True)), format="png")
    assert picture.shape[1] == width
    assert picture.shape[0] > 1500
    seen = (picture[..., :3] * 255).round().astype(int)
    for name_of in ("paper", "ink", "a", "b"):
        wanted = np.array(list(bytes.fromhex(LIGHT[name_of][1:])))
        assert (np.abs(seen - wanted).max(axis=-1) <= 3).sum() > 100, name_of


def test_names_in_japanese_and_names_that_are_no_names(browser: Browser, pages: Pages) -> None:
    browser.open(pages["ten-decks"])
    assert JAPANESE in browser.evaluate("document.body.innerText")
    assert "<script>alert(1)</script>" in browser.evaluate("document.body.innerText")
    assert not browser.evaluate("[...document.scripts].some(one => one.textContent.includes('alert'))")


@pytest.mark.parametrize("width", WIDTHS)
def test_the_example_in_the_guide(browser: Browser, width: int) -> None:
    example = Path(__file__).parents[3] / "docs" / "example-report"
    browser.open(example / "report.html", width=width)
    assert browser.complaints == []
    assert browser.evaluate("document.documentElement.scrollWidth") <= width
    assert (example / "report.html").stat().st_size < 150_000
    for name in ("report.png", "report-dark.png"):
        assert matplotlib.image.imread(example / name).shape[1] == 1320
    assert browser.evaluate("document.querySelector('meta[property=\"og:image\"]').content") == "summary.png"
    for name, size in (("summary.png", (630, 1200)), ("decks.png", (1140, 1320)), ("telephone.png", (1688, 780))):
        assert matplotlib.image.imread(example / name).shape[:2] == size


def test_a_matrix_of_ten_decks_is_smaller_than_a_megabyte(pages: Pages) -> None:
    text = pages["ten-decks"].read_text(encoding="utf-8")
    assert text.count("<svg") >= 55
    if FEW > 100:  # not interpreted
        assert text.count("by card, as observed</span>") == 2 * 45 + 10
    assert len(text.encode()) < 1_000_000
