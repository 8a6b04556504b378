"""Coverage: what each card of the library can do in a game, and which of these items the log of a game shows.

Exhaustive play must see each item of every card once: it was charged, used, put into the battle zone, used as a
shield trigger, it left the battle zone, and each of its abilities was resolved. Nothing is played here;
`sim.tools.exhaustive` plays until all items have been seen.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from sim.cards.tabulation import comes_by_itself, tabulate
from sim.cards.words import Card, Feature, Trigger
from sim.cards.words.cheaper import PaysCardsForLess
from sim.cards.words.english import listed
from sim.cards.words.faces import LinkThem
from sim.cards.words.ways import ways_of
from sim.engine.record.codes import card_types, keywords, log, programs, statics, steps, tags, traits, uses, zones
from sim.games.matchups.matchup import Matchup
from sim.games.narration.option_texts import with_triggers
from sim.tools.pool import LIBRARY, Pool

# A row of the log: code, player, card, number, more, kind of the card (`sim.engine.record.codes.log`).
Row = Sequence[int]

CHARGED: Final = "charged"
SUMMONED: Final = "summoned"
CAST: Final = "cast"
FORTIFIED: Final = "fortified a shield"
GENERATED: Final = "generated"
CROSSED: Final = "crossed"
ATTACHED: Final = "attached to a creature"
PUT: Final = "put into the battle zone"
LIBERATED: Final = "liberated"
LEFT: Final = "left the battle zone"
SHIELD_TRIGGER: Final = "used as a shield trigger"
GUARD_STRIKE: Final = "declared as a guard strike"
SABAKI_Z: Final = "Sabaki Z"
STRIKE_BACK: Final = "used by strike back"
TAP_ABILITY: Final = "tapped for its ability"
HYPERIFIED: Final = "hyperified"
BEFORE_ATTACKING: Final = "used while it could attack"
SLAYER: Final = "destroyed by slayer"

# What an effect does, in the log of a game; a choice, a look and a shuffled deck are nothing by themselves.
DONE: Final = frozenset(
    {
        log.MOVE,
        log.DRAW,
        log.ENTER,
        log.DESTROYED,
        log.TAP,
        log.UNTAP,
        log.SEALED,
        log.UNSEALED,
        log.FLIP,
        log.END,
        log.DISCARD,
        log.CHARGE,
        log.REPLACED,
        log.EXTRA_TURN,
        log.RECONSTRUCTED,
        log.PROHIBITED,
        log.GIVEN,
        log.SKIP_TURN,
        log.FACE_UP,
        log.FORTIFIED,
        log.SAVED,
        log.ATTACHED,
        log.UPSIDE_DOWN,
        log.TURNED,
        log.UNLINKED,
        log.LINKED,
        log.CROSSED,
        log.LIMITED,
        log.SKIPPED,
    }
)
# What may follow an effect by itself counts for one whose text has the word.
COUNTS_WITH: Final[Mapping[int, str]] = {
    log.BREAK: "break",
    log.BATTLE: "battle",
    log.LOOK: "look",
    log.REVEAL: "reveal",
}
NOTHING_BY_ITSELF: Final = frozenset({log.CHOICE, log.NAMED, log.SHUFFLE, log.LOOK, log.REVEAL})

TABULATED_AT_ONCE = 80  # cards; two decks can have that many


@dataclass(frozen=True, order=True)
class CoverageItem:
    """Something that a card can do, or one of its faces or halves."""

    card: str
    what: str


class CardCoverage:
    """The items of the cards in a record of tables: all of them, and those that a game shows."""

    def __init__(self, record: Any, cards: Sequence[Card], kinds: dict[str, int]) -> None:
        """Read the record of tables, with the definition of each kind, and the kind of each card by its name."""
        self.record = record
        self.cards = cards
        self._names = _names_of_kinds(record, kinds)
        self._rows: dict[int, list[int]] = {}  # rows of triggered abilities, by the kind that they are printed on
        for row in np.flatnonzero(record.trigger_event.any(axis=1)).tolist():
            if row != programs.SLAYER_TRIGGER:
                self._rows.setdefault(int(record.trigger_kind[row]), []).append(row)
        self._abilities = {row: what for kind in self._rows for row, what in self._abilities_of(kind)}
        self._effects = {TAP_ABILITY, HYPERIFIED, BEFORE_ATTACKING, SLAYER, *self._abilities.values()}

    # --- all items -----------------------------------------------------------------------------------------------
    def all(self) -> Iterator[CoverageItem]:
        """Every item of every card."""
        for kind, name in self._names.items():
            if 0 <= self.record.variant[kind] < kind:
                continue  # the card as it is in special cases does nothing else
            for what in (*self._items_of_card(kind), *self._items_of_face(kind)):
                yield CoverageItem(name, what)

    def _items_of_card(self, kind: int) -> Iterator[str]:
        """The items of the card as a whole."""
        if self.cards[kind].name != self._names[kind]:
            return
        if not self.record.traits[kind] & traits.LIVES_OUTSIDE:
            yield CHARGED
        printed = int(self.record.keywords[kind])
        if printed & keywords.ANY_SHIELD_TRIGGER:
            yield SHIELD_TRIGGER
        if printed & keywords.GUARD_STRIKE:
            yield GUARD_STRIKE
        if self.record.strike_back[kind] >= 0:
            yield SABAKI_Z if printed & keywords.SABAKI_Z else STRIKE_BACK

    def _items_of_face(self, kind: int) -> Iterator[str]:
        """The items of a face, or of a half of a twinpact; a twinpact as a whole has none."""
        if self.record.resolving_half[kind] >= 0:
            return
        record, card = self.record, self.cards[kind]
        if record.types[kind] & (card_types.CELL | card_types.RULE_PLUS):
            pass  # alone it is never used, nor in the battle zone
        elif record.traits[kind] & traits.FORTIFIES:
            yield FORTIFIED
        elif record.traits[kind] & traits.ATTACHES:
            yield ATTACHED
        else:
            only_put = record.traits[kind] & traits.LIVES_IN_HYPERSPATIAL
            enters = (PUT, LEFT) if only_put else (self._used_as(kind), PUT, LEFT)
            yield from (CAST,) if record.traits[kind] & traits.RESOLVES else enters
        if record.types[kind] & card_types.CROSS_GEAR:
            yield CROSSED
        is_a_side = card.name != self._names[kind] and record.other_face[kind] >= 0
        if is_a_side and self._is_flipped_to(kind):
            yield LIBERATED
        for way in range(int(record.way_count[kind])):
            yield self._way(kind, way)
        if record.tap_ability[kind] >= 0 or self._has_static(kind, statics.TAP_ABILITY):
            yield TAP_ABILITY
        if self._has_static(kind, statics.HYPERIFIES):
            yield HYPERIFIED
        if self._has_static(kind, statics.BEFORE_ATTACKING):
            yield BEFORE_ATTACKING
        if record.keywords[kind] & keywords.SLAYER:
            yield SLAYER
        yield from (self._abilities[row] for row in self._rows.get(kind, ()))

    def _has_static(self, kind: int, head: statics.Head) -> bool:
        """Whether a static ability with this head is printed on the kind."""
        return bool(((self.record.static_kind == kind) & (self.record.static_head == head)).any())

    def _is_flipped_to(self, kind: int) -> bool:
        """Whether a side comes up by flipping: no King Creature, nor the back of a rule plus card and the like."""
        is_put = self.record.types[self.record.other_face[kind]] & card_types.RULE_PLUS or comes_by_itself(
            self.cards[kind]
        )
        return not (self.record.types[kind] & card_types.KING or is_put)

    def _abilities_of(self, kind: int) -> Iterator[tuple[int, str]]:
        """The rows of the kind's triggered abilities, and of those that its effects create, as text."""
        triggers = with_triggers(self.cards[kind])
        first = int(self.record.trigger_first[kind])
        later = 0
        for row in self._rows[kind]:
            if first <= row < first + len(triggers):
                yield row, triggers[row - first].line()
            else:
                later += 1
                yield row, f"what waits for later ({later})"

    def _used_as(self, kind: int) -> str:
        """What using an element or a castle is called."""
        if self.record.traits[kind] & traits.FORTIFIES:
            return FORTIFIED
        return GENERATED if self.record.types[kind] & card_types.CROSS_GEAR else SUMMONED

    def _way(self, kind: int, way: int) -> str:
        ways = ways_of(self.cards[kind].features)
        found = ways[way]
        # How many cards are paid for it is one item, too: random players do not have nine of them.
        for feature in self.cards[kind].features:
            if isinstance(feature, PaysCardsForLess) and found in feature.ways():
                found = feature.ways()[0]
        if found.more:  # to pay more once or many times is one item: nobody can pay for all of them
            found = next(one for one in ways if one.more)
        return found.line()

    # --- the items of a game -------------------------------------------------------------------------------------
    def _name(self, kind: int) -> str:
        """The name of the card of a kind; cells and linked Gods are kinds of no card alone."""
        return self._names.get(kind, self.cards[kind].name)

    def seen(self, events: Iterable[Row]) -> Iterator[CoverageItem]:
        """The items in the log of a game, or of whole turns of it."""
        step = steps.START
        said: dict[int, int] = {}  # card: what was declared
        for code, _, card, number, more, kind in events:
            if code == log.STEP:
                step = number
            elif code == log.DECLARE:
                said[card] = number
                if number == tags.DECLARED_GUARD_STRIKE:
                    yield CoverageItem(self._name(kind), GUARD_STRIKE)
            elif code == log.MISFIRE:
                said.pop(card, None)
            elif code == log.USE:
                yield from self._used(kind, number, more, said.pop(card, 0))
            elif code == log.TRIGGER:
                if what := self._resolved(number, more, kind):
                    yield from self._of_all_cells(what, more)
            elif code == log.CHARGE and step == steps.CHARGE:
                yield CoverageItem(self._name(kind), CHARGED)
            elif code == log.ATTACHED:
                yield CoverageItem(self._name(kind), ATTACHED)
            elif code == log.ENTER:
                yield CoverageItem(self._name(kind), PUT)
            elif code == log.CROSSED:
                yield CoverageItem(self._name(kind), CROSSED)
            elif code == log.FLIP:
                yield from self._of_all_cells(CoverageItem(self._name(kind), LIBERATED), kind)
            elif code == log.MOVE and number == zones.BATTLE and self.record.traits[kind] & traits.ELEMENT:
                # A spell can leave too, from under a creature.
                yield CoverageItem(self._name(kind), LEFT)

    def done(self, events: Iterable[Row]) -> Iterator[CoverageItem]:
        """The items in the log, but of effects only those that did something: drew, moved, tapped, gave."""
        rows = [row for row in events if row[0] != log.CHOICE]
        waiting: list[CoverageItem] = []
        for at, row in enumerate(rows):
            code = row[0]
            if code in (log.TRIGGER, log.USE):
                own_use = code == log.USE and row[3] >= 0  # paid for: no effect does that
                yield from () if own_use or code == log.TRIGGER else waiting
                found = list(self.seen([row]))
                waiting = [item for item in found if code == log.TRIGGER or item.what == CAST]
                yield from (item for item in found if item not in waiting)
                continue
            for_an_attack = code == log.TAP and rows[at + 1 : at + 2] and rows[at + 1][0] in (log.ATTACK, log.BLOCK)
            word = COUNTS_WITH.get(code)
            if (code in DONE and not for_an_attack) or (word and any(word in item.what for item in waiting)):
                yield from waiting
            elif code not in NOTHING_BY_ITSELF:
                waiting = []
        yield from (item for item in self.seen(rows) if item.what not in self._effects and item.what != CAST)

    def _of_all_cells(self, item: CoverageItem, kind: int) -> Iterator[CoverageItem]:
        """The item; of a creature that several cards are, it is one of each of them, or of the God that it is from."""
        yield item
        gods = self.cards[kind].linked if kind >= 0 else ()
        yield from (
            CoverageItem(god.name, item.what) for god in gods if item.what in [one.line() for one in with_triggers(god)]
        )
        if kind >= 0 and card_types.is_linked_of_cells(int(self.record.types[kind])):
            whole = self.cards[kind].name
            for other, name in self._names.items():
                if self.cards[other].name == whole and name != item.card:
                    yield CoverageItem(name, item.what)

    def _used(self, kind: int, paid: int, way: int, said: int) -> Iterator[CoverageItem]:
        name = self._name(kind)
        if uses.PAY_COST < way < uses.SPELL_HALF:
            half = int(self.record.element_half[kind])
            yield CoverageItem(name, self._way(half if half >= 0 else kind, way - 1))
            if self.record.way_goes_to[self.record.way_first[kind] + way - 1]:
                return
        if way == uses.BY_GR_SUMMON:
            yield CoverageItem(name, SUMMONED)
        elif way >= uses.PAY_COST and (paid >= 0 or way < uses.SPELL_HALF):
            enters = self.record.traits[kind] & traits.ELEMENT and way != uses.SPELL_HALF
            if self.record.traits[kind] & traits.ATTACHES:
                return  # that it is attached is seen
            yield CoverageItem(
                name, self._used_as(kind) if enters or self.record.traits[kind] & traits.FORTIFIES else CAST
            )
        elif said == tags.DECLARED_SABAKI_Z:
            yield CoverageItem(name, SABAKI_Z)
        elif said == tags.DECLARED_STRIKE_BACK:
            yield CoverageItem(name, STRIKE_BACK)
        elif said == tags.DECLARED_SHIELD_TRIGGER and self._has_shield_trigger(kind):
            yield CoverageItem(name, SHIELD_TRIGGER)

    def _has_shield_trigger(self, kind: int) -> bool:
        """Whether it is printed on the card: other cards can give it too."""
        halves = [half for half in (self.record.element_half[kind], self.record.resolving_half[kind]) if half >= 0]
        return any(self.record.keywords[face] & keywords.ANY_SHIELD_TRIGGER for face in (kind, *halves))

    def _resolved(self, row: int, printed_on: int, kind: int) -> CoverageItem | None:
        """The ability that began to be resolved."""
        if row < 0:
            heads = ((statics.HYPERIFIES, HYPERIFIED), (statics.BEFORE_ATTACKING, BEFORE_ATTACKING))
            found = (used for head, used in heads if self._has_static(printed_on, head))
            return CoverageItem(self._name(printed_on), next(found, TAP_ABILITY))
        if row == programs.SLAYER_TRIGGER:
            # Other cards can give slayer too.
            printed = self.record.keywords[kind] & keywords.SLAYER
            return CoverageItem(self._name(kind), SLAYER) if printed else None
        return CoverageItem(self._name(printed_on), self._abilities[row])


