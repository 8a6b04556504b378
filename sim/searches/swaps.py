"""Which lists may be played: swaps of copies of a deck for cards of a pool, within the limits of the format."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sim.cards.words import Card
from sim.games.matchups.matchup import Side


@dataclass(frozen=True)
class Swap:
    """A copy of a card for a copy of another one."""

    out: str
    into: str

    def __str__(self) -> str:
        """The swap in words: `-1 Fear Fang +1 Terror Pit`."""
        return f"-1 {self.out} +1 {self.into}"


@dataclass(frozen=True)
class Limits:
    """Which lists are allowed.

    `most` is how many copies of each card of the pool a list may have; other cards of the original list may only become
    fewer. The cards of `kept` stay. At most `changed` cards differ from the `original` list. `together` says whether a
    format allows the cards of a list together, by name and number.
    """

    original: tuple[str, ...]
    most: Mapping[str, int]
    kept: Collection[str]
    changed: int
    together: Callable[[Mapping[str, int]], bool] = lambda copies: True

    def leaving(self, names: Sequence[str]) -> list[str]:
        """The different cards that may be swapped out, by name."""
        return sorted(set(names) - set(self.kept))

    def coming(self, names: Sequence[str]) -> list[str]:
        """The different cards of which the list may have another copy, by name."""
        copies = Counter(names)
        return sorted(name for name, most in self.most.items() if copies[name] < most)

    def allows(self, names: Sequence[str]) -> bool:
        """Whether a list that swaps have made of the original one is allowed."""
        copies, before = Counter(names), Counter(self.original)
        more = sum((copies - before).values())
        within = all(number <= self.most.get(name, 0) or number <= before[name] for name, number in copies.items())
        stays = all(copies[name] >= before[name] for name in self.kept)
        return within and more <= self.changed and stays and self.together(copies)


def fitting_cards(own: Side, opponents: Sequence[Side]) -> list[Card]:
    """The cards of the decks of a field that have no other civilizations than one's own, by name; its own among them.

    Raises what `Side.card` raises.
    """
    cards = {name: side.card(name) for side in (*opponents, own) for name in dict.fromkeys(side.slots)}
    civilizations = 0
    for name in own.slots:
        civilizations |= cards[name].civilizations
    return [card for _, card in sorted(cards.items()) if not card.civilizations & ~civilizations]


def swapped(names: Sequence[str], swaps: Sequence[Swap]) -> tuple[str, ...]:
    """The list after swaps, with all other cards in their slots: a new card gets the last slot of the one that leaves.

    >>> swapped(("Corile", "Corile", "Fear Fang"), [Swap("Corile", "Terror Pit")])
    ('Corile', 'Terror Pit', 'Fear Fang')
    """
    found = list(names)
    for swap in swaps:
        slot = len(found) - 1 - found[::-1].index(swap.out)
        found[slot] = swap.into
    return tuple(found)


def draw_swaps(
    generator: np.random.Generator,
    names: Sequence[str],
    leaving: Sequence[str],
    coming: Sequence[str],
    size: int,
    limits: Limits,
) -> list[Swap]:
    """Random swaps that can be made together: about `size` of them, fewer where the limits allow no more."""
    found: list[Swap] = []
    now = tuple(names)
    for _ in range(size):
        out, into = (str(one[int(generator.integers(len(one)))]) for one in (leaving, coming))
        if out != into and out in now:
            after = swapped(now, [Swap(out, into)])
            if limits.allows(after):
                found.append(Swap(out, into))
                now = after
    return found
