"""`duelsim matrix`: every pairing of a field of decks."""

from typing import TYPE_CHECKING, Any

import click

from decks import shipped_decks
from sim.command_line.experiment_options import common, experiment_options, play_and_tell, replay_command
from sim.command_line.group import commands
from sim.command_line.options import GAMES, SharesType, examples, read_decks

if TYPE_CHECKING:
    from sim.experiments.runs.execution import Execution

DEFAULT_GAMES_OF_EACH = 20_000  # the eight decks that ship take 15 to 30 seconds on two cores


class PlayersOfDecksType(click.ParamType[tuple[str, ...]]):
    """Players with commas between them."""

    name = "P,P,..."

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        """Split the words; whether there are such players is known where the sides are made."""
        return value if isinstance(value, tuple) else tuple(word.strip() for word in str(value).split(","))


@commands.command(
    "matrix",
    short_help="Play decks all against all, and say which does best.",
    epilog=examples(
        "duelsim matrix",
        "duelsim matrix liquid-beast fn-rush my-deck.txt --games 50000",
        "duelsim matrix liquid-beast fn-rush my-deck.txt --shares 30,50,20",
        "duelsim matrix liquid-beast murky-riptide fn-rush --players rush,control,rush",
        "duelsim matrix --seed 7 --out runs/field --json > field.json",
    ),
)
@click.argument("decks", metavar="[DECK]...", nargs=-1)
@click.option(
    "--games",
    type=GAMES,
    default=DEFAULT_GAMES_OF_EACH,
    show_default=True,
    help="How many games of each pairing, rounded up to pairs.",
)
@click.option(
    "--players",
    type=PlayersOfDecksType(),
    default="rush",
    show_default=True,
    help="Who plays the decks: one for all, or one for each in their order. `duelsim players` lists them.",
)
@click.option(
    "--shares",
    type=SharesType(),
    help="How common each deck is in the field, in their order: percentages, or numbers of people who play it."
    "  [default: all alike]",
)
@experiment_options
def matrix_command(
    decks: tuple[str, ...],
    games: int,
    players: tuple[str, ...],
    shares: tuple[float, ...] | None,
    **options: Any,
) -> None:
    """Play all DECKS against each other and say which does best against the field.

    Without DECKS, those that ship with duelsim are played. Each deck plays against itself too. Every pairing is played
    with the same luck, in pairs of games: each deck goes first once, with the luck of the two seats exchanged.
    """
    sources = decks or shipped_decks()
    read = read_decks(sources, options["format"])
    chosen = common(options)

    from sim.experiments.kinds.matrix import matrix_experiment, pairings

    experiment = matrix_experiment(
        read,
        players=players,
        shares=shares,
        games=games,
        seed=chosen.seed,
        rules=chosen.rules,
        turn_cap=chosen.turn_cap,
    )
    each = players if len(players) == len(sources) else players * len(sources)

    def replay(cell: int) -> str:
        row, column = pairings(len(sources))[cell]
        return replay_command((sources[row], sources[column]), (each[row], each[column]), chosen)

    play_and_tell(experiment, chosen, replay=replay, so_far=_so_far)


def _so_far(playing: "Execution") -> str:
    """How sure the first pairing of two decks is by now; the others are about as sure."""
    from sim.statistics.intervals import mean_interval

    scores = playing.valid_pair_scores(1)
    return f"win rates to about ± {100 * mean_interval(scores).reach:.1f} points so far" if len(scores) else ""
