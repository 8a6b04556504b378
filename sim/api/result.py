"""The result of an experiment: its run, and the summary, report and figures made from its games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from decks.shown_names import in_english
from reports.summaries.players import between
from sim.api.notebooks import as_html
from sim.cards.library.shown_names import with_japanese_names
from sim.experiments.runs.run import Run
from sim.json_types import JsonObject
from sim.language import language
from sim.version import VERSION

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl
    from matplotlib.figure import Figure
    from typing_extensions import TypeVar  # of the type checker, for the default

    from reports.full_report import Recount
    from reports.summaries.summary import Summary
    from reports.writing.document import Document
    from sim.experiments.runs.index import Outcome

    SummaryType = TypeVar("SummaryType", bound=Summary, default=Summary, covariant=True)
else:
    from typing import TypeVar

    SummaryType = TypeVar("SummaryType")


@dataclass(frozen=True)
class Result(Generic[SummaryType]):
    """A run, played or read, and what can be computed from its games.

    Its parameter is the summary of its kind of experiment: `duelsim.match` returns a `Result[MatchupSummary]`.
    """

    run: Run

    def __repr__(self) -> str:
        """The verdict, and what was played."""
        return f"<Result of {self.run!r}{f': {self.verdict}' if self.verdict else ''}>"

    def _repr_html_(self) -> str:
        """What a notebook shows: what the command would print."""
        if not self.run.game_count:
            return f"<p>{escape(repr(self))}</p>"
        return as_html(self.document())

    @property
    def verdict(self) -> str:
        """The result in a sentence or two; "" if no game was played."""
        if not self.run.game_count:
            return ""
        return self.document().verdict.text

    @property
    def kind(self) -> str:
        """The kind of experiment: "match", "compare" ..."""
        return self.run.experiment.kind

    @property
    def has_numbers(self) -> bool:
        """Whether there is a game, and with it anything to report."""
        return self.run.game_count > 0

    @property
    def outcome(self) -> Outcome:
        """What the list of runs says of it."""
        from sim.experiments.runs.index import Outcome

        return Outcome(self.run.game_count, not self.run.interrupted, self.verdict)

    @property
    def games(self) -> pl.DataFrame:
        """Every game as a row of a Polars frame; docs/runs.md describes the columns."""
        return self.run.games

    def to_pandas(self) -> pd.DataFrame:
        """Every game as a row of a pandas frame, with the columns of `games`.

        Raises ModuleNotFoundError if pandas, an extra of duelsim, is not installed.
        """
        return self.run.to_pandas()

    @property
    def seed(self) -> int:
        """The seed, which gives the same games again."""
        return self.run.experiment.seed

    @property
    def path(self) -> Path | None:
        """The folder of the run; None if it was not kept."""
        return self.run.path

    @property
    def interrupted(self) -> bool:
        """Whether games are missing: Ctrl-C ended the run, or it was read before its end."""
        pilots = self.run.pilots
        return self.run.interrupted or (pilots is not None and pilots.interrupted)

    @property
    def lost(self) -> int:
        """How many games are lost, because files of the run are damaged: see `salvage` of `read_run`."""
        return self.run.lost

    @property
    def errors(self) -> list[JsonObject]:
        """The games that ended in an error: `cell`, `game` and `error`."""
        return self.run.errors

    @property
    def summary(self) -> SummaryType:
        """The estimates, with their intervals."""
        from reports.summaries.by_kind import summarize_run

        if language() not in self._summaries:
            found: Any = summarize_run(self.run)  # the kind decides which summary, and with it the parameter
            self._summaries[language()] = found
        return self._summaries[language()]

    @cached_property
    def _summaries(self) -> dict[str, SummaryType]:
        """The summary in each language in which somebody has asked for it: it says which games are worth watching."""
        return {}

    def to_json(self) -> JsonObject:
        """The result as JSON, the same each time the run is played: the `summary.json` of its folder."""
        with in_english():
            return self._json()

    def _json(self) -> JsonObject:
        from reports.cards_noted import cards_noted_json
        from reports.values_shown import pilots_of, values_json

        experiment = self.run.experiment
        found = {
            "experiment": experiment.kind,
            "version": VERSION,
            "seed": experiment.seed,
            "turn_cap": experiment.turn_cap,
            "rules": experiment.rules.settings(),
            "games": self.run.game_count,
            **cards_noted_json(self.run),
            **({"lost_games": self.lost} if self.lost else {}),
            "between": between(experiment.players) if self.run.game_count else None,
            "values": values_json(pilots_of(self.run)),
            "errors": len(self.errors),
            "error_games": self.errors,
            **self.summary.to_json(),
        }
        json: JsonObject = with_japanese_names(found)
        return json

    def document(self) -> Document:
        """The result as a document, which `reports.writing.page` and others write."""
        from reports.full_report import document_of

        return document_of(self.run, self.summary)

    def report(self, *, numbers_only: bool = False, recount_game: Recount | None = None) -> Document:
        """The whole report: the document, some games turn by turn, the decks, and the sources.

        The arguments are those of `reports.full_report.whole_report`.
        """
        from reports.full_report import whole_report

        return whole_report(self.run, self.summary, numbers_only=numbers_only, recount_game=recount_game)

    def figures(self) -> dict[str, Figure]:
        """The figures of the document by name, as Matplotlib draws them."""
        from reports.writing.document import Figure as Drawn

        blocks = (block for section in self.document().sections for block in section.blocks)
        return {block.name: block.draw() for block in blocks if isinstance(block, Drawn)}
