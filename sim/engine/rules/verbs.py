"""What an effect does to the cards chosen, verb by verb (605, 701)."""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import has_keyword, has_static, rebuild_statics, shields_broken
from sim.engine.facts.events import is_listened_to, waits_for
from sim.engine.facts.evolution import has_base, slots_filled
from sim.engine.facts.identity import (
    element_kind,
    has_orientation,
    ignored,
    is_aura,
    is_creature,
    is_element,
    is_life_of,
    still_there,
)
from sim.engine.facts.links import (
    card_under,
    equipped_creature,
    find_creature,
    first_linked,
    fortifies,
    is_seal,
    lies_under,
    newest_aura,
    next_linked,
)
from sim.engine.facts.permissions import (
    can_be_charged,
    can_be_put,
    chooser_of_shields,
    has_put_enough,
    is_held,
    shield_stays,
)
from sim.engine.facts.possible import can_be_discarded
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    afterwards,
    card_types,
    choices,
    course,
    departures,
    descriptions,
    durations,
    entering,
    events,
    frames,
    keywords,
    lasting,
    links,
    log,
    programs,
    statics,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import CARD_ALONE, NO_CARD, Card
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.auras import attach_aura, attach_them, attach_this, choose_bearer
from sim.engine.rules.battle import push_battle
from sim.engine.rules.castles import choose_shield, join_new_shields, newest_shield
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.choosing import (
    amount,
    keep_those_there,
    order_them,
    source_now,
)
from sim.engine.rules.entering import choose_bases, discard_card, enter, put_on
from sim.engine.rules.faces import big_bang, flip, flip_back, link_nebula, link_them
from sim.engine.rules.frames import (
    add_to_them,
    among_them,
    begin_moving,
    drop_from_them,
    effect_of,
    end_moving,
    push_use,
)
from sim.engine.rules.gears import cross_them
from sim.engine.rules.gods import link_with_them
from sim.engine.rules.lasting import (
    begin_lasting,
    is_kept_tapped,
    lend,
    let_abilities_be_ignored,
    let_become,
    let_change_last,
    let_named_race_last,
)
from sim.engine.rules.leaving import leave_alone, leave_together, mark_leaving
from sim.engine.rules.links import (
    attach,
    come_out,
    lay_under,
    move_shield,
    put_seal,
    put_single_back,
    seal_stays,
    set_single_aside,
    settle_variant,
    split_shield,
    take_seal,
)
from sim.engine.rules.parting import unlink_all
from sim.engine.rules.shields import (
    add_shields_to_hands,
    ask_who_saves,
    break_shields,
    drop_held_shields,
    keep_breakable,
    move_shields,
)
from sim.engine.rules.standby import fire
from sim.engine.rules.using import (
    can_cast_for_no_cost,
    can_use_for_no_cost,
    cast_where_it_is,
    way_of_casting,
    way_of_using,
)
from sim.engine.rules.zones import (
    announce_mana,
    append,
    bound_for,
    leave_for_another,
    may_leave_tapped,
    move_card,
    new_object,
    put_back,
    set_aside,
    take_out,
    tap,
    turn_in_mana,
    untap,
    zone_of_place,
)

CANT_UNTAP: Final = in_word(keywords.CANT_UNTAP)
NO_TWIN_WEAPONS: Final = in_word(keywords.NO_TWIN_WEAPONS)
CLIMBED_WITH: Final = in_word(events.CLIMBED_WITH)


# --- Moving them ---
@rule
def move_them_to_deck(g: Game, t: Tables, frame: int, to: zones.Zone, how: int) -> int:
    """Move "them" to the deck, or its bottom, in the order in which they were put; how many moved.

    Those in the battle zone leave it as one event (400.7, 609.9); where others come between them in the order, as
    several. With ONLY_THE_TOP only the top card of each pile there does (109.2a).
    """
    moved = 0
    g.moving_count = 0
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card < 0 or g.stopped != course.RUNNING or is_held(g, t, card):
            continue
        if g.zone[card] == zones.BATTLE and not is_seal(g, card):
            mark_leaving(g, card)
            continue
        if g.moving_count > 0:
            moved += leave_together(g, t, to, how)
        if is_seal(g, card):
            if not seal_stays(g, t, card, to):
                take_seal(g, t, card, to)
                moved += 1
        elif g.zone[card] == zones.SHIELD:
            move_shield(g, t, card, to, are_cards_of_shields(g, t, frame))
            if g.zone[card] == zones.SHIELD:
                g.moving_replaced += 1
            else:
                moved += 1
        else:
            move_card(g, t, card, to)
            moved += 1
    if g.moving_count > 0:
        moved += leave_together(g, t, to, how)
    return moved


@rule
def discard_one(g: Game, t: Tables, card: Card, cause: int) -> int:
    """Discard a card of the hand; 1 if it was discarded, 0 if something else happened instead (609.4), or nothing."""
    if not can_be_discarded(g, t, card):
        return 0
    if discard_card(g, t, card, cause):
        return 1
    g.moving_replaced += 1
    return 0


@rule
def move_seals(g: Game, t: Tables, frame: int, zone: zones.Zone) -> int:
    """Move the seals among "them" (116.3a); how many moved.

    They come last: what they covered is still ignored by whatever triggers as the others leave.
    """
    moved = 0
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if is_seal(g, card) and g.object[card] == g.them_object[frame, index] and not seal_stays(g, t, card, zone):
            take_seal(g, t, card, zone)
            moved += 1
    return moved


