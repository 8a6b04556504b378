"""Triggered abilities, and the standby pool where they wait (603).

`fire` only checks cards that listen to the event. The pool has no order: `sim.engine.rules.processing` lets players
pick. An ability that can trigger in a hidden zone must be declared when it would trigger, in whatever zone (603.2e-f):
`declare`. Attacks, blocks and ends of turns have moments of their own for that (506.3, 507.3, 511.1); at any other
event it is done as soon as the event happens.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import fits, power, static_applies
from sim.engine.facts.descriptions import compare, plainly_fits, plainly_holds
from sim.engine.facts.events import is_awaited, is_listened_to, waits_for, waits_for_nothing_but, watches
from sim.engine.facts.identity import element_kind, ignored, is_blank, works_in_shields
from sim.engine.facts.links import card_under, find_creature
from sim.engine.facts.permissions import may_declare, works_in
from sim.engine.facts.sets import is_any_of, word_of
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    choices,
    course,
    descriptions,
    durations,
    events,
    faults,
    frames,
    lasting,
    log,
    owners,
    programs,
    replaced,
    statics,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import WORD_MASK, in_word
from sim.engine.record.indices import NO_CARD, NO_KIND, Card, Kind
from sim.engine.record.state import DELAYED, POOL, SEAT, Game, card_of, fail, note, owner
from sim.engine.record.tables import TRIGGERS, Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.frames import push
from sim.engine.rules.lasting import begin_lasting

ANY_EVENT = -1
LATER: Final = 1 << 30  # instead of the turn in which a delayed trigger is due: it outlasts this one
# Events at which `sim.engine.rules.attack` and `sim.engine.rules.turn` let the players declare, one after the other.
DECLARED_IN_ORDER = (
    events.ATTACKS
    | events.ATTACKED
    | events.BLOCKS
    | events.BECOMES_BLOCKED
    | events.UNBLOCKED
    | events.END_OF_ATTACK
    | events.END_OF_TURN
)


@rule
def stand_by(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game,
    player: int,
    trigger: int,
    card: Card,
    number: int,
    event_card: Card,
    event_object: int,
    event_number: int,
) -> None:
    """Put an effect on standby; it is independent of its source from now on (110.5)."""
    index = g.pool_count
    if index >= POOL:
        fail(g, faults.POOL_FULL)
        return
    g.pool_player[index] = player
    g.pool_trigger[index] = trigger
    g.pool_card[index] = card
    g.pool_object[index] = number
    g.pool_event_card[index] = event_card
    g.pool_event_object[index] = event_object
    g.pool_event_number[index] = event_number
    g.pool_count = index + 1


@rule
def remove_standby(g: Game, index: int) -> None:
    """Take an effect out of the pool."""
    last = g.pool_count - 1
    for at in range(index, last):
        g.pool_player[at] = g.pool_player[at + 1]
        g.pool_trigger[at] = g.pool_trigger[at + 1]
        g.pool_card[at] = g.pool_card[at + 1]
        g.pool_object[at] = g.pool_object[at + 1]
        g.pool_event_card[at] = g.pool_event_card[at + 1]
        g.pool_event_object[at] = g.pool_event_object[at + 1]
        g.pool_event_number[at] = g.pool_event_number[at + 1]
    g.pool_count = last


@rule
def is_waiting(g: Game, t: Tables, index: int, player: int, event: int) -> bool:
    """Whether an effect of the pool is the player's, and waits because of the event."""
    return g.pool_player[index] == player and (event == ANY_EVENT or waits_for(t, g.pool_trigger[index], event))


@rule
def same_waits_before(g: Game, t: Tables, index: int) -> bool:
    """Whether an earlier effect of the pool is the same: it triggered twice, and does not refer to what happened."""
    row = g.pool_trigger[index]
    for at in range(index):
        if (
            g.pool_trigger[at] == row
            and g.pool_player[at] == g.pool_player[index]
            and g.pool_card[at] == g.pool_card[index]
            and g.pool_object[at] == g.pool_object[index]
        ):
            if t.trigger_reads_event[row] == 0:
                return True
            if (
                g.pool_event_card[at] == g.pool_event_card[index]
                and g.pool_event_object[at] == g.pool_event_object[index]
                and g.pool_event_number[at] == g.pool_event_number[index]
            ):
                return True
    return False


