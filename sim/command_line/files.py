"""Files that commands write where the user says: checked before anything is played. `sim.files` writes them."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from sim.command_line.output import print_error
from sim.files import obstacle, write_file
from sim.language import gettext

if TYPE_CHECKING:
    from reports.writing.document import Document

Command = TypeVar("Command", bound=Callable[..., Any])


class RenamedOption(click.Option):
    """An option whose first name is shown; the others are older names, which still work."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The help without the older names."""
        names, self.opts = self.opts, self.opts[:1]
        try:
            return super().get_help_record(ctx)
        finally:
            self.opts = names


def page_option(words: str) -> Callable[[Command], Command]:
    """The option of a command that can write a page; `words` say what is on it."""
    return click.option(
        "--page",
        "--report",
        "page",
        cls=RenamedOption,
        type=click.Path(dir_okay=False, path_type=Path),
        metavar="FILE",
        help=words,
    )


def checked_page(page: Path | None, *, overwrite: bool) -> Path | None:
    """The file of a page, if one is wanted. Raises UsageError for one that cannot or should not be written."""
    return None if page is None else checked_output("--page", page, overwrite=overwrite)


def write_page(file: Path | None, document: "Callable[[], Document]", *, overwrite: bool) -> None:
    """Write a document as a page, if there is a file for it, and say where it is."""
    if file is None:
        return
    from reports.writing.page import page

    write_file(file, page([document()]).encode(), overwrite=overwrite)
    print_error(gettext("The page is {file}.", file=file))


overwrite_option = click.option("--overwrite", is_flag=True, help="Write the file even if there is one already.")


def checked_output(
    option: str, output: Path, *, overwrite: bool, ending: str = "", what: str = "", replaces: Path | None = None
) -> Path:
    """The file that an option such as --output names, with ~ for the folder of the user.

    It must have the `ending` of `what` it is, such as "a playbook". It must be no file that the same command reads, but
    for one that it `replaces`: that lies next to a deck, and is not read.

    Raises UsageError for a file that cannot or should not be written.
    """
    from sim.experiments.runs.folder import is_of_a_run

    output = output.expanduser()
    if not output.name.endswith(ending):
        raise click.UsageError(
            gettext(
                "{option}: {what} is called something{ending}, such as my-deck{ending}.",
                option=option,
                what=what,
                ending=ending,
            )
        )
    if is_of_a_run(output):
        raise click.UsageError(
            gettext(
                "{option}: {output} is part of a run or a search, which is never overwritten. Name another file.",
                option=option,
                output=output,
            )
        )
    spared = None if replaces is None else replaces.absolute()
    inputs = [file for file in _files_read(option) if file.absolute() != spared]
    if problem := obstacle(output, overwrite=overwrite, inputs=inputs):
        raise click.UsageError(gettext("{option}: {problem}.", option=option, problem=problem))
    return output


def _files_read(without: str) -> list[Path]:
    """The files that the words of the command may name, except those of one option, with what lies next to decks."""
    from sim.cards.library import files_named

    context = click.get_current_context()
    found = list(files_named())
    for parameter in context.command.params:
        if without not in parameter.opts:
            for word in _words(context.params.get(parameter.name or "")):
                found += _files_of(word)
    return found


def _files_of(word: str) -> list[Path]:
    """The files that a word may name: a deck, all decks of a folder, the playbook that a thinker follows."""
    from decks.sources import VALUE_ENDING
    from sim.experiments.runs.folder import MANIFEST
    from strategies.playbooks.finding import ENDING

    file = Path(word).expanduser()
    try:
        if file.is_dir():
            files = [] if (file / MANIFEST).exists() else sorted(file.glob("*.txt"))
        else:
            files = [one for one in (file, Path(word.partition("/")[2]).expanduser()) if one.is_file()]
    except (OSError, ValueError, RuntimeError):  # it cannot be the name of a file
        return []
    return [*files, *(one.with_suffix(ending) for one in files for ending in (ENDING, VALUE_ENDING))]


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str | Path):
        yield str(value)
    elif isinstance(value, Sequence):
        for one in value:
            yield from _words(one)
