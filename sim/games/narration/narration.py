"""Put the events of a recorded game into words. `replay` records a game; `transcript` writes the whole text."""

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from decks.shown_names import called
from sim.cards.fitting import nameable
from sim.cards.words import Card
from sim.engine.record.codes import (
    acts,
    card_types,
    choices,
    endings,
    entering,
    keywords,
    lasting,
    links,
    log,
    numbers,
    programs,
    steps,
    tags,
    uses,
    zones,
)
from sim.engine.record.codes.sets import whole_of
from sim.engine.record.state import SEAT, cards_linked
from sim.games.narration.option_texts import ability_text

# Code, player, card, number, more, kind of the card: see `sim.engine.record.codes.log`.
Row = tuple[int, int, int, int, int, int]
OpenCard = tuple[int, int | None]  # civilizations and power, as of a `PlacedCard`

CODE_NAMES = {code: name.lower() for name, code in vars(log).items() if name.isupper()}
STEP_WORDS = ("start", "draw", "charge", "main", "attack", "end")
WITHOUT_TAG = {
    tags.DECLARED_SHIELD_TRIGGER: "shield trigger",
    tags.DECLARED_STRIKE_BACK: "strike back",
    tags.DECLARED_SABAKI_Z: "Sabaki Z",
    tags.NO_TAG: "an ability",
}
BESIDE = {links.CROSSED: "crossed with", links.EQUIPPED: "equipped with", links.ATTACHED_TO: "attached to"}
FACE_UP = "face up"  # the mark of a shield
SHOWN_ZONES = (zones.BATTLE, zones.MANA, zones.GRAVEYARD, zones.HAND, zones.SHIELD)


@dataclass(frozen=True)
class Event:
    """One line of the log: what happened, in which turn and step, as the engine logged it and in words.

    `text` is None for a line that needs no words, such as the choice of a card that is then used.
    """

    turn: int
    step: str
    player: str | None
    what: str
    card: str | None
    number: int
    more: int
    text: str | None


@dataclass(frozen=True)
class PlacedCard:
    """A card where it lies: its name, its marks, and its civilizations as bits.

    In the battle zone it is marked if it is tapped or sealed, or a cross gear that is crossed; a shield is marked if it
    lies face up. `power` is what the rules give a creature in the battle zone; None for other cards, and for a creature
    that is sealed. The civilizations are those of a card that lies open.
    """

    name: str
    marks: tuple[str, ...] = ()
    civilizations: int = 0
    power: int | None = None

    def __str__(self) -> str:
        """The name with the marks.

        >>> str(PlacedCard("Corile", ("tapped", "1 seal")))
        'Corile (tapped, 1 seal)'
        """
        return self._marked(self.name)

    def shown(self) -> str:
        """The name with the marks for people, as they call the card."""
        return self._marked(called(self.name))

    def _marked(self, name: str) -> str:
        return f"{name} ({', '.join(self.marks)})" if self.marks else name


@dataclass(frozen=True)
class Position:
    """The position of one player: the cards in the zones that a reader looks at.

    A pile in the battle zone is there by its top card only.
    """

    player: str
    cards: dict[str, tuple[PlacedCard, ...]]
    deck: int

    @property
    def zones(self) -> dict[str, tuple[str, ...]]:
        """The cards by their names, with their marks."""
        return {zone: tuple(map(str, cards)) for zone, cards in self.cards.items()}


class CardsOfGame(Protocol):
    """Where a game has its cards from: a matchup, or a scenario."""

    @property
    def tables(self) -> Any:
        """The tables that the game is played with, an array of one."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The definition of each kind of card."""


