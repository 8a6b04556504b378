"""What axe (https://github.com/dequelabs/axe-core) finds wrong with the page that a browser shows.

The package that brings it is meant for Playwright, of which nothing is used.
"""

import functools
import importlib.resources
from collections import Counter

from tests.reports.writing.browser import Browser

# Everything is unfolded, and read on its plain ground: axe measures no contrast where something lies on a gradient,
# which at the edge of a table only says that it continues. Of rows that look alike, a few are enough.
PREPARE = """
document.querySelectorAll('details').forEach(one => one.open = true);
document.querySelectorAll('.scroll').forEach(one => one.style.background = 'none');
document.querySelectorAll('tbody tr:nth-child(n+5), .game li:nth-child(n+4), .deck:nth-child(n+3),'
    + '.folded>.part:nth-child(n+4), [popover]:nth-of-type(n+4):not(:popover-open)').forEach(one => one.remove());
"""
# How each text that is seen looks, with all that its contrast depends on. Keeps the elements in `window.texts`.
LOOKS = """
(() => {
    const grounds = new Map(), looks = []
    const ground = one => {
        if (one === null) return ''
        if (!grounds.has(one)) {
            const style = getComputedStyle(one)
            const own = [one.tagName, one.getAttribute('class'), style.backgroundColor, style.backgroundImage]
            const more = [style.color, style.opacity, style.position]
            grounds.set(one, [...own, ...more, ground(one.parentElement)].join(' '))
        }
        return grounds.get(one)
    }
    window.texts = [...document.querySelectorAll('body *')].filter(one => {
        const words = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
        if (!words && !one.matches('input, select, textarea') || !one.getClientRects().length) return false
        const style = getComputedStyle(one)
        const own = [style.fill, style.fontSize, style.fontWeight, style.visibility, style.textDecorationLine]
        return looks.push([...own, ground(one)].join(' '))
    })
    return looks
})()
"""
# All that a page depends on but its colours: its elements, which of them are seen, and which scroll.
STATE = """
(() => {
    const state = one => {
        const box = one.getBoundingClientRect()
        return [one.checkVisibility({visibilityProperty: true}), box.right + scrollX > 0, box.bottom + scrollY > 0,
            one.scrollWidth > one.clientWidth, one.scrollHeight > one.clientHeight].map(Number).join('')
    }
    return document.documentElement.outerHTML + [...document.querySelectorAll('body *')].map(state)
})()
"""
RUN = """
axe.run(%s, {resultTypes: ['violations'], preload: false, %s}).then(found => found.violations.map(
    one => one.id + ': ' + one.help + '\\n' + one.nodes.slice(0, 4).map(node => node.html).join('\\n')))
"""
OF_COLOURS = ("color-contrast", "link-in-text-block")
COLOURS = f"runOnly: {list(OF_COLOURS)}"
ALL_ELSE = f"rules: {{{', '.join(f'{rule!r}: {{enabled: false}}' for rule in OF_COLOURS)}}}"


@functools.cache
def source() -> str:
    """The script."""
    return importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


# What has been found fine in this process: states of pages; looks, which have the colours in them.
_fine_states = set[str]()
_fine_looks = set[str]()
ENOUGH = 2  # texts of one look on a page: judging colours takes most of the time


def violations(browser: Browser) -> list[str]:
    """What is wrong with the page that is open, as text, and the first elements that show it.

    Of texts that look alike two are judged for their colours, whatever they say, on the first page that has them. All
    else is judged once for each state of a page, which another width changes where other elements are seen or scroll.
    """
    browser.point_at(0, 0)  # where no text of a card is waiting to be opened
    browser.evaluate(PREPARE)
    if not browser.evaluate("'axe' in window"):
        browser.evaluate(f"{source()};0")
    return [*_of_state(browser), *_of_colours(browser)]


def _of_state(browser: Browser) -> list[str]:
    state = str(browser.evaluate(STATE))
    if state in _fine_states:
        return []
    found = [str(one) for one in browser.evaluate(RUN % ("document", ALL_ELSE))]
    if not found:
        _fine_states.add(state)
    return found


def _of_colours(browser: Browser) -> list[str]:
    new = Counter[str]()
    judged = []
    for at, look in enumerate(browser.evaluate(LOOKS)):
        if look not in _fine_looks and new[look] < ENOUGH:
            new[look] += 1
            judged.append(at)
    if not judged:
        return []
    found = browser.evaluate(RUN % (f"{{include: {judged}.map(at => texts[at])}}", COLOURS))
    if not found:
        _fine_looks.update(new)
    return [str(one) for one in found]
