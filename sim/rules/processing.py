"""The loop between actions: state-based actions, then the turn player's standby effects, then the other's.

There is no stack and no priority (101.4, 605.1): a player picks any of the own waiting effects, it is resolved
completely, and the loop begins again.
"""

from typing import Any

from sim import tables as tb
from sim import vocabulary as v
from sim.compiling import rule
from sim.door import ask, decide, offer
from sim.log import L_MISFIRE, L_TRIGGER
from sim.rules.checks import check_state
from sim.rules.frames import push
from sim.rules.resolution import run
from sim.rules.standby import remove_standby
from sim.state import note


@rule
def pick_standby(g: Any, t: Any, player: int) -> int:
    """The index in the pool of the effect that the player resolves next, or -1 when none of theirs waits."""
    ask(g, v.ASK_RESOLVE, player, -1, v.NO_VERB)
    only = -1
    for index in range(g.pool_count):
        if g.pool_player[index] == player:
            offer(g, v.ABILITY, g.pool_card[index], g.pool_trigger[index])
            only = index
    if g.option_count <= 1:
        return only
    answer = decide(g, t)
    if answer < 0:
        return -1
    for index in range(g.pool_count):
        if g.pool_player[index] == player:
            if answer == 0:
                return index
            answer -= 1
    return -1


@rule
def begin_standby(g: Any, t: Any, index: int) -> None:
    """Begin to resolve an effect of the pool; a declared card that has moved misfires (9.16).

    A card that is elsewhere now can still be used from there if its ability names that zone too: a gate declared in
    the hand works from the graveyard.
    """
    player = g.pool_player[index]
    row = g.pool_trigger[index]
    card = g.pool_card[index]
    number = g.pool_object[index]
    if t.trigger_declared[row] != 0 and g.object[card] != number:
        zones = t.trigger_zones[row]
        if (zones & (zones - 1)) == 0 or ((zones >> g.zone[card]) & 1) == 0:
            note(g, L_MISFIRE, player, card, 0, 0)
            remove_standby(g, index)
            return
        number = g.object[card]
    frame = push(g, tb.PROGRAM_FRAME, player, card, number, t.trigger_program[row])
    if frame < 0:
        return
    g.frame_trigger[frame] = row
    g.frame_event_card[frame] = g.pool_event_card[index]
    g.frame_event_object[frame] = g.pool_event_object[index]
    g.frame_event_number[frame] = g.pool_event_number[index]
    note(g, L_TRIGGER, player, card, row, t.trigger_kind[row])
    remove_standby(g, index)


@rule
def process(g: Any, t: Any, only_turn_player: bool) -> None:
    """Resolve what waits until nothing does; `only_turn_player` leaves the other player's effects waiting."""
    while g.stopped == v.RUNNING:
        check_state(g, t)
        if g.depth > 0:
            run(g, t)
            continue
        if g.pool_count == 0 or g.stopped != v.RUNNING:
            return
        index = pick_standby(g, t, g.turn_player)
        if index < 0 and not only_turn_player and g.stopped == v.RUNNING:
            index = pick_standby(g, t, 1 - g.turn_player)
        if index < 0:
            return
        begin_standby(g, t, index)
