"""The interpreter: resolves the innermost frame, step by step, until none is left (605-607).

A program's steps are the rows of `sim.tables`; each step is one short function below, in the order of its code.
What nests - a card used by an effect, a shield check inside an effect - pushes a frame and lets the loop go on
with that one first (101.4d). Nothing here recurses.
"""

from typing import Any

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.door import agrees, ask, decide, offer
from sim.log import (
    L_EXTRA_TURN,
    L_GIVEN,
    L_MISFIRE,
    L_NAMED,
    L_PROHIBITED,
    L_REVEAL,
    L_SHUFFLE,
    L_SKIP_TURN,
    L_USE,
)
from sim.luck import EFFECTS, random_below, shuffle
from sim.rules.attackers import can_attack
from sim.rules.battle import battle, begin_battle, set_battling
from sim.rules.checks import check_state
from sim.rules.facts import (
    base_slots,
    can_be_put,
    can_pay,
    choosable,
    compare,
    enough_for,
    fits,
    has_base,
    ignored,
    is_creature,
    is_executable,
    is_held,
    keywords,
    one_more,
    plain_amount,
    power,
    rebuild_statics,
    side_is_meant,
    slots_filled,
)
from sim.rules.frames import (
    add_to_rest,
    add_to_them,
    among_them,
    pop,
    push,
    push_use,
)
from sim.rules.invariants import check_invariants
from sim.rules.lasting import begin_lasting, begin_prohibition
from sim.rules.shields import (
    NO_SHIELD_TRIGGERS,
    add_shields_to_hand,
    break_shields,
    can_cast_for_no_cost,
    can_use_for_no_cost,
    move_shields,
    run_break,
    run_shield_check,
)
from sim.rules.standby import begin_standby, delay, fire, pick_standby
from sim.rules.using import castable, choose_cost, final_cost, pay_mana
from sim.rules.zones import (
    choose_bases,
    discard_card,
    draw_card,
    enter,
    is_put_on,
    keeps_the_rest,
    leave_alone,
    leave_together,
    move_card,
    put_back,
    put_on,
    put_seal,
    set_aside,
    tap,
    top_card_to,
    untap,
    will_move,
)
from sim.state import EXTRA_TURNS, SEAT, USES, fail, find_creature, note, owner

MOST_STEPS = 20_000  # steps of effects in one game; beyond them it would not end


# --- Amounts and conditions inside a program ---
@rule
def source_now(g: Any, frame: int) -> int:
    """The creature whose effect this is, or the card where it is not in the battle zone."""
    card = g.frame_card[frame]
    now = find_creature(g, card, g.frame_object[frame])
    return card if now < 0 else now


@rule
def still_there(g: Any, t: Any, card: int, number: int) -> int:
    """The card, or the creature that it is part of, if it is still the same object and not ignored; else -1."""
    if card < 0:
        return -1
    if g.zone[card] == v.BATTLE or g.object[card] != number:
        card = find_creature(g, card, number)
        if card >= 0 and ignored(g, t, card):
            return -1
    return card


@rule
def is_candidate(g: Any, t: Any, frame: int, row: int, card: int) -> bool:
    """Whether the card fits the filter from the point of view of this frame's effect."""
    relation = t.filter_relation[row]
    if relation == tb.WAS_UNDER_THIS and g.was_under[card] != g.frame_object[frame]:
        return False
    if relation == tb.CAN_ATTACK and not can_attack(g, t, owner(card), card):
        return False
    if relation == tb.COSTS_THE_NUMBER and t.cost[g.kind[card]] != g.frame_named[frame]:
        return False
    player = g.frame_player[frame]
    return fits(g, t, row, card, player, source_now(g, frame), g.frame_that_player[frame])


@rule
def shield_is_meant(g: Any, t: Any, frame: int, row: int, side: int) -> bool:
    """Whether a player's shields are meant by the filter; a shield has no other quality that could be seen."""
    return side_is_meant(t, row, side, g.frame_player[frame], g.frame_that_player[frame])


@rule
def count_candidates(g: Any, t: Any, frame: int, row: int) -> int:
    """How many cards fit the filter."""
    total = 0
    for zone in range(v.NOWHERE):
        if ((t.filter_zones[row] >> zone) & 1) == 0:
            continue
        for side in range(2):
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                if zone == v.SHIELD:
                    if shield_is_meant(g, t, frame, row, side):
                        total += 1
                elif not (zone == v.BATTLE and ignored(g, t, card)) and is_candidate(g, t, frame, row, card):
                    total += 1
    return total


@rule
def amount(g: Any, t: Any, frame: int, code: int) -> int:
    """An amount that a program reads, at the moment when it is processed (605.2d)."""
    if code >= 0:
        return code
    row = -1 - code
    what = t.amount_code[row]
    if what == tb.A_COUNT:
        return t.amount_factor[row] * count_candidates(g, t, frame, t.amount_argument[row])
    if what == tb.A_NUMBER:
        return g.frame_number[frame]
    if what == tb.A_POWER_OF_THEM:
        total = 0
        for index in range(g.them_count[frame]):
            total += max(power(g, t, g.them[frame, index]), 0)
        return total
    if what == tb.A_OF_THEM:
        total = 0
        for index in range(g.them_count[frame]):
            if is_candidate(g, t, frame, t.amount_argument[row], g.them[frame, index]):
                total += 1
        return total
    return plain_amount(g, t, code, g.frame_player[frame], source_now(g, frame), g.frame_event_number[frame])


@rule
def holds(g: Any, t: Any, frame: int, row: int) -> bool:
    """Whether a condition holds at the moment when the program comes to it (603.4)."""
    while row >= 0:
        left = amount(g, t, frame, t.condition_left[row])
        right = amount(g, t, frame, t.condition_right[row])
        if not compare(left, t.condition_sign[row], right):
            return False
        row = t.condition_next[row]
    return True


@rule
def whose(g: Any, frame: int, code: int) -> int:
    """The player that a step speaks of."""
    if code == v.OPPONENTS:
        return 1 - g.frame_player[frame]
    if code == tb.CHOSEN_PLAYERS:
        return g.frame_that_player[frame]
    return g.frame_player[frame]


