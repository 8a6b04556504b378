"""The attack step (505-510): declare attacker, declare blocker, battle or direct attack, end of attack."""

from typing import Any

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.door import ask, decide, offer
from sim.log import L_ATTACK, L_BLOCK, L_TRIGGER
from sim.rules.attackers import (
    blocks_may_be_forced,
    can_attack,
    can_block,
    can_use_tap_ability,
    draws_attacks,
    has_to_attack,
    has_to_block,
    is_held_back,
    may_attack_creature,
    may_attack_player,
)
from sim.rules.battle import battle, begin_battle, set_battling
from sim.rules.checks import left_attack
from sim.rules.facts import keywords
from sim.rules.frames import add_to_them, among_them, pop, push
from sim.rules.processing import process
from sim.rules.shields import break_shields
from sim.rules.standby import declare, fire
from sim.rules.zones import tap
from sim.state import find_creature, note


@rule
def attack_step(g: Any, t: Any) -> None:
    """Attacks and tap abilities, one after the other, until the turn player has enough (505.1, 505.5)."""
    player = g.turn_player
    while g.stopped == v.RUNNING and g.turn_cut == 0:
        if g.attacker >= 0:
            attack(g, t)
            continue
        must = False
        if (t.all_keywords & v.MUST_ATTACK) != 0:
            for index in range(g.zone_count[player, v.BATTLE]):
                card = g.zone_cards[player, v.BATTLE, index]
                if can_attack(g, t, player, card) and has_to_attack(g, t, card):
                    must = True
        ask(g, v.ASK_ATTACK, player, -1, v.NO_VERB)
        if not must:
            offer(g, v.NO, -1, 0)
        for index in range(g.zone_count[player, v.BATTLE]):
            card = g.zone_cards[player, v.BATTLE, index]
            if can_attack(g, t, player, card):
                offer(g, v.CARD, card, 0)
            if can_use_tap_ability(g, t, player, card):
                offer(g, v.TAP_ABILITY, card, 0)
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] == v.NO:
            return
        card = g.option_card[answer]
        if g.option_what[answer] == v.TAP_ABILITY:
            tap(g, card)
            note(g, L_TRIGGER, player, card, -1, g.kind[card])
            push(g, tb.PROGRAM_FRAME, player, card, g.object[card], t.tap_ability[g.kind[card]])
            process(g, t, False)
            continue
        declare_attacker(g, t, card)


# --- 506 Declare attacker ---
@rule
def declare_attacker(g: Any, t: Any, card: int) -> None:
    """Tap the creature: it is attacking now; then choose what it attacks (506.1c-e)."""
    player = g.turn_player
    other = 1 - player
    # 506.1a: whether it can attack was judged before it attacks and is tapped.
    held = is_held_back(g, t, card, keywords(g, t, card))
    tap(g, card)
    g.attacker = card
    g.attacker_object = g.object[card]
    g.target = -1
    g.target_object = 0
    g.attack_breaks = 0
    g.attack_stopped = 0
    for side in range(2):
        g.keyword_uses[side, v.NINJA_STRIKE] = 0
        g.used_before_attacks[side] = 0
    g.attacks[card] += 1
    g.player_attacks[player] += 1
    bits = keywords(g, t, card)
    drawn = False
    for index in range(g.zone_count[other, v.BATTLE]):
        target = g.zone_cards[other, v.BATTLE, index]
        if draws_attacks(g, t, player, target) and may_attack_creature(g, t, bits, held, target):
            drawn = True
    ask(g, v.ASK_TARGET, player, card, v.NO_VERB)
    if may_attack_player(g, player, bits, held) and not drawn:
        offer(g, v.PLAYER, -1, other)
    for index in range(g.zone_count[other, v.BATTLE]):
        target = g.zone_cards[other, v.BATTLE, index]
        if may_attack_creature(g, t, bits, held, target) and (not drawn or draws_attacks(g, t, player, target)):
            offer(g, v.CARD, target, 0)
    answer = decide(g, t)
    if answer < 0:
        return
    if g.option_what[answer] == v.CARD:
        g.target = g.option_card[answer]
        g.target_object = g.object[g.target]
    note(g, L_ATTACK, player, card, g.target, 0)


@rule
def attack_is_off(g: Any, t: Any) -> bool:
    """Whether the attack ends at once: an effect says so, or the attacker or its target has left it (505.6a)."""
    if g.attack_stopped != 0 or g.turn_cut != 0:
        return True
    return left_attack(g, t, g.attacker, g.attacker_object) or left_attack(g, t, g.target, g.target_object)


