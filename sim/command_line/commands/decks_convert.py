"""`duelsim decks convert`: a decklist in whatever form, written in the form of duelsim."""

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import click

from decks.assembly import read_list
from decks.checking import DeckError
from decks.lexicon import Lexicon
from decks.listing import ListedCard
from decks.sources import STDIN, find_deck
from decks.visible_text import shown
from decks.writing import ListForm, written
from sim.command_line.commands.decks import decks_commands
from sim.command_line.completion import complete_decks
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.options import cards_option, examples
from sim.command_line.output import print_error
from sim.files import write_file


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
def decks_convert(file: str, form: str, output: Path | None, overwrite: bool) -> None:
    """Write a decklist in the form of duelsim, whatever form it has.

    The list must be clear, but need not be a legal deck: real cards that cannot be played yet are written too.
    """
    from sim.cards.library import cards_in_use

    if output is not None:
        output = checked_output("--output", output, overwrite=overwrite)
    names = cards_in_use().deck_names
    path, content = find_deck(file)
    found = read_list(content, names)
    if found.problems:
        raise DeckError(str(path), sorted(found.problems, key=lambda problem: problem.line or 0))
    title = "" if file == STDIN else shown(path.stem)
    if form == "ja":
        text = written(found, "text", _in_japanese(found.cards), title)
    else:
        text = written(found, "text" if form == "en" else _form(form), name=title)
    if output is None:
        click.echo(text, nl=False)
    else:
        write_file(output, text.encode(), overwrite=overwrite)
        print_error(f"Written to {output}.")


def _form(name: str) -> ListForm:
    return next(form for form in get_args(ListForm) if form == name)


def _in_japanese(cards: list[ListedCard]) -> Callable[[ListedCard], str]:
    """The Japanese names of cards, where they have one that means them alone; stderr says which have none."""
    from sim.cards.library import cards_in_use
    from sim.cards.library.shown_names import japanese_name

    lexicon = Lexicon(cards_in_use().deck_names)
    found: dict[str, str] = {}
    for card in cards:
        real = card.card.unplayable if card.card else None
        name = real.japanese_name if real else japanese_name(card.name)
        if name and lexicon.find(name) == (card.card,):
            found[card.name] = name
    if without := {card.name: None for card in cards if card.card and card.name not in found}:
        print_error(f"No Japanese name is known of {', '.join(without)}.")
    return lambda card: found.get(card.name, card.name)
