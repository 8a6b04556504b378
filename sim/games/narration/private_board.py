"""The board card by card as one player sees it, for pages: what lies hidden has no face and no identity.

The number of a card in the record says which card of the deck it is, whatever zone it has been through. So cards that
are seen get numbers of their own, and lose them when they are out of sight.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from sim.engine.entry_point import look
from sim.engine.look import CARD, KIND, LOOK_COLUMNS, POWER
from sim.engine.record.codes import zones
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import CARDS, SEAT, Game
from sim.games.narration.moments import Lying, board_now, has_power

SECOND = 1_000_000  # the first number of the player who goes second
HIDDEN = 500_000  # added to the numbers of cards that are not seen, which begin with 0 in every zone
IN_ZONE = 1_000
NO_KIND = -1
Records: TypeAlias = npt.NDArray[np.void]
_NO_SCRATCH = new_scratch()


@dataclass(frozen=True)
class SeenBoard:
    """How every card lies, by its number here; one that is not seen has NO_KIND. `numbers` are those, by the record's.

    `attack` has the numbers of the creature that attacks and of the one that is attacked; -1 where there is none.
    """

    cards: dict[int, Lying]
    numbers: dict[int, int]
    attack: tuple[int, int]

    def number_of(self, card: int) -> int:
        """The number of a card of the record, or -1 where the viewer cannot tell it from others like it.

        Of hidden cards, only shields can be told from each other: by their places.
        """
        number = self.numbers[card]
        lying = self.cards[number]
        return number if lying.kind != NO_KIND or lying.zone == zones.SHIELD else -1


class Onlooker:
    """Looks at a game again and again as the player of the seat `viewer`.

    A card keeps its number from one look to the next while it is the same object, and the viewer's own while they are
    seen.
    """

    def __init__(self, viewer: int) -> None:
        self._viewer = viewer
        self._numbers: dict[tuple[int, int], int] = {}
        self._next = [0, SECOND]

    def look(self, state: Records, tables: Records, known: Sequence[int]) -> SeenBoard:
        """The board as it is now. `known` says of each card of the record whether the viewer remembers which one it is.

        Cards of the other hand that are remembered are seen.
        """
        record = state[0]
        lying = board_now(record)
        seen = self._seen(state, tables)
        for card, one in lying.items():
            if card not in seen and one.zone == zones.HAND and known[card]:
                seen[card] = one.kind, None
        numbers = self._numbered(record, seen, lying)
        cards = {}
        for card, one in lying.items():
            kind, power = seen.get(card, (NO_KIND, None))
            host = numbers[one.host] if one.host >= 0 else -1
            cards[numbers[card]] = replace(one, kind=kind, power=power, host=host)
        attacker = _creature(record, lying, int(record.attacker), int(record.attacker_object))
        attacked = _creature(record, lying, int(record.target), int(record.target_object)) if attacker >= 0 else -1
        attack = numbers.get(attacker, -1), numbers.get(attacked, -1)
        return SeenBoard(dict(sorted(cards.items())), numbers, attack)

    def _seen(self, state: Records, tables: Records) -> dict[int, tuple[int, int | None]]:
        """The kind and the power of each card that lies open to the viewer."""
        rows = np.zeros((CARDS, LOOK_COLUMNS), np.int64)
        count = look(state, tables, _NO_SCRATCH, self._viewer, 0, rows)
        return {
            int(row[CARD]): (int(row[KIND]), max(0, int(row[POWER])) if has_power(row, tables[0]) else None)
            for row in rows[:count]
        }

    def _numbered(self, record: Game, seen: Collection[int], lying: dict[int, Lying]) -> dict[int, int]:
        numbers: dict[int, int] = {}
        kept: dict[tuple[int, int], int] = {}
        for card in seen:
            seat = card // SEAT
            key = card, -1 if seat == self._viewer else int(record.object[card])
            if key in self._numbers:
                kept[key] = self._numbers[key]
            else:
                kept[key] = self._next[seat]
                self._next[seat] += 1
            numbers[card] = kept[key]
        self._numbers = kept
        counts: dict[tuple[int, int], int] = {}
        hidden = sorted((one.place, one.host, card) for card, one in lying.items() if card not in seen)
        for _, host, card in hidden:
            # Seals and what lies under a shield are counted apart from what lies in the zone itself.
            where = card // SEAT, lying[card].zone + (len(zones.NAMES) if host >= 0 else 0)
            counts[where] = counts.get(where, -1) + 1
            numbers[card] = where[0] * SECOND + HIDDEN + where[1] * IN_ZONE + counts[where]
        return numbers


def _creature(record: Game, lying: Mapping[int, Lying], card: int, number: int) -> int:
    """The card that is this creature now, if it is still in the battle zone, or -1."""
    if card < 0:
        return -1
    for top, one in lying.items():
        if one.zone == zones.BATTLE and one.place >= 0 and record.object[top] == number:
            return top
    return -1
