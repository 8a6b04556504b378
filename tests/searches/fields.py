"""A field without games: what a playbook scores is the sum of what its lines are worth, and luck."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from sim.cards.words import Card
from sim.engine.record.codes import playbooks
from sim.games.playing.versions import Cell
from sim.searches.budget import Budget
from sim.searches.field import Field, Played
from strategies.playbooks.lines import Playbook
from strategies.playbooks.writing import line_texts

MOST_PAIRS = 50_000


class Prepared:
    """A matchup into whose tables every playbook fits."""

    def played_by(self, playbook: Playbook) -> None:
        """Nothing to prepare."""


@cache
def _luck(seed: int, matchup: int) -> Any:
    """The luck of the pairs in a matchup."""
    return np.random.default_rng((seed, matchup)).random((MOST_PAIRS, 2))


def _said(playbook: Playbook) -> tuple[str, ...]:
    """Everything that a playbook says."""
    return playbook.base, *(text for section in range(playbooks.SECTIONS) for text in line_texts(playbook, section))


class FieldOfNumbers(Field[Playbook]):
    """A field in which each part of a playbook (its text) wins this many points more; `before` is called first."""

    def __init__(
        self,
        worth: Mapping[str, float],
        opponents: int = 2,
        level: float = 0.5,
        before: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__([Prepared() for _ in range(opponents)])  # type: ignore[misc]
        self.played: list[tuple[int, range]] = []  # seeds and pairs
        self._worth, self._level, self._before = worth, level, before
        self.begin(Budget())

    def play(self, cells: Sequence[Cell[Playbook]], seed: int) -> list[Played]:
        """Scores of 0, 1/2 and 1; the same pair has the same luck for all playbooks."""
        self._check()
        self._before()
        found = []
        for cell in cells:
            self.played.append((seed, cell.pairs))
            texts = _said(cell.version)
            rate = self._level + sum(self._worth.get(text, 0.0) for text in texts) / 100
            luck = _luck(seed, cell.matchup)[cell.pairs.start : cell.pairs.stop]
            scores = (luck < rate).mean(axis=1)
            # A playbook with worthless lines alone plays other games, too.
            found.append(Played(scores, str(hash(texts))))
            self._count(2 * len(cell.pairs))
        return found


def deck_of(*names: str) -> list[Card]:
    """The cards of a small deck."""
    from sim.cards.library import find_card

    return [find_card(name) for name in names]
