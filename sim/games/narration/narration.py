"""Put the events of a recorded game into words. `replay` records a game; `transcript` writes the whole text."""

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from decks.shown_names import called
from sim.cards.fitting import nameable
from sim.cards.wording import as_drawn, change_told
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
    replaced,
    steps,
    tags,
    uses,
    zones,
)
from sim.engine.record.codes.sets import whole_of
from sim.engine.record.state import SEAT, cards_linked
from sim.games.narration.option_texts import ability_text
from sim.language import comma, gettext, ngettext, pgettext, semicolon, translatable

# Code, player, card, number, more, kind of the card: see `sim.engine.record.codes.log`.
Row = tuple[int, int, int, int, int, int]
OpenCard = tuple[int, int | None]  # civilizations and power, as of a `PlacedCard`

CODE_NAMES = {code: name.lower() for name, code in vars(log).items() if name.isupper()}
STEP_WORDS = ("start", "draw", "charge", "main", "attack", "end")
WITHOUT_TAG = {
    tags.DECLARED_SHIELD_TRIGGER: "shield trigger",
    tags.DECLARED_STRIKE_BACK: "strike back",
    tags.DECLARED_SABAKI_Z: "Sabaki Z",
    tags.DECLARED_GUARD_STRIKE: "guard strike",
    tags.NO_TAG: "an ability",
}
BESIDE = {
    links.CROSSED: translatable("crossed with {card}"),
    links.EQUIPPED: translatable("equipped with {card}"),
    links.ATTACHED_TO: translatable("attached to {card}"),
}
# What a player may not do: by what prohibitions call it.
FORBIDDEN = {
    acts.SHIELD_TRIGGER: "use shield triggers",
    acts.TAP_ABILITY: "use tap abilities",
    acts.CHARGE: "put cards from the hand into the mana zone",
    **{each.act: f"{each.verb} {each.noun}s" for each in card_types.CARD_TYPES.values() if each.act},
    acts.PUT: "put creatures into the battle zone",
}
# What would have happened to a card; and the sentences about what happens instead of an event that moves no card.
EVENTS = {
    zones.BATTLE: translatable("entering the battle zone"),
    replaced.DESTROYED: translatable("being destroyed"),
    replaced.DISCARDED: translatable("being discarded"),
    replaced.BROKEN: translatable("being broken"),
}
OTHERWISE = {
    replaced.DRAWN: translatable("{player} uses the ability of {card} instead of drawing a card"),
    replaced.BROKEN: translatable("{player} uses the ability of {card} instead of having a shield broken"),
    replaced.TRIGGERED: translatable("an ability of {card} does not trigger"),
    replaced.TRIGGERED_ONCE: translatable("an ability of {card} triggers twice"),
}
FACE_UP = translatable("face up")  # the mark of a shield
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
        return gettext("{name} ({facts})", name=name, facts=comma().join(self.marks)) if self.marks else name


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
            marks.append(gettext("tapped"))
        if self.record.face_up[card]:
            marks.append(gettext(FACE_UP))
        if self.record.upside_down[card] and zone != zones.MANA:
            marks.append(gettext("upside down"))
        if (creature := int(self.record.host[card])) >= 0:
            beside = BESIDE[int(self.record.link_kind[card])]
            marks.append(gettext(beside, card=called(self._name_in_play(creature))))
        if seals := len(cards_linked(self.record, card, links.SEAL)):
            marks.append(ngettext("{count} seal", "{count} seals", seals))
        for castle in cards_linked(self.record, card, links.FORTIFIES):
            marks.append(gettext("under {card}", card=self._printed(castle)))
        for aura in cards_linked(self.record, card, links.ATTACHED_TO):
            marks.append(gettext("with {card}", card=self._printed(aura)))
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
        return self._owned(self._name(row), row[2] // SEAT)

    def _owned(self, name: str, seat: int) -> str:
        if name not in self._of_both:
            return name
        return gettext("{player}'s {card}", player=self.players[seat], card=name)

    def _name_in_play(self, card: int) -> str:
        return self.matchup.cards[int(self.record.kind[card])].name

    def _printed(self, card: int) -> str:
        return self._called(int(self.record.printed[card]))

    def _player(self, row: Row) -> str:
        return self.players[row[1]]

    def _who_and_card(self, row: Row) -> dict[str, str]:
        """The values of a sentence about the player and the card of a row."""
        return {"player": self._player(row), "card": self._name(row)}

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
                choices.ASK_BLOCK: gettext("{player} does not block", player=who),
                choices.ASK_DECLARE: gettext("{player} declares nothing", player=who),
                choices.ASK_MAY: gettext("{player} declines", player=who),
                choices.ASK_CHARGE: gettext("{player} charges no mana", player=who),
            }
            return declined.get(ask)
        if ask == choices.ASK_MODE:
            return gettext(
                "{player} chooses effect {number} of {card}", player=who, number=answer + 1, card=self._name(row)
            )
        if ask == choices.ASK_SELECT and card >= 0 and not _soon_named(card, later):
            return gettext("{player} chooses {card}", player=who, card=self._name(row))
        return None

    def _draw(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{player} draws {card}", **self._who_and_card(row))

    def _charge(self, row: Row, later: Sequence[Row], step: str) -> str:
        if step == STEP_WORDS[steps.CHARGE]:
            return gettext("{player} charges {card}", **self._who_and_card(row))
        return gettext("{player} puts the top card of the deck into the mana zone: {card}", **self._who_and_card(row))

    def _use(self, row: Row, later: Sequence[Row], step: str) -> str:
        _, _, card, paid, way, kind = row
        used = self.matchup.cards[kind]
        if used.halves:
            used = used.halves[1 if way == uses.SPELL_HALF else 0]
        if paid >= 0:  # 112.2a: a card of each civilization, however little is left to pay
            paid = max(paid, used.civilizations.bit_count())
        record = self.matchup.tables[0]
        goes_to = uses.PAY_COST < way < uses.SPELL_HALF and record.way_goes_to[record.way_first[kind] + way - 1]
        values = {"player": self._player(row), "card": called(used.name), "count": paid}
        if goes_to == zones.HYPERSPATIAL:
            return gettext("{player} pays {count} mana to put {card} into the hyperspatial zone", **values)
        if goes_to:
            return gettext("{player} pays {count} mana to put {card} into the shield zone face up", **values)
        verb = gettext(third_person(card_types.rows_of(used.types)[0].verb))
        how = gettext("for {count} mana", count=paid) if paid >= 0 else gettext("without paying mana")
        if way == uses.FOR_NO_COST or (way == uses.SPELL_HALF and paid < 0):
            tag = self.declared.pop(card, None)
            how = gettext("for no cost") if tag is None else gettext("by {tag}", tag=_tag_words(tag))
        if way == uses.BY_GR_SUMMON:
            how = gettext("by GR summon")
        return gettext("{player} {verb} {card} {how}", **values, verb=verb, how=how)

    def _enter(self, row: Row, later: Sequence[Row], step: str) -> str:
        _, _, card, how, base, _ = row
        words = gettext("{card} enters the battle zone", card=self._whose(row))
        if base >= 0:
            words = gettext("{card} enters the battle zone on {base}", card=self._whose(row), base=self._printed(base))
        self.declared.pop(card, None)
        if how == entering.BY_INVASION:
            return gettext("{words}, by Invasion", words=words)
        if how == entering.BY_REVOLUTION_CHANGE:
            return gettext("{words}, by Revolution Change", words=words)
        return words

    def _linked(self, row: Row, later: Sequence[Row], step: str) -> str:
        values = {"player": self._player(row), "card": self._printed(row[2]), "other": self._printed(row[3])}
        return gettext("{player} links {card} with {other}", **values)

    def _unlinked(self, row: Row, later: Sequence[Row], step: str) -> str:
        values = {"player": self._player(row), "card": self._printed(row[2]), "other": self._printed(row[3])}
        return gettext("{player} unlinks {card} from {other}", **values)

    def _crossed(self, row: Row, later: Sequence[Row], step: str) -> str:
        other = self._name_then(row[3], later)
        return gettext("{player} crosses {card} with {other}", **self._who_and_card(row), other=other)

    def _destroyed(self, row: Row, later: Sequence[Row], step: str) -> str:
        self.destroyed.add(row[2])
        return gettext("{card} of {player} is destroyed", **self._who_and_card(row))

    def _move(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        _, _, card, source, target, _ = row
        who = self._player(row)
        if card < 0 and target == zones.MANA_FACE_DOWN:
            return gettext("the top card of {player}'s deck goes to the mana zone face down", player=who)
        if card < 0 and target == zones.DECK:
            return None  # the line before says that it stays there
        if card < 0:
            return gettext("the top card of {player}'s deck becomes a shield", player=who)
        if (source, target) == (zones.BATTLE, zones.GRAVEYARD) and card in self.destroyed:
            self.destroyed.discard(card)
            return None
        if (source, target) == (zones.MANA, zones.MANA_TAPPED) or self._has_been_told(card, target):
            return None
        values = {"card": self._name(row), "player": who, "zone": pgettext("zone", zones.NAMES[target])}
        if source == target == zones.BATTLE:
            return gettext("{card} of {player} goes under a creature", **values)
        if source == target:
            return gettext("{card} is put back into {player}'s {zone}", **values)
        if source == zones.NOWHERE:
            return gettext("{card} goes to {player}'s {zone}", **values)
        values["source"] = pgettext("zone", zones.NAMES[source])
        if target == zones.BATTLE:
            return gettext("{card} goes from {player}'s {source} under a creature", **values)
        if target == zones.SHIELD_FACE_UP:
            return gettext("{card} goes from {player}'s {source} to the {zone} face up", **values)
        if target == zones.MANA_FACE_DOWN:
            return gettext("{card} goes from {player}'s {source} to the {zone} face down", **values)
        return gettext("{card} goes from {player}'s {source} to the {zone}", **values)

    def _has_been_told(self, card: int, target: int) -> bool:
        """Whether the line before about the card says that it goes there instead of what was replaced."""
        if target == zones.BATTLE:
            return False
        before = next((row for row in reversed(self.before) if row[2] == card and row[0] != log.CHOICE), None)
        return before is not None and before[0] == log.REPLACED and before[3] == target

    def _tap(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        following = next((other for other in later if other[0] != log.CHOICE), None)
        if following is not None and following[0] in (log.ATTACK, log.BLOCK) and following[2] == row[2]:
            return None
        return gettext("{card} of {player} is tapped", **self._who_and_card(row))

    def _untap(self, row: Row, later: Sequence[Row], step: str) -> str | None:
        if self.untaps_told:
            self.untaps_told -= 1
            return None
        together = [row, *itertools.takewhile(lambda other: other[:2] == row[:2], later)]
        self.untaps_told = len(together) - 1
        cards = listed([self._name(other) for other in together])
        return gettext("{player} untaps {cards}", player=self._player(row), cards=cards)

    def _attack(self, row: Row, later: Sequence[Row], step: str) -> str:
        values = {**self._who_and_card(row), "opponent": self.players[1 - row[1]]}
        if row[3] < 0:
            return gettext("{card} of {player} attacks {opponent}", **values)
        other = self._name_then(row[3], later)
        return gettext("{card} of {player} attacks {other} of {opponent}", **values, other=other)

    def _block(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[4] == choices.AS_GUARDMAN:
            return gettext("{card} of {player} takes the attack on itself", **self._who_and_card(row))
        return gettext("{card} of {player} blocks", **self._who_and_card(row))

    def _battle(self, row: Row, later: Sequence[Row], step: str) -> str:
        power, other_power = divmod(row[4], 1 << numbers.POWER_BITS)
        other = self._owned(self._name_then(row[3], later), row[3] // SEAT)
        values = {
            "card": self._whose(row),
            "power": as_drawn(power),
            "other": other,
            "other_power": as_drawn(other_power),
        }
        return gettext("{card} ({power}) battles {other} ({other_power})", **values)

    def _break(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[2] < 0:
            return ngettext(
                "{count} shield of {player} is broken",
                "{count} shields of {player} are broken",
                row[3],
                player=self._player(row),
            )
        return ngettext(
            "{card} breaks {count} shield of {player}",
            "{card} breaks {count} shields of {player}",
            row[3],
            card=self._whose(row),
            player=self._player(row),
        )

    def _declare(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3] != tags.DECLARED_GUARD_STRIKE:  # the card is not used
            self.declared[row[2]] = row[3]
        return gettext("{player} declares {tag}: {card}", **self._who_and_card(row), tag=_tag_words(row[3]))

    def _trigger(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3] < 0 and step == STEP_WORDS[steps.MAIN]:
            return gettext("{player} hyperifies {card}", **self._who_and_card(row))
        if row[3] < 0:
            return gettext("{player} taps {card} for its ability", **self._who_and_card(row))
        ability = ability_text(self.matchup.tables[0], self.matchup.cards, row[3])
        if ability:
            return gettext("{card}'s ability: {text}", card=self._whose(row), text=ability)
        return gettext("{card}'s ability", card=self._whose(row))

    def _misfire(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{card} does nothing: what it needs is no longer there", card=self._whose(row))

    def _sealed(self, row: Row, later: Sequence[Row], step: str) -> str:
        other = self._name_then(row[3], later)
        return gettext("the top card of {player}'s deck seals {other}", player=self._player(row), other=other)

    def _unsealed(self, row: Row, later: Sequence[Row], step: str) -> str:
        values = {"zone": pgettext("zone", zones.NAMES[row[4]]), "other": self._name_then(row[3], later)}
        return gettext("a seal leaves {other} for {player}'s {zone}: {card}", **values, **self._who_and_card(row))

    def _flip(self, row: Row, later: Sequence[Row], step: str) -> str:
        values = {"card": self._called(row[4]), "other": self._name(row)}
        if row[3] == 1:
            return gettext("{card} flips: it is {other} now", **values)
        return gettext("{card} is liberated: it is {other} now", **values)

    def _reveal(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{player} reveals {card}", **self._who_and_card(row))

    def _look(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{player} looks at {card}", **self._who_and_card(row))

    def _face_up(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3]:
            return gettext("{player}'s shield {card} is turned face down", **self._who_and_card(row))
        return gettext("{player}'s shield {card} is turned face up", **self._who_and_card(row))

    def _turned(self, row: Row, later: Sequence[Row], step: str) -> str:
        values = {"player": self._player(row), "card": self._printed(row[2])}
        if row[3]:
            return gettext("{player} turns {card} in the mana zone face up", **values)
        return gettext("{player} turns {card} in the mana zone face down", **values)

    def _fortified(self, row: Row, later: Sequence[Row], step: str) -> str:
        place = int(self.record.place[row[3]]) + 1
        return gettext("{card} lies on shield {number} of {player}", **self._who_and_card(row), number=place)

    def _attached(self, row: Row, later: Sequence[Row], step: str) -> str:
        other = self._name_then(row[3], later)
        return gettext("{card} is attached to {other}", card=self._whose(row), other=other)

    def _saved(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{player} gives up {card} instead of losing the game", **self._who_and_card(row))

    def _upside_down(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{player} turns {card} upside down", **self._who_and_card(row))

    def _end(self, row: Row, later: Sequence[Row], step: str) -> str:
        reason = gettext(endings.NAMES[row[3]])
        if row[1] in (0, 1):
            return gettext("{player} wins: {reason}", player=self._player(row), reason=reason)
        if row[1] == endings.NOBODY:
            return gettext("nobody wins: {reason}", reason=reason)
        return gettext("both players lose: {reason}", reason=reason)

    def _shuffle(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{player} shuffles the deck", player=self._player(row))

    def _discard(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{player} discards {card}", **self._who_and_card(row))

    def _replaced(self, row: Row, later: Sequence[Row], step: str) -> str:
        target, (what, source) = row[3], divmod(row[4], zones.ZONES)
        if target == zones.NO_ZONE:
            return gettext(OTHERWISE[what], card=self._whose(row), player=self._player(row))
        values = {"card": self._whose(row), "zone": pgettext("zone", zones.NAMES[target])}
        if source == target == zones.MANA and what == zones.GRAVEYARD:
            return gettext("{card} stays in the {zone}, tapped, instead of going to the graveyard", **values)
        if what == target:  # it is shuffled into the deck instead of being put on top
            return gettext("{card} goes to the {zone} in another way", **values)
        if what not in EVENTS:
            values["other"] = pgettext("zone", zones.NAMES[what])
            if source == target:
                return gettext("{card} stays in the {zone} instead of going to the {other}", **values)
            return gettext("{card} goes to the {zone} instead of the {other}", **values)
        values["event"] = gettext(EVENTS[what])
        if source == target:
            return gettext("{card} stays in the {zone} instead of {event}", **values)
        if target == zones.BATTLE:
            return gettext("{card} enters the battle zone instead of {event}", **values)
        return gettext("{card} goes to the {zone} instead of {event}", **values)

    def _extra_turn(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{player} will take an extra turn after this one", player=self._player(row))

    def _skip_turn(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{card}: the rest of {player}'s turn is skipped", **self._who_and_card(row))

    def _skipped(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[3]:
            return gettext("the turn of {player} does not come", player=self._player(row))
        return gettext("{card}: {player} will skip their next turn", **self._who_and_card(row))

    def _thrown(self, row: Row, later: Sequence[Row], step: str) -> str:
        hand, other_hand = (gettext(choices.HANDS[thrown]) for thrown in row[3:5])
        values = {
            "player": self._player(row),
            "hand": hand,
            "other": self.players[1 - row[1]],
            "other_hand": other_hand,
        }
        return gettext("{player} throws {hand}, {other} throws {other_hand}", **values)

    def _limited(self, row: Row, later: Sequence[Row], step: str) -> str:
        values = {"card": self._name(row), "player": self.players[row[4] % 2]}
        if row[4] >= 4:
            return ngettext(
                "{card}: {player} can put only one creature into the battle zone",
                "{card}: {player} can put only {count} creatures into the battle zone",
                row[3],
                **values,
            )
        if row[4] >= 2:
            return ngettext(
                "{card}: {player} can attack or block only once each turn",
                "{card}: {player} can attack or block only {count} times each turn",
                row[3],
                **values,
            )
        return ngettext(
            "{card}: {player} can attack only once each turn",
            "{card}: {player} can attack only {count} times each turn",
            row[3],
            **values,
        )

    def _named(self, row: Row, later: Sequence[Row], step: str) -> str:
        if row[4] == programs.A_NUMBER:
            what = gettext("the number {number}", number=row[3])
        else:
            what = nameable(self.matchup.cards, row[4])[row[3]]
            what = called(what) if row[4] == programs.A_CARD_NAME else what
        return gettext("{player} chooses {what} for {card}", **self._who_and_card(row), what=what)

    def _reconstructed(self, row: Row, later: Sequence[Row], step: str) -> str:
        return gettext("{card} of {player} was under it and stays in the battle zone", **self._who_and_card(row))

    def _prohibited(self, row: Row, later: Sequence[Row], step: str) -> str:
        words = gettext(" or ").join(gettext(name) for act, name in FORBIDDEN.items() if row[3] & act)
        if row[4] in (0, 1):
            values = {"card": self._name(row), "player": self.players[row[4]], "what": words}
            return gettext("{card}: {player} cannot {what}", **values)
        return gettext("{card}: nobody can {what}", card=self._name(row), what=words)

    def _given(self, row: Row, later: Sequence[Row], step: str) -> str:
        values = {"card": self._whose(row), "number": row[4]}
        if row[3] == lasting.POWER_CHANGE:
            return gettext("{card} gets {change} power", **values, change=change_told(row[4]))
        if row[3] == lasting.POWER_FIXED:
            return gettext("the power of {card} becomes {power}", **values, power=as_drawn(row[4]))
        if row[3] == lasting.ATTACK_POWER_CHANGE:
            return gettext("{card} gets {change} power while attacking", **values, change=change_told(row[4]))
        if row[3] == lasting.BREAKS_MORE:
            return gettext("{card} breaks {number} more", **values)
        if row[3] == lasting.ABILITIES_IGNORED:
            return gettext("the abilities of {card} are ignored", **values)
        if row[3] == lasting.BECAME and self.matchup.cards[row[4]].types & card_types.UNLEASHED:
            return gettext("the Hyper Mode of {card} is unleashed", **values)
        if row[3] == lasting.BECAME:
            return gettext("{card} becomes {other}", **values, other=self._called(row[4]))
        if row[3] == lasting.LENT:
            return gettext("{card} gets the power and the abilities of {other}", **values, other=self._called(row[4]))
        if row[3] == lasting.BARS_TRIGGERS:
            return gettext("shields that {card} breaks do not trigger this turn", **values)
        if row[3] == lasting.EXPOSED:
            return gettext("{card} can be attacked as if it were tapped", **values)
        if row[3] == lasting.BLOCKED_ONLY_BY:
            return gettext("{card} has to block that creature, and no other can", **values)
        if row[3] == lasting.ATTACKS_PLAYER_ANYWAY:
            return gettext("nothing prevents {card} from attacking the other player", **values)
        if row[3] == lasting.ATTACKS_ANYWAY:
            return gettext(
                "{card}: nothing prevents {player} from attacking the other player", **values, player=self._player(row)
            )
        words = comma().join(gettext(name) for bit, name in keywords.NAMES.items() if whole_of(row[4]) & bit)
        return gettext("{card} gets {what}", **values, what=words or gettext("an ability"))


def _blocks(later: Sequence[Row]) -> bool:
    """Whether the player who chooses no more blockers has chosen one, or one that untaps to turn the attack."""
    following = next((row[0] for row in later if row[0] not in (log.CHOICE, log.TAP)), None)
    return following in (log.BLOCK, log.UNTAP)


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
    return gettext(WITHOUT_TAG.get(tag) or tags.NAMES[tag])


def _soon_named(card: int, later: Sequence[Row]) -> bool:
    """Whether a later line of the same effect mentions the chosen card."""
    for code, _, other, *_ in later:
        if code in (log.TRIGGER, log.USE, log.STEP, log.TURN, log.ATTACK):
            return False
        if other == card and code != log.CHOICE:
            return True
    return False


def listed(names: Sequence[str]) -> str:
    """A list of names, with a count for equal ones.

    >>> listed(["Corile", "Fear Fang", "Corile"])
    '2 Corile; Fear Fang'
    """
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    # Not commas: many names contain one.
    return semicolon().join(name if count == 1 else f"{count} {name}" for name, count in counts.items())
