"""Card types (204.1-2, 300.1) and supertypes (204.3), bits, and a row for each type: all that decides between types.

The tables hold what the rows say of each kind of card (`sim.cards.tabulation`), and the compiled rules read it there.
A new type is a row here and a word of the card language.
"""

from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import Final

from sim.engine.record.codes import acts, events, links, traits, zones

CREATURE: Final = 1
SPELL: Final = 2
IMPULSE: Final = 4  # 307.1
EVOLUTION: Final = 8
STAR: Final = 16  # star evolution (813): always together with EVOLUTION
FORBIDDEN: Final = 32
TWINPACT: Final = 64  # 810.2
CASTLE: Final = 1 << 10  # 304.1
EXILE: Final = 1 << 11  # a supertype of creatures (204.3a)
CROSS_GEAR: Final = 1 << 12  # 303
FIELD: Final = 1 << 13  # 308
D2: Final = 1 << 14  # a field, only one of which lies in the battle zone (703.4l)
DG: Final = 1 << 15  # fields of other sorts, which no rule tells apart
DRAGONIC: Final = 1 << 16
TAMASEED: Final = 1 << 17  # 315
NEO: Final = 1 << 18  # a creature that may be put on another one, and is an evolution creature then (802)
G_NEO: Final = 1 << 19  # always together with NEO: what lies under it leaves instead (803)
STAR_MAX: Final = 1 << 20  # always together with EVOLUTION; it needs no base, and only one of a player stays (815)
PSYCHIC: Final = 1 << 21  # 805
SUPER: Final = 1 << 22  # of several cells (806, 808): always together with PSYCHIC or DRAGHEART
DRAGHEART: Final = 1 << 23  # 807
WEAPON: Final = 1 << 24  # 305
FORTRESS: Final = 1 << 25  # 306
GR_CREATURE: Final = 1 << 27  # 811
CELL: Final = 1 << 26  # a card that is a part of a SUPER creature (806.1, 808.1)
AWAKENED: Final = 1 << 28  # as it is, never sick: linked Gods (804.5), what cores or nebulae are; as a flip: awakening
KING: Final = 1 << 29  # a King Cell, always together with CELL; or the creature that several of them are (814)
FINAL: Final = 1 << 30  # always together with FORBIDDEN: a field with cores, and the creature that they become
CORE: Final = 1 << 31  # 309: a part of a FINAL field or creature
ZERON: Final = 1 << 32  # 311, 812: the ceremony, its nebulae, and the creature that they become
CEREMONY: Final = 1 << 33
NEBULA: Final = 1 << 34
MOONLESS: Final = 1 << 35  # a sort of fields
AURA: Final = 1 << 40  # 310
OREGA: Final = 1 << 41  # auras that are attached to GR creatures
RULE_PLUS: Final = 1 << 42  # 314
FACE_DOWN: Final = 1 << 43  # no type of a card: what a card of the mana zone is that lies face down (405.4)
DREAM: Final = 1 << 44  # a supertype of elements (817.1): only one of a name is put (817.2)
UNLEASHED: Final = 1 << 45  # no type of a card: what a creature is whose Hyper Mode is unleashed (816.2)


@dataclass(frozen=True)
class CardType:
    """One type: what its cards are, how they are used, and what can lie on them or under them."""

    noun: str
    traits: int
    act: int = 0  # what prohibitions call using it; 0: it is never used
    used: int = events.USED  # the events that happen when one is used; 0: its use is none
    verb: str = ""  # what a player does to use it: "summon"
    gerund: str = ""  # and "summoning"
    takes: tuple[int, ...] = ()  # kinds of links


