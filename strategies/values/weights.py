"""What a value is: a weight for each feature of a position, and for cards of a deck where they lie."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

LARGEST_WEIGHT: Final = 1_000_000.0


@dataclass(frozen=True)
class Value:
    """A value that was read, or trained.

    `about` says where it comes from, as (what, text), such as ("seed", "7"). `features` has the weight of each feature
    by its name; `cards` that of a card in a place, as (name, place), besides what the features say of it.
    """

    features: Mapping[str, float]
    cards: Mapping[tuple[str, str], float] = field(default_factory=dict)
    about: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class ValueWords:
    """The words that a value may use.

    These are the names of the features, each of which it needs, the places of cards, and the known cards by
    `decks.match_key`.
    """

    features: tuple[str, ...]
    places: tuple[str, ...]
    cards: Mapping[str, str]
