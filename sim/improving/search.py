"""The search for a better list: rounds that try many swaps at once, and test on fresh luck what seems to gain.

A round plays random bundles of swaps and learns from them what a copy more of each card is worth, and what a copy less
(`sim.statistics.screening`): hundreds of swaps are told apart by what a few dozen cards are worth. It goes on with the
cards that do best, and those that are missed least. The swaps that still seem to gain, on luck that did not choose
them, are tested together against the list so far, on pairs that nothing was chosen by. Only a gain that this test
shows is kept. The search stops when two rounds in a row show nothing, or when its budget is spent. No pair of games is
played for two purposes.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from decks import differing_cards
from sim.games.versions import Cell
from sim.improving.swaps import Limits, Swap, draw_swaps, swapped
from sim.statistics.comparison import Difference, Verdict
from sim.statistics.intervals import Floats
from sim.statistics.screening import Screening, Worth
from sim.tuning import rounds
from sim.tuning.field import Field
from sim.tuning.rounds import Rounds

BUNDLE_SIZE = 4  # swaps
STAGE_BLOCKS = 16  # of the first round
FINALISTS = 10  # cards that may come, and as many that may leave
MOST_SWAPS = 6  # of a round
ROUNDS_WITHOUT_GAIN = 2  # and the search stops; the second plays twice the games

Names = tuple[str, ...]  # of the cards of a list, by slot


@dataclass(frozen=True)
class Step:
    """A round: the swaps that were tested, what they gained, and whether they were kept."""

    number: int
    swaps: tuple[Swap, ...]
    gain: Difference | None  # None: no swap seemed to gain
    is_kept: bool
    games: int  # so far

    @property
    def changes(self) -> tuple[tuple[str, int], ...]:
        """How many copies of each card come, by name; below 0 for those that leave."""
        return differing_cards([swap.into for swap in self.swaps], [swap.out for swap in self.swaps])


@dataclass
class Found:
    """What a search has found so far: the best confirmed list, by slot, and how it came about."""

    original: tuple[str, ...]
    names: tuple[str, ...]
    steps: list[Step] = field(default_factory=list)
    stopped: str = "interrupted"

    @property
    def changes(self) -> tuple[tuple[str, int], ...]:
        """How many more copies of each card the list has than the original one, by name; below 0 for fewer."""
        return differing_cards(self.names, self.original)


class Search:
    """A search in progress. `found` holds the best confirmed list at any time, also after Ctrl-C."""

    def __init__(
        self, play: Field[Names], limits: Limits, shares: Floats, seed: int, tell: Callable[[Step], None]
    ) -> None:
        """`shares` are those of the opponents, parts of 1; `tell` is called after every round."""
        self.found = Found(limits.original, limits.original)
        self._play, self._limits, self._shares, self._tell = play, limits, shares, tell
        self._generator = np.random.default_rng(seed)
        self._rounds = Rounds(play, seed, shares)
        # What a copy less of each card is worth, then what a copy more of each is.
        self._leaving = {name: at for at, name in enumerate(sorted({*limits.original, *limits.most} - {*limits.kept}))}
        self._coming = {name: len(self._leaving) + at for at, name in enumerate(sorted(limits.most))}
        self._screening = Screening(len(self._leaving) + len(self._coming))

    def run(self) -> Found:
        """Search until nothing gains, or until the budget of the field is spent."""
        self._rounds.go_on(self.found, self._round, self._tell, ROUNDS_WITHOUT_GAIN)
        return self.found

    @property
    def games_of_first_round(self) -> int:
        """How many games the first round needs, with its test."""
        return rounds.games_of_blocks(2 * STAGE_BLOCKS) + rounds.games_of_first_look(self._play.opponents)

    # --- A round ------------------------------------------------------------------------------------------------------
    def _round(self) -> Step:
        names = self.found.names
        leaving, coming = self._limits.leaving(names), self._limits.coming(names)
        if leaving and coming:
            self._stage(leaving, coming, self._screening)
            leaving, coming = self._best(leaving, self._leaving), self._best(coming, self._coming)
        fresh = Screening(self._screening.changes)
        if leaving and coming:
            self._stage(leaving, coming, self._screening, fresh)
        swaps = self._chosen(leaving, coming, fresh.worth())
        number = len(self.found.steps) + 1
        if not swaps:
            return Step(number, (), None, False, self._play.games)
        new = swapped(names, swaps)
        gain = self._rounds.tested(names, new)
        is_kept = gain is not None and gain.verdict is Verdict.BETTER
        if is_kept:
            self.found.names = new
            self._screening.fade(rounds.FADING)
        return Step(number, tuple(swaps), gain, is_kept, self._play.games)

    def _stage(self, leaving: Sequence[str], coming: Sequence[str], *screenings: Screening) -> None:
        """Play bundles of swaps of these cards, in blocks against one opponent each, with fresh luck."""
        cells, designs = [], []
        for _ in range(self._rounds.effort * STAGE_BLOCKS):
            pairs = self._rounds.take(rounds.BLOCK_PAIRS)
            opponent = int(self._generator.choice(len(self._shares), p=self._shares))
            design = np.zeros((rounds.BUNDLES, self._screening.changes))
            for bundle in design:
                swaps = draw_swaps(self._generator, self.found.names, leaving, coming, BUNDLE_SIZE, self._limits)
                for swap in swaps:
                    bundle[self._leaving[swap.out]] += 1
                    bundle[self._coming[swap.into]] += 1
                cells.append(Cell(opponent, swapped(self.found.names, swaps), pairs))
            designs.append(design)
        self._rounds.learn(cells, designs, *screenings)

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
        now, used = self.found.names, Counter[str]()
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
