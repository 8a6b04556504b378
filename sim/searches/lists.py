"""The search for a better list: a change is a swap of a copy of a card for one of another card.

A round learns what a copy more of each card is worth, and what a copy less: what a few dozen cards are
worth distinguishes hundreds of swaps. It continues with the cards that do best and those that are missed least, on
luck that did not choose them.
"""

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np

from decks.alignment import differing_cards
from sim.searches import search
from sim.searches.field import Field
from sim.searches.search import Block, Found, Search, Step, games_of_blocks, games_of_first_look
from sim.searches.swaps import Limits, Swap, draw_swaps, swapped
from sim.statistics.intervals import Floats
from sim.statistics.screening import Screening, Worth

BUNDLE_SIZE = 4  # swaps
STAGE_BLOCKS = 16  # of the first round
FINALISTS = 10  # cards that may come, and as many that may leave
MOST_SWAPS = 6  # of a round
ROUNDS_WITHOUT_GAIN = 2  # and the search stops; the second plays twice the games

Names = tuple[str, ...]  # of the cards of a list, by slot
ListFound = Found[Names, Swap]
Changes = tuple[tuple[str, int], ...]  # how many more copies of each card, by name; below 0 for fewer


def changes_of_step(step: Step[Swap]) -> Changes:
    """How many copies of each card the swaps of a round bring."""
    return differing_cards([swap.into for swap in step.changes], [swap.out for swap in step.changes])


def changes_of_list(found: ListFound) -> Changes:
    """How many more copies of each card the list that was found has than the original one."""
    return differing_cards(found.best, found.base)


class ListSearch(Search[Names, Swap]):
    """A search for a list, within limits."""

    def __init__(
        self, play: Field[Names], limits: Limits, shares: Floats, seed: int, tell: Callable[[Step[Swap]], None]
    ) -> None:
        """`shares` are those of the opponents, parts of 1; `tell` is called after every round."""
        super().__init__(play, limits.original, seed, tell, shares, ROUNDS_WITHOUT_GAIN)
        self._limits = limits
        # What a copy less of each card is worth, then what a copy more of each is.
        self._leaving = {name: at for at, name in enumerate(sorted({*limits.original, *limits.most} - {*limits.kept}))}
        self._coming = {name: len(self._leaving) + at for at, name in enumerate(sorted(limits.most))}
        self._screening.grow(len(self._leaving) + len(self._coming))

    @property
    def games_of_first_round(self) -> int:
        """How many games the first round needs, with its test."""
        return games_of_blocks(2 * STAGE_BLOCKS) + games_of_first_look(self._play.opponents)

    # --- A round ------------------------------------------------------------------------------------------------------
    def _choose(self) -> tuple[int, Sequence[Swap]]:
        """Try cards that leave and cards that come, then the best of them again."""
        leaving, coming = self._limits.leaving(self.found.best), self._limits.coming(self.found.best)
        tried = len(leaving) + len(coming)
        fresh = Screening(self._screening.changes)
        if leaving and coming:
            self._try(leaving, coming, self._screening)
            leaving, coming = self._best(leaving, self._leaving), self._best(coming, self._coming)
            self._try(leaving, coming, self._screening, fresh)
        return tried, self._chosen(leaving, coming, fresh.worth())

    def _changed(self, changes: Sequence[Swap]) -> Names:
        return swapped(self.found.best, changes)

    def _try(self, leaving: Sequence[str], coming: Sequence[str], *screenings: Screening) -> None:
        """Play bundles of swaps of these cards, in blocks against one opponent each."""
        self._stage(STAGE_BLOCKS, lambda: self._block(leaving, coming), *screenings)

    def _block(self, leaving: Sequence[str], coming: Sequence[str]) -> Block[Names]:
        opponent = int(self._generator.choice(len(self._shares), p=self._shares))
        design = np.zeros((search.BUNDLES, self._screening.changes))
        lists = []
        for bundle in design:
            swaps = draw_swaps(self._generator, self.found.best, leaving, coming, BUNDLE_SIZE, self._limits)
            for swap in swaps:
                bundle[self._leaving[swap.out]] += 1
                bundle[self._coming[swap.into]] += 1
            lists.append(self._changed(swaps))
        return Block(opponent, design, lists)

    def _best(self, cards: Sequence[str], places: dict[str, int]) -> list[str]:
        """The cards that are best to have one more of, or one less."""
        mean = self._screening.worth().mean
        return sorted(cards, key=lambda name: -mean[places[name]])[:FINALISTS]

    def _chosen(self, leaving: Sequence[str], coming: Sequence[str], worth: Worth) -> list[Swap]:
        """The swaps that gain more than their error, the best first; each that the list allows with those before."""
        gains: list[tuple[float, Swap]] = []
        for out in leaving:
            for into in coming:
                one, other = self._leaving[out], self._coming[into]
                gain = worth.mean[one] + worth.mean[other]
                if out != into and gain > np.hypot(worth.error[one], worth.error[other]):
                    gains.append((float(gain), Swap(out, into)))
        chosen: list[Swap] = []
        now, used = self.found.best, Counter[str]()
        for _, swap in sorted(gains, key=lambda one: (-one[0], str(one[1]))):
            # What the second copy does is learnt in the next round.
            while len(chosen) < MOST_SWAPS and used[swap.into] < 2 and used[swap.out] < 2 and swap.out in now:
                after = swapped(now, [swap])
                if not self._limits.allows(after):
                    break
                chosen.append(swap)
                used[swap.into] += 1
                used[swap.out] += 1
                now = after
        return chosen
