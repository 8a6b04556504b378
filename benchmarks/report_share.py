"""The share of a whole command that is spent playing: `python benchmarks/report_share.py [GAMES]`.

Plays matches of classic decks with their pages (`--out`), three times each. For each run it prints the time that the
whole command takes, the time spent playing, the second as a share of the first, and the processor time. The engine is
compiled first if necessary.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 3
PAIRINGS = (
    ("liquid-beast", "murky-riptide"),
    ("fn-rush", "liquid-beast"),
    ("murky-riptide", "removal-bombazar"),
    ("rainbow-connection", "rainbow-connection"),
)


def processor_seconds() -> float:
    """The processor time of all child processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def play(*words: str) -> tuple[float, float, float]:
    """Run a match: seconds of the whole command, of playing, and of processor time."""
    started, used = time.perf_counter(), processor_seconds()
    program = [sys.executable, "-m", "duelsim", "match", *words, "--players", "auto", "--seed", "1", "--json"]
    unlisted = os.environ | {"DUELSIM_RUNS": "off"}  # the folders are temporary
    answer = subprocess.run(program, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=unlisted).stdout
    whole = time.perf_counter() - started
    return whole, json.loads(answer)["seconds"], processor_seconds() - used


def main() -> None:
    """Measure and print."""
    games = sys.argv[1] if len(sys.argv) > 1 else "100000"
    play(*PAIRINGS[0], "--games", "2")
    for decks in PAIRINGS:
        print(f"{' against '.join(decks)}, {games} games, {os.cpu_count()} processors")
        with tempfile.TemporaryDirectory() as folder:
            for run in range(RUNS):
                whole, playing, used = play(*decks, "--games", games, "--out", str(Path(folder) / str(run)))
                print(f"  {whole:5.2f} s, {playing:5.2f} s playing: {playing / whole:.0%}; processors {used:5.2f} s")


if __name__ == "__main__":
    main()
