"""When the newest card of a list came out in Japan: between two days, as far as the sets of its cards are known."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Final

from decks.formats.releases import earliest, latest
from decks.formats.rules import printings
from decks.names import CardNames


@dataclass(frozen=True)
class Age:
    """The newest card of a list came out between two days; None where that end is not known."""

    first: date | None
    last: date | None


UNKNOWN: Final = Age(None, None)


def age_of(cards: Iterable[str], names: CardNames) -> Age:
    """How old a list of these cards is."""
    firsts: list[date] = []
    lasts: list[date | None] = []
    for card in dict.fromkeys(cards):
        codes = printings(card, names)
        days = [day for code in codes if (day := earliest(code)) is not None]
        if days and len(days) == len(codes):  # a printing whose day nobody knows may have been the first
            firsts.append(min(days))
        lasts.append(min((day for code in codes if (day := latest(code)) is not None), default=None))
    known = [day for day in lasts if day is not None]
    return Age(max(firsts, default=None), max(known, default=None) if len(known) == len(lasts) else None)
