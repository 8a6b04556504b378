"""Writing pages without the process that recounts games. As a program: duelsim, which writes them so.

Another process recounts the games of users, who get their page sooner. To start it takes longer than what most tests
do. A program that a test starts as users do has that process.
"""

import threading
from typing import TYPE_CHECKING

import sim.api.run_experiment
from sim.api.page_writer import PageWriter

if TYPE_CHECKING:
    from reports.recounting import RecountedGame
    from reports.summaries.summary import NotableGame
    from sim.api.result import Result


class PageWriterHere(PageWriter):
    """Writes the same page (tests/command_line/test_killed_runs.py compares both)."""

    def __enter__(self) -> "PageWriterHere":
        """Start nothing, and import what draws when it draws."""
        self._thread = threading.Thread()
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was started."""

    def ask(self, result: "Result") -> None:
        """Keep the run."""
        self._run = result.run

    def _told(self, notable: "NotableGame") -> "RecountedGame":
        from reports.recounting import recount

        games = self._run.cells[notable.cell]
        return recount(games.matchup, games.seed, notable.game, games.turn_cap, games.rows[notable.game])


if __name__ == "__main__":
    from duelsim.__main__ import main

    sim.api.run_experiment.PageWriter = PageWriterHere  # type: ignore[misc]
    main()
