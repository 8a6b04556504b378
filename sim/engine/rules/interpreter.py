"""The interpreter: resolves the innermost frame, step by step, until none is left (605-607).

A program's steps are the rows of `sim.engine.record.tables`; `run_step` does one of them. Which cards they act on is in
`sim.engine.rules.choosing`. What nests - a card used by an effect, a shield check inside an effect - pushes a frame and
lets the loop go on with that one first (101.4d). Nothing here recurses.
"""

from sim.compiler.decorators import rule
from sim.engine.facts.identity import still_there
from sim.engine.record.codes import log, programs
from sim.engine.record.codes.abilities import (
    AFTER_THE_ATTACK,
    ANYONES,
    ATTACKS_ANYWAY,
    END_OF_THIS_TURN,
    NO_VERB,
)
from sim.engine.record.codes.cards import DECK, GRAVEYARD, MANA, SHIELD
from sim.engine.record.codes.choices import ASK_MAY, ASK_TARGET, OPTION_PLAYER
from sim.engine.record.codes.play import (
    BATTLE_FRAME,
    BREAK_FRAME,
    CARD_EFFECT,
    ENDLESS,
    NOBODY,
    RUNNING,
    SHIELD_CHECK_FRAME,
    SPELL_FRAME,
    USE_FRAME,
)
from sim.engine.record.invariants import check_invariants
from sim.engine.record.luck import shuffle
from sim.engine.record.state import Game, fail, note
from sim.engine.record.tables import Tables
from sim.engine.rules.battle import run_battle
from sim.engine.rules.checks import check_state
from sim.engine.rules.choices import agrees, ask, decide, offer
from sim.engine.rules.choosing import (
    amount,
    holds,
    select,
    select_among,
    take_at_random,
    take_every,
    take_top,
    whose,
)
from sim.engine.rules.frames import add_to_them, pop
from sim.engine.rules.lasting import begin_lasting, begin_prohibition
from sim.engine.rules.primitives import (
    change_places,
    choose_modes,
    draw,
    extra_turn,
    from_deck,
    name_number,
    next_mode,
    put_this_onto,
    redraw_hands,
)
from sim.engine.rules.shields import (
    run_break,
    run_shield_check,
)
from sim.engine.rules.standby import delay
from sim.engine.rules.using import finish_spell, run_use, use_this
from sim.engine.rules.verbs import do

MOST_STEPS = 20_000  # steps of effects in one game; beyond them it would not end


