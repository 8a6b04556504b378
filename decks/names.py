"""The names that a decklist may use."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from decks.matching import forgiving_keys, keys_in_any_order, match_key
from decks.outside import MAIN
from decks.shown_names import is_japanese


@dataclass(frozen=True)
class UnplayableCard:
    """A real card that cannot be played: its names, why, its sets, and the sentences that are not understood.

    ``section`` is that of a deck in which it belongs.

    ``name`` is its English name; of a card that was never printed in English, its Japanese one.
    """

    name: str
    why: str
    japanese_name: str = ""
    sets: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()
    section: str = MAIN


@dataclass(frozen=True)
class CardNames:
    """The names of cards by `match_key`.

    ``known`` leads from each name of a card, in any language, to the name under which it is played. ``unplayable`` says
    which others are names of real cards, and why they cannot be played; it is called only for a name that is not known.
    ``faces`` are the names of halves and other sides, each with a card, playable or not, that has it. The methods find
    cards by these and by spellings that are like a name, too: `cards_called`, `unplayable_card`.
    ``section_of`` says in which section of a deck the card of a name belongs, and ``parts_beside`` of how many more
    cards it consists. ``more_in_deck`` says how many cards more the deck must have for each card of a name outside it.
    ``any_number`` says whether a deck may have more copies of a card than the format allows. ``problem_of_set`` says
    what is wrong with cards, by name and number, that begin in the battle zone together. ``printed_in`` says in which
    sets a card was printed, as far as that is known. ``suggesting`` is whether errors suggest similar names, which
    takes time in thousands of lists. ``japanese_name`` says what a card that can be played is called in Japanese, if
    it is known.
    """

    known: Mapping[str, str]
    unplayable: Callable[[], Mapping[str, UnplayableCard]] = dict
    faces: Callable[[], Iterable[tuple[str, str]]] = tuple
    section_of: Callable[[str], str] = lambda name: MAIN
    parts_beside: Callable[[str], int] = lambda name: 0
    more_in_deck: Callable[[str], int] = lambda name: 0
    any_number: Callable[[str], bool] = lambda name: False
    problem_of_set: Callable[[Mapping[str, int]], str] = lambda copies: ""
    printed_in: Callable[[str], tuple[str, ...]] = lambda name: ()
    suggesting: bool = True
    japanese_name: Callable[[str], str] = lambda name: ""

    @staticmethod
    def of(names: "Collection[str] | CardNames") -> "CardNames":
        """These names; of a collection, each under its own."""
        return names if isinstance(names, CardNames) else _under_their_own(tuple(names))

    def cards_called(self, name: str) -> tuple[str, ...]:
        """The names of the cards that a spelling may mean: the one card if that is clear and it can be played.

        A card's name by `match_key` is clear. Any other spelling is compared by `forgiving_keys` with the names of
        cards, then with those of halves and other sides, which may stand together with strokes between them. What may
        mean several cards gives all of them, also those that cannot be played.
        """
        key = match_key(name)
        if card := self.known.get(key):
            return (card,)
        if key in self.unplayable():
            return ()
        meant = self._meant(key)
        return meant if len(meant) != 1 or self._can_be_played(meant[0]) else ()

    def unplayable_card(self, name: str) -> UnplayableCard | None:
        """The real card that cannot be played and that a spelling clearly means, or None."""
        key = match_key(name)
        if key in self.known:
            return None
        if card := self.unplayable().get(key):
            return card
        meant = self._meant(key)
        one = len(meant) == 1 and not self._can_be_played(meant[0])
        return self.unplayable().get(match_key(meant[0])) if one else None

    def _can_be_played(self, card: str) -> bool:
        return match_key(card) in self.known

    def unplayable_card_asked_for(self, name: str) -> UnplayableCard | None:
        """The real card that cannot be played and is meant where somebody certainly names a card, or None.

        It is also found by the part of its name before the comma, unless another card begins so too.
        """
        if card := self.unplayable_card(name):
            return card
        beginning = self._by_first_part.get(match_key(name), set())
        return self.unplayable_card(next(iter(beginning))) if len(beginning) == 1 else None

    @cached_property
    def suggestions(self) -> tuple[Mapping[str, str], Mapping[str, str]]:
        """What somebody may have meant, playable or not: the cards by their English names, and by their Japanese ones.

        The English names are given by `match_key`, the Japanese ones by the first of their `forgiving_keys`.
        """
        english: dict[str, str] = {}
        japanese: dict[str, str] = {}
        for key, name in self.every_name.items():
            if is_japanese(key):
                japanese[next(iter(forgiving_keys(key)), key)] = name
            else:
                english[key] = name
        return english, japanese

    def in_japanese(self, card: str) -> str:
        """What a card, playable or not, is called in Japanese; its English name if no Japanese one is known."""
        unplayable = None if self._can_be_played(card) else self.unplayable().get(match_key(card))
        return (self.japanese_name(card) if unplayable is None else unplayable.japanese_name) or card

    @cached_property
    def every_name(self) -> Mapping[str, str]:
        """The cards, playable or not, by `match_key` of all their names."""
        return {**{key: card.name for key, card in self.unplayable().items()}, **self.known}

    @cached_property
    def _by_first_part(self) -> Mapping[str, set[str]]:
        """The cards, playable or not, by the part of their names before the comma."""
        found: dict[str, set[str]] = {}
        for key, name in self.every_name.items():
            found.setdefault(key.partition(",")[0], set()).add(name)
        return found

    def _meant(self, key: str) -> tuple[str, ...]:
        """The cards, playable or not, that a spelling may mean that is no card's name, sorted."""
        cards, faces = self._by_forgiving_key
        found = (index.get(form) for form in forgiving_keys(key) for index in (cards, faces))
        parts = [part for part in key.split("/") if part.strip()]
        meant = next(filter(None, found), None)
        if meant is None and len(parts) > 1:
            meant = set.intersection(*map(self._having, parts))
        return tuple(sorted(meant or ()))

    def _having(self, part: str) -> set[str]:
        """The cards with a name, or a face of a name, that is like this."""
        cards, faces = self._by_forgiving_key
        found = (cards.get(form, set()) | faces.get(form, set()) for form in forgiving_keys(part))
        return next(filter(None, found), set())

    @cached_property
    def _by_forgiving_key(self) -> tuple[Mapping[str, set[str]], Mapping[str, set[str]]]:
        """The cards, playable or not, by what spellings may have of their names, and of those of their faces."""
        return _by_forgiving_key(self.every_name.items()), _by_forgiving_key(self.faces())


@lru_cache(maxsize=2)  # decks are read one after another with the same thousands of names
def _under_their_own(names: tuple[str, ...]) -> CardNames:
    by_key: dict[str, str] = {}
    for name in names:
        other = by_key.setdefault(match_key(name), name)
        if other != name:
            raise ValueError(f'the cards "{other}" and "{name}" cannot be told apart in a decklist: rename one')
    return CardNames(by_key)


def _by_forgiving_key(names: Iterable[tuple[str, str]]) -> Mapping[str, set[str]]:
    """Cards by the `keys_in_any_order` of these names, each given by `match_key` and with its card."""
    found: dict[str, set[str]] = {}
    for key, card in names:
        for form in keys_in_any_order(key):
            found.setdefault(form, set()).add(card)
    return found
