"""How a search and the tests after it share their time or their games, and how far all of them are."""

import math
from collections.abc import Callable
from typing import Any

from sim.language import gettext, translatable
from sim.searches.budget import Budget
from sim.searches.field import Field
from sim.searches.search import Step

SECONDS_TO_TELL_SPEED = 5.0


class SearchPlan:
    """The parts of a search, in seconds or in games, and the progress of all of them."""

    def __init__(
        self,
        seconds: float,
        games: int | None,
        progress: Callable[[int, int, str], None],
        notice: Callable[[str], None],
    ) -> None:
        """`seconds`, or `games` if they are given, are those of all parts.

        `progress` is called with the games so far, about how many there will be, and what is done; `notice` with what
        somebody who waits should know.
        """
        self._seconds, self._games, self._progress, self._notice = seconds, games, progress, notice
        self._plays: list[Field[Any]] = []  # a search after the other
        self._share = 0.0  # of the search
        self._seconds_before = 0.0  # of all searches but the last
        self._needed = 0  # games of the first round, until it has been compared with the budget
        self._kept: list[bool] = []
        self._what = self._remark = ""

    def begin(self, play: Field[Any], share: float, what: str = "") -> None:
        """A search begins that may take this share of everything; `what` it looks for is shown with its rounds."""
        self._seconds_before = self.seconds
        self._plays.append(play)
        self._share, self._kept, self._what, self._remark = share, [], what, ""
        play.progress = lambda games: self.progress(self.games)
        if self._games is None:
            play.begin(Budget(seconds=share * self._seconds))
        else:
            play.begin(Budget(games=round(share * self._games)))

    def needs(self, games: int) -> None:
        """Say that the search cannot finish its first round of this many games, as soon as that is known."""
        self._needed = games
        if self._games is not None:
            has = round(self._share * self._games)
            said = translatable(
                "The first round needs about {games:,} games, and the search has {has:,}: it will end before anything"
                " can be found. Allow {times} times as many."
            )
            self._compare(has, said, games=games, has=has)

    def _compare_with_time(self) -> None:
        """Compare the first round with the time that the search has, once its speed can be told."""
        play, seconds = self._plays[-1], self._share * self._seconds
        if self._games is None and self._needed and play.seconds > SECONDS_TO_TELL_SPEED and play.games:
            speed = play.games / play.seconds
            said = translatable(
                "The first round needs about {needed:,.0f} s at {speed:,.0f} games a second, and the search has"
                " {has:,.0f} s: it will end before anything can be found. Allow {times} times as much time."
            )
            self._compare(speed * seconds, said, needed=self._needed / speed, speed=speed, has=seconds)

    def _compare(self, limit: float, said: str, **values: float) -> None:
        if self._needed > limit:
            self._notice(gettext(said, times=math.ceil(self._needed / max(limit, 1)), **values))
        self._needed = 0

    def told(self, step: Step[Any]) -> None:
        """A round of the search is over."""
        self._kept.append(step.is_kept)

    def begins(self, remark: str) -> None:
        """What follows the search begins another part; it has no limit."""
        self._remark = remark
        for play in self._plays:
            play.limit = Budget()

    def games_for(self, share: float, searched: int) -> int:
        """How many games a part is that has this share of all, after a search of this many games."""
        return int(searched * share / self._share)

    @property
    def games(self) -> int:
        """How many games were played so far."""
        return sum(play.games for play in self._plays)

    @property
    def seconds(self) -> float:
        """How long they took."""
        return self._seconds_before + (self._plays[-1].seconds if self._plays else 0.0)

    def progress(self, done: int) -> None:
        """Show this many games."""
        self._compare_with_time()
        total = self._games or int(done * max(1.0, self._seconds / max(self.seconds, 1e-3)))
        self._progress(done, max(total, done), self._words())

    def _words(self) -> str:
        round = gettext("round {number}, {kept} kept", number=len(self._kept) + 1, kept=sum(self._kept))
        return gettext(self._remark) if self._remark else f"{gettext(self._what)}{round}"
