"""Cards changing zones: the moves themselves, what they trigger, and what is done instead (4xx, 609, 701).

A card that changes zones is a new object (400.5). Leaving the battle zone is done for several creatures at once
(400.7), entering it one by one (409.1f). Choices among replacements and orders go through the door; nothing
here resolves an effect.
"""

from typing import Any

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.door import agrees, ask, decide, offer
from sim.log import (
    L_CHARGE,
    L_DESTROYED,
    L_DISCARD,
    L_DRAW,
    L_ENTER,
    L_FLIP,
    L_MOVE,
    L_RECONSTRUCTED,
    L_REPLACED,
    L_SEALED,
    L_TAP,
    L_UNSEALED,
    L_UNTAP,
)
from sim.rules.facts import (
    base_slots,
    can_be_put,
    civilizations,
    creature_kind,
    has_base,
    how_many,
    ignored,
    keywords,
    one_more,
    plainly_fits,
    plainly_holds,
    rebuild_statics,
    slots_filled,
    static_applies,
)
from sim.rules.lasting import hand_lasting_over, share_lasting
from sim.rules.standby import fire, trigger_card
from sim.state import CARDS, SEAT, SELECTED, fail, mark, note, owner


# --- Lists ---
@rule
def new_object(g: Any, card: int) -> None:
    """A card that changes zones is a new object, without a past (400.5)."""
    g.object[card] = g.next_object
    g.next_object += 1
    g.tapped[card] = 0
    g.sick[card] = 0
    g.attacks[card] = 0
    g.breaks[card] = 0
    g.was_under[card] = 0
    g.kind[card] = g.printed[card]


@rule
def insert(g: Any, card: int, zone: int, at: int) -> None:
    """Put a card that is nowhere at a place in its owner's zone."""
    player = owner(card)
    count = g.zone_count[player, zone]
    if count >= SEAT:
        fail(g, v.ZONE_FULL)
        return
    for index in range(count, at, -1):
        other = g.zone_cards[player, zone, index - 1]
        g.zone_cards[player, zone, index] = other
        g.place[other] = index
    g.zone_cards[player, zone, at] = card
    g.zone_count[player, zone] = count + 1
    g.place[card] = at
    g.zone[card] = zone


@rule
def append(g: Any, card: int, zone: int) -> None:
    """Put a card that is nowhere at the end of its owner's zone; the end of the deck is its top."""
    insert(g, card, zone, g.zone_count[owner(card), zone])


@rule
def close_gap(g: Any, player: int, zone: int, at: int) -> None:
    """Nothing lies at this place of a zone any more: the cards behind it move up."""
    last = g.zone_count[player, zone] - 1
    for index in range(at, last):
        other = g.zone_cards[player, zone, index + 1]
        g.zone_cards[player, zone, index] = other
        g.place[other] = index
    g.zone_count[player, zone] = last


@rule
def take_out(g: Any, card: int) -> None:
    """Take a card out of its zone's list; it is nowhere until it is put somewhere."""
    player = owner(card)
    zone = g.zone[card]
    at = g.place[card]
    if at >= 0:
        close_gap(g, player, zone, at)
    g.place[card] = -1


@rule
def set_aside(g: Any, card: int) -> None:
    """Make a card pending, or a shield standing by: it has not left its zone, but does not count (409, 113.6a)."""
    g.came_from[card] = g.zone[card]
    take_out(g, card)
    append(g, card, v.NOWHERE)


@rule
def put_back(g: Any, card: int) -> None:
    """A pending card that did not move after all: nothing has happened to it (409.2)."""
    take_out(g, card)
    append(g, card, g.came_from[card])


@rule
def real_zone(g: Any, card: int) -> int:
    """The zone that a card is in by the rules: a pending card has not left its own."""
    return g.came_from[card] if g.zone[card] == v.NOWHERE else g.zone[card]


@rule
def arrive(g: Any, t: Any, card: int, zone: int, at_bottom: bool) -> None:
    """Put a card that is nowhere into a zone as a new object."""
    if zone == v.HAND:
        before = real_zone(g, card)
        if before == v.DECK:
            mark(g, card, v.IN_OPENING_HAND if g.turn == 0 else v.FROM_DECK)
        elif before == v.SHIELD:
            mark(g, card, v.FROM_SHIELDS)
    new_object(g, card)
    if at_bottom:
        insert(g, card, zone, 0)
    else:
        append(g, card, zone)
    # 405.1: multicoloured cards are put into mana tapped.
    if zone == v.MANA:
        civs = t.civilizations[g.kind[card]]
        if (civs & (civs - 1)) != 0:
            g.tapped[card] = 1


