"""Runs from elsewhere, and those that were moved: finding them in folders, and noting them in the list of runs."""

import contextlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sim.api.errors import ImpossibleExperiment, RunMismatch
from sim.api.kept_searches import read_kept
from sim.experiments.runs.index import KnownRun, RunIndex, runs_below
from sim.experiments.runs.kept_folder import MANIFEST, KeptFolder
from sim.language import gettext


@dataclass(frozen=True)
class FoundRuns:
    """The runs that were noted, and why folders or runs were not, a sentence each."""

    added: Sequence[KnownRun]
    problems: Sequence[str]


def add_runs(folders: Sequence[str], progress: Callable[[int, int], None]) -> FoundRuns:
    """Note all runs and searches in these folders, however deep they are. One that was moved keeps its number.

    `progress` is called with how many of how many have been read. Raises UnusableIndex, and OSError.
    """
    problems: list[str] = []
    places: dict[Path, None] = {}
    for folder in folders:
        below = runs_below(os.path.expanduser(folder))
        places |= dict.fromkeys(below)
        if not below:
            problems.append(
                gettext(
                    "{folder} has no run: a run is a folder with {MANIFEST} and games.",
                    folder=folder,
                    MANIFEST=MANIFEST,
                )
            )
    added: list[KnownRun] = []
    with contextlib.closing(RunIndex.of_user()) as index:
        for done, place in enumerate(places):
            progress(done, len(places))
            try:
                outcome = read_kept(place).outcome
                played = int((place / MANIFEST).stat().st_mtime)
                added.append(index.add(KeptFolder.read(place), outcome, played))
            except (RunMismatch, ImpossibleExperiment) as error:
                problems.append(str(error))
    return FoundRuns(added, problems)
