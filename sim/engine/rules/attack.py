"""The attack step (505-510): declare attacker, declare blocker, battle or direct attack, end of attack."""

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import (
    any_may_have,
    has_static,
    keywords_of,
    keywords_to_attack,
    power,
    shields_broken,
    static_applies,
    sum_of_statics,
)
from sim.engine.facts.links import find_creature
from sim.engine.facts.permissions import chooser_of_shields
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    card_marks,
    choices,
    counted,
    course,
    durations,
    endings,
    events,
    frames,
    keywords,
    lasting,
    log,
    numbers,
    programs,
    statics,
    verbs,
    zones,
)
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import Game, note
from sim.engine.record.tables import Tables
from sim.engine.rules.attackers import (
    TURNS_ATTACKS,
    blocks_may_be_forced,
    can_attack,
    can_block,
    can_guard,
    can_turn_attack,
    can_use_tap_ability,
    draws_attacks,
    given_tap_ability,
    has_to_attack,
    has_to_block,
    is_drawn,
    is_held_back,
    may_attack_creature,
    may_attack_player,
    owes_player,
    takes_turned_attack,
)
from sim.engine.rules.battle import battle, begin_battle, end_battle, stand_in
from sim.engine.rules.checks import has_left_attack
from sim.engine.rules.choices import ask, decide, offer, pass_over
from sim.engine.rules.frames import add_to_rest, add_to_them, among_rest, among_them, pop, push
from sim.engine.rules.lasting import begin_lasting, expire
from sim.engine.rules.processing import process, process_turn_player
from sim.engine.rules.shields import break_shields, breaks_none, draws_breaks, has_drawing_shield
from sim.engine.rules.standby import declare, fire, forget_battles
from sim.engine.rules.zones import tap, untap


@rule
def offer_tap_abilities(g: Game, t: Tables, card: Card) -> None:
    """Offer the tap abilities of a creature: its own by the number 0, one that it is given by the row after it."""
    if t.tap_ability[g.kind[card]] >= 0:
        offer(g, choices.OPTION_TAP_ABILITY, card, 0)
    if at_work(g, statics.TAP_ABILITY):
        index = given_tap_ability(g, t, card, 0)
        while index >= 0:
            offer(g, choices.OPTION_TAP_ABILITY, card, g.static_row[index] + 1)
            index = given_tap_ability(g, t, card, index + 1)


@cold
def any_can_attack(g: Game, t: Tables) -> bool:
    """Whether any creature of the turn player can attack."""
    for index in range(g.zone_count[g.turn_player, zones.BATTLE]):
        if can_attack(g, t, g.turn_player, g.zone_cards[g.turn_player, zones.BATTLE, index]):
            return True
    return False


@cold
def offer_before_attacking(g: Game, t: Tables, card: Card) -> None:
    """Offer what the player may do because the creature can attack, or any can, by the row after its ability."""
    able = can_attack(g, t, g.turn_player, card)
    for index in range(g.static_count):
        row = g.static_row[index]
        if t.static_head[row] != statics.BEFORE_ATTACKING or not static_applies(g, t, index, card):
            continue
        if able or (t.static_amount[row] == statics.FOR_ANY_ATTACKER and any_can_attack(g, t)):
            offer(g, choices.OPTION_TAP_ABILITY, card, row + 1)


