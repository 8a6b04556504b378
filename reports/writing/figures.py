"""Figures: curves and intervals drawn with Matplotlib.

Documents say what a drawing means. Kinds of experiments share the drawings here: `curves` for what has
happened by a turn, estimated or exact, and `intervals` for estimates in rows.

Drawings are Matplotlib's `Figure` objects, made without pyplot, so nothing global is touched. `svg` makes them
part of a page.
"""

import contextlib
import itertools
import math
import os
import sys
import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from reports.writing.colours import HEAT_STEPS, LIGHT, heat_colours, heat_step
from sim.language import gettext
from sim.statistics.incidence import IncidenceBand
from sim.statistics.intervals import Floats, Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Deck A, deck B, neither, text, and lines to read values by; everybody can tell blue from orange. In a page
# each is a variable, so the page can have light and dark ones.
BLUE, ORANGE, GREY, INK, FAINT = "#1f6fb4", "#b8590b", "#6b7280", "#1f2933", "#d9dce1"
PAPER = "#ffffff"

POINTS = 72  # to the inch
WIDTH = 480  # of every figure, in points
FONT_SIZE = 10
ROW = 24  # points of height of a row
BELOW = 39  # the axes of a figure, in points
ABOVE_AND_BELOW = 50  # the rows of intervals
AROUND_CELLS = BELOW + 10
MOST_CELLS = 12  # in a row of a matrix
NEARLY_ALL = 0.99  # of all events: curves are drawn until this share has happened
LABEL_COLUMNS, LABEL_LINES = 18, 2
WIDEST_LETTER = 8.3  # points, on average over a label, where telephones enlarge the font to 14 of them


def import_matplotlib() -> None:
    """Import Matplotlib with the user's backend, or with its own if it knows none of that name: none is used here."""
    if "matplotlib" in sys.modules:
        return
    backend = os.environ.pop("MPLBACKEND", None)
    import matplotlib

    if backend is not None:
        os.environ["MPLBACKEND"] = backend
        with contextlib.suppress(ValueError):
            matplotlib.rcParams["backend"] = backend


def empty_figure(height: float) -> "Figure":
    """An empty figure of this height in points."""
    import_matplotlib()
    from matplotlib.figure import Figure

    return Figure(figsize=(WIDTH / POINTS, height / POINTS), dpi=POINTS, facecolor="none")


def new_axes(height: float, *, left: float = 0.105, right: float = 0.72) -> tuple["Figure", "Axes"]:
    """An empty figure of this height in points, with plain axes.

    The axes reach from ``left`` to ``right`` of the width; labels of curves are to the right.
    """
    figure = empty_figure(height)
    axes = figure.add_axes((left, BELOW / height, right - left, 1 - (BELOW + 10) / height))
    axes.set_facecolor("none")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(GREY)
    axes.tick_params(length=0, pad=5, labelsize=FONT_SIZE, labelcolor=GREY)
    axes.tick_params(axis="x", pad=8)  # the first one stands below that of the other axis
    axes.set_axisbelow(True)
    return figure, axes


