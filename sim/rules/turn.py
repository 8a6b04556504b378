"""A turn and its six steps, what lasts until when, and the start of a game (103, 500-504, 511-512)."""

from typing import Any

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.door import agrees, ask, decide, offer
from sim.log import L_CHARGE, L_STEP, L_TURN
from sim.luck import shuffle
from sim.rules.attack import attack_step
from sim.rules.checks import end_game
from sim.rules.facts import (
    keywords,
    plain_amount,
    plainly_holds,
    rebuild_statics,
    side_is_meant,
)
from sim.rules.invariants import check_invariants
from sim.rules.lasting import begin_later_grants, expire, expire_with_turn, is_lasting
from sim.rules.processing import process
from sim.rules.standby import declare, delay, fire, forget_all_delayed, trigger_card
from sim.rules.using import begin_use, offer_uses
from sim.rules.zones import append, arrive, draw_card, new_object, put_seal, take_out, untap, will_move
from sim.state import CARDS, SEAT, note, owner

SHIELDS_AT_START = 5
HAND_AT_START = 5


# --- 103 Start of the game ---
@rule
def clear(g: Any) -> None:
    """An empty record: no cards, nobody's turn. What stays from outside is set by the caller afterwards."""
    g.stopped = v.RUNNING
    g.winner = v.NOBODY
    g.reason = v.NO_REASON
    g.error = 0
    g.turn = 0
    g.turn_player = 0
    g.step = v.START_STEP
    g.step_begun = 0
    g.turn_cut = 0
    g.next_player = 0
    g.next_object = 1
    g.steps_run = 0
    g.digest = g.luck[0, 0]
    g.choices = 0
    g.pool_count = 0
    g.depth = 0
    g.moving_count = 0
    g.moving_replaced = 0
    g.moving_left = 0
    g.base_count = 0
    g.continuous_count = 0
    g.power_may_fall = 0
    g.power_lowered = 0
    g.delayed_count = 0
    g.static_count = 0
    g.static_heads = 0
    g.option_count = 0
    g.attacker = -1
    g.target = -1
    g.attack_breaks = 0
    g.chosen_count = 0
    g.broken_invariant = 0
    g.event_count = 0
    g.answer_count = 0
    g.answer_next = 0
    for side in range(2):
        g.lost[side] = 0
        g.won[side] = 0
        g.battling[side] = 0
        g.extra_turn_count[side] = 0
        g.player_attacks[side] = 0
        g.player_breaks[side] = 0
        g.summoned_count[side] = 0
        for keyword in range(v.COUNTED_KEYWORDS):
            g.keyword_uses[side, keyword] = 0
        g.put_free[side] = 0
        g.cast_count[side] = 0
        g.cast_free[side] = 0
        g.destroyed[side] = 0
        g.bound_card[side] = -1
        g.shields_broken[side] = 0
        g.turns_taken[side] = 0
        for zone in range(v.ZONES):
            g.zone_count[side, zone] = 0
        for kind in range(g.put_in_turn.shape[1]):
            g.put_in_turn[side, kind] = 0
        for what in range(v.MARKS):
            g.marks[side, what] = 0
        g.used_in_attack[side] = 0
        g.used_before_attacks[side] = 0
    for card in range(CARDS):
        g.printed[card] = -1
        g.kind[card] = -1
        g.zone[card] = v.NOWHERE
        g.place[card] = -1
        g.object[card] = 0
        g.below[card] = -1
        g.above[card] = -1
        g.attached_to[card] = -1
        g.seals[card] = 0
        g.tapped[card] = 0
        g.sick[card] = 0
        g.came_from[card] = v.NOWHERE
        g.was_under[card] = 0
        g.attacks[card] = 0
        g.breaks[card] = 0


