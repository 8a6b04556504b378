"""The search for a better version: rounds that try many changes at once, and test on fresh luck what seems to gain.

A round plays random bundles of changes, and learns from them what each change is worth (`sim.statistics.screening`):
a few thousand games tell hundreds apart. It continues with those that do best. The changes that still seem to gain
are tested together, as one version against the best one so far, on pairs that nothing was chosen by. Only a gain that
this test shows is kept, and the next round starts from there. The search stops when round after round shows nothing,
or when its budget is spent. No pair of games is played for two purposes.

`sim.searches.lists` and `sim.searches.playbooks` say what a change is, and which of them a round tries.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

import numpy as np

from sim.games.playing.versions import Cell
from sim.searches.comparing import comparisons
from sim.searches.field import Field, Spent, Version
from sim.statistics.comparison import Difference, Verdict
from sim.statistics.intervals import Floats, simultaneous_confidence
from sim.statistics.screening import Screening

BUNDLES = 16  # of a block: the same luck, the same opponent
BLOCK_PAIRS = 32
FADING = 0.5  # what is known counts half after a round was kept
LOOKS = (128, 384, 1152)  # pairs against each opponent, after which the test of a round decides

Change = TypeVar("Change")


@dataclass(frozen=True)
class Step(Generic[Change]):
    """A round: how many changes it tried, which it tested together, what they gained, and whether they were kept."""

    number: int
    tried: int
    changes: tuple[Change, ...]
    gain: Difference | None  # None: no change seemed to gain, or every pair had an error
    is_kept: bool
    games: int  # so far


@dataclass
class Found(Generic[Version, Change]):
    """What a search has found so far: the best confirmed version, and how it came about.

    `stopped` says why the search ended: "nothing gains", "budget spent" or "interrupted".
    """

    base: Version
    best: Version
    steps: list[Step[Change]] = field(default_factory=list)
    stopped: str = "interrupted"

    @property
    def has_changed(self) -> bool:
        """Whether any round was kept."""
        return self.best != self.base


@dataclass(frozen=True)
class Block(Generic[Version]):
    """Bundles of changes against one opponent: the versions, and the changes of each, of shape (bundles, changes)."""

    opponent: int
    design: Any
    versions: Sequence[Version]


class Search(ABC, Generic[Version, Change]):
    """A search in progress. `found` holds the best confirmed version at any time, also after Ctrl-C."""

    def __init__(
        self,
        play: Field[Version],
        base: Version,
        seed: int,
        tell: Callable[[Step[Change]], None],
        shares: Floats | None,
        rounds_without_gain: int,
    ) -> None:
        """Begin with a version. `tell` is called after each round; `shares` are those of the opponents, parts of 1,
        or None for equal ones.

        This many rounds in a row without a gain end the search. Each of them plays twice the games of the one before.
        """
        self.found: Found[Version, Change] = Found(base, base)
        self._play, self._seed, self._tell = play, seed, tell
        self._weights = shares
        self._shares = np.full(play.opponents, 1 / max(1, play.opponents)) if shares is None else shares
        self._rounds_without_gain = rounds_without_gain
        self._generator = np.random.default_rng(seed)
        self._screening = Screening()
        self._effort = 1  # how many times the games of the first round
        self._pairs = 0  # the first pair that was not played yet

    # --- What is searched ---
    @property
    @abstractmethod
    def games_of_first_round(self) -> int:
        """About how many games the first round needs, with its test."""

    @abstractmethod
    def _choose(self) -> tuple[int, Sequence[Change]]:
        """Try changes of the best version: how many they were, and those that seem to gain."""

    @abstractmethod
    def _changed(self, changes: Sequence[Change]) -> Version:
        """The best version so far with these changes."""

    # --- The rounds ---
    def run(self) -> Found[Version, Change]:
        """Search until nothing gains, or until the budget of the field is spent."""
        found, failed = self.found, 0
        try:
            while failed < self._rounds_without_gain:
                step = self._round()
                found.steps.append(step)
                self._tell(step)
                failed = 0 if step.is_kept else failed + 1
                if not step.is_kept:
                    self._effort *= 2
            found.stopped = "nothing gains"
        except Spent:
            found.stopped = "budget spent"
        return found

    def _round(self) -> Step[Change]:
        """Try changes of the best version, and test together those that seem to gain."""
        tried, chosen = self._choose()
        new = self._changed(chosen)
        number = len(self.found.steps) + 1
        if new == self.found.best:
            return Step(number, tried, (), None, is_kept=False, games=self._play.games)
        gain = self._tested(new)
        is_kept = gain is not None and gain.verdict is Verdict.BETTER
        if is_kept:
            self.found.best = new
            self._screening.fade(FADING)
        return Step(number, tried, tuple(chosen), gain, is_kept, self._play.games)

    # --- Their games ---
    def _take(self, pairs: int) -> range:
        """The next pairs that nothing was played with."""
        self._pairs += pairs
        return range(self._pairs - pairs, self._pairs)

    def _stage(self, blocks: int, draw: Callable[[], Block[Version]], *screenings: Screening) -> None:
        """Play this many blocks of bundles, more in a later round, with fresh luck each, and tell the screenings."""
        cells: list[Cell[Version]] = []
        drawn = [draw() for _ in range(self._effort * blocks)]
        for block in drawn:
            pairs = self._take(BLOCK_PAIRS)
            cells += [Cell(block.opponent, version, pairs) for version in block.versions]
        games = self._play.play(cells, self._seed)
        for at, block in enumerate(drawn):
            scores = np.array([one.pair_scores for one in games[at * BUNDLES : (at + 1) * BUNDLES]])
            counted = ~np.isnan(scores).any(axis=0)
            if counted.any():
                for screening in screenings:
                    screening.add_block(block.design, scores[:, counted].mean(axis=1))

    def _tested(self, new: Version) -> Difference | None:
        """A version against the best one so far, on fresh pairs: more of them, until the test decides.

        It looks as often as `LOOKS` says, and each look has its part of the error. None if no pairs are valid.
        """
        gain = None
        parts = (self._take(look - before) for before, look in zip((0, *LOOKS), LOOKS, strict=False))
        confidence = simultaneous_confidence(len(LOOKS))
        scores = partial(self._play.scores, (self.found.best, new), seed=self._seed)
        for comparison in comparisons(scores, parts, self._weights, confidence):
            gain = comparison.field
            if gain.verdict is not Verdict.NO_DIFFERENCE_SHOWN or gain.difference.estimate <= 0:
                break
        return gain


def games_of_blocks(blocks: int) -> int:
    """How many games the bundles of this many blocks are."""
    return blocks * BUNDLES * 2 * BLOCK_PAIRS


def games_of_first_look(opponents: int) -> int:
    """How many games the test of a round plays at least, against this many opponents."""
    return opponents * 2 * 2 * LOOKS[0]