@rule
def pick_standby(g: Game, t: Tables, player: int, event: int) -> int:
    """The index in the pool of the effect that the player resolves next, or -1 if none of theirs is waiting.

    Only effects that wait because of the event are looked at: ANY_EVENT, except in battles (101.4f). The order of
    effects that are the same is no choice.
    """
    ask(g, choices.ASK_RESOLVE, player, NO_CARD, verbs.NO_VERB)
    first = -1
    for index in range(g.pool_count):
        if is_waiting(g, t, index, player, event) and not same_waits_before(g, t, index):
            offer(g, choices.OPTION_ABILITY, g.pool_card[index], g.pool_trigger[index])
            if first < 0:
                first = index
    if g.option_count <= 1:
        return first
    answer = decide(g, t)
    if answer < 0:
        return -1
    for index in range(g.pool_count):
        if is_waiting(g, t, index, player, event) and not same_waits_before(g, t, index):
            if answer == 0:
                return index
            answer -= 1
    return -1


@rule
def begin_standby(g: Game, t: Tables, index: int) -> None:
    """Begin to resolve an effect of the pool; a declared card that has moved misfires (item 9.16).

    A card that is elsewhere now can still be used from there if its ability names that zone too: a gate declared in
    the hand works from the graveyard.
    """
    player = g.pool_player[index]
    row = g.pool_trigger[index]
    card = g.pool_card[index]
    number = g.pool_object[index]
    if t.trigger_declared[row] != 0 and g.object[card] != number:
        works_in = t.trigger_zones[row] & ~(1 << zones.EXECUTABLE)
        if (works_in & (works_in - 1)) == 0 or ((works_in >> g.zone[card]) & 1) == 0:
            note(g, log.MISFIRE, player, card, 0, 0)
            remove_standby(g, index)
            return
        number = g.object[card]
    frame = push(g, frames.PROGRAM, player, card, number, t.trigger_program[row])
    if frame < 0:
        return
    g.frame_trigger[frame] = row
    g.frame_event_card[frame] = g.pool_event_card[index]
    g.frame_event_object[frame] = g.pool_event_object[index]
    g.frame_event_number[frame] = g.pool_event_number[index]
    if g.pool_event_card[index] >= 0 and t.trigger_subject[row] != descriptions.SUBJECT_IS_SELF:
        g.frame_that_player[frame] = owner(g.pool_event_card[index])
    if waits_for_nothing_but(t, row, events.CAST) or waits_for_nothing_but(t, row, events.CAST_FROM_HAND):
        g.frame_that_player[frame] = g.pool_event_number[index]
    note(g, log.TRIGGER, player, card, row, t.trigger_kind[row])
    remove_standby(g, index)


@cold
def is_changed(g: Game, t: Tables, head: statics.Head, card: Card, subject: Card) -> bool:
    """Whether a static ability with this head changes how an ability of the creature triggers (609.1).

    It is about both creatures: the one that has the ability, and the one that the event happened to.
    """
    for index in range(g.static_count):
        if t.static_head[g.static_row[index]] == head:
            if static_applies(g, t, index, card) and static_applies(g, t, index, subject):
                what = replaced.TRIGGERED_ONCE if head == statics.TRIGGERS_TWICE else replaced.TRIGGERED
                note(g, log.REPLACED, owner(card), card, zones.NO_ZONE, what * zones.ZONES + zones.BATTLE)
                return True
    return False


@rule
def subject_fits(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, wanted: int, card: Card, player: int, event: int, subject: Card, number: int
) -> bool:
    """Whether what the event happened to fits the description in the player's ability of the card."""
    # 701.4: a spell is that of who casts it. One that the other player owns is seen from the other side.
    side = player
    if is_any_of(event, events.CAST) and number != owner(subject):
        side = 1 - player
    return fits(g, t, wanted, subject, side, card, side)


THROWS: Final = in_word(events.THROWS)


