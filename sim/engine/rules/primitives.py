"""Steps of programs that are not done to chosen cards: drawing, extra turns, changing places, modes (605-607)."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import fits, power, rebuild_statics
from sim.engine.facts.descriptions import kind_fits
from sim.engine.facts.events import waits_for
from sim.engine.facts.evolution import base_slots, enough_for, has_base_beside, pack_count, slots_filled
from sim.engine.facts.identity import has_life_shield, ignored, still_there
from sim.engine.facts.links import card_under, find_creature, is_seal, lies_under
from sim.engine.facts.permissions import can_be_charged, can_be_put, is_held, kind_of_effect
from sim.engine.facts.possible import can_leave
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    acts,
    choices,
    course,
    departures,
    descriptions,
    durations,
    endings,
    entering,
    events,
    faults,
    frames,
    keywords,
    log,
    numbers,
    owners,
    programs,
    statics,
    verbs,
    zones,
)
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.luck import shuffle
from sim.engine.record.state import EXTRA_TURNS, SEAT, Game, card_of, fail, note, owner
from sim.engine.record.tables import KIND_WORDS, Tables
from sim.engine.rules.checks import check_state
from sim.engine.rules.choices import agrees, ask, decide, offer
from sim.engine.rules.choosing import (
    cant_look_at_decks,
    cost_meant,
    cost_of_them,
    is_candidate,
    is_meant,
    source_now,
    whose,
)
from sim.engine.rules.drawing import draw_card
from sim.engine.rules.entering import choose_bases, enter, goes_elsewhere, is_put_on, put_on
from sim.engine.rules.frames import add_to_them, among_them, begin_moving, drop_from_them, end_moving, push
from sim.engine.rules.lasting import begin_limit, begin_prohibition, mark_them
from sim.engine.rules.leaving import leave_alone, top_leaves_alone, uncover
from sim.engine.rules.links import put_under
from sim.engine.rules.standby import LATER, delay, fire
from sim.engine.rules.throwing import wins_throw
from sim.engine.rules.zones import (
    bottom_of_deck,
    move_card,
    new_object,
    next_of_deck,
    put_back,
    set_aside,
    top_card_to,
    zone_of_place,
)


# --- Steps without an object ---
@rule
def draw(g: Game, t: Tables, frame: int, number: int, player: int, up_to: bool) -> None:
    """Draw cards one at a time (114.2); the game may end before the last one."""
    done = 0
    before = g.drawn[player]
    while done < number and g.stopped == course.RUNNING:
        if up_to and not agrees(g, t, choices.ASK_MAY, player, g.frame_card[frame], verbs.NO_VERB):
            break
        begin_moving(g, t, frame)
        goes_on = draw_card(g, t, player)
        end_moving(g)
        if not goes_on:
            break
        done += 1
        check_state(g, t)
    # What was drawn instead counts, and what has been done instead of drawing does not (answer of 2023-07-21).
    drawn = g.drawn[player] - before
    g.frame_affected[frame] = drawn if t.counts_replaced == 0 else max(done, drawn)
    g.frame_done[frame] = done


@cold
def take_drawn(g: Game, frame: int, player: int, before: int) -> None:
    """The cards that have come to a hand of this many cards become "them"."""
    g.them_count[frame] = 0
    for index in range(before, g.zone_count[player, zones.HAND]):
        add_to_them(g, frame, g.zone_cards[player, zones.HAND, index])


@rule
def draw_each(g: Game, t: Tables, frame: int, of_turn_player: int, of_other: int, up_to: bool) -> None:
    """Both players draw this many cards, the turn player first (114.2a)."""
    draw(g, t, frame, of_turn_player, g.turn_player, up_to)
    done = g.frame_done[frame]
    drawn = g.frame_affected[frame]
    draw(g, t, frame, of_other, 1 - g.turn_player, up_to)
    g.frame_affected[frame] += drawn
    g.frame_done[frame] += done


@rule
def shuffle_deck(g: Game, player: int) -> None:
    """The player's deck is shuffled."""
    note(g, log.SHUFFLE, player, NO_CARD, 0, 0)
    shuffle(g, player, zones.DECK)


@cold
def shuffle_this(g: Game, t: Tables, frame: int) -> None:
    """The spell that is being resolved is shuffled into its owner's deck, now and not after it (605.2f)."""
    card = g.frame_card[frame]
    g.frame_done[frame] = 0
    if g.zone[card] == zones.NOWHERE and g.object[card] == g.frame_object[frame]:
        move_card(g, t, card, zones.DECK)
        shuffle_deck(g, owner(card))
        g.frame_done[frame] = 1


