"""Files that commands write where the user says: checked before anything is played, and written as a whole or not."""

import os
from pathlib import Path

import click


def checked_output(output: Path, ending: str, what: str, *, overwrite: bool) -> Path:
    """The file of `--output`, which must have this ending; `what` is it, such as "a playbook".

    Raises UsageError for a file that cannot or should not be written.
    """
    output = output.expanduser()
    if output.suffix != ending:
        raise click.UsageError(f"--output: {what} is called something{ending}, such as my-deck{ending}.")
    if not output.parent.is_dir():
        raise click.UsageError(f"--output: there is no folder {output.parent}.")
    if output.is_dir():
        raise click.UsageError(f"--output: {output} is a folder.")
    if output.exists() and not overwrite:
        raise click.UsageError(f"--output: {output} is there already. Name another file, or add --overwrite.")
    if not os.access(output if output.exists() else output.parent, os.W_OK):
        raise click.UsageError(f"--output: {output} may not be written.")
    return output


def check_report(report: Path | None) -> None:
    """Raise UsageError if the page of `--report` could not be written."""
    from sim.experiments.runs.folder import is_of_a_run

    if report is None:
        return
    if is_of_a_run(Path(os.path.realpath(report))):
        raise click.UsageError(f"{report} is part of a run, which a report must not overwrite. Name another file.")
    if report.is_dir():
        raise click.UsageError(f"{report} is a folder. Name a file.")
    if not report.parent.is_dir():
        raise click.UsageError(f"{report} cannot be written: there is no folder {report.parent}.")


def write_whole(output: Path, text: str) -> None:
    """Write the file as a whole, or not at all. Raises OSError."""
    unfinished = output.with_name(f".{output.name}.unfinished")
    try:
        unfinished.write_text(text, encoding="utf-8")
        os.replace(unfinished, output)
    finally:
        unfinished.unlink(missing_ok=True)
