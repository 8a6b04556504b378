"""A copy of a game in play: what a player that searches does thousands of times.

The record begins with what every game needs, which is copied in one piece. Of the long lists at its end only what is
in use is copied: cards of the frames that are being resolved, delayed triggers, answers, log. Entries of `to` that are
not in use keep what they were; no rule reads them.
"""

from typing import Any, Final

from sim.compiler.decorators import rule
from sim.compiler.memory import copy_beginning
from sim.engine.record.state import EVENT_WIDTH, GAME, Game

_FIELDS: Any = GAME.fields
COPIED: Final[int] = _FIELDS["them"][1]  # bytes that are always copied: everything before the first long list


@rule
def copy_game(to: Game, g: Game) -> None:
    """Make `to` a copy of a game in play, which continues as this one would."""
    copy_beginning(to, g, COPIED)
    for frame in range(g.depth):
        for index in range(g.them_count[frame]):
            to.them[frame, index] = g.them[frame, index]
            to.them_object[frame, index] = g.them_object[frame, index]
        for index in range(g.rest_count[frame]):
            to.rest[frame, index] = g.rest[frame, index]
            to.rest_object[frame, index] = g.rest_object[frame, index]
    for index in range(g.delayed_count):
        to.delayed_event[index] = g.delayed_event[index]
        to.delayed_turn[index] = g.delayed_turn[index]
        to.delayed_trigger[index] = g.delayed_trigger[index]
        to.delayed_card[index] = g.delayed_card[index]
        to.delayed_object[index] = g.delayed_object[index]
        to.delayed_player[index] = g.delayed_player[index]
        to.delayed_named[index] = g.delayed_named[index]
    for index in range(g.answer_count):
        to.answers[index] = g.answers[index]
    for row in range(g.event_count):
        for column in range(EVENT_WIDTH):
            to.events[row, column] = g.events[row, column]
