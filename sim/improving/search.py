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
from typing import Any

import numpy as np

from decks import differing_cards
from sim.games.versions import Cell
from sim.improving.swaps import Limits, Swap, draw_swaps, swapped
from sim.statistics.comparison import Comparison, Difference, Verdict, compare
from sim.statistics.intervals import Floats, simultaneous_confidence
from sim.statistics.screening import Screening, Worth
from sim.tuning.field import Field, Spent, valid

BUNDLES = 16  # of a block: the same luck, the same opponent
BLOCK_PAIRS = 32
BUNDLE_SIZE = 4  # swaps
STAGE_BLOCKS = 16  # of the first round
FINALISTS = 10  # cards that may come, and as many that may leave
MOST_SWAPS = 6  # of a round
FADING = 0.5  # what is known counts half after the list has changed
LOOKS = (128, 384, 1152)  # pairs against each opponent, after which the test of a round decides
ROUNDS_WITHOUT_GAIN = 2  # and the search stops; the second plays twice the games
TEST_PAIRS_AT_A_TIME = 64

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
        self._play, self._limits, self._shares, self._seed, self._tell = play, limits, shares, seed, tell
        self._generator = np.random.default_rng(seed)
        self._pairs = 0  # the first pair that was not played yet
        # What a copy less of each card is worth, then what a copy more of each is.
        self._leaving = {name: at for at, name in enumerate(sorted({*limits.original, *limits.most} - {*limits.kept}))}
        self._coming = {name: len(self._leaving) + at for at, name in enumerate(sorted(limits.most))}
        self._screening = Screening(len(self._leaving) + len(self._coming))
        self._effort = 1  # how many times the games of the first round

    def run(self) -> Found:
        """Search until nothing gains, or until the budget of the field is spent."""
        failed = 0
        try:
            while failed < ROUNDS_WITHOUT_GAIN:
                step = self._round()
                self.found.steps.append(step)
                self._tell(step)
                failed = 0 if step.is_kept else failed + 1
                if not step.is_kept:
                    self._effort *= 2
            self.found.stopped = "nothing gains"
        except Spent:
            self.found.stopped = "budget spent"
        return self.found

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
        gain = self._tested(new)
        is_kept = gain.verdict is Verdict.BETTER
        if is_kept:
            self.found.names = new
            self._screening.fade(FADING)
        return Step(number, tuple(swaps), gain, is_kept, self._play.games)

    def _stage(self, leaving: Sequence[str], coming: Sequence[str], *screenings: Screening) -> None:
        """Play bundles of swaps of these cards, in blocks against one opponent each, with fresh luck."""
        cells, designs = [], []
        for _ in range(self._effort * STAGE_BLOCKS):
            pairs = self._take(BLOCK_PAIRS)
            opponent = int(self._generator.choice(len(self._shares), p=self._shares))
            design = np.zeros((BUNDLES, self._screening.changes))
            for bundle in design:
                swaps = draw_swaps(self._generator, self.found.names, leaving, coming, BUNDLE_SIZE, self._limits)
                for swap in swaps:
                    bundle[self._leaving[swap.out]] += 1
                    bundle[self._coming[swap.into]] += 1
                cells.append(Cell(opponent, swapped(self.found.names, swaps), pairs))
            designs.append(design)
        games = self._play.play(cells, self._seed)
        for block, design in enumerate(designs):
            scores = np.array([one.pair_scores for one in games[block * BUNDLES : (block + 1) * BUNDLES]])
            valid = ~np.isnan(scores).any(axis=0)
            if valid.any():
                for screening in screenings:
                    screening.add_block(design, scores[:, valid].mean(axis=1))

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

    def _tested(self, new: tuple[str, ...]) -> Difference:
        """The new list against the one so far, on fresh pairs: more of them, until the test decides.

        It looks as often as `LOOKS` says, and each look has its part of the error.
        """
        confidence = simultaneous_confidence(len(LOOKS))
        scores: list[Any] = []
        played = 0
        for look in LOOKS:
            scores.append(self._play.scores((self.found.names, new), self._take(look - played), self._seed))
            played = look
            both = valid(np.concatenate(scores, axis=2))
            gain = compare(both[0], both[1], self._shares, confidence).field
            if gain.verdict is not Verdict.NO_DIFFERENCE_SHOWN or gain.difference.estimate <= 0:
                break
        return gain

    def _take(self, pairs: int) -> range:
        """The next pairs that nothing was played with."""
        self._pairs += pairs
        return range(self._pairs - pairs, self._pairs)


def held_out_comparison(
    play: Field[Names], found: Found, shares: Floats, seed: int, pairs: int
) -> tuple[Comparison | None, bool]:
    """The list that was found against the original one, on luck that found nothing; and whether all pairs were played.

    Ctrl-C ends it early, with what is known so far: None with fewer than two pairs.
    """
    scores = np.zeros((2, play.opponents, 0))
    comparison: Comparison | None = None
    try:
        for first in range(0, pairs, TEST_PAIRS_AT_A_TIME):
            some = range(first, min(first + TEST_PAIRS_AT_A_TIME, pairs))
            scores = np.concatenate([scores, play.scores((found.original, found.names), some, seed)], axis=2)
            both = valid(scores)
            if both.shape[2] > 1:
                comparison = compare(both[0], both[1], shares)
    except KeyboardInterrupt:
        return comparison, False
    return comparison, True
