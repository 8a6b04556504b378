"""Which cards a text means when it refers to them by a word in a name, a race, a whole name or an ability.

The words, and the cards that look for them, are found by reading cards. The functions that write
the tables say what a word picks.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from decks.matching import match_key
from sim.cards.library.entries import Entry, Face
from sim.cards.library.in_use import CardsInUse
from sim.cards.library.unreviewed import NotUnderstood, not_understood_that_ship
from sim.cards.picking import is_named, name_has, name_words, race_has, race_words
from sim.cards.text.blocks import BETWEEN_NAMES
from sim.cards.words import Cards, GodLink
from sim.cards.words.definitions import parts_of
from sim.cards.words.king_cells import Combines

NAME: Final = "in names"
RACE: Final = "in races"
WHOLE_RACE: Final = "a race"
WHOLE_NAME: Final = "a name"
ABILITY: Final = "an ability"
SHORT: Final = 5  # letters of a word
KINDS: Final = (NAME, WHOLE_NAME, RACE, WHOLE_RACE, ABILITY)


@dataclass(frozen=True)
class Picks:
    """A word, its Japanese form if it is known, which cards look for it, and which cards it picks.

    Other conditions of the texts, such as civilizations and card types, play no part. Of words in races the races are
    named too. `unplayable` are published cards that it would pick and that cannot be played yet.
    """

    kind: str
    word: str
    japanese: str
    looked_for_by: tuple[str, ...]
    entries: tuple[Entry, ...]
    unplayable: tuple[str, ...] = ()
    races: tuple[str, ...] = ()

    @property
    def without_others(self) -> tuple[str, ...]:
        """The cards that look for the word and find no other card by it, playable or not."""
        names = {*(entry.name for entry in self.entries), *self.unplayable}
        return tuple(name for name in self.looked_for_by if not names - {name})


def words_of(card: Any) -> Iterator[tuple[str, str]]:
    """The words that a card's text, or a part of it, uses to pick cards, each with its kind."""
    for part in parts_of(card):
        if isinstance(part, Cards):
            yield from ((NAME, word) for word in (*part.names, *part.all_names))
            yield from ((WHOLE_NAME, word) for word in (part.name_in_full, part.name_denied) if word)
            yield from (
                (RACE, word) for word in (*part.races, *part.not_races, part.race_too, part.evolving_race) if word
            )
            yield from ((WHOLE_RACE, word) for word in [part.race_in_full] if word)
            yield from ((ABILITY, word) for word in part.abilities)
        elif isinstance(part, GodLink):
            yield from ((WHOLE_NAME, word) for word in (*part.left, *part.right))
        elif isinstance(part, Combines):
            yield from ((WHOLE_NAME, word) for word in part.names)


def names_picked(kind: str, word: str, entry: Entry) -> tuple[str, ...]:
    """The names of the card, and of its halves or sides, that the word picks; the card's own name comes first."""
    if kind == NAME:
        return tuple(face.name for face in entry.faces if name_has(face.name, word, face.japanese_name))
    names = dict.fromkeys((entry.name, *(face.name for face in entry.faces)))
    return tuple(name for name in names if is_named(name, word))


def _picks(kind: str, word: str, entry: Entry) -> bool:
    if kind in (NAME, WHOLE_NAME):
        return bool(names_picked(kind, word, entry))
    if kind == ABILITY:
        return any(_has_ability(face, word) for face in entry.faces)
    return any(_race_fits(kind, word, race) for face in entry.faces for race in face.races)


def _has_ability(face: Face, word: str) -> bool:
    """Whether a paragraph of the text is the ability, or one of its name."""
    begun = match_key(word)
    if begun not in face.rules_text.lower():
        return False
    lines = (match_key(line) for line in face.rules_text.split("\n"))
    return any(line == begun or line.startswith((f"{begun}:", f"{begun} ")) for line in lines)


def _race_fits(kind: str, word: str, race: str) -> bool:
    return race == word if kind == WHOLE_RACE else race_has(race, word)


def picks_of(kind: str, word: str, looked_for_by: Iterable[str], entries: Sequence[Entry]) -> Picks:
    """What a word picks among the cards."""
    found = tuple(entry for entry in entries if _picks(kind, word, entry))
    meaning = {NAME: name_words(), WHOLE_NAME: name_words(), RACE: race_words()}.get(kind, {}).get(match_key(word))
    unplayable: tuple[str, ...] = ()
    if kind in (NAME, WHOLE_NAME):
        fits = _name_has if kind == NAME else _is_named
        found_too = (one.names[0] for one in not_understood_that_ship() if fits(one, word))
        unplayable = tuple(sorted(found_too))
    races = {race for entry in found for face in entry.faces for race in face.races if kind in (RACE, WHOLE_RACE)}
    fitting = tuple(sorted(race for race in races if _race_fits(kind, word, race)))
    owners = tuple(sorted(looked_for_by))
    return Picks(kind, word, meaning.japanese if meaning else "", owners, found, unplayable, fitting)


def _name_has(card: NotUnderstood, word: str) -> bool:
    """Whether the word is in the name of the card, or of one of its halves, in English or Japanese."""
    english, japanese = card.name.split(BETWEEN_NAMES), card.japanese_name.split(BETWEEN_NAMES)
    return any(name_has(name, word, other) for name, other in itertools.zip_longest(english, japanese, fillvalue=""))


def _is_named(card: NotUnderstood, name: str) -> bool:
    return any(is_named(half, name) for half in card.name.split(BETWEEN_NAMES))


def all_picks(
    cards: CardsInUse, wanted: str = "", progress: Callable[[int], None] = lambda done: None
) -> tuple[Picks, ...]:
    """What the words pick that cards look for, by kind and word; of a word that is wanted, only what it picks.

    `progress` gets the number of cards looked at. Raises CardFileError for a card that is not understood.
    """
    owners: dict[tuple[str, str], set[str]] = {}
    begun = match_key(wanted)
    begun = begun[:-1] if len(begun) > SHORT else begun  # the plural may have another ending
    for done, entry in enumerate(cards.entries, 1):
        if any(begun in match_key(face.rules_text) for face in entry.faces):
            for found in words_of(cards.find(entry.name)):
                owners.setdefault(found, set()).add(entry.name)
        progress(done)
    order = sorted(owners, key=lambda one: (KINDS.index(one[0]), match_key(one[1])))
    return tuple(
        picks_of(kind, word, owners[kind, word], cards.entries)
        for kind, word in order
        if not wanted or match_key(word) == match_key(wanted)
    )
