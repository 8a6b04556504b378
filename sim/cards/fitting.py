"""Which cards fit a description by their printed characteristics: types, races, names, cost.

This is decided once, when the tables are written; the rules only test a bit. The engine itself compares what changes
during a game: power, keywords, orientation.
"""

from sim.cards.words import Card, Cards
from sim.engine.record.codes.cards import BATTLE


def fits_as_printed(cards: Cards, card: Card) -> bool:
    """Whether the printed characteristics of a card fit a description; a twinpact fits if one half does."""
    if card.halves and set(cards.zones) != {BATTLE}:
        return any(fits_as_printed(cards, half) for half in card.halves)
    if cards.types and not cards.types & card.types:
        return False
    if cards.not_types & card.types or cards.all_types & ~card.types:
        return False
    if cards.civilizations and not cards.civilizations & card.civilizations:
        return False
    if cards.not_civilizations & card.civilizations:
        return False
    if cards.multicolored and card.civilizations.bit_count() < 2:
        return False
    if cards.races and not any(_has_race(card, word) for word in cards.races):
        return False
    if cards.either and not any(fits_as_printed(alternative, card) for alternative in cards.either):
        return False
    labels = [getattr(feature, "label", "") for feature in card.features]
    if cards.ability_word and f"{cards.ability_word}: " not in labels:
        return False
    if cards.names and not any(name in card.name for name in cards.names):
        return False
    return card.cost >= cards.least_cost and (cards.most_cost is None or card.cost <= cards.most_cost)


def fits_a_seal(cards: Cards) -> bool:
    """Whether a description fits a card in the battle zone that lies face down: it costs 0, and has nothing else.

    116.3a, 200.3b. It has no power, no keywords and no orientation either.
    """
    if BATTLE not in cards.zones or cards.least_cost > 0:
        return False
    printed = cards.types or cards.all_types or cards.civilizations or cards.multicolored or cards.races or cards.names
    state = cards.keywords or cards.is_tapped is not None or cards.is_new or cards.relation
    powers = (cards.least_power, cards.most_power)
    return not (printed or state or cards.either or cards.ability_word) and powers == (None, None)


def _has_race(card: Card, word: str) -> bool:
    """Whether a race contains the whole word: "Dragonoid" does not contain "Dragon" (203.2)."""
    words = word.split()
    for race in card.all_races:
        parts = race.split()
        if any(parts[at : at + len(words)] == words for at in range(len(parts))):
            return True
    return False
