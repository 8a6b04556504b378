"""What a search that is kept in a folder has found: keeping it, and reading it again. Nothing is played."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from os import PathLike
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from reports.summaries.improve import ImproveNumbers, ImproveSummary
from reports.summaries.slots import summarize_slots
from reports.summaries.tune import TuneNumbers, TuneSummary
from sim.api import arguments
from sim.api.coach_result import COACH, CoachResult, coaching_of
from sim.api.errors import translated_errors
from sim.api.experiments import read_run
from sim.api.result import Result
from sim.api.search_results import ImproveResult, TuneResult
from sim.experiments import conduct
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.kept_folder import MANIFEST, KeptFolder, RunMismatch
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side
from sim.games.playing.coaching import Watched
from sim.language import gettext
from sim.searches.kept import KeptSearch

KeptResult = ImproveResult | TuneResult | CoachResult


@dataclass(frozen=True)
class CoachNumbers:
    """What a coach has found: the games that were watched, and how many were asked for."""

    found: tuple[Watched, ...]
    wanted: Annotated[int, Meta(ge=0)]


def keep_found(kept: KeptSearch, result: KeptResult) -> None:
    """Write what a search has found into its folder. Raises OSError."""
    if isinstance(result, CoachResult):
        kept.write_found({field.name: getattr(result, field.name) for field in fields(CoachNumbers)})
        return
    of = ImproveNumbers if isinstance(result, ImproveResult) else TuneNumbers
    found = {field.name: getattr(result.summary, field.name) for field in fields(of)}
    if "deck" in found:
        found["deck"] = replace(found["deck"], path=Path())  # a folder may be given to others
    kept.write_found(found)


def read_search(path: str | PathLike[str]) -> KeptResult:
    """What the search in a folder has found, as `duelsim.improve`, `tune` or `coach` returned it. Plays nothing.

    Raises RunMismatch if there is no search, its result is damaged, or it has none yet, and ImpossibleExperiment if
    this version does not know a player or a rule that it names.
    """
    kept = KeptSearch.read(arguments.path("path", path))
    with translated_errors():
        experiment = Experiment.from_manifest(kept.manifest)
    (side, *_), opponents = zip(*experiment.cells, strict=True)
    try:
        result: KeptResult
        if experiment.kind == "improve":
            result = _improved(kept.read_found(ImproveNumbers), side, opponents, kept.path)
        elif experiment.kind == COACH:
            coached = kept.read_found(CoachNumbers)
            result = CoachResult(experiment, **vars(coached), coaching=coaching_of(kept.manifest))
        else:
            numbers = kept.read_found(TuneNumbers)
            result = TuneResult(TuneSummary(**vars(numbers), side=side, opponents=opponents))
        result.to_json(), result.document()
    except RunMismatch:
        raise
    except (ArithmeticError, LookupError, TypeError, ValueError):
        raise kept.damaged(gettext("it does not fit the decks of the search")) from None
    return result


def read_kept(path: str | PathLike[str], *, salvage: bool = False) -> Result | KeptResult:
    """The result of the run or the search in a folder. Raises what `read_run` and `read_search` raise."""
    is_search = KeptFolder.read(arguments.path("path", path)).is_search
    return read_search(path) if is_search else read_run(path, salvage=salvage)


def _improved(numbers: ImproveNumbers, side: Side, opponents: Sequence[Side], folder: Path) -> ImproveResult:
    known = ImproveSummary(**vars(numbers), side=side, opponents=opponents, worth=None)
    worth = _slots_of(known, folder)
    return ImproveResult(replace(known, worth=None if worth is None else summarize_slots(worth)), worth)


def slots_folder(folder: Path, names: Sequence[str]) -> Path:
    """The folder of the run within that of a search that measures what the slots of a list are worth."""
    return folder / f"slots-{zlib.crc32(' / '.join(names).encode()):08x}"


def _slots_of(summary: ImproveSummary, folder: Path) -> Run | None:
    """The run that has measured the slots of the list, or None so far. Raises RunMismatch."""
    names = summary.side.slots if summary.list is summary.deck else summary.found.best
    place = slots_folder(folder, names)
    return conduct.read_run(place) if (place / MANIFEST).exists() else None
