"""Executing a card and paying for it (112, 601).

`offer_uses` lists what the player could use now, and `begin_use` declares the use and pays mana; `use_this` is what
an ability of the card itself does. Both push a frame, and `run_use` does the rest of the use in stages.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import fits, has_static, holds_in_strength
from sim.engine.facts.descriptions import (
    ability_for,
    changed_kind_fits,
    changes_of,
    civilizations,
    kind_fits,
    plain_amount,
    plainly_fits,
    plainly_holds,
    seals_meant,
    side_is_meant,
)
from sim.engine.facts.evolution import has_base, has_base_for_use
from sim.engine.facts.identity import (
    element_kind,
    has_two_spells,
    ignored,
    is_aura,
    is_castle,
    is_creature,
    is_element,
    is_twinpact,
    resolves,
    resolving_kind,
)
from sim.engine.facts.mana import (
    affords,
    can_pay,
    can_pay_beside,
    can_pay_for,
    civilizations_to_pay,
    mana_number,
    survey_mana,
    tapped_of,
    yields_as_mana,
)
from sim.engine.facts.permissions import (
    allows_once,
    can_be_put,
    is_barred_there,
    is_executable,
    is_executable_for_no_cost,
    is_held,
    kind_fits_with_power,
    lets_summon_from,
    may_be_summoned_from,
    works_in,
)
from sim.engine.facts.possible import can_leave
from sim.engine.facts.sets import is_any_of
from sim.engine.facts.statics import at_work
from sim.engine.facts.view import top_of_deck
from sim.engine.record.codes import (
    afterwards,
    card_marks,
    choices,
    course,
    departures,
    durations,
    entering,
    events,
    frames,
    keywords,
    lasting,
    log,
    numbers,
    programs,
    statics,
    uses,
    verbs,
    zones,
)
from sim.engine.record.indices import NO_CARD, NO_KIND, Card, Kind
from sim.engine.record.luck import shuffle
from sim.engine.record.state import Game, mark, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.auras import attach_aura, can_attach, choose_bearer
from sim.engine.rules.castles import can_fortify, choose_shield, fortify, join_new_shields
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.entering import (
    ANY_WAY,
    announce_use,
    choose_bases,
    choose_bases_for_use,
    enter,
    is_put_on,
    put_on,
)
from sim.engine.rules.frames import add_to_them, pop, push, push_use
from sim.engine.rules.lasting import end_next_costs_less, note_use
from sim.engine.rules.leaving import leave_together, mark_leaving
from sim.engine.rules.links import put_single_back, put_under, set_single_aside
from sim.engine.rules.standby import fire, is_leaving
from sim.engine.rules.zones import is_spared, move_card, put_back, set_aside, tap


# --- What it costs (112.2b, 601.1a) ---
@rule
def changes_cost(g: Game, t: Tables, index: int, player: int, kind: Kind) -> bool:
    """Whether the static ability at work number `index` makes the kind cost less, or more, for the player."""
    row = g.static_row[index]
    holder = g.static_player[index]
    return (
        t.static_head[row] == statics.COST
        and (t.static_zone[row] == 0 or t.static_zone[row] == g.used_from)
        and side_is_meant(t, t.static_filter[row], player, holder, holder)
        and used_kind_fits(g, t, t.static_filter[row], kind)
        and plainly_holds(g, t, t.static_condition[row], holder, g.static_card[index], 0)
    )


@rule
def used_kind_fits(g: Game, t: Tables, row: int, kind: Kind) -> bool:
    """Whether the kind fits the filter as the card that is used: with what it is given where it lies (106.4)."""
    if g.used_changes == 0:  # mostly
        return kind_fits(t, row, kind)
    return changed_kind_fits(t, row, kind, g.used_changes)


@rule
def note_used(g: Game, t: Tables, card: Card) -> None:
    """Note where the card lies whose use is offered or paid for, and what it is given there."""
    g.used_from = g.zone[card]
    g.used_changes = changes_of(g, t, card) if g.used_from == zones.MANA and at_work(g, statics.CHANGE) else 0


@rule
def reduced_cost(g: Game, t: Tables, player: int, kind: Kind, base: int, reduction: int, most_floor: int) -> int:
    """The cost `base` less `reduction` and the reductions of abilities; optional ones only up to a floor.

    Increases and reductions add up (112.2b, 601.1d). "They can't cost less than N" limits every reduction (101.2): the
    highest N of the abilities used counts, and does not raise the cost of a card that costs less anyway.
    """
    floor = 0
    for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
        if (
            t.static_head[row] == statics.SELF_COST
            and (t.static_optional[row] == 0 or t.static_floor[row] <= most_floor)
            and holds_in_strength(g, t, t.static_condition[row], player, NO_CARD)
        ):
            reduction += plain_amount(g, t, t.static_amount[row], player, NO_CARD, 0)
            floor = max(floor, t.static_floor[row])
    if at_work(g, statics.COST):
        for index in range(g.static_count):
            row = g.static_row[index]
            if changes_cost(g, t, index, player, kind) and (
                t.static_optional[row] == 0 or t.static_floor[row] <= most_floor
            ):
                change = plain_amount(g, t, t.static_amount[row], g.static_player[index], g.static_card[index], 0)
                if change < 0:
                    base -= change
                else:
                    reduction += change
                floor = max(floor, t.static_floor[row])
    if g.next_costs_less != 0:
        for index in range(g.continuous_count):
            if (
                g.continuous_kind[index] == lasting.NEXT_COSTS_LESS
                and g.continuous_object[index] == player
                and kind_fits_with_power(t, g.continuous_filter[index], kind)
            ):
                least = g.continuous_cost[index]
                if least >= 0 or -1 - least <= most_floor:
                    reduction += g.continuous_amount[index]
                    floor = max(floor, least if least >= 0 else -1 - least)
    return max(base - reduction, min(base, floor))


@rule
def costs_otherwise(g: Game, t: Tables, kind: Kind, reduction: int) -> bool:
    """Whether anything may change the cost of a kind; mostly nothing does."""
    return t.static_count[kind] != 0 or at_work(g, statics.COST) or g.next_costs_less != 0 or reduction != 0


@rule
def least_cost(g: Game, t: Tables, player: int, kind: Kind, base: int, reduction: int) -> int:
    """The mana to pay for a kind (201.1), `reduction` less by the way of using it; with optional reductions that help.

    `base` is its cost, or another one that is paid instead: that is decided first (item 5B.13).
    """
    if not costs_otherwise(g, t, kind, reduction):
        return base
    return cost_with_reductions(g, t, player, kind, base, reduction, with_optional=True)


@rule
def least_cost_of(g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int, reduction: int) -> int:
    """The mana to pay for a card that is not declared yet, as this kind, as above.

    A declared card leaves its zone at once, so its own cost does not count it there (601.1a). From the mana zone it
    leaves when the cost is paid (601.1b).
    """
    if not costs_otherwise(g, t, kind, reduction):
        return base
    return cost_as_declared(g, t, player, card, kind, base, reduction)


@cold
def cost_as_declared(g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int, reduction: int) -> int:
    """What `cost_with_reductions` is while the card is in no zone, or in the mana zone."""
    side = owner(card)
    zone = g.zone[card]
    if zone == zones.MANA:
        return cost_with_reductions(g, t, player, kind, base, reduction, with_optional=True)
    last = g.zone_count[side, zone] - 1
    other = g.zone_cards[side, zone, last]
    g.zone_cards[side, zone, g.place[card]] = other
    g.zone_count[side, zone] = last
    cost = cost_with_reductions(g, t, player, kind, base, reduction, with_optional=True)
    g.zone_count[side, zone] = last + 1
    g.zone_cards[side, zone, last] = other
    g.zone_cards[side, zone, g.place[card]] = card
    return cost


@rule
def most_cost(g: Game, t: Tables, player: int, kind: Kind, base: int, reduction: int) -> int:
    """The mana to pay for a kind, as above, if the player uses no optional reductions."""
    if not costs_otherwise(g, t, kind, reduction):
        return base
    return cost_with_reductions(g, t, player, kind, base, reduction, with_optional=False)


@cold
def costs_are_kept(g: Game, t: Tables, player: int) -> bool:
    """Whether what lets cards cost less is ignored where the player uses them."""
    for index in range(g.static_count):
        if t.static_head[g.static_row[index]] == statics.KEEPS_COSTS and g.static_player[index] != player:
            return True
    return False


@cold
def raised_cost(g: Game, t: Tables, player: int, kind: Kind, base: int) -> int:
    """The cost `base`, and what abilities let it cost more (112.2b)."""
    for index in range(g.static_count):
        row = g.static_row[index]
        if changes_cost(g, t, index, player, kind):
            base -= min(plain_amount(g, t, t.static_amount[row], g.static_player[index], g.static_card[index], 0), 0)
    return base


@cold
def cost_with_reductions(
    g: Game, t: Tables, player: int, kind: Kind, base: int, reduction: int, with_optional: bool
) -> int:
    """The cost of a card, where something may change it."""
    if at_work(g, statics.KEEPS_COSTS) and costs_are_kept(g, t, player):
        return raised_cost(g, t, player, kind, base)
    cost = reduced_cost(g, t, player, kind, base, reduction, -1)
    if with_optional:
        for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
            if t.static_head[row] == statics.SELF_COST and t.static_optional[row] != 0:
                cost = min(cost, reduced_cost(g, t, player, kind, base, reduction, t.static_floor[row]))
    if with_optional and at_work(g, statics.COST):
        for index in range(g.static_count):
            row = g.static_row[index]
            if t.static_optional[row] != 0 and changes_cost(g, t, index, player, kind):
                cost = min(cost, reduced_cost(g, t, player, kind, base, reduction, t.static_floor[row]))
    if with_optional and g.next_costs_less != 0:
        for index in range(g.continuous_count):
            least = g.continuous_cost[index]
            if g.continuous_kind[index] == lasting.NEXT_COSTS_LESS and least < 0:
                cost = min(cost, reduced_cost(g, t, player, kind, base, reduction, -1 - least))
    return cost


@rule
def payment_is_there(g: Game, t: Tables, player: int, card: Card, program: int) -> bool:
    """Whether a cost that is not mana can be paid: there are enough cards for each of its choices."""
    step = program
    while t.step_code[step] != programs.PAID:
        if t.step_code[step] == programs.SELECT:
            there = 0
            wanted = t.step_filter[step]
            for zone in zones.between(zones.DECK, zones.NOWHERE):
                if (t.filter_zones[wanted] >> zone) & 1:
                    for side in range(2):
                        for index in range(g.zone_count[side, zone]):
                            other = g.zone_cards[side, zone, index]
                            if zone == zones.BATTLE:
                                there += seals_meant(g, t, wanted, other, player, player)
                            if (
                                other != card
                                and not (zone == zones.BATTLE and ignored(g, t, other))
                                and fits(g, t, wanted, other, player, card, player)
                            ):
                                there += 1
            if there < t.step_least[step]:
                return False
        step += 1
    return True


@rule
def is_usable(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> bool:
    """Whether the text of a card lets it be summoned or cast now (110.2b), and nothing forbids it where it lies."""
    # Mostly it lies in the hand, and asks for nothing.
    return (g.zone[card] == zones.HAND and t.use_condition[kind] < 0) or is_usable_there(g, t, player, card, kind)


@cold
def is_usable_there(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> bool:
    """Whether the card can be used where it lies, and the condition of its use holds, if it has one."""
    if is_barred_there(g, t, player, card, kind):
        return False
    return t.use_condition[kind] < 0 or plainly_holds(g, t, t.use_condition[kind], player, card, 0)


@rule
def castable(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> bool:
    """Whether the text of a card lets it be used now (110.2b): its condition, and the additional cost of a spell.

    Casting it for no cost, or with a shield trigger, skips neither (items 5B.36-5B.40).
    """
    if not is_usable(g, t, player, card, kind):
        return False
    return t.additional_cost[kind] < 0 or payment_is_there(g, t, player, card, t.additional_cost[kind])


@rule
def way_is_open(g: Game, t: Tables, player: int, card: Card, row: int, freely: bool) -> bool:
    """Whether another way of using the card can be declared and paid with the mana surveyed (601.1a-b)."""
    if not (freely if t.way_zones[row] == 0 else ((t.way_zones[row] >> g.zone[card]) & 1) != 0):
        return False
    if not plainly_holds(g, t, t.way_condition[row], player, card, 0):
        return False
    if t.any_way_base != 0 and not has_base_for_use(g, t, card, row):
        return False
    kind = element_kind(t, g.kind[card])
    if t.way_reduction[row] < 0 and t.way_payment[row] < 0 and not is_executable_for_no_cost(g, t, player, kind):
        return False
    if t.way_feeds[row] != 0:
        return finds_feed(g, t, player, card, kind, way_cost(t, kind, row))
    if t.way_reduction[row] >= 0:
        reduction = t.way_reduction[row] + (helped(g, t, player, kind) if t.any_help != 0 else 0)
        cost = least_cost_of(g, t, player, card, kind, way_cost(t, kind, row), reduction)
        if not can_pay_for(g, t, player, card, kind, cost):
            return False
        if t.way_tapped_beside[row] > 0 and not can_pay_beside(
            g, t, player, civilizations_to_pay(g, t, card, kind), cost, t.way_tapped_beside[row]
        ):
            return False
    return t.way_payment[row] < 0 or payment_is_there(g, t, player, card, t.way_payment[row])


@rule
def way_cost(t: Tables, kind: Kind, row: int) -> int:
    """The cost that another way of using a card reduces: its own, or one that is paid instead (601.1a)."""
    return (t.way_cost[row] if t.way_cost[row] >= 0 else t.cost[kind]) + t.way_more[row]


# --- A creature that is put into the mana zone for the card (Fushigiverse, docs/keywords.md) ---
@rule
def feeds(g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int, other: Card) -> bool:
    """Whether mana can pay the cost `base` of the card less that of this creature, which is put into the mana zone."""
    if ignored(g, t, other) or not is_creature(g, t, other) or not can_leave(g, t, other):
        return False
    less = t.cost[g.kind[other]]
    return affords(g, t, player, card, kind, least_cost_of(g, t, player, card, kind, base, less))


@cold
def finds_feed(g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int) -> bool:
    """Whether there is a creature that can be put into the mana zone for the card."""
    for index in range(g.zone_count[player, zones.BATTLE]):
        if feeds(g, t, player, card, kind, base, g.zone_cards[player, zones.BATTLE, index]):
            return True
    return False


@cold
def choose_feed(g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int) -> int:
    """The player chooses the creature that is put into the mana zone for the card, `g.feed`; by how much it costs less.

    What reduces the cost is decided as the summon is declared (601.1a): an ability of this creature that does counts.
    The creature leaves when the mana is paid.
    """
    ask(g, choices.ASK_SELECT, player, card, verbs.TO_MANA)
    for index in range(g.zone_count[player, zones.BATTLE]):
        other = g.zone_cards[player, zones.BATTLE, index]
        if feeds(g, t, player, card, kind, base, other):
            offer(g, choices.OPTION_CARD, other, 0)
    answer = decide(g, t)
    if answer < 0:
        return 0
    g.feed = g.option_card[answer]
    return t.cost[g.kind[g.feed]]


@cold
def put_feed_into_mana(g: Game, t: Tables, player: int) -> None:
    """Put the creature that was chosen for the card that is paid for into the mana zone, tapped."""
    g.moving_count = 0
    mark_leaving(g, g.feed)
    g.feed = NO_CARD
    before = g.zone_count[player, zones.MANA]
    leave_together(g, t, zones.MANA, departures.MOVED)
    for index in range(before, g.zone_count[player, zones.MANA]):
        tap(g, t, g.zone_cards[player, zones.MANA, index])


@rule
def offer_putting(g: Game, t: Tables, player: int, card: Card, kind: Kind, freely: bool) -> None:
    """Offer to put the card into the battle zone, or its half of this kind: for its cost, or in other ways."""
    # The cheapest checks, which mostly fail, come first.
    reduction = helped(g, t, player, kind) if t.any_help != 0 else 0
    payable = freely and can_pay_for(
        g, t, player, card, kind, least_cost_of(g, t, player, card, kind, t.cost[kind], reduction)
    )
    if (
        (payable or t.way_count[kind] > 0)
        and is_usable(g, t, player, card, kind)
        and is_executable(g, t, player, kind)
        and has_base(g, t, card)
    ):
        if payable and (t.any_way_base == 0 or has_base_for_use(g, t, card, -1)):
            offer(g, choices.OPTION_USE, card, uses.PAY_COST)
        for way in range(t.way_count[kind]):
            if way_is_open(g, t, player, card, t.way_first[kind] + way, freely):
                offer(g, choices.OPTION_USE, card, 1 + way)


@rule
def offer_casting(g: Game, t: Tables, player: int, card: Card, spell: Kind) -> None:
    """Offer to cast the card (701.4), or its half of this kind, if its mana has been surveyed and can be paid."""
    reduction = helped(g, t, player, spell) if t.any_help != 0 else 0
    if (
        can_pay_for(g, t, player, card, spell, least_cost_of(g, t, player, card, spell, t.cost[spell], reduction))
        and is_executable(g, t, player, spell)
        and castable(g, t, player, card, spell)
    ):
        offer(
            g, choices.OPTION_USE, card, uses.SPELL_HALF if spell == t.resolving_half[g.kind[card]] else uses.PAY_COST
        )


@cold
def offer_casting_otherwise(g: Game, t: Tables, player: int, card: Card, spell: Kind, freely: bool) -> None:
    """Offer the other ways of casting a spell (601.1a), from the hand or where they allow it."""
    if is_executable(g, t, player, spell) and castable(g, t, player, card, spell):
        for way in range(t.way_count[spell]):
            if way_is_open(g, t, player, card, t.way_first[spell] + way, freely):
                offer(g, choices.OPTION_USE, card, 1 + way)


@cold
def offer_fortifying(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> None:
    """Offer to fortify a shield with the castle, if there is one (304.1, items 5B.28, 7E.05)."""
    cost = least_cost_of(g, t, player, card, kind, t.cost[kind], 0)
    if can_pay_for(g, t, player, card, kind, cost) and can_fortify(g, card) and is_executable(g, t, player, kind):
        offer(g, choices.OPTION_USE, card, uses.PAY_COST)


@cold
def offer_attaching(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> None:
    """Offer to use an aura, for its cost or in other ways, if there is something to attach it to (310.1-2)."""
    if not can_attach(g, t, player) or not is_executable(g, t, player, kind):
        return
    cost = least_cost_of(g, t, player, card, kind, t.cost[kind], 0)
    if can_pay_for(g, t, player, card, kind, cost):
        offer(g, choices.OPTION_USE, card, uses.PAY_COST)
    for way in range(t.way_count[kind]):
        if way_is_open(g, t, player, card, t.way_first[kind] + way, freely=True):
            offer(g, choices.OPTION_USE, card, 1 + way)


@rule
def offer_uses(g: Game, t: Tables, player: int) -> None:
    """Offer every way to use a card now: from the hand (301.1, 302.1), or from where the card says."""
    survey_mana(g, t, player)
    g.used_from = zones.HAND
    g.used_changes = 0
    for index in range(g.zone_count[player, zones.HAND]):
        card = g.zone_cards[player, zones.HAND, index]
        kind = g.kind[card]
        if is_twinpact(t, kind):
            if is_element(t, t.element_half[kind]):
                offer_putting(g, t, player, card, t.element_half[kind], freely=True)
            else:
                offer_casting(g, t, player, card, t.element_half[kind])
            offer_casting(g, t, player, card, t.resolving_half[kind])
        elif is_element(t, kind):
            offer_putting(g, t, player, card, kind, freely=True)
        elif resolves(t, kind):
            offer_casting(g, t, player, card, kind)
            if t.way_count[kind] > 0:
                offer_casting_otherwise(g, t, player, card, kind, freely=True)
        elif is_castle(t, kind):
            offer_fortifying(g, t, player, card, kind)
        elif is_aura(t, kind):
            offer_attaching(g, t, player, card, kind)
    if t.any_use_zones != 0 or at_work(g, statics.USES_FROM):
        offer_uses_from_elsewhere(g, t, player)
    if g.top_is_seen[player] != 0 and g.zone_count[player, zones.DECK] > 0:
        offer_top_of_deck(g, t, player)


@cold
def offer_top_of_deck(g: Game, t: Tables, player: int) -> None:
    """Offer to summon the top card of the deck, which the player sees."""
    card = top_of_deck(g, player)
    kind = element_kind(t, g.kind[card])
    for index in range(g.static_count):
        row = g.static_row[index]
        if (
            t.static_head[row] == statics.USES_TOP
            and g.static_player[index] == player
            and kind_fits(t, t.static_filter[row], kind)
        ):
            note_used(g, t, card)
            offer_putting(g, t, player, card, kind, freely=True)
            return


@cold
def offer_once(g: Game, t: Tables, player: int, card: Card, kind: Kind, zone: zones.Zone) -> None:
    """Offer to summon the card from a zone where a card allows it once each turn: as from the hand, or for no cost."""
    at = allows_once(g, t, player, card, kind, zone)
    if at < 0:
        return
    against = t.static_against[g.static_row[at]]
    if against < 0 or not kind_fits(t, against, kind):
        offer_putting(g, t, player, card, kind, freely=True)
        return
    if is_usable(g, t, player, card, kind) and is_executable(g, t, player, kind) and has_base(g, t, card):
        offer(g, choices.OPTION_USE, card, uses.ONCE_FOR_NO_COST)
    offer_putting(g, t, player, card, kind, freely=False)


@rule
def use_up(g: Game, t: Tables, player: int, card: Card, kind: Kind) -> None:
    """Note that a card allows no more this turn, if that is what lets this one be used from where it lies."""
    zone = g.zone[card]
    if at_work(g, statics.USES_FROM) and (zone == zones.MANA or zone == zones.GRAVEYARD):
        use_up_allowance(g, t, player, card, kind, zone)


@cold
def use_up_allowance(g: Game, t: Tables, player: int, card: Card, kind: Kind, zone: zones.Zone) -> None:
    """Note that a card allows no more this turn, where one may allow the use."""
    if ((t.use_zones[kind] >> zone) & 1) != 0 or may_be_summoned_from(g, t, player, card, kind, zone):
        return
    at = allows_once(g, t, player, card, kind, zone)
    if at >= 0:
        note_use(g, g.static_card[at], player, lasting.ITS_SUMMON, durations.END_OF_THIS_TURN)


@cold
def offer_uses_from_elsewhere(g: Game, t: Tables, player: int) -> None:
    """Offer to use cards of other zones: only if their own text says so (item 5B.42)."""
    last = zones.HYPERSPATIAL if ((t.any_use_zones >> zones.HYPERSPATIAL) & 1) != 0 else zones.MANA
    for zone in zones.between(zones.GRAVEYARD, zones.GR):
        if zone == zones.SHIELD or zone > last:
            continue
        for index in range(g.zone_count[player, zone]):
            card = g.zone_cards[player, zone, index]
            note_used(g, t, card)
            spell = resolving_kind(t, g.kind[card])
            half = element_kind(t, g.kind[card])
            freely = at_work(g, statics.USES_FROM) and may_be_summoned_from(g, t, player, card, half, zone)
            if is_held(g, t, card):
                continue
            if resolves(t, spell):
                freely_cast = ((t.use_zones[spell] >> zone) & 1) != 0
                if freely_cast:
                    offer_casting(g, t, player, card, spell)
                if t.way_count[spell] > 0:
                    offer_casting_otherwise(g, t, player, card, spell, freely_cast)
            freely = freely or ((t.use_zones[half] >> zone) & 1) != 0
            once = at_work(g, statics.USES_FROM) and not freely and is_element(t, half)
            if once and allows_once(g, t, player, card, half, zone) >= 0:
                offer_once(g, t, player, card, half, zone)
            elif is_element(t, half) and (freely or t.way_count[half] > 0):
                offer_putting(g, t, player, card, half, freely)
            elif half != spell and freely and resolves(t, half):
                offer_casting(g, t, player, card, half)
    g.used_changes = 0


# --- Creatures that help to summon (docs/keywords.md) ---
@rule
def reduces(g: Game, t: Tables, player: int, kind: Kind, verb: verbs.Verb, other: Card) -> int:
    """By how much the kind costs less if this creature of the player is tapped, or destroyed, for it; 0 if it is not.

    Those in `g.moving` are tapped for it already: another one must have another cost.
    """
    reduction = 0
    if ignored(g, t, other) or not is_creature(g, t, other) or other == g.feed:
        return 0
    if verb == verbs.TAP:
        for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
            if t.static_head[row] == statics.TAPS_TO_COST_LESS:
                reduction += t.static_amount[row]
        for index in range(g.moving_count):
            if t.cost[g.kind[g.moving[index]]] == t.cost[g.kind[other]]:
                return 0
        return reduction if g.tapped[other] == 0 else 0
    for index in range(g.static_count):
        row = g.static_row[index]
        if (
            t.static_head[row] == statics.DIES_TO_COST_LESS
            and has_it(g, t, index, other)
            and kind_fits(t, t.static_filter[row], kind)
            and plainly_holds(g, t, t.static_condition[row], player, other, 0)
        ):
            reduction += t.static_amount[row]
    return reduction


@rule
def has_it(g: Game, t: Tables, index: int, other: Card) -> bool:
    """Whether the creature has the ability at work number `index`: by its own text, or given by another card."""
    row = g.static_row[index]
    if t.static_against[row] < 0:
        return g.static_card[index] == other
    player = g.static_player[index]
    return plainly_fits(g, t, t.static_against[row], other, player, g.static_card[index], player)


@rule
def all_reduce(g: Game, t: Tables, player: int, kind: Kind, verb: verbs.Verb) -> int:
    """By how much the kind costs less if as many creatures as possible are tapped, or destroyed, for it."""
    total = 0
    for index in range(g.zone_count[player, zones.BATTLE]):
        other = g.zone_cards[player, zones.BATTLE, index]
        reduction = reduces(g, t, player, kind, verb, other)
        for earlier in range(index):
            one = g.zone_cards[player, zones.BATTLE, earlier]
            if (
                verb == verbs.TAP
                and t.cost[g.kind[one]] == t.cost[g.kind[other]]
                and reduces(g, t, player, kind, verb, one)
            ):
                reduction = 0
        if verb == verbs.TAP and reduction > 0 and at_work(g, statics.TAPS_AS_MANA):
            reduction = more_than_mana(g, t, player, kind, other, reduction)
        total += reduction
    return total


@cold
def is_as_mana(g: Game, t: Tables, player: int, other: Card) -> bool:
    """Whether the player can tap this creature as mana."""
    for at in range(g.static_count):
        if g.static_card[at] == other and yields_as_mana(g, t, at, player) != 0:
            return True
    return False


@cold
def more_than_mana(g: Game, t: Tables, player: int, kind: Kind, other: Card, reduction: int) -> int:
    """By how much more a creature helps if it is tapped for the card than if it is tapped as mana, which is counted."""
    if not is_as_mana(g, t, player, other):
        return reduction
    g.tapped[other] = 1
    has_civilizations = can_pay(g, t, player, t.civilizations[kind], 0)
    g.tapped[other] = 0
    survey_mana(g, t, player)
    return reduction - 1 if has_civilizations else 0


@cold
def helps_in_vain(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int, reduction: int, other: Card
) -> bool:
    """Whether the card could not be paid for any more with this creature tapped for it, and so not as mana."""
    if not is_as_mana(g, t, player, other):
        return False
    reduction += reduces(g, t, player, kind, verbs.TAP, other)
    g.tapped[other] = 1
    g.moving[g.moving_count] = other
    g.moving_count += 1
    least = least_cost(g, t, player, kind, base, reduction + all_reduce(g, t, player, kind, verbs.TAP))
    in_vain = not can_pay(g, t, player, civilizations_to_pay(g, t, card, kind), least)
    g.moving_count -= 1
    g.tapped[other] = 0
    return in_vain


@cold
def helped(g: Game, t: Tables, player: int, kind: Kind) -> int:
    """By how much the kind costs less if all creatures help that can."""
    g.moving_count = 0
    return all_reduce(g, t, player, kind, verbs.TAP) + all_reduce(g, t, player, kind, verbs.DESTROY)


@rule
def choose_help(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int, reduction: int, verb: verbs.Verb, later: int
) -> int:
    """The player chooses creatures for the card, into `g.moving`; the reduction with what they give.

    They may stop when the card can be paid for, with `later` more.
    """
    g.moving_count = 0
    while g.stopped == course.RUNNING:
        ask(g, choices.ASK_SELECT, player, card, verb)
        least = least_cost(g, t, player, kind, base, reduction + later)
        if can_pay(g, t, player, civilizations_to_pay(g, t, card, kind), least):
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.zone_count[player, zones.BATTLE]):
            other = g.zone_cards[player, zones.BATTLE, index]
            if is_leaving(g, other) or reduces(g, t, player, kind, verb, other) == 0:
                continue
            if verb == verbs.TAP and at_work(g, statics.TAPS_AS_MANA):
                if helps_in_vain(g, t, player, card, kind, base, reduction + later, other):
                    continue
            offer(g, choices.OPTION_CARD, other, 0)
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] == choices.OPTION_NO:
            break
        reduction += reduces(g, t, player, kind, verb, g.option_card[answer])
        mark_leaving(g, g.option_card[answer])
    return reduction


@cold
def ask_for_help(g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int, reduction: int) -> int:
    """The player taps creatures for the card, and chooses those that are destroyed; the reduction with theirs."""
    later = all_reduce(g, t, player, kind, verbs.DESTROY)
    reduction = choose_help(g, t, player, card, kind, base, reduction, verbs.TAP, later)
    if g.stopped != course.RUNNING:
        return 0
    for index in range(g.moving_count):
        tap(g, t, g.moving[index])
    return choose_help(g, t, player, card, kind, base, reduction, verbs.DESTROY, 0)


@rule
def destroy_helpers(g: Game, t: Tables) -> None:
    """Destroy the creatures that were chosen for a card that has been paid for."""
    if t.any_help != 0 and g.moving_count > 0:
        leave_together(g, t, zones.GRAVEYARD, departures.DESTROYED)


# --- Paying (112.2a, 601.1d-f) ---
UNKNOWN_SORTS = -1  # no bits of sorts of mana


@cold
def offer_creatures_as_mana(g: Game, t: Tables, player: int, civilization: int, civs_left: int, cost_left: int) -> None:
    """Offer the creatures that can be tapped as mana next and leave the rest payable."""
    for at in range(g.static_count):
        yields = yields_as_mana(g, t, at, player)
        if yields == 0 or (civilization != 0 and (yields & civilization) == 0):
            continue
        card = g.static_card[at]
        g.tapped[card] = 1
        enough = civs_left == 0 or can_pay(g, t, player, civs_left, max(cost_left - 1, 0))
        g.tapped[card] = 0
        if enough:
            offer(g, choices.OPTION_CARD, card, 0)


@rule
def offer_mana(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, player: int, card: Card, civilization: int, civs_left: int, cost_left: int, sorts: int
) -> int:
    """Offer the mana cards that can be tapped next and leave the rest payable; of equal cards only one.

    `sorts` are the sorts of mana, as bits, with which no card can be tapped next, or UNKNOWN_SORTS; what it returns
    are those for another question of the same payment.
    """
    ask(g, choices.ASK_PAY, player, card, verbs.NO_VERB)
    offered = 0  # the sorts of mana that are among the options, as bits
    alone = False  # whether one of the options has no equal
    if at_work(g, statics.TAPS_AS_MANA):
        offer_creatures_as_mana(g, t, player, civilization, civs_left, cost_left)
        alone = True
        sorts = UNKNOWN_SORTS
    for index in range(g.zone_count[player, zones.MANA]):
        mana = g.zone_cards[player, zones.MANA, index]
        if g.tapped[mana] != 0:
            continue
        kind = g.kind[mana]
        if civilization != 0 and (civilizations(g, t, mana) & civilization) == 0:
            continue
        number = mana_number(g, t, mana)
        if civilization == 0 and number == 0:
            continue
        # Which of two equal cards is tapped makes a difference where one is leaving for its own use (item 5B.06).
        sort = 0 if mana == card or (t.any_kings != 0 and is_put_on(g, mana)) else t.mana_sort[kind]
        if (offered & sort) != 0:
            continue
        if civs_left != 0:
            g.tapped[mana] = 1
            enough = can_pay(g, t, player, civs_left, max(cost_left - number, 0))
            g.tapped[mana] = 0
            if not enough:
                continue
        offer(g, choices.OPTION_CARD, mana, 0)
        offered |= sort
        if offered == sorts:
            return sorts
        alone = alone or sort == 0
    return UNKNOWN_SORTS if alone or civilization != 0 else offered


@cold
def forget_tapped_kinds(g: Game) -> None:
    """No mana has been tapped yet for the card that is paid for."""
    for index in range(numbers.KINDS // 32):
        g.tapped_kinds[index] = 0


@rule
def pay_mana(g: Game, t: Tables, player: int, card: Card, civs: int, cost: int) -> None:
    """Tap mana: first a card for each civilization, then more until the cost is reached (112.2a-c)."""
    left = cost
    waiting = civs
    sorts = UNKNOWN_SORTS
    if t.notes_kinds != 0:
        forget_tapped_kinds(g)
    while g.stopped == course.RUNNING and (waiting != 0 or left > 0):
        civilization = waiting & -waiting
        waiting &= ~civilization
        sorts = offer_mana(g, t, player, card, civilization, waiting, left, sorts)
        answer = decide(g, t)
        if answer < 0:
            return
        mana = g.option_card[answer]
        tap_for_mana(g, t, mana)
        if t.notes_kinds != 0:
            g.tapped_kinds[g.kind[mana] >> 5] |= 1 << (g.kind[mana] & 31)
        left -= mana_number(g, t, mana) if g.zone[mana] == zones.MANA else 1


@rule
def tap_for_mana(g: Game, t: Tables, mana: Card) -> None:
    """Tap a card of the mana zone, or a creature that is tapped as one."""
    if g.zone[mana] == zones.MANA:
        g.tapped[mana] = 1
    else:
        tap(g, t, mana)


@rule
def choose_cost(g: Game, t: Tables, player: int, card: Card, kind: Kind, least: int, most: int) -> int:
    """How much the player pays, if there are optional reductions."""
    if least >= most:
        return least
    ask(g, choices.ASK_COST, player, card, verbs.NO_VERB)
    for cost in range(least, most + 1):
        if can_pay(g, t, player, civilizations_to_pay(g, t, card, kind), cost):
            offer(g, choices.OPTION_NUMBER, card, cost)
    answer = decide(g, t)
    return least if answer < 0 else g.option_number[answer]


@rule
def pay_cost(g: Game, t: Tables, player: int, card: Card, kind: Kind, base: int, reduction: int) -> int:
    """The player decides what to pay instead of the cost `base`, and pays it in mana; how much."""
    g.paid_for = kind
    if t.any_help != 0:
        reduction = ask_for_help(g, t, player, card, kind, base, reduction)
        if g.stopped != course.RUNNING:
            return 0
    least = least_cost(g, t, player, kind, base, reduction)
    cost = choose_cost(g, t, player, card, kind, least, most_cost(g, t, player, kind, base, reduction))
    if at_work(g, statics.COST):
        use_up_reductions(g, t, player, kind, base, reduction, cost)
    pay_mana(g, t, player, card, civilizations_to_pay(g, t, card, kind), cost)
    g.paid_for = NO_KIND
    return cost


@cold
def use_up_reductions(g: Game, t: Tables, player: int, kind: Kind, base: int, reduction: int, cost: int) -> None:
    """Note that abilities which let one card each turn cost 1 less have been used, as far as they lower this cost."""
    first = g.continuous_count
    for index in range(g.static_count):
        number = t.static_program[g.static_row[index]]
        if number != programs.NO_PROGRAM and changes_cost(g, t, index, player, kind):
            note_use(g, g.static_card[index], g.static_player[index], number, durations.END_OF_THIS_TURN)
    if g.continuous_count > first:
        lowered = max(least_cost(g, t, player, kind, base, reduction) - cost, 0)
        g.continuous_count = min(first + lowered, g.continuous_count)


@cold
def tap_beside(g: Game, t: Tables, player: int, card: Card, kind: Kind, row: int) -> None:
    """Tap the mana cards that another way of using the card takes besides its cost (Over Drive, docs/keywords.md).

    Only cards are offered that leave the rest payable; of equal cards only one.
    """
    reduction = helped(g, t, player, kind) if t.any_help != 0 else 0
    cost = least_cost(g, t, player, kind, way_cost(t, kind, row), t.way_reduction[row] + reduction)
    left = t.way_tapped_beside[row]
    while g.stopped == course.RUNNING and left > 0:
        number = 0
        for bit in range(4, -1, -1):
            if tapped_of(left, bit) > 0:
                number = bit
        civilization = 1 << number
        left -= 1 << (3 * number)
        ask(g, choices.ASK_PAY, player, card, verbs.NO_VERB)
        offered = 0
        for index in range(g.zone_count[player, zones.MANA]):
            mana = g.zone_cards[player, zones.MANA, index]
            sort = t.mana_sort[g.kind[mana]]
            if g.tapped[mana] != 0 or (civilizations(g, t, mana) & civilization) == 0 or (offered & sort) != 0:
                continue
            g.tapped[mana] = 1
            if can_pay_beside(g, t, player, civilizations_to_pay(g, t, card, kind), cost, left):
                offer(g, choices.OPTION_CARD, mana, 0)
                offered |= sort
            g.tapped[mana] = 0
        if at_work(g, statics.TAPS_AS_MANA):
            for at in range(g.static_count):
                if (yields_as_mana(g, t, at, player) & civilization) != 0:
                    creature = g.static_card[at]
                    g.tapped[creature] = 1
                    if can_pay_beside(g, t, player, civilizations_to_pay(g, t, card, kind), cost, left):
                        offer(g, choices.OPTION_CARD, creature, 0)
                    g.tapped[creature] = 0
        answer = decide(g, t)
        if answer >= 0:
            tap_for_mana(g, t, g.option_card[answer])


@rule
def names_no_zone(t: Tables, kind: Kind, way: int) -> bool:
    """Whether another way of using a card names no zone: it is open wherever the card may be used from."""
    return t.way_zones[t.way_first[kind] + way - 1] == 0


@cold
def lent_rider(g: Game, t: Tables, player: int, card: Card, kind: Kind, way: int) -> int:
    """The program that follows a summon from where another card lets the creature be summoned, also for less.

    NO_PROGRAM if nothing follows: its own text, or a card that asks for nothing, lets it be summoned from there.
    """
    zone = g.used_from
    if way != uses.PAY_COST and (way < 0 or way >= uses.SPELL_HALF or not names_no_zone(t, kind, way)):
        return programs.NO_PROGRAM
    if zone == zones.HAND or ((t.use_zones[kind] >> zone) & 1) != 0:
        return programs.NO_PROGRAM
    found = programs.NO_PROGRAM
    for index in range(g.static_count):
        row = g.static_row[index]
        if lets_summon_from(g, t, index, player, card, kind, zone):
            if t.static_program[row] == programs.NO_PROGRAM:
                return programs.NO_PROGRAM
            found = t.static_program[row]
    return found


@rule
def begin_use(g: Game, t: Tables, player: int, card: Card, way: int) -> None:
    """Declare the use of a card, and pay its mana (112.1); the frame that it pushes does the rest."""
    kind = resolving_kind(t, g.kind[card]) if way == uses.SPELL_HALF else element_kind(t, g.kind[card])
    note_used(g, t, card)
    rider = lent_rider(g, t, player, card, kind, way) if at_work(g, statics.USES_FROM) else programs.NO_PROGRAM
    if way == uses.PAY_COST or way == uses.ONCE_FOR_NO_COST or (way < uses.SPELL_HALF and names_no_zone(t, kind, way)):
        use_up(g, t, player, card, kind)
    if way == uses.ONCE_FOR_NO_COST:
        way = uses.CREATURE_FOR_NO_COST if is_twinpact(t, g.kind[card]) else uses.FOR_NO_COST
    # 601.1c: a card in the mana zone may be tapped for its own cost; it is pending once that is paid.
    from_mana = g.zone[card] == zones.MANA
    if not from_mana:
        set_aside(g, card)
    cost = -1
    reduction = 0 if way >= uses.PAY_COST else -1
    base = t.cost[kind]
    if way > uses.PAY_COST and way < uses.SPELL_HALF:
        row = t.way_first[kind] + way - 1
        reduction = t.way_reduction[row]
        base = way_cost(t, kind, row)
        if t.way_tapped_beside[row] > 0:
            tap_beside(g, t, player, card, kind, row)
        if t.way_feeds[row] != 0:
            reduction = choose_feed(g, t, player, card, kind, base)
    if reduction >= 0 and g.stopped == course.RUNNING:
        cost = pay_cost(g, t, player, card, kind, base, reduction)
    if g.stopped != course.RUNNING:
        return
    if from_mana:
        set_aside(g, card)
    note(g, log.USE, player, card, cost, way)
    use = push_use(g, player, card, way)
    if use >= 0:
        g.frame_rider[use] = rider
    destroy_helpers(g, t)
    if g.feed >= 0:
        put_feed_into_mana(g, t, player)


@cold
def pay_now(g: Game, t: Tables, frame: int, cost: int, civs: int) -> None:
    """The player pays mana as an effect says, if untapped mana can pay it (Counterattack, docs/keywords.md)."""
    player = g.frame_player[frame]
    g.frame_done[frame] = 0
    if can_pay(g, t, player, civs, cost):
        pay_mana(g, t, player, g.frame_card[frame], civs, cost)
        g.frame_done[frame] = 1


# --- For no cost ---
@rule
def can_cast_for_no_cost(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether the card, or a half of it, could be cast: nothing forbids it, and its own text allows it."""
    spell = resolving_kind(t, g.kind[card])
    return can_cast_as(g, t, player, card, spell) or (
        has_two_spells(t, g.kind[card]) and can_cast_as(g, t, player, card, t.element_half[g.kind[card]])
    )


