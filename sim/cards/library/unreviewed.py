"""The unreviewed cards that ship with duelsim: what `duelsim cards import` made of published cards, by their names.

Their card files are in `sim/cards/unreviewed/cards`, in the same form as the library's. Thousands of them are not read
to find one: `names.tsv` says in which file the card of a name is, and `faces.tsv` which cards have a half or another
side of a name. `not_understood.tsv` has the cards that cannot be played, those whose text is not understood and those
of which only the Japanese name is known. `python -m sim.tools.unreviewed` writes all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from decks.matching import match_key
from decks.names import UnplayableCard
from decks.outside import MAIN
from sim.cards.library.entries import halves_named
from sim.cards.library.text_unknown import TEXT_UNKNOWN
from sim.cards.wording import BETWEEN_OTHER_NAMES
from sim.files import replace_file

FOLDER = Path(__file__).parents[1] / "unreviewed"
CARDS = FOLDER / "cards"
NAMES = FOLDER / "names.tsv"  # a name as `match_key` writes it, the card that has it, and its file
FACES = FOLDER / "faces.tsv"  # a name of a half or another side as `match_key` writes it, and the card that has it
NOT_UNDERSTOOD = FOLDER / "not_understood.tsv"
WRITTEN_BY = "# Written by `python -m sim.tools.unreviewed`; do not edit."
TEXT_NOT_UNDERSTOOD = "its text is not understood"
ONLY_IN_JAPANESE = "no source that we know says its text in English"


def rows_of(file: Path) -> list[str]:
    """The rows of one of these files, after the line that says who writes it."""
    return file.read_text(encoding="utf-8").splitlines()[1:]


def write_rows(file: Path, rows: Iterable[str]) -> None:
    """Write the rows, after a line that says who writes them."""
    replace_file(file, "".join(f"{row}\n" for row in (WRITTEN_BY, *rows)).encode())


@cache
def _rows() -> Mapping[str, str]:
    """What each row says after the `match_key`; most are never asked for."""
    return dict(row.split("\t", 1) for row in rows_of(NAMES))


def unreviewed_name(key: str) -> str | None:
    """The name of the card that is called so, by `match_key`; None if no unreviewed card is."""
    row = _rows().get(key)
    return None if row is None else row.partition("\t")[0]


@cache
def unreviewed_names() -> Mapping[str, str]:
    """The names of the cards by `match_key` of everything that they are called."""
    return MappingProxyType({key: row.partition("\t")[0] for key, row in _rows().items()})


def file_of_unreviewed(key: str) -> Path | None:
    """The file that has the card of this `match_key`; None if no unreviewed card has it."""
    row = _rows().get(key)
    return None if row is None else (CARDS / row.partition("\t")[2]).with_suffix(".txt")


@cache
def unreviewed_faces() -> Sequence[tuple[str, str]]:
    """The names of halves and other sides by `match_key`, each with a card that has it; several cards may share one."""
    rows = (row.partition("\t") for row in rows_of(FACES))
    return tuple((key, name) for key, _, name in rows)


@dataclass(frozen=True)
class NotUnderstood:
    """A row of `not_understood.tsv`: a published card that cannot be played, and the sentences in the way.

    `name` is empty if it is not known in English, `japanese_name` if not in Japanese. `other_sides` are their names in
    both languages. `section` is the section of a deck in which it belongs, and empty for the main deck.
    """

    name: str
    japanese_name: str = ""
    other_names: tuple[str, ...] = ()
    other_sides: tuple[str, ...] = ()
    printed_in: tuple[str, ...] = ()
    section: str = ""
    sentences: tuple[str, ...] = ()

    @staticmethod
    def of_row(row: str) -> NotUnderstood:
        """The card of a row."""
        name, japanese_name, other_names, other_sides, printed_in, section, *sentences = row.split("\t")
        lists = other_names.split(BETWEEN_OTHER_NAMES), other_sides.split(BETWEEN_OTHER_NAMES), printed_in.split(", ")
        others, sides, sets = (tuple(filter(None, one)) for one in lists)
        return NotUnderstood(name, japanese_name, others, sides, sets, section, tuple(sentences))

    def row(self) -> str:
        """The card as a row."""
        lists = BETWEEN_OTHER_NAMES.join(self.other_names), BETWEEN_OTHER_NAMES.join(self.other_sides)
        facts = [self.name, self.japanese_name, *lists, ", ".join(self.printed_in), self.section]
        return "\t".join([*facts, *self.sentences])

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that it is called, the name under which it is shown first."""
        return (*filter(None, [self.name, self.japanese_name]), *self.other_names)

    @property
    def faces(self) -> tuple[str, ...]:
        """The names of its halves and other sides, in English and Japanese."""
        return (*halves_named(*self.names), *self.other_sides)

    def card(self) -> UnplayableCard:
        """The card as a decklist speaks of it."""
        unknown = TEXT_UNKNOWN.get(self.name)
        why = unknown or (TEXT_NOT_UNDERSTOOD if self.name else ONLY_IN_JAPANESE)
        sentences = () if unknown else self.sentences
        section = self.section or MAIN
        return UnplayableCard(self.names[0], why, self.japanese_name, self.printed_in, sentences, section)


@cache
def not_understood_that_ship() -> tuple[NotUnderstood, ...]:
    """The published cards that cannot be played."""
    return tuple(map(NotUnderstood.of_row, rows_of(NOT_UNDERSTOOD)))


@cache
def names_not_understood() -> Mapping[str, UnplayableCard]:
    """The published cards that cannot be played, by `match_key` of everything that they are called."""
    cards = ((one, one.card()) for one in not_understood_that_ship())
    return {match_key(name): card for one, card in cards for name in one.names}
