"""From an experiment to a run: which games are played depends on its kind, how they are played does not."""

import time
from collections.abc import Callable, Iterator
from os import PathLike

from sim.experiments.kinds import compare, match
from sim.experiments.runs.execution import Backend, Execution, NotPlayed, read_only, threads
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.run import Run


def play_everything(playing: Execution) -> Iterator[int]:
    """Play all games of all matchups."""
    return playing.play(range(len(playing.matchups)), playing.experiment.games)


# The kinds of experiments that do not play everything in any case.
STEPS: dict[str, Callable[[Execution], Iterator[int]]] = {"compare": compare.steps, "match": match.steps}


def conduct(
    experiment: Experiment,
    folder: RunFolder | None = None,
    backend: Backend | None = None,
    progress: Callable[[Execution], None] | None = None,
) -> Run:
    """Play an experiment; chunks that the folder has are read. Ctrl-C ends it with the games played until then.

    `backend` plays the chunks, by default one thread; `progress` is called after each of them.

    Raises UnknownCard or DefinitionError for decks that cannot be played, RunMismatch for a damaged folder.
    """
    playing = Execution(experiment, folder, backend or threads(1))
    interrupted = False
    started = time.perf_counter()
    try:
        for _ in STEPS.get(experiment.kind, play_everything)(playing):
            if progress is not None:
                progress(playing)
    except (KeyboardInterrupt, NotPlayed):
        interrupted = True
    seconds = time.perf_counter() - started
    cells = tuple(playing.games(cell) for cell in range(len(playing.matchups)))
    return Run(experiment, cells, seconds, interrupted, None if folder is None else folder.path)


def read_run(path: str | PathLike[str]) -> Run:
    """The run in a folder, with the games that are there; `interrupted` where it has not been played to its end.

    Raises RunMismatch where there is no run or a file is damaged, and as `Experiment.from_manifest`.
    """
    folder = RunFolder.read(path)
    return conduct(Experiment.from_manifest(folder.manifest), folder, read_only)
