"""A card as commands show it: on one line, and as JSON. Its rules text is in `sim.cards.wording`."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sim.cards.words import Card


def card_json(card: "Card") -> dict[str, Any]:
    """A card as JSON: its facts and its rules text."""
    from sim.cards.wording import rules_text, type_words
    from sim.engine.record.codes.card_types import FIGHTS, traits_of
    from sim.engine.record.codes.cards import CIVILIZATION_NAMES

    facts: dict[str, Any] = {"name": card.name}
    if card.japanese_name:
        facts["japanese_name"] = card.japanese_name
    if card.printed_in:
        facts["printed_in"] = list(card.printed_in)
    if card.halves:
        return {**facts, "halves": [card_json(half) for half in card.halves]}
    facts |= {
        "type": type_words(card),
        "civilizations": [name for bit, name in CIVILIZATION_NAMES.items() if card.civilizations & bit],
        "cost": card.cost,
        "power": card.power if traits_of(card.types) & FIGHTS else None,
        "races": list(card.races),
        "rules_text": rules_text(card),
    }
    if card.other_face is not None:
        facts["other_face"] = card_json(card.other_face)
    return facts


def card_line(card: "Card") -> str:
    """A card's name and facts; a twinpact has two halves."""
    from sim.cards.wording import facts_line

    return f"{card.name}: {' // '.join(facts_line(half) for half in card.halves or (card,))}"
