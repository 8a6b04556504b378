"""`duelsim meta`: the field of tournament results, and what to bring."""

from functools import partial
from typing import Any

import click

from sim.api import defaults
from sim.api.limits import PLACES
from sim.command_line.commands.matrix import PlayersOfDecksType, win_rates_so_far
from sim.command_line.completion import complete_files
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import tell_kept_apart
from sim.command_line.options import DEFAULT_PLAYER_IN_HELP, GAMES, WholeNumber, examples
from sim.command_line.playing import play_and_print
from sim.command_line.results import Matchup

HELP = """Play the field of tournament RESULTS against itself, and say what to bring.

\b
RESULTS are CSV files with a row for each deck:
  deck,placing,count,tournament
  fn-rush,1,1,Osaka
  my-deck.txt,2,1,Osaka
  liquid-beast,3-4,2,Osaka

A deck is a file, looked up first in the folder of the results, or the name of one that ships with duelsim. A placing
may be a range of places, or empty: after all others. How often a deck was played is its share of the field. All
pairings are then played as by duelsim matrix.
"""


@commands.command(
    "meta",
    help=HELP,
    short_help="Play the field of tournament results and say what to bring.",
    epilog=examples(
        "duelsim meta results.csv",
        "duelsim meta may.csv june.csv --top 16 --field top",
        "duelsim meta results.csv --known-only --players auto,rush",
        "duelsim meta results.csv --seed 7 --out runs/meta --json > meta.json",
    ),
)
@click.argument("results", metavar="RESULTS...", nargs=-1, required=True, shell_complete=complete_files)
@click.option(
    "--top",
    type=WholeNumber(PLACES),
    default=8,
    show_default=True,
    help="How many places count as the top.",
)
@click.option(
    "--field",
    type=click.Choice(("all", "top")),
    default="all",
    show_default=True,
    help="Whose decks make the field: those of all players, or of those placed at the top.",
)
@click.option(
    "--known-only", is_flag=True, help="Leave out decks that cannot be read, and say how much of the field they are."
)
@click.option(
    "--games",
    type=GAMES,
    help=f"How many games of each pairing, rounded up to pairs.  [default: {defaults.OF_MATRIX}]",
)
@click.option(
    "--players",
    type=PlayersOfDecksType(),
    help="Who plays all decks; with several players, the result says how the picture changes with them."
    f"{DEFAULT_PLAYER_IN_HELP}",
)
@experiment_options
def meta_command(
    results: tuple[str, ...],
    top: int,
    field: str,
    known_only: bool,
    games: int | None,
    players: tuple[str, ...] | None,
    **options: Any,
) -> None:
    """Read the results, and play their field."""
    from sim.api.experiments import meta_of_field
    from sim.api.tournaments import field_of_results
    from sim.cards.library import cards_in_use
    from sim.experiments.kinds.matrix import pairings

    found = field_of_results(
        results, cards_in_use().deck_names, options["format"], top=top, field=field, known_only=known_only
    )
    tell_kept_apart(found.decks)
    named = players or (defaults.default_player(),)
    sides = [(source, player) for player in named for source in found.sources]

    def matchup(cell: int) -> Matchup:
        (deck, player), (other, other_player) = (sides[at] for at in pairings(len(sides))[cell])
        return (deck, other), (player, other_player)

    play_and_print(
        partial(meta_of_field, found, players=named, games=games), options, matchup=matchup, so_far=win_rates_so_far
    )
