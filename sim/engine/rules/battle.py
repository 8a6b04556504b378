"""Battles (115), in an attack or made by an effect.

A battle that an effect makes is a frame, because what triggers as it begins is resolved inside that effect.
"""

from typing import Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.characteristics import count_against, fits, keywords_of, power, slays
from sim.engine.facts.identity import ignored, still_there
from sim.engine.facts.links import find_creature
from sim.engine.facts.statics import at_work
from sim.engine.record.codes import (
    choices,
    course,
    departures,
    durations,
    events,
    frames,
    keywords,
    log,
    numbers,
    programs,
    statics,
    verbs,
    zones,
)
from sim.engine.record.codes.sets import in_word
from sim.engine.record.indices import NO_CARD, Card
from sim.engine.record.state import Game, note, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import ask, decide, offer
from sim.engine.rules.frames import pop, push
from sim.engine.rules.lasting import expire
from sim.engine.rules.leaving import leave_alone, leave_together, mark_leaving
from sim.engine.rules.standby import begin_standby, fire, pick_standby, stand_by
from sim.engine.rules.zones import announce_mana, tap

LOSES: Final = in_word(events.LOSES_BATTLE)


@rule
def wins(own: int, other: int, own_bits: int, other_bits: int) -> bool:
    """Whether a creature wins: more power, or the ability to win every battle (115.3b-c)."""
    if (own_bits & keywords.WINS_BATTLES) != 0:
        return True
    return (other_bits & keywords.WINS_BATTLES) == 0 and own > other


@rule
def set_battling(g: Game, first: Card, second: Card) -> None:
    """Two creatures are battling now."""
    g.battling[0] = g.object[first]
    g.battling[1] = g.object[second]
    g.battling_card[0] = first
    g.battling_card[1] = second


@rule
def end_battle(g: Game, t: Tables) -> None:
    """No creatures are battling any more."""
    g.battling[0] = 0
    g.battling[1] = 0
    expire(g, t, durations.END_OF_THIS_BATTLE, -1)


@rule
def begin_battle(g: Game, t: Tables, first: Card, second: Card) -> None:
    """What triggers as two creatures begin to battle (115.2)."""
    set_battling(g, first, second)
    fire(g, t, events.BATTLES, first, 1)
    fire(g, t, events.BATTLES, second, 0)


@rule
def survives_losing(g: Game, t: Tables, card: Card, other: Card) -> bool:
    """Whether the creature is not destroyed even if it loses the battle against the other one."""
    return at_work(g, statics.SURVIVES) and count_against(g, t, statics.SURVIVES, card, other, fitting=True) > 0


@rule
def battle(g: Game, t: Tables, first: Card, second: Card) -> None:
    """Two creatures battle (701.13); losers are destroyed together; what triggers waits, slayer too (115.3d)."""
    first_object = g.object[first]
    second_object = g.object[second]
    # Set again: an ability that triggered as the battle began may have caused another one.
    set_battling(g, first, second)
    # Abilities that follow a battle trigger for both creatures, and wait until it is over (115.3d).
    fire(g, t, events.AFTER_BATTLE, first, 0)
    fire(g, t, events.AFTER_BATTLE, second, 0)
    first_power = max(power(g, t, first), 0)
    second_power = max(power(g, t, second), 0)
    first_bits = keywords_of(g, t, first)
    second_bits = keywords_of(g, t, second)
    note(g, log.BATTLE, owner(first), first, second, (first_power << numbers.POWER_BITS) + second_power)
    first_wins = wins(first_power, second_power, first_bits, second_bits)
    second_wins = wins(second_power, first_power, second_bits, first_bits)
    first_slays = slays(g, t, first, first_bits, second)
    second_slays = slays(g, t, second, second_bits, first)
    first_loses = not first_wins and (second_wins or first_power == second_power)
    second_loses = not second_wins and (first_wins or first_power == second_power)
    g.moving_count = 0
    # 703.4d: nothing happens before this.
    if lose_into_mana(g, t, first, second, first_bits if first_loses else 0, second_bits if second_loses else 0):
        first_wins = False
        second_wins = False
    else:
        # 115.3d: what waits for a loss triggers, whatever becomes of the creature.
        if first_loses:
            fire(g, t, LOSES, first, 0)
        if second_loses:
            fire(g, t, LOSES, second, 0)
        if first_loses and not survives_losing(g, t, first, second):
            mark_leaving(g, first)
        if second_loses and not survives_losing(g, t, second, first):
            mark_leaving(g, second)
        leave_together(g, t, zones.GRAVEYARD, departures.DESTROYED)
    if first_wins:
        announce_winner(g, t, first, first_object, second)
    if second_wins:
        announce_winner(g, t, second, second_object, first)
    if first_slays:
        slay(g, first, first_object, second, second_object)
    if second_slays:
        slay(g, second, second_object, first, first_object)
    end_battle(g, t)