@rule
def is_their_event(g: Game, t: Tables, row: int, player: int, event: int, number: int) -> bool:
    """Whether it is an event of the one whose event the player's ability waits for."""
    whose = t.trigger_whose[row]
    if whose == owners.ANYONES:
        return True
    if is_any_of(event, events.START_OF_TURN | events.END_OF_TURN):
        return (whose == owners.YOURS) == (g.turn_player == player)
    if is_any_of(event, events.BY_A_PLAYER) and waits_for(t, row, event & events.BY_A_PLAYER):
        return (whose == owners.YOURS) == (number == player)
    if is_any_of(event, THROWS):
        return (whose == owners.YOURS) == (number == player)
    return True


@cold
def has_happened(g: Game, t: Tables, row: int, player: int, subject: Card) -> bool:
    """Whether the event of the player's ability has happened before in this turn, whether or not it was there then."""
    of_this = t.trigger_subject[row] == descriptions.SUBJECT_IS_SELF
    kind = lasting.HAPPENED_TO_IT if of_this else lasting.HAPPENED
    number = g.object[subject] if of_this else player
    for index in range(g.continuous_count):
        if (
            g.continuous_kind[index] == kind
            and g.continuous_object[index] == number
            and g.continuous_amount[index] == row
        ):
            return True
    return False


@cold
def note_first_times(g: Game, t: Tables, event: int, subject: Card, number: int) -> None:
    """The event has happened this turn, for the abilities that wait for the first one of a turn (603.2)."""
    for row in range(TRIGGERS):
        if t.trigger_first_time[row] == 0 or not waits_for(t, row, event):
            continue
        wanted = t.trigger_subject[row]
        for player in range(2):
            of_this = wanted == descriptions.SUBJECT_IS_SELF
            if of_this:
                kind = g.kind[subject] if subject >= 0 and owner(subject) == player else -1
                if kind < 0 or not t.trigger_first[kind] <= row < t.trigger_first[kind] + t.trigger_count[kind]:
                    continue
            elif not is_their_event(g, t, row, player, event, number) or (
                wanted >= 0 and not subject_fits(g, t, wanted, subject, player, event, subject, number)
            ):
                continue
            if not has_happened(g, t, row, player, subject):
                what = lasting.HAPPENED_TO_IT if of_this else lasting.HAPPENED
                whom = g.object[subject] if of_this else player
                begin_lasting(g, what, whom, player, row, durations.END_OF_THIS_TURN)


@rule
def triggers_now(g: Game, t: Tables, row: int, card: Card, player: int, event: int, subject: Card, number: int) -> bool:  # noqa: PLR0913 - compiled: it takes numbers, no objects
    """Whether the player's triggered ability of the card triggers: everything up to "whenever" (item 9.21)."""
    if not waits_for(t, row, event) or not is_their_event(g, t, row, player, event, number):
        return False
    if t.trigger_first_time[row] != 0 and has_happened(g, t, row, player, subject):
        return False
    wanted = t.trigger_subject[row]
    if wanted == descriptions.SUBJECT_IS_SELF:
        if subject != card:
            return False
        if event == events.PUT and at_work(g, statics.MUTES) and is_changed(g, t, statics.MUTES, card, subject):
            return False
    elif event == events.DISCARDED and g.zone[card] != zones.BATTLE:
        return False  # only what the card says of itself triggers where it is discarded to (110.4)
    elif wanted >= 0 and not subject_fits(g, t, wanted, card, player, event, subject, number):
        return False
    elif wanted >= 0 and t.filter_relation[wanted] == descriptions.COMPARED:
        own = max(power(g, t, card), 0)
        if not compare(max(power(g, t, subject), 0), t.filter_sign[wanted], own):
            return False
    if event == events.PUT and at_work(g, statics.MUTES_ALL) and is_changed(g, t, statics.MUTES_ALL, card, subject):
        return False
    return plainly_holds(g, t, t.trigger_condition[row], player, card, number)


@cold
def trigger_row(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, row: int, card: Card, event: int, subject: Card, subject_object: int, number: int
) -> None:
    """Put a triggered ability that the card has on standby, if it triggers."""
    player = owner(card)
    if triggers_now(g, t, row, card, player, event, subject, number):
        stand_by(g, player, row, card, g.object[card], subject, subject_object, number)
        if at_work(g, statics.TRIGGERS_TWICE) and is_any_of(event, events.ATTACKS) and card == subject:
            if is_changed(g, t, statics.TRIGGERS_TWICE, card, subject):
                stand_by(g, player, row, card, g.object[card], subject, subject_object, number)


