"""Edits of playbooks: single changes, each of which makes another playbook of a playbook.

`vocabulary` says which edits a deck has. An edit that does not fit - its line is not there any more - changes nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol

from sim.engine.record.codes import playbooks
from strategies.playbooks.lines import HABITS, SECTION_NAMES, Item, Line, Playbook
from strategies.playbooks.writing import BASE, line_text, line_texts
from strategies.registry import chosen_player

LONGEST_LINE = 200  # letters: another line is begun
NAME_OF_SECTION = {number: name for name, number in SECTION_NAMES.items()}


class Edit(Protocol):
    """A change of a playbook."""

    @property
    def words(self) -> str:
        """What it does, for readers: "use: rather Corile"."""

    @property
    def about(self) -> tuple[object, ...]:
        """What it changes: of several edits about the same, a playbook takes one at a time."""

    def applied(self, book: Playbook) -> Playbook:
        """The playbook with this change; the same one if it does not fit."""


@dataclass(frozen=True)
class LineEdit:
    """What edits of one line share."""

    section: int
    line: Line
    prefix: ClassVar[str] = ""

    @property
    def words(self) -> str:
        """What it does."""
        return f"{NAME_OF_SECTION[self.section]}: {self.prefix}{line_text(self.section, self.line)}"

    @property
    def about(self) -> tuple[object, ...]:
        """What it changes."""
        return self.section, self.line


class Say(LineEdit):
    """Say this of the one card that the line names, instead of what the playbook says of it under this question.

    Lines with conditions and lines without are apart: a card may have one of each.
    """

    @property
    def about(self) -> tuple[object, ...]:
        """What it changes."""
        return self.section, self.line.items[0].text, bool(self.line.conditions)

    def applied(self, book: Playbook) -> Playbook:
        """The line joins one that says the same of other cards, or stands where it counts."""
        (card,) = self.line.items
        lines = without_card(book.lines[self.section], card, bool(self.line.conditions))
        for at, other in enumerate(lines):
            joined = replace(other, items=(*other.items, card))
            says_the_same = replace(other, items=self.line.items) == self.line and all(one.cards for one in other.items)
            if says_the_same and len(line_text(self.section, joined)) <= LONGEST_LINE:
                return with_lines(book, self.section, (*lines[:at], joined, *lines[at + 1 :]))
        at = place_of(self.line, lines)
        return with_lines(book, self.section, (*lines[:at], self.line, *lines[at:]))


@dataclass(frozen=True)
class Unsay:
    """Say nothing of a card any more, in lines with conditions or in those without."""

    section: int
    card: Item
    conditional: bool

    @property
    def words(self) -> str:
        """What it does."""
        where = " where there are conditions" if self.conditional else ""
        return f"{NAME_OF_SECTION[self.section]}: nothing about {self.card.text}{where}"

    @property
    def about(self) -> tuple[object, ...]:
        """What it changes."""
        return self.section, self.card.text, self.conditional

    def applied(self, book: Playbook) -> Playbook:
        """The lines without the card."""
        return with_lines(book, self.section, without_card(book.lines[self.section], self.card, self.conditional))


class Add(LineEdit):
    """Add a line about cards that it describes."""

    @property
    def about(self) -> tuple[object, ...]:
        """What it changes."""
        return self.section, self.line.items, self.line.against, self.line.verb

    def applied(self, book: Playbook) -> Playbook:
        """The lines with this one where it counts."""
        lines = book.lines[self.section]
        if self.line in lines:
            return book
        at = place_of(self.line, lines)
        return with_lines(book, self.section, (*lines[:at], self.line, *lines[at:]))


class Drop(LineEdit):
    """Remove a line."""

    prefix = "without "

    def applied(self, book: Playbook) -> Playbook:
        """The other lines."""
        return with_lines(book, self.section, tuple(one for one in book.lines[self.section] if one != self.line))


class Raise(LineEdit):
    """Move a line up past the one above it: one tier."""

    prefix = "earlier "

    def applied(self, book: Playbook) -> Playbook:
        """The lines in another order."""
        lines = list(book.lines[self.section])
        at = lines.index(self.line) if self.line in lines else 0
        if at > 0:
            lines[at - 1], lines[at] = lines[at], lines[at - 1]
        return with_lines(book, self.section, tuple(lines))


@dataclass(frozen=True)
class Rewrite(LineEdit):
    """Replace a line by another one: the same with another number."""

    new: Line

    @property
    def words(self) -> str:
        """What it does."""
        return f"{NAME_OF_SECTION[self.section]}: {line_text(self.section, self.new)}"

    def applied(self, book: Playbook) -> Playbook:
        """The lines with the new one in its place."""
        lines = book.lines[self.section]
        if self.new in lines:
            return book
        return with_lines(book, self.section, tuple(self.new if one == self.line else one for one in lines))


@dataclass(frozen=True)
class ChargeUntil:
    """Charge until there is so much mana; None: as long as the base does; that of the most expensive card."""

    mana: int | None
    highest_cost: bool = False

    @property
    def words(self) -> str:
        """What it does."""
        if self.highest_cost:
            return "charge: until the most expensive card"
        return "charge: as long as the base does" if self.mana is None else f"charge: until mana {self.mana}"

    @property
    def about(self) -> tuple[object, ...]:
        """What it changes."""
        return ("until",)

    def applied(self, book: Playbook) -> Playbook:
        """The playbook with this limit."""
        return replace(book, until_mana=self.mana, until_highest_cost=self.highest_cost)


@dataclass(frozen=True)
class Turn:
    """Take up a habit, or give it up."""

    habit: int

    @property
    def words(self) -> str:
        """What it does."""
        return "use: other habit, " + next(name for name, bit in HABITS.items() if bit == self.habit)

    @property
    def about(self) -> tuple[object, ...]:
        """What it changes."""
        return "habit", self.habit

    def applied(self, book: Playbook) -> Playbook:
        """The playbook with the habit, if it has not got it, or without it."""
        return replace(book, habits=book.habits ^ self.habit)


@dataclass(frozen=True)
class ChangeBase:
    """Build on another script, or change a parameter of it; other parameters that were set stay."""

    script: str = ""
    parameter: str = ""
    value: int = 0

    @property
    def words(self) -> str:
        """What it does."""
        return f"base: {self.script}" if self.script else f"base: {self.parameter}={self.value}"

    @property
    def about(self) -> tuple[object, ...]:
        """What it changes."""
        return "base", self.parameter

    def applied(self, book: Playbook) -> Playbook:
        """The playbook on the other base."""
        own = chosen_player(book.base)
        defaults = own.player.parameters
        settings = {
            name: value for (name, default), value in zip(defaults.items(), own.values, strict=True) if value != default
        }
        if self.parameter in defaults:
            settings[self.parameter] = self.value
        known = chosen_player(self.script).player.parameters if self.script else defaults
        kept = [f"{name}={value}" for name, value in settings.items() if name in known]
        return replace(book, base=chosen_player(":".join([self.script or own.player.name, *kept])).words)


@dataclass(frozen=True)
class Part:
    """Something that a playbook says - a line, a setting, its base's parameters - and the playbook without it."""

    section: int  # BASE for the base
    text: str
    without: Playbook