CARD_TYPES: Final = {
    CREATURE: CardType(
        "creature",
        traits.ELEMENT | traits.FIGHTS | traits.HAS_ORIENTATION,
        acts.SUMMON,
        events.USED | events.SUMMONED,
        "summon",
        "summoning",
        (links.UNDER, links.SEAL),
    ),
    # Item 7I.12: it is put by paying its cost, if it has one, which is no use.
    IMPULSE: CardType("impulse", traits.ELEMENT, acts.PUT, 0, "put", "putting", (links.SEAL,)),
    CASTLE: CardType(
        "castle", traits.FORTIFIES, acts.FORTIFY, verb="fortify a shield with", gerund="fortifying shields with"
    ),
    # 308.1-2, 701.27a: it is used in the main step, and enters the battle zone.
    FIELD: CardType(
        "field", traits.ELEMENT, acts.EXPAND, verb="expand", gerund="expanding", takes=(links.UNDER, links.SEAL)
    ),
    TAMASEED: CardType(  # 315.1, 315.2
        "tamaseed",
        traits.ELEMENT | traits.HAS_ORIENTATION,
        acts.USE_TAMASEED,
        verb="use",
        gerund="using",
        takes=(links.UNDER, links.SEAL),
    ),
    WEAPON: CardType("weapon", traits.ELEMENT, takes=(links.SEAL,)),
    FORTRESS: CardType("fortress", traits.ELEMENT, takes=(links.SEAL,)),
    CELL: CardType("cell", 0),
    CORE: CardType("core", 0),  # 309.2: it is never put by itself
    # 311.1, 311.3: never used, and there from the start.
    CEREMONY: CardType("ceremony", traits.ELEMENT, takes=(links.UNDER, links.SEAL)),
    NEBULA: CardType("nebula", traits.ELEMENT, takes=(links.SEAL,)),
    # 303.1, 303.2, 701.16a
    CROSS_GEAR: CardType(
        "cross gear",
        traits.ELEMENT,
        acts.GENERATE,
        events.USED | events.GENERATED,
        "generate",
        "generating",
        (links.UNDER, links.SEAL),
    ),
    # 314.1-2: never used, and never in the battle zone.
    RULE_PLUS: CardType("rule plus", traits.LIVES_IN_HYPERSPATIAL),
    AURA: CardType("aura", traits.ATTACHES, acts.USE_AURA, verb="use", gerund="using"),
    SPELL: CardType("spell", traits.RESOLVES, acts.CAST, events.USED | events.CAST, "cast", "casting"),
}
# Supertypes (204.3) that change what a card of the type is.
SUPERTYPES: Final = {
    PSYCHIC: traits.LIVES_IN_HYPERSPATIAL,
    DRAGHEART: traits.LIVES_IN_HYPERSPATIAL,
    GR_CREATURE: traits.LIVES_IN_GR,  # 811.2a: so nothing but a GR summon puts it
    FINAL: traits.BEGINS_IN_BATTLE,
    ZERON: traits.BEGINS_IN_BATTLE,
}


def rows_of(types: int) -> list[CardType]:
    """The rows of these types, in the order of the table.

    >>> [row.noun for row in rows_of(CREATURE | EVOLUTION)]
    ['creature']
    """
    return [row for bit, row in CARD_TYPES.items() if types & bit]


@cache
def traits_of(types: int) -> int:
    """The traits of a card of these types: all that one of them has."""
    added = (traits for bit, traits in SUPERTYPES.items() if types & bit)
    return reduce(or_, (*(row.traits for row in rows_of(types)), *added), 0)


def home_of(types: int) -> int:
    """The zone where cards of these types begin the game.

    >>> home_of(CREATURE | PSYCHIC) == zones.HYPERSPATIAL, home_of(CREATURE) == zones.DECK
    (True, True)
    """
    has = traits_of(types)
    if has & traits.LIVES_IN_HYPERSPATIAL:
        return zones.HYPERSPATIAL
    if has & traits.LIVES_IN_GR:
        return zones.GR
    return zones.BATTLE if has & traits.BEGINS_IN_BATTLE else zones.DECK


def is_linked_of_cells(types: int) -> bool:
    """Whether cards of these types are several cards that have flipped and linked, as psychic fields on a back are.

    >>> is_linked_of_cells(CREATURE | PSYCHIC | SUPER), is_linked_of_cells(FIELD | PSYCHIC), is_linked_of_cells(FIELD)
    (True, True, False)
    """
    return types & SUPER != 0 or (types & FIELD != 0 and types & PSYCHIC != 0)


def acts_of(types: int) -> int:
    """What prohibitions call using a card of these types; 0 if it is never used."""
    return reduce(or_, (row.act for row in rows_of(types)), 0)


def used_event_of(types: int) -> int:
    """What happens when a card of these types is used."""
    return reduce(or_, (row.used for row in rows_of(types)), 0)


def all_take(types: int, link: int) -> bool:
    """Whether cards of these types, each of them, can have others linked to them in this way.

    >>> all_take(CREATURE, links.SEAL), all_take(CREATURE | SPELL, links.SEAL), all_take(0, links.SEAL)
    (True, False, False)
    """
    rows = rows_of(types)
    return bool(rows) and all(link in row.takes for row in rows)