@rule
def attack_step(g: Game, t: Tables) -> None:
    """Attacks and tap abilities, one after the other, until the turn player stops (505.1, 505.4-5)."""
    player = g.turn_player
    while g.stopped == course.RUNNING and g.turn_cut == 0:
        if g.attacker >= 0:
            attack(g, t)
            continue
        must = False
        if (t.all_keywords & (keywords.MUST_ATTACK | keywords.MUST_ATTACK_PLAYER)) != 0 or at_work(
            g, statics.DRAWS_ATTACKS
        ):
            for index in range(g.zone_count[player, zones.BATTLE]):
                card = g.zone_cards[player, zones.BATTLE, index]
                if can_attack(g, t, player, card) and has_to_attack(g, t, card):
                    must = True
        ask(g, choices.ASK_ATTACK, player, NO_CARD, verbs.NO_VERB)
        if not must:
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.zone_count[player, zones.BATTLE]):
            card = g.zone_cards[player, zones.BATTLE, index]
            if can_attack(g, t, player, card):
                offer(g, choices.OPTION_CARD, card, 0)
            if can_use_tap_ability(g, t, player, card):
                offer_tap_abilities(g, t, card)
            if at_work(g, statics.BEFORE_ATTACKING):
                offer_before_attacking(g, t, card)
        answer = decide(g, t)
        # 506.2: without an attacker the step is over.
        if answer < 0 or g.option_what[answer] == choices.OPTION_NO:
            return
        card = g.option_card[answer]
        # 602.1-2: tapping is what the ability asks for; its effect is another event.
        if g.option_what[answer] == choices.OPTION_TAP_ABILITY:
            row = g.option_number[answer] - 1
            if row < 0 or t.static_head[row] != statics.BEFORE_ATTACKING:
                tap(g, t, card)
            note(g, log.TRIGGER, player, card, -1, g.kind[card] if row < 0 else t.static_kind[row])
            program = t.tap_ability[g.kind[card]] if row < 0 else t.static_program[row]
            push(g, frames.PROGRAM, player, card, g.object[card], program)
            process(g, t)
            continue
        declare_attacker(g, t, card)


# --- 506 Declare attacker ---
@rule
def count_attack(g: Game, t: Tables, player: int, card: Card) -> None:
    """Count an attack of this turn."""
    g.attacks[card] += 1
    g.player_attacks[player] += 1
    if t.notes_kinds != 0:
        note_attack(g, player, g.kind[card])


@cold
def note_attack(g: Game, player: int, kind: Kind) -> None:
    """Note an attack by a creature of this kind: the first of this turn, the second or a later one."""
    word = kind >> 5
    bit = 1 << (kind & 31)
    g.attack_often[player, word] |= g.attack_again[player, word] & bit
    g.attack_again[player, word] |= g.attack_kinds[player, word] & bit
    g.attack_kinds[player, word] |= bit


@rule
def declare_attacker(g: Game, t: Tables, card: Card) -> None:
    """Tap the creature: it is attacking now; then choose what it attacks (506.1c-e, 702.3c).

    What it can attack was judged before it is tapped, as whether it can attack at all (506.1a): being tapped may lower
    its power.
    """
    player = g.turn_player
    other = 1 - player
    held = is_held_back(g, t, card, keywords_to_attack(g, t, card))
    g.attacker = card
    g.attacker_object = g.object[card]
    g.target = NO_CARD
    g.target_object = 0
    g.attack_breaks = 0
    g.attack_stopped = 0
    g.blocked = 0
    for side in range(2):
        g.keyword_uses[side, counted.NINJA_STRIKES] = 0
        g.keyword_uses[side, counted.NINJA_CHANGES] = 0
        g.keyword_uses[side, counted.COUNTERATTACKS] = 0
        g.used_before_attacks[side] = 0
    count_attack(g, t, player, card)
    bits = keywords_to_attack(g, t, card)
    drawn = is_drawn(g, t, player, card, bits, held)
    at_player = may_attack_player(g, t, player, card, bits, held)
    if (
        at_player
        and (bits & keywords.ATTACKS_ONLY_CREATURES) != 0
        and attacks_a_creature(g, t, other, card, bits, held)
    ):
        at_player = False
    to_shield = at_player and at_work(g, statics.DRAWS_BREAKS) and has_drawing_shield(g, t, other)
    # 506.1e: what has to attack the player attacks nothing else, but what it has to attack as well.
    only_player = at_player and ((bits & keywords.ATTACKS_ONLY_PLAYER) != 0 or owes_player(g, t, card, bits))
    ask(g, choices.ASK_TARGET, player, card, verbs.NO_VERB)
    if at_player and (to_shield or only_player or not drawn):
        offer(g, choices.OPTION_PLAYER, NO_CARD, other)
    for index in range(g.zone_count[other, zones.BATTLE]):
        target = g.zone_cards[other, zones.BATTLE, index]
        if may_attack_creature(g, t, card, bits, held, target) and (
            not (drawn or to_shield or only_player) or draws_attacks(g, t, card, target, 0)
        ):
            offer(g, choices.OPTION_CARD, target, 0)
    tap(g, t, card)
    answer = decide(g, t)
    if answer < 0:
        return
    g.attack_on_player = 1 if g.option_what[answer] == choices.OPTION_PLAYER else 0
    g.attacked[other] += g.attack_on_player
    if g.attack_on_player != 0 and (t.all_keywords & keywords.MUST_ATTACK_PLAYER) != 0:
        begin_lasting(g, lasting.ATTACKED_PLAYER, g.object[card], player, 0, durations.END_OF_THIS_TURN)
    if g.option_what[answer] == choices.OPTION_CARD:
        g.target = g.option_card[answer]
        g.target_object = g.object[g.target]
    note(g, log.ATTACK, player, card, g.target, 0)


