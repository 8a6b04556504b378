"""What a format is: the size of its decks, the cards that it restricts, its pool and its zones."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TypeAlias

from sim.language import gettext, translatable


class FormatError(ValueError):
    """There is no such format, or not on this day. The message is a sentence for users."""


@dataclass(frozen=True)
class RestrictedCard:
    """A card that a format names, by its English name, or its Japanese one if it has no other.

    In a file of a user it stands on `line`, and `or_else` are what its name is if it has the mark of a comment in it.
    """

    name: str
    japanese: str = ""
    line: int | None = None
    or_else: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All that it may be called."""
        return tuple(filter(None, dict.fromkeys((*self.or_else, self.name, self.japanese))))


@dataclass(frozen=True)
class Limit:
    """The most copies of a card, since a day: 1 in the Hall of Fame, 0 in the Premium Hall of Fame."""

    card: RestrictedCard
    most: int
    since: date | None = None


@dataclass(frozen=True)
class NotTogether:
    """Two cards that may not be in one deck: in the Hall of Fame, a Premium Hall of Fame Combo."""

    first: RestrictedCard
    second: RestrictedCard
    since: date | None = None


@dataclass(frozen=True)
class InAll:
    """The most copies of several cards together."""

    cards: tuple[RestrictedCard, ...]
    most: int


@dataclass(frozen=True)
class Pool:
    """The sets whose cards a format allows, and those that it allows in part.

    A card belongs to the pool if one of its printings is in `sets`, or was a promotional card `until` a day. With one
    in `partly`, nobody knows.
    """

    sets: tuple[str, ...]
    partly: tuple[str, ...] = ()
    until: date | None = None


@dataclass(frozen=True)
class Format:
    """A format, on a day if it has a Hall of Fame.

    `day` is the day that was asked for (None: the newest that is known), and `changed` the last one until then on which
    the Hall of Fame changed. `note` is a sentence to say whenever decks are held to the format. `without` are the
    sections of a deck that it does without. `path` is the file of a format that a user has written, and `given` how it
    was named.
    """

    given: str
    title: str
    is_open: bool = False
    limits: tuple[Limit, ...] = ()
    apart: tuple[NotTogether, ...] = ()
    in_all: tuple[InAll, ...] = ()
    pool: Pool | None = None
    without: tuple[str, ...] = ()
    since: date | None = None
    has_hall_of_fame: bool = False
    day: date | None = None
    changed: date | None = None
    is_newest: bool = False
    note: str = ""
    path: Path | None = None

    @property
    def fewest(self) -> int:
        """The fewest cards of a deck. Eleven can start a game: five shields, five cards in hand, one to draw."""
        return 11 if self.is_open else 40  # 100.2

    @property
    def most(self) -> int:
        """The most cards of a deck."""
        return 60 if self.is_open else 40  # 100.2

    @property
    def copies(self) -> int | None:
        """How many cards of a name a deck may have; None: any number."""
        return None if self.is_open else 4  # 100.2a

    @property
    def restricts(self) -> bool:
        """Whether it forbids any card or zone that a standard deck may have."""
        return bool(self.limits or self.apart or self.in_all or self.pool or self.without or self.day)

    @property
    def a_deck(self) -> str:
        """A deck of this format in words: "a standard deck"."""
        title = gettext(self.title)
        if self.title[0] in "AEIOUaeiou":
            return gettext("an {format} deck", format=title)
        return gettext("a {format} deck", format=title)

    @property
    def words(self) -> tuple[str, ...]:
        """The words of a command that name it; none for the default."""
        if self.given == "standard":
            return ()
        return ("--format", self.given, *(() if self.day is None else ("--date", str(self.day))))

    @property
    def applied(self) -> str:
        """Which Hall of Fame decks were held to, as a sentence, or the note of the format; "" if it has none."""
        if self.changed is None:
            return self.note
        said = translatable("Hall of Fame of {changed}.")
        if self.is_newest:
            said = translatable("Hall of Fame of {changed}, the newest that duelsim knows.")
            if self.day not in (None, self.changed):
                said = translatable("Hall of Fame of {changed}, the newest that duelsim knows (asked for {day}).")
        return gettext(said, changed=self.changed, day=self.day)

    @property
    def cards(self) -> Iterator[RestrictedCard]:
        """All cards that it names, some of them more than once."""
        for limit in self.limits:
            yield limit.card
        for pair in self.apart:
            yield from (pair.first, pair.second)
        for group in self.in_all:
            yield from group.cards

    def __str__(self) -> str:
        """Its title."""
        return self.title


DeckFormat: TypeAlias = str | Format
"""The name of a format or of its file, or a format that was found: `standard` is exactly 40 cards, at most 4 of a name,
`open` is 11 to 60 cards, any number of a name."""
