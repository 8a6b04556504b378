"""The stack of frames: what is being resolved, innermost last (decision D4).

An effect, a card being used and a shield check can stand inside one another; each is a frame. This file only
pushes and pops them; `sim.engine.rules.interpreter` runs them. `push` sets what every frame and every program has; what
only another kind of frame has is set by the function that pushes that kind.
"""

from sim.compiler.decorators import rule
from sim.engine.facts.links import lies_under
from sim.engine.record.codes import card_types, endings, faults, frames, programs
from sim.engine.record.indices import CARD_ALONE, NO_CARD, NO_FRAME, Card
from sim.engine.record.state import FRAMES, SELECTED, Game, fail
from sim.engine.record.tables import Tables


@rule
def push(g: Game, kind: int, player: int, card: Card, number: int, step: int) -> int:
    """Push a frame for what begins to resolve (110.1, 606.1). Return its index, or -1 if effects nest too deeply."""
    frame = g.depth
    if frame >= FRAMES:
        fail(g, faults.FRAMES_FULL)
        return -1
    g.depth = frame + 1
    g.frame_kind[frame] = kind
    g.frame_player[frame] = player
    g.frame_card[frame] = card
    g.frame_object[frame] = number
    g.frame_step[frame] = step
    g.frame_trigger[frame] = -1
    g.frame_event_card[frame] = NO_CARD
    g.frame_event_object[frame] = 0
    g.frame_event_number[frame] = 0
    g.frame_effect[frame] = NO_FRAME
    g.frame_stage[frame] = 0
    g.frame_affected[frame] = 0
    g.frame_done[frame] = 0
    g.frame_that_player[frame] = endings.NOBODY
    g.frame_named[frame] = -1
    g.frame_looker[frame] = 0
    g.frame_modes[frame] = 0
    g.them_count[frame] = 0
    g.rest_count[frame] = 0
    return frame


@rule
def effect_of(g: Game, frame: int) -> int:
    """The frame of the effect that this one carries out: another one where it is done instead of something (110.5)."""
    return frame if g.frame_effect[frame] < 0 else g.frame_effect[frame]


@rule
def begin_moving(g: Game, t: Tables, frame: int) -> None:
    """Note whose effect it is that moves cards from here on, until `end_moving`."""
    effect = effect_of(g, frame)
    g.moving_frame = effect
    source = g.frame_card[effect]
    if source >= 0 and (t.types[g.kind[source]] & (card_types.CREATURE | card_types.SPELL)) != 0:
        g.moving_by = 1 + g.frame_player[effect]
    g.replaced = 1 if g.frame_kind[frame] == frames.PRICE else 0


@rule
def end_moving(g: Game) -> None:
    """No effect moves cards any more."""
    g.moving_frame = NO_FRAME
    g.moving_by = 0
    g.replaced = 0


@rule
def pop(g: Game) -> None:
    """Drop the innermost frame."""
    g.depth -= 1


@rule
def add_to_them(g: Game, frame: int, card: Card) -> None:
    """Add a card to the frame's "them"."""
    count = g.them_count[frame]
    if count >= SELECTED:
        fail(g, faults.SELECTION_FULL)
        return
    g.them[frame, count] = card
    g.them_object[frame, count] = CARD_ALONE if lies_under(g, card) else g.object[card]
    g.them_count[frame] = count + 1


@rule
def among_them(g: Game, frame: int, card: Card) -> bool:
    """Whether the card is one of the frame's "them"."""
    for index in range(g.them_count[frame]):
        if g.them[frame, index] == card:
            return True
    return False


@rule
def drop_from_them(g: Game, frame: int, index: int) -> None:
    """Take the card at an index out of the frame's "them"."""
    last = g.them_count[frame] - 1
    for at in range(index, last):
        g.them[frame, at] = g.them[frame, at + 1]
        g.them_object[frame, at] = g.them_object[frame, at + 1]
    g.them_count[frame] = last


@rule
def add_to_rest(g: Game, frame: int, card: Card) -> None:
    """Add a card to the frame's "rest"."""
    count = g.rest_count[frame]
    if count >= SELECTED:
        fail(g, faults.SELECTION_FULL)
        return
    g.rest[frame, count] = card
    g.rest_object[frame, count] = CARD_ALONE if lies_under(g, card) else g.object[card]
    g.rest_count[frame] = count + 1


@rule
def among_rest(g: Game, frame: int, card: Card) -> bool:
    """Whether the card is one of the frame's "rest"."""
    for index in range(g.rest_count[frame]):
        if g.rest[frame, index] == card:
            return True
    return False


@rule
def drop_from_rest(g: Game, frame: int, index: int) -> None:
    """Take the card at an index out of the frame's "rest"."""
    last = g.rest_count[frame] - 1
    for at in range(index, last):
        g.rest[frame, at] = g.rest[frame, at + 1]
        g.rest_object[frame, at] = g.rest_object[frame, at + 1]
    g.rest_count[frame] = last


@rule
def push_use(g: Game, player: int, card: Card, way: int) -> int:
    """Push the use of a card; it is pending from now on (601.1b). `way` -1: for no cost."""
    frame = push(g, frames.USE, player, card, g.object[card], -1)
    if frame >= 0:
        g.frame_way[frame] = way
        g.frame_paid[frame] = 0
        g.frame_by_trigger[frame] = 0
        g.frame_sent[frame] = 0
        g.shield_trigger[card] = 0
        g.frame_rider[frame] = programs.NO_PROGRAM
    return frame