@rule
def can_cast_as(g: Game, t: Tables, player: int, card: Card, spell: Kind) -> bool:
    """Whether the card could be cast as this kind, its own or that of a half."""
    return resolves(t, spell) and is_executable_for_no_cost(g, t, player, spell) and castable(g, t, player, card, spell)


@cold
def cast_where_it_is(g: Game, t: Tables, player: int, card: Card) -> int:
    """The player casts the spell half of a creature for no cost; 1 if that can be done.

    Smash Burst and Friend Burst: the card is not pending, and goes nowhere afterwards (docs/keywords.md).
    """
    creature = g.kind[card]
    spell = t.resolving_half[g.printed[card]]
    if spell < 0 or t.additional_cost[spell] >= 0 or not can_cast_as(g, t, player, card, spell):
        return 0
    g.cast_count[player] += 1
    g.cast_free[player] += 1
    g.used_for_no_cost = 1
    g.tapped_no_mana = 1
    push(g, frames.SPELL, player, card, g.object[card], max(t.program[spell], programs.NO_PROGRAM))
    # What waits for a spell, and the story of the game, sees the spell, and not the creature.
    g.kind[card] = spell
    note(g, log.USE, player, card, -1, uses.SPELL_HALF)
    if g.next_costs_less != 0:
        end_next_costs_less(g, t, player, spell, card)
    fire(g, t, t.used_event[spell], card, player)
    g.kind[card] = creature
    if at_work(g, statics.AT_SPELLS):
        ask_about_spell(g, t)
    return 1


