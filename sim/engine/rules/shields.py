"""Breaking shields, and the shield check that follows (113.6, 509.5).

A shield check is a frame, because the cards used in it are resolved inside it. Its "them" are the cards that come from
the shields and stand by; its "rest" are the cards declared: shield triggers, strike backs and guard strikes. Where
an effect breaks shields one by one (`sim.games.matchups.rule_options`), a frame around the checks holds those that are
still to be broken; an attack chooses each of them again.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import (
    has_keyword,
    has_static,
    holds_in_strength,
    is_of_named,
    rebuild_statics,
    static_applies,
)
from sim.engine.facts.descriptions import kind_fits, plain_amount, plainly_fits, plainly_holds
from sim.engine.facts.events import is_listened_to
from sim.engine.facts.evolution import has_base
from sim.engine.facts.identity import (
    element_kind,
    has_two_spells,
    ignored,
    is_castle,
    is_element,
    is_twinpact,
    resolves,
    resolving_kind,
)
from sim.engine.facts.links import card_under, find_creature, fortifies_alone, is_fortified, shield_under, top_of
from sim.engine.facts.permissions import (
    act_is_allowed_for_no_cost,
    anything_is_prohibited,
    is_executable_for_no_cost,
    is_held,
    may_be_used_from,
    prohibited,
)
from sim.engine.facts.possible import can_be_broken, can_be_destroyed
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    acts,
    card_marks,
    choices,
    course,
    declared,
    descriptions,
    durations,
    events,
    frames,
    keywords,
    lasting,
    log,
    programs,
    replaced,
    statics,
    tags,
    uses,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, Card, Kind
from sim.engine.record.state import SEAT, Game, mark, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import agrees, ask, decide, offer
from sim.engine.rules.entering import discard_card
from sim.engine.rules.frames import (
    add_to_rest,
    add_to_them,
    among_them,
    begin_moving,
    drop_from_rest,
    drop_from_them,
    end_moving,
    pop,
    push,
    push_use,
)
from sim.engine.rules.lasting import begin_lasting, is_lasting
from sim.engine.rules.leaving import price_is_there
from sim.engine.rules.links import lift_off, move_shield
from sim.engine.rules.standby import begin_standby, fire, pick_standby
from sim.engine.rules.using import (
    can_cast_for_no_cost,
    can_use_for_no_cost,
    castable,
    has_carrier,
    payment_is_there,
    use_up,
)
from sim.engine.rules.zones import (
    EACH_OWNER,
    announce_mana,
    arrive,
    bound_for,
    move_card,
    note_replaced,
    set_aside,
    take_out,
    top_card_to,
)

CANT_BREAK: Final = in_word(keywords.CANT_BREAK)

# Stages of a shield check.
DECLARING_STAGE = 0
USING_STAGE = 1
SABAKI_STAGE = 3
CASTING_STAGE = 2  # before the others: the player of the creature that broke the shields casts spells among them


@rule
def add_shields_to_hands(g: Game, t: Tables, frame: int, triggers_barred: bool) -> None:
    """Shields that an effect puts into the hand are checked, whatever the words (701.14b): this frame's "them"."""
    look_at_triggers(g, t, frame, 0, g.them_count[frame])
    for side in range(2):
        # The turn player's shield check comes first: it is pushed last.
        player = 1 - g.turn_player if side == 0 else g.turn_player
        begin_shield_check(
            g, t, frame, 0, g.them_count[frame], player, broken=False, breaker=NO_CARD, triggers_barred=triggers_barred
        )


@rule
def look_at_triggers(g: Game, t: Tables, frame: int, first: int, end: int) -> None:
    """Note which of these shields have a shield trigger, just before any of them stands by (113.6b)."""
    for index in range(first, end):
        card = g.them[frame, index]
        while card >= 0:
            later = (t.keywords[g.kind[card]] & keywords.TRIGGER_AS_IT_COMES) != 0
            holds = later or holds_in_strength(g, t, t.trigger_under[g.kind[card]], owner(card), card)
            g.shield_trigger[card] = declared.HAD_TRIGGER if holds else 0
            if g.face_up_count > 0 or at_work(g, statics.GIVES_TRIGGER):
                look_at_what_others_give(g, t, card, g.them[frame, index])
            card = card_under(g, card)


@cold
def look_at_what_others_give(g: Game, t: Tables, card: Card, shield: Card) -> None:
    """Note that the card belongs to a fortified shield (304.3), and whether something gives it a shield trigger."""
    if is_fortified(g, shield):
        g.shield_trigger[card] |= (shield + 1) << declared.FROM_FORTIFIED
    if not at_work(g, statics.GIVES_TRIGGER):
        return
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        if (
            t.static_head[row] == statics.GIVES_TRIGGER
            and g.static_player[index] == owner(card)
            and (t.static_amount[row] == 0 or shield_under(g, source) == shield)
            and (t.static_filter[row] < 0 or kind_fits(t, t.static_filter[row], g.kind[card]))
            and is_of_named(g, t, index, shield)
            and plainly_holds(g, t, t.static_condition[row], owner(source), source, 0)
        ):
            g.shield_trigger[card] |= declared.HAD_TRIGGER | declared.GIVEN_TRIGGER


