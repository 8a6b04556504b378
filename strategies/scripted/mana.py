"""Mana and its civilizations, as the asked player counts them."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.view import (
    asked_player,
    card_in,
    cards_in,
    civilizations,
    cost,
    could_evolve,
    has_base,
    note,
    noted,
)
from sim.engine.facts.view import kind as kind_of
from sim.engine.record.codes import zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables

SOME_MANA: Final = 3  # from here on HAND_KEPT counts

# What is noted of each card of the hand.
NOTED_CARD: Final = 0
NOTED_CIVILIZATIONS: Final = 1
NOTED_COST: Final = 2
NOTED_BASE: Final = 3  # what it could be put on
HAS_BASE: Final = -2  # a creature that is there already, or it needs none
SEVERAL_BASES: Final = -3  # cards of the hand; of one card, its number


# --- Mana -------------------------------------------------------------------------------------------------
@rule
def mana_civilizations(g: Game, t: Tables) -> int:
    """The civilizations among the asked player's mana cards."""
    bits = 0
    for index in range(cards_in(g, asked_player(g), zones.MANA)):
        bits |= civilizations(g, t, card_in(g, asked_player(g), asked_player(g), zones.MANA, index))
    return bits


@rule
def hand_civilizations(g: Game, t: Tables) -> int:
    """The civilizations that the asked player's hand needs."""
    bits = 0
    for index in range(cards_in(g, asked_player(g), zones.HAND)):
        bits |= civilizations(g, t, card_in(g, asked_player(g), asked_player(g), zones.HAND, index))
    return bits


@rule
def lacks_base(g: Game, t: Tables, card: Card) -> bool:
    """Whether an evolution creature of the asked player has nothing to be put on."""
    return t.evolution_base[kind_of(g, card), 0] >= 0 and not has_base(g, t, card)


@cold
def base_in_hand(g: Game, t: Tables, card: Card) -> int:
    """The only card of the asked player's hand that this evolution creature of it could be put on later.

    SEVERAL_BASES if there are more: none of them has to be kept. -1 if there is none.
    """
    me = asked_player(g)
    base = NO_CARD
    for index in range(cards_in(g, me, zones.HAND)):
        other = card_in(g, me, me, zones.HAND, index)
        if other != card and could_evolve(g, t, card, other):
            if base >= 0:
                return SEVERAL_BASES
            base = other
    return base


@rule
def note_hand(g: Game, t: Tables) -> None:
    """Write the cards of the asked player's hand down, with their civilizations and costs, for `look_ahead`.

    An evolution creature without a base cannot be played this turn, and needs the card of the hand that could be one.
    """
    me = asked_player(g)
    for index in range(cards_in(g, me, zones.HAND)):
        card = card_in(g, me, me, zones.HAND, index)
        note(g, NOTED_CARD, index, card)
        note(g, NOTED_CIVILIZATIONS, index, civilizations(g, t, card))
        note(g, NOTED_COST, index, cost(g, t, card))
        note(g, NOTED_BASE, index, base_in_hand(g, t, card) if lacks_base(g, t, card) else HAS_BASE)


@rule
def is_like_one_before(g: Game, card: Card) -> bool:
    """Whether a card before this one in the hand, which `note_hand` has written down, is of the same kind."""
    for index in range(cards_in(g, asked_player(g), zones.HAND)):
        other = noted(g, NOTED_CARD, index)
        if other == card:
            return False
        if kind_of(g, other) == kind_of(g, card):  # type: ignore[arg-type]
            return True
    return False


@rule
def look_ahead(g: Game, but: Card, mana: int, civs: int) -> tuple[int, int, int, bool]:
    """What the rest of the hand, which `note_hand` has written down, could use with this mana and its civilizations.

    The highest cost that it pays, the highest cost with one mana more, the civilizations that all need, and whether the
    card without which this is asked is the only base of another one.
    """
    now = 0
    later = 0
    needed = 0
    is_base = False
    for index in range(cards_in(g, asked_player(g), zones.HAND)):
        other = noted(g, NOTED_CARD, index) != but
        own_civs = noted(g, NOTED_CIVILIZATIONS, index)
        price = noted(g, NOTED_COST, index)
        base = noted(g, NOTED_BASE, index)
        is_base = is_base or base == but
        needed |= own_civs if other else 0
        # What has no base can be played once a card of the hand that stays there is one.
        possible = base != NO_CARD and base != but
        payable = price if other and possible and (own_civs & ~civs) == 0 else 0
        later = max(later, payable if payable <= mana + 1 else 0)
        now = max(now, payable if payable <= mana and base == HAS_BASE else 0)
    return now, later, needed, is_base