@cold
def filter_of_them(t: Tables, step: int) -> int:
    """The filter that chose "them" of the step, or -1."""
    while step > 0 and t.step_code[step] != programs.END:
        step -= 1
        code = t.step_code[step]
        if code in (programs.SELECT, programs.SELECT_AMONG, programs.EVERY, programs.AT_RANDOM):
            return t.step_filter[step]
    return -1


@rule
def are_cards_of_shields(g: Game, t: Tables, frame: int) -> bool:
    """Whether "them" are single cards that lie face up in the shield zone, and not whole shields."""
    if g.face_up_count == 0:
        return False
    row = filter_of_them(t, g.frame_step[frame] - 1)  # the step that is being done
    return row >= 0 and t.filter_face_up[row] == descriptions.FACE_UP_CARDS


@cold
def part_from_shields(g: Game, frame: int) -> None:
    """Make each of "them" that is one card of a shield a shield of its own, to be checked as one (701.14b)."""
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if g.zone[card] == zones.SHIELD and not fortifies(g, card):
            split_shield(g, card)
            if g.place[card] < 0:  # it was not a whole shield
                append(g, card, zones.SHIELD)


@rule
def may_go_to(g: Game, t: Tables, card: Card, zone: zones.Zone) -> bool:
    """Whether nothing forbids the card to go from where it is to this zone."""
    return (
        (zone != zones.MANA and zone != zones.MANA_FACE_DOWN)
        or g.zone[card] != zones.HAND
        or can_be_charged(g, t, card)
    )


@rule
def move_them(g: Game, t: Tables, frame: int, zone: zones.Zone, how: int) -> int:
    """Move "them": creatures in the battle zone together, other cards one by one; how many moved.

    With ONLY_THE_TOP only the top card of each of those creatures does (109.2a).
    """
    destroyed = (how & departures.DESTROYED) != 0
    moved = 0
    g.moving_count = 0
    before = (g.zone_count[0, zones.MANA], g.zone_count[1, zones.MANA])
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card >= 0 and not is_seal(g, card):
            if g.zone[card] == zones.BATTLE:
                mark_leaving(g, card)
            elif fortifies(g, card):
                move_shield(g, t, card, zone, alone=False)
                moved += 1
            elif g.zone[card] == zones.SHIELD:
                continue
            elif zone == zones.GRAVEYARD and g.zone[card] == zones.HAND and not destroyed:
                # 701.7a: this is discarding, whatever word the text uses.
                moved += discard_one(g, t, card, g.frame_player[effect_of(g, frame)])
            elif not destroyed and not is_held(g, t, card) and may_go_to(g, t, card, zone):
                lost = zone == zones.GRAVEYARD and g.zone[card] == zones.MANA
                move_card(g, t, card, zone)
                if g.zone[card] != (zone if zone < zones.ZONES else zone_of_place(zone)):
                    g.moving_replaced += 1
                    continue
                moved += 1
                if lost:
                    fire(g, t, events.MANA_TO_GRAVEYARD, card, g.frame_player[frame])
    # Shields that are put into a hand are checked: `do_to_them` sees to it.
    if not destroyed and zone != zones.HAND:
        moved += move_shields(g, t, frame, zone, are_cards_of_shields(g, t, frame))
    if g.moving_count > 0:
        # 701.6a: putting it into the graveyard from the battle zone is destroying it, whatever the words.
        moved += leave_together(g, t, zone, how | departures.DESTROYED if zone == zones.GRAVEYARD else how)
    moved += move_seals(g, t, frame, zone)
    if zone == zones.MANA:
        announce_mana(g, t, before, g.frame_player[frame])
    return moved


@cold
def may_wear(g: Game, t: Tables, card: Card, weapon: Card) -> bool:
    """Whether the weapon can be equipped to the creature."""
    if ignored(g, t, card):
        return False
    if not has_keyword(g, t, card, NO_TWIN_WEAPONS):
        return True
    worn = first_linked(g, card, links.EQUIPPED)
    while worn >= 0:
        if g.printed[worn] == g.printed[weapon]:
            return False
        worn = next_linked(g, worn)
    return True


@cold
def choose_wearer(g: Game, t: Tables, frame: int, weapon: Card) -> Card:
    """The creature that a weapon is equipped to: the one that puts it (item 7G.04), or one chosen for a spell.

    What is no creature has one chosen, as a spell. Where there is none, or it has left in the meantime, the weapon
    enters without one, and goes home at once (703.4m).
    """
    source = g.frame_card[frame]
    if g.frame_kind[frame] != frames.SPELL and is_creature(g, t, source):
        card = find_creature(g, g.frame_card[frame], g.frame_object[frame])
        return card if card >= 0 and is_creature(g, t, card) and may_wear(g, t, card, weapon) else NO_CARD
    player = g.frame_player[frame]
    ask(g, choices.ASK_SELECT, player, g.frame_card[frame], verbs.NO_VERB)
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        if is_creature(g, t, card) and may_wear(g, t, card, weapon):
            offer(g, choices.OPTION_CARD, card, 0)
    if g.option_count == 0:
        return NO_CARD
    answer = decide(g, t)
    return g.option_card[answer] if answer >= 0 else NO_CARD


@cold
def put_aura(g: Game, t: Tables, card: Card) -> int:
    """An effect puts an aura, which is pending, into the battle zone: it is attached as a used one is; 1 if so."""
    creature = choose_bearer(g, t, card)
    if g.stopped == course.RUNNING and creature < 0:
        put_back(g, card)
    return 1 if creature >= 0 and attach_aura(g, t, card, creature) else 0


