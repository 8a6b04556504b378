"""The summary picture of a report, a PNG: the preview image of a shared report (Open Graph).

The answer and its number are large enough to be read at a quarter of the size. It has the size that such places ask
for, the colours of the light page, and Matplotlib's own fonts, so the same summary gives the same bytes with the same
version of Matplotlib.
"""

import io
import textwrap
import unicodedata
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from reports.writing import figures
from reports.writing.colours import CIVILIZATIONS, LIGHT
from reports.writing.decks import letter
from reports.writing.page import printed
from reports.writing.svg import own_defaults
from reports.writing.verdict import Measured, Verdict
from sim.language import gettext

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

WIDTH, HEIGHT = 1200, 630  # pixels
MARGIN = 56
DOTS = 100  # pixels to the inch
DRAWING_SCALE = 1.22  # pixels for each point of a drawing
DRAWING_LEFT = 580
LEAST_DRAWING = 150  # pixels of height
FOOT = 104  # pixels of the two lines at the lower edge
MOST_DECKS = 4
# The sizes of an answer in pixels, with the most lines: the first that holds it is taken. At a quarter of the width, as
# on a telephone, the largest are as high as printed words.
ANSWERS = ((72, 1), (60, 1), (52, 1), (60, 2), (44, 2), (34, 3))
NUMBERS, WHAT, ENDS = (150, 128, 104), 34, 24  # pixels: the height of the number, of what it is, and of its ends
# Fonts with the letters of East Asia, of which a name may need one.
EAST_ASIAN_FONTS = ("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic", "MS Gothic", "IPAGothic")


@dataclass(frozen=True)
class Picture:
    """What stands in a summary picture.

    ``decks`` are their names with the civilizations of their cards; ``facts`` is one line, such as the games, the
    players and the seed; ``draw`` makes the drawing, if there is one.
    """

    title: str
    verdict: Verdict
    decks: tuple[tuple[str, tuple[str, ...]], ...]
    facts: str
    draw: "Callable[[], Drawing] | None" = None


def png(picture: Picture) -> bytes:
    """The picture as the bytes of a PNG of 1200 x 630 pixels."""
    figures.import_matplotlib()
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with own_defaults(), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing from font", category=UserWarning)
        names = (name for name, _ in picture.decks)
        more = _more_fonts("".join((picture.title, picture.verdict.text, picture.facts, *names)))
        # A list of fonts: of a generic family, Matplotlib takes the first font alone, whatever letters it lacks.
        matplotlib.rcParams["font.family"] = ["DejaVu Sans", *more]
        matplotlib.rcParams["font.serif"] = ["DejaVu Serif", *more]
        figure = Figure(figsize=(WIDTH / DOTS, HEIGHT / DOTS), dpi=DOTS, facecolor=LIGHT["paper"])
        top = _words_above(figure, picture)
        if picture.verdict.number is not None:
            _number(figure, picture.verdict.number, top)
        _decks(figure, picture.decks)
        _facts(figure, picture.facts)
        if picture.draw is not None:
            _place_drawing(figure, picture.draw, HEIGHT - top - FOOT - 16)
        file = io.BytesIO()
        canvas: Any = FigureCanvasAgg(figure)  # Matplotlib has no types for it
        canvas.print_png(file, metadata={"Software": None})
    return file.getvalue()


def _more_fonts(words: str) -> list[str]:
    """Installed fonts that have the letters of East Asia, where these occur."""
    if not any(unicodedata.east_asian_width(one) in "WF" for one in words):
        return []
    from matplotlib.font_manager import fontManager

    installed = {font.name for font in fontManager.ttflist}
    return [name for name in EAST_ASIAN_FONTS if name in installed]


def _serif() -> list[str]:
    """The fonts of the answer."""
    import matplotlib

    return list(matplotlib.rcParams["font.serif"])


def _write(figure: "Drawing", x: float, top: float, text: str, size: float, colour: str, **style: Any) -> None:
    """A line of text whose upper edge is `top` pixels below that of the picture; sizes are in pixels."""
    figure.text(
        x / WIDTH,
        1 - top / HEIGHT,
        text,
        fontsize=size * figures.POINTS / DOTS,
        color=colour,
        va="top",
        parse_math=False,
        **style,
    )


def _words_above(figure: "Drawing", picture: Picture) -> float:
    """Write title and answer; returns where what is below them may begin, in pixels from above."""
    _write(figure, MARGIN, 40, figures.wrapped(picture.title, 68, 1)[0], 24, LIGHT["muted"], fontfamily=_serif())
    size, lines = fitting(picture.verdict.answer)
    top = 84.0
    for line in lines:
        _write(figure, MARGIN, top, line, size, LIGHT["ink"], fontfamily=_serif(), fontweight="bold")
        top += 1.2 * size
    return top + 24


def fitting(answer: str) -> tuple[int, list[str]]:
    """The size of an answer and its lines; of one that is too long, what fits.

    >>> fitting("Red beats Blue")
    (72, ['Red beats Blue'])
    """
    words = printed(answer).replace("\n", " ") or " "
    for size, most in ANSWERS:
        for count in range(1, most + 1):
            lines = _balanced(words, count)
            if len(lines) <= count and max(_width(line, size) for line in lines) <= WIDTH - 2 * MARGIN:
                return size, lines
    size, most = ANSWERS[-1]
    return size, textwrap.wrap(words, 27, max_lines=most, placeholder=" …", break_on_hyphens=False)


