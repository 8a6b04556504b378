"""The summary of a run: the file of its kind in this folder, named after it, has the function `summarize_<kind>`.

It is imported when it is needed: a match does not wait for the others.
"""

from importlib import import_module

from reports.summaries.summary import Summary
from sim.experiments.runs.kind import kind_of
from sim.experiments.runs.run import Run


def summarize_run(run: Run) -> Summary:
    """Count and estimate what the games of a run say.

    Raises RunMismatch for an unknown kind of experiment.
    """
    kind = kind_of(run.experiment).name
    summary: Summary = getattr(import_module(f"reports.summaries.{kind}"), f"summarize_{kind}")(run)
    return summary
