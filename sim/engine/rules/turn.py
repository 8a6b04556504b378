"""A turn and its six steps, what lasts until when, and the start of a game (103, 500-504, 511-512)."""

from typing import Any, Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import has_keyword, has_static, keywords_of, rebuild_statics
from sim.engine.facts.descriptions import plain_amount, plainly_holds, prints_keyword, side_is_meant
from sim.engine.facts.events import watches
from sim.engine.facts.identity import ignored, is_creature
from sim.engine.facts.links import card_under
from sim.engine.facts.permissions import can_be_charged
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    card_marks,
    card_types,
    choices,
    counted,
    course,
    durations,
    endings,
    events,
    frames,
    keywords,
    lasting,
    links,
    log,
    numbers,
    placing,
    statics,
    steps,
    uses,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.invariants import check_invariants
from sim.engine.record.luck import shuffle
from sim.engine.record.state import SEAT, Game, card_of, note
from sim.engine.record.tables import Tables
from sim.engine.rules.attack import attack_step
from sim.engine.rules.checks import end_game
from sim.engine.rules.choices import agrees, ask, decide, offer
from sim.engine.rules.drawing import draw_card
from sim.engine.rules.frames import push
from sim.engine.rules.gears import cross_by_paying, offer_crossings
from sim.engine.rules.interpreter import goes_on
from sim.engine.rules.king_cells import begin_combining, offer_kings
from sim.engine.rules.lasting import begin_later_grants, expire, expire_with_turn, is_lasting
from sim.engine.rules.leaving import mark_leaving
from sim.engine.rules.links import lay_out_cores, put_seal, seal_corners
from sim.engine.rules.processing import process, process_turn_player
from sim.engine.rules.standby import declare, delay, fire, forget_all_delayed, trigger_card
from sim.engine.rules.using import begin_use, offer_uses
from sim.engine.rules.zones import append, arrive, may_leave_tapped, new_object, take_out, untap

CANT_UNTAP: Final = in_word(keywords.CANT_UNTAP)
BEGINS_WITH_MORE: Final = in_word(keywords.OPPONENT_BEGINS_WITH_MORE)


# --- 103 Start of the game ---
@rule
def fix_card(g: Game, player: int, depth: int) -> None:
    """For experiments: put the card of the fixed slot where it is drawn first, or at the bottom of the deck.

    `depth` is the number of cards that leave the deck before the first one is drawn.
    """
    card = card_of(player, g.fixed_slot[player])
    if g.fixed_place[player] == placing.NOT_PLACED or g.zone[card] != zones.DECK:
        return
    at = 0 if g.fixed_place[player] == placing.PLACED_AT_BOTTOM else g.zone_count[player, zones.DECK] - 1 - depth
    if at < 0:
        return
    other = g.zone_cards[player, zones.DECK, at]
    place = g.place[card]
    g.zone_cards[player, zones.DECK, at] = card
    g.place[card] = at
    g.zone_cards[player, zones.DECK, place] = other
    g.place[other] = place


@cold
def lay_out_battle_zone(g: Game, t: Tables, player: int, first: int) -> None:
    """Lay out the cores of what begins in the battle zone, from the next free slot (308.4, 311.2, 812.3).

    Note who loses without it.
    """
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        kind = g.printed[card]
        if (t.types[kind] & card_types.FINAL) != 0:
            lay_out_cores(g, t, card, card_of(player, first))
            first += links.CORNERS
        if t.other_face[kind] >= 0 and (t.keywords[t.other_face[kind]] & keywords.LOSES_OUTSIDE_BATTLE) != 0:
            g.bound_card[player] = card


@rule
def cards_more_at_start(g: Game, t: Tables, player: int) -> int:
    """How many cards more than others the player draws as the game starts."""
    more = 0
    for index in range(g.zone_count[1 - player, zones.BATTLE]):
        if prints_keyword(t, g.kind[g.zone_cards[1 - player, zones.BATTLE, index]], BEGINS_WITH_MORE):
            more += 1
    return more


