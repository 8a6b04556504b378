"""The English of a card, rendered from its definition, to be compared with the printed card.

There is no other text of a card: what a reader sees is what the engine plays.
"""

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from operator import or_

from sim.cards.words import Card
from sim.cards.words.effects import in_context, sentences
from sim.engine.record.codes import card_types, civilizations, links, numbers, traits, zones

INFINITY = "infinity"  # instead of the number of a cost, or of a power
INFINITE = "∞"  # what cards have printed for it

# In the order of the type line.
ADDED_TYPES = {
    "Final": card_types.FINAL,
    "Zeron": card_types.ZERON,
    "Forbidden": card_types.FORBIDDEN,
    "Exile": card_types.EXILE,
    "D2": card_types.D2,
    "DG": card_types.DG,
    "Dragonic": card_types.DRAGONIC,
    "Moonless Night": card_types.MOONLESS,
    "Star": card_types.STAR,
    "S-MAX": card_types.STAR_MAX,
    "G-Neo": card_types.G_NEO | card_types.NEO,
    "Neo": card_types.NEO,
    "Evolution": card_types.EVOLUTION,
    "GR": card_types.GR_CREATURE,
    "Orega": card_types.OREGA,
    "Psychic": card_types.PSYCHIC,
    "Dragheart": card_types.DRAGHEART,
    "Super": card_types.SUPER,
    "King": card_types.KING,
    "Dream": card_types.DREAM,
}
OTHER_SIDE = "Other side: "
COMBINED = "Combined: "
SIDES = (OTHER_SIDE, COMBINED)  # how the name of another side begins
OTHER_NAMES = "Also called: "
BETWEEN_OTHER_NAMES = "; "
JAPANESE_NAME = "Japanese name: "
PRINTED_IN = "Printed in: "
IMPORTED = "Imported, not reviewed"
MULTICOLORED = "(This card is put into your mana zone tapped.)"


def rules_text(card: Card) -> str:
    """The abilities and effects of a card or face, one line for each paragraph; empty for a card without any.

    >>> from sim.cards.library import find_card
    >>> print(rules_text(find_card("Terror Pit")))
    Shield trigger
    Destroy one of your opponent's creatures.
    """
    paragraphs = [feature.words() for feature in card.features]
    if card.effects:
        paragraphs.append(sentences(in_context(card.effects, None)[0]))
    is_card = begins_in(type_words(card)) == "deck" and not (
        card.types & card_types.KING and card.types & card_types.CREATURE
    )
    if card.civilizations.bit_count() > 1 and is_card:
        paragraphs.insert(0, MULTICOLORED)
    return in_its_words(card, "\n".join(paragraphs))


def in_its_words(card: Card, text: str) -> str:
    """A rules text as the card says it: the words say "this creature" of any card, a field says "this field".

    What stands in quotation marks is an ability of other cards, or a name.
    """
    return _renamed(text, CREATURE_NOUN, _own_noun(card))


def in_words_of_creatures(card: Card, text: str) -> str:
    """A rules text of the card as the words of the language say it: of "this creature"."""
    return _renamed(text, _own_noun(card), CREATURE_NOUN)


CREATURE_NOUN = "creature"


def _own_noun(card: Card) -> str:
    """What the card calls itself where it speaks of itself as what it is; the words of others say so already."""
    row = card_types.rows_of(card.types)[-1]
    named = row.act or card.types & (card_types.DRAGHEART | card_types.ZERON)
    return row.noun if named and row.traits & (traits.ELEMENT | traits.ATTACHES) else CREATURE_NOUN


def _renamed(text: str, noun: str, other: str) -> str:
    if noun == other:
        return text
    parts = text.split('"')
    parts[::2] = [re.sub(rf"\b([Tt])his {noun}\b", rf"\1his {other}", part) for part in parts[::2]]
    return '"'.join(parts)


def type_words(card: Card) -> str:
    """The type of a card as on its type line: "Star Evolution Creature"."""
    words: list[str] = []
    said = 0
    for word, added in ADDED_TYPES.items():
        if added & card.types == added and not added & said:
            words.append(word)
            said |= added
    words.append("/".join(row.noun.title() for row in reversed(card_types.rows_of(card.types))))
    return " ".join(words)


def begins_in(types: str) -> str:
    """The zone where cards of a type begin the game, as text.

    >>> begins_in("Evolution Psychic Creature")
    'hyperspatial zone'
    """
    added = functools.reduce(or_, (ADDED_TYPES.get(word, 0) for word in types.split()), 0)
    return zones.NAMES[card_types.home_of(added | (card_types.RULE_PLUS if is_rule_plus(types) else 0))]


def is_rule_plus(types: str) -> bool:
    """Whether these are the words of a rule plus card's type."""
    return types == card_types.CARD_TYPES[card_types.RULE_PLUS].noun.title()


NEBULAE = links.CORNERS  # with a ceremony: as many as a field has cores