# --- Choosing cards (605.2b) ---
@rule
def offer_card(g: Any, t: Any, frame: int, row: int, card: int, chooser: int, room: int, limit: int) -> None:
    """Offer a card of the filter unless it is chosen already, protected, or too much for the limit."""
    if among_them(g, frame, card) or not choosable(g, t, card, g.frame_card[frame], chooser):
        return
    # What may not leave the graveyard can't be gathered for a Gate.
    if g.ask_verb == v.PUT_UNDER and is_held(g, t, card):
        return
    if limit == tb.TOTAL_POWER and max(power(g, t, card), 0) > room:
        return
    if limit == tb.TOTAL_COST and t.cost[g.kind[card]] > room:
        return
    offer(g, v.CARD, card, 0)


@rule
def offer_candidates(g: Any, t: Any, frame: int, row: int, chooser: int, room: int, limit: int) -> None:
    """Offer every card of the filter's zones that can be chosen, and of the filters beside it.

    Cards of a deck are offered in the order of their slots: looking through a deck does not tell its order.
    """
    while row >= 0:
        for zone in range(v.NOWHERE):
            if ((t.filter_zones[row] >> zone) & 1) == 0:
                continue
            for side in range(2):
                if zone == v.DECK:
                    for card in range(side * SEAT, side * SEAT + SEAT):
                        if g.zone[card] == v.DECK and g.place[card] >= 0 and is_candidate(g, t, frame, row, card):
                            offer_card(g, t, frame, row, card, chooser, room, limit)
                    continue
                for index in range(g.zone_count[side, zone]):
                    card = g.zone_cards[side, zone, index]
                    if zone == v.SHIELD:
                        if shield_is_meant(g, t, frame, row, side):
                            offer_card(g, t, frame, row, card, chooser, room, limit)
                    elif not (zone == v.BATTLE and ignored(g, t, card)) and is_candidate(g, t, frame, row, card):
                        offer_card(g, t, frame, row, card, chooser, room, limit)
        row = t.filter_also[row]


@rule
def select(g: Any, t: Any, frame: int, step: int) -> None:
    """A player chooses cards one after the other, until it is enough; they are "them"."""
    row = t.steps[step, 1]
    least = amount(g, t, frame, t.steps[step, 2])
    most = amount(g, t, frame, t.steps[step, 3])
    player = g.frame_player[frame]
    chooser = 1 - player if t.steps[step, 4] != 0 else player
    limit = t.steps[step, 5]
    room = amount(g, t, frame, t.steps[step, 6])
    if t.steps[step, 8] == 0:
        g.them_count[frame] = 0
    if limit == tb.ONE_OF_EACH_CIVILIZATION:
        select_civilizations(g, t, frame, row, chooser, t.steps[step, 7])
        return
    chosen = 0
    while chosen < most and g.stopped == v.RUNNING:
        ask(g, v.ASK_SELECT, chooser, g.frame_card[frame], t.steps[step, 7])
        if chosen >= least:
            offer(g, v.NO, -1, 0)
        offer_candidates(g, t, frame, row, chooser, room, limit)
        if g.option_count == 0:
            return
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] == v.NO:
            return
        card = g.option_card[answer]
        add_to_them(g, frame, card)
        chosen += 1
        if limit == tb.TOTAL_POWER:
            room -= max(power(g, t, card), 0)
        elif limit == tb.TOTAL_COST:
            room -= t.cost[g.kind[card]]


@rule
def select_civilizations(g: Any, t: Any, frame: int, row: int, chooser: int, verb: int) -> None:
    """For each civilization, choose a card of it; the same card may serve twice ("for each", 601.1h)."""
    for bit in range(5):
        if g.stopped != v.RUNNING:
            return
        ask(g, v.ASK_SELECT, chooser, g.frame_card[frame], verb)
        for zone in range(v.NOWHERE):
            if ((t.filter_zones[row] >> zone) & 1) == 0:
                continue
            for side in range(2):
                for index in range(g.zone_count[side, zone]):
                    card = g.zone_cards[side, zone, index]
                    if ((t.civilizations[g.kind[card]] >> bit) & 1) != 0 and is_candidate(g, t, frame, row, card):
                        offer(g, v.CARD, card, 0)
        if g.option_count > 0:
            answer = decide(g, t)
            if answer >= 0 and not among_them(g, frame, g.option_card[answer]):
                add_to_them(g, frame, g.option_card[answer])


@rule
def select_among(g: Any, t: Any, frame: int, step: int) -> None:
    """A player chooses among "them"; those become "them", the others "the rest"."""
    row = t.steps[step, 1]
    least = amount(g, t, frame, t.steps[step, 2])
    most = amount(g, t, frame, t.steps[step, 3])
    chooser = 1 - g.frame_player[frame] if t.steps[step, 4] != 0 else g.frame_player[frame]
    g.rest_count[frame] = 0
    for index in range(g.them_count[frame]):
        add_to_rest(g, frame, g.them[frame, index])
    g.them_count[frame] = 0
    chosen = 0
    while chosen < most and g.stopped == v.RUNNING:
        ask(g, v.ASK_SELECT, chooser, g.frame_card[frame], t.steps[step, 7])
        if chosen >= least:
            offer(g, v.NO, -1, 0)
        for index in range(g.rest_count[frame]):
            if is_candidate(g, t, frame, row, g.rest[frame, index]):
                offer(g, v.CARD, g.rest[frame, index], 0)
        if g.option_count == 0:
            return
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] == v.NO:
            return
        card = g.option_card[answer]
        add_to_them(g, frame, card)
        chosen += 1
        kept = 0
        for index in range(g.rest_count[frame]):
            if g.rest[frame, index] != card:
                g.rest[frame, kept] = g.rest[frame, index]
                g.rest_object[frame, kept] = g.rest_object[frame, index]
                kept += 1
        g.rest_count[frame] = kept