@rule
def lose_into_mana(g: Game, t: Tables, first: Card, second: Card, first_bits: int, second_bits: int) -> bool:
    """Put both creatures into the mana zone if a loser, by its keywords, does not lose but does so instead (609.1)."""
    if ((first_bits | second_bits) & keywords.LOSES_INTO_MANA) == 0:
        return False
    before = (g.zone_count[0, zones.MANA], g.zone_count[1, zones.MANA])
    mark_leaving(g, first)
    mark_leaving(g, second)
    leave_together(g, t, zones.MANA, departures.MOVED)
    announce_mana(g, t, before, owner(first if (first_bits & keywords.LOSES_INTO_MANA) != 0 else second))
    return True


@rule
def slay(g: Game, card: Card, number: int, other: Card, other_number: int) -> None:
    """Let the slayer of a creature wait, unless the battle itself destroyed the other one (115.3d)."""
    # Nothing could be left to destroy: there is no order to ask for.
    if find_creature(g, other, other_number) >= 0:
        stand_by(g, owner(card), programs.SLAYER_TRIGGER, card, number, other, other_number, 0)


@rule
def announce_winner(g: Game, t: Tables, card: Card, number: int, other: Card) -> None:
    """What triggers "when this creature wins a battle" (115.3d); its number says which creature it destroyed."""
    now = find_creature(g, card, number)
    g.won_battles[owner(card)] += 1
    if now >= 0:
        fire(g, t, events.WINS_BATTLE, now, other + 1 if g.zone[other] == zones.GRAVEYARD else 0)


# --- A battle that an effect makes ---
@rule
def push_battle(g: Game, player: int, own: Card, other: Card) -> None:
    """Push a battle that an effect makes: it is a part of that effect until it ends (101.4e)."""
    frame = push(g, frames.BATTLE, player, own, g.object[own], -1)
    if frame >= 0:
        g.frame_other[frame] = other
        g.frame_other_object[frame] = g.object[other]


@cold
def may_stand_in(g: Game, t: Tables, index: int, card: Card, other: Card) -> bool:
    """Whether the creature of a static ability at work can battle instead of the card, with the other one."""
    row = g.static_row[index]
    source = g.static_card[index]
    player = g.static_player[index]
    if source == other or not fits(g, t, t.static_filter[row], card, player, source, player):
        return False
    if t.static_amount[row] == statics.TAPPED_FOR_OTHERS and g.tapped[source] != 0:
        return False
    against = t.static_against[row]
    return against < 0 or fits(g, t, against, other, player, source, player)


@cold
def stands_in(g: Game, t: Tables, row: int, source: Card, card: Card) -> bool:
    """Whether the creature battles instead of the card: it must, or its player lets it, and taps it for that."""
    if t.static_amount[row] == statics.MUST_FOR_OTHERS:
        return True
    ask(g, choices.ASK_REPLACE, owner(source), card, verbs.FIGHT)
    offer(g, choices.OPTION_NO, NO_CARD, 0)
    offer(g, choices.OPTION_CARD, source, 0)
    answer = decide(g, t)
    if answer < 0 or g.option_what[answer] != choices.OPTION_CARD:
        return False
    if t.static_amount[row] == statics.TAPPED_FOR_OTHERS:
        tap(g, t, source)
    return True


