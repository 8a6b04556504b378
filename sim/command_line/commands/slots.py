"""`duelsim slots`: what each card of a list is worth, compared with a blank."""

from functools import partial
from typing import Any

import click

from sim.command_line.completion import complete_decks
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import card_names, field_or_default, read_decks
from sim.command_line.options import (
    GAMES,
    examples,
    field_command,
    field_option,
    measured_cards_option,
    players_option,
    shares_option,
)
from sim.command_line.playing import play_and_print

DEFAULT_GAMES = 4_000  # of each version of the deck against each opponent: a minute or two with the eight shipped decks


@commands.command(
    "slots",
    short_help="Say what each card of a deck is worth, compared with a blank.",
    cls=field_command("--field"),
    epilog=examples(
        "duelsim slots my-deck.txt",
        "duelsim slots liquid-beast --field fn-rush murky-riptide --shares 60,40",
        'duelsim slots liquid-beast --field fn-rush --card "Aqua Hulcus" --card Corile --games 40000',
        "duelsim slots liquid-beast --field fn-rush --seed 7 --json > slots.json",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@field_option
@shares_option
@measured_cards_option
@click.option(
    "--games",
    type=GAMES,
    default=DEFAULT_GAMES,
    show_default=True,
    help="How many games of each version of the deck against each opponent, rounded up to pairs.",
)
@players_option
@experiment_options
def slots_command(
    deck: str,
    field: tuple[str, ...],
    shares: tuple[float, ...] | None,
    cards: tuple[str, ...],
    games: int,
    players: tuple[str, str],
    **options: Any,
) -> None:
    """Say what each card of DECK is worth against a field, compared with a blank.

    The same games are played with one copy of a card replaced by a blank, with two, and so on. A blank has the
    civilizations and the cost of the card and no text: it can be charged, and does nothing. All versions of the deck
    have the same luck, so that small differences show.

    The first of the players plays DECK in all its versions, the second the field.
    """
    sources = field_or_default(field, options["format"])
    own, *others = read_decks((deck, *sources), options["format"])
    names = card_names(cards, own)

    from sim.api.experiments import slots

    play_and_print(
        partial(slots, own, field=others, cards=names or None, shares=shares, players=players, games=games), options
    )
