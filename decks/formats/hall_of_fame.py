"""The Hall of Fame on any day since 2004: the changes in `hall_of_fame.tsv`, replayed up to that day."""

from dataclasses import dataclass
from datetime import date
from functools import cache

from decks.formats.format import FormatError, Limit, NotTogether, RestrictedCard
from decks.formats.releases import rows_of
from sim.language import gettext

FREE, ONE, BANNED, COMBINATION = "free", "hall of fame", "premium hall of fame", "combination"
NEW = "new"  # the state of a card before it was printed
MOST = {ONE: 1, BANNED: 0}
BETWEEN = " + "  # the cards of a combination


@dataclass(frozen=True)
class Change:
    """What happened to a card, or to a combination of two: `before` and `after` are states such as "hall of fame"."""

    day: date
    cards: tuple[RestrictedCard, ...]
    before: str
    after: str


@dataclass(frozen=True)
class HallOfFame:
    """The Hall of Fame as it was after its change on a day; `is_newest` if duelsim knows no later change."""

    changed: date
    is_newest: bool
    limits: tuple[Limit, ...]
    apart: tuple[NotTogether, ...]


@cache
def changes() -> tuple[Change, ...]:
    """All changes, in the order of their days."""
    return tuple(_change(*row) for row in rows_of("hall_of_fame.tsv"))


def hall_of_fame(day: date | None = None) -> HallOfFame:
    """The Hall of Fame on a day; by default the newest that is known. Raises FormatError for a day before the first."""
    first, newest = changes()[0].day, changes()[-1].day
    if day is not None and day < first:
        raise FormatError(
            gettext(
                "there was no Hall of Fame on {day}: it exists since {first}. Write --format standard.",
                day=day,
                first=first,
            )
        )
    until = newest if day is None else min(day, newest)
    last = {change.cards: change for change in changes() if change.day <= until}
    limits = [Limit(one.cards[0], MOST[one.after], one.day) for one in last.values() if one.after in MOST]
    apart = [NotTogether(one.cards[0], one.cards[1], one.day) for one in last.values() if one.after == COMBINATION]
    changed = max(change.day for change in last.values())
    by_name = sorted(limits, key=lambda limit: limit.card.name.casefold())
    return HallOfFame(changed, changed == newest, tuple(by_name), tuple(apart))


def _change(day: str, english: str, japanese: str, before: str, after: str) -> Change:
    names = zip(english.split(BETWEEN), japanese.split(BETWEEN), strict=True)
    cards = tuple(RestrictedCard(own or other, other) for own, other in names)
    return Change(date.fromisoformat(day), cards, before, after)
