"""Documents: what a report says, in sections of sentences, tables, figures and games, in any output format.

Every experiment makes one document of its summary. It is written to a terminal, as a page, Markdown or CSV
(`terminal`, `page`, `text_formats`), so all of them say the same. Values keep their type until then, because each form
writes them in its own way.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from reports.writing.boards import Board
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

MOST_DIGITS = 3  # after the point of a percentage


# --- Values -----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Share:
    """A share between 0 and 1 that is counted or exact, without an interval: 12.5 %, with this number of digits."""

    value: float
    digits: int = 1


@dataclass(frozen=True)
class Rate:
    """A share that is estimated, such as a win rate: 61.3 % (60.1 - 62.5 %), or 61.3 ± 1.2 where it must be short.

    An interval that is cut off at 0 or 100 % is written with its ends in any case: 100 (99.9 - 100).

    ``favoured`` is 1 or -1 where it is certainly above or below one half, 0 where nothing is said about that.
    ``digits`` after the point are by default as many as the interval supports.
    """

    interval: Interval
    favoured: int = 0
    short: bool = False
    digits: int | None = None


@dataclass(frozen=True)
class Points:
    """A difference of shares that is estimated, in percentage points: +1.2 (+0.3 to +2.1); ``digits`` as of a rate."""

    interval: Interval
    digits: int | None = None


@dataclass(frozen=True)
class Number:
    """A number that is not a share, with this number of digits after the point: 3.8."""

    value: float
    digits: int = 1


@dataclass(frozen=True)
class Bar:
    """Two shares of a whole, drawn from both ends of a bar: what deck A has, and what deck B has."""

    shares: tuple[float, float]


@dataclass(frozen=True)
class Link:
    """Words that lead to a remark of a game in the same document, by its name; on a page they are a link."""

    text: str
    to: str


# A whole number is a count. None is a value that does not exist, for example because too few games were played.
Value = str | int | Share | Rate | Points | Number | Bar | Link | None


def percent(interval: Interval, digits: int | None = None) -> str:
    """A share with its interval, with ``digits`` after the point, by default as many as the interval supports.

    >>> percent(Interval(0.61314, 0.60123, 0.62505))
    '61.3 % (60.1 - 62.5 %)'
    """
    digits = digits_of(interval) if digits is None else digits
    estimate, low, high = (_percentage(value, digits) for value in _ends(interval))
    return f"{estimate} % ({low} - {high} %)"


def points(interval: Interval, digits: int | None = None) -> str:
    """A difference of shares in percentage points, with its interval; its digits as in ``percent``.

    >>> points(Interval(0.01214, -0.00123, 0.02505))
    '+1.2 (-0.1 to +2.5)'
    """
    digits = digits_of(interval) if digits is None else digits
    estimate, low, high = (in_percent(value, digits, signed=True) for value in _ends(interval))
    return f"{estimate} ({low} to {high})"


def _ends(interval: Interval) -> tuple[float, float, float]:
    return interval.estimate, interval.low, interval.high


def _percentage(share: float, digits: int) -> str:
    """A share in percent; none and all of them are exact, and have no digits after the point."""
    return in_percent(share, 0 if share in (0, 1) else digits)


def digits_of(interval: Interval) -> int:
    """Digits after the point of a percentage: as many as the reach of its interval supports, at most three.

    A table whose numbers should look alike takes the fewest digits of its intervals.
    """
    reach = max(100 * interval.reach, 1e-9)
    return min(MOST_DIGITS, max(0, math.ceil(-math.log10(reach / 2))))


def text_of(value: Value) -> str:
    """A value in words and figures, as people read it; a bar has none.

    >>> [text_of(value) for value in (1234, Share(0.125), Number(3.84), None)]
    ['1,234', '12.5 %', '3.8', '-']
    """
    if value is None:
        return "-"
    if isinstance(value, str):
        return value
    if isinstance(value, Link):
        return value.text
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, Share):
        return f"{in_percent(value.value, value.digits)} %"
    if isinstance(value, Number):
        return f"{value.value:,.{value.digits}f}"
    if isinstance(value, Points):
        return points(value.interval, value.digits)
    if isinstance(value, Rate):
        return short_rate(value) if value.short else percent(value.interval, value.digits)
    return ""


def short_rate(rate: Rate, *, with_interval: bool = True) -> str:
    """An estimated share without a percent sign, with a sign where it is certainly above or below one half.

    >>> rate = Rate(Interval(0.61314, 0.60123, 0.62505), favoured=1)
    >>> short_rate(rate), short_rate(rate, with_interval=False)
    ('61.3 ± 1.2 +', '61.3+')
    """
    sign = ("", "+", "-")[rate.favoured]
    estimate, spread = short_rate_parts(rate)
    if not with_interval:
        return estimate + sign
    return " ".join(filter(None, (estimate, spread, sign)))


def short_rate_parts(rate: Rate) -> tuple[str, str]:
    """An estimated share without a percent sign, and its interval: a half-width, or the ends of one that is cut off.

    >>> short_rate_parts(Rate(Interval(0.61314, 0.60123, 0.62505)))
    ('61.3', '± 1.2')
    >>> short_rate_parts(Rate(Interval(1.0, 0.9976, 1.0))), short_rate_parts(Rate(Interval(0.5, 0.5, 0.5)))
    (('100', '(99.8 - 100)'), ('50', ''))
    """
    interval = rate.interval
    if interval.low == interval.high:
        return f"{100 * interval.estimate:g}", ""
    digits = digits_of(interval) if rate.digits is None else rate.digits
    estimate, low, high = (_percentage(value, digits) for value in _ends(interval))
    if interval.estimate - interval.reach < 0 or interval.estimate + interval.reach > 1:
        return estimate, f"({low} - {high})"
    return estimate, f"± {in_percent(interval.reach, digits)}"


# --- Blocks -----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Paragraph:
    """One or a few sentences; a warning is what a reader must know to read the rest."""

    text: str
    warning: bool = False


@dataclass(frozen=True)
class Head:
    """The head of a column; ``deck`` is 0 or 1 where the column is about deck A or deck B."""

    text: str
    deck: int | None = None


@dataclass(frozen=True)
class Table:
    """A table. The first value of each row names it; every row has as many values as there are heads.

    ``note`` is printed below it and says what a reader must know. With ``heat``, win rates are coloured by how
    far they are from one half. The last ``totals`` rows are about all rows above them, and stay last.
    """

    title: str
    heads: tuple[Head, ...]
    rows: tuple[tuple[Value, ...], ...]
    note: str = ""
    heat: bool = False
    totals: int = 0

    def __post_init__(self) -> None:
        """Refuse rows of another length."""
        for row in self.rows:
            if len(row) != len(self.heads):
                raise ValueError(f"the table {self.title!r} has {len(self.heads)} columns and a row of {len(row)}")


@dataclass(frozen=True)
class CardFacts:
    """What a reader can look up about a card: its text is all that is printed below the name, one line a paragraph.

    `other_name` is the one in the other language, where `name` does not have both.
    A card that can no longer be read has its name alone.
    """

    name: str
    cost: int
    cost_in_words: str
    civilizations: tuple[str, ...]
    kind: str
    text: str
    other_name: str = ""


@dataclass(frozen=True)
class DeckTable(Table):
    """The table of a deck list, with what a page draws of it: the number of copies of each card, in the same order."""

    cards: tuple[tuple[int, CardFacts], ...] = ()


@dataclass(frozen=True)
class Figure:
    """A drawing, the sentence that says what it shows, and the table of what is drawn.

    ``name`` is unique in a document: a few words, such as "wins by turn". Where nothing can be drawn, the table
    replaces it.
    """

    name: str
    finding: str
    draw: Callable[[], "Drawing"]
    table: Table


@dataclass(frozen=True)
class Command:
    """A command to type, on a line of its own."""

    text: str


@dataclass(frozen=True)
class Remark:
    """What is said about a line of a game, by its number; its `name` is unique in the document."""

    line: int
    name: str
    text: str


@dataclass(frozen=True)
class Transcript:
    """A game line by line, and the command that prints it.

    Lines that begin with a space belong to the one above that does not, such as the events of a turn. `remarks` stand
    below their lines. A page also has the `board`, and anchors for the turns that begin with `name`, such as "game 3";
    `is_open` shows the game unfolded.
    """

    title: str
    lines: tuple[str, ...]
    command: str = ""
    remarks: tuple[Remark, ...] = ()
    name: str = ""
    board: Board | None = None
    is_open: bool = False

    def lines_with_remarks(self) -> tuple[str, ...]:
        """The lines for a form that has no links."""
        found: list[str] = []
        for at, line in enumerate(self.lines):
            found.append(line)
            found += [f"          ! {remark.text}" for remark in self.remarks if remark.line == at]
        return tuple(found)


@dataclass(frozen=True)
class FileText:
    """A file as it is written, such as a decklist or a playbook. A page folds it."""

    title: str
    text: str


Block = Paragraph | Command | Table | Figure | Transcript | FileText


@dataclass(frozen=True)
class Section:
    """A part of a document; ``detailed`` ones are left out on the terminal.

    A section without a title belongs to the one before it.
    """

    title: str
    blocks: tuple[Block, ...]
    detailed: bool = False


@dataclass(frozen=True)
class Document:
    """A report: what it is about, its result in one sentence, and the sections that support it.

    ``cards`` are those whose text a page opens wherever their names stand in a table.
    """

    title: str
    verdict: str
    sections: tuple[Section, ...] = field(default=())
    cards: tuple[CardFacts, ...] = field(default=())

    def with_sections(self, *sections: Section) -> "Document":
        """The document with further sections at its end."""
        return replace(self, sections=self.sections + sections)


def heads(*texts: str) -> tuple[Head, ...]:
    """The heads of columns that are not about one deck.

    >>> heads("card", "copies")[1].text
    'copies'
    """
    return tuple(Head(text) for text in texts)