@rule
def fix_card(g: Any, player: int, depth: int) -> None:
    """For experiments: the card of the fixed slot changes places, so that it is drawn first, or lies at the bottom.

    `depth` is the number of cards that are put elsewhere before the first one is drawn.
    """
    card = player * SEAT + g.fixed_slot[player]
    if g.fixed_place[player] == v.NOT_FIXED or g.zone[card] != v.DECK:
        return
    at = 0 if g.fixed_place[player] == v.AT_BOTTOM else g.zone_count[player, v.DECK] - 1 - depth
    if at < 0:
        return
    other = g.zone_cards[player, v.DECK, at]
    place = g.place[card]
    g.zone_cards[player, v.DECK, at] = card
    g.place[card] = at
    g.zone_cards[player, v.DECK, place] = other
    g.place[other] = place


@rule
def begin_game(g: Any, t: Any, decks: Any, deck_sizes: Any) -> None:
    """Shuffle, place what starts in the battle zone, set shields, draw hands (103).

    `decks` is (2, 64) kinds by stable slot; the luck must be keyed already.
    """
    for player in range(2):
        for slot in range(deck_sizes[player]):
            card = player * SEAT + slot
            g.printed[card] = decks[player, slot]
            append(g, card, v.DECK)
            new_object(g, card)
    for player in range(2):
        shuffle(g, player, v.DECK)
    # 103.3: "at the start of the game" comes before shields and hands.
    for player in range(2):
        sealed = -1
        for slot in range(deck_sizes[player]):
            card = player * SEAT + slot
            kind = g.printed[card]
            if t.starts_sealed[kind] >= 0 and sealed < 0:
                sealed = card
                take_out(g, card)
                new_object(g, card)
                append(g, card, v.BATTLE)
                if t.other_face[kind] >= 0 and (t.keywords[t.other_face[kind]] & v.LOSES_OUTSIDE_BATTLE) != 0:
                    g.bound_card[player] = card
        seals = t.starts_sealed[g.printed[sealed]] if sealed >= 0 else 0
        fix_card(g, player, seals + SHIELDS_AT_START)
        for _ in range(seals):
            put_seal(g, t, sealed)
    for player in range(2):
        for _ in range(min(SHIELDS_AT_START, g.zone_count[player, v.DECK])):
            card = g.zone_cards[player, v.DECK, g.zone_count[player, v.DECK] - 1]
            take_out(g, card)
            arrive(g, t, card, v.SHIELD, False)
    for player in range(2):
        for _ in range(HAND_AT_START):
            draw_card(g, t, player)
    rebuild_statics(g, t)
    g.turn_player = 0
    g.next_player = 0


# --- Steps ---
@rule
def enter_step(g: Any, step: int) -> bool:
    """Whether the turn comes to this step now; True once, when its automatic part is due.

    Of a turn that is cut short only the end is left.
    """
    if g.stopped != v.RUNNING or g.step > step or (g.turn_cut != 0 and step != v.END_STEP):
        return False
    if g.step < step:
        g.step = step
        g.step_begun = 0
    if g.step_begun == 0:
        g.step_begun = 1
        note(g, L_STEP, g.turn_player, -1, step, 0)
        return True
    return False


@rule
def in_step(g: Any, step: int) -> bool:
    """Whether the game goes on and the turn is in this step, and not cut short."""
    return g.stopped == v.RUNNING and g.step == step and g.turn_cut == 0


# --- 501 Start of turn ---
@rule
def stays_tapped(g: Any, t: Any, card: int) -> bool:
    """Whether something keeps the card from untapping now."""
    if g.zone[card] == v.BATTLE and (keywords(g, t, card) & v.DOES_NOT_UNTAP) != 0:
        return True
    return is_lasting(g, v.STAYS_TAPPED, g.object[card])


@rule
def most_mana_untapped(g: Any, t: Any, player: int) -> int:
    """How many cards of mana the player may untap, as static abilities say."""
    most = SEAT
    for index in range(g.static_count):
        row = g.static_row[index]
        holder = owner(g.static_card[index])
        if (
            t.static_head[row] == tb.S_UNTAPS_FEW
            and side_is_meant(t, t.static_filter[row], player, holder, holder)
            and plainly_holds(g, t, t.static_condition[row], holder, g.static_card[index], 0)
        ):
            most = min(most, plain_amount(g, t, t.static_amount[row], holder, g.static_card[index], 0))
    return most