@rule
def take_every(g: Any, t: Any, frame: int, row: int) -> None:
    """All cards of the filter become "them"; "all" is not choosing."""
    g.them_count[frame] = 0
    best = -1
    if t.filter_relation[row] == tb.HIGHEST_POWER:
        for side in range(2):
            for index in range(g.zone_count[side, v.BATTLE]):
                card = g.zone_cards[side, v.BATTLE, index]
                if not ignored(g, t, card) and is_candidate(g, t, frame, row, card):
                    best = max(best, power(g, t, card), 0)
    for zone in range(v.NOWHERE):
        if ((t.filter_zones[row] >> zone) & 1) == 0:
            continue
        for side in range(2):
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                if zone == v.SHIELD:
                    if shield_is_meant(g, t, frame, row, side):
                        add_to_them(g, frame, card)
                elif (
                    not (zone == v.BATTLE and ignored(g, t, card))
                    and is_candidate(g, t, frame, row, card)
                    and (best < 0 or max(power(g, t, card), 0) == best)
                ):
                    add_to_them(g, frame, card)


@rule
def take_at_random(g: Any, t: Any, frame: int, row: int, number: int) -> None:
    """Cards at random become "them"; the luck is that of the cards' owner's seat."""
    take_every(g, t, frame, row)
    while g.them_count[frame] > number:
        side = owner(g.them[frame, 0])
        out = random_below(g, side, EFFECTS, g.them_count[frame])
        last = g.them_count[frame] - 1
        g.them[frame, out] = g.them[frame, last]
        g.them_object[frame, out] = g.them_object[frame, last]
        g.them_count[frame] = last


@rule
def take_top(g: Any, frame: int, number: int, player: int, how: int) -> None:
    """The top cards of a deck become "them"; they stay where they are (605.4)."""
    g.them_count[frame] = 0
    count = g.zone_count[player, v.DECK]
    for index in range(min(number, count)):
        card = g.zone_cards[player, v.DECK, count - 1 - index]
        add_to_them(g, frame, card)
        if how == 2:
            note(g, L_REVEAL, player, card, v.DECK, 0)


# --- Doing something to them ---
@rule
def order_them(g: Any, t: Any, frame: int, verb: int) -> None:
    """The player puts "them" in the order in which they will go to the deck (401.4)."""
    count = g.them_count[frame]
    for at in range(count - 1):
        ask(g, v.ASK_ORDER, g.frame_player[frame], g.frame_card[frame], verb)
        for index in range(at, count):
            offer(g, v.CARD, g.them[frame, index], 0)
        answer = decide(g, t)
        if answer < 0:
            return
        chosen = at + answer
        card = g.them[frame, chosen]
        number = g.them_object[frame, chosen]
        for index in range(chosen, at, -1):
            g.them[frame, index] = g.them[frame, index - 1]
            g.them_object[frame, index] = g.them_object[frame, index - 1]
        g.them[frame, at] = card
        g.them_object[frame, at] = number


@rule
def move_them_to_deck(g: Any, t: Any, frame: int, at_bottom: bool) -> int:
    """Move "them" to the deck one by one, in the order in which they were put; how many moved."""
    moved = 0
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card < 0 or g.stopped != v.RUNNING or is_held(g, t, card):
            continue
        if g.zone[card] == v.BATTLE:
            moved += leave_alone(g, t, card, v.DECK, at_bottom, False)
        else:
            move_card(g, t, card, v.DECK, at_bottom)
            moved += 1
    return moved


@rule
def move_them(g: Any, t: Any, frame: int, zone: int, destroyed: bool) -> int:
    """Move "them": creatures in the battle zone together, other cards one by one; how many moved."""
    moved = 0
    g.moving_count = 0
    before = (g.zone_count[0, v.MANA], g.zone_count[1, v.MANA])
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card >= 0:
            if g.zone[card] == v.BATTLE:
                will_move(g, card)
            elif g.zone[card] == v.SHIELD:
                continue
            elif not destroyed and not is_held(g, t, card):
                move_card(g, t, card, zone, False)
                moved += 1
    if not destroyed:
        moved += move_shields(g, t, frame, zone)
    if g.moving_count > 0:
        moved += leave_together(g, t, zone, False, destroyed, False)
    if zone == v.MANA:
        for side in range(2):
            for index in range(before[side], g.zone_count[side, v.MANA]):
                fire(g, t, v.PUT_INTO_MANA, g.zone_cards[side, v.MANA, index], g.frame_player[frame])
    return moved


@rule
def move_their_top_cards(g: Any, t: Any, frame: int, zone: int) -> int:
    """Of each creature among "them" only the top card leaves the battle zone (109.2a); how many did."""
    g.moving_count = 0
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card >= 0 and g.zone[card] == v.BATTLE:
            will_move(g, card)
    return leave_together(g, t, zone, False, False, True)


@rule
def put_them(g: Any, t: Any, frame: int) -> int:
    """Put "them" into the battle zone: all are pending, then they enter one by one (409.1e-f)."""
    entered = 0
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        # What can't be put stays where it is.
        if (
            g.object[card] == g.them_object[frame, index]
            and g.zone[card] not in (v.BATTLE, v.NOWHERE)
            and can_be_put(g, t, card)
            and not is_held(g, t, card)
        ):
            set_aside(g, card)
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if g.zone[card] != v.NOWHERE or g.object[card] != g.them_object[frame, index]:
            continue
        possible = is_creature(g, t, card) and choose_bases(g, t, card)
        if g.stopped != v.RUNNING:
            return entered
        if not possible:
            put_back(g, card)
        elif enter(g, t, card, v.BY_EFFECT):
            # The creature that it is now is what the effect speaks of from here on.
            g.them_object[frame, index] = g.object[card]
            entered += 1
    return entered


@rule
def has_orientation(g: Any, t: Any, card: int) -> bool:
    """Whether the card can be tapped and untapped: a creature in the battle zone, or any card of mana (105.4a)."""
    return g.zone[card] == v.MANA or (g.zone[card] == v.BATTLE and is_creature(g, t, card))


@rule
def push_battle(g: Any, player: int, own: int, other: int) -> None:
    """Push a battle that an effect makes: it is a part of that effect until it ends (101.4e)."""
    frame = push(g, tb.BATTLE_FRAME, player, own, g.object[own], -1)
    if frame >= 0:
        g.frame_event_card[frame] = other
        g.frame_event_object[frame] = g.object[other]


