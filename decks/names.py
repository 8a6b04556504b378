"""The names that a decklist may use."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from decks.matching import match_key
from decks.outside import MAIN


@dataclass(frozen=True)
class UnplayableCard:
    """A real card that cannot be played: its name, and why."""

    name: str
    why: str


@dataclass(frozen=True)
class CardNames:
    """The names of cards by `match_key`.

    ``known`` leads from each name of a card, in any language, to the name under which it is played. ``unplayable`` says
    which others are names of real cards, and why they cannot be played; it is called only for a name that is not known.
    ``section_of`` says in which section of a deck the card of a name belongs, and ``parts_beside`` of how many more
    cards it consists. ``more_in_deck`` says how many cards more the deck must have for each card of a name outside it.
    ``problem_of_set`` says what is wrong with cards, by name and number, that begin in the battle
    zone together.
    """

    known: Mapping[str, str]
    unplayable: Callable[[], Mapping[str, UnplayableCard]] = dict
    section_of: Callable[[str], str] = lambda name: MAIN
    parts_beside: Callable[[str], int] = lambda name: 0
    more_in_deck: Callable[[str], int] = lambda name: 0
    problem_of_set: Callable[[Mapping[str, int]], str] = lambda copies: ""

    @staticmethod
    def of(names: "Collection[str] | CardNames") -> "CardNames":
        """These names; of a collection, each under its own."""
        if isinstance(names, CardNames):
            return names
        by_key: dict[str, str] = {}
        for name in names:
            other = by_key.setdefault(match_key(name), name)
            if other != name:
                raise ValueError(f'the cards "{other}" and "{name}" cannot be told apart in a decklist: rename one')
        return CardNames(by_key)

    def unplayable_card(self, name: str) -> UnplayableCard | None:
        """The real card of this name that cannot be played; None if there is none."""
        return self.unplayable().get(match_key(name))
