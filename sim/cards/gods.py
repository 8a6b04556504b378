"""Gods that can be linked (804): the creatures that those of a match can be together, as definitions of their own.

A link has a God with the other one on its left side and a God with the first one on its right side: by their names, or
because of their sides, such as Left God Link and Right God Link. Such pairs make a chain: the one between two others
names both, or has Center God Link.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import permutations
from operator import or_

from sim.cards.words import Card, GodLink
from sim.engine.record.codes.numbers import MOST_IN_A_CHAIN

# Where a God lies, and where one that can lie on its right side does.
SIDES = {("left", "right"), ("left", "center"), ("center", "right")}


def is_god(card: Card) -> bool:
    """Whether the card has a God Link."""
    return any(isinstance(feature, GodLink) for feature in card.features)


def is_center(card: Card) -> bool:
    """Whether the card has a center God link."""
    return is_god(card) and _link(card).lies == "center"


def links_of(gods: Sequence[Card]) -> list[tuple[Card, ...]]:
    """All that can be linked among these Gods, each from left to right: pairs, threes and longer chains."""
    pairs = [(one, other) for one, other in permutations(gods, 2) if _links(one, other)]
    found: list[tuple[Card, ...]] = []
    chains: list[tuple[Card, ...]] = [*pairs]
    while chains and len(chains[0]) <= MOST_IN_A_CHAIN:
        found += chains
        chains = [
            (*chain, other)
            for chain in chains
            for one, other in pairs
            if one is chain[-1] and all(other is not god for god in chain)
        ]
    return found


def _links(one: Card, other: Card) -> bool:
    """Whether the other can lie on the right side of the first: each names the other, or each link is for its side."""
    named = other.name in _link(one).right and one.name in _link(other).left
    return named or (_link(one).lies, _link(other).lies) in SIDES


def _link(card: Card) -> GodLink:
    return next(feature for feature in card.features if isinstance(feature, GodLink))


def linked(gods: Sequence[Card]) -> Card:
    """The creature that these Gods are together: it has the characteristics and abilities of each (804.1b)."""
    features = dict.fromkeys(feature for card in gods for feature in card.features if not isinstance(feature, GodLink))
    return Card(
        " / ".join(card.name for card in gods),
        reduce(or_, (card.types for card in gods)),
        reduce(or_, (card.civilizations for card in gods)),
        min(card.cost for card in gods),
        sum(card.power for card in gods),
        tuple(dict.fromkeys(race for card in gods for race in card.races)),
        tuple(features),
        linked=tuple(gods),
    )
