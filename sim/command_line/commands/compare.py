"""`duelsim compare`: which list is better, and by how much, against a field of opponents."""

from functools import partial
from typing import TYPE_CHECKING, Any

import click

from decks.sources import field_decks
from sim.api import defaults
from sim.api.limits import POINTS
from sim.command_line.completion import complete_decks
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import GAMES, NumberRange, PlayersType, examples, field_command, shares_option
from sim.command_line.playing import play_and_print
from sim.language import gettext

if TYPE_CHECKING:
    from sim.experiments.runs.execution import Execution

DEFAULT_GAMES = 40_000  # a few seconds for each opponent, and a difference to within half a point


@commands.command(
    "compare",
    short_help="Say which of several lists is better against a field.",
    cls=field_command("--against"),
    epilog=examples(
        "duelsim compare my-deck.txt my-deck-2.txt --against fn-rush",
        "duelsim compare my-deck.txt my-deck-2.txt --against fn-rush liquid-beast --shares 60,40",
        "duelsim compare my-deck.txt variants/*.txt --against fn-rush liquid-beast --games 50000",
        "duelsim compare my-deck.txt my-deck-2.txt --against fn-rush --players control,rush --precision 0.2",
        "duelsim compare my-deck.txt my-deck-2.txt --against fn-rush --seed 7 --json > result.json",
    ),
)
@click.argument("base", shell_complete=complete_decks)
@click.argument("variants", metavar="VARIANT...", nargs=-1, required=True, shell_complete=complete_decks)
@click.option(
    "--against",
    "field",
    multiple=True,
    metavar="DECK...",
    shell_complete=complete_decks,
    help="The decks of the field, folders of decks, or era:2006: all words up to the next option. May be repeated.",
)
@shares_option
@click.option(
    "--games",
    type=GAMES,
    default=DEFAULT_GAMES,
    show_default=True,
    help="Games of each list against each opponent, rounded up to pairs. With several variants, those are the games of"
    " the verdict; each round of the race plays as many for all its variants together.",
)
@click.option(
    "--precision",
    type=NumberRange(POINTS),
    default=0.5,
    show_default=True,
    metavar="POINTS",
    help="Also report how many more games it takes to know the difference to within this many points.",
)
@click.option(
    "--players",
    type=PlayersType(),
    default=f"{defaults.SCRIPT},{defaults.SCRIPT}",
    show_default=True,
    help="Who plays the lists, and who plays the field; auto: all lists are played by the playbook of BASE."
    " `duelsim players` lists the players.",
)
@experiment_options
def compare_command(
    base: str,
    variants: tuple[str, ...],
    field: tuple[str, ...],
    shares: tuple[float, ...] | None,
    games: int,
    precision: float,
    players: tuple[str, str],
    **options: Any,
) -> None:
    """Say whether a VARIANT of the list BASE is better against a field of decks, and by how much.

    All lists play the same pairs of games with the same luck, and draw the cards that they share at the same time.
    Detecting a swap of a few cards therefore takes a fraction of the games.

    Several variants race first: all play some pairs, the better half advances, and so on until one is left. New pairs
    then decide whether that one is better than BASE.

    There is no --pilots here: lists differ by a point or two, and better players play too few games to show that.
    duelsim match --pilots shows how far better pilots move the win rate of a list.
    """
    if not field:
        raise click.UsageError(
            gettext(
                "Missing option '--against': name the decks of the field, such as --against fn-rush liquid-beast."
                " A list can be one of its own opponents."
            )
        )
    first, *others = read_decks((base, *variants, *field_decks(field)), options["format"])

    from sim.api.experiments import compare

    play_and_print(
        partial(
            compare,
            first,
            *others[: len(variants)],
            against=others[len(variants) :],
            shares=shares,
            players=players,
            games=games,
            precision=precision,
        ),
        options,
        so_far=_so_far,
    )


def _so_far(execution: "Execution") -> str:
    from reports.summaries.compare import compare_pairs
    from reports.writing.values import points
    from sim.experiments.kinds.compare import race_schedule, scores_so_far, standing, verdict_pairs

    experiment, scores = execution.experiment, scores_so_far(execution)
    decided = verdict_pairs(experiment, scores)
    if decided is None:
        schedule = race_schedule(experiment)
        assert schedule is not None
        finished, running = standing(experiment, scores)
        round, rounds = finished + 1, len(schedule.rounds)
        return gettext("round {round} of {rounds}, {count} variants", round=round, rounds=rounds, count=len(running))
    found = compare_pairs(experiment, scores, *decided)
    if found is None:
        return ""
    return gettext("{points} points so far, not a stopping rule", points=points(found[0].difference.difference))
