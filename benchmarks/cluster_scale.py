"""A large run on a Dask cluster: several worker processes on this machine, one of which is killed on the way.

    python benchmarks/cluster_scale.py --games 10000000 --workers 2

starts a scheduler and workers, plays a match with them, kills a worker when a third of the games are played, and starts
another in its place. It prints the games a second, the bytes of the run, what was sent to the scheduler and back, the
processor time and the most memory of each process, and whether the run is complete. Linux, because memory and processor
time come from /proc.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import click

DECKS = ("liquid-beast", "fn-rush")
KILLED_AT = 1 / 3  # of the games


@dataclass(frozen=True)
class Scale:
    """What a run took. Memory is in MiB, times are in seconds."""

    games: int
    workers: int
    seconds: float
    bytes_of_run: int
    bytes_sent: int  # over the loopback interface, both ways, all processes
    processor_seconds: dict[str, float]  # of the command, the scheduler and each worker
    most_memory: dict[str, float]
    games_when_killed: int

    @property
    def games_a_second(self) -> float:
        """Of the whole run, from starting the command to its end."""
        return self.games / self.seconds

    def lines(self) -> list[str]:
        """The result as text."""
        used = [
            f"  {name:<10} {self.processor_seconds[name]:8.1f} s of processor   {self.most_memory[name]:6.0f} MiB"
            for name in self.most_memory
        ]
        speed = f"{self.games_a_second:,.0f} a second"
        return [
            f"{self.games:,} games by {self.workers} workers in {self.seconds:,.0f} s: {speed}.",
            f"The run has {self.bytes_of_run:,} bytes, {self.bytes_of_run / self.games:.2f} a game;"
            f" {self.bytes_sent:,} bytes were sent, {self.bytes_sent / self.games:.2f} a game.",
            f"A worker was killed after {self.games_when_killed:,} games, and another one started in its place.",
            *used,
        ]


class Processes:
    """The processes of a cluster, and how much of the machine they have used so far."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.most_memory: dict[str, float] = {}
        self.processor_seconds: dict[str, float] = {}

    def start(self, name: str, *words: str) -> None:
        """Start a process of this name."""
        with (self._folder / f"{name}.log").open("wb") as log:
            self.running[name] = subprocess.Popen(
                [sys.executable, "-m", *words], cwd=self._folder, stdout=log, stderr=subprocess.STDOUT
            )

    def start_scheduler(self) -> str:
        """Start the scheduler, and return its address."""
        words = (
            "--scheduler-file",
            str(self._file),
            "--no-dashboard",
            "--no-show",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
        )
        self.start("scheduler", "distributed.cli.dask_scheduler", *words)
        while not (self._file.exists() and self._file.read_text(encoding="utf-8").endswith("}")):
            time.sleep(0.1)
        return str(json.loads(self._file.read_text(encoding="utf-8"))["address"])

    def start_worker(self, name: str) -> None:
        """Start a worker of one thread."""
        words = ("--scheduler-file", str(self._file), "--no-dashboard", "--nthreads", "1", "--no-nanny")
        self.start(name, "distributed.cli.dask_worker", *words, "--local-directory", str(self._folder))

    def look(self) -> None:
        """Note what each process has used."""
        for name, process in self.running.items():
            try:
                status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
                fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            except OSError:
                continue  # it has ended
            peak = next((line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")), None)
            if peak is not None:
                self.most_memory[name] = int(peak) / 1024
                self.processor_seconds[name] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """End all processes."""
        for process in self.running.values():
            process.kill()
            process.wait()


def bytes_over_loopback() -> int:
    """What has been sent over the loopback interface since the machine started."""
    lines = Path("/proc/net/dev").read_text(encoding="ascii").splitlines()
    (line,) = (line for line in lines if line.strip().startswith("lo:"))
    return int(line.partition(":")[2].split()[0])


def games_so_far(progress: str) -> int:
    """The games that have been played, by the last line of progress.

    >>> games_so_far("Playing: 2,000 of 10,000 games. Playing: 4,000 of 10,000 games")
    4000
    """
    found = re.findall(r"([\d,]+) of [\d,]+ games", progress)
    return int(found[-1].replace(",", "")) if found else 0


def measure(games: int, workers: int, decks: Sequence[str], folder: Path) -> Scale:
    """Play a match with a cluster in a folder."""
    processes = Processes(folder)
    run = folder / "run"
    try:
        address = processes.start_scheduler()
        for number in range(workers):
            processes.start_worker(f"worker {number + 1}")
        sent = bytes_over_loopback()
        begin = time.monotonic()
        options = ("--players", "auto", "--games", str(games), "--seed", "1", "--out", str(run))
        cluster = ("--backend", "dask", "--scheduler", address)
        processes.start("command", "duelsim", "match", *decks, *options, *cluster)
        killed = 0
        while processes.running["command"].poll() is None:
            processes.look()
            played = games_so_far((folder / "command.log").read_text(encoding="utf-8"))
            if not killed and played >= games * KILLED_AT:
                killed = played
                processes.running["worker 1"].kill()
                processes.start_worker(f"worker {workers + 1}")
            time.sleep(0.5)
        seconds = time.monotonic() - begin
        if processes.running["command"].returncode != 0:
            raise click.ClickException((folder / "command.log").read_text(encoding="utf-8"))
        return Scale(
            games=games,
            workers=workers,
            seconds=seconds,
            bytes_of_run=sum(file.stat().st_size for file in run.rglob("*") if file.is_file()),
            bytes_sent=bytes_over_loopback() - sent,
            processor_seconds=processes.processor_seconds,
            most_memory=processes.most_memory,
            games_when_killed=killed,
        )
    finally:
        processes.end()


@click.command(help=__doc__, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--games", type=click.IntRange(100_000), default=10_000_000, show_default=True)
@click.option("--workers", type=click.IntRange(2), default=2, show_default=True, help="Processes of one thread each.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
def main(games: int, workers: int, as_json: bool) -> None:
    """Measure, and print the result."""
    with TemporaryDirectory() as folder:
        result = measure(games, workers, DECKS, Path(folder))
    if as_json:
        click.echo(json.dumps(asdict(result) | {"games_a_second": result.games_a_second}, indent=2))
    else:
        click.echo("\n".join(result.lines()))


if __name__ == "__main__":
    main()
