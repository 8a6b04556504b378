"""How far a run is, in words: what its bar counts is what is done now."""

from pathlib import Path

import pytest

from sim.language import speaking
from sim.web.progress import progress_of
from sim.web.queue import Job


@pytest.mark.parametrize(
    ("state", "words", "unit", "english", "japanese"),
    [
        ("playing", "", "games", "Playing: games", "対戦中：ゲーム"),
        ("playing", "Writing the report", "sections", "Writing the report: sections", "レポートを作成中：セクション"),
        ("learning", "", "games", "Learning: games", "学習中：ゲーム"),
    ],
)
def test_the_label_of_the_bar_says_what_is_counted(
    state: str, words: str, unit: str, english: str, japanese: str
) -> None:
    job = Job(Path("run"), "/runs/1", "A run", (), state=state, words=words, unit=unit, done=1, total=4)
    assert progress_of(job, [job])["counts"] == english
    with speaking("ja"):
        assert progress_of(job, [job])["counts"] == japanese


def test_the_bar_of_what_counts_nothing_yet_says_what_is_done() -> None:
    job = Job(Path("run"), "/runs/1", "A run", ())
    assert progress_of(job, [job])["counts"] == "Waits for its turn"
