"""What no table can look like: a card where or how no rule ever puts one. Such a situation would prove nothing."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

from sim.cards.words import Card, Evolves
from sim.engine.record.codes import card_types, keywords, links, traits, zones
from sim.games.scenario.pieces import Piece, pile_cards, sides_of
from sim.games.scenario.ruling_forms import said
from sim.language import gettext, pgettext, semicolon


class Impossible(ValueError):
    """A card that no game can have there: the card, the zone, the reason, and what a ruling file says of it."""

    def __init__(self, card: str, zone: int, reason: str, in_a_file: str = "") -> None:
        """Take the reason as a program is told it, and as a ruling file is where that differs."""
        self.card, self.zone = card, zones.NAMES[zone]
        self.reason = in_a_file or reason
        super().__init__(f"{card} in the {self.zone}: {reason}")


def refuse_impossible(piece: Piece, zone: int, tables: Any, kinds: Mapping[str, int]) -> None:
    """Raise Impossible with the card, the zone and the reason, if no game can have this piece there."""
    name = piece.card.name
    for reason in _in_any_zone(piece, zone, tables):
        raise Impossible(name, zone, reason)
    if zone != zones.BATTLE:
        return
    face = _face(piece)
    if face.types & card_types.WEAPON:
        reason = f'a weapon is never there without its creature: write armed(..., "{name}")'
        in_a_file = gettext(
            "a weapon is never there without its creature: write (equipped with {card}) after the creature", card=name
        )
        raise Impossible(name, zone, reason, in_a_file)
    if face.types & card_types.EVOLUTION and (text := _missing_base(piece, tables, kinds)):
        bases = sum(int(row) >= 0 for row in tables.evolution_base[kinds[name]])
        reason = f'what it was put on is missing: write pile("{name}", ...). "{text}"'
        in_a_file = gettext(
            'what it was put on is missing: write ({bases}) after it. "{text}"',
            bases=semicolon().join([said("on {card}").format(card=gettext("CARD"))] * bases),
            text=text,
        )
        raise Impossible(name, zone, reason, in_a_file)
    for reason in _in_the_battle_zone(piece, tables, kinds):
        raise Impossible(name, zone, reason)


def _face(piece: Piece) -> Card:
    """The side or half that counts in the battle zone."""
    sides = sides_of(piece.card)
    if 0 < piece.flipped < len(sides):
        return sides[piece.flipped]
    return piece.card.halves[0] if piece.card.halves else piece.card


def _in_any_zone(piece: Piece, zone: int, tables: Any) -> Iterator[str]:
    home = card_types.home_of(piece.card.types)
    if home not in (zones.DECK, zone) and zone != zones.BATTLE:
        yield gettext(
            "a card of its type is only in the battle zone and the {zone}", zone=pgettext("zone", zones.NAMES[home])
        )
    if zone == zones.GR and home != zones.GR:
        yield gettext("only GR creatures are there")
    if piece.tapped and zone not in (zones.BATTLE, zones.MANA):
        yield gettext("only cards in the battle zone and the mana zone can be tapped")
    if piece.sick and zone != zones.BATTLE:
        yield gettext("only creatures in the battle zone have summoning sickness")
    if piece.seals and zone != zones.BATTLE:
        yield gettext("only cards in the battle zone can be sealed")
    if piece.flipped >= len(sides_of(piece.card)):
        yield gettext("it has no other face")
    if piece.flipped and zone != zones.BATTLE:
        yield gettext("only cards in the battle zone have their other face up")
    if piece.gears and zone != zones.BATTLE:
        yield gettext("only creatures in the battle zone are crossed")
    if piece.under and zone not in (zones.BATTLE, zones.SHIELD):
        yield gettext("cards lie under another one only in the battle zone and the shield zone")
    if (piece.castles or piece.face_up) and zone != zones.SHIELD:
        yield gettext("only cards in the shield zone are fortified, or lie face up there")
    if piece.face_down and (zone != zones.MANA or not tables.face_down):
        yield gettext("cards lie face down only in a mana zone, where a card of the situation puts them so")
    if piece.auras and not (
        zone == zones.BATTLE and any(card.types & card_types.GR_CREATURE for card in pile_cards(piece))
    ):
        yield gettext("auras are attached only to GR creatures in the battle zone")
    for aura in piece.auras:
        if not card_types.traits_of(aura.types) & traits.ATTACHES:
            yield gettext("{name} is no aura", name=aura.name)
    for castle in piece.castles:
        if not card_types.traits_of(castle.types) & traits.FORTIFIES:
            yield gettext("{name} is no castle", name=castle.name)
    if piece.weapons and zone != zones.BATTLE:
        yield gettext("only creatures in the battle zone are equipped")
    for weapon in piece.weapons:
        if not weapon.types & card_types.WEAPON:
            yield gettext("{name} is no weapon", name=weapon.name)
    for part in _under(piece):
        beside = part.gears or part.weapons or part.auras
        if part.tapped or part.sick or part.seals or part.flipped or part.castles or beside:
            yield gettext(
                "{name} lies under it, so it cannot be tapped, sick, sealed or flipped itself", name=part.card.name
            )


def _under(piece: Piece) -> Iterator[Piece]:
    """All the cards under a piece, of whatever piles."""
    for part in piece.under:
        yield part
        yield from _under(part)


def _in_the_battle_zone(piece: Piece, tables: Any, kinds: Mapping[str, int]) -> Iterator[str]:
    face = _face(piece)
    has = card_types.traits_of(face.types)
    if not has & traits.ELEMENT:
        yield gettext("a card of its type is never put there by itself")
    if piece.weapons and not face.types & card_types.CREATURE:
        yield gettext("only creatures are equipped")
    if piece.tapped and not has & traits.HAS_ORIENTATION:
        yield gettext("a card of its type cannot be tapped there")
    if piece.sick and not has & traits.FIGHTS:
        yield gettext("only creatures have summoning sickness")
    if piece.seals and not card_types.all_take(face.types, links.SEAL):
        yield gettext("a card of its type cannot be sealed")
    if piece.gears and not has & traits.FIGHTS:
        yield gettext("only creatures are crossed with cross gears")
    for gear in piece.gears:
        if not gear.card.types & card_types.CROSS_GEAR:
            yield gettext("{name} is no cross gear", name=gear.card.name)
    if piece.under and not card_types.all_take(face.types, links.UNDER):
        yield gettext("no cards can lie under a card of its type")
    if face.types & card_types.EVOLUTION:
        yield from _as_an_evolution(piece, tables, kinds)


def _missing_base(piece: Piece, tables: Any, kinds: Mapping[str, int]) -> str:
    """The text that says what the evolution creature is put on, if that is not there; empty if it is."""
    rows = [int(row) for row in tables.evolution_base[kinds[piece.card.name]] if row >= 0]
    text = next(part.line() for part in _face(piece).features if isinstance(part, Evolves))
    return text if len(piece.under) < len(rows) else ""


def _as_an_evolution(piece: Piece, tables: Any, kinds: Mapping[str, int]) -> Iterator[str]:
    """An evolution creature lies on what it evolves from (801.1); other cards can lie below."""
    rows = [int(row) for row in tables.evolution_base[kinds[piece.card.name]] if row >= 0]
    by_race = int(tables.evolution_by_race[kinds[piece.card.name]])
    text = next(part.line() for part in _face(piece).features if isinstance(part, Evolves))
    bases = piece.under[: len(rows)]
    if not any(
        all(
            _fits(tables, row, _kind_of(base, tables, kinds)) or (by_race >> slot & 1 and _evolves_anyway(base.card))
            for slot, (row, base) in enumerate(zip(rows, order, strict=True))
        )
        for order in permutations(bases)
    ):
        yield gettext(
            'it cannot lie on {names}: "{text}"',
            names=gettext(" and ").join(base.card.name for base in bases),
            text=text,
        )


def _kind_of(piece: Piece, tables: Any, kinds: Mapping[str, int]) -> int:
    """The kind of a card in the battle zone: a neo creature on another card is an evolution creature (802.2)."""
    kind = kinds[piece.card.name]
    return int(tables.variant[kind]) if piece.under and tables.variant[kind] >= 0 else kind


def _evolves_anyway(card: Card) -> bool:
    """Whether the card evolves into any race, if only under a condition."""
    return any(
        keywords.EVOLVES_INTO_ANY_RACE & (getattr(part, "bits", 0) | getattr(part, "keywords", 0))
        for part in card.features
    )


def _fits(tables: Any, row: int, kind: int) -> bool:
    """Whether the printed characteristics of a card fit the description, as in `sim.engine.facts.descriptions`."""
    half = int(tables.element_half[kind])
    kind = kind if half < 0 else half
    return bool((int(tables.filter_kinds[row, kind >> 6]) >> (kind & 63)) & 1)
