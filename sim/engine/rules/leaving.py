"""Cards leaving the battle zone: whether they can, what happens instead, where they go (400.7, 603.5, 609, 801.4)."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import keywords_in, keywords_of, power, reaches, rebuild_statics, static_applies
from sim.engine.facts.descriptions import changes_of, kind_fits, plain_amount, plainly_fits
from sim.engine.facts.events import is_listened_to
from sim.engine.facts.identity import (
    element_kind,
    fights,
    has_life_shield,
    has_orientation,
    ignored,
    is_aura,
    is_creature,
    is_element,
    is_life_of,
    is_linked,
)
from sim.engine.facts.links import attached_to, card_under, count_under, has_host, lies_under, newest_aura, top_of
from sim.engine.facts.parts import count_parts, creature_of, is_cell, is_part, leaves_as_creature
from sim.engine.facts.permissions import is_held
from sim.engine.facts.possible import can_be_destroyed, can_be_done, can_leave, is_settled
from sim.engine.facts.statics import (
    any_leaving_is_replaced,
    at_work,
    leaving_is_replaced,
    replaces_any_leaving,
    replaces_leaving,
)
from sim.engine.record.codes import (
    card_types,
    choices,
    course,
    departures,
    descriptions,
    events,
    faults,
    frames,
    keywords,
    log,
    programs,
    replaced,
    statics,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import WORDS
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.luck import shuffle
from sim.engine.record.state import SELECTED, Game, fail, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.castles import give_face_up_card
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.choosing import select
from sim.engine.rules.faces import flip_back, to_front
from sim.engine.rules.frames import push
from sim.engine.rules.links import (
    detach,
    drop_seals,
    gather_auras,
    let_go,
    lift_off,
    move_shield,
    pass_on,
    pull_out,
    settle_variant,
)
from sim.engine.rules.parting import separate, unlink
from sim.engine.rules.standby import fire
from sim.engine.rules.throwing import wins_throw
from sim.engine.rules.zones import (
    EACH_OWNER,
    announce_mana,
    arrive,
    bound_for,
    close_gap,
    is_deck,
    is_spared,
    may_go_to_mana,
    move_card,
    next_of_deck,
    note_move,
    note_replaced,
    rejoins_deck,
    take_out,
)

CORES_FOR_STAYING = 2


# --- Leaving the battle zone ---
@rule
def move_pile(g: Game, t: Tables, card: Card, zone: zones.Zone, ordered: bool) -> None:
    """Move a creature with all the cards under it (109.2b-c); `ordered` by the owner (401.4, 310.8b)."""
    # 310.8: the auras are a part of it, and leave with it.
    count = gather_auras(g, card) if t.any_auras != 0 else 0
    auras = count
    under = card
    number = g.object[card]
    while under >= 0:
        g.pile[count] = under
        count += 1
        under = card_under(g, under)
    if ordered:
        order_pile(g, t, count, zone)
        if g.stopped != course.RUNNING:
            return
    take_out(g, card)
    drop_seals(g, t, card)
    for index in range(count if auras > 0 else 0):
        if attached_to(g, g.pile[index]) >= 0:
            detach(g, g.pile[index])
            take_out(g, g.pile[index])
    crossed = let_go(g, card)
    # The owner may have put them in another order.
    for index in range(count):
        if g.pile[index] != card and has_host(g, g.pile[index]):
            detach(g, g.pile[index])
    for index in range(count):
        moved = g.pile[index]
        if moved != card and zone == zones.GRAVEYARD and rejoins_deck(g, t, moved):
            to = bound_for(g, t, moved, zone)
            note_move(g, moved, zones.BATTLE, to)
            arrive(g, t, moved, to)
            continue
        note_move(g, moved, zones.BATTLE, zone)
        aura = auras > 0 and is_aura(t, g.kind[moved])
        # 310.8a: the rule moves it, not the effect. As a shield it lies face down.
        arrive(g, t, moved, zones.SHIELD if aura and zone == zones.SHIELD_FACE_UP else zone)
        if moved != card and not aura:
            g.was_under[moved] = number
    if crossed != 0:
        g.was_under[card] = crossed


@cold
def part_leaves(g: Game, t: Tables, card: Card, zone: zones.Zone) -> None:
    """A card leaves from under a creature, as a mere card, and the creature stays as it is (109.2a-b)."""
    top = top_of(g, card)
    pull_out(g, card)
    to = bound_for(g, t, card, zone) if rejoins_deck(g, t, card) else zone
    note_move(g, card, zones.BATTLE, to)
    arrive(g, t, card, to)
    settle_variant(g, t, top)
    fire(g, t, events.CARDS_UNDER_CHANGE, top, 0)


@rule
def order_pile(g: Game, t: Tables, count: int, to: zones.Zone) -> None:
    """The owner decides in which order the cards of `g.pile` go to the deck, or to the ultra-GR zone (401.4)."""
    verb = verbs.TO_DECK_TOP if to == zones.DECK else verbs.TO_DECK_BOTTOM
    for at in range(count - 1):
        ask(g, choices.ASK_ORDER, owner(g.pile[0]), NO_CARD, verb)
        for index in range(at, count):
            offer(g, choices.OPTION_CARD, g.pile[index], 0)
        answer = decide(g, t)
        if answer < 0:
            return
        chosen = g.pile[at + answer]
        for index in range(at + answer, at, -1):
            g.pile[index] = g.pile[index - 1]
        g.pile[at] = chosen


@rule
def top_leaves_alone(g: Game, t: Tables, card: Card) -> bool:
    """Whether, when the creature would leave, only its top card leaves instead (813.1, and printed on some)."""
    if card_under(g, card) < 0:
        return False
    kind = g.kind[card]
    return (t.types[kind] & card_types.STAR) != 0 or (t.keywords[kind] & keywords.SEPARATES) != 0


@rule
def leaves_from_under(g: Game, t: Tables, card: Card) -> bool:
    """Whether, when the creature would leave, the cards under it leave instead (803.2)."""
    return t.any_g_neo != 0 and (t.types[g.kind[card]] & card_types.G_NEO) != 0 and card_under(g, card) >= 0


@rule
def flips_back(g: Game, t: Tables, card: Card) -> bool:
    """Whether, when the creature would leave, it flips to the side before instead (805.1b, 807.1b)."""
    return (t.all_keywords & keywords.FLIPS_BACK) != 0 and (keywords_of(g, t, card) & keywords.FLIPS_BACK) != 0


@cold
def announce_under(g: Game, t: Tables, card: Card, alone: bool) -> None:
    """What triggers when the cards under a creature go to the graveyard with it."""
    under = card_under(g, card)
    while under >= 0 and not alone:
        fire(g, t, events.FROM_UNDER, under, zones.GRAVEYARD)
        under = card_under(g, under)


@cold
def move_from_under(g: Game, t: Tables, card: Card, zone: zones.Zone) -> None:
    """All cards under a creature go to a zone; it is no evolution creature any more (802.2, 803.1, 803.2)."""
    count = 0
    under = card_under(g, card)
    while under >= 0:
        g.pile[count] = under
        count += 1
        under = card_under(g, under)
    if is_deck(zone):
        order_pile(g, t, count, zone)
        if g.stopped != course.RUNNING:
            return
    elif zone == zones.GRAVEYARD and is_listened_to(g, events.FROM_UNDER):
        announce_under(g, t, card, alone=False)
    for index in range(count):
        moved = g.pile[index]
        pull_out(g, moved)
        to = bound_for(g, t, moved, zone)
        note_move(g, moved, zones.BATTLE, to)
        arrive(g, t, moved, to)
    settle_variant(g, t, card)
    fire(g, t, events.CARDS_UNDER_CHANGE, card, 0)


@rule
def end_summoning_sickness(g: Game, card: Card) -> None:
    """By a rule option, what lay under an evolution creature is not sick, even if it came this turn."""
    while card >= 0:
        g.sick[card] = 0
        card = card_under(g, card)


@rule
def uncover(g: Game, t: Tables, card: Card) -> Card:
    """Lift the top card off, which is nowhere then; what lies beneath is reconstructed (801.4): its top card, or -1."""
    place = g.place[card]
    player = owner(card)
    stays = lift_off(g, card)
    g.place[card] = -1
    # 309.7, 703.4i, 801.4a: a card that cannot be in the battle zone alone goes to the graveyard.
    while stays >= 0 and not is_element(t, g.kind[stays]):
        under = lift_off(g, stays)
        arrive(g, t, stays, bound_for(g, t, stays, zones.GRAVEYARD))
        stays = under
    if stays < 0:
        close_gap(g, player, zones.BATTLE, place)
    else:
        g.kind[stays] = element_kind(t, g.kind[stays])
        number = g.object[stays]
        # The card beneath is now the creature: same object, same orientation, no entry (801.4c-d).
        g.zone_cards[player, zones.BATTLE, place] = stays
        g.place[stays] = place
        g.object[stays] = g.object[card]
        g.was_under[stays] = g.object[card]  # for abilities of the card that leaves
        g.tapped[stays] = g.tapped[card] if has_orientation(g, t, stays) else 0
        g.attacks[stays] = g.attacks[card]
        g.breaks[stays] = g.breaks[card]
        if t.reconstructs_awake != 0:
            end_summoning_sickness(g, stays)
        # 303.3, 305.2: only a creature stays crossed and equipped.
        if fights(g, t, stays) or not fights(g, t, card):
            pass_on(g, card, stays)
        under = card_under(g, stays)
        while number != g.object[card] and under >= 0 and g.object[under] == number:
            g.object[under] = g.object[card]
            under = card_under(g, under)
        settle_variant(g, t, stays)
    return stays


@rule
def leave_top_only(g: Game, t: Tables, card: Card, zone: zones.Zone) -> None:
    """Only the top card leaves; the cards beneath are reconstructed (703.4h, 801.4), or separate into creatures."""
    separates = (
        t.keywords[g.kind[card]] & (keywords.SEPARATES | keywords.LINK_RELEASE)
    ) != 0 or t.reconstructs_apart != 0
    player = owner(card)
    note_move(g, card, zones.BATTLE, zone)
    stays = uncover(g, t, card)
    drop_seals(g, t, card)
    crossed = let_go(g, card)
    whole = g.object[card]
    arrive(g, t, card, zone)
    if crossed != 0:
        g.was_under[card] = crossed
    if stays >= 0:
        note(g, log.RECONSTRUCTED, player, stays, 0, 0)
        if separates:
            separate(g, t, stays, whole)


@cold
def gods_leave(g: Game, t: Tables, top_only: bool) -> None:
    """Of each linked creature in `g.moving` only one God leaves, as a creature; its owner chooses it (804.7, 703.4f).

    Those that an effect has chosen as cards leave, each as a creature; with `top_only` that is the top card, too. This
    replaces nothing: what happens instead has been decided.
    """
    for index in range(g.moving_count):
        card = g.moving[index]
        if is_linked(t, g.kind[creature_of(g, card)]) and is_part(g, card):
            unlink(g, t, creature_of(g, card), card)
    for index in range(g.moving_count):
        card = g.moving[index]
        if not is_linked(t, g.kind[card]) or is_part(g, card):  # those under an evolution creature are mere cards
            continue
        part = card if top_only else chosen_cell(g, t, card)
        if part >= 0:
            unlink(g, t, card, part)
            g.moving[index] = part


@cold
def cells_leave_one(g: Game, t: Tables, top: Card) -> None:
    """The cells of one creature that are in `g.moving` leave it, as mere cards (806.1e).

    With Link Release, the others are creatures again, on their first side (806.1b, 806.1c). Otherwise they cannot
    stay without it, and go to the graveyard (806.1a, 814.1d, item 7G.20); but a core leaves alone (309.4).
    """
    whole = g.object[top]
    releases = (t.keywords[g.kind[top]] & keywords.LINK_RELEASE) != 0
    if (t.types[g.kind[top]] & card_types.FINAL) != 0 and not is_marked(g, top):
        for index in range(g.moving_count):
            if top_of(g, g.moving[index]) == top:
                part_leaves(g, t, g.moving[index], g.moving_to[index])
        rebuild_statics(g, t)
        return
    if not releases:
        move_cells(g, t, top)
        return
    part = card_under(g, top)
    while part >= 0:
        if not is_marked(g, part):
            to_front(g, t, part)
        part = card_under(g, part)
    for index in range(g.moving_count):
        cell = g.moving[index]
        if cell != top and top_of(g, cell) == top:
            pull_out(g, cell)
            note_move(g, cell, zones.BATTLE, g.moving_to[index])
            arrive(g, t, cell, g.moving_to[index])
    if is_marked(g, top):
        leave_top_only(g, t, top, g.moving_to[index_of(g, top)])
    else:
        to_front(g, t, top)
        separate(g, t, top, whole)
    rebuild_statics(g, t)


@rule
def move_cells(g: Game, t: Tables, top: Card) -> None:
    """All cards of a creature leave: those in `g.moving` for the zone where they go, the others for the graveyard."""
    count = 0
    part = top
    while part >= 0:
        g.pile[count] = part
        count += 1
        part = card_under(g, part)
    take_out(g, top)
    drop_seals(g, t, top)
    let_go(g, top)
    for index in range(1, count):
        detach(g, g.pile[index])
    for index in range(count):
        moved = g.pile[index]
        chosen = index_of(g, moved)
        to = g.moving_to[chosen] if chosen >= 0 else zones.GRAVEYARD
        note_move(g, moved, zones.BATTLE, to)
        arrive(g, t, moved, to)
    rebuild_statics(g, t)


@cold
def cells_leave(g: Game, t: Tables, how: int) -> int:
    """Cells leave the creatures that they make up; how many creatures of `g.moving` therefore stay.

    Of a creature with Link Release that leaves, its owner chooses the cell (item 10.35). Otherwise an effect has chosen
    cards that are cells; with ONLY_THE_TOP the top card, too.
    """
    top_only = (how & departures.ONLY_THE_TOP) != 0
    stay = 0
    for index in range(g.moving_count):
        card = g.moving[index]
        kind = g.kind[card]
        if (
            t.cell[kind] >= 0
            and (t.keywords[kind] & keywords.LINK_RELEASE) != 0
            and not top_only
            and not is_part(g, card)
        ):
            stay += 1
            cell = chosen_cell(g, t, card)
            if cell < 0:
                return stay
            g.moving[index] = cell
    kept = 0
    for index in range(g.moving_count):
        card = g.moving[index]
        if g.zone[card] == zones.BATTLE and is_cell(g, t, card):
            releases = (t.keywords[g.kind[top_of(g, card)]] & keywords.LINK_RELEASE) != 0
            if releases or top_only or is_part(g, card):
                cells_leave_one(g, t, top_of(g, card))
    for index in range(g.moving_count):
        if g.zone[g.moving[index]] == zones.BATTLE:
            keep_moving(g, index, kept)
            kept += 1
    g.moving_count = kept
    return stay


@rule
def chosen_cell(g: Game, t: Tables, card: Card) -> Card:
    """The cell that the owner of a creature chooses to leave, or -1 if nobody answers."""
    ask(g, choices.ASK_CELL, owner(card), card, verbs.NO_VERB)
    part = card
    while part >= 0:
        offer(g, choices.OPTION_CARD, part, 0)
        part = card_under(g, part)
    answer = decide(g, t)
    return g.option_card[answer] if answer >= 0 else NO_CARD


@rule
def mark_leaving(g: Game, card: Card) -> None:
    """Add a card to those that will leave together, once."""
    for index in range(g.moving_count):
        if g.moving[index] == card:
            return
    if g.moving_count >= SELECTED:
        fail(g, faults.SELECTION_FULL)
        return
    g.moving[g.moving_count] = card
    g.moving_count += 1


@rule
def index_of(g: Game, card: Card) -> int:
    """Where a card is among those that leave together, or -1."""
    for index in range(g.moving_count):
        if g.moving[index] == card:
            return index
    return -1


@rule
def is_marked(g: Game, card: Card) -> bool:
    """Whether the card is among those that will leave together."""
    return index_of(g, card) >= 0


@rule
def keep_moving(g: Game, index: int, kept: int) -> None:
    """Move an entry of `g.moving` up to this place, as those before it drop out."""
    g.moving[kept] = g.moving[index]
    g.moving_to[kept] = g.moving_to[index]
    g.moving_settled[kept] = g.moving_settled[index]


@rule
def is_destroyed(g: Game, t: Tables, card: Card, destroyed: bool) -> bool:
    """Whether what destroys a card destroys this one: any card (701.6a), or by a rule option only creatures."""
    return destroyed and (t.destroys_only_creatures == 0 or is_creature(g, t, card))


@cold
def can_be_given(g: Game, t: Tables, at: int, card: Card) -> bool:
    """Whether a card could go to the bottom of the deck so that a creature stays; one that goes anyway could, too."""
    player = g.static_player[at]
    against = t.static_against[g.static_row[at]]
    return (
        not ignored(g, t, card)
        and plainly_fits(g, t, against, card, player, g.static_card[at], player)
        and not is_settled(g, card)
        and can_leave(g, t, card)
    )


@rule
def count_to_give(g: Game, t: Tables, at: int, saved: Card) -> int:
    """How many cards could go so that this creature stays."""
    total = 0
    player = g.static_player[at]
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        if card != saved and can_be_given(g, t, at, card):
            total += 1
    return total


@cold
def give_others(g: Game, t: Tables, at: int, saved: Card) -> None:
    """The player chooses the cards that go to the bottom of the deck with those that leave; nothing replaces that."""
    player = g.static_player[at]
    for _ in range(t.static_amount[g.static_row[at]]):
        ask(g, choices.ASK_SELECT, player, saved, verbs.TO_DECK_BOTTOM)
        for index in range(g.zone_count[player, zones.BATTLE]):
            card = g.zone_cards[player, zones.BATTLE, index]
            if card != saved and can_be_given(g, t, at, card):
                offer(g, choices.OPTION_CARD, card, 0)
        answer = decide(g, t)
        if answer < 0:
            return
        given = g.option_card[answer]
        mark_leaving(g, given)
        for other in range(g.moving_count):
            if g.moving[other] == given:
                g.moving_to[other] = zones.DECK_BOTTOM
                g.moving_settled[other] = departures.SETTLED


@cold
def can_pay_again(g: Game, t: Tables, at: int) -> bool:
    """Whether the player could pay for one more replacement, besides those of this event that are still to be paid.

    The last of its conditions says what the payment takes (609.4).
    """
    row = g.static_row[at]
    program = t.static_program[row]
    pending = 0
    for frame in range(g.depth):
        if g.frame_kind[frame] == frames.PRICE and g.frame_step[frame] == program:
            if t.step_code[program] == programs.USE_ONCE and g.frame_card[frame] == g.static_card[at]:
                return False  # it can be used once each turn, and has been for another of the creatures
            if g.frame_player[frame] == g.static_player[at]:
                pending += 1
    condition = t.static_condition[row]
    if pending == 0 or condition < 0:
        return True
    while t.condition_next[condition] >= 0:
        condition = t.condition_next[condition]
    player = g.static_player[at]
    there = plain_amount(g, t, t.condition_left[condition], player, g.static_card[at], 0)
    return there >= (1 + pending) * plain_amount(g, t, t.condition_right[condition], player, g.static_card[at], 0)


@cold
def count_for_price(g: Game, t: Tables, player: int, source: Card, wanted: int, verb: verbs.Verb) -> int:
    """How many of the cards that the filter finds the verb can be done to."""
    total = 0
    for zone in zones.between(zones.HAND, zones.SHIELD):
        for side in range(2 if (t.filter_zones[wanted] >> zone) & 1 else 0):
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                there = not (zone == zones.BATTLE and (ignored(g, t, card) or is_settled(g, card)))
                if there and plainly_fits(g, t, wanted, card, player, source, player) and can_be_done(g, t, verb, card):
                    total += 1
    return total


@cold
def price_is_there(g: Game, t: Tables, at: int) -> bool:
    """Whether the cards are there to which a static ability at work does something instead, and it can (609.4).

    The shields that it takes, and the cards under the creature, are counted by its condition.
    """
    player = g.static_player[at]
    source = g.static_card[at]
    step = t.static_program[g.static_row[at]]
    while t.step_code[step] == programs.SELECT and t.step_code[step + 1] == programs.DO:
        wanted = t.step_filter[step]
        counted = ((t.filter_zones[wanted] >> zones.SHIELD) & 1) != 0 or t.filter_relation[
            wanted
        ] == descriptions.IS_UNDER_THIS
        verb = t.step_verb[step + 1]
        if not counted and count_for_price(g, t, player, source, wanted, verb) < t.step_least[step]:
            return False
        step += 2
    return True


@cold
def cores_beside(g: Game, t: Tables, card: Card) -> int:
    """How many cores are linked next to the creature, and do not lie under it."""
    total = 0
    core = card_under(g, card)
    while core >= 0:
        if (t.types[g.kind[core]] & card_types.CORE) != 0 and g.upside_down[core] == 0:
            total += 1
        core = card_under(g, core)
    return total


@cold
def put_cores_under(g: Game, t: Tables, card: Card) -> None:
    """Put two cores that are linked next to the creature under it (309.6)."""
    left = CORES_FOR_STAYING
    core = card_under(g, card)
    while core >= 0 and left > 0:
        if (t.types[g.kind[core]] & card_types.CORE) != 0 and g.upside_down[core] == 0:
            g.upside_down[core] = 1
            left -= 1
        core = card_under(g, core)


@rule
def may_stay(g: Game, t: Tables, at: int, card: Card, zone: zones.Zone) -> bool:
    """Whether a static ability that replaces any move replaces this one: what it asks for besides its subject is so."""
    how = t.static_amount[g.static_row[at]]
    if how == statics.FOR_A_FACE_UP_CARD:
        return g.face_up_count > 0
    if how == statics.FOR_CORES:
        return cores_beside(g, t, card) >= CORES_FOR_STAYING
    if how == statics.OPPONENTS_REMOVAL or how == statics.OPPONENTS_RETURN:
        return g.moving_by == 2 - g.static_player[at] and (how == statics.OPPONENTS_REMOVAL or zone == zones.HAND)
    if how == statics.OPPONENTS_SPELL:
        return g.moving_by == 2 - g.static_player[at] and moves_by_spell(g, t)
    return True


@cold
def moves_by_spell(g: Game, t: Tables) -> bool:
    """Whether the effect that moves cards is that of a spell."""
    source = g.frame_card[g.moving_frame] if g.moving_frame >= 0 else NO_CARD
    return source >= 0 and (t.types[g.kind[source]] & card_types.SPELL) != 0


@cold
def could_save(g: Game, t: Tables, at: int, card: Card, zone: zones.Zone, destroyed: bool) -> bool:
    """Whether a saver could be destroyed instead (docs/keywords.md); one that saves from leaving also for itself."""
    if not static_applies(g, t, at, card):
        return False
    dies = zone == zones.GRAVEYARD and is_destroyed(g, t, card, destroyed)
    saver = g.static_card[at]
    if not dies and t.static_amount[g.static_row[at]] != statics.SAVES_FROM_LEAVING:
        return False
    # 609.4: a replacement that cannot be carried out is not applied.
    return not (dies and saver == card) and not is_settled(g, saver) and can_be_destroyed(g, t, saver)


@rule
def could_replace(g: Game, t: Tables, at: int, card: Card, zone: zones.Zone, destroyed: bool) -> bool:
    """Whether the static ability at work number `at` could replace the card's going to this zone.

    The ability was there before the event, and applies to no other event (609.1-2, 609.5).
    """
    head = t.static_head[g.static_row[at]]
    if not replaces_leaving(head):
        return False
    if t.static_floor[g.static_row[at]] == statics.TAKES_ITS_PRICE and not (
        can_pay_again(g, t, at) and price_is_there(g, t, at)
    ):
        return False
    if head == statics.KEPT_FOR_OTHERS:
        return static_applies(g, t, at, card) and count_to_give(g, t, at, card) >= t.static_amount[g.static_row[at]]
    if head == statics.INSTEAD_OF_ANY_MOVE and not may_stay(g, t, at, card, zone):
        return False
    if head == statics.SAVER:
        return could_save(g, t, at, card, zone, destroyed)
    if replaces_any_leaving(head):
        return (head != statics.INSTEAD_OF_ELSEWHERE or zone != zones.GRAVEYARD) and reaches(g, t, at, card)
    if zone != zones.GRAVEYARD:
        return False
    if head != statics.INSTEAD_OF_GRAVEYARD and not is_destroyed(g, t, card, destroyed):
        return False
    return reaches(g, t, at, card)


@rule
def offer_lives(g: Game, t: Tables, card: Card) -> None:
    """Offer the EX Life shields of a creature: one of them goes to the graveyard instead (docs/keywords.md)."""
    player = owner(card)
    for index in range(g.zone_count[player, zones.SHIELD]):
        shield = g.zone_cards[player, zones.SHIELD, index]
        if is_life_of(g, t, shield, card) and not is_held(g, t, shield):
            offer(g, choices.OPTION_CARD, shield, departures.BY_A_LIFE)


@rule
def give_lives(g: Game, t: Tables) -> None:
    """Put the EX Life shields that are given for creatures into the graveyard: nothing replaces that (101.5)."""
    before = g.replaced
    g.replaced = 1
    for player in range(2):
        for index in range(g.zone_count[player, zones.SHIELD] - 1, -1, -1):
            shield = g.zone_cards[player, zones.SHIELD, index]
            if g.life_of[shield] < 0:
                g.life_of[shield] = -g.life_of[shield]
                move_shield(g, t, shield, zones.GRAVEYARD, alone=False)
    g.replaced = before


@cold
def top_card_fits(g: Game, t: Tables, player: int, row: int) -> bool:
    """Put the top card of the player's deck into the graveyard; whether it fits. Nothing replaces that (101.5)."""
    top = next_of_deck(g, t, player, g.zone_count[player, zones.DECK])
    if top < 0:
        return False
    card = g.zone_cards[player, zones.DECK, top]
    fits_row = kind_fits(t, row, g.kind[card])
    before = g.replaced
    g.replaced = 1
    move_card(g, t, card, zones.GRAVEYARD)
    g.replaced = before
    return fits_row


