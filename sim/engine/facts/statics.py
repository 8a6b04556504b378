"""Whether static abilities of a head are at work: asked before the list of those at work is read.

`sim.engine.facts.characteristics` builds the list, and notes its heads.
"""

from sim.compiler.decorators import rule
from sim.engine.record.codes import statics
from sim.engine.record.state import Game


@rule
def at_work(g: Game, head: statics.Head) -> bool:
    """Whether a static ability of this head is at work, for any card."""
    return ((g.static_heads[head >> 5] >> (head & 31)) & 1) != 0


@rule
def forget_heads(g: Game) -> None:
    """No static ability is at work."""
    for word in range(statics.WORDS):
        g.static_heads[word] = 0


@rule
def note_head(g: Game, head: statics.Head) -> None:
    """A static ability of this head is at work."""
    g.static_heads[head >> 5] |= 1 << (head & 31)


# --- Heads that are asked for together ---
@rule
def power_changes(g: Game) -> bool:
    """Whether any static ability changes power."""
    return (
        at_work(g, statics.POWER)
        or at_work(g, statics.ATTACK_POWER)
        or at_work(g, statics.BATTLE_POWER)
        or at_work(g, statics.DOUBLES_POWER)
    )


@rule
def replaces_any_leaving(head: statics.Head) -> bool:
    """Whether such abilities may replace a departure to any zone; of savers, those with SAVES_FROM_LEAVING."""
    return (
        head == statics.INSTEAD_OF_ANY_MOVE
        or head == statics.INSTEAD_OF_ELSEWHERE
        or head == statics.KEPT_FOR_OTHERS
        or head == statics.SAVER
    )


@rule
def replaces_leaving(head: statics.Head) -> bool:
    """Whether such abilities may replace a departure to the graveyard."""
    return replaces_any_leaving(head) or head == statics.INSTEAD_OF_DESTRUCTION or head == statics.INSTEAD_OF_GRAVEYARD


@rule
def any_leaving_is_replaced(g: Game) -> bool:
    """Whether an ability is at work that may replace a departure to any zone."""
    return (
        at_work(g, statics.INSTEAD_OF_ANY_MOVE)
        or at_work(g, statics.INSTEAD_OF_ELSEWHERE)
        or at_work(g, statics.KEPT_FOR_OTHERS)
        or at_work(g, statics.SAVER)
    )


@rule
def leaving_is_replaced(g: Game) -> bool:
    """Whether an ability is at work that may replace a departure to the graveyard."""
    return (
        any_leaving_is_replaced(g)
        or at_work(g, statics.INSTEAD_OF_DESTRUCTION)
        or at_work(g, statics.INSTEAD_OF_GRAVEYARD)
    )