def parts_of(book: Playbook) -> list[Part]:
    """The parts of a playbook, in their order."""
    script = chosen_player(book.base).player.name
    parts = [Part(BASE, book.base, replace(book, base=script))] if book.base != script else []
    for section in range(playbooks.SECTIONS):
        settings: list[Edit] = []
        if section == playbooks.CHARGE_LINES and (book.until_mana is not None or book.until_highest_cost):
            settings = [ChargeUntil(None)]
        if section == playbooks.USE_LINES:
            settings = [Turn(bit) for bit in HABITS.values() if book.habits & bit]
        edits = [*settings, *(Drop(section, line) for line in book.lines[section])]
        texts = line_texts(book, section)
        parts += [Part(section, text, edit.applied(book)) for text, edit in zip(texts, edits, strict=True)]
    return parts


# --- What edits share ---------------------------------------------------------------------------------------------
def with_lines(book: Playbook, section: int, lines: tuple[Line, ...]) -> Playbook:
    """The playbook with other lines about a question; the same one if they are too many, or one is there twice."""
    if len(set(lines)) < len(lines) or sum(len(line.items) for line in lines) > playbooks.MOST_LINES:
        return book
    return replace(book, lines=tuple(lines if at == section else book.lines[at] for at in range(playbooks.SECTIONS)))


def without_card(lines: tuple[Line, ...], card: Item, conditional: bool) -> tuple[Line, ...]:
    """The lines without what they say of a card; those that only name other cards stay."""
    left = []
    for line in lines:
        if bool(line.conditions) == conditional and card in line.items:
            others = tuple(item for item in line.items if item != card)
            line = replace(line, items=others)
        if line.items and line not in left:
            left.append(line)
    return tuple(left)


def place_of(line: Line, lines: tuple[Line, ...]) -> int:
    """Where a new line stands: below what is never done, before the lines that it is an exception to.

    The first line that fits decides. A line with conditions comes before those without, and a card's name before
    descriptions that may fit it, too.
    """
    named = is_named(line)
    for at, other in enumerate(lines):
        if other.form == playbooks.NEVER and not is_named(other) and other != line:
            continue
        if line.conditions and not (other.conditions and named < is_named(other)):
            return at
        if not line.conditions and not other.conditions and named and not is_named(other):
            return at
    return len(lines)


def is_named(line: Line) -> bool:
    """Whether a line is about cards by their names alone."""
    return all(item.cards is not None and item.cards.name_in_full for item in line.items)


def all_applied(book: Playbook, edits: Iterable[Edit]) -> Playbook:
    """The playbook with several edits, those of lines that are there first."""
    for edit in sorted(edits, key=_adds):
        book = edit.applied(book)
    return book


def _adds(edit: Edit) -> bool:
    return isinstance(edit, Say | Add)


def order_matters(line: Line, above: Line) -> bool:
    """Whether the order of two neighbours can matter: not if they name different cards and rank none of them."""
    apart = is_named(line) and is_named(above) and not set(line.items) & set(above.items)
    return not apart or (line.form == above.form and line.form in (playbooks.PREFER, playbooks.KEEP))