@rule
def move_card(g: Any, t: Any, card: int, zone: int, at_bottom: bool) -> None:
    """Move one card that is not in the battle zone to another zone of its owner."""
    note(g, L_MOVE, owner(card), card, real_zone(g, card), zone)
    take_out(g, card)
    arrive(g, t, card, zone, at_bottom)


# --- Leaving the battle zone ---
@rule
def can_leave(g: Any, t: Any, card: int, destroyed: bool) -> bool:
    """Whether nothing forbids the creature to leave, or to be destroyed (101.2, 700.3)."""
    bits = keywords(g, t, card)
    if (bits & v.CANT_LEAVE) != 0:
        return False
    return not (destroyed and (bits & v.CANT_BE_DESTROYED) != 0)


@rule
def drop_seals(g: Any, t: Any, card: int) -> None:
    """The seals of a card that has left go to their owner's graveyard."""
    if g.seals[card] > 0:
        for seal in range(CARDS):
            if g.attached_to[seal] == card:
                g.attached_to[seal] = -1
                arrive(g, t, seal, v.GRAVEYARD, False)
        g.seals[card] = 0


@rule
def move_pile(g: Any, t: Any, card: int, zone: int, at_bottom: bool) -> None:
    """Move a creature with all the cards under it (109.2b); into a deck, the owner orders them (401.4)."""
    count = 0
    under = card
    number = g.object[card]
    while under >= 0:
        g.pile[count] = under
        count += 1
        under = g.below[under]
    if zone == v.DECK:
        order_pile(g, t, count, at_bottom)
        if g.stopped != v.RUNNING:
            return
    take_out(g, card)
    drop_seals(g, t, card)
    for index in range(count):
        g.above[g.pile[index]] = -1
        g.below[g.pile[index]] = -1
    for index in range(count):
        moved = g.pile[index]
        note(g, L_MOVE, owner(moved), moved, v.BATTLE, zone)
        arrive(g, t, moved, zone, at_bottom)
        if moved != card:
            g.was_under[moved] = number


@rule
def order_pile(g: Any, t: Any, count: int, at_bottom: bool) -> None:
    """The owner decides in which order the cards of `g.pile` go to the deck (401.4)."""
    for at in range(count - 1):
        ask(g, v.ASK_ORDER, owner(g.pile[0]), -1, v.TO_DECK_BOTTOM if at_bottom else v.TO_DECK_TOP)
        for index in range(at, count):
            offer(g, v.CARD, g.pile[index], 0)
        answer = decide(g, t)
        if answer < 0:
            return
        chosen = g.pile[at + answer]
        for index in range(at + answer, at, -1):
            g.pile[index] = g.pile[index - 1]
        g.pile[at] = chosen


@rule
def keeps_the_rest(g: Any, t: Any, card: int) -> bool:
    """Whether, when the creature would leave, only its top card leaves instead (813.1, and printed on some)."""
    if g.below[card] < 0:
        return False
    kind = g.kind[card]
    return (t.types[kind] & v.STAR) != 0 or (t.keywords[kind] & v.SEPARATES) != 0


