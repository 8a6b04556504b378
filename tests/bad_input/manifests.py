"""Manifests of all kinds of runs, with right checksums, every field of which is replaced by what it cannot be."""

import atexit
import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.bad_input.fields import at, places, type_of
from tests.bad_input.harness import Case
from tests.experiments.runs.forged import rewrite_manifest
from tests.kinds import EXAMPLES, RESULTS, write_results

VALUES: dict[str, tuple[Any, ...]] = {
    "null": (None,),
    "bool": (True, False),
    "number": (-1, 1.5, 2**15, 10**30, -(10**30), 0, 1e308),
    "list": ([], [[]], [None], ["x", 1], [[1, 2]]),
    "object": ({}, {"a": 1}, {"": None}),
    "text": ("", "x", "\x1b[31m", "\u202e", "a\0b", "../x", "x" * 70_000, "NaN"),
}
# What else a kind has in its manifest.
MORE: dict[str, dict[str, Any]] = {
    "match": {"target_ci": 5},
    "gauntlet": {"sprt": (48, 52)},
    "odds": {"seen_cards": 4, "shields": 2},
}
KINDS = {name: example for name, example in EXAMPLES.items() if name != "pilots"}  # in the manifest of another run
SHOW = ("runs", "show", "run", "--json")


def cases() -> Iterator[Case]:
    """Every field of the manifest of a match, and what the other kinds have of their own, with values and without."""
    for kind in KINDS:
        for path in _paths(_manifest(kind), kind):
            own = type_of(at(_manifest(kind), path))
            for type, values in VALUES.items():
                for value in values:
                    name = f"{kind}: {'.'.join(map(str, path))} = {str(value)[:30]!r}"
                    # Some values are as good as the right one; and a number may be one without a point.
                    fine = type == own or path[0] == "command" or (path[-1], value) == ("seen", None)
                    codes = (0, 2) if fine else (2,)
                    yield Case(name, SHOW, codes, prepare=partial(_changed, kind, path, value), slow=True)
            name = f"{kind}: no {'.'.join(map(str, path))}"
            yield Case(name, SHOW, (0, 2), prepare=partial(_changed, kind, path, ...), slow=True)


def _paths(manifest: dict[str, Any], kind: str) -> Iterator[tuple[Any, ...]]:
    """The fields that are tried: of a list, its first value stands for all."""
    for path in places(manifest):
        of_all = path[0] not in ("settings", "luck", "cells", "games", "experiment")
        if not (kind != "match" and of_all) and not any(type(key) is int and key > 0 for key in path):
            yield path


@cache
def _whole(kind: str) -> Path:
    """A run of a kind with its fewest games, without a page."""
    temporary = TemporaryDirectory()
    atexit.register(temporary.cleanup)
    folder = Path(temporary.name) / "run"
    example = KINDS[kind]
    rush: dict[str, Any] = {"player" if kind == "goldfish" else "players": "rush", example.count: 2}
    write_results(folder.parent)
    decks = tuple(str(folder.parent / deck) if deck == RESULTS else deck for deck in example.decks)
    replace(example, decks=decks).play(seed=1, page=False, out=folder, **rush, **MORE.get(kind, {}))
    return folder


def _manifest(kind: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((_whole(kind) / "manifest.json").read_text(encoding="utf-8"))
    del found["checksum"]
    return found


def _changed(kind: str, path: tuple[Any, ...], value: Any, folder: Path) -> None:
    """A copy of the run with another value where the path leads, or without it."""
    shutil.copytree(_whole(kind), folder / "run")
    manifest = _manifest(kind)
    place = at(manifest, path[:-1])
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    rewrite_manifest(folder / "run", manifest)
