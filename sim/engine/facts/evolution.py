"""What an evolution creature can be put on (801.1)."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import fits, keywords_of
from sim.engine.facts.descriptions import plainly_fits
from sim.engine.facts.identity import element_kind, ignored, is_neo
from sim.engine.facts.parts import count_parts
from sim.engine.facts.permissions import is_held
from sim.engine.record.codes import card_types, keywords, numbers, zones
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import Game, owner
from sim.engine.record.tables import Tables


# --- What an evolution creature is put on (801) ---
@rule
def base_slots(t: Tables, kind: Kind) -> int:
    """How many creatures the kind is put on; 0: it needs none."""
    slots = 0
    while slots < numbers.MOST_BASES and t.evolution_base[kind, slots] >= 0:
        slots += 1
    return slots


@rule
def base_zone(t: Tables, kind: Kind) -> zones.Zone:
    """Where the creatures lie that the kind is put on: in the battle zone, or elsewhere.

    By Graveyard Evolution it is the graveyard, by Mana Evolution the mana zone, by Hand Evolution the hand, by Deck
    Evolution the deck.
    """
    row = t.evolution_base[kind, 0]
    if row < 0 or ((t.filter_zones[row] >> zones.BATTLE) & 1) != 0:
        return zones.BATTLE
    if ((t.filter_zones[row] >> zones.MANA) & 1) != 0:
        return zones.MANA
    if ((t.filter_zones[row] >> zones.HAND) & 1) != 0:
        return zones.HAND
    return zones.GRAVEYARD if ((t.filter_zones[row] >> zones.GRAVEYARD) & 1) != 0 else zones.DECK


@rule
def can_be_base(g: Game, t: Tables, base: Card) -> bool:
    """Whether the card of its zone is there to be put under another one, and nothing holds it there."""
    return not is_held(g, t, base) and not ignored(g, t, base)


@rule
def slots_filled(g: Game, t: Tables, card: Card, base: Card) -> int:
    """Which of the creatures that the card is put on the base could be, as bits.

    A creature that evolves into any race can be each that has to be of a race.
    """
    bits = 0
    player = owner(card)
    of_a_sort = (t.types[g.kind[card]] & card_types.CROSS_GEAR) == (t.types[g.kind[base]] & card_types.CROSS_GEAR)
    if (t.all_keywords & keywords.EVOLVES_INTO_ANY_RACE) != 0 and owner(base) == player and of_a_sort:
        if (keywords_of(g, t, base) & keywords.EVOLVES_INTO_ANY_RACE) != 0:
            bits = t.evolution_by_race[g.kind[card]]
    for slot in range(base_slots(t, g.kind[card])):
        if fits(g, t, t.evolution_base[g.kind[card], slot], base, player, card, player):
            bits |= 1 << slot
    return bits


@rule
def pack_count(bits: int) -> int:
    """A creature that could fill these slots, to be added to a count of creatures by the slots that they could fill.

    The count of each set of slots takes eight bits of one number: no array is needed.
    """
    return 1 << (8 * bits)


@rule
def unpack_count(found: int, bits: int) -> int:
    """How many creatures that could fill just these slots are in such a count."""
    return (found >> (8 * bits)) & 255


@rule
def enough_for(slots: int, found: int) -> bool:
    """Whether each slot can have a creature of its own; `found` counts creatures by the slots that they could fill.

    By Hall's theorem it is enough that every set of slots has at least as many creatures.
    """
    for some in range(1, 1 << slots):
        there = 0
        for bits in range(1 << slots):
            if (bits & some) != 0:
                there += unpack_count(found, bits)
        for slot in range(slots):
            there -= (some >> slot) & 1
        if there < 0:
            return False
    return True


@rule
def has_base(g: Game, t: Tables, card: Card) -> bool:
    """Whether an evolution creature has creatures to be put on (801.1a); other cards need none."""
    return has_base_beside(g, t, card, NO_CARD)


@rule
def has_base_beside(g: Game, t: Tables, card: Card, leaving: Card) -> bool:
    """Whether a card has what it is put on, not counting a creature that is about to leave."""
    slots = base_slots(t, g.kind[card])
    if slots == 0 or is_neo(t, g.kind[card]):
        return True
    player = owner(card)
    found = 0
    zone = base_zone(t, g.kind[card])
    if zone == zones.DECK:
        return g.zone_count[player, zones.DECK] > 0  # what it is put on is seen only then
    for index in range(g.zone_count[player, zone]):
        base = g.zone_cards[player, zone, index]
        if base == leaving or base == card or not can_be_base(g, t, base):
            continue
        bits = slots_filled(g, t, card, base)
        if slots == 1 and bits != 0:
            return True
        found += pack_count(bits)
    return slots > 1 and enough_for(slots, found)


@rule
def has_free_slot(slots: int, taken: int) -> bool:
    """Whether there is a slot for each creature chosen already, counted by the slots that they could fill."""
    for some in range(1 << slots):
        room = 0
        for slot in range(slots):
            room += (some >> slot) & 1
        for bits in range(1 << slots):
            if (bits & ~some) == 0:
                room -= unpack_count(taken, bits)
        if room < 0:
            return False
    return True


# --- Ways of using a card that depend on what it is put on ---
@rule
def fits_way(g: Game, t: Tables, card: Card, row: int, base: Card) -> bool:
    """Whether the card is put on this base in the way of this row."""
    cards = count_parts(g, base)
    player = owner(card)
    return (
        cards >= t.way_least_cards[row]
        and cards <= t.way_most_cards[row]
        and slots_filled(g, t, card, base) != 0
        and plainly_fits(g, t, t.way_base[row], base, player, card, player)
    )


@cold
def fits_use(g: Game, t: Tables, card: Card, row: int, base: Card) -> bool:
    """Whether the card is put on this base when it is used in the way of this row, or with -1 by paying its cost."""
    if row >= 0:
        return t.way_base[row] < 0 or fits_way(g, t, card, row, base)
    kind = element_kind(t, g.kind[card])
    for way in range(t.way_first[kind], t.way_first[kind] + t.way_count[kind]):
        if t.way_base[way] >= 0 and fits_way(g, t, card, way, base):
            return False
    return True


@cold
def has_base_for_use(g: Game, t: Tables, card: Card, row: int) -> bool:
    """Whether there is something that the card is put on when it is used so; a neo creature needs nothing else."""
    if is_neo(t, g.kind[card]) and (row < 0 or t.way_base[row] < 0):
        return True
    player = owner(card)
    zone = base_zone(t, g.kind[card])
    if zone == zones.DECK:
        return g.zone_count[player, zones.DECK] > 0
    missing = max(t.way_bases[row] if row >= 0 else 1, 1)
    for index in range(g.zone_count[player, zone]):
        base = g.zone_cards[player, zone, index]
        there = base != card and can_be_base(g, t, base)
        if there and slots_filled(g, t, card, base) != 0 and fits_use(g, t, card, row, base):
            missing -= 1
            if missing == 0:
                return True
    return base_slots(t, g.kind[card]) == 0
