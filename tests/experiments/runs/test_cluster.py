"""Playing with a cluster: a real scheduler and real workers on this machine, some of which are lost.

Every process is started here, and killed here.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import duelsim
import sim.experiments.runs.cluster
from decks.reading import read_deck
from sim.cards.library import known_names
from sim.command_line import commands
from sim.experiments.conduct import conduct
from sim.experiments.runs.cluster import ClusterError, connected
from sim.experiments.runs.execution import Execution, threads
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import seated, side_of
from sim.games.matchups.rule_options import RuleOptions

distributed = pytest.importorskip("distributed", reason="the extra duelsim[cluster] is not installed")
pytestmark = pytest.mark.skipif(
    bool(os.environ.get("NUMBA_DISABLE_JIT")), reason="a worker would play a chunk for a minute"
)
ROOT = Path(__file__).parents[3]
SIDES = [
    side_of(read_deck(name, known_names()), player)
    for name, player in (("dokindam-redzone", "control"), ("liquid-beast", "rush"))
]
EXPERIMENT = Experiment(
    kind="matrix",
    cells=(seated(*SIDES), (SIDES[1], SIDES[1])),
    games=8_100,  # five chunks of each matchup, the last one short
    seed=12,
    rules=RuleOptions(breaking="one-by-one"),
    turn_cap=40,
)


class Machines:
    """A scheduler and its workers, each a process of one thread."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._processes: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-show")
        within(30, lambda: self._file.exists() and self._file.read_text().endswith("}"))
        self.address: str = json.loads(self._file.read_text())["address"]

    def worker(self, *sources: Path) -> subprocess.Popen[bytes]:
        """Start a worker that finds duelsim in other folders than this one."""
        options = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self._folder))
        return self._start("worker", *options, sources=sources or (ROOT,))

    def _start(self, what: str, *options: str, sources: Sequence[Path] = (ROOT,)) -> subprocess.Popen[bytes]:
        words = ("-m", f"distributed.cli.dask_{what}", "--scheduler-file", str(self._file), "--no-dashboard")
        with (self._folder / f"{what}-{len(self._processes)}.log").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, *words, *options],
                cwd=self._folder,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sources))},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._processes.append(process)
        return process

    def switch_off(self) -> None:
        """End every process."""
        self.switch_off_workers()
        self.scheduler.kill()
        self.scheduler.wait()

    def switch_off_workers(self) -> None:
        """End every worker."""
        workers = self._processes[1:]
        del self._processes[1:]
        for process in workers:
            process.kill()
        for process in workers:
            process.wait()

    def is_as_started(self) -> bool:
        """Whether the scheduler has forgotten all workers and everything that it was asked to compute."""
        with distributed.Client(self.address, set_as_default=False) as client:
            tasks = client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))
            return not client.scheduler_info()["workers"] and not tasks


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """A scheduler for all tests that leave it alive: to start one takes longer than most of them."""
    started = Machines(tmp_path_factory.mktemp("scheduler"))
    try:
        yield started
    finally:
        started.switch_off()


@pytest.fixture
def machines(scheduler: Machines) -> Iterator[Machines]:
    """The scheduler, without any workers yet."""
    try:
        yield scheduler
    finally:
        scheduler.switch_off_workers()
        within(30, scheduler.is_as_started)


@pytest.fixture
def dying_machines(tmp_path: Path) -> Iterator[Machines]:
    """A scheduler that the test may kill."""
    (tmp_path / "machines").mkdir()
    started = Machines(tmp_path / "machines")
    try:
        yield started
    finally:
        started.switch_off()


def within(seconds: float, holds: Callable[[], Any]) -> None:
    """Wait until a condition holds, and fail after a while."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def play(machines: Machines, path: Path | None, progress: Callable[[Execution, Any], None], workers: int = 1) -> Run:
    """The experiment, played by the workers; `progress` is also given the client."""
    folder = None if path is None else RunFolder.open(path, EXPERIMENT.manifest())
    with connected(machines.address) as cluster:
        client = cluster._client
        client.wait_for_workers(workers, timeout=30)
        return conduct(EXPERIMENT, folder, cluster.play, lambda execution: progress(execution, client))


def contents(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*") if file.is_file()}


def chunks_at(client: Any, process: "subprocess.Popen[bytes]") -> Sequence[Any]:
    """The chunks that a worker has not finished."""
    address = next(address for address, pid in client.run(os.getpid).items() if pid == process.pid)
    found: Sequence[Any] = client.processing()[address]
    return found


def plays_by(folder: Path, statement: str) -> Path:
    """A folder that lets a worker run a statement after each chunk. Python runs a module of this name as it starts."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        f"""
