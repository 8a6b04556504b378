"""Mana and its civilizations, as the asked player counts them."""

from typing import Final

from sim.compiler.decorators import rule
from sim.engine.facts.view import (
    asked_player,
    card_in,
    cards_in,
    civilizations,
    cost,
    note,
    noted,
)
from sim.engine.record.codes.cards import (
    HAND,
    MANA,
)
from sim.engine.record.indices import Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables

SOME_MANA: Final = 3  # from here on HAND_KEPT counts

# What is noted of each card of the hand.
NOTED_CARD: Final = 0
NOTED_CIVILIZATIONS: Final = 1
NOTED_COST: Final = 2


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
def note_hand(g: Game, t: Tables) -> None:
    """Write the cards of the asked player's hand down, with their civilizations and costs, for `look_ahead`."""
    me = asked_player(g)
    for index in range(cards_in(g, me, HAND)):
        card = card_in(g, me, me, HAND, index)
        note(g, NOTED_CARD, index, card)
        note(g, NOTED_CIVILIZATIONS, index, civilizations(g, t, card))
        note(g, NOTED_COST, index, cost(g, t, card))


@rule
def look_ahead(g: Game, but: Card, mana: int, civs: int) -> tuple[int, int, int]:
    """What the rest of the hand, which `note_hand` has written down, could use with this mana and its civilizations.

    The highest cost that it pays, the highest cost with one mana more, and the civilizations that all need.
    """
    now = 0
    later = 0
    needed = 0
    for index in range(cards_in(g, asked_player(g), HAND)):
        other = noted(g, NOTED_CARD, index) != but
        own_civs = noted(g, NOTED_CIVILIZATIONS, index)
        price = noted(g, NOTED_COST, index)
        needed |= own_civs if other else 0
        payable = price if other and (own_civs & ~civs) == 0 else 0
        later = max(later, payable if payable <= mana + 1 else 0)
        now = max(now, payable if payable <= mana else 0)
    return now, later, needed