@rule
def begin_game(g: Game, t: Tables, decks: Any, deck_sizes: Any) -> None:
    """Shuffle, place what starts in the battle zone, set shields, draw hands (103.1-3, 406.1).

    `decks` is (2, 64) kinds by stable slot, `deck_sizes` is (2, 4): how many of them begin in each of the
    `zones.STARTING`; the random streams must be keyed already.
    """
    for player in range(2):
        first = 0
        for part in range(len(zones.STARTING)):
            for slot in range(first, first + deck_sizes[player, part]):
                card = card_of(player, slot)
                g.printed[card] = decks[player, slot]
                append(g, card, zones.STARTING[part])
                new_object(g, card)
            first += deck_sizes[player, part]
        if g.zone_count[player, zones.BATTLE] > 0:
            lay_out_battle_zone(g, t, player, first)
    for player in range(2):
        shuffle(g, player, zones.DECK)
        # 408.2: it lies face down, in an order of its own luck: other lists are dealt the same cards.
        if g.zone_count[player, zones.GR] > 0:
            shuffle(g, player, zones.GR)
    # 103.3, 809.3: "at the start of the game" comes before shields and hands; one set of such cards (100.5, 307.2).
    for player in range(2):
        sealed = NO_CARD
        for slot in range(deck_sizes[player, 0]):
            card = card_of(player, slot)
            kind = g.printed[card]
            if t.starts_sealed[kind] >= 0 and sealed < 0 and g.zone_count[player, zones.BATTLE] == 0:
                sealed = card
                take_out(g, card)
                new_object(g, card)
                append(g, card, zones.BATTLE)
                if t.other_face[kind] >= 0 and (t.keywords[t.other_face[kind]] & keywords.LOSES_OUTSIDE_BATTLE) != 0:
                    g.bound_card[player] = card
        seals = 0
        for index in range(g.zone_count[player, zones.BATTLE]):
            seals += max(t.starts_sealed[g.kind[g.zone_cards[player, zones.BATTLE, index]]], 0)
        fix_card(g, player, seals + course.SHIELDS_AT_START)
        for index in range(g.zone_count[player, zones.BATTLE]):
            card = g.zone_cards[player, zones.BATTLE, index]
            if (t.types[g.kind[card]] & card_types.FINAL) != 0:
                seal_corners(g, t, card)
                continue
            for _ in range(t.starts_sealed[g.kind[card]]):
                put_seal(g, t, card)
    for player in range(2):
        for _ in range(min(course.SHIELDS_AT_START, g.zone_count[player, zones.DECK])):
            card = g.zone_cards[player, zones.DECK, g.zone_count[player, zones.DECK] - 1]
            take_out(g, card)
            arrive(g, t, card, zones.SHIELD)
    for player in range(2):
        for _ in range(course.HAND_AT_START + cards_more_at_start(g, t, player)):
            draw_card(g, t, player)
    rebuild_statics(g, t)
    g.turn_player = 0
    g.next_player = 0


# --- Steps ---
@rule
def enter_step(g: Game, step: int) -> bool:
    """Whether the turn comes to this step now, never back (500.2); True once, when its automatic part is due (702.1-2).

    The steps of a turn whose rest is skipped never come.
    """
    if g.stopped != course.RUNNING or g.step > step or g.turn_cut != 0:
        return False
    if g.step < step:
        g.step = step
        g.step_begun = 0
    if g.step_begun == 0:
        g.step_begun = 1
        note(g, log.STEP, g.turn_player, NO_CARD, step, 0)
        return True
    return False


@rule
def in_step(g: Game, step: int) -> bool:
    """Whether the game is running, and the turn is in this step and not cut short."""
    return g.stopped == course.RUNNING and g.step == step and g.turn_cut == 0


# --- 501 Start of turn ---
@rule
def stays_tapped(g: Game, t: Tables, card: Card) -> bool:
    """Whether something keeps the card of the battle zone from untapping now."""
    if (keywords_of(g, t, card) & keywords.DOES_NOT_UNTAP) != 0 or has_keyword(g, t, card, CANT_UNTAP):
        return True
    return is_lasting(g, lasting.STAYS_TAPPED, g.object[card])


