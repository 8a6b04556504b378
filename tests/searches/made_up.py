"""A search in a folder that nobody has searched: a playbook whose one round gained nothing, unless it is to gain."""

import contextlib
from pathlib import Path

from reports.summaries.tune import TuneRound, TuneSummary, TuneTest
from sim.api.kept_searches import keep_found
from sim.api.search_results import TuneResult
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.index import remember
from sim.searches.kept import KeptSearch
from sim.statistics.comparison import compare
from tests.experiments.runs.test_runs import CELLS


def keep_made_up_search(folder: Path, *, interrupted: bool = False, gains: bool = False) -> TuneResult:
    """Keep it in a folder, list it, and return its result."""
    experiment = Experiment("tune", CELLS, 2, 7)
    (side, *_), opponents = zip(*experiment.cells, strict=True)
    gain = compare([[0.0, 0.5] * 20] * len(opponents), [[1.0, 0.5] * 20] * len(opponents)) if gains else None
    summary = TuneSummary(
        rounds=(TuneRound(1, 40, ("use: rather Corile",), None, is_kept=False, games=500),),
        stopped="interrupted" if interrupted else "nothing gains",
        held_out=None if interrupted else TuneTest(8, gain, is_whole=True, is_interrupted=False),
        lines=(),
        playbook="base: rush\n",
        verdict="nothing gained beyond luck: this is the base",
        seed=7,
        searched=500,
        games=600,
        errors=0,
        seconds=2.0,
        side=side,
        opponents=opponents,
    )
    result = TuneResult(summary)
    with contextlib.closing(KeptSearch.open(folder, experiment.manifest() | {"search": {}})) as kept:
        keep_found(kept, result)
        remember(kept, result.outcome)
    return result
