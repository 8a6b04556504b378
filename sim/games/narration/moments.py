"""What the events of a recorded game change on the board, so that a reader can step from one to the next.

The engine notes between the lines of its log where cards have come to lie. Some lines are written before what they say
is done and some after it: here every change gets the line that says it. Power is known whenever a player is asked, in a
battle, and at the end of a turn; in between it is what it was, or what is printed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from sim.engine.entry_point import copy_record, look, play_on
from sim.engine.look import CARD, CIVILIZATIONS, KIND, LOOK_COLUMNS, PLACE, POWER, SEALS, ZONE
from sim.engine.record.codes import choices, log, numbers, recording, traits, zones
from sim.engine.record.indices import NO_CARD
from sim.engine.record.search_scratch import new_scratch
from sim.engine.record.state import ANSWERS, CARDS, EVENT_WIDTH, Game, new_records
from sim.engine.record.tables import Tables
from sim.games.narration.narration import Event, OpenCard, Row

# At how many questions of a turn the powers are looked at, and how many lines are written again for that.
MOST_QUESTIONS, MOST_LINES = 40, 20_000
_NO_SCRATCH: Any = new_scratch()

Powers = Mapping[int, int | None]  # by card, of those that lie open; None for what has no power now

# Lines that are written when what they say has been done.
AFTERWARDS = (
    log.USE,
    log.ENTER,
    log.TAP,
    log.UNTAP,
    log.ATTACK,
    log.SEALED,
    log.FLIP,
    log.LINKED,
    log.CROSSED,
    log.ATTACHED,
    log.FORTIFIED,
    log.FACE_UP,
    log.UPSIDE_DOWN,
    log.RECONSTRUCTED,
)
# Lines that are written before the card of the line goes where they say.
BEFOREHAND = (log.MOVE, log.DRAW, log.CHARGE, log.DISCARD, log.UNSEALED, log.TURNED, log.REPLACED, log.DESTROYED)
# Lines that belong to what is told next, where they are not told themselves: the attacker is tapped, and attacks.
AHEAD = (log.CHOICE, log.STEP, log.TURN, log.TAP)
WITH_ANOTHER = (
    log.ATTACK,
    log.BLOCK,
    log.BATTLE,
    log.SEALED,
    log.CROSSED,
    log.ATTACHED,
    log.FORTIFIED,
    log.LINKED,
    log.UNSEALED,
)


@dataclass(frozen=True)
class Lying:
    """How a card lies: its zone, its kind, and its place there (-1 where nobody looks at the order).

    `host` is the card that it is linked to by `link`, or -1. `power` is None for what is no creature in battle.
    """

    zone: int
    kind: int
    place: int
    tapped: bool
    face_up: bool
    upside_down: bool
    host: int
    link: int
    power: int | None = None

    @classmethod
    def read(cls, number: int) -> "Lying":
        """Read `sim.engine.record.state.how_it_lies`."""

        def part(first: int, end: int) -> int:
            return number >> first & (1 << end - first) - 1

        return cls(
            zone=part(recording.ZONE, recording.TAPPED),
            kind=part(recording.KIND, recording.END) - 1,
            place=part(recording.PLACE, recording.HOST) - 1,
            tapped=bool(part(recording.TAPPED, recording.FACE_UP)),
            face_up=bool(part(recording.FACE_UP, recording.UPSIDE_DOWN)),
            upside_down=bool(part(recording.UPSIDE_DOWN, recording.PLACE)),
            host=part(recording.HOST, recording.LINK) - 1,
            link=part(recording.LINK, recording.KIND),
        )


@dataclass(frozen=True)
class Moment:
    """An event that is told, and the cards that lie otherwise after it.

    It is about a card, and perhaps about another one: the creature attacked, the attacker blocked; NO_CARD if not.
    """

    event: Event
    card: int
    other: int
    changes: dict[int, Lying]


def board_now(record: Game) -> dict[int, Lying]:
    """How every card of a game lies, without power."""
    return {card: _lying_now(record, card) for card in range(CARDS) if record.printed[card] >= 0}


def _lying_now(record: Game, card: int) -> Lying:
    zone = int(record.zone[card])
    return Lying(
        zone=zone,
        kind=int(record.kind[card]),
        place=int(record.place[card]) if zone in (zones.BATTLE, zones.SHIELD) else -1,
        tapped=bool(record.tapped[card]),
        face_up=bool(record.face_up[card]),
        upside_down=bool(record.upside_down[card]),
        host=int(record.host[card]),
        link=int(record.link_kind[card]),
    )


class Follower:
    """Follows a game turn by turn: a record that writes down `LINES_AND_PLACES`. `board` is how the cards lie now."""

    def __init__(self, state: Any, tables: Any) -> None:
        """Begin with the game as it is: a record between two turns, or at the beginning of a scenario."""
        self.board = board_now(state[0])
        self._state, self._tables = state, tables
        self._before = new_records()
        copy_record(self._before, state)
        self._ahead: dict[int, Lying] = {}  # changes that the next event will say

    def moments(self, rows: Sequence[Row], events: Sequence[Event], *, next_turn: int = 1) -> tuple[Moment, ...]:
        """The moments of the turn that has just been played: of its log, and the events of that.

        `next_turn` is 0 if the game was within the turn when it began.
        """
        powers = self._powers_at_questions(rows, next_turn) | {len(rows): _powers(self._state, self._tables)}
        copy_record(self._before, self._state)
        found: list[Moment] = []
        for at, (row, event, changes) in enumerate(zip(rows, events, self._by_line(rows), strict=True), 1):
            self._note(changes, powers.get(at, {}), row)
            if event.text is not None:
                found.append(Moment(event, row[2], row[3] if row[0] in WITH_ANOTHER else NO_CARD, self._ahead))
                self._ahead = {}
            elif found and row[0] not in AHEAD:
                found[-1].changes.update(self._ahead)
                self._ahead = {}
        if found:
            found[-1].changes.update(self._ahead)
            self._ahead = {}
        return tuple(found)

    def _powers_at_questions(self, rows: Sequence[Row], next_turn: int) -> dict[int, Powers]:
        """The powers whenever a player was asked in a turn, by how many lines had been written.

        The turn is played up to each question once more. Of very many questions, or in a very long turn, some are
        enough.
        """
        asked = [(at, row[4]) for at, row in enumerate(rows) if row[0] == log.CHOICE]
        answers = [answer for _, answer in asked][:ANSWERS]
        found: dict[int, Powers] = {}
        state = new_records()
        record = state[0]
        most = min(MOST_QUESTIONS, 1 + MOST_LINES // max(1, len(rows)))
        for number in range(0, len(answers), 1 + len(answers) // most):
            copy_record(state, self._before)
            record.recording = recording.NOTHING
            record.policy[:] = choices.OUTSIDE
            record.answer_next, record.answer_count = 0, number
            record.answers[:number] = answers[:number]
            play_on(state, self._tables, next_turn)
            found[asked[number][0]] = _powers(state, self._tables)
        return found

    def _note(self, changes: Mapping[int, int | Lying], powers: Powers, row: Row) -> None:
        """Take over what a line has changed, with the powers that are known after it."""
        fighting = _powers_of_battle(row)
        for card in {*changes, *powers, *fighting}:
            before = self.board[card]
            lying = changes.get(card, before)
            lying = Lying.read(lying) if isinstance(lying, int) else lying
            power = fighting.get(card, powers.get(card, before.power if card not in changes else None))
            if power is None and card not in powers and card in changes:
                power = self._power(before, lying)
            now = replace(lying, power=power if self._fights(lying) else None)
            if now != before:
                self.board[card] = self._ahead[card] = now

    def _by_line(self, rows: Sequence[Row]) -> list[dict[int, int | Lying]]:
        """What each line of a turn changed: by card, how it lies."""
        record = self._state[0]
        found: list[dict[int, int | Lying]] = [{} for _ in rows]
        for written, card, lies in record.placings[: record.placing_count].tolist():
            found[_line_of(rows, written, card)][card] = lies
        if rows:
            found[-1] |= self._at_the_end(found)
        return found

    def _at_the_end(self, found: Sequence[Mapping[int, int | Lying]]) -> dict[int, int | Lying]:
        """What has changed after the last line was written."""
        last = dict(self.board)
        for changes in found:
            last |= {card: Lying.read(lies) for card, lies in changes.items() if isinstance(lies, int)}
        return {
            card: lying for card, lying in board_now(self._state[0]).items() if lying != replace(last[card], power=None)
        }

    def _fights(self, lying: Lying) -> bool:
        """Whether it is a creature in the battle zone, and not under another card."""
        return (
            lying.zone == zones.BATTLE and lying.place >= 0 and bool(self._tables[0].traits[lying.kind] & traits.FIGHTS)
        )

    def _power(self, before: Lying, lying: Lying) -> int | None:
        """The power of a card that lies otherwise now: what it was, or for a new creature what is printed."""
        if before.zone == lying.zone and before.kind == lying.kind and before.power is not None:
            return before.power
        return max(0, int(self._tables[0].power[lying.kind]))


def play_turn(state: Any, tables: Any, answers: Sequence[int] = (), next_turn: int = 1) -> list[Row]:
    """Play the next turn of a game, or what is left of this one, by answers from outside, and return its log.

    `answer_next` of the record then says how many of the answers were asked for.
    """
    record = state[0]
    record.event_count = record.placing_count = 0
    record.answer_next, record.answer_count = 0, min(len(answers), ANSWERS)
    record.answers[: record.answer_count] = answers[:ANSWERS]
    play_on(state, tables, next_turn)
    return [tuple(row) for row in record.events[: record.event_count, :EVENT_WIDTH].tolist()]


def open_cards(state: Any, tables: Any) -> dict[int, OpenCard]:
    """The cards that lie open, as either player sees them: their civilizations and the power of those in battle."""
    seen = np.zeros((CARDS, LOOK_COLUMNS), np.int64)
    count = look(state, tables, _NO_SCRATCH, 0, 0, seen)
    return {
        int(row[CARD]): (int(row[CIVILIZATIONS]), max(0, int(row[POWER])) if has_power(row, tables[0]) else None)
        for row in seen[:count]
    }


def has_power(row: Sequence[int], record: Tables) -> bool:
    """Whether a card is a creature in the battle zone that is not sealed."""
    fights = bool(record.traits[row[KIND]] & traits.FIGHTS)
    return fights and row[ZONE] == zones.BATTLE and row[PLACE] >= 0 and not row[SEALS]


def _powers(state: Any, tables: Any) -> Powers:
    """The powers of the creatures in the battle zone, and None for everything else that lies open."""
    return {card: power for card, (_, power) in open_cards(state, tables).items()}


def _line_of(rows: Sequence[Row], written: int, card: int) -> int:
    """The line that says how a card came to lie between the lines that had been written and the next one."""
    if written == 0:
        return 0
    before, after = rows[written - 1], rows[written]
    if after[0] == log.UNSEALED and after[2] == card:
        return written  # it has been taken off its card, and goes to its zone next
    is_moved = before[2] == card and before[0] in BEFOREHAND
    return written if after[0] in AFTERWARDS and not is_moved else written - 1


def _powers_of_battle(row: Row) -> dict[int, int]:
    """The powers of both creatures of a battle."""
    code, _, card, other, powers, _ = row
    if code != log.BATTLE:
        return {}
    return dict(zip((card, other), divmod(powers, 1 << numbers.POWER_BITS), strict=True))