@rule
def put_them(g: Game, t: Tables, frame: int, tapped: bool) -> int:
    """Put "them" into the battle zone: all become pending, then they enter one by one (409.1e-f).

    A spell cannot enter it (302.3, 400.3).
    """
    entered = 0
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if g.them_object[frame, index] == CARD_ALONE and g.zone[card] == zones.BATTLE and lies_under(g, card):
            if is_element(t, g.kind[card]) and can_be_put(g, t, card) and has_base(g, t, card):
                come_out(g, t, card)
                g.them_object[frame, index] = g.object[card]
            continue
        # A card that can't be put stays where it is.
        if (
            g.object[card] == g.them_object[frame, index]
            and g.zone[card] not in (zones.BATTLE, zones.NOWHERE)
            and can_be_put(g, t, card)
            and not is_held(g, t, card)
            and not (g.zone[card] == zones.SHIELD and shield_stays(g, t, card))
        ):
            set_single_aside(g, card)
        elif g.zone[card] == zones.HYPERSPATIAL:
            g.kind[card] = g.printed[card]  # another side may have been chosen
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if g.zone[card] != zones.NOWHERE or g.object[card] != g.them_object[frame, index]:
            continue
        if is_aura(t, g.kind[card]):
            entered += put_aura(g, t, card)
            continue
        is_weapon = (t.types[g.kind[card]] & card_types.WEAPON) != 0
        wearer = choose_wearer(g, t, frame, card) if is_weapon else NO_CARD
        # A rule plus card can be put, and goes home at once (314.4, answer of 2022-10-28).
        lies_there = is_element(t, g.kind[card]) or (t.types[g.kind[card]] & card_types.RULE_PLUS) != 0
        possible = lies_there and choose_bases(g, t, card)
        if (g.limited != 0 or at_work(g, statics.PROHIBIT)) and possible and has_put_enough(g, t, card):
            possible = False
        if g.stopped != course.RUNNING:
            return entered
        if not possible:
            put_single_back(g, card)
            if g.zone[card] == zones.HYPERSPATIAL:
                g.kind[card] = g.printed[card]
        elif enter(g, t, card, entering.BY_EFFECT):
            # From here on the effect refers to the creature that it is now.
            g.them_object[frame, index] = g.object[card]
            if wearer >= 0:
                attach(g, card, wearer, links.EQUIPPED)  # it stays as it is turned (305.2a)
            if tapped and has_orientation(g, t, card):
                g.tapped[card] = 1
            entered += 1
        else:
            g.moving_replaced += 1
    return entered


@cold
def put_them_onto_this(g: Game, t: Tables, frame: int) -> int:
    """Put "them" into the battle zone on the creature whose effect this is; how many were put (801.1)."""
    done = 0
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        base = find_creature(g, g.frame_card[frame], g.frame_object[frame])
        if card < 0 or base < 0 or g.zone[card] == zones.BATTLE or ignored(g, t, base):
            continue
        if not can_be_put(g, t, card) or is_held(g, t, card) or slots_filled(g, t, card, base) == 0:
            continue
        g.base_count = 0
        put_on(g, base)
        if enter(g, t, card, entering.BY_EFFECT):
            done += 1
    return done


@cold
def put_them_under(g: Game, t: Tables, frame: int) -> int:
    """Put "them" under the creature whose effect this is, at the very bottom (403.4a); how many were put.

    They are a part of that creature, and nothing is put into the battle zone by itself.
    """
    creature = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    if creature < 0 or ignored(g, t, creature):
        return 0
    done = 0
    bottom = creature
    while card_under(g, bottom) >= 0:
        bottom = card_under(g, bottom)
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card < 0 or g.zone[card] in (zones.NOWHERE, zones.SHIELD) or is_held(g, t, card):
            continue
        if owner(card) != owner(creature) or card == creature or lies_under(g, card):
            continue
        if g.zone[card] == zones.DECK and bound_for(g, t, card, zones.BATTLE) != zones.BATTLE:
            move_card(g, t, card, zones.GRAVEYARD)
            continue
        if g.zone[card] == zones.BATTLE:
            lay_under(g, t, card, creature)
            while card_under(g, bottom) >= 0:
                bottom = card_under(g, bottom)
            done += 1
            continue
        note(g, log.MOVE, owner(card), card, g.zone[card], zones.BATTLE)
        leave_for_another(g, t, card, g.zone[card])
        take_out(g, card)
        new_object(g, card)
        g.zone[card] = zones.BATTLE
        g.sick[card] = 1  # it came this turn (801.4c)
        g.object[card] = g.object[creature]
        attach(g, card, bottom, links.UNDER)
        bottom = card
        done += 1
    settle_variant(g, t, creature)
    rebuild_statics(g, t)
    if done > 0:
        fire(g, t, events.CARDS_UNDER_CHANGE, creature, done)
    return done


