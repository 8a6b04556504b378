"""The summary picture of a report, a PNG: the preview image of a shared report (Open Graph).

It has the size that such places ask for, the colours of the light page, and Matplotlib's own fonts, so the same
summary gives the same bytes with the same version of Matplotlib.
"""

import io
import re
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

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

WIDTH, HEIGHT = 1200, 630  # pixels
MARGIN = 56
DOTS = 100  # pixels to the inch
DRAWING_SCALE = 1.48  # pixels for each point of a drawing
LEAST_DRAWING = 150  # pixels of height
MOST_DECKS = 5
# The sizes of the verdict in pixels, with the columns of a line and the most lines: the first that holds it is taken.
VERDICTS = ((42, 40, 3), (34, 50, 4), (28, 60, 5))
# Fonts with the letters of East Asia, of which a name may need one.
EAST_ASIAN_FONTS = ("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic", "MS Gothic", "IPAGothic")


@dataclass(frozen=True)
class Picture:
    """What stands in a summary picture.

    ``decks`` are their names with the civilizations of their cards; ``facts`` is one line, such as the games, the
    players and the seed; ``draw`` makes the drawing, if there is one.
    """

    title: str
    verdict: str
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
        more = _more_fonts("".join((picture.title, picture.verdict, picture.facts, *names)))
        matplotlib.rcParams["font.sans-serif"] = ["DejaVu Sans", *more]
        matplotlib.rcParams["font.serif"] = ["DejaVu Serif", *more]
        figure = Figure(figsize=(WIDTH / DOTS, HEIGHT / DOTS), dpi=DOTS, facecolor=LIGHT["paper"])
        top = _words_above(figure, picture)
        _decks(figure, picture.decks, top)
        _facts(figure, picture.facts)
        if picture.draw is not None:
            _place_drawing(figure, picture.draw, HEIGHT - top - 84)
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
    """Write title and verdict; returns where what is below them may begin, in pixels from above."""
    _write(figure, MARGIN, 44, figures.wrapped(picture.title, 68, 1)[0], 24, LIGHT["muted"], fontfamily="serif")
    size, lines = fitting(picture.verdict)
    top = 88.0
    for line in lines:
        _write(figure, MARGIN, top, line, size, LIGHT["ink"], fontfamily="serif", fontweight="bold")
        top += 1.28 * size
    return top + 26


def fitting(verdict: str) -> tuple[int, list[str]]:
    """The size of a verdict and its lines; of one that is too long, the sentences that fit.

    >>> fitting("Red beats Blue.")
    (42, ['Red beats Blue.'])
    """
    words = printed(verdict).replace("\n", " ") or " "
    sentences = re.split(r"(?<=\.) (?=[A-Z])", words)
    for count in range(len(sentences), 0, -1):
        shown = " ".join(sentences[:count])
        for size, columns, most in VERDICTS:
            lines = textwrap.wrap(shown, columns, break_on_hyphens=False)
            if len(lines) <= most and max((_width(line, size) for line in lines), default=0) <= WIDTH - 2 * MARGIN:
                return size, lines
    size, columns, most = VERDICTS[-1]
    return size, textwrap.wrap(words, columns // 2, max_lines=most, placeholder=" …", break_on_hyphens=False)


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


def _decks(figure: "Drawing", decks: Sequence[tuple[str, tuple[str, ...]]], top: float) -> None:
    """The names of the decks, one below the other, with a coloured letter for each civilization."""
    from matplotlib.patches import FancyBboxPatch

    shown = decks if len(decks) <= MOST_DECKS else decks[: MOST_DECKS - 1]
    step = min(70.0, (HEIGHT - top - 96) / max(1, len(shown) + (len(shown) < len(decks))))
    for name, civilizations in shown:
        _write(figure, MARGIN, top, figures.wrapped(name, 22, 1)[0], 23, LIGHT["ink"])
        for place, civilization in enumerate(civilizations):
            background, text = CIVILIZATIONS[civilization]
            left, low = MARGIN + 2 + 33 * place, HEIGHT - top - 56
            box = FancyBboxPatch(
                (left / WIDTH, low / HEIGHT),
                22 / WIDTH,
                22 / HEIGHT,
                boxstyle="square,pad=0",
                color=background,
                linewidth=4,
                joinstyle="round",
                transform=figure.transFigure,
            )
            if step >= 60:
                figure.add_artist(box)
                _write(figure, left + 11, top + 36, letter(civilization), 17, text, ha="center", fontweight="bold")
        top += step
    if len(shown) < len(decks):
        _write(figure, MARGIN, top, f"and {len(decks) - len(shown)} more decks", 20, LIGHT["muted"])


def _facts(figure: "Drawing", facts: str) -> None:
    """The line at the lower edge."""
    _write(figure, MARGIN, HEIGHT - 56, figures.wrapped(facts, 88, 1)[0], 18, LIGHT["muted"])
    _write(figure, WIDTH - MARGIN, HEIGHT - 58, "duelsim", 21, LIGHT["ink"], ha="right", fontweight="bold")


def _place_drawing(figure: "Drawing", draw: "Callable[[], Drawing]", height: float) -> None:
    """Put a drawing of at most this height in pixels at the right, above the line of facts."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.text import Text

    if height < LEAST_DRAWING:
        return
    try:
        with figures.at_most(height / DRAWING_SCALE):
            drawing = draw()
    except ValueError:  # there is nothing to draw
        return
    labels = "".join(text.get_text() for text in drawing.findobj(Text) if isinstance(text, Text))
    matplotlib.rcParams["font.sans-serif"] = ["DejaVu Sans", *_more_fonts(labels)]
    drawing.set_dpi(figures.POINTS * DRAWING_SCALE)
    canvas: Any = FigureCanvasAgg(drawing)  # Matplotlib has no types for it
    canvas.draw()
    seen = np.asarray(canvas.buffer_rgba())
    low = 84 + max(0.0, height - seen.shape[0]) / 2
    figure.figimage(seen, WIDTH - MARGIN - seen.shape[1] + 20, low, origin="upper")
