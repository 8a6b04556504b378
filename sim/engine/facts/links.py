"""Reads the table of links: what lies on, under or next to a card. `sim.engine.rules.links` writes it.

Cards linked to the same one in the same way form a list, in the order of their numbers. A pile is a chain: each card
of it is linked to the one above it, and its order stays (403.4).
"""

from sim.compiler.decorators import cold, rule
from sim.engine.record.codes import links, zones
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game


@rule
def first_linked(g: Game, card: Card, link: int) -> Card:
    """The first card that is linked to this one in this way, or -1."""
    return g.linked[card, link]


@rule
def next_linked(g: Game, card: Card) -> Card:
    """The next card that is linked to the same one as this card, in the same way, or -1."""
    return g.next_linked[card]


@rule
def card_under(g: Game, card: Card) -> Card:
    """The card directly under this one, or -1."""
    return g.linked[card, links.UNDER]


@rule
def count_under(g: Game, card: Card) -> int:
    """How many cards lie under this one."""
    total = 0
    under = g.linked[card, links.UNDER]
    while under >= 0:
        total += 1
        under = g.linked[under, links.UNDER]
    return total


@rule
def is_sealed(g: Game, card: Card) -> bool:
    """Whether a seal lies on the card."""
    return g.linked[card, links.SEAL] >= 0


@rule
def is_seal(g: Game, card: Card) -> bool:
    """Whether the card is a seal: a card in the battle zone of its own, face down, without characteristics (200.3b)."""
    return g.host[card] >= 0 and g.link_kind[card] == links.SEAL


@rule
def has_linked(g: Game, card: Card) -> bool:
    """Whether any card is linked to the card."""
    for link in range(links.LINKS):
        if g.linked[card, link] >= 0:
            return True
    return False


@rule
def is_fortified(g: Game, shield: Card) -> bool:
    """Whether a castle lies on the shield (113.4)."""
    return g.linked[shield, links.FORTIFIES] >= 0


@rule
def fortifies(g: Game, card: Card) -> bool:
    """Whether the card is a castle on a shield: not itself a shield, and in the shield zone (304.2)."""
    return g.host[card] >= 0 and g.link_kind[card] == links.FORTIFIES


@rule
def shield_under(g: Game, card: Card) -> Card:
    """The shield that this castle fortifies, or -1 if the card fortifies none."""
    return g.host[card] if fortifies(g, card) else NO_CARD


@rule
def fortifies_alone(g: Game, castle: Card) -> bool:
    """Whether no other castle fortifies the shield of this one."""
    return g.linked[g.host[castle], links.FORTIFIES] == castle and g.next_linked[castle] < 0


@cold
def count_castles(g: Game, shield: Card) -> int:
    """How many castles lie on the shield."""
    total = 0
    castle = g.linked[shield, links.FORTIFIES]
    while castle >= 0:
        total += 1
        castle = g.next_linked[castle]
    return total


@cold
def count_face_up(g: Game, shield: Card) -> int:
    """How many cards of a shield lie face up; castles on it are none of them."""
    total = 0
    card = shield
    while card >= 0:
        total += g.face_up[card]
        card = g.linked[card, links.UNDER]
    return total


@rule
def count_seals(g: Game, card: Card) -> int:
    """How many seals lie on the card."""
    total = 0
    seal = g.linked[card, links.SEAL]
    while seal >= 0:
        total += 1
        seal = g.next_linked[seal]
    return total


@rule
def crossed_creature(g: Game, gear: Card) -> Card:
    """The creature that a cross gear is crossed with, or -1 (303.3a)."""
    return g.host[gear] if g.host[gear] >= 0 and g.link_kind[gear] == links.CROSSED else NO_CARD


@rule
def is_crossed(g: Game, card: Card) -> bool:
    """Whether a cross gear is crossed, or whether a creature is crossed with any cross gear."""
    return g.linked[card, links.CROSSED] >= 0 or (g.host[card] >= 0 and g.link_kind[card] == links.CROSSED)


@rule
def is_beside(g: Game, card: Card) -> bool:
    """Whether a creature is crossed or equipped with anything, or whether the card is with one."""
    if (
        g.linked[card, links.CROSSED] >= 0
        or g.linked[card, links.EQUIPPED] >= 0
        or g.linked[card, links.ATTACHED_TO] >= 0
    ):
        return True
    return g.host[card] >= 0 and g.link_kind[card] in (links.CROSSED, links.EQUIPPED, links.ATTACHED_TO)


@rule
def top_of(g: Game, card: Card) -> Card:
    """The card on top of the pile that this card is part of."""
    while g.host[card] >= 0 and g.link_kind[card] == links.UNDER:
        card = g.host[card]
    return card


@rule
def equipped_creature(g: Game, weapon: Card) -> Card:
    """The creature that the weapon is equipped to (305.2), or -1."""
    return g.host[weapon] if g.host[weapon] >= 0 and g.link_kind[weapon] == links.EQUIPPED else NO_CARD


@rule
def attached_to(g: Game, aura: Card) -> Card:
    """The creature that the aura is attached to (310.2), or -1."""
    return g.host[aura] if g.host[aura] >= 0 and g.link_kind[aura] == links.ATTACHED_TO else NO_CARD


@rule
def newest_aura(g: Game, card: Card) -> Card:
    """The aura that lies on top of a creature (310.6), or -1: the one that was attached last."""
    aura = g.linked[card, links.ATTACHED_TO]
    newest = aura
    while aura >= 0:
        if g.object[aura] > g.object[newest]:
            newest = aura
        aura = g.next_linked[aura]
    return newest


@rule
def host_of(g: Game, card: Card) -> Card:
    """The card that a card is linked to, in any way; NO_CARD for one that is linked to none."""
    return g.host[card]


@rule
def link_of(g: Game, card: Card) -> int:
    """How a card is linked to its host; it means nothing for one that has none."""
    return g.link_kind[card]


@rule
def has_host(g: Game, card: Card) -> bool:
    """Whether the card is linked to another one, in whatever way."""
    return g.host[card] >= 0


@rule
def lies_under(g: Game, card: Card) -> bool:
    """Whether the card is in the battle zone as one of the cards under a creature."""
    return g.zone[card] == zones.BATTLE and g.host[card] >= 0 and g.link_kind[card] == links.UNDER


@rule
def find_creature(g: Game, card: Card, number: int) -> Card:
    """The top card of the creature that had this object number, or -1 when it has left the battle zone.

    `card` is where it was last seen; an evolution may lie on it now, or it may have been the top card that left.
    """
    if card >= 0 and g.object[card] == number and g.zone[card] == zones.BATTLE:
        return top_of(g, card)
    for player in range(2):
        for index in range(g.zone_count[player, zones.BATTLE]):
            other = g.zone_cards[player, zones.BATTLE, index]
            if g.object[other] == number:
                return other
    return NO_CARD
