"""Lets a player choose between two answers by how many deals they win: `search_leads.py PLAYER DEALS SCRIPT:OTHER ...`.

Run interpreted, by tests/engine/test_search.py. The trials are replaced by their outcomes. Prints the answers: 0 is the
script's.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from sim.compiler.checked_arrays import checked
from sim.engine import search
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import new_records


def answer(player: str, deals: int, wins: list[int]) -> int:
    """The answer that is chosen. Both win evenly over the deals, so that neither is dropped early.

    A lookahead judges each trial by the share of wins.
    """
    scratch = new_scratch()
    scratch["rollouts"] = deals
    scratch["look_ahead"] = player == "lookahead"
    dealt: list[int] = []

    def two_answers(g: Any, kept: Any, trial: Any, t: Any, s: Any) -> None:
        s.tried_count = 2

    def next_deal(g: Any, kept: Any, deal: Any, s: Any, sample: int) -> None:
        dealt.append(sample)

    def outcome(g: Any, deal: Any, trial: Any, t: Any, s: Any, at: int) -> bool:
        number = len(dealt)
        won = number * wins[at] // deals - (number - 1) * wins[at] // deals
        s.last_points[at] = search.WON * wins[at] // deals if player == "lookahead" else search.WON * won
        return True

    replaced: Any = search
    replaced.list_answers, replaced.make_deal, replaced.try_answer = two_answers, next_deal, outcome
    record = checked("records", new_records())[0]
    return int(search.choose_by_search(record, record, record, record, None, checked("scratch", scratch)[0]))


if __name__ == "__main__":
    player, deals, *results = sys.argv[1:]
    print(json.dumps([answer(player, int(deals), [int(number) for number in wins.split(":")]) for wins in results]))