import time
import sim.games.playing.batch
from sim.engine.record.codes import columns, faults

play_chunk = sim.games.playing.batch.play_chunk

def play(matchup, root, first, games, *rest, **named):
    rows, digests = play_chunk(matchup, root, first, games, *rest, **named)
    {statement}
    return rows, digests

sim.games.playing.batch.play_chunk = play
"""
    )
    return folder


@pytest.mark.slow(4, "starts two workers of a cluster")
def test_a_run_of_a_cluster_that_loses_a_worker_is_the_local_run_to_the_byte(
    machines: Machines, tmp_path: Path
) -> None:
    """The worker that is lost plays a chunk that is not the first, after which nothing would be told, for a minute."""
    conduct(EXPERIMENT, RunFolder.open(tmp_path / "local", EXPERIMENT.manifest()), threads(2))
    slow = plays_by(tmp_path / "slow", "if first > 0: time.sleep(60)")
    first, second = machines.worker(), machines.worker(slow, ROOT)
    chunks_of_killed = 0

    def kill_one(execution: Execution, client: Any) -> None:
        nonlocal chunks_of_killed
        if second.poll() is None and (chunks := chunks_at(client, second)):
            chunks_of_killed = len(chunks)
            second.kill()
            second.wait()

    run = play(machines, tmp_path / "cluster", kill_one, workers=2)
    assert second.returncode not in (None, 0)
    assert first.poll() is None
    assert chunks_of_killed > 0
    assert run.game_count == 16_200
    assert contents(tmp_path / "cluster") == contents(tmp_path / "local")
    assert len(contents(tmp_path / "local")) == 1 + 2 * 5


def test_ctrl_c_keeps_the_games_so_far_and_cancels_the_rest(machines: Machines, tmp_path: Path) -> None:
    machines.worker()

    def interrupt(execution: Execution, client: Any) -> None:
        if execution.done == 6_000:
            raise KeyboardInterrupt

    begun = play(machines, tmp_path / "run", interrupt)
    assert (begun.interrupted, begun.game_count) == (True, 6_000)
    assert len(list((tmp_path / "run" / "games").iterdir())) == 3
    with distributed.Client(machines.address, set_as_default=False) as client:
        within(30, lambda: not any(client.processing().values()))
    whole = play(machines, tmp_path / "run", lambda execution, client: None)
    assert whole.game_count == 16_200


def test_a_worker_with_other_cards_is_refused_even_if_it_joins_later(machines: Machines, tmp_path: Path) -> None:
    machines.worker()
    other = tmp_path / "other"
    for package in ("sim", "decks", "strategies"):
        shutil.copytree(ROOT / package, other / package)  # with what Python has made of the modules
    with (other / "sim" / "cards" / "library" / "fire.py").open("a", encoding="utf-8") as file:
        file.write("# another version of a card\n")

    def another(execution: Execution, client: Any) -> None:
        if execution.done == 2_000:
            machines.worker(other)
            client.wait_for_workers(2, timeout=30)

    with pytest.raises(ClusterError, match="has different rules or cards"):
        play(machines, None, another)


@pytest.mark.slow(4, "starts a worker of a cluster")
def test_errors_on_a_worker_are_reported_like_those_of_this_machine(machines: Machines, tmp_path: Path) -> None:
    error = "if first == 2000: rows[6, columns.ERROR_CODE] = faults.ENDLESS"
    machines.worker(plays_by(tmp_path / "wrong", error), ROOT)
    words = ("--games", "4000", "--seed", "4", "--backend", "dask", "--scheduler", machines.address)
    match = ("match", "fn-rush", "liquid-beast", *words, "--out", str(tmp_path / "run"))
    result = CliRunner().invoke(commands, [*match, "--json"], prog_name="duelsim")
    assert result.exit_code == 3, result.output
    assert f"duelsim replay {tmp_path / 'run'} 2006 shows the first of them" in result.stderr
    errors = [{"game": 2006, "error": "the game does not end: too many effects resolved"}]
    assert json.loads(result.stdout)["error_games"] == errors
    loose = CliRunner().invoke(commands, [*match, "--max-error-rate", "0.001"], prog_name="duelsim")
    assert loose.exit_code == 0


def test_a_worker_without_duelsim_is_an_error(machines: Machines, tmp_path: Path) -> None:
    """What is in its folder hides an installed one."""
    (tmp_path / "none" / "sim").mkdir(parents=True)
    (tmp_path / "none" / "sim" / "__init__.py").touch()
    machines.worker(tmp_path / "none")
    with pytest.raises(ClusterError, match="The workers have no duelsim, or an older one"):
        play(machines, None, lambda execution, client: None)


def test_a_scheduler_that_is_lost_ends_the_run(
    dying_machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dask tries to reach it again for as long as one attempt to connect may take."""
    monkeypatch.setattr(sim.experiments.runs.cluster, "SECONDS_BETWEEN_NOTICES", 1.0)
    machines = dying_machines
    machines.worker()

    def kill_scheduler(execution: Execution, client: Any) -> None:
        machines.scheduler.kill()
        machines.scheduler.wait()

    with pytest.raises(ClusterError, match=f"The connection to the scheduler at {machines.address} was lost"):
        play(machines, tmp_path / "run", kill_scheduler)
    assert list((tmp_path / "run" / "games").iterdir())


