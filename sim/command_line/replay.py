"""`duelsim replay`: one game of a match, told turn by turn."""

import sys
from typing import TYPE_CHECKING

import click

from decks import DeckFormat
from sim.command_line.group import commands
from sim.command_line.options import (
    SEED,
    deck_a_argument,
    deck_b_argument,
    examples,
    format_option,
    json_option,
    players_option,
    read_decks,
    rules_option,
    turn_cap_option,
)
from sim.command_line.output import print_json, print_text

if TYPE_CHECKING:
    pass


@commands.command(
    "replay",
    epilog=examples(
        "duelsim replay liquid-beast murky-riptide --seed 1 --game 0",
        "duelsim replay liquid-beast fn-rush --seed 7 --game 3 --players control,rush --json",
    ),
)
@deck_a_argument
@deck_b_argument
@click.option("--seed", type=SEED, required=True, help="The seed that duelsim match told.")
@click.option("--game", type=click.IntRange(0, 1_000_000_000), default=0, show_default=True, help="The game's number.")
@players_option
@turn_cap_option
@rules_option
@format_option
@json_option
def replay_command(
    deck_a: str,
    deck_b: str,
    seed: int,
    game: int,
    players: tuple[str, str],
    turn_cap: int,
    rules: tuple[str, ...],
    format: DeckFormat,
    as_json: bool,
) -> None:
    """Tell one game of a match, turn by turn, as a player would.

    Give the decks, the players, the turn cap and the rules as duelsim match had them: the same game is played again
    from its seed. In even games DECK_A goes first, in odd games DECK_B.
    """
    if "sim.compiling" not in sys.modules:
        # One game is played in less time than the compiled engine takes to load, and it is the same game.
        import numba

        numba.config.DISABLE_JIT = 1
    decks = read_decks((deck_a, deck_b), format)

    from sim.matchup import prepare_matchup
    from sim.replay import lines, record_game
    from sim.rule_options import RuleOptions

    replay = record_game(prepare_matchup(decks[0], decks[1], players, RuleOptions.of(rules)), seed, game, turn_cap)
    if as_json:
        print_json(replay.to_json())
    else:
        print_text("\n".join(lines(replay)))
