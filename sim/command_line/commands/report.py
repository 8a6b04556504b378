"""`duelsim report`: what runs say, as a page, as Markdown or as CSV."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sim.command_line.group import commands
from sim.command_line.options import examples, json_option
from sim.command_line.output import Meter, print_json, print_text
from sim.command_line.waiting import play_interpreted

if TYPE_CHECKING:
    from reports.full_report import Recount
    from reports.writing.document import Document
    from sim.experiments.runs.run import Run

FORMATS = ("html", "md", "csv")
PAGE = "report.html"


@commands.command(
    "report",
    short_help="Write the report of runs as a page, Markdown or CSV.",
    epilog=examples(
        "duelsim report runs/liquid-fn",
        "duelsim report runs/monday runs/tuesday --output week.html",
        "duelsim report runs/liquid-fn --format csv --output liquid-fn.csv",
        "duelsim report runs/liquid-fn --format md --output -",
    ),
)
@click.argument("runs", metavar="RUN...", nargs=-1, required=True)
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    default="html",
    show_default=True,
    help="html: a page with everything in it. md: Markdown. csv: the tables, for a spreadsheet.",
)
@click.option(
    "--output",
    metavar="FILE",
    help="Where to write it; - is the screen.  [default: report.html, .md or .csv in the folder of the run]",
)
@json_option
def report_command(runs: tuple[str, ...], form: str, output: str | None, as_json: bool) -> None:
    """Write the report of one run, or of several, each the folder of an experiment that was kept with --out.

    A run that has not been played to its end is reported with the games that there are, and says so. The report of a
    run is the same, to the byte, whenever it is made.
    """
    if output is None and len(runs) > 1:
        raise click.UsageError("These are several runs. Say with --output where their report shall be.")
    if output == "-" and as_json:
        raise click.UsageError("--output - and --json both want the screen. Give one.")
    play_interpreted()
    read = [_read(run) for run in runs]
    text = _written(read, form)
    if output == "-":
        print_text(text.removesuffix("\n"))
        return
    # Spreadsheets know Japanese names in CSV by the mark in front.
    content = text.encode("utf-8-sig" if form == "csv" else "utf-8")
    file = Path(output) if output is not None else Path(runs[0]) / f"report.{form}"
    _write(file, content)
    if as_json:
        print_json({"written": str(file), "format": form, "bytes": len(content), "runs": [_told(run) for run in read]})
    else:
        print_text(str(file))


def _read(path: str) -> "Run":
    from sim.experiments.conduct import read_run
    from sim.experiments.runs.folder import RunMismatch

    run = read_run(path)
    if not run.game_count:
        raise RunMismatch(f"{path} holds no games yet, so there is nothing to report.")
    return run


def _written(runs: "Sequence[Run]", form: str) -> str:
    """The report of runs in a format; shows its progress where that takes long."""
    from reports.full_report import whole_report

    documents: list[Document] = []
    with Meter("Reading", len(runs), "runs") as meter:
        for run in runs:
            meter.update(len(documents))
            documents.append(whole_report(run, run.summary, numbers_only=form == "csv"))
    if form == "html":
        return _page(documents)
    from reports.writing.text_formats import comma_separated, markdown

    return markdown(documents) if form == "md" else comma_separated(documents)


def _page(documents: "Sequence[Document]") -> str:
    from reports.writing.page import page

    with Meter("Drawing", sum(len(document.sections) for document in documents), "sections") as meter:
        return page(documents, meter.update)


def write_page(run: "Run", recount_game: "Recount") -> None:
    """Write the page of a run into its folder, as `duelsim report` does; ``recount_game`` plays its games again."""
    from reports.full_report import whole_report

    assert run.path is not None
    _write(run.path / PAGE, _page([whole_report(run, run.summary, recount_game=recount_game)]).encode())


def _write(file: Path, content: bytes) -> None:
    """Write a file; it appears as a whole, or not at all. A device is written to, and not put away for a file."""
    from sim.experiments.runs.folder import atomic_write

    if file.exists() and not file.is_file():
        file.write_bytes(content)
        return
    with atomic_write(file.resolve()) as unfinished:
        unfinished.write_bytes(content)


def _told(run: "Run") -> dict[str, Any]:
    document = run.document()
    return {
        "run": str(run.path),
        "experiment": run.experiment.kind,
        "title": document.title,
        "verdict": document.verdict,
        "games": run.game_count,
        "complete": not run.interrupted,
    }
