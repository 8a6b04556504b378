"""The one way to run an experiment, for the command line and for Python programs, on this machine and on a cluster.

What may be asked is in `sim.api.experiments`; what is told meanwhile, in `sim.api.observer`; what can go wrong, in
`sim.api.errors`.
"""

import contextlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping
from os import PathLike
from typing import TypedDict

from decks import DeckFormat
from sim.api.errors import GamesErred, Interrupted, one_vocabulary
from sim.api.observer import Observer
from sim.api.page_writer import PageWriter
from sim.api.result import Result
from sim.engine.record.luck import root_key
from sim.experiments.conduct import conduct
from sim.experiments.runs.cluster import connected
from sim.experiments.runs.execution import Backend, read_only, threads
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.experiments.runs.folder import SUMMARY, RunFolder, seed_of
from sim.games.batch import TURN_CAP
from sim.games.matchup import Matchup
from sim.games.rule_options import RuleOptions


class RunOptions(TypedDict, total=False):
    """What every experiment can be told, with the meaning that the options of the commands have.

    Which games are played: `seed` is drawn where it is not given, or that of the run in `out`; `rules` are other
    rulings, such as {"breaking": "one-by-one"}; `turn_cap` is the turn after which a game is left undecided; `format`
    is what deck files may hold.

    Who plays them: `jobs` threads, one for each core if not given, or the workers of the Dask cluster whose
    `scheduler` has this address.

    What is kept: `out` is the folder of the run, which gets a report.html unless `page` is false; `command` is what
    the report says to type for the same games.

    What is told: `observer` hears what happens meanwhile; `max_error_rate` is the share of games that may end as an
    error before GamesErred is raised, 0 if not given.
    """

    seed: int | None
    rules: Mapping[str, str]
    turn_cap: int
    format: DeckFormat
    jobs: int | None
    scheduler: str | None
    out: str | PathLike[str] | None
    page: bool
    command: str
    observer: Observer
    max_error_rate: float


def run_experiment(make: Callable[..., Experiment], options: RunOptions) -> Result:
    """Play the experiment that `make` returns when it is given the seed, the rules and the turn cap.

    Raises the errors of `sim.api.errors`, and TypeError for an option that there is not.
    """
    with one_vocabulary():
        _check(options)
        experiment = _experiment(make, options)
        first = experiment.matchups[0]  # cards that cannot be played are refused before there is a folder
    observer = options.get("observer") or Observer()
    folder = _folder(experiment, options)
    with contextlib.ExitStack() as stack:
        writer = None
        if folder is not None and options.get("page", True):
            writer = stack.enter_context(PageWriter(folder))
        with _backend(options, first if experiment.games else None, observer) as backend:
            observer.started(experiment)
            if writer is not None:
                writer.import_meanwhile()
            result = Result(conduct(experiment, folder, backend, observer.chunk_played))
        if result.interrupted:
            observer.finished(result)
            raise Interrupted(result)
        if writer is not None:
            writer.ask(result)
        if folder is not None:
            folder.write_json(SUMMARY, result.to_json())
        observer.finished(result)
        if writer is not None:
            writer.write(result, observer.page_drawn)
    max_error_rate = options.get("max_error_rate", 0.0)
    if len(result.errors) > max_error_rate * result.run.game_count:
        raise GamesErred(result, max_error_rate)
    return result


def _check(options: RunOptions) -> None:
    """Raise TypeError for an option that there is not, ImpossibleExperiment for a cluster that cannot be."""
    if unknown := options.keys() - RunOptions.__annotations__.keys():
        raise TypeError(f"an experiment cannot be told {', '.join(sorted(unknown))}")
    if options.get("scheduler") is None:
        return
    if options.get("jobs") is not None:
        raise ImpossibleExperiment("jobs are threads of this machine; the workers of a cluster have their own.")
    if importlib.util.find_spec("distributed") is None:
        raise ImpossibleExperiment("A cluster needs dask.distributed. Install it with: pip install 'duelsim[cluster]'")


def _experiment(make: Callable[..., Experiment], options: RunOptions) -> Experiment:
    seed, out = options.get("seed"), options.get("out")
    if seed is None and out is not None:
        seed = seed_of(out)
    return make(
        seed=root_key(seed)[0],
        rules=RuleOptions.of(f"{name}={choice}" for name, choice in options.get("rules", {}).items()),
        turn_cap=options.get("turn_cap", TURN_CAP),
    )


def _folder(experiment: Experiment, options: RunOptions) -> RunFolder | None:
    """The folder that keeps the run. Raises RunMismatch where it holds something else."""
    out, command = options.get("out"), options.get("command")
    if out is None:
        return None
    return RunFolder.open(out, experiment.manifest() | ({"command": command} if command else {}))


@contextlib.contextmanager
def _backend(options: RunOptions, first: Matchup | None, observer: Observer) -> Iterator[Backend]:
    """Who plays, ready to do so: the compiled engine is only loaded where this machine plays.

    Nobody plays where there is no first matchup, because no games are wanted.
    """
    scheduler = options.get("scheduler")
    if first is None:
        yield read_only
    elif scheduler is None:
        observer.load_engine(first)
        import joblib  # takes long to import, and may have been while the engine was loaded

        yield threads(options.get("jobs") or joblib.cpu_count())
    else:
        with connected(scheduler) as cluster:
            observer.connected(scheduler, cluster.threads)
            yield cluster.play
