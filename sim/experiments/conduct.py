"""From an experiment to a run: the kind decides which games are played, but not how.

All matchups of an experiment have the same seed, and therefore the same luck.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from os import PathLike
from pathlib import Path

from sim.experiments.kinds.pilots import before_pilots
from sim.experiments.runs.execution import Backend, Execution, threads
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import MANIFEST, PILOTS, RunFolder, RunMismatch
from sim.experiments.runs.kind import check_kind, kind_of
from sim.experiments.runs.reading import NotPlayed, Reading
from sim.experiments.runs.run import Run
from sim.language import gettext


def conduct(
    experiment: Experiment,
    folder: RunFolder | None = None,
    backend: Backend | None = None,
    progress: Callable[[Execution], None] | None = None,
) -> Run:
    """Play an experiment; chunks that the folder has are read, and damaged ones played again.

    `backend` plays the chunks, by default one thread; `progress` is called after each of them. Ctrl-C ends the
    experiment with the games played so far.

    Raises UnknownCard or DefinitionError for decks that cannot be played.
    """
    return _carried_out(Execution(experiment, folder, backend or threads(1)), folder, KeyboardInterrupt, progress)


def _carried_out(
    execution: Execution,
    folder: RunFolder | None,
    end: type[BaseException],
    progress: Callable[[Execution], None] | None = None,
) -> Run:
    """The run of the games that an execution has until `end` is raised."""
    experiment = execution.experiment
    interrupted = False
    started = time.perf_counter()
    try:
        for _ in kind_of(experiment).steps(execution):
            if progress is not None:
                progress(execution)
    except end:
        interrupted = True
    seconds = time.perf_counter() - started
    cells = tuple(execution.games(cell) for cell in range(len(execution.matchups)))
    path = None if folder is None else folder.path
    return Run(experiment, cells, seconds, interrupted, path, execution.damaged)


def read_run(path: str | PathLike[str], *, salvage: bool = False) -> Run:
    """The run in a folder, with the games that it has and those of its pilots; `interrupted` if some are missing.

    With `salvage`, the games of damaged files are left out. Otherwise they raise RunMismatch, as does a folder without
    a run. Also raises the errors of `Experiment.from_manifest`.
    """
    run = _read(path, salvage=salvage)
    return replace(run, pilots=read_pilots(run.experiment, path, salvage=salvage))


def read_pilots(experiment: Experiment, path: str | PathLike[str], *, salvage: bool = False) -> Run | None:
    """The games with better players of the run of an experiment in a folder; None if it has none.

    Raises RunMismatch if they are those of another run, or damaged.
    """
    folder = Path(path) / PILOTS
    if not kind_of(experiment).has_pilots or experiment.luck:
        return None
    if not ((folder / MANIFEST).exists() or (folder / "games").exists()):
        return None
    pilots = _read(folder, salvage=salvage)
    asked = pilots.experiment
    luck = (asked.seed, asked.rules, asked.turn_cap) == (experiment.seed, experiment.rules, experiment.turn_cap)
    if not luck or before_pilots(asked) != experiment.cells:
        raise RunMismatch(
            gettext(
                "{folder} does not belong to the run in {path}: it has other decks, players, rules or luck.",
                folder=folder,
                path=path,
            )
        )
    return pilots


def _read(path: str | PathLike[str], *, salvage: bool) -> Run:
    folder = RunFolder.read(path)
    experiment = Experiment.from_manifest(folder.manifest)
    check_kind(experiment)
    run = _carried_out(Reading(experiment, folder, salvage=salvage), folder, NotPlayed)
    return replace(run, seconds=0.0, interrupted=run.interrupted or run.lost > 0)
