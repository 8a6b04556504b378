"""The interpreter: resolves the innermost frame, step by step, until none is left (605-607).

A program's steps are the rows of `sim.tables`; `run_step` does one of them. Which cards they act on is in
`sim.rules.choosing`. What nests - a card used by an effect, a shield check inside an effect - pushes a frame and lets
the loop go on with that one first (101.4d). Nothing here recurses.
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
)
from sim.luck import shuffle
from sim.rules.battle import push_battle, run_battle
from sim.rules.checks import check_state
from sim.rules.choosing import (
    amount,
    holds,
    order_them,
    select,
    select_among,
    take_at_random,
    take_every,
    take_top,
    whose,
)
from sim.rules.facts import (
    base_slots,
    can_be_put,
    cant_leave_graveyard,
    enough_for,
    fits,
    has_base,
    ignored,
    is_creature,
    keywords,
    one_more,
    rebuild_statics,
    slots_filled,
    still_there,
)
from sim.rules.frames import (
    add_to_them,
    pop,
    push_use,
)
from sim.rules.invariants import check_invariants
from sim.rules.lasting import begin_lasting, begin_prohibition
from sim.rules.shields import (
    NO_SHIELD_TRIGGERS,
    add_shields_to_hand,
    break_shields,
    move_shield,
    move_shields,
    run_break,
    run_shield_check,
)
from sim.rules.standby import delay, fire
from sim.rules.using import (
    can_cast_for_no_cost,
    can_use_for_no_cost,
    finish_spell,
    run_use,
    use_this,
)
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
from sim.state import EXTRA_TURNS, fail, find_creature, note, owner

MOST_STEPS = 20_000  # steps of effects in one game; beyond them it would not end


# --- Doing something to them ---


@rule
def move_them_to_deck(g: Any, t: Any, frame: int, at_bottom: bool, top_only: bool) -> int:
    """Move "them" to the deck one by one, in the order in which they were put; how many moved.

    With `top_only` only the top card of each pile in the battle zone does (109.2a).
    """
    moved = 0
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card < 0 or g.stopped != v.RUNNING or cant_leave_graveyard(g, t, card):
            continue
        if g.zone[card] == v.BATTLE:
            moved += leave_alone(g, t, card, v.DECK, at_bottom, top_only)
        elif g.zone[card] == v.SHIELD:
            move_shield(g, t, card, v.DECK, at_bottom)
            moved += 1
        else:
            move_card(g, t, card, v.DECK, at_bottom)
            moved += 1
    return moved


@rule
def move_them(g: Any, t: Any, frame: int, zone: int, destroyed: bool, top_only: bool) -> int:
    """Move "them": creatures in the battle zone together, other cards one by one; how many moved.

    With `top_only` only the top card of each of those creatures does (109.2a).
    """
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
            elif not destroyed and not cant_leave_graveyard(g, t, card):
                move_card(g, t, card, zone, False)
                moved += 1
    if not destroyed:
        moved += move_shields(g, t, frame, zone)
    if g.moving_count > 0:
        moved += leave_together(g, t, zone, False, destroyed, top_only)
    if zone == v.MANA:
        for side in range(2):
            for index in range(before[side], g.zone_count[side, v.MANA]):
                fire(g, t, v.PUT_INTO_MANA, g.zone_cards[side, v.MANA, index], g.frame_player[frame])
    return moved


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
            and not cant_leave_graveyard(g, t, card)
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
def do(g: Any, t: Any, frame: int, step: int) -> None:
    """A verb and its object: the effect happens to "them"."""
    verb = t.steps[step, 1]
    value = amount(g, t, frame, t.steps[step, 2]) if verb != v.GIVE_KEYWORD else t.steps[step, 2]
    until = t.steps[step, 3]
    top_only = t.steps[step, 5] != 0
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
        done = move_them(g, t, frame, v.GRAVEYARD, True, top_only)
    elif verb == v.TO_HAND and not (count > 0 and g.zone[g.them[frame, 0]] == v.SHIELD):
        done = move_them(g, t, frame, v.HAND, False, top_only)
    elif verb == v.TO_MANA:
        done = move_them(g, t, frame, v.MANA, False, top_only)
    elif verb == v.TO_GRAVEYARD:
        done = move_them(g, t, frame, v.GRAVEYARD, False, top_only)
    elif verb == v.TOP_CARD_TO_GRAVEYARD:
        done = move_them(g, t, frame, v.GRAVEYARD, False, True)
    elif verb == v.TO_SHIELD:
        done = move_them(g, t, frame, v.SHIELD, False, top_only)
    elif verb == v.TO_DECK_TOP:
        done = move_them_to_deck(g, t, frame, False, top_only)
    elif verb == v.TO_DECK_BOTTOM:
        done = move_them_to_deck(g, t, frame, True, top_only)
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
                if can_cast_for_no_cost(g, t, player, card) and not cant_leave_graveyard(g, t, card):
                    set_aside(g, card)
                    push_use(g, player, card, tb.SPELL_FOR_NO_COST)
                    done += 1
            elif (
                verb == v.USE_FREE and can_use_for_no_cost(g, t, player, card) and not cant_leave_graveyard(g, t, card)
            ):
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
        or cant_leave_graveyard(g, t, card)
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
        # After the attack: there must be one going on.
        if first != v.AFTER_THE_ATTACK or g.attacker >= 0:
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
