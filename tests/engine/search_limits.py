"""Whether a player still thinks, or notes, after so much work: `search_limits.py lookahead|search|notes WORK ...`.

Run interpreted, by tests/engine/test_search.py. Work is given in shares of the most: of that in a turn, on eight deals,
or of that which is noted in a game.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from sim.compiler.checked_arrays import checked
from sim.engine import search
from sim.engine.record.codes import choices
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import new_records

DEALS = 8


def thinks(player: str, share: float, turn: int) -> bool:
    """Whether a question of turn 5 is searched, after this share of the most work in a turn."""
    records, scratch = new_records(), new_scratch()
    records["turn"], records["ask"] = 5, choices.ASK_MAIN
    scratch["rollouts"], scratch["look_ahead"] = DEALS, player == "lookahead"
    scratch["turn"], scratch["work"] = turn, int(share * DEALS * search.MOST_WORK)
    return bool(search.is_searched(checked("records", records)[0], checked("scratch", scratch)[0]))


def notes(share: float, rows: int) -> bool:
    """Whether two answers on one deal are noted where there is room for this many rows."""
    scratch = new_scratch()
    scratch["noted_deals"], scratch["tried_count"] = 1, 2
    scratch["noting"] = int(share * search.MOST_NOTING)
    return bool(search.is_noted(checked("records", new_records())[0], checked("scratch", scratch)[0], rows))


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    shares = [float(word) for word in words]
    if what == "notes":
        print(json.dumps([[notes(share, rows) for share in shares] for rows in (2, 1)]))
    else:
        print(json.dumps([[thinks(what, share, turn) for share in shares] for turn in (5, 4)]))