@rule
def leave_top_only(g: Any, t: Any, card: int, zone: int, at_bottom: bool) -> None:
    """Only the top card leaves; what lay beneath is reconstructed (703.4h, 801.4), or separates into creatures."""
    separates = (t.keywords[g.kind[card]] & v.SEPARATES) != 0
    place = g.place[card]
    player = owner(card)
    stays = g.below[card]
    note(g, L_MOVE, player, card, v.BATTLE, zone)
    g.below[card] = -1
    g.place[card] = -1
    # 801.4a: what cannot stand alone goes to the graveyard.
    while stays >= 0 and (t.types[g.kind[stays]] & v.CREATURE) == 0:
        under = g.below[stays]
        g.below[stays] = -1
        g.above[stays] = -1
        arrive(g, t, stays, v.GRAVEYARD, False)
        stays = under
    if stays < 0:
        close_gap(g, player, v.BATTLE, place)
    else:
        g.kind[stays] = creature_kind(t, g.kind[stays])
        number = g.object[stays]
        # The creature goes on as the card beneath: same object, same orientation, no entry (801.4c-d).
        g.above[stays] = -1
        g.zone_cards[player, v.BATTLE, place] = stays
        g.place[stays] = place
        g.object[stays] = g.object[card]
        g.tapped[stays] = g.tapped[card]
        g.attacks[stays] = g.attacks[card]
        g.breaks[stays] = g.breaks[card]
        under = g.below[stays]
        while number != g.object[card] and under >= 0 and g.object[under] == number:
            g.object[under] = g.object[card]
            under = g.below[under]
    drop_seals(g, t, card)
    whole = g.object[card]
    arrive(g, t, card, zone, at_bottom)
    if stays >= 0:
        note(g, L_RECONSTRUCTED, player, stays, 0, 0)
        if separates:
            separate(g, t, stays, whole)


@rule
def separate(g: Any, t: Any, first: int, whole: int) -> None:
    """The creatures that a pile was put together from stand by themselves again.

    As of linked cards (804.4a), each of them inherits what was said of the whole, and if it was attacking, the
    attacking player picks which one goes on.
    """
    card = first
    while card >= 0:
        under = g.below[card]
        if under < 0 or g.object[under] == g.object[card]:
            card = under
            continue
        g.below[card] = -1
        g.above[under] = -1
        append(g, under, v.BATTLE)
        g.tapped[under] = g.tapped[first]
        g.attacks[under] = g.attacks[first]
        g.breaks[under] = g.breaks[first]
        share_lasting(g, whole, g.object[under])
        if g.attacker >= 0 and g.attacker_object == whole:
            ask(g, v.ASK_ATTACK, g.turn_player, -1, v.NO_VERB)
            offer(g, v.CARD, first, 0)
            offer(g, v.CARD, under, 0)
            if decide(g, t) == 1:
                g.attacker = under
                g.attacker_object = g.object[under]
        card = under


@rule
def will_move(g: Any, card: int) -> None:
    """Add a card to those that will leave together, once."""
    for index in range(g.moving_count):
        if g.moving[index] == card:
            return
    if g.moving_count >= SELECTED:
        fail(g, v.SELECTION_FULL)
        return
    g.moving[g.moving_count] = card
    g.moving_count += 1


@rule
def is_settled(g: Any, card: int) -> bool:
    """Whether what happens to a creature that leaves is settled: no replacement may use it again (609.9b)."""
    for index in range(g.moving_count):
        if g.moving[index] == card and g.moving_settled[index] != 0:
            return True
    return False


@rule
def could_replace(g: Any, t: Any, at: int, card: int, destroyed: bool) -> bool:
    """Whether the static ability at work number `at` could replace that the card goes to the graveyard."""
    head = t.static_head[g.static_row[at]]
    if (head & tb.INSTEAD_OF_LEAVING) == 0 or (head != tb.S_INSTEAD_OF_GRAVEYARD and not destroyed):
        return False
    if not static_applies(g, t, at, card):
        return False
    saver = g.static_card[at]
    # 609.4: what cannot be carried out is not applied.
    return head != tb.S_SAVER or (saver != card and not is_settled(g, saver) and can_leave(g, t, saver, True))


@rule
def settle(g: Any, t: Any, index: int, at: int) -> None:
    """Carry out a replacement: the one at work number `at`, or -1: only the top card leaves."""
    g.moving_settled[index] = 1
    if at < 0:
        g.moving_settled[index] = 2
        return
    row = g.static_row[at]
    note(g, L_REPLACED, owner(g.moving[index]), g.moving[index], t.static_amount[row], 0)
    g.moving_to[index] = t.static_amount[row]
    if t.static_head[row] == tb.S_SAVER:
        saver = g.static_card[at]
        will_move(g, saver)
        for other in range(g.moving_count):
            if g.moving[other] == saver:
                g.moving_to[other] = v.GRAVEYARD
                g.moving_settled[other] = 1


