"""Executing a card and paying for it (112, 601).

`offer_uses` lists what the player could use now, `begin_use` declares the use and pays mana, and the frame that
it pushes goes on with the rest (`sim.rules.resolution`).
"""

from typing import Any

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.door import ask, decide, offer
from sim.log import L_USE
from sim.rules.facts import (
    can_pay,
    can_pay_as_surveyed,
    creature_kind,
    fits,
    has_base,
    ignored,
    is_executable,
    is_held,
    kind_fits,
    plain_amount,
    plainly_holds,
    spell_kind,
    survey_mana,
)
from sim.rules.frames import push_use
from sim.rules.zones import set_aside
from sim.state import note, owner


# --- What it costs (112.2b, 601.1a) ---
@rule
def lowers_cost(g: Any, t: Any, index: int, player: int, kind: int) -> bool:
    """Whether the static ability at work number `index` makes the kind cost less for the player."""
    row = g.static_row[index]
    source = g.static_card[index]
    return (
        t.static_head[row] == tb.S_COST
        and owner(source) == player
        and kind_fits(t, t.static_filter[row], kind)
        and plainly_holds(g, t, t.static_condition[row], player, source, 0)
    )


@rule
def reduced_cost(g: Any, t: Any, player: int, kind: int, base: int, reduction: int, most_floor: int) -> int:
    """The cost `base` less `reduction` and less what abilities say; of those that may be left out, up to a floor.

    Reductions add up (K5). "They can't cost less than N" forbids that to every reduction (101.2): the highest N
    of the abilities used holds, and leaves alone what costs less anyway.
    """
    floor = 0
    for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
        if t.static_head[row] == tb.S_SELF_COST:
            reduction += plain_amount(g, t, t.static_amount[row], player, -1, 0)
            floor = max(floor, t.static_floor[row])
    if (g.static_heads & tb.S_COST) != 0:
        for index in range(g.static_count):
            row = g.static_row[index]
            if lowers_cost(g, t, index, player, kind) and (
                t.static_optional[row] == 0 or t.static_floor[row] <= most_floor
            ):
                reduction += plain_amount(g, t, t.static_amount[row], player, g.static_card[index], 0)
                floor = max(floor, t.static_floor[row])
    return max(base - reduction, min(base, floor))


@rule
def final_cost(g: Any, t: Any, player: int, kind: int, base: int, reduction: int, with_optional: bool) -> int:
    """The mana to pay for a kind, `reduction` less by the way of using it.

    `base` is its cost, or another one that is paid instead: that is settled first (5B.13).
    Reductions that the player may leave out are used where they help, or not at all.
    """
    if (t.types[kind] & v.CREATURE) == 0:
        return base
    cost = reduced_cost(g, t, player, kind, base, reduction, -1)
    if with_optional and (g.static_heads & tb.S_COST) != 0:
        for index in range(g.static_count):
            row = g.static_row[index]
            if t.static_optional[row] != 0 and lowers_cost(g, t, index, player, kind):
                cost = min(cost, reduced_cost(g, t, player, kind, base, reduction, t.static_floor[row]))
    return cost


@rule
def payment_is_there(g: Any, t: Any, player: int, card: int, program: int) -> bool:
    """Whether a cost that is not mana can be paid: each of its choices finds as many cards as it takes."""
    step = program
    while t.steps[step, 0] != tb.PAID:
        if t.steps[step, 0] == tb.SELECT:
            there = 0
            wanted = t.steps[step, 1]
            for zone in range(v.NOWHERE):
                if (t.filter_zones[wanted] >> zone) & 1:
                    for side in range(2):
                        for index in range(g.zone_count[side, zone]):
                            other = g.zone_cards[side, zone, index]
                            if (
                                other != card
                                and not (zone == v.BATTLE and ignored(g, t, other))
                                and fits(g, t, wanted, other, player, card, player)
                            ):
                                there += 1
            if there < t.steps[step, 2]:
                return False
        step += 1
    return True


@rule
def castable(g: Any, t: Any, player: int, card: int, kind: int) -> bool:
    """Whether the text of a spell lets it be cast now: its condition and its additional cost.

    Casting it for no cost, or with a shield trigger, passes over neither (5B.36-40).
    """
    if not plainly_holds(g, t, t.cast_condition[kind], player, card, 0):
        return False
    return t.additional_cost[kind] < 0 or payment_is_there(g, t, player, card, t.additional_cost[kind])


@rule
def way_is_open(g: Any, t: Any, player: int, card: int, row: int) -> bool:
    """Whether another way of using the card can be declared and paid with the mana surveyed (601.1a-b)."""
    if not plainly_holds(g, t, t.way_condition[row], player, card, 0):
        return False
    kind = g.kind[card]
    if t.way_reduction[row] >= 0:
        cost = final_cost(g, t, player, kind, t.cost[kind], t.way_reduction[row], True)
        return can_pay_as_surveyed(g, t, player, t.civilizations[kind], cost)
    return t.way_payment[row] < 0 or payment_is_there(g, t, player, card, t.way_payment[row])


@rule
def offer_casting(g: Any, t: Any, player: int, card: int) -> None:
    """Offer to cast the card, or its spell half, if its mana has been surveyed and can be paid."""
    kind = g.kind[card]
    spell = spell_kind(t, kind)
    if (
        (t.types[spell] & v.SPELL) != 0
        and can_pay_as_surveyed(g, t, player, t.civilizations[spell], t.cost[spell])
        and is_executable(g, t, player, spell)
        and castable(g, t, player, card, spell)
    ):
        offer(g, v.USE, card, tb.SPELL_HALF if spell != kind else tb.PAY_COST)


