"""Whether an ability waits for an event: the tests of the sets of events in the tables."""

from sim.compiler.decorators import rule
from sim.engine.facts.sets import word_of
from sim.engine.record.codes.sets import WORD_MASK, WORDS
from sim.engine.record.indices import Kind
from sim.engine.record.state import Game
from sim.engine.record.tables import Tables


@rule
def waits_for(t: Tables, row: int, event: int) -> bool:
    """Whether the triggered ability waits for the event, perhaps for others too."""
    return (t.trigger_event[row, word_of(event)] & event & WORD_MASK) != 0


@rule
def waits_for_nothing_but(t: Tables, row: int, event: int) -> bool:
    """Whether the triggered ability waits for this event of the first word alone."""
    for word in range(1, WORDS):
        if t.trigger_event[row, word] != 0:
            return False
    return t.trigger_event[row, 0] == event


@rule
def is_listened_to(g: Game, event: int) -> bool:
    """Whether an ability of a card in the battle zone, or at work in the shield zone, waits for the event."""
    return (g.listened_to[word_of(event)] & event & WORD_MASK) != 0


@rule
def watches(t: Tables, kind: Kind, event: int) -> bool:
    """Whether an ability of such a card waits for the event in the battle zone."""
    return (t.watches[kind, word_of(event)] & event & WORD_MASK) != 0


@rule
def listen(g: Game, t: Tables, kind: Kind) -> None:
    """Abilities of such a card in the battle zone listen from now on."""
    for word in range(WORDS):
        g.listened_to[word] |= t.watches[kind, word]


@rule
def await_events(g: Game, t: Tables) -> None:
    """Note all events that anything waits for, now that it is known what listens in the battle zone."""
    for word in range(WORDS):
        outside = t.outside_events[word] | t.declared_events[word] | t.first_events[word]
        g.awaited[word] = g.listened_to[word] | outside


@rule
def is_awaited(g: Game, event: int) -> bool:
    """Whether anything may wait for the event."""
    return (g.awaited[word_of(event)] & event & WORD_MASK) != 0
