"""Nothing runs from the current folder, and nothing there changes a result: the folder may be anybody's."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.progress import without_progress

ROOT = Path(__file__).parents[2]
MODULES = (
    *("random", "re", "json", "pathlib", "typing", "string", "secrets", "signal", "subprocess", "threading", "tomllib"),
    *("importlib", "contextlib", "dataclasses", "enum", "io", "os", "csv", "select", "stat", "warnings", "types"),
    *("sitecustomize", "usercustomize", "numba", "numpy", "polars", "pandas", "scipy", "joblib", "matplotlib", "rich"),
    *("click", "yaml", "distributed", "sim", "decks", "reports", "strategies", "llvmlite"),
)
TRAP = "import sys\nsys.stderr.write('the trap ' + __name__ + ' was run\\n')\nopen('SPRUNG', 'a').close()\n"
MATCH = ("match", "fn-rush", "liquid-beast", "--games", "2", "--seed", "1", "--jobs", "2")


@pytest.fixture
def traps(tmp_path: Path) -> Path:
    """A folder with modules, packages and settings that programs might read from the current folder."""
    for name in MODULES:
        (tmp_path / f"{name}.py").write_text(TRAP)
    (tmp_path / "jinja2").mkdir()
    (tmp_path / "jinja2" / "__init__.py").write_text(TRAP)
    (tmp_path / ".numba_config.yaml").write_text("not: [yaml")
    (tmp_path / "matplotlibrc").write_text("font.size: 40\naxes.facecolor: red\nfigure.dpi: 10\n")
    return tmp_path


def run(folder: Path, *words: str, compiled: bool = False) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **({} if compiled else {"NUMBA_DISABLE_JIT": "1"})}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )


@pytest.fixture
def script(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The script that pip installs: it is in a folder of its own."""
    file = tmp_path_factory.mktemp("bin") / "duelsim"
    file.write_text("from sim.command_line import main\nmain()\n")
    return str(file)


@pytest.fixture(scope="module")
def page_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The page of the match that is played in a folder where nothing else is."""
    folder = tmp_path_factory.mktemp("elsewhere")
    assert run(folder, "-m", "duelsim", *MATCH, "--out", "run").returncode == 0
    return (folder / "run" / "report.html").read_bytes()


def without_what_python_imports(traps: Path) -> None:
    """Take away the modules that Python imports for `python -m` before duelsim can do anything."""
    program = "import runpy, sys; print(*sys.modules)"
    imported = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True).stdout
    for name in imported.split():
        (traps / f"{name}.py").unlink(missing_ok=True)


@pytest.mark.parametrize("way", ["script", "-m duelsim"])
@pytest.mark.slow(4, "starts the program three times")
def test_no_module_and_no_settings_of_the_current_folder_are_used(
    traps: Path, script: str, way: str, page_elsewhere: bytes
) -> None:
    """Modules are not run, and the settings of other programs do not change the page."""
    start = [script] if way == "script" else way.split()
    if way != "script":
        without_what_python_imports(traps)
    done = run(traps, *start, *MATCH, "--out", "run")
    assert (done.returncode, "trap" in done.stderr) == (0, False), done.stderr
    assert (traps / "run" / "report.html").read_bytes() == page_elsewhere
    for words in (("replay", "run", "1"), ("report", "run", "--output", "page.html")):
        done = run(traps, *start, *words)
        assert (done.returncode, without_progress(done.stderr)) == (0, ""), words
    assert not (traps / "SPRUNG").exists()


@pytest.mark.parametrize("way", ["-mduelsim", "-B -m duelsim", "-P -m duelsim"])
def test_every_way_to_start_the_module_leaves_out_the_current_folder(traps: Path, way: str) -> None:
    without_what_python_imports(traps)
    done = run(traps, *way.split(), "decks", "check", "fn-rush")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_compiled_match_is_not_affected(traps: Path, script: str) -> None:
    done = run(traps, script, *MATCH, compiled=True)
    assert done.returncode == 0, done.stderr
    assert "trap" not in done.stderr and not (traps / "SPRUNG").exists()


def test_the_benchmark_starts_no_module_of_the_current_folder(traps: Path) -> None:
    program = "from sim.tools.bench.machine import run_python; print(run_python('import random, json; print(1)'))"
    done = run(traps, "-P", "-c", program)
    assert (done.returncode, done.stdout.strip()) == (0, "1"), done.stderr
    assert not (traps / "SPRUNG").exists()


def test_a_program_of_the_user_keeps_its_folder(tmp_path: Path) -> None:
    """A program that imports duelsim may import files next to it, also if it is started with -m."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "__init__.py").write_text("import duelsim\n")
    (tmp_path / "mine" / "__main__.py").write_text("import helper\nprint(helper.VALUE)\n")
    (tmp_path / "helper.py").write_text("VALUE = 7\n")
    assert run(tmp_path, "-m", "mine").stdout == "7\n"


@pytest.mark.parametrize("variable", ["XDG_CACHE_HOME", "HOME"])
@pytest.mark.parametrize("value", ["", ".", "cache"])
def test_no_engine_is_loaded_from_the_current_folder(tmp_path: Path, variable: str, value: str) -> None:
    """Loading a compiled engine runs it."""
    names = ("XDG_CACHE_HOME", "HOME", "DUELSIM_CACHE", "LOCALAPPDATA")
    environment = {key: text for key, text in os.environ.items() if key not in names}
    environment |= {"PYTHONPATH": str(ROOT), variable: value}
    program = "from sim.compiler.cache import user_cache; print(user_cache().is_absolute())"
    done = subprocess.run(
        [sys.executable, "-P", "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("True\n", "")