# --- Doing something to each of them ---
@rule
def let_last(g: Game, t: Tables, frame: int, step: int, card: Card, value: int) -> int:
    """Begin a lasting effect on the creature, or the card in the mana zone; 1 if it is still there."""
    if g.zone[card] != zones.BATTLE and g.zone[card] != zones.MANA:
        return 0
    verb = t.step_verb[step]
    until = t.step_until[step]
    player = g.frame_player[frame]
    number = g.object[card]
    if verb == verbs.GIVE_POWER:
        begin_lasting(g, lasting.POWER_CHANGE, number, player, value, until)
        note(g, log.GIVEN, player, card, lasting.POWER_CHANGE, value)
    elif verb == verbs.FIX_POWER:
        begin_lasting(g, lasting.POWER_FIXED, number, player, value, until)
        note(g, log.GIVEN, player, card, lasting.POWER_FIXED, value)
    elif verb == verbs.GIVE_ATTACK_POWER:
        begin_lasting(g, lasting.ATTACK_POWER_CHANGE, number, player, t.step_amount[step], until)
        note(g, log.GIVEN, player, card, lasting.ATTACK_POWER_CHANGE, value)
    elif verb == verbs.GIVE_BREAKS:
        begin_lasting(g, lasting.BREAKS_MORE, number, player, value, until)
        note(g, log.GIVEN, player, card, lasting.BREAKS_MORE, value)
    elif verb == verbs.GIVE_KEYWORD:
        kind = lasting.KEYWORD_LATER if until == durations.OPPONENTS_NEXT_TURN else lasting.KEYWORD_GRANT
        begin_lasting(g, kind, number, player, t.step_keywords[step], until)
        note(g, log.GIVEN, player, card, lasting.KEYWORD_GRANT, t.step_keywords[step])
    elif verb == verbs.IGNORE_ABILITIES:
        let_abilities_be_ignored(g, t, number, player, until)
        note(g, log.GIVEN, player, card, lasting.ABILITIES_IGNORED, 0)
    elif verb == verbs.GIVE_RACE:
        let_change_last(g, t, number, player, value, until)
        note(g, log.GIVEN, player, card, lasting.CHANGE_GRANT, 0)
    elif verb == verbs.GIVE_NAMED_RACE:
        let_named_race_last(g, t, number, player, g.named_row[source_now(g, frame)], until)
        note(g, log.GIVEN, player, card, lasting.CHANGE_GRANT, 0)
    elif verb == verbs.KEEP_TAPPED:
        begin_lasting(g, lasting.STAYS_TAPPED, number, player, value, until)
    elif verb == verbs.EXPOSE:
        begin_lasting(g, lasting.EXPOSED, number, player, 0, until)
        note(g, log.GIVEN, player, card, lasting.EXPOSED, 0)
    elif verb == verbs.LET_ATTACK:
        begin_lasting(g, lasting.ATTACKS_PLAYER_ANYWAY, number, player, 0, until)
        note(g, log.GIVEN, player, card, lasting.ATTACKS_PLAYER_ANYWAY, 0)
    elif verb == verbs.BAR_TRIGGERS:
        begin_lasting(g, lasting.BARS_TRIGGERS, number, player, 0, until)
        note(g, log.GIVEN, player, card, lasting.BARS_TRIGGERS, 0)
    elif verb == verbs.MAKE_BLOCK:
        begin_lasting(g, lasting.BLOCKED_ONLY_BY, g.frame_object[frame], player, number, until)
        note(g, log.GIVEN, player, card, lasting.BLOCKED_ONLY_BY, 0)
    elif verb == verbs.MAKE_BLOCK_THAT:
        begin_lasting(g, lasting.BLOCKED_ONLY_BY, g.frame_event_object[frame], player, number, until)
        note(g, log.GIVEN, player, card, lasting.BLOCKED_ONLY_BY, 0)
    return 1


@rule
def use_for_nothing(g: Game, t: Tables, player: int, card: Card, step: int) -> int:
    """The player begins to cast or use the card for no cost; 1 if that can be done.

    The step says where a spell goes afterwards, INTO_GRAVEYARD if it does not say, and the program that follows if a
    cross gear is generated.
    """
    verb = t.step_verb[step]
    place = t.step_place[step]
    rider = t.step_program[step]
    if is_held(g, t, card):
        return 0
    if verb == verbs.CAST_FREE and g.zone[card] == zones.BATTLE:
        return cast_where_it_is(g, t, player, card)
    if verb == verbs.CAST_FREE and can_cast_for_no_cost(g, t, player, card):
        set_single_aside(g, card)
        use = push_use(g, player, card, way_of_casting(g, t, player, card, filter_of_them(t, step)))
        if use >= 0 and place != afterwards.INTO_GRAVEYARD:
            g.frame_sent[use] = 1 << place
        return 1
    if g.zone[card] == zones.SHIELD and card_under(g, card) >= 0:
        return 0  # a shield of several cards is not one card that could be used
    way = way_of_using(g, t, player, card, filter_of_them(t, step))
    if verb == verbs.USE_FREE and can_use_for_no_cost(g, t, player, card, way):
        set_aside(g, card)
        use = push_use(g, player, card, way)
        if use >= 0 and place != afterwards.INTO_GRAVEYARD:
            g.frame_sent[use] = 1 << place
        if use >= 0 and rider != programs.NO_PROGRAM and (t.types[g.kind[card]] & card_types.CROSS_GEAR) != 0:
            g.frame_rider[use] = rider
        return 1
    return 0


@rule
def fight(g: Game, t: Tables, frame: int, card: Card) -> int:
    """The creature whose effect this is battles the other one; return 1."""
    own = still_there(g, t, g.frame_card[frame], g.frame_object[frame])
    if own >= 0 and (t.types[g.kind[own]] & card_types.WEAPON) != 0:
        own = equipped_creature(g, own)
    if own < 0 or own == card or g.zone[own] != zones.BATTLE or g.zone[card] != zones.BATTLE:
        return 0
    push_battle(g, g.frame_player[frame], own, card)
    return 1


@rule
def seal(g: Game, t: Tables, card: Card) -> int:
    """Seal a card of the battle zone (116.1); 1 if it is there."""
    if g.zone[card] != zones.BATTLE:
        return 0
    return 1 if put_seal(g, t, card) >= 0 else 0


