"""What `duelsim tune` and `duelsim improve` share: how long a search takes, its progress, and its folder."""

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sim.command_line.output import Meter, print_error

if TYPE_CHECKING:
    from sim.games.matchups.matchup import Side
    from sim.games.matchups.rule_options import RuleOptions
    from sim.searches.field import Field
    from sim.searches.kept import KeptSearch
    from sim.searches.search import Step
    from strategies.playbooks.lines import Playbook

SECONDS_TO_TELL_SPEED = 5.0

search_folder_option = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the search in this folder. After an interruption, the same command resumes it.",
)


def seed_of_search(seed: int | None, out: Path | None) -> int:
    """The seed of a search: the one that is named, that of the search in the folder, or a random one."""
    from sim.games.playing.coaching import drawn_seed
    from sim.searches.kept import seed_of

    return drawn_seed(seed_of(out.expanduser()) if seed is None and out is not None else seed)


def kept_search(
    out: Path | None,
    command: str,
    cells: "Sequence[tuple[Side, Side]]",
    seed: int,
    rules: "RuleOptions",
    turn_cap: int,
    settings: Mapping[str, Any],
) -> "KeptSearch | None":
    """The folder of `--out`, with everything that decides the games of a search, until the command ends.

    Says if some of it is damaged. Raises RunMismatch or OSError.
    """
    if out is None:
        return None
    from sim.experiments.runs.experiment import Experiment
    from sim.experiments.runs.kept_folder import SEARCH
    from sim.searches.kept import KeptSearch

    # What a run may change on resume is what a search looks for.
    manifest = Experiment(command, tuple(cells), 2, seed, rules, turn_cap).manifest() | {SEARCH: dict(settings)}
    kept = KeptSearch.open(out.expanduser(), manifest)
    click.get_current_context().call_on_close(kept.close)
    if kept.damage:
        print_error(kept.damage)
    return kept


def tunable_playbook(side: "Side", advice: str) -> "Playbook":
    """The playbook of a side, which tuning begins with.

    Raises UsageError with the advice for a player that has none and is no base of one.
    """
    from sim.cards.library import cards_in_use
    from strategies.playbooks.reading import PlaybookError, read_playbook
    from strategies.registry import thinker_of

    if thinker := thinker_of(side.player):
        raise click.UsageError(f"A {thinker.name} is not tuned. Name its playbook: {advice}.")
    try:
        return read_playbook(side.playbook or f"base: {side.player}", cards_in_use().deck_names.known, side.player)
    except PlaybookError:
        if side.playbook:
            raise
        raise click.UsageError(f"{side.player} has no priorities to build on. Write rush or auto: {advice}.") from None


class SearchPlan:
    """The parts of a command that searches, in seconds or in games, and the progress of all of them."""

    def __init__(self, seconds: float, games: int | None, meter: Meter) -> None:
        """`seconds`, or `games` if they are given, are those of all parts."""
        self._seconds, self._games, self._meter = seconds, games, meter
        self._plays: list[Field[Any]] = []  # a search after the other
        self._share = 0.0  # of the search
        self._seconds_before = 0.0  # of all searches but the last
        self._needed = 0  # games of the first round, until it has been compared with the budget
        self._kept: list[bool] = []
        self._what = self._remark = ""

    def begin(self, play: "Field[Any]", share: float, what: str = "") -> None:
        """A search begins that may take this share of everything; `what` it looks for is shown with its rounds."""
        from sim.searches.budget import Budget

        self._seconds_before = self.seconds
        self._plays.append(play)
        self._share, self._kept, self._what, self._remark = share, [], what, ""
        play.progress = lambda games: self.progress(self.games)
        if self._games is None:
            play.begin(Budget(seconds=share * self._seconds))
        else:
            play.begin(Budget(games=round(share * self._games)))

    def needs(self, games: int) -> None:
        """Say that the search cannot finish its first round of so many games, as soon as that is known."""
        self._needed = games
        if self._games is not None:
            self._compare(
                round(self._share * self._games),
                f"The first round needs about {games:,} games, and the search has {round(self._share * self._games):,}",
                "many",
            )

    def _compare_with_time(self) -> None:
        """Compare the first round with the time that the search has, once its speed can be told."""
        play, seconds = self._plays[-1], self._share * self._seconds
        if self._games is None and self._needed and play.seconds > SECONDS_TO_TELL_SPEED and play.games:
            speed = play.games / play.seconds
            self._compare(
                speed * seconds,
                f"The first round needs about {self._needed / speed:,.0f} s at {speed:,.0f} games a second, and the"
                f" search has {seconds:,.0f} s",
                "much time",
            )

    def _compare(self, limit: float, words: str, unit: str) -> None:
        if self._needed > limit:
            times = math.ceil(self._needed / max(limit, 1))
            print_error(f"{words}: it will end before anything can be found. Allow {times} times as {unit}.")
        self._needed = 0

    def told(self, step: "Step[Any]") -> None:
        """A round of the search is over."""
        self._kept.append(step.is_kept)

    def begins(self, remark: str) -> None:
        """What follows the search begins another part; it has no limit."""
        from sim.searches.budget import Budget

        self._remark = remark
        for play in self._plays:
            play.limit = Budget()

    def games_for(self, share: float, searched: int) -> int:
        """How many games a part is that has this share of all, after a search of so many games."""
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
        """Show so many games."""
        self._compare_with_time()
        total = self._games or int(done * max(1.0, self._seconds / max(self.seconds, 1e-3)))
        self._meter.update(done, self._words, max(total, done))

    def _words(self) -> str:
        return self._remark or f"{self._what}round {len(self._kept) + 1}, {sum(self._kept)} kept"