def _balanced(words: str, lines: int) -> list[str]:
    """Words in this many lines, as alike in length as they can be, or in one more line."""
    for columns in range(max(1, -(-len(words) // lines)), len(words) + 1):
        found = textwrap.wrap(words, columns, break_on_hyphens=False, break_long_words=False)
        if found and len(found) <= lines:
            return found
    return [words]


def _number(figure: "Drawing", number: Measured, top: float) -> None:
    """The number, what it is, and a bar of its interval, at the left."""
    from matplotlib.lines import Line2D

    words = printed(number.figure)
    meaning = figures.wrapped(number.meaning, 28, 2)
    room = DRAWING_LEFT - MARGIN - 24
    height = HEIGHT - FOOT - 12 - top - len(meaning) * (WHAT + 6) - 20 - 18 - ENDS  # above the names of the decks
    fits = (one for one in NUMBERS if _width(words, one) <= room and 1.05 * one <= height)
    size = next(fits, NUMBERS[-1])
    _write(figure, MARGIN - 4, top, words, size, LIGHT["a"], fontfamily=_serif(), fontweight="bold")
    top += 1.05 * size
    for line_of_words in meaning:
        _write(figure, MARGIN, top, line_of_words, WHAT, LIGHT["ink"])
        top += WHAT + 6
    if not number.ends:
        return
    left, right = MARGIN, DRAWING_LEFT - 60

    def line(first: float, last: float, at: float, width: float, colour: str) -> None:
        ends = [(left + one * (right - left)) / WIDTH for one in (first, last)]
        figure.add_artist(Line2D(ends, [1 - at / HEIGHT] * 2, linewidth=width, color=colour, solid_capstyle="butt"))

    at = top + 20
    line(0, 1, at, 2, LIGHT["line"])
    if number.even is not None:
        line(0.498, 0.502, at, 18, LIGHT["muted"])
    (low, high), estimate = number.bar, number.place(number.interval.estimate)
    line(min(low, estimate - 0.006), max(high, estimate + 0.006), at, 12, LIGHT["a"])
    _write(figure, MARGIN, at + 18, printed(number.ends), ENDS, LIGHT["muted"])


def _width(line: str, size: float) -> float:
    """The width of a line of a verdict, in pixels; a letter of East Asia that the font lacks is as wide as high."""
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import TextPath

    wide = sum(unicodedata.east_asian_width(one) in "WF" for one in line)
    known = "".join(one for one in line if unicodedata.east_asian_width(one) not in "WF").replace(
        "$", "S"
    )  # no formula
    if not known.strip():
        return wide * size
    font = FontProperties(family="DejaVu Serif", weight="bold")
    outline = TextPath(
        (0, 0), known, size=size, prop=font
    )  # its vertices are near enough, and quicker than its extents
    return wide * size + float(outline.vertices[:, 0].max())


def _decks(figure: "Drawing", decks: Sequence[tuple[str, tuple[str, ...]]]) -> None:
    """The names of the decks in a line above the lower edge, with a coloured letter for each civilization."""
    shown = decks if len(decks) <= MOST_DECKS else decks[: MOST_DECKS - 1]
    room = (WIDTH - 2 * MARGIN) / max(1, len(shown) + (len(shown) < len(decks)))
    left, top = float(MARGIN), HEIGHT - 106
    for name, civilizations in shown:
        x = left
        for civilization in civilizations:
            x = _pip(figure, civilization, x, top)
        columns = max(4, int((room - (x - left) - 20) / 13))
        _write(figure, x + 4, top, figures.wrapped(name, columns, 1)[0], 23, LIGHT["ink"])
        left += room
    if len(shown) < len(decks):
        _write(
            figure, left, top + 2, gettext("and {count} more decks", count=len(decks) - len(shown)), 20, LIGHT["muted"]
        )


def _pip(figure: "Drawing", civilization: str, x: float, top: float) -> float:
    """A coloured letter for a civilization; returns where the next one begins."""
    from matplotlib.patches import FancyBboxPatch

    background, text = CIVILIZATIONS[civilization]
    box = FancyBboxPatch(
        ((x + 2) / WIDTH, (HEIGHT - top - 24) / HEIGHT),
        22 / WIDTH,
        22 / HEIGHT,
        boxstyle="square,pad=0",
        color=background,
        linewidth=4,
        joinstyle="round",
        transform=figure.transFigure,
    )
    figure.add_artist(box)
    _write(figure, x + 13, top + 4, letter(civilization), 17, text, ha="center", fontweight="bold")
    return x + 33


def _facts(figure: "Drawing", facts: str) -> None:
    """The line at the lower edge."""
    _write(figure, MARGIN, HEIGHT - 52, figures.wrapped(facts, 88, 1)[0], 18, LIGHT["muted"])
    _write(figure, WIDTH - MARGIN, HEIGHT - 54, "duelsim", 21, LIGHT["ink"], ha="right", fontweight="bold")


def _place_drawing(figure: "Drawing", draw: "Callable[[], Drawing]", height: float) -> None:
    """Put a drawing of at most this height in pixels at the right, above the line of facts."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.text import Text

    if height < LEAST_DRAWING:
        return
    try:
        with figures.at_most(height / DRAWING_SCALE):
            drawing = draw()
    except ValueError:  # there is nothing to draw
        return
    labels = [text for text in drawing.findobj(Text) if isinstance(text, Text)]
    more = _more_fonts("".join(label.get_text() for label in labels))
    for label in labels:
        label.set_fontfamily(["DejaVu Sans", *more])
    drawing.set_dpi(figures.POINTS * DRAWING_SCALE)
    canvas: Any = FigureCanvasAgg(drawing)  # Matplotlib has no types for it
    canvas.draw()
    seen = np.asarray(canvas.buffer_rgba())
    low = FOOT + 16 + max(0.0, height - seen.shape[0]) / 2
    figure.figimage(seen, WIDTH - MARGIN - seen.shape[1] + 20, low, origin="upper")