@rule
def turn_face_up(g: Game, t: Tables, shield: Card) -> int:
    """Turn all cards of a shield face up; 1 if any was not. Each stays so while it is in the shield zone."""
    done = 0
    while shield >= 0:
        if g.face_up[shield] == 0:
            g.face_up[shield] = 1
            g.face_up_count += 1
            note(g, log.FACE_UP, owner(shield), shield, 0, 0)
            done = 1
        shield = card_under(g, shield)
    if done != 0:
        rebuild_statics(g, t)
    return done


@cold
def put_them_on_shields(g: Game, t: Tables, frame: int, how: int, newest: bool) -> int:
    """Put "them" on shields of their owners, which the player chooses, or the newest, face up; how many came there.

    Where its owner has no shield, a card stays where it is.
    """
    done = 0
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card < 0 or g.stopped != course.RUNNING or is_seal(g, card) or lies_under(g, card):
            continue
        side = owner(card)
        if g.zone[card] == zones.SHIELD or is_held(g, t, card):
            continue
        shield = (
            newest_shield(g, side) if newest else choose_shield(g, t, g.frame_player[frame], side, g.frame_card[frame])
        )
        if shield < 0:
            continue
        before = g.zone_count[side, zones.SHIELD]
        if g.zone[card] == zones.BATTLE:
            g.moving_count = 0
            done += leave_alone(g, t, card, zones.SHIELD_FACE_UP, how)
        else:
            move_card(g, t, card, zones.SHIELD_FACE_UP)
            done += 1
        join_new_shields(g, side, before, shield)
    return done


@cold
def turn_upside_down(g: Game, field: Card) -> int:
    """Turn a field upside down; 1 if it was not so. Nothing turns it back while it stays there (105.5, 701.28a)."""
    if g.zone[field] != zones.BATTLE or g.upside_down[field] != 0:
        return 0
    g.upside_down[field] = 1
    note(g, log.UPSIDE_DOWN, owner(field), field, 0, 0)
    return 1


@rule
def count_shields(g: Game, frame: int) -> int:
    """How many of "them" are shields that are still there."""
    shields = 0
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if g.zone[card] == zones.SHIELD and g.object[card] == g.them_object[frame, index] and not fortifies(g, card):
            shields += 1
    return shields


@rule
def withstands_tapping(g: Game, t: Tables, card: Card, player: int) -> bool:
    """Whether an effect of the player can't tap the card, which belongs to the other one (101.2)."""
    if not at_work(g, statics.STAYS_UPRIGHT) or owner(card) == player or g.zone[card] != zones.BATTLE:
        return False
    return has_static(g, t, statics.STAYS_UPRIGHT, card)


@cold
def become(g: Game, t: Tables, frame: int, card: Card) -> int:
    """The creature whose effect this is becomes the creature on this card for the turn; 1 if it does."""
    own = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    kind = element_kind(t, g.kind[card])
    if own < 0 or not is_element(t, kind):
        return 0
    note(g, log.GIVEN, g.frame_player[frame], own, lasting.BECAME, kind)
    let_become(g, t, own, g.frame_player[frame], kind, durations.END_OF_THIS_TURN)
    return 1


@cold
def lend_to(g: Game, t: Tables, frame: int, card: Card) -> int:
    """The creature whose effect this is adds its power and abilities to another one; 1 if it does."""
    own = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    if own < 0 or own == card or g.zone[card] != zones.BATTLE:
        return 0
    note(g, log.GIVEN, g.frame_player[frame], card, lasting.LENT, g.kind[own])
    lend(g, t, own, card, g.frame_player[frame])
    return 1


@cold
def unleash(g: Game, t: Tables, card: Card, player: int, until: durations.Duration) -> int:
    """Unleash the Hyper Mode of a creature: it has its abilities and power too (816.2a-b); 1 if it has one.

    One that is unleashed is not unleashed again (816.2c).
    """
    kind = t.unleashed[g.kind[card]]
    if kind < 0 or g.zone[card] != zones.BATTLE:
        return 0
    note(g, log.GIVEN, player, card, lasting.BECAME, kind)
    let_become(g, t, card, player, kind, until)
    return 1


@cold
def give_up_life(g: Game, t: Tables, card: Card) -> int:
    """Put an EX Life shield of the creature into the graveyard (docs/keywords.md); 1 if it went there."""
    player = owner(card)
    ask(g, choices.ASK_SELECT, player, card, verbs.GIVE_UP_LIFE)
    for index in range(g.zone_count[player, zones.SHIELD]):
        shield = g.zone_cards[player, zones.SHIELD, index]
        if is_life_of(g, t, shield, card):
            offer(g, choices.OPTION_CARD, shield, 0)
    if g.option_count == 0:
        return 0
    answer = decide(g, t)
    if answer < 0:
        return 0
    shield = g.option_card[answer]
    move_shield(g, t, shield, zones.GRAVEYARD, alone=False)
    if g.zone[shield] != zones.GRAVEYARD:
        g.moving_replaced += 1
        return 0
    return 1


