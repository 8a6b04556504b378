"""The cards of a line: one, or several of which each has its number of copies."""

import re

from decks.items import Item, items_of, likely_item
from decks.lexicon import Lexicon

Entries = tuple[Item, ...]

_BRACKETED = (
    re.compile(r"\d{1,2} ?[x×*]? ?《[^《》]+》", re.IGNORECASE),
    re.compile(r"《[^《》]+》 ?[x×*]? ?\d{1,2}枚?", re.IGNORECASE),
)
_MOST_ENDS = 200  # places where a card of a line may end; a whole deck on a line has fewer
_LONGEST_ITEM = 100  # letters
_MOST_READINGS = 3
_SEPARATORS = " ,;|/、。"
_LETTER = re.compile(r"[^\W\d_]")
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
    pieces_of = [_pieces(separator, raw) for separator in _CLEAR_SEPARATORS]
    for pieces in pieces_of:
        if len(pieces) > 1 and (found := _each(pieces, lexicon)):
            return [found]
    return _one_after_another(text, lexicon) or _with_unknown_ones(text, pieces_of, lexicon)


def _pieces(separator: re.Pattern[str], raw: str) -> list[str]:
    return [" ".join(piece.split()) for part in separator.split(raw) if (piece := part.strip(_SEPARATORS))]


def _each(pieces: list[str], lexicon: Lexicon) -> Entries:
    """The cards of pieces that are clear and counted, or nothing."""
    found = []
    for piece in pieces:
        items = _counted(piece, lexicon)
        if len(items) != 1:
            return ()
        found.append(items[0])
    return tuple(found)


def _with_unknown_ones(text: str, pieces_of: list[list[str]], lexicon: Lexicon) -> list[Entries]:
    """The cards of a line that brackets or separators divide clearly, some of which are not known."""
    for pattern in _BRACKETED:
        if pattern.sub("", text).strip(_SEPARATORS) == "":
            pieces_of = [[match[0] for match in pattern.finditer(text)], *pieces_of]
    for pieces in pieces_of:
        found = [(_counted(piece, lexicon) or [likely_item(piece, lexicon)]) for piece in pieces]
        if len(pieces) > 1 and all(len(items) == 1 and items[0].counts and len(items[0].name) > 1 for items in found):
            entries = tuple(items[0] for items in found)
            if any(item.cards for item in entries) or "》" in text:
                return [entries]
    return []


def _counted(piece: str, lexicon: Lexicon) -> list[Item]:
    if len(piece) > _LONGEST_ITEM or not _COUNTED.fullmatch(piece) or not _LETTER.search(piece):
        return []
    return [item for item in items_of(piece, lexicon) if item.counts]


def _one_after_another(text: str, lexicon: Lexicon) -> list[Entries]:
    """The ways in which a line consists of counted cards, with the counts all before or all after the names."""
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