@rule
def what_leaves(g: Game, t: Tables, index: int, card: Card, how: int) -> int:
    """Which event it is for the log that the card of this number leaves, before anything replaces it (`replaced`)."""
    if is_destroyed(g, t, card, (how & departures.DESTROYED) != 0):
        return replaced.DESTROYED
    return g.moving_to[index]


@rule
def settle_by_rule(g: Game, t: Tables, index: int, at: int, shield: Card, how: int) -> None:
    """Carry out a replacement that no static ability says: what a rule or a keyword does instead."""
    card = creature_of(g, g.moving[index])
    if at == departures.BY_ITS_TOP:
        g.moving_settled[index] = departures.ONLY_ITS_TOP
        return
    into = zones.BATTLE
    if at == departures.BY_A_LIFE:
        g.life_of[shield] = -g.life_of[shield]
    elif at == departures.BY_WHAT_IS_UNDER:
        g.moving_also += 0 if (how & departures.DESTROYED) != 0 else count_under(g, card)
        move_from_under(g, t, card, g.moving_to[index])
    elif at == departures.BY_FLIPPING:
        g.moving_settled[index] = departures.FLIPS
    else:
        into = zones.MANA
    note_replaced(g, card, zones.GRAVEYARD if into == zones.MANA else what_leaves(g, t, index, card, how), into)
    g.moving_to[index] = zones.MANA_TAPPED if at == departures.BY_TAPPED_MANA else into


