"""Taking runs off the list, and deleting their folders: what duelsim wrote there, and nothing else."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sim.experiments.runs.folder import PART, PICTURE, PILOTS, REPORTS, SUMMARY
from sim.experiments.runs.index import KnownRun, RunIndex
from sim.experiments.runs.kept_folder import FOUND, LOCK, MANIFEST, ROWS, SLOTS, KeptFolder, RunMismatch
from sim.files import delete_file, is_link
from sim.language import gettext

_OWN = (SUMMARY, PICTURE, *REPORTS, ROWS, LOCK, FOUND)
_UNFINISHED = re.compile(r"^\.(.+)\.\d+$")  # the name under which `replace_file` writes a file


@dataclass(frozen=True)
class Deleted:
    """What became of a folder: the links that were deleted, and what is not of the run or the search and was left."""

    links: tuple[Path, ...]
    left: tuple[Path, ...]

    def lines(self) -> list[str]:
        """What a user should know, a line each."""
        return [
            *(gettext("{link} was a link. It is deleted, and what it led to stays.", link=link) for link in self.links),
            *(gettext("{file} is not part of the run, and stays.", file=file) for file in self.left),
        ]


@dataclass(frozen=True)
class Removed:
    """The runs that were taken off the list, those whose rows were `damaged` by number; and the folders deleted.

    `told` is what a user should know of these folders, a line each.
    """

    runs: Sequence[KnownRun]
    damaged: Sequence[int]
    folders: frozenset[Path]
    told: Sequence[str]


def remove_runs(named: Sequence[str], *, with_folders: bool, agree: Callable[[Sequence[Path]], None]) -> Removed:
    """Take runs off the list, each named by its number or its folder; `with_folders`, delete their folders too.

    `agree` is called with the folders before anything is deleted, and raises an error if they are to stay. Raises
    RunMismatch, UnusableIndex, and OSError for a file that cannot be deleted.
    """
    with contextlib.closing(RunIndex.of_user()) as index:
        damaged = {row.number for row in index.damaged() if str(row.number) in named}
        known = [index.named(run) for run in dict.fromkeys(named) if run not in map(str, damaged)]
        folders = [KeptFolder.read(run.folder) for run in known if run.is_there] if with_folders else []
        for folder in folders:
            check_deletable(folder)
        places = [folder.path for folder in folders]
        agree(places)
        told = [line for folder in folders for line in delete_kept(folder).lines()]
        for number in (*(run.number for run in known), *sorted(damaged)):
            index.forget(number)
    return Removed(known, sorted(damaged), frozenset(places), told)


def check_deletable(folder: KeptFolder) -> None:
    """Raise RunMismatch if the folder is a link."""
    if is_link(folder.path):
        raise RunMismatch(
            gettext(
                "{path} is a link, to {target}, and no {what} is deleted through a link. Name the folder"
                " that it leads to, or delete the link yourself.",
                path=folder.path,
                target=os.readlink(folder.path),
                what=folder.called(),
            )
        )


def delete_kept(folder: KeptFolder) -> Deleted:
    """Delete the files of a run or a search and of the runs in it, and the folder if nothing else is in it.

    No link is followed: one that has the name of a file of the run, or of its folders, is deleted itself. Raises
    RunMismatch if the folder itself is a link, and OSError for a file that cannot be deleted.
    """
    check_deletable(folder)
    links: list[Path] = []
    for place in (*_runs_within(folder.path), folder.path):
        _delete(place, links)
    return Deleted(tuple(links), tuple(sorted(folder.path.rglob("*"))))


def _runs_within(folder: Path) -> Iterator[Path]:
    """The folders of the games with better pilots, and of the slots of an improved list."""
    yield folder / PILOTS
    yield from sorted(place for place in folder.iterdir() if SLOTS.fullmatch(place.name))


def _delete(folder: Path, links: list[Path]) -> None:
    """Delete the files of a run in a folder, and the folder if nothing else is in it; note `links` that are deleted."""
    games = folder / "games"
    for own in (folder, games):
        if is_link(own):
            links.append(own)
            delete_file(own)
    if not os.path.lexists(folder / MANIFEST):
        return
    files = [file for place in (games, folder) if place.is_dir() for file in place.iterdir()]
    for file in files:
        name = _UNFINISHED.sub(r"\1", file.name)
        is_unfinished = name != file.name and name == MANIFEST
        if is_unfinished or PART.fullmatch(name) or name in _OWN:
            links += [file] if is_link(file) else []
            delete_file(file)
    delete_file(folder / MANIFEST)  # last: until then, what is left is a run
    for place in (games, folder):
        with contextlib.suppress(OSError):  # it is not empty
            place.rmdir()
