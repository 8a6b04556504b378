"""One matchup in which deck A is played by many playbooks: only their lines are written anew, the cards stay.

Preparing a matchup takes as long as some hundred games. Writing other lines takes as long as ten.
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from sim.engine.record.luck import root_key
from sim.engine.record.tables import new_tables
from sim.games.batch import TURN_CAP, Chunk, Games, in_threads, play_chunk
from sim.games.matchup import MOST_PAID, Matchup, Side, prepare_with_rows
from sim.games.rule_options import DEFAULT_RULES, RuleOptions
from strategies.playbooks.finding import PreparedPlayer, prepare_playbook
from strategies.playbooks.lines import Playbook
from strategies.playbooks.rows import write_rows
from strategies.scripted.parameters import PLAYBOOK

_of_thread = threading.local()  # the tables that a thread plays by: copying them is quick, new memory is not

MOST_IN_PIECE = 100  # games; Ctrl-C waits for them


class OtherPlaybooks:
    """A matchup whose first player can go by any playbook."""

    def __init__(self, sides: tuple[Side, Side], rules: RuleOptions = DEFAULT_RULES) -> None:
        """Prepare the matchup. Raises what `sim.games.matchup.prepare_sides` raises."""
        self.matchup, self._rows = prepare_with_rows(sides, rules)
        self._opponents = sides[1].prepared_player().playbook
        costs = [card.cost for card in sides[0].cards()]
        self._dearest = max((cost for cost in costs if cost <= MOST_PAID), default=0)
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
            np.copyto(_tables_of_thread(), self._rows.array)
        return replace(self.matchup, tables=_tables_of_thread(), parameters=parameters, policies=policies)

    def _prepared(self, playbook: Playbook) -> PreparedPlayer:
        return prepare_playbook(playbook, self._dearest)


def _tables_of_thread() -> Any:
    if not hasattr(_of_thread, "tables"):
        _of_thread.tables = new_tables()
    return _of_thread.tables


@dataclass(frozen=True)
class Cell:
    """Games to play: a playbook in one of several matchups, on these pairs."""

    matchup: int
    playbook: Playbook
    pairs: range


def play_cells(
    matchups: Sequence[OtherPlaybooks],
    cells: Sequence[Cell],
    seed: int,
    *,
    jobs: int = 1,
    turn_cap: int = TURN_CAP,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Games]:
    """Play cells, and return the games of each: the same pairs have the same luck in all of them.

    `progress` is called with the number of games whenever some are done. Ctrl-C waits for the games in play only.
    """
    root = root_key(seed)[1]

    def play(chunk: Chunk) -> tuple[int, Games]:
        cell = cells[chunk.cell]
        matchup = matchups[cell.matchup]
        rows, digests = play_chunk(matchup.played_by(cell.playbook), root, chunk.first_game, chunk.games, turn_cap)
        return chunk.cell, Games(matchup.matchup, seed, turn_cap, rows, digests, 0.0)

    parts: list[list[Games]] = [[] for _ in cells]
    playing = in_threads(play, _pieces(cells), jobs)
    try:
        for at, games in playing:
            parts[at].append(games)
            progress(len(games.rows))
    finally:
        playing.close()
    return list(map(_joined, parts))


def _pieces(cells: Sequence[Cell]) -> Iterator[Chunk]:
    """The games of all cells, some at a time."""
    for at, cell in enumerate(cells):
        end = 2 * cell.pairs.stop
        for first in range(2 * cell.pairs.start, end, MOST_IN_PIECE):
            yield Chunk(at, 0, first, min(MOST_IN_PIECE, end - first))


def _joined(parts: Sequence[Games]) -> Games:
    rows = np.concatenate([part.rows for part in parts])
    return replace(parts[0], rows=rows, digests=np.concatenate([part.digests for part in parts]))
