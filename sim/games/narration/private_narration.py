"""The events of a game as one player has seen them: cards that this player could not see are not named."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sim.engine.record.codes import choices, log, zones
from sim.engine.record.state import SEAT
from sim.games.narration.narration import Event, Narrator, Row
from sim.language import gettext

OPEN_ZONES = (
    zones.BATTLE,
    zones.GRAVEYARD,
    zones.MANA,
    zones.MANA_TAPPED,
    zones.HYPERSPATIAL,
    zones.ABYSS,
    zones.SHIELD_FACE_UP,
)
NEW_EFFECTS = (log.TURN, log.STEP, log.USE, log.TRIGGER, log.ATTACK)
# What everybody sees of a choice of the other player. That the player declined may tell what is hidden.
OPEN_CHOICES = (choices.ASK_BLOCK, choices.ASK_CHARGE, choices.ASK_MODE)


@dataclass
class PrivateNarrator(Narrator):
    """Tells the events as the player of the seat `viewer` has seen them.

    A card that is moved between places where the viewer may not look is "a card", unless the same effect has shown it
    before.
    """

    viewer: int = 0
    _shown: set[int] = field(default_factory=set)  # by the effect that is being told

    def tell(self, rows: Sequence[Row], since: int = 0) -> Iterator[str]:
        """The lines of what has happened since row number `since` of the log of a game.

        The rows before it are read, too: what they have shown is known.
        """
        return (line for _, line in self.tell_rows(rows, since))

    def tell_rows(self, rows: Sequence[Row], since: int = 0) -> Iterator[tuple[int, str]]:
        """What `tell` tells, each line with the number of the row that it is about."""
        firsts = [at for at, row in enumerate(rows) if row[0] == log.TURN]
        for first, end in zip(firsts, [*firsts[1:], len(rows)], strict=True):
            turn = rows[first][3]
            if first >= since:
                yield first, gettext("Turn {turn} - {player}", turn=turn, player=self.players[rows[first][1]])
            shown = None
            told = _without_the_order_of_a_deck(rows[first:end], [*self.narrate(rows[first:end], turn)])
            for at, event in enumerate(told, first):
                if at >= since and event.text is not None and self._is_noticed(rows[at]):
                    step = gettext(event.step) if event.step != shown else ""
                    yield at, f"  {step:<8}{event.text}"
                    shown = event.step

    def _is_noticed(self, row: Row) -> bool:
        code, player, card, number, *_ = row
        if code != log.CHOICE or player == self.viewer or number in OPEN_CHOICES:
            return True
        return card >= 0 and self._is_seen_now(card)

    def _is_seen_now(self, card: int) -> bool:
        zone = int(self.record.zone[card])
        return zone in OPEN_ZONES or (zone == zones.HAND and card // SEAT == self.viewer)

    def _name(self, row: Row) -> str:
        if row[0] in NEW_EFFECTS:
            self._shown.clear()
        if not self._shows(row):
            return gettext("a card")
        self._shown.add(row[2])
        return super()._name(row)

    def _shows(self, row: Row) -> bool:
        """Whether the viewer sees the card of a row."""
        code, player, card, number, more, _ = row
        if code == log.CHOICE:
            return self._is_seen_now(card)
        if code in (log.DRAW, log.LOOK):
            return player == self.viewer
        if code == log.REPLACED:
            if number == zones.NO_ZONE or self.record.face_up[card]:
                return True
            number, more = more % zones.ZONES, number
        elif code != log.MOVE:
            return True
        own_hand = card // SEAT == self.viewer and zones.HAND in (number, more)
        return own_hand or number in OPEN_ZONES or more in OPEN_ZONES or card in self._shown


def _without_the_order_of_a_deck(rows: Sequence[Row], events: list[Event]) -> list[Event]:
    """The events, those of cards that go to a deck together by their names: nobody sees how they lie there (401.4)."""
    goes_there = [row[0] == log.MOVE and row[4] == zones.DECK for row in rows]
    first = 0
    while first < len(events):
        end = first + 1
        while end < len(events) and goes_there[first] and goes_there[end]:
            end += 1
        events[first:end] = sorted(events[first:end], key=lambda event: event.text or "")
        first = end
    return events
