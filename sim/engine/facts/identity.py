"""What a card is: its type, its halves, whether it is still the same object (109, 400.5)."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.links import attached_to, find_creature, is_seal, is_sealed, top_of
from sim.engine.record.codes import card_types, keywords, traits, zones
from sim.engine.record.indices import CARD_ALONE, NO_CARD, Card, Kind
from sim.engine.record.state import Game, owner
from sim.engine.record.tables import Tables


@rule
def is_creature(g: Game, t: Tables, card: Card) -> bool:
    """Whether it is a creature, in any zone."""
    return (t.types[g.kind[card]] & card_types.CREATURE) != 0


@rule
def fights(g: Game, t: Tables, card: Card) -> bool:
    """Whether it is of a type that attacks, blocks and battles, and has power (301.3-4)."""
    return (t.traits[g.kind[card]] & traits.FIGHTS) != 0


@rule
def is_neo(t: Tables, kind: Kind) -> bool:
    """Whether the kind is a neo creature, which may be put on another one or by itself (802.1)."""
    return (t.types[kind] & card_types.NEO) != 0


@rule
def is_element(t: Tables, kind: Kind) -> bool:
    """Whether the kind is put into the battle zone by itself when it is used, or by an effect (316.1-2, 605.3)."""
    return (t.traits[kind] & traits.ELEMENT) != 0


@rule
def resolves(t: Tables, kind: Kind) -> bool:
    """Whether the kind has its effects when it is used, and then goes where its text says (302.2)."""
    return (t.traits[kind] & traits.RESOLVES) != 0


@rule
def is_castle(t: Tables, kind: Kind) -> bool:
    """Whether the kind is attached to a shield when it is used (304.2)."""
    return (t.traits[kind] & traits.FORTIFIES) != 0


@rule
def is_aura(t: Tables, kind: Kind) -> bool:
    """Whether the kind is attached to a creature when it is used, and is a part of it then (310.2, 310.8)."""
    return (t.traits[kind] & traits.ATTACHES) != 0


@rule
def works_in_shields(g: Game, card: Card) -> bool:
    """Whether abilities of the card may work in the shield zone (110.3d): a castle does, and a card lying face up.

    A castle works until the shield triggers of its shield have been used (304.3); a card that stands by does
    not count (113.6a).
    """
    return g.face_up[card] != 0 and g.zone[card] == zones.SHIELD


@rule
def has_orientation(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card can be tapped: any card in the mana zone, some types in the battle zone (105.4a)."""
    if g.zone[card] == zones.BATTLE:
        return not is_seal(g, card) and (t.traits[g.kind[card]] & traits.HAS_ORIENTATION) != 0
    return g.zone[card] == zones.MANA


@rule
def ignored(g: Game, t: Tables, card: Card) -> bool:
    """A sealed creature, with its auras, is treated as if it were not there (116.2a); other sealed cards are not."""
    if is_sealed(g, card):
        return is_creature(g, t, card)
    return t.any_auras != 0 and attached_to(g, card) >= 0 and is_sealed(g, attached_to(g, card))


@rule
def is_life_of(g: Game, t: Tables, shield: Card, card: Card) -> bool:
    """Whether the shield is an EX Life shield of a creature that has EX Life (docs/keywords.md)."""
    return (
        (t.keywords[g.kind[card]] & keywords.EX_LIFE) != 0
        and g.life_of[shield] == g.object[card]
        and not ignored(g, t, card)
    )


@rule
def has_life_shield(g: Game, t: Tables, card: Card) -> bool:
    """Whether the creature has an EX Life shield."""
    if (t.all_keywords & keywords.EX_LIFE) == 0:
        return False
    player = owner(card)
    for index in range(g.zone_count[player, zones.SHIELD]):
        if is_life_of(g, t, g.zone_cards[player, zones.SHIELD, index], card):
            return True
    return False


@rule
def element_kind(t: Tables, kind: Kind) -> Kind:
    """The kind itself, or the half of a twinpact that enters the battle zone (810.1)."""
    half = t.element_half[kind]
    return kind if half < 0 else half


@rule
def resolving_kind(t: Tables, kind: Kind) -> Kind:
    """The kind itself, or the half of a twinpact that resolves (810.1)."""
    half = t.resolving_half[kind]
    return kind if half < 0 else half


@rule
def has_two_spells(t: Tables, kind: Kind) -> bool:
    """Whether the kind is a twinpact of two spells (item 6B.26)."""
    return t.element_half[kind] >= 0 and (t.traits[kind] & traits.ELEMENT) == 0


@rule
def is_twinpact(t: Tables, kind: Kind) -> bool:
    """Whether the kind is a twinpact as a whole: a card with two halves (810.1)."""
    return t.element_half[kind] >= 0


@rule
def is_blank(g: Game, t: Tables, card: Card) -> bool:
    """Whether the abilities of the card are ignored: it is of a kind without any."""
    return t.blank_from > 0 and g.kind[card] >= t.blank_from


@rule
def is_current(g: Game, t: Tables, kind: int) -> bool:
    """Whether cards can be of this kind now: without civilizations while an ability takes them away, else with them.

    A kind without abilities is never looked for: a card becomes one of these only where it is.
    """
    if t.blank_from > 0 and kind >= t.blank_from:
        return False
    return t.colorless_from == 0 or (kind >= t.colorless_from) == (g.without_civilizations != 0)


@rule
def still_there(g: Game, t: Tables, card: Card, number: int) -> Card:
    """The card, or the creature that it is part of, if it is still the same object and not ignored; else -1.

    An effect loses track of a card that has moved elsewhere (400.8). A card chosen under a creature is that card alone
    (109.2a).
    """
    if number == CARD_ALONE:
        is_there = g.zone[card] == zones.BATTLE and not ignored(g, t, top_of(g, card))
        return card if is_there else NO_CARD
    if card < 0:
        return NO_CARD
    if g.zone[card] == zones.BATTLE or g.object[card] != number:
        card = find_creature(g, card, number)
        if card >= 0 and ignored(g, t, card):
            return NO_CARD
    return card


@cold
def gods_of(bits: int) -> int:
    """How many Gods these bits are."""
    total = 0
    while bits != 0:
        total += bits & 1
        bits >>= 1
    return total


@rule
def count_linked(t: Tables, kind: Kind) -> int:
    """Of how many linked Gods a creature of this kind consists, or 0 (804)."""
    return gods_of(t.god_bits[kind]) if is_linked(t, kind) else 0


@rule
def is_linked(t: Tables, kind: Kind) -> bool:
    """Whether a creature of this kind consists of linked Gods."""
    bits = t.god_bits[kind]
    return (bits & (bits - 1)) != 0