@rule
def run_battle(g: Any, t: Any, frame: int) -> None:
    """One stage of a battle: it begins, what triggers at that is resolved even now (101.4f), powers are compared."""
    own = still_there(g, t, g.frame_card[frame], g.frame_object[frame])
    other = still_there(g, t, g.frame_event_card[frame], g.frame_event_object[frame])
    if own < 0 or other < 0:
        set_battling(g, 0, 0)
        pop(g)
        return
    if g.frame_stage[frame] == 0:
        g.frame_stage[frame] = 1
        begin_battle(g, t, own, other)
        return
    index = pick_standby(g, t, g.turn_player, v.BATTLES)
    if index < 0 and g.stopped == v.RUNNING:
        index = pick_standby(g, t, 1 - g.turn_player, v.BATTLES)
    if g.stopped != v.RUNNING:
        return
    if index >= 0:
        begin_standby(g, t, index)
        return
    pop(g)
    battle(g, t, own, other)


@rule
def do(g: Any, t: Any, frame: int, step: int) -> None:
    """A verb and its object: the effect happens to "them"."""
    verb = t.steps[step, 1]
    value = amount(g, t, frame, t.steps[step, 2]) if verb != v.GIVE_KEYWORD else t.steps[step, 2]
    until = t.steps[step, 3]
    player = g.frame_player[frame]
    if t.steps[step, 4] != 0 and g.them_count[frame] > 1:
        order_them(g, t, frame, verb)
        if g.stopped != v.RUNNING:
            return
    count = g.them_count[frame]
    if count > 0:
        g.frame_that_player[frame] = owner(g.them[frame, 0])
    done = 0
    g.moving_replaced = 0
    if verb == v.DESTROY:
        done = move_them(g, t, frame, v.GRAVEYARD, True)
    elif verb == v.TO_HAND and not (count > 0 and g.zone[g.them[frame, 0]] == v.SHIELD):
        done = move_them(g, t, frame, v.HAND, False)
    elif verb == v.TO_MANA:
        done = move_them(g, t, frame, v.MANA, False)
    elif verb == v.TO_GRAVEYARD:
        done = move_them(g, t, frame, v.GRAVEYARD, False)
    elif verb == v.TOP_CARD_TO_GRAVEYARD:
        done = move_their_top_cards(g, t, frame, v.GRAVEYARD)
    elif verb == v.TO_SHIELD:
        done = move_them(g, t, frame, v.SHIELD, False)
    elif verb == v.TO_DECK_TOP:
        done = move_them_to_deck(g, t, frame, False)
    elif verb == v.TO_DECK_BOTTOM:
        done = move_them_to_deck(g, t, frame, True)
    elif verb == v.PUT_INTO_BATTLE:
        done = put_them(g, t, frame)
    elif verb == v.SHIELD_TO_HAND or verb == v.TO_HAND:
        # 701.14b: shields put into the hand are checked, whatever the words.
        marks = NO_SHIELD_TRIGGERS if value != 0 else 0
        done = count
        for side in range(2):
            # The turn player's shield check comes first: it is pushed last.
            add_shields_to_hand(g, frame, 1 - g.turn_player if side == 0 else g.turn_player, marks)
    elif verb == v.BREAK:
        breaker = find_creature(g, g.frame_card[frame], g.frame_object[frame])
        done = break_shields(g, t, frame, g.frame_that_player[frame], breaker)
        if breaker >= 0 and g.attacker >= 0 and g.object[breaker] == g.attacker_object:
            g.attack_breaks += done
    else:
        for index in range(count):
            card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
            if card < 0 or g.stopped != v.RUNNING:
                continue
            number = g.object[card]
            if verb == v.DISCARD:
                if g.zone[card] == v.HAND:
                    discard_card(g, t, card, player)
                    done += 1
            elif verb == v.TAP:
                done += 1 if has_orientation(g, t, card) and tap(g, card) else 0
            elif verb == v.UNTAP:
                done += 1 if has_orientation(g, t, card) and untap(g, card) else 0
            elif verb == v.GIVE_POWER:
                begin_lasting(g, v.POWER_CHANGE, number, player, value, until)
                note(g, L_GIVEN, player, card, v.POWER_CHANGE, value)
                done += 1
            elif verb == v.GIVE_KEYWORD:
                begin_lasting(
                    g,
                    v.KEYWORD_LATER if until == v.OPPONENTS_NEXT_TURN else v.KEYWORD_GRANT,
                    number,
                    player,
                    value,
                    until,
                )
                note(g, L_GIVEN, player, card, v.KEYWORD_GRANT, value)
                done += 1
            elif verb == v.KEEP_TAPPED:
                begin_lasting(g, v.STAYS_TAPPED, number, player, 0, until)
                done += 1
            elif verb == v.EXPOSE:
                begin_lasting(g, v.EXPOSED, number, player, 0, until)
                note(g, L_GIVEN, player, card, v.EXPOSED, 0)
                done += 1
            elif verb == v.MAKE_BLOCK:
                begin_lasting(g, v.BLOCKED_ONLY_BY, g.frame_object[frame], player, number, until)
                note(g, L_GIVEN, player, card, v.BLOCKED_ONLY_BY, 0)
                done += 1
            elif verb == v.SEAL:
                put_seal(g, t, card)
                done += 1
            elif verb == v.REVEAL:
                note(g, L_REVEAL, player, card, g.zone[card], 0)
                done += 1
            elif verb == v.FIGHT_EACH_OTHER:
                if index == 0 and count == 2:
                    other = still_there(g, t, g.them[frame, 1], g.them_object[frame, 1])
                    if other >= 0 and g.zone[card] == v.BATTLE and g.zone[other] == v.BATTLE:
                        push_battle(g, player, card, other)
                        done = 2
            elif verb == v.FIGHT:
                own = still_there(g, t, g.frame_card[frame], g.frame_object[frame])
                if own >= 0 and own != card:
                    push_battle(g, player, own, card)
                done += 1
            elif verb == v.CAST_FREE:
                if can_cast_for_no_cost(g, t, player, card) and not is_held(g, t, card):
                    set_aside(g, card)
                    push_use(g, player, card, tb.SPELL_FOR_NO_COST)
                    done += 1
            elif verb == v.USE_FREE and can_use_for_no_cost(g, t, player, card) and not is_held(g, t, card):
                set_aside(g, card)
                push_use(g, player, card, tb.FOR_NO_COST)
                done += 1
        if verb == v.SEAL:
            rebuild_statics(g, t)
    g.frame_number[frame] = done
    # 101.3a: "if you do" asks for the attempt, "that many" for what came of it.
    g.frame_done[frame] = done + g.moving_replaced