@cold
def way_of_casting(g: Game, t: Tables, player: int, card: Card, row: int) -> int:
    """How a card is cast for no cost: of two spells the one that the filter means (810.3a), or that is picked."""
    kind = g.kind[card]
    if not has_two_spells(t, kind):
        return uses.SPELL_FOR_NO_COST
    first = t.element_half[kind]
    second = t.resolving_half[kind]
    meant = row < 0 or kind_fits(t, row, first) == kind_fits(t, row, second)  # both
    one = can_cast_as(g, t, player, card, first) and (meant or kind_fits(t, row, first))
    other = can_cast_as(g, t, player, card, second) and (meant or kind_fits(t, row, second))
    if one and other:
        return uses.FOR_NO_COST
    return uses.CREATURE_FOR_NO_COST if one else uses.SPELL_FOR_NO_COST


@cold
def way_of_using(g: Game, t: Tables, player: int, card: Card, row: int) -> int:
    """How a card is used for no cost: the half of a twinpact that the filter means, or that is picked (810.3a)."""
    kind = g.kind[card]
    if row < 0 or not is_twinpact(t, kind):
        return uses.FOR_NO_COST
    first = kind_fits(t, row, t.element_half[kind])
    if first == kind_fits(t, row, t.resolving_half[kind]):  # both
        return uses.FOR_NO_COST
    return uses.CREATURE_FOR_NO_COST if first else uses.SPELL_FOR_NO_COST