def _names_of_kinds(record: Any, kinds: dict[str, int]) -> dict[int, str]:
    """The name of the card that each kind belongs to, as the card itself, a face or a half."""
    names = {kind: name for name, kind in kinds.items()}
    parts = record.other_face, record.element_half, record.resolving_half, record.variant, record.unleashed
    found = list(names)
    for kind in found:  # a side leads to the next one
        for column in parts:
            part = int(column[kind])
            if part >= 0 and part not in names:
                names[part] = names[kind]
                found.append(part)
    return names


def whole_of(card: Card) -> Card | None:
    """The creature, or the field, that the card is a cell of; None if it is none."""
    face: Card | None = card
    while face is not None and not card_types.is_linked_of_cells(face.types):
        face = face.other_face
    return face


@cache
def why_never_linked(whole: str, pool: Pool = LIBRARY) -> str:
    """Why no game links the cells of this creature: the library lacks a card for each link. Empty if one can be."""
    known = set(pool.names)
    cells = [card for card in map(pool.find, sorted(known)) if (found := whole_of(card)) and found.name == whole]
    links = [link for card in cells for feature in card.features for link in _links_of(feature)]
    lacking = [[name for name in link.names if name not in known] for link in links]
    if not all(lacking):
        return ""
    return f"the library lacks {listed(lacking[0], 'and')}" if lacking else "the library lacks the card that links it"


