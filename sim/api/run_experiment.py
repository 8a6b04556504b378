"""The one way to run an experiment, for the command line and for Python programs, on this machine and on a cluster.

The experiments are in `sim.api.experiments`, progress in `sim.api.observer`, errors in `sim.api.errors`.
"""

import contextlib
import os.path
import threading
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, TypedDict

from decks.shown_names import in_english
from sim.api.errors import GamesErred, Interrupted, translated_errors
from sim.api.learning import with_values
from sim.api.observer import Observer
from sim.api.options import RunOptions
from sim.api.page_writer import PageWriter
from sim.api.programs import ProgramBackend
from sim.api.result import Result
from sim.engine.record.luck import root_key
from sim.experiments.conduct import conduct, read_pilots
from sim.experiments.kinds.pilots import pilots_experiment
from sim.experiments.runs.cluster import ClusterError, connected
from sim.experiments.runs.execution import Backend, Execution, nobody, threads
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.experiments.runs.folder import PILOTS, SUMMARY, RunFolder, seed_of
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Matchup
from sim.games.matchups.rule_history import TODAY
from sim.games.matchups.rule_options import RuleOptions
from sim.games.playing.arrays import PlayedGames
from sim.games.playing.batch import TURN_CAP, Chunk
from sim.games.sessions.outside import Player


@dataclass(frozen=True)
class Pilots:
    """The games with better players: how many of each matchup in each way, and who plays them, without its script."""

    games: int
    player: str


class Luck(TypedDict):
    """What an experiment is made for: its seed, the rules and the turn cap."""

    seed: int
    rules: RuleOptions
    turn_cap: int


def run_experiment(
    make: Callable[..., Experiment],
    options: RunOptions,
    programs: Mapping[int, Player] | None = None,
    *,
    pilots: Pilots | None = None,
) -> Result[Any]:  # the kind that `make` returns decides which summary
    """Play the experiment that `make` returns for the seed, the rules and the turn cap.

    `programs` are the players in Python, by deck. Some games of each matchup are then played again with better `pilots`
    on either side and on both. The options have been checked (`sim.api.arguments`). Raises the errors of
    `sim.api.errors`.
    """
    # Over 60 lines: the order of its steps matters, and each may fail.
    if programs:
        _check_with_programs(options)
    given = options.get("observer")
    observer = Observer() if given is None else given
    with translated_errors():
        experiment = experiment_of(make, options)
        again = pilots_experiment(experiment, pilots.games, pilots.player) if pilots else None
        experiment, again = _with_values(experiment, again, options, observer)
        # Cards that cannot be played are refused before making a folder.
        matchups = experiment.matchups + (() if again is None else again.matchups)
    folder = _folder(experiment, options)
    kept = None if folder is None or pilots else read_pilots(experiment, folder.path)
    with contextlib.ExitStack() as stack:
        writer = None
        if folder is not None and options.get("page", True):
            writer = stack.enter_context(PageWriter(folder))
        by_programs = ProgramBackend(programs) if programs else None
        with _backend(options, matchups[0] if experiment.games else None, observer, by_programs) as backend:
            observer.started(experiment)
            if experiment.games:
                threading.Thread(target=_import_what_counts, args=[experiment.kind], daemon=True).start()
            if writer is not None:
                writer.import_meanwhile()
            run = conduct(experiment, folder, backend, observer.chunk_played)
            if again is not None and not run.interrupted:
                run = _with_pilots(run, again, folder, backend, observer)
            result = Result(run if kept is None else replace(run, pilots=kept))
        if folder is not None:
            stack.callback(_remember, folder, result)  # at the end: nobody waits for the index
        if result.interrupted:
            try:
                if folder is not None and result.run.game_count:
                    folder.write_json(SUMMARY, result.to_json() | {"interrupted": True})
            finally:
                observer.finished(result)
            if by_programs is not None and by_programs.failure is not None:
                by_programs.failure.result = result
                raise by_programs.failure
            raise Interrupted(result)
        if writer is not None:
            writer.ask(result)
        try:
            if folder is not None:
                folder.write_json(SUMMARY, result.to_json())
        finally:
            observer.finished(result)  # a full disk must not hide the result
        if writer is not None:
            observer.writing()
            writer.write(result, observer.page_drawn)
    max_error_rate = options.get("max_error_rate", 0.0)
    if len(result.errors) > max_error_rate * result.run.game_count:
        raise GamesErred(result, max_error_rate)
    return result


