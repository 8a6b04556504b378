"""A decklist in whatever form, written in the form of duelsim, or in that of another program."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from decks.assembly import read_list
from decks.checking import DeckError
from decks.lexicon import Lexicon
from decks.listing import ListedCard
from decks.sources import STDIN, find_deck
from decks.visible_text import shown
from decks.writing import ListForm, written
from sim.cards.library.in_use import cards_in_use
from sim.cards.library.shown_names import japanese_name

JAPANESE, ENGLISH = "ja", "en"  # the form of duelsim, with the names in a language
FORMS: tuple[str, ...] = (*get_args(ListForm), JAPANESE, ENGLISH)


@dataclass(frozen=True)
class Converted:
    """A decklist as text, and the cards of which no Japanese name is known where those were wanted."""

    text: str
    without_name: Sequence[str] = ()


def convert(source: str, form: str) -> Converted:
    """Read a decklist and write it in one of the `FORMS`. It must be clear, but need not be a legal deck.

    Raises DeckError.
    """
    path, content = find_deck(source)
    found = read_list(content, cards_in_use().deck_names)
    if found.problems:
        raise DeckError(str(path), sorted(found.problems, key=lambda problem: problem.line or 0))
    title = "" if source == STDIN else shown(path.stem)
    if form == JAPANESE:
        names = _in_japanese(found.cards)
        without = {card.name: None for card in found.cards if card.card and card.name not in names}
        return Converted(written(found, "text", lambda card: names.get(card.name, card.name), title), tuple(without))
    return Converted(written(found, "text" if form == ENGLISH else _form(form), name=title))


def _form(name: str) -> ListForm:
    return next(form for form in get_args(ListForm) if form == name)


def _in_japanese(cards: Sequence[ListedCard]) -> dict[str, str]:
    """The Japanese names of cards, where they have one that means them alone."""
    lexicon = Lexicon(cards_in_use().deck_names)
    found: dict[str, str] = {}
    for card in cards:
        real = card.card.unplayable if card.card else None
        name = real.japanese_name if real else japanese_name(card.name)
        if name and lexicon.find(name) == (card.card,):
            found[card.name] = name
    return found