def _links_of(feature: Feature) -> list[LinkThem]:
    """The effects of an ability that link cells."""
    effects = feature.effects if isinstance(feature, Trigger) else ()
    return [effect for effect in effects if isinstance(effect, LinkThem)]


def _takes_linking(card: Card, whole: Card, what: str) -> bool:
    """Whether the item of this cell is one of the creature that several cells are, or is that they link."""
    links = [feature for feature in with_triggers(card) if _links_of(feature)]
    return what == LIBERATED or what in [feature.line() for feature in (*links, *with_triggers(whole))]


def why_impossible(item: CoverageItem, pool: Pool = LIBRARY) -> str:
    """Why no game lets the card do this, by the rules or for want of other cards; empty if some do."""
    card = pool.find(item.card)
    types = card.types
    whole = whole_of(card)
    if whole is not None and _takes_linking(card, whole, item.what):
        return why_never_linked(whole.name, pool)
    if types & card_types.NEBULA and item.what == LEFT:
        return "Zeron cards cannot leave, and once it is a part of Zeron it leaves as that"
    if card_types.home_of(types) != zones.BATTLE and not (types & card_types.IMPULSE and card.cost == 0):
        return ""
    if item.what in (SUMMONED, PUT):
        return "it starts the game in the battle zone, and is flipped there to its creature side"
    if item.what == CHARGED and types & (card_types.ZERON | card_types.FINAL):
        return "when it leaves the battle zone its owner loses"
    return ""


def coverage_of_matchup(matchup: Matchup) -> CardCoverage:
    """The items of the cards of both decks."""
    names = {name for side in matchup.sides for name in side.all_names}
    record = matchup.tables[0]
    # A half of a twinpact can have the name of another card of the decks.
    count = len(matchup.cards)
    halves = {int(half) for half in (*record.element_half[:count], *record.resolving_half[:count])}
    halves |= {kind for kind in range(count) if 0 <= record.variant[kind] < kind}
    kinds = {card.name: kind for kind, card in enumerate(matchup.cards) if card.name in names and kind not in halves}
    return CardCoverage(record, matchup.cards, kinds)


def coverage_of_cards(names: Sequence[str], pool: Pool = LIBRARY) -> dict[str, frozenset[CoverageItem]]:
    """All items of cards, by card."""
    found: dict[str, set[CoverageItem]] = {name: set() for name in names}
    for first in range(0, len(names), TABULATED_AT_ONCE):
        rows, kinds = tabulate([pool.find(name) for name in names[first : first + TABULATED_AT_ONCE]])
        for item in CardCoverage(rows.record, rows.cards, kinds).all():
            found[item.card].add(item)
    return {name: frozenset(items) for name, items in found.items()}
