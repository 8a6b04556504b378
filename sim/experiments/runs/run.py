"""A run: the games of an experiment, played or read. `sim.api.result` computes results from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from sim.experiments.runs.columns import frame
from sim.experiments.runs.experiment import Experiment
from sim.games.playing.batch import LOST, Games, error_of
from sim.json_types import JsonObject

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl


@dataclass(frozen=True)
class Run:
    """The games of an experiment.

    `cells` are the games of each matchup; some may have none. `seconds` is how long it took to play them, 0 for a run
    that was read; `interrupted` says that not all were played; `path` is the folder of the run, if it was kept.
    `damaged` names the damaged files of the folder and what is wrong with them: their games were played again, or
    are lost if the run was only read. `pilots` are the games that were played again with better players
    (`sim.experiments.kinds.pilots`), if that was asked for.
    """

    experiment: Experiment
    cells: tuple[Games, ...]
    seconds: float = 0.0
    interrupted: bool = False
    path: Path | None = None
    damaged: Mapping[str, str] = field(default_factory=dict)
    pilots: Run | None = None

    def __repr__(self) -> str:
        """What was played, in a line: the games themselves are thousands of numbers."""
        matchups = "1 matchup" if len(self.cells) == 1 else f"{len(self.cells)} matchups"
        games = "1 game" if self.game_count == 1 else f"{self.game_count:,} games"
        kept = "" if self.path is None else f", kept in {str(self.path)!r}"
        return f"<Run: {self.experiment.kind}, {games} of {matchups}, seed {self.experiment.seed}{kept}>"

    @cached_property
    def games(self) -> pl.DataFrame:
        """Every game as a row of a Polars frame; docs/runs.md describes the columns."""
        import polars as pl

        frames = [frame(games.rows, games.digests, 0, cell) for cell, games in enumerate(self.cells)]
        return pl.concat([one.filter(one["error"] != LOST) for one in frames])

    def to_pandas(self) -> pd.DataFrame:
        """Every game as a row of a pandas frame, with the columns of `games`.

        Raises ModuleNotFoundError if pandas, an extra of duelsim, is not installed.
        """
        try:
            import pandas as pd
        except ModuleNotFoundError:
            hint = "to_pandas needs pandas. Install it, in your clone, with: pip install -e '.[pandas]'"
            raise ModuleNotFoundError(hint, name="pandas") from None

        return pd.DataFrame(self.games.to_dict(as_series=False))

    @property
    def errors(self) -> list[JsonObject]:
        """The games that ended in an error: `cell`, `game` and `error`."""
        return [
            {"cell": cell, "game": int(game), "error": error_of(games.rows[game])}
            for cell, games in enumerate(self.cells)
            for game in games.error_games
        ]

    @property
    def game_count(self) -> int:
        """How many games were played, without those that are lost."""
        return sum(games.played for games in self.cells)

    @property
    def lost(self) -> int:
        """How many games are lost, because the files that held them are damaged."""
        return sum(len(games.rows) - games.played for games in self.cells)
