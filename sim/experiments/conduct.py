"""From an experiment to a run: the kind decides which games are played, but not how.

All matchups of an experiment have the same seed, and therefore the same luck.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from os import PathLike

from sim.experiments.kinds import compare, match
from sim.experiments.runs.execution import Backend, Execution, NotPlayed, play_everything, read_only, threads
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, RunMismatch
from sim.experiments.runs.run import Run

# Which games each kind of experiment plays, and in which order. A new kind is a file of `kinds` and a row here.
STEPS: Mapping[str, Callable[[Execution], Iterator[int]]] = {
    "compare": compare.steps,
    "goldfish": play_everything,
    "lift": play_everything,
    "match": match.steps,
    "matrix": play_everything,
    "odds": play_everything,
}


def conduct(
    experiment: Experiment,
    folder: RunFolder | None = None,
    backend: Backend | None = None,
    progress: Callable[[Execution], None] | None = None,
) -> Run:
    """Play an experiment; chunks that the folder has are read. Ctrl-C ends it with the games played so far.

    `backend` plays the chunks, by default one thread; `progress` is called after each of them.

    Raises UnknownCard or DefinitionError for decks that cannot be played, RunMismatch for a damaged folder.
    """
    if experiment.kind not in STEPS:
        raise RunMismatch(f"The manifest of the run is damaged: there is no experiment {experiment.kind!r}.")
    execution = Execution(experiment, folder, backend or threads(1))
    interrupted = False
    started = time.perf_counter()
    try:
        for _ in STEPS[experiment.kind](execution):
            if progress is not None:
                progress(execution)
    except (KeyboardInterrupt, NotPlayed):
        interrupted = True
    seconds = time.perf_counter() - started
    cells = tuple(execution.games(cell) for cell in range(len(execution.matchups)))
    return Run(experiment, cells, seconds, interrupted, None if folder is None else folder.path)


def read_run(path: str | PathLike[str]) -> Run:
    """The run in a folder, with the games that it has; `interrupted` if some are missing.

    Raises RunMismatch if there is no run or a file is damaged, and the errors of `Experiment.from_manifest`.
    """
    folder = RunFolder.read(path)
    return conduct(Experiment.from_manifest(folder.manifest), folder, read_only)
