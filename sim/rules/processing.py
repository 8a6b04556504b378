"""The loop between actions: state-based actions, then the turn player's standby effects, then the other's.

There is no stack and no priority (101.4, 605.1): a player picks any of the own waiting effects, it is resolved
completely, and the loop begins again.
"""

from typing import Any

from sim import vocabulary as v
from sim.compiling import rule
from sim.rules.checks import check_state
from sim.rules.resolution import run
from sim.rules.standby import ANY_EVENT, begin_standby, pick_standby


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
        index = pick_standby(g, t, g.turn_player, ANY_EVENT)
        if index < 0 and not only_turn_player and g.stopped == v.RUNNING:
            index = pick_standby(g, t, 1 - g.turn_player, ANY_EVENT)
        if index < 0:
            return
        begin_standby(g, t, index)
