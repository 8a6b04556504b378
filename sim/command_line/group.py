"""The command `duelsim`, the group that all other commands join when they are called."""

import click

from sim.command_line.command_files import CommandFiles
from sim.command_line.errors import Commands
from sim.command_line.options import EXIT_CODES, examples
from sim.version import VERSION

# What somebody reads who has just installed it.
FIRST_STEPS = """\
duelsim plays thousands of games between Duel Masters decks.
  duelsim match liquid-beast murky-riptide   Who wins, and how certain is it?
  duelsim decks check my-deck.txt            Is your list legal and playable?
  duelsim serve                              The same in your browser.
  duelsim --help                             All commands."""


# What the help lists below which heading.
SECTIONS = {
    "Questions about decks": (
        "match",
        "compare",
        "gauntlet",
        "matrix",
        "meta",
        "odds",
        "goldfish",
        "slots",
        "lift",
        "coach",
    ),
    "Better decks and players": ("improve", "tune", "train"),
    "Single games": ("play", "replay", "ruling"),
    "What duelsim knows": ("cards", "decks", "players", "rules"),
    "Results": ("serve", "run", "runs", "report"),
    "This machine": ("bench",),
}


@click.group(
    cls=Commands,
    invoke_without_command=True,
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
@click.pass_context
def commands(ctx: click.Context) -> None:
    """Play Duel Masters decks against each other, thousands of games at a time.

    A deck is a text file with lines such as "4 Aqua Hulcus", - for standard input, or the name of a
    deck that ships with duelsim (duelsim decks list).
    """
    if ctx.invoked_subcommand is None:
        click.echo(FIRST_STEPS)


commands.sections = SECTIONS