def test_losing_all_workers_ends_the_run(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim.experiments.runs.cluster, "SECONDS_WITHOUT_WORKERS", 1.0)
    worker = machines.worker()

    def kill(execution: Execution, client: Any) -> None:
        worker.kill()
        worker.wait()

    with pytest.raises(ClusterError, match="has had no workers for 1 seconds"):
        play(machines, None, kill)


def test_a_scheduler_without_workers_is_an_error(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim.experiments.runs.cluster, "SECONDS_TO_HAVE_WORKERS", 1.0)
    with pytest.raises(ClusterError, match=f"no workers, after 1 seconds. .*: dask worker {machines.address}"):
        play(machines, None, lambda execution, client: None)


def test_workers_that_come_late_are_waited_for(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    """A notice says meanwhile what it waits for."""
    monkeypatch.setattr(sim.experiments.runs.cluster, "SECONDS_BETWEEN_NOTICES", 0.2)
    said: list[tuple[str, float]] = []

    def waiting(what: str, left: float) -> None:
        said.append((what, left))
        if len(said) == 2:
            machines.worker()

    with connected(machines.address, waiting) as cluster:
        assert cluster.threads == 1
    assert {what for what, _ in said} == {
        f"workers of the scheduler at {machines.address}; to start one: dask worker {machines.address}"
    }
    assert [left for _, left in said] == sorted((left for _, left in said), reverse=True)


def test_a_command_plays_with_a_cluster_and_loads_no_engine(
    dying_machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(*words: str) -> Any:
        match = ("match", "fn-rush", "liquid-beast", "--seed", "4", "--games", "3000", "--json")
        return CliRunner().invoke(commands, [*match, *words], prog_name="duelsim")

    local = json.loads(run().stdout)
    machines = dying_machines
    machines.worker()
    monkeypatch.delattr("sim.games.playing.batch.play_chunk")
    called = duelsim.match("fn-rush", "liquid-beast", seed=4, games=3000, scheduler=machines.address)
    assert called.to_json()["digest"] == local["digest"]
    result = run("--backend", "dask", "--scheduler", machines.address, "--out", str(tmp_path / "run"))
    assert (result.exit_code, json.loads(result.stdout)["digest"]) == (0, local["digest"])
    assert "Playing with 1 threads of the workers at tcp://127.0.0.1:" in result.stderr
    machines.scheduler.kill()
    machines.scheduler.wait()
    monkeypatch.setattr(sim.experiments.runs.cluster, "SECONDS_TO_ANSWER", 1.0)
    lost = run("--backend", "dask", "--scheduler", machines.address)
    assert (lost.exit_code, lost.stdout) == (1, "")
    assert f"No scheduler answers at {machines.address}, after 1 seconds" in lost.stderr
    assert "Traceback" not in lost.stderr
