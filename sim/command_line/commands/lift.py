"""`duelsim lift`: what each card of a deck is worth in the opening hand."""

from functools import partial
from typing import Any

import click

from sim.command_line.completion import complete_decks
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import card_names, read_decks
from sim.command_line.options import (
    DEFAULT_GAMES,
    GAMES,
    OpponentCommand,
    examples,
    measured_cards_option,
    players_option,
)
from sim.command_line.playing import play_and_print


@commands.command(
    "lift",
    cls=OpponentCommand,
    epilog=examples(
        "duelsim lift liquid-beast --against fn-rush",
        "duelsim lift my-deck.txt --against murky-riptide --players rush,control",
        'duelsim lift liquid-beast --against fn-rush --card "Aqua Hulcus" --card Corile --games 100000',
        "duelsim lift liquid-beast --against fn-rush --seed 7 --json > lift.json",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@click.option(
    "--against", required=True, metavar="OPPONENT", shell_complete=complete_decks, help="The opponent's deck."
)
@measured_cards_option
@click.option(
    "--games",
    type=GAMES,
    default=DEFAULT_GAMES,
    show_default=True,
    help="How many games with the deck as shuffled, with each card in hand, and with each card at the bottom.",
)
@players_option
@experiment_options
def lift_command(
    deck: str, against: str, cards: tuple[str, ...], games: int, players: tuple[str, str], **options: Any
) -> None:
    """Say what each card of DECK is worth in the opening hand.

    For each card the same games are played twice: with one copy of it in the opening hand, and with that copy at the
    bottom of the deck. The difference is the effect of the card. Games in which it happened to be drawn do not show
    that effect, because longer games show more cards.

    There is no --pilots here: cards differ by a few points, and better players play too few games to show that.
    """
    own, opponent = read_decks((deck, against), options["format"])
    names = card_names(cards, own)

    from sim.api.experiments import lift

    play_and_print(partial(lift, own, against=opponent, cards=names or None, players=players, games=games), options)
