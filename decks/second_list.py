"""Two lists in one text, as pages have those of the first and the second place: together they are no deck."""

from itertools import pairwise

from decks.checking import Problem
from decks.listing import CardList
from decks.outside import MAIN
from decks.taking import COMMENT, HEADING, NOTE, RULE, TITLE, UNKNOWN
from decks.visible_text import shown
from sim.language import gettext

_WHOLE = 40  # cards of a list
_FEW = 10  # that a list may lack, or have too many, below or above a line that may be the title of the other
_MAY_BE_TITLES = (TITLE, NOTE, HEADING, UNKNOWN)


def without_second_list(found: CardList) -> CardList:
    """The first of two lists, with the problem that there is another one; a list that is alone as it is."""
    copies: dict[int, int] = {}
    for card in found.of(MAIN):
        copies[card.line] = copies.get(card.line, 0) + (card.copies or 0)
    left = sum(copies.values())
    before = 0
    lines = [line for line in found.lines if line.kind not in (COMMENT, RULE)]
    for line, below in pairwise(lines):
        before += copies.get(line.line, 0)
        left -= copies.get(line.line, 0)
        if left < _WHOLE - _FEW:
            break
        in_a_row = below.line in copies and below.line == line.line + 1
        exactly = before == _WHOLE and not in_a_row
        is_title = below.kind in _MAY_BE_TITLES and below.line not in copies
        titled = is_title and _WHOLE - _FEW <= before <= _WHOLE + _FEW
        if line.line in copies and (exactly or titled):
            return _until(found, below.line, below.text, before)
    return found


def _until(found: CardList, end: int, text: str, size: int) -> CardList:
    words = gettext(
        'another list begins here, "{text}", after the {size} cards of the first one. Check one list at a time: take'
        " out this line and those below it, or those above it.",
        text=shown(text),
        size=size,
    )
    return CardList(
        found.title,
        [card for card in found.cards if card.line < end],
        [line for line in found.lines if line.line < end],
        [*(one for one in found.problems if one.line is not None and one.line < end), Problem(end, words)],
    )
