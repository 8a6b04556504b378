"""`duelsim goldfish`: how quickly decks win against an opponent that does nothing."""

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

DEFAULT_GAMES = 40_000  # of each deck: half a second, and a share to within a point


@commands.command(
    "goldfish",
    short_help="Show how fast a deck wins with no opposition.",
    epilog=examples(
        "duelsim goldfish mono-red-rush",
        "duelsim goldfish my-deck.txt my-other-version.txt fn-rush",
        "duelsim goldfish murky-riptide --player control --games 100000",
        "duelsim goldfish fn-rush --seed 7 --json > kill-turns.json",
    ),
)
@click.argument("decks", nargs=-1, required=True, metavar="DECK...", shell_complete=complete_decks)
@click.option(
    "--games",
    type=GAMES,
    default=DEFAULT_GAMES,
    show_default=True,
    help="How many games of each deck, rounded up to pairs: half of them going first.",
)
@click.option(
    "--player",
    default=defaults.SCRIPT,
    show_default=True,
    metavar="P",
    shell_complete=complete_players,
    help="Who plays the decks. `duelsim players` lists the players.",
)
@experiment_options
def goldfish_command(decks: tuple[str, ...], games: int, player: str, **options: Any) -> None:
    """Show how fast each DECK wins with no opposition.

    The opponent is a goldfish: it has shields and draws, and does nothing else. All decks play with the same luck and
    draw the cards that they share at the same time, so two versions of a list can be compared.

    There is no --pilots here: better players look for wins, not for quick ones, and nearly every game is won anyway.
    """
    found = read_decks(decks, options["format"])

    from sim.api.experiments import goldfish

    play_and_print(partial(goldfish, *found, player=player, games=games), options)
