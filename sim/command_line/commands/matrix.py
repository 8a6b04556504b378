"""`duelsim matrix`: every pairing of a field of decks."""

from functools import partial
from typing import TYPE_CHECKING, Any

import click

from sim.api import defaults
from sim.command_line.completion import complete_decks, complete_players
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import field_or_default, read_decks
from sim.command_line.options import (
    GAMES,
    WITH_PILOTS_IN_HELP,
    SharesType,
    best_of_option,
    check_pilots,
    check_unit,
    examples,
    matches_option,
    pilots_option,
)
from sim.command_line.playing import play_and_print
from sim.command_line.results import Matchup
from sim.language import gettext

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from sim.experiments.runs.execution import Execution

# Of each pairing, three times: 10,800 for eight decks; win rates against the field to within 6 to 10 points.
PILOT_GAMES = 100


class PlayersOfDecksType(click.ParamType[tuple[str, ...]]):
    """Players, separated by commas."""

    name = "P,P,..."

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        """Split the names; they are checked when the matrix is made."""
        return value if isinstance(value, tuple) else tuple(word.strip() for word in str(value).split(","))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem[str]]":
        """Offer players."""
        return complete_players(ctx, param, incomplete)


@commands.command(
    "matrix",
    short_help="Play all decks against each other and say which does best.",
    epilog=examples(
        "duelsim matrix",
        "duelsim matrix liquid-beast fn-rush my-deck.txt --games 2000",
        "duelsim matrix liquid-beast fn-rush my-deck.txt --shares 30,50,20",
        "duelsim matrix liquid-beast murky-riptide fn-rush --players rush,control,rush",
        "duelsim matrix liquid-beast fn-rush my-deck.txt --pilots 100",
        "duelsim matrix liquid-beast fn-rush my-deck.txt --best-of 3",
        "duelsim matrix --seed 7 --out runs/field --json > field.json",
    ),
)
@click.argument("decks", metavar="[DECK]...", nargs=-1, shell_complete=complete_decks)
@click.option(
    "--games",
    type=GAMES,
    help=f"How many games of each pairing, rounded up to pairs.  [default: {defaults.OF_MATRIX}]",
)
@best_of_option
@matches_option(stopping=False)
@click.option(
    "--players",
    type=PlayersOfDecksType(),
    help="Who plays the decks: one player for all, or one for each deck. `duelsim players` lists the players."
    f"{WITH_PILOTS_IN_HELP}",
)
@click.option(
    "--shares",
    type=SharesType(),
    help="How common each deck is in the field, in their order: percentages, or numbers of people who play it."
    "  [default: all equal]",
)
@pilots_option(PILOT_GAMES)
@experiment_options
def matrix_command(
    decks: tuple[str, ...],
    games: int | None,
    best_of: str,
    matches: int | None,
    players: tuple[str, ...] | None,
    shares: tuple[float, ...] | None,
    pilots: int | None,
    better_pilot: str | None,
    **options: Any,
) -> None:
    """Play all DECKS against each other and say which does best against the field.

    A folder stands for its decks, and era:2006 for the shipped ones of 2006. Without DECKS, the eight shipped decks
    with playbooks are played. Each deck also plays against itself. All pairings have the same luck. Games are played in
    pairs: each deck goes first once, with the luck of the two seats swapped.

    With --best-of 3, win rates are of matches, and --matches is their number for each pairing.
    """
    check_unit(best_of, games, matches, pilots)
    check_pilots(pilots, better_pilot)
    sources = field_or_default(decks, options["format"])
    read = read_decks(sources, options["format"], sideboards=best_of == "3")

    from sim.api.experiments import matrix
    from sim.experiments.kinds.matrix import pairings

    named = players or (defaults.default_player(pilots=pilots is not None),)
    each = named if len(named) == len(sources) else named * len(sources)

    def matchup(cell: int) -> Matchup:
        row, column = pairings(len(sources))[cell // int(best_of)]  # of each match, the games are as many matchups
        return (sources[row], sources[column]), (each[row], each[column])

    asked = partial(matrix, *read, players=named, shares=shares, games=games, pilots=pilots, better_pilot=better_pilot)
    play_and_print(
        partial(asked, best_of=int(best_of), matches=matches),
        options,
        matchup=matchup,
        so_far=win_rates_so_far,
    )


def win_rates_so_far(execution: "Execution") -> str:
    """The precision of the first pairing of two decks so far; the others have about the same."""
    from sim.experiments.kinds.best_of import valid_pair_scores_so_far
    from sim.statistics.intervals import mean_interval

    scores = valid_pair_scores_so_far(execution, 1)
    if not len(scores):
        return ""
    return gettext("win rates to about ± {points:.1f} points so far", points=100 * mean_interval(scores).reach)
