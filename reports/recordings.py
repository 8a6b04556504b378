"""Games and rulings move by move, for the player of a page: what is seen of the board after each event."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from decks.shown_names import one_name
from reports.decks_shown import facts_of
from reports.writing.document import CardFacts
from reports.writing.moves import FACE_UP, SECOND, TAPPED, UPSIDE_DOWN, Face, Move, Recording, Spot
from sim.cards.wording import as_drawn
from sim.cards.words import Card
from sim.engine.record.codes import card_types, links, zones
from sim.games.narration.moments import Lying, Moment


@dataclass(frozen=True)
class Part:
    """A part of what is played, such as a turn: its title, whose it is, and its moments, each after its line."""

    title: str
    player: int
    moments: Sequence[tuple[int, Moment]]


def recorded(
    players: tuple[str, str],
    kinds: Sequence[Card],
    begins: str,
    opening: Mapping[int, Lying],
    parts: Sequence[Part],
    second: int = SECOND,
) -> tuple[Recording, tuple[CardFacts, ...]]:
    """What is played move by move, and the cards whose faces are seen in it; `begins` says what the opening is.

    The numbers of cards begin with 0, and with `second` for the player who goes second.
    """
    shown = _ShownKinds()
    spots = shown.spots(opening)
    seats = {name: seat for seat, name in enumerate(players)}
    moves: list[Move] = []
    turns = []
    for part in parts:
        turns.append((part.title, part.player, len(moves)))
        moves += [
            Move(
                line,
                moment.event.what,
                seats.get(moment.event.player or "", -1),
                moment.card,
                moment.other,
                shown.spots(moment.changes),
            )
            for line, moment in part.moments
        ]
    texts = tuple(facts_of(kinds[kind]) for kind in shown.numbers)
    return Recording(players, shown.faces(kinds, texts), begins, spots, tuple(moves), tuple(turns), second), texts


@dataclass(frozen=True)
class Still:
    """How a game stands at a moment: whose turn it is, and how the cards lie.

    `attack` has the creature that attacks and the one that is attacked; -1 where there is none.
    """

    turn: int
    player: int
    cards: Mapping[int, Lying]
    attack: tuple[int, int] = (-1, -1)


def from_still_to_still(
    players: tuple[str, str], kinds: Sequence[Card], stills: Sequence[Still], second: int = SECOND
) -> Recording:
    """A part of a game that a player has watched, with a move from each still to the next."""
    shown = _ShownKinds()
    first = stills[0]
    spots = shown.spots(first.cards)
    moves: list[Move] = []
    turns = [(str(first.turn), first.player, 0)]
    for before, after in pairwise(stills):
        if after.turn != before.turn:
            turns.append((str(after.turn), after.player, len(moves)))
        attacker, attacked = after.attack
        changed = {card: one for card, one in after.cards.items() if before.cards.get(card) != one}
        gone = tuple((card, None) for card in before.cards if card not in after.cards)
        what = "attack" if attacker >= 0 else ""
        moves.append(Move(0, what, after.player, attacker, attacked, (*gone, *shown.spots(changed))))
    texts = tuple(facts_of(kinds[kind]) for kind in shown.numbers)
    return Recording(players, shown.faces(kinds, texts), "", spots, tuple(moves), tuple(turns), second)


class _ShownKinds:
    """Numbers the kinds of cards that are seen, in the order in which they are first seen."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}

    def spots(self, lying: Mapping[int, Lying]) -> tuple[tuple[int, Spot], ...]:
        """How cards lie, for a reader."""
        return tuple((card, self._spot(one)) for card, one in sorted(lying.items()))

    def faces(self, kinds: Sequence[Card], texts: Sequence[CardFacts]) -> tuple[Face, ...]:
        """The faces of the kinds, whose `texts` are in the same order."""
        return tuple(_face(kinds[kind], text) for kind, text in zip(self.numbers, texts, strict=True))

    def _spot(self, lying: Lying) -> Spot:
        is_hidden = (
            lying.zone in (zones.DECK, zones.GR) or lying.kind < 0 or (lying.host >= 0 and lying.link == links.SEAL)
        )
        # A card that has been taken out of the battle zone, and not been put anywhere yet, is on its way.
        is_moving = lying.zone == zones.BATTLE and lying.place < 0 and lying.host < 0
        marks = (TAPPED if lying.tapped else "") + (FACE_UP if lying.face_up else "")
        return Spot(
            zones.NAMES[zones.NOWHERE if is_moving else lying.zone],
            None if is_hidden else self.numbers.setdefault(lying.kind, len(self.numbers)),
            lying.place,
            as_drawn(lying.power),
            marks + (UPSIDE_DOWN if lying.upside_down else ""),
            lying.host,
            lying.link,
        )


def _face(card: Card, text: CardFacts) -> Face:
    parts = card.halves or (card,)
    return Face(
        name=one_name(card.name),
        text_of=text.name,
        cost="/".join(str(as_drawn(part.cost)) for part in parts),
        civilizations=text.civilizations,
        power=next((str(as_drawn(part.power)) for part in parts if part.types & card_types.CREATURE), ""),
    )