@cold
def attacks_a_creature(g: Game, t: Tables, other: int, card: Card, bits: int, held: bool) -> bool:
    """Whether the other player has a creature that the attacking creature can attack (506.1e)."""
    for index in range(g.zone_count[other, zones.BATTLE]):
        if may_attack_creature(g, t, card, bits, held, g.zone_cards[other, zones.BATTLE, index]):
            return True
    return False


@rule
def attack_ended(g: Game, t: Tables) -> bool:
    """Whether the attack ends at once: an effect has ended it, or the attacker or its target has left (505.6a)."""
    if (g.attack_stopped & programs.ATTACK_ENDS) != 0 or g.turn_cut != 0:
        return True
    return has_left_attack(g, t, g.attacker, g.attacker_object) or has_left_attack(g, t, g.target, g.target_object)


@rule
def attack(g: Game, t: Tables) -> None:
    """One attack, from its triggers to its end."""
    if g.stopped != course.RUNNING:
        return
    player = g.turn_player
    card = g.attacker
    # 506.3: abilities trigger now; the turn player declares and resolves, then the other player declares.
    event = events.ATTACKS | events.ATTACKED if g.target < 0 else events.ATTACKS
    fire(g, t, event, card, 0)
    if g.target >= 0:
        if at_work(g, statics.DRAWS_ATTACKS):  # only then does anything ask
            begin_lasting(g, lasting.WAS_ATTACKED, g.object[g.target], player, 0, durations.END_OF_THIS_TURN)
        fire(g, t, events.CREATURE_ATTACKED, g.target, 0)
    declare(g, t, player, events.ATTACKS, card, 0)
    process_turn_player(g, t)
    if g.stopped == course.RUNNING and not attack_ended(g, t):
        # 505.6a: once the attack has ended, the other player declares nothing new.
        declare(g, t, 1 - player, event, find_creature(g, g.attacker, g.attacker_object), 0)
    process(g, t)
    if g.stopped == course.RUNNING and not attack_ended(g, t):
        blocker = declare_blockers(g, t)
        block_triggers(g, t, blocker)
        if g.stopped == course.RUNNING and not attack_ended(g, t):
            if g.target >= 0:
                # 508.1: the target is a creature.
                if (g.attack_stopped & programs.NO_BATTLE) == 0:
                    attack_battle(g, t)
            elif not blocker:
                direct_attack(g, t)
    end_attack(g, t)