@rule
def do_to_card(g: Game, t: Tables, frame: int, step: int, card: Card, value: int) -> int:
    """Do a verb to one card; 1 if it was done."""
    # Over 60 lines: a branch for each verb.
    verb = t.step_verb[step]
    player = g.frame_player[frame]
    done = 1
    if (is_seal(g, card) or lies_under(g, card)) and verb != verbs.REVEAL:
        return 0  # it has no characteristics to change, or is no creature by itself
    if verb in (
        verbs.GIVE_POWER,
        verbs.FIX_POWER,
        verbs.IGNORE_ABILITIES,
        verbs.GIVE_ATTACK_POWER,
        verbs.GIVE_BREAKS,
        verbs.GIVE_KEYWORD,
        verbs.GIVE_RACE,
        verbs.GIVE_NAMED_RACE,
        verbs.KEEP_TAPPED,
        verbs.EXPOSE,
        verbs.MAKE_BLOCK,
        verbs.MAKE_BLOCK_THAT,
        verbs.LET_ATTACK,
        verbs.BAR_TRIGGERS,
    ):
        done = let_last(g, t, frame, step, card, value)
    elif verb == verbs.DISCARD:
        done = discard_one(g, t, card, g.frame_player[effect_of(g, frame)]) if g.zone[card] == zones.HAND else 0
    elif verb == verbs.TAP:
        done = (
            1 if has_orientation(g, t, card) and not withstands_tapping(g, t, card, player) and tap(g, t, card) else 0
        )
        if done != 0 and t.step_amount[step] == programs.FOR_MUGEN_CLIMB:
            fire(g, t, CLIMBED_WITH, card, 0)
    elif verb == verbs.UNTAP:
        kept = g.continuous_count > 0 and is_kept_tapped(g, g.object[card])
        kept = kept or (g.zone[card] == zones.BATTLE and has_keyword(g, t, card, CANT_UNTAP))
        if at_work(g, statics.MANA_STAYS_TAPPED) and g.zone[card] == zones.MANA:
            kept = kept or has_static(g, t, statics.MANA_STAYS_TAPPED, card)
        if g.tapped[card] != 0 and not kept and at_work(g, statics.MAY_STAY_TAPPED):
            kept = may_leave_tapped(g, t, card)
        done = 1 if has_orientation(g, t, card) and not kept and untap(g, t, card) else 0
    elif verb == verbs.SEAL:
        done = 0
        for _ in range(max(value, 1)):
            done |= seal(g, t, card)
    elif verb == verbs.REVEAL:
        note(g, log.REVEAL, player, card, g.zone[card], 0)
    elif verb == verbs.LOOK_AT:
        g.frame_looker[frame] = player + 1
        note(g, log.LOOK, player, card, g.zone[card], 0)
    elif verb == verbs.FLIP or verb == verbs.FLIP_BACK:
        done = flip(g, t, card, value) if verb == verbs.FLIP else flip_back(g, t, card)
    elif verb == verbs.UNLINK:
        done = unlink_all(g, t, card)
    elif verb == verbs.BIG_BANG:
        done = big_bang(g, t, card)
    elif verb == verbs.LINK_NEBULA:
        done = link_nebula(g, t, card)
    elif verb == verbs.TURN_FACE_UP or verb == verbs.TURN_FACE_DOWN:
        if g.zone[card] == zones.SHIELD:
            done = turn_face_up(g, t, card)
        else:
            done = turn_in_mana(g, t, card, verb == verbs.TURN_FACE_UP)
    elif verb == verbs.TURN_UPSIDE_DOWN:
        done = turn_upside_down(g, card)
    elif verb == verbs.GIVE_UP_LIFE:
        done = give_up_life(g, t, card)
    elif verb == verbs.FIGHT:
        done = fight(g, t, frame, card)
    elif verb == verbs.BECOME:
        done = become(g, t, frame, card)
    elif verb == verbs.LEND:
        done = lend_to(g, t, frame, card)
    elif verb == verbs.UNLEASH:
        done = unleash(g, t, card, player, t.step_until[step])
    elif verb == verbs.CAST_FREE or verb == verbs.USE_FREE:
        done = use_for_nothing(g, t, player, card, step)
    else:
        done = 0
    return done


@rule
def do_to_each(g: Game, t: Tables, frame: int, step: int, value: int) -> int:
    """Do the verb to each of "them" that is still there; how many it was done to."""
    done = 0
    count = g.them_count[frame]
    # The frame that is pushed last is resolved first: of several cards, the one that was chosen first (409.1c).
    backwards = t.step_verb[step] == verbs.CAST_FREE or t.step_verb[step] == verbs.USE_FREE
    for number in range(count):
        index = count - 1 - number if backwards else number
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card >= 0 and g.stopped == course.RUNNING:
            done += do_to_card(g, t, frame, step, card, value)
    if t.step_verb[step] == verbs.SEAL:
        rebuild_statics(g, t)
    return done


# --- Doing something to them together ---
@rule
def fight_each_other(g: Game, t: Tables, frame: int) -> int:
    """The two creatures that are "them" battle; how many do."""
    if g.them_count[frame] != 2:
        return 0
    first = still_there(g, t, g.them[frame, 0], g.them_object[frame, 0])
    second = still_there(g, t, g.them[frame, 1], g.them_object[frame, 1])
    if first < 0 or second < 0 or g.zone[first] != zones.BATTLE or g.zone[second] != zones.BATTLE:
        return 0
    if is_seal(g, first) or is_seal(g, second) or lies_under(g, first) or lies_under(g, second):
        return 0
    push_battle(g, g.frame_player[frame], first, second)
    return 2