# --- Steps without an object ---
@rule
def draw(g: Any, t: Any, frame: int, number: int, player: int, up_to: bool) -> None:
    """Draw one at a time (114.2); the game may end in between."""
    done = 0
    while done < number and g.stopped == v.RUNNING:
        if up_to and not agrees(g, t, v.ASK_MAY, player, g.frame_card[frame], v.NO_VERB):
            break
        if not draw_card(g, t, player):
            break
        done += 1
        check_state(g, t)
    g.frame_number[frame] = done
    g.frame_done[frame] = done


@rule
def redraw_hands(g: Any, t: Any, frame: int) -> None:
    """Both players shuffle their hands into their decks, then draw as many; the turn player first (114.2a)."""
    counts = (g.zone_count[0, v.HAND], g.zone_count[1, v.HAND])
    for player in range(2):
        while g.zone_count[player, v.HAND] > 0:
            move_card(g, t, g.zone_cards[player, v.HAND, g.zone_count[player, v.HAND] - 1], v.DECK, False)
        note(g, L_SHUFFLE, player, -1, 0, 0)
        shuffle(g, player, v.DECK)
    draw(g, t, frame, counts[g.turn_player], g.turn_player, False)
    draw(g, t, frame, counts[1 - g.turn_player], 1 - g.turn_player, False)


@rule
def from_deck(g: Any, t: Any, frame: int, number: int, player: int, zone: int, tapped: bool) -> None:
    """Top cards of the deck into mana, as new shields (701.32a), or into the graveyard, where they are "them"."""
    done = 0
    if zone == v.GRAVEYARD:
        g.them_count[frame] = 0
    for _ in range(number):
        if top_card_to(g, t, player, zone):
            done += 1
            card = g.zone_cards[player, zone, g.zone_count[player, zone] - 1]
            if zone == v.GRAVEYARD:
                add_to_them(g, frame, card)
            if tapped:
                g.tapped[card] = 1
    g.frame_number[frame] = done
    g.frame_done[frame] = done


@rule
def extra_turn(g: Any, frame: int, trigger: int) -> None:
    """An extra turn for the player after this one (500.5)."""
    player = g.frame_player[frame]
    index = g.extra_turn_count[player]
    if index >= EXTRA_TURNS:
        fail(g, v.DELAYED_FULL)
        return
    g.extra_turns[player, index] = trigger
    g.extra_turn_card[player, index] = g.frame_card[frame]
    g.extra_turn_count[player] = index + 1
    note(g, L_EXTRA_TURN, player, g.frame_card[frame], 0, 0)


@rule
def put_this_onto(g: Any, t: Any, frame: int, on_attacker: bool, how: int) -> None:
    """Put this card on the attacking creature (Invasion), or on the cards that are "them".

    "They" may lie in several zones; the first of them lies on top.
    """
    card = g.frame_card[frame]
    g.frame_done[frame] = 0
    g.base_count = 0
    if on_attacker:
        put_on(g, find_creature(g, g.frame_event_card[frame], g.frame_event_object[frame]))
    for index in range(0 if on_attacker else g.them_count[frame]):
        put_on(g, still_there(g, t, g.them[frame, index], g.them_object[frame, index]))
    on_itself = is_put_on(g, card)
    # What the effect needs is looked at again (X.30, 7B.15): creatures that the card can evolve; whether an Invasion
    # still needs one of those that it names is a rule option.
    zones = t.trigger_zones[g.frame_trigger[frame]]
    if (
        g.object[card] != g.frame_object[frame]
        or ((zones >> g.zone[card]) & 1) == 0
        or on_itself
        or (g.zone[card] == v.BATTLE and g.place[card] < 0)  # a part of another creature by now
        # A creature of the battle zone that is laid on another one is not put into that zone.
        or (g.zone[card] != v.BATTLE and not can_be_put(g, t, card))
        or is_held(g, t, card)
        or not can_be_put_on(g, t, frame, card, on_attacker)
    ):
        g.base_count = 0
        note(g, L_MISFIRE, g.frame_player[frame], card, 0, 0)
        return
    if enter(g, t, card, how):
        g.frame_done[frame] = 1


@rule
def can_be_put_on(g: Any, t: Any, frame: int, card: int, invaded: bool) -> bool:
    """Whether all that the card would be put on is still there, and is what it can be put on."""
    player = g.frame_player[frame]
    found = 0
    for index in range(g.base_count):
        base = g.bases[index]
        if base < 0 or ignored(g, t, base):
            return False
        named = t.trigger_subject[g.frame_trigger[frame]] if invaded and t.invades_as_named != 0 else -1
        if named >= 0 and not fits(g, t, named, base, player, card, player):
            return False
        found += one_more(slots_filled(g, t, card, base))
    slots = base_slots(t, g.kind[card])
    return g.base_count > 0 and (slots == 0 or (slots == g.base_count and enough_for(slots, found)))


