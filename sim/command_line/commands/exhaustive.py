"""`duelsim exhaustive`, for developers: random checked games until every card has done all that it can."""

import tempfile
from pathlib import Path

import click

from sim.command_line.errors import RUNTIME_ERROR
from sim.command_line.group import commands
from sim.command_line.options import GAMES, SEED, examples, json_option
from sim.command_line.output import Meter, print_json, print_page
from sim.command_line.waiting import load_engine


@commands.command(
    "exhaustive",
    hidden=True,
    epilog=examples(
        "duelsim exhaustive",
        "duelsim exhaustive --seed 7 --games 100000",
        "duelsim exhaustive --unreviewed --games 60000",
        'duelsim exhaustive --unreviewed --card "The Lemen" --games 500',
    ),
)
@click.option("--games", type=GAMES, default=20_000, show_default=True, help="The maximum number of games.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed plays the same games.")
@click.option(
    "--unreviewed",
    is_flag=True,
    help="Play the unreviewed cards too, until each of their effects has done something. Only what they do counts.",
)
@click.option("--card", "named", multiple=True, metavar="NAME", help="Only what this card can do counts; repeatable.")
@json_option
def exhaustive_command(games: int, seed: int, unreviewed: bool, named: tuple[str, ...], as_json: bool) -> None:
    """Play random checked games until every card of the library has done all that it can.

    Each card must have been charged, used, put into the battle zone and used as a shield trigger, each of its
    abilities resolved, and it must have left the battle zone. The table lists what was not seen. The exit code is 1 if
    the rules allow any of that, if a game ended in an error, or if it broke an invariant of the record. Of unreviewed
    cards an effect counts only if it did something: one that is misread, and looks for cards that are none, never does.
    """
    from sim.tools.exhaustive import play_exhaustively, render_outcome, to_json
    from sim.tools.pool import Pool

    pool = Pool(unreviewed)
    cards = [pool.find(name).name for name in named] or (pool.unreviewed if unreviewed else pool.names)
    load_engine()
    with Meter("Playing", 1, "actions of cards seen") as meter:
        outcome = play_exhaustively(
            games, seed, lambda outcome: meter.update(len(outcome.seen), total=len(outcome.possible)), cards, pool
        )
    # The commands that show failed games need their decks.
    folder = Path(tempfile.mkdtemp(prefix="duelsim-")) if outcome.failures else Path()
    if as_json:
        print_json(to_json(outcome, folder))
    else:
        print_page(lambda plain: render_outcome(outcome, folder, plain=plain))
    if not outcome.is_fine:
        click.get_current_context().exit(RUNTIME_ERROR)
