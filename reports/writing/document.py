"""Documents: what a report says, in sections of sentences, tables, figures and games, in any output format.

Every experiment makes one document of its summary. It is written to a terminal, as a page, Markdown or CSV
(`terminal`, `page`, `text_formats`), so all of them say the same. Values keep their type until then, because each form
writes them in its own way.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from reports.writing.boards import Board
from reports.writing.moves import Recording
from reports.writing.values import Value
from reports.writing.verdict import Verdict
from sim.statistics.intervals import Interval

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing


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
class CardWorths:
    """What a run says of the worth of the cards of a deck: differences of win rate, by the English names of cards.

    ``head`` says in a few words what is meant, and that it was only observed where that is so; ``note`` says more.
    """

    head: str
    note: str
    of: Mapping[str, Interval]


@dataclass(frozen=True)
class DeckTable(Table):
    """The table of a deck list, with what a page draws of it: the number of copies of each card, in the same order.

    Its columns are the card, its worth where the run says that, its cost and its kind.
    """

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
    """A remark about a line of a game, by its number; its `name` is unique in the document."""

    line: int
    name: str
    text: str


@dataclass(frozen=True)
class Transcript:
    """A game line by line, and the command that prints it.

    Lines that begin with a space belong to the one above that does not, such as the events of a turn. `remarks` stand
    below their lines. A page also has the `board`, plays the `recording`, and has anchors for the turns and the events
    that begin with `name`, such as "game 3"; `is_open` shows the game unfolded.
    """

    title: str
    lines: tuple[str, ...]
    command: str = ""
    remarks: tuple[Remark, ...] = ()
    name: str = ""
    board: Board | None = None
    recording: Recording | None = None
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
    """A report: what it is about, its verdict, and the sections that support it.

    ``cards`` are those whose text a page opens wherever their names stand in a table. ``worths`` are those of the cards
    of its decks, by the name of the deck. ``draw`` makes what the summary picture shows, the first figure by default.
    """

    title: str
    verdict: Verdict
    sections: tuple[Section, ...] = field(default=())
    cards: tuple[CardFacts, ...] = field(default=())
    worths: Mapping[str, CardWorths] = field(default_factory=dict)
    draw: Callable[[], "Drawing"] | None = None

    def with_sections(self, *sections: Section) -> "Document":
        """The document with further sections at its end."""
        return replace(self, sections=self.sections + sections)


def without(sections: Iterable[Section], sentence: str) -> tuple[Section, ...]:
    """The sections without a paragraph of this sentence, which the verdict says already."""
    said = Paragraph(sentence)
    return tuple(replace(one, blocks=tuple(block for block in one.blocks if block != said)) for one in sections)


def heads(*texts: str) -> tuple[Head, ...]:
    """The heads of columns that are not about one deck.

    >>> heads("card", "copies")[1].text
    'copies'
    """
    return tuple(Head(text) for text in texts)
