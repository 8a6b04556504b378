"""`duelsim decks`: the decks that ship with duelsim, and what of yours can be played."""

from typing import TYPE_CHECKING

import click

from decks.formats import Format
from decks.matching import match_key
from decks.reading import Deck
from decks.shipped import ShippedDeck, deck_called, years_in_words
from decks.shown_names import called
from decks.sideboards import sideboard
from decks.sources import check_stdin_is_named_once
from sim.command_line.card_facts import card_line
from sim.command_line.command_files import CommandFiles
from sim.command_line.completion import complete_decks
from sim.command_line.deck_list import (
    deck_json,
    deck_size,
    imported_json,
    print_head,
    print_shipped,
    shipped_at,
    shipped_json,
    shipped_like,
)
from sim.command_line.group import commands
from sim.command_line.named_decks import read_decks
from sim.command_line.options import (
    SpanType,
    cards_option,
    examples,
    for_programs,
    format_option,
    json_option,
    language_option,
    names_option,
)
from sim.command_line.output import Meter, print_error, print_json, print_lines, print_page, print_text
from sim.language import gettext, sentences, translatable

if TYPE_CHECKING:
    from sim.cards.library.search import Span


@commands.group("decks", commands=CommandFiles("decks"))
def decks_commands() -> None:
    """Decklists: those that ship with duelsim, and yours."""


@decks_commands.command(
    "list",
    epilog=examples(
        "duelsim decks list",
        "duelsim decks list --year 2004-2006 --civilization fire",
        "duelsim decks list --year 2016 --json",
    ),
)
@click.option("--year", "years", type=SpanType(), default=(None, None), help="Such as 2013, 2011-2014, 2011- or -2014.")
@click.option(
    "--civilization",
    "civilizations",
    type=click.Choice(["light", "water", "darkness", "fire", "nature"]),
    multiple=True,
    help="May be repeated: the deck has all of them.",
)
@language_option
@json_option
def decks_list(years: "Span", civilizations: tuple[str, ...], as_json: bool) -> None:
    """List the decks that ship with duelsim: the default field, ready-made decks, and lists that players published.

    The first word of each line names the deck in all commands, and so do both its names. --field era:2006 names all
    decks of a year.
    """
    from sim.cards.library import imported_cards

    decks = shipped_like(years, civilizations)
    if not decks:
        every = years_in_words(deck.year for deck in shipped_like((None, None), civilizations))
        of_years = gettext("Those of these civilizations are of {years}.", years=every) if every else ""
        print_error(sentences(gettext("No shipped deck matches."), of_years))
    if as_json:
        read = read_decks([deck.key for deck in decks], "open")
        print_json(
            [
                {**shipped_json(deck), **deck_json(cards), **imported_json(imported_cards(cards))}
                for deck, cards in zip(decks, read, strict=True)
            ]
        )
    elif decks:
        print_shipped(decks)


@decks_commands.command("show", epilog=examples("duelsim decks show liquid-beast", "duelsim decks show my-deck.txt"))
@click.argument("deck", shell_complete=complete_decks)
@format_option
@cards_option
@language_option
@names_option
@json_option
def decks_show(deck: str, format: Format, as_json: bool) -> None:
    """Show a deck with the facts of its cards."""
    (found,) = read_decks([deck], format)
    shipped = shipped_at(found.path)
    if as_json:
        print_json({**(shipped_json(shipped) if shipped else {}), **deck_json(found)})
    else:
        _print_deck(found, shipped)


def _print_deck(found: Deck, shipped: ShippedDeck | None) -> None:
    """Print what is known of a deck, and its cards with their facts, section by section."""
    from sim.cards.library import cards_in_use

    print_text(
        gettext(
            "{deck}: {count} cards ({file})", deck=deck_called(found.name), count=deck_size(found), file=str(found.path)
        )
    )
    if shipped:
        print_head(shipped)
    print_lines(
        (f"{copies:>3} {card_line(cards_in_use().find(name))}" for name, copies in found.cards), whole_in_files=True
    )
    for section in found.outside:
        print_text(gettext("In the {section}:", section=gettext(section.name)))
        lines = (f"{copies:>3} {card_line(cards_in_use().find(name))}" for name, copies in section.cards)
        print_lines(lines, whole_in_files=True)
    if sideboard(found):
        known = cards_in_use().deck_names.known
        print_text(gettext("In the {section}:", section=gettext("sideboard")))
        facts = {name: card_line(cards_in_use().find(name)) for name, _ in sideboard(found) if match_key(name) in known}
        print_lines(
            (f"{copies:>3} {facts.get(name) or called(name)}" for name, copies in sideboard(found)), whole_in_files=True
        )


@decks_commands.command(
    "coverage",
    epilog=examples(
        "duelsim decks coverage my-lists",
        "duelsim decks coverage lists/*.txt --all",
        "duelsim decks coverage my-lists --json > coverage.json",
    ),
)
@click.argument("lists", metavar="LIST...", nargs=-1, required=True, shell_complete=complete_decks)
@format_option
@click.option("--all", "everything", is_flag=True, help="Show all cards, sentences and lists.")
@cards_option
@language_option
@names_option
@json_option
def decks_coverage(lists: tuple[str, ...], format: Format, everything: bool, as_json: bool) -> None:
    """Say which decklists can be played, and which cards and sentences keep the others from it.

    LIST is a file, or a folder with files. First come the cards that unlock most lists: with each card and those before
    it, the most lists can be played. Sentences that are not understood are ordered in the same way.
    """
    from sim.cards.library.covering import coverage_of

    for_programs(as_json)
    check_stdin_is_named_once(lists)
    with Meter(gettext("Reading"), len(lists), translatable("lists")) as meter:
        found = coverage_of(lists, format, meter.update_of)
    if as_json:
        print_json(found.to_json())
        return
    from reports.sections.coverage import document
    from reports.writing.terminal import render

    print_page(lambda plain: render(document(found, everything=everything), plain=plain))
