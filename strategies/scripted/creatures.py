"""What a creature is worth, in points: its power, 500 for each mana of its cost, its breakers."""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import (
    cost,
    fights,
    is_sealed,
    keywords_of,
    power,
)
from sim.engine.facts.view import kind as kind_of
from sim.engine.record.codes import descriptions, events, keywords, numbers
from sim.engine.record.indices import Card, Kind
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables

CARD_POINTS: Final = 1500  # a card in hand, of either player
MANA_POINTS: Final = 700  # a card in the mana zone
COST_POINTS: Final = 500  # each mana of a card's cost
BREAK_POINTS: Final = 1500  # each shield beyond the first that a creature breaks
COST_CAP: Final = 12  # costs beyond this (a Forbidden creature's 99) count as this
STRONGEST: Final = 20_000  # and so do powers
BLOCKS_ONLY: Final = 7  # tenths of the worth of a creature that can block and not attack
DOES_NOTHING: Final = 2  # and of one that can do neither, and waits for nothing


# --- Creatures --------------------------------------------------------------------------------------------
@rule
def is_fighter(g: Game, t: Tables, card: Card) -> bool:
    """Whether a card in the battle zone is a creature that counts: a sealed one does not."""
    return fights(g, t, card) and not is_sealed(g, card)


@rule
def breaker_size(bits: int, strength: int) -> int:
    """How many shields a creature with these keywords and this power breaks; four stands for all of them too.

    The power matters only for a powered breaker.
    """
    if (bits & keywords.ALL_BREAKERS) == 0:
        return 1
    if (bits & (keywords.WORLD_BREAKER | keywords.QUATTRO_BREAKER | keywords.INFINITY_BREAKER)) != 0:
        return 4
    if (bits & keywords.TRIPLE_BREAKER) != 0:
        return 3
    least = 2 if (bits & keywords.DOUBLE_BREAKER) != 0 else 1
    if (bits & keywords.POWERED_BREAKER) != 0:
        return min(max(least, 1 + strength // numbers.POWER_OF_A_BREAK), 4)
    return least


@rule
def worth_of(strength: int, bits: int, price: int) -> int:
    """What a creature with this power, these keywords and this cost is worth to its owner."""
    points = min(strength, STRONGEST) + COST_POINTS * min(price, COST_CAP)
    return points + BREAK_POINTS * (breaker_size(bits, strength) - 1)


@rule
def waits(t: Tables, kind: Kind) -> bool:
    """Whether a creature has an ability for later: a static one, one to tap it for, or one that has not triggered."""
    if t.static_count[kind] > 0 or t.tap_ability[kind] >= 0:
        return True
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        entered = (t.trigger_event[row, 0] & events.PUT) != 0 and t.trigger_subject[row] == descriptions.SUBJECT_IS_SELF
        if not entered and t.trigger_declared[row] == 0:
            return True
    return False


@rule
def threat_of(g: Game, t: Tables, card: Card) -> int:
    """What a visible creature can still do for its owner, in points: less than its worth if it waits for nothing."""
    worth = creature_worth(g, t, card)
    if waits(t, kind_of(g, card)):
        return worth
    # What it did on entering was most of what its cost paid for.
    worth -= COST_POINTS * min(cost(g, t, card), COST_CAP) * 3 // 4
    bits = keywords_of(g, t, card)
    if (bits & (keywords.CANT_ATTACK | keywords.CANT_ATTACK_PLAYERS)) == 0:
        return worth
    return (
        worth
        * (BLOCKS_ONLY if (bits & (keywords.BLOCKER | keywords.CANT_BLOCK)) == keywords.BLOCKER else DOES_NOTHING)
        // 10
    )


@rule
def creature_worth(g: Game, t: Tables, card: Card) -> int:
    """What a visible creature is worth to its owner."""
    return worth_of(power(g, t, card), keywords_of(g, t, card), cost(g, t, card))