@cold
def choose_more_shields(g: Game, t: Tables, frame: int, number: int) -> None:
    """Add this many shields of the same player to those that this frame's effect breaks (701.14d)."""
    side = g.frame_that_player[frame]
    goal = g.them_count[frame] + number
    while g.stopped == course.RUNNING and g.them_count[frame] < goal:
        chooser = chooser_of_shields(g, t, g.frame_player[frame], side, breaking=True)
        ask(g, choices.ASK_SHIELD, chooser, g.frame_card[frame], verbs.BREAK)
        for index in range(g.zone_count[side, zones.SHIELD]):
            shield = g.zone_cards[side, zones.SHIELD, index]
            if not among_them(g, frame, shield):
                offer(g, choices.OPTION_CARD, shield, index)
        if g.option_count == 0:
            return
        answer = decide(g, t)
        if answer < 0:
            return
        add_to_them(g, frame, g.option_card[answer])


@rule
def break_them(g: Game, t: Tables, frame: int, by_that: bool) -> int:
    """The creature whose effect this is, or that of the event, breaks "them"; how many it breaks."""
    breaker = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    if by_that:
        breaker = find_creature(g, g.frame_event_card[frame], g.frame_event_object[frame])
        if breaker < 0:
            return 0
    return break_by(g, t, frame, breaker)


@rule
def break_by(g: Game, t: Tables, frame: int, breaker: Card) -> int:
    """This creature, or none, breaks the shields that are "them"; how many."""
    if g.them_count[frame] == 0:
        return 0
    more = shields_broken(g, t, breaker, g.them_count[frame]) - g.them_count[frame]
    if more > 0:
        choose_more_shields(g, t, frame, more)
        if g.stopped != course.RUNNING:
            return 0
    keep_breakable(g, t, frame)
    if is_listened_to(g, events.BEFORE_EFFECT_BREAKS) and breaker >= 0 and g.them_count[frame] > 0:
        # What such an ability breaks itself is not what it waits for.
        if g.frame_trigger[frame] < 0 or not waits_for(t, g.frame_trigger[frame], events.BEFORE_EFFECT_BREAKS):
            fire(g, t, events.BEFORE_EFFECT_BREAKS, breaker, g.them_count[frame])
            ask_who_saves(g, frame, g.frame_that_player[frame], breaker)
            return 0
    done = break_shields(g, t, frame, g.frame_that_player[frame], breaker)
    if breaker >= 0 and g.attacker >= 0 and g.object[breaker] == g.attacker_object:
        g.attack_breaks += done
    return done


@cold
def let_them_break(g: Game, t: Tables, frame: int) -> int:
    """The first of "them", a creature, breaks the others, which are shields; how many it breaks."""
    breaker = still_there(g, t, g.them[frame, 0], g.them_object[frame, 0]) if g.them_count[frame] > 1 else NO_CARD
    if breaker < 0 or g.zone[breaker] != zones.BATTLE or not is_creature(g, t, breaker) or ignored(g, t, breaker):
        return 0
    drop_from_them(g, frame, 0)
    g.frame_that_player[frame] = owner(g.them[frame, 0])
    return break_by(g, t, frame, breaker)


@cold
def mean_newest_auras(g: Game, t: Tables, frame: int) -> None:
    """The top card of a creature with auras is its newest one (310.6): it is meant then, and not the creature."""
    for index in range(g.them_count[frame]):
        card = still_there(g, t, g.them[frame, index], g.them_object[frame, index])
        if card >= 0 and g.zone[card] == zones.BATTLE and newest_aura(g, card) >= 0:
            g.them[frame, index] = newest_aura(g, card)
            g.them_object[frame, index] = g.object[newest_aura(g, card)]


