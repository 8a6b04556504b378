"""All cards of the library, and how to find one by its name.

A name that is not in the library is an error: no card is ever played as another one.
"""

import difflib
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from decks import match_key
from sim.cards.library.colorless import COLORLESS_CARDS
from sim.cards.library.darkness import DARKNESS_CARDS
from sim.cards.library.fire import FIRE_CARDS
from sim.cards.library.forbidden import FORBIDDEN_CARDS
from sim.cards.library.light import LIGHT_CARDS
from sim.cards.library.multicolored import MULTICOLORED_CARDS
from sim.cards.library.nature import NATURE_CARDS
from sim.cards.library.water import WATER_CARDS
from sim.cards.words import Card


class UnknownCard(LookupError):
    """No card of the library has this name; the message suggests similar names."""


def by_key(cards: Iterable[Card]) -> Mapping[str, Card]:
    """The cards by their `match_key`, the form in which names are compared.

    Raises ValueError if two cards have the same key.
    """
    found: dict[str, Card] = {}
    for card in cards:
        other = found.setdefault(match_key(card.name), card)
        if other is not card:
            raise ValueError(f'the cards "{other.name}" and "{card.name}" have the same name')
    return MappingProxyType(found)


_BY_KEY = by_key(
    (
        *LIGHT_CARDS,
        *WATER_CARDS,
        *DARKNESS_CARDS,
        *FIRE_CARDS,
        *NATURE_CARDS,
        *MULTICOLORED_CARDS,
        *FORBIDDEN_CARDS,
        *COLORLESS_CARDS,
    )
)


def known_names() -> tuple[str, ...]:
    """The names of all cards, sorted."""
    return tuple(sorted(card.name for card in _BY_KEY.values()))


def find_card(name: str) -> Card:
    """The card of this name; case, accents and the kind of apostrophe or dash make no difference.

    Raises UnknownCard, with similar names, if there is none.

    >>> find_card("corile").cost
    5
    """
    key = match_key(name)
    card = _BY_KEY.get(key)
    if card is None:
        near = [_BY_KEY[other].name for other in difflib.get_close_matches(key, _BY_KEY, cutoff=0.7)]
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise UnknownCard(f'no card is known by the name "{name}".{hint}')
    return card