# --- 507 Declare blocker ---
@rule
def declare_blockers(g: Game, t: Tables) -> bool:
    """The other player chooses blockers; the last one resolved is the blocking creature (507.1-2, 701.12, 702.3d)."""
    # Over 60 lines: the step in the order of its rules.
    other = 1 - g.turn_player
    attacker = find_creature(g, g.attacker, g.attacker_object)
    # 700.4: nothing blocks it.
    bits = keywords_of(g, t, attacker)
    blockable = (bits & keywords.CANT_BE_BLOCKED) == 0 and (
        g.target < 0 or (bits & keywords.CANT_BE_BLOCKED_AT_CREATURES) == 0
    )
    # 507.2b: guardman changes the target of an attack on a creature, and is no block.
    guarded = g.target >= 0 and (t.all_keywords & keywords.GUARDMAN) != 0
    turned = any_may_have(t, TURNS_ATTACKS)
    if not blockable and not guarded and not turned:
        if g.unasked_left != 0:
            ask(g, choices.ASK_BLOCK, other, attacker, verbs.NO_VERB)
            pass_over(g)
        fire(g, t, events.UNBLOCKED, attacker, 1 if g.target < 0 else 0)
        return False
    # The chosen blockers are "them" of a frame; the order in which they are chosen is that of resolving them.
    frame = push(g, frames.PROGRAM, other, NO_CARD, 0, -1)
    if frame < 0:
        return False
    forced = blockable and blocks_may_be_forced(g, t)
    guards = False
    while g.stopped == course.RUNNING and (guarded or turned or (t.all_keywords & keywords.BLOCKER) != 0):
        must = False
        for index in range(g.zone_count[other, zones.BATTLE] if forced else 0):
            card = g.zone_cards[other, zones.BATTLE, index]
            if has_to_block(g, t, card) and can_block(g, t, card) and not among_them(g, frame, card):
                must = True
        ask(g, choices.ASK_BLOCK, other, attacker, verbs.NO_VERB)
        # 507.1b: all that must block are chosen, others may be.
        if not must:
            offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.zone_count[other, zones.BATTLE]):
            card = g.zone_cards[other, zones.BATTLE, index]
            fulfils = not must or t.has_one_blocker == 0 or has_to_block(g, t, card)
            if blockable and fulfils and can_block(g, t, card) and not among_them(g, frame, card):
                offer(g, choices.OPTION_CARD, card, 0)
            if guarded and not must and can_guard(g, t, card) and not among_them(g, frame, card):
                offer(g, choices.OPTION_CARD, card, choices.AS_GUARDMAN)
            if turned and not must and can_turn_attack(g, t, card) and not among_them(g, frame, card):
                offer(g, choices.OPTION_CARD, card, choices.TURNING)
        answer = decide(g, t)
        if answer < 0 or g.option_what[answer] == choices.OPTION_NO:
            break
        add_to_them(g, frame, g.option_card[answer])
        guards = g.option_number[answer] != 0
        if guards:
            add_to_rest(g, frame, g.option_card[answer])
        else:
            g.player_blocks[other] += 1
        if t.has_one_blocker != 0:
            break
    if g.stopped != course.RUNNING:
        return False
    count = g.them_count[frame]
    for index in range(count):
        blocker = g.them[frame, index]
        if g.tapped[blocker] != 0 and among_rest(g, frame, blocker):
            turn_attack(g, t, other, blocker, attacker)
            continue
        tap(g, t, blocker)
        g.target = blocker
        g.target_object = g.object[blocker]
        note(g, log.BLOCK, other, blocker, attacker, choices.AS_GUARDMAN if among_rest(g, frame, blocker) else 0)
    pop(g)
    if count == 0 or guards:
        # 507.3c: an attack on the player is not blocked either where it has been turned to a creature.
        fire(g, t, events.UNBLOCKED, attacker, g.attack_on_player)
        return False
    # 507.2c: from now on the attack is blocked, whatever becomes of the blocker.
    g.blocked = 1
    fire(g, t, events.BLOCKS, g.target, g.attack_on_player)
    fire(g, t, events.BECOMES_BLOCKED, attacker, g.attack_on_player)
    return True


@cold
def turn_attack(g: Game, t: Tables, player: int, turner: Card, attacker: Card) -> None:
    """The creature untaps, and the attack goes to it or to a tapped one of its player: that is no block (507.2b)."""
    untap(g, t, turner)
    ask(g, choices.ASK_SELECT, player, turner, verbs.NO_VERB)
    if g.object[turner] != g.target_object:
        offer(g, choices.OPTION_CARD, turner, 0)
    for index in range(g.zone_count[player, zones.BATTLE]):
        card = g.zone_cards[player, zones.BATTLE, index]
        if card != turner and takes_turned_attack(g, t, card):
            offer(g, choices.OPTION_CARD, card, 0)
    answer = decide(g, t) if g.option_count > 0 else -1
    if answer < 0:
        return
    g.target = g.option_card[answer]
    g.target_object = g.object[g.target]
    note(g, log.BLOCK, player, g.target, attacker, choices.AS_GUARDMAN)


@rule
def block_triggers(g: Game, t: Tables, blocked: bool) -> None:
    """What triggers at the block, in the order of an attack's triggers: the turn player first (507.3d-g)."""
    if g.stopped != course.RUNNING:
        return
    player = g.turn_player
    event = events.BLOCKS if blocked else events.UNBLOCKED
    subject = g.target if blocked else g.attacker
    declare(g, t, player, event, subject, g.attack_on_player)
    process_turn_player(g, t)
    if g.stopped == course.RUNNING and not attack_ended(g, t):
        declare(g, t, 1 - player, event, subject, g.attack_on_player)
    process(g, t)


