"""The board in a few lines, as one player sees it: no card is named that this player may not look at. Or all of it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from decks.shown_names import called
from sim.cards.wording import as_drawn
from sim.cards.words import Card
from sim.engine.entry_point import copy_record, survey
from sim.engine.record.codes import civilizations, links, steps, traits, zones
from sim.engine.record.state import CARDS, cards_linked, new_records
from sim.engine.survey import FACTS, IS_SICK, POWER, SEEN_BY
from sim.games.narration.narration import Narrator, listed
from sim.language import comma, gettext, ngettext, padded, semicolon, translatable

NONE = translatable("none")
COUNTED_IF_ANY = {
    zones.HYPERSPATIAL: translatable("{count} in the hyperspatial zone"),
    zones.GR: translatable("{count} GR cards"),
    zones.ABYSS: translatable("{count} in the abyss"),
}


def survey_of(state: Any, tables: Any) -> Any:
    """What the rules say of each card now: (CARDS, FACTS), whose columns `sim.engine.survey` names."""
    found = np.zeros((CARDS, FACTS), np.int64)
    copied = new_records()  # because asking must not change the game
    copy_record(copied, state)
    survey(copied, tables, found)
    return found


def civilization_words(card: Card) -> str:
    """The civilizations of a card: "water/nature", or "colorless"."""
    names = (gettext(name) for bit, name in civilizations.NAMES.items() if card.civilizations & bit)
    return "/".join(names) or gettext("colorless")


def cost_words(card: Card) -> str:
    """The printed cost of a card and its civilizations: "3 water"; those of both halves of a twinpact."""
    faces = card.halves or (card,)
    return " | ".join(f"{as_drawn(face.cost)} {civilization_words(face)}" for face in faces)


def question_lines(who: str, kind: str, options: Sequence[object]) -> list[str]:
    """A question under a board, with its options and their numbers."""
    return [f"{who} asked: {kind}", *(f"  {number}  {option}" for number, option in enumerate(options))]


class Board:
    """The board of a game as the player of the seat `viewer` sees it; without a viewer, all of it.

    `state` is the record, as an array of one, of the game that the narrator tells. `known` says of each card whether
    the viewer remembers which one it is, where it can no longer be seen.
    """

    def __init__(
        self, state: Any, narrator: Narrator, viewer: int | None = None, known: Sequence[int] | None = None
    ) -> None:
        self._record = state[0]
        self._cards = narrator.matchup.cards
        self._narrator = narrator
        self._viewer = viewer
        self._known = known
        self._found = survey_of(state, narrator.matchup.tables)

    def lines(self, *, whole: bool = False) -> list[str]:
        """The board; with `whole`, the cards of the graveyards and the mana zones by name, too."""
        record, viewer, players = self._record, self._viewer, self._narrator.players
        whose = gettext("{player}'s turn", player=players[int(record.turn_player)])
        if viewer is not None:
            whose = gettext("your turn") if record.turn_player == viewer else gettext("the opponent's turn")
        step = gettext(steps.NAMES[int(record.step)])
        lines = [gettext("Turn {turn}, {whose}, {step}", turn=int(record.turn), whose=whose, step=step)]
        for seat in (0, 1) if viewer is None else (1 - viewer, viewer):
            lines += self._side(seat, whole)
        return lines

    def _side(self, seat: int, whole: bool) -> list[str]:
        name = self._narrator.players[seat]
        if self._viewer is not None:
            you = seat == self._viewer
            name = gettext("You, {deck}", deck=name) if you else gettext("Opponent, {deck}", deck=name)
        none = gettext(NONE)
        lines = [
            gettext("{name}: {values}", name=name, values=comma().join(self._counts(seat))),
            f"  {padded(gettext('mana'), 7)} {self._mana(seat)}",
            f"  {padded(gettext('battle'), 7)} {semicolon().join(self._battle(seat)) or none}",
        ]
        if self._viewer in (None, seat):
            lines.append(f"  {padded(gettext('hand'), 7)} {semicolon().join(self._hand(seat)) or none}")
        if self._viewer is None:
            shields = [self._narrator.card_in(zones.SHIELD, card) for card in self._zone(seat, zones.SHIELD)]
            lines.append(f"  {padded(gettext('shields'), 7)} {listed(shields) or none}")
        if whole:
            named = {zones.MANA: gettext("in the mana zone"), zones.GRAVEYARD: gettext("in the graveyard")}
            for zone, words in named.items():
                if names := [self._name(card) for card in self._zone(seat, zone)]:
                    lines.append("  " + gettext("{name}: {values}", name=words, values=listed(names)))
        return lines

    def _counts(self, seat: int) -> list[str]:
        shields = ngettext("{count} shield", "{count} shields", self._count(seat, zones.SHIELD))
        counts = [shields + self._face_up_shields(seat)]
        if self._viewer == 1 - seat:
            counts.append(gettext("{count} in hand", count=self._count(seat, zones.HAND)) + self._known_hand(seat))
        counts += [
            gettext("{count} in the deck", count=self._count(seat, zones.DECK)) + self._seen_top(seat),
            gettext("{count} in the graveyard", count=self._count(seat, zones.GRAVEYARD)),
        ]
        for zone, words in COUNTED_IF_ANY.items():
            if count := self._count(seat, zone):
                counts.append(gettext(words, count=count))
        return counts

    def _zone(self, seat: int, zone: int) -> list[int]:
        return [int(card) for card in self._record.zone_cards[seat, zone, : self._count(seat, zone)]]

    def _count(self, seat: int, zone: int) -> int:
        return int(self._record.zone_count[seat, zone])

    def _name(self, card: int) -> str:
        return called(self._cards[int(self._record.kind[card])].name)

    def _is_seen(self, card: int) -> bool:
        return self._viewer is not None and bool(self._found[card, SEEN_BY + self._viewer])

    def _face_up_shields(self, seat: int) -> str:
        faces = [
            f"{at}: {self._narrator.card_in(zones.SHIELD, card)}"
            for at, card in enumerate(self._zone(seat, zones.SHIELD), 1)
            if self._is_seen(card)
        ]
        return gettext(" (face up {cards})", cards=semicolon().join(faces)) if faces else ""

    def _known_hand(self, seat: int) -> str:
        cards = self._zone(seat, zones.HAND)
        known = [card for card in cards if self._is_seen(card) or (self._known is not None and self._known[card])]
        return gettext(" (you know {cards})", cards=listed([self._name(card) for card in known])) if known else ""

    def _seen_top(self, seat: int) -> str:
        """The top card of the deck, where the viewer may look at it."""
        names = [self._name(card) for card in self._zone(seat, zones.DECK) if self._is_seen(card)]
        return gettext(" (you know {cards})", cards=listed(names)) if names else ""

    def _mana(self, seat: int) -> str:
        cards = self._zone(seat, zones.MANA)
        if not cards:
            return gettext(NONE)
        untapped = Counter(
            civilization_words(self._cards[int(self._record.kind[card])])
            for card in cards
            if not self._record.tapped[card]
        )
        words = comma().join(
            gettext("{count} {civilization}", count=count, civilization=name)
            for name, count in sorted(untapped.items())
        )
        counts = gettext("{count}, {untapped} untapped", count=len(cards), untapped=untapped.total())
        return gettext("{name}: {values}", name=counts, values=words) if words else counts

    def _battle(self, seat: int) -> list[str]:
        words = []
        for card in self._zone(seat, zones.BATTLE):
            marks = []
            if self._fights(card):
                marks.append(str(as_drawn(max(int(self._found[card, POWER]), 0))))
            if self._fights(card) and self._found[card, IS_SICK]:
                marks.append(gettext("summoning sick"))
            if under := self._number_under(card):
                marks.append(ngettext("{count} card under it", "{count} cards under it", under))
            words.append(self._narrator.card_in(zones.BATTLE, card, *marks))
        return words

    def _fights(self, card: int) -> bool:
        tables = self._narrator.matchup.tables[0]
        return bool(tables.traits[int(self._record.kind[card])] & traits.FIGHTS)

    def _number_under(self, card: int) -> int:
        count = 0
        below = cards_linked(self._record, card, links.UNDER)
        while below:
            count += 1
            below = cards_linked(self._record, below[0], links.UNDER)
        return count

    def _hand(self, seat: int) -> list[str]:
        cards = Counter(
            gettext(
                "{name} ({facts})",
                name=self._name(card),
                facts=cost_words(self._cards[int(self._record.kind[card])]),
            )
            for card in self._zone(seat, zones.HAND)
        )
        return [name if count == 1 else f"{count} {name}" for name, count in cards.items()]
