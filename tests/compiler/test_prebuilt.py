"""An engine that comes with the package is loaded, and never written. Whatever is wrong with it, games are played."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sim.compiler.cache import ENTRY_POINT, PREBUILT, cache_folder, engine_version, prebuilt_folder

ROOT = Path(__file__).parents[2]

# An engine of one entry point, which is compiled in a second; its package is the folder of the first argument.
TWICE = """
import sys
from pathlib import Path
from sim.compiler import cache
cache.PREBUILT = Path(sys.argv[1])
if "old processor" in sys.argv:
    import llvmlite.binding as llvm
    features = llvm.get_host_cpu_features()
    features["sse4.2"] = False
    llvm.get_host_cpu_features = lambda: features
from sim.compiler import decorators

@decorators.entry_point
def twice(number):
    return 2 * number

print(twice(4), "loaded" if twice.stats.cache_hits else "compiled")
"""


class Package:
    """A folder for prebuilt engines with the one above in it, and the user's cache, which is empty."""

    def __init__(self, folder: Path) -> None:
        """`folder` is empty, or a copy of such a folder."""
        self.prebuilt, self.cache, self._program = folder / "prebuilt", folder / "cache", folder / "twice.py"
        if not self.prebuilt.exists():
            self._program.write_text(TWICE)
            assert self.run(DUELSIM_CACHE=str(self.prebuilt)) == "8 compiled\n"

    def run(self, *words: str, **environment: str) -> str:
        """What the program says."""
        ended = subprocess.run(
            [sys.executable, str(self._program), str(self.prebuilt), *words],
            env={
                **os.environ,
                "NUMBA_DISABLE_JIT": "0",
                "DUELSIM_IGNORE_PREBUILT": "0",
                "PYTHONPATH": str(ROOT),
                "DUELSIM_CACHE": str(self.cache),
                **environment,
            },
            capture_output=True,
            text=True,
            check=False,
        )
        return ended.stdout + ended.stderr

    def files(self) -> dict[Path, tuple[int, bytes]]:
        """What the package holds: contents, and when files and folders were changed."""
        return {
            path: (path.stat().st_mtime_ns, path.read_bytes() if path.is_file() else b"")
            for path in (self.prebuilt, *self.prebuilt.rglob("*"))
        }


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a package that all tests copy."""
    folder = tmp_path_factory.mktemp("built")
    Package(folder)
    return folder


@pytest.fixture
def package(tmp_path: Path, built: Path) -> Package:
    """A package that a test may damage."""
    return Package(shutil.copytree(built, tmp_path / "copy"))


def test_it_is_loaded_and_nothing_is_written(package: Package) -> None:
    before = package.files()
    assert package.run() == "8 loaded\n"
    assert package.files() == before
    assert not package.cache.exists()


def test_the_user_can_have_it_compiled(package: Package) -> None:
    assert package.run(DUELSIM_IGNORE_PREBUILT="1") == "8 compiled\n"
    assert package.run(DUELSIM_IGNORE_PREBUILT="1") == "8 loaded\n"  # from the cache


@pytest.mark.parametrize("environment", [{"DUELSIM_PLAIN_NUMBA": "1"}, {"NUMBA_BOUNDSCHECK": "1"}], ids=str)
def test_another_way_of_compiling_is_not_served_by_it(package: Package, environment: dict[str, str]) -> None:
    assert package.run(**environment) == "8 compiled\n"


@pytest.mark.slow(3, "starts three programs that compile or load")
def test_a_processor_that_cannot_run_it_gets_code_of_its_own(package: Package) -> None:
    assert package.run("old processor") == "8 compiled\n"
    assert package.run() == "8 loaded\n"
    assert package.run("old processor") == "8 loaded\n"  # from the cache


def damage(package: Package, how: str) -> None:
    (file,) = package.prebuilt.rglob("*.nbc")
    content = file.read_bytes()
    file.unlink()
    if how == "a folder":
        file.mkdir()
    elif how != "missing":
        middle = len(content) // 2
        at = {"first bit": 0, "one bit": middle, "last bit": len(content) - 1}.get(how, 0)
        flipped = content[:at] + bytes([content[at] ^ 16]) + content[at + 1 :]
        file.write_bytes({"empty": b"", "cut off": content[:middle]}.get(how, flipped))


# The program above in each of some folders, in processes that need not import Numba again.
IN_TURN = """
import os, runpy, sys
from sim.compiler import decorators

for folder in sys.argv[1:]:
    if not os.fork():
        os.environ["DUELSIM_CACHE"] = f"{folder}/cache"
        sys.argv[1:] = [f"{folder}/prebuilt"]
        runpy.run_path(f"{folder}/twice.py", run_name="__main__")
        sys.stdout.flush()
        os._exit(0)
    assert os.wait()[1] == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes of POSIX")
def test_a_damaged_file_means_compiling(built: Path, tmp_path: Path) -> None:
    ways = ("not at all", "empty", "cut off", "first bit", "one bit", "last bit", "missing", "a folder")
    packages = {way: Package(shutil.copytree(built, tmp_path / way)) for way in ways}
    for way in ways[1:]:
        damage(packages[way], way)
    before = {way: package.files() for way, package in packages.items()}
    environment = {"NUMBA_DISABLE_JIT": "0", "DUELSIM_IGNORE_PREBUILT": "0", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", IN_TURN, *(str(tmp_path / way) for way in ways)]
    ended = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    assert dict(zip(ways, ended.stdout.splitlines(), strict=True)) == {
        way: "8 loaded" if way == "not at all" else "8 compiled" for way in ways
    }
    assert {way: package.files() for way, package in packages.items()} == before


# --- The engine itself ------------------------------------------------------------------------------------
COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
COUNTED = """
import json, sim
from benchmarks import cold_start
from sim.engine.entry_point import enter_engine
for play in cold_start.KINDS.values():
    play()
stats = enter_engine.stats
print(json.dumps([sim.__file__, stats.cache_hits.total(), stats.cache_misses.total()]))
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
@pytest.mark.slow(5, "loads the engine in another tree")
def test_one_compiled_function_is_enough_for_players_of_every_kind(tmp_path: Path) -> None:
    """Another tree with the compiled code of this one loads it once, no matter who plays, and compiles nothing."""
    for package in ("sim", "decks", "strategies", "duelsim", "reports", "benchmarks"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("prebuilt"))
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DUELSIM_IGNORE_PREBUILT": "0"}
    call = [sys.executable, "-c", "from sim.tools import prebuild; prebuild.call_engine()"]
    subprocess.run(call, env=environment, cwd=ROOT, check=True)
    for kept in (cache_folder(), prebuilt_folder()):
        if kept is not None and any(kept.glob(f"{ENTRY_POINT}*.nbc")):
            shutil.copytree(kept, tmp_path / PREBUILT.relative_to(ROOT) / engine_version())
            break
    empty = tmp_path / "empty"
    ended = subprocess.run(
        [sys.executable, "-c", COUNTED],
        env={**environment, "DUELSIM_CACHE": str(empty), "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    imported, loaded, compiled = json.loads(ended.stdout)
    assert Path(imported).is_relative_to(tmp_path)
    assert (loaded, compiled) == (1, 0)
    assert not [*empty.rglob("*.nbc")]
