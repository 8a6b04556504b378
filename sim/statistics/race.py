"""Successive halving: which of several lists is best, with fewer games for those that fall behind.

All lists play some pairs, and the better half plays more. The winner is played again on fresh pairs, because the
best of many estimates is exaggerated.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Round:
    """A round of a race: how many variants play it, and the range of pair indices that they play."""

    variants: int
    pairs: range


@dataclass(frozen=True)
class Schedule:
    """The rounds of a race, and the fresh pairs on which its winner, and the base list, are played again."""

    rounds: tuple[Round, ...]
    fresh: range

    @property
    def pairs_to_play(self) -> int:
        """The pairs that the race plays, summed over the variants, without the fresh ones."""
        return sum(one.variants * len(one.pairs) for one in self.rounds)


def halving_schedule(variants: int, budget: int, fresh_pairs: int) -> Schedule:
    """Return the rounds of successive halving: each round the same share of the budget, and half the variants.

    ``budget`` is the most pairs that the race plays, summed over the variants. With r = ⌈log2 variants⌉ rounds,
    each variant of a round plays ⌊budget / (r · variants of the round)⌋ further pairs, the same for all; half of
    them, rounded up, advance. Z. Karnin, T. Koren and O. Somekh, "Almost optimal exploration in multi-armed
    bandits", ICML 2013, algorithm 1; here the pairs of earlier rounds still count.

    Raises ``ValueError`` for fewer than 2 variants, fewer than 1 fresh pair, or a budget that is too small.
    """
    rounds = (variants - 1).bit_length()
    if variants < 2 or fresh_pairs < 1:
        raise ValueError(f"a race needs at least 2 variants and 1 fresh pair, not {variants} and {fresh_pairs}")
    if budget < rounds * variants:
        raise ValueError(f"a race of {variants} variants needs at least {rounds * variants} pairs, not {budget}")
    schedule, running, start = [], variants, 0
    for _ in range(rounds):
        end = start + budget // (rounds * running)
        schedule.append(Round(running, range(start, end)))
        running, start = (running + 1) // 2, end
    return Schedule(tuple(schedule), range(start, start + fresh_pairs))


@dataclass(frozen=True)
class Race:
    """The result of a race.

    ``ranking`` lists all variants, the best first: by the last round that they played, then by their mean score.
    ``win_rates`` are those means, by variant, and ``pairs`` how many pairs each has played; both belong to the race
    only. For the winner's own win rate, play it on the fresh pairs.
    """

    ranking: tuple[int, ...]
    win_rates: tuple[float, ...]
    pairs: tuple[int, ...]

    @property
    def winner(self) -> int:
        """The variant that went through all rounds as the best."""
        return self.ranking[0]


def survivors(means: npt.ArrayLike, variants: Sequence[int], keep: int) -> tuple[int, ...]:
    """Return the ``keep`` variants that advance, the best first: those with the highest means; of equals, the earlier.

    ``means`` has shape (variants,), in the order of ``variants``. Raises ``ValueError`` for different numbers.
    """
    values = np.asarray(means, dtype=np.float64)
    if values.shape != (len(variants),) or not 1 <= keep <= len(variants) or np.isnan(values).any():
        raise ValueError(f"cannot keep {keep} of {len(variants)} variants with means of shape {values.shape}")
    return tuple(variants[place] for place in np.argsort(-values, kind="stable")[:keep])


def race(schedule: Schedule, play: Callable[[Sequence[int], range], npt.ArrayLike]) -> Race:
    """Return how the variants 0, 1, ... do in a race.

    ``play(variants, pairs)`` plays the variants on those pair indices, the same luck for all, and returns their
    scores over the field, shape (variants, pairs). The same scores give the same race. The fresh
    pairs are not played here.

    Raises ``ValueError`` if the scores have another shape.
    """
    count = schedule.rounds[0].variants
    running: tuple[int, ...] = tuple(range(count))
    sums, pairs = np.zeros(count), np.zeros(count, dtype=np.int64)
    left: list[int] = []  # the worst first
    for one in schedule.rounds:
        scores = np.asarray(play(running, one.pairs), dtype=np.float64)
        if scores.shape != (len(running), len(one.pairs)):
            raise ValueError(f"{len(running)} variants and {len(one.pairs)} pairs were played, not {scores.shape}")
        places = list(running)
        sums[places] += scores.sum(axis=1)
        pairs[places] += len(one.pairs)
        order = survivors(sums[places] / pairs[places], sorted(running), len(running))
        keep = (len(running) + 1) // 2
        left.extend(reversed(order[keep:]))
        running = tuple(sorted(order[:keep]))
    return Race((*running, *reversed(left)), tuple((sums / pairs).tolist()), tuple(pairs.tolist()))
