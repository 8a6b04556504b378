"""The report of runs and searches that were kept: as a page, as Markdown or as CSV, written or printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from sim.api.errors import RunMismatch
from sim.api.kept_searches import KeptResult, read_kept
from sim.api.page_writer import write_picture
from sim.api.result import Result
from sim.experiments.runs.folder import PICTURE
from sim.files import replace_file, write_file
from sim.json_types import JsonObject
from sim.language import gettext, translatable

if TYPE_CHECKING:
    from reports.writing.document import Document

PAGE, CSV = "html", "csv"  # the other form is Markdown, "md"

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class ReportOfRuns:
    """The report of one run, or of several, as a page, as Markdown or as CSV.

    `folders` are the runs as the user named them. `in_folder`: it goes into the folder of the run, where a page has the
    summary picture of the run next to it.
    """

    folders: Sequence[str]
    results: Sequence[Result | KeptResult]
    documents: Sequence[Document]
    form: str
    in_folder: bool

    def text(self, progress: Progress) -> str:
        """The report; `progress` is called with the sections of a page that are drawn, and their number."""
        if self.form == PAGE:
            from reports.writing.page import page

            total = sum(len(document.sections) for document in self.documents)
            picture = PICTURE if self._pictured else ""
            return page(self.documents, lambda done: progress(done, total), picture=picture)
        from reports.writing.text_formats import comma_separated, markdown

        return comma_separated(self.documents) if self.form == CSV else markdown(self.documents)

    def write(self, file: Path, progress: Progress, *, replaces: bool, overwrite: bool) -> int:
        """Write the report, and return its size in bytes. A file of its own name is replaced, or any with `overwrite`.

        Raises OSError, also for a file that exists.
        """
        # Spreadsheets need the byte order mark to read CSV as UTF-8.
        content = self.text(progress).encode("utf-8-sig" if self.form == CSV else "utf-8")
        if self._pictured is not None:
            write_picture(file.parent, self._pictured.run, self.documents[0])
        if replaces:
            replace_file(file, content)
        else:
            write_file(file, content, overwrite=overwrite)
        return len(content)

    @cached_property
    def _pictured(self) -> Result | None:
        """The run whose summary picture lies next to the page, or None."""
        first = self.results[0]
        return first if self.in_folder and self.form == PAGE and isinstance(first, Result) else None

    def runs_json(self) -> list[JsonObject]:
        """What the runs are, and what became of them."""
        return [_described(result, folder) for result, folder in zip(self.results, self.folders, strict=True)]


def report_of_runs(
    folders: Sequence[str], form: str, *, in_folder: bool, salvage: bool, tell: Callable[[str], None]
) -> ReportOfRuns:
    """Read the runs and the searches in these folders, and make their report.

    With `salvage`, a damaged run is reported from its undamaged files, of which `tell` is called with what was lost.
    Raises RunMismatch for one that is damaged, has no games or is none, and ImpossibleExperiment.
    """
    results = [_read(folder, salvage=salvage, tell=tell) for folder in folders]
    documents = [result.report(numbers_only=form == CSV) for result in results]
    return ReportOfRuns(folders, results, documents, form, in_folder)


def _read(path: str, *, salvage: bool, tell: Callable[[str], None]) -> Result | KeptResult:
    result = read_kept(path, salvage=salvage)
    if not isinstance(result, Result):
        return result
    damaged = result.run.damaged
    if not result.run.game_count:
        none_left = translatable("{path} holds no undamaged games, so there is nothing to report.")
        none_yet = translatable("{path} holds no games yet, so there is nothing to report.")
        raise RunMismatch(gettext(none_left if damaged else none_yet, path=path))
    for run in filter(None, (result.run, result.run.pilots)):
        if run.damaged:
            tell(
                gettext(
                    "{path}: {lost:,} games are lost; the report is that of the other files. Damaged:",
                    path=run.path,
                    lost=run.lost,
                )
            )
        for part, reason in run.damaged.items():
            tell(f"  {part}: {reason}")
    return result


def _described(result: Result | KeptResult, folder: str) -> JsonObject:
    document, run = result.document(), result.run if isinstance(result, Result) else None
    return {
        "run": str(Path(folder).expanduser()),
        "experiment": result.kind,
        "title": document.title,
        "verdict": document.verdict.text,
        "games": result.outcome.games,
        "complete": not result.interrupted,
        "lost_games": 0 if run is None else run.lost,
        "damaged": {} if run is None else dict(run.damaged),
    }
