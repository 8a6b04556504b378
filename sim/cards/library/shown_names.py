"""Calling cards by their Japanese names: finding these by the English ones, and choosing what people read."""

import contextlib
import os
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache, lru_cache
from typing import Any

from decks.matching import match_key
from decks.shown_names import CHOICES, ENGLISH, VARIABLE, calling_cards, names_chosen
from sim.cards.japanese.card_lines import japanese_text
from sim.cards.japanese.noun_phrases import CIVILIZATIONS
from sim.cards.japanese.reader import races
from sim.cards.library.entries import names_of_faces
from sim.cards.library.in_use import CardsInUse, OwnCard, cards_in_use
from sim.cards.library.lookup import library_texts
from sim.cards.library.unreviewed import unreviewed_faces
from sim.cards.text.blocks import BETWEEN_NAMES
from sim.cards.text.files import CardFileError
from sim.cards.wording import JAPANESE_NAME, side_named
from sim.language import VARIABLE as LANGUAGE

IN_JAPANESE = "In Japanese: "
# Cards that situations are filled with, which are nobody's (`sim.games.scenario.pieces`).
FILLERS = {
    "filler": "ダミー",
    "light filler": "ダミー（光）",
    "water filler": "ダミー（水）",
    "darkness filler": "ダミー（闇）",
    "fire filler": "ダミー（火）",
    "nature filler": "ダミー（自然）",
}
BETWEEN_HALVES = "/"  # in the Japanese name of a twinpact, with or without blanks


def japanese_name(name: str) -> str:
    """The Japanese name of the card, side or half of this English name; "" where it is not known.

    >>> japanese_name("Corile")
    'コーライル'
    """
    cards, key = cards_in_use(), match_key(name)
    if key in FILLERS:
        return FILLERS[key]
    card = cards.deck_names.known.get(key) or _cards_of_faces(cards).get(key)
    if card is None:
        return ""
    own = None
    with contextlib.suppress(CardFileError):
        own = cards.own_card(card)
    lines = library_texts().get(match_key(card), ()) if own is None else own.text.split("\n")
    return next((japanese for english, japanese in _names(lines) if match_key(english) == key), "")


def japanese_lines(own: OwnCard | None) -> list[str]:
    """The rules text of a card as its owner wrote it in Japanese, where people read Japanese; nothing for others."""
    if own is None or names_chosen() == ENGLISH:
        return []
    return [f"{IN_JAPANESE}{line}" for line in japanese_text(own.text.split("\n"))]


def japanese_lines_of(name: str) -> list[str]:
    """What `japanese_lines` says of the card of this name, if it is one of the user's that is understood."""
    with contextlib.suppress(CardFileError):
        return japanese_lines(cards_in_use().own_card(name))
    return []


def race_in_japanese(race: str) -> str:
    """The Japanese name of a race; its English one where that is not known.

    >>> race_in_japanese("Liquid People")
    'リキッド・ピープル'
    """
    return _japanese_races().get(race, race)


def word_in_english(word: str) -> str:
    """The English name of a race or a civilization that is given in Japanese; any other word as it is.

    >>> word_in_english("リキッド・ピープル"), word_in_english("火"), word_in_english("Human")
    ('Liquid People', 'fire', 'Human')
    """
    return races().get(word) or CIVILIZATIONS.get(word, word)


@cache
def _japanese_races() -> Mapping[str, str]:
    return {english: japanese for japanese, english in reversed(races().items())}  # the first of several


def named_in_japanese(card: str) -> dict[str, str]:
    """The Japanese name of a card as JSON has it next to the English one; nothing where it is not known."""
    japanese = japanese_name(card)
    return {"japanese_name": japanese} if japanese else {}


def with_japanese_names(value: Any) -> Any:
    """JSON in which the Japanese name of a card stands wherever it names a `card`.

    >>> with_japanese_names([{"card": "Corile", "copies": 2}])
    [{'card': 'Corile', 'japanese_name': 'コーライル', 'copies': 2}]
    """
    named = cache(named_in_japanese)  # a result names a card many times

    def within(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [within(each) for each in value]
        if not isinstance(value, dict):
            return value
        found: dict[Any, Any] = {}
        for key, each in value.items():
            found[key] = within(each)
            if key == "card" and isinstance(each, str):
                found |= named(each)
        return found

    return within(value)


@lru_cache(4)
def _cards_of_faces(cards: CardsInUse) -> Mapping[str, str]:
    """For each half and other side by `match_key`, a card that has it."""
    own = {key: card.text.split("\n") for key, card in cards.own.items()}
    texts = {**library_texts(), **own}.values()
    found = {match_key(face): lines[0] for lines in texts for face in names_of_faces(lines)}
    return dict(unreviewed_faces()) | found


def _names(lines: Sequence[str]) -> list[tuple[str, str]]:
    """The English names of a card, its sides and its halves, with the Japanese ones that its lines say."""
    found: list[tuple[str, str]] = []
    english = lines[0] if lines else ""
    for line in lines[1:]:
        english = side_named(line) or english
        if line.startswith(JAPANESE_NAME):
            found.append((english, line.removeprefix(JAPANESE_NAME).strip()))
    for english, japanese in found[:1]:
        halves, parts = english.split(BETWEEN_NAMES), japanese.split(BETWEEN_HALVES)
        if len(halves) == len(parts) == 2:
            found += zip(halves, map(str.strip, parts), strict=True)
    return found


def using_names(choice: str) -> AbstractContextManager[None]:
    """Call cards by their names in English (`en`), Japanese (`ja`) or `both` where people read, within the block.

    Raises ValueError for another choice.

    >>> from decks.shown_names import called
    >>> with using_names("ja"):
    ...     called("Corile")
    'コーライル'
    """
    if choice not in CHOICES:
        raise ValueError(f"names of cards are shown in {', '.join(CHOICES)}, and not in {choice!r}")
    return calling_cards(choice, cache(japanese_name))


def names_of_parent() -> AbstractContextManager[None]:
    """Call cards as the process does that has started this one (`names_for_child`)."""
    return using_names(os.environ.get(VARIABLE) or os.environ.get(LANGUAGE) or ENGLISH)