@rule
def trigger_card(g: Game, t: Tables, card: Card, event: int, subject: Card, subject_object: int, number: int) -> None:
    """Put those of this card's abilities that trigger on standby."""
    trigger_kind(g, t, card, g.kind[card], event, subject, subject_object, number)


@rule
def trigger_kind(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, card: Card, kind: Kind, event: int, subject: Card, subject_object: int, number: int
) -> None:
    """Put those of the abilities of a kind that trigger on standby: the card has them."""
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        works = ((t.trigger_zones[row] >> zones.BATTLE) & 1) != 0
        if works and t.trigger_declared[row] == 0 and t.trigger_given_to[row] < 0:
            trigger_row(g, t, row, card, event, subject, subject_object, number)


@rule
def is_leaving(g: Game, card: Card) -> bool:
    """Whether the card is among those that leave now."""
    for index in range(g.moving_count):
        if g.moving[index] == card:
            return True
    return False


@cold
def trigger_given(g: Game, t: Tables, giver: Card, event: int, subject: Card, subject_object: int, number: int) -> None:
    """Put the abilities that this card gives to others on standby: they are those of the creatures that have them.

    A creature that leaves still has what a card gives it that leaves at the same time, and sees only itself (603.5d).
    """
    kind = g.kind[giver]
    side = owner(giver)
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        cards = t.trigger_given_to[row]
        if cards < 0 or not plainly_holds(g, t, t.trigger_given_while[row], side, giver, 0):
            continue
        for other in range(2):
            for index in range(g.zone_count[other, zones.BATTLE]):
                card = g.zone_cards[other, zones.BATTLE, index]
                if (
                    ignored(g, t, card)
                    or is_blank(g, t, card)
                    or not plainly_fits(g, t, cards, card, side, giver, side)
                ):
                    continue
                if card == subject or not is_any_of(event, events.LEAVES) or not is_leaving(g, card):
                    trigger_row(g, t, row, card, event, subject, subject_object, number)


@cold
def trigger_outside(g: Game, t: Tables, event: int, subject: Card, number: int) -> None:
    """Put abilities that trigger in other public zones than the battle zone on standby: none is declared (603.2e).

    In the hyperspatial zone they can be on any side of a card: all sides are seen there (407.2).
    """
    subject_object = g.object[subject] if subject >= 0 else 0
    for side in range(2):
        for zone in zones.between(zones.GRAVEYARD, zones.GR):
            if ((t.outside_zones >> zone) & 1) == 0:
                continue
            for index in range(g.zone_count[side, zone]):
                card = g.zone_cards[side, zone, index]
                kind = g.kind[card]
                while kind >= 0 and t.cell[kind] < 0:
                    trigger_there(g, t, card, kind, zone, event, subject, subject_object, number)
                    kind = t.next_face[kind] if zone == zones.HYPERSPATIAL else NO_KIND


@rule
def trigger_there(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game,
    t: Tables,
    card: Card,
    kind: Kind,
    zone: zones.Zone,
    event: int,
    subject: Card,
    subject_object: int,
    number: int,
) -> None:
    """Put those of the abilities of a side of a card that trigger in this zone on standby."""
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        if ((t.trigger_zones[row] >> zone) & 1) != 0 and t.trigger_declared[row] == 0:
            trigger_row(g, t, row, card, event, subject, subject_object, number)


@rule
def fire(g: Game, t: Tables, event: int, subject: Card, number: int) -> None:
    """An event happened to `subject` (-1 for none): abilities in the battle zone trigger (603.1-2).

    For leaving, call before the cards move: leave triggers look back (603.5c), and an ability of a card that is
    leaving too sees only itself (603.5d).
    """
    # Mostly nothing waits for it.
    if is_awaited(g, event) or g.delayed_count > 0:
        trigger_all(g, t, event, subject, number)


