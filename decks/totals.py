"""Whether the numbers of cards that a list states are those that were read: a lost line must not go unnoticed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from decks.checking import Problem
from decks.outside import BATTLE_ZONE, MAIN
from decks.sections import PLAYED, SAME, TOTAL, Heading
from decks.visible_text import shown
from sim.language import ngettext


@dataclass(frozen=True)
class Counted:
    """Copies of a card: their line, the section that they are in, and the places of the headings that they are under.

    `group` is the nearest heading, and `block` the nearest one that begins a section.
    """

    line: int
    copies: int
    section: str
    group: int
    block: int


@dataclass(frozen=True)
class Stated:
    """A heading or total that states a number of cards: its line, its text, and the places of it and its section."""

    line: int
    text: str
    heading: Heading
    group: int
    block: int


def wrong_totals(stated: Sequence[Stated], cards: Sequence[Counted]) -> list[Problem]:
    """A problem for each number that is not that of the cards."""
    problems = []
    for one in stated:
        size = one.heading.size
        if size is None:
            continue
        right = _sizes(one, cards)
        if size not in right:
            words = ngettext(
                '"{text}" says {size}, but {count} was read. Correct the number or the lines of the cards.',
                '"{text}" says {size}, but {count} were read. Correct the number or the lines of the cards.',
                right[0],
                text=shown(one.text),
                size=size,
            )
            problems.append(Problem(one.line, words))
    return problems


def _sizes(one: Stated, cards: Sequence[Counted]) -> list[int]:
    """The numbers that are right, the likeliest first."""
    if one.heading.section == TOTAL:
        main = _sum(card for card in cards if card.section == MAIN)
        played = _sum(card for card in cards if card.section in PLAYED)
        return [
            main,
            played,
            main + _sum(card for card in cards if card.section == BATTLE_ZONE),
            _sum(cards),
            _sum(card for card in cards if card.group == one.group and card.line < one.line),
            _sum(card for card in cards if card.block == one.block and card.line < one.line),
        ]
    if one.heading.section == SAME:
        own = _sum(card for card in cards if card.group == one.group)
        if own:
            return [own]
        # A heading directly above others counts the cards of some of them.
        until = sorted({card.group for card in cards if card.block == one.block and card.group > one.group})
        sums = [_sum(card for card in cards if one.group < card.group <= last) for last in until]
        return sums[::-1] or [0]
    under = [card for card in cards if card.block == one.block]
    return [
        _sum(under),
        _sum(card for card in under if card.section == one.heading.section),
        _sum(card for card in under if card.section == MAIN),
    ]


def _sum(cards: Iterable[Counted]) -> int:
    return sum(card.copies for card in cards)
