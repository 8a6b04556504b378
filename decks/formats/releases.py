"""When sets were released in Japan, as far as that is known: between two days.

`releases.tsv` has the days that sources name. The main sets of a series came out in the order of their numbers, so a
day is a bound for the sets before or after it. The sets since 2022 have the year in their code: DM25-RP1.
"""

import re
from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib import resources

from decks.matching import match_key

_MAIN = re.compile(r"(DM|DMR|DMRP|DMD)-(\d{2})[極真裁魔]?")
_OF_A_YEAR = re.compile(r"DM(2\d)-")
_PROMOTIONAL = re.compile(r"promotional (\d{4})-(\d{4})?")


@cache
def earliest(code: str) -> date | None:
    """The day before which a set was surely not released; None if nothing is known."""
    if year := _OF_A_YEAR.match(code):
        return date(2000 + int(year[1]), 1, 1)
    if years := _PROMOTIONAL.fullmatch(code):
        return date(int(years[1]), 1, 1)
    if (main := _MAIN.fullmatch(code)) is None:
        return None
    days = [first for series, number, first, _ in _rows() if series == main[1] and number <= int(main[2]) and first]
    return max(days, default=None)


@cache
def latest(code: str) -> date | None:
    """The day after which a set surely was there; None if nothing is known."""
    if year := _OF_A_YEAR.match(code):
        return date(2001 + int(year[1]), 12, 31)
    if years := _PROMOTIONAL.fullmatch(code):
        return date(int(years[2]), 12, 31) if years[2] else None
    if (main := _MAIN.fullmatch(code)) is None:
        return None
    days = [last for series, number, _, last in _rows() if series == main[1] and number >= int(main[2]) and last]
    return min(days, default=None)


def is_promotional(code: str) -> bool:
    """Whether it is not a set, but what `promotional` says of a card."""
    return _PROMOTIONAL.fullmatch(code) is not None


def promotional(name: str) -> tuple[str, ...]:
    """The printings of a card besides the sets: "promotional 2002-2007", or "promotional 2016-" without a known end."""
    return _promotional().get(match_key(name), ())


@cache
def _promotional() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for years, card in rows_of("promotional.tsv"):
        found[match_key(card)] = (*found.get(match_key(card), ()), years)
    return found


def rows_of(file: str) -> list[list[str]]:
    """The rows of a table of this folder, without comments and the names of the columns."""
    text = (resources.files("decks.formats") / file).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")][1:]


@cache
def _rows() -> tuple[tuple[str, int, date | None, date | None], ...]:
    """Series, number, not before, not after."""
    return tuple(
        (main[1], int(main[2]), _day(first), _day(last))
        for code, first, last in rows_of("releases.tsv")
        if (main := _MAIN.fullmatch(code)) is not None
    )


def _day(text: str) -> date | None:
    return date.fromisoformat(text) if text else None
