"""In which order missing things free most lists: cards that cannot be played, or sentences that are not understood."""

import heapq
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Need:
    """What a list lacks, without which it is not free. One that is `blocked` stays so, whatever else it gets."""

    things: frozenset[str]
    blocked: bool = False


@dataclass(frozen=True)
class Step:
    """The next thing to get: how many lists lack it, how many it alone would free, and how many are free then.

    `free` counts those that are free with this thing and all those before it, and those that lacked nothing.
    """

    thing: str
    lists: int
    alone: int
    free: int


def unlock_order(needs: Sequence[Need]) -> tuple[Step, ...]:
    """All things in the order that frees most lists with each step.

    The next thing is the one that, together with those before it, frees most lists; of equals, the one that more lists
    lack, and then the first by name.

    >>> needs = [Need(frozenset(things)) for things in ("", "a", "ab", "b", "bc", "bc")]
    >>> [(step.thing, step.alone, step.free) for step in unlock_order(needs)]
    [('b', 1, 2), ('a', 1, 4), ('c', 0, 6)]
    """
    remaining = [set(need.things) for need in needs]
    having: defaultdict[str, list[int]] = defaultdict(list)
    for at, need in enumerate(needs):
        for thing in need.things:
            having[thing].append(at)
    freeing = dict.fromkeys(having, 0)  # how many lists lack nothing but this thing
    for need in needs:
        if len(need.things) == 1 and not need.blocked:
            freeing[next(iter(need.things))] += 1
    alone = dict(freeing)
    free = sum(not need.things and not need.blocked for need in needs)
    # A thing is entered again whenever it frees more lists; what stands there of it from before is passed over.
    queue = [(-freeing[thing], -len(lists), thing) for thing, lists in having.items()]
    heapq.heapify(queue)
    steps: list[Step] = []
    done: set[str] = set()
    while queue:
        frees, lists, thing = heapq.heappop(queue)
        if thing in done or -frees != freeing[thing]:
            continue
        done.add(thing)
        free += freeing[thing]
        steps.append(Step(thing, -lists, alone[thing], free))
        for last in _last_ones(thing, having[thing], remaining, needs):
            freeing[last] += 1
            heapq.heappush(queue, (-freeing[last], -len(having[last]), last))
    return tuple(steps)


def _last_ones(thing: str, lists: Collection[int], remaining: Sequence[set[str]], needs: Sequence[Need]) -> list[str]:
    """Take a thing from what these lists lack, and return for each that lacks one thing now, and is not blocked, it."""
    found: list[str] = []
    for at in lists:
        remaining[at].discard(thing)
        if len(remaining[at]) == 1 and not needs[at].blocked:
            found += remaining[at]
    return found
