"""A run: the games of an experiment, played or read, and the ways to what they say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim import __version__
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import frame
from sim.games.batch import Games, error_of

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl
    from matplotlib.figure import Figure

    from reports.summaries.summary import Summary
    from reports.writing.document import Document


@dataclass(frozen=True)
class Run:
    """What was played of an experiment.

    `cells` are the games of each matchup, of some none if nobody wanted them. `seconds` is how long it took to play
    them, 0 for a run that was read; `interrupted` says that not all were played; `path` is the run's folder.
    """

    experiment: Experiment
    cells: tuple[Games, ...]
    seconds: float = 0.0
    interrupted: bool = False
    path: Path | None = None

    @cached_property
    def games(self) -> pl.DataFrame:
        """Every game as a row of a Polars frame; docs/runs.md describes the columns."""
        import polars as pl

        return pl.concat([frame(games.rows, games.digests, 0, cell) for cell, games in enumerate(self.cells)])

    def to_pandas(self) -> pd.DataFrame:
        """Every game as a row of a pandas frame, with the columns of `games`."""
        import pandas as pd

        return pd.DataFrame(self.games.to_dict(as_series=False))

    @cached_property
    def summary(self) -> Summary:
        """What the games say: `to_json()` are its numbers."""
        from reports.summaries.by_kind import summarize_run

        return summarize_run(self)

    def to_json(self) -> dict[str, Any]:
        """The result as JSON has it, the same whenever the run is played again: `summary.json` of its folder."""
        return {
            "experiment": self.experiment.kind,
            "version": __version__,
            "seed": self.experiment.seed,
            "turn_cap": self.experiment.turn_cap,
            "rules": self.experiment.rules.settings(),
            "games": self.game_count,
            "errors": len(self.errors),
            "error_games": self.errors,
            **self.summary.to_json(),
        }

    def document(self) -> Document:
        """The report, which `reports.writing.page` and others write down."""
        from reports.sections import by_kind

        return by_kind.document(self.summary)

    def figures(self) -> dict[str, Figure]:
        """The figures of the report by name, as Matplotlib draws them."""
        from reports.writing.document import Figure as Drawn

        blocks = (block for section in self.document().sections for block in section.blocks)
        return {block.name: block.draw() for block in blocks if isinstance(block, Drawn)}

    @property
    def errors(self) -> list[dict[str, Any]]:
        """The games that ended as an error: `cell`, `game` and `error`."""
        return [
            {"cell": cell, "game": int(game), "error": error_of(games.rows[game])}
            for cell, games in enumerate(self.cells)
            for game in games.error_games
        ]

    @property
    def game_count(self) -> int:
        """How many games were played."""
        return sum(len(games.rows) for games in self.cells)
