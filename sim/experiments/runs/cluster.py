"""Playing on a cluster: the workers of a `dask.distributed` scheduler, on any machines.

A worker gets the decks, rules and seed of a matchup as a few kilobytes of JSON, prepares it once, and sends back the
results of each chunk. It keeps nothing else, so a lost worker does no harm: another one plays its chunks, with the same
results. Only the machine that conducts the experiment knows which games are wanted, and keeps them.

`distributed` is an extra of duelsim (`pip install -e '.[cluster]'`), imported only when a cluster is used.
"""

import contextlib
import functools
import importlib
import itertools
import json
import logging
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import CancelledError
from typing import Any

from sim.engine.record.luck import root_key
from sim.experiments.runs.execution import Execution
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import game_hash
from sim.games.matchups.matchup import Matchup
from sim.games.playing.arrays import Digests, PlayedGames
from sim.games.playing.batch import Chunk, play_chunk
from sim.games.playing.warming import wait_for_engine
from sim.language import gettext

SECONDS_TO_ANSWER = 30.0  # for a scheduler
SECONDS_TO_HAVE_WORKERS = 120.0  # on a busy machine a worker takes half a minute to start
SECONDS_BETWEEN_NOTICES = 10.0  # while nothing but waiting happens
SECONDS_WITHOUT_WORKERS = 30.0  # before a run is given up; Dask restarts a lost worker sooner
SECONDS_TO_SEND = 120.0  # for the results of a chunk, half a megabyte, to come back
CHUNKS_OF_A_THREAD = 4  # submitted ahead
PACKAGES = ("sim", "decks", "strategies")


class ClusterError(RuntimeError):
    """The cluster cannot play, or was lost; the message says why, and what to do."""


# --- On the machine that conducts the experiment ----------------------------------------------------------------------
class Cluster:
    """The workers of a scheduler; `play` is a backend of experiments. Made by `connected`."""

    def __init__(self, address: str, client: Any) -> None:  # Dask has no types
        """Play with the workers that a `distributed.Client` reaches."""
        self._address = address
        self._client = client
        self._threads = 0
        self._asked_at = self._seen_at = -SECONDS_WITHOUT_WORKERS

    @property
    def threads(self) -> int:
        """How many chunks are played at a time; workers come and go. Raises ClusterError if the scheduler is lost."""
        now = time.monotonic()
        if now - self._asked_at >= 1.0:
            self._asked_at = now
            try:
                self._threads = sum(self._client.nthreads().values())
            except (OSError, RuntimeError):
                raise self._lost() from None
            if self._threads:
                self._seen_at = now
        return self._threads

    def play(self, execution: Execution, chunks: Sequence[Chunk]) -> Generator[PlayedGames]:
        """Play chunks, and yield the rows and digests of each in their order. Raises ClusterError."""
        matchups = to_json(execution.experiment)

        def duelsim(*arguments: Any) -> Any:
            """Play a chunk on a worker. Dask sends this function itself, so it fails there if duelsim is missing."""
            return importlib.import_module("sim.experiments.runs.cluster").play_remotely(*arguments)

        left = iter(chunks)
        waiting: deque[Any] = deque()
        try:
            while True:
                room = max(1, CHUNKS_OF_A_THREAD * self.threads) - len(waiting)
                for chunk in itertools.islice(left, max(0, room)):
                    arguments = (matchups[chunk.cell], chunk.first_game, chunk.games)
                    # Not pure: the scheduler must not answer with the results of another run.
                    waiting.append(self._client.submit(duelsim, *arguments, pure=False))
                if not waiting:
                    return
                yield self._result(waiting)
                waiting.popleft()
        finally:
            with contextlib.suppress(OSError, RuntimeError):
                self._client.cancel(list(waiting))

    def _result(self, waiting: Sequence[Any]) -> PlayedGames:
        """The results of the first of these chunks; the scheduler has lost chunks replayed."""
        import distributed

        while True:
            try:
                with self._client.as_current():
                    distributed.wait(waiting[0], timeout=1.0)
                if waiting[0].status == "finished":
                    rows, digests = waiting[0].result(timeout=SECONDS_TO_SEND)
                    return rows, digests
            except TimeoutError:
                pass
            except (CancelledError, OSError):
                raise self._lost() from None
            if failed := next((future for future in waiting if future.status == "error"), None):
                raise self._failure(failed.exception())
            if not self.threads and time.monotonic() - self._seen_at > SECONDS_WITHOUT_WORKERS:
                raise ClusterError(
                    gettext(
                        "The scheduler at {address} has had no workers for {seconds:.0f} seconds.",
                        address=self._address,
                        seconds=SECONDS_WITHOUT_WORKERS,
                    )
                )

    def _lost(self) -> ClusterError:
        return ClusterError(gettext("The connection to the scheduler at {address} was lost.", address=self._address))

    @staticmethod
    def _failure(failure: BaseException) -> BaseException:
        """The worker's error, for display: a ClusterError if users can do something about it."""
        import distributed

        if isinstance(failure, distributed.scheduler.KilledWorker):
            return ClusterError(
                gettext(
                    "The cluster keeps losing workers while they play. Their terminals may say why, such as too little"
                    " memory."
                )
            )
        if isinstance(failure, ImportError) and (failure.name or "").split(".")[0] in PACKAGES:
            return ClusterError(gettext("The workers have no duelsim, or an older one. Install this version there."))
        return failure


