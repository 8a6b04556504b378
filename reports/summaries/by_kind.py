"""The summary of a run, by the kind of its experiment: one row for each kind.

A kind's file has the kind's name, and is imported when it is needed: a match does not wait for the others.
"""

from collections.abc import Mapping
from importlib import import_module

from reports.summaries.summary import Summary
from sim.experiments.runs.folder import RunMismatch
from sim.experiments.runs.run import Run

SUMMARIES: Mapping[str, str] = {  # the function of the file reports/summaries/<kind>.py
    "best_of": "summarize_best_of",
    "compare": "summarize_comparison",
    "gauntlet": "summarize_gauntlet",
    "goldfish": "summarize_goldfish",
    "lift": "summarize_lift",
    "match": "summarize_match",
    "matrix": "summarize_matrix",
    "odds": "summarize_odds",
    "slots": "summarize_slots",
    "pilots": "summarize_pilots",
}


def summarize_run(run: Run) -> Summary:
    """Count and estimate what the games of a run say.

    Raises RunMismatch for an unknown kind of experiment.
    """
    kind = run.experiment.kind
    if kind not in SUMMARIES:
        raise RunMismatch(f"The manifest of the run is damaged: there is no experiment {kind!r}.")
    summary: Summary = getattr(import_module(f"reports.summaries.{kind}"), SUMMARIES[kind])(run)
    return summary
