"""Exact odds of a shuffled deck: how many of some cards are in a random part of it. No simulation.

A deck is shuffled once, so any cards of it that were set aside or drawn without a choice are a random sample: the odds
are hypergeometric (one kind of card) or multivariate hypergeometric (several). Every count is an integer and every
result one division of integers, exact to the last bit. Odds are between 0 and 1.

Cards seen by chance - one's hand, cards drawn, shields broken - leave the deck: the odds are then those of the unseen
copies among the unseen cards. A card that was searched for leaves the deck too, but finding it is information that
these odds do not use.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb


@dataclass(frozen=True)
class Group:
    """Interchangeable cards: ``copies`` are in the deck, ``at_least`` of them are wanted."""

    copies: int
    at_least: int = 1


def at_least(number: int, copies: int, sample: int, deck: int) -> float:
    """Return the chance that a sample of the deck holds ``number`` or more of the ``copies`` of a card.

    The hypergeometric distribution: the sum over k >= number of C(copies, k) · C(deck - copies, sample - k) /
    C(deck, sample).

    Raises ``ValueError`` for more copies, or a larger sample, than the deck has cards, or a negative number of either.
    """
    _check(copies, sample, deck)
    ways = sum(
        comb(copies, held) * comb(deck - copies, sample - held)
        for held in range(max(0, number), min(copies, sample) + 1)
    )
    return ways / comb(deck, sample)


def expected(copies: int, sample: int, deck: int) -> float:
    """Return how many of the ``copies`` a sample of the deck holds on average: sample · copies / deck.

    Raises ``ValueError`` as ``at_least``, and for a deck without cards.
    """
    _check(copies, sample, deck)
    if deck == 0:
        raise ValueError("a deck without cards holds no card to expect")
    return sample * copies / deck


def at_least_of_each(groups: Sequence[Group], sample: int, deck: int) -> float:
    """Return the chance that a sample holds enough of every group: "2 of A and 1 of B".

    The groups share no card. Multivariate hypergeometric: the ways to choose enough of each group, times those
    to fill the sample with other cards.

    Raises ``ValueError`` for groups larger than the deck together, and as ``at_least``.
    """
    copies = sum(group.copies for group in groups)
    for group in groups:
        _check(group.copies, sample, deck)
    _check(copies, sample, deck)
    ways = [1] + [0] * sample  # by the number of cards of the groups so far
    for group in groups:
        ways = [
            sum(
                comb(group.copies, held) * ways[total - held]
                for held in range(max(0, group.at_least), min(group.copies, total) + 1)
            )
            for total in range(sample + 1)
        ]
    others = deck - copies
    return sum(way * comb(others, sample - total) for total, way in enumerate(ways)) / comb(deck, sample)


def _check(copies: int, sample: int, deck: int) -> None:
    if not (0 <= copies <= deck and 0 <= sample <= deck):
        raise ValueError(f"{copies} copies and a sample of {sample} cards do not fit in {deck} cards")
