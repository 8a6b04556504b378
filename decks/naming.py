"""Cards of a deck that the user names in a line, such as ``2 Aqua Hulcus, 1 Corile``.

Counts and names are written as in a deck file (``decks.reading``).
"""

import re
from collections.abc import Collection, Iterator, Sequence

from decks.lines import readings
from decks.matching import match_key
from decks.reading import Deck
from decks.suggesting import did_you_mean
from sim.language import gettext, sentences

NamedCards = tuple[tuple[str, int], ...]
"""Cards by canonical name, and how many copies of each: each card once, in the order in which they were named."""


class ImpossibleCards(ValueError):
    """A line names cards that the deck does not have, or in numbers that are impossible; the message says why."""


def named_cards(line: str, deck: Deck, known_names: Collection[str]) -> NamedCards:
    """Return the cards that a line names, separated by commas: ``2 Aqua Hulcus, Corile`` is two and one.

    ``known_names`` are all cards of the game, to distinguish a card that is not in the deck from a misspelt one. Names
    may contain commas. A count may be 0.

    Raises ``ImpossibleCards`` for a name that is not in the deck, an invalid count, or a card that is named twice.

    >>> from pathlib import Path
    >>> deck = Deck("Two", (("Corile", 4), ("Mauchu, One Extreme", 2)), Path())
    >>> named_cards("2x mauchu, one extreme, Corile", deck, ["Corile", "Mauchu, One Extreme"])
    (('Mauchu, One Extreme', 2), ('Corile', 1))
    """
    own = {match_key(name): name for name, _ in deck.cards}
    found: dict[str, int] = {}
    for part in _parts(line, own):
        card, count = next(_cards_in(part, own), (None, ""))
        if card is None:
            raise ImpossibleCards(_what_is_wrong(part, line, deck, own, known_names))
        if not re.fullmatch(r"\d{1,9}", count):
            raise ImpossibleCards(
                gettext('"{count}" is not a number of copies. Write 2 {card}.', count=count, card=card)
            )
        if card in found:
            raise ImpossibleCards(gettext('"{line}" names {card} twice.', line=line, card=card))
        found[card] = int(count)
    return tuple(found.items())


def _cards_in(text: str, own: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the cards that a text may mean, each with the word that would be its count."""
    for count, name in readings(" ".join(text.split())):
        if card := own.get(match_key(name)):
            yield card, count


def _parts(line: str, own: dict[str, str]) -> Sequence[str]:
    """Split the line at those commas that are not part of a card's name."""
    pieces = line.split(",")
    parts, first = [], 0
    while first < len(pieces):
        until = [",".join(pieces[first:end]) for end in range(len(pieces), first, -1)]
        part = next((text for text in until if any(count.isdecimal() for _, count in _cards_in(text, own))), until[-1])
        parts.append(part.strip())
        first += part.count(",") + 1
    return parts


def _what_is_wrong(part: str, line: str, deck: Deck, own: dict[str, str], known_names: Collection[str]) -> str:
    if not part:
        where = gettext("No card is named.")
        if line.strip():
            where = gettext('There is no card before or after a comma in "{line}".', line=line)
        return sentences(where, gettext("Write, for example, 2 {card}.", card=deck.cards[0][0]))
    whole, *counted = readings(" ".join(part.split()))
    name = next((reading for reading in counted if reading[0].isdecimal()), whole)[1]
    known = {match_key(name): name for name in known_names}
    if match_key(name) in known:
        return gettext("{name} has no {name2}.", name=deck.name, name2=known[match_key(name)])
    nothing = gettext('{deck} has no card called "{name}".', deck=deck.name, name=name)
    return f"{nothing}{did_you_mean(match_key(name), own)}"
