"""Checking decklists: the deck that each is, or what is wrong with it, and what else there is to say of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from decks.assembly import read_list
from decks.checking import DeckError
from decks.formats import Format, check_format
from decks.listing import TakenLine
from decks.names import CardNames
from decks.reading import Deck, deck_of_list, outside, slots
from decks.sideboards import check_sideboard
from decks.sources import STDIN, check_stdin_is_named_once, find_deck
from decks.visible_text import shown
from sim.cards.library.in_use import cards_in_use, check_own_cards, imported_cards
from sim.cards.library.partners import Alone, alone_in


@dataclass(frozen=True)
class CheckedDeck:
    """A decklist that was checked: where it came from, the deck that it is, or what is wrong with it.

    `lines` say what each line was taken for. Of a deck, `imported` are its cards that nobody has reviewed, `alone` are
    those that link with no other, and `wrong_sideboard` is what is wrong with its sideboard.
    """

    source: str
    found: Deck | DeckError
    lines: Sequence[TakenLine]
    imported: Sequence[str] = ()
    alone: Sequence[Alone] = ()
    wrong_sideboard: DeckError | None = None


def check_decks(sources: Sequence[str], format: Format) -> list[CheckedDeck]:
    """Check decklists; what is wrong with one keeps none of the others from being checked.

    Raises DeckError where two of them are standard input, FormatError, and CardFileError.
    """
    check_stdin_is_named_once([*sources, format.given])
    names = cards_in_use().deck_names
    check_format(format, names)
    return [_checked(source, names, format) for source in sources]


def _checked(source: str, names: CardNames, format: Format) -> CheckedDeck:
    lines: Sequence[TakenLine] = ()
    try:
        path, content = find_deck(source)
        found = read_list(content, names)
        lines = found.lines
        deck = deck_of_list(found, path, names, format, name="" if source == STDIN else shown(path.stem))
        check_own_cards(deck)
    except DeckError as error:
        return CheckedDeck(source, error, lines)
    alone = alone_in(slots(deck) + outside(deck).names)
    return CheckedDeck(source, deck, lines, imported_cards(deck), alone, _wrong_sideboard(deck, names, format))


def _wrong_sideboard(deck: Deck, names: CardNames, format: Format) -> DeckError | None:
    try:
        check_sideboard(deck, names, format)
    except DeckError as error:
        return error
    return None
