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
from reports.writing.picture import HEIGHT, MARGIN, WIDTH, Picture, _more_fonts, fitting, png
from reports.writing.verdict import Verdict, difference, win_rate
from sim.experiments.runs.kind_files import names_of_kinds
from sim.statistics.intervals import Interval

ROWS = [(f"Card {number}", Interval(0.02, 0.01, 0.03)) for number in range(40)]
LONG = "A deck with a rather long name that goes on and on " * 4


def picture(**changes: Any) -> Picture:
    given: dict[str, Any] = {
        "title": "Red against Blue",
        "verdict": Verdict("{} beats {}", ("Red", "Blue"), win_rate(Interval(0.61314, 0.60123, 0.62505))),
        "decks": (("Red", ("fire", "nature")), ("Blue", ("water",))),
        "facts": "10,000 games, played by rush, seed 8",
        "draw": lambda: figures.intervals(ROWS),
    }
    return Picture(**given | changes)


def answer(name: str) -> Verdict:
    """A verdict about a deck of this name, with a number that takes much room."""
    number = difference(Interval(-0.8314, -0.8323, -0.8305), f"of win rate a copy of {name}")
    return Verdict("{} beats {}", (name, "Blue"), number)


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
        {"verdict": answer(LONG), "title": LONG, "facts": LONG},
        {"verdict": answer("無双竜機ボルバルザーク" * 12), "title": "無双竜機ボルバルザーク" * 9},
        {"verdict": answer("W" * 400)},
        {"verdict": Verdict(""), "title": "", "decks": (), "facts": "", "draw": None},
        {"decks": tuple((f"無双竜機ボルバルザーク{number}", tuple(CIVILIZATIONS)) for number in range(12))},
        {"verdict": answer("$\\frac$ {x}_2 <b>"), "decks": (("$x$", ()),)},
    ],
)
def test_all_words_stay_within_the_margins(changes: dict[str, Any]) -> None:
    pixels = seen(png(picture(**changes)))
    paper = np.array(list(bytes.fromhex(LIGHT["paper"][1:])))
    drawn = np.abs(pixels - paper).max(axis=-1) > 40
    assert not drawn[:, -MARGIN + 30 :].any()
    assert not drawn[:30].any() and not drawn[-20:].any()


@pytest.mark.parametrize("part", ["title", "answer", "drawing"])
def test_japanese_words_are_written_where_a_font_has_them(part: str) -> None:
    """A letter that the fonts lack is drawn as a box, which is the same for both of these."""
    if not _more_fonts("青"):
        pytest.skip("no font with Japanese letters is installed")

    def written(letter: str) -> bytes:
        changes = {
            "title": {"title": letter},
            "answer": {"verdict": Verdict("{} beats {}", (letter, "Blue"))},
            "drawing": {"draw": lambda: figures.intervals([(letter, ROWS[0][1]), *ROWS[1:]])},
        }
        return png(picture(**changes[part]))

    assert written("青") != written("黒")


def test_the_interval_stands_above_the_decks_below_two_lines_of_answer_and_meaning() -> None:
    number = win_rate(Interval(0.49, 0.44, 0.54), "win rate for a deck with a long name")
    found = Verdict("{} is too close to call against {}", ("Red", "The God Kingdom of Zen"), number)
    assert len(fitting(found.answer)[1]) == 2
    paper = np.array(list(bytes.fromhex(LIGHT["paper"][1:])))
    above_decks = seen(png(picture(verdict=found, draw=None)))[HEIGHT - 113 : HEIGHT - 107]
    assert (np.abs(above_decks - paper).max(axis=-1) < 8).all()


def test_an_answer_and_its_number_can_be_read_at_300_pixels_width() -> None:
    """A quarter of the width of the picture: letters of 15 pixels, and a number of 37."""
    assert fitting("Red beats Blue") == (72, ["Red beats Blue"])
    assert fitting("Dokindam Redzone of the Third Round beats Dogiragon Buster")[0] >= 44
    pixels = seen(png(picture(draw=None, decks=())))
    blue = np.array(list(bytes.fromhex(LIGHT["a"][1:])))
    rows = np.flatnonzero((np.abs(pixels - blue).max(axis=-1) <= 3).sum(axis=1) > 20)
    assert np.ptp(rows[:90]) == 89  # rows without a gap between them
    size, lines = fitting(LONG)
    assert size < 44 and lines[-1].endswith("…")


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
    found = Verdict("{} beats {}", ("Red", "Blue"), win_rate(Interval(0.61314, 0.60123, 0.62505)))
    document = Document('Red & "Blue"', found)
    alone, with_picture = page([document]), page([document], picture="summary.png")
    for text in (alone, with_picture):
        assert '<meta property="og:title" content="Red &amp; &#34;Blue&#34;">' in text
        said = "Red beats Blue: 61.3\u00a0% win rate (60.1–\u206062.5\u00a0%)."
        assert f'<meta property="og:description" content="{said}">' in text
    assert '<meta property="og:image" content="summary.png">' in with_picture
    assert '<meta name="twitter:card" content="summary_large_image">' in with_picture
    assert "og:image" not in alone
    assert '<meta name="twitter:card" content="summary">' in alone