@rule
def replace_leaving(g: Any, t: Any, destroyed: bool) -> None:
    """Each creature that would go to the graveyard: at most one replacement, the turn player's first (609.8-9)."""
    events = g.moving_count
    for side in range(2):
        player = g.turn_player if side == 0 else 1 - g.turn_player
        for index in range(events):
            card = g.moving[index]
            if g.moving_settled[index] != 0 or g.stopped != v.RUNNING:
                continue
            must = owner(card) == player and keeps_the_rest(g, t, card)
            found = 1 if must else 0
            for at in range(g.static_count):
                if owner(g.static_card[at]) == player and could_replace(g, t, at, card, destroyed):
                    found += 1
                    must = must or t.static_optional[g.static_row[at]] == 0
            if found == 0:
                continue
            ask(g, v.ASK_REPLACE, player, card, v.DESTROY if destroyed else v.TO_GRAVEYARD)
            if not must:
                offer(g, v.NO, -1, 0)
            if owner(card) == player and keeps_the_rest(g, t, card):
                offer(g, v.CARD, card, -1)
            for at in range(g.static_count):
                if owner(g.static_card[at]) == player and could_replace(g, t, at, card, destroyed):
                    offer(g, v.CARD, g.static_card[at], at)
            answer = decide(g, t)
            if answer >= 0 and g.option_what[answer] == v.CARD:
                settle(g, t, index, g.option_number[answer])


@rule
def only_top_leaves(g: Any, t: Any, index: int, top_only: bool) -> bool:
    """Whether only the top card of the creature moving under this index does: what is replaced already is not again."""
    card = g.moving[index]
    if g.moving_settled[index] == 1:
        return top_only and g.below[card] >= 0
    return keeps_the_rest(g, t, card) or (top_only and g.below[card] >= 0)


@rule
def leave_together(g: Any, t: Any, zone: int, at_bottom: bool, destroyed: bool, top_only: bool) -> int:
    """The creatures in `g.moving` leave the battle zone as one event, or only their top cards; how many did so.

    Whether they may leave is decided first, then what happens instead; then leave abilities trigger on the state
    before (603.5c), then all move.
    """
    kept = 0
    for index in range(g.moving_count):
        card = g.moving[index]
        if can_leave(g, t, card, destroyed):
            g.moving[kept] = card
            g.moving_to[kept] = zone
            g.moving_settled[kept] = 0
            kept += 1
    g.moving_count = kept
    if zone == v.GRAVEYARD and (g.static_heads & tb.INSTEAD_OF_LEAVING) != 0:
        replace_leaving(g, t, destroyed)
    wanted = kept
    kept = 0
    done = 0
    for index in range(g.moving_count):
        if index < wanted and g.moving_settled[index] != 1:
            done += 1
        if g.moving_to[index] != v.BATTLE:
            g.moving[kept] = g.moving[index]
            g.moving_to[kept] = g.moving_to[index]
            g.moving_settled[kept] = g.moving_settled[index]
            kept += 1
    g.moving_count = kept
    g.moving_replaced += wanted - done
    for index in range(kept):
        card = g.moving[index]
        if g.stopped != v.RUNNING:
            return 0
        if destroyed and g.moving_to[index] == v.GRAVEYARD and not only_top_leaves(g, t, index, top_only):
            note(g, L_DESTROYED, owner(card), card, 0, 0)
            g.destroyed[owner(card)] += 1
            fire(g, t, v.DESTROYED | v.LEAVES, card, 0)
        else:
            fire(g, t, v.LEAVES, card, 0)
    for index in range(kept):
        to = g.moving_to[index]
        if only_top_leaves(g, t, index, top_only):
            leave_top_only(g, t, g.moving[index], to, at_bottom)
        else:
            move_pile(g, t, g.moving[index], to, at_bottom)
    g.moving_count = 0
    g.moving_left = kept
    if kept > 0:
        rebuild_statics(g, t)
    return done


@rule
def leave_alone(g: Any, t: Any, card: int, zone: int, at_bottom: bool, top_only: bool) -> int:
    """One creature, or only its top card, leaves the battle zone without being destroyed; 1 if it did."""
    g.moving[0] = card
    g.moving_count = 1
    return leave_together(g, t, zone, at_bottom, False, top_only)


# --- Entering the battle zone ---
@rule
def put_on(g: Any, base: int) -> None:
    """The next card that enters is put on this one too, under those named before (801.1b)."""
    if g.base_count >= SELECTED:
        fail(g, v.SELECTION_FULL)
        return
    g.bases[g.base_count] = base
    g.base_count += 1


