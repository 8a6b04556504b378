"""Panels: a bar for each row and measure, to the scale of its panel."""

import pytest

from reports.writing import figures
from reports.writing.panels import Panel, panels
from reports.writing.svg import to_svg
from sim.statistics.intervals import Interval

SHARES = (Interval(0.4, 0.4, 0.4), Interval(0.8, 0.7, 0.9))
GAINS = (Interval(-0.02, -0.05, 0.01), None)


def test_each_row_has_its_bar_its_interval_and_its_number_in_each_panel() -> None:
    figure = panels(["Corile", "$x$"], [Panel("shares", SHARES), Panel("worth of\none", GAINS, points=True)])
    first, second = figure.axes
    assert [bar.get_width() for bar in first.patches] == pytest.approx([40, 80])  # type: ignore[attr-defined]
    assert [bar.get_width() for bar in second.patches] == pytest.approx([-2])  # type: ignore[attr-defined]
    assert [tuple(line.get_xdata()) for line in first.get_lines()[1:]] == [pytest.approx((70, 90))]  # type: ignore[arg-type]
    assert [line.get_text() for line in second.texts] == ["−2.0", "too few", "one", "worth of"]
    svg = to_svg(figure, "panels", "Panels", "They say something.")
    assert all(f">{word}</text>" in svg for word in ("Corile", "$x$", "40.0 %", "80.0 %", "shares", "worth of", "one"))
    assert "nan" not in svg
    assert len(svg) < 3000


def test_where_there_is_no_room_the_first_rows_are_drawn() -> None:
    with figures.at_most(100):
        figure = panels([str(number) for number in range(9)], [Panel("shares", SHARES[:1] * 9)])
    assert len(figure.axes[0].patches) == 2
