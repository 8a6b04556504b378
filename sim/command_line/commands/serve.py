"""`duelsim serve`: a local web page on which matches are started, watched and read."""

import importlib.util
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from decks.shown_names import VARIABLE, names_chosen
from sim.api.limits import Limits
from sim.command_line.errors import INTERRUPTED
from sim.command_line.group import commands
from sim.command_line.options import (
    CARD_FILES,
    ChoiceOfVariable,
    WholeNumber,
    cards_option,
    examples,
    jobs_option,
    names_option,
)
from sim.command_line.output import print_error
from sim.compiler.interpreted import play_interpreted
from sim.language import LANGUAGES, gettext, semicolon
from sim.language import VARIABLE as LANGUAGE_VARIABLE

if TYPE_CHECKING:
    from sim.web.queue import Job

PORT = Limits(0, 65_535)
DEFAULT_PORT = 8000
NEEDED = ("starlette", "uvicorn")


@commands.command(
    "serve",
    short_help="Start, watch and read matches on a web page of this machine.",
    epilog=examples("duelsim serve", "duelsim serve my-decks", "duelsim serve my-decks --port 8001 --no-open"),
)
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path), default=".")
@click.option(
    "--port",
    type=WholeNumber(PORT),
    default=DEFAULT_PORT,
    show_default=True,
    help="The port to serve the pages at; 0 picks a free one.",
)
@click.option("--no-open", is_flag=True, help="Do not open the page in the browser.")
@jobs_option
@cards_option
@click.option(
    "--language",
    type=ChoiceOfVariable(tuple(LANGUAGES), LANGUAGE_VARIABLE),
    envvar=LANGUAGE_VARIABLE,
    help="The language of the pages until somebody chooses another one there: English or Japanese (日本語). The"
    f" environment variable {LANGUAGE_VARIABLE} says it, too.  [default: what the browser asks for]",
)
@names_option
def serve_command(folder: Path, port: int, no_open: bool, jobs: int | None, language: str | None) -> None:
    """Serve a web page where you choose or paste decks, play them, and read the reports of your runs.

    The decks of FOLDER (*.txt; by default the current folder) can be chosen, lists are saved there, and runs are kept
    in its folder runs. Only this machine can open the page; it loads nothing from the internet.

    Ctrl-C ends it. A match that is being played then keeps the games that are finished; the page resumes it.
    """
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        from sim.api.errors import ImpossibleExperiment

        raise ImpossibleExperiment(
            gettext(
                "duelsim serve needs Starlette and Uvicorn. Install them, in your clone, with: pip install -e '.[web]'"
            )
        )
    environment = dict(os.environ)  # the processes that play are compiled
    names = _names_asked_for()
    if names is not None:
        environment[VARIABLE] = names
    play_interpreted()
    from sim.command_line.questions import questions
    from sim.web.server import Asking, listen, serve

    extra = tuple(word for file in _card_files() for word in ("--cards", str(file)))
    asking = Asking(questions(), extra, names=names, language=language)
    left = serve(folder, listen(port), asking, jobs=jobs, environment=environment, open_browser=not no_open)
    _print_end(left)
    raise click.exceptions.Exit(INTERRUPTED)


def _names_asked_for() -> str | None:
    """How cards are called, or None where neither the command nor the environment says it: then visitors decide."""
    source = click.get_current_context().get_parameter_source("names_shown")
    return None if source in (None, ParameterSource.DEFAULT) else names_chosen()


def _card_files() -> list[Path]:
    """The files with cards of one's own that the command names, wherever a process that plays looks for them."""
    return [file.expanduser().resolve() for file in click.get_current_context().meta.get(CARD_FILES, ())]


def _print_end(left: Sequence["Job"]) -> None:
    """Say that the server stopped, and which runs were not finished then."""
    if left:
        titles = semicolon().join(job.title for job in left)
        print_error(
            gettext(
                "\nStopped. The games that were finished are kept; duelsim serve resumes on its page what"
                " was not finished: {titles}.",
                titles=titles,
            )
        )
    else:
        print_error(gettext("\nStopped."))
