"""The package `duelsim`: its names, what importing it costs, and a user's files with the names of its packages."""

import ast
import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

import duelsim
from sim.api import errors
from sim.api.errors import IMPOSSIBLE

ROOT = Path(__file__).parents[2]
PACKAGES = ("duelsim", "sim", "decks", "reports", "strategies")
Python = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def python(tmp_path: Path) -> Python:
    """Run Python in a folder of a user: `python("-c", "import duelsim")`."""

    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PYTHONPATH": path}
        return subprocess.run([sys.executable, *words], cwd=tmp_path, env=environment, capture_output=True, text=True)

    return run


@pytest.fixture
def files_of_the_same_names(tmp_path: Path) -> None:
    """Files in the user's folder that have the names of duelsim's packages, and say that they were imported."""
    for name in PACKAGES[1:]:
        (tmp_path / f"{name}.py").write_text(f"print('the {name} of the user')\n")


def test_every_public_name_exists() -> None:
    for name in duelsim.__all__:
        assert getattr(duelsim, name) is not None
    assert dir(duelsim) == sorted(duelsim.__all__)  # not what the package imports for itself


def _raised(module: str) -> dict[str, type[BaseException]]:
    """The classes of errors that a module raises by their names."""
    home = importlib.import_module(module)
    tree = ast.parse(inspect.getsource(home))
    raised = [node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise) and node.exc is not None]
    names = {ast.unparse(one.func if isinstance(one, ast.Call) else one) for one in raised}
    found = {name: getattr(home, name, None) for name in names}
    return {name: one for name, one in found.items() if inspect.isclass(one) and issubclass(one, BaseException)}


def test_every_error_that_a_public_function_raises_is_public() -> None:
    """Those of the packages below that `translated_errors` translates are not raised themselves."""
    public = {getattr(duelsim, name) for name in duelsim.__all__}
    modules = {"sim.api.run_coach", "sim.api.programs", *(getattr(one, "__module__", "") for one in public)}
    modules = {module for module in modules if module.startswith(("sim.api", "sim.games"))}
    for module in sorted(modules):
        for name, one in _raised(module).items():
            translated = module.startswith("sim.api") and issubclass(one, IMPOSSIBLE)
            assert one in public or translated or one.__module__ == "builtins", f"{module} raises {name}"
    described = set(re.findall(r"^    (\w+(?:, \w+)*)  ", inspect.getdoc(errors) or "", re.MULTILINE))
    named = {name for names in described for name in names.split(", ")}
    assert named == {one.__name__ for one in public if inspect.isclass(one) and issubclass(one, BaseException)}


def test_the_version_is_where_the_build_looks_for_it() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    file = ROOT / pyproject["tool"]["hatch"]["version"]["path"]
    assert f'\nVERSION = "{duelsim.__version__}"\n' in file.read_text(encoding="utf-8")
    assert "version" in pyproject["project"]["dynamic"] and "version" not in pyproject["project"]


def test_importing_the_package_imports_nothing_slow(python: Python) -> None:
    slow = "('numba', 'numpy', 'polars', 'click')"
    done = python("-c", f"import sys, duelsim; print([name for name in {slow} if name in sys.modules])")
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_the_module_is_the_command(python: Python) -> None:
    done = python("-m", "duelsim", "--version")
    assert (done.returncode, done.stdout) == (0, f"duelsim, version {duelsim.__version__}\n")


