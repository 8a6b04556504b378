"""`duelsim improve`: looks for a better list against a field, and tests it on held-out luck."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from decks.reading import Deck
from reports.writing.words import games_in_words
from sim.api import limits
from sim.command_line.completion import complete_cards, complete_decks, complete_files
from sim.command_line.errors import INTERRUPTED
from sim.command_line.files import checked_output, checked_page, overwrite_option, page_option, write_page
from sim.command_line.group import commands
from sim.command_line.named_decks import field_or_default, read_decks
from sim.command_line.options import (
    GAMES,
    DurationType,
    WholeNumber,
    examples,
    field_command,
    field_option,
    limits_option,
    names_option,
    no_learning_option,
    players_option,
    shares_option,
)
from sim.command_line.output import print_error, print_json, print_page, print_text
from sim.command_line.searching import SearchObserver, check_budget, search, search_options
from sim.files import write_file
from sim.language import gettext, translatable

if TYPE_CHECKING:
    from sim.api.search_results import ImproveResult

DEFAULT_CHANGED = 12
ENDING, BOOK = ".txt", ".play"


@commands.command(
    "improve",
    short_help="Look for a better list against a field.",
    cls=field_command("--field"),
    epilog=examples(
        "duelsim improve my-deck.txt --output my-deck-2.txt",
        "duelsim improve my-deck.txt --field fn-rush liquid-beast --shares 60,40 --for 10m",
        "duelsim improve my-deck.txt --collection my-cards.txt --keep 'Crystal Lancer' --swap 6",
        "duelsim improve my-deck.txt --page improved.html",
        "duelsim improve my-deck.txt --for 1h --out improving --output my-deck-2.txt",
        "duelsim improve liquid-beast --pool liquid-beast --pool murky-riptide --seed 7 --games 1000000 --json",
    ),
)
@click.argument("deck", shell_complete=complete_decks)
@field_option
@shares_option
@click.option(
    "--pool",
    "pools",
    multiple=True,
    metavar="FILE",
    shell_complete=complete_files,
    help="Cards that may come in, up to four of each: a deck, or any list of cards. May be repeated."
    "  [default: those of the field that have no other civilizations than DECK]",
)
@click.option(
    "--collection",
    metavar="FILE",
    shell_complete=complete_files,
    help="Cards that may come in, and how many of each you have: a list such as a deck, of any size.",
)
@click.option(
    "--keep",
    "kept",
    multiple=True,
    metavar="NAME",
    shell_complete=complete_cards,
    help="A card whose copies stay. May be repeated.",
)
@click.option(
    "--swap",
    "changed",
    type=WholeNumber(limits.SWAPS),
    default=DEFAULT_CHANGED,
    show_default=True,
    help="How many cards may differ from DECK.",
)
@limits_option
@click.option(
    "--for",
    "seconds",
    type=DurationType(),
    help="How long to take, such as 90s, 3m or 1h.  [default: 3m]",
)
@click.option(
    "--games",
    type=GAMES,
    help="A budget of games instead of a time (approximate). The same seed and games give the same list on every"
    " machine.",
)
@click.option(
    "--tune",
    is_flag=True,
    help="Tune the playbook for the new list, too, and write that one next to the list. Each of the two searches has a"
    " quarter of the time.",
)
@players_option
@no_learning_option
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE.txt",
    help="Write the list to this file, and the playbook and the value that it was played by next to it.  [default:"
    " print it]",
)
@page_option("Also write a page of what was found, with the worth of each card.")
@overwrite_option
@names_option
@search_options
def improve_command(
    deck: str,
    field: tuple[str, ...],
    shares: tuple[float, ...] | None,
    pools: tuple[str, ...],
    collection: str | None,
    kept: tuple[str, ...],
    changed: int,
    seconds: float | None,
    games: int | None,
    tune: bool,
    players: tuple[str, str],
    learning: bool,
    output: Path | None,
    page: Path | None,
    overwrite: bool,
    **options: Any,
) -> None:
    """Look for a better version of DECK against a field, by swapping cards for those of a pool.

    The search plays versions of the list with a few swaps each, learns from them what a copy of each card is worth, and
    keeps swaps only if a test on fresh luck shows a gain. It stops when two rounds in a row show none, or when its time
    is over. At the end, the new list plays the old one's games on held-out luck; if it is not clearly better, you get
    DECK back. Then it says what each slot is worth, as duelsim slots does.

    The same player plays all versions: the playbook of DECK, or the player that --players names. With --output, this
    playbook is written next to the list, which it then plays. A list can need another playbook than the one before:
    --tune looks for it once the list is found.

    Ctrl-C ends the search and keeps what was found. With --out, the same command continues from there, also after a
    crash.
    """
    check_budget(seconds, games)
    page = checked_page(page, overwrite=overwrite)
    _check_sources(pools, collection)
    if output is not None:
        output = checked_output("--output", output, overwrite=overwrite, ending=ENDING, what="a decklist")
    own, *others = read_decks((deck, *field_or_default(field, options["format"])), options["format"])
    beside = {} if output is None else _checked_beside(own, players[0], output, tune=tune, overwrite=overwrite)

    from sim.api.searches import improve

    asked = partial(improve, own, field=others, shares=shares, pool=pools or None, collection=collection, keep=kept)
    asked = partial(asked, swap=changed, seconds=seconds, games=games, tune=tune, players=players, learning=learning)
    result = search(asked, options, SearchObserver(translatable("Improving")))
    _tell(result, output, beside, options["as_json"], overwrite=overwrite, page=page)
    if result.interrupted:
        click.get_current_context().exit(INTERRUPTED)


def _check_sources(pools: tuple[str, ...], collection: str | None) -> None:
    """Raise UsageError for cards from two kinds of sources."""
    if pools and collection is not None:
        raise click.UsageError(gettext("Name a --pool or a --collection, not both."))


def _checked_beside(deck: Deck, player: str, output: Path, *, tune: bool, overwrite: bool) -> dict[str, str]:
    """By ending, the files next to the list, all of which can be written. Raises UsageError for one that cannot."""
    from sim.api.files_of_list import files_next_to

    beside = files_next_to(deck, player, output)
    for ending in {*beside, BOOK} if tune else beside:
        checked_output("--output", output.with_suffix(ending), overwrite=overwrite)
    return beside


def _tell(
    result: "ImproveResult",
    output: Path | None,
    beside: dict[str, str],
    as_json: bool,
    *,
    overwrite: bool,
    page: Path | None,
) -> None:
    """Write the list and its files, and print what was found; nothing is lost if a file cannot be written."""
    from reports.sections.improve import origin_in_words
    from reports.writing.terminal import render

    if errors := result.summary.errors:
        print_error(
            gettext(
                "{games_in_words} ended in an error. Their pairs count for no list.",
                games_in_words=games_in_words(errors),
            )
        )
    texts = {ENDING: result.text, **beside, **({BOOK: result.playbook} if result.playbook else {})}
    if output is not None:
        try:
            for ending, text in texts.items():
                write_file(output.with_suffix(ending), text.encode(), overwrite=overwrite)
        except OSError:
            print_text("\n".join(texts.values()))
            raise
    write_page(page, result.report, overwrite=overwrite)
    if as_json:
        print_json(result.to_json())
        return
    said = (
        text.rstrip("\n") if output is None else gettext("{file} was written.", file=output.with_suffix(ending))
        for ending, text in texts.items()
    )
    closing = (*said, "", origin_in_words(result.summary))
    print_page(lambda plain: render(result.document(), plain=plain, closing=closing))