def percent_axis(axes: "Axes", top: float = 100) -> None:
    """A vertical axis in percent from 0 to at least ``top``, with a few lines to read values by."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axes.yaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 2.5, 5, 10]))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g} %"))
    axes.set_ylim(0, top)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)


def turn_axis(axes: "Axes", first: int, last: int, unit: str = "") -> None:
    """A horizontal axis of turns; a step belongs to its turn, and the last one is visible.

    The step of the last turn ends where the next one would begin, which has no number: it may not exist.
    """
    from matplotlib.ticker import MaxNLocator

    axes.set_xticks(
        [turn for turn in MaxNLocator(8, integer=True).tick_values(first, last + 1) if first <= turn <= last]
    )
    axes.set_xlim(first, last + 1)
    axes.set_xlabel(unit or gettext("player turn"), fontsize=FONT_SIZE, color=GREY, labelpad=4)


def label_ends(axes: "Axes", labels: Sequence[tuple[float, str, str]]) -> None:
    """Write labels to the right of the axes, each (height, text, colour), moved apart where they would overlap."""
    low, high = axes.get_ylim()
    lines = [wrapped(text) for _, text, _ in labels]
    # In the unit of the axis; a line is 1.45 of the font's size, and half a line is between two labels.
    line = (high - low) * 1.45 * FONT_SIZE / axes.bbox.height
    sizes = [line * (len(words) + 0.5) for words in lines]
    centres = _apart([height for height, _, _ in labels], sizes, low, high)
    for (_, _, colour), words, centre in zip(labels, lines, centres, strict=True):
        for number, text in enumerate(words):
            _write_on_the_right(axes, centre - line * (number - (len(words) - 1) / 2), text, colour, 8)


def _apart(wanted: Sequence[float], sizes: Sequence[float], low: float, high: float) -> list[float]:
    """Where labels of these sizes stand, as near to where they are wanted as they fit, in the same order."""
    order = sorted(range(len(wanted)), key=lambda at: (wanted[at], -at))  # of equals, the first is the highest
    found = list(wanted)
    edge = low
    for at in order:
        found[at] = max(found[at], edge + sizes[at] / 2)
        edge = found[at] + sizes[at] / 2
    edge = max(high, low + sum(sizes))
    for at in reversed(order):
        found[at] = min(found[at], edge - sizes[at] / 2)
        edge = found[at] - sizes[at] / 2
    return found


def columns_of(text: str) -> int:
    """How many columns a text takes: a character of East Asia is as wide as two others.

    >>> columns_of("Bolbalzak"), columns_of("無双竜機")
    (9, 8)
    """
    return len(text) + sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)


def wrapped(text: str, columns: int = LABEL_COLUMNS, most_lines: int = LABEL_LINES) -> list[str]:
    """A label in a few short lines, cut off where it is too long. A line break stays one.

    >>> wrapped("Bolbalzak Sword 5000")
    ['Bolbalzak Sword', '5000']
    """
    lines: list[str] = []
    for part in text.split("\n"):
        wide = columns_of(part) > len(part)
        made = (_wrapped_by_columns(part, columns) if wide else textwrap.wrap(part, columns)) or [""]
        if len(made) > most_lines:
            made = [*made[: most_lines - 1], f"{_beginning(made[most_lines - 1], columns - 1)}…"]
        lines += made
    return lines


def _wrapped_by_columns(text: str, columns: int) -> list[str]:
    """A text with letters that are two columns wide in lines: between its words, and within one that is too long.

    >>> _wrapped_by_columns("Corile (コーライル)", 18), _wrapped_by_columns("アクア・サーファー", 12)
    (['Corile', '(コーライル)'], ['アクア・サー', 'ファー'])
    """
    lines: list[str] = []
    for word in text.split():
        if lines and columns_of(f"{lines[-1]} {word}") <= columns:
            lines[-1] += f" {word}"
            continue
        while word:
            lines.append(_beginning(word, columns))
            word = word[len(lines[-1]) :]
    return lines


def _beginning(text: str, columns: int) -> str:
    """As much of a text as fits into this many columns, and at least a letter."""
    widths = itertools.accumulate(map(columns_of, text))
    return text[: max(1, sum(width <= columns for width in widths))]


# --- Drawings ---------------------------------------------------------------------------------------------
_most_height: ContextVar[float] = ContextVar("the most height of a drawing, in points", default=math.inf)


@contextlib.contextmanager
def at_most(height: float) -> Iterator[None]:
    """Within it, drawings are at most this many points high: curves are lower, and rows in the middle are left out."""
    token = _most_height.set(height)
    try:
        yield
    finally:
        _most_height.reset(token)


def rows_that_fit(rows: int, around: float) -> int:
    """How many of these rows a drawing may have, with this many points above and below: all, without an `at_most`.

    >>> with at_most(200):
    ...     rows_that_fit(10, 50)
    6
    """
    most = _most_height.get()
    return rows if math.isinf(most) else min(rows, max(1, int((most - around) // ROW)))


@dataclass(frozen=True)
class Curve:
    """What has happened by each turn: its label, the shares with their band, and its colour."""

    label: str
    band: IncidenceBand
    colour: str
    dashed: bool = False


MOST_CURVES = 8  # with four colours, each of them also dashed


def several(labelled: Sequence[tuple[str, IncidenceBand]]) -> list[Curve]:
    """Curves that each look different, at most `MOST_CURVES`: those that are more are left out."""
    looks = [(colour, dashed) for dashed in (False, True) for colour in (BLUE, ORANGE, GREY, INK)]
    return [
        Curve(label, band, colour, dashed) for (label, band), (colour, dashed) in zip(labelled, looks, strict=False)
    ]


def exact(shares: Sequence[float], first: int = 1) -> IncidenceBand:
    """Odds by turn as a band without a width; the first of them belong to turn `first`, and before it all are 0."""
    curve = np.array([0.0] * (first - 1) + list(shares))
    return IncidenceBand(np.arange(1, len(curve) + 1), curve, curve, curve, 0)


def curves(drawn: Sequence[Curve], height: float = 210, unit: str = "") -> "Figure":
    """Curves of what has happened by each turn, such as the kill turns of a deck, labelled at their ends."""
    figure, axes = new_axes(min(height, _most_height.get()))
    turns_drawn = _turns([curve.band for curve in drawn])
    turn_axis(axes, *turns_drawn, unit)
    percent_axis(axes, min(100, 110 * max(float(curve.band.high[-1]) for curve in drawn)))
    for curve in drawn:
        if np.any(curve.band.high > curve.band.low):
            _fill(axes, curve.band.low, curve.band.high, curve.colour, turns_drawn, 0.25)
        _line(axes, curve.band.shares, curve.colour, turns_drawn, dashed=curve.dashed)
    label_ends(
        axes,
        [
            (100 * share, f"{curve.label}\n{in_percent(share)} %", curve.colour)
            for curve in drawn
            for share in (float(curve.band.shares[-1]),)
        ],
    )
    return figure


def heat(names: Sequence[str], rows: Sequence[Sequence[float]]) -> "Figure":
    """A matrix of shares as coloured cells with numbers: those above one half are blue, those below are orange.

    Its columns are its rows by their numbers. Of many rows, the first that fit are drawn.
    """
    from matplotlib.patches import Rectangle

    count = min(rows_that_fit(len(rows), AROUND_CELLS), MOST_CELLS)
    labels = [one_line(name) for name in names[:count]]
    if count < len(rows):
        labels[-1] = gettext("… and {count} more", count=len(rows) - count + 1)
    figure, axes = new_axes(ROW * count + AROUND_CELLS, left=width_of_labels(labels), right=0.99)
    axes.set_xlim(0, count)
    axes.set_ylim(count, 0)
    axes.spines["bottom"].set_visible(False)
    axes.set_xticks([at + 0.5 for at in range(count)], [str(at + 1) for at in range(count)])
    axes.set_yticks([at + 0.5 for at in range(count)], labels, color=INK, parse_math=False)
    colours = heat_colours(LIGHT)
    for down, row in enumerate(rows[: count - (count < len(rows))]):
        for across, share in enumerate(row[:count]):
            background, text = colours[heat_step(share) + HEAT_STEPS]
            axes.add_patch(Rectangle((across + 0.03, down + 0.05), 0.94, 0.9, facecolor=background, linewidth=0))
            words = in_percent(share, 0)
            axes.text(across + 0.5, down + 0.5, words, ha="center", va="center", color=text, fontsize=FONT_SIZE)
    return figure


@dataclass(frozen=True)
class _Row:
    """A row of a drawing of intervals: its number among all of them, or -1 and no interval for those left out."""

    number: int
    name: str
    interval: Interval | None


def intervals(
    rows: Sequence[tuple[str, Interval]],
    unit: str = "",
    *,
    reference: float = 0.0,
    signed: bool = True,
    certain: Sequence[bool] | None = None,
) -> "Figure":
    """Estimates with their intervals in rows, from above: a full dot where the estimate certainly differs.

    ``reference`` is what they differ from, in the unit of the intervals: 0 for differences, 0.5 for win rates.
    ``certain`` says which rows do, all taken together; by default those whose interval excludes the reference.
    """
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    drawn = [_Row(at, name, interval) for at, (name, interval) in enumerate(rows)]
    left_out = len(drawn) - rows_that_fit(len(drawn), ABOVE_AND_BELOW)
    if left_out > 0:
        begin = (len(drawn) - left_out) // 2
        drawn[begin : begin + left_out + 1] = [_Row(-1, gettext("… {count} more …", count=left_out + 1), None)]
    names = [one_line(one.name) for one in drawn]
    figure, axes = new_axes(ROW * len(drawn) + ABOVE_AND_BELOW, left=width_of_labels(names), right=0.84)
    axes.set_ylim(len(drawn) - 0.5, -0.5)
    axes.set_yticks(range(len(drawn)), names, color=INK, parse_math=False)
    axes.axvline(100 * reference, color=GREY, linewidth=1)
    sign = "+" if signed else ""
    for at, one in enumerate(drawn):
        interval = one.interval
        if interval is not None:
            full = interval.low > reference or interval.high < reference if certain is None else certain[one.number]
            colour = GREY if not full else BLUE if interval.estimate > reference else ORANGE
            _draw_interval(axes, at, interval, colour, full=full)
            _write_on_the_right(axes, at, with_minus(in_percent(interval.estimate, signed=signed)), colour, 10)
    axes.margins(x=0.04)
    low, high = axes.get_xlim()
    middle = 100 * reference
    ticks = MaxNLocator(6, steps=[1, 2, 2.5, 5, 10]).tick_values(low - middle, high - middle)
    axes.set_xticks([middle + tick for tick in ticks if low <= middle + tick <= high])
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: with_minus(f"{value:{sign}g}") if value else "0"))
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    axes.set_xlabel(
        wrapped(unit or gettext("percentage points"), 42, 1)[0],
        fontsize=FONT_SIZE,
        color=GREY,
        labelpad=4,
        parse_math=False,
    )
    return figure


def _draw_interval(axes: "Axes", at: int, interval: Interval, colour: str, *, full: bool) -> None:
    """Draw an interval in a row, with a full or an empty dot at its estimate."""
    ends = (100 * interval.low, 100 * interval.high)
    axes.plot(ends, (at, at), color=colour, linewidth=2.2, solid_capstyle="butt", clip_on=False)
    axes.plot(
        100 * interval.estimate,
        at,
        "o",
        markersize=7,
        color=colour,
        markerfacecolor=colour if full else PAPER,
        markeredgewidth=1.6,
        clip_on=False,
    )


def _write_on_the_right(axes: "Axes", at: float, text: str, colour: str, points: int) -> None:
    """Write a text on the right of the axes at this height, this many points away from them."""
    axes.annotate(
        text,
        (1, at),
        (points, 0),
        xycoords=("axes fraction", "data"),
        textcoords="offset points",
        va="center_baseline",
        color=colour,
        fontsize=FONT_SIZE,
        annotation_clip=False,
        parse_math=False,  # a deck may be called "$"
    )


def with_minus(number: str) -> str:
    """A number with the minus sign that the text of a page has."""
    return number.replace("-", "−")


def width_of_labels(labels: Sequence[str]) -> float:
    """The part of the width that labels of rows take to the left of what is drawn.

    >>> round(width_of_labels(["Corile"]), 2), round(width_of_labels(["The Rainbow Connection"]), 2)
    (0.34, 0.4)
    """
    return max(0.34, (WIDEST_LETTER * max(map(columns_of, labels)) + 8) / WIDTH)


def one_line(text: str) -> str:
    """A label of a row in one line: 24 columns, cut off where it is too long."""
    return wrapped(text, 24, 1)[0]


def _turns(bands: Sequence[IncidenceBand]) -> tuple[int, int]:
    """The first and the last turn that are worth drawing: from the turn before anything happens to nearly the end."""
    total = np.sum([band.shares for band in bands], axis=0)
    first = int(np.argmax(total > 0))
    last = int(np.argmax(total >= NEARLY_ALL * total[-1])) + 1
    return max(first, 1), max(last, first + 1)


def _fill(axes: "Axes", low: Floats, high: Floats, colour: str, turns_drawn: tuple[int, int], opacity: float) -> None:
    """Fill between two step curves, shares by turn from turn 1 on."""
    turns, low = _steps(low, turns_drawn)
    _, high = _steps(high, turns_drawn)
    axes.fill_between(turns, low, high, color=colour, alpha=opacity, linewidth=0)


def _line(axes: "Axes", shares: Floats, colour: str, turns_drawn: tuple[int, int], *, dashed: bool = False) -> None:
    axes.plot(*_steps(shares, turns_drawn), color=colour, linewidth=1.6, linestyle="--" if dashed else "-")


def _steps(shares: Floats, turns_drawn: tuple[int, int]) -> tuple[npt.NDArray[np.int64], Floats]:
    """The corners of a curve of shares by turn from turn 1 on, in percent: each turn has its share from end to end."""
    first, last = turns_drawn
    return np.repeat(np.arange(first, last + 2), 2)[1:-1], 100 * np.repeat(shares[first - 1 : last], 2)
