"""`duelsim players`: the scripted players and their parameters."""

import textwrap
from typing import TYPE_CHECKING, Any

from sim.command_line.group import commands
from sim.command_line.options import examples, json_option
from sim.command_line.output import print_json, print_text
from sim.compiler.interpreted import play_interpreted

if TYPE_CHECKING:
    from strategies.registry import Player

WIDTH = 100


@commands.command(
    "players",
    short_help="List the scripted players and their parameters.",
    epilog=examples(
        "duelsim players",
        "duelsim players --json",
        "duelsim match fn-rush liquid-beast --players rush:hand_kept=1,control",
    ),
)
@json_option
def players_command(as_json: bool) -> None:
    """List the scripted players and their parameters.

    Wherever a command, an experiment file or Python takes a player, parameters may follow its name after colons: rush,
    or rush:hand_kept=1:mana_most=8.
    """
    play_interpreted()
    from strategies.registry import PLAYERS

    if as_json:
        print_json([_to_json(player) for player in PLAYERS.values()])
    else:
        print_text("\n\n".join("\n".join(_lines(player)) for player in PLAYERS.values()))


def _to_json(player: "Player") -> dict[str, Any]:
    return {
        "name": player.name,
        "help": player.help,
        "parameters": [
            {"name": name, "default": default, "meaning": player.meanings[name]}
            for name, default in player.parameters.items()
        ],
    }


def _lines(player: "Player") -> list[str]:
    """The player's name and what it does, then its parameters with their defaults."""
    lines = [f"{player.name}: {player.help}"]
    for name, default in player.parameters.items():
        label = f"  {name}={default}".ljust(24)
        lines += textwrap.wrap(player.meanings[name], WIDTH, initial_indent=label, subsequent_indent=" " * len(label))
    return lines