# --- 508 Battle ---
@rule
def attack_battle(g: Game, t: Tables) -> None:
    """The battle of an attack: what triggers at its beginning is resolved before powers are compared (115.2-3)."""
    first = find_creature(g, g.attacker, g.attacker_object)
    second = find_creature(g, g.target, g.target_object)
    if at_work(g, statics.BATTLES_FOR):
        first = stand_in(g, t, first, second)
        second = stand_in(g, t, second, first)
        if g.stopped != course.RUNNING:
            return
        if first < 0 or second < 0:
            process(g, t)
            return
    first_object = g.object[first]
    second_object = g.object[second]
    begin_battle(g, t, first, second)
    process(g, t)
    if g.stopped != course.RUNNING or attack_ended(g, t):
        end_battle(g, t)
        return
    first = find_creature(g, first, first_object)
    second = find_creature(g, second, second_object)
    if first < 0 or second < 0:  # 115.3a: one that battled instead has left
        end_battle(g, t)
        return
    battle(g, t, first, second)
    process(g, t)


# --- 509 Direct attack, breaking shields ---
@rule
def offer_break(g: Game, attacker: Card, number: int) -> None:
    """Offer a breaker of that number, unless another one that breaks as many is offered already."""
    for index in range(g.option_count):
        if g.option_number[index] == number:
            return
    offer(g, choices.OPTION_NUMBER, attacker, number)


