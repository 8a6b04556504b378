"""The interpreter: resolves the innermost frame, step by step, until none is left (605-607).

A program's steps are rows of `sim.engine.record.tables`; `run_step` does one of them. Which cards they act on is in
`sim.engine.rules.choosing`, what is done to those in `verbs`, and what else is done in `primitives`. What nests - a
card used by an effect, a shield check inside an effect - pushes a frame, and the loop resolves that one first (101.4d).
Nothing here recurses.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.descriptions import ability_for
from sim.engine.record.codes import (
    choices,
    counted,
    course,
    descriptions,
    durations,
    endings,
    events,
    faults,
    frames,
    lasting,
    log,
    owners,
    programs,
    statics,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, NO_OBJECT, Card
from sim.engine.record.invariants import check_invariants
from sim.engine.record.state import Game, fail, note
from sim.engine.record.tables import Tables
from sim.engine.rules.battle import run_battle
from sim.engine.rules.castles import (
    newest_shield,
    put_onto_newest_shield,
    put_under_a_shield,
    put_under_that_shield,
    shieldify_this,
    turn_cards_face_down,
)
from sim.engine.rules.checks import check_state
from sim.engine.rules.choices import agrees
from sim.engine.rules.choosing import (
    amount,
    finds_nothing,
    holds,
    refer,
    select,
    select_among,
    source_now,
    take_at_random,
    take_battled,
    take_cards_under,
    take_crossed,
    take_every,
    take_marked,
    take_one,
    take_rest,
    take_rest_too,
    take_their_gears,
    take_those_under,
    take_top,
    whose,
)
from sim.engine.rules.frames import pop
from sim.engine.rules.gr import gr_summon_several
from sim.engine.rules.lasting import add_continuous, begin_lasting, let_next_cost_less, let_static_last, note_use
from sim.engine.rules.primitives import (
    change_places,
    choose_modes,
    delay_trigger,
    draw,
    draw_each,
    exchange_hands_and_mana,
    extra_turn,
    follow,
    from_deck,
    from_each_deck,
    hold_judge,
    hold_judges,
    limit,
    mill_bottom,
    mill_until,
    name_number,
    name_one,
    name_power,
    name_them,
    next_mode,
    pick_player,
    play_hands,
    prohibit,
    put_this_onto,
    redraw_hands,
    send_this,
    shuffle_deck,
    shuffle_this,
    skip_next_turn,
    skip_turn,
    take_drawn,
    tuck,
    use_kizuna,
    use_put_ability,
    use_that_ability,
)
from sim.engine.rules.shields import run_break, run_diverting, run_saving, run_shield_check
from sim.engine.rules.standby import fire
from sim.engine.rules.using import finish_spell, has_no_effects, pay_now, run_use, stop_spell, use_this
from sim.engine.rules.verbs import do

MOST_STEPS = 20_000  # a game that takes more steps of effects and of main steps than this would not end


# --- One step of a program ---
@rule
def number_of_this(g: Game, t: Tables, frame: int, step: int) -> int:
    """Which object is meant by this creature, or by the card that it became when it left (603.5c)."""
    card = g.frame_card[frame]
    how = t.step_how[step]
    if how == programs.AS_IT_LEFT_FOR_GRAVEYARD and g.zone[card] != zones.GRAVEYARD:
        return NO_OBJECT
    left = how == programs.AS_IT_LEFT or how == programs.AS_IT_LEFT_FOR_GRAVEYARD
    if left and g.last_known_object[card] == g.frame_object[frame]:
        return g.left_as[card]
    return g.frame_object[frame]


HAS_STRUCK: Final = in_word(events.USES_NINJA_STRIKE)


@cold
def spell_now(g: Game, card: Card, number: int) -> int:
    """The object that a spell with this number has become in the graveyard after it was cast; 0 if it is not there."""
    there = (
        g.zone[card] == zones.GRAVEYARD and g.last_known_object[card] == number and g.left_as[card] == g.object[card]
    )
    return g.object[card] if there else 0


@rule
def gather(g: Game, t: Tables, frame: int, step: int, code: programs.StepCode) -> None:
    """A step that says which cards are "them"."""
    if code != programs.SELECT_AMONG and code != programs.REST:
        g.frame_looker[frame] = 0  # other cards than those that were looked at
    describes = code <= programs.AT_RANDOM or (code == programs.TOP and t.step_filter[step] >= 0)
    if describes and t.filter_relation[t.step_filter[step]] == descriptions.COMPARED:
        refer(g, t, frame, t.step_filter[step])
    if code == programs.SELECT:
        select(g, t, frame, step)
    elif code == programs.SELECT_AMONG:
        select_among(g, t, frame, step)
    elif code == programs.EVERY:
        besides = t.step_single[step] == programs.BESIDES_THEM
        take_every(g, t, frame, t.step_filter[step], g.them_count[frame] if besides else 0)
        if besides:
            take_rest_too(g, frame)
        elif t.step_single[step] != 0:
            take_cards_under(g, t, frame, t.step_filter[step])
    elif code == programs.AT_RANDOM:
        number = amount(g, t, frame, t.step_amount[step])
        take_at_random(g, t, frame, t.step_filter[step], number, t.step_add_to_them[step] != 0)
    elif code == programs.THIS:
        more = t.step_how[step] == programs.THIS_TOO
        take_one(g, t, frame, g.frame_card[frame], number_of_this(g, t, frame, step), more)
    elif code == programs.THAT:
        number = g.frame_event_object[frame]
        if t.step_how[step] == programs.AS_IT_LEFT:
            number = spell_now(g, g.frame_event_card[frame], number)
        take_one(g, t, frame, g.frame_event_card[frame], number, more=False)
    elif code == programs.OF_ATTACK:
        how = t.step_how[step]
        if how == programs.THE_BATTLED:
            take_battled(g, t, frame)
            return
        attacks = how != programs.THE_BLOCKING
        card = g.attacker if attacks else g.target
        number = g.attacker_object if attacks else g.target_object
        take_one(g, t, frame, card, number, how == programs.THE_ATTACKING_TOO)
    elif code == programs.TOP:
        take_top(g, t, frame, step)
    elif code == programs.REST:
        take_rest(g, t, frame, t.step_exchanged[step])
    elif code == programs.CROSSED_WITH_THEM:
        if t.step_how[step] == programs.THE_CARDS_UNDER:
            take_those_under(g, t, frame)
        elif t.step_how[step] == programs.THEIR_GEARS_TOO:
            take_their_gears(g, frame)
        else:
            take_crossed(g, t, frame)


@rule
def mana_place(t: Tables, step: int) -> zones.Zone:
    """Where in the mana zone a step puts cards: face up, or face down (405.4)."""
    return zones.MANA if (t.step_tapped[step] & programs.PUT_FACE_DOWN) == 0 else zones.MANA_FACE_DOWN


@rule
def move_from_deck(g: Game, t: Tables, frame: int, step: int, code: programs.StepCode) -> None:
    """A step that draws cards, or puts top cards of a deck elsewhere."""
    number = amount(g, t, frame, t.step_amount[step])
    player = whose(g, frame, t.step_whose[step])
    if code == programs.DRAW and t.step_whose[step] == owners.ANYONES:
        draw_each(g, t, frame, number, number, t.step_up_to[step] != 0)
    elif code == programs.DRAW:
        before = g.zone_count[player, zones.HAND]
        draw(g, t, frame, number, player, t.step_up_to[step] != 0)
        if t.step_add_to_them[step] != 0:
            take_drawn(g, frame, player, before)
    elif t.step_whose[step] == owners.ANYONES:
        zone = (
            mana_place(t, step)
            if code == programs.CHARGE
            else zones.GRAVEYARD
            if code == programs.MILL
            else zones.SHIELD
        )
        from_each_deck(g, t, frame, number, zone, (t.step_tapped[step] & programs.PUT_TAPPED) != 0)
    elif code == programs.CHARGE:
        tapped = (t.step_tapped[step] & programs.PUT_TAPPED) != 0
        from_deck(g, t, frame, number, player, mana_place(t, step), tapped, t.step_up_to[step] != 0)
    elif code == programs.MILL and t.step_filter[step] >= 0:
        mill_until(g, t, frame, t.step_filter[step], number, player)
    elif code == programs.MILL:
        from_deck(g, t, frame, number, player, zones.GRAVEYARD, tapped=False, up_to=False)
    elif code == programs.SHIELDIFY:
        from_deck(g, t, frame, number, player, zones.SHIELD, tapped=False, up_to=t.step_up_to[step] != 0)


@rule
def what_was_named(g: Game, frame: int, of_named: int) -> int:
    """What a static ability is about that works for a while: a filter, a number that was named, or -1."""
    if of_named == programs.OF_THE_NUMBER:
        return descriptions.NAMED_NUMBER - g.frame_named[frame]
    there = descriptions.THERE_ALREADY - g.next_object * descriptions.NAMED_OF_THOSE
    if of_named == programs.OF_CARDS_THERE:
        return there
    if of_named == programs.OF_NAMED_THERE:
        return there - 1 - g.named_row[source_now(g, frame)]
    if of_named == programs.OF_THEM:
        return descriptions.NAMED_OBJECT - (g.them_object[frame, 0] if g.them_count[frame] > 0 else 0)
    if of_named == programs.OF_THE_NEWEST_SHIELD:
        newest = newest_shield(g, g.frame_player[frame]) if g.frame_affected[frame] > 0 else NO_CARD
        return descriptions.NAMED_OBJECT - (g.object[newest] if newest >= 0 else 0)
    return g.named_row[source_now(g, frame)] if of_named != 0 else -1


@rule
def act(g: Game, t: Tables, frame: int, step: int, code: programs.StepCode) -> None:
    """A step that does something."""
    # Over 60 lines: a branch for each code.
    player = g.frame_player[frame]
    if code == programs.DO:
        do(g, t, frame, step)
    elif code <= programs.MILL:
        move_from_deck(g, t, frame, step, code)
    elif code == programs.SHUFFLE:
        shuffle_deck(g, whose(g, frame, t.step_whose[step]))
    elif code == programs.REDRAW_HANDS:
        redraw_hands(g, t, frame, t.step_whose[step])
    elif code == programs.PICK_PLAYER:
        pick_player(g, t, frame)
    elif code == programs.NAME:
        if t.step_names[step] == programs.A_NUMBER:
            name_number(g, t, frame, t.step_verb[step])
        elif t.step_names[step] == programs.A_POWER:
            name_power(g, t, frame, step)
        else:
            name_one(g, t, frame, step)
    elif code == programs.PROHIBIT:
        prohibit(g, t, frame, step)
    elif code == programs.ATTACK_ANYWAY:
        begin_lasting(g, lasting.ATTACKS_ANYWAY, player, player, 0, durations.END_OF_THIS_TURN)
        note(g, log.GIVEN, player, g.frame_card[frame], lasting.ATTACKS_ANYWAY, 0)
    elif code == programs.PUT_THIS_ONTO:
        put_this_onto(g, t, frame, t.step_onto_attacker[step] != 0, t.step_how[step])
    elif code == programs.CHANGE_PLACES:
        change_places(g, t, frame, t.step_how[step])
    elif code == programs.USE_THIS:
        use_this(g, t, frame, t.step_cost[step], t.step_program[step], t.step_put_on[step])
    elif code == programs.COUNT_KEYWORD:
        g.keyword_uses[player, t.step_keyword[step]] += 1
        if t.step_keyword[step] == counted.NINJA_STRIKES:
            fire(g, t, HAS_STRUCK, g.frame_card[frame], player)
        elif t.step_keyword[step] == counted.FINAL_REVOLUTION:
            g.keyword_uses[player, counted.FINAL_REVOLUTIONS] += 1
    elif code == programs.DELAY:
        delay_trigger(g, frame, t.step_event[step], t.step_trigger[step], t.step_marks[step])
    elif code == programs.STOP_ATTACK:
        g.attack_stopped |= t.step_how[step]
    elif code == programs.SKIP_TURN:
        skip_turn(g, t, frame)
    elif code == programs.EXTRA_TURN:
        extra_turn(g, frame, t.step_trigger[step])
    elif code == programs.WIN:
        g.won[whose(g, frame, t.step_whose[step])] = endings.CARD_EFFECT
        g.unsettled = 1
    elif code == programs.LOSE:
        g.lost[whose(g, frame, t.step_whose[step])] = endings.CARD_EFFECT
        g.unsettled = 1
    elif code == programs.NEXT_COSTS_LESS:
        if t.step_keywords[step] != 0:
            add_continuous(
                g,
                lasting.NEXT_HAS,
                player,
                player,
                t.step_keywords[step],
                durations.END_OF_THIS_TURN,
                t.step_filter[step],
                -1,
            )
        else:
            let_next_cost_less(g, player, t.step_filter[step], t.step_amount[step], t.step_cost[step])
    elif code == programs.MARKED:
        take_marked(g, frame)
    elif code == programs.RECALL_NAMED:
        g.named_row[source_now(g, frame)] = g.frame_event_number[frame]
    elif code == programs.EXCHANGE:
        exchange_hands_and_mana(g, t, frame, t.step_whose[step])
    elif code == programs.JUDGE:
        if t.step_how[step] == programs.BY_HANDS:
            play_hands(g, t, frame)
        elif t.step_how[step] == programs.UNTIL_LOST:
            hold_judges(g, t, frame)
        else:
            hold_judge(g, t, frame, t.step_how[step] == programs.BY_POWER)
    elif code == programs.GR_SUMMON:
        gr_summon_several(g, t, frame, amount(g, t, frame, t.step_amount[step]), t.step_tapped[step] != 0)
    elif code == programs.USE_KIZUNA:
        use_kizuna(g, t, frame, amount(g, t, frame, t.step_amount[step]))
    elif code == programs.UNDER_THAT_SHIELD:
        put_under_that_shield(g, t, frame)
    elif code == programs.FACE_DOWN:
        turn_cards_face_down(g, t, frame, amount(g, t, frame, t.step_amount[step]))
    elif code == programs.SHOW_THIS:
        begin_lasting(g, lasting.SHOWN, g.frame_object[frame], player, 0, durations.END_OF_THIS_TURN)
    elif code == programs.SEND_THIS:
        send_this(g, frame, t.step_place[step])
    elif code == programs.LIMIT:
        limit(g, t, frame, step, amount(g, t, frame, t.step_amount[step]))
    elif code == programs.SKIP_NEXT_TURN:
        skip_next_turn(g, frame, whose(g, frame, t.step_whose[step]))
    elif code == programs.SHIELDIFY_THIS:
        shieldify_this(g, t, frame)
    elif code == programs.PAY:
        pay_now(g, t, frame, amount(g, t, frame, t.step_amount[step]), t.step_civilizations[step])
    elif code == programs.MILL_BOTTOM:
        mill_bottom(g, t, frame, whose(g, frame, t.step_whose[step]))
    elif code == programs.ONTO_NEWEST_SHIELD:
        put_onto_newest_shield(g, t, player)
    elif code == programs.SHUFFLE_THIS:
        shuffle_this(g, t, frame)
    elif code == programs.UNDER_A_SHIELD:
        put_under_a_shield(g, t, frame, step, amount(g, t, frame, t.step_amount[step]))
    elif code == programs.USE_ONCE:
        note_use(g, g.frame_card[frame], player, t.step_keyword[step], t.step_until[step])
    elif code == programs.TUCK:
        tuck(g, t, frame, t.step_filter[step])
    elif code == programs.USE_PUT_ABILITY:
        use_put_ability(g, t, frame)
    elif code == programs.USE_THAT_ABILITY:
        use_that_ability(g, t, frame)
    elif code == programs.STOP_SPELL:
        stop_spell(g)
    elif code == programs.FOLLOW:
        follow(g, frame, t.step_place[step])
    elif code == programs.KNIGHTS_BEGIN:
        g.frame_again[frame] = 0
    elif code == programs.NAME_THEM:
        name_them(g, t, frame)
    elif code == programs.STATIC_LASTS:
        let_static_last(
            g,
            t,
            g.frame_card[frame],
            player,
            t.step_static[step],
            t.step_until[step],
            what_was_named(g, frame, t.step_of_named[step]),
        )


@cold
def forget_chosen(g: Game, frame: int, what: int) -> None:
    """No cards are "them", or no player "that player", as the steps that would have chosen them are jumped over."""
    if (what & programs.FORGETS_THEM) != 0:
        g.them_count[frame] = 0
    if (what & programs.FORGETS_PLAYER) != 0:
        g.frame_that_player[frame] = endings.NOBODY


@cold
def use_knight_magic_again(g: Game, t: Tables, frame: int, step: int) -> None:
    """The player may use a Knight Magic again: once, and once more for each ability that says so."""
    player = g.frame_player[frame]
    most = 1
    at = ability_for(g, t, statics.MORE_KNIGHT_MAGIC, player, 0)
    while at >= 0:
        most += 1
        at = ability_for(g, t, statics.MORE_KNIGHT_MAGIC, player, at + 1)
    if g.frame_again[frame] < most and agrees(g, t, choices.ASK_MAY, player, g.frame_card[frame], verbs.NO_VERB):
        g.frame_again[frame] += 1
        g.frame_step[frame] = t.step_loop_step[step] + 1


@rule
def branch(g: Game, t: Tables, frame: int, step: int, code: programs.StepCode) -> None:
    """A step that says which step is next."""
    leaves = False
    if code == programs.JUMP:
        leaves = True
    elif code == programs.MAY:
        player = whose(g, frame, t.step_chooser[step])
        leaves = finds_nothing(g, t, frame, step) or not agrees(
            g, t, choices.ASK_MAY, player, g.frame_card[frame], t.step_verb[step]
        )
        # "If you do" and "that many" refer to what was offered, not to what was done before (101.3a).
        g.frame_done[frame] = 0 if leaves else 1
        if leaves:
            g.frame_affected[frame] = 0
    elif code == programs.UNLESS:
        leaves = not holds(g, t, frame, t.step_condition[step])
        if leaves:
            g.frame_done[frame] = 0
    elif code == programs.UNLESS_DONE:
        leaves = g.frame_done[frame] == 0
    elif code == programs.LOOP:
        g.frame_rounds[frame] = amount(g, t, frame, t.step_amount[step])
        leaves = g.frame_rounds[frame] <= 0
    elif code == programs.AGAIN:
        g.frame_rounds[frame] -= 1
        if g.frame_rounds[frame] > 0:
            g.frame_step[frame] = t.step_loop_step[step] + 1
    elif code == programs.KNIGHTS_AGAIN:
        use_knight_magic_again(g, t, frame, step)
    elif code == programs.MODE:
        choose_modes(g, t, frame, step)
    elif code == programs.NEXT_MODE:
        next_mode(g, t, frame, step)
    if leaves:
        g.frame_step[frame] = t.step_go_to[step]
        if t.step_forgets[step] != 0:
            forget_chosen(g, frame, t.step_forgets[step])


@rule
def asks_for_that_player(t: Tables, step: int) -> bool:
    """Whether the step is done by, or to, a player whom something before has determined."""
    return t.step_whose[step] == programs.CHOSEN_PLAYERS or t.step_chooser[step] == programs.CHOSEN_PLAYERS


@cold
def do_nothing(g: Game, t: Tables, frame: int, step: int, code: programs.StepCode) -> None:
    """A step about a player whom nothing has determined does nothing (101.3): none was chosen."""
    g.frame_done[frame] = 0
    g.frame_affected[frame] = 0
    if code <= programs.LAST_GATHERING:
        g.them_count[frame] = 0
    elif code == programs.MAY:
        g.frame_step[frame] = t.step_go_to[step]


@rule
def run_step(g: Game, t: Tables, frame: int) -> None:
    """One step of a program: the codes lie in the order of these groups."""
    step = g.frame_step[frame]
    g.frame_step[frame] = step + 1
    code = t.step_code[step]
    if g.frame_kind[frame] == frames.SPELL and has_no_effects(g, t, frame):
        code = programs.END
    if code == programs.END or code == programs.PAID:
        if g.frame_kind[frame] == frames.SPELL:
            finish_spell(g, t, frame)
        else:
            pop(g)
    elif g.frame_that_player[frame] == endings.NOBODY and asks_for_that_player(t, step):
        do_nothing(g, t, frame, step, code)
    elif code <= programs.LAST_GATHERING:
        gather(g, t, frame, step, code)
    elif code < programs.BRANCHES:
        act(g, t, frame, step, code)
    else:
        branch(g, t, frame, step, code)


# --- The loop ---
@rule
def goes_on(g: Game) -> bool:
    """Count a step. False, with an error, if the game has taken too many to end."""
    g.steps_run += 1
    if g.steps_run > MOST_STEPS:
        fail(g, faults.ENDLESS)
        return False
    return True


@rule
def run(g: Game, t: Tables) -> None:
    """Resolve the frames, innermost first, until none is left or the game stops."""
    while g.depth > 0 and g.stopped == course.RUNNING:
        if not goes_on(g):
            return
        frame = g.depth - 1
        kind = g.frame_kind[frame]
        if kind == frames.SHIELD_CHECK:
            run_shield_check(g, t, frame)
        elif kind == frames.USE:
            run_use(g, t, frame)
        elif kind == frames.BREAK:
            run_break(g, t, frame)
        elif kind == frames.SAVING:
            run_saving(g, t, frame)
        elif kind == frames.DIVERTING:
            run_diverting(g, t, frame)
        elif kind == frames.BATTLE:
            run_battle(g, t, frame)
        else:
            run_step(g, t, frame)
        if g.stopped == course.RUNNING:
            check_state(g, t)
        if g.checking != 0 and g.stopped == course.RUNNING:
            check_invariants(g, t)