@rule
def change_places(g: Any, t: Any, frame: int) -> None:
    """Revolution Change: the attacking creature and this card exchange places (701.26)."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    g.frame_done[frame] = 0
    old = find_creature(g, g.frame_event_card[frame], g.frame_event_object[frame])
    if (
        old < 0
        or ignored(g, t, old)
        or g.zone[card] != v.HAND
        or not has_base(g, t, card)
        or not can_be_put(g, t, card)
    ):
        note(g, L_MISFIRE, player, card, 0, 0)
        return
    tapped = g.tapped[old]
    was_attacking = g.attacker_object == g.object[old]
    # 701.26b: if either would not move as usual, nothing moves.
    if keeps_the_rest(g, t, old) or (keywords(g, t, old) & v.CANT_LEAVE) != 0:
        note(g, L_MISFIRE, player, card, 0, 0)
        return
    set_aside(g, card)
    if leave_alone(g, t, old, v.HAND, False, False) == 0:
        put_back(g, card)
        return
    if g.stopped == v.RUNNING and enter(g, t, card, v.BY_REVOLUTION_CHANGE):
        g.tapped[card] = tapped
        if was_attacking:
            g.attacker = card
            g.attacker_object = g.object[card]
        g.frame_done[frame] = 1


@rule
def one_is_held(g: Any, t: Any, frame: int) -> bool:
    """Whether one of "them" lies in a graveyard that it may not leave."""
    for index in range(g.them_count[frame]):
        if is_held(g, t, g.them[frame, index]):
            return True
    return False


@rule
def use_this(g: Any, t: Any, frame: int, cost: int, rider: int, on: int) -> None:
    """Summon or cast this card, for a cost of its ability or for none; `rider` is a program that follows the use.

    A Gate needs so many cards (`on`), "them", that the creature is put on.
    """
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    kind = t.creature_half[g.kind[card]] if t.creature_half[g.kind[card]] >= 0 else g.kind[card]
    civs = t.civilizations[kind]
    least = final_cost(g, t, player, kind, cost, 0, True) if cost >= 0 else -1
    if (
        ((t.trigger_zones[g.frame_trigger[frame]] >> g.zone[card]) & 1) == 0
        or g.object[card] != g.frame_object[frame]
        or not is_executable(g, t, player, kind)
        or is_held(g, t, card)
        or not has_base(g, t, card)
        or not castable(g, t, player, card, kind)
        or (cost >= 0 and not can_pay(g, t, player, civs, least))
        or (on > 0 and (g.them_count[frame] != on or one_is_held(g, t, frame)))
    ):
        note(g, L_MISFIRE, player, card, 0, 0)
        g.frame_done[frame] = 0
        return
    set_aside(g, card)
    if cost >= 0:
        paid = choose_cost(g, t, player, card, kind, least, final_cost(g, t, player, kind, cost, 0, False))
        pay_mana(g, t, player, card, civs, paid)
    if g.stopped == v.RUNNING:
        g.frame_done[frame] = 1
        # A twinpact's ability is printed on its creature, and speaks of that half.
        use = push_use(g, player, card, tb.CREATURE_FOR_NO_COST if kind != g.kind[card] else tb.FOR_NO_COST)
        if use >= 0:
            g.frame_note[use] = rider
            for index in range(on):
                add_to_them(g, use, g.them[frame, index])


# --- A card being used (601.1g) ---
@rule
def pick_half(g: Any, t: Any, frame: int) -> None:
    """A twinpact used for no cost: its owner picks the half (810.3)."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    ask(g, v.ASK_MODE, player, card, v.NO_VERB)
    if is_executable(g, t, player, t.creature_half[g.kind[card]]):
        offer(g, v.NUMBER, card, 0)
    if can_cast_for_no_cost(g, t, player, card):
        offer(g, v.NUMBER, card, 1)
    answer = decide(g, t)
    if answer >= 0:
        spell = g.option_number[answer] == 1
        g.frame_number[frame] = tb.SPELL_FOR_NO_COST if spell else tb.CREATURE_FOR_NO_COST