@rule
def choose_breaker(g: Game, t: Tables, attacker: Card) -> int:
    """How many shields the attack breaks; of several breakers the turn player picks one (509.2)."""
    bits = keywords_of(g, t, attacker)
    crew = 0
    if at_work(g, statics.BREAKER):
        crew = sum_of_statics(g, t, statics.BREAKER, attacker)
    if (bits & keywords.ALL_BREAKERS) == 0:
        return 1 + crew
    ask(g, choices.ASK_BREAKER, g.turn_player, attacker, verbs.NO_VERB)
    if (bits & keywords.DOUBLE_BREAKER) != 0:
        offer_break(g, attacker, 2)
    if (bits & keywords.TRIPLE_BREAKER) != 0:
        offer_break(g, attacker, 3)
    if (bits & keywords.QUATTRO_BREAKER) != 0:
        offer_break(g, attacker, 4)
    if (bits & keywords.WORLD_BREAKER) != 0:
        offer_break(g, attacker, g.zone_count[1 - g.turn_player, zones.SHIELD])
    if (bits & keywords.INFINITY_BREAKER) != 0:
        for number in range(g.zone_count[1 - g.turn_player, zones.SHIELD] + 1):
            offer_break(g, attacker, number)
    if (bits & keywords.POWERED_BREAKER) != 0:
        offer_break(g, attacker, 1 + max(power(g, t, attacker), 0) // numbers.POWER_OF_A_BREAK)
    if crew > 0:
        offer_break(g, attacker, 1 + crew)
    answer = decide(g, t)
    return 0 if answer < 0 else g.option_number[answer]


@rule
def direct_attack(g: Game, t: Tables) -> None:
    """The attack reaches the player: break shields, or win where there are none (509.1)."""
    player = g.turn_player
    other = 1 - player
    attacker = find_creature(g, g.attacker, g.attacker_object)
    if g.zone_count[other, zones.SHIELD] == 0:
        g.lost[other] = endings.DIRECT_ATTACK
        g.unsettled = 1
        process(g, t)
        return
    if breaks_none(g, t, attacker):
        return
    number = choose_breaker(g, t, attacker)
    if number == 0:
        return  # an infinity breaker may break none (docs/keywords.md)
    number = shields_broken(g, t, attacker, number)
    if has_static(g, t, statics.BREAKS_ONE, attacker):
        number = 1
    if t.breaks_one_by_one == 0:
        break_together(g, t, number)
        return
    while number > 0 and g.stopped == course.RUNNING and may_go_on_breaking(g, t):
        number -= 1
        break_together(g, t, 1)


@rule
def may_go_on_breaking(g: Game, t: Tables) -> bool:
    """Where shields are broken one by one: whether there is another shield, and the attack is not over."""
    if (
        g.zone_count[1 - g.turn_player, zones.SHIELD] == 0
        or g.turn_cut != 0
        or (g.attack_stopped & programs.ATTACK_ENDS) != 0
    ):
        return False
    return t.breaks_one_by_one == 1 or find_creature(g, g.attacker, g.attacker_object) >= 0


@cold
def offer_drawing_shields(g: Game, t: Tables, frame: int, player: int) -> None:
    """Offer the player's shields that attacking creatures break if they can: they come first."""
    for index in range(g.zone_count[player, zones.SHIELD]):
        shield = g.zone_cards[player, zones.SHIELD, index]
        if draws_breaks(g, t, shield) and not among_them(g, frame, shield):
            offer(g, choices.OPTION_CARD, shield, index)


@rule
def break_together(g: Game, t: Tables, number: int) -> None:
    """Choose this many shields and break them together, after what triggers before the break (509.3-5)."""
    player = g.turn_player
    other = 1 - player
    attacker = find_creature(g, g.attacker, g.attacker_object)
    # 509.3: the turn player chooses the shields, unless an effect says otherwise.
    frame = push(g, frames.PROGRAM, player, attacker, g.attacker_object, -1)
    if frame < 0:
        return
    if number >= g.zone_count[other, zones.SHIELD]:
        # All of them: there is nothing to choose.
        for index in range(g.zone_count[other, zones.SHIELD]):
            add_to_them(g, frame, g.zone_cards[other, zones.SHIELD, index])
        number = g.zone_count[other, zones.SHIELD]
    while g.stopped == course.RUNNING and g.them_count[frame] < number:
        ask(g, choices.ASK_SHIELD, chooser_of_shields(g, t, player, other, breaking=True), attacker, verbs.BREAK)
        if at_work(g, statics.DRAWS_BREAKS):
            offer_drawing_shields(g, t, frame, other)
        for index in range(g.zone_count[other, zones.SHIELD] if g.option_count == 0 else 0):
            shield = g.zone_cards[other, zones.SHIELD, index]
            if not among_them(g, frame, shield):
                offer(g, choices.OPTION_CARD, shield, index)
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
    # 509.4, 603.7: what triggers before the break is resolved before it.
    fire(g, t, events.BEFORE_BREAK, attacker, g.chosen_count)
    process(g, t)
    if g.stopped != course.RUNNING or g.turn_cut != 0:
        return
    # 509.4c: the shields chosen are broken even if the attacker has left.
    frame = push(g, frames.PROGRAM, player, attacker, g.attacker_object, programs.NO_PROGRAM)
    if frame < 0:
        return
    for index in range(g.chosen_count):
        shield = g.chosen[index]
        if g.zone[shield] == zones.SHIELD and g.object[shield] == g.chosen_object[index]:
            add_to_them(g, frame, shield)
    breaker = find_creature(g, g.attacker, g.attacker_object)
    g.attack_breaks += break_shields(g, t, frame, other, breaker)
    process(g, t)


# --- 510 End of attack ---
@rule
def note_triggers_used(g: Game) -> None:
    """For statistics: what the shield triggers used in this attack have done so far."""
    for side in range(2):
        used = g.used_in_attack[side]
        if used != 0:
            if find_creature(g, g.attacker, g.attacker_object) < 0:
                g.marks[side, card_marks.TRIGGER_STOPPED_ATTACKER] |= used
            g.used_before_attacks[side] |= used
            g.used_in_attack[side] = 0


@rule
def end_attack(g: Game, t: Tables) -> None:
    """What triggers "at the end of the attack" (510.1)."""
    if g.stopped != course.RUNNING:
        return
    note_triggers_used(g)
    expire(g, t, durations.END_OF_THIS_ATTACK, -1)
    if g.turn_cut != 0:
        # This step is skipped with the rest of the turn.
        g.attacker = NO_CARD
        g.target = NO_CARD
        return
    player = g.turn_player
    attacker = find_creature(g, g.attacker, g.attacker_object)
    subject = attacker if attacker >= 0 else g.attacker
    if g.delayed_count > 0:
        forget_battles(g)
    fire(g, t, events.END_OF_ATTACK | events.AFTER_THE_ATTACK, subject, g.attack_breaks)
    declare(g, t, player, events.END_OF_ATTACK, subject, g.attack_breaks)
    process_turn_player(g, t)
    if g.stopped == course.RUNNING and g.turn_cut == 0:
        declare(g, t, 1 - player, events.END_OF_ATTACK, subject, g.attack_breaks)
    process(g, t)
    if g.stopped == course.RUNNING:
        # 510.2: effects that hold during an attack check the attacker.
        g.attacker = NO_CARD
        g.target = NO_CARD
