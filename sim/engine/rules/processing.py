"""The loop between actions: state-based actions, then the turn player's standby effects, then the other's.

There is no stack and no priority, and the turn player comes first (101.4, 111.1, 605.1): a player picks any of their
own waiting effects, it is resolved completely, and the loop begins again.
"""

from sim.compiler.decorators import cold, rule
from sim.engine.record.codes import course
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables
from sim.engine.rules.checks import anything_to_check, check_state
from sim.engine.rules.interpreter import run
from sim.engine.rules.standby import ANY_EVENT, begin_standby, pick_standby


@rule
def process(g: Game, t: Tables) -> None:
    """Resolve waiting effects until there are none, the turn player's first (101.4a, 111.1)."""
    # Mostly nothing waits.
    if g.depth != 0 or g.pool_count != 0 or anything_to_check(g, t):
        process_all(g, t, only_turn_player=False)


@rule
def process_turn_player(g: Game, t: Tables) -> None:
    """Resolve waiting effects of the turn player until there are none; the other player's keep waiting."""
    if g.depth != 0 or g.pool_count != 0 or anything_to_check(g, t):
        process_all(g, t, only_turn_player=True)


@cold
def process_all(g: Game, t: Tables, only_turn_player: bool) -> None:
    """Resolve waiting effects until there are none, where there may be some."""
    while g.stopped == course.RUNNING:
        check_state(g, t)
        if g.depth > 0:
            run(g, t)
            continue
        if g.pool_count == 0 or g.stopped != course.RUNNING:
            return
        index = pick_standby(g, t, g.turn_player, ANY_EVENT)
        if index < 0 and not only_turn_player and g.stopped == course.RUNNING:
            index = pick_standby(g, t, 1 - g.turn_player, ANY_EVENT)
        if index < 0:
            return
        begin_standby(g, t, index)
