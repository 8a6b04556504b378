"""`duelsim tune`: looks for a better playbook of a deck against a field, and tests it on held-out luck."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from reports.writing.words import games_in_words
from sim.api import defaults
from sim.command_line.completion import complete_decks, complete_players
from sim.command_line.errors import INTERRUPTED
from sim.command_line.files import checked_output, checked_page, overwrite_option, page_option, write_page
from sim.command_line.group import commands
from sim.command_line.named_decks import field_or_default, read_decks
from sim.command_line.options import GAMES, DurationType, examples, field_command
from sim.command_line.output import print_error, print_json, print_page, print_text
from sim.command_line.searching import SearchObserver, check_budget, search, search_options
from sim.files import write_file
from sim.language import gettext, translatable

if TYPE_CHECKING:
    from sim.api.search_results import TuneResult

ENDING = ".play"


@commands.command(
    "tune",
    short_help="Look for a better playbook of a deck.",
    cls=field_command("--against"),
    epilog=examples(
        "duelsim tune my-deck.txt --output my-deck.play",
        "duelsim tune my-deck.txt --for 10m --output my-deck.tuned.play",
        "duelsim tune my-deck.txt --against fn-rush liquid-beast murky-riptide --base rush",
        "duelsim tune my-deck.txt --for 1h --out tuning --output my-deck.play",
        "duelsim tune murky-riptide --seed 7 --games 400000",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@click.option(
    "--against",
    "field",
    multiple=True,
    metavar="DECK...",
    shell_complete=complete_decks,
    help="The decks of the field, folders of decks, or era:2006, each deck played by its playbook: all words up to the"
    " next option. May be repeated.  [default: the eight decks of the default field]",
)
@click.option(
    "--for",
    "seconds",
    type=DurationType(),
    help="How long to take, such as 90s, 2m or 1h: three quarters for the search, one for the test.  [default: 2m]",
)
@click.option(
    "--games",
    type=GAMES,
    help="Number of games of the search, instead of a time; the test plays a third of that. The same seed and games"
    " give the same playbook on every machine.",
)
@click.option(
    "--base",
    metavar="PLAYER",
    shell_complete=complete_players,
    default=defaults.SCRIPT,
    show_default=True,
    help="Begin with this player: a playbook, general, or a script such as rush. auto: the deck's playbook or general.",
)
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE.play",
    help="Write the playbook to this file, and print what was found.  [default: print the playbook]",
)
@page_option("Also write a page of what was found.")
@overwrite_option
@search_options
def tune_command(
    deck: str,
    field: tuple[str, ...],
    seconds: float | None,
    games: int | None,
    base: str,
    output: Path | None,
    page: Path | None,
    overwrite: bool,
    **options: Any,
) -> None:
    """Look for a better playbook of DECK against a field of decks, and test it on luck that the search did not use.

    The search tries lines about the deck's cards, the usual lines, other numbers and other orders, many at a time. It
    keeps a change only if a test on fresh luck shows a gain, and stops when three rounds show none. At the end, the
    playbook plays its base on held-out luck. If it is not clearly better, you get the base.

    Ctrl-C ends the search and keeps what was found. With --out, the same command continues from there, also after a
    crash.
    """
    check_budget(seconds, games)
    page = checked_page(page, overwrite=overwrite)
    if output is not None:
        output = checked_output("--output", output, overwrite=overwrite, ending=ENDING, what="a playbook")
    own, *others = read_decks((deck, *field_or_default(field, options["format"])), options["format"])

    from sim.api.searches import tune

    asked = partial(tune, own, against=others, base=base, seconds=seconds, games=games)
    result = search(asked, options, SearchObserver(translatable("Tuning")))
    _tell(result, output, options["as_json"], overwrite=overwrite)
    write_page(page, result.report, overwrite=overwrite)
    if result.interrupted:
        click.get_current_context().exit(INTERRUPTED)


def _tell(result: "TuneResult", output: Path | None, as_json: bool, *, overwrite: bool) -> None:
    """Write the file, and print what was found; nothing is lost if the file cannot be written."""
    from reports.sections.tune import origin_in_words
    from reports.writing.terminal import render

    if errors := result.summary.errors:
        print_error(
            gettext(
                "{games_in_words} ended in an error. Their pairs count for no playbook.",
                games_in_words=games_in_words(errors),
            )
        )
    if output is not None:
        try:
            write_file(output, result.playbook.encode(), overwrite=overwrite)
        except OSError:
            print_text(result.playbook)
            raise
    if as_json:
        print_json(result.to_json())
        return
    if output is None:
        print_text(result.playbook.rstrip("\n"))
    written = () if output is None else (gettext("{file} was written.", file=output),)
    closing = (origin_in_words(result.summary), *written)
    print_page(lambda plain: render(result.document(), plain=plain, closing=closing), err=output is None)
