"""The user's cache of compiled engines: what is dropped from it, and what never is."""

import os
from pathlib import Path

import pytest

from sim.compiler.cache import (
    KEPT_VERSIONS,
    cache_folder,
    engine_version,
    is_compiled,
    make_cache_folder,
    sources_version,
)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, which is the cache."""
    monkeypatch.setenv("DUELSIM_CACHE", str(tmp_path))
    return tmp_path


def add_folder(folder: Path, file: str, age: int) -> Path:
    """Make a folder with one file, and let it be some seconds old."""
    folder.mkdir()
    (folder / file).touch()
    os.utime(folder, (1_000_000_000 - age, 1_000_000_000 - age))
    return folder


def test_the_oldest_versions_are_dropped(cache: Path) -> None:
    versions = [add_folder(cache / f"{age:016x}", "play.nbi", age) for age in range(6)]
    make_cache_folder()
    (cache_folder() / "play.nbi").touch()
    make_cache_folder()
    assert {*cache.iterdir()} == {cache_folder(), *versions[: KEPT_VERSIONS - 1]}


def test_a_cache_in_a_folder_with_other_things_leaves_them_alone(cache: Path) -> None:
    """`DUELSIM_CACHE` may name a home folder."""
    others = [add_folder(cache / f"documents {age}", "letter.txt", age) for age in range(9)]
    others += [add_folder(cache / f"{age:016x}", "letter.txt", age) for age in range(9)]
    others += [add_folder(cache / f"numba {age}", "function.nbi", age) for age in range(9)]
    make_cache_folder()
    assert {*cache.iterdir()} == {cache_folder(), *others}


def test_a_version_begins_with_that_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = set()
    for plain in "01":
        monkeypatch.setenv("DUELSIM_PLAIN_NUMBA", plain)
        versions.add(engine_version())
    assert len(versions) == 2
    assert {(version[:8], len(version)) for version in versions} == {(sources_version(), 16)}


@pytest.mark.parametrize("place", ["/dev/null", "/dev/null/x", "/proc/nowhere", "x" * 300, "x" * 9_000])
def test_a_cache_that_cannot_be_is_empty(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("DUELSIM_CACHE", place)
    monkeypatch.setenv("DUELSIM_IGNORE_PREBUILT", "1")
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    make_cache_folder()
    assert not is_compiled()