@cold
def zone_of_price(t: Tables, step: int) -> zones.Zone:
    """Where cards of the battle zone go that are what a program begins with taking as its price, or -1."""
    if t.step_code[step] != programs.SELECT or t.step_code[step + 1] != programs.DO:
        return zones.NO_ZONE
    wanted = t.step_filter[step]
    if t.filter_zones[wanted] != 1 << zones.BATTLE or t.filter_also[wanted] >= 0:
        return zones.NO_ZONE
    if t.filter_relation[wanted] == descriptions.IS_UNDER_THIS:
        return zones.NO_ZONE  # it goes by itself, and the condition counts it
    verb = t.step_verb[step + 1]
    if verb == verbs.DESTROY or verb == verbs.TO_GRAVEYARD:
        return zones.GRAVEYARD
    if verb == verbs.TO_DECK_BOTTOM:
        return zones.DECK_BOTTOM
    return zones.HYPERSPATIAL if verb == verbs.TO_HYPERSPATIAL else zones.NO_ZONE


@cold
def take_price(g: Game, t: Tables, frame: int) -> None:
    """Choose the cards of the battle zone that the program of this frame takes: they leave with the others (609.9).

    A card that is one of several of a creature leaves by itself afterwards.
    """
    step = g.frame_step[frame]
    zone = zone_of_price(t, step)
    if zone < 0:
        return
    select(g, t, frame, step)
    single = t.filter_single[t.step_filter[step]] != 0
    left = 0
    for number in range(g.them_count[frame]):
        card = g.them[frame, number]
        if single and (lies_under(g, card) or card_under(g, card) >= 0 or newest_aura(g, card) >= 0):
            g.them[frame, left] = card
            g.them_object[frame, left] = g.them_object[frame, number]
            left += 1
            continue
        mark_leaving(g, card)
        other = index_of(g, card)
        g.moving_to[other] = zone
        g.moving_settled[other] = departures.A_SAVER if zone == zones.GRAVEYARD else departures.SETTLED
    g.frame_done[frame] = g.them_count[frame]
    g.frame_affected[frame] = g.them_count[frame]
    g.them_count[frame] = left
    g.frame_step[frame] = step + 2 if left == 0 else step + 1


