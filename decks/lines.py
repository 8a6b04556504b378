"""One line of a decklist: how many copies of which card, in the ways in which people and programs write it.

A part of a known name is never a count, a bullet or a comment: a card may be called "750 Man" or "Retweegyo #Cherry".
"""

import csv
import re
from collections.abc import Iterator, Mapping

from decks.checking import DeckLine, Problem, no_card, shown
from decks.matching import match_key
from decks.names import CardNames
from decks.unplayable import cannot_be_played

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
_BULLET = re.compile(r"(?:[-*+•·‣▪–—>] |[・•▪] ?)(?=.)")
# A set such as (DM-01), [DMRP-13 5/94], (Set1 #12) or (P12/Y8), and the number in the set that some programs write
# after it.
_SET = r" ?[(\[{](?:[A-Za-z]{2,6}|P)-?\d[^()\[\]{}]*[)\]}]"
_SET_ALONE = re.compile(_SET + r"(?=$| ?[xX×:,;-]| ?[(\[])")
_SET_AND_NUMBER = re.compile(_SET + r" #?\d[\w/]*$")
_MOST_COMMENT_MARKS = 5  # no name has as many
_FULL_WIDTH = {0xFF01 + at: 0x21 + at for at in range(94)}
# Invisible characters that pages and chats put around a line, such as marks of its direction.
_INVISIBLE = dict.fromkeys((*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF))


def plain_text(raw: str) -> str:
    """A line with single spaces and visible letters, and ASCII in place of full-width letters, digits and marks."""
    return " ".join(raw.translate(_FULL_WIDTH | _INVISIBLE).split())


def readings(text: str) -> Iterator[tuple[str, str]]:
    """Yield what the text may mean, as (count, name): it is all name, or a part of it is a count."""
    yield "1", text
    for pattern in _COUNTED:
        if match := pattern.fullmatch(text):
            yield match["count"], match["name"]


def known_card(name: str, known: Mapping[str, str]) -> str | None:
    """The card that a name or a quoted name means. `known` are the cards by `match_key`."""
    return known.get(match_key(name)) or known.get(match_key(_unquoted(name)))


def read_card_line(
    number: int, text: str, raw: str, known: Mapping[str, str]
) -> tuple[DeckLine, Problem | None] | None:
    """A line that names a known card, and what is wrong with its count; None for another line.

    `text` is what `plain_text` makes of the line, `raw` the line with its tabs.
    """
    unreadable: tuple[str, str] | None = None
    for count, name in _meanings(text):
        if card := known_card(name, known):
            if _WHOLE_NUMBER.fullmatch(count):
                return read_count(number, count, card)
            unreadable = unreadable or (count, card)
    if unreadable is not None:
        return read_count(number, *unreadable)
    for row in (cells(text, ","), cells(text, ";"), cells(raw, "\t")):
        if found := _row(row, known):
            return read_count(number, *found)
    return None


def read_line_like_a_card(number: int, text: str, names: CardNames) -> tuple[DeckLine, Problem | None] | None:
    """A line whose spelling is like the names of one known card alone; None for any other line."""
    counted = {(count, card) for count, name in _meanings(text) if (card := card_like(name, names))}
    readable = [(count, card) for count, card in counted if _WHOLE_NUMBER.fullmatch(count)]
    return read_count(number, *readable[0]) if len(readable) == 1 else None


def card_like(name: str, names: CardNames) -> str | None:
    """The known card that a spelling means, if that is clear."""
    meant = names.cards_called(name)
    return meant[0] if len(meant) == 1 else None


def unknown_card_line(number: int, line: str, names: CardNames, suggest: bool) -> tuple[DeckLine, list[Problem]]:
    """A line that names no known card, and its problems. Suggesting similar names takes time."""
    whole, *counted = readings(_without_bullet(cuts(_SET_ALONE.sub("", line))[-1]))
    meant = [whole, *counted]
    readable = [reading for reading in counted if _WHOLE_NUMBER.fullmatch(reading[0])]
    real = next((reading for reading in meant if names.unplayable_card(reading[1])), None)
    count, name = real or (readable or [whole])[0]
    deck_line, problem = read_count(number, count, name)
    unknown = unknown_card(number, name, names, suggest)
    return deck_line, [unknown] if problem is None else [unknown, problem]


def unknown_card(number: int | None, name: str, names: CardNames, suggest: bool) -> Problem:
    """The problem that no card is known by this name, or that it cannot be played."""
    if real := names.unplayable_card_asked_for(name):
        return Problem(number, cannot_be_played(real), unknown=real.name, real=True)
    return Problem(number, no_card(name, names, suggest), unknown=name)


def read_count(number: int, count: str, card: str) -> tuple[DeckLine, Problem | None]:
    """The line with this count of a card; if the count is impossible, with None for it, and the problem."""
    if not _WHOLE_NUMBER.fullmatch(count):
        problem = (
            f'"{shown(count)}" is neither a number of copies nor a part of the name "{shown(card)}".'
            f" Write 4 {shown(card)}."
        )
    elif int(count) < 1:
        problem = f'{int(count)} copies of "{shown(card)}" cannot be in a deck. Write 1 or more, or delete the line.'
    else:
        return DeckLine(number, int(count), card), None
    return DeckLine(number, None, card), Problem(number, problem)


def cells(line: str, separator: str) -> list[str]:
    """The cells of a row of a spreadsheet, without spaces around them."""
    try:
        return [cell.strip() for cell in next(csv.reader([line], delimiter=separator, skipinitialspace=True), [])]
    except csv.Error:  # a cell of more than 131,072 letters
        return []


def _meanings(line: str) -> Iterator[tuple[str, str]]:
    """What the line may mean, without a comment at its end, a bullet before it, and the set of the card."""
    for text in cuts(line):
        for bare in dict.fromkeys((text, _without_bullet(text))):
            for card in dict.fromkeys((bare, _unquoted(bare), _SET_ALONE.sub("", bare))):
                yield from readings(card)
            if (without := _SET_AND_NUMBER.sub("", bare)) not in ("", bare):
                # "Corile (DM-01) 4" may be four copies or the fourth card of the set: only another count can tell.
                _, *counted = readings(without)
                yield from counted


def cuts(line: str) -> list[str]:
    """The line, and what is left of it if one of its marks begins a comment; the shortest one last."""
    marks = [match.start() for match in re.finditer(r" (?:#|//)", line)][:_MOST_COMMENT_MARKS]
    return [line] + [line[:start] for start in reversed(marks)]


def _without_bullet(text: str) -> str:
    return _BULLET.sub("", text, count=1) if _BULLET.match(text) else text


def _unquoted(text: str) -> str:
    return text[1:-1].strip() if len(text) > 2 and text[0] in "\"“”'" and text[-1] in "\"“”'" else text


def _row(row: list[str], known: Mapping[str, str]) -> tuple[str, str] | None:
    """The count and the card of a row without a header: its only number, and the first of its other cells."""
    numbers = [cell for cell in row if _WHOLE_NUMBER.fullmatch(cell)]
    others = [cell for cell in row if cell not in numbers]
    card = known_card(others[0], known) if others and len(numbers) == 1 else None
    return None if card is None else (numbers[0], card)
