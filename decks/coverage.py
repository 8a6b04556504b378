"""Which lists can be played, and what the others lack: the cards and sentences that free most lists come first."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from decks.checking import DeckError, Problem
from decks.formats import DeckFormat
from decks.matching import match_key
from decks.names import CardNames, UnplayableCard
from decks.reading import Deck, read_deck
from decks.sources import field_decks
from decks.suggested_cards import did_you_mean_card
from decks.unlocking import Need, unlock_order
from decks.unplayable import reason
from sim.language import gettext

MOST_SUGGESTIONS = 10  # missing cards that similar names are searched for
LISTS_AT_A_TIME = 20  # are read between two messages of progress: the first one takes longer than others

_NUMBER = re.compile(r"\d[\d,]*")


@dataclass(frozen=True)
class CoveredList:
    """A list: its file, the deck if it can be played, the cards that it lacks, and what else is wrong with it.

    `not_reviewed` are the cards of a deck that were imported and not reviewed.
    """

    source: str
    deck: Deck | None = None
    missing: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
    not_reviewed: tuple[str, ...] = ()

    @property
    def lacks_cards_alone(self) -> bool:
        """Whether it could be played with the cards that it lacks."""
        return bool(self.missing) and not self.problems

    def to_json(self) -> dict[str, Any]:
        """The list as JSON."""
        return {
            "file": self.source,
            "name": self.deck.name if self.deck else None,
            "playable": self.deck is not None,
            **({"imported_cards_not_reviewed": list(self.not_reviewed)} if self.not_reviewed else {}),
            "missing": list(self.missing),
            "problems": [{"line": problem.line, "message": problem.message} for problem in self.problems],
        }


@dataclass(frozen=True)
class MissingCard:
    """A card that lists lack: their files, and what is known of a real card.

    `alone` is how many lists it alone would free, and `playable` how many can be played with it and those before it.
    """

    name: str
    lists: tuple[str, ...]
    alone: int
    playable: int
    real: UnplayableCard | None
    hint: str = ""

    @property
    def reason(self) -> str:
        """Why it is missing."""
        if self.real is None:
            return gettext("no card is known by this name.") + self.hint
        return reason(self.real)

    def to_json(self) -> dict[str, Any]:
        """The card as JSON."""
        return {
            "card": self.name,
            "lists": list(self.lists),
            "frees_alone": self.alone,
            "playable_then": self.playable,
            "real": self.real is not None,
            "japanese_name": self.real.japanese_name or None if self.real else None,
            "printed_in": list(self.real.sets) if self.real else [],
            "sentences": list(self.real.sentences) if self.real else [],
            "reason": self.reason,
        }


@dataclass(frozen=True)
class MissingSentence:
    """A sentence that is not understood, the cards that have it, and the lists that lack these.

    Sentences that differ only in numbers count as one. `alone` is how many lists it alone would free, and `playable`
    how many can be played with it and those before it.
    """

    text: str
    cards: tuple[str, ...]
    lists: tuple[str, ...]
    alone: int
    playable: int

    def to_json(self) -> dict[str, Any]:
        """The sentence as JSON."""
        return {
            "sentence": self.text,
            "cards": list(self.cards),
            "lists": list(self.lists),
            "frees_alone": self.alone,
            "playable_then": self.playable,
        }


@dataclass(frozen=True)
class Coverage:
    """The lists in the order given, and the cards and sentences that they lack, in the order that frees most lists."""

    lists: tuple[CoveredList, ...]
    missing: tuple[MissingCard, ...]
    sentences: tuple[MissingSentence, ...]

    @property
    def playable(self) -> int:
        """How many lists can be played."""
        return sum(one.deck is not None for one in self.lists)

    @property
    def lacking_cards_alone(self) -> int:
        """How many lists could be played with the cards that they lack."""
        return sum(one.lacks_cards_alone for one in self.lists)

    @property
    def with_other_problems(self) -> int:
        """How many lists have problems that no card would solve, such as 39 cards."""
        return sum(bool(one.problems) for one in self.lists)

    def to_json(self) -> dict[str, Any]:
        """All of it as JSON."""
        return {
            "playable": self.playable,
            "lacking_cards_alone": self.lacking_cards_alone,
            "with_other_problems": self.with_other_problems,
            "lists": [one.to_json() for one in self.lists],
            "missing": [one.to_json() for one in self.missing],
            "sentences": [one.to_json() for one in self.sentences],
        }


def coverage(
    sources: Sequence[str],
    names: CardNames,
    format: DeckFormat = "standard",
    *,
    not_reviewed: Callable[[Deck], Sequence[str]] = lambda deck: (),
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Coverage:
    """Read lists, files or folders of them, and find out what they lack.

    `not_reviewed` returns the cards of a deck that were imported and not reviewed, and raises DeckError for a deck that
    cannot be played after all. `progress` is called now and then with how many of how many lists have been read.
    """
    found = tuple(dict.fromkeys(one for source in sources for one in _in_folder(source)))  # one named twice is one list
    lists: list[CoveredList] = []
    silent = replace(names, suggesting=False)
    for one in found:
        lists.append(one if isinstance(one, CoveredList) else _covered(one, silent, format, not_reviewed))
        if len(lists) % LISTS_AT_A_TIME == 0 or len(lists) == len(found):
            progress(len(lists), len(found))
    return _ranked(tuple(lists), names)


def _in_folder(source: str) -> Sequence[CoveredList | str]:
    """The files of a folder, the decks of an era; of a folder without any, what is wrong with it."""
    try:
        return [str(one) for one in field_decks([source])]
    except DeckError as error:
        return [CoveredList(source, problems=error.problems)]


def _covered(
    source: str, names: CardNames, format: DeckFormat, not_reviewed: Callable[[Deck], Sequence[str]]
) -> CoveredList:
    try:
        deck = read_deck(source, names, format)
        return CoveredList(source, deck, not_reviewed=tuple(not_reviewed(deck)))
    except DeckError as error:
        missing = dict.fromkeys(problem.unknown for problem in error.problems if problem.unknown is not None)
        others = tuple(problem for problem in error.problems if problem.unknown is None)
        return CoveredList(source, None, tuple(missing), others)


# --- The order ----------------------------------------------------------------------------------------------
def _ranked(lists: tuple[CoveredList, ...], names: CardNames) -> Coverage:
    written: dict[str, str] = {}
    for one in lists:
        for name in one.missing:
            written.setdefault(match_key(name), name)
    real = {key: names.unplayable_card_asked_for(name) for key, name in written.items()}
    lacked = [frozenset(map(match_key, one.missing)) for one in lists]
    blocked = [bool(one.problems) for one in lists]
    steps = unlock_order([Need(*need) for need in zip(lacked, blocked, strict=True)])
    hints = _hints([step.thing for step in steps if real[step.thing] is None], names)
    files = _files(lists, lacked)
    missing = tuple(
        MissingCard(
            written[step.thing],
            files[step.thing],
            step.alone,
            step.free,
            real[step.thing],
            hints.get(step.thing, ""),
        )
        for step in steps
    )
    return Coverage(lists, missing, _ranked_sentences(lists, lacked, {key: one for key, one in real.items() if one}))


def _ranked_sentences(
    lists: Sequence[CoveredList], lacked: Sequence[frozenset[str]], real: Mapping[str, UnplayableCard]
) -> tuple[MissingSentence, ...]:
    """The sentences of the cards that lists lack; `lacked` and `real` are by `match_key`."""
    sentences_of = {key: frozenset(map(_pattern, card.sentences)) for key, card in real.items()}
    texts: dict[str, str] = {}
    cards_of: dict[str, list[str]] = {}
    for key, card in real.items():
        for text in card.sentences:
            texts.setdefault(_pattern(text), text)
        for sentence in sentences_of[key]:
            cards_of.setdefault(sentence, []).append(card.name)
    needs = []
    for one, keys in zip(lists, lacked, strict=True):
        # What is no card, or a card of which no sentence is known, comes with no sentence.
        blocked = bool(one.problems) or not all(sentences_of.get(key) for key in keys)
        needs.append(Need(frozenset().union(*(sentences_of.get(key, ()) for key in keys)), blocked))
    files = _files(lists, [need.things for need in needs])
    return tuple(
        MissingSentence(
            texts[step.thing], tuple(sorted(cards_of[step.thing])), files[step.thing], step.alone, step.free
        )
        for step in unlock_order(needs)
    )


def _pattern(sentence: str) -> str:
    """A sentence without its numbers, which make no difference to whether it is understood."""
    return _NUMBER.sub("N", match_key(sentence))


def _files(lists: Sequence[CoveredList], lacked: Sequence[frozenset[str]]) -> dict[str, tuple[str, ...]]:
    """The files of the lists that lack each thing."""
    found: dict[str, list[str]] = {}
    for one, things in zip(lists, lacked, strict=True):
        for thing in things:
            found.setdefault(thing, []).append(one.source)
    return {thing: tuple(files) for thing, files in found.items()}


def _hints(keys: Sequence[str], names: CardNames) -> dict[str, str]:
    """What may have been meant by the first of these, which are names of no card. Searching takes time."""
    return {key: did_you_mean_card(key, names) for key in keys[:MOST_SUGGESTIONS]}
