"""The cards of a line: one, or several of which each has its number of copies."""

import re

from decks.items import Item, items_of
from decks.lexicon import Lexicon

Entries = tuple[Item, ...]

_MOST_ENDS = 200  # places where a card of a line may end; a whole deck on a line has fewer
_LONGEST_ITEM = 100  # letters
_MOST_READINGS = 3
_SEPARATORS = " ,;|/、。"
_LETTER = re.compile(r"[^\W\d_]{2}")
_NUMBER = re.compile(r"\d+|[一二三四五六七八九十]+枚")
_CLEAR_SEPARATORS = (re.compile(r"[,、]"), re.compile(r"[;|]"), re.compile(r"/"), re.compile(r"\t|[ \u3000]{2,}"))
_ENDS = re.compile(
    r"(?<=[ ,;|/、。》」】])|(?=[《「【 ])|(?<=\d枚)|(?<=[x×*]\d)(?!\d)|(?<=[x×*]\d\d)(?!\d)", re.IGNORECASE
)
_COUNTED = re.compile(
    r"\W{0,3}[x×*]?\W{0,2}\d.*|.*\d\W{0,2}[x×枚]?\W{0,3}|.*[一二三四五六七八九十]+枚.*", re.IGNORECASE
)


def entries_of(text: str, raw: str, lexicon: Lexicon) -> list[Entries]:
    """What the cards of a line may be, each way once; nothing if the line is no list of cards.

    `text` is the plain text of the line, and `raw` still has the width of its blanks.
    """
    if whole := items_of(text, lexicon):
        return [(item,) for item in whole]
    if len(_NUMBER.findall(text)) < 2:
        return []
    for separator in _CLEAR_SEPARATORS:
        pieces = [piece.strip(_SEPARATORS) for piece in separator.split(raw)]
        pieces = [" ".join(piece.split()) for piece in pieces if piece]
        if len(pieces) > 1 and (found := _each(pieces, lexicon)):
            return [found]
    return _one_after_another(text, lexicon)


def _each(pieces: list[str], lexicon: Lexicon) -> Entries:
    """The cards of pieces that are clear and counted, or nothing."""
    found = []
    for piece in pieces:
        items = _counted(piece, lexicon)
        if len(items) != 1:
            return ()
        found.append(items[0])
    return tuple(found)


def _counted(piece: str, lexicon: Lexicon) -> list[Item]:
    if len(piece) > _LONGEST_ITEM or not _COUNTED.fullmatch(piece) or not _LETTER.search(piece):
        return []
    return [item for item in items_of(piece, lexicon) if item.counts]


def _one_after_another(text: str, lexicon: Lexicon) -> list[Entries]:
    """The ways in which a line consists of counted cards, with the counts all before or all behind the names."""
    ends = sorted({match.start() for match in _ENDS.finditer(text)} | {0, len(text)})
    if len(ends) > _MOST_ENDS:
        return []
    reached = {0}
    items: dict[tuple[int, int], list[Item]] = {}
    for start in ends[:-1]:
        for end in ends if start in reached else ():
            piece = text[start:end].strip(_SEPARATORS) if start < end <= start + _LONGEST_ITEM else ""
            if piece and (found := _counted(piece, lexicon)):
                items[start, end] = found
                reached.add(end)
    ways: dict[int, list[Entries]] = {len(text): [()]}
    for start in reversed(ends[:-1]):
        here: list[Entries] = []
        for end in (end for end in ends if (start, end) in items):
            for way in ((item, *rest) for item in items[start, end] for rest in ways[end]):
                if len({item.behind for item in way}) == 1 and not any(_same(way, other) for other in here):
                    here.append(way)
        ways[start] = here[:_MOST_READINGS]
    return ways[0]


def _same(one: Entries, other: Entries) -> bool:
    return [(item.cards, item.counts) for item in one] == [(item.cards, item.counts) for item in other]
