"""Compile the engine for the wheel: `python -m sim.tools.prebuild`, before the wheel is built.

The wheel then holds machine code for this Python, this Numba and this system, for any processor that has x86-64-v2.
Everywhere else that part of it is ignored, and the engine is compiled on the user's machine. Run by several Pythons, in
environments of their own, this fills one wheel for all of them. CONTRIBUTING.md has the steps of a release.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sim.compiler.cache import LOCK, PREBUILT, TOP, sources_version
from sim.compiler.plain import reason_for_plain_numba


def call_engine() -> None:
    """Compile the engine, or load it."""
    from sim.games.playing.warming import wait_for_engine

    wait_for_engine()


def load_engine() -> None:
    """Load it, fail if it had to be compiled, and print for which processors it is."""
    from sim.engine.entry_point import enter_engine

    call_engine()
    compiled: Any = enter_engine
    _, processor, _ = compiled.targetctx.codegen().magic_tuple()
    print(f"Made and loaded for processors of the kind {processor}.")
    if not compiled.stats.cache_hits:
        raise SystemExit("Compiled again instead of loaded.")


def files_of(engine: str) -> list[Path]:
    """The files with the machine code of a version of the engine."""
    return sorted((PREBUILT / engine).glob("*.nbc"))


def prebuild() -> str:
    """Compile the engine, put it into the package, and return its version; engines of other sources are removed.

    CalledProcessError if it cannot be compiled, or cannot be loaded afterwards.
    """
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "DUELSIM_"))}
    with tempfile.TemporaryDirectory() as cache:
        _run("call_engine", {**environment, "DUELSIM_CACHE": cache, "DUELSIM_IGNORE_PREBUILT": "1"})
        (compiled,) = filter(Path.is_dir, Path(cache).iterdir())  # next to it are the cards that were read
        for other in filter(Path.is_dir, PREBUILT.glob("*")):
            if not other.name.startswith(sources_version()) or other.name == compiled.name:
                shutil.rmtree(other)
        shutil.copytree(compiled, PREBUILT / compiled.name, ignore=shutil.ignore_patterns(LOCK))
    _run("load_engine", {**environment, "DUELSIM_CACHE": os.devnull})
    return compiled.name


def _run(function: str, environment: Mapping[str, str]) -> None:
    """Call a function of this file in a process of its own."""
    code = f"import sys; sys.path.insert(0, {str(TOP)!r}); from sim.tools import prebuild; prebuild.{function}()"
    subprocess.run([sys.executable, "-P", "-c", code], env=environment, check=True)


def main() -> None:
    """Compile the engine and say what was made."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    if reason := reason_for_plain_numba():
        raise SystemExit(f"Plain Numba compiles for the processor of this machine only: {reason}.")
    from sim.compiler.target import is_portable

    if not is_portable():
        raise SystemExit(
            "The engine would be for the processor of this machine only: it is not x86-64 of 2009 or later."
        )
    started = time.monotonic()
    engine = prebuild()
    written = files_of(engine)
    size = sum(file.stat().st_size for file in written) / 1e6
    print(f"{PREBUILT / engine}: {size:.1f} MB, {time.monotonic() - started:.0f} s")
    others = sorted(folder.name for folder in PREBUILT.iterdir() if folder.name != engine)
    print(f"Others for the same sources: {', '.join(others) or 'none'}")


if __name__ == "__main__":
    main()
