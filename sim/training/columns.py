"""Which numbers of a position get weights: the features, and perhaps the cards of a deck in each of their places."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sim.engine.record.codes import features, numbers
from sim.games.matchups.matchup import Matchup
from strategies.values.rows import row_of, value_of
from strategies.values.weights import Value
from strategies.values.writing import DIGITS

Weights = NDArray[np.float64]


def kinds_of(matchup: Matchup) -> dict[str, int]:
    """The kind of each card of a matchup, by name."""
    return {card.name: kind for kind, card in reversed(list(enumerate(matchup.cards)))}


def as_written(weights: Weights) -> Weights:
    """The weights as a text has them, with this many digits: what is tested is what is read from it again."""
    return np.array([float(f"{weight:.{DIGITS}g}") for weight in weights.tolist()])


@dataclass(frozen=True)
class Columns:
    """The columns of what is trained: a feature each, and after them, for each place, a card each."""

    cards: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many columns there are."""
        return features.WIDTH + len(features.CARD_PLACES) * len(self.cards)

    @property
    def of_cards(self) -> slice:
        """The columns of the cards."""
        return slice(features.WIDTH, self.count)

    def places(self, kinds: Mapping[str, int]) -> NDArray[np.int64]:
        """Where the columns are in a position of a matchup with cards of these kinds (`SearchScratch.position`)."""
        cards = [
            features.WIDTH + numbers.KINDS * place + kinds[card]
            for place in range(len(features.CARD_PLACES))
            for card in self.cards
        ]
        return np.array([*range(features.WIDTH), *cards], np.int64)

    def row(self, weights: Weights, kinds: Mapping[str, int]) -> Weights:
        """These weights as a row for the engine."""
        row = np.zeros(features.WEIGHTS)
        row[self.places(kinds)] = weights
        return row

    def weights_of(self, value: Value) -> Weights:
        """The weights of a value; cards that it does not name weigh nothing."""
        return row_of(value, self._kinds)[self.places(self._kinds)]

    def value(self, weights: Weights, about: tuple[tuple[str, str], ...] = ()) -> Value:
        """The value that has these weights. Cards without any weight are left out."""
        return value_of(self.row(weights, self._kinds), self._kinds, about)

    @property
    def _kinds(self) -> dict[str, int]:
        """Kinds of the cards where there is no matchup."""
        return {card: kind for kind, card in enumerate(self.cards)}
