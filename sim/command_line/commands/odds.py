"""`duelsim odds`: the exact odds of a deck's shield triggers and draws, and what games say about them."""

from functools import partial
from typing import Any

import click

from sim.api import limits
from sim.command_line.completion import complete_decks
from sim.command_line.experiment_options import experiment_options
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import DEFAULT_GAMES, OpponentCommand, WholeNumber, examples, players_option
from sim.command_line.playing import play_and_print


@commands.command(
    "odds",
    cls=OpponentCommand,
    short_help="Say how likely shield triggers and draws are.",
    epilog=examples(
        "duelsim odds murky-riptide",
        "duelsim odds murky-riptide --games 0",
        'duelsim odds liquid-beast --games 0 --want "2 Aqua Hulcus, 1 Corile" --want "Crystal Lancer"',
        'duelsim odds murky-riptide --games 0 --seen "2 Terror Pit, 1 Locomotiver" --seen-cards 18 --shields 3',
        "duelsim odds my-deck.txt --against fn-rush --players control,rush --games 40000",
        "duelsim odds murky-riptide --games 0 --json > odds.json",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@click.option(
    "--against", metavar="OPPONENT", shell_complete=complete_decks, help="The opponent's deck.  [default: DECK itself]"
)
@click.option(
    "--games",
    type=WholeNumber(limits.GAMES_OR_NONE),
    default=DEFAULT_GAMES,
    show_default=True,
    help="How many games with all shield triggers, and again without those of each card. 0: exact odds only.",
)
@click.option(
    "--want",
    "wants",
    multiple=True,
    metavar="CARDS",
    help='Cards to draw, such as "2 Aqua Hulcus, 1 Corile": the odds of at least these, by turn. May be repeated.',
)
@click.option(
    "--seen",
    multiple=True,
    metavar="CARDS",
    help="Cards of the deck that have been seen, with copies. May be repeated. This adds the odds of the cards that"
    " are left.",
)
@click.option(
    "--seen-cards",
    type=WholeNumber(limits.SEEN_CARDS),
    help="How many cards of the deck have been seen in all.  [default: those that --seen names]",
)
@click.option("--shields", type=WholeNumber(limits.SHIELDS), help="How many shields are left.  [default: 5]")
@players_option
@experiment_options
def odds_command(
    deck: str,
    against: str | None,
    games: int,
    wants: tuple[str, ...],
    seen: tuple[str, ...],
    seen_cards: int | None,
    shields: int | None,
    players: tuple[str, str],
    **options: Any,
) -> None:
    """Say how likely the shield triggers and draws of DECK are, and what its shield triggers do.

    First come the exact odds of the shuffled deck: shield triggers among the shields, by number of shields; cards
    drawn by turn, going first and second; and, with --seen, the same for the rest of the deck. Then games are
    played: they show what happened to broken shield triggers, and what each trigger is worth, by playing the same games
    again without it.
    """
    sources = (deck, deck if against is None else against)
    own, *others = read_decks(sources if against is not None else (deck,), options["format"])
    opponent = others[0] if others else own

    from sim.api.experiments import odds

    play_and_print(
        partial(
            odds,
            own,
            against=opponent,
            wants=wants,
            seen=seen,
            seen_cards=seen_cards,
            shields=shields,
            players=players,
            games=games,
        ),
        options,
        # The other matchups lack shield triggers, which `duelsim replay` cannot be told.
        matchup=lambda cell: (sources, players) if cell == 0 else None,
    )
