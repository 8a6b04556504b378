"""`duelsim match`: two decks against each other, until enough games have been played."""

from functools import partial
from typing import TYPE_CHECKING, Any

import click

from sim.api import defaults
from sim.api.limits import POINTS
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import (
    GAMES,
    NumberRange,
    RatesType,
    best_of_option,
    check_pilots,
    check_unit,
    deck_a_argument,
    deck_b_argument,
    examples,
    matches_option,
    pilots_option,
    players_of_win_rates_option,
)
from sim.command_line.playing import play_and_print
from sim.language import gettext

if TYPE_CHECKING:
    from sim.experiments.runs.execution import Execution


PILOT_GAMES = 400  # of each of three: a win rate to within 5 points


@commands.command(
    "match",
    epilog=examples(
        "duelsim match liquid-beast murky-riptide",
        "duelsim match my-deck.txt fn-rush --players control,rush --games 100000",
        "duelsim match liquid-beast fn-rush --pilots",
        "duelsim match my-deck.txt fn-rush --best-of 3 --matches 20000",
        "duelsim match liquid-beast fn-rush --target-ci 1",
        "duelsim match my-deck.txt fn-rush --sprt 50,52",
        "duelsim match liquid-beast fn-rush --games 10000 --out runs/liquid-fn",
        "duelsim match liquid-beast fn-rush --seed 7 --json > result.json",
    ),
)
@deck_a_argument
@deck_b_argument
@click.option(
    "--games",
    type=GAMES,
    help=f"How many games, rounded up to pairs; with a stopping rule, the maximum.  [default: {defaults.OF_MATCH};"
    f" {defaults.MOST:,} with a stopping rule]",
)
@best_of_option
@matches_option()
@click.option(
    "--target-ci",
    type=NumberRange(POINTS),
    metavar="POINTS",
    help="Stop when the 95 % interval extends at most this many percentage points to each side.",
)
@click.option(
    "--sprt",
    type=RatesType(),
    metavar="LOW,HIGH",
    help="Stop when a sequential test has decided between two win rates of deck A in percent, such as 50,52.",
)
@players_of_win_rates_option()
@pilots_option(PILOT_GAMES)
@experiment_options
def match_command(
    deck_a: str,
    deck_b: str,
    games: int | None,
    best_of: str,
    matches: int | None,
    target_ci: float | None,
    sprt: tuple[float, float] | None,
    players: tuple[str, str] | None,
    pilots: int | None,
    better_pilot: str | None,
    **options: Any,
) -> None:
    """Play DECK_A against DECK_B and say who wins, when, and how.

    The games are played in pairs: each deck goes first once, with the luck of the two seats swapped.
    Every interval is a 95 % confidence interval. Ctrl-C prints the result of the games played so far.

    With --best-of 3, everything is about matches: pairs, the interval, and when to stop.
    """
    if target_ci is not None and sprt is not None:
        raise click.UsageError(gettext("--target-ci and --sprt are two stopping rules; give one."))
    check_unit(best_of, games, matches, pilots)
    check_pilots(pilots, better_pilot)
    decks = read_decks((deck_a, deck_b), options["format"], sideboards=best_of == "3")

    from sim.api.experiments import match

    each = defaults.two_players(players, pilots=pilots is not None)
    asked = partial(match, *decks, players=each, target_ci=target_ci, sprt=sprt)
    single = partial(asked, games=games, pilots=pilots, better_pilot=better_pilot)
    play_and_print(
        single if best_of == "1" else partial(asked, best_of=3, matches=matches),
        options,
        matchup=lambda cell: ((deck_a, deck_b), each),
        so_far=_so_far if best_of == "1" else _matches_so_far,
    )


def _so_far(execution: "Execution") -> str:
    return _scores_so_far(execution, execution.valid_pair_scores(0))


def _scores_so_far(execution: "Execution", scores: Any) -> str:
    from reports.writing.values import percent
    from sim.experiments.kinds.stopping import stopping_rule
    from sim.games.playing.batch import deck_labels
    from sim.statistics.intervals import mean_interval

    rule = stopping_rule(execution.experiment)
    if rule is not None:
        return rule.decide(scores).words
    if not len(scores):
        return ""
    deck = deck_labels(execution.matchups[0].names)[0]
    rate = percent(mean_interval(scores))
    return gettext("{deck} {rate} so far, not a stopping rule", deck=deck, rate=rate)


def _matches_so_far(execution: "Execution") -> str:
    from sim.experiments.kinds.best_of import valid_pair_scores_so_far

    return _scores_so_far(execution, valid_pair_scores_so_far(execution, 0))
