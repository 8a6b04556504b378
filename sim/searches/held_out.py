"""The last test: a tuned playbook against its base, and what each of its lines is worth, on luck of its own."""

from dataclasses import dataclass, field
from functools import partial

import numpy as np

from sim.searches.comparing import comparisons, held_out_parts
from sim.searches.field import Field, valid
from sim.statistics.comparison import Comparison, Verdict
from sim.statistics.intervals import Floats, Interval, difference_interval
from strategies.playbooks.edits import Part, parts_of
from strategies.playbooks.lines import Playbook

LEAST_PAIRS = 64
UNKNOWN = Interval(0.0, -1.0, 1.0)  # where every pair had an error
SHARE_OF_THE_WHOLE = 0.4  # of the games: the playbook against its base; the others are for its parts


@dataclass
class HeldOut:
    """What is known on held-out luck.

    `comparison` is the tuned playbook against its base. `parts` are those of `book`, the better of the two, and `worth`
    what it scores more with each of them than without, over the field; shorter than the parts if Ctrl-C ended the test.
    `is_whole` says whether the comparison has all its pairs, `is_interrupted` whether Ctrl-C ended the test.
    """

    seed: int
    book: Playbook
    comparison: Comparison | None = None
    is_whole: bool = False
    is_interrupted: bool = False
    parts: list[Part] = field(default_factory=list)
    worth: list[Interval] = field(default_factory=list)
    pairs_of_parts: int = 0

    @property
    def gains(self) -> bool:
        """Whether the tuned playbook is better than its base, beyond doubt."""
        return self.comparison is not None and self.comparison.field.verdict is Verdict.BETTER


def held_out_test(
    play: Field[Playbook], base: Playbook, tuned: Playbook, seed: int, games: int, shares: Floats | None = None
) -> HeldOut:
    """Test a playbook with about this many games; if it is not better than its base, the base is what is left.

    `shares` are those of the opponents, parts of 1; equal ones if not given.

    Ctrl-C ends the test early; the result then has what is known so far, and the tuned playbook.
    """
    found = HeldOut(seed, tuned)
    each = 2 * play.opponents
    pairs = max(LEAST_PAIRS, int(games * SHARE_OF_THE_WHOLE / (2 * each)))
    try:
        if tuned != base:
            scores = partial(play.scores, (base, tuned), seed=seed)
            for comparison in comparisons(scores, held_out_parts(pairs), shares):
                found.comparison = comparison
        if not found.gains:
            found.book = base
        found.is_whole = True
        found.parts = parts_of(found.book)
        share = games * (1 - SHARE_OF_THE_WHOLE) / (each * (1 + len(found.parts)))
        found.pairs_of_parts = max(LEAST_PAIRS, int(share))
        _try_parts(play, found, shares)
    except KeyboardInterrupt:
        found.is_interrupted = True
    return found


def _try_parts(play: Field[Playbook], found: HeldOut, shares: Floats | None) -> None:
    """Find what each part is worth: the playbook with it against the playbook without it, on the same pairs."""
    pairs = range(found.pairs_of_parts)
    (whole,) = play.scores((found.book,), pairs, found.seed)
    for part in found.parts:
        (without,) = play.scores((part.without,), pairs, found.seed)
        with_it, without_it = valid(np.stack([whole, without]))
        differences = np.average(with_it - without_it, axis=0, weights=shares)
        found.worth.append(difference_interval(differences) if differences.size else UNKNOWN)
