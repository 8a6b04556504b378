"""`duelsim initiative`: what going first is worth to a deck."""

from functools import partial
from typing import Any

import click

from sim.api import defaults
from sim.command_line.completion import complete_decks, complete_players
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import GAMES, examples
from sim.command_line.playing import play_and_print

DEFAULT_GAMES = 10_000


@commands.command("initiative", epilog=examples("duelsim initiative fn-rush"))
@click.argument("deck", shell_complete=complete_decks)
@click.option("--fair-within", type=float, default=5.0, show_default=True, help="How many points are fair.")
@click.option("--games", type=GAMES, default=DEFAULT_GAMES, show_default=True, help="How many games.")
@click.option(
    "--player", default=defaults.SCRIPT, show_default=True, shell_complete=complete_players, help="Who plays DECK."
)
@experiment_options
def initiative_command(deck: str, fair_within: float, games: int, player: str, **options: Any) -> None:
    """Say what going first is worth to DECK, which plays against itself."""
    (own,) = read_decks((deck,), options["format"])

    from sim.api.experiments import initiative

    play_and_print(partial(initiative, own, player=player, fair_within=fair_within, games=games), options)