@rule
def settle(g: Game, t: Tables, index: int, at: int, shield: Card, how: int) -> None:
    """Carry out a replacement: the static ability at work number `at`, or one of the rules.

    Those are negative. By its top card, it leaves alone; by a life, the creature stays and the shield leaves with the
    others.
    """
    g.moving_settled[index] = departures.SETTLED
    card = creature_of(g, g.moving[index])
    if at < 0:
        settle_by_rule(g, t, index, at, shield, how)
        return
    row = g.static_row[at]
    if t.static_head[row] == statics.INSTEAD_OF_ANY_MOVE and t.static_amount[row] == statics.FOR_A_FITTING_TOP_CARD:
        if not top_card_fits(g, t, g.static_player[at], t.static_against[row]):
            return
    if t.static_head[row] == statics.INSTEAD_OF_DESTRUCTION and t.static_amount[row] == statics.FOR_A_THROW:
        if not wins_throw(g, t, g.static_player[at], card):
            return
    into_graveyard = t.static_head[row] == statics.INSTEAD_OF_GRAVEYARD
    dies_for_itself = t.static_head[row] == statics.SAVER and g.static_card[at] == card
    note_replaced(
        g,
        card,
        zones.GRAVEYARD if into_graveyard else what_leaves(g, t, index, card, how),
        zones.GRAVEYARD if dies_for_itself else t.static_zone[row],
    )
    g.moving_to[index] = t.static_zone[row]
    if t.static_head[row] == statics.INSTEAD_OF_ANY_MOVE and t.static_amount[row] == statics.FOR_A_FACE_UP_CARD:
        give_face_up_card(g, t, g.static_player[at], g.static_card[at])
    if t.static_head[row] == statics.INSTEAD_OF_ANY_MOVE and t.static_amount[row] == statics.FOR_CORES:
        put_cores_under(g, t, card)
    if t.static_program[row] != programs.NO_PROGRAM:
        # 609.1: what follows is a part of what happens instead. It is resolved as soon as everything has moved.
        source = g.static_card[at]
        kind = frames.PRICE if t.static_floor[row] == statics.TAKES_ITS_PRICE else frames.INSTEAD
        inner = push(g, kind, g.static_player[at], source, g.object[source], t.static_program[row])
        if inner >= 0:
            g.frame_effect[inner] = g.moving_frame
            g.frame_event_card[inner] = g.moving[index]
            g.frame_event_object[inner] = g.object[g.moving[index]]
            if kind == frames.PRICE:
                take_price(g, t, inner)
    if t.static_head[row] == statics.KEPT_FOR_OTHERS:
        give_others(g, t, at, card)
    if t.static_head[row] == statics.SAVER:
        saver = g.static_card[at]
        mark_leaving(g, saver)
        for other in range(g.moving_count):
            if g.moving[other] == saver:
                g.moving_to[other] = zones.GRAVEYARD
                g.moving_settled[other] = departures.A_SAVER


