"""Finding the card that is the source of what the rules say of another one: they are asked again without it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np

from sim.engine.entry_point import survey
from sim.engine.record.codes import lasting, log, zones
from sim.engine.record.state import CARDS
from sim.engine.survey import FACTS

Facts = Any  # what a survey has found, by card
# The lines of the log whose card is the source of the lasting effect.
_SAYS_ITS_SOURCE: Final[Mapping[int, log.Line]] = {lasting.PROHIBITION: log.PROHIBITED, lasting.LIMITED: log.LIMITED}
_BEGINS_AN_EFFECT: Final = (log.USE, log.TRIGGER)
_OF_EFFECTS: Final = ("kind", "object", "player", "amount", "until", "filter", "cost")  # the columns of lasting effects


def surveyed(state: Any, tables: Any) -> Facts:
    """What the rules say of each card. A copy is surveyed, because asking must not change the game."""
    found = np.zeros((CARDS, FACTS), np.int64)
    survey(np.array(state, copy=True), tables, found)
    return found


class Sources:
    """Finds the card because of which something is true; `rows` are the log, which knows what lasting effects do."""

    def __init__(self, state: Any, tables: Any, rows: Sequence[Sequence[int]]) -> None:
        self._state = state
        self._tables = tables
        self._rows = rows

    def of(self, card: int, holds: Callable[[Facts], bool]) -> int | None:
        """The kind of the card without whose ability or effect this would not hold of a card, or None.

        If there are several, each of which would suffice, it is one of them. A card is not asked about itself.
        """
        record = self._state[0]
        working = dict.fromkeys(int(other) for other in record.static_card[: int(record.static_count)])
        others = [other for other in working if other != card]
        for kept in others:
            if not self._would_hold([other for other in others if other != kept], holds) or self._would_hold(
                others, holds
            ):
                continue
            return int(record.kind[kept])
        for left_out in others:
            if not self._would_hold([left_out], holds):
                return int(record.kind[left_out])
        for effect in range(int(record.continuous_count)):
            if not self._would_hold_without(effect, holds):
                return self._source_of(effect)
        return None

    def _would_hold(self, without: Sequence[int], holds: Callable[[Facts], bool]) -> bool:
        state = np.array(self._state, copy=True)
        for card in without:
            _take_away(state[0], card)
        return holds(surveyed(state, self._tables))

    def _would_hold_without(self, effect: int, holds: Callable[[Facts], bool]) -> bool:
        state = np.array(self._state, copy=True)
        record = state[0]
        for column in _OF_EFFECTS:
            values = record[f"continuous_{column}"]
            values[effect:-1] = values[effect + 1 :].copy()
        record["continuous_count"] -= 1
        return holds(surveyed(state, self._tables))

    def _source_of(self, effect: int) -> int | None:
        """The kind of the card whose effect this is, as the log tells it."""
        record = self._state[0]
        kind, number = int(record.continuous_kind[effect]), int(record.continuous_object[effect])
        code = _SAYS_ITS_SOURCE.get(kind, log.GIVEN)
        for at in range(len(self._rows) - 1, -1, -1):
            row = self._rows[at]
            if row[0] != code:
                continue
            if code != log.GIVEN:
                return int(row[5])
            if row[3] == kind and row[2] >= 0 and int(record.object[row[2]]) == number:
                return next(self._begun_before(at), None)
        return None

    def _begun_before(self, at: int) -> Iterator[int]:
        return (int(row[5]) for row in reversed(self._rows[:at]) if row[0] in _BEGINS_AN_EFFECT and row[2] >= 0)


def _take_away(record: Any, card: int) -> None:
    """Take a card out of its zone, and nothing else."""
    zone, player = int(record["zone"][card]), card // (CARDS // 2)
    at = int(record["place"][card])
    if zone == zones.NOWHERE or at < 0:
        return
    cards = record["zone_cards"][player, zone]
    count = int(record["zone_count"][player, zone])
    cards[at : count - 1] = cards[at + 1 : count].copy()
    record["zone_count"][player, zone] = count - 1
    for place in range(at, count - 1):
        record["place"][cards[place]] = place
    record["zone"][card] = zones.NOWHERE
    record["place"][card] = -1
