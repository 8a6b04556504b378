"""`duelsim ruling`: a situation that a judge has written down, played out."""

from functools import partial
from pathlib import Path

import click

from sim.command_line.errors import USAGE_ERROR
from sim.command_line.files import checked_page, overwrite_option, page_option, write_page
from sim.command_line.group import commands
from sim.command_line.options import (
    cards_option,
    era_option,
    examples,
    for_programs,
    json_option,
    language_option,
    names_option,
    rules_option,
)
from sim.command_line.output import print_json, print_lines
from sim.compiler.interpreted import play_interpreted
from sim.games.matchups.rule_options import RuleOptions


class WrongFile(click.ClickException):
    """The file cannot be used."""

    exit_code = USAGE_ERROR

    def format_message(self) -> str:
        """The message of the reader."""
        return self.message


SITUATION = """\b
A situation:
  turn: player A
  player A:
    hand: Terror Pit
    mana zone: 6 darkness fillers
  player B:
    battle zone: Aqua Hulcus; Corile (tapped)
  play:
    use Terror Pit
    choose Corile"""


@commands.command(
    "ruling",
    short_help="Play a situation from a file, and say what the rules make of it.",
    epilog=examples(
        "duelsim ruling situation.txt",
        "duelsim ruling situation.txt --rules 2005-en",
        "duelsim ruling situation.txt --page ruling.html",
        "duelsim ruling situation.txt --json",
    )
    + "\n\n"
    + SITUATION,
)
@click.argument("file", type=click.Path(path_type=Path))
@era_option
@rules_option
@cards_option
@names_option
@language_option
@page_option("Also write a page of the ruling, with the texts of the cards.")
@overwrite_option
@json_option
def ruling_command(
    file: Path, era: str, rules: tuple[str, ...], page: Path | None, overwrite: bool, as_json: bool
) -> None:
    """Play the situation of FILE, and show each question with its options, what happens, and how it stands at the end.

    FILE has what each player has, whose turn it is, and what the players do, as below.

    If the file ends while a question is open, its options are the answer. A choice that the rules do not allow ends the
    play; the result says why. docs/rulings.md has all that can be written, in English or Japanese, and examples.
    """
    for_programs(as_json)
    page = checked_page(page, overwrite=overwrite)
    play_interpreted()  # compiling would take longer than one situation

    from reports.rulings import document_of
    from sim.games.scenario.ruling_files import RulingError, read_ruling
    from sim.games.scenario.rulings import play_ruling

    options = RuleOptions.of(rules, era)
    try:
        outcome = play_ruling(read_ruling(file.expanduser()), options)
    except RulingError as error:
        raise WrongFile(str(error)) from None
    if as_json:
        print_json(outcome.to_json())
    else:
        print_lines(outcome.lines())
    write_page(page, partial(document_of, outcome), overwrite=overwrite)
