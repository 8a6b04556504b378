"""Files that commands write where the user says: checked before anything is played. `sim.files` writes them."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from sim.files import obstacle

overwrite_option = click.option("--overwrite", is_flag=True, help="Write the file even if there is one already.")


def checked_output(
    option: str, output: Path, *, overwrite: bool, ending: str = "", what: str = "", replaces: str = ""
) -> Path:
    """The file that an option such as --output names, with ~ for the folder of the user.

    It must have the `ending` of `what` it is, such as "a playbook". It must be no file that the same command reads;
    only the one that the parameter `replaces` names may be written over. Raises UsageError for a file that cannot or
    should not be written.
    """
    from sim.experiments.runs.folder import is_of_a_run

    output = output.expanduser()
    if output.suffix != ending and ending:
        raise click.UsageError(f"{option}: {what} is called something{ending}, such as my-deck{ending}.")
    if is_of_a_run(output):
        raise click.UsageError(
            f"{option}: {output} is part of a run or a search, which is never overwritten. Name another file."
        )
    if problem := obstacle(output, overwrite=overwrite, inputs=_named_files((option, replaces))):
        raise click.UsageError(f"{option}: {problem}.")
    return output


def _named_files(without: Sequence[str]) -> list[Path]:
    """The words of the command that may be files which it reads, but for those of some options."""
    from sim.cards.library import files_named

    context = click.get_current_context()
    found = list(files_named())
    for parameter in context.command.params:
        if not {parameter.name, *parameter.opts} & set(without):
            found += [Path(word).expanduser() for word in _words(context.params.get(parameter.name or ""))]
    return found


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str | Path):
        yield str(value)
    elif isinstance(value, Sequence):
        for one in value:
            yield from _words(one)
