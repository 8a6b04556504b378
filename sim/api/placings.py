"""What the placings of tournaments say of each deck: how many of its players were at the top, and whom they beat.

Players without a placing come after all others of their event. How they were placed among themselves is not known, and
neither is who of those that share places on both sides of a limit was above it. Nothing is guessed of either.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from decks.tournaments import LAST, ResultRow
from sim.json_types import JsonObject

Placing = tuple[int, int]  # the best and the worst place, `LAST` without one


@dataclass(frozen=True)
class Placings:
    """How the players of a deck were placed.

    From `top` to `top_at_most` of them were among the first. `ahead` and `ahead_squared` are sums over the `placed`
    players: the part of the others of the event that each was placed before. They are 0 where that is not known.
    """

    played: int = 0
    top: int = 0
    top_at_most: int = 0
    placed: int = 0
    ahead: float = 0.0
    ahead_squared: float = 0.0

    def to_json(self) -> JsonObject:
        """The numbers."""
        return dict(vars(self))


def placings_of(rows: Iterable[tuple[ResultRow, str]], top: int) -> tuple[dict[str, Placings], int]:
    """The placings of each deck, and of how many of the first `top` places it is not known which deck has them.

    `rows` are those of all results, each with the deck that it means.
    """
    events: dict[tuple[Path, str], dict[Placing, Counter[str]]] = {}
    for row, deck in rows:
        groups = events.setdefault((row.file, row.event), {})
        groups.setdefault((row.best, row.worst), Counter())[deck] += row.count
    found: dict[str, Placings] = {}
    unknown_ahead: set[str] = set()
    unknown_places = 0
    for groups in events.values():
        sizes = {placing: decks.total() for placing, decks in groups.items()}
        scores = _ahead(sizes)
        for placing, decks in groups.items():
            least, most = _at_the_top(placing, sizes, top)
            unknown_places += most
            for deck, count in decks.items():
                sure = max(0, least - (sizes[placing] - count))
                unknown_places -= sure
                ahead = scores.get(placing)
                found[deck] = _added(found.get(deck, Placings()), count, (sure, min(count, most)), ahead)
            if placing == (LAST, LAST) and len(decks) > 1:
                unknown_ahead |= decks.keys()
    for deck in unknown_ahead:
        one = found[deck]
        found[deck] = Placings(one.played, one.top, one.top_at_most)
    return found, unknown_places


def _added(before: Placings, count: int, at_the_top: tuple[int, int], ahead: float | None) -> Placings:
    """The placings with this many more players, of whom each was placed before the part `ahead` of the others."""
    placed = 0 if ahead is None else count
    return Placings(
        before.played + count,
        before.top + at_the_top[0],
        before.top_at_most + at_the_top[1],
        before.placed + placed,
        before.ahead + placed * (ahead or 0),
        before.ahead_squared + placed * (ahead or 0) ** 2,
    )


def _at_the_top(placing: Placing, sizes: Mapping[Placing, int], top: int) -> tuple[int, int]:
    """At least and at most how many of the players with a placing were among the first `top`.

    >>> _at_the_top((LAST, LAST), {(1, 1): 1, (2, 4): 3, (LAST, LAST): 9}, 8)
    (4, 4)
    >>> _at_the_top((5, 8), {(5, 8): 3}, 6), _at_the_top((5, 8), {(5, 8): 4}, 6)
    ((1, 2), (2, 2))
    """
    best, worst = placing
    count = sizes[placing]
    if best == LAST:
        others = [(other, size) for other, size in sizes.items() if other[0] < LAST]
        before = max([sum(size for _, size in others), *(other[1] for other, _ in others)])
        best, worst = before + 1, before + count
    places = worst - best + 1
    above = min(max(top - best + 1, 0), places)
    if above in (0, places):  # also where more players share them than there are places
        return (count, count) if above else (0, 0)
    return (max(0, count - (places - above)), min(count, above)) if count <= places else (0, count)


def _ahead(sizes: Mapping[Placing, int]) -> dict[Placing, float]:
    """The part of the other players that each is placed before, those of the same place counting half.

    Nothing for a single player.
    """
    others = sum(sizes.values()) - 1
    middles: dict[int, list[Placing]] = {}
    for best, worst in sizes:
        middles.setdefault(best + worst, []).append((best, worst))
    found: dict[Placing, float] = {}
    behind = 0
    for _, placings in sorted(middles.items(), reverse=True):
        count = sum(sizes[placing] for placing in placings)
        if others:
            found |= dict.fromkeys(placings, (behind + (count - 1) / 2) / others)
        behind += count
    return found


def rows_twice(rows: Sequence[ResultRow]) -> tuple[ResultRow, ResultRow] | None:
    """The first rows of an event that two files have with the same results: it would count twice."""
    events: dict[tuple[Path, str], list[ResultRow]] = {}
    for row in rows:
        events.setdefault((row.file, row.event), []).append(row)
    before: dict[tuple[str, tuple[tuple[str, int, int, int], ...]], ResultRow] = {}
    for (file, event), own in events.items():
        results = tuple(sorted((row.deck, row.best, row.worst, row.count) for row in own))
        first = before.setdefault((event, results), own[0])
        if first.file != file:
            return first, own[0]
    return None
