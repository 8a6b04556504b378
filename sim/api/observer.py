"""Observing an experiment while it runs."""

import functools
import sys
from typing import TYPE_CHECKING

from sim.language import gettext

if TYPE_CHECKING:
    from sim.api.result import Result
    from sim.experiments.runs.execution import Execution
    from sim.experiments.runs.experiment import Experiment
    from sim.games.matchups.matchup import Matchup


class Observer:
    """Its methods are called while an experiment runs; override those that you need.

    This class only says on stderr, once, that the rules have to be compiled or are compiled by plain Numba, and that
    what is learned of a deck cannot be kept.
    """

    def load_engine(self, matchup: "Matchup") -> None:
        """Compile and load the engine, and wait for it; any matchup will do."""
        from sim.games.playing.warming import loading_notices, wait_for_engine

        for notice in loading_notices():
            _say_once(notice)
        wait_for_engine()

    def waiting(self, what: str, seconds: float) -> None:
        """The cluster is not ready: `what` is waited for, for `seconds` more at most."""

    def connected(self, scheduler: str, threads: int) -> None:
        """The cluster is connected; its workers have `threads` threads in all."""

    def learning(self, deck: str, done: int, total: int) -> None:
        """A deck that a player who looks ahead has not played before is learned: `done` of about `total` games.

        Where several are learned, `deck` also says which of them this is.
        """

    def learned(self, deck: str, value: str) -> None:
        """A deck has been learned; `value` is the text of the value that its player uses from now on."""

    def not_kept(self, reason: str) -> None:
        """What was learned cannot be kept in the cache."""
        _say_once(
            gettext(
                "What was learned of a deck cannot be kept, and is learned again next time: {reason}.", reason=reason
            )
        )

    def started(self, experiment: "Experiment") -> None:
        """The games of the experiment are about to be played; after them those of its pilots, an experiment too."""

    def chunk_played(self, execution: "Execution") -> None:
        """More games have been played."""

    def finished(self, result: "Result") -> None:
        """The games have been played, all of them or those before Ctrl-C. The page has not been written yet."""

    def coached(self, done: int, total: int) -> None:
        """A coach has watched `done` of `total` games."""

    def searched(self, done: int, total: int, remark: str) -> None:
        """A search or a training has played `done` of about `total` games; `remark` says what it is doing."""

    def notice(self, words: str) -> None:
        """A notice for the user who is waiting; printed on stderr."""
        print(words, file=sys.stderr)

    def writing(self) -> None:
        """The page is about to be written: everything has been played."""

    def page_drawn(self, done: int, total: int) -> None:
        """`done` of `total` sections of the page have been drawn."""


@functools.cache
def _say_once(notice: str) -> None:
    print(notice, file=sys.stderr)
