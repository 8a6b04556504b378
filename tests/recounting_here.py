"""Pages whose games are recounted in the process of the tests, which has the engine.

Another process recounts the games of users, who get their page sooner. To start it takes two seconds, and the tests
write hundreds of pages; those that start duelsim as a program have that process.
"""

import threading
from collections.abc import Iterator

import pytest

import sim.api.run_experiment
from reports.recounting import RecountedGame, recount
from reports.summaries.summary import NotableGame
from sim.api.page_writer import PageWriter
from sim.api.result import Result


class PageWriterHere(PageWriter):
    """Writes the same page (tests/command_line/test_killed_runs.py compares both)."""

    def __enter__(self) -> "PageWriterHere":
        """Start nothing: what draws has been imported."""
        self._thread = threading.Thread()
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was started."""

    def ask(self, result: Result) -> None:
        """Keep the run."""
        self._run = result.run

    def _told(self, notable: NotableGame) -> RecountedGame:
        games = self._run.cells[notable.cell]
        return recount(games.matchup, games.seed, notable.game, games.turn_cap, games.rows[notable.game])


@pytest.fixture(scope="module", autouse=True)
def games_are_recounted_here() -> Iterator[None]:
    """For the tests of a folder whose conftest.py imports this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sim.api.run_experiment, "PageWriter", PageWriterHere)
        yield