@rule
def speaks_for(g: Game, index: int) -> bool:
    """Whether the replacement for a creature is asked at this index of `g.moving`: once for all of its cards."""
    card = g.moving[index]
    if not is_part(g, card):
        return True
    top = creature_of(g, card)
    for other in range(g.moving_count):
        asked = g.moving_settled[other] == departures.NOT_SETTLED and creature_of(g, g.moving[other]) == top
        if (asked and other < index) or g.moving[other] == top:
            return False
    return True


@rule
def keep_other_parts(g: Game, index: int) -> None:
    """Where the leaving of one card of a creature has been replaced, the others stay (answer of 2022-11-11)."""
    top = creature_of(g, g.moving[index])
    for other in range(g.moving_count):
        if other != index and creature_of(g, g.moving[other]) == top:
            g.moving_settled[other] = departures.SETTLED
            g.moving_to[other] = zones.BATTLE


@rule
def replace_leaving(g: Game, t: Tables, zone: zones.Zone, how: int) -> None:
    """Replace how creatures leave: each at most once, the turn player first (609.8-9)."""
    destroyed = (how & departures.DESTROYED) != 0
    events = g.moving_count
    replaced = leaving_is_replaced(g) if zone == zones.GRAVEYARD else any_leaving_is_replaced(g)
    statics = g.static_count if replaced else 0
    for side in range(2):
        player = g.turn_player if side == 0 else 1 - g.turn_player
        for index in range(events):
            if (
                g.moving_settled[index] != departures.NOT_SETTLED
                or g.stopped != course.RUNNING
                or not speaks_for(g, index)
            ):
                continue
            card = creature_of(g, g.moving[index])
            top_only = owner(card) == player and top_leaves_alone(g, t, card)
            life = owner(card) == player and has_life_shield(g, t, card)
            spared = zone == zones.GRAVEYARD and owner(card) == player and is_spared(g, t, card)
            from_under = owner(card) == player and leaves_from_under(g, t, card)
            flips = owner(card) == player and flips_back(g, t, card)
            to_mana = zone == zones.GRAVEYARD and owner(card) == player and may_go_to_mana(g, t, player)
            must = top_only or life or spared or from_under or flips
            found = 1 if must or to_mana else 0
            for at in range(statics):
                if g.static_player[at] == player and could_replace(g, t, at, card, zone, destroyed):
                    found += 1
                    must = must or t.static_optional[g.static_row[at]] == 0
            if found == 0:
                continue
            ask(g, choices.ASK_REPLACE, player, card, verbs.DESTROY if destroyed else verbs.TO_GRAVEYARD)
            if not must:
                offer(g, choices.OPTION_NO, NO_CARD, 0)
            if top_only:
                offer(g, choices.OPTION_CARD, card, departures.BY_ITS_TOP)
            if life:
                offer_lives(g, t, card)
            if spared:
                offer(g, choices.OPTION_CARD, card, departures.BY_TAPPED_MANA)
            if to_mana:
                offer(g, choices.OPTION_CARD, card, departures.BY_MANA)
            if from_under:
                offer(g, choices.OPTION_CARD, card, departures.BY_WHAT_IS_UNDER)
            if flips:
                offer(g, choices.OPTION_CARD, card, departures.BY_FLIPPING)
            for at in range(statics):
                if g.static_player[at] == player and could_replace(g, t, at, card, zone, destroyed):
                    offer(g, choices.OPTION_CARD, g.static_card[at], at)
            answer = decide(g, t)
            if answer < 0 or g.option_what[answer] != choices.OPTION_CARD:
                continue
            if g.moving_as_usual != 0:
                # 701.26b: what keeps two cards from exchanging places is not carried out (notice p=39018).
                g.moving_settled[index] = departures.SETTLED
                g.moving_to[index] = zones.BATTLE
                continue
            keep_other_parts(g, index)
            settle(g, t, index, g.option_number[answer], g.option_card[answer], how)


