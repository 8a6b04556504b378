"""The English of a card, rendered from its definition, to be compared with the printed card.

There is no other text of a card: what a reader sees is what the engine plays.
"""

from sim.cards.words import Card
from sim.cards.words.effects import in_context, sentences
from sim.engine.record.codes.card_types import EVOLUTION, FIGHTS, FORBIDDEN, STAR, rows_of, traits_of
from sim.engine.record.codes.cards import CIVILIZATION_NAMES

ADDED_TYPES = {"Forbidden": FORBIDDEN, "Star": STAR, "Evolution": EVOLUTION}  # in the order of the type line
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
    """Name, facts and rules text; for a card with two faces or halves, those of both."""
    if card.halves:
        return "\n\n".join(card_text(half) for half in card.halves)
    text = "\n".join(filter(None, [card.name, facts_line(card), rules_text(card)]))
    return f"{text}\n\n{card_text(card.other_face)}" if card.other_face else text
