"""The English of a card, rendered from its definition, to be compared with the printed card.

There is no other text of a card: what a reader sees is what the engine plays.
"""

from sim.cards.words import Card
from sim.cards.words.effects import in_context, sentences
from sim.engine.record.codes.card_types import EVOLUTION, EXILE, FIGHTS, FORBIDDEN, STAR, rows_of, traits_of
from sim.engine.record.codes.cards import CIVILIZATION_NAMES

ADDED_TYPES = {
    "Forbidden": FORBIDDEN,
    "Exile": EXILE,
    "Star": STAR,
    "Evolution": EVOLUTION,
}  # in the order of the type line
OTHER_SIDE = "Other side: "
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
    if card.civilizations.bit_count() > 1:
        paragraphs.insert(0, MULTICOLORED)
    return "\n".join(paragraphs)


def type_words(card: Card) -> str:
    """The type of a card as on its type line: "Star Evolution Creature"."""
    words = [word for word, added in ADDED_TYPES.items() if card.types & added]
    words.append("/".join(row.noun.title() for row in rows_of(card.types)))
    return " ".join(words)


def facts_line(card: Card) -> str:
    """Type, civilizations, cost, power and races in one line.

    >>> from sim.cards.library import find_card
    >>> facts_line(find_card("Bronze-Arm Tribe"))
    'Creature - nature - cost 3 - power 1000 - Beast Folk'
    """
    civilizations = [name for bit, name in CIVILIZATION_NAMES.items() if card.civilizations & bit]
    facts = [type_words(card), "/".join(civilizations) or "colorless", f"cost {card.cost}"]
    if traits_of(card.types) & FIGHTS:
        facts.append(f"power {card.power}")
    if card.races:
        facts.append("/".join(card.races))
    return " - ".join(facts)


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
    other_side = [OTHER_SIDE + card.other_face.name, _face(card.other_face)] if card.other_face else []
    faces = [_face(half) for half in card.halves] or [_face(card), *other_side]
    return "\n".join([card.name, *_details(card), *faces])


def _details(card: Card) -> list[str]:
    other_names = [OTHER_NAMES + BETWEEN_OTHER_NAMES.join(card.other_names)] if card.other_names else []
    japanese_name = [JAPANESE_NAME + card.japanese_name] if card.japanese_name else []
    printed_in = [PRINTED_IN + ", ".join(card.printed_in)] if card.printed_in else []
    imported = [IMPORTED] if card.imported else []
    return other_names + japanese_name + printed_in + imported


def _face(face: Card) -> str:
    return "\n".join(filter(None, [facts_line(face), rules_text(face)]))
