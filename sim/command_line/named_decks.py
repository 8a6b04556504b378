"""The decks that a command names: reading them, the field, and the notes on cards that are not played."""

from collections.abc import Sequence
from os import PathLike

import click

from decks.checking import DeckError
from decks.formats import DeckFormat, FormatError, as_format
from decks.naming import ImpossibleCards, named_cards
from decks.reading import Deck, default_field, read_deck
from decks.sections import SIDEBOARD
from decks.shipped import shipped_decks
from decks.sources import check_stdin_is_named_once, field_decks
from sim.command_line.output import print_error
from sim.language import gettext, ngettext, sentences

MOST_ERRORS = 5  # decks whose problems are printed


def read_decks(sources: Sequence[str | PathLike[str]], format: DeckFormat, *, sideboards: bool = False) -> list[Deck]:
    """Read decks, and say what is kept apart. If several cannot be used, the problems of the first ones are printed.

    With `sideboards`, those are played.
    """
    from sim.cards.library import cards_in_use

    check_stdin_is_named_once([*sources, as_format(format).given])
    names = cards_in_use().deck_names
    found: list[Deck] = []
    errors: list[DeckError] = []
    for source in sources:
        try:
            found.append(read_deck(source, names, format))
        except DeckError as error:
            if str(error) not in map(str, errors):
                errors.append(error)
    if len(errors) > MOST_ERRORS:
        print_error(
            gettext(
                "{errors} decks cannot be used; the first {MOST_ERRORS} are shown here. To see what is"
                " wrong with all of them, use duelsim decks check.",
                errors=len(errors),
                MOST_ERRORS=MOST_ERRORS,
            )
        )
    for other in errors[:MOST_ERRORS][:-1]:
        print_error(str(other))
    if errors:
        raise errors[:MOST_ERRORS][-1]
    tell_kept_apart(found, sideboards=sideboards)
    if (applied := as_format(format).applied) and found:
        print_error(gettext("The decks are held to {title}. {applied}", title=as_format(format).title, applied=applied))
    return found


def field_or_default(field: Sequence[str | PathLike[str]], format: DeckFormat) -> list[str]:
    """The decks of a field, by default the eight that ship for it, as far as the format allows them.

    Raises DeckError, and UsageError if the format allows none of those that ship.
    """
    from sim.cards.library import cards_in_use

    if named := field_decks(field):
        return list(map(str, named))
    try:
        found = default_field(cards_in_use().deck_names, format)
    except FormatError as error:
        raise click.UsageError(str(error)) from None
    if left_out := sorted({*shipped_decks()} - {*found}):
        print_error(
            gettext(
                "{title} does not allow all decks of the field: without {names}.",
                title=as_format(format).title,
                names=", ".join(left_out),
            )
        )
    return list(found)


def tell_kept_apart(decks: Sequence[Deck], *, sideboards: bool = False) -> None:
    """Say which sections of decks are not played."""
    for notice in dict.fromkeys(notice for deck in decks for notice in kept_apart(deck, sideboards=sideboards)):
        print_error(notice)


def card_names(cards: Sequence[str], deck: Deck) -> list[str]:
    """The canonical names of cards of the deck, as `--card` names them. Raises ImpossibleCards."""
    from sim.cards.library import cards_in_use

    found = [card for text in cards for card in named_cards(text, deck, cards_in_use().names)]
    for name, copies in found:
        if copies != 1:
            raise ImpossibleCards(
                gettext("--card names a card, and not how many copies: write --card {name!r}.", name=name)
            )
    return [name for name, _ in found]


def kept_apart(deck: Deck, *, sideboards: bool = False) -> list[str]:
    """A sentence for each section of a deck that is not played; with `sideboards`, those are."""
    return [
        sentences(
            ngettext(
                "{deck}: the {place} ({count} card) is kept apart.",
                "{deck}: the {place} ({count} cards) is kept apart.",
                section.size,
                deck=deck.path,
                place=gettext(section.name),
            ),
            gettext("Only --best-of 3 plays it.")
            if section.name == SIDEBOARD
            else gettext("duelsim does not play it."),
        )
        for section in deck.apart
        if section.name != SIDEBOARD or not sideboards
    ]
