"""One matchup in which deck A is played by many playbooks: only their lines are rewritten, the cards stay.

Preparing a matchup takes as long as some hundred games. Writing other lines takes as long as ten.
"""

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from sim.cards.tabulation import write_lines_of_kinds
from sim.engine.record.tables import new_tables
from sim.games.matchups.matchup import MOST_PAID, Matchup, Side, prepare_with_rows, seated
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from strategies.playbooks.finding import PreparedPlayer, prepare_playbook
from strategies.playbooks.lines import Playbook
from strategies.playbooks.rows import write_rows
from strategies.scripted.parameters import PLAYBOOK

_of_thread = threading.local()  # the tables that a thread plays by: copying them is quick, new memory is not


class OtherPlaybooks:
    """A matchup whose first player can go by any playbook."""

    def __init__(self, sides: tuple[Side, Side], rules: RuleOptions = DEFAULT_RULES) -> None:
        """Prepare the matchup. Raises what `sim.games.matchups.matchup.prepare_sides` raises."""
        self.matchup, self._rows = prepare_with_rows(sides, rules)
        self._opponents = sides[1].prepared_player().playbook
        costs = [card.cost for card in sides[0].cards()]
        self._highest_cost = max((cost for cost in costs if cost <= MOST_PAID), default=0)
        self._lock = threading.Lock()  # the rows are written for one playbook at a time

    def played_by(self, playbook: Playbook) -> Matchup:
        """The matchup with deck A played by a playbook that needs no other (`whole_text`).

        Threads can ask for it at a time. The tables are the thread's own until it asks again, for any matchup.

        Raises sim.cards.words.DefinitionError when its descriptions do not fit into the tables.
        """
        player = self._prepared(playbook)
        parameters = self.matchup.parameters.copy()
        parameters[0] = 0
        parameters[0, : len(player.script.values)] = player.script.values
        parameters[0, PLAYBOOK] = 1
        policies = self.matchup.policies.copy()
        policies[0] = player.script.number
        with self._lock:
            write_rows(self._rows, (playbook, self._opponents))
            self._rows.write_filters()
            write_lines_of_kinds(self._rows)
            np.copyto(_tables_of_thread(), self._rows.array)
        return self.matchup.changed(tables=_tables_of_thread(), parameters=parameters, policies=policies)

    def _prepared(self, playbook: Playbook) -> PreparedPlayer:
        return prepare_playbook(playbook, self._highest_cost)


def _tables_of_thread() -> Any:
    if not hasattr(_of_thread, "tables"):
        _of_thread.tables = new_tables()
    return _of_thread.tables


def matchups_by_playbook(
    side: Side, opponents: Sequence[Side], rules: RuleOptions = DEFAULT_RULES
) -> list[OtherPlaybooks]:
    """The matchups of a deck with each opponent. Raises what `sim.games.matchups.matchup.prepare_sides` raises."""
    return [OtherPlaybooks(seated(side, other), rules) for other in opponents]
