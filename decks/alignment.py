"""Two lists side by side: which cards differ, and which slots the cards of one take to match those of the other.

A card's luck belongs to its slot. If two lists have their common cards in the same slots, they draw them at the same
time, and their games differ only through the cards that differ.
"""

from collections import Counter
from collections.abc import Sequence


def aligned(names: Sequence[str], base: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a list by slot, with the cards that it shares with the base list in the same slots.

    Both are card names by slot. The other cards fill the free slots in alphabetical order, the lowest slot first; in a
    shorter list, common cards of the last slots move into gaps.

    >>> aligned(["Aqua Guard", "Corile", "Corile"], ["Aqua Hulcus", "Corile", "Corile"])
    ('Aqua Guard', 'Corile', 'Corile')
    >>> aligned(["Corile"], ["Aqua Hulcus", "Corile"])
    ('Corile',)
    """
    left = Counter(names)
    placed: list[str | None] = [None] * max(len(base), len(names))
    for slot, name in enumerate(base):
        if left[name]:
            placed[slot] = name
            left[name] -= 1
    beyond = [name for name in placed[len(names) :] if name is not None]
    others = iter(sorted([*left.elements(), *beyond]))
    return tuple(name if name is not None else next(others) for name in placed[: len(names)])


def differing_cards(names: Sequence[str], base: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Return how many more copies of each card a list has than the base list, in alphabetical order.

    >>> differing_cards(["Aqua Guard", "Corile"], ["Corile", "Corile"])
    (('Aqua Guard', 1), ('Corile', -1))
    """
    copies = Counter(names)
    copies.subtract(base)
    return tuple((name, number) for name, number in sorted(copies.items()) if number)
