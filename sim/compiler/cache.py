"""Where the compiled engine is kept between runs, and when it must be compiled again.

Nothing about the game lives here, and Numba is not imported: `duelsim --help` does not wait for it.
`DUELSIM_CACHE` overrides the folder; a folder that cannot be written only means that the engine is compiled again
next time.
"""

import hashlib
import importlib
import os
import platform
import shutil
import sys
import warnings
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, cast

KEPT_VERSIONS = 4
TOP = Path(__file__).parents[2]
# What is compiled, or read while compiling. Cards, the card language and the commands are not: a new card compiles
# nothing.
COMPILED = ("sim/compiler/*.py", "sim/engine/**/*.py", "strategies/scripted/*.py")


def switched_on(variable: str) -> bool:
    """Whether an environment variable of Numba is set to something other than 0."""
    return os.environ.get(variable, "0") not in ("", "0")


def user_cache() -> Path:
    """The per-user folder for caches, as each operating system names it; `DUELSIM_CACHE` comes first."""
    if override := os.environ.get("DUELSIM_CACHE"):
        return Path(override)
    home = Path(os.path.expanduser("~"))
    if sys.platform == "win32":
        root, default = os.environ.get("LOCALAPPDATA", ""), home / "AppData" / "Local"
    elif sys.platform == "darwin":
        root, default = "", home / "Library" / "Caches"
    else:
        root, default = os.environ.get("XDG_CACHE_HOME", ""), home / ".cache"
    found = Path(root) if os.path.isabs(root) else default
    # Never the current folder: loading a compiled engine runs it. Without a home, nothing is kept.
    return (found if found.is_absolute() else Path(os.devnull)) / "duelsim"


def add_sources(digest: "hashlib._Hash", patterns: Iterable[str]) -> None:
    """Add the names and contents of the sources that match to a checksum."""
    for pattern in patterns:
        for source in sorted(TOP.glob(pattern)):
            digest.update(source.relative_to(TOP).as_posix().encode())
            digest.update(source.read_bytes())


def engine_version() -> str:
    """Sixteen hexadecimal digits that change with the compiled sources, their place, Numba and Python."""
    return _engine_version(switched_on("NUMBA_BOUNDSCHECK"))


@cache
def _engine_version(checks_bounds: bool) -> str:
    """The same; sources do not change while the program runs."""
    parts = [version("numba"), platform.python_version(), platform.machine(), str(TOP.resolve())]
    digest = hashlib.sha256(" ".join(parts).encode())
    add_sources(digest, COMPILED)
    digest.update(b"boundscheck" if checks_bounds else b"")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder that holds this version of the compiled engine."""
    return user_cache() / engine_version()


def point_cache_at_sources() -> None:
    """Tell Numba to use `cache_folder()`, and drop the oldest folders of earlier versions."""
    if switched_on("NUMBA_DISABLE_JIT"):
        return
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        others = [other for other in folder.parent.iterdir() if other.is_dir()]
        others.sort(key=lambda other: other.stat().st_mtime)
    except OSError:
        return
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    if "numba" in sys.modules:
        sys.modules["numba"].config.CACHE_DIR = str(folder)
    for old in others[:-KEPT_VERSIONS]:
        shutil.rmtree(old, ignore_errors=True)


def import_numba() -> Any:
    """Numba, without the settings that it would read from a file `.numba_config.yaml` in the current folder."""
    if "numba" in sys.modules:  # a program of the user has chosen its settings
        return sys.modules["numba"]
    loaded = sys.modules.get("yaml")
    sys.modules["yaml"] = cast(ModuleType, None)  # without it Numba cannot read the file
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="A Numba config file is found")
            numba = importlib.import_module("numba")
    finally:
        del sys.modules["yaml"]
        if loaded is not None:
            sys.modules["yaml"] = loaded
    numba.core.config._config_fname = ""  # it looks again whenever it compiles
    return numba


def is_compiled() -> bool:
    """Whether this version of the engine has been compiled on this machine before."""
    return switched_on("NUMBA_DISABLE_JIT") or any(cache_folder().rglob("play.play_games*.nbc"))