@rule
def is_put_on(g: Any, base: int) -> bool:
    """Whether the next card that enters is put on this one."""
    for index in range(g.base_count):
        if g.bases[index] == base:
            return True
    return False


@rule
def slots_left(slots: int, taken: int) -> bool:
    """Whether creatures chosen already, counted by the slots that they could fill, find a slot each."""
    for some in range(1 << slots):
        room = 0
        for slot in range(slots):
            room += (some >> slot) & 1
        for bits in range(1 << slots):
            if (bits & ~some) == 0:
                room -= how_many(taken, bits)
        if room < 0:
            return False
    return True


@rule
def choose_bases(g: Any, t: Any, card: int) -> bool:
    """The owner chooses what an evolution creature is put on, from the top down (801.1b); False if it cannot be.

    A card that is put on nothing needs no choice.
    """
    g.base_count = 0
    slots = base_slots(t, g.kind[card])
    if slots == 0:
        return True
    if not has_base(g, t, card):
        return False
    player = owner(card)
    taken = 0
    while g.base_count < slots:
        # Every slot finds a creature, and all creatures chosen find a slot: then both can be had at once.
        ask(g, v.ASK_BASE, player, card, 0)
        for index in range(g.zone_count[player, v.BATTLE]):
            base = g.zone_cards[player, v.BATTLE, index]
            bits = slots_filled(g, t, card, base)
            if bits == 0 or ignored(g, t, base) or is_put_on(g, base):
                continue
            if slots_left(slots, taken + one_more(bits)):
                offer(g, v.CARD, base, 0)
        answer = decide(g, t)
        if answer < 0:
            g.base_count = 0
            return False
        chosen = g.option_card[answer]
        taken += one_more(slots_filled(g, t, card, chosen))
        put_on(g, chosen)
    return True


@rule
def entry_is_changed(g: Any, t: Any, head: int, card: int, how: int) -> bool:
    """Whether a static ability with this head changes how, or where, the creature enters."""
    if (g.static_heads & head) == 0:
        return False
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        if (
            t.static_head[row] == head
            and ((t.static_acts[row] & v.ACT_PUT_UNSUMMONED) == 0 or how != v.BY_SUMMONING)
            and plainly_fits(g, t, t.static_filter[row], card, owner(source), source, owner(source))
            and plainly_holds(g, t, t.static_condition[row], owner(source), source, 0)
        ):
            return True
    return False


@rule
def become_part(g: Any, number: int, whole: int) -> None:
    """What was said of one creature is said of the creature that it has become a part of (801.2)."""
    hand_lasting_over(g, number, whole)
    for index in range(g.delayed_count):
        if g.delayed_object[index] == number:
            g.delayed_object[index] = whole
    for index in range(2):
        if g.battling[index] == number:
            g.battling[index] = whole
    if g.attacker_object == number:
        g.attacker_object = whole
    if g.target_object == number:
        g.target_object = whole


@rule
def lay_on_bases(g: Any, card: int, evolves: bool) -> None:
    """Lay a card that is nowhere on what it is put on, or by itself where that is nothing.

    It is the same creature as every base in the battle zone (801.2): their object, orientation and deeds. Cards from
    other zones come along. A base that is a pile stays one, under or on the others. What does not evolve them is a new
    creature, and they are no creatures any more.
    """
    player = owner(card)
    count = g.base_count
    g.base_count = 0
    same = -1
    bottom = card
    while g.below[bottom] >= 0:
        bottom = g.below[bottom]
    for index in range(count):
        base = g.bases[index]
        if g.zone[base] != v.BATTLE:
            take_out(g, base)
            new_object(g, base)
            g.zone[base] = v.BATTLE
            g.sick[base] = 1  # it has come this turn (801.4c)
            g.object[base] = 0  # that of the whole, once it is known
        elif not evolves:
            take_out(g, base)
            g.object[base] = 0
        elif same < 0:
            same = base
            place = g.place[base]
            g.zone_cards[player, v.BATTLE, place] = card
            g.place[card] = place
            g.place[base] = -1
            g.zone[card] = v.BATTLE
            g.object[card] = g.object[base]
            g.tapped[card] = g.tapped[base]
            g.attacks[card] = g.attacks[base]
            g.breaks[card] = g.breaks[base]
        else:
            take_out(g, base)
            become_part(g, g.object[base], g.object[card])
            # 801.2b: tapped if one of them is.
            g.tapped[card] |= g.tapped[base]
            g.attacks[card] += g.attacks[base]
            g.breaks[card] += g.breaks[base]
        g.below[bottom] = base
        g.above[base] = bottom
        while g.below[bottom] >= 0:
            bottom = g.below[bottom]
            if not evolves:
                g.object[bottom] = 0
    if same < 0:
        append(g, card, v.BATTLE)
    under = g.below[card]
    while under >= 0:
        if g.object[under] == 0:
            g.object[under] = g.object[card]
        under = g.below[under]


