"""Exact odds of a shuffled deck: what lies among the shields, what is drawn by a turn. No simulation.

A deck is shuffled once, so any cards of it that were set aside or drawn without choosing are a random sample: the odds
are hypergeometric (one kind of card) or multivariate hypergeometric (several). Every count is an integer and every
result one division of integers, exact to the last bit. Odds lie between 0 and 1.

"Seen" cards are those whose place has become known by chance: one's hand, what was drawn, broken or put into the
graveyard from the top. A card that was searched for also leaves the unknown ones, but that it was found says more than
these odds know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

DECK = 40
SHIELDS = 5
OPENING_HAND = 5


@dataclass(frozen=True)
class Group:
    """Cards that count alike, and how many of them are asked for: ``copies`` in the deck, ``at_least`` of them."""

    copies: int
    at_least: int = 1


def exactly(number: int, copies: int, sample: int, deck: int = DECK) -> float:
    """Return the chance that a sample of the deck holds exactly ``number`` of the ``copies`` of a card.

    The hypergeometric distribution: C(copies, number) · C(deck - copies, sample - number) / C(deck, sample).

    Raises ``ValueError`` for more copies, or a larger sample, than the deck has cards, or a negative number.
    """
    _check(copies, sample, deck)
    return _ways(number, copies, sample, deck) / comb(deck, sample)


def at_least(number: int, copies: int, sample: int, deck: int = DECK) -> float:
    """Return the chance that a sample of the deck holds ``number`` or more of the ``copies`` of a card.

    Raises ``ValueError`` as ``exactly``.
    """
    _check(copies, sample, deck)
    ways = sum(_ways(held, copies, sample, deck) for held in range(max(0, number), min(copies, sample) + 1))
    return ways / comb(deck, sample)


def distribution(copies: int, sample: int, deck: int = DECK) -> tuple[float, ...]:
    """Return the chances that a sample of the deck holds 0, 1, 2 ... of the ``copies`` of a card, as many as it can.

    Given what has been seen, these are those of the copies and the cards that are unseen.

    Raises ``ValueError`` as ``exactly``.
    """
    return tuple(exactly(number, copies, sample, deck) for number in range(min(copies, sample) + 1))


def expected(copies: int, sample: int, deck: int = DECK) -> float:
    """Return how many of the ``copies`` a sample of the deck holds on average: sample · copies / deck.

    Raises ``ValueError`` as ``exactly``, and for a deck without cards.
    """
    _check(copies, sample, deck)
    if deck == 0:
        raise ValueError("a deck without cards holds no card to expect")
    return sample * copies / deck


def at_least_of_each(groups: Sequence[Group], sample: int, deck: int = DECK) -> float:
    """Return the chance that a sample holds enough of every group: "2 of A and 1 of B".

    The groups share no card. Multivariate hypergeometric: the ways to choose enough of each group, times those
    to fill the sample with other cards.

    Raises ``ValueError`` for groups larger than the deck together, and as ``exactly``.
    """
    enough = [range(max(0, group.at_least), group.copies + 1) for group in groups]
    return _ways_of_groups(groups, enough, sample, deck) / comb(deck, sample)


def at_least_of_any(groups: Sequence[Group], sample: int, deck: int = DECK) -> float:
    """Return the chance that a sample holds enough of one group or more: "2 of A or 1 of B"; of no group it is 0.

    The groups share no card. All samples, less those that hold too few of every group.

    Raises ``ValueError`` as ``at_least_of_each``.
    """
    too_few = [range(min(group.at_least, group.copies + 1)) for group in groups]
    ways = _ways_of_groups(groups, too_few, sample, deck)
    return (comb(deck, sample) - ways) / comb(deck, sample)


def in_shields(number: int, copies: int, shields: int = SHIELDS, deck: int = DECK) -> float:
    """Return the chance that at least ``number`` of the ``copies`` lie among so many shields of a fresh deck.

    For one of several different cards give their copies together: any of 4 and any of 3 is any of 7.

    Raises ``ValueError`` as ``exactly``.
    """
    return at_least(number, copies, shields, deck)


def in_shields_given(
    number: int, copies: int, seen_copies: int, seen_cards: int, shields: int = SHIELDS, deck: int = DECK
) -> float:
    """Return the chance of at least ``number`` among the shields, when ``seen_copies`` of ``seen_cards`` are copies.

    The shields are still unknown; so are the other ``deck - seen_cards - shields`` cards. With 3 of 4 copies seen and
    u cards unseen, one of 5 shields is the fourth with 5/u.

    Raises ``ValueError`` for more seen copies than copies or than seen cards, for so many seen cards that no such
    shields or remaining copies are left, and as ``exactly``.
    """
    _check(copies, seen_cards, deck)
    if not 0 <= seen_copies <= min(copies, seen_cards):
        raise ValueError(f"{seen_copies} of {copies} copies cannot be among {seen_cards} seen cards")
    return at_least(number, copies - seen_copies, shields, deck - seen_cards)


def cards_drawn(turn: int, going_first: bool, opening_hand: int = OPENING_HAND) -> int:
    """Return how many cards a player has drawn in their own turn number ``turn``: the opening hand, then one a turn.

    Turns are the player's own, from 1; 0 is the opening hand. The player going first does not draw in turn 1.

    Raises ``ValueError`` for a negative turn.
    """
    if turn < 0:
        raise ValueError(f"turns are counted from 1, and 0 is the opening hand: there is no turn {turn}")
    return opening_hand + max(0, turn - 1 if going_first else turn)


def drawn_by_turn(groups: Sequence[Group], turn: int, going_first: bool, deck: int = DECK) -> float:
    """Return the chance to have drawn enough of every group by one's own turn: "2 of A and 1 of B by turn 4".

    The draws of the rules alone count; cards drawn, searched for or broken besides come on top.

    Raises ``ValueError`` as ``at_least_of_each`` and ``cards_drawn``.
    """
    return at_least_of_each(groups, cards_drawn(turn, going_first), deck)


def drawn_by_turn_given(
    groups: Sequence[Group], turn: int, now: int, going_first: bool, seen_cards: int, deck: int = DECK
) -> float:
    """Return the chance to draw enough of every group after turn ``now`` and by turn ``turn``, given what is seen.

    ``groups`` are the copies still unseen and how many of them are asked for; ``seen_cards`` are all cards of the
    deck that have been seen, one's hand included. The others, shields and all, are equally likely to come.

    Raises ``ValueError`` for a turn that is over, and as ``drawn_by_turn``.
    """
    if turn < now:
        raise ValueError(f"turn {turn} is over in turn {now}")
    draws = cards_drawn(turn, going_first) - cards_drawn(now, going_first)
    return at_least_of_each(groups, draws, deck - seen_cards)


def _ways_of_groups(groups: Sequence[Group], numbers: Sequence[range], sample: int, deck: int) -> int:
    """Return in how many ways a sample can hold, of each group, one of these numbers of its cards."""
    copies = sum(group.copies for group in groups)
    for group in groups:
        _check(group.copies, sample, deck)
    _check(copies, sample, deck)
    ways = [1] + [0] * sample  # by the number of cards of the groups so far
    for group, held_of_it in zip(groups, numbers, strict=True):
        ways = [
            sum(comb(group.copies, held) * ways[total - held] for held in held_of_it if held <= total)
            for total in range(sample + 1)
        ]
    others = deck - copies
    return sum(way * comb(others, sample - total) for total, way in enumerate(ways))


def _ways(number: int, copies: int, sample: int, deck: int) -> int:
    if not 0 <= number <= min(copies, sample):
        return 0
    return comb(copies, number) * comb(deck - copies, sample - number)


def _check(copies: int, sample: int, deck: int) -> None:
    if not (0 <= copies <= deck and 0 <= sample <= deck):
        raise ValueError(f"{copies} copies and a sample of {sample} cards do not fit in {deck} cards")