@rule
def begin_shield_check(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game,
    t: Tables,
    frame: int,
    first: int,
    end: int,
    player: int,
    broken: bool,
    breaker: Card,
    triggers_barred: bool,
) -> None:
    """Begin the shield check of the player's shields among "them", from index `first` up to, not including, `end`.

    All cards of a shield stand by (113.2, 113.6a).
    """
    check = push(g, frames.SHIELD_CHECK, player, NO_CARD, 0, -1)
    if check < 0:
        return
    g.frame_broken[check] = 1 if broken else 0
    g.frame_triggers_barred[check] = 1 if triggers_barred else 0
    if breaker >= 0:
        g.frame_event_card[check] = breaker
        g.frame_event_object[check] = g.object[breaker]
    worked = False
    for index in range(first, end):
        shield = g.them[frame, index]
        if g.place[shield] < 0:
            continue  # a castle
        if (
            g.zone[shield] == zones.SHIELD
            and owner(shield) == player
            and g.object[shield] == g.them_object[frame, index]
        ):
            while shield >= 0:
                under = lift_off(g, shield)
                worked = worked or g.face_up[shield] != 0
                set_aside(g, shield)
                add_to_them(g, check, shield)
                shield = under
    if worked:
        rebuild_statics(g, t)  # a card that stands by does not count (113.6a)
    if g.them_count[check] == 0:
        pop(g)
    elif broken and breaker >= 0 and at_work(g, statics.CASTS_BROKEN) and owner(breaker) != player:
        let_breaker_cast(g, t, check, breaker)


@cold
def let_breaker_cast(g: Game, t: Tables, check: int, breaker: Card) -> None:
    """If the creature that broke them says so, the cards are revealed, and its player casts spells among them."""
    if has_static(g, t, statics.CASTS_BROKEN, breaker):
        g.frame_stage[check] = CASTING_STAGE
        for index in range(g.them_count[check]):
            note(g, log.REVEAL, g.frame_player[check], g.them[check, index], zones.SHIELD, zones.SHIELD)


