"""`duelsim players`: the scripted players and their parameters."""

from typing import TYPE_CHECKING, Any

from sim.command_line.group import commands
from sim.command_line.options import examples, json_option
from sim.command_line.output import print_json, print_lines
from sim.compiler.interpreted import play_interpreted

if TYPE_CHECKING:
    from strategies.registry import Player


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
        print_lines(
            line
            for number, player in enumerate(PLAYERS.values())
            for line in (*([""] if number else []), *_lines(player))
        )


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
    defaults = ((f"  {name}={default}", player.meanings[name]) for name, default in player.parameters.items())
    return [f"{player.name}: {player.help}", *(f"{label:<24}{meaning}" for label, meaning in defaults)]