@rule
def can_use_for_no_cost(g: Game, t: Tables, player: int, card: Card, way: int) -> bool:
    """Whether the card could be used, or the half of the way: nothing forbids it, and an evolution has a base."""
    half = element_kind(t, g.kind[card])
    enters = (
        is_element(t, half)
        and is_usable(g, t, player, card, half)
        and is_executable_for_no_cost(g, t, player, half)
        and has_base(g, t, card)
    )
    if way == uses.CREATURE_FOR_NO_COST and is_element(t, half):
        return enters
    if (enters and way != uses.SPELL_FOR_NO_COST) or can_cast_for_no_cost(g, t, player, card):
        return True
    is_laid = is_castle(t, half) or is_aura(t, half)
    return is_laid and has_carrier(g, t, player, card) and is_executable(g, t, player, half)


@rule
def has_carrier(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether there is what the card is laid on: a base, a shield for a castle, a GR creature for an aura."""
    kind = element_kind(t, g.kind[card])
    if is_castle(t, kind):
        return can_fortify(g, card)
    return can_attach(g, t, player) if is_aura(t, kind) else has_base(g, t, card)


@rule
def one_is_held(g: Game, t: Tables, frame: int) -> bool:
    """Whether one of "them" lies in a graveyard that it may not leave."""
    for index in range(g.them_count[frame]):
        if is_held(g, t, g.them[frame, index]):
            return True
    return False


@rule
def use_this(g: Game, t: Tables, frame: int, cost: int, rider: int, on: int) -> None:
    """Summon or cast this card, for a cost of its ability or for none (112.3); `rider` is a program that follows.

    `on` is the number of cards, "them", that a Gate needs to put the creature on.
    """
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    trigger = g.frame_trigger[frame]  # none for what it does as it comes from the shields to the hand
    kind = element_kind(t, g.kind[card])
    note_used(g, t, card)
    reduction = helped(g, t, player, kind) if t.any_help != 0 else 0
    least = least_cost_of(g, t, player, card, kind, cost, reduction) if cost >= 0 else -1
    if (
        not (g.zone[card] == zones.HAND if trigger < 0 else works_in(g, t, trigger, player, card, g.zone[card]))
        or g.object[card] != g.frame_object[frame]
        or not is_executable(g, t, player, kind)
        or (cost == uses.FOR_NO_COST and not is_executable_for_no_cost(g, t, player, kind))
        or is_held(g, t, card)
        or not has_base(g, t, card)
        or not castable(g, t, player, card, kind)
        or (cost >= 0 and not affords(g, t, player, card, kind, least))
        or (on > 0 and (g.them_count[frame] != on or one_is_held(g, t, frame)))
    ):
        note(g, log.MISFIRE, player, card, 0, 0)
        g.frame_done[frame] = 0
        return
    if trigger >= 0 and ((t.trigger_zones[trigger] >> g.zone[card]) & 1) == 0:
        use_up(g, t, player, card, kind)
    # 601.1c: a card in the mana zone may be tapped for its own cost; it is pending once that is paid.
    from_mana = g.zone[card] == zones.MANA
    if not from_mana:
        set_single_aside(g, card)
    if cost >= 0:
        pay_cost(g, t, player, card, kind, cost, 0)
    if g.stopped == course.RUNNING:
        if from_mana:
            set_single_aside(g, card)
        g.frame_done[frame] = 1
        # A twinpact's ability is printed on its creature, and means that half.
        use = push_use(g, player, card, uses.CREATURE_FOR_NO_COST if kind != g.kind[card] else uses.FOR_NO_COST)
        if use >= 0:
            g.frame_rider[use] = rider
            g.frame_paid[use] = (
                1 if cost >= 0 or cost == uses.AS_PAID else 0
            )  # mana was paid: this is not "for no cost"
            for index in range(on):
                add_to_them(g, use, g.them[frame, index])
        if cost >= 0:
            destroy_helpers(g, t)


# --- What follows the payment (601.1f-g) ---
@rule
def pick_half(g: Game, t: Tables, frame: int) -> None:
    """The owner of a twinpact used for no cost picks the half (810.3)."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    ask(g, choices.ASK_MODE, player, card, verbs.NO_VERB)
    first = t.element_half[g.kind[card]]
    if is_executable_for_no_cost(g, t, player, first) and (is_element(t, first) or castable(g, t, player, card, first)):
        offer(g, choices.OPTION_NUMBER, card, 0)
    if can_cast_as(g, t, player, card, t.resolving_half[g.kind[card]]):
        offer(g, choices.OPTION_NUMBER, card, 1)
    answer = decide(g, t)
    if answer >= 0:
        spell = g.option_number[answer] == 1
        g.frame_way[frame] = uses.SPELL_FOR_NO_COST if spell else uses.CREATURE_FOR_NO_COST


@rule
def other_way(g: Game, t: Tables, frame: int) -> int:
    """The row of the other way in which a card is used, or -1 when its cost is paid or it is used for no cost."""
    way = g.frame_way[frame]
    if way <= uses.PAY_COST or way >= uses.SPELL_HALF:
        return -1
    return t.way_first[element_kind(t, g.kind[g.frame_card[frame]])] + way - 1


@rule
def prepare_use(g: Game, t: Tables, frame: int) -> None:
    """First stage of a use: which half of a twinpact is used, and the program that pays for another way."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    kind = g.kind[card]
    row = other_way(g, t, frame)
    if g.frame_way[frame] == uses.FOR_NO_COST and is_twinpact(t, kind):
        pick_half(g, t, frame)
        if g.frame_way[frame] == uses.FOR_NO_COST:
            return  # nothing has been answered
    way = g.frame_way[frame]
    if way < uses.PAY_COST:
        shown = uses.SPELL_HALF if way == uses.SPELL_FOR_NO_COST and is_twinpact(t, kind) else uses.FOR_NO_COST
        note(g, log.USE, player, card, -1, shown)
    if row >= 0 and t.way_payment[row] >= 0:
        push(g, frames.PROGRAM, player, card, g.object[card], t.way_payment[row])


@rule
def is_for_no_mana(g: Game, t: Tables, frame: int) -> bool:
    """Whether no mana is paid for the use: it is for no cost, or another cost is paid."""
    row = other_way(g, t, frame)
    return (g.frame_way[frame] < uses.PAY_COST and g.frame_paid[frame] == 0) or (row >= 0 and t.way_reduction[row] < 0)


@rule
def is_for_no_cost(g: Game, t: Tables, frame: int) -> bool:
    """Whether nothing at all is paid for the use."""
    row = other_way(g, t, frame)
    return is_for_no_mana(g, t, frame) and (row < 0 or t.way_payment[row] < 0)


@rule
def begin_resolving(g: Game, t: Tables, frame: int) -> None:
    """Cast the spell (701.4): its frame becomes that of a spell being resolved."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    kind = g.kind[card]
    g.cast_count[player] += 1
    if g.next_costs_less != 0:
        end_next_costs_less(g, t, player, kind, card)
    if owner(card) == player:
        mark(g, card, card_marks.PLAYED)
    g.tapped_no_mana = 1 if is_for_no_mana(g, t, frame) else 0
    g.cast_free[player] += g.tapped_no_mana
    g.used_for_no_cost = 1 if is_for_no_cost(g, t, frame) else 0
    from_elsewhere = g.frame_way[frame] >= uses.PAY_COST and g.came_from[card] != zones.HAND
    g.frame_afterwards[frame] = 1 << t.after_casting_elsewhere[kind] if from_elsewhere else 0
    if g.just_summoned[player] != 0:
        g.frame_afterwards[frame] |= afterwards.AFTER_A_SUMMON
        g.just_summoned[player] = 0
    g.frame_kind[frame] = frames.SPELL
    g.frame_step[frame] = max(t.program[kind], programs.NO_PROGRAM)  # a spell may have no effect
    from_hand = events.CAST_FROM_HAND if g.came_from[card] == zones.HAND and owner(card) == player else 0
    fire(g, t, t.used_event[kind] | from_hand, card, player)
    row = other_way(g, t, frame)
    g.frame_event_number[frame] = t.way_times[row] if row >= 0 else 0
    if row >= 0 and t.way_rider[row] >= 0:
        # What comes with this way is done before the spell's own effects (605.2b).
        push(g, frames.PROGRAM, player, card, g.object[card], t.way_rider[row])
    if at_work(g, statics.AT_SPELLS):
        ask_about_spell(g, t)


@cold
def ask_about_spell(g: Game, t: Tables) -> None:
    """Push the programs of what does something before a spell has its effects, those of the turn player first."""
    for number in range(2):
        side = 1 - g.turn_player if number == 0 else g.turn_player
        for index in range(g.static_count):
            row = g.static_row[index]
            source = g.static_card[index]
            if t.static_head[row] == statics.AT_SPELLS and g.static_player[index] == side:
                push(g, frames.PROGRAM, side, source, g.object[source], t.static_program[row])


@cold
def stop_spell(g: Game) -> None:
    """The innermost spell, which is about to have its effects, has none."""
    for frame in range(g.depth - 1, -1, -1):
        if g.frame_kind[frame] == frames.SPELL:
            g.frame_afterwards[frame] |= afterwards.STOPPED
            return


@rule
def has_no_effects(g: Game, t: Tables, frame: int) -> bool:
    """Whether all that stands on the spell does nothing."""
    if (g.frame_afterwards[frame] & afterwards.STOPPED) != 0:
        return True
    return at_work(g, statics.IGNORES_SPELLS) and spell_is_ignored(g, t, frame)


@rule
def enter_by_use(g: Game, t: Tables, frame: int) -> None:
    """Put the card into the battle zone; this summons a creature (701.3). Then push the programs that follow."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    kind = g.kind[card]
    row = other_way(g, t, frame)
    found = choose_bases_for_use(g, t, card, row if g.frame_way[frame] >= uses.PAY_COST else ANY_WAY)
    for index in range(g.them_count[frame]):
        put_on(g, g.them[frame, index])
    if not found:
        if g.stopped == course.RUNNING:
            put_single_back(g, card)
            pop(g)
        return
    for_no_mana = is_for_no_mana(g, t, frame)
    g.tapped_no_mana = 1 if for_no_mana else 0
    g.used_for_no_cost = 1 if is_for_no_cost(g, t, frame) else 0
    number = g.object[card]
    g.paid_more = t.way_times[row] if row >= 0 else 0
    entered = enter(g, t, card, entering.BY_USE)
    g.paid_more = 0
    announce_use(g, t, player, card, element_kind(t, kind), entered, number, for_no_mana)
    # 101.3a: "if you do" asks for the summon, whatever happened to the creature instead.
    if row >= 0 and t.way_rider[row] >= 0:
        push(g, frames.PROGRAM, player, card, g.object[card] if entered else number, t.way_rider[row])
    if entered and g.frame_rider[frame] != programs.NO_PROGRAM:
        push(g, frames.PROGRAM, player, card, g.object[card], g.frame_rider[frame])


@cold
def fortify_by_use(g: Game, t: Tables, frame: int) -> None:
    """Fortify a shield with the castle that is being used (item 5B.31); this is a use (701.5a)."""
    card = g.frame_card[frame]
    if fortify(g, t, card):
        if g.next_costs_less != 0:
            end_next_costs_less(g, t, g.frame_player[frame], g.kind[card], card)
        fire(g, t, events.USED, card, g.frame_player[frame])


@cold
def attach_by_use(g: Game, t: Tables, frame: int) -> None:
    """Attach the aura that is being used (310.2); one that finds no creature stays where it was (310.2a)."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    row = other_way(g, t, frame)
    creature = choose_bearer(g, t, card)
    if g.stopped != course.RUNNING:
        return
    if creature < 0:
        put_back(g, card)
        pop(g)
        return
    if attach_aura(g, t, card, creature):
        if g.next_costs_less != 0:
            end_next_costs_less(g, t, player, g.kind[card], card)
        fire(g, t, events.USED, card, player)
    if row >= 0 and t.way_rider[row] >= 0:
        push(g, frames.PROGRAM, player, card, g.object[card], t.way_rider[row])


@rule
def can_still_be_used(g: Game, t: Tables, frame: int) -> bool:
    """Whether a card whose use for no cost has been declared can be used, now that it is its turn."""
    if g.frame_way[frame] == uses.SPELL_FOR_NO_COST:
        return can_cast_for_no_cost(g, t, g.frame_player[frame], g.frame_card[frame])
    return can_use_for_no_cost(g, t, g.frame_player[frame], g.frame_card[frame], uses.FOR_NO_COST)


@rule
def run_use(g: Game, t: Tables, frame: int) -> None:
    """One stage of the use of a pending card: costs other than mana, the card itself, what follows its use."""
    card = g.frame_card[frame]
    way = g.frame_way[frame]
    stage = g.frame_stage[frame]
    g.frame_stage[frame] = stage + 1
    stays = is_element(t, g.kind[card]) or is_castle(t, g.kind[card]) or is_aura(t, g.kind[card])
    resolving = not stays or way == uses.SPELL_HALF or way == uses.SPELL_FOR_NO_COST
    if stage == 0 and way < uses.PAY_COST and g.frame_paid[frame] == 0 and not can_still_be_used(g, t, frame):
        # Several cards are used one after the other: an earlier one can forbid it (110.2b).
        note(g, log.MISFIRE, g.frame_player[frame], card, 0, 0)
        put_single_back(g, card)
        pop(g)
    elif stage == 0:
        prepare_use(g, t, frame)
    elif stage == 1 and other_way(g, t, frame) >= 0 and t.way_goes_to[other_way(g, t, frame)] != 0:
        # Galaxyshield, Pandora Shift (docs/keywords.md): the card is not used.
        shown = t.way_goes_to[other_way(g, t, frame)] == zones.SHIELD_FACE_UP
        pop(g)
        move_card(g, t, card, zones.SHIELD_FACE_UP if shown else zones.HYPERSPATIAL)
    elif stage == 1:
        # 601.1f: the additional cost, besides mana; it is paid for no cost too.
        if resolving:
            second = way == uses.SPELL_HALF or way == uses.SPELL_FOR_NO_COST
            kind = resolving_kind(t, g.kind[card]) if second else element_kind(t, g.kind[card])
            g.kind[card] = kind
            if t.additional_cost[kind] >= 0:
                push(g, frames.PROGRAM, g.frame_player[frame], card, g.object[card], t.additional_cost[kind])
    elif stage > 2:
        pop(g)
    elif resolving:
        begin_resolving(g, t, frame)
    elif is_castle(t, g.kind[card]):
        fortify_by_use(g, t, frame)
    elif is_aura(t, g.kind[card]):
        attach_by_use(g, t, frame)
    else:
        enter_by_use(g, t, frame)


@rule
def stays_where_it_was(g: Game, t: Tables, card: Card, where: int) -> bool:
    """Whether the resolved spell goes to the zone that it was cast from: then it does not move (409.2a).

    By a rule option a pending card has left its zone, and is put there again.
    """
    if t.pending_has_left != 0:
        return False
    zone = g.came_from[card]
    if zone == zones.MANA:
        return where == afterwards.INTO_MANA or where == afterwards.INTO_MANA_TAPPED
    return (where == afterwards.INTO_GRAVEYARD and zone == zones.GRAVEYARD) or (
        where == afterwards.INTO_HAND and zone == zones.HAND
    )


@cold
def spell_is_ignored(g: Game, t: Tables, frame: int) -> bool:
    """Whether a static ability says that the effects of the spell are ignored: all that stands on it does nothing."""
    for index in range(g.static_count):
        row = g.static_row[index]
        holder = g.static_player[index]
        if (
            t.static_head[row] == statics.IGNORES_SPELLS
            and side_is_meant(t, t.static_filter[row], g.frame_player[frame], holder, holder)
            and kind_fits(t, t.static_filter[row], g.kind[g.frame_card[frame]])
            and plainly_holds(g, t, t.static_condition[row], holder, g.static_card[index], 0)
        ):
            return True
    return False


@cold
def is_cast_with(g: Game, t: Tables, frame: int, keyword: int) -> bool:
    """Whether the spell has the keyword: by its own text, or by a static ability about spells."""
    card = g.frame_card[frame]
    if (t.keywords[g.kind[card]] & keyword) != 0:
        return True
    for index in range(g.static_count):
        row = g.static_row[index]
        holder = g.static_player[index]
        if (
            t.static_head[row] == statics.SPELLS_HAVE
            and is_any_of(t.static_keywords[row], keyword)
            and side_is_meant(t, t.static_filter[row], g.frame_player[frame], holder, holder)
            and kind_fits(t, t.static_filter[row], g.kind[card])
            and plainly_holds(g, t, t.static_condition[row], holder, g.static_card[index], 0)
        ):
            return True
    return False


@rule
def own_places(g: Game, t: Tables, frame: int) -> int:
    """Where the resolved spell may go by its own text, bits (609.8a)."""
    if has_no_effects(g, t, frame):
        return 0
    card = g.frame_card[frame]
    kind = g.kind[card]
    places = g.frame_afterwards[frame] | 1 << t.after_casting[kind]
    if (t.keywords[kind] & (keywords.CHARGER | keywords.EVO_CHARGER)) != 0:
        places |= 1 << afterwards.INTO_MANA
    if (places & afterwards.AFTER_A_SUMMON) != 0 and ((t.all_keywords & keywords.CYCLONE) != 0):
        if is_cast_with(g, t, frame, keywords.CYCLONE):
            places |= 1 << afterwards.INTO_HAND  # docs/keywords.md
    if (places & 1 << afterwards.ONTO_A_SHIELD) != 0 and not finds_shield(g, card):
        places &= ~(1 << afterwards.ONTO_A_SHIELD)
    return places & ~(afterwards.AFTER_A_SUMMON | 1 << afterwards.INTO_GRAVEYARD)


@rule
def other_places(g: Game, t: Tables, frame: int, own: int) -> int:
    """Where the resolved spell may go by the text of other cards, bits: what its own text says comes first (609.8a)."""
    if own != 0:
        return 0
    card = g.frame_card[frame]
    places = g.frame_sent[frame]
    if at_work(g, statics.KEEPS_TRIGGERED) and g.frame_by_trigger[frame] != 0:
        if has_static(g, t, statics.KEEPS_TRIGGERED, card):
            places |= 1 << afterwards.INTO_HAND
    if at_work(g, statics.SPELLS_GO_UNDER) and goes_under(g, t, frame):
        places |= 1 << afterwards.ON_DECK_BOTTOM
    if is_spared(g, t, card):
        places |= 1 << afterwards.INTO_MANA_TAPPED
    if at_work(g, statics.TAKES_SPELLS) and find_taker(g, t, frame, 0) >= 0:
        # Its player may; if nothing else happens instead, it may go to the graveyard.
        places |= 1 << afterwards.UNDER_A_CREATURE | (1 << afterwards.INTO_GRAVEYARD) * int(places == 0)
    # 609.4: only what can be put into the battle zone.
    if (places & 1 << afterwards.INTO_BATTLE_ZONE) != 0 and not can_enter(g, t, card):
        places &= ~(1 << afterwards.INTO_BATTLE_ZONE)
    return places


@cold
def goes_under(g: Game, t: Tables, frame: int) -> bool:
    """Whether a card says that this spell, which its player cast from their graveyard, goes under the deck then."""
    player = g.frame_player[frame]
    card = g.frame_card[frame]
    from_there = g.came_from[card] == zones.GRAVEYARD and owner(card) == player
    return from_there and ability_for(g, t, statics.SPELLS_GO_UNDER, player, 0) >= 0


@cold
def find_taker(g: Game, t: Tables, frame: int, first: int) -> int:
    """The number of the next static ability with which a card takes this spell, or -1; most take some of the hand."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    index = ability_for(g, t, statics.TAKES_SPELLS, player, first) if owner(card) == player else -1
    while index >= 0:
        row = g.static_row[index]
        fits_there = t.static_amount[row] != 0 or g.came_from[card] == zones.HAND
        if fits_there and (t.static_filter[row] < 0 or kind_fits(t, t.static_filter[row], g.kind[card])):
            return index
        index = ability_for(g, t, statics.TAKES_SPELLS, player, index + 1)
    return -1


@cold
def put_under_taker(g: Game, t: Tables, frame: int) -> int:
    """Put a resolved spell under a card that takes it, which the player chooses; the program that follows, or -1."""
    card = g.frame_card[frame]
    follows = -1
    ask(g, choices.ASK_SELECT, g.frame_player[frame], card, verbs.NO_VERB)
    index = find_taker(g, t, frame, 0)
    while index >= 0:
        offer(g, choices.OPTION_CARD, g.static_card[index], 0)
        index = find_taker(g, t, frame, index + 1)
    answer = decide(g, t)
    if answer >= 0:
        index = find_taker(g, t, frame, 0)
        while g.static_card[index] != g.option_card[answer]:
            index = find_taker(g, t, frame, index + 1)
        program = t.static_program[g.static_row[index]]
        follows = program if program != programs.NO_PROGRAM else -1
        g.kind[card] = g.printed[card]
        put_under(g, t, card, g.option_card[answer])
    return follows


@cold
def can_enter(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card of a spell that has been cast can be put into the battle zone, as its other half."""
    spell = g.kind[card]
    g.kind[card] = g.printed[card]
    possible = is_element(t, element_kind(t, g.kind[card])) and can_be_put(g, t, card) and has_base(g, t, card)
    g.kind[card] = spell
    return possible


@cold
def enter_after_casting(g: Game, t: Tables, card: Card) -> None:
    """Put the card of a spell that has been cast into the battle zone; this is not summoning."""
    g.kind[card] = g.printed[card]
    if choose_bases(g, t, card):
        enter(g, t, card, entering.BY_EFFECT)


@rule
def send(g: Game, t: Tables, frame: int, where: int) -> int:
    """Put a resolved spell where it goes; the program that follows because of another card, or -1."""
    follows = -1
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    # What the spell was, for abilities that compare with it (605.2e): of a twinpact card, its spell half.
    g.last_known_object[card] = g.object[card]
    g.last_known_kind[card] = g.kind[card]
    g.last_known_changes[card] = 0
    if where == afterwards.INTO_HAND:
        move_card(g, t, card, zones.HAND)
    elif where == afterwards.ON_DECK_BOTTOM or where == afterwards.ON_DECK_TOP:
        move_card(g, t, card, zones.DECK_BOTTOM if where == afterwards.ON_DECK_BOTTOM else zones.DECK)
    elif where == afterwards.SHUFFLED_INTO_DECK:
        move_card(g, t, card, zones.DECK)
        note(g, log.SHUFFLE, owner(card), NO_CARD, 0, 0)
        shuffle(g, owner(card), zones.DECK)
    elif where == afterwards.INTO_GRAVEYARD:
        move_card(g, t, card, zones.GRAVEYARD)
        g.left_as[card] = g.object[card]
    elif where == afterwards.INTO_BATTLE_ZONE:
        enter_after_casting(g, t, card)
    elif where == afterwards.UNDER_A_CREATURE:
        follows = put_under_taker(g, t, frame)
    elif where == afterwards.INTO_MANA_FACE_DOWN:
        move_card(g, t, card, zones.MANA_FACE_DOWN)
    elif where == afterwards.ONTO_A_SHIELD:
        put_onto_shield(g, t, player, card)
    elif where == afterwards.INTO_HYPERSPATIAL:
        move_card(g, t, card, zones.HYPERSPATIAL)
    else:
        move_card(g, t, card, zones.MANA)
        if where == afterwards.INTO_MANA_TAPPED:
            g.tapped[card] = 1
        fire(g, t, events.PUT_INTO_MANA, card, player)
    return follows


@cold
def put_onto_shield(g: Game, t: Tables, player: int, card: Card) -> None:
    """Put a resolved spell face up onto a shield that the player chooses."""
    shield = choose_shield(g, t, player, owner(card), card)
    if g.stopped == course.RUNNING:
        before = g.zone_count[owner(card), zones.SHIELD]
        move_card(g, t, card, zones.SHIELD_FACE_UP)
        join_new_shields(g, owner(card), before, shield)


@rule
def finds_shield(g: Game, card: Card) -> bool:
    """Whether a spell that goes onto a shield was cast from the hand, and finds one (items 6B.34-6B.36)."""
    return g.came_from[card] == zones.HAND and g.zone_count[owner(card), zones.SHIELD] > 0


@rule
def finish_spell(g: Game, t: Tables, frame: int) -> None:
    """A resolved spell goes to the graveyard, or where its own text says (302.2-3, 404.1, 605.2f, 609.8a)."""
    card = g.frame_card[frame]
    follows = -1
    if g.zone[card] == zones.NOWHERE:
        where = afterwards.INTO_GRAVEYARD
        own = own_places(g, t, frame)
        places = own | other_places(g, t, frame, own)
        if places != 0:
            # 609.8: it goes to exactly one of several places, and the player chooses.
            ask(g, choices.ASK_REPLACE, g.frame_player[frame], card, verbs.NO_VERB)
            for place in range(afterwards.PLACES):
                if ((places >> place) & 1) != 0:
                    offer(g, choices.OPTION_NUMBER, card, place)
            answer = decide(g, t)
            if answer < 0:
                return
            where = g.option_number[answer]
        if where == afterwards.INTO_MANA:
            follows = t.evo_charger[g.kind[card]]
        if stays_where_it_was(g, t, card, where):
            put_back(g, card)
            g.kind[card] = g.printed[card]
        else:
            follows = max(follows, send(g, t, frame, where))
    player = g.frame_player[frame]
    pop(g)
    if follows >= 0 and g.stopped == course.RUNNING:
        push(g, frames.PROGRAM, player, card, g.object[card], follows)