# --- Files of the same names ------------------------------------------------------------------------------
@pytest.mark.usefixtures("files_of_the_same_names")
@pytest.mark.parametrize("words", [("-m", "duelsim"), ("-P", "-m", "duelsim")])
def test_files_of_the_same_names_do_not_affect_the_command(python: Python, words: tuple[str, ...]) -> None:
    done = python(*words, "odds", "murky-riptide", "--games", "0", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Murky Riptide usually has a shield trigger\n85.1 % ")
    assert "of the user" not in done.stdout


@pytest.mark.usefixtures("files_of_the_same_names")
def test_files_of_the_same_names_do_not_affect_the_script(python: Python, tmp_path: Path) -> None:
    """The script that pip installs is in another folder, where Python looks instead of the user's."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "duelsim").write_text("from sim.command_line import main\nmain()\n")
    done = python(str(tmp_path / "bin" / "duelsim"), "cards", "show", "Corile")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Corile\n")


@pytest.mark.usefixtures("files_of_the_same_names")
@pytest.mark.slow(3, "starts a program of the user")
def test_files_of_the_same_names_do_not_affect_a_program(python: Python) -> None:
    program = "import duelsim; print(duelsim.odds('murky-riptide', games=0, seed=1, out='run').seed)"
    done = python("-c", program)
    assert (done.stdout, done.stderr) == ("1\n", "")


@pytest.mark.usefixtures("files_of_the_same_names")
def test_a_file_of_the_same_name_that_was_imported_before_is_named(python: Python, tmp_path: Path) -> None:
    done = python("-c", "import decks; import duelsim")
    assert done.returncode == 1
    assert "duelsim has a package 'decks', but another module of that name has already been imported" in done.stderr
    assert str(tmp_path / "decks.py") in done.stderr


def test_a_folder_named_decks_does_not_affect_the_command(python: Python, tmp_path: Path) -> None:
    for name in PACKAGES[1:]:
        (tmp_path / name).mkdir()
    done = python("-m", "duelsim", "decks", "show", "fn-rush")
    assert (done.returncode, done.stderr) == (0, "")


# --- Types ------------------------------------------------------------------------------------------------
def test_the_wheel_has_every_package_and_its_types() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]) == set(PACKAGES)
    for package in PACKAGES:
        assert (ROOT / package / "py.typed").exists()


PROGRAM = """
import duelsim
from sim.api import errors
from sim.api.errors import IMPOSSIBLE

options: duelsim.RunOptions = {"seed": 7, "out": "runs/mine"}
result = duelsim.match("liquid-beast", "fn-rush", games=20, **options)
reveal_type(result)
reveal_type(result.seed)
reveal_type(duelsim.__version__)
try:
    duelsim.read_run("runs/mine")
except duelsim.GamesErred as error:
    reveal_type(error.result.errors)
duelsim.match("liquid-beast", "fn-rush", games="many")
duelsim.match("liquid-beast", "fn-rush", sede=7)
duelsim.mach
"""
REVEALED = (
    '6: note: Revealed type is "sim.api.result.Result"',
    '7: note: Revealed type is "int"',
    '8: note: Revealed type is "str"',
    '12: note: Revealed type is "list[dict[str, Any]]"',
    '13: error: Argument "games" to "match" has incompatible type "str"; expected "int | None"',
    '14: error: Unexpected keyword argument "sede" for "match"',
    '15: error: Module has no attribute "mach"',
)


@pytest.mark.soak
def test_mypy_sees_the_types_of_an_installed_copy(tmp_path: Path) -> None:
    """The contents of the wheel, in an environment with nothing else."""
    venv.create(tmp_path / "environment", symlinks=True)
    interpreter = tmp_path / "environment" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    purelib = "import sysconfig; print(sysconfig.get_path('purelib'))"
    installed = Path(subprocess.run([interpreter, "-c", purelib], capture_output=True, text=True).stdout.strip())
    for package in PACKAGES:
        shutil.copytree(ROOT / package, installed / package, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "program.py").write_text(PROGRAM)
    words = ("-m", "mypy", "--strict", "--python-executable", str(interpreter), "program.py")
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MYPYPATH")}
    done = subprocess.run(
        [sys.executable, *words], cwd=tmp_path / "mine", env=environment, capture_output=True, text=True
    )
    for line in REVEALED:
        assert f"program.py:{line}" in done.stdout, done.stdout + done.stderr
    assert "Found 3 errors in 1 file" in done.stdout