@rule
def mana_stays_tapped(g: Game, t: Tables, card: Card) -> bool:
    """Whether something keeps the card of the mana zone from untapping now."""
    return has_static(g, t, statics.MANA_STAYS_TAPPED, card) or is_lasting(g, lasting.STAYS_TAPPED, g.object[card])


@rule
def most_untapped(g: Game, t: Tables, player: int, zone: zones.Zone) -> int:
    """How many cards of mana, or creatures of the battle zone, the player may untap, as static abilities say."""
    most = SEAT
    for index in range(g.static_count):
        row = g.static_row[index]
        holder = g.static_player[index]
        if (
            t.static_head[row] == statics.UNTAPS_FEW
            and t.static_zone[row] == zone
            and side_is_meant(t, t.static_filter[row], player, holder, holder)
            and plainly_holds(g, t, t.static_condition[row], holder, g.static_card[index], 0)
        ):
            most = min(most, plain_amount(g, t, t.static_amount[row], holder, g.static_card[index], 0))
    return most


@cold
def choose_mana_to_untap(g: Game, t: Tables, player: int) -> None:
    """If not all mana may untap, the player chooses which does; it is put into `g.moving` (501.1)."""
    creatures = g.moving_count
    most = most_untapped(g, t, player, zones.MANA)
    while g.moving_count - creatures < most and g.stopped == course.RUNNING:
        ask(g, choices.ASK_SELECT, player, NO_CARD, verbs.UNTAP)
        for index in range(g.zone_count[player, zones.MANA]):
            card = g.zone_cards[player, zones.MANA, index]
            chosen = False
            for at in range(creatures, g.moving_count):
                if g.moving[at] == card:
                    chosen = True
            if g.tapped[card] != 0 and not chosen and not mana_stays_tapped(g, t, card):
                offer(g, choices.OPTION_CARD, card, 0)
        if g.option_count == 0:
            return
        # No more are tapped than may untap: there is nothing to choose.
        answer = 0 if g.option_count <= most - (g.moving_count - creatures) else decide(g, t)
        if answer < 0:
            return
        mark_leaving(g, g.option_card[answer])


@cold
def choose_creatures_to_untap(g: Game, t: Tables, player: int) -> None:
    """If not all creatures in `g.moving` may untap, the player chooses which do; the others leave it (501.1)."""
    most = most_untapped(g, t, player, zones.BATTLE)
    first = 0  # of the creatures, after everything else that untaps
    for index in range(g.moving_count):
        card = g.moving[index]
        if not is_creature(g, t, card):
            g.moving[index] = g.moving[first]
            g.moving[first] = card
            first += 1
    if g.moving_count - first <= most:
        return
    chosen = 0
    while chosen < most:
        ask(g, choices.ASK_SELECT, player, NO_CARD, verbs.UNTAP)
        for index in range(first + chosen, g.moving_count):
            offer(g, choices.OPTION_CARD, g.moving[index], index)
        answer = decide(g, t)
        if answer < 0:
            break
        at = g.option_number[answer]
        card = g.moving[at]
        g.moving[at] = g.moving[first + chosen]
        g.moving[first + chosen] = card
        chosen += 1
    g.moving_count = first + chosen


