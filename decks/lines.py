"""Error messages for lines with an unknown card or a bad count."""

import re
from collections.abc import Iterator, Mapping

from decks.checking import DeckLine, Problem, no_card
from decks.items import likely_item
from decks.lexicon import Lexicon
from decks.matching import match_key
from decks.names import CardNames
from decks.text import cuts
from decks.unplayable import cannot_be_played
from decks.visible_text import shown
from sim.language import gettext

_COUNTED = [
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(?P<count>\S+) [x×] (?P<name>.+)",
        r"(?P<count>\S+?)[x×] (?P<name>.+)",
        r"(?P<count>\S+?) ?: ?(?P<name>.+)",
        r"(?P<count>\S+) (?P<name>.+)",
        r"(?P<name>.+) [x×] ?(?P<count>\S+)",
        r"(?P<count>\d+) ?[x×枚,;-] ?(?P<name>.+)",
        r"[x×] ?(?P<count>\d+) ?:? ?(?P<name>.+)",
        r"[(\[][x×]?(?P<count>\d+)[x×]?[)\]] ?(?P<name>.+)",
        r"(?P<name>.+?) ?[(\[][x×]?(?P<count>\d+)[x×]?[)\]]",
        r"(?P<name>.+?) ?[:,;-] ?(?P<count>\d+)",
        r"(?P<name>.+?)[x×](?P<count>\d+)",
        r"(?P<name>.+) (?P<count>\d+)[x×枚]?",
    )
]
_WHOLE_NUMBER = re.compile(r"-?\d{1,9}")


def readings(text: str) -> Iterator[tuple[str, str]]:
    """Yield what the text may mean, as (count, name): it is all name, or a part of it is a count."""
    yield "1", text
    for pattern in _COUNTED:
        if match := pattern.fullmatch(text):
            yield match["count"], match["name"]


def known_card(name: str, known: Mapping[str, str]) -> str | None:
    """The card that a name or a quoted name means. `known` are the cards by `match_key`."""
    return known.get(match_key(name)) or known.get(match_key(_unquoted(name)))


def unreadable_count(number: int, line: str, names: CardNames) -> tuple[DeckLine, Problem | None] | None:
    """A line that has a known card next to a count that is no number, and that problem; None for another line."""
    for count, name in readings(cuts(line)[-1]):
        if (card := known_card(name, names.known)) and not _WHOLE_NUMBER.fullmatch(count):
            return read_count(number, count, card)
    return None


def unknown_card_line(number: int, line: str, lexicon: Lexicon, suggest: bool) -> tuple[DeckLine, list[Problem]]:
    """A line that names no known card, and its problems. Suggesting similar names takes time."""
    item = likely_item(line, lexicon)
    deck_line, problem = read_count(number, item.counts[0] if item.counts else "1", item.name)
    unknown = unknown_card(number, item.name, lexicon.names, suggest)
    return deck_line, [unknown] if problem is None else [unknown, problem]


def unknown_card(number: int | None, name: str, names: CardNames, suggest: bool) -> Problem:
    """The problem that no card is known by this name, or that it cannot be played."""
    if real := names.unplayable_card_asked_for(name):
        return Problem(number, cannot_be_played(real), unknown=real.name, real=True)
    return Problem(number, no_card(name, names, suggest), unknown=name)


def read_count(number: int, count: str, card: str) -> tuple[DeckLine, Problem | None]:
    """The line with this count of a card; if the count is impossible, with None for it, and the problem."""
    if not _WHOLE_NUMBER.fullmatch(count):
        problem = gettext(
            '"{count}" is neither a number of copies nor a part of the name "{card}". Write 4 {card}.',
            count=shown(count),
            card=shown(card),
        )
    elif int(count) < 1:
        problem = gettext(
            '{count} copies of "{card}" cannot be in a deck. Write 1 or more, or delete the line.',
            count=int(count),
            card=shown(card),
        )
    else:
        return DeckLine(number, int(count), card), None
    return DeckLine(number, None, card), Problem(number, problem)


def _unquoted(text: str) -> str:
    return text[1:-1].strip() if len(text) > 2 and text[0] in "\"“”'" and text[-1] in "\"“”'" else text