@cold
def trigger_all(g: Game, t: Tables, event: int, subject: Card, number: int) -> None:
    """Let abilities trigger, where one may wait for the event."""
    if is_listened_to(g, event):
        trigger_watchers(g, t, event, subject, number)
    if (t.outside_events[word_of(event)] & event & WORD_MASK) != 0:
        trigger_outside(g, t, event, subject, number)
    if g.delayed_count > 0:
        fire_delayed(g, t, event, subject, number)
    at_once = event & ~DECLARED_IN_ORDER if word_of(event) == 0 else event
    if (t.declared_events[word_of(event)] & at_once & WORD_MASK) != 0:
        declare_abilities(g, t, g.turn_player, event, subject, number)
        declare_abilities(g, t, 1 - g.turn_player, event, subject, number)
    if (t.first_events[word_of(event)] & event & WORD_MASK) != 0:
        note_first_times(g, t, event, subject, number)


@rule
def trigger_watchers(g: Game, t: Tables, event: int, subject: Card, number: int) -> None:
    """Put abilities that trigger in the battle zone on standby: those naming no other zone (110.4)."""
    subject_object = g.object[subject] if subject >= 0 else 0
    for side in range(2):
        for index in range(g.zone_count[side, zones.BATTLE]):
            card = g.zone_cards[side, zones.BATTLE, index]
            if t.any_beneath != 0:
                trigger_from_beneath(g, t, card, event, subject, subject_object, number)
            if not watches(t, g.kind[card], event) or ignored(g, t, card):
                continue
            if t.any_given != 0:
                trigger_given(g, t, card, event, subject, subject_object, number)
            if card != subject and is_any_of(event, events.LEAVES | events.FROM_UNDER) and is_leaving(g, card):
                continue
            trigger_card(g, t, card, event, subject, subject_object, number)
    if g.face_up_count > 0:
        trigger_in_shields(g, t, event, subject, subject_object, number)
    if g.statics_last != 0:
        trigger_lent(g, t, event, subject, subject_object, number)


@cold
def trigger_lent(g: Game, t: Tables, event: int, subject: Card, subject_object: int, number: int) -> None:
    """Put abilities that creatures have been lent on standby: they are theirs (docs/keywords.md)."""
    for index in range(g.continuous_count):
        if g.continuous_kind[index] != lasting.LENT:
            continue
        kind: Kind = g.continuous_amount[index]  # type: ignore[assignment]
        card = find_creature(g, NO_CARD, g.continuous_object[index])
        if card < 0 or ignored(g, t, card) or is_blank(g, t, card) or not watches(t, kind, event):
            continue
        if card == subject or not is_any_of(event, events.LEAVES | events.FROM_UNDER) or not is_leaving(g, card):
            trigger_kind(g, t, card, kind, event, subject, subject_object, number)


@cold
def trigger_from_beneath(
    g: Game, t: Tables, card: Card, event: int, subject: Card, subject_object: int, number: int
) -> None:
    """Put abilities that cards under a creature lend it on standby: they are those of the creature (818.1b)."""
    if ignored(g, t, card) or (
        card != subject and is_any_of(event, events.LEAVES | events.FROM_UNDER) and is_leaving(g, card)
    ):
        return
    under = card_under(g, card)
    while under >= 0:
        kind = g.kind[under]
        for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
            if ((t.trigger_zones[row] >> zones.UNDERNEATH) & 1) != 0:
                trigger_row(g, t, row, card, event, subject, subject_object, number)
        under = card_under(g, under)


@cold
def trigger_in_shields(g: Game, t: Tables, event: int, subject: Card, subject_object: int, number: int) -> None:
    """Put abilities of castles, and of cards that lie face up in the shield zone, on standby (110.3d)."""
    for side in range(2):
        for slot in range(SEAT):
            card = card_of(side, slot)
            kind = g.kind[card]
            if not works_in_shields(g, card) or (t.shield_watches[kind, word_of(event)] & event & WORD_MASK) == 0:
                continue
            for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
                if ((t.trigger_zones[row] >> zones.SHIELD) & 1) != 0 and t.trigger_declared[row] == 0:
                    trigger_row(g, t, row, card, event, subject, subject_object, number)