@cold
def forget_kinds(g: Game) -> None:
    """No card has been put, has attacked or was destroyed in this turn."""
    for side in range(2):
        for index in range(numbers.KINDS // 32):
            g.put_kinds[side, index] = 0
            g.put_again[side, index] = 0
            g.attack_kinds[side, index] = 0
            g.attack_again[side, index] = 0
            g.attack_often[side, index] = 0
            g.destroyed_kinds[side, index] = 0


@rule
def begin_counting(g: Game, t: Tables) -> None:
    """Lose sickness, and count again what is counted by the turn."""
    player = g.turn_player
    g.steps_before = g.steps_run
    for side in range(2):
        g.player_attacks[side] = 0
        g.player_blocks[side] = 0
        g.player_breaks[side] = 0
        g.broken_this_turn[side] = 0
        g.shields_to_graveyard[side] = 0
        g.summoned_count[side] = 0
        g.keyword_uses[side, counted.FINAL_REVOLUTION] = 0
        g.keyword_uses[side, counted.DYNAMOS] = 0
        g.put_free[side] = 0
        g.cast_count[side] = 0
        g.creatures_put[side] = 0
        g.cast_free[side] = 0
        g.just_summoned[side] = 0
        g.destroyed[side] = 0
        g.creatures_left[side] = 0
        g.drawn[side] = 0
        g.mana_left[side] = 0
        g.unsealed[side] = 0
        g.put_into_shields[side] = 0
        g.awakened[side] = 0
        g.won_battles[side] = 0
        g.attacked[side] = 0
    if t.notes_kinds != 0:
        forget_kinds(g)
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            while card >= 0:
                g.attacks[card] = 0
                g.breaks[card] = 0
                if side == player:
                    g.sick[card] = 0
                card = card_under(g, card)


@rule
def untap_all(g: Game, t: Tables) -> None:
    """Untap the turn player's cards together (105.3, 501.1, 702.3a)."""
    player = g.turn_player
    # Everything is decided before anything untaps.
    g.moving_count = 0
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        # 116.2a: a sealed creature is not there to be untapped.
        if g.tapped[card] == 0 or ignored(g, t, card) or stays_tapped(g, t, card):
            continue
        if at_work(g, statics.MAY_STAY_TAPPED) and may_leave_tapped(g, t, card):
            continue
        if watches(t, g.kind[card], events.SILENT_SKILL) and agrees(
            g, t, choices.ASK_REPLACE, player, card, verbs.KEEP_TAPPED
        ):
            # 501.1a: the skill replaces untapping, and waits until all others have untapped.
            trigger_card(g, t, card, events.SILENT_SKILL, card, g.object[card], 0)
        else:
            mark_leaving(g, card)
    if at_work(g, statics.UNTAPS_FEW):
        choose_creatures_to_untap(g, t, player)
        choose_mana_to_untap(g, t, player)
    if g.stopped != course.RUNNING:
        return
    for index in range(g.moving_count):
        untap(g, t, g.moving[index])
    g.moving_count = 0
    if not at_work(g, statics.UNTAPS_FEW):
        for index in range(g.zone_count[player, zones.MANA]):
            card = g.zone_cards[player, zones.MANA, index]
            if g.tapped[card] != 0 and not mana_stays_tapped(g, t, card):
                g.tapped[card] = 0
    expire(g, t, durations.OPPONENTS_NEXT_UNTAP, 1 - player)
    expire(g, t, durations.YOUR_NEXT_UNTAP, player)


@rule
def start_step(g: Game, t: Tables) -> None:
    """Lose sickness, untap, then "at the start of your turn" (501.1-2); a rule option turns the last two round."""
    expire(g, t, durations.YOUR_NEXT_TURN, g.turn_player)
    begin_later_grants(g)
    begin_counting(g, t)
    # 500.4: it waits from the start of the step, when cards are still tapped, and is resolved after the untapping.
    fire(g, t, events.START_OF_TURN, NO_CARD, 0)
    if t.triggers_before_untapping != 0:
        process(g, t)
    if in_step(g, steps.START):
        untap_all(g, t)


# --- 503 Charge ---
@rule
def charge_step(g: Game, t: Tables) -> None:
    """At most one card from the hand into the mana zone (503.1, 701.8)."""
    player = g.turn_player
    ask(g, choices.ASK_CHARGE, player, NO_CARD, verbs.TO_MANA)
    offer(g, choices.OPTION_NO, NO_CARD, 0)
    for index in range(g.zone_count[player, zones.HAND]):
        if can_be_charged(g, t, g.zone_cards[player, zones.HAND, index]):
            offer(g, choices.OPTION_CARD, g.zone_cards[player, zones.HAND, index], 0)
    answer = decide(g, t)
    if answer > 0:
        card = g.option_card[answer]
        note(g, log.CHARGE, player, card, 0, 0)
        take_out(g, card)
        arrive(g, t, card, zones.MANA)
        fire(g, t, events.PUT_INTO_MANA, card, player)


# --- 504 Main ---
@cold
def offer_hyperifying(g: Game, t: Tables, player: int) -> None:
    """Offer the Hyperify abilities of the player whose price can be paid now (110.3c, 602.1)."""
    for index in range(g.static_count):
        row = g.static_row[index]
        card = g.static_card[index]
        if (
            t.static_head[row] == statics.HYPERIFIES
            and g.static_player[index] == player
            and plainly_holds(g, t, t.static_condition[row], player, card, 0)
        ):
            offer(g, choices.OPTION_HYPERIFY, card, row)


@cold
def hyperify(g: Game, t: Tables, player: int, card: Card, row: int) -> None:
    """Pay the price of a Hyperify ability, and have its effect (602.1-2)."""
    note(g, log.TRIGGER, player, card, -1, t.static_kind[row])
    push(g, frames.PROGRAM, player, card, g.object[card], t.static_program[row])


@rule
def main_step(g: Game, t: Tables) -> None:
    """Use cards, and cross cross gears, as long as the player can and wants to (504.1-2)."""
    player = g.turn_player
    while in_step(g, steps.MAIN):
        if not goes_on(g):  # a gear that is crossed for no mana can be crossed without end
            return
        ask(g, choices.ASK_MAIN, player, NO_CARD, verbs.NO_VERB)
        offer(g, choices.OPTION_NO, NO_CARD, 0)
        offer_uses(g, t, player)
        if (t.all_types & card_types.CROSS_GEAR) != 0:
            offer_crossings(g, t, player)
        if t.any_kings != 0:
            offer_kings(g, t, player)
        if at_work(g, statics.HYPERIFIES):
            offer_hyperifying(g, t, player)
        answer = decide(g, t)
        if answer <= 0:
            return
        if g.option_what[answer] == choices.OPTION_CROSS:
            cross_by_paying(g, t, player, g.option_card[answer])
        elif g.option_what[answer] == choices.OPTION_HYPERIFY:
            hyperify(g, t, player, g.option_card[answer], g.option_number[answer])
        elif g.option_number[answer] == uses.COMBINED:
            begin_combining(g, t, player, g.option_card[answer])
        else:
            begin_use(g, t, player, g.option_card[answer], g.option_number[answer])
        process(g, t)
        if g.checking != 0 and g.stopped == course.RUNNING:
            check_invariants(g, t)


# --- 511 End of turn ---
@rule
def end_step(g: Game, t: Tables) -> None:
    """The turn player's effects, then what the other player declares after seeing them (511.1)."""
    fire(g, t, events.END_OF_TURN, NO_CARD, 0)
    declare(g, t, g.turn_player, events.END_OF_TURN, NO_CARD, 0)
    if t.declares_together == 0:
        process_turn_player(g, t)
    if in_step(g, steps.END):
        declare(g, t, 1 - g.turn_player, events.END_OF_TURN, NO_CARD, 0)
    process(g, t)


@rule
def end_turn(g: Game, t: Tables) -> None:
    """The end step, which a skipped turn does not have; "this turn" is over only after it (511.2)."""
    for side in range(2):
        g.marks[side, card_marks.TRIGGER_ENDED_ATTACKS] |= g.used_before_attacks[side]
        g.used_before_attacks[side] = 0
    if enter_step(g, steps.END):
        end_step(g, t)
    if g.stopped == course.RUNNING:
        expire_with_turn(g, t)
        forget_all_delayed(g)


@rule
def player_of_extra_turn(g: Game) -> int:
    """Whose extra turn is next: it is inserted right after this turn, the turn player's first (500.5); -1: nobody's."""
    extra = -1
    for side in range(2):
        player = g.turn_player if side == 0 else 1 - g.turn_player
        if extra < 0 and g.turn > 0 and g.extra_turn_count[player] > 0:
            extra = player
    return extra


@rule
def drop_extra_turn(g: Game, player: int) -> None:
    """The first extra turn of the player does not wait any more."""
    g.extra_turn_count[player] -= 1
    for index in range(g.extra_turn_count[player]):
        g.extra_turns[player, index] = g.extra_turns[player, index + 1]
        g.extra_turn_card[player, index] = g.extra_turn_card[player, index + 1]


@cold
def drop_skipped_turns(g: Game) -> None:
    """Drop the turns that do not come: not even their start, so that what lasts until then continues (item 6B.05)."""
    while g.turns_to_skip[0] + g.turns_to_skip[1] > 0:
        extra = player_of_extra_turn(g)
        player = extra if extra >= 0 else g.next_player
        if g.turns_to_skip[player] == 0:
            return
        g.turns_to_skip[player] -= 1
        note(g, log.SKIPPED, player, NO_CARD, 1, 0)
        if extra >= 0:
            drop_extra_turn(g, player)
        else:
            g.next_player = 1 - g.next_player


@rule
def begin_turn(g: Game) -> None:
    """Begin the next turn: an extra turn if one waits (500.5).

    Nothing is pending (512.1): every frame has been resolved.
    """
    if g.turns_to_skip[0] + g.turns_to_skip[1] > 0:
        drop_skipped_turns(g)
    extra = player_of_extra_turn(g)
    g.turn += 1
    if g.turn > g.turn_cap:
        g.turn -= 1
        end_game(g, endings.NOBODY, endings.TURN_CAP)
        return
    if extra >= 0:
        g.turn_player = extra
        trigger = g.extra_turns[extra, 0]
        card = g.extra_turn_card[extra, 0]
        drop_extra_turn(g, extra)
        if trigger >= 0:
            delay(g, events.END_OF_TURN, g.turn, trigger, card, 0, extra)
    else:
        g.turn_player = g.next_player
        g.next_player = 1 - g.next_player
    g.turns_taken[g.turn_player] += 1
    g.step = steps.START
    g.step_begun = 0
    g.turn_cut = 0
    note(g, log.TURN, g.turn_player, NO_CARD, g.turn, 0)


@rule
def play_turn(g: Game, t: Tables) -> None:
    """Play the turn from its current step to its end."""
    if enter_step(g, steps.START):
        start_step(g, t)
    if in_step(g, steps.START):
        process(g, t)
    if enter_step(g, steps.DRAW) and g.turn > 1:
        # 502.1, 702.3b; 103.5, 500.6: the first player skips the draw of the first turn.
        draw_card(g, t, g.turn_player)
    if in_step(g, steps.DRAW):
        process(g, t)
    if enter_step(g, steps.CHARGE):
        charge_step(g, t)
    if in_step(g, steps.CHARGE):
        process(g, t)
    enter_step(g, steps.MAIN)
    if in_step(g, steps.MAIN):
        process(g, t)
        main_step(g, t)
    enter_step(g, steps.ATTACK)
    if in_step(g, steps.ATTACK):
        process(g, t)
        attack_step(g, t)
    if g.stopped == course.RUNNING:
        end_turn(g, t)


@cold
def play_in_turn(g: Game, t: Tables, next_turn: bool) -> None:
    """Play to the next question, or to the end of this turn; or the next turn, which begins here.

    Every caller plays games through this function, so that the rules are compiled once: a function with one caller is
    inlined.
    """
    if next_turn:
        begin_turn(g)
    play_turn(g, t)


@rule
def play_game(g: Game, t: Tables) -> None:
    """Play turns until the game stops."""
    while g.stopped == course.RUNNING:
        play_in_turn(g, t, next_turn=True)
        if g.checking != 0 and g.stopped == course.RUNNING:
            check_invariants(g, t)