@rule
def redraw_hands(g: Game, t: Tables, frame: int, code: int) -> None:
    """Both players, or one, shuffle their hands, as they are now (400.6), into their decks, then draw as many."""
    first = g.turn_player
    both = code == owners.ANYONES
    alone = whose(g, frame, code)
    count_of_first = g.zone_count[first, zones.HAND] if both or first == alone else 0
    count_of_other = g.zone_count[1 - first, zones.HAND] if both or first != alone else 0
    for player in range(2):
        if not both and player != alone:
            continue
        while g.zone_count[player, zones.HAND] > 0:
            move_card(g, t, g.zone_cards[player, zones.HAND, g.zone_count[player, zones.HAND] - 1], zones.DECK)
        shuffle_deck(g, player)
    draw_each(g, t, frame, count_of_first, count_of_other, up_to=False)


@cold
def exchange_hands_and_mana(g: Game, t: Tables, frame: int, code: int) -> None:
    """Both players, or one, exchange the cards of the hand and of the mana zone; those come there tapped.

    What may not be put into the mana zone stays in the hand, and what may not leave it stays there.
    """
    stayed = (0, 0)  # of each player's mana zone
    for player in range(2):
        if code != owners.ANYONES and player != whose(g, frame, code):
            continue
        in_hand = g.zone_count[player, zones.HAND]
        at = 0
        for _ in range(g.zone_count[player, zones.MANA]):
            card = g.zone_cards[player, zones.MANA, at]
            if is_held(g, t, card):
                at += 1
            else:
                move_card(g, t, card, zones.HAND)
        stayed = (at, stayed[1]) if player == 0 else (stayed[0], at)
        at = 0
        for _ in range(in_hand):
            card = g.zone_cards[player, zones.HAND, at]
            if not can_be_charged(g, t, card):
                at += 1
                continue
            move_card(g, t, card, zones.MANA)
            g.tapped[card] = 1
    for player in range(2):
        if code != owners.ANYONES and player != whose(g, frame, code):
            continue
        for index in range(stayed[player], g.zone_count[player, zones.MANA]):
            fire(g, t, events.PUT_INTO_MANA, g.zone_cards[player, zones.MANA, index], g.frame_player[frame])


@rule
def from_deck(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, frame: int, number: int, player: int, zone: zones.Zone, tapped: bool, up_to: bool
) -> None:
    """Top cards of the deck as new shields (113.3, 701.32a), or into mana or the graveyard, as "them"."""
    if zone != zones.SHIELD:
        g.them_count[frame] = 0
    g.frame_affected[frame] = 0
    g.frame_done[frame] = 0
    add_from_deck(g, t, frame, number, player, zone, tapped, up_to)


@cold
def from_each_deck(g: Game, t: Tables, frame: int, number: int, zone: zones.Zone, tapped: bool) -> None:
    """Top cards of both decks at once (400.7): both may be empty then, and both players lose."""
    from_deck(g, t, frame, number, g.turn_player, zone, tapped, up_to=False)
    add_from_deck(g, t, frame, number, 1 - g.turn_player, zone, tapped, up_to=False)


@rule
def add_from_deck(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, frame: int, number: int, player: int, zone: zones.Zone, tapped: bool, up_to: bool
) -> None:
    """Top cards of the deck go there too, besides those that are "them" already."""
    done = 0
    tried = 0
    begin_moving(g, t, frame)
    for _ in range(number):
        if up_to and not agrees(g, t, choices.ASK_MAY, player, g.frame_card[frame], verbs.NO_VERB):
            break
        card = top_card_to(g, t, player, zone)
        if card >= 0:
            tried += 1
        # 400.8: one that has gone elsewhere instead is none of "them".
        if card >= 0 and g.zone[card] == (zone if zone < zones.ZONES else zone_of_place(zone)):
            done += 1
            if zone != zones.SHIELD:
                add_to_them(g, frame, card)
            if tapped:
                g.tapped[card] = 1
    end_moving(g)
    g.frame_affected[frame] += done if t.counts_replaced == 0 else tried
    g.frame_done[frame] += tried


@cold
def mill_bottom(g: Game, t: Tables, frame: int, player: int) -> None:
    """The bottom card of the deck goes to the graveyard, and is "them"."""
    g.them_count[frame] = 0
    g.frame_affected[frame] = 0
    g.frame_done[frame] = 0
    card = bottom_of_deck(g, t, player)
    if card < 0:
        return
    move_card(g, t, card, zones.GRAVEYARD)
    g.frame_done[frame] = 1
    if g.zone[card] == zones.GRAVEYARD:
        add_to_them(g, frame, card)
        g.frame_affected[frame] = 1


