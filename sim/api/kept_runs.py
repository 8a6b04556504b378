"""Runs that are made first and played later: what `duelsim serve` does with the runs of its queue.

A run that waits is a folder with a manifest and no games, and is listed in the index. Playing it is resuming it, so
that nothing is lost if the process that was to play it ends.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Unpack

from sim.api.errors import translated_errors
from sim.api.experiments import read_run
from sim.api.options import RunOptions
from sim.api.result import Result
from sim.api.run_experiment import experiment_of, run_experiment
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.index import KnownRun, Outcome, RunIndex
from sim.experiments.runs.kind import check_kind

if TYPE_CHECKING:
    from os import PathLike


def keep_run(make: Callable[..., Experiment], folder: str | PathLike[str], command: str = "") -> KnownRun:
    """Make the folder of the run of the experiment that `make` returns for a seed, and list it. Plays nothing.

    `command` is the command that would play the same games. Raises the errors of `sim.api.errors`, UnusableIndex, and
    OSError if the folder cannot be made.
    """
    with translated_errors():
        experiment = experiment_of(make, {})
        experiment.matchups  # noqa: B018 - cards that cannot be played are refused before there is a folder
    with contextlib.closing(RunIndex.of_user()) as index:
        kept = RunFolder.open(folder, experiment.manifest() | ({"command": command} if command else {}))
        run = read_run(folder).run  # it may be there already
        return index.add(kept, Outcome(run.game_count, not run.interrupted, ""), int(time.time()))


def resume_run(folder: str | PathLike[str], **options: Unpack[RunOptions]) -> Result:
    """Play what is missing of the run in a folder, and write its page.

    Raises what `run_experiment` raises, and RunMismatch if there is no run, or it is of another version.
    """
    manifest = RunFolder.read(folder).manifest
    with translated_errors():
        experiment = Experiment.from_manifest(manifest)
    check_kind(experiment)
    asked: RunOptions = {**options, "out": os.fspath(folder), "command": manifest.get("command", "")}
    return run_experiment(lambda **_: experiment, asked)