# --- The loop ---
@rule
def run_step(g: Game, t: Tables, frame: int) -> None:
    """One step of a program."""
    step = g.frame_step[frame]
    g.frame_step[frame] = step + 1
    code = t.steps[step, 0]
    first = t.steps[step, 1]
    second = t.steps[step, 2]
    if code == programs.END or code == programs.PAID:
        if g.frame_kind[frame] == SPELL_FRAME:
            finish_spell(g, t, frame)
        else:
            pop(g)
    elif code == programs.SELECT:
        select(g, t, frame, step)
    elif code == programs.SELECT_AMONG:
        select_among(g, t, frame, step)
    elif code == programs.EVERY:
        take_every(g, t, frame, first)
    elif code == programs.AT_RANDOM:
        take_at_random(g, t, frame, first, amount(g, t, frame, second))
    elif code == programs.THIS:
        g.them_count[frame] = 0
        card = still_there(g, t, g.frame_card[frame], g.frame_object[frame])
        if card >= 0:
            add_to_them(g, frame, card)
    elif code == programs.THAT:
        g.them_count[frame] = 0
        card = still_there(g, t, g.frame_event_card[frame], g.frame_event_object[frame])
        if card >= 0:
            add_to_them(g, frame, card)
    elif code == programs.THE_BLOCKER:
        g.them_count[frame] = 0
        card = still_there(g, t, g.target, g.target_object)
        if card >= 0:
            add_to_them(g, frame, card)
    elif code == programs.TOP:
        take_top(g, frame, amount(g, t, frame, first), whose(g, frame, second), t.steps[step, 3])
    elif code == programs.REST:
        count = g.rest_count[frame]
        g.them_count[frame] = count
        for index in range(count):
            g.them[frame, index] = g.rest[frame, index]
            g.them_object[frame, index] = g.rest_object[frame, index]
        g.rest_count[frame] = 0
    elif code == programs.DO:
        do(g, t, frame, step)
    elif code == programs.DRAW:
        draw(g, t, frame, amount(g, t, frame, first), whose(g, frame, second), t.steps[step, 3] != 0)
    elif code == programs.CHARGE:
        from_deck(g, t, frame, amount(g, t, frame, first), whose(g, frame, second), MANA, t.steps[step, 3] != 0)
    elif code == programs.MILL:
        from_deck(g, t, frame, amount(g, t, frame, first), whose(g, frame, second), GRAVEYARD, False)
    elif code == programs.SHIELDIFY:
        from_deck(g, t, frame, amount(g, t, frame, first), whose(g, frame, second), SHIELD, False)
    elif code == programs.MAY:
        player = g.frame_player[frame]
        if not agrees(g, t, ASK_MAY, player, g.frame_card[frame], NO_VERB):
            # "If you do" and "that many" speak of what was declined, not of what was done before.
            g.frame_done[frame] = 0
            g.frame_number[frame] = 0
            g.frame_step[frame] = first
    elif code == programs.UNLESS:
        if not holds(g, t, frame, first):
            g.frame_step[frame] = second
    elif code == programs.UNLESS_DONE:
        if g.frame_done[frame] == 0:
            g.frame_step[frame] = first
    elif code == programs.JUMP:
        g.frame_step[frame] = first
    elif code == programs.MODE:
        choose_modes(g, t, frame, step)
    elif code == programs.NEXT_MODE:
        next_mode(g, t, frame, step)
    elif code == programs.NAME_NUMBER:
        name_number(g, t, frame, first)
    elif code == programs.LOOP:
        g.frame_loop[frame] = amount(g, t, frame, first)
        if g.frame_loop[frame] <= 0:
            g.frame_step[frame] = second
    elif code == programs.AGAIN:
        g.frame_loop[frame] -= 1
        if g.frame_loop[frame] > 0:
            g.frame_step[frame] = first + 1
    elif code == programs.EXTRA_TURN:
        extra_turn(g, frame, first)
    elif code == programs.DELAY:
        # 607.2: something for later. After the attack: there must be one going on.
        if first != AFTER_THE_ATTACK or g.attacker >= 0:
            delay(g, first, g.turn, second, g.frame_card[frame], g.frame_object[frame], g.frame_player[frame])
    elif code == programs.SHUFFLE:
        player = whose(g, frame, first)
        note(g, log.SHUFFLE, player, -1, 0, 0)
        shuffle(g, player, DECK)
    elif code == programs.PROHIBIT:
        who = NOBODY if second == ANYONES else whose(g, frame, second)
        cost = g.frame_named[frame] if t.steps[step, 5] != 0 else -1
        begin_prohibition(g, who, g.frame_player[frame], first, t.steps[step, 3], t.steps[step, 4], cost)
        note(g, log.PROHIBITED, g.frame_player[frame], g.frame_card[frame], first, who)
    elif code == programs.PUT_THIS_ONTO:
        put_this_onto(g, t, frame, first != 0, second)
    elif code == programs.CHANGE_PLACES:
        change_places(g, t, frame)
    elif code == programs.USE_THIS:
        use_this(g, t, frame, first, second, t.steps[step, 3])
    elif code == programs.SKIP_TURN:
        # What waits already is still resolved, and the end of the turn comes.
        g.turn_cut = 1
        note(g, log.SKIP_TURN, g.turn_player, g.frame_card[frame], 0, 0)
    elif code == programs.LOSE:
        g.lost[whose(g, frame, first)] = CARD_EFFECT
    elif code == programs.WIN:
        g.won[whose(g, frame, first)] = CARD_EFFECT
    elif code == programs.PICK_PLAYER:
        player = g.frame_player[frame]
        ask(g, ASK_TARGET, player, g.frame_card[frame], NO_VERB)
        offer(g, OPTION_PLAYER, -1, 1 - player)
        offer(g, OPTION_PLAYER, -1, player)
        answer = decide(g, t)
        if answer >= 0:
            g.frame_that_player[frame] = g.option_number[answer]
    elif code == programs.STOP_ATTACK:
        g.attack_stopped = 1
    elif code == programs.COUNT_KEYWORD:
        g.keyword_uses[g.frame_player[frame], first] += 1
    elif code == programs.REDRAW_HANDS:
        redraw_hands(g, t, frame)
    elif code == programs.ATTACK_ANYWAY:
        player = g.frame_player[frame]
        begin_lasting(g, ATTACKS_ANYWAY, player, player, 0, END_OF_THIS_TURN)
        note(g, log.GIVEN, player, g.frame_card[frame], ATTACKS_ANYWAY, 0)


@rule
def run(g: Game, t: Tables) -> None:
    """Resolve the frames, innermost first, until none is left or the game stops."""
    while g.depth > 0 and g.stopped == RUNNING:
        g.steps_run += 1
        if g.steps_run > MOST_STEPS:
            fail(g, ENDLESS)
            return
        frame = g.depth - 1
        kind = g.frame_kind[frame]
        if kind == SHIELD_CHECK_FRAME:
            run_shield_check(g, t, frame)
        elif kind == USE_FRAME:
            run_use(g, t, frame)
        elif kind == BREAK_FRAME:
            run_break(g, t, frame)
        elif kind == BATTLE_FRAME:
            run_battle(g, t, frame)
        else:
            run_step(g, t, frame)
        if g.stopped == RUNNING:
            check_state(g, t)
        if g.checking != 0 and g.stopped == RUNNING:
            check_invariants(g, t)