def is_ceremony(types: str) -> bool:
    """Whether these are the words of a ceremony's type."""
    return types.endswith(card_types.CARD_TYPES[card_types.CEREMONY].noun.title())


def is_nebula(types: str) -> bool:
    """Whether these are the words of a nebula's type."""
    return types.endswith(card_types.CARD_TYPES[card_types.NEBULA].noun.title())


def parts_beside(types: str) -> int:
    """How many cards there are besides a card with these words as its type, of which it consists: its cores.

    >>> parts_beside("Final Forbidden Field"), parts_beside("Creature")
    (4, 0)
    """
    return links.CORNERS if ADDED_TYPES.get(types.partition(" ")[0], 0) & card_types.FINAL else 0


def facts_line(card: Card) -> str:
    """Type, civilizations, cost, power and races in one line.

    >>> from sim.cards.library import find_card
    >>> facts_line(find_card("Bronze-Arm Tribe"))
    'Creature - nature - cost 3 - power 1000 - Beast Folk'
    """
    named = [name for bit, name in civilizations.NAMES.items() if card.civilizations & bit]
    facts = [type_words(card), "/".join(named) or "colorless", f"cost {cost_words(card.cost)}"]
    if card_types.traits_of(card.types) & traits.FIGHTS:
        facts.append(f"power {power_words(card.power)}")
    if card_types.traits_of(card.types) & traits.ATTACHES:
        facts.append(f"power +{card.power}")  # what it gives
    if card.races:
        facts.append("/".join(card.races))
    return " - ".join(facts)


def cost_words(cost: int) -> str:
    """A cost as the line of facts has it: a number, or "infinity" (108.1c)."""
    return INFINITY if cost == numbers.INFINITE_COST else str(cost)


def cost_of(text: str) -> int:
    """The cost that the line of facts says."""
    return numbers.INFINITE_COST if text == INFINITY else int(text)


def power_words(power: int) -> str:
    """A power as the line of facts has it: a number, or "infinity" (108.1c)."""
    return INFINITY if power == numbers.INFINITE_POWER else str(power)


def power_of(text: str) -> int:
    """The power that the line of facts says."""
    return numbers.INFINITE_POWER if text == INFINITY else int(text)


def as_drawn(number: int | None) -> int | str | None:
    """A cost or power as cards have it printed, and boards show it: a number, or "∞" (108.1c)."""
    return INFINITE if number in (numbers.INFINITE_COST, numbers.INFINITE_POWER) else number


def change_told(change: int) -> str:
    """A change of power as it is told of a game: "+3000", "-∞"."""
    infinite = {numbers.INFINITE_POWER: f"+{INFINITE}", numbers.INFINITE_LOSS: f"-{INFINITE}"}
    return infinite.get(change) or f"{change:+d}"


def card_text(card: Card) -> str:
    """Name, details, facts and rules text, as a card file has them; both faces or halves of a card with two.

    >>> from sim.cards.library import find_card
    >>> print(card_text(find_card("Corile")))
    Corile
    Japanese name: コーライル
    Printed in: DM-02, DMC-27
    Creature - water - cost 5 - power 2000 - Cyber Lord
    When you put this creature into the battle zone, put one of your opponent's creatures on top of their deck.
    """
    other_side = []
    side = card.other_face
    while side is not None:
        named = (COMBINED if side.types & card_types.KING else OTHER_SIDE) + side.name
        other_side += [named, *_japanese_name(side), _face(side)]
        side = side.other_face
    faces = [_face(half) for half in card.halves] or [_face(card), *other_side]
    return "\n".join([card.name, *_details(card), *faces])


@dataclass(frozen=True)
class OtherSide:
    """What stands before the facts of another side: its name, its Japanese name, and the line in which it begins."""

    name: str
    japanese_name: str
    begins: int


def side_named(line: str) -> str:
    """The name of another side in a line that begins one, or nothing."""
    return next((line.removeprefix(said) for said in SIDES if line.startswith(said)), "")


def other_side_at(lines: Sequence[str], facts: int) -> OtherSide | None:
    """The other side whose facts stand in this line of a card file; None if they are the front's, or a half's."""
    japanese = lines[facts - 1].startswith(JAPANESE_NAME)
    begins = facts - 1 - japanese
    name = side_named(lines[begins])
    return OtherSide(name, lines[facts - 1].removeprefix(JAPANESE_NAME) if japanese else "", begins) if name else None


def _details(card: Card) -> list[str]:
    other_names = [OTHER_NAMES + BETWEEN_OTHER_NAMES.join(card.other_names)] if card.other_names else []
    printed_in = [PRINTED_IN + ", ".join(card.printed_in)] if card.printed_in else []
    imported = [IMPORTED] if card.imported else []
    return other_names + _japanese_name(card) + printed_in + imported


def _japanese_name(face: Card) -> list[str]:
    return [JAPANESE_NAME + face.japanese_name] if face.japanese_name else []


def _face(face: Card) -> str:
    return "\n".join(filter(None, [facts_line(face), rules_text(face)]))