@rule
def only_top_leaves(g: Game, t: Tables, index: int, top_only: bool) -> bool:
    """Whether only the top card of the creature at this index of `g.moving` leaves: nothing is replaced twice."""
    card = g.moving[index]
    if g.moving_settled[index] == departures.A_SAVER:
        return False
    if g.moving_settled[index] == departures.SETTLED:
        return top_only and card_under(g, card) >= 0
    return top_leaves_alone(g, t, card) or (top_only and card_under(g, card) >= 0)


@rule
def remember(g: Game, t: Tables, card: Card) -> None:
    """Note what the creature is just before it leaves: effects that need it later read that (605.2e)."""
    g.last_known_object[card] = g.object[card]
    g.last_known_kind[card] = g.kind[card]
    g.last_known_changes[card] = changes_of(g, t, card) if at_work(g, statics.CHANGE) else 0
    if t.any_judged_later != 0:
        g.last_known_power[card] = power(g, t, card)
        for word in range(WORDS):
            g.last_known_keywords[card, word] = keywords_in(g, t, card, word)
    g.last_known_tapped[card] = g.tapped[card]
    g.last_known_attacks[card] = g.attacks[card]
    g.last_known_breaks[card] = g.breaks[card]
    g.last_known_under[card] = count_under(g, card)
    g.last_known_parts[card] = count_parts(g, card)


