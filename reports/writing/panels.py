"""A drawing of several measures of the same few things: a row for each thing, a panel for each measure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reports.writing.figures import (
    BLUE,
    FONT_SIZE,
    GREY,
    INK,
    ORANGE,
    ROW,
    empty_figure,
    one_line,
    rows_that_fit,
    width_of_labels,
    with_minus,
)
from sim.language import gettext
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BETWEEN = 0.03  # of the width: what is between two panels
TITLES, LINE, BELOW = 42, 15, 8  # points: two lines of titles, one of them, and what is below the rows
VALUE = 1.1  # of the longest bar: the room for the number after it


@dataclass(frozen=True)
class Panel:
    """A measure of each row: its title, with line breaks, and its values; None where there are too few games.

    Shares are written in percent; `points` are differences, in percentage points with a sign.
    """

    title: str
    values: Sequence[Interval | None]
    points: bool = False


def panels(names: Sequence[str], shown: Sequence[Panel]) -> "Figure":
    """The rows from above, each with a bar, its interval and its number in every panel."""
    rows = rows_that_fit(len(names), TITLES + BELOW)
    height = ROW * rows + TITLES + BELOW
    figure = empty_figure(height)
    labels = [one_line(name) for name in names[:rows]]
    left = width_of_labels(labels)
    width = (1 - left) / len(shown) - BETWEEN
    for place, panel in enumerate(shown):
        axes = figure.add_axes((left + place * (width + BETWEEN), BELOW / height, width, ROW * rows / height))
        axes.set_facecolor("none")
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0, pad=8, labelsize=FONT_SIZE, labelcolor=INK)
        axes.set_ylim(rows - 0.5, -0.5)
        axes.set_xticks([])
        axes.set_yticks(*((range(rows), labels) if place == 0 else ([], [])), parse_math=False)
        _draw(axes, panel, rows)
        for number, line in enumerate(reversed(panel.title.split("\n"))):
            axes.annotate(
                line,
                (0, 1),
                (0, 7 + LINE * number),
                xycoords="axes fraction",
                textcoords="offset points",
                color=GREY,
                fontsize=FONT_SIZE,
                annotation_clip=False,
            )
    return figure


def _draw(axes: "Axes", panel: Panel, rows: int) -> None:
    values = list(panel.values[:rows])
    known = [value for value in values if value is not None]
    high = max([0.0, *(100 * max(value.high, value.estimate) for value in known)]) or 1.0
    low = min([0.0, *(100 * value.low for value in known)])
    axes.set_xlim(low, high + VALUE * (high - low))
    axes.axvline(0, color=GREY, linewidth=1)
    for at, value in enumerate(values):
        text, end = gettext("too few"), 0.0
        if value is not None:
            estimate = 100 * value.estimate
            axes.barh(at, estimate, height=0.52, color=ORANGE if estimate < 0 else BLUE, linewidth=0)
            if value.low < value.high:
                axes.plot((100 * value.low, 100 * value.high), (at, at), color=INK, linewidth=1.2, clip_on=False)
            text = (
                with_minus(in_percent(value.estimate, signed=True))
                if panel.points
                else f"{in_percent(value.estimate)} %"
            )
            end = max(estimate, 100 * value.high, 0.0)
        axes.annotate(
            text,
            (end, at),
            (4, 0),
            textcoords="offset points",
            va="center_baseline",
            color=GREY if value is None else INK,
            fontsize=FONT_SIZE,
            annotation_clip=False,
        )