@cold
def mill_until(g: Game, t: Tables, frame: int, row: int, number: int, player: int) -> None:
    """Top cards of the deck go to the graveyard one by one until this many that fit have come there; all are "them"."""
    g.them_count[frame] = 0
    tried = 0
    found = 0
    while found < number and g.stopped == course.RUNNING:
        card = top_card_to(g, t, player, zones.GRAVEYARD)
        if card < 0:
            break
        tried += 1
        # One that is shuffled into the deck instead would come again without end.
        if g.zone[card] == zones.DECK:
            break
        # 400.8: one that has gone elsewhere instead is none of "them".
        if g.zone[card] == zones.GRAVEYARD:
            add_to_them(g, frame, card)
            found += 1 if is_candidate(g, t, frame, row, card) else 0
    g.frame_affected[frame] = g.them_count[frame] if t.counts_replaced == 0 else tried
    g.frame_done[frame] = tried


@rule
def extra_turn(g: Game, frame: int, trigger: int) -> None:
    """An extra turn for the player after this one (500.5), unless nobody can take any (101.2)."""
    if at_work(g, statics.NO_EXTRA_TURNS):
        return
    player = g.frame_player[frame]
    index = g.extra_turn_count[player]
    if index >= EXTRA_TURNS:
        fail(g, faults.DELAYED_FULL)
        return
    g.extra_turns[player, index] = trigger
    g.extra_turn_card[player, index] = g.frame_card[frame]
    g.extra_turn_count[player] = index + 1
    note(g, log.EXTRA_TURN, player, g.frame_card[frame], 0, 0)


@rule
def skip_turn(g: Game, t: Tables, frame: int) -> None:
    """Skip the rest of the turn: what else is being resolved, or waits for it, lapses (decision D8).

    By the rule option it is resolved first.
    """
    note(g, log.SKIP_TURN, g.turn_player, g.frame_card[frame], 0, 0)
    g.turn_cut = 1
    if t.skipping_resolves != 0:
        return
    g.depth = 0
    g.battling[0] = 0
    g.battling[1] = 0
    for player in range(2):
        while g.zone_count[player, zones.NOWHERE] > 0:
            card = g.zone_cards[player, zones.NOWHERE, 0]
            # 512.1: what is pending goes to the graveyard without triggering. Shields that stand by are not pending.
            move_card(g, t, card, zones.HAND if g.came_from[card] == zones.SHIELD else zones.GRAVEYARD)
    g.pool_count = 0


@rule
def pick_player(g: Game, t: Tables, frame: int) -> None:
    """The player picks a player, whom the effect refers to from here on."""
    player = g.frame_player[frame]
    ask(g, choices.ASK_TARGET, player, g.frame_card[frame], verbs.NO_VERB)
    offer(g, choices.OPTION_PLAYER, NO_CARD, 1 - player)
    offer(g, choices.OPTION_PLAYER, NO_CARD, player)
    answer = decide(g, t)
    if answer >= 0:
        g.frame_that_player[frame] = g.option_number[answer]


@rule
def judged_number(g: Game, t: Tables, player: int, by_power: bool) -> int:
    """What the top card of the deck costs; its player picks one of two costs (201.2c). -1: there is none.

    Or its power, which a card without one has as 0.
    """
    top = next_of_deck(g, t, player, g.zone_count[player, zones.DECK])
    if top < 0:
        return -1
    card = g.zone_cards[player, zones.DECK, top]
    note(g, log.REVEAL, player, card, zones.DECK, 0)
    kind = g.kind[card]
    if by_power:
        return max(t.power[kind if t.element_half[kind] < 0 else t.element_half[kind]], 0)
    more = raised_in_judge(g, t, player, kind) if at_work(g, statics.JUDGED_COST) else 0
    cost = cost_meant(g, t, player, card, kind)
    return cost + more if g.stopped == course.RUNNING else -1


@cold
def raised_in_judge(g: Game, t: Tables, player: int, kind: Kind) -> int:
    """How much more a card of the kind costs that the player reveals in a Gachinko Judge."""
    more = 0
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] == statics.JUDGED_COST and g.static_player[index] == player:
            if kind_fits(t, t.static_filter[row], kind):
                more += t.static_amount[row]
    return more


@cold
def hold_judge(g: Game, t: Tables, frame: int, by_power: bool) -> None:
    """A Gachinko Judge: both reveal their top cards, the cost decides, and they go to the bottom (701.21).

    In a Power Gachinko Judge their power decides.
    """
    player = g.frame_player[frame]
    g.frame_done[frame] = 0
    if cant_look_at_decks(g, t, frame):
        return
    mine = judged_number(g, t, player, by_power)
    theirs = judged_number(g, t, 1 - player, by_power)
    if g.stopped != course.RUNNING:
        return
    if mine >= 0 and mine >= theirs:
        g.frame_done[frame] = 1
    for side in range(2):
        top = next_of_deck(g, t, side, g.zone_count[side, zones.DECK])
        if top >= 0:
            move_card(g, t, g.zone_cards[side, zones.DECK, top], zones.DECK_BOTTOM)


