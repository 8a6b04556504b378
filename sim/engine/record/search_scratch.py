"""The scratch of a search, next to the record of a game: what each player knows, the answers given and those tried.

Only players who search or play from outside need it.
"""

from typing import Annotated, Any

import numpy as np

from sim.compiler.decorators import rule
from sim.engine.record.codes import features, zones
from sim.engine.record.indices import Card, Kind
from sim.engine.record.layout import KEPT, Capacity, Column, Grid, empty_records, emptying
from sim.engine.record.state import ANSWERS, CARDS, SEAT

TRIED = Capacity(64)  # answers to one question


class SearchScratch:
    """The fields. Emptying the scratch for another game does not change lists, nor fields that are KEPT."""

    # --- the game ---
    root: Annotated[Column[int], 2, KEPT, np.uint64]  # the root key of its luck
    pair: Annotated[int, KEPT]
    numbers: Annotated[Column[int], 2, KEPT]  # of the scripts, by seat
    deck_of: Annotated[Column[int], 2, KEPT]  # the deck of each seat
    rollouts: Annotated[Column[int], 2, KEPT]  # how many deals an answer is tried on; 0: this player does not search
    # By deck: whether its player looks ahead, and these weights judge the position; other trials are played out.
    look_ahead: Annotated[Column[int], 2, KEPT]
    value: Annotated[Grid[float], 2, features.WEIGHTS, KEPT, np.float64]
    position: Annotated[
        Column[float], features.WEIGHTS, KEPT, np.float64
    ]  # what is weighed, of the position being judged
    fresh: Annotated[int, KEPT]  # of an audit: on how many more deals two answers are judged
    remembers: Annotated[int, KEPT]  # of a game played from outside: whether it notes what the players know
    begun: int  # whether a turn has begun in the kept copy of the game
    turn: int = -1  # of the last question that was searched
    work: Annotated[Column[int], 2]  # of each player's trials in that turn (`sim.engine.search.MOST_WORK`)
    target: int = -1  # the target that was chosen with an attacker
    # --- what a player knows: [viewer, card] ---
    known: Annotated[Grid[int], 2, CARDS]  # whether the viewer knows which card it is
    seen: Annotated[Grid[int], 2, CARDS]  # whether the view showed it at the last look, and before (second bit)
    object_then: Annotated[Grid[int], 2, CARDS]
    zone_then: Annotated[Grid[zones.Zone], 2, CARDS]
    shuffles: Annotated[Grid[int], 2, 2, np.uint64]  # [viewer, player]: the stream of shuffling at the last look
    # --- answers since the kept copy, as codes of options: [viewer, answer]; without those that only the other knows of
    heard_count: Annotated[Column[int], 2]
    heard: Annotated[Grid[int], 2, ANSWERS]
    # --- a deal ---
    stream: Annotated[int, np.uint64]
    key: Annotated[int, np.uint64]  # of the decision's luck
    checksum: Annotated[int, KEPT, np.uint64]  # of all trials
    cards: Annotated[Column[Card], Capacity(SEAT)]
    kinds: Annotated[Column[Kind], Capacity(SEAT)]
    # --- the answers that are tried, the script's first ---
    tried_count: int
    answer: Annotated[Column[int], TRIED]
    answer_target: Annotated[Column[int], TRIED]  # of an attacker: the target that is tried with it, or -1
    target_code: Annotated[Column[int], TRIED]  # the same as the code of an option
    target_card: Annotated[Column[int], TRIED]  # ... its card, -1 for the player, -2 if there is no target
    points: Annotated[Column[int], TRIED]
    is_out: Annotated[Column[int], TRIED]  # whether it is not tried on
    last_points: Annotated[Column[int], TRIED]  # on the last deal
    differs: Annotated[Column[int], TRIED]  # whether it has come out differently from the script's on any deal
    deals: int  # how many deals the answers were tried on
    squares: int  # of the points that they won more than the script's on each of them
    # --- what is counted ---
    decisions: Annotated[int, KEPT]  # questions with several answers to try
    deviations: Annotated[int, KEPT]  # ... in which the search would not answer as the script
    trials: Annotated[int, KEPT]
    misfits: Annotated[int, KEPT]  # deals that led to another question
    audited: Annotated[int, KEPT]  # rows of the audit
    # --- what is noted for training (`sim.engine.search.note_answers`) ---
    noted_deals: Annotated[Column[int], 2, KEPT]  # by deck: on how many deals two answers are compared; 0: not at all
    noted_among: Annotated[int, KEPT]  # one decision in this many is noted
    noted: Annotated[int, KEPT]  # rows
    noting: int  # the work of the trials that are noted, in this game (`sim.engine.search.MOST_NOTING`)


clear_scratch: Any = rule(emptying(SearchScratch))


def new_scratch(count: int = 1) -> Any:
    """An array of `count` empty scratch records."""
    return empty_records(SearchScratch, count)
