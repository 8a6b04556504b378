"""Figures as part of a page: Matplotlib's SVG, with the colours and the font of the page.

What is drawn is in `figures`.
"""

import contextlib
import io
import re
import warnings
from collections.abc import Callable, Iterator
from html import escape
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from reports.writing.figures import BLUE, FAINT, GREY, INK, ORANGE, PAPER

if TYPE_CHECKING:
    from matplotlib.figure import Figure

VARIABLES = {
    BLUE: "var(--a)",
    ORANGE: "var(--b)",
    GREY: "var(--muted)",
    INK: "var(--ink)",
    FAINT: "var(--line)",
    PAPER: "var(--paper)",
}

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
STYLES = ("fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "text-anchor")


def draw_plainly(draw: "Callable[[], Figure]") -> "Figure":
    """A figure that is drawn with Matplotlib's own defaults, whatever a file `matplotlibrc` of the user says."""
    with own_defaults():
        return draw()


@contextlib.contextmanager
def own_defaults() -> Iterator[None]:
    """Within it, Matplotlib has its own defaults, and afterwards those that it had."""
    import matplotlib

    # Any: Matplotlib names all its settings one by one, as literals.
    defaults: Any = {key: value for key, value in matplotlib.rcParamsDefault.items() if key != "backend"}
    with matplotlib.rc_context(), warnings.catch_warnings():
        warnings.simplefilter("ignore", matplotlib.MatplotlibDeprecationWarning)
        matplotlib.rcParams.update(defaults)
        yield


def to_svg(figure: "Figure", name: str, title: str, description: str) -> str:
    """The figure as an `<svg>` element for a page, with the title and description that screen readers read.

    ``name`` must be unique in the page: the ids of title and description are made of it. The bytes depend on the
    arguments only. Colours of `figures` become CSS variables of the page (`VARIABLES`), and texts take the page's
    font. What Matplotlib writes is reduced to what is visible: 4 kB instead of 30.
    """
    import matplotlib

    file = io.StringIO()
    settings: Any = {"svg.fonttype": "none", "svg.hashsalt": name}
    with warnings.catch_warnings(), own_defaults(), matplotlib.rc_context(settings):
        # Names in Japanese are measured with a font that lacks them; the reader's browser has one.
        warnings.filterwarnings("ignore", message="Glyph .* missing from font", category=UserWarning)
        figure.savefig(file, format="svg", metadata={"Date": None})
    drawn = ElementTree.fromstring(file.getvalue())
    defined = {one.get("id", ""): one for one in drawn.iter(f"{SVG}path")}
    prefix = re.sub(r"[^a-z0-9]+", "-", name.lower())
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawn.get("viewBox")}" role="img"'
        f' aria-labelledby="{prefix}-title {prefix}-desc"><title id="{prefix}-title">{escape(title)}</title>'
        f'<desc id="{prefix}-desc">{escape(description)}</desc>'
    )
    return f"{head}{''.join(_seen(drawn, defined))}</svg>"


def _seen(element: ElementTree.Element, defined: dict[str, ElementTree.Element]) -> Iterator[str]:
    """The visible parts of an element, without groups, ids, clips and defaults."""
    for child in element:
        if child.tag == f"{SVG}g":
            yield from _seen(child, defined)
        elif child.tag == f"{SVG}text":
            yield _text(child)
        elif child.tag in (f"{SVG}path", f"{SVG}use"):
            drawn = defined[child.get(LINK, "").removeprefix("#")] if child.tag == f"{SVG}use" else child
            style = _style((drawn.get("style") or "") + ";" + (child.get("style") or ""))
            at = float(child.get("x", 0)), float(child.get("y", 0))
            if "fill:none;stroke:none" not in style and (shape := _path(drawn.get("d", ""), *at)):
                yield f'<path d="{shape}" style="{style}"/>'


def _style(written: str) -> str:
    """The styles that matter, the last of each, with the page's variables for the colours."""
    found = dict(part.split(":", 1) for part in written.replace(" ", "").split(";") if part)
    found.setdefault("stroke", "none")
    kept = {name: VARIABLES.get(found[name], found[name]) for name in STYLES if name in found}
    if kept["stroke"] == "none" and kept.get("fill", "none") != "none":
        del kept["stroke"]
    if kept.get("text-anchor") == "start":
        del kept["text-anchor"]
    return ";".join(f"{name}:{value}" for name, value in kept.items())


def _path(shape: str, x: float = 0.0, y: float = 0.0) -> str:
    """A path, moved by (x, y), to a tenth of a point; its level and upright lines are written as such.

    >>> _path("M 10.04 20 L 20 20 L 30.06 20 L 30.06 5.5 z")
    'M10 20H30.1V5.5Z'
    """
    written: list[tuple[str, str]] = []
    last = ["", ""]
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", shape):
        values = [_rounded(float(number) + (x, y)[at % 2]) for at, number in enumerate(numbers.split())]
        if (command == "L" and last[0] == values[0]) or (command == "L" and last[1] == values[1]):
            if values == last:
                continue
            step = ("V", values[1]) if values[0] == last[0] else ("H", values[0])
            if written[-1][0] == step[0]:
                written.pop()
            written.append(step)
        else:
            written.append((command.upper(), " ".join(values)))
        last = values[-2:] or last
    return "".join(command + numbers for command, numbers in written)


def _rounded(number: float) -> str:
    """A number with at most one digit after the point.

    >>> _rounded(12.04), _rounded(-0.01), _rounded(1250.16)
    ('12', '0', '1250.2')
    """
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _text(element: ElementTree.Element) -> str:
    """A text where Matplotlib puts it; its font is the page's."""
    words = escape("".join(element.itertext()))
    x, y = (_rounded(float(element.get(name, "nan"))) for name in "xy")
    return f'<text x="{x}" y="{y}" style="{_style(element.get("style") or "")}">{words}</text>'
