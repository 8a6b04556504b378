"""The summary of a run, by the kind of its experiment: one row for each kind."""

from collections.abc import Callable, Mapping

from reports.summaries.compare import summarize_comparison
from reports.summaries.goldfish import summarize_goldfish
from reports.summaries.lift import summarize_lift
from reports.summaries.match import summarize_match
from reports.summaries.matrix import summarize_matrix
from reports.summaries.odds import summarize_odds
from reports.summaries.summary import Summary
from sim.experiments.runs.folder import RunMismatch
from sim.experiments.runs.run import Run

SUMMARIES: Mapping[str, Callable[[Run], Summary]] = {
    "compare": summarize_comparison,
    "goldfish": summarize_goldfish,
    "lift": summarize_lift,
    "match": summarize_match,
    "matrix": summarize_matrix,
    "odds": summarize_odds,
}


def summarize_run(run: Run) -> Summary:
    """Count and estimate what the games of a run say.

    Raises RunMismatch for an unknown kind of experiment.
    """
    kind = run.experiment.kind
    if kind not in SUMMARIES:
        raise RunMismatch(f"The manifest of the run is damaged: there is no experiment {kind!r}.")
    return SUMMARIES[kind](run)
