"""`duelsim cards`: the cards of the library and their rules texts."""

from pathlib import Path

import click

from sim.command_line.card_facts import card_json, card_line
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.group import commands
from sim.command_line.options import cards_option, examples, json_option
from sim.command_line.output import print_error, print_json, print_lines


@commands.group("cards")
def cards_commands() -> None:
    """The cards that duelsim knows."""


@cards_commands.command("list", epilog=examples("duelsim cards list", "duelsim cards list --json"))
@cards_option
@json_option
def cards_list(as_json: bool) -> None:
    """List all cards: name, type, civilizations, cost, power and races."""
    from sim.cards.library import cards_in_use

    cards = cards_in_use()
    found = [cards.find(name) for name in cards.names]
    if as_json:
        print_json([card_json(card) for card in found])
    else:
        print_lines((card_line(card) for card in found), whole_in_files=True)


@cards_commands.command(
    "show", epilog=examples("duelsim cards show Terror Pit", 'duelsim cards show "aqua hulcus" --json')
)
@click.argument("name", nargs=-1, required=True)
@cards_option
@json_option
def cards_show(name: tuple[str, ...], as_json: bool) -> None:
    """Show a card: its facts, and its rules text as the engine plays it.

    Case, accents and the kind of apostrophe in NAME make no difference.
    """
    from sim.cards.library import cards_in_use
    from sim.cards.wording import card_text

    card = cards_in_use().find(" ".join(name))
    if as_json:
        print_json(card_json(card))
    else:
        print_lines(card_text(card).split("\n"))


@cards_commands.command("check", epilog=examples("duelsim cards check my-cards.txt"))
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.pass_context
def cards_check(context: click.Context, files: tuple[Path, ...]) -> None:
    """Read card files, and say which cards are understood, and what is wrong with the others.

    Exit code 2 if any card is not understood.
    """
    from sim.cards.library import text_of
    from sim.cards.text.card_files import read_cards

    wrong = 0
    for file in files:
        found, faults = read_cards(text_of(file))
        print_lines([f"{file}: {len(found)} {'card is' if len(found) == 1 else 'cards are'} understood."])
        for fault in faults:
            print_error(f"{file}, {fault}")
        wrong += len(faults)
    if wrong:
        context.exit(USAGE_ERROR)
