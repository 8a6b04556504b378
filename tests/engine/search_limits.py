"""Whether a player goes on thinking about a turn after so much work: `search_limits.py PLAYER WORK ...`.

Run interpreted, by tests/engine/test_search.py. Work is given in shares of the most, on eight deals.
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


if __name__ == "__main__":
    player, *shares = sys.argv[1:]
    print(json.dumps([[thinks(player, float(share), turn) for share in shares] for turn in (5, 4)]))
