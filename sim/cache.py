"""Where the compiled engine is kept between runs, and when it must be compiled again.

Nothing about the game lives here. `DUELSIM_CACHE` overrides the folder; a folder that cannot be written only
means that the engine is compiled again next time.
"""

import hashlib
import os
import platform
import shutil
import sys
from pathlib import Path

import numba

KEPT_VERSIONS = 4
COMPILED_PACKAGES = ("sim", "strategies")


def user_cache() -> Path:
    """The per-user folder for caches, as each operating system names it; `DUELSIM_CACHE` comes first."""
    if override := os.environ.get("DUELSIM_CACHE"):
        return Path(override)
    if sys.platform == "win32":
        root = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        root = Path.home() / "Library" / "Caches"
    else:
        root = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return root / "duelsim"


def engine_version() -> str:
    """Sixteen hexadecimal digits that change with any source file, with Numba and with Python."""
    digest = hashlib.sha256(f"{numba.__version__} {platform.python_version()} {platform.machine()}".encode())
    top = Path(__file__).parent.parent
    for package in COMPILED_PACKAGES:
        # The card library is data to the engine: a new card does not compile anything again.
        for source in sorted((top / package).rglob("*.py")):
            if "library" not in source.parts:
                digest.update(source.relative_to(top).as_posix().encode())
                digest.update(source.read_bytes())
    digest.update(b"boundscheck" if numba.config.BOUNDSCHECK else b"")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder that holds this version of the compiled engine."""
    return user_cache() / engine_version()


def point_cache_at_sources() -> None:
    """Tell Numba to use `cache_folder()`, and drop the oldest folders of earlier versions."""
    if numba.config.DISABLE_JIT:
        return
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return
    numba.config.CACHE_DIR = str(folder)
    versions = sorted(
        (other for other in folder.parent.iterdir() if other.is_dir()),
        key=lambda other: other.stat().st_mtime,
    )
    for old in versions[:-KEPT_VERSIONS]:
        shutil.rmtree(old, ignore_errors=True)


def is_compiled() -> bool:
    """Whether this version of the engine has been compiled on this machine before."""
    return numba.config.DISABLE_JIT or any(cache_folder().rglob("*.nbc"))
