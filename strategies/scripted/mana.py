"""Mana and its civilizations, as the asked player counts them."""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import (
    asked_player,
    card_in,
    cards_in,
    civilizations,
    cost,
)
from sim.engine.record.codes.cards import (
    HAND,
    MANA,
)
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables

SOME_MANA: Final = 3  # from here on HAND_KEPT counts


# --- Mana -------------------------------------------------------------------------------------------------
@rule
def mana_civilizations(g: Game, t: Tables) -> int:
    """The civilizations among the asked player's mana cards."""
    bits = 0
    for index in range(cards_in(g, asked_player(g), MANA)):
        bits |= civilizations(g, t, card_in(g, asked_player(g), asked_player(g), MANA, index))
    return bits


@rule
def hand_civilizations(g: Game, t: Tables) -> int:
    """The civilizations that the asked player's hand needs."""
    bits = 0
    for index in range(cards_in(g, asked_player(g), HAND)):
        bits |= civilizations(g, t, card_in(g, asked_player(g), asked_player(g), HAND, index))
    return bits


@rule
def look_ahead(g: Game, t: Tables, but: int, mana: int, civs: int) -> tuple[int, int, int]:
    """What the rest of the hand could use with this much mana of these civilizations.

    The highest cost that it pays, the highest cost with one mana more, and the civilizations that all need.
    """
    now = 0
    later = 0
    needed = 0
    for index in range(cards_in(g, asked_player(g), HAND)):
        card = card_in(g, asked_player(g), asked_player(g), HAND, index)
        if card == but:
            continue
        own_civs = civilizations(g, t, card)
        price = cost(g, t, card)
        needed |= own_civs
        if (own_civs & ~civs) == 0 and price <= mana + 1:
            later = max(later, price)
            if price <= mana:
                now = max(now, price)
    return now, later, needed