@rule
def choose_mana_to_untap(g: Any, t: Any, player: int) -> None:
    """Where not all mana may untap, the player chooses which; it goes to `g.moving` (501.1)."""
    if (g.static_heads & tb.S_UNTAPS_FEW) == 0:
        return
    creatures = g.moving_count
    most = most_mana_untapped(g, t, player)
    while g.moving_count - creatures < most and g.stopped == v.RUNNING:
        ask(g, v.ASK_SELECT, player, -1, v.UNTAP)
        for index in range(g.zone_count[player, v.MANA]):
            card = g.zone_cards[player, v.MANA, index]
            chosen = False
            for at in range(creatures, g.moving_count):
                if g.moving[at] == card:
                    chosen = True
            if g.tapped[card] != 0 and not chosen and not stays_tapped(g, t, card):
                offer(g, v.CARD, card, 0)
        if g.option_count == 0:
            return
        # As many as there is room for: nothing is chosen.
        answer = 0 if g.option_count <= most - (g.moving_count - creatures) else decide(g, t)
        if answer < 0:
            return
        will_move(g, g.option_card[answer])


@rule
def start_step(g: Any, t: Any) -> None:
    """Lose sickness, untap everything together, then "at the start of your turn" (501.1-2)."""
    player = g.turn_player
    expire(g, v.YOUR_NEXT_TURN, player)
    begin_later_grants(g)
    for side in range(2):
        g.player_attacks[side] = 0
        g.player_breaks[side] = 0
        g.summoned_count[side] = 0
        g.keyword_uses[side, v.FINAL_REVOLUTION] = 0
        g.put_free[side] = 0
        g.cast_count[side] = 0
        g.cast_free[side] = 0
        g.destroyed[side] = 0
        for index in range(g.zone_count[side, v.BATTLE]):
            card = g.zone_cards[side, v.BATTLE, index]
            while card >= 0:
                g.attacks[card] = 0
                g.breaks[card] = 0
                if side == player:
                    g.sick[card] = 0
                card = g.below[card]
    # All is decided before anything untaps: they untap together.
    g.moving_count = 0
    for index in range(g.zone_count[player, v.BATTLE]):
        card = g.zone_cards[player, v.BATTLE, index]
        # 116.2a: a sealed creature is not there to be untapped.
        if g.tapped[card] == 0 or g.seals[card] > 0 or stays_tapped(g, t, card):
            continue
        if (t.watches[g.kind[card]] & v.SILENT_SKILL) != 0 and agrees(g, t, v.ASK_REPLACE, player, card, v.KEEP_TAPPED):
            # 501.1a: the skill takes the place of untapping, and waits until all others have untapped.
            trigger_card(g, t, card, v.SILENT_SKILL, card, g.object[card], 0)
        else:
            will_move(g, card)
    choose_mana_to_untap(g, t, player)
    if g.stopped != v.RUNNING:
        return
    for index in range(g.moving_count):
        untap(g, g.moving[index])
    g.moving_count = 0
    if (g.static_heads & tb.S_UNTAPS_FEW) == 0:
        for index in range(g.zone_count[player, v.MANA]):
            card = g.zone_cards[player, v.MANA, index]
            if g.tapped[card] != 0 and not stays_tapped(g, t, card):
                g.tapped[card] = 0
    expire(g, v.OPPONENTS_NEXT_UNTAP, 1 - player)
    fire(g, t, v.START_OF_TURN, -1, 0)


# --- 503 Charge ---
@rule
def charge_step(g: Any, t: Any) -> None:
    """At most one card from the hand into the mana zone (503.1)."""
    player = g.turn_player
    ask(g, v.ASK_CHARGE, player, -1, v.TO_MANA)
    offer(g, v.NO, -1, 0)
    for index in range(g.zone_count[player, v.HAND]):
        offer(g, v.CARD, g.zone_cards[player, v.HAND, index], 0)
    answer = decide(g, t)
    if answer > 0:
        card = g.option_card[answer]
        note(g, L_CHARGE, player, card, 0, 0)
        take_out(g, card)
        arrive(g, t, card, v.MANA, False)
        fire(g, t, v.PUT_INTO_MANA, card, player)