@rule
def nothing_is_left(g: Game, t: Tables, index: int) -> bool:
    """Whether all that a delayed trigger does is done to its own card, and that has left (400.5)."""
    step = t.trigger_program[g.delayed_trigger[index]]
    if (
        t.step_code[step] != programs.THIS
        or t.step_how[step] != programs.AS_IT_IS
        or t.step_code[step + 1] != programs.DO
        or t.step_code[step + 2] != programs.END
    ):
        return False
    card = g.delayed_card[index]
    number = g.delayed_object[index]
    return g.object[card] != number and find_creature(g, card, number) < 0


@rule
def ends_with_this_turn(g: Game, index: int) -> bool:
    """Whether a delayed trigger waits for the end of this turn: as that of the turn, or of its player's next one."""
    since = g.delayed_turn[index] - LATER
    return g.delayed_turn[index] == g.turn or (0 < since < g.turn and g.turn_player == g.delayed_player[index])


@cold
def fire_delayed(g: Game, t: Tables, event: int, subject: Card, event_number: int) -> None:
    """Delayed triggers of the event: each waits for its own creature, or for the end of an attack or turn (603.6).

    One that waits for creatures of a description, or that a creature has been given, triggers each time in its turn.
    """
    index = 0
    while index < g.delayed_count:
        row = g.delayed_trigger[index]
        if g.delayed_event[index] == events.EACH_TIME:
            holder = find_creature(g, g.delayed_card[index], g.delayed_object[index])
            if (
                g.delayed_turn[index] == g.turn
                and holder >= 0
                and not ignored(g, t, holder)
                and not is_blank(g, t, holder)
            ):
                trigger_row(g, t, row, holder, event, subject, g.object[subject] if subject >= 0 else 0, event_number)
            index += 1
            continue
        if t.trigger_subject[row] >= 0:
            card = g.delayed_card[index]
            if (
                is_any_of(g.delayed_event[index], event)
                and g.delayed_turn[index] == g.turn
                and subject >= 0
                and triggers_now(g, t, row, card, g.delayed_player[index], event, subject, event_number)
            ):
                player = g.delayed_player[index]
                stand_by(g, player, row, card, g.delayed_object[index], subject, g.object[subject], event_number)
            index += 1
            continue
        due = is_any_of(g.delayed_event[index], event)
        number = g.object[subject] if subject >= 0 else 0
        if due and is_any_of(g.delayed_event[index], events.AFTER_THE_ATTACK):
            number = g.attacker_object  # which may have left
        if due and event == events.START_OF_TURN:
            due = g.turn_player == g.delayed_player[index]  # the first turn of that player that begins
        elif due and (event == events.END_OF_TURN or is_any_of(g.delayed_event[index], events.AFTER_THE_ATTACK)):
            due = ends_with_this_turn(g, index)
        elif due:
            due = g.delayed_turn[index] == g.turn and subject >= 0 and g.object[subject] == g.delayed_object[index]
        if not due:
            index += 1
            continue
        # There is no order to ask for where nothing can happen.
        if not nothing_is_left(g, t, index):
            stand_by(
                g,
                g.delayed_player[index],
                g.delayed_trigger[index],
                g.delayed_card[index],
                g.delayed_object[index],
                subject,
                number,
                g.delayed_named[index],  # its effect does not read another number of the event
            )
        forget_delayed(g, index)


@rule
def forget_delayed(g: Game, index: int) -> None:
    """Drop a delayed trigger."""
    last = g.delayed_count - 1
    for at in range(index, last):
        g.delayed_event[at] = g.delayed_event[at + 1]
        g.delayed_turn[at] = g.delayed_turn[at + 1]
        g.delayed_trigger[at] = g.delayed_trigger[at + 1]
        g.delayed_card[at] = g.delayed_card[at + 1]
        g.delayed_object[at] = g.delayed_object[at + 1]
        g.delayed_player[at] = g.delayed_player[at + 1]
        g.delayed_named[at] = g.delayed_named[at + 1]
    g.delayed_count = last


@rule
def forget_battles(g: Game) -> None:
    """Drop the delayed triggers that wait for the end of a battle of this attack: it has been, or never was."""
    index = 0
    while index < g.delayed_count:
        if is_any_of(g.delayed_event[index], events.AFTER_BATTLE):
            forget_delayed(g, index)
        else:
            index += 1