@rule
def is_shuffled_in(g: Game, index: int, zone: zones.Zone) -> bool:
    """Whether the card at this index of `g.moving` goes to the deck instead: such a replacement shuffles it in."""
    replaced = zone != zones.DECK or g.moving_settled[index] == departures.SETTLED
    return g.moving_to[index] == zones.DECK and replaced


@rule
def is_shuffled_then(g: Game, t: Tables) -> bool:
    """Whether the effect shuffles the deck next: in which order a pile comes there makes no difference."""
    return g.depth > 0 and t.step_code[g.frame_step[g.depth - 1]] == programs.SHUFFLE


@rule
def move_leaving(g: Game, t: Tables, count: int, zone: zones.Zone, how: int) -> None:
    """Move the first creatures of `g.moving`; last those that go to the mana zone instead of the zone meant for all."""
    top_only = (how & departures.ONLY_THE_TOP) != 0
    before = (0, 0)
    for last in range(2):
        before = (g.zone_count[0, zones.MANA], g.zone_count[1, zones.MANA])
        for index in range(count):
            card = g.moving[index]
            to = g.moving_to[index]
            if (to == zones.MANA and zone != zones.MANA) != (last == 1):
                continue
            bearer = attached_to(g, card)
            if only_top_leaves(g, t, index, top_only):
                leave_top_only(g, t, card, to)
            else:
                ordered = is_deck(to) and not is_shuffled_in(g, index, zone) and not is_shuffled_then(g, t)
                move_pile(g, t, card, to, ordered)
            g.left_as[card] = g.object[card]
            if bearer >= 0:
                fire(g, t, events.CARDS_UNDER_CHANGE, bearer, 0)
            if is_shuffled_in(g, index, zone):
                note(g, log.SHUFFLE, owner(card), NO_CARD, 0, 0)
                shuffle(g, owner(card), zones.DECK)
    # What replaced their departure is their owner's, who thereby puts them there.
    announce_mana(g, t, before, EACH_OWNER)


@cold
def settle_parts(g: Game, t: Tables, top_only: bool) -> None:
    """Of cards that an effect takes out of creatures, settle which leave as mere cards: nothing replaces that (109.2b).

    Those of a creature that leaves as a whole leave with it.
    """
    kept = 0
    for index in range(g.moving_count):
        card = g.moving[index]
        goes_along = is_part(g, card) and is_marked(g, creature_of(g, card))
        if goes_along and (not top_only or attached_to(g, card) >= 0):
            continue
        keep_moving(g, index, kept)
        if not leaves_as_creature(g, t, card) and (top_only or is_part(g, card)):
            g.moving_settled[kept] = departures.A_PART
        kept += 1
    g.moving_count = kept


@cold
def parts_leave(g: Game, t: Tables) -> None:
    """What an effect takes out from under creatures leaves, and the creatures stay (109.2a-b)."""
    for index in range(g.moving_count):
        card = g.moving[index]
        if lies_under(g, card) and g.moving_to[index] == zones.GRAVEYARD and is_listened_to(g, events.FROM_UNDER):
            fire(g, t, events.FROM_UNDER, card, zones.GRAVEYARD)
    kept = 0
    for index in range(g.moving_count):
        card = g.moving[index]
        if lies_under(g, card):
            part_leaves(g, t, card, g.moving_to[index])
        else:
            keep_moving(g, index, kept)
            kept += 1
    g.moving_count = kept


