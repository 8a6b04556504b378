"""Crossing cross gears with creatures: in the main step for their cost, or by an effect (303.3-4).

A gear is linked to its creature (CROSSED) and stays a card of its own in the battle zone. `sim.engine.rules.links`
parts the two when one of them leaves (303.5), and `sim.engine.rules.using` generates gears.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.descriptions import kind_fits, plain_amount, plainly_fits, plainly_holds, side_is_meant
from sim.engine.facts.identity import fights, ignored, still_there
from sim.engine.facts.links import crossed_creature, is_seal, lies_under
from sim.engine.facts.mana import can_pay_as_surveyed, survey_mana
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import card_types, choices, course, descriptions, events, links, log, statics, verbs, zones
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import Card
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.links import attach, detach
from sim.engine.rules.standby import fire
from sim.engine.rules.using import pay_mana

HAS_CROSSED: Final = in_word(events.CROSSED)
FOR_NO_MANA = -1  # instead of a cost


@rule
def is_gear(g: Game, t: Tables, card: Card) -> bool:
    """Whether a card of the battle zone is a cross gear: no seal, and no card under an evolution cross gear."""
    return (t.types[g.kind[card]] & card_types.CROSS_GEAR) != 0 and not is_seal(g, card) and not lies_under(g, card)


@rule
def can_be_crossed(g: Game, t: Tables, gear: Card, creature: Card) -> bool:
    """Whether the gear can be crossed with the creature: not with the one that it is crossed with (303.3, 303.4a)."""
    if owner(creature) != owner(gear) or not fights(g, t, creature) or ignored(g, t, creature):
        return False
    return crossed_creature(g, gear) != creature


@rule
def cross(g: Game, t: Tables, gear: Card, creature: Card) -> None:
    """Cross the gear with the creature, whatever it has been crossed with (303.3a, 303.4): this is no use (701.5a).

    It stays as it is turned (303.3d).
    """
    if crossed_creature(g, gear) >= 0:
        detach(g, gear)
    attach(g, gear, creature, links.CROSSED)
    g.was_under[gear] = 0
    note(g, log.CROSSED, owner(gear), gear, creature, 0)
    fire(g, t, HAS_CROSSED, creature, owner(gear))


# --- In the main step, for its cost (303.3b) ---
@rule
def crosses_for_nothing(g: Game, t: Tables, gear: Card, creature: Card) -> bool:
    """Whether an ability of the gear, or of a creature, lets it be crossed with this creature for no cost."""
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        side = g.static_player[index]
        if t.static_head[row] != statics.CROSSES_FREE or side != owner(gear):
            continue
        if t.static_filter[row] == descriptions.SUBJECT_IS_SELF:
            if source != gear:
                continue
        elif not plainly_fits(g, t, t.static_filter[row], gear, side, source, side):
            continue
        if t.static_against[row] < 0:
            if source == creature:
                return True
        elif plainly_fits(g, t, t.static_against[row], creature, side, source, side):
            return True
    return False


@rule
def mana_for_crossing(g: Game, t: Tables, gear: Card) -> int:
    """The mana to pay: the cost of the gear, less what abilities say, but not below their floor (112.2b)."""
    kind = g.kind[gear]
    base = t.cost[kind]
    reduction = 0
    floor = 0
    if at_work(g, statics.CROSS_COST):
        player = owner(gear)
        for index in range(g.static_count):
            row = g.static_row[index]
            source = g.static_card[index]
            side = g.static_player[index]
            if (
                t.static_head[row] == statics.CROSS_COST
                and side_is_meant(t, t.static_filter[row], player, side, side)
                and kind_fits(t, t.static_filter[row], kind)
                and plainly_holds(g, t, t.static_condition[row], side, source, 0)
            ):
                reduction += plain_amount(g, t, t.static_amount[row], side, source, 0)
                floor = max(floor, t.static_floor[row])
    return max(base - reduction, min(base, floor))


@rule
def cost_of_crossing(g: Game, t: Tables, gear: Card, creature: Card) -> int:
    """What crossing the gear with the creature costs: mana, or FOR_NO_MANA."""
    if at_work(g, statics.CROSSES_FREE) and crosses_for_nothing(g, t, gear, creature):
        return FOR_NO_MANA
    return mana_for_crossing(g, t, gear)


@rule
def is_payable(g: Game, t: Tables, player: int, gear: Card, creature: Card) -> bool:
    """Whether the gear can be crossed with the creature for the mana that has been surveyed."""
    if not can_be_crossed(g, t, gear, creature):
        return False
    cost = cost_of_crossing(g, t, gear, creature)
    return cost == FOR_NO_MANA or can_pay_as_surveyed(g, t, player, t.civilizations[g.kind[gear]], cost)


@rule
def can_cross(g: Game, t: Tables, player: int, gear: Card) -> bool:
    """Whether the gear can be crossed with any creature for the mana that has been surveyed."""
    for at in range(g.zone_count[player, zones.BATTLE]):
        if is_payable(g, t, player, gear, g.zone_cards[player, zones.BATTLE, at]):
            return True
    return False


@cold
def offer_crossings(g: Game, t: Tables, player: int) -> None:
    """Offer the gears that the player can cross now; with which creature is asked next."""
    survey_mana(g, t, player)
    for index in range(g.zone_count[player, zones.BATTLE]):
        gear = g.zone_cards[player, zones.BATTLE, index]
        if is_gear(g, t, gear) and can_cross(g, t, player, gear):
            offer(g, choices.OPTION_CROSS, gear, 0)


@cold
def cross_by_paying(g: Game, t: Tables, player: int, gear: Card) -> None:
    """The player chooses the creature, pays the cost of the gear once more, and crosses it (303.3b, 701.17a)."""
    survey_mana(g, t, player)
    ask(g, choices.ASK_CROSS, player, gear, verbs.CROSS)
    for index in range(g.zone_count[player, zones.BATTLE]):
        creature = g.zone_cards[player, zones.BATTLE, index]
        if is_payable(g, t, player, gear, creature):
            offer(g, choices.OPTION_CARD, creature, 0)
    answer = decide(g, t)
    if answer < 0:
        return
    creature = g.option_card[answer]
    cost = cost_of_crossing(g, t, gear, creature)
    if cost != FOR_NO_MANA:
        pay_mana(g, t, player, gear, t.civilizations[g.kind[gear]], cost)
    if g.stopped == course.RUNNING:
        cross(g, t, gear, creature)


# --- By an effect (303.3c) ---
@cold
def cross_them(g: Game, t: Tables, frame: int) -> int:
    """Cross the gears among "them" with the last of them, if that is a creature; how many were crossed."""
    last = g.them_count[frame] - 1
    if last < 1:
        return 0
    creature = still_there(g, t, g.them[frame, last], g.them_object[frame, last])
    if creature < 0 or g.zone[creature] != zones.BATTLE or not fights(g, t, creature):
        return 0
    done = 0
    for index in range(last):
        gear = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if gear < 0 or g.zone[gear] != zones.BATTLE or not is_gear(g, t, gear):
            continue
        if can_be_crossed(g, t, gear, creature):
            cross(g, t, gear, creature)
            done += 1
    return done
