"""Folders of runs that are none, or damaged, wherever a command takes one."""

import atexit
import json
import os
import shutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import duelsim
from tests.bad_input.harness import Case
from tests.experiments.runs.forged import change_manifest

VALUES: tuple[Any, ...] = (None, -1, 1.5, "x", "", [], {}, [[]], {"a": 1}, True, 10**30, [None], "\x1b[31m", "../x")
KEYS = ("schema", "experiment", "seed", "rules", "turn_cap", "chunk", "sides", "cells", "games", "settings")
TEXTS = ("", "{", "[]", "null", "1", '"x"', "{}", "\0", "\x1b[31m", '{"schema": 2}', "[" * 100_000, '{"a":' * 100_000)
COMMANDS = (("report", "run", "--output", "-", "--format", "csv"), ("replay", "run", "0"))


def cases() -> Iterator[Case]:
    """Manifests that say something else or nothing, and parts that are cut off or are something else."""
    for words in COMMANDS:
        for text in TEXTS:
            name = f"{words[0]}: the manifest {text[:20]!r}"
            yield Case(
                name, words, prepare=partial(_damaged, partial(_write, "manifest.json", text.encode())), slow=True
            )
        for key in KEYS:
            for value in VALUES:
                name = f"{words[0]}: {key} = {value!r}"
                # Some values are fine, such as no rules; then it must be another run or the same one.
                yield Case(name, words, (0, 2), prepare=partial(_damaged, partial(_set, key, value)), slow=True)
            yield Case(
                f"{words[0]}: no {key}", words, (0, 2), prepare=partial(_damaged, partial(_drop, key)), slow=True
            )
    part = "games/part-0000-000000.parquet"
    for name, damage in {
        "empty": partial(_write, part, b""),
        "text": partial(_write, part, b"4 Corile\n"),
        "half": partial(_cut, part),
        "a folder": partial(_folder, part),
    }.items():
        yield Case(f"report: a part is {name}", COMMANDS[0], prepare=partial(_damaged, damage), slow=True)
    for name, file in (("manifest", "manifest.json"), ("part", part)) if hasattr(os, "mkfifo") else ():
        for what, make in (("pipe", os.mkfifo), ("device", partial(os.symlink, "/dev/zero"))):
            damage = partial(_replaced, file, make)
            yield Case(f"report: a {name} is a {what}", COMMANDS[0], prepare=partial(_damaged, damage), slow=True)
    for output in ("run/manifest.json", f"run/{part}"):
        words = ("report", "run", "--output", output)
        yield Case(f"a report over {output}", words, prepare=partial(_damaged, lambda folder: None), slow=True)
    for key in KEYS:
        for value in VALUES:
            forged = partial(_damaged, partial(_forge, key, value))
            yield Case(f"report: a forged {key} = {value!r}", COMMANDS[0], (0, 2), prepare=forged, slow=True)
    for number in ("-1", "x", "99999999999", "1.5", "", "2", "\x1b[31m"):
        words = ("replay", "--", "run", number)
        yield Case(f"replay: game {number!r}", words, prepare=partial(_damaged, lambda folder: None), slow=True)


@cache
def _whole() -> Path:
    """A run of two games, without a page."""
    temporary = TemporaryDirectory()
    atexit.register(temporary.cleanup)
    folder = Path(temporary.name) / "run"
    duelsim.match("fn-rush", "liquid-beast", games=2, seed=1, out=folder, page=False)
    return folder


def _damaged(damage: Callable[[Path], None], folder: Path) -> None:
    shutil.copytree(_whole(), folder / "run")
    damage(folder / "run")


def _write(name: str, content: bytes, run: Path) -> None:
    (run / name).write_bytes(content)


def _cut(name: str, run: Path) -> None:
    content = (run / name).read_bytes()
    (run / name).write_bytes(content[: len(content) // 2])


def _folder(name: str, run: Path) -> None:
    (run / name).unlink()
    (run / name).mkdir()


def _set(key: str, value: Any, run: Path) -> None:
    manifest = json.loads((run / "manifest.json").read_text(encoding="utf-8"))
    (run / "manifest.json").write_text(json.dumps(manifest | {key: value}), encoding="utf-8")


def _replaced(name: str, make: Callable[[Path], None], run: Path) -> None:
    (run / name).unlink()
    make(run / name)


def _forge(key: str, value: Any, run: Path) -> None:
    change_manifest(run, **{key: value})


def _drop(key: str, run: Path) -> None:
    manifest = json.loads((run / "manifest.json").read_text(encoding="utf-8"))
    del manifest[key]
    (run / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