@rule
def enter(g: Any, t: Any, card: int, how: int) -> bool:
    """Put a card into the battle zone, on the cards named by `put_on` if any; whether it entered.

    The card may lie in any zone or be pending; bases from other zones come along. A creature of the battle zone that
    is laid on another one does not enter: the two become one.
    """
    player = owner(card)
    was_there = g.zone[card] == v.BATTLE
    if not was_there and entry_is_changed(g, t, tb.S_PUT_TO_GRAVEYARD, card, how):
        g.base_count = 0
        note(g, L_REPLACED, player, card, v.GRAVEYARD, 0)
        move_card(g, t, card, v.GRAVEYARD, False)
        return False
    number = g.object[card]
    tapped = not was_there and entry_is_changed(g, t, tb.S_PUT_TAPPED, card, how)
    take_out(g, card)
    new_object(g, card)
    g.kind[card] = creature_kind(t, g.kind[card])
    g.sick[card] = 1
    on = 0
    base = -1
    on_creature = False
    if g.base_count > 0:
        base = g.bases[0]
        on = 1
        for index in range(g.base_count):
            if (t.types[g.kind[g.bases[index]]] & v.EVOLUTION) != 0:
                on = 2
            if g.zone[g.bases[index]] == v.BATTLE:
                on_creature = True
    # Whoever is summoned on cards without being an evolution creature came through a Gate (K2).
    evolves = how != v.BY_SUMMONING or (t.types[g.kind[card]] & v.EVOLUTION) != 0
    lay_on_bases(g, card, evolves)
    mark(g, card, v.PLAYED)
    if tapped:
        g.tapped[card] = 1
    if was_there:
        become_part(g, number, g.object[card])
    else:
        g.put_in_turn[player, g.kind[card]] = g.turn
        if how != v.BY_SUMMONING:
            g.put_free[player] += 1
    note(g, L_ENTER, player, card, how, base)
    rebuild_statics(g, t)
    if on_creature:
        fire(g, t, v.LAID_ON, card, how)
    if was_there:
        return True
    # What a seal covers is ignored as the Command enters: first that triggers, then the seal goes (703.4j).
    fire(g, t, v.PUT, card, how | (on << 3))
    if t.is_command[g.kind[card]] != 0 and g.stopped == v.RUNNING:
        unseal_for_command(g, t, card)
    return True


# --- Seals (116) ---
@rule
def put_seal(g: Any, t: Any, card: int) -> None:
    """The owner puts the top card of the deck face down on the card (701.24)."""
    player = owner(card)
    if g.zone_count[player, v.DECK] == 0:
        return
    seal = g.zone_cards[player, v.DECK, g.zone_count[player, v.DECK] - 1]
    take_out(g, seal)
    new_object(g, seal)
    g.zone[seal] = v.BATTLE
    g.attached_to[seal] = card
    g.seals[card] += 1
    note(g, L_SEALED, player, -1, card, 0)


@rule
def remove_seal(g: Any, t: Any, card: int) -> None:
    """One seal of the card goes to its owner's graveyard (701.23)."""
    # Nobody may look at seals: the one put last is as good as any.
    last = -1
    for seal in range(CARDS):
        if g.attached_to[seal] == card and (last < 0 or g.object[seal] > g.object[last]):
            last = seal
    if last >= 0:
        g.attached_to[last] = -1
        g.seals[card] -= 1
        note(g, L_UNSEALED, owner(last), last, card, 0)
        arrive(g, t, last, v.GRAVEYARD, False)
    rebuild_statics(g, t)
    if g.seals[card] == 0 and (t.keywords[g.kind[card]] & v.LIBERATES) != 0:
        liberate(g, t, card)


