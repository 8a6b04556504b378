"""What `duelsim tune` and `duelsim improve` share: how long a search takes, its progress, and its folder."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sim.command_line.output import Meter

if TYPE_CHECKING:
    from sim.games.matchup import Side
    from sim.games.rule_options import RuleOptions
    from sim.tuning.field import Budget, Field
    from sim.tuning.kept import KeptSearch
    from sim.tuning.rounds import Step


search_folder_option = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the search in this folder. After an interruption, the same command resumes it.",
)


def seed_of_search(seed: int | None, out: Path | None) -> int:
    """The seed of a search: the one that is named, that of the search in the folder, or a random one."""
    from sim.games.coaching import drawn_seed
    from sim.tuning.kept import seed_of

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
    """The folder of `--out`, with everything that decides the games of a search. Raises OtherSearch or OSError."""
    if out is None:
        return None
    from sim.experiments.runs.experiment import Experiment
    from sim.tuning.kept import KeptSearch

    manifest = Experiment(command, tuple(cells), 2, seed, rules, turn_cap, settings).manifest()
    of_runs = ("games", "chunk", "versions", "settings")
    identity = {key: value for key, value in manifest.items() if key not in of_runs}
    return KeptSearch(out.expanduser(), {**identity, **settings})


class SearchPlan:
    """The parts of a command that searches, in seconds or in games, and the progress of all of them."""

    def __init__(self, seconds: float, games: int | None, share: float, meter: Meter) -> None:
        """`seconds`, or `games` if they are given, are those of all parts; the search has this share of them."""
        self._seconds, self._games, self._share, self._meter = seconds, games, share, meter
        self._play: Field[Any] | None = None
        self._kept: list[bool] = []
        self._remark = ""

    def begin(self, play: "Field[Any]") -> None:
        """The search begins: its time is counted from now on."""
        self._play = play
        play.progress = self.progress
        play.begin(self.budget)

    @property
    def budget(self) -> "Budget":
        """What the search may take."""
        from sim.tuning.field import Budget

        if self._games is None:
            return Budget(seconds=self._share * self._seconds)
        return Budget(games=round(self._share * self._games))

    def told(self, step: "Step") -> None:
        """A round of the search is over."""
        self._kept.append(step.is_kept)

    def begins(self, remark: str) -> None:
        """What follows the search begins another part; it has no limit."""
        from sim.tuning.field import Budget

        self._remark = remark
        if self._play is not None:
            self._play.limit = Budget()

    def games_for(self, share: float, searched: int) -> int:
        """How many games a part is that has this share of all, after a search of so many games."""
        return int(searched * share / self._share)

    def progress(self, games: int) -> None:
        """Show the games so far."""
        elapsed = self._play.seconds if self._play is not None else 0.0
        total = self._games or int(games * max(1.0, self._seconds / max(elapsed, 1e-3)))
        self._meter.update(
            games, lambda: self._remark or f"round {len(self._kept) + 1}, {sum(self._kept)} kept", max(total, games)
        )
