"""`duelsim report`: the report of runs as a page, as Markdown or as CSV."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sim.command_line.completion import complete_files
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.group import commands
from sim.command_line.options import examples, json_option, names_option
from sim.command_line.output import Meter, print_error, print_json, print_text, working
from sim.compiler.interpreted import play_interpreted
from sim.files import replace_file, write_file

if TYPE_CHECKING:
    from reports.writing.document import Document
    from sim.api.kept_searches import KeptResult
    from sim.api.result import Result

FORMATS = ("html", "md", "csv")


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
@click.argument("runs", metavar="RUN...", nargs=-1, required=True, shell_complete=complete_files)
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    default="html",
    show_default=True,
    help="html: a self-contained page. md: Markdown. csv: the tables, for a spreadsheet.",
)
@click.option(
    "--output",
    metavar="FILE",
    help="Where to write it; - prints it.  [default: report.html, .md or .csv in the folder of the run]",
)
@overwrite_option
@click.option(
    "--salvage", is_flag=True, help="Report a damaged run from its undamaged files, and say how many games are lost."
)
@names_option
@json_option
def report_command(
    runs: tuple[str, ...], form: str, output: str | None, overwrite: bool, salvage: bool, as_json: bool
) -> None:
    """Write the report of one run, or of several, each the folder of an experiment or search kept with --out.

    The report in the folder of the run is written again each time; any other file only with --overwrite.
    The report of an interrupted run uses the games that exist, and says so. A damaged run is an error unless you add
    --salvage; the command that played it repairs it. The same run always gives the same report, to the byte.
    """
    if output is None and len(runs) > 1:
        raise click.UsageError("These are several runs. Use --output to choose where to write their report.")
    if output == "-" and as_json:
        raise click.UsageError("--output - and --json both print to the screen. Give one.")
    file = Path(runs[0]).expanduser() / f"report.{form}"
    is_own = output is None or Path(output).expanduser() == file
    if output is not None and output != "-" and not is_own:
        file = checked_output("--output", Path(output), overwrite=overwrite)
    play_interpreted()
    with working("Reading the run" if len(runs) == 1 else f"Reading {len(runs)} runs"):
        read = [_read(run, salvage=salvage) for run in runs]
        documents = [result.report(numbers_only=form == "csv") for result in read]
    from sim.api.page_writer import write_picture
    from sim.api.result import Result

    # The page in the folder of its run has its summary picture next to it.
    first = read[0]
    pictured = first.run if form == "html" and output is None and isinstance(first, Result) else None
    text = _written(documents, form, with_picture=pictured is not None)
    if output == "-":
        print_text(text.removesuffix("\n"))
        return
    # Spreadsheets need the byte order mark to read CSV as UTF-8.
    content = text.encode("utf-8-sig" if form == "csv" else "utf-8")
    if pictured is not None:
        write_picture(file.parent, pictured, documents[0])
    if is_own:
        replace_file(file, content)
    else:
        write_file(file, content, overwrite=overwrite)
    if as_json:
        print_json(
            {
                "written": str(file),
                "format": form,
                "bytes": len(content),
                "runs": [_described(result, run) for result, run in zip(read, runs, strict=True)],
            }
        )
    else:
        print_text(str(file))


def _read(path: str, *, salvage: bool) -> "Result | KeptResult":
    from sim.api.errors import RunMismatch
    from sim.api.kept_searches import read_kept
    from sim.api.result import Result

    result = read_kept(path, salvage=salvage)
    if not isinstance(result, Result):
        return result
    damaged = result.run.damaged
    if not result.run.game_count:
        raise RunMismatch(
            f"{path} holds no {'undamaged games' if damaged else 'games yet'}, so there is nothing to report."
        )
    for run in filter(None, (result.run, result.run.pilots)):
        if run.damaged:
            print_error(f"{run.path}: {run.lost:,} games are lost; the report uses the other files. Damaged:")
        for part, reason in run.damaged.items():
            print_error(f"  {part}: {reason}")
    return result


def _written(documents: "Sequence[Document]", form: str, *, with_picture: bool) -> str:
    """Reports in a format; shows progress if that takes long."""
    if form == "html":
        from reports.writing.page import page
        from sim.experiments.runs.folder import PICTURE

        with Meter("Drawing", sum(len(document.sections) for document in documents), "sections") as meter:
            return page(documents, meter.update, picture=PICTURE if with_picture else "")
    from reports.writing.text_formats import comma_separated, markdown

    return markdown(documents) if form == "md" else comma_separated(documents)


def _described(result: "Result | KeptResult", folder: str) -> dict[str, Any]:
    from sim.api.result import Result

    document, run = result.document(), result.run if isinstance(result, Result) else None
    return {
        "run": str(Path(folder).expanduser()),
        "experiment": result.kind,
        "title": document.title,
        "verdict": document.verdict,
        "games": result.outcome.games,
        "complete": not result.interrupted,
        "lost_games": 0 if run is None else run.lost,
        "damaged": {} if run is None else dict(run.damaged),
    }
