"""Where the compiled engine is cached, and when it must be compiled again.

Nothing about the game lives here, and Numba is not imported: `duelsim --help` does not wait for it.

An engine that was compiled when duelsim was packed comes with the package (`PREBUILT`, which nothing here writes to;
`sim.tools.prebuild` does). Any other is compiled once and put into the user's cache; `DUELSIM_CACHE` overrides that
folder. A folder that cannot be written only means that the engine is compiled again next time.
"""

import contextlib
import hashlib
import importlib
import os
import platform
import re
import shutil
import sys
import warnings
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import locket
from platformdirs import PlatformDirs

from sim.compiler.progress import progress

KEPT_VERSIONS = 4
TOP = Path(__file__).parents[2]
PREBUILT = Path(__file__).with_name("prebuilt")
LOCK = "compiling.lock"
ENTRY_POINT = "entry_point.enter_engine"  # the function that Python calls: its file and its name
# What is compiled, or read while compiling. Cards, the card language and the commands are not: a new card compiles
# nothing.
COMPILED = ("sim/compiler/*.py", "sim/engine/**/*.py", "strategies/scripted/*.py")


def switched_on(variable: str) -> bool:
    """Whether an environment variable is set to something other than 0."""
    return os.environ.get(variable, "0") not in ("", "0")


# As each operating system names them, without a folder for an author or a second one for a cache.
_FOLDERS = PlatformDirs("duelsim", appauthor=False, opinion=False)


def user_cache() -> Path:
    """The per-user folder for caches; `DUELSIM_CACHE` comes first."""
    if override := os.environ.get("DUELSIM_CACHE"):
        return Path(override)
    # Never the current folder: loading a compiled engine runs it. Without a home, nothing is cached.
    return _absolute("user_cache_path") or Path(os.devnull) / "duelsim"


def user_data() -> Path | None:
    """The per-user folder for what users keep; None without a home."""
    return _absolute("user_data_path")


def _absolute(folder: str) -> Path | None:
    """A folder of the user; None where no absolute path is known."""
    try:
        found: Path = getattr(_FOLDERS, folder)
    except RuntimeError:
        return None
    return found if found.is_absolute() else None


def engine_version() -> str:
    """Sixteen hexadecimal digits: `sources_version()`, and eight more that change with what compiles the sources."""
    return sources_version() + _compiler_version(switched_on("NUMBA_BOUNDSCHECK"), switched_on("DUELSIM_PLAIN_NUMBA"))


@cache
def _compiler_version(checks_bounds: bool, plain: bool) -> str:
    compiler = [version("numba"), version("llvmlite"), *platform.python_version_tuple()[:2]]
    parts = [*compiler, sys.platform, platform.machine(), f"boundscheck {checks_bounds}", f"plain {plain}"]
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:8]


def sources_version() -> str:
    """Eight hexadecimal digits that change with what is compiled."""
    return checksum_of_sources(COMPILED)[:8]


@cache
def _checksum(top: Path, patterns: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for pattern in patterns:
        for source in sorted(top.glob(pattern)):
            digest.update(source.relative_to(top).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()


def checksum_of_sources(patterns: tuple[str, ...]) -> str:
    """Hexadecimal digits that change with the sources that match; these do not change while the program runs."""
    return _checksum(TOP, patterns)


def cache_folder() -> Path:
    """The folder that holds this version of the compiled engine, once it has been compiled here."""
    return user_cache() / engine_version()


def prebuilt_folder() -> Path | None:
    """The folder of the package for this version of the compiled engine; None if the user wants to compile it."""
    return None if switched_on("DUELSIM_IGNORE_PREBUILT") else PREBUILT / engine_version()


def make_cache_folder() -> None:
    """Make `cache_folder()`, and drop the oldest folders of earlier versions."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        versions = [other for other in folder.parent.iterdir() if _is_version(other)]
        versions.sort(key=lambda other: other.stat().st_mtime)
    except OSError:
        return
    for old in versions[:-KEPT_VERSIONS]:
        shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def lock_of_cache() -> Iterator[None]:
    """Let no other process compile for this cache meanwhile: it waits, and then finds what this one has compiled.

    The operating system opens the lock when the process ends, however it ends. Where the folder cannot be written or
    locked there is no lock.
    """
    make_cache_folder()
    file = str(cache_folder() / LOCK)
    lock = locket.lock_file(file, timeout=0)
    try:
        try:
            lock.acquire()
        except locket.LockError:
            progress.is_waiting = True
            lock = locket.lock_file(file)
            lock.acquire()
    except OSError:
        lock = None
    finally:
        progress.is_waiting = False
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def is_being_compiled() -> bool:
    """Whether a process compiles for this cache just now."""
    file = cache_folder() / LOCK
    if not file.exists():
        return False
    lock = locket.lock_file(str(file), timeout=0)
    try:
        lock.acquire()
    except locket.LockError:
        return True
    except OSError:
        return False
    lock.release()
    return False


def _is_version(folder: Path) -> bool:
    """Whether a folder holds compiled code: `DUELSIM_CACHE` can name a folder that has others, too."""
    return re.fullmatch("[0-9a-f]{16}", folder.name) is not None and any(folder.rglob("*.nb[ic]"))


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
    """Whether this version of the engine is there in machine code."""
    if switched_on("NUMBA_DISABLE_JIT"):
        return True
    for folder in (prebuilt_folder(), cache_folder()):
        with contextlib.suppress(OSError):  # a name that is too long
            if folder is not None and any(folder.glob(f"{ENTRY_POINT}*.nbc")):
                return True
    return False