@rule
def unseal_for_command(g: Any, t: Any, command: int) -> None:
    """A Command entered: its owner removes a seal from one own card of a common civilization (116.4, 703.4j)."""
    player = owner(command)
    ask(g, v.ASK_SEAL, player, command, 0)
    for index in range(g.zone_count[player, v.BATTLE]):
        card = g.zone_cards[player, v.BATTLE, index]
        if g.seals[card] > 0 and (civilizations(g, t, card) & civilizations(g, t, command)) != 0:
            offer(g, v.CARD, card, 0)
    if g.option_count > 0:
        answer = decide(g, t)
        if answer >= 0:
            remove_seal(g, t, g.option_card[answer])


@rule
def liberate(g: Any, t: Any, card: int) -> None:
    """Forbidden Liberation: flip the card to its creature side (701.25); it does not enter (7I.06)."""
    other = t.other_face[g.kind[card]]
    if other < 0:
        return
    g.kind[card] = other
    g.sick[card] = 0
    note(g, L_FLIP, owner(card), card, 0, 0)
    rebuild_statics(g, t)
    fire(g, t, v.LIBERATED, card, 0)


# --- Tapping (105, 701.2) ---
@rule
def tap(g: Any, card: int) -> bool:
    """Tap a card; False when it was tapped already: nothing happened then (105.6)."""
    if g.tapped[card] != 0:
        return False
    g.tapped[card] = 1
    note(g, L_TAP, owner(card), card, 0, 0)
    return True


@rule
def untap(g: Any, card: int) -> bool:
    """Untap a card; False when it was untapped already."""
    if g.tapped[card] == 0:
        return False
    g.tapped[card] = 0
    note(g, L_UNTAP, owner(card), card, 0, 0)
    return True


# --- Other moves ---
@rule
def top_card_to(g: Any, t: Any, player: int, zone: int) -> bool:
    """The top card of the deck goes to another zone; False where the deck is empty, which is no move (114.6)."""
    count = g.zone_count[player, v.DECK]
    if count == 0:
        return False
    card = g.zone_cards[player, v.DECK, count - 1]
    if zone == v.HAND:
        note(g, L_DRAW, player, card, 0, 0)
    elif zone == v.MANA:
        note(g, L_CHARGE, player, card, 0, 0)
    else:
        note(g, L_MOVE, player, card if zone == v.GRAVEYARD else -1, v.DECK, zone)
    take_out(g, card)
    arrive(g, t, card, zone, False)
    if zone == v.MANA:
        fire(g, t, v.PUT_INTO_MANA, card, player)
    return True


@rule
def draw_card(g: Any, t: Any, player: int) -> bool:
    """Draw one card (114.1); only this is drawing, whatever else puts cards into the hand (114.3)."""
    if not top_card_to(g, t, player, v.HAND):
        return False
    fire(g, t, v.DRAWS, g.zone_cards[player, v.HAND, g.zone_count[player, v.HAND] - 1], 0)
    return True


@rule
def discard_card(g: Any, t: Any, card: int, cause: int) -> None:
    """Hand to graveyard (701.7), unless the card enters the battle zone instead; `cause` is whose effect it is."""
    kind = g.kind[card]
    player = owner(card)
    for row in range(t.static_first[kind], t.static_first[kind] + t.static_count[kind]):
        if (
            t.static_head[row] == tb.S_DISCARD_TO_BATTLE
            and plainly_holds(g, t, t.static_condition[row], player, card, 0)
            and has_base(g, t, card)
            and can_be_put(g, t, card)
        ):
            # What cannot be carried out is not applied (609.4): the base is looked for first.
            if agrees(g, t, v.ASK_REPLACE, player, card, v.PUT_INTO_BATTLE) and choose_bases(g, t, card):
                note(g, L_REPLACED, player, card, v.BATTLE, 0)
                enter(g, t, card, v.BY_EFFECT)
                return
            if g.stopped != v.RUNNING:
                return
    note(g, L_DISCARD, player, card, 0, 0)
    take_out(g, card)
    arrive(g, t, card, v.GRAVEYARD, False)
    if (t.watches[g.kind[card]] & v.DISCARDED) != 0:
        trigger_card(g, t, card, v.DISCARDED, card, g.object[card], cause)
