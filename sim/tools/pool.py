"""The cards that the exhaustive run plays: those of the library, or with the unreviewed ones that ship."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from decks.matching import match_key
from sim.cards.library import cards_without_ones_own, find_card, known_names, library_texts
from sim.cards.words import Card


@dataclass(frozen=True, eq=False)
class Pool:
    """Cards by name, and none of the user's own; `among` are some of them instead of all."""

    with_unreviewed: bool = False
    among: Sequence[str] = ()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the cards, sorted."""
        if self.among:
            return tuple(sorted(self.among))
        return cards_without_ones_own().names if self.with_unreviewed else known_names()

    @cached_property
    def unreviewed(self) -> tuple[str, ...]:
        """The names of those that are not reviewed, sorted."""
        return tuple(name for name in self.names if match_key(name) not in library_texts())

    @cached_property
    def _read(self) -> dict[str, Card]:
        return {}

    def find(self, name: str) -> Card:
        """The card of this name. Raises UnknownCard."""
        if not self.with_unreviewed:
            return find_card(name)
        if name not in self._read:
            self._read[name] = cards_without_ones_own().find(name)
        return self._read[name]

    def text(self, name: str) -> str:
        """The text of the card of this name, with everything that stands on it."""
        lines = library_texts().get(match_key(name))
        own = None if lines is not None else cards_without_ones_own().own_card(name)
        return " ".join(lines or (own.text.split("\n") if own else ()))


LIBRARY: Final = Pool()
