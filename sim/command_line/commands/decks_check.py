"""`duelsim decks check`: every problem of decklists with its line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from decks.checking import DeckError
from decks.formats import Format
from decks.reading import Deck
from decks.shipped import deck_called
from sim.command_line.commands.decks import decks_commands
from sim.command_line.completion import complete_decks
from sim.command_line.deck_list import deck_json, deck_size, imported_json
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.format_note import held_to_json, not_checked_in_words
from sim.command_line.named_decks import kept_apart
from sim.command_line.options import (
    cards_option,
    examples,
    for_programs,
    format_option,
    json_option,
    language_option,
    limits_option,
    names_option,
)
from sim.command_line.output import print_error, print_json, print_lines, print_text
from sim.command_line.taken_lines import taken_in_words, taken_json
from sim.language import gettext

if TYPE_CHECKING:
    from sim.cards.library.checked_decks import CheckedDeck


@decks_commands.command(
    "check",
    epilog=examples(
        "duelsim decks check my-deck.txt",
        "duelsim decks check decks/*.txt --format open --json",
        "duelsim decks check my-deck.txt --format original --date 2025-07-01",
        "duelsim decks check pasted.txt --lines",
    ),
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, shell_complete=complete_decks)
@format_option
@limits_option
@cards_option
@click.option("--lines", "every_line", is_flag=True, help="Show what every line was read as.")
@language_option
@names_option
@json_option
def decks_check(files: tuple[str, ...], format: Format, every_line: bool, as_json: bool) -> None:
    """Check decklists, and report every problem with its line.

    Lines that were taken for a title, a heading, a note or anything else but a card are reported; --lines reports every
    line. The exit code is 2 if a deck cannot be used. Faults of its sideboard are reported too; the deck can be used
    without it. Imported cards without a review are named, and so are Gods and cells without a partner to link with.
    """
    from sim.cards.library.checked_decks import check_decks

    for_programs(as_json)
    checked = check_decks(files, format)
    if as_json:
        print_json([_check_json(one, format) for one in checked])
    else:
        _print_checked(checked, format, every_line=every_line)
    if any(isinstance(one.found, DeckError) for one in checked):
        raise click.exceptions.Exit(USAGE_ERROR)


def _print_checked(checked: "Sequence[CheckedDeck]", format: Format, *, every_line: bool) -> None:
    """Print what each deck is, or what is wrong with it; and what its lines were taken for."""
    for one in checked:
        if isinstance(one.found, Deck):
            _print_deck(one, one.found, format)
        else:
            print_error(str(one.found))
        told = taken_in_words(one.lines, every=every_line)
        if told and isinstance(one.found, Deck):
            print_lines(told, whole_in_files=True)
        elif told:
            print_error("\n".join(told))
    if format.applied:
        print_text(format.applied)


def _print_deck(checked: "CheckedDeck", deck: Deck, format: Format) -> None:
    """Print what a deck is, and what there is to say of its cards and its sideboard."""
    from reports.own_cards import imported_in_words
    from sim.cards.library import cards_in_use

    values = {
        "file": str(deck.path),
        "deck": deck_called(deck.name),
        "format": gettext(str(format)),
        "count": deck_size(deck),
    }
    if others := _others(deck):
        valid = gettext(
            "{file}: {deck} is a valid {format} deck of {count} cards, with {others}.", **values, others=others
        )
    else:
        valid = gettext("{file}: {deck} is a valid {format} deck of {count} cards.", **values)
    print_text(valid)
    if unsure := not_checked_in_words(deck, format, cards_in_use().deck_names):
        print_lines([unsure])
    if checked.imported:
        print_lines([imported_in_words(checked.imported)])
    if checked.alone:
        print_lines([one.why for one in checked.alone])
    for notice in kept_apart(deck):
        print_error(notice)
    if checked.wrong_sideboard:
        print_error(str(checked.wrong_sideboard))


def _others(deck: Deck) -> str:
    """What begins outside a deck, as text."""
    parts = [
        gettext("{count} in the {section}", count=section.size, section=gettext(section.name))
        for section in deck.outside
    ]
    return gettext(" and ").join(parts)


def _check_json(checked: "CheckedDeck", format: Format) -> dict[str, Any]:
    from sim.cards.library import cards_in_use

    names, deck = cards_in_use().deck_names, checked.found
    lines = {"lines": taken_json(checked.lines)}
    if isinstance(deck, DeckError):
        held_to = held_to_json(None, names, format)
        return {"file": checked.source, "ok": False, **held_to, "problems": _problems_json(deck), **lines}
    linked = [{"card": one.card, "needs": list(one.partners), "why": one.why} for one in checked.alone]
    return {
        "file": checked.source,
        "ok": True,
        "problems": [],
        **held_to_json(deck, names, format),
        "sideboard_problems": _problems_json(checked.wrong_sideboard),
        **imported_json(checked.imported),
        **({"never_linked": linked} if linked else {}),
        **deck_json(deck),
        **lines,
    }


def _problems_json(error: DeckError | None) -> list[dict[str, Any]]:
    """The problems of a deck; one of a card that is not known has its name, and whether it is a real card."""
    found = () if error is None else error.problems
    return [
        {
            "line": problem.line,
            "message": problem.message,
            **({} if problem.unknown is None else {"card": problem.unknown, "real": problem.real}),
        }
        for problem in found
    ]