def _with_values(
    experiment: Experiment, again: Experiment | None, options: RunOptions, observer: Observer
) -> tuple[Experiment, Experiment | None]:
    """The experiment and that of its pilots, with the values of decks that are learned. Raises Interrupted."""
    out = options.get("out")
    kept = None if out is None else Path(os.path.expanduser(out))
    try:
        first = with_values(experiment, options, observer, kept)
        return first, again and with_values(again, options, observer, kept and kept / PILOTS)
    except KeyboardInterrupt:
        result = Result(conduct(experiment, backend=_interrupted))
        observer.finished(result)
        raise Interrupted(result) from None


def _interrupted(execution: Execution, chunks: Sequence[Chunk]) -> Generator[PlayedGames]:
    """The backend of an experiment that was interrupted before its first game."""
    raise KeyboardInterrupt


def _with_pilots(run: Run, again: Experiment, folder: RunFolder | None, backend: Backend, observer: Observer) -> Run:
    """The run with the games of its pilots, which are kept in a folder of their own within that of the run."""
    try:
        of_pilots = None
        if folder is not None:
            command = {"command": folder.manifest["command"]} if "command" in folder.manifest else {}
            of_pilots = RunFolder.open(folder.path / PILOTS, again.manifest() | command)
        observer.started(again)
        return replace(run, pilots=conduct(again, of_pilots, backend, observer.chunk_played))
    except (ClusterError, OSError):
        observer.finished(Result(run))  # what has been played is not lost with the rest
        raise


def _remember(folder: RunFolder, result: Result) -> None:
    """Note a run in the index, if that can be used: a run does not depend on it."""
    with contextlib.suppress(OSError, ImportError):  # too many files are open
        from sim.experiments.runs.index import remember

        with in_english():
            outcome = result.outcome
        remember(folder, outcome)


def _import_what_counts(kind: str) -> None:
    """Import what counts the games of an experiment, and says what they mean, while the engine plays them.

    Where that fails, the code that needs it imports it again, and reports why.
    """
    with contextlib.suppress(OSError, ImportError):
        for module in (f"reports.summaries.{kind}", f"reports.sections.{kind}", "scipy.special"):
            import_module(module)


def _check_with_programs(options: RunOptions) -> None:
    """Refuse what players in Python cannot do. Raises ImpossibleExperiment."""
    if options.get("out") is not None:
        raise ImpossibleExperiment(
            "out: a run with a player in Python cannot be kept in a folder, because nothing there could play it again."
            " Keep `result.games` instead, a frame."
        )
    if options.get("scheduler") is not None:
        raise ImpossibleExperiment("scheduler: a player in Python plays on this machine only.")
    if options.get("jobs") not in (None, 1):
        raise ImpossibleExperiment("jobs: a player in Python plays in one thread. Leave jobs out.")


def experiment_of(make: Callable[..., Experiment], options: RunOptions) -> Experiment:
    """The experiment that `make` returns for the seed, the rules and the turn cap of these options."""
    seed, out = options.get("seed"), options.get("out")
    if seed is None and out is not None:
        seed = seed_of(os.path.expanduser(out))
    return make(
        seed=root_key(None if seed is None else int(seed))[0],
        rules=RuleOptions.read(options.get("rules", TODAY)),
        turn_cap=int(options.get("turn_cap", TURN_CAP)),
    )


def _folder(experiment: Experiment, options: RunOptions) -> RunFolder | None:
    """The folder of the run, if it is kept. Raises RunMismatch if it holds something else."""
    out, command = options.get("out"), options.get("command")
    if out is None:
        return None
    return RunFolder.open(
        os.path.expanduser(out), experiment.manifest() | ({"command": _writable(command)} if command else {})
    )


def _writable(text: str) -> str:
    """A text that can be written as UTF-8: names of files may have bytes that no letter has."""
    return text.encode("utf-8", "backslashreplace").decode()


@contextlib.contextmanager
def _backend(
    options: RunOptions, first: Matchup | None, observer: Observer, by_programs: ProgramBackend | None
) -> Iterator[Backend]:
    """The backend, ready to play. The compiled engine is loaded only if this machine plays.

    `first` is a matchup; without one, no games are wanted, and nothing is played.
    """
    scheduler = options.get("scheduler")
    if first is None:
        yield nobody
    elif scheduler is None:
        observer.load_engine(first)
        if by_programs is not None:
            yield by_programs.play
            return
        import joblib  # slow to import; may have been imported while the engine was loaded

        yield threads(options.get("jobs") or joblib.cpu_count())
    else:
        with connected(scheduler, observer.waiting) as cluster:
            observer.connected(scheduler, cluster.threads)
            yield cluster.play
