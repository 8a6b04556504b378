"""Battles (115): of an attack, or made by an effect.

A battle that an effect makes is a frame, because what triggers at its beginning is resolved inside that effect.
"""

from typing import Any

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.log import L_BATTLE
from sim.rules.facts import has_static_for, keywords, power, still_there
from sim.rules.frames import pop, push
from sim.rules.standby import begin_standby, fire, pick_standby, stand_by
from sim.rules.zones import leave_together, will_move
from sim.state import find_creature, note, owner


@rule
def wins(own: int, other: int, own_bits: int, other_bits: int) -> bool:
    """Whether a creature wins: more power, or the ability to win every battle (115.3b-c)."""
    if (own_bits & v.WINS_BATTLES) != 0:
        return True
    return (other_bits & v.WINS_BATTLES) == 0 and own > other


@rule
def set_battling(g: Any, first: int, second: int) -> None:
    """Two creatures, by their object numbers, are battling now; 0 and 0: nobody is."""
    g.battling[0] = first
    g.battling[1] = second


@rule
def begin_battle(g: Any, t: Any, first: int, second: int) -> None:
    """What triggers as two creatures begin to battle (115.2)."""
    set_battling(g, g.object[first], g.object[second])
    fire(g, t, v.BATTLES, first, 0)
    fire(g, t, v.BATTLES, second, 0)


@rule
def survives(g: Any, t: Any, card: int, other: int) -> bool:
    """Whether the creature is not destroyed though it loses the battle against the other one."""
    return (g.static_heads & tb.S_SURVIVES) != 0 and has_static_for(g, t, tb.S_SURVIVES, card, other)


@rule
def battle(g: Any, t: Any, first: int, second: int) -> None:
    """Two creatures battle; losers are destroyed together, and what the result triggers waits, slayer among it (K3)."""
    first_object = g.object[first]
    second_object = g.object[second]
    # Again: what triggered at its beginning may have brought about another battle.
    set_battling(g, first_object, second_object)
    # What follows a battle triggers for whoever is in it, and waits until it is over (115.3d).
    fire(g, t, v.AFTER_BATTLE, first, 0)
    fire(g, t, v.AFTER_BATTLE, second, 0)
    first_power = max(power(g, t, first), 0)
    second_power = max(power(g, t, second), 0)
    first_bits = keywords(g, t, first)
    second_bits = keywords(g, t, second)
    note(g, L_BATTLE, owner(first), first, second, (first_power << 20) + second_power)
    first_wins = wins(first_power, second_power, first_bits, second_bits)
    second_wins = wins(second_power, first_power, second_bits, first_bits)
    g.moving_count = 0
    if not first_wins and (second_wins or first_power == second_power) and not survives(g, t, first, second):
        will_move(g, first)
    if not second_wins and (first_wins or first_power == second_power) and not survives(g, t, second, first):
        will_move(g, second)
    leave_together(g, t, v.GRAVEYARD, False, True, False)
    if first_wins:
        announce_winner(g, t, first, first_object)
    if second_wins:
        announce_winner(g, t, second, second_object)
    if (first_bits & v.SLAYER) != 0:
        stand_by(g, owner(first), tb.SLAYER_TRIGGER, first, first_object, second, second_object, 0)
    if (second_bits & v.SLAYER) != 0:
        stand_by(g, owner(second), tb.SLAYER_TRIGGER, second, second_object, first, first_object, 0)
    set_battling(g, 0, 0)


@rule
def announce_winner(g: Any, t: Any, card: int, number: int) -> None:
    """What triggers "when this creature wins a battle" (115.3d)."""
    now = find_creature(g, card, number)
    if now >= 0:
        fire(g, t, v.WINS_BATTLE, now, 0)


# --- A battle that an effect makes ---
@rule
def push_battle(g: Any, player: int, own: int, other: int) -> None:
    """Push a battle that an effect makes: it is a part of that effect until it ends (101.4e)."""
    frame = push(g, tb.BATTLE_FRAME, player, own, g.object[own], -1)
    if frame >= 0:
        g.frame_event_card[frame] = other
        g.frame_event_object[frame] = g.object[other]


@rule
def run_battle(g: Any, t: Any, frame: int) -> None:
    """One stage of a battle: it begins, what triggers at that is resolved even now (101.4f), powers are compared."""
    own = still_there(g, t, g.frame_card[frame], g.frame_object[frame])
    other = still_there(g, t, g.frame_event_card[frame], g.frame_event_object[frame])
    if own < 0 or other < 0:
        set_battling(g, 0, 0)
        pop(g)
        return
    if g.frame_stage[frame] == 0:
        g.frame_stage[frame] = 1
        begin_battle(g, t, own, other)
        return
    index = pick_standby(g, t, g.turn_player, v.BATTLES)
    if index < 0 and g.stopped == v.RUNNING:
        index = pick_standby(g, t, 1 - g.turn_player, v.BATTLES)
    if g.stopped != v.RUNNING:
        return
    if index >= 0:
        begin_standby(g, t, index)
        return
    pop(g)
    battle(g, t, own, other)
