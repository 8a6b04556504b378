"""`duelsim goldfish`: how quickly decks win against an opponent that does nothing."""

from typing import Any

import click

from sim.command_line.experiment_options import common, experiment_options, play_and_tell
from sim.command_line.group import commands
from sim.command_line.options import GAMES, examples, read_decks

DEFAULT_GAMES = 40_000  # of each deck: half a second, and a share within a percent


@commands.command(
    "goldfish",
    short_help="Say by which of its own turns a deck wins undisturbed.",
    epilog=examples(
        "duelsim goldfish mono-red-rush",
        "duelsim goldfish my-deck.txt my-other-version.txt fn-rush",
        "duelsim goldfish murky-riptide --player control --games 100000",
        "duelsim goldfish fn-rush --seed 7 --json > kill-turns.json",
    ),
)
@click.argument("decks", nargs=-1, required=True, metavar="DECK...")
@click.option(
    "--games",
    type=GAMES,
    default=DEFAULT_GAMES,
    show_default=True,
    help="How many games of each deck, rounded up to pairs: half of them going first.",
)
@click.option(
    "--player",
    default="rush",
    show_default=True,
    metavar="P",
    help="Who plays the decks; `duelsim players` lists them.",
)
@experiment_options
def goldfish_command(decks: tuple[str, ...], games: int, player: str, **options: Any) -> None:
    """Say by which of its own turns each DECK wins when nobody gets in its way.

    The opponent is a goldfish: it has shields, draws, and does nothing at all. All decks play with the same luck, so
    that two versions of a list can be compared: cards that they have in common are drawn alike.
    """
    found = read_decks(decks, options["format"])
    chosen = common(options)

    from sim.experiments.kinds.goldfish import goldfish_experiment

    experiment = goldfish_experiment(
        found, player=player, games=games, seed=chosen.seed, rules=chosen.rules, turn_cap=chosen.turn_cap
    )
    play_and_tell(experiment, chosen)