@cold
def hold_judges(g: Game, t: Tables, frame: int) -> None:
    """Gachinko Judges until the player loses one or stops; the number of the frame is how many it won."""
    won = 0
    for _ in range(programs.MOST_JUDGES):
        hold_judge(g, t, frame, by_power=False)
        if g.stopped != course.RUNNING or g.frame_done[frame] == 0:
            break
        won += 1
        if not agrees(g, t, choices.ASK_MAY, g.frame_player[frame], g.frame_card[frame], verbs.NO_VERB):
            break
    g.frame_done[frame] = int(won > 0)
    g.frame_affected[frame] = won


@cold
def play_hands(g: Game, t: Tables, frame: int) -> None:
    """Rock-Paper-Scissors, which the effect asks about afterwards."""
    g.frame_done[frame] = 1 if wins_throw(g, t, g.frame_player[frame], g.frame_card[frame]) else 0


# --- This spell, and cards under a creature ---
@rule
def send_this(g: Game, frame: int, place: int) -> None:
    """Say where the spell that is being resolved may go afterwards (605.2f)."""
    g.frame_afterwards[frame] |= 1 << place


@cold
def tuck_under_first(g: Game, t: Tables, frame: int) -> None:
    """Put "them", but for the first, under the first of them if that is still there."""
    host = still_there(g, t, g.them[frame, 0], g.them_object[frame, 0]) if g.them_count[frame] > 0 else NO_CARD
    if host < 0 or g.zone[host] != zones.BATTLE:
        return
    for index in range(1, g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card >= 0 and g.zone[card] != zones.BATTLE and not is_held(g, t, card):
            put_under(g, t, card, host)
            g.frame_done[frame] += 1


@cold
def tuck(g: Game, t: Tables, frame: int, row: int) -> None:
    """Put "them" under a creature that the player chooses; they are part of it then (801.2).

    Without a description it is the first of "them", and the others are put under it.
    """
    g.frame_done[frame] = 0
    player = g.frame_player[frame]
    if row < 0:
        tuck_under_first(g, t, frame)
        return
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card < 0 or lies_under(g, card) or is_held(g, t, card):
            continue
        ask(g, choices.ASK_SELECT, player, g.frame_card[frame], verbs.PUT_UNDER)
        for place in range(g.zone_count[player, zones.BATTLE]):
            host = g.zone_cards[player, zones.BATTLE, place]
            if host != card and is_meant(g, t, frame, row, zones.BATTLE, player, host):
                offer(g, choices.OPTION_CARD, host, 0)
        answer = -1 if g.option_count == 0 else decide(g, t)
        if answer < 0:
            return
        put_under(g, t, card, g.option_card[answer])
        g.frame_done[frame] += 1


# --- What lasts, and what comes later ---
@rule
def prohibit(g: Game, t: Tables, frame: int, step: int) -> None:
    """Forbid acts for a while."""
    player = g.frame_player[frame]
    acts = t.step_acts[step]
    who = endings.NOBODY if t.step_whose[step] == owners.ANYONES else whose(g, frame, t.step_whose[step])
    cost = -1
    if t.step_costing_the_number[step] == programs.AS_THE_NUMBER:
        cost = g.frame_named[frame]
    elif t.step_costing_the_number[step] == programs.AS_THEY:
        if g.them_count[frame] == 0:
            return  # nothing costs as much as a creature that is not there
        cost = cost_of_them(g, t, frame)
    elif t.step_costing_the_number[step] == programs.NAMED_AS_THEY:
        if g.them_count[frame] == 0:
            return
        cost = descriptions.SAME_NAME - g.kind[g.them[frame, 0]]
    cards = t.step_filter[step]
    if t.step_costing_the_number[step] == programs.OF_THE_NAMED:
        cards = g.named_row[source_now(g, frame)]
    begin_prohibition(g, who, player, acts, t.step_until[step], cards, cost)
    note(g, log.PROHIBITED, player, g.frame_card[frame], acts, who)


@cold
def limit(g: Game, t: Tables, frame: int, step: int, number: int) -> None:
    """A player can attack, block, or put creatures into the battle zone, only so often each turn for a while."""
    player = g.frame_player[frame]
    who = whose(g, frame, t.step_whose[step])
    begin_limit(g, who, player, t.step_acts[step], number, t.step_until[step])
    what = 4 if (t.step_acts[step] & acts.PUT) != 0 else 2 if (t.step_acts[step] & acts.BLOCK) != 0 else 0
    note(g, log.LIMITED, player, g.frame_card[frame], number, who + what)


@cold
def skip_next_turn(g: Game, frame: int, who: int) -> None:
    """The next turn of a player does not come; this one continues."""
    g.turns_to_skip[who] += 1
    g.frame_done[frame] = 1
    g.frame_affected[frame] = 1
    note(g, log.SKIPPED, who, g.frame_card[frame], 0, 0)


@rule
def delay_trigger(g: Game, frame: int, event: int, trigger: int, marks: int) -> None:
    """An ability waits for an event of this turn, or of the start of the player's next one (603.6, 607.2).

    It waits for the end of the attack only if there is one.
    """
    if marks == programs.GIVES:
        for index in range(g.them_count[frame]):
            card = g.them[frame, index]
            delay(g, events.EACH_TIME, g.turn, trigger, card, g.them_object[frame, index], g.frame_player[frame])
        return
    if marks == programs.MARKS:
        mark_them(
            g, frame, trigger, durations.REST_OF_GAME if event == events.START_OF_TURN else durations.END_OF_THIS_TURN
        )
    if event != events.AFTER_THE_ATTACK or g.attacker >= 0:
        # What waits for the start of its player's next turn waits through all turns before it.
        turn = LATER if event == events.START_OF_TURN else g.turn
        if marks == programs.NEXT_TURN:
            turn = LATER + g.turn
        delay(g, event, turn, trigger, g.frame_card[frame], g.frame_object[frame], g.frame_player[frame])


# --- This card, put onto another one or in its place ---
@rule
def show_own_side(g: Game, t: Tables, frame: int) -> None:
    """Turn this card of the hyperspatial zone to the side whose ability is resolved."""
    card = g.frame_card[frame]
    if g.zone[card] == zones.HYPERSPATIAL:
        g.kind[card] = kind_of_effect(g, t, frame)


@rule
def show_front(g: Game, card: Card) -> None:
    """Turn a card that stays in the hyperspatial zone to its front again."""
    if g.zone[card] == zones.HYPERSPATIAL:
        g.kind[card] = g.printed[card]


@rule
def put_this_onto(g: Game, t: Tables, frame: int, on_attacker: bool, how: int) -> None:
    """Put this card on the attacking creature (Invasion), or on the cards that are "them".

    "They" may lie in several zones; the first of them lies on top.
    """
    card = g.frame_card[frame]
    g.frame_done[frame] = 0
    show_own_side(g, t, frame)
    g.base_count = 0
    if on_attacker:
        put_on(g, find_creature(g, g.frame_event_card[frame], g.frame_event_object[frame]))
    for index in range(0 if on_attacker else g.them_count[frame]):
        put_on(g, still_there(g, t, g.them[frame, index], g.them_object[frame, index]))
    on_itself = is_put_on(g, card)
    # What the effect needs is checked again (items X.30, 7B.15): creatures that the card can evolve; whether an
    # Invasion still needs one of those that it names is a rule option.
    works_in = t.trigger_zones[g.frame_trigger[frame]]
    if (
        g.object[card] != g.frame_object[frame]
        or ((works_in >> g.zone[card]) & 1) == 0
        or on_itself
        or (g.zone[card] == zones.BATTLE and g.place[card] < 0)  # part of another creature by now
        # A creature of the battle zone that is laid on another one is not put into that zone.
        or (g.zone[card] != zones.BATTLE and not can_be_put(g, t, card))
        or is_held(g, t, card)
        or not can_be_put_on(g, t, frame, card, on_attacker)
    ):
        g.base_count = 0
        show_front(g, card)
        note(g, log.MISFIRE, g.frame_player[frame], card, 0, 0)
        return
    if g.zone[card] == zones.BATTLE and card_under(g, card) >= 0:
        # It is the card that is laid there: the creature beneath stays what it was (109.2a, 801.4).
        stays = uncover(g, t, card)
        if stays >= 0:
            note(g, log.RECONSTRUCTED, owner(card), stays, 0, 0)
        new_object(g, card)
    enter(g, t, card, how)
    g.frame_done[frame] = 1


@rule
def can_be_put_on(g: Game, t: Tables, frame: int, card: Card, invaded: bool) -> bool:
    """Whether all the cards that this card would be put on are still there, and it can be put on them."""
    player = g.frame_player[frame]
    found = 0
    for index in range(g.base_count):
        base = g.bases[index]
        if base < 0 or ignored(g, t, base) or is_seal(g, base):
            return False
        named = t.trigger_subject[g.frame_trigger[frame]] if invaded and t.invades_as_named != 0 else -1
        if named >= 0 and not fits(g, t, named, base, player, card, player):
            return False
        found += pack_count(slots_filled(g, t, card, base))
    slots = base_slots(t, g.kind[card])
    return g.base_count > 0 and (slots == 0 or (slots == g.base_count and enough_for(slots, found)))


@rule
def change_places(g: Game, t: Tables, frame: int, by: int) -> None:
    """Revolution Change: the attacking creature and this card exchange places (701.26); Jokers Change: with "them".

    Ninja Change: "them" and this card.
    """
    # Over 60 lines: each check comes before anything moves, and after it the two move together.
    player = g.frame_player[frame]
    with_them = by == entering.BY_EFFECT
    theirs = by == programs.THEIR_PLACE
    g.frame_done[frame] = 0
    if (with_them or theirs) and g.them_count[frame] == 0:
        return
    card = g.them[frame, 0] if with_them else g.frame_card[frame]
    if theirs:
        old = find_creature(g, g.them[frame, 0], g.them_object[frame, 0])
    else:
        old = find_creature(g, g.frame_event_card[frame], g.frame_event_object[frame])
    zone = g.zone[card]
    waits = g.object[card] == g.them_object[frame, 0]
    if not with_them:
        show_own_side(g, t, frame)
        waits = ((t.trigger_zones[g.frame_trigger[frame]] >> zone) & 1) != 0
    how = entering.BY_EFFECT if with_them or theirs else entering.BY_REVOLUTION_CHANGE
    fits_in = old >= 0 and not ignored(g, t, old) and waits and can_be_put(g, t, card)
    # 801.1a: an evolution creature needs another base than the creature that goes.
    if not fits_in or not has_base_beside(g, t, card, old):
        show_front(g, card)
        note(g, log.MISFIRE, player, card, 0, 0)
        return
    tapped = g.tapped[old]
    was_attacking = g.attacker_object == g.object[old]
    # 701.26b: if either would not move as usual, nothing moves, and what would happen instead does not happen.
    releases = (t.keywords[g.kind[old]] & keywords.LINK_RELEASE) != 0
    stays = top_leaves_alone(g, t, old) or has_life_shield(g, t, old) or releases
    old_stays = stays or not can_leave(g, t, old)
    new_goes_elsewhere = goes_elsewhere(g, t, card, how)
    if old_stays or new_goes_elsewhere:
        note(g, log.MISFIRE, player, card, 0, 0)
        show_front(g, card)
        # By a rule option what replaces the move of one is carried out, and the other stays where it is.
        if t.exchanges_in_part != 0 and new_goes_elsewhere:
            enter(g, t, card, how)
        if t.exchanges_in_part != 0 and old_stays:
            leave_alone(g, t, old, zone, departures.MOVED)
        return
    set_aside(g, card)
    g.moving_as_usual = 1 - t.exchanges_in_part
    left = leave_alone(g, t, old, zone, departures.MOVED)
    g.moving_as_usual = 0
    if g.stopped != course.RUNNING:
        return
    if left == 0:
        note(g, log.MISFIRE, player, card, 0, 0)
        put_back(g, card)
        show_front(g, card)
        return
    if not choose_bases(g, t, card):
        put_back(g, card)
        show_front(g, card)
        return
    if enter(g, t, card, how):
        g.tapped[card] = tapped
        if was_attacking:
            g.attacker = card
            g.attacker_object = g.object[card]
        g.frame_done[frame] = 1


# --- Several modes (700.2) ---
@rule
def choose_modes(g: Game, t: Tables, frame: int, step: int) -> None:
    """Choose one mode and go there; or choose several, all before the first one is done (items 5B.20, 5B.27)."""
    most = t.step_chosen[step] & ~programs.REPEATS
    repeats = (t.step_chosen[step] & programs.REPEATS) != 0
    taken = 0
    player = whose(g, frame, t.step_chooser[step])
    for number in range(max(most, 1)):
        ask(g, choices.ASK_MODE, player, g.frame_card[frame], verbs.NO_VERB)
        for mode in range(t.step_count[step]):
            if repeats or ((taken >> mode) & 1) == 0:
                offer(g, choices.OPTION_NUMBER, g.frame_card[frame], mode)
        answer = decide(g, t)
        if answer < 0:
            return
        mode = g.option_number[answer]
        taken |= 1 << mode
        if most == 0:
            g.frame_step[frame] = t.step_modes[step, mode]
        else:
            g.frame_modes[frame] |= (mode + 1) << (3 * number)


@rule
def next_mode(g: Game, t: Tables, frame: int, step: int) -> None:
    """Go to the next mode in the order in which they were chosen, or past the modes when all are done."""
    mode = (g.frame_modes[frame] & 7) - 1
    g.frame_modes[frame] >>= 3
    g.frame_step[frame] = t.step_modes[t.step_mode_step[step], mode] if mode >= 0 else t.step_go_to[step]


# --- Naming a number, a race, a civilization, a card ---
@rule
def name_number(g: Game, t: Tables, frame: int, verb: verbs.Verb) -> None:
    """The player names a number, as the effect is processed: this does not declare a use (603.2e).

    It is 0 or more (108.1a). Only one number is offered that no card of the match costs: all such numbers do the same.
    """
    highest = 0
    for kind in range(t.kind_count):
        if t.cost[kind] < numbers.INFINITE_COST:  # 108.1c: no number that can be named
            highest = max(highest, t.cost[kind])
    player = g.frame_player[frame]
    ask(g, choices.ASK_NUMBER, player, g.frame_card[frame], verb)
    unknown_offered = False
    for number in range(highest + 2):
        costs = False
        for kind in range(t.kind_count):
            costs = costs or t.cost[kind] == number
        if costs or not unknown_offered:
            offer(g, choices.OPTION_NUMBER, g.frame_card[frame], number)
        unknown_offered = unknown_offered or not costs
    answer = decide(g, t)
    if answer >= 0:
        g.frame_named[frame] = g.option_number[answer]
        note(g, log.NAMED, player, g.frame_card[frame], g.frame_named[frame], 0)


@cold
def name_power(g: Game, t: Tables, frame: int, step: int) -> None:
    """The player names a number, for the creatures with that power: one of theirs that the filter finds.

    Only one number is offered that none of them has: all such numbers do the same.
    """
    player = g.frame_player[frame]
    row = t.step_filter[step]
    ask(g, choices.ASK_NUMBER, player, g.frame_card[frame], t.step_verb[step])
    offer(g, choices.OPTION_NUMBER, g.frame_card[frame], 1)  # powers are hundreds
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if not is_meant(g, t, frame, row, zones.BATTLE, side, card):
                continue
            known = max(power(g, t, card), 0)
            offered = False
            for at in range(g.option_count):
                offered = offered or g.option_number[at] == known
            if not offered:
                offer(g, choices.OPTION_NUMBER, g.frame_card[frame], known)
    answer = decide(g, t)
    if answer >= 0:
        g.frame_named[frame] = g.option_number[answer]
        note(g, log.NAMED, player, g.frame_card[frame], g.frame_named[frame], 0)


@rule
def is_known_to(g: Game, card: Card, player: int) -> bool:
    """Whether the player knows what the card is, wherever it lies: one of their own deck, or one that all can see."""
    if owner(card) == player:
        return True
    zone = g.zone[card]
    return zone in (zones.BATTLE, zones.MANA, zones.GRAVEYARD, zones.HYPERSPATIAL) and not is_seal(g, card)


@rule
def can_be_named(g: Game, t: Tables, row: int, player: int) -> bool:
    """Whether a card that the player knows has it: nothing that is offered tells of hidden cards."""
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            if g.printed[card] >= 0 and is_known_to(g, card, player) and kind_fits(t, row, g.printed[card]):
                return True
    return t.raced_row[row] >= 0 and known_evolution_asks_for(g, t, row, player)


@cold
def known_evolution_asks_for(g: Game, t: Tables, race: int, player: int) -> bool:
    """Whether an evolution creature that the player knows could be put on a creature for its having this race."""
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            kind = g.printed[card]
            if kind >= 0 and is_known_to(g, card, player):
                for base in range(base_slots(t, kind)):
                    if race_helps(t, t.evolution_base[kind, base], race):
                        return True
    return False


@rule
def race_helps(t: Tables, row: int, race: int) -> bool:
    """Whether cards fit the filter for having the race of another filter, one that can be named, which did not."""
    for number in range(t.nameable_count[programs.A_RACE]):
        if t.nameable[programs.A_RACE, number] == race and t.raced_row[row] >= 0:
            for word in range(KIND_WORDS):
                if (t.raced_kinds[t.raced_row[row], number, word] & ~t.filter_kinds[row, word]) != 0:
                    return True
    return False


@cold
def name_one(g: Game, t: Tables, frame: int, step: int) -> None:
    """The player names a race, a civilization or a card, which the ability's card remembers (106.3, 202.2, 203.4)."""
    player = g.frame_player[frame]
    if t.step_chooser[step] == owners.OPPONENTS:
        player = 1 - player
    sort = t.step_names[step]
    question = (
        choices.ASK_RACE
        if sort == programs.A_RACE
        else choices.ASK_CIVILIZATION
        if sort == programs.A_CIVILIZATION
        else choices.ASK_CARD_NAME
    )
    card = source_now(g, frame)
    ask(g, question, player, g.frame_card[frame], t.step_verb[step])
    for number in range(t.nameable_count[sort]):
        row = t.nameable[sort, number]
        if row != t.step_filter[step] and (sort == programs.A_CIVILIZATION or can_be_named(g, t, row, player)):
            offer(g, choices.OPTION_NUMBER, NO_CARD, number)
    if g.option_count == 0:
        g.named_row[card] = -1
        return
    answer = decide(g, t)
    if answer >= 0:
        number = g.option_number[answer]
        g.named_row[card] = t.nameable[sort, number]
        if t.blank_from > 0:
            rebuild_statics(g, t)
        note(g, log.NAMED, player, g.frame_card[frame], number, sort)


@cold
def follow(g: Game, frame: int, zone: int) -> None:
    """Those that the effect has just put into a zone are "them", as the objects that they are there (400.8)."""
    for index in range(g.them_count[frame] - 1, -1, -1):
        card = g.them[frame, index]
        if g.zone[card] == zone:
            g.them_object[frame, index] = g.object[card]
        else:
            drop_from_them(g, frame, index)


@cold
def name_them(g: Game, t: Tables, frame: int) -> None:
    """What is chosen is the name of the first of "them", a twinpact's by its first half (202.2, 810.4).

    Nothing is if something else happened to it than the effect did (answer 40231).
    """
    card = source_now(g, frame)
    g.named_row[card] = -1
    if g.them_count[frame] > 0 and g.frame_affected[frame] > 0:
        kind = g.printed[g.them[frame, 0]]
        for number in range(t.nameable_count[programs.A_CARD_NAME]):
            row = t.nameable[programs.A_CARD_NAME, number]
            if g.named_row[card] < 0 and kind_fits(t, row, kind):
                g.named_row[card] = row


@cold
def use_kizuna(g: Game, t: Tables, frame: int, most: int) -> None:
    """The player uses the Kizuna abilities of up to this many of their creatures, each as its own (docs/keywords.md).

    All are chosen first; what was chosen first is resolved first. Of ITS_OWN_AND_ANOTHER, only the other is chosen.
    One alone must be used.
    """
    player = g.frame_player[frame]
    g.them_count[frame] = 0
    any_number = most > 1
    if most == programs.ITS_OWN_AND_ANOTHER:
        most = 2
        add_to_them(g, frame, g.frame_card[frame])
    while g.them_count[frame] < most and g.stopped == course.RUNNING:
        ask(g, choices.ASK_SELECT, player, g.frame_card[frame], verbs.NO_VERB)
        if any_number:
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.zone_count[player, zones.BATTLE]):
            card = g.zone_cards[player, zones.BATTLE, index]
            if t.kizuna[g.kind[card]] >= 0 and not ignored(g, t, card) and not among_them(g, frame, card):
                offer(g, choices.OPTION_CARD, card, 0)
        answer = decide(g, t) if g.option_count > 0 else -1
        if answer < 0 or g.option_what[answer] == choices.OPTION_NO:
            break
        add_to_them(g, frame, g.option_card[answer])
    g.frame_done[frame] = 1 if g.them_count[frame] > 0 else 0
    for index in range(g.them_count[frame] - 1, -1, -1):
        card = g.them[frame, index]
        push(g, frames.PROGRAM, player, card, g.object[card], t.kizuna[g.kind[card]])