@rule
def attack(g: Any, t: Any) -> None:
    """One attack, from its triggers to its end."""
    if g.stopped != v.RUNNING:
        return
    player = g.turn_player
    card = g.attacker
    # 506.3: what triggers, triggers now; the turn player declares and resolves, then the other player declares.
    event = v.ATTACKS | v.ATTACKED if g.target < 0 else v.ATTACKS
    fire(g, t, event, card, 0)
    if g.target >= 0:
        fire(g, t, v.CREATURE_ATTACKED, g.target, 0)
    declare(g, t, player, v.ATTACKS, card, 0)
    process(g, t, True)
    if g.stopped == v.RUNNING and not attack_is_off(g, t):
        # 505.6a: once the attack is off, the other player declares nothing new.
        declare(g, t, 1 - player, event, find_creature(g, g.attacker, g.attacker_object), 0)
    process(g, t, False)
    if g.stopped == v.RUNNING and not attack_is_off(g, t):
        blocker = declare_blockers(g, t)
        block_triggers(g, t, blocker)
        if g.stopped == v.RUNNING and not attack_is_off(g, t):
            if g.target >= 0:
                # 508.1: the target is a creature.
                attack_battle(g, t)
            elif not blocker:
                direct_attack(g, t)
    end_attack(g, t)


# --- 507 Declare blocker ---
@rule
def declare_blockers(g: Any, t: Any) -> bool:
    """The other player chooses blockers; the last one resolved is the blocking creature (507.1-2)."""
    other = 1 - g.turn_player
    attacker = find_creature(g, g.attacker, g.attacker_object)
    if (keywords(g, t, attacker) & v.CANT_BE_BLOCKED) != 0:
        fire(g, t, v.UNBLOCKED, attacker, 1 if g.target < 0 else 0)
        return False
    # The chosen blockers are "them" of a frame; the order in which they are chosen is that of resolving them.
    frame = push(g, tb.PROGRAM_FRAME, other, -1, 0, -1)
    if frame < 0:
        return False
    forced = blocks_may_be_forced(g, t)
    while g.stopped == v.RUNNING and (t.all_keywords & v.BLOCKER) != 0:
        must = False
        for index in range(g.zone_count[other, v.BATTLE] if forced else 0):
            card = g.zone_cards[other, v.BATTLE, index]
            if has_to_block(g, t, card) and can_block(g, t, card) and not among_them(g, frame, card):
                must = True
        ask(g, v.ASK_BLOCK, other, attacker, v.NO_VERB)
        # 507.1b: all that must block are chosen, others may be.
        if not must:
            offer(g, v.NO, -1, 0)
        for index in range(g.zone_count[other, v.BATTLE]):
            card = g.zone_cards[other, v.BATTLE, index]
            if can_block(g, t, card) and not among_them(g, frame, card):
                offer(g, v.CARD, card, 0)
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] == v.NO:
            break
        add_to_them(g, frame, g.option_card[answer])
    if g.stopped != v.RUNNING:
        return False
    count = g.them_count[frame]
    for index in range(count):
        blocker = g.them[frame, index]
        tap(g, blocker)
        g.target = blocker
        g.target_object = g.object[blocker]
        note(g, L_BLOCK, other, blocker, attacker, 0)
    pop(g)
    if count == 0:
        fire(g, t, v.UNBLOCKED, attacker, 1 if g.target < 0 else 0)
        return False
    fire(g, t, v.BLOCKS, g.target, 0)
    fire(g, t, v.BECOMES_BLOCKED, attacker, 0)
    return True


@rule
def block_triggers(g: Any, t: Any, blocked: bool) -> None:
    """What triggers at the block, in the order of an attack's triggers: the turn player first (507.3d-g)."""
    if g.stopped != v.RUNNING:
        return
    player = g.turn_player
    event = v.BLOCKS if blocked else v.UNBLOCKED
    subject = g.target if blocked else g.attacker
    declare(g, t, player, event, subject, 0)
    process(g, t, True)
    if g.stopped == v.RUNNING and not attack_is_off(g, t):
        declare(g, t, 1 - player, event, subject, 0)
    process(g, t, False)


# --- 508 Battle ---
@rule
def attack_battle(g: Any, t: Any) -> None:
    """The battle of an attack: what triggers at its beginning is resolved before powers are compared (115.2-3)."""
    begin_battle(g, t, find_creature(g, g.attacker, g.attacker_object), find_creature(g, g.target, g.target_object))
    process(g, t, False)
    if g.stopped != v.RUNNING or attack_is_off(g, t):
        set_battling(g, 0, 0)
        return
    battle(g, t, find_creature(g, g.attacker, g.attacker_object), find_creature(g, g.target, g.target_object))
    process(g, t, False)


