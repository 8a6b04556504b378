"""`duelsim decks convert`: a decklist in whatever form, written in the form of duelsim."""

from pathlib import Path
from typing import get_args

import click

from decks.writing import ListForm
from sim.command_line.commands.decks import decks_commands
from sim.command_line.completion import complete_decks
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.options import cards_option, examples, language_option
from sim.command_line.output import print_error
from sim.files import write_file
from sim.language import comma, gettext


@decks_commands.command(
    "convert",
    epilog=examples(
        "duelsim decks convert pasted.txt",
        "duelsim decks convert pasted.txt --to ja --output my-deck.txt",
        "duelsim decks convert - --to csv",
    ),
)
@click.argument("file", shell_complete=complete_decks)
@click.option(
    "--to",
    "form",
    type=click.Choice([*get_args(ListForm), "ja", "en"]),
    default="text",
    show_default=True,
    help="ja and en are text with Japanese or English names.",
)
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Write this file instead of the standard output.")
@overwrite_option
@cards_option
@language_option
def decks_convert(file: str, form: str, output: Path | None, overwrite: bool) -> None:
    """Write a decklist in the form of duelsim, whatever form it has.

    The list must be clear, but need not be a legal deck: real cards that cannot be played yet are written too.
    """
    from sim.cards.library.converting import convert

    if output is not None:
        output = checked_output("--output", output, overwrite=overwrite)
    found = convert(file, form)
    if found.without_name:
        print_error(gettext("No Japanese name is known of {cards}.", cards=comma().join(found.without_name)))
    if output is None:
        click.echo(found.text, nl=False)
    else:
        write_file(output, found.text.encode(), overwrite=overwrite)
        print_error(gettext("Written to {file}.", file=output))
