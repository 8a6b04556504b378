"""The words for a situation: tapped and sealed cards, piles, what each side has, names with an owner."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final

from decks.matching import match_key
from sim.cards.library import UnknownCard, cards_in_use, library_texts
from sim.cards.library.shown_names import japanese_name
from sim.cards.wording import side_named
from sim.cards.words import Card, creature
from sim.engine.record.codes import card_types, civilizations, zones

YOU: Final = 0
OPPONENT: Final = 1
WHO: Final = ("you", "the opponent")
ZONES: Final = {
    "hand": zones.HAND,
    "mana": zones.MANA,
    "battle": zones.BATTLE,
    "shields": zones.SHIELD,
    "graveyard": zones.GRAVEYARD,
    "deck": zones.DECK,
    "hyperspatial": zones.HYPERSPATIAL,
    "gr": zones.GR,
}
FILLER_COST: Final = 99  # too much to be used
CARDS_BELOW: Final = 10  # fillers under the named top cards of a deck: no player loses by drawing


# ---------------------------------------------------------------------------------------------------------
# Setting up
# ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Piece:
    """A card as it is at the beginning of the scenario."""

    card: Card
    tapped: bool = False
    sick: bool = False
    flipped: int = 0  # to which of its other sides; 0 for none
    under: tuple["Piece", ...] = ()  # from the top down
    seals: tuple[Card, ...] = ()
    castles: tuple[Card, ...] = ()
    weapons: tuple[Card, ...] = ()  # that the creature is equipped with
    face_up: bool = False
    face_down: bool = False
    gears: tuple["Piece", ...] = ()  # cross gears that it is crossed with
    auras: tuple[Card, ...] = ()  # from the first to the newest


Thing = str | Card | Piece


def _card(thing: str | Card) -> Card:
    """The card itself; the name of another side or a half finds it too. Raises UnknownCard or CardFileError."""
    if isinstance(thing, Card):
        return thing
    try:
        return cards_in_use().find(thing)
    except UnknownCard:
        for name in _cards_with_side(thing):
            return cards_in_use().find(name)
        raise


def _cards_with_side(side: str) -> list[str]:
    """The names of the cards with this other side or half: of the library, or else of the other cards in use."""
    key = match_key(side)
    found = [lines[0] for lines in library_texts().values() if key in map(match_key, _sides_and_halves(lines))]
    return found or [
        entry.name for entry in cards_in_use().entries if key in (match_key(face.name) for face in entry.faces)
    ]


def _sides_and_halves(lines: Sequence[str]) -> list[str]:
    """The names of the other sides of a card and of its halves, if it has any."""
    halves = lines[0].split(" / ")
    return [*filter(None, map(side_named, lines)), *(halves if len(halves) > 1 else ())]


def _piece(thing: Thing) -> Piece:
    """A card as it is, or on another side of it. One that several cards are together has the others under it."""
    if isinstance(thing, Piece):
        return thing
    card = _card(thing)
    sides = sides_of(card)
    key = match_key(thing) if isinstance(thing, str) else ""
    called = ({match_key(side.name), match_key(japanese_name(side.name))} for side in sides)
    flipped = next((at for at, names in enumerate(called) if key in names), 0)
    if not flipped or not sides[flipped].types & (card_types.PSYCHIC | card_types.DRAGHEART):
        return Piece(card, flipped=flipped)
    cells = [name for name in _cards_with_side(sides[flipped].name) if name != card.name]
    return Piece(card, flipped=flipped, under=tuple(Piece(_card(name)) for name in cells))


def sides_of(card: Card) -> list[Card]:
    """The sides of a card, each of which is the back of the one before."""
    return [card, *(sides_of(card.other_face) if card.other_face else [])]


def tapped(thing: Thing) -> Piece:
    """A card in the battle or mana zone that is tapped."""
    return replace(_piece(thing), tapped=True)


def sick(thing: Thing) -> Piece:
    """A creature with summoning sickness: it was put into the battle zone this turn."""
    return replace(_piece(thing), sick=True)


def pile(top: Thing, *under: Thing) -> Piece:
    """An evolution creature and the cards under it, or a shield of several cards; from the top down.

    Under a creature that evolves from several creatures, name just those creatures; each is a card or a pile itself.
    """
    piece = _piece(top)
    return replace(piece, under=tuple(map(_piece, under))) if under else piece


def sealed(thing: Thing, seals: int | Sequence[str | Card]) -> Piece:
    """A card in the battle zone with this number of seals, or with these cards as seals."""
    cards = filler(seals) if isinstance(seals, int) else [_card(seal) for seal in seals]
    return replace(_piece(thing), seals=tuple(cards))


def fortified(thing: Thing, *castles: str | Card) -> Piece:
    """A shield with these castles on it."""
    return replace(_piece(thing), castles=tuple(_card(castle) for castle in castles))


def attached(thing: Thing, *auras: str | Card) -> Piece:
    """A creature with these auras on it, from the first to the newest."""
    return replace(_piece(thing), auras=tuple(_card(aura) for aura in auras))


def face_up(thing: Thing) -> Piece:
    """A card that lies face up in the shield zone; a card of a pile may do so, too."""
    return replace(_piece(thing), face_up=True)


def face_down(thing: Thing) -> Piece:
    """A card that lies face down in the mana zone, where a card of the situation can put it."""
    return replace(_piece(thing), face_down=True)


def crossed(thing: Thing, *gears: Thing) -> Piece:
    """A creature in the battle zone that is crossed with these cross gears, which follow it there."""
    return replace(_piece(thing), gears=tuple(_piece(gear) for gear in gears))


def flipped(thing: Thing) -> Piece:
    """A card with its next side up; naming that side does the same."""
    piece = _piece(thing)
    return replace(piece, flipped=piece.flipped + 1)


def armed(thing: Thing, *weapons: str | Card) -> Piece:
    """A creature that is equipped with these weapons."""
    return replace(_piece(thing), weapons=tuple(_card(weapon) for weapon in weapons))


def filler(number: int = 0, **by_civilization: int) -> list[Card]:
    """Made-up cards that do nothing: `filler(3)`, or of some civilizations: `filler(fire=2, water=1)`.

    They are creatures with power 1000 that cost 99, too much to be used. "Filler" has no civilization; the others are
    called "Fire Filler" and so on.

    Raises ValueError for a negative number, and for a word that is no civilization.

    >>> [card.name for card in filler(1, fire=2)]
    ['Filler', 'Fire Filler', 'Fire Filler']
    """
    for count in (number, *by_civilization.values()):
        if count < 0:
            raise ValueError(f"there cannot be {count} cards")
    if unknown := set(by_civilization) - set(civilizations.NAMES.values()):
        raise ValueError(
            f"{', '.join(sorted(unknown))}: the civilizations are {', '.join(civilizations.NAMES.values())}"
        )
    cards = [_filler("")] * number
    for name, count in by_civilization.items():
        cards += [_filler(name)] * count
    return cards


@cache
def _filler(civilization: str) -> Card:
    """The made-up card of a civilization, or of none."""
    bits = {name: bit for bit, name in civilizations.NAMES.items()}
    name = f"{civilization.capitalize()} Filler".strip()
    return creature(name, bits.get(civilization, 0), FILLER_COST, 1000, "")


@dataclass(frozen=True)
class Exactly:
    """A deck of these cards and no more."""

    things: tuple[Thing, ...]


def exactly(*things: Thing) -> Exactly:
    """A deck of these cards and no more: the player who takes the last one loses."""
    return Exactly(things)


@dataclass(frozen=True, init=False)
class Side:
    """What one player has; a number stands for that many fillers.

    The first card of a deck, and of the ultra-GR zone (`gr`), is its top card. Ten fillers lie under the cards named
    of a deck, unless it is `exactly` these. The default is one shield: the attacker need not choose which one to break.
    """

    hand: int | Sequence[Thing] = ()
    mana: int | Sequence[Thing] = ()
    battle: int | Sequence[Thing] = ()
    shields: int | Sequence[Thing] = 1
    graveyard: int | Sequence[Thing] = ()
    deck: int | Sequence[Thing] | Exactly = CARDS_BELOW
    hyperspatial: int | Sequence[Thing] = ()
    gr: Sequence[Thing] = ()

    def __init__(self, **zones: int | Sequence[Thing] | Exactly) -> None:
        """Keep the zones in the order in which they are written, which is the order of setting up.

        Raises TypeError for a zone that does not exist, and for cards that are no list.
        """
        defaults = {field.name: field.default for field in fields(self)}
        for zone, things in {**zones, **{zone: defaults[zone] for zone in defaults if zone not in zones}}.items():
            if zone not in defaults:
                raise TypeError(f"a side has no {zone}; it has {', '.join(defaults)}")
            if isinstance(things, str | Card | Piece) or (isinstance(things, Exactly) and zone != "deck"):
                raise TypeError(f"{zone} is a list of cards or a number of them, not {things!r}")
            object.__setattr__(self, zone, things)

    def pieces(self) -> list[tuple[int, list[Piece]]]:
        """The pieces of each zone, in the order of setting up; those of a deck and of the GR zone from the top down."""
        return [
            (ZONES[zone], [_piece(thing) for thing in _things(zone, things)]) for zone, things in vars(self).items()
        ]


def _things(zone: str, things: int | Sequence[Thing] | Exactly) -> Sequence[Thing]:
    if isinstance(things, Exactly):
        return things.things
    if isinstance(things, int):
        return filler(things)
    return [*things, *filler(CARDS_BELOW)] if zone == "deck" else things


@dataclass(frozen=True)
class Name:
    """A card by its name, perhaps with its owner, its number among several copies, and one of its abilities.

    Copies are counted in the order of setting up.
    """

    text: str
    side: int | None = None
    copy: int | None = None
    ability: str = ""  # a part of its text

    @staticmethod
    def of(name: "str | Card | Name") -> "Name":
        """Read a name; "Corile#2" is the second one."""
        if isinstance(name, Name):
            return name
        text = name.name if isinstance(name, Card) else name
        before, sign, number = text.rpartition("#")
        return Name(before, None, int(number)) if sign and number.isdigit() else Name(text)

    def __str__(self) -> str:
        copy = f"#{self.copy}" if self.copy else ""
        ability = f" ({self.ability})" if self.ability else ""
        return ("" if self.side is None else ("your ", "the opponent's ")[self.side]) + self.text + copy + ability


Named = str | Card | Name


def opponents(name: Named) -> Name:
    """The opponent's card of this name; a plain name means your own card if both players have one."""
    return replace(Name.of(name), side=OPPONENT)


def yours(name: Named) -> Name:
    """Your own card of this name."""
    return replace(Name.of(name), side=YOU)


def ability(name: Named, text: str) -> Name:
    """One of several abilities of a card, by a part of its rules text: to choose which one is resolved or declared."""
    return replace(Name.of(name), ability=text)


# ---------------------------------------------------------------------------------------------------------
# The record
# ---------------------------------------------------------------------------------------------------------
def pile_cards(piece: Piece) -> list[Card]:
    """The cards of a pile from the top down."""
    return [piece.card, *(card for under in piece.under for card in pile_cards(under))]


def all_cards(piece: Piece) -> list[Card]:
    """The cards of a pile, and what lies on it or is crossed with it."""
    gears = [card for gear in piece.gears for card in all_cards(gear)]
    return [*pile_cards(piece), *piece.seals, *piece.castles, *piece.weapons, *piece.auras, *gears]