@rule
def forget_all_delayed(g: Game) -> None:
    """Drop the delayed triggers of this turn, as the turn ends."""
    index = 0
    while index < g.delayed_count:
        if g.delayed_turn[index] <= g.turn:
            forget_delayed(g, index)
        else:
            index += 1


@rule
def delay(g: Game, event: int, turn: int, trigger: int, card: Card, number: int, player: int) -> None:
    """Create a delayed trigger."""
    index = g.delayed_count
    if index >= DELAYED:
        fail(g, faults.DELAYED_FULL)
        return
    g.delayed_event[index] = event
    g.delayed_turn[index] = turn
    g.delayed_trigger[index] = trigger
    g.delayed_card[index] = card
    g.delayed_object[index] = number
    g.delayed_player[index] = player
    now = find_creature(g, card, number) if card >= 0 else NO_CARD
    g.delayed_named[index] = g.named_row[now if now >= 0 else card] if card >= 0 else -1
    g.delayed_count = index + 1


@rule
def already_declared(g: Game, row: int, card: Card) -> bool:
    """Whether this ability of this card is on standby."""
    for index in range(g.pool_count):
        if g.pool_trigger[index] == row and g.pool_card[index] == card and g.pool_object[index] == g.object[card]:
            return True
    return False


@rule
def offer_declarations(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, t: Tables, player: int, card: Card, zone: zones.Zone, event: int, subject: Card, number: int
) -> None:
    """Offer the abilities that the card in this zone can declare at the event."""
    kind = g.kind[card]
    if (t.declared_watches[kind, word_of(event)] & event & WORD_MASK) == 0:
        return
    used = element_kind(t, kind)
    for row in range(t.trigger_first[kind], t.trigger_first[kind] + t.trigger_count[kind]):
        if (
            t.trigger_declared[row] != 0
            and works_in(g, t, row, player, card, zone)
            and triggers_now(g, t, row, card, player, event, subject, number)
            and not already_declared(g, row, card)
            and may_declare(g, t, player, t.trigger_act[row], used)
            and (t.counts_mana_on_declaring == 0 or plainly_holds(g, t, t.trigger_needs[row], player, card, number))
        ):
            offer(g, choices.OPTION_ABILITY, card, row)


@rule
def declare(g: Game, t: Tables, player: int, event: int, subject: Card, number: int) -> None:
    """The player declares any abilities that trigger now and need it, all before one resolves (506.3b, 603.2e)."""
    if (t.declared_events[word_of(event)] & event & WORD_MASK) != 0:
        declare_abilities(g, t, player, event, subject, number)


@rule
def is_used_from(g: Game, t: Tables, zone: zones.Zone) -> bool:
    """Whether abilities that work wherever their card may be used from (110.4d) can work in this zone."""
    if ((t.declared_zones >> zones.EXECUTABLE) & 1) == 0 or (zone != zones.GRAVEYARD and zone != zones.MANA):
        return False
    return ((t.any_use_zones >> zone) & 1) != 0 or at_work(g, statics.USES_FROM)


@cold
def declare_abilities(g: Game, t: Tables, player: int, event: int, subject: Card, number: int) -> None:
    """Let a player declare abilities, at an event at which some card of the match has something to declare."""
    while g.stopped == course.RUNNING:
        ask(g, choices.ASK_DECLARE, player, NO_CARD, verbs.NO_VERB)
        offer(g, choices.OPTION_NO, NO_CARD, 0)
        for zone in zones.between(zones.HAND, zones.SHIELD):
            if ((t.declared_zones >> zone) & 1) == 0 and not is_used_from(g, t, zone):
                continue
            for index in range(g.zone_count[player, zone]):
                card = g.zone_cards[player, zone, index]
                if zone != zones.BATTLE or not ignored(g, t, card):
                    offer_declarations(g, t, player, card, zone, event, subject, number)
        answer = decide(g, t)
        if answer <= 0:
            return
        card = g.option_card[answer]
        row = g.option_number[answer]
        note(g, log.DECLARE, player, card, t.trigger_tag[row], 0)
        subject_object = g.object[subject] if subject >= 0 else 0
        stand_by(g, player, row, card, g.object[card], subject, subject_object, number)
