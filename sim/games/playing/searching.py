"""Games with players who search or look ahead (`sim.engine.search`).

Such games are a thousand or a hundred times slower than those of scripts.
"""

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np

from sim.engine.entry_point import Written, play_searched
from sim.engine.record.codes import columns
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import new_records
from sim.engine.search import AUDIT_COLUMNS, RECORDS
from sim.games.matchups.matchup import Matchup

MOST_ANSWERS = 4096  # of a game; a longer one has as many
ROWS_OF_AUDIT = 256  # for each game
COUNTED = ("decisions", "deviations", "trials", "misfits", "checksum")  # of the fields of the scratch of a search

_of_thread = threading.local()  # the records that a thread plays all its games in


@dataclass(frozen=True)
class Searched:
    """Games in which a player searches or looks ahead.

    `rows` and `digests` as in `batch.Games`. `answers` are all answers of each game, in order. `counts` says
    what the search did (COUNTED); `audit` are the rows of an audit, whose columns `sim.engine.search` names.
    """

    rows: Any
    digests: Any
    answers: tuple[tuple[int, ...], ...]
    counts: dict[str, int]
    audit: Any


def play_searching(
    matchup: Matchup,
    root: Any,
    first_game: int,
    games: int,
    turn_cap: int,
    *,
    checked: bool = False,
    fresh: int = 0,
) -> Searched:
    """Play games `first_game` ... `first_game + games - 1`.

    With `fresh` deals, the players only say what they would do: the scripts answer, and every difference is judged on
    this many other deals.
    """
    written = Written(
        rows=np.empty((games, columns.COLUMNS), np.int64),
        digests=np.empty(games, np.uint64),
        answers=np.zeros((games, MOST_ANSWERS), np.uint8),
        counts=np.zeros(games, np.int64),
        audit=np.zeros((ROWS_OF_AUDIT * games if fresh else 1, AUDIT_COLUMNS), np.int64),
    )
    scratch = new_scratch()
    scratch["fresh"] = fresh
    scratch["look_ahead"], scratch["value"] = matchup.look_ahead, matchup.values
    if not hasattr(_of_thread, "records"):
        _of_thread.records = new_records(RECORDS)
    job = matchup.job(root, first_game, turn_cap, checking=checked)
    play_searched(job, _of_thread.records, scratch, matchup.tables, written)
    given = zip(written.answers, written.counts.tolist(), strict=True)
    return Searched(
        written.rows,
        written.digests,
        tuple(tuple(answers[:count].tolist()) for answers, count in given),
        {name: int(scratch[name][0]) for name in COUNTED},
        written.audit[: int(scratch["audited"][0])],
    )