@rule
def keep_what_can_leave(g: Game, t: Tables, zone: zones.Zone, destroyed: bool) -> bool:
    """Those of `g.moving` that can't leave stay, whatever would be done instead (609.5); whether a part is left."""
    kept = 0
    parts = False
    for index in range(g.moving_count):
        card = g.moving[index]
        dies = is_destroyed(g, t, card, destroyed)
        if can_be_destroyed(g, t, card) if dies else can_leave(g, t, card):
            g.moving[kept] = card
            g.moving_to[kept] = zone
            g.moving_settled[kept] = departures.NOT_SETTLED
            kept += 1
            parts = parts or is_part(g, card)
        else:
            g.moving_withstood += 1  # 101.3a: "if you do" asks for the attempt (answer of 2023-09-08)
    g.moving_count = kept
    return parts


@rule
def keep_what_stays(g: Game, t: Tables) -> None:
    """Those of `g.moving` that stay, or flip, instead of leaving drop out of it."""
    kept = 0
    for index in range(g.moving_count):
        if g.moving_settled[index] == departures.FLIPS:
            flip_back(g, t, g.moving[index])
        if g.moving_settled[index] == departures.A_PART:
            # Nothing has been done instead yet (101.5).
            g.moving_to[index] = bound_for(g, t, g.moving[index], g.moving_to[index])
        if g.moving_to[index] != zones.BATTLE:
            keep_moving(g, index, kept)
            kept += 1
    g.moving_count = kept


@rule
def count_going_to(g: Game, zone: zones.Zone) -> int:
    """How many of `g.moving` go where the effect puts them, what goes there instead of another one among them."""
    total = 0
    for index in range(g.moving_count):
        to = g.moving_to[index]
        if to == zone or (is_deck(zone) and is_deck(to)):
            total += 1
    return total


@rule
def announce_leaving(g: Game, t: Tables, how: int) -> None:
    """What triggers as those in `g.moving` leave, on the state before (603.5c)."""
    destroyed = (how & departures.DESTROYED) != 0
    top_only = (how & departures.ONLY_THE_TOP) != 0
    for index in range(g.moving_count):
        card = g.moving[index]
        if g.stopped != course.RUNNING:
            return
        remember(g, t, card)
        if is_creature(g, t, card):
            g.creatures_left[owner(card)] += 1
        # 109.2b: a top card that leaves alone leaves as a creature, and is destroyed as one.
        if g.moving_to[index] == zones.GRAVEYARD and is_destroyed(
            g, t, card, destroyed or g.moving_settled[index] == departures.A_SAVER
        ):
            note(g, log.DESTROYED, owner(card), card, 0, 0)
            if is_creature(g, t, card):
                g.destroyed[owner(card)] += 1
                if t.notes_kinds != 0:
                    g.destroyed_kinds[owner(card), g.kind[card] >> 5] |= 1 << (g.kind[card] & 31)
            fire(g, t, events.DESTROYED | events.LEAVES, card, zones.GRAVEYARD)
        else:
            fire(g, t, events.LEAVES, card, zones.DECK if is_deck(g.moving_to[index]) else g.moving_to[index])
        if g.moving_to[index] == zones.GRAVEYARD and is_listened_to(g, events.FROM_UNDER):
            announce_under(g, t, card, only_top_leaves(g, t, index, top_only))


@cold
def announce_destroyed(g: Game, t: Tables, how: int) -> None:
    """Let what works in the graveyard trigger: a card that dies together with another sees that, too (603.5)."""
    destroyed = (how & departures.DESTROYED) != 0
    for index in range(g.moving_count):
        card = g.moving[index]
        dies = destroyed or g.moving_settled[index] == departures.A_SAVER
        if dies and g.moving_to[index] == zones.GRAVEYARD and g.zone[card] == zones.GRAVEYARD:
            if is_destroyed(g, t, card, dies):
                fire(g, t, events.LIES_DESTROYED, card, owner(card))


@rule
def leave_together(g: Game, t: Tables, zone: zones.Zone, how: int) -> int:
    """The creatures in `g.moving` leave the battle zone as one event (`codes.departures`); how many did.

    Whether they may leave is decided first, then what happens instead; then leave abilities trigger on the state
    before (603.5c), then all move. Destroying is putting into the graveyard from the battle zone (701.6). Cards in
    `g.moving` that lie under a creature or are attached to it leave alone.
    """
    top_only = (how & departures.ONLY_THE_TOP) != 0
    parts = keep_what_can_leave(g, t, zone, (how & departures.DESTROYED) != 0)
    if parts or (t.any_cells != 0 and top_only):
        settle_parts(g, t, top_only)
    wanted = g.moving_count
    lives = (t.all_keywords & keywords.EX_LIFE) != 0
    anywhere = (
        parts or lives or t.any_g_neo != 0 or (t.all_keywords & keywords.FLIPS_BACK) != 0 or any_leaving_is_replaced(g)
    )
    others = zone == zones.GRAVEYARD and (
        leaving_is_replaced(g) or at_work(g, statics.MANA_FOR_GRAVEYARD) or at_work(g, statics.GRAVEYARD_OTHERWISE)
    )
    g.moving_also = 0
    if (anywhere or others) and g.replaced == 0:
        replace_leaving(g, t, zone, how)
    keep_what_stays(g, t)
    if t.any_gods != 0:
        gods_leave(g, t, top_only)
    done = g.moving_also + count_going_to(g, zone)
    if t.any_cells != 0:
        done -= cells_leave(g, t, how)
    if parts:
        parts_leave(g, t)
    g.moving_replaced += max(wanted - done, 0)
    announce_leaving(g, t, how)
    if g.stopped != course.RUNNING:
        return 0
    kept = g.moving_count
    move_leaving(g, t, kept, zone, how)
    if ((t.declared_events[0] | t.outside_events[0]) & events.LIES_DESTROYED) != 0:
        announce_destroyed(g, t, how)
    if lives:
        give_lives(g, t)
    g.moving_count = 0
    g.moving_left = kept
    if kept > 0:
        rebuild_statics(g, t)
    return done


@rule
def leave_alone(g: Game, t: Tables, card: Card, zone: zones.Zone, how: int) -> int:
    """One creature leaves the battle zone by itself (`codes.departures`); 1 if it did."""
    g.moving[0] = card
    g.moving_count = 1
    return leave_together(g, t, zone, how)
