"""Start the real command with the lowest versions that pyproject.toml allows. With the newest the tests start it.

It needs packages from an index, and nothing else. They are those of the lowest Python that is allowed; with a later
one, for which they were not built, nothing is tried. Games are played interpreted, so that it takes half a minute.
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRA = "web"  # what `duelsim serve` needs
MATCH = ("match", "fn-rush", "liquid-beast", "--players", "auto", "--games", "2", "--seed", "1", "--out", "run")
COMMANDS = (("--help",), ("decks", "check", "fn-rush"), MATCH, ("runs", "show", "run"), ("report", "run"))


def lowest_versions(project: dict) -> list[str]:
    """The requirements of a project, each at its lower bound.

    >>> lowest_versions({"dependencies": ["numba>=0.68,<0.69"], "optional-dependencies": {EXTRA: ["uvicorn>=0.35"]}})
    ['numba==0.68', 'uvicorn==0.35']
    """
    asked = [*project["dependencies"], *project["optional-dependencies"][EXTRA]]
    found = [re.fullmatch(r"([\w.-]+)>=([\d.]+)(,.*)?", one.replace(" ", "")) for one in asked]
    if None in found:
        raise SystemExit(f"A requirement has no lower bound, or in another form than name>=version: {asked}")
    return [f"{one[1]}=={one[2]}" for one in found if one is not None]


def is_lowest_python(project: dict) -> bool:
    """Whether this is the lowest Python that the project allows."""
    return f">={sys.version_info.major}.{sys.version_info.minor}" == project["requires-python"]


def start_commands(scripts: Path, folder: Path) -> None:
    """Run the command that is installed next to other scripts, in a folder."""
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "DUELSIM_RUNS": str(folder / "runs.sqlite"),
        "DUELSIM_CARDS": os.devnull,
        "DUELSIM_CACHE": str(folder / "cache"),
    }
    environment.pop("PYTHONPATH", None)
    duelsim = str(scripts / "duelsim")
    for words in COMMANDS:
        subprocess.run([duelsim, *words], cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=True)
    words = [duelsim, "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(words, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            urllib.request.urlopen(server.stdout.readline().strip(), timeout=60).close()
        finally:
            server.terminate()


def main() -> None:
    """Install the command with the lowest versions, and start it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if not is_lowest_python(project):
        print("The lowest versions are tried with the lowest Python only.")
        return
    versions = lowest_versions(project)
    print("The lowest versions:", " ".join(versions), flush=True)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        venv = folder / "venv"
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        install = [venv / "bin" / "pip", "install", "-q", "--no-compile"]
        subprocess.run([*install, "--only-binary", ":all:", *versions], check=True)
        subprocess.run([*install, "--no-deps", "-e", str(ROOT)], check=True)
        start_commands(venv / "bin", folder)
        print("The command starts with the lowest versions.")


if __name__ == "__main__":
    main()