@cold
def use_that_ability(g: Game, t: Tables, frame: int) -> None:
    """The player uses the ability that has triggered as the creature of the event was put, as if it were theirs.

    It stays an ability of that creature: "this creature" is that one, wherever it is now.
    """
    card = g.frame_event_card[frame]
    number = g.frame_event_number[frame]
    row = number & 1023
    g.frame_done[frame] = 1
    object_then = g.frame_event_object[frame]
    note(g, log.TRIGGER, g.frame_player[frame], card, row, t.trigger_kind[row])
    inner = push(g, frames.PROGRAM, g.frame_player[frame], card, object_then, t.trigger_program[row])
    if inner >= 0:
        g.frame_trigger[inner] = row
        g.frame_event_card[inner] = card
        g.frame_event_object[inner] = object_then
        g.frame_event_number[inner] = number >> 10


@cold
def use_put_ability(g: Game, t: Tables, frame: int) -> None:
    """The player may use an ability of the first of "them" that begins with "When you put this creature".

    It is that card's ability: "this creature" is that card, wherever it is now.
    """
    g.frame_done[frame] = 0
    if g.them_count[frame] == 0:
        return
    card = g.them[frame, 0]
    kind = g.printed[card]
    ask(g, choices.ASK_RESOLVE, g.frame_player[frame], g.frame_card[frame], verbs.NO_VERB)
    offer(g, choices.OPTION_NO, NO_CARD, 0)
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        of_its_own = t.trigger_subject[row] == descriptions.SUBJECT_IS_SELF and t.trigger_given_to[row] < 0
        if waits_for(t, row, events.PUT) and of_its_own:
            if t.trigger_named[row] == 0 and t.trigger_condition[row] < 0:
                offer(g, choices.OPTION_ABILITY, card, row)
    answer = decide(g, t)
    if answer > 0:
        g.frame_done[frame] = 1
        push(g, frames.PROGRAM, g.frame_player[frame], card, g.object[card], t.trigger_program[g.option_number[answer]])
