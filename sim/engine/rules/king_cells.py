"""King Cells (814): cards that are used together, as one creature, from the hand and the mana zone.

The tables have a bit for each King Cell of the match, and for each King Creature the bits of the cells that it takes.
The first cell lies on top, and is of the creature's kind; the others lie under it as what they are (814.1b).
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.identity import is_current
from sim.engine.facts.mana import can_pay, survey_mana
from sim.engine.facts.permissions import is_executable, is_held
from sim.engine.record.codes import card_marks, card_types, choices, course, log, uses, verbs, zones
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import Game, mark, note
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.entering import put_on
from sim.engine.rules.frames import add_to_them, push_use
from sim.engine.rules.using import destroy_helpers, helped, least_cost, pay_cost
from sim.engine.rules.zones import set_aside


@rule
def first_cell(g: Game, t: Tables, player: int, bit: int) -> Card:
    """The first King Cell with this bit in the player's hand, or else in their mana zone; -1 if there is none."""
    for zone in zones.between(zones.HAND, zones.SHIELD, zones.MANA - zones.HAND):
        for index in range(g.zone_count[player, zone]):
            card = g.zone_cards[player, zone, index]
            if t.king_bits[g.kind[card]] == bit and not is_held(g, t, card):
                return card
    return NO_CARD


@rule
def has_cells(g: Game, t: Tables, player: int, king: Kind) -> bool:
    """Whether the player has each of the King Cells that this creature takes (814.1)."""
    waiting = t.king_bits[king]
    while waiting != 0:
        bit = waiting & -waiting
        waiting &= ~bit
        if first_cell(g, t, player, bit) < 0:
            return False
    return True


@cold
def offer_kings(g: Game, t: Tables, player: int) -> None:
    """Offer to combine King Cells and to summon what they are together: only its own cost is paid (814.1, 814.1c)."""
    for king in range(t.kind_count):
        bits = t.king_bits[king]
        if bits == 0 or (t.types[king] & card_types.CREATURE) == 0 or not is_current(g, t, king):
            continue
        if not has_cells(g, t, player, king):  # type: ignore[arg-type]
            continue
        kind: Kind = king  # type: ignore[assignment]
        reduction = helped(g, t, player, kind) if t.any_help != 0 else 0
        cost = least_cost(g, t, player, kind, t.cost[kind], reduction)
        survey_mana(g, t, player)
        if can_pay(g, t, player, t.civilizations[kind], cost) and is_executable(g, t, player, kind):
            offer(g, choices.OPTION_USE, first_cell(g, t, player, bits & -bits), uses.COMBINED)


@rule
def choose_cell(g: Game, t: Tables, player: int, bit: int, for_card: Card) -> Card:
    """The King Cell with this bit that the player combines: of several copies they choose one; -1 if nobody answers."""
    ask(g, choices.ASK_SELECT, player, for_card, verbs.NO_VERB)
    for zone in zones.between(zones.HAND, zones.SHIELD, zones.MANA - zones.HAND):
        for index in range(g.zone_count[player, zone]):
            card = g.zone_cards[player, zone, index]
            if t.king_bits[g.kind[card]] == bit and not is_held(g, t, card):
                offer(g, choices.OPTION_CARD, card, 0)
    answer = decide(g, t)
    return g.option_card[answer] if answer >= 0 else NO_CARD


@cold
def begin_combining(g: Game, t: Tables, player: int, first: Card) -> None:
    """Declare the use of King Cells together, and pay the mana; the frame that this pushes summons the creature.

    Those of the mana zone may be tapped for it, and are pending once it is paid (601.1c, 814.1c).
    """
    king = t.other_face[g.kind[first]]
    g.base_count = 0
    lead = NO_CARD
    waiting = t.king_bits[king]
    while waiting != 0:
        bit = waiting & -waiting
        waiting &= ~bit
        cell = choose_cell(g, t, player, bit, first)
        if cell < 0:
            return
        if lead < 0:
            lead = cell
        put_on(g, cell)
    for index in range(g.base_count):
        if g.zone[g.bases[index]] == zones.HAND:
            set_aside(g, g.bases[index])
    cost = pay_cost(g, t, player, lead, king, t.cost[king], 0)
    if g.stopped != course.RUNNING:
        return
    for index in range(g.base_count):
        if g.zone[g.bases[index]] == zones.MANA:
            set_aside(g, g.bases[index])
    g.kind[lead] = king
    note(g, log.USE, player, lead, cost, uses.PAY_COST)
    use = push_use(g, player, lead, uses.PAY_COST)
    for index in range(1, g.base_count):
        mark(g, g.bases[index], card_marks.PLAYED)
        if use >= 0:
            add_to_them(g, use, g.bases[index])
    g.base_count = 0
    destroy_helpers(g, t)
