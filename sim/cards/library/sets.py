"""How many cards of each set can be played, and how many of them were reviewed."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from sim.cards.library.in_use import CardsInUse

# The sets of a time, the newest first, and how their codes begin. The codes of the sets since 2022 name their year.
SERIES: Final = (
    ("2017 to 2022: DMRP, DMEX, DMBD, DMSD", ("DMRP", "DMEX", "DMBD", "DMSD", "DMSP", "DMPCD", "DMART")),
    ("2011 to 2017: DMR, DMX, DMD", ("DMR", "DMX", "DMD")),
    ("2005 to 2011: DM-16 to DM-39, DMC", ("DM", "DMC", "DMS")),
)
CLASSIC: Final = "2002 to 2005: DM-01 to DM-15"
LAST_CLASSIC: Final = 15
_OF_A_YEAR = re.compile(r"DM(2\d)-")
_NUMBERED = re.compile(r"(DM[A-Z]*)-(\d+)")


@dataclass(frozen=True)
class SetCount:
    """A set, or the sets of a time: how many different cards it has, how many can be played, how many were reviewed."""

    name: str
    cards: int
    playable: int
    reviewed: int


def count_by_set(cards: CardsInUse) -> tuple[SetCount, ...]:
    """Each set by its code, the newest times first. A card counts in every set that has it."""
    return _counted(cards, lambda code: code if time_of(code) else "")


def count_by_time(cards: CardsInUse) -> tuple[SetCount, ...]:
    """The sets of each time together, the newest first. A card counts in every time in which it was printed."""
    return _counted(cards, time_of)


def time_of(code: str) -> str:
    """The time of a set: its year, or that of its series; empty for what has no number of a set.

    >>> time_of("DM25-RP1"), time_of("DMR-09"), time_of("DM-06"), time_of("CoroCoro")
    ('2025: DM25', '2011 to 2017: DMR, DMX, DMD', '2002 to 2005: DM-01 to DM-15', '')
    """
    if year := _OF_A_YEAR.match(code):
        return f"20{year[1]}: DM{year[1]}"
    if (numbered := _NUMBERED.match(code)) is None:
        return ""
    if numbered[1] == "DM" and int(numbered[2]) <= LAST_CLASSIC:
        return CLASSIC
    return next((time for time, beginnings in SERIES if numbered[1] in beginnings), "")


def _counted(cards: CardsInUse, group_of: Callable[[str], str]) -> tuple[SetCount, ...]:
    """Count the cards by the groups of the sets that they are printed in."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])  # all, playable, reviewed
    for sets, playable, reviewed in _cards(cards):
        for group in {group_of(code) for code in sets} - {""}:
            for at, counted in enumerate((True, playable, reviewed)):
                counts[group][at] += counted
    return tuple(SetCount(group, *counts[group]) for group in sorted(counts, key=_place))


def _cards(cards: CardsInUse) -> Iterator[tuple[tuple[str, ...], bool, bool]]:
    """The sets of every real card, whether it can be played, and whether it was reviewed."""
    for entry in cards.entries:
        yield entry.printed_in, True, not entry.imported
    for card in {card.name: card for card in cards.deck_names.unplayable().values()}.values():
        yield card.sets, False, False


def _place(group: str) -> tuple[int, str]:
    """Where a set or a time stands: the newest year first, then by its code."""
    time = time_of(group) or group
    return -int(time[:4]), group