# --- In words ---------------------------------------------------------------------------------------------
@dataclass
class Narrator:
    """Turns the engine's rows into events; within a game it remembers what must not be said twice."""

    matchup: CardsOfGame
    record: Any
    players: tuple[str, str]
    declared: dict[int, int] = field(default_factory=dict)  # card: tag of its declaration
    destroyed: set[int] = field(default_factory=set)  # cards whose move to the graveyard needs no line
    untaps_told: int = 0  # how many of the next rows are covered by a line already
    faces: dict[int, int] = field(default_factory=dict)  # card: its kind, as of the last row about it
    before: Sequence[Row] = ()  # the rows of the turn that have been told

    def narrate(self, rows: Sequence[Row], turn: int) -> Iterator[Event]:
        """The events of a turn, in order."""
        step = STEP_WORDS[0]
        for at, row in enumerate(rows):
            code, player, card, number, more, kind = row
            self.before = rows[:at]
            if card >= 0:
                self.faces[card] = kind
            if code == log.STEP:
                step = STEP_WORDS[number]
            words: Callable[..., str | None] | None = getattr(self, f"_{CODE_NAMES[code]}", None)
            yield Event(
                turn=turn,
                step=step,
                player=self.players[player] if player in (0, 1) else None,
                what=CODE_NAMES[code],
                card=self.matchup.cards[kind].name if card >= 0 else None,
                number=number,
                more=more,
                text=None if words is None else words(row, rows[at + 1 :], step),
            )

    def positions(self, open_cards: Mapping[int, OpenCard]) -> tuple[Position, Position]:
        """The positions of both players now; `open_cards` says what is true of the cards that lie open."""
        first, second = (self._position(seat, open_cards) for seat in range(2))
        return first, second

    def _position(self, seat: int, open_cards: Mapping[int, OpenCard]) -> Position:
        def placed(zone: int, card: int) -> PlacedCard:
            civilizations, power = open_cards.get(card, (0, None))
            return PlacedCard(self._name_in_play(card), self._marks(zone, card), civilizations, power)

        record = self.record
        cards = {
            zones.NAMES[zone]: tuple(
                placed(zone, int(card)) for card in record.zone_cards[seat, zone, : record.zone_count[seat, zone]]
            )
            for zone in SHOWN_ZONES
        }
        return Position(self.players[seat], cards, int(record.zone_count[seat, zones.DECK]))

    def card_in(self, zone: int, card: int, *marked: str) -> str:
        """The name of a card that lies in the zone, with its marks; `marked` are marks that come first."""
        return PlacedCard(self._name_in_play(card), (*marked, *self._marks(zone, card))).shown()

    def _marks(self, zone: int, card: int) -> tuple[str, ...]:
        marks = []
        if zone == zones.BATTLE and self.record.tapped[card]:
            marks.append("tapped")
        if self.record.face_up[card]:
            marks.append(FACE_UP)
        if self.record.upside_down[card] and zone != zones.MANA:
            marks.append("upside down")
        if (creature := int(self.record.host[card])) >= 0:
            marks.append(f"{BESIDE[int(self.record.link_kind[card])]} {called(self._name_in_play(creature))}")
        if seals := len(cards_linked(self.record, card, links.SEAL)):
            marks.append(count_words(seals, "seal"))
        castles = [f"under {self._printed(castle)}" for castle in cards_linked(self.record, card, links.FORTIFIES)]
        marks += castles
        marks += [f"with {self._printed(aura)}" for aura in cards_linked(self.record, card, links.ATTACHED_TO)]
        return tuple(marks)

    # --- names ---
    def _name(self, row: Row) -> str:
        """The name of the card of a row: of the face or half that was in use then."""
        return self._called(row[5])

    def _called(self, kind: int) -> str:
        """A card of this kind as people call it."""
        return called(self.matchup.cards[kind].name)

    def _name_then(self, card: int, later: Sequence[Row]) -> str:
        """The name of the side that a card had up when the row that names it was written."""
        kind = self.faces.get(card)
        if kind is None:
            row = next((row for row in later if row[2] == card), None)
            kind = int(self.record.kind[card]) if row is None else row[5]
            if row is not None and row[0] == log.FLIP:
                tables = self.matchup.tables[0]
                sides = [at for at in range(len(self.matchup.cards)) if at != kind]
                leads = (at for at in sides if kind in (int(tables.next_face[at]), int(tables.other_face[at])))
                kind = next(leads, kind)
        return self._called(kind)

    @cached_property
    def _of_both(self) -> set[str]:
        """The names of the cards that both players have."""
        printed = self.record.printed
        first, second = (
            {self._called(int(kind)) for kind in printed[seat * SEAT : (seat + 1) * SEAT] if kind >= 0}
            for seat in range(2)
        )
        return first & second

    def _whose(self, row: Row) -> str:
        """The name of the card of a row, with its owner if both players have such a card."""
        name = self._name(row)
        return f"{self.players[row[2] // SEAT]}'s {name}" if name in self._of_both else name

    def _name_in_play(self, card: int) -> str:
        return self.matchup.cards[int(self.record.kind[card])].name

    def _printed(self, card: int) -> str:
        return self._called(int(self.record.printed[card]))

    def _player(self, row: Row) -> str:
        return self.players[row[1]]

    # --- lines, by the names of their codes ---
    def _choice(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        """Only choices that no other line shows: what a player declined, modes, and targets."""
        _, player, card, ask, answer, _ = row
        who = self.players[player]
        if answer == 0 and card < 0:
            if (ask == choices.ASK_BLOCK and _blocks(later)) or (
                ask == choices.ASK_DECLARE and _has_declared(player, self.before)
            ):
                return None
            declined: dict[int, str] = {
                choices.ASK_BLOCK: f"{who} does not block",
                choices.ASK_DECLARE: f"{who} declares nothing",
                choices.ASK_MAY: f"{who} declines",
                choices.ASK_CHARGE: f"{who} charges no mana",
            }
            return declined.get(ask)
        if ask == choices.ASK_MODE:
            return f"{who} chooses effect {answer + 1} of {self._name(row)}"
        if ask == choices.ASK_SELECT and card >= 0 and not _soon_named(card, later):
            return f"{who} chooses {self._name(row)}"
        return None

    def _draw(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} draws {self._name(row)}"

    def _charge(self, row: Row, later: Sequence[Row], step: str) -> str:
        if step == STEP_WORDS[steps.CHARGE]:
            return f"{self._player(row)} charges {self._name(row)}"
        return f"{self._player(row)} puts the top card of the deck into the mana zone: {self._name(row)}"

    def _use(self, row: Row, later: Sequence[Row], step: str) -> str:
        _, _, card, paid, way, kind = row
        used = self.matchup.cards[kind]
        if used.halves:
            used = used.halves[1 if way == uses.SPELL_HALF else 0]
        record = self.matchup.tables[0]
        goes_to = uses.PAY_COST < way < uses.SPELL_HALF and record.way_goes_to[record.way_first[kind] + way - 1]
        if goes_to:
            place = "hyperspatial zone" if goes_to == zones.HYPERSPATIAL else "shield zone face up"
            return f"{self._player(row)} pays {paid} mana to put {called(used.name)} into the {place}"
        verb = third_person(card_types.rows_of(used.types)[0].verb)
        how = f"for {paid} mana" if paid >= 0 else "without paying mana"
        if way == uses.FOR_NO_COST:
            tag = self.declared.pop(card, None)
            how = "for no cost" if tag is None else f"by {_tag_words(tag)}"
        if way == uses.BY_GR_SUMMON:
            how = "by GR summon"
        return f"{self._player(row)} {verb} {called(used.name)} {how}"

    def _enter(self, row: Row, later: Sequence[Row], step: str) -> str:
        _, _, card, how, base, _ = row
        words = f"{self._whose(row)} enters the battle zone"
        if base >= 0:
            words += f" on {self._printed(base)}"
        self.declared.pop(card, None)
        return words + {
            entering.BY_INVASION: ", by Invasion",
            entering.BY_REVOLUTION_CHANGE: ", by Revolution Change",
        }.get(how, "")

    def _linked(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} links {self._printed(row[2])} with {self._printed(row[3])}"

    def _unlinked(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} unlinks {self._printed(row[2])} from {self._printed(row[3])}"

    def _crossed(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} crosses {self._name(row)} with {self._name_then(row[3], later)}"

    def _destroyed(self, row: Row, later: Sequence[Row], step: str) -> str:
        self.destroyed.add(row[2])
        return f"{self._name(row)} of {self._player(row)} is destroyed"

    def _move(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        _, _, card, source, target, _ = row
        who = self._player(row)
        if card < 0 and target == zones.MANA_FACE_DOWN:
            return f"the top card of {who}'s deck goes to the mana zone face down"
        if card < 0:
            return f"the top card of {who}'s deck becomes a shield"
        if (source, target) == (zones.BATTLE, zones.GRAVEYARD) and card in self.destroyed:
            self.destroyed.discard(card)
            return None
        if (source, target) == (zones.MANA, zones.MANA_TAPPED):
            return None
        if source == target:
            return f"{self._name(row)} is put back into {who}'s {zones.NAMES[target]}"
        if source == zones.NOWHERE:
            return f"{self._name(row)} goes to {who}'s {zones.NAMES[target]}"
        to = "under a creature" if target == zones.BATTLE else f"to the {zones.NAMES[target]}"
        if target == zones.SHIELD_FACE_UP:
            to += " face up"
        if target == zones.MANA_FACE_DOWN:
            to += " face down"
        return f"{self._name(row)} goes from {who}'s {zones.NAMES[source]} {to}"

    def _tap(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        following = next((other for other in later if other[0] != log.CHOICE), None)
        if following is not None and following[0] in (log.ATTACK, log.BLOCK) and following[2] == row[2]:
            return None
        return f"{self._name(row)} of {self._player(row)} is tapped"

    def _untap(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        if self.untaps_told:
            self.untaps_told -= 1
            return None
        together = [row, *itertools.takewhile(lambda other: other[:2] == row[:2], later)]
        self.untaps_told = len(together) - 1
        return f"{self._player(row)} untaps {listed([self._name(other) for other in together])}"

    def _attack(self, row: Row, later: Sequence[Row], step: str) -> str:
        other = self.players[1 - row[1]]
        target = f"{self._name_then(row[3], later)} of {other}" if row[3] >= 0 else other
        return f"{self._name(row)} of {self._player(row)} attacks {target}"

    def _block(self, row: Row, later: Sequence[Row], step: str) -> str:
        done = "takes the attack on itself" if row[4] == choices.AS_GUARDMAN else "blocks"
        return f"{self._name(row)} of {self._player(row)} {done}"

    def _battle(self, row: Row, later: Sequence[Row], step: str) -> str:
        power, other_power = divmod(row[4], 1 << numbers.POWER_BITS)
        other = self._name_then(row[3], later)
        other = f"{self.players[row[3] // SEAT]}'s {other}" if other in self._of_both else other
        return f"{self._whose(row)} ({power}) battles {other} ({other_power})"

    def _break(self, row: Row, later: Sequence[Row], step: str) -> str:
        shields = count_words(row[3], "shield")
        if row[2] < 0:
            return f"{shields} of {self._player(row)} {'is' if row[3] == 1 else 'are'} broken"
        return f"{self._whose(row)} breaks {shields} of {self._player(row)}"

    def _declare(self, row: Row, later: Sequence[Row], step: str) -> str:
        self.declared[row[2]] = row[3]
        return f"{self._player(row)} declares {_tag_words(row[3])}: {self._name(row)}"

    def _trigger(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3] < 0:
            return f"{self._player(row)} taps {self._name(row)} for its ability"
        ability = ability_text(self.matchup.tables[0], self.matchup.cards, row[3])
        return f"{self._whose(row)}'s ability" + (f": {ability}" if ability else "")

    def _misfire(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._whose(row)} does nothing: what it needs is no longer there"

    def _sealed(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"the top card of {self._player(row)}'s deck seals {self._name_then(row[3], later)}"

    def _unsealed(self, row: Row, later: Sequence[Row], step: str) -> str:
        where = zones.NAMES[row[4]]
        return f"a seal leaves {self._name_then(row[3], later)} for {self._player(row)}'s {where}: {self._name(row)}"

    def _flip(self, row: Row, later: Sequence[Row], step: str) -> str:
        done = "flips" if row[3] == 1 else "is liberated"
        return f"{self._printed(row[2])} {done}: it is {self._name(row)} now"

    def _reveal(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} reveals {self._name(row)}"

    def _look(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} looks at {self._name(row)}"

    def _face_up(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)}'s shield {self._name(row)} is turned face {'down' if row[3] else 'up'}"

    def _turned(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} turns {self._printed(row[2])} in the mana zone face {'up' if row[3] else 'down'}"

    def _fortified(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._name(row)} lies on shield {int(self.record.place[row[3]]) + 1} of {self._player(row)}"

    def _attached(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._whose(row)} is attached to {self._name_then(row[3], later)}"

    def _saved(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} gives up {self._name(row)} instead of losing the game"

    def _upside_down(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} turns {self._name(row)} upside down"

    def _end(self, row: Row, later: Sequence[Row], step: str) -> str:
        reason = endings.NAMES[row[3]]
        if row[1] in (0, 1):
            return f"{self._player(row)} wins: {reason}"
        return f"nobody wins: {reason}" if row[1] == endings.NOBODY else f"both players lose: {reason}"

    def _shuffle(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} shuffles the deck"

    def _discard(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} discards {self._name(row)}"

    def _replaced(self, row: Row, later: Sequence[Row], step: str) -> str:
        target, source = row[3], row[4]
        if source == target:
            how = ", tapped," if target == zones.MANA else ""
            return f"{self._whose(row)} stays in the {zones.NAMES[target]}{how} instead"
        if source == zones.BATTLE or target == zones.MANA:
            return f"{self._whose(row)} goes to the {zones.NAMES[target]} instead of the graveyard"
        if target == zones.BATTLE:
            return f"{self._whose(row)} is put into the battle zone instead of being discarded"
        return f"{self._whose(row)} is put into the graveyard instead of the battle zone"

    def _extra_turn(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._player(row)} will take an extra turn after this one"

    def _skip_turn(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._name(row)}: the rest of {self._player(row)}'s turn is skipped"

    def _skipped(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3]:
            return f"the turn of {self._player(row)} does not come"
        return f"{self._name(row)}: {self._player(row)} will skip their next turn"

    def _thrown(self, row: Row, later: Sequence[Row], step: str) -> str:
        other = self.players[1 - row[1]]
        return f"{self._player(row)} throws {choices.HANDS[row[3]]}, {other} throws {choices.HANDS[row[4]]}"

    def _limited(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[4] >= 4:
            creatures = "one creature" if row[3] == 1 else f"{row[3]} creatures"
            return f"{self._name(row)}: {self.players[row[4] % 2]} can put only {creatures} into the battle zone"
        what = "attack or block" if row[4] >= 2 else "attack"
        times = "once" if row[3] == 1 else f"{row[3]} times"
        return f"{self._name(row)}: {self.players[row[4] % 2]} can {what} only {times} each turn"

    def _named(self, row: Row, later: Sequence[Row], step: str) -> str:
        what = f"the number {row[3]}" if row[4] == programs.A_NUMBER else nameable(self.matchup.cards, row[4])[row[3]]
        what = called(what) if row[4] == programs.A_CARD_NAME else what
        return f"{self._player(row)} chooses {what} for {self._name(row)}"

    def _reconstructed(self, row: Row, later: Sequence[Row], step: str) -> str:
        return f"{self._name(row)} of {self._player(row)} was under it and stays in the battle zone"

    def _prohibited(self, row: Row, later: Sequence[Row], step: str) -> str:
        verbs_of_acts = (
            (acts.SHIELD_TRIGGER, "use shield triggers"),
            (acts.TAP_ABILITY, "use tap abilities"),
            *((each.act, f"{each.verb} {each.noun}s") for each in card_types.CARD_TYPES.values()),
        )
        words = " or ".join(name for act, name in verbs_of_acts if row[3] & act)
        who = self.players[row[4]] if row[4] in (0, 1) else "nobody"
        return f"{self._name(row)}: {who} {'cannot' if row[4] in (0, 1) else 'can'} {words}"

    def _given(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3] == lasting.POWER_CHANGE:
            return f"{self._whose(row)} gets {row[4]:+} power"
        if row[3] == lasting.POWER_FIXED:
            return f"the power of {self._whose(row)} becomes {row[4]}"
        if row[3] == lasting.ATTACK_POWER_CHANGE:
            return f"{self._whose(row)} gets {row[4]:+} power while attacking"
        if row[3] == lasting.BREAKS_MORE:
            return f"{self._whose(row)} breaks {row[4]} more"
        if row[3] == lasting.ABILITIES_IGNORED:
            return f"the abilities of {self._whose(row)} are ignored"
        if row[3] == lasting.BECAME and self.matchup.cards[row[4]].types & card_types.UNLEASHED:
            return f"the Hyper Mode of {self._whose(row)} is unleashed"
        if row[3] == lasting.BECAME:
            return f"{self._whose(row)} becomes {self._called(row[4])}"
        if row[3] == lasting.LENT:
            return f"{self._whose(row)} gets the power and the abilities of {self._called(row[4])}"
        if row[3] == lasting.BARS_TRIGGERS:
            return f"shields that {self._whose(row)} breaks do not trigger this turn"
        if row[3] == lasting.EXPOSED:
            return f"{self._whose(row)} can be attacked as if it were tapped"
        if row[3] == lasting.BLOCKED_ONLY_BY:
            return f"{self._whose(row)} has to block that creature, and no other can"
        if row[3] == lasting.ATTACKS_PLAYER_ANYWAY:
            return f"nothing prevents {self._whose(row)} from attacking the other player"
        if row[3] == lasting.ATTACKS_ANYWAY:
            return f"{self._whose(row)}: nothing prevents {self._player(row)} from attacking the other player"
        words = ", ".join(name for bit, name in keywords.NAMES.items() if whole_of(row[4]) & bit)
        return f"{self._whose(row)} gets {words or 'an ability'}"


def _blocks(later: Sequence[Row]) -> bool:
    """Whether the player who chooses no more blockers has chosen one."""
    following = next((row[0] for row in later if row[0] not in (log.CHOICE, log.TAP)), None)
    return following == log.BLOCK


def _has_declared(player: int, before: Sequence[Row]) -> bool:
    """Whether the player who declares no more has declared something at this moment."""
    earlier = next((row for row in reversed(before) if row[0] not in (log.CHOICE, log.DISCARD, log.MOVE)), None)
    return earlier is not None and earlier[:2] == (log.DECLARE, player)


def third_person(verb: str) -> str:
    """A verb of a rules text as what a player does.

    >>> third_person("cast"), third_person("fortify a shield with")
    ('casts', 'fortifies a shield with')
    """
    first, space, rest = verb.partition(" ")
    first = f"{first.removesuffix('y')}ies" if first.endswith("y") else f"{first}s"
    return first + space + rest


def _tag_words(tag: int) -> str:
    return WITHOUT_TAG.get(tag) or tags.NAMES[tag]


def _soon_named(card: int, later: Sequence[Row]) -> bool:
    """Whether a later line of the same effect mentions the chosen card."""
    for code, _, other, *_ in later:
        if code in (log.TRIGGER, log.USE, log.STEP, log.TURN, log.ATTACK):
            return False
        if other == card and code != log.CHOICE:
            return True
    return False


def count_words(number: int, thing: str) -> str:
    """A number of things: "1 card", "2 cards"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(names: Sequence[str]) -> str:
    """A list of names, with a count for equal ones.

    >>> listed(["Corile", "Fear Fang", "Corile"])
    '2 Corile; Fear Fang'
    """
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    # Not commas: many names contain one.
    return "; ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items())