# --- 504 Main ---
@rule
def main_step(g: Any, t: Any) -> None:
    """Use cards as long as the player can and likes."""
    player = g.turn_player
    while in_step(g, v.MAIN_STEP):
        ask(g, v.ASK_MAIN, player, -1, v.NO_VERB)
        offer(g, v.NO, -1, 0)
        offer_uses(g, t, player)
        answer = decide(g, t)
        if answer <= 0:
            return
        begin_use(g, t, player, g.option_card[answer], g.option_number[answer])
        process(g, t, False)
        if g.checking != 0 and g.stopped == v.RUNNING:
            check_invariants(g, t)


# --- 511 End of turn ---
@rule
def end_step(g: Any, t: Any) -> None:
    """The turn player's effects, then what the other player declares in view of them (511.1)."""
    for side in range(2):
        g.marks[side, v.TRIGGER_ENDED_ATTACKS] |= g.used_before_attacks[side]
        g.used_before_attacks[side] = 0
    fire(g, t, v.END_OF_TURN, -1, 0)
    declare(g, t, g.turn_player, v.END_OF_TURN, -1, 0)
    process(g, t, True)
    if g.stopped == v.RUNNING:
        declare(g, t, 1 - g.turn_player, v.END_OF_TURN, -1, 0)
    process(g, t, False)
    if g.stopped == v.RUNNING:
        # 511.2: "this turn" is over only now.
        expire_with_turn(g)
        forget_all_delayed(g)


@rule
def begin_turn(g: Any) -> None:
    """Whose turn is next: an extra turn is inserted right after this one, the turn player's first (500.5)."""
    extra = -1
    for side in range(2):
        player = g.turn_player if side == 0 else 1 - g.turn_player
        if extra < 0 and g.turn > 0 and g.extra_turn_count[player] > 0:
            extra = player
    g.turn += 1
    if g.turn > g.turn_cap:
        g.turn -= 1
        end_game(g, v.NOBODY, v.TURN_CAP)
        return
    if extra >= 0:
        g.turn_player = extra
        trigger = g.extra_turns[extra, 0]
        card = g.extra_turn_card[extra, 0]
        g.extra_turn_count[extra] -= 1
        for index in range(g.extra_turn_count[extra]):
            g.extra_turns[extra, index] = g.extra_turns[extra, index + 1]
            g.extra_turn_card[extra, index] = g.extra_turn_card[extra, index + 1]
        if trigger >= 0:
            delay(g, v.END_OF_TURN, g.turn, trigger, card, 0, extra)
    else:
        g.turn_player = g.next_player
        g.next_player = 1 - g.next_player
    g.turns_taken[g.turn_player] += 1
    g.step = v.START_STEP
    g.step_begun = 0
    g.turn_cut = 0
    note(g, L_TURN, g.turn_player, -1, g.turn, 0)


@rule
def play_turn(g: Any, t: Any) -> None:
    """Play the turn from the step where it stands to its end."""
    if enter_step(g, v.START_STEP):
        start_step(g, t)
    if in_step(g, v.START_STEP):
        process(g, t, False)
    if enter_step(g, v.DRAW_STEP) and g.turn > 1:
        # 500.6: the first player skips the draw of the first turn.
        draw_card(g, t, g.turn_player)
    if in_step(g, v.DRAW_STEP):
        process(g, t, False)
    if enter_step(g, v.CHARGE_STEP):
        charge_step(g, t)
    if in_step(g, v.CHARGE_STEP):
        process(g, t, False)
    enter_step(g, v.MAIN_STEP)
    if in_step(g, v.MAIN_STEP):
        process(g, t, False)
        main_step(g, t)
    enter_step(g, v.ATTACK_STEP)
    if in_step(g, v.ATTACK_STEP):
        process(g, t, False)
        attack_step(g, t)
    if enter_step(g, v.END_STEP):
        end_step(g, t)


@rule
def play_game(g: Any, t: Any) -> None:
    """Play turns until the game stops."""
    while g.stopped == v.RUNNING:
        begin_turn(g)
        play_turn(g, t)
        if g.checking != 0 and g.stopped == v.RUNNING:
            check_invariants(g, t)