@rule
def do_to_them(g: Game, t: Tables, frame: int, step: int, value: int) -> int:
    """Do the verb to "them"; to how many it was done."""
    # Over 60 lines: a branch for each verb.
    verb = t.step_verb[step]
    how = departures.ONLY_THE_TOP if t.step_top_only[step] != 0 else departures.MOVED
    if t.any_auras != 0 and (verb == verbs.TOP_CARD_TO_GRAVEYARD or t.step_top_only[step] == programs.CARD_ON_TOP):
        mean_newest_auras(g, t, frame)
    if verb == verbs.DESTROY:
        return move_them(g, t, frame, zones.GRAVEYARD, how | departures.DESTROYED)
    if verb == verbs.TO_HAND or verb == verbs.SHIELD_TO_HAND:
        drop_held_shields(g, t, frame)
        if are_cards_of_shields(g, t, frame):
            part_from_shields(g, frame)
        shields = count_shields(g, frame)
        done = move_them(g, t, frame, zones.HAND, how)
        if shields > 0 and g.stopped == course.RUNNING:
            add_shields_to_hands(g, t, frame, t.step_triggers_barred[step] != 0)
        return done + shields
    if verb == verbs.TO_MANA and (t.step_tapped[step] & programs.PUT_FACE_DOWN) != 0:
        return move_them(g, t, frame, zones.MANA_FACE_DOWN, how)
    if verb == verbs.TO_MANA:
        before = (g.zone_count[0, zones.MANA], g.zone_count[1, zones.MANA])
        moved = move_them(g, t, frame, zones.MANA, how)
        if t.step_tapped[step] != 0:
            for player in range(2):
                for index in range(before[player], g.zone_count[player, zones.MANA]):
                    card = g.zone_cards[player, zones.MANA, index]
                    # 310.8a: the rule moves an aura that came along, not the effect.
                    if t.any_auras == 0 or not is_aura(t, g.kind[card]) or among_them(g, frame, card):
                        g.tapped[card] = 1
        return moved
    if verb == verbs.TO_HYPERSPATIAL:
        return move_them(g, t, frame, zones.HYPERSPATIAL, how)
    if verb == verbs.TO_GRAVEYARD:
        return move_them(g, t, frame, zones.GRAVEYARD, how)
    if verb == verbs.TOP_CARD_TO_GRAVEYARD:
        return move_them(g, t, frame, zones.GRAVEYARD, departures.ONLY_THE_TOP)
    if verb == verbs.TO_SHIELD:
        return move_them(g, t, frame, zones.SHIELD, how)
    if verb == verbs.PUT_ON_SHIELD:
        return put_them_on_shields(g, t, frame, how, value == programs.ON_THE_NEWEST)
    if verb == verbs.TO_SHIELD_FACE_UP:
        return move_them(g, t, frame, zones.SHIELD_FACE_UP, how)
    if verb == verbs.TO_DECK_TOP or verb == verbs.TO_DECK_BOTTOM:
        to = zones.DECK_BOTTOM if verb == verbs.TO_DECK_BOTTOM else zones.DECK
        return move_them_to_deck(g, t, frame, to, how)
    if verb == verbs.PUT_INTO_BATTLE:
        put = t.step_tapped[step]
        g.unheard = 1 if (put & programs.PUT_UNHEARD) != 0 else 0
        g.must_link = 1 if (put & programs.PUT_LINKED) != 0 else 0
        entered = put_them(g, t, frame, (put & programs.PUT_TAPPED) != 0)
        g.unheard = 0
        g.must_link = 0
        return entered
    if verb == verbs.BREAK or verb == verbs.THAT_BREAKS:
        return break_them(g, t, frame, verb == verbs.THAT_BREAKS)
    if verb == verbs.THEY_BREAK:
        return let_them_break(g, t, frame)
    if verb == verbs.ATTACH:
        return attach_them(g, t, frame)
    if verb == verbs.ATTACH_THIS:
        return attach_this(g, t, frame)
    if verb == verbs.LINK and t.any_gods != 0 and t.god_bits[g.kind[g.frame_card[frame]]] != 0:
        return link_with_them(g, t, frame)
    if verb == verbs.LINK:
        return link_them(g, t, frame)
    if verb == verbs.FIGHT_EACH_OTHER:
        return fight_each_other(g, t, frame)
    if verb == verbs.PUT_UNDER:
        return put_them_under(g, t, frame)
    if verb == verbs.CROSS:
        return cross_them(g, t, frame)
    if verb == verbs.PUT_ONTO_THIS:
        return put_them_onto_this(g, t, frame)
    return do_to_each(g, t, frame, step, value)


@cold
def place_of(verb: verbs.Verb) -> zones.Zone:
    """The zone where a verb puts cards, or -1."""
    if verb == verbs.TO_HAND or verb == verbs.SHIELD_TO_HAND:
        return zones.HAND
    if verb == verbs.TO_MANA:
        return zones.MANA
    if verb == verbs.TO_SHIELD or verb == verbs.TO_SHIELD_FACE_UP:
        return zones.SHIELD
    if verb == verbs.TO_DECK_TOP or verb == verbs.TO_DECK_BOTTOM:
        return zones.DECK
    if verb in (verbs.DESTROY, verbs.DISCARD, verbs.TO_GRAVEYARD, verbs.TOP_CARD_TO_GRAVEYARD):
        return zones.GRAVEYARD
    return zones.NO_ZONE


@cold
def serves(verb: verbs.Verb, asked: verbs.Verb) -> bool:
    """Whether what this verb does, instead of what was asked for, is what was asked for, done to other cards."""
    return verb == asked or (
        asked != verbs.DESTROY and asked != verbs.DISCARD and place_of(verb) == place_of(asked) >= 0
    )


@rule
def do(g: Game, t: Tables, frame: int, step: int) -> None:
    """Do a verb to "them", once (607.1), as far as possible (606.2)."""
    # 605.2d: before anything happens to the cards that it may count.
    value = amount(g, t, frame, t.step_amount[step])
    if t.step_ordered[step] != 0:
        keep_those_there(g, t, frame)
        order_them(g, t, frame, step)
        if g.stopped != course.RUNNING:
            return
    if g.them_count[frame] > 0:
        g.frame_that_player[frame] = owner(g.them[frame, 0])
    g.moving_replaced = 0
    g.moving_withstood = 0
    effect = effect_of(g, frame)
    if effect == frame:  # what is done instead of a part of it comes on top
        g.came_to_deck[0] = 0
        g.came_to_deck[1] = 0
    begin_moving(g, t, frame)
    done = do_to_them(g, t, frame, step, value)
    if t.step_verb[step] == verbs.NO_VERB:
        done = g.them_count[frame] if g.them_count[frame] >= value else 0  # as many were chosen as the effect says
    end_moving(g)
    if effect != frame and serves(t.step_verb[step], t.step_verb[g.frame_step[effect] - 1]):
        g.frame_affected[effect] += done  # answer of 2023-07-21
    # 101.3a: "if you do" asks for the attempt, "that many" for its result, or by a rule option for the attempt too.
    g.frame_done[frame] = done + g.moving_replaced + g.moving_withstood
    if t.step_verb[step] == verbs.TAP and done < value:
        g.frame_done[frame] = 0  # 105.6: a tapped card is not tapped again, so fewer were tapped
    if value == programs.WHOLE_HAND and (t.step_verb[step] == verbs.DISCARD or t.step_verb[step] == verbs.TO_MANA):
        g.frame_done[frame] = max(g.frame_done[frame], 1)  # 605.2b: all cards of an empty hand are none, and done
    g.frame_affected[frame] = done if t.counts_replaced == 0 else done + g.moving_replaced
