"""The summary picture: a PNG of the right size, the same bytes each time, in which all words fit."""

import io
from pathlib import Path
from typing import Any

import matplotlib.image
import numpy as np
import pytest

from reports.writing import figures
from reports.writing.colours import CIVILIZATIONS, LIGHT
from reports.writing.document import Document
from reports.writing.page import page
from reports.writing.picture import HEIGHT, MARGIN, WIDTH, Picture, fitting, png
from sim.experiments.runs.kind_files import names_of_kinds
from sim.statistics.intervals import Interval

ROWS = [(f"Card {number}", Interval(0.02, 0.01, 0.03)) for number in range(40)]
LONG = (
    "A deck with a rather long name beats another one that has a long name too: it wins 61.3 % (60.1 - 62.5 %) of"
    " 10,000 games between playbooks. " * 4
)


def picture(**changes: Any) -> Picture:
    given: dict[str, Any] = {
        "title": "Red against Blue",
        "verdict": "Red beats Blue: it wins 61.3 % (60.1 - 62.5 %) of 10,000 games.",
        "decks": (("Red", ("fire", "nature")), ("Blue", ("water",))),
        "facts": "10,000 games, played by rush, seed 8",
        "draw": lambda: figures.intervals(ROWS),
    }
    return Picture(**given | changes)


def seen(content: bytes) -> Any:
    return (matplotlib.image.imread(io.BytesIO(content), format="png")[..., :3] * 255).round().astype(int)


def count(pixels: Any, colour: str) -> int:
    wanted = np.array(list(bytes.fromhex(colour[1:])))
    return int((np.abs(pixels - wanted).max(axis=-1) <= 3).sum())


def test_it_has_the_size_that_others_ask_for_and_shows_the_decks_and_the_drawing() -> None:
    content = png(picture())
    pixels = seen(content)
    assert pixels.shape == (HEIGHT, WIDTH, 3) == (630, 1200, 3)
    assert len(content) < 200_000
    for civilization in ("fire", "nature", "water"):
        assert count(pixels, CIVILIZATIONS[civilization][0]) > 200
    assert count(pixels, CIVILIZATIONS["darkness"][0]) == 0
    right = pixels[300:540, 700:1000]
    assert count(right, figures.BLUE) > 300
    assert count(seen(png(picture(draw=None)))[300:540, 700:1000], figures.BLUE) == 0


@pytest.mark.parametrize("kind", names_of_kinds())
def test_a_run_of_every_kind_has_its_picture(kinds: dict[str, Path], kind: str) -> None:
    pixels = seen(kinds[kind].with_suffix(".png").read_bytes())
    assert pixels.shape == (HEIGHT, WIDTH, 3)
    assert count(pixels[: HEIGHT // 3], LIGHT["ink"]) > 1000  # its verdict


def test_the_same_summary_is_the_same_bytes() -> None:
    assert png(picture()) == png(picture())


@pytest.mark.parametrize(
    "changes",
    [
        {"verdict": LONG, "title": LONG, "facts": LONG},
        {"verdict": "無双竜機ボルバルザーク" * 12, "title": "無双竜機ボルバルザーク" * 9},
        {"verdict": "W" * 400},
        {"verdict": "", "title": "", "decks": (), "facts": "", "draw": None},
        {"decks": tuple((f"無双竜機ボルバルザーク{number}", tuple(CIVILIZATIONS)) for number in range(12))},
        {"verdict": "$\\frac$ {x}_2 <b>", "decks": (("$x$", ()),)},
    ],
)
def test_all_words_stay_within_the_margins(changes: dict[str, Any]) -> None:
    pixels = seen(png(picture(**changes)))
    paper = np.array(list(bytes.fromhex(LIGHT["paper"][1:])))
    drawn = np.abs(pixels - paper).max(axis=-1) > 40
    assert not drawn[:, -MARGIN + 30 :].any()
    assert not drawn[:30].any() and not drawn[-20:].any()


def test_a_verdict_that_is_too_long_loses_whole_sentences() -> None:
    size, lines = fitting(LONG)
    assert lines[-1].endswith("between playbooks.")
    assert fitting("Red beats Blue.")[0] > size


def test_drawings_leave_out_rows_in_the_middle_where_they_have_no_room() -> None:
    with figures.at_most(200):
        axes = figures.intervals(ROWS).axes[0]
        lower = figures.curves(figures.several([("a", figures.exact([0.4, 0.5]))])).get_figheight()
    labels = [label.get_text() for label in axes.get_yticklabels()]
    assert labels == ["Card 0", "Card 1", "Card 2", "… 35 more …", "Card 38", "Card 39"]
    assert lower * figures.POINTS == pytest.approx(200)
    assert len(figures.intervals(ROWS).axes[0].get_yticklabels()) == 40


def test_what_cannot_be_drawn_is_left_out() -> None:
    def nothing() -> Any:
        raise ValueError("nothing to draw")

    assert png(picture(draw=nothing)) == png(picture(draw=None))


def test_a_page_tells_those_who_share_it_what_it_says() -> None:
    document = Document('Red & "Blue"', "Red wins 61.3 % (60.1 - 62.5 %).")
    alone, with_picture = page([document]), page([document], picture="summary.png")
    for text in (alone, with_picture):
        assert '<meta property="og:title" content="Red &amp; &#34;Blue&#34;">' in text
        assert '<meta property="og:description" content="Red wins 61.3\u00a0% (60.1–\u206062.5\u00a0%).">' in text
    assert '<meta property="og:image" content="summary.png">' in with_picture
    assert '<meta name="twitter:card" content="summary_large_image">' in with_picture
    assert "og:image" not in alone
    assert '<meta name="twitter:card" content="summary">' in alone