@contextlib.contextmanager
def connected(address: str, waiting: Callable[[str, float], None] = lambda what, left: None) -> Iterator[Cluster]:
    """Connect to the scheduler at an address, such as "tcp://192.168.0.7:8786".

    While there is no scheduler, or it has no workers, `waiting` is called now and then with what is waited for, and how
    many seconds are left.

    Raises ClusterError if there is no scheduler, or it has no workers; ImportError without `distributed`.
    """
    import distributed

    with _quiet("distributed", "distributed.client"):
        what = gettext("the scheduler at {address}", address=address)
        workers = gettext(
            "workers of {scheduler}; to start one: dask worker {address}", scheduler=what, address=address
        )
        try:
            client: Any = _when_ready(
                lambda seconds: distributed.Client(address, timeout=seconds, set_as_default=False),
                SECONDS_TO_ANSWER,
                lambda left: waiting(what, left),
            )
        except OSError as error:
            raise ClusterError(
                gettext(
                    "No scheduler answers at {address}, after {seconds:.0f} seconds ({error}). Start one with:"
                    " dask scheduler",
                    address=address,
                    seconds=SECONDS_TO_ANSWER,
                    error=error,
                )
            ) from None
        with client:
            try:
                _when_ready(
                    lambda seconds: client.wait_for_workers(1, timeout=seconds),
                    SECONDS_TO_HAVE_WORKERS,
                    lambda left: waiting(workers, left),
                )
            except TimeoutError:
                raise ClusterError(
                    gettext(
                        "The scheduler at {address} has no workers, after {seconds:.0f} seconds. Start some with: dask"
                        " worker {address}",
                        address=address,
                        seconds=SECONDS_TO_HAVE_WORKERS,
                    )
                ) from None
            yield Cluster(address, client)


def _when_ready(attempt: Callable[[float], Any], seconds: float, waiting: Callable[[float], None]) -> Any:
    """What `attempt`, called with the seconds that it may take, returns once it succeeds; or its last OSError."""
    end = time.monotonic() + seconds
    while True:
        left = end - time.monotonic()
        try:
            return attempt(max(1e-3, min(SECONDS_BETWEEN_NOTICES, left)))
        except OSError:  # TimeoutError is one
            left = end - time.monotonic()
            if left <= 0:
                raise
            waiting(left)


@contextlib.contextmanager
def _quiet(*names: str) -> Iterator[None]:
    """Silence loggers: ClusterError reports what goes wrong, once."""
    loggers = [logging.getLogger(name) for name in names]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


def to_json(experiment: Experiment) -> list[str]:
    """The matchups of an experiment as they are sent to workers: each as the manifest of an experiment of its own."""
    manifest = experiment.manifest() | {"cells": [[0, 1]], "settings": {}}
    return [
        json.dumps(manifest | {"sides": [side.to_json() for side in cell], "luck": [], "seed": seed})
        for cell, seed in zip(experiment.cells, experiment.seeds, strict=True)
    ]


# --- On a worker --------------------------------------------------------------------------------------------
def play_remotely(description: str, first_game: int, games: int) -> PlayedGames:
    """Play a chunk of the matchup that `to_json` described.

    Rows and digests are as `sim.games.playing.batch.play_chunk` has them. Raises ClusterError if the rules or cards
    differ from those of the machine that asks.
    """
    matchup, root, turn_cap = _prepared(description)
    return play_chunk(matchup, root, first_game, games, turn_cap)


@functools.lru_cache(64)
def _prepared(description: str) -> tuple[Matchup, Digests, int]:
    manifest = json.loads(description)
    if manifest["engine"] != _engine():
        raise ClusterError(
            f"A worker on {socket.gethostname()} has different rules or cards. Install the same version of duelsim"
            " there, and restart the worker."
        )
    experiment = Experiment.from_manifest(manifest)
    (matchup,) = experiment.matchups
    _make_engine_ready()
    return matchup, root_key(experiment.seed)[1], experiment.turn_cap


@functools.cache
def _engine() -> str:
    """The checksum of the sources as they were when the worker loaded them."""
    return game_hash()


_engine_lock = threading.Lock()
_engine_is_ready = False


def _make_engine_ready() -> None:
    """Compile or load the engine once in this process."""
    global _engine_is_ready
    with _engine_lock:
        if _engine_is_ready:
            return
        wait_for_engine()
        _engine_is_ready = True
