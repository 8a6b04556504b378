"""Which cards a creature consists of (109.2c): what lies under it, its cells, cores and linked Gods, and its auras.

Cross gears, weapons and seals are none of them.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.identity import is_linked
from sim.engine.facts.links import attached_to, count_under, first_linked, has_host, next_linked, top_of
from sim.engine.record.codes import card_types, links
from sim.engine.record.indices import Card, Kind
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables


@rule
def creature_of(g: Game, card: Card) -> Card:
    """The card on top of the creature that this card of the battle zone is a part of; another card is its own."""
    if not has_host(g, card):
        return card
    creature = attached_to(g, card)
    if creature >= 0:
        return creature
    return top_of(g, card)


@rule
def is_part(g: Game, card: Card) -> bool:
    """Whether the card of the battle zone is a part of a creature, and not its top card."""
    return has_host(g, card) and creature_of(g, card) != card


@rule
def count_parts(g: Game, card: Card) -> int:
    """How many cards the creature with this top card consists of."""
    total = 1 + count_under(g, card)
    aura = first_linked(g, card, links.ATTACHED_TO)
    while aura >= 0:
        total += 1
        aura = next_linked(g, aura)
    return total


@rule
def is_cell(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card is one of those that a creature of cells is made of: a cell, a core, or its top card."""
    top = top_of(g, card)
    return t.cell[g.kind[top]] >= 0 and (
        card == top or (t.types[g.kind[card]] & (card_types.CELL | card_types.CORE)) != 0
    )


@cold
def kind_alone(g: Game, t: Tables, card: Card) -> Kind:
    """What the top card of a creature is as a card, where a text says "card" (109.2a).

    A God is itself, whatever it is linked with (804.1b); a cell has no cost and no race (806.1d, 808.1c, 814.1a).
    """
    kind = g.kind[card]
    if is_linked(t, kind):
        return g.printed[card]
    if t.cell[kind] >= 0 and (t.types[kind] & card_types.FINAL) == 0:
        return g.printed[card] if (t.types[kind] & card_types.KING) != 0 else t.cell[kind]
    return kind


@cold
def leaves_as_creature(g: Game, t: Tables, card: Card) -> bool:
    """Whether what replaces the leaving of a creature replaces that of this card of it, too.

    It does for Gods, which leave as creatures (109.2b), for cells (808.1d, 814.1e), and for cores (answer of
    2022-11-11). It does not for a psychic cell (806.1e), nor for an aura, nor for what lies under a creature (109.2b).
    """
    kind = g.kind[creature_of(g, card)]
    if is_cell(g, t, card):
        # A core that has been put under its creature lies under it (309.6).
        return (t.types[kind] & card_types.PSYCHIC) == 0 and g.upside_down[card] == 0
    return not is_part(g, card) or is_linked(t, kind)
