"""Lines that say how many copies there are of each card below them, such as `4枚積み`, `2-ofs` or `【4枚】`."""

from dataclasses import replace

from decks.items import Item
from decks.sections import SAME, SAYS_TOTAL, TOTAL, Heading
from decks.taking import CARDS, COUNT, HEADING, NAME, NOTE, PROSE, UNKNOWN, Entry, Line

_MOST_COPIES = 4  # a bare number that is larger is a size


def settle_groups(lines: list[Line]) -> None:
    """Give the names below a line that says the copies of each card that count, in place."""
    for line, size in _numbers_of_copies(lines):
        line.kind, line.heading = HEADING, Heading(SAME, each=size)
    each: int | None = None
    within = False  # whether a line that is not understood is rather a card of the group
    for line in lines:
        if line.kind == HEADING:
            heading = line.heading
            if heading is not None and heading.each is not None:
                each, within = heading.each, True
            elif line.begins_section:
                each = None
        elif line.kind in (NOTE, PROSE):
            within = False
        elif each is not None and (line.kind == NAME or (within and line.kind == UNKNOWN and not line.problem)):
            entries = line.entries or (Entry(Item((), line.text)),)
            line.entries = tuple(replace(one, item=replace(one.item, counts=(str(each),))) for one in entries)
            line.kind = CARDS


def _numbers_of_copies(lines: list[Line]) -> list[tuple[Line, int]]:
    """The lines that are a number alone and say the copies of each name below them, not how many names these are."""
    groups: list[tuple[Line, int, list[Line]]] = []
    cards: list[Line] | None = None
    for line in lines:
        if size := _bare_number(line):
            cards = []
            groups.append((line, size, cards))
        elif line.begins_section:
            cards = None
        elif line.is_card and cards is not None:
            cards.append(line)
        elif line.kind == NAME and not groups:  # the numbers follow the names
            return []
    found = [(line, size, names) for line, size, names in groups if names and all(one.kind == NAME for one in names)]
    if any(len(names) > 1 and len(names) != size for _, size, names in found):
        return [(line, size) for line, size, _ in found]
    return []


def _bare_number(line: Line) -> int:
    """The number that a line consists of, if it may be that of copies, or 0."""
    if line.kind == COUNT:
        number = int(line.words)
    elif line.kind == HEADING and line.heading is not None and line.heading.section == TOTAL:
        number = 0 if SAYS_TOTAL.search(line.text) else line.heading.size or 0
    else:
        number = 0
    return number if number <= _MOST_COPIES else 0
