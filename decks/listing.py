"""A decklist as it was read: its cards by section, and what each of its lines was taken for.

Whether its cards can be played and whether it is a legal deck are other questions, which `decks.reading` answers.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from decks.checking import DeckLine, Problem
from decks.lexicon import Named
from decks.sections import PLAYED
from decks.unplayable import cannot_be_played


@dataclass(frozen=True)
class ListedCard:
    """Copies of a card on a line: the section, the number (None: unreadable), and the card.

    `card` is None for a name that is not that of one card; `name` is then as written.
    """

    line: int
    section: str
    copies: int | None
    name: str
    card: Named | None = None

    @property
    def counted(self) -> DeckLine:
        """The line as the rules of the formats count it."""
        return DeckLine(self.line, self.copies, self.name)


@dataclass(frozen=True)
class TakenLine:
    """What a line was taken for: a kind such as "cards", "heading" or "comment", and its meaning as text."""

    line: int
    text: str
    kind: str
    meaning: str = ""


@dataclass
class CardList:
    """A list as it was read. `problems` are those of its lines: none says that a real card cannot be played."""

    title: str | None = None
    cards: list[ListedCard] = field(default_factory=list)
    lines: list[TakenLine] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def of(self, section: str) -> list[ListedCard]:
        """The cards of a section, in the order of the list."""
        return [card for card in self.cards if card.section == section]

    def sections(self) -> list[str]:
        """The sections that have cards: those that are played first."""
        found = dict.fromkeys(card.section for card in self.cards)
        return [section for section in PLAYED if section in found] + [name for name in found if name not in PLAYED]

    def unplayable(self) -> Iterator[Problem]:
        """A problem for each real card of the deck that cannot be played."""
        for card in self.cards:
            if card.section in PLAYED and card.card is not None and card.card.unplayable is not None:
                real = card.card.unplayable
                yield Problem(card.line, cannot_be_played(real), unknown=real.name, real=True)
