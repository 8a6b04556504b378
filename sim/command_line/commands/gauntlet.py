"""`duelsim gauntlet`: one deck against each deck of a field."""

from functools import partial
from typing import TYPE_CHECKING, Any

import click

from sim.api import defaults
from sim.api.limits import POINTS
from sim.command_line.completion import complete_decks
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import field_or_default, read_decks
from sim.command_line.options import (
    GAMES,
    NumberRange,
    RatesType,
    best_of_option,
    check_pilots,
    check_unit,
    examples,
    field_command,
    field_option,
    matches_option,
    pilots_option,
    players_of_win_rates_option,
    shares_option,
)
from sim.command_line.playing import play_and_print
from sim.command_line.results import Matchup
from sim.language import gettext

if TYPE_CHECKING:
    from sim.experiments.runs.execution import Execution

PILOT_GAMES = 100  # of each matchup, three times


@commands.command(
    "gauntlet",
    short_help="Play a deck against a field and say where it loses, and why.",
    cls=field_command("--field"),
    epilog=examples(
        "duelsim gauntlet my-deck.txt",
        "duelsim gauntlet my-deck.txt --field fn-rush liquid-beast --shares 60,40",
        "duelsim gauntlet my-deck.txt --field decks/tournament --target-ci 2",
        "duelsim gauntlet my-deck.txt --pilots",
        "duelsim gauntlet my-deck.txt --best-of 3 --matches 4000",
        "duelsim gauntlet my-deck.txt --sprt 48,52 --players my-deck.play,auto",
        "duelsim gauntlet liquid-beast --seed 7 --out runs/liquid --json > liquid.json",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@field_option
@shares_option
@click.option(
    "--games",
    type=GAMES,
    help=f"Games against each opponent, rounded up to pairs; with a stopping rule, the maximum.  [default:"
    f" {defaults.OF_GAUNTLET}; {defaults.MOST:,} with a stopping rule]",
)
@best_of_option
@matches_option()
@click.option(
    "--target-ci",
    type=NumberRange(POINTS),
    metavar="POINTS",
    help="Stop each matchup when its 95 % interval extends at most this many percentage points to each side.",
)
@click.option(
    "--sprt",
    type=RatesType(),
    metavar="LOW,HIGH",
    help="Stop each matchup when a sequential test has decided between two win rates of DECK in percent, such as"
    " 48,52.",
)
@pilots_option(PILOT_GAMES)
@players_of_win_rates_option()
@experiment_options
def gauntlet_command(
    deck: str,
    field: tuple[str, ...],
    shares: tuple[float, ...] | None,
    games: int | None,
    best_of: str,
    matches: int | None,
    target_ci: float | None,
    sprt: tuple[float, float] | None,
    pilots: int | None,
    better_pilot: str | None,
    players: tuple[str, str] | None,
    **options: Any,
) -> None:
    """Play DECK against each deck of a field, and say where it loses, and why.

    The first of the players plays DECK, the second the field. All matchups have the same luck. For the opponents
    against which DECK does worst, the report says how the games that it lost differ from those that it won. The decks
    of the field do not play each other: duelsim matrix plays all pairings.

    With --best-of 3, win rates are of matches, and --matches is their number against each opponent.

    Every interval is a 95 % confidence interval. Ctrl-C prints the result of the games played so far.
    """
    if target_ci is not None and sprt is not None:
        raise click.UsageError(gettext("--target-ci and --sprt are two stopping rules; give one."))
    check_unit(best_of, games, matches, pilots)
    check_pilots(pilots, better_pilot)
    sources = field_or_default(field, options["format"])
    own, *others = read_decks((deck, *sources), options["format"], sideboards=best_of == "3")

    from sim.api.experiments import gauntlet

    each = defaults.two_players(players, pilots=pilots is not None)

    def matchup(cell: int) -> Matchup:
        return (deck, sources[cell // int(best_of)]), each  # of each match, the games are as many matchups

    asked = partial(gauntlet, own, field=others, shares=shares, players=each, games=games)
    asked = partial(asked, best_of=int(best_of), matches=matches)
    play_and_print(
        partial(asked, target_ci=target_ci, sprt=sprt, pilots=pilots, better_pilot=better_pilot),
        options,
        matchup=matchup,
        so_far=_so_far,
    )


def _so_far(execution: "Execution") -> str:
    from reports.writing.values import percent
    from sim.experiments.kinds.gauntlet import field_rate_so_far

    found = field_rate_so_far(execution)
    return "" if found is None else gettext("{rate} of the field so far, not a stopping rule", rate=percent(found))