@rule
def offer_uses(g: Any, t: Any, player: int) -> None:
    """Offer every way in which the player can use a card now: one of the hand, or one that says otherwise."""
    survey_mana(g, t, player)
    for index in range(g.zone_count[player, v.HAND]):
        card = g.zone_cards[player, v.HAND, index]
        kind = creature_kind(t, g.kind[card])
        # What is cheap to know, and mostly so, is asked first.
        payable = (t.types[kind] & v.CREATURE) != 0 and can_pay_as_surveyed(
            g, t, player, t.civilizations[kind], final_cost(g, t, player, kind, t.cost[kind], 0, True)
        )
        if (payable or t.way_count[kind] > 0) and is_executable(g, t, player, kind) and has_base(g, t, card):
            if payable:
                offer(g, v.USE, card, tb.PAY_COST)
            for way in range(t.way_count[kind]):
                if way_is_open(g, t, player, card, t.way_first[kind] + way):
                    offer(g, v.USE, card, 1 + way)
        offer_casting(g, t, player, card)
    if t.any_cast_zones != 0:
        # 5B.42: from another zone only what says so itself.
        for zone in (v.GRAVEYARD, v.MANA):
            for index in range(g.zone_count[player, zone]):
                card = g.zone_cards[player, zone, index]
                lets = t.cast_zones[spell_kind(t, g.kind[card])]
                if ((lets >> zone) & 1) != 0 and not is_held(g, t, card):
                    offer_casting(g, t, player, card)


# --- Paying (112.2a, 601.1d-f) ---
@rule
def offer_mana(g: Any, t: Any, player: int, card: int, civilization: int, civs_left: int, cost_left: int) -> None:
    """Offer the mana cards that can be tapped next so that the rest can still be paid; equal ones once."""
    ask(g, v.ASK_PAY, player, card, 0)
    for index in range(g.zone_count[player, v.MANA]):
        mana = g.zone_cards[player, v.MANA, index]
        kind = g.kind[mana]
        if g.tapped[mana] != 0 or (civilization != 0 and (t.civilizations[kind] & civilization) == 0):
            continue
        if civilization == 0 and t.mana_number[kind] == 0:
            continue
        known = False
        for at in range(g.option_count):
            # Which of two equal cards is tapped makes a difference where one is leaving for its own use (5B.06).
            if mana == card or g.option_card[at] == card:
                continue
            other = g.kind[g.option_card[at]]
            if t.civilizations[other] == t.civilizations[kind] and t.mana_number[other] == t.mana_number[kind]:
                known = True
        if known:
            continue
        if civs_left != 0:
            g.tapped[mana] = 1
            enough = can_pay(g, t, player, civs_left, max(cost_left - t.mana_number[kind], 0))
            g.tapped[mana] = 0
            if not enough:
                continue
        offer(g, v.CARD, mana, 0)


@rule
def pay_mana(g: Any, t: Any, player: int, card: int, civs: int, cost: int) -> None:
    """Tap mana: first a card for each civilization, then more until the cost is reached (112.2a-c)."""
    left = cost
    waiting = civs
    while g.stopped == v.RUNNING and (waiting != 0 or left > 0):
        civilization = waiting & -waiting
        waiting &= ~civilization
        offer_mana(g, t, player, card, civilization, waiting, left)
        answer = decide(g, t)
        if answer < 0:
            return
        mana = g.option_card[answer]
        g.tapped[mana] = 1
        left -= t.mana_number[g.kind[mana]]


@rule
def choose_cost(g: Any, t: Any, player: int, card: int, kind: int, least: int, most: int) -> int:
    """How much the player pays, where reductions may be left out."""
    if least >= most:
        return least
    ask(g, v.ASK_COST, player, card, 0)
    for cost in range(least, most + 1):
        if can_pay(g, t, player, t.civilizations[kind], cost):
            offer(g, v.NUMBER, card, cost)
    answer = decide(g, t)
    return least if answer < 0 else g.option_number[answer]


@rule
def begin_use(g: Any, t: Any, player: int, card: int, way: int) -> None:
    """Declare the use of a card, and pay its mana; the frame pushed does the rest."""
    kind = spell_kind(t, g.kind[card]) if way == tb.SPELL_HALF else creature_kind(t, g.kind[card])
    # 601.1c: a card in the mana zone may be tapped for its own cost; it is pending once that is paid.
    from_mana = g.zone[card] == v.MANA
    if not from_mana:
        set_aside(g, card)
    cost = -1
    reduction = 0
    if way > tb.PAY_COST and way < tb.SPELL_HALF:
        reduction = t.way_reduction[t.way_first[kind] + way - 1]
    if reduction >= 0:
        least = final_cost(g, t, player, kind, t.cost[kind], reduction, True)
        most = final_cost(g, t, player, kind, t.cost[kind], reduction, False)
        cost = choose_cost(g, t, player, card, kind, least, most)
        pay_mana(g, t, player, card, t.civilizations[kind], cost)
    if g.stopped != v.RUNNING:
        return
    if from_mana:
        set_aside(g, card)
    note(g, L_USE, player, card, cost, way)
    push_use(g, player, card, way)
