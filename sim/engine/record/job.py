"""What the entry point to the engine is asked to do: the task, and its numbers; arrays of other sizes go next to it."""

from typing import Annotated, Any, Final

import numpy as np

from sim.engine.record.codes import zones
from sim.engine.record.indices import Kind
from sim.engine.record.layout import Column, Grid, layout
from sim.engine.record.state import PARAMETERS, SEAT

# The tasks.
TASKS: Final = 11
(
    PLAY_GAMES, PLAY_SEARCHED, START_GAME, PLAY_ON, COPY_RECORD, BEGIN_OUTSIDE, PLAY_TO_QUESTION, REDEAL,
    END_OUTSIDE, LOOK, SURVEY,
) = range(TASKS)  # fmt: skip


class Job:
    """The fields; a task reads those that its function in `sim.engine.entry_point` sets."""

    task: int
    # --- games: deck A is 0, deck B is 1 ---
    root: Annotated[Column[int], 2, np.uint64]  # the root key of their luck
    first_game: int
    decks: Annotated[Grid[Kind], 2, SEAT]  # the kind of the card in each slot
    sizes: Annotated[Grid[int], 2, len(zones.STARTING)]  # how many cards begin in each zone
    policies: Annotated[Column[int], 2]  # the numbers of the scripts
    parameters: Annotated[Grid[int], 2, PARAMETERS]
    fixed: Annotated[Grid[int], 2, 2]  # the slot of a card, and where it is put before the game
    rollouts: Annotated[Column[int], 2]  # how many deals an answer is tried on; 0: this player does not search
    outside: Annotated[Column[int], 2]  # 1: a player outside the engine answers
    turn_cap: int
    checking: int
    # --- a game that is being played: by seat ---
    seats: Annotated[Column[int], 2]  # the deck that sits there; seat 0 goes first
    seated_decks: Annotated[Grid[Kind], 2, SEAT]
    seated_sizes: Annotated[Grid[int], 2, len(zones.STARTING)]
    pair: int
    # --- one number each ---
    next_turn: int  # 1: the next turn is played, 0: what is left of this one
    remembers: int
    number: int  # of the luck of a deal
    attempt: int
    player: int  # who looks
    remembered: int  # 1: at what it remembers, 0: at what lies open


JOB: Final = layout(Job)


def new_job(task: int = PLAY_GAMES, **numbers: Any) -> Any:
    """An array of one job: the task, which an entry point may still change, and fields with what they say."""
    job = np.zeros(1, JOB)
    job["task"] = task
    for name, value in numbers.items():
        job[name] = value
    return job
