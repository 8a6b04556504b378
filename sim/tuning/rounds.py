"""What searches share: their rounds, the luck that each takes, what bundles tell, and how two versions are compared.

`sim.tuning.search` looks for a playbook and `sim.improving.search` for a list. Each says what a round tries.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

import numpy as np

from sim.games.versions import Cell
from sim.statistics.comparison import Comparison, Difference, Verdict, compare
from sim.statistics.intervals import Floats, simultaneous_confidence
from sim.statistics.screening import Screening
from sim.tuning.field import Field, Spent, Version, valid

BUNDLES = 16  # of a block: the same luck, the same opponent
BLOCK_PAIRS = 32
FADING = 0.5  # what is known counts half after a round was kept
LOOKS = (128, 384, 1152)  # pairs against each opponent, after which the test of a round decides
PAIRS_AT_A_TIME = 64  # of a test on held-out luck, against each opponent


def games_of_blocks(blocks: int) -> int:
    """How many games the bundles of so many blocks are."""
    return blocks * BUNDLES * 2 * BLOCK_PAIRS


def games_of_first_look(opponents: int) -> int:
    """How many games the test of a round plays at least, against so many opponents."""
    return opponents * 2 * 2 * LOOKS[0]


class Step(Protocol):
    """A round that is over."""

    @property
    def is_kept(self) -> bool:
        """Whether what it tried is kept."""


AnyStep = TypeVar("AnyStep", bound=Step)


class Found(Protocol):
    """What a search has found so far."""

    steps: list[Any]
    stopped: str


class Rounds(Generic[Version]):
    """The rounds of a search, none of which plays a pair of games that another one has played."""

    def __init__(self, play: Field[Version], seed: int, shares: Floats | None = None) -> None:
        """`shares` are those of the opponents, parts of 1; equal ones if not given."""
        self.effort = 1  # how many times the games of the first round
        self._play, self._seed, self._shares = play, seed, shares
        self._pairs = 0  # the first pair that was not played yet

    def go_on(self, found: Found, play: Callable[[], AnyStep], tell: Callable[[AnyStep], None], most: int) -> None:
        """Play rounds until so many in a row are not kept, or until the budget of the field is spent.

        After a round that was not kept, the next one plays twice the games.
        """
        failed = 0
        try:
            while failed < most:
                step = play()
                found.steps.append(step)
                tell(step)
                failed = 0 if step.is_kept else failed + 1
                if not step.is_kept:
                    self.effort *= 2
            found.stopped = "nothing gains"
        except Spent:
            found.stopped = "budget spent"

    def take(self, pairs: int) -> range:
        """The next pairs that nothing was played with."""
        self._pairs += pairs
        return range(self._pairs - pairs, self._pairs)

    def learn(self, cells: Sequence[Cell[Version]], designs: Sequence[Any], *screenings: Screening) -> None:
        """Play the bundles of blocks, and tell the screenings.

        `designs` has an array for each block that says which changes each of its bundles has.
        """
        games = self._play.play(cells, self._seed)
        for block, design in enumerate(designs):
            scores = np.array([one.pair_scores for one in games[block * BUNDLES : (block + 1) * BUNDLES]])
            counted = ~np.isnan(scores).any(axis=0)
            if counted.any():
                for screening in screenings:
                    screening.add_block(design, scores[:, counted].mean(axis=1))

    def tested(self, old: Version, new: Version) -> Difference | None:
        """A version against the one so far, on fresh pairs: more of them, until the test decides.

        It looks as often as `LOOKS` says, and each look has its part of the error. None if no pairs are valid.
        """
        gain = None
        parts = (self.take(look - before) for before, look in zip((0, *LOOKS), LOOKS, strict=False))
        confidence = simultaneous_confidence(len(LOOKS))
        scores = partial(self._play.scores, (old, new), seed=self._seed)
        for comparison in comparisons(scores, parts, self._shares, confidence):
            gain = comparison.field
            if gain.verdict is not Verdict.NO_DIFFERENCE_SHOWN or gain.difference.estimate <= 0:
                break
        return gain


def comparisons(
    scores_of: Callable[[range], Any],
    parts: Iterable[range],
    shares: Floats | None = None,
    confidence: float = 0.95,
) -> Iterator[Comparison]:
    """Compare two versions on some pairs after others, and say after each part what is known, once there are two pairs.

    `scores_of` plays pairs, and returns the scores of the old version and the new one, of shape (2, opponents, pairs).
    A part is played when the next comparison is asked for.
    """
    scores: list[Any] = []
    for pairs in parts:
        scores.append(scores_of(pairs))
        old, new = valid(np.concatenate(scores, axis=2))
        if old.shape[1] > 1:
            yield compare(old, new, shares, confidence)


def held_out_parts(pairs: int) -> Iterator[range]:
    """The pairs of a test on held-out luck, some at a time, so that Ctrl-C leaves what is known by then."""
    for first in range(0, pairs, PAIRS_AT_A_TIME):
        yield range(first, min(first + PAIRS_AT_A_TIME, pairs))
