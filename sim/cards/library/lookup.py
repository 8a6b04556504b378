"""All cards of the library, and how to find one by its name.

The card files are cut into cards at once, but a card is read only when it is wanted. A name that is not in the library
is an error: no card is ever played as another one.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from decks.checking import no_card
from decks.matching import match_key
from decks.names import CardNames, UnplayableCard
from decks.unplayable import cannot_be_played
from sim.cards.library.cached import cached_card, keep
from sim.cards.library.entries import further_names
from sim.cards.library.unreviewed import unreviewed_names
from sim.cards.text.blocks import WrongLine, blocks
from sim.cards.words.definitions import Card

FILES = sorted(Path(__file__).parent.glob("*.txt"))


class UnknownCard(LookupError):
    """No card of the library has this name; the message suggests similar names."""


class CannotBePlayed(UnknownCard):
    """A real card has this name, and it cannot be played; `card` is what is known of it."""

    def __init__(self, card: UnplayableCard) -> None:
        super().__init__(cannot_be_played(card))
        self.card = card


def by_key(texts: Iterable[list[str]]) -> Mapping[str, list[str]]:
    """The lines of cards by the `match_key` of their names, the form in which names are compared.

    Raises ValueError if two cards have the same key.
    """
    found: dict[str, list[str]] = {}
    for lines in texts:
        other = found.setdefault(match_key(lines[0]), lines)
        if other is not lines:
            raise ValueError(f'the cards "{other[0]}" and "{lines[0]}" have the same name')
    return MappingProxyType(found)


@cache
def library_texts() -> Mapping[str, list[str]]:
    """The lines of all cards of the library by the `match_key` of their names."""
    return by_key(lines for file in FILES for _, lines in blocks(file.read_text(encoding="utf-8")))


@cache
def known_names() -> tuple[str, ...]:
    """The names of all cards of the library, sorted."""
    return tuple(sorted(lines[0] for lines in library_texts().values()))


@cache
def library_names() -> Mapping[str, str]:
    """The names of the cards of the library by `match_key` of everything that they are called."""
    texts = library_texts()
    further = {match_key(name): lines[0] for lines in texts.values() for name in further_names(lines)}
    return further | {key: lines[0] for key, lines in texts.items()}


_cards: dict[str, Card] = {}  # those that were wanted, by key


def find_card(name: str) -> Card:
    """The card of the library of this name, in English or Japanese, or of a spelling that is like no other name.

    Raises UnknownCard, with similar names, if there is none.

    >>> find_card("corile").cost, find_card("コーライル").name
    (5, 'Corile')
    """
    key = match_key(name)
    library = library_texts()
    if key not in library:
        names = CardNames(library_names())
        meant = names.cards_called(name)
        if len(meant) != 1:
            raise unknown_card(name, names)
        key = match_key(meant[0])
    if key not in _cards:
        _cards[key] = read_lines(library[key])
    return _cards[key]


def unknown_card(name: str, names: CardNames) -> UnknownCard:
    """The error for a spelling that means no card, or one of several."""
    return UnknownCard(no_card(name, names))


def read_lines(lines: list[str]) -> Card:
    """The card of these lines; one that has been read before is not read again.

    Raises what `sim.cards.text.card_files.read_card` raises.
    """
    card = cached_card(lines)
    if card is None:
        from sim.cards.text.card_files import read_card

        card = read_card(_in_card_language(lines))
        keep(lines, card)
    return card


def is_in_japanese(lines: list[str]) -> bool:
    """Whether anything of a card but its names is in Japanese."""
    from sim.cards.japanese import card_lines

    return any(map(card_lines.is_in_japanese, lines[1:]))


def read_in_japanese(lines: list[str]) -> Card | None:
    """The card of these lines if they are in Japanese. Raises what `read_lines` raises."""
    from sim.cards.japanese.card_lines import with_facts_in_english

    return read_lines(with_facts_in_english(lines)) if is_in_japanese(lines) else None


def not_understood_in_japanese(lines: list[str]) -> list[tuple[int, str]]:
    """The lines of a card, from 0, whose Japanese is not understood, each with the reason.

    Empty if its text is in English, or if something else is wrong.
    """
    from sim.cards.japanese.card_lines import faults_in_japanese, japanese_text, with_facts_in_english

    try:
        lines = with_facts_in_english(lines)
        return faults_in_japanese(lines, _japanese_names()) if japanese_text(lines) else []
    except WrongLine:
        return []


def _in_card_language(lines: list[str]) -> list[str]:
    """The lines of a card; one whose text is in Japanese is read into the card language. Raises WrongLine."""
    from sim.cards.japanese.card_lines import in_card_language, japanese_text

    return in_card_language(lines, _japanese_names()) if japanese_text(lines) else lines


def _japanese_names() -> Callable[[str], str | None]:
    from sim.cards.japanese.names import names_of

    return names_of({**unreviewed_names(), **library_names()})
