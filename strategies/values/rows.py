"""Values as rows of numbers, which the engine weighs positions by (`sim.engine.value`), and back."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sim.engine.record.codes import features, numbers
from strategies.values.weights import Value, ValueWords

SENTENCES: Final = {one.name: one.sentence for one in features.FEATURES}
_FIRST: Final = {place: features.WIDTH + numbers.KINDS * at for at, place in enumerate(features.CARD_PLACES)}


def value_words(cards: Mapping[str, str]) -> ValueWords:
    """The words of a value; `cards` are the known cards by `decks.match_key`."""
    return ValueWords(tuple(SENTENCES), features.CARD_PLACES, cards)


def row_of(value: Value, kinds: Mapping[str, int]) -> NDArray[np.float64]:
    """The weights of a value for a matchup with cards of these kinds; shape (WEIGHTS)."""
    row = np.zeros(features.WEIGHTS)
    row[: features.WIDTH] = [value.features[name] for name in SENTENCES]
    for (card, place), weight in value.cards.items():
        if card in kinds:
            row[_FIRST[place] + kinds[card]] = weight
    return row


def value_of(row: NDArray[np.float64], kinds: Mapping[str, int], about: tuple[tuple[str, str], ...] = ()) -> Value:
    """The value that has these weights: the contrary of `row_of`. Cards without a weight are left out."""
    cards = {
        (card, place): float(row[first + kind])
        for card, kind in kinds.items()
        for place, first in _FIRST.items()
        if row[first + kind]
    }
    return Value(dict(zip(SENTENCES, row[: features.WIDTH].tolist(), strict=True)), cards, about)
