"""Pages whose games are recounted in the process of the tests, which has the engine, and whose pictures are quick."""

import json
import struct
import zlib
from collections.abc import Iterator

import pytest

import sim.api.run_experiment
from reports.writing import picture
from tests.page_writer_here import PageWriterHere

DRAWN = picture.png


def quick_png(shown: picture.Picture) -> bytes:
    """One dot, and the words of a summary picture as a comment: to draw one takes as long as the whole page next to it.

    Tests that look at the picture ask for `drawn_pictures`. Those of every kind of run are drawn and looked at by
    tests/reports/writing/test_picture.py; and programs that tests start draw theirs.
    """
    words = json.dumps([shown.title, shown.verdict.text, shown.decks, shown.facts, shown.draw is not None])
    size, dot = struct.pack(">2I5B", 1, 1, 8, 0, 0, 0, 0), zlib.compress(b"\0\0")
    parts = ((b"IHDR", size), (b"tEXt", b"Comment\0" + words.encode()), (b"IDAT", dot), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )


@pytest.fixture(scope="module", autouse=True)
def games_are_recounted_here() -> Iterator[None]:
    """For the tests of a folder whose conftest.py imports this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sim.api.run_experiment, "PageWriter", PageWriterHere)
        patch.setattr(picture, "png", quick_png)
        yield


@pytest.fixture
def drawn_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures of users."""
    monkeypatch.setattr(picture, "png", DRAWN)
