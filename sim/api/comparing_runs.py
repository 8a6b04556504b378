"""Comparing two kept runs, without playing: `duelsim runs compare`, and `duelsim.compare_runs`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING

from reports.summaries.players import between
from sim.api import arguments
from sim.api.errors import ImpossibleExperiment
from sim.api.experiments import read_run
from sim.api.notebooks import as_html
from sim.json_types import JsonObject
from sim.language import gettext

if TYPE_CHECKING:
    from reports.summaries.two_runs import TwoRuns
    from reports.writing.document import Document


@dataclass(frozen=True)
class RunComparison:
    """How a deck did in one run, compared with a deck in another.

    `summary` has the estimates; `between` says between whom they hold: playbooks, or players who look ahead.
    """

    summary: TwoRuns
    between: str

    def __repr__(self) -> str:
        """The verdict."""
        return f"<RunComparison: {self.verdict}>"

    @property
    def verdict(self) -> str:
        """The result in a sentence."""
        return self.document().verdict.text

    def _repr_html_(self) -> str:
        """What a notebook shows: what the command prints."""
        return as_html(self.document())

    def to_json(self) -> JsonObject:
        """The comparison as JSON, as the command prints it."""
        return {"between": self.between, **self.summary.to_json()}

    def document(self) -> Document:
        """The comparison as a document, which `reports.writing.page` and others write."""
        from reports.sections.two_runs import document

        return document(self.summary, self.between)


def compare_runs(
    first: str | PathLike[str],
    second: str | PathLike[str],
    *,
    decks: str | Sequence[str] | None = None,
    labels: tuple[str, str] | None = None,
) -> RunComparison:
    """Compare how two decks did against the opponents that both have met, in two kept runs. Plays nothing.

    `first` and `second` are the folders of the runs; differences are the second minus the first. `decks` is the name of
    the deck in both runs, or two names, one for each; without it, the deck that the experiment is about is compared.
    `labels` name the runs in the report.

    Raises RunMismatch if a folder holds no run or a damaged one, and ImpossibleExperiment if the decks have no opponent
    in common.
    """
    from reports.summaries.two_runs import compare_two_runs

    named = () if decks is None else arguments.texts("decks", decks)
    if len(named) not in (1, 2) and decks is not None:
        raise ImpossibleExperiment(
            gettext("decks: name one deck, or two, one for each run, not {named}.", named=len(named))
        )
    runs = [read_run(path).run for path in (first, second)]
    one, other = (gettext("the run in {folder}", folder=run.path) for run in runs) if labels is None else labels
    players = dict.fromkeys(player for run in runs for player in run.experiment.players)
    return RunComparison(compare_two_runs(runs[0], runs[1], (one, other), named), between(list(players)))