# --- 509 Direct attack, breaking shields ---
@rule
def choose_breaker(g: Any, t: Any, attacker: int) -> int:
    """How many shields the attack breaks; of several breakers the turn player picks one (509.2)."""
    bits = keywords(g, t, attacker)
    if (bits & v.ALL_BREAKERS) == 0:
        return 1
    ask(g, v.ASK_BREAKER, g.turn_player, attacker, v.NO_VERB)
    if (bits & v.DOUBLE_BREAKER) != 0:
        offer(g, v.NUMBER, attacker, 2)
    if (bits & v.TRIPLE_BREAKER) != 0:
        offer(g, v.NUMBER, attacker, 3)
    if (bits & v.QUATTRO_BREAKER) != 0:
        offer(g, v.NUMBER, attacker, 4)
    if (bits & v.WORLD_BREAKER) != 0:
        offer(g, v.NUMBER, attacker, g.zone_count[1 - g.turn_player, v.SHIELD])
    answer = decide(g, t)
    return 0 if answer < 0 else g.option_number[answer]


@rule
def direct_attack(g: Any, t: Any) -> None:
    """The attack reaches the player: break shields, or win where there are none (509.1)."""
    player = g.turn_player
    other = 1 - player
    attacker = find_creature(g, g.attacker, g.attacker_object)
    if g.zone_count[other, v.SHIELD] == 0:
        g.lost[other] = v.DIRECT_ATTACK
        process(g, t, False)
        return
    number = choose_breaker(g, t, attacker)
    # 509.3: the turn player chooses the shields.
    frame = push(g, tb.PROGRAM_FRAME, player, attacker, g.attacker_object, -1)
    if frame < 0:
        return
    if number >= g.zone_count[other, v.SHIELD]:
        # All of them: there is nothing to choose.
        for index in range(g.zone_count[other, v.SHIELD]):
            add_to_them(g, frame, g.zone_cards[other, v.SHIELD, index])
        number = g.zone_count[other, v.SHIELD]
    while g.stopped == v.RUNNING and g.them_count[frame] < number:
        ask(g, v.ASK_SHIELD, player, attacker, v.BREAK)
        for index in range(g.zone_count[other, v.SHIELD]):
            shield = g.zone_cards[other, v.SHIELD, index]
            if not among_them(g, frame, shield):
                offer(g, v.CARD, shield, index)
        if g.option_count == 0:
            break
        answer = decide(g, t)
        if answer < 0:
            return
        add_to_them(g, frame, g.option_card[answer])
    g.chosen_count = g.them_count[frame]
    for index in range(g.chosen_count):
        g.chosen[index] = g.them[frame, index]
        g.chosen_object[index] = g.them_object[frame, index]
    pop(g)
    fire(g, t, v.BEFORE_BREAK, attacker, 0)
    process(g, t, False)
    if g.stopped != v.RUNNING or g.turn_cut != 0:
        return
    # 509.4c: the shields chosen are broken even if the attacker has left.
    frame = push(g, tb.PROGRAM_FRAME, player, attacker, g.attacker_object, tb.NO_PROGRAM)
    if frame < 0:
        return
    for index in range(g.chosen_count):
        shield = g.chosen[index]
        if g.zone[shield] == v.SHIELD and g.object[shield] == g.chosen_object[index]:
            add_to_them(g, frame, shield)
    breaker = find_creature(g, g.attacker, g.attacker_object)
    g.attack_breaks += break_shields(g, t, frame, other, breaker)
    process(g, t, False)


# --- 510 End of attack ---
@rule
def note_triggers_used(g: Any) -> None:
    """For statistics: what the shield triggers used in this attack have brought about so far."""
    for side in range(2):
        used = g.used_in_attack[side]
        if used != 0:
            if find_creature(g, g.attacker, g.attacker_object) < 0:
                g.marks[side, v.TRIGGER_STOPPED_ATTACKER] |= used
            g.used_before_attacks[side] |= used
            g.used_in_attack[side] = 0


@rule
def end_attack(g: Any, t: Any) -> None:
    """What triggers "at the end of the attack" (510.1)."""
    if g.stopped != v.RUNNING:
        return
    note_triggers_used(g)
    if g.turn_cut != 0:
        # This step is skipped with the rest of the turn.
        g.attacker = -1
        g.target = -1
        return
    player = g.turn_player
    attacker = find_creature(g, g.attacker, g.attacker_object)
    subject = attacker if attacker >= 0 else g.attacker
    fire(g, t, v.END_OF_ATTACK | v.AFTER_THE_ATTACK, subject, g.attack_breaks)
    declare(g, t, player, v.END_OF_ATTACK, subject, g.attack_breaks)
    process(g, t, True)
    if g.stopped == v.RUNNING:
        declare(g, t, 1 - player, v.END_OF_ATTACK, subject, g.attack_breaks)
    process(g, t, False)
    if g.stopped == v.RUNNING:
        g.attacker = -1
        g.target = -1
