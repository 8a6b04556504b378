"""`duelsim train`: trains the value of a deck, which its player uses to judge positions when it looks ahead."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from decks.reading import Deck
from decks.shipped import all_shipped, deck_called
from decks.sources import VALUE_ENDING
from reports.writing.words import games_in_words
from sim.api import defaults
from sim.command_line.completion import complete_decks, complete_players
from sim.command_line.errors import INTERRUPTED
from sim.command_line.files import checked_output, overwrite_option
from sim.command_line.group import commands
from sim.command_line.named_decks import field_or_default, read_decks
from sim.command_line.options import GAMES, DurationType, examples, field_command
from sim.command_line.output import print_error, print_json, print_lines, print_text
from sim.command_line.searching import SearchObserver, check_budget, search, training_options
from sim.files import write_file
from sim.language import gettext, translatable

if TYPE_CHECKING:
    from sim.api.search_results import TrainResult

DEFAULT_SECONDS: Final = 120.0


@commands.command(
    "train",
    short_help="Train the value of a deck: how it looks ahead.",
    cls=field_command("--against"),
    epilog=examples(
        "duelsim train my-deck.txt",
        "duelsim train my-deck.txt --for 10m --overwrite",
        "duelsim train my-deck.txt --against fn-rush liquid-beast murky-riptide",
        "duelsim train my-deck.txt --players general --output general.value.txt",
        "duelsim train murky-riptide --seed 7 --games 4000 --output murky-riptide.value.txt",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@click.option(
    "--against",
    "field",
    multiple=True,
    metavar="DECK...",
    shell_complete=complete_decks,
    help="The decks of the field, folders of decks, or era:2006: all words up to the next option. May be repeated. The"
    " deck is always trained against itself, too.  [default: the eight decks of the default field]",
)
@click.option(
    "--for",
    "seconds",
    type=DurationType(),
    help="How long to take, such as 90s, 2m or 1h, with the tests on held-out games.  [default: 2m]",
)
@click.option(
    "--games",
    type=GAMES,
    help="Number of training games, instead of a time; test games come on top. The same seed and games give the same"
    " value again.",
)
@click.option(
    "--players",
    "script",
    metavar="PLAYER",
    shell_complete=complete_players,
    default=defaults.SCRIPT,
    show_default=True,
    help="The script that the deck's player follows in its trials: a playbook, general, or a script such as rush. auto:"
    " the deck's playbook or general, as for its opponents.",
)
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    metavar=f"FILE{VALUE_ENDING}",
    help=f"Write the value to this file.  [default: DECK{VALUE_ENDING}, next to the deck]",
)
@overwrite_option
@training_options
def train_command(
    deck: str,
    field: tuple[str, ...],
    seconds: float | None,
    games: int | None,
    script: str,
    output: Path | None,
    overwrite: bool,
    **options: Any,
) -> None:
    """Train the value of DECK: the weights that its player uses to judge positions when it looks ahead.

    A round plays games against the field, tries an alternative to each answer, and learns what distinguishes the better
    one. Held-out games say whether the round was an improvement. The training ends when its time is over, or after two
    rounds without an improvement. It begins with the universal value, and writes nothing if it finds nothing better.

    Ctrl-C ends the training and keeps the best value so far.
    """
    check_budget(seconds, games)
    format = options["format"]
    own, *others = read_decks((deck, *field_or_default(field, format)), format)
    output = _checked_file(own, output, overwrite=overwrite)

    from sim.api.searches import train

    if not options["as_json"]:
        takes = (
            games_in_words(games)
            if games is not None
            else gettext("about {count} s", count=round(seconds or DEFAULT_SECONDS))
        )
        print_error(
            gettext(
                "Training {name}: {takes}. What is found goes to {output}.", name=own.name, takes=takes, output=output
            )
        )
    asked = partial(train, own, against=others, players=script, seconds=seconds, games=games)
    result = search(asked, options, SearchObserver(translatable("Training")))
    _tell(result, output, options["as_json"], overwrite=overwrite)
    if result.interrupted:
        click.get_current_context().exit(INTERRUPTED)


def _checked_file(deck: Deck, output: Path | None, *, overwrite: bool) -> Path:
    """The file to write, by default that next to the deck. Raises UsageError."""
    beside = deck.path.with_suffix(VALUE_ENDING) if deck.path.name else None
    if output is None:
        if beside is None or not deck.path.is_file():
            raise click.UsageError(
                gettext(
                    "{name} has no file. Say where to write: --output my-deck{VALUE_ENDING}.",
                    name=deck_called(deck.name),
                    VALUE_ENDING=VALUE_ENDING,
                )
            )
        if deck.path in [one.file for one in all_shipped()]:
            raise click.UsageError(
                gettext(
                    "{name} ships with duelsim, and nothing is written next to it. Copy the list, or name a"
                    " file: --output {stem}{VALUE_ENDING}.",
                    name=deck_called(deck.name),
                    stem=deck.path.stem,
                    VALUE_ENDING=VALUE_ENDING,
                )
            )
        output = beside
    assert output is not None
    return checked_output("--output", output, overwrite=overwrite, ending=VALUE_ENDING, what="a value", replaces=beside)


def _tell(result: "TrainResult", output: Path, as_json: bool, *, overwrite: bool) -> None:
    """Write the file, and print what was found; nothing is lost if the file cannot be written."""
    from reports.sections.train import sentences

    if errors := result.summary.errors:
        print_error(
            gettext(
                "{games_in_words} ended in an error. Their pairs count for no test.",
                games_in_words=games_in_words(errors),
            )
        )
    if result.value:
        try:
            write_file(output, result.value.encode(), overwrite=overwrite)
        except OSError:
            print_text(result.value)
            raise
    if as_json:
        print_json(result.to_json())
        return
    written = translatable("{output} was written: from now on, lookahead uses it for the deck next to it.")
    unwritten = translatable("{output} was not written: the universal value stays.")
    print_lines([*sentences(result.summary), gettext(written if result.value else unwritten, output=output)])