@cold
def returns_instead(g: Game, t: Tables, row: int, player: int, card: Card) -> bool:
    """Whether the player returns a creature that fits to the hand, instead of the card's battle."""
    ask(g, choices.ASK_SELECT, player, card, verbs.TO_HAND)
    for at in range(g.zone_count[player, zones.BATTLE]):
        one = g.zone_cards[player, zones.BATTLE, at]
        if not ignored(g, t, one) and fits(g, t, t.static_filter[row], one, player, card, player):
            offer(g, choices.OPTION_CARD, one, 0)
    if g.option_count == 0:
        return False
    answer = decide(g, t)
    if answer >= 0:
        leave_alone(g, t, g.option_card[answer], zones.HAND, departures.MOVED)
    return True


@cold
def stand_in(g: Game, t: Tables, card: Card, other: Card) -> Card:
    """The creature that battles: this one, or one that battles instead; none if there is no battle (609)."""
    if card < 0 or other < 0:
        return card
    for index in range(g.static_count):
        row = g.static_row[index]
        player = g.static_player[index]
        source = g.static_card[index]
        if t.static_head[row] != statics.BATTLES_FOR:
            continue
        if t.static_amount[row] == statics.RETURNS_INSTEAD:
            if source == card and returns_instead(g, t, row, player, card):
                return NO_CARD
            continue
        if t.static_amount[row] != 0:
            if may_stand_in(g, t, index, card, other) and stands_in(g, t, row, source, card):
                return source
            continue
        if source != card:
            continue
        ask(g, choices.ASK_REPLACE, player, card, verbs.FIGHT)
        offer(g, choices.OPTION_NO, NO_CARD, 0)
        for at in range(g.zone_count[player, zones.BATTLE]):
            one = g.zone_cards[player, zones.BATTLE, at]
            if one == card or one == other or ignored(g, t, one):
                continue
            if fits(g, t, t.static_filter[row], one, player, card, player):
                offer(g, choices.OPTION_CARD, one, 0)
        answer = decide(g, t)
        if answer >= 0 and g.option_what[answer] == choices.OPTION_CARD:
            return g.option_card[answer]
    return card


@rule
def run_battle(g: Game, t: Tables, frame: int) -> None:
    """One stage of a battle: it begins; what triggers is resolved at once (101.4f); powers are compared."""
    own = still_there(g, t, g.frame_card[frame], g.frame_object[frame])
    other = still_there(g, t, g.frame_other[frame], g.frame_other_object[frame])
    # 115.3a: without one of them there is no battle.
    if own < 0 or other < 0:
        end_battle(g, t)
        pop(g)
        return
    if g.frame_stage[frame] == 0:
        g.frame_stage[frame] = 1
        if at_work(g, statics.BATTLES_FOR):
            own = stand_in(g, t, own, other)
            other = stand_in(g, t, other, own)
            if g.stopped != course.RUNNING:
                return
            if own < 0 or other < 0:
                pop(g)
                return
            g.frame_card[frame] = own
            g.frame_object[frame] = g.object[own]
            g.frame_other[frame] = other
            g.frame_other_object[frame] = g.object[other]
        begin_battle(g, t, own, other)
        return
    index = pick_standby(g, t, g.turn_player, events.BATTLES)
    if index < 0 and g.stopped == course.RUNNING:
        index = pick_standby(g, t, 1 - g.turn_player, events.BATTLES)
    if g.stopped != course.RUNNING:
        return
    if index >= 0:
        begin_standby(g, t, index)
        return
    pop(g)
    battle(g, t, own, other)
