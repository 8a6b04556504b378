"""`duelsim report`: the report of runs as a page, as Markdown or as CSV."""

from collections.abc import Sequence
from pathlib import Path

import click

from sim.command_line.completion import complete_files
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.group import commands
from sim.command_line.options import examples, json_option, language_option, names_option
from sim.command_line.output import Meter, print_error, print_json, print_text, working
from sim.compiler.interpreted import play_interpreted
from sim.language import gettext, translatable

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
@language_option
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
    file = _checked_file(runs, form, output, overwrite=overwrite, as_json=as_json)
    play_interpreted()
    from sim.api.report_of_runs import report_of_runs

    with working(gettext("Reading the run") if len(runs) == 1 else gettext("Reading {count} runs", count=len(runs))):
        report = report_of_runs(runs, form, in_folder=output is None, salvage=salvage, tell=print_error)
    with Meter(gettext("Writing the report"), 0, translatable("sections")) as meter:
        if file is None:
            print_text(report.text(meter.update_of).removesuffix("\n"))
            return
        size = report.write(file, meter.update_of, replaces=file == _own_file(runs, form), overwrite=overwrite)
    if as_json:
        print_json({"written": str(file), "format": form, "bytes": size, "runs": report.runs_json()})
    else:
        print_text(str(file))


def _checked_file(runs: Sequence[str], form: str, output: str | None, *, overwrite: bool, as_json: bool) -> Path | None:
    """The file to write, by default in the folder of the run; None to print the report. Raises UsageError."""
    if output is None and len(runs) > 1:
        raise click.UsageError(gettext("These are several runs. Use --output to choose where to write their report."))
    if output == "-" and as_json:
        raise click.UsageError(gettext("--output - and --json both print to the screen. Give one."))
    own = _own_file(runs, form)
    if output is None or Path(output).expanduser() == own:
        return own
    return None if output == "-" else checked_output("--output", Path(output), overwrite=overwrite)


def _own_file(runs: Sequence[str], form: str) -> Path:
    """The report in the folder of the first run."""
    return Path(runs[0]).expanduser() / f"report.{form}"
