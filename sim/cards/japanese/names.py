"""What the names in a Japanese text are in English: card names, and words that stand in names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from decks.matching import match_key
from sim.cards.japanese.reader import Names
from sim.cards.japanese.tables import rows
from sim.cards.picking import name_words


@cache
def _words() -> Mapping[str, str]:
    known = {meaning.japanese.partition("（")[0]: meaning.word for meaning in name_words().values() if meaning.japanese}
    return known | {japanese: english for _, japanese, english in rows("words")}


def names_of(cards: Mapping[str, str]) -> Names:
    """The English of names: of cards, given by the `match_key` of their Japanese names, and of words in names."""
    return lambda name: _words().get(name) or cards.get(match_key(name))
