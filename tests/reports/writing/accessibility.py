"""What axe (https://github.com/dequelabs/axe-core) finds wrong with the page that a browser shows.

The package that brings it is meant for Playwright, of which nothing is used.
"""

import functools
import importlib.resources

from tests.reports.writing.browser import Browser

# Everything is unfolded, and read on its plain ground: axe measures no contrast where something lies on a gradient,
# which at the edge of a table only says that it continues. Of rows that look alike, a few are enough.
PREPARE = """
document.querySelectorAll('details').forEach(one => one.open = true);
document.querySelectorAll('.scroll').forEach(one => one.style.background = 'none');
document.querySelectorAll('tbody tr:nth-child(n+5), .game li:nth-child(n+4), .deck:nth-child(n+3),'
    + '.folded>.part:nth-child(n+4), [popover]:nth-of-type(n+4):not(:popover-open)').forEach(one => one.remove());
"""
# Of text that looks alike the first two, whatever it says: judging colours takes nearly all the time.
LOOKS = """
(() => {
    const count = new Map(), grounds = new Map()
    const ground = one => {
        if (one === null) return ''
        if (!grounds.has(one)) {
            const style = getComputedStyle(one)
            const own = [one.tagName, one.getAttribute('class'), style.backgroundColor, style.backgroundImage]
            grounds.set(one, [...own, style.opacity, style.position, ground(one.parentElement)].join(' '))
        }
        return grounds.get(one)
    }
    return [...document.querySelectorAll('body *')].filter(one => {
        const words = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
        if (!words && !one.matches('input, select, textarea')) return false
        const style = getComputedStyle(one)
        const own = [style.color, style.fill, style.fontSize, style.fontWeight, style.visibility]
        const look = [...own, ground(one)].join(' ')
        count.set(look, (count.get(look) ?? 0) + 1)
        return count.get(look) <= 2
    })
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


def violations(browser: Browser, *, of_colours: bool = False) -> list[str]:
    """What is wrong with the page that is open, as text, and the first elements that show it.

    With `of_colours`, only what depends on the colour scheme is asked.
    """
    browser.point_at(0, 0)  # where no text of a card is waiting to be opened
    browser.evaluate(PREPARE)
    if not browser.evaluate("'axe' in window"):
        browser.evaluate(f"{source()};0")
    colours = (f"{{include: {LOOKS}}}", COLOURS)
    runs = [colours] if of_colours else [("document", ALL_ELSE), colours]
    return [str(one) for run in runs for one in browser.evaluate(RUN % run)]
