"""The way to a user: the engine is compiled, the wheel built and installed, and a match starts at once."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("duelsim", "sim", "strategies", "decks", "reports")
MATCH = ("match", "liquid-beast", "murky-riptide", "--games", "10", "--seed", "1")


def run(*words: str, folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run this Python in a folder, without the settings that these tests run with."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "DUELSIM_"))}
    kept.pop("PYTHONPATH", None)
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env={**kept, **environment}, capture_output=True, text=True, check=True
    )


@pytest.mark.soak
def test_an_installed_wheel_plays_without_compiling(tmp_path: Path) -> None:
    """Takes two minutes, and an index of packages for what builds wheels."""
    tree, home = tmp_path / "tree", tmp_path / "home"
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tree / package, ignore=shutil.ignore_patterns("__pycache__", "prebuilt"))
    for file in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / file, tree)
    home.mkdir()
    run("-m", "sim.tools.prebuild", folder=tree)
    run("-m", "pip", "wheel", "--no-deps", "-w", str(tmp_path), str(tree), folder=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    held = zipfile.ZipFile(wheel).namelist()
    assert sum(name.endswith(".nbc") for name in held) == 1
    cards = ("sim/cards/library", "sim/cards/unreviewed", "sim/cards/unreviewed/cards")
    for folder in (*cards, "decks", "decks/ready_made", "decks/published", "decks/restricted"):
        texts = {f"{folder}/{file.name}" for file in (ROOT / folder).iterdir() if file.suffix in (".txt", ".tsv")}
        assert texts and texts <= set(held)
    installed = str(tmp_path / "installed")
    run("-m", "pip", "install", "--no-deps", "--target", installed, str(wheel), folder=tmp_path)
    settings = {"PYTHONPATH": installed, "DUELSIM_CACHE": str(tmp_path / "cache"), "HOME": str(home)}
    match = run("-P", "-m", "duelsim", *MATCH, folder=home, **settings)
    assert "10 games in" in match.stdout
    assert match.stderr == ""
    (kept,) = (tmp_path / "cache").iterdir()
    assert kept.name.startswith("cards-")  # nothing was compiled
    assert not any(home.iterdir())
    compiled = run("-P", "-m", "duelsim", *MATCH, folder=home, **settings, DUELSIM_IGNORE_PREBUILT="1")
    assert "Compiled in" in compiled.stderr
    assert compiled.stdout.split("\n10 games in")[0] == match.stdout.split("\n10 games in")[0]