@rule
def run_use(g: Any, t: Any, frame: int) -> None:
    """One stage of the use of a pending card: costs that are not mana, the card itself, what follows its use."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    way = g.frame_number[frame]
    kind = g.kind[card]
    own_way = -1
    if way > tb.PAY_COST and way < tb.SPELL_HALF:
        half = t.creature_half[kind] if t.creature_half[kind] >= 0 else kind
        own_way = t.way_first[half] + way - 1
    stage = g.frame_stage[frame]
    g.frame_stage[frame] = stage + 1
    if stage == 0:
        if way < tb.PAY_COST:
            shown = tb.SPELL_HALF if way == tb.SPELL_FOR_NO_COST and t.spell_half[kind] >= 0 else tb.FOR_NO_COST
            note(g, L_USE, player, card, -1, shown)
        if way == tb.FOR_NO_COST and t.spell_half[kind] >= 0:
            pick_half(g, t, frame)
        if own_way >= 0 and t.way_payment[own_way] >= 0:
            push(g, tb.PROGRAM_FRAME, player, card, g.object[card], t.way_payment[own_way])
        return
    as_spell = (t.types[kind] & v.CREATURE) == 0 or way == tb.SPELL_HALF or way == tb.SPELL_FOR_NO_COST
    if stage == 1:
        # 601.1f: what must be done besides paying mana; for no cost too.
        if as_spell:
            if t.spell_half[kind] >= 0:
                g.kind[card] = t.spell_half[kind]
            if t.additional_cost[g.kind[card]] >= 0:
                push(g, tb.PROGRAM_FRAME, player, card, g.object[card], t.additional_cost[g.kind[card]])
        return
    if stage > 2:
        pop(g)
        return
    if as_spell:
        g.cast_count[player] += 1
        if way < tb.PAY_COST:
            g.cast_free[player] += 1
        from_elsewhere = way >= tb.PAY_COST and g.came_from[card] != v.HAND
        g.frame_note[frame] = t.after_casting_elsewhere[kind] if from_elsewhere else tb.INTO_GRAVEYARD
        g.frame_kind[frame] = tb.SPELL_FRAME
        g.frame_step[frame] = t.program[kind]
        fire(g, t, v.CAST | v.USED, card, player)
        return
    found = choose_bases(g, t, card)
    for index in range(g.them_count[frame]):
        put_on(g, g.them[frame, index])
    if not found:
        if g.stopped == v.RUNNING:
            put_back(g, card)
            pop(g)
        return
    for_nothing = way < tb.PAY_COST or (own_way >= 0 and t.way_reduction[own_way] < 0)
    entered = enter(g, t, card, v.BY_SUMMONING)
    if for_nothing and entered:
        g.put_free[player] += 1
    count = g.summoned_count[player]
    if count >= USES:
        fail(g, v.USES_FULL)
        return
    g.summoned[player, count] = kind
    g.summoned_count[player] = count + 1
    fire(g, t, v.SUMMONED | v.USED if entered else v.USED, card, player)
    if entered:
        if own_way >= 0 and t.way_rider[own_way] >= 0:
            push(g, tb.PROGRAM_FRAME, player, card, g.object[card], t.way_rider[own_way])
        if g.frame_note[frame] != tb.NO_PROGRAM:
            push(g, tb.PROGRAM_FRAME, player, card, g.object[card], g.frame_note[frame])


@rule
def finish_spell(g: Any, t: Any, frame: int) -> None:
    """A resolved spell goes to the graveyard, or where its own text says (302.2, 605.2f, 609.8a)."""
    card = g.frame_card[frame]
    player = g.frame_player[frame]
    if g.zone[card] == v.NOWHERE:
        kind = g.kind[card]
        # 609.8: of several places exactly one is it, and the player chooses.
        ask(g, v.ASK_REPLACE, player, card, v.NO_VERB)
        if (t.keywords[kind] & v.CHARGER) != 0:
            offer(g, v.NUMBER, card, tb.INTO_MANA)
        if t.after_casting[kind] != tb.INTO_GRAVEYARD:
            offer(g, v.NUMBER, card, t.after_casting[kind])
        if g.frame_note[frame] != tb.INTO_GRAVEYARD:
            offer(g, v.NUMBER, card, g.frame_note[frame])
        where = tb.INTO_GRAVEYARD
        if g.option_count > 0:
            answer = decide(g, t)
            if answer < 0:
                return
            where = g.option_number[answer]
        if where == tb.INTO_HAND:
            move_card(g, t, card, v.HAND, False)
        elif where == tb.ON_DECK_BOTTOM:
            move_card(g, t, card, v.DECK, True)
        elif where == tb.SHUFFLED_INTO_DECK:
            move_card(g, t, card, v.DECK, False)
            note(g, L_SHUFFLE, owner(card), -1, 0, 0)
            shuffle(g, owner(card), v.DECK)
        elif where == tb.INTO_GRAVEYARD:
            move_card(g, t, card, v.GRAVEYARD, False)
        else:
            move_card(g, t, card, v.MANA, False)
            if where == tb.INTO_MANA_TAPPED:
                g.tapped[card] = 1
            fire(g, t, v.PUT_INTO_MANA, card, player)
    pop(g)


# --- Several modes (700.2) ---
@rule
def choose_modes(g: Any, t: Any, frame: int, step: int) -> None:
    """Choose one mode and go there; or choose so many, all of them before the first one is done (5B.20, 5B.27)."""
    most = t.steps[step, tb.MODES_CHOSEN] & ~tb.REPEATS
    repeats = (t.steps[step, tb.MODES_CHOSEN] & tb.REPEATS) != 0
    taken = 0
    for number in range(max(most, 1)):
        ask(g, v.ASK_MODE, g.frame_player[frame], g.frame_card[frame], v.NO_VERB)
        for mode in range(t.steps[step, 1]):
            if repeats or ((taken >> mode) & 1) == 0:
                offer(g, v.NUMBER, g.frame_card[frame], mode)
        answer = decide(g, t)
        if answer < 0:
            return
        mode = g.option_number[answer]
        taken |= 1 << mode
        if most == 0:
            g.frame_step[frame] = t.steps[step, 2 + mode]
        else:
            g.frame_modes[frame] |= (mode + 1) << (3 * number)


@rule
def next_mode(g: Any, t: Any, frame: int, step: int) -> None:
    """Go to the next of the modes chosen, in the order in which they were, or on when all are done."""
    mode = (g.frame_modes[frame] & 7) - 1
    g.frame_modes[frame] >>= 3
    g.frame_step[frame] = t.steps[t.steps[step, 1], 2 + mode] if mode >= 0 else t.steps[step, 2]


# --- Naming a number ---
@rule
def name_number(g: Any, t: Any, frame: int, verb: int) -> None:
    """The player names a number, as the effect is processed: it is no declaration of use (603.2e).

    Of the numbers that no card of the match costs one is offered: they are all the same.
    """
    highest = 0
    for kind in range(t.kind_count):
        highest = max(highest, t.cost[kind])
    player = g.frame_player[frame]
    ask(g, v.ASK_NUMBER, player, g.frame_card[frame], verb)
    unknown_offered = False
    for number in range(highest + 2):
        costs = False
        for kind in range(t.kind_count):
            costs = costs or t.cost[kind] == number
        if costs or not unknown_offered:
            offer(g, v.NUMBER, g.frame_card[frame], number)
        unknown_offered = unknown_offered or not costs
    answer = decide(g, t)
    if answer >= 0:
        g.frame_named[frame] = g.option_number[answer]
        note(g, L_NAMED, player, g.frame_card[frame], g.frame_named[frame], 0)


# --- The loop ---
@rule
def run_step(g: Any, t: Any, frame: int) -> None:
    """One step of a program."""
    step = g.frame_step[frame]
    g.frame_step[frame] = step + 1
    code = t.steps[step, 0]
    first = t.steps[step, 1]
    second = t.steps[step, 2]
    if code == tb.END or code == tb.PAID:
        if g.frame_kind[frame] == tb.SPELL_FRAME:
            finish_spell(g, t, frame)
        else:
            pop(g)
    elif code == tb.SELECT:
        select(g, t, frame, step)
    elif code == tb.SELECT_AMONG:
        select_among(g, t, frame, step)
    elif code == tb.EVERY:
        take_every(g, t, frame, first)
    elif code == tb.AT_RANDOM:
        take_at_random(g, t, frame, first, amount(g, t, frame, second))
    elif code == tb.THIS:
        g.them_count[frame] = 0
        card = still_there(g, t, g.frame_card[frame], g.frame_object[frame])
        if card >= 0:
            add_to_them(g, frame, card)
    elif code == tb.THAT:
        g.them_count[frame] = 0
        card = still_there(g, t, g.frame_event_card[frame], g.frame_event_object[frame])
        if card >= 0:
            add_to_them(g, frame, card)
    elif code == tb.THE_BLOCKER:
        g.them_count[frame] = 0
        card = still_there(g, t, g.target, g.target_object)
        if card >= 0:
            add_to_them(g, frame, card)
    elif code == tb.TOP:
        take_top(g, frame, amount(g, t, frame, first), whose(g, frame, second), t.steps[step, 3])
    elif code == tb.REST:
        count = g.rest_count[frame]
        g.them_count[frame] = count
        for index in range(count):
            g.them[frame, index] = g.rest[frame, index]
            g.them_object[frame, index] = g.rest_object[frame, index]
        g.rest_count[frame] = 0
    elif code == tb.DO:
        do(g, t, frame, step)
    elif code == tb.DRAW:
        draw(g, t, frame, amount(g, t, frame, first), whose(g, frame, second), t.steps[step, 3] != 0)
    elif code == tb.CHARGE:
        from_deck(g, t, frame, amount(g, t, frame, first), whose(g, frame, second), v.MANA, t.steps[step, 3] != 0)
    elif code == tb.MILL:
        from_deck(g, t, frame, amount(g, t, frame, first), whose(g, frame, second), v.GRAVEYARD, False)
    elif code == tb.SHIELDIFY:
        from_deck(g, t, frame, amount(g, t, frame, first), whose(g, frame, second), v.SHIELD, False)
    elif code == tb.MAY:
        player = g.frame_player[frame]
        if not agrees(g, t, v.ASK_MAY, player, g.frame_card[frame], v.NO_VERB):
            # "If you do" and "that many" speak of what was declined, not of what was done before.
            g.frame_done[frame] = 0
            g.frame_number[frame] = 0
            g.frame_step[frame] = first
    elif code == tb.UNLESS:
        if not holds(g, t, frame, first):
            g.frame_step[frame] = second
    elif code == tb.UNLESS_DONE:
        if g.frame_done[frame] == 0:
            g.frame_step[frame] = first
    elif code == tb.JUMP:
        g.frame_step[frame] = first
    elif code == tb.MODE:
        choose_modes(g, t, frame, step)
    elif code == tb.NEXT_MODE:
        next_mode(g, t, frame, step)
    elif code == tb.NAME_NUMBER:
        name_number(g, t, frame, first)
    elif code == tb.LOOP:
        g.frame_loop[frame] = amount(g, t, frame, first)
        if g.frame_loop[frame] <= 0:
            g.frame_step[frame] = second
    elif code == tb.AGAIN:
        g.frame_loop[frame] -= 1
        if g.frame_loop[frame] > 0:
            g.frame_step[frame] = first + 1
    elif code == tb.EXTRA_TURN:
        extra_turn(g, frame, first)
    elif code == tb.DELAY:
        delay(g, first, g.turn, second, g.frame_card[frame], g.frame_object[frame], g.frame_player[frame])
    elif code == tb.SHUFFLE:
        player = whose(g, frame, first)
        note(g, L_SHUFFLE, player, -1, 0, 0)
        shuffle(g, player, v.DECK)
    elif code == tb.PROHIBIT:
        who = v.NOBODY if second == v.ANYONES else whose(g, frame, second)
        cost = g.frame_named[frame] if t.steps[step, 5] != 0 else -1
        begin_prohibition(g, who, g.frame_player[frame], first, t.steps[step, 3], t.steps[step, 4], cost)
        note(g, L_PROHIBITED, g.frame_player[frame], g.frame_card[frame], first, who)
    elif code == tb.PUT_THIS_ONTO:
        put_this_onto(g, t, frame, first != 0, second)
    elif code == tb.CHANGE_PLACES:
        change_places(g, t, frame)
    elif code == tb.USE_THIS:
        use_this(g, t, frame, first, second, t.steps[step, 3])
    elif code == tb.SKIP_TURN:
        # What waits already is still resolved, and the end of the turn comes.
        g.turn_cut = 1
        note(g, L_SKIP_TURN, g.turn_player, g.frame_card[frame], 0, 0)
    elif code == tb.LOSE:
        g.lost[whose(g, frame, first)] = v.CARD_EFFECT
    elif code == tb.WIN:
        g.won[whose(g, frame, first)] = v.CARD_EFFECT
    elif code == tb.PICK_PLAYER:
        player = g.frame_player[frame]
        ask(g, v.ASK_TARGET, player, g.frame_card[frame], v.NO_VERB)
        offer(g, v.PLAYER, -1, 1 - player)
        offer(g, v.PLAYER, -1, player)
        answer = decide(g, t)
        if answer >= 0:
            g.frame_that_player[frame] = g.option_number[answer]
    elif code == tb.STOP_ATTACK:
        g.attack_stopped = 1
    elif code == tb.COUNT_KEYWORD:
        g.keyword_uses[g.frame_player[frame], first] += 1
    elif code == tb.REDRAW_HANDS:
        redraw_hands(g, t, frame)
    elif code == tb.ATTACK_ANYWAY:
        player = g.frame_player[frame]
        begin_lasting(g, v.ATTACKS_ANYWAY, player, player, 0, v.END_OF_THIS_TURN)
        note(g, L_GIVEN, player, g.frame_card[frame], v.ATTACKS_ANYWAY, 0)


@rule
def run(g: Any, t: Any) -> None:
    """Resolve the frames, innermost first, until none is left or the game stops."""
    while g.depth > 0 and g.stopped == v.RUNNING:
        g.steps_run += 1
        if g.steps_run > MOST_STEPS:
            fail(g, v.ENDLESS)
            return
        frame = g.depth - 1
        kind = g.frame_kind[frame]
        if kind == tb.SHIELD_CHECK_FRAME:
            run_shield_check(g, t, frame)
        elif kind == tb.USE_FRAME:
            run_use(g, t, frame)
        elif kind == tb.BREAK_FRAME:
            run_break(g, t, frame)
        elif kind == tb.BATTLE_FRAME:
            run_battle(g, t, frame)
        else:
            run_step(g, t, frame)
        if g.stopped == v.RUNNING:
            check_state(g, t)
        if g.checking != 0 and g.stopped == v.RUNNING:
            check_invariants(g, t)
