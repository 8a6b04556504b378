"""The plan of the house (layers.toml) is kept: who imports whom, no circles, and which folders are compiled."""

import ast
import functools
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from itertools import takewhile
from pathlib import Path

import pytest

from sim.tools.rules_map import statements

ROOT = Path(__file__).parents[1]
PLAN = tomllib.loads((ROOT / "tests" / "layers.toml").read_text(encoding="utf-8"))
MAY_IMPORT: dict[str, list[str]] = PLAN["may_import"]
ANYWHERE: list[str] = PLAN["anywhere"]["rooms"]
ROOMS = [*ANYWHERE, *MAY_IMPORT]
PACKAGES = sorted({room.split(".")[0] for room in ROOMS})


@dataclass(frozen=True)
class Import:
    """One name that a file imports from a file of ours."""

    importer: str  # module
    imported: str  # module
    name: str  # what of it; "" for the module itself
    where: str  # file and line


def _modules() -> dict[str, Path]:
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = _modules()


@functools.cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _imports_of(importer: str, path: Path) -> Iterator[Import]:
    """Every import of a file that leads to a file of ours, wherever in the file it stands."""
    for node in statements(_tree(path)):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        where = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] in PACKAGES:
                    yield Import(importer, alias.name, "", where)
        elif node.level:
            pytest.fail(f"{where}: a relative import; name the module in full")
        elif node.module and node.module.split(".")[0] in PACKAGES:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield (
                    Import(importer, inner, "", where)
                    if inner in MODULES
                    else Import(importer, node.module, alias.name, where)
                )


@functools.cache
def _imports() -> list[Import]:
    return [found for module, path in MODULES.items() for found in _imports_of(module, path)]


def _room(module: str) -> str:
    """The longest name in the plan that a module belongs to."""
    fitting = [room for room in ROOMS if module == room or module.startswith(room + ".")]
    assert fitting, f"{module} belongs to no room of tests/layers.toml"
    return max(fitting, key=len)


def _folder(module: str) -> str:
    """The name of the folder of a module."""
    path = MODULES[module]
    return module if path.name == "__init__.py" else module.rpartition(".")[0]


def _begins(name: str, beginnings: list[str]) -> bool:
    return any(name == beginning or name.startswith(beginning + ".") for beginning in beginnings)


@pytest.mark.slow(3, "parses every module")
def test_every_import_is_of_a_module_that_exists() -> None:
    missing = [f"{one.where}: {one.imported}" for one in _imports() if one.imported not in MODULES]
    assert not missing, "\n".join(missing)


def test_rooms_import_only_the_rooms_they_may() -> None:
    breaches = []
    for one in _imports():
        room, other = _room(one.importer), _room(one.imported)
        if other not in (room, *ANYWHERE, *MAY_IMPORT.get(room, [])):
            breaches.append(f"{one.where}: {room} may not import {one.imported}")
    assert not breaches, "\n".join(breaches)


@pytest.mark.parametrize("room", ANYWHERE)
def test_rooms_that_every_room_may_import_import_only_those_before_them(room: str) -> None:
    assert room not in MAY_IMPORT
    before = [*takewhile(lambda one: one != room, ANYWHERE)]
    own = [one for one in _imports() if _room(one.importer) == room]
    imported = [f"{one.where}: {one.imported}" for one in own if _room(one.imported) not in before]
    assert not imported, "\n".join(imported)
    assert [one for one in _imports() if _room(one.imported) == room], "nobody imports it"


def test_every_permission_is_used() -> None:
    used = {(_room(one.importer), _room(one.imported)) for one in _imports()}
    unused = [
        f"{room} -> {other}" for room, others in MAY_IMPORT.items() for other in others if (room, other) not in used
    ]
    assert not unused, "\n".join(unused)


def test_the_plan_has_no_circle() -> None:
    try:
        TopologicalSorter({room: set(others) - {room} for room, others in MAY_IMPORT.items()}).prepare()
    except CycleError as error:
        pytest.fail(f"rooms that import each other: {' <- '.join(error.args[1])}")


def test_no_files_import_each_other_in_a_circle() -> None:
    imported: dict[str, set[str]] = {module: set() for module in MODULES}
    for one in _imports():
        if one.imported != one.importer:
            imported[one.importer].add(one.imported)
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as error:
        pytest.fail(f"files that import each other: {' <- '.join(error.args[1])}")


@pytest.mark.parametrize("room", PLAN["order"])
def test_folders_within_a_room_are_in_order(room: str) -> None:
    folders = [room if folder == "." else f"{room}.{folder}" for folder in PLAN["order"][room]]
    own = {module: _folder(module) for module in MODULES if _room(module) == room}
    assert set(own.values()) == set(folders), "the plan names the folders that there are"
    breaches = [
        f"{one.where} imports {one.imported}"
        for one in _imports()
        if one.importer in own
        and one.imported in own
        and folders.index(own[one.importer]) < folders.index(own[one.imported])
    ]
    assert not breaches, "\n".join(breaches)


@pytest.mark.parametrize("arrow", PLAN["only"])
def test_narrow_doors_are_kept(arrow: str) -> None:
    """`from`: only these files may import the other room; `to`: only these files, or names, of it may be imported."""
    room, other = arrow.split(" -> ")
    narrow = PLAN["only"][arrow]
    breaches = []
    passed = 0
    for one in _imports():
        if not _begins(one.importer, [room]) or not _begins(one.imported, [other]):
            continue
        whole = f"{one.imported}.{one.name}" if one.name else one.imported
        if _begins(one.importer, narrow.get("from", [room])) and _begins(whole, narrow.get("to", [other])):
            passed += 1
        else:
            breaches.append(f"{one.where}: {one.importer} imports {whole}")
    assert not breaches, "\n".join(breaches)
    assert passed, "nobody uses this door"


def test_only_the_compiled_folders_hold_compiled_functions() -> None:
    """A folder tells whether its code is compiled: all functions that take the record are, and no others elsewhere."""
    folders = tuple(PLAN["compiled"]["folders"])
    for path in MODULES.values():
        name = path.relative_to(ROOT).as_posix()
        decorators = {
            decorator.id
            for node in statements(_tree(path))
            if isinstance(node, ast.FunctionDef)
            for decorator in node.decorator_list
            if isinstance(decorator, ast.Name)
        }
        assert not (decorators & {"rule", "cold", "entry_point"}) or name.startswith(folders), name


def test_the_cache_knows_every_compiled_file() -> None:
    """The version of the engine changes with each file that is compiled."""
    from sim.compiler.cache import COMPILED, TOP

    sources = {path for pattern in COMPILED for path in TOP.glob(pattern)}
    for folder in PLAN["compiled"]["folders"]:
        assert set((ROOT / folder).rglob("*.py")) <= sources