@rule
def has_spell_trigger(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card that stands by is a spell with shield trigger: of a twinpact, a spell half."""
    if (g.shield_trigger[card] & declared.HAD_TRIGGER) == 0:
        return False
    spell = resolving_kind(t, g.kind[card])
    if has_two_spells(t, g.kind[card]) and half_has_trigger(g, t, card, t.element_half[g.kind[card]]):
        return True
    return resolves(t, spell) and half_has_trigger(g, t, card, spell)


@cold
def cast_broken(g: Game, t: Tables, frame: int) -> None:
    """The player of the creature that broke them casts the next spell with shield trigger among them (item 6A.11).

    The spells stay their owner's, and go to their owner's graveyard, also one that cannot be cast.
    """
    player = 1 - g.frame_player[frame]
    ask(g, choices.ASK_RESOLVE, player, NO_CARD, verbs.NO_VERB)
    for index in range(g.them_count[frame]):
        if has_spell_trigger(g, t, g.them[frame, index]):
            offer(g, choices.OPTION_CARD, g.them[frame, index], index)
    if g.option_count == 0:
        g.frame_stage[frame] = DECLARING_STAGE
        return
    answer = decide(g, t)
    if answer < 0:
        return
    card = g.option_card[answer]
    way = uses.SPELL_FOR_NO_COST if is_twinpact(t, g.kind[card]) else uses.FOR_NO_COST
    if has_two_spells(t, g.kind[card]):
        way = way_of_trigger(g, t, frame, card)
    drop_from_them(g, frame, g.option_number[answer])
    mark(g, card, card_marks.TRIGGER_BROKEN)
    if can_cast_for_no_cost(g, t, player, card):
        push_use(g, player, card, way)
    else:
        move_card(g, t, card, zones.GRAVEYARD)


@rule
def move_shields(g: Game, t: Tables, frame: int, zone: zones.Zone, alone: bool) -> int:
    """Move the shields among this frame's "them" to a zone other than the hand, or cards of them alone; how many."""
    moved = 0
    for index in range(g.them_count[frame]):
        shield = g.them[frame, index]
        if g.zone[shield] != zones.SHIELD or g.object[shield] != g.them_object[frame, index]:
            continue
        if is_held(g, t, shield):
            continue
        move_shield(g, t, shield, zone, alone)
        if g.zone[shield] == zone:
            moved += 1
        else:
            g.moving_replaced += 1
    return moved


@rule
def break_replacement(g: Game, t: Tables, breaker: Card) -> int:
    """The number at work of the static ability that replaces the creature's breaking of shields, or -1."""
    if breaker < 0 or not (
        at_work(g, statics.BREAK_TO_ZONE)
        or at_work(g, statics.BREAK_TO_TOP_CARDS)
        or at_work(g, statics.BREAK_OTHERWISE)
    ):
        return -1
    for index in range(g.static_count):
        row = g.static_row[index]
        head = t.static_head[row]
        replaces = (
            head == statics.BREAK_TO_ZONE or head == statics.BREAK_TO_TOP_CARDS or head == statics.BREAK_OTHERWISE
        )
        if replaces and static_applies(g, t, index, breaker):
            return index
    return -1


@rule
def count_broken(g: Game, t: Tables, player: int, breaker: Card, count: int) -> None:
    """Note that shields of the player are broken."""
    if breaker >= 0:
        g.breaks[breaker] += count
        g.player_breaks[owner(breaker)] += count
    g.shields_broken[player] += count
    g.broken_this_turn[player] += count
    note(g, log.BREAK, player, breaker, count, 0)
    if is_listened_to(g, events.BREAKS | events.SHIELD_BROKEN) or g.delayed_count > 0:
        for _ in range(count):
            if breaker >= 0:
                fire(g, t, events.BREAKS, breaker, player)
            fire(g, t, events.SHIELD_BROKEN, NO_CARD, player)


@rule
def bars_triggers(g: Game, t: Tables, breaker: Card) -> bool:
    """Whether the shield triggers of shields that this creature breaks can't be used (101.2)."""
    if breaker < 0:
        return False
    if has_static(g, t, statics.BARS_TRIGGERS, breaker):
        return True
    return g.continuous_count > 0 and is_lasting(g, lasting.BARS_TRIGGERS, g.object[breaker])


@cold
def reveal_broken(g: Game, t: Tables, frame: int, first: int, end: int, player: int, breaker: Card) -> None:
    """Reveal the shields among "them" that are broken now, if the breaker is such a creature (701.9)."""
    if breaker >= 0 and owner(breaker) != player and has_static(g, t, statics.REVEALS_BROKEN, breaker):
        for index in range(first, end):
            note(g, log.REVEAL, player, g.them[frame, index], zones.SHIELD, zones.SHIELD)


@rule
def break_elsewhere(g: Game, t: Tables, frame: int, player: int, breaker: Card, at: int) -> None:
    """What static ability `at` does instead of the creature's breaking the shields that are "them"."""
    row = g.static_row[at]
    g.moving_replaced += g.them_count[frame]  # 101.3a
    if t.static_head[row] == statics.BREAK_OTHERWISE:
        source = g.static_card[at]
        for _ in range(g.them_count[frame]):
            inner = push(g, frames.INSTEAD, g.static_player[at], source, g.object[source], t.static_program[row])
            if inner >= 0:
                g.frame_effect[inner] = g.moving_frame
        return
    g.replaced = 1
    if t.static_head[row] == statics.BREAK_TO_ZONE:
        before = (g.zone_count[0, zones.MANA], g.zone_count[1, zones.MANA])
        move_shields(g, t, frame, t.static_zone[row], alone=False)
        announce_mana(g, t, before, EACH_OWNER)
    else:
        # For each of the shields, which stay.
        cards = plain_amount(g, t, t.static_amount[row], owner(breaker), breaker, 0)
        for _ in range(g.them_count[frame] * cards):
            top_card_to(g, t, player, zones.GRAVEYARD)
    g.replaced = 0


@rule
def is_break_replaced(g: Game, t: Tables, frame: int, player: int, breaker: Card) -> bool:
    """Whether something happens instead of this break, or may: the turn player's replacement comes first (609.8)."""
    if g.replaced != 0:
        return False
    at = break_replacement(g, t, breaker)
    if at >= 0 and owner(breaker) == g.turn_player:
        break_elsewhere(g, t, frame, player, breaker, at)
        return True
    if at_work(g, statics.AT_BREAKS) and is_returned(g, t, player):
        return True
    if at_work(g, statics.INSTEAD_OF_BREAK) and g.frame_kind[frame] != frames.SAVING:
        ask_who_saves(g, frame, player, breaker)
        return True
    if at >= 0:
        break_elsewhere(g, t, frame, player, breaker, at)
    return at >= 0


@rule
def breaks_none(g: Game, t: Tables, breaker: Card) -> bool:
    """Whether the creature can't break shields."""
    return breaker >= 0 and has_keyword(g, t, breaker, CANT_BREAK)


@rule
def break_shields(g: Game, t: Tables, frame: int, player: int, breaker: Card) -> int:
    """Break the player's shields that are this frame's "them", all together (113.5, 701.14); how many are broken.

    Under the rule option they are broken one by one: `run_break` breaks them.
    """
    keep_breakable(g, t, frame)
    if breaks_none(g, t, breaker):
        return 0
    if g.them_count[frame] == 0 or is_break_replaced(g, t, frame, player, breaker):
        return 0
    count = g.them_count[frame]
    if t.breaks_one_by_one != 0 and count > 1:
        queue = push(g, frames.BREAK, player, breaker, g.object[breaker] if breaker >= 0 else 0, -1)
        if queue >= 0:
            g.frame_next_shield[queue] = 0
            for index in range(count):
                add_to_them(g, queue, g.them[frame, index])
        return count
    count_broken(g, t, player, breaker, count)
    if at_work(g, statics.REVEALS_BROKEN):
        reveal_broken(g, t, frame, 0, count, player, breaker)
    if g.face_up_count > 0:
        tell_face_up(g, t, frame, 0, count, player)
    check_broken(g, t, frame, 0, count, player, breaker)
    return count


@rule
def check_broken(g: Game, t: Tables, frame: int, first: int, end: int, player: int, breaker: Card) -> None:
    """Begin the shield check of shields among "them" that have been broken, or let their owner do something first."""
    if at_work(g, statics.AT_BREAKS) and (
        at_breaks(g, t, player, statics.DIVERTS_BROKEN, breaker) >= 0 or reveals_before(g, t, player, breaker) >= 0
    ):
        begin_diverting(g, frame, first, end, player, breaker)
        return
    look_at_triggers(g, t, frame, first, end)
    begin_shield_check(
        g, t, frame, first, end, player, broken=True, breaker=breaker, triggers_barred=bars_triggers(g, t, breaker)
    )


@cold
def at_breaks(g: Game, t: Tables, player: int, when: int, breaker: Card) -> int:
    """The number at work of the player's static ability that does something when shields are broken, or -1.

    `when` is DIVERTS_BROKEN or RETURNS_BREAK; some ask for a creature of the opponent that breaks them.
    """
    by_opponent = breaker >= 0 and owner(breaker) != player
    for at in range(g.static_count):
        row = g.static_row[at]
        if t.static_head[row] == statics.AT_BREAKS and t.static_amount[row] == when and g.static_player[at] == player:
            known = by_opponent or t.static_floor[row] != statics.UNSEEN
            if known and plainly_holds(g, t, t.static_condition[row], player, g.static_card[at], 0):
                return at
    return -1


@cold
def reveals_before(g: Game, t: Tables, player: int, breaker: Card) -> int:
    """The number at work of the breaker's ability that reveals the player's shields before it breaks them, or -1."""
    for at in range(g.static_count if breaker >= 0 and owner(breaker) != player else 0):
        row = g.static_row[at]
        if t.static_head[row] == statics.AT_BREAKS and t.static_amount[row] == statics.REVEALS_BEFORE:
            if g.static_card[at] == breaker:
                return at
    return -1


@cold
def begin_diverting(g: Game, frame: int, first: int, end: int, player: int, breaker: Card) -> None:
    """A frame asks about each broken shield, and begins the shield check of those that are left."""
    queue = push(g, frames.DIVERTING, player, breaker, g.object[breaker] if breaker >= 0 else 0, -1)
    if queue >= 0:
        g.frame_next_shield[queue] = 0
        for index in range(first, end):
            add_to_them(g, queue, g.them[frame, index])


@cold
def run_diverting(g: Game, t: Tables, frame: int) -> None:
    """The breaker's player does something for the next shield; later its owner may put it elsewhere (609.1)."""
    if g.frame_stage[frame] != 0:
        pop(g)
        return
    player = g.frame_player[frame]
    index = g.frame_next_shield[frame]
    breaker = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    count = g.them_count[frame]
    if index < 2 * count:  # first all shields for the breaker, then all of them for their owner
        reveals = index < count
        at = (
            reveals_before(g, t, player, breaker)
            if reveals
            else at_breaks(g, t, player, statics.DIVERTS_BROKEN, breaker)
        )
        g.frame_next_shield[frame] = index + 1
        shield = g.them[frame, index % count]
        if at < 0 or g.zone[shield] != zones.SHIELD or g.object[shield] != g.them_object[frame, index % count]:
            return
        card = g.static_card[at]
        holder = g.static_player[at]
        inner = push(g, frames.PROGRAM, holder, card, g.object[card], t.static_program[g.static_row[at]])
        if inner >= 0:
            add_to_them(g, inner, shield)
            if breaker >= 0:
                g.frame_event_card[inner] = breaker
                g.frame_event_object[inner] = g.object[breaker]
            if reveals:
                note(g, log.REVEAL, player, shield, zones.SHIELD, zones.SHIELD)
            elif t.static_floor[g.static_row[at]] != statics.UNSEEN:
                g.frame_looker[inner] = player + 1
                note(g, log.LOOK, player, shield, zones.SHIELD, 0)
        return
    g.frame_stage[frame] = 1
    for left in range(g.them_count[frame] - 1, -1, -1):
        shield = g.them[frame, left]
        if g.zone[shield] != zones.SHIELD or g.object[shield] != g.them_object[frame, left]:
            drop_from_them(g, frame, left)
    look_at_triggers(g, t, frame, 0, g.them_count[frame])
    barred = bars_triggers(g, t, breaker)
    begin_shield_check(
        g, t, frame, 0, g.them_count[frame], player, broken=True, breaker=breaker, triggers_barred=barred
    )


@cold
def is_returned(g: Game, t: Tables, player: int) -> bool:
    """Whether the first break of the player's shields in this turn is replaced (609.1), which begins what replaces it.

    It is not if that cannot be carried out (609.4).
    """
    if g.broken_this_turn[player] > 0 or is_lasting(g, lasting.BREAK_TRIED, player):
        return False
    at = at_breaks(g, t, player, statics.RETURNS_BREAK, NO_CARD)
    if at < 0:
        return False
    begin_lasting(g, lasting.BREAK_TRIED, player, player, 0, durations.END_OF_THIS_TURN)
    if g.zone_count[1 - player, zones.SHIELD] == 0:
        return False
    card = g.static_card[at]
    note_replaced(g, card, replaced.BROKEN, zones.NO_ZONE)
    push(g, frames.PRICE, player, card, g.object[card], t.static_program[g.static_row[at]])
    return True


@cold
def draws_breaks(g: Game, t: Tables, shield: Card) -> bool:
    """Whether creatures of the opponent that attack break this shield if they can: it says so, face up (506.1e)."""
    for index in range(g.static_count):
        row = g.static_row[index]
        source = g.static_card[index]
        if (
            t.static_head[row] == statics.DRAWS_BREAKS
            and top_of(g, source) == shield
            and plainly_holds(g, t, t.static_condition[row], owner(source), source, 0)
        ):
            return True
    return False


@cold
def has_drawing_shield(g: Game, t: Tables, player: int) -> bool:
    """Whether the player has such a shield."""
    for index in range(g.zone_count[player, zones.SHIELD]):
        if draws_breaks(g, t, g.zone_cards[player, zones.SHIELD, index]):
            return True
    return False


@cold
def tell_face_up(g: Game, t: Tables, frame: int, first: int, end: int, player: int) -> None:
    """Shields among "them" that are broken now lie face up: once for each (603.2b)."""
    for index in range(first, end):
        card = g.them[frame, index]
        while card >= 0 and g.face_up[card] == 0:
            card = card_under(g, card)
        if card >= 0:
            fire(g, t, events.FACE_UP_BROKEN, NO_CARD, player)


@rule
def drop_held_shields(g: Game, t: Tables, frame: int) -> None:
    """Shields among "them" that may not leave the shield zone stay there."""
    if not anything_is_prohibited(g):
        return
    for index in range(g.them_count[frame] - 1, -1, -1):
        if g.zone[g.them[frame, index]] == zones.SHIELD and is_held(g, t, g.them[frame, index]):
            drop_from_them(g, frame, index)


@rule
def keep_breakable(g: Game, t: Tables, frame: int) -> None:
    """Shields among "them" that can't be broken stay: nothing is done instead of what cannot happen (609.5)."""
    drop_held_shields(g, t, frame)
    if not at_work(g, statics.UNBREAKABLE):
        return
    for index in range(g.them_count[frame] - 1, -1, -1):
        if not can_be_broken(g, t, g.them[frame, index]):
            drop_from_them(g, frame, index)


@rule
def ask_who_saves(g: Game, frame: int, player: int, breaker: Card) -> None:
    """Shields about to be broken can be saved one by one: a frame asks about each, and breaks those that are left."""
    saving = push(g, frames.SAVING, player, breaker, g.object[breaker] if breaker >= 0 else 0, -1)
    if saving >= 0:
        g.frame_effect[saving] = g.moving_frame
        g.frame_next_shield[saving] = 0
        for index in range(g.them_count[frame]):
            add_to_them(g, saving, g.them[frame, index])


@cold
def resolves_before_break(g: Game, t: Tables) -> bool:
    """Begin to resolve what waits for the break of an effect, inside that effect (101.4f, 603.7); whether any does."""
    index = pick_standby(g, t, g.turn_player, events.BEFORE_EFFECT_BREAKS)
    if index < 0 and g.stopped == course.RUNNING:
        index = pick_standby(g, t, 1 - g.turn_player, events.BEFORE_EFFECT_BREAKS)
    if index >= 0:
        begin_standby(g, t, index)
    return index >= 0 or g.stopped != course.RUNNING


@cold
def run_saving(g: Game, t: Tables, frame: int) -> None:
    """Ask what is done instead of breaking the next shield (609.1), or break those that nothing has saved."""
    if g.frame_stage[frame] != 0:
        pop(g)
        return
    if g.frame_next_shield[frame] == 0 and g.pool_count > 0 and resolves_before_break(g, t):
        return
    player = g.frame_player[frame]
    index = g.frame_next_shield[frame]
    if index < g.them_count[frame]:
        for at in range(g.static_count):
            if g.stopped != course.RUNNING:
                return
            card = g.static_card[at]
            row = g.static_row[at]
            shield = g.them[frame, index]
            if t.static_head[row] == statics.INSTEAD_OF_BREAK and t.static_filter[row] != descriptions.SUBJECT_IS_SELF:
                card = one_that_saves(g, t, at, player)
            elif not can_save(g, t, frame, at, shield) or not agrees(
                g, t, choices.ASK_REPLACE, player, card, verbs.BREAK
            ):
                card = NO_CARD
            if card >= 0:
                note_replaced(g, shield, replaced.BROKEN, zones.SHIELD)
                drop_from_them(g, frame, index)
                inner = push(g, frames.PRICE, player, card, g.object[card], t.static_program[row])
                if inner >= 0:
                    g.frame_effect[inner] = g.frame_effect[frame]
                return
        g.frame_next_shield[frame] = index + 1
        return
    g.frame_stage[frame] = 1
    for left in range(g.them_count[frame] - 1, -1, -1):
        # What was done instead may have moved another shield that was to be broken.
        if g.object[g.them[frame, left]] != g.them_object[frame, left]:
            drop_from_them(g, frame, left)
    breaker = find_creature(g, g.frame_card[frame], g.frame_object[frame])
    tried = g.frame_next_shield[frame]
    broken = break_shields(g, t, frame, player, breaker) if tried > 0 else 0
    if breaker >= 0 and g.attacker >= 0 and g.object[breaker] == g.attacker_object:
        g.attack_breaks += broken
    # What the effect that breaks them asks about afterwards.
    g.frame_affected[frame - 1] = broken
    g.frame_done[frame - 1] = max(broken, 1)


@rule
def one_that_saves(g: Game, t: Tables, at: int, player: int) -> Card:
    """A creature that its player destroys instead, of those which the static ability at work lets save shields."""
    for index in range(g.zone_count[player, zones.BATTLE] if g.static_player[at] == player else 0):
        card = g.zone_cards[player, zones.BATTLE, index]
        if static_applies(g, t, at, card) and not ignored(g, t, card) and can_be_destroyed(g, t, card):
            if agrees(g, t, choices.ASK_REPLACE, player, card, verbs.BREAK):
                return card
    return NO_CARD


@rule
def can_save(g: Game, t: Tables, frame: int, at: int, shield: Card) -> bool:
    """Whether the static ability at work number `at` can save a shield of this frame: it can be carried out (609.4).

    A castle saves the shield that it fortifies alone, from creatures of the opponent, for another one (item 7E.04).
    """
    row = g.static_row[at]
    card = g.static_card[at]
    player = g.frame_player[frame]
    breaker = g.frame_card[frame]
    if t.static_head[row] != statics.INSTEAD_OF_BREAK or g.static_player[at] != player:
        return False
    if t.static_amount[row] == programs.ANOTHER_SHIELD:
        alone = shield_under(g, card) == shield and fortifies_alone(g, card)
        return alone and breaker >= 0 and owner(breaker) != player and g.zone_count[player, zones.SHIELD] > 1
    program = t.static_program[row]
    if t.step_code[program] == programs.THIS and not can_be_destroyed(g, t, card):
        return False
    if not payment_is_there(g, t, player, card, program):
        return False
    if g.frame_effect[frame] >= 0:
        begin_moving(g, t, frame)
    there = price_is_there(g, t, at)
    end_moving(g)
    return there


@rule
def run_break(g: Game, t: Tables, frame: int) -> None:
    """Break the next of the shields of a frame; those that have left in the meantime are skipped (509.6)."""
    index = g.frame_next_shield[frame]
    g.frame_next_shield[frame] = index + 1
    if index >= g.them_count[frame]:
        pop(g)
        return
    shield = g.them[frame, index]
    if g.zone[shield] == zones.SHIELD and g.object[shield] == g.them_object[frame, index]:
        player = g.frame_player[frame]
        breaker = find_creature(g, g.frame_card[frame], g.frame_object[frame])
        count_broken(g, t, player, breaker, 1)
        if at_work(g, statics.REVEALS_BROKEN):
            reveal_broken(g, t, frame, index, index + 1, player, breaker)
        if g.face_up_count > 0:
            tell_face_up(g, t, frame, index, index + 1, player)
        check_broken(g, t, frame, index, index + 1, player, breaker)


# --- The shield check ---
BESIDE_GUARD_STRIKE = 2  # the number of a card whose shield trigger is declared, and not its guard strike


@rule
def half_has_trigger(g: Game, t: Tables, card: Card, half: Kind) -> bool:
    """Whether this half of a card that stands by, or the card as a whole, has a shield trigger, its own or given."""
    return (t.keywords[half] & keywords.ANY_SHIELD_TRIGGER) != 0 or (
        g.shield_trigger[card] & declared.GIVEN_TRIGGER
    ) != 0


@rule
def has_trigger(g: Game, t: Tables, card: Card) -> bool:
    """Whether a card that stands by has a shield trigger, its own or given."""
    return half_has_trigger(g, t, card, g.kind[card])


@rule
def allowed_by_text(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether a card with a shield trigger has what it needs: a base or a shield, condition and cost (item 5B.39)."""
    kind = g.kind[card]
    if t.resolving_half[kind] >= 0:
        first = t.element_half[kind]
        if half_has_trigger(g, t, card, first) and (is_element(t, first) or castable(g, t, player, card, first)):
            return True
        return castable(g, t, player, card, t.resolving_half[kind])
    return has_carrier(g, t, player, card) and castable(g, t, player, card, kind)


@rule
def half_is_allowed(g: Game, t: Tables, player: int, card: Card, half: Kind) -> bool:
    """Whether this half of a twinpact has the shield trigger, and may be used for no cost."""
    return half_has_trigger(g, t, card, half) and act_is_allowed_for_no_cost(g, t, player, half)


@rule
def trigger_is_allowed(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether nothing forbids using a card with a shield trigger: of a twinpact, a half that has it (810.3)."""
    kind = g.kind[card]
    if not is_twinpact(t, kind):
        return act_is_allowed_for_no_cost(g, t, player, kind)
    return half_is_allowed(g, t, player, card, t.element_half[kind]) or half_is_allowed(
        g, t, player, card, t.resolving_half[kind]
    )


@cold
def holds_as_it_comes(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether the condition holds under which a card that stands by has its shield trigger, or it is given one."""
    given = (g.shield_trigger[card] & declared.GIVEN_TRIGGER) != 0
    return given or holds_in_strength(g, t, t.trigger_under[g.kind[card]], player, card)


@rule
def can_declare_trigger(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether a shield trigger can be declared: not if its use is forbidden, but for a rule option (item X.14)."""
    return (
        not prohibited(g, t, player, acts.SHIELD_TRIGGER, g.kind[card])
        and (g.shield_trigger[card] & declared.HAD_TRIGGER) != 0
        and ((t.keywords[g.kind[card]] & keywords.TRIGGER_AS_IT_COMES) == 0 or holds_as_it_comes(g, t, player, card))
        and allowed_by_text(g, t, player, card)
        and (t.forbidden_declarations == declared.DECLARABLE or trigger_is_allowed(g, t, player, card))
    )


@rule
def is_declared(g: Game, frame: int, card: Card) -> bool:
    """Whether the card has been declared in this shield check."""
    for index in range(g.rest_count[frame]):
        if g.rest[frame, index] == card:
            return True
    return False


@rule
def is_within_limit(g: Game, t: Tables, frame: int, card: Card) -> bool:
    """By a rule option: whether an effect that limits uses in a turn allows this one besides those declared already."""
    player = g.frame_player[frame]
    # Where it is forbidden anyway, `can_declare_trigger` decides.
    if t.declares_within_limits == 0 or not trigger_is_allowed(g, t, player, card):
        return True
    cast = g.cast_count[player]
    summoned = g.summoned_count[player]
    for index in range(g.rest_count[frame]):
        kind = g.kind[g.rest[frame, index]]
        if is_twinpact(t, kind) and not half_has_trigger(g, t, g.rest[frame, index], t.element_half[kind]):
            kind = t.resolving_half[kind]
        if is_element(t, element_kind(t, kind)):
            g.summoned_count[player] += 1
        elif not is_castle(t, kind):
            g.cast_count[player] += 1
    allowed = trigger_is_allowed(g, t, player, card)
    g.cast_count[player] = cast
    g.summoned_count[player] = summoned
    return allowed


@rule
def mark_broken_triggers(g: Game, t: Tables, frame: int) -> None:
    """For statistics: the shield triggers among broken shields, and those that could be used."""
    player = g.frame_player[frame]
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        if has_trigger(g, t, card):
            mark(g, card, card_marks.TRIGGER_BROKEN)
            barred = g.frame_triggers_barred[frame] != 0
            if (
                not barred
                and can_declare_trigger(g, t, player, card)
                and can_use_for_no_cost(g, t, player, card, uses.FOR_NO_COST)
            ):
                mark(g, card, card_marks.TRIGGER_USABLE)


@rule
def goes_to_graveyard(g: Game, t: Tables, card: Card) -> bool:
    """Whether the card that stands by does not come to the hand, but goes to the graveyard: Shield Go, face up."""
    return g.face_up[card] != 0 and (t.keywords[g.kind[card]] & keywords.SHIELD_GO) != 0


@rule
def can_be_discarded_for(g: Game, t: Tables, frame: int, incoming: Card, card: Card) -> bool:
    """Whether a card that comes from the shields can be discarded for the strike back of this card of the hand."""
    player = g.frame_player[frame]
    wanted = t.strike_back[g.kind[card]]
    if goes_to_graveyard(g, t, incoming) or (g.zone[incoming] != zones.HAND and g.zone[incoming] != zones.NOWHERE):
        return False
    return not is_declared(g, frame, incoming) and plainly_fits(g, t, wanted, incoming, player, card, player)


@rule
def kind_that_strikes(t: Tables, kind: Kind) -> Kind:
    """The kind itself, or the creature half of a twinpact, which alone can have Sabaki Z."""
    creature = t.element_half[kind]
    return kind if creature < 0 else creature


@rule
def offer_strike_back(g: Game, t: Tables, frame: int, card: Card) -> None:
    """Offer the strike back of a card, if it has one and something can be discarded for it."""
    player = g.frame_player[frame]
    kind = kind_that_strikes(t, g.kind[card])
    # 509.5c: it is declared by discarding for it, which is not allowed if the use is forbidden.
    sabaki = (t.keywords[g.kind[card]] & keywords.SABAKI_Z) != 0
    if (
        t.strike_back[g.kind[card]] < 0
        or sabaki != (g.frame_stage[frame] == SABAKI_STAGE)
        or is_declared(g, frame, card)
        or not has_base(g, t, card)
        or not castable(g, t, player, card, kind)
        or not act_is_allowed_for_no_cost(g, t, player, kind)
        or not plainly_holds(g, t, t.strike_back_under[g.kind[card]], player, card, 0)
    ):
        return
    for index in range(g.them_count[frame]):
        incoming = g.them[frame, index]
        if incoming != card and can_be_discarded_for(g, t, frame, incoming, card):
            offer(g, choices.OPTION_CARD, card, 1)
            return


@rule
def offer_strikes(g: Game, t: Tables, frame: int) -> None:
    """Offer the strike backs of the hand, and of cards elsewhere that may be used from there (110.4d)."""
    player = g.frame_player[frame]
    for index in range(g.zone_count[player, zones.HAND]):
        offer_strike_back(g, t, frame, g.zone_cards[player, zones.HAND, index])
    if t.any_use_zones != 0 or at_work(g, statics.USES_FROM):
        for zone in zones.between(zones.GRAVEYARD, zones.SHIELD):
            for index in range(g.zone_count[player, zone]):
                card = g.zone_cards[player, zone, index]
                if may_be_used_from(g, t, player, card, element_kind(t, g.kind[card]), zone):
                    offer_strike_back(g, t, frame, card)


@rule
def discard_for(g: Game, t: Tables, frame: int, card: Card) -> None:
    """The owner discards one of the cards that come from the shields for a strike back."""
    player = g.frame_player[frame]
    ask(g, choices.ASK_DISCARD_FOR, player, card, verbs.DISCARD)
    for index in range(g.them_count[frame]):
        if g.them[frame, index] != card and can_be_discarded_for(g, t, frame, g.them[frame, index], card):
            offer(g, choices.OPTION_CARD, g.them[frame, index], 0)
    answer = decide(g, t)
    if answer < 0:
        return
    incoming = g.option_card[answer]
    for index in range(g.them_count[frame]):
        if g.them[frame, index] == incoming:
            drop_from_them(g, frame, index)
            break
    discard_card(g, t, incoming, player)


@cold
def may_strike(g: Game, t: Tables, player: int, card: Card) -> bool:
    """Whether nothing forbids the player to use what the card does as it comes: its guard strike, if it is one."""
    if (t.keywords[g.kind[card]] & keywords.GUARD_STRIKE) == 0:
        return True
    return not prohibited(g, t, player, acts.GUARD_STRIKE, g.kind[card])


@rule
def declare_in_check(g: Game, t: Tables, frame: int) -> None:
    """The owner declares shield triggers and strike backs, all at once (509.5a-c)."""
    player = g.frame_player[frame]
    triggers = g.frame_triggers_barred[frame] == 0
    if g.frame_broken[frame] != 0:
        mark_broken_triggers(g, t, frame)
    while g.stopped == course.RUNNING:
        ask(g, choices.ASK_DECLARE, player, NO_CARD, verbs.NO_VERB)
        offer(g, choices.OPTION_NO, NO_CARD, 0)
        for index in range(g.them_count[frame]):
            card = g.them[frame, index]
            bits = t.keywords[g.kind[card]]
            if (g.shield_trigger[card] & declared.GIVEN_TRIGGER) != 0:
                bits |= keywords.SHIELD_TRIGGER
            acts_now = t.guard_strike[g.kind[card]] >= 0
            if ((bits & keywords.ANY_SHIELD_TRIGGER) == 0 and not acts_now) or is_declared(g, frame, card):
                continue
            if goes_to_graveyard(g, t, card):
                continue
            usable = (
                (bits & keywords.ANY_SHIELD_TRIGGER) != 0
                and triggers
                and can_declare_trigger(g, t, player, card)
                and is_within_limit(g, t, frame, card)
            )
            if usable or (acts_now and may_strike(g, t, player, card)):
                offer(g, choices.OPTION_CARD, card, 0)
            if usable and acts_now:
                offer(g, choices.OPTION_CARD, card, BESIDE_GUARD_STRIKE)
        offer_strikes(g, t, frame)
        answer = decide(g, t)
        if answer <= 0:
            return
        card = g.option_card[answer]
        strikes_back = g.option_number[answer] == 1
        how = tags.DECLARED_STRIKE_BACK if strikes_back else tags.DECLARED_SHIELD_TRIGGER
        if t.guard_strike[g.kind[card]] >= 0 and g.option_number[answer] == 0:
            strikes = (t.keywords[g.kind[card]] & keywords.GUARD_STRIKE) != 0
            how = tags.DECLARED_GUARD_STRIKE if strikes else tags.NO_TAG
        note(g, log.DECLARE, player, card, how, 0)
        add_to_rest(g, frame, card)
        if strikes_back:
            discard_for(g, t, frame, card)
        elif has_trigger(g, t, card) and (t.guard_strike[g.kind[card]] < 0 or g.option_number[answer] != 0):
            mark(g, card, card_marks.TRIGGER_DECLARED)
            if g.option_number[answer] == BESIDE_GUARD_STRIKE:
                g.shield_trigger[card] |= declared.AS_TRIGGER
            # Super shield trigger and shield trigger plus (docs/keywords.md): the moment of declaring it counts.
            if g.zone_count[player, zones.SHIELD] == 0:
                g.shield_trigger[card] |= declared.WITHOUT_SHIELDS
            if g.turn_player != player and g.broken_this_turn[player] >= 2:
                g.shield_trigger[card] |= declared.AFTER_TWO_BREAKS


@rule
def put_into_hand(g: Game, t: Tables, frame: int) -> None:
    """Put the cards that stand by into the hand (509.5d)."""
    for index in range(g.them_count[frame]):
        card = g.them[frame, index]
        to = bound_for(g, t, card, zones.HAND) if g.face_up[card] != 0 else zones.HAND
        note(g, log.MOVE, g.frame_player[frame], card, zones.SHIELD, to)
        take_out(g, card)
        arrive(g, t, card, to)
    # The declared cards are in the hand now: one that leaves before it is used misfires (item 9.16).
    for index in range(g.rest_count[frame]):
        g.rest_object[frame, index] = g.object[g.rest[frame, index]]


@cold
def declare_sabaki(g: Game, t: Tables, frame: int) -> None:
    """Sabaki Z: the owner declares it by discarding a Judgment Emblem that has come to the hand (509.5d)."""
    player = g.frame_player[frame]
    while g.stopped == course.RUNNING:
        ask(g, choices.ASK_DECLARE, player, NO_CARD, verbs.NO_VERB)
        offer(g, choices.OPTION_NO, NO_CARD, 0)
        offer_strikes(g, t, frame)
        answer = decide(g, t)
        if answer <= 0:
            return
        card = g.option_card[answer]
        note(g, log.DECLARE, player, card, tags.DECLARED_SABAKI_Z, 0)
        add_to_rest(g, frame, card)
        discard_for(g, t, frame, card)


@rule
def way_of_trigger(g: Game, t: Tables, frame: int, card: Card) -> int:
    """How a declared card is used for no cost: a twinpact as a half that has the shield trigger."""
    half = t.resolving_half[g.kind[card]]
    if half < 0:
        return uses.FOR_NO_COST
    if not among_them(g, frame, card):
        return uses.CREATURE_FOR_NO_COST  # by Sabaki Z
    if not half_has_trigger(g, t, card, half):
        return uses.CREATURE_FOR_NO_COST
    if not half_has_trigger(g, t, card, t.element_half[g.kind[card]]):
        return uses.SPELL_FOR_NO_COST
    return uses.FOR_NO_COST


@rule
def can_be_used_so(g: Game, t: Tables, player: int, card: Card, way: int) -> bool:
    """Whether the declared card can be used for no cost in this way."""
    if not can_use_for_no_cost(g, t, player, card, uses.FOR_NO_COST):
        return False
    if way == uses.SPELL_FOR_NO_COST:
        return can_cast_for_no_cost(g, t, player, card)
    return way != uses.CREATURE_FOR_NO_COST or is_executable_for_no_cost(g, t, player, t.element_half[g.kind[card]])


@rule
def use_declared(g: Game, t: Tables, frame: int, card: Card, number: int) -> None:
    """Use a declared card, if it is still the same object where it was; a guard strike is only an ability."""
    player = g.frame_player[frame]
    same = g.object[card] == number
    guards = t.guard_strike[g.kind[card]] >= 0 and (g.shield_trigger[card] & declared.AS_TRIGGER) == 0
    if same and guards and among_them(g, frame, card):
        # Guard Strike (docs/keywords.md): the card is not used, it stays in the hand.
        if (t.keywords[g.kind[card]] & keywords.GUARD_STRIKE) != 0:
            fire(g, t, events.USES_GUARD_STRIKE, card, player)
        push(g, frames.PROGRAM, player, card, number, t.guard_strike[g.kind[card]])
        return
    way = way_of_trigger(g, t, frame, card)
    kind = element_kind(t, g.kind[card])
    there = g.zone[card] == zones.HAND or may_be_used_from(g, t, player, card, kind, g.zone[card])
    if not same or not there or not can_be_used_so(g, t, player, card, way):
        note(g, log.MISFIRE, player, card, 0, 0)
        return
    by_trigger = has_trigger(g, t, card) and among_them(g, frame, card)
    if by_trigger:
        mark(g, card, card_marks.TRIGGER_USED)
        if g.attacker >= 0:
            g.used_in_attack[player] |= 1 << (card & (SEAT - 1))
        fire(g, t, events.USES_SHIELD_TRIGGER, card, player)
        breaker = find_creature(g, g.frame_event_card[frame], g.frame_event_object[frame])
        if breaker >= 0:
            fire(g, t, events.TRIGGERED_BREAK, breaker, player)
    use_up(g, t, player, card, kind)
    set_aside(g, card)
    how_declared = g.shield_trigger[card]
    use = push_use(g, player, card, way)
    if use >= 0 and by_trigger:
        g.frame_by_trigger[use] = 1
        g.frame_rider[use] = t.trigger_rider[element_kind(t, g.kind[card])]
        g.shield_trigger[card] = how_declared


@rule
def run_shield_check(g: Game, t: Tables, frame: int) -> None:
    """One step of the shield check: declare, add to the hand, then use the declared cards one by one."""
    if g.frame_stage[frame] == CASTING_STAGE:
        cast_broken(g, t, frame)
        return
    if g.frame_stage[frame] == DECLARING_STAGE:
        declare_in_check(g, t, frame)
        if g.stopped == course.RUNNING:
            put_into_hand(g, t, frame)
            g.frame_stage[frame] = SABAKI_STAGE if (t.all_keywords & keywords.SABAKI_Z) != 0 else USING_STAGE
        return
    if g.frame_stage[frame] == SABAKI_STAGE:
        declare_sabaki(g, t, frame)
        g.frame_stage[frame] = USING_STAGE
        return
    if g.rest_count[frame] == 0:
        pop(g)
        return
    ask(g, choices.ASK_RESOLVE, g.frame_player[frame], NO_CARD, verbs.NO_VERB)
    for index in range(g.rest_count[frame]):
        offer(g, choices.OPTION_CARD, g.rest[frame, index], 0)
    index = decide(g, t)
    if index < 0:
        return
    card = g.rest[frame, index]
    number = g.rest_object[frame, index]
    drop_from_rest(g, frame, index)
    use_declared(g, t, frame, card, number)
