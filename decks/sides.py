"""Lists that name more than one side of a card, as some websites print them: the other sides are no further copies.

A psychic creature and what it awakens to are one card, and so are a weapon and its dragheart creature. Two psychic
creatures and the creature to which they link are two, and three King Cells and what they combine into are three.
"""

from collections import defaultdict
from collections.abc import Iterable

from decks.items import Item
from decks.lexicon import Lexicon, Named
from decks.lines import read_count
from decks.matching import forgiving_keys, match_key
from decks.outside import MAIN
from decks.sections import OUTSIDE_BY_TYPE, PLAYED, SAME, THE_LIST, TOTAL, section_of
from decks.tables import ColumnHeadings
from decks.taking import CARDS, NOTE, Entry, Line


def leave_out_other_sides(lines: list[Line], lexicon: Lexicon) -> None:
    """Take what names another side of a card of the list out of the lines, in place.

    Of a card the list has as many copies as of the side that it names most often. A side that several cards share, to
    which they link, is left out where the list has two of them. A sideboard, and cards that are not played, are lists
    of their own: another side that stands there is a copy.
    """
    left_out: set[int] = set()
    for entries in _by_part(lines).values():
        outside = [entry for entry in entries if entry.item.cards and not _is_of_main_deck(entry.item.cards, lexicon)]
        left_out |= {id(entry) for entry in (*_other_sides(outside, lexicon), *_links(entries))}
    for line in lines if left_out else ():
        kept = tuple(entry for entry in line.entries if id(entry) not in left_out)
        if len(kept) < len(line.entries):
            line.entries = kept
            if not kept:
                line.kind, line.words = NOTE, "another side of a card of this list"


def _by_part(lines: list[Line]) -> dict[str, list[Entry]]:
    """The cards of the lines: those that are played, wherever they begin the game, and those of other sections."""
    parts: dict[str, list[Entry]] = defaultdict(list)
    here = MAIN
    columns: ColumnHeadings | None = None
    for line in lines:
        if line.columns is not None:
            columns = line.columns
        elif line.heading is not None and line.heading.section != TOTAL:
            columns = None
            here = here if line.heading.section == SAME else line.heading.section
        for entry in line.entries if line.kind == CARDS and not line.others else ():
            section = section_of(line.section) or here
            if columns is not None:
                section = columns.headings[columns.of(entry.column, entry.place)][1].section
            played = section in (*PLAYED, THE_LIST, SAME, OUTSIDE_BY_TYPE)
            parts[MAIN if played else section].append(entry)
    return parts


def _is_of_main_deck(cards: Iterable[Named], lexicon: Lexicon) -> bool:
    return any(lexicon.section_of(card) == MAIN for card in cards)


def _other_sides(entries: list[Entry], lexicon: Lexicon) -> list[Entry]:
    """The entries that name other sides of cards than the side of which the list has the most copies."""
    of_card: dict[Named, list[Entry]] = defaultdict(list)
    for entry in entries:
        if len(entry.item.cards) == 1:
            of_card[entry.item.cards[0]].append(entry)
    found: list[Entry] = []
    for card, several in of_card.items():
        if len(several) == 1:
            continue  # looking for its side among all names takes time
        sides: dict[str, list[Entry]] = defaultdict(list)
        for entry in several:
            sides[_side(entry.item, card, lexicon)].append(entry)
        most = max(sides, key=lambda side: sum(_copies(entry.item) for entry in sides[side]))
        found += [entry for side, of_side in sides.items() if side != most for entry in of_side]
    return found


def _links(entries: list[Entry]) -> list[Entry]:
    """The entries that name what several cards link to, or combine into, of which the list has two.

    Two twinpacts of the list may have a half of the same name, which is no such side.
    """
    listed = {entry.item.cards[0] for entry in entries if len(entry.item.cards) == 1}
    return [
        entry
        for entry in entries
        if len(listed.intersection(entry.item.cards)) > 1 and not any("/" in card.name for card in entry.item.cards)
    ]


def _side(item: Item, card: Named, lexicon: Lexicon) -> str:
    """The side of a card that is named, by `match_key`; "" for the front, and for all sides together."""
    forms = set(forgiving_keys(match_key(item.name)))
    sides = (
        key for key, name in lexicon.names.faces() if name == card.name and not forms.isdisjoint(forgiving_keys(key))
    )
    return next(sides, "")


def _copies(item: Item) -> int:
    counted, _ = read_count(0, item.counts[0] if item.counts else "1", "")
    return counted.count or 0
