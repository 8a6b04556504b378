"""The command `duelsim`, the group that all other commands join when they are called."""

import click

from sim.command_line.command_files import CommandFiles
from sim.command_line.errors import Commands
from sim.command_line.options import EXIT_CODES, examples
from sim.version import VERSION


@click.group(
    cls=Commands,
    commands=CommandFiles(),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples(
        "duelsim match liquid-beast murky-riptide",
        "duelsim decks check my-deck.txt",
        "duelsim cards show aqua hulcus",
        "duelsim replay liquid-beast murky-riptide --seed 1 --game 0",
    )
    + "\n\n"
    + EXIT_CODES,
)
@click.version_option(VERSION, prog_name="duelsim")
def commands() -> None:
    """Play Duel Masters decks against each other, thousands of games at a time.

    A deck is a text file with lines such as "4 Aqua Hulcus", - for standard input, or the name of a
    deck that ships with duelsim (duelsim decks list).
    """
