"""Finding cards by what their texts say, without reading them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from decks.matching import forgiving_keys, match_key
from decks.names import CardNames, UnplayableCard
from decks.shown_names import is_japanese
from sim.cards.library.entries import Entry, Face
from sim.cards.library.in_use import CardsInUse
from sim.cards.picking import race_has

MULTICOLORED, COLORLESS = "multicolored", "colorless"
MOST_SPELLINGS = 3  # that a misspelt word may mean
CLOSE_WORD, CLOSE_NAME = 0.75, 0.7
_WORD = re.compile(r"\w[\w'-]*")

Span = tuple[int | None, int | None]
"""The least and the most of a number; None is no limit."""


@dataclass(frozen=True)
class Query:
    """What is looked for: all of it must fit a card, and what is about facts must fit one face of it."""

    words: tuple[str, ...] = ()
    name: str = ""
    civilizations: tuple[str, ...] = ()
    cost: Span = (None, None)
    power: Span = (None, None)
    type: str = ""
    races: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    set: str = ""

    def fits(self, entry: Entry) -> bool:
        """Whether a card fits, apart from words and name."""
        if self.set and match_key(self.set) not in map(match_key, entry.printed_in):
            return False
        return any(self._fits_face(face) for face in entry.faces)

    def _fits_face(self, face: Face) -> bool:
        return (
            all(_is_of(one, face.civilizations) for one in self.civilizations)
            and _within(face.cost, self.cost)
            and _within(face.power, self.power)
            and set(match_key(self.type).split()) <= set(match_key(face.type).replace("/", " ").split())
            and all(any(race_has(own, race) for own in face.races) for race in self.races)
            and all(any(_begins(line, keyword) for line in face.rules_text.split("\n")) for keyword in self.keywords)
        )


@dataclass(frozen=True)
class Found:
    """The cards that were found, those with the words in their names first; `similar` if no card has the words.

    Real cards that cannot be played yet are `unplayable`.
    """

    entries: tuple[Entry, ...]
    similar: bool = False
    unplayable: tuple[UnplayableCard, ...] = ()

    def first(self, limit: int | None) -> Found:
        """The first of them, those that can be played before the others."""
        if limit is None:
            return self
        left = max(0, limit - len(self.entries))
        return replace(self, entries=self.entries[:limit], unplayable=self.unplayable[:left])

    def __len__(self) -> int:
        """How many cards it has."""
        return len(self.entries) + len(self.unplayable)


def search_cards(query: Query, cards: CardsInUse) -> Found:
    """The cards that fit a query, and the real ones that cannot be played yet.

    Where no card has the words, those with similar names, unless one that cannot be played has them.
    """
    found = Index(cards.entries).search(query)
    unplayable = unplayable_with(query, cards.deck_names)
    return Found((), unplayable=unplayable) if unplayable and found.similar else replace(found, unplayable=unplayable)


class Index:
    """The texts of cards in the form in which they are compared."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        """Take the cards in the order in which they are shown."""
        self._entries = list(entries)

    def search(self, query: Query) -> Found:
        """The cards that fit; if none has the words or the name, those with similar names."""
        fitting = [entry for entry in self._entries if query.fits(entry)]
        words = [match_key(word) for word in query.words]
        name = [match_key(word) for word in query.name.split()]
        if not words and not name:
            return Found(tuple(fitting))
        found = []
        for entry in fitting:
            if not _not_in(entry.names, name):
                missing = _not_in(entry.names, words)
                if not missing or _has_all(_text(entry), missing):
                    found.append((bool(missing), entry))
        found.sort(key=lambda one: one[0])
        if found:
            return Found(tuple(entry for _, entry in found))
        return Found(self._similar([*name, *words], fitting), similar=True)

    def _similar(self, words: Sequence[str], fitting: Sequence[Entry]) -> tuple[Entry, ...]:
        """The cards whose names have each word or one like it; or else those with names like all the words."""
        meant = [self._spellings(word) for word in words]
        found = [entry for entry in fitting if all(_has_one(_names(entry), spellings) for spellings in meant)]
        if found:
            return tuple(found)
        by_name = {match_key(name): entry for entry in fitting for name in entry.names}
        close = difflib.get_close_matches(" ".join(words), by_name, n=MOST_SPELLINGS, cutoff=CLOSE_NAME)
        return tuple(dict.fromkeys(by_name[key] for key in close))

    def _spellings(self, word: str) -> list[str]:
        return [word, *difflib.get_close_matches(word, self._vocabulary, n=MOST_SPELLINGS, cutoff=CLOSE_WORD)]

    @cached_property
    def _vocabulary(self) -> list[str]:
        return sorted({word for entry in self._entries for word in _WORD.findall(_names(entry))})


def unplayable_with(query: Query, names: CardNames) -> tuple[UnplayableCard, ...]:
    """The real cards that cannot be played and have the words of a query in their names, sorted by name.

    Nothing more than their names and sets is known: a query for more finds none of them.
    """
    if replace(query, words=(), name="", set="") != Query() or not (query.words or query.name or query.set):
        return ()
    words = [match_key(word) for word in (*query.name.split(), *query.words)]
    cards = {card.name: card for key, card in names.unplayable().items() if key not in names.known}
    found = [card for card in cards.values() if not _not_in((card.name, card.japanese_name), words)]
    if not found and words and (meant := names.unplayable_card(" ".join((*query.name.split(), *query.words)))):
        found = [meant]
    in_set = (card for card in found if not query.set or match_key(query.set) in map(match_key, card.sets))
    return tuple(sorted(in_set, key=lambda card: card.name.casefold()))


def _names(entry: Entry) -> str:
    return match_key("\n".join(entry.names))


def _not_in(names: Sequence[str], words: Sequence[str]) -> list[str]:
    """The words that none of the names has; Japanese ones are found in whatever kana, with or without ・ and ー."""
    if not words:
        return []
    together = match_key("\n".join(names))
    missing = [word for word in words if word not in together]
    if not any(map(is_japanese, missing)):
        return missing
    written = [_letters(match_key(name)) for name in names if is_japanese(name)]

    def is_written(letters: str) -> bool:
        return bool(letters) and any(letters in one for one in written)

    return [word for word in missing if not (is_japanese(word) and is_written(_letters(word)))]


def _letters(key: str) -> str:
    return "".join(forgiving_keys(key)[:1])


def _text(entry: Entry) -> str:
    return match_key("\n".join(text for face in entry.faces for text in (face.line, face.name, face.rules_text)))


def _has_all(text: str, words: Sequence[str]) -> bool:
    return all(word in text for word in words)


def _has_one(text: str, words: Sequence[str]) -> bool:
    return any(word in text for word in words)


def _is_of(civilization: str, civilizations: Sequence[str]) -> bool:
    if civilization == MULTICOLORED:
        return len(civilizations) > 1
    return not civilizations if civilization == COLORLESS else civilization in civilizations


def _within(number: int | None, span: Span) -> bool:
    least, most = span
    if least is None and most is None:
        return True
    return number is not None and (least is None or least <= number) and (most is None or number <= most)


def _begins(line: str, keyword: str) -> bool:
    """Whether a paragraph is this keyword: "Saver" begins with "Saver: When ..."."""
    said, asked = match_key(line), match_key(keyword)
    return bool(asked) and said.startswith(asked) and not said[len(asked) :][:1].isalnum()
