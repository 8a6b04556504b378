"""Two lists side by side: which cards differ, and which slots the cards of one take beside those of the other.

A card's luck belongs to its slot. Lists whose common cards have common slots draw the same cards in the same places,
so that games with the one and with the other differ by what the lists differ in, and by nothing else.
"""

from collections import Counter
from collections.abc import Sequence


def aligned(names: Sequence[str], base: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a list by slot, such that it has its common cards where the base list has them.

    Both are card names by slot. The other cards take the slots that are left, in alphabetical order, the lowest slot
    first; in a shorter list, common cards of the last slots move into gaps.

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
    """Return by how many copies a list differs from the base list: +2 has two more. In alphabetical order.

    >>> differing_cards(["Aqua Guard", "Corile"], ["Corile", "Corile"])
    (('Aqua Guard', 1), ('Corile', -1))
    """
    copies = Counter(names)
    copies.subtract(base)
    return tuple((name, number) for name, number in sorted(copies.items()) if number)
