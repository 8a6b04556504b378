"""Figures: what is drawn is what was measured, and what becomes of it in a page."""

import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import numpy as np
import pytest

from reports.writing import figures
from reports.writing.svg import SVG, VARIABLES, to_svg
from sim.statistics.incidence import IncidenceBand
from sim.statistics.intervals import Interval


def band(*shares: float, half: float = 0.02) -> IncidenceBand:
    curve = np.array(shares)
    low, high = np.maximum(curve - half, 0), np.minimum(curve + half, 1)
    return IncidenceBand(np.arange(1, len(curve) + 1), curve, low, high, 100)


BELOW, ABOVE = band(0, 0, 0.25, 0.5, 0.6, 0.6), band(0, 0, 0, 0.125, 0.25, 0.4)


def svg_of(figure: object, name: str = "wins by turn") -> str:
    return to_svg(figure, name, "Wins", "Half of the games are over by turn 4.")  # type: ignore[arg-type]


def texts(svg: str) -> list[str]:
    return ["".join(one.itertext()) for one in ElementTree.fromstring(svg).iter(f"{SVG}text")]


BOTH = figures.several([("A", BELOW), ("B", ABOVE)])


def test_the_curves_of_both_decks_rise_from_below_at_their_shares_in_their_turns() -> None:
    drawn = figures.curves(BOTH)
    lines = drawn.axes[0].get_lines()
    first, second = ([(float(x), float(y)) for x, y in zip(*line.get_data(), strict=True)] for line in lines)
    # From the turn before the first win to the end of the last turn; each turn is level.
    assert first == [(2, 0), (3, 0), (3, 25), (4, 25), (4, 50), (5, 50), (5, 60), (6, 60), (6, 60), (7, 60)]
    assert [y for _, y in second][1::2] == pytest.approx([0, 0, 12.5, 25, 40])
    low, high = drawn.axes[0].get_ylim()
    assert low == 0 < high  # not upside down
    assert {"A", "60.0 %", "B", "40.0 %"} <= set(texts(svg_of(drawn)))


def test_eight_curves_each_look_different() -> None:
    drawn = figures.several([(str(number), BELOW) for number in range(10)])
    assert len(drawn) == len({(one.colour, one.dashed) for one in drawn}) == figures.MOST_CURVES == 8


def test_exact_odds_are_curves_without_a_band() -> None:
    axes = figures.curves(figures.several([("4 copies", figures.exact([0.4, 0.5, 0.6], first=5))])).axes[0]
    assert not axes.collections
    (line,) = axes.get_lines()
    assert list(zip(*line.get_data(), strict=True))[-1] == (8, pytest.approx(60))
    assert axes.get_xlim() == (4, 8)
    assert max(axes.get_xticks()) == 7  # there are no eight cards


def test_curves_end_where_nearly_all_has_happened() -> None:
    long = band(*([0.0] * 9), 0.3, *([0.5] * 80), 0.501)
    assert figures.curves([figures.Curve("alone", long, figures.BLUE)]).axes[0].get_xlim() == (9, 12)


def test_labels_that_would_overlap_are_moved_apart_and_stay_in_order() -> None:
    wanted = [50.0, 51.0, 99.0, 0.0]
    found = figures._apart(wanted, [20.0] * 4, 0, 100)
    assert np.argsort(found).tolist() == np.argsort(wanted).tolist()
    assert np.diff(sorted(found)).min() >= 20
    assert min(found) >= 10
    assert max(found) <= 90
    assert figures._apart([50.0, 70.0], [20.0, 20.0], 0, 100) == [50.0, 70.0]


def test_an_interval_is_drawn_from_end_to_end_and_its_dot_is_full_where_it_excludes_the_reference() -> None:
    rows = [("better", Interval(0.02, 0.01, 0.03)), ("who knows", Interval(-0.01, -0.03, 0.01))]
    axes = figures.intervals(rows).axes[0]
    ends = [tuple(line.get_xdata()) for line in axes.get_lines() if len(line.get_xdata()) == 2]  # type: ignore[arg-type]
    assert ends[1:] == [pytest.approx((1, 3)), pytest.approx((-3, 1))]
    dots = [line for line in axes.get_lines() if line.get_marker() == "o"]
    assert [dot.get_markerfacecolor() for dot in dots] == [figures.BLUE, figures.PAPER]
    assert {"better", "who knows", "+2.0", "−1.0"} <= set(texts(svg_of(figures.intervals(rows))))


def test_a_name_is_no_formula() -> None:
    name = "$\\frac$ {x}_2"
    assert name in texts(svg_of(figures.intervals([(name, Interval(0.02, 0.01, 0.03))])))
    assert "$\\frac$ {x}_2" in texts(svg_of(figures.curves(figures.several([(name, BELOW)]))))


def test_the_bytes_depend_on_nothing_but_the_figure_and_its_name() -> None:
    first, again = (svg_of(figures.curves(BOTH)) for _ in range(2))
    assert first == again
    other = svg_of(figures.curves(BOTH), "another")
    ids = [set(re.findall(r'id="([^"]+)"', svg)) for svg in (first, other)]
    assert len(ids[0]) == len(ids[1]) == 2
    assert not ids[0] & ids[1]


def test_the_svg_is_lean_names_itself_and_takes_colours_and_fonts_from_the_page() -> None:
    svg = svg_of(figures.curves(figures.several([("<b>", BELOW), ("ボルバルザーク", ABOVE)])))
    drawn = ElementTree.fromstring(svg)
    title, described = drawn[0], drawn[1]
    assert (title.text, described.text) == ("Wins", "Half of the games are over by turn 4.")
    assert drawn.get("role") == "img"
    assert drawn.get("aria-labelledby") == f"{title.get('id')} {described.get('id')}"
    assert {"<b>", "ボルバルザーク"} <= set(texts(svg))
    assert "font" not in svg
    assert not re.search(r":#[0-9a-f]{6}", svg)
    assert set(re.findall(r"var\(--[a-z]+\)", svg)) <= set(VARIABLES.values())
    assert len(svg) < 5_000


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Liquid Beast\n50.7 %", ["Liquid Beast", "50.7 %"]),
        ("A name that is too long for any label of a curve", ["A name that is too", "long for any labe…"]),
        ("無双竜機ボルバルザーク", ["無双竜機ボルバルザ", "ーク"]),
        ("", [""]),
    ],
)
def test_labels_are_wrapped(text: str, lines: list[str]) -> None:
    assert figures.wrapped(text) == lines


def test_a_backend_that_matplotlib_does_not_know_is_ignored() -> None:
    program = "from reports.writing.figures import new_axes; print(len(new_axes(100)[0].axes))"
    environment = {**os.environ, "MPLBACKEND": "nonsense"}
    ended = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert (ended.stdout, ended.stderr) == ("1\n", "")


def test_a_matrix_is_drawn_as_cells_with_their_numbers_and_colours() -> None:
    rows = [[0.5, 0.75], [0.25, 0.5]]
    drawn = figures.heat(["1 Red", "2 Blue"], rows).axes[0]
    assert [text.get_text() for text in drawn.texts] == ["50", "75", "25", "50"]
    colours = [cell.get_facecolor() for cell in drawn.patches]
    assert colours[0] == colours[3] and len(set(colours)) == 3
    with figures.at_most(figures.AROUND_CELLS + 2 * figures.ROW):
        few = figures.heat([f"{place} Deck" for place in range(1, 6)], [[0.5] * 5] * 5).axes[0]
    assert [label.get_text() for label in few.get_yticklabels()] == ["1 Deck", "… and 4 more"]
    assert len(few.texts) == 2
