"""What a run says, by the kind of its experiment: the one place where kinds and reports meet."""

from typing import Any, Protocol

from reports.summaries.summary import NotableGame
from reports.writing.document import Document
from sim.experiments.runs.folder import RunMismatch
from sim.experiments.runs.run import Run


class Summary(Protocol):
    """The result of a run: its numbers as JSON, and its report as a document."""

    @property
    def notable_games(self) -> tuple[NotableGame, ...]:
        """The games that are worth watching, the most telling ones first."""

    def to_json(self) -> dict[str, Any]:
        """Every number, ready for `json.dumps`."""

    def document(self) -> Document:
        """The report."""


def summarize_run(run: Run) -> Summary:
    """Count and estimate what the games of a run say.

    Raises RunMismatch for a kind of experiment that there is not.
    """
    kind = run.experiment.kind
    if kind == "match":
        from reports.summaries.match import summarize_match

        return summarize_match(run)
    if kind == "compare":
        from reports.summaries.compare import summarize_comparison

        return summarize_comparison(run)
    if kind == "goldfish":
        from reports.summaries.goldfish import summarize_goldfish

        return summarize_goldfish(run)
    if kind == "lift":
        from reports.summaries.lift import summarize_lift

        return summarize_lift(run)
    if kind == "matrix":
        from reports.summaries.matrix import summarize_matrix

        return summarize_matrix(run)
    if kind == "odds":
        from reports.summaries.odds import summarize_odds

        return summarize_odds(run)
    raise RunMismatch(f"The manifest of the run is damaged: there is no experiment {kind!r}.")
